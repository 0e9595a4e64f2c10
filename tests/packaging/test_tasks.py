"""The task script: what it decides, and one whole start in a small checkout with a package that is made on the spot."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from qtsolitaire import system
from tests.packaging.scripts import loaded

ROOT = Path(__file__).resolve().parents[2]

# The program of the small checkout. What it imports comes from the locked requirement.
PROGRAM = """
import sys
from pathlib import Path
import little
print(little.WORD, sys.argv[1:-1], Path(sys.argv[-1]).read_text())
sys.exit(7)
"""


tasks = loaded("tasks.py")


def requirement(folder: Path, word: str) -> str:
    """Make a wheel with one module, little.py, and return the line of a lock file that installs it."""
    wheel = folder / "little-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        archive.writestr("little.py", f"WORD = {word!r}\n")
        archive.writestr("little-1.0.dist-info/METADATA", "Metadata-Version: 2.1\nName: little\nVersion: 1.0\n")
        archive.writestr("little-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr("little-1.0.dist-info/RECORD", "")
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    return f"little @ {wheel.as_uri()} --hash=sha256:{digest}\n"


def lay_out(root: Path) -> Any:
    """A checkout with the real script, a lock file and no virtual environment."""
    (root / "packaging").mkdir(parents=True)
    (root / "qtsolitaire" / "core").mkdir(parents=True)
    shutil.copy(ROOT / "packaging" / "tasks.py", root / "packaging")
    shutil.copy(ROOT / "qtsolitaire" / "system.py", root / "qtsolitaire")
    shutil.copy(ROOT / "qtsolitaire" / "core" / "text.py", root / "qtsolitaire" / "core")
    (root / "qtsolitaire" / "__init__.py").touch()
    (root / "qtsolitaire" / "__main__.py").write_text(PROGRAM, encoding="utf-8")
    (root / "packaging" / tasks.RUNTIME_LOCK).write_text(requirement(root, "hello"), encoding="utf-8")
    # No screen: the libraries of a window are not this test's business. No index: nor is the network.
    env = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    return tasks.Checkout(root, {**env, "PIP_NO_INDEX": "1"})


def make_bare_venv(checkout: Any) -> Any:
    """A virtual environment without pip and without a stamp; the stamp that says that all is installed."""
    subprocess.run([tasks.base_python(), "-m", "venv", "--without-pip", checkout.venv], check=True)
    hashes = checkout.hashes([tasks.RUNTIME_LOCK])
    return tasks.Stamp(tasks.this_python(), tasks.interpreter_of(checkout), hashes)


def start(checkout: Any, folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Type a command of the README in some folder."""
    command = [tasks.base_python(), str(checkout.root / "packaging" / "tasks.py"), *words]
    return subprocess.run(command, cwd=folder, env=checkout.env, capture_output=True, text=True, check=False)


# -- the list of tasks and the command line


def test_the_help_lists_every_task_with_what_it_does() -> None:
    text = tasks.help_text(tasks.TASKS)
    for name, task in tasks.TASKS.items():
        assert re.search(rf"^  {name} +\S.{{20}}", text, re.MULTILINE), task


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"], ["help"]])
def test_without_a_task_the_help_is_printed(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert tasks.main(words, tasks.Checkout(tmp_path, {})) == 0
    assert capsys.readouterr().out == tasks.help_text(tasks.TASKS)


def test_an_unknown_task_is_named_and_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tasks.main(["dance"], tasks.Checkout(tmp_path, {})) == 2
    shown = capsys.readouterr()
    assert "“dance”" in shown.err
    assert not shown.out


@pytest.mark.parametrize(
    ("words", "arguments"),
    [
        (["do"], []),
        (["do", "--", "--version"], ["--version"]),
        (["do", "--version", "a.txt"], ["--version", "a.txt"]),
        (["do", "--", "--", "x"], ["--", "x"]),
        (["do", "--help"], ["--help"]),
    ],
)
def test_a_task_is_given_its_arguments_with_and_without_two_dashes(
    words: list[str], arguments: list[str], tmp_path: Path
) -> None:
    given: list[Sequence[str]] = []

    def do(_checkout: object, arguments: Sequence[str]) -> int:
        given.append(arguments)
        return 3

    assert tasks.main(words, tasks.Checkout(tmp_path, {}), {"do": do}) == 3
    assert given == [arguments]


def test_a_task_that_cannot_go_on_says_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def do(_checkout: object, _arguments: Sequence[str]) -> int:
        raise tasks.SetupError("There is no such thing.")

    assert tasks.main(["do"], tasks.Checkout(tmp_path, {}), {"do": do}) == 1
    assert capsys.readouterr().err == "There is no such thing.\n"


def test_every_check_is_made_even_after_one_that_failed(capsys: pytest.CaptureFixture[str]) -> None:
    assert tasks.failures({"one": lambda: 1, "two": lambda: 0, "three": lambda: 5}) == ["one", "three"]
    assert tasks.report(["one", "three"]) == 1
    assert "one, three" in capsys.readouterr().err
    assert tasks.report([]) == 0


# -- the stamp


@pytest.mark.parametrize("is_begun", [False, True])
@pytest.mark.parametrize("locks", [{}, {"requirements.txt": "12ab"}, {"requirements.txt": "12ab", "b.txt": "34cd"}])
def test_a_stamp_is_read_as_it_was_written(locks: dict[str, str], is_begun: bool) -> None:
    stamp = tasks.Stamp("cpython-311 linux", "/a folder/python3.11", locks, is_begun)
    assert tasks.Stamp.parse(str(stamp)) == stamp


@pytest.mark.parametrize("text", ["", "python a\n", "interpreter /x\n", "python a\ninterpreter b\nc d\n"])
def test_what_is_no_stamp_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a stamp"):
        tasks.Stamp.parse(text)


def test_what_a_virtual_environment_needs_is_told_by_its_stamp(tmp_path: Path) -> None:
    checkout, names = lay_out(tmp_path / "checkout"), [tasks.RUNTIME_LOCK]
    assert tasks.needed(checkout, names) is tasks.Need.MAKE
    whole = make_bare_venv(checkout)
    assert tasks.needed(checkout, names) is tasks.Need.MAKE, "half made: no stamp"
    for stamp, need in [
        (whole, tasks.Need.NOTHING),
        (replace(whole, is_begun=True), tasks.Need.NOTHING),
        (replace(whole, locks={}), tasks.Need.MAKE),
        (replace(whole, python="cpython-27 linux"), tasks.Need.MAKE),
        (replace(whole, interpreter=str(tmp_path / "vanished")), tasks.Need.MAKE),
        (whole, tasks.Need.NOTHING),
    ]:
        tasks.write_stamp(checkout, stamp)
        assert tasks.needed(checkout, names) is need, stamp
    checkout.python.unlink()
    assert tasks.needed(checkout, names) is tasks.Need.MAKE, "no interpreter"


# -- a whole start


def test_a_checkout_starts_from_nothing_then_at_once_and_mends_itself(tmp_path: Path) -> None:
    checkout = lay_out(tmp_path / "a checkout")
    (tmp_path / "note.txt").write_text("a note", encoding="utf-8")
    (tmp_path / "qtsolitaire.py").write_text("raise SystemExit('the wrong one')", encoding="utf-8")

    first = start(checkout, tmp_path, "run", "--", "--flag", "note.txt")
    assert (first.returncode, first.stdout) == (7, "hello ['--flag'] a note\n"), first.stderr
    assert ".venv" in first.stderr

    second = start(checkout, tmp_path, "run", "note.txt")
    assert (second.returncode, second.stdout, second.stderr) == (7, "hello [] a note\n", "")

    checkout.lock_file(tasks.RUNTIME_LOCK).write_text("little==2.0 --hash=sha256:" + 64 * "0", encoding="utf-8")
    offline = start(checkout, tmp_path, "run", "note.txt")
    assert (offline.returncode, offline.stdout) == (1, "")
    assert offline.stderr.endswith("The requirements could not be installed; is this computer online?\n")
    assert tasks.read_stamp(checkout).locks == {}

    # pip was killed here: nobody knows what is in .venv.
    tasks.write_stamp(checkout, replace(tasks.read_stamp(checkout), is_begun=True))
    checkout.lock_file(tasks.RUNTIME_LOCK).write_text(requirement(checkout.root, "again"), encoding="utf-8")
    mended = start(checkout, tmp_path, "run", "note.txt")
    assert (mended.returncode, mended.stdout) == (7, "again [] a note\n"), mended.stderr
    assert "Removing the old .venv" in mended.stderr


def test_the_program_finds_the_checkout_before_what_the_user_has_on_the_path(tmp_path: Path) -> None:
    env = tasks.run_environment(tasks.Checkout(tmp_path, {"PYTHONPATH": "mine", "HOME": "h"}))
    assert env == {"PYTHONPATH": f"{tmp_path}{os.pathsep}mine", "HOME": "h"}
    assert tasks.run_environment(tasks.Checkout(tmp_path, {}))["PYTHONPATH"] == str(tmp_path)


# -- the system's parts


def test_missing_parts_are_installed_and_asked_for_again() -> None:
    there: list[str] = []

    def missing() -> list[system.Part]:
        return [] if "thing1" in there else [system.Part("libthing.so.1", "thing1")]

    assert tasks.provide(missing, list, there.extend) == []
    assert there == ["thing1"]


def test_missing_parts_that_cannot_be_installed_end_the_task_with_what_to_type() -> None:
    part = system.Part("libthing.so.1", "thing1")
    for installer in (None, lambda _packages: None):
        with pytest.raises(tasks.SetupError, match=r"thing1|libthing\.so\.1"):
            tasks.provide(lambda: [part], list, installer)


def test_wished_parts_that_cannot_be_installed_are_returned() -> None:
    part = system.Part("xdotool", "xdotool")
    assert tasks.provide(list, lambda: [part], None) == [part]


def test_the_tools_of_the_end_to_end_tests_are_looked_for_on_the_path(tmp_path: Path) -> None:
    lacking = tasks.missing_for_end_to_end(tasks.Checkout(tmp_path, {"PATH": str(tmp_path)}))
    names = {part.name for part in lacking}
    assert ({"Xvfb", "xdotool"} <= names) == (sys.platform == "linux")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere nothing of the system is needed for a bundle")
def test_the_tools_that_make_a_bundle_are_named_with_their_package(tmp_path: Path) -> None:
    lacking = tasks.missing_for_bundle(tasks.Checkout(tmp_path, {"PATH": str(tmp_path)}))
    assert [(part.name, part.package) for part in lacking[:2]] == [("readelf", "binutils"), ("strip", "binutils")]
    assert tasks.missing_for_bundle(tasks.Checkout(tmp_path, os.environ)) == []


# -- the lock files


def locked_names(name: str) -> set[str]:
    """The names of the packages in a lock file."""
    text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z0-9-]+)==", text, re.MULTILINE))


def wanted_names(requirements: list[str]) -> set[str]:
    """The names in the requirements of pyproject.toml, as lock files spell them."""
    return {re.split(r"[^A-Za-z0-9-]", text, maxsplit=1)[0].lower() for text in requirements}


@pytest.mark.parametrize("name", [tasks.RUNTIME_LOCK, tasks.DEV_LOCK, tasks.BUNDLE_LOCK])
def test_every_requirement_is_locked_with_a_hash_and_names_no_place(name: str) -> None:
    text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    assert text.startswith(tasks.LOCK_HEADER)
    assert tasks.lock_faults(text) == []


@pytest.mark.parametrize(
    "line",
    [
        "little --hash=sha256:00",
        "little>=1.0 --hash=sha256:00",
        "little==1.0",
        "little==1.0 \\\n    # via pip",
        "little @ https://example.org/little --hash=sha256:00",
        "--extra-index somewhere",
        "little==1.0 --hash=sha256:00\n    # via game (/home/someone/pyproject.toml)",
    ],
)
def test_a_line_that_does_not_belong_into_a_lock_file_is_found(line: str) -> None:
    assert tasks.lock_faults(line)


def test_the_lock_files_hold_what_pyproject_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert wanted_names(project["project"]["dependencies"]) <= locked_names(tasks.RUNTIME_LOCK)
    assert wanted_names(project["dependency-groups"]["dev"]) <= locked_names(tasks.DEV_LOCK)
    assert wanted_names(project["dependency-groups"]["bundle"]) <= locked_names(tasks.BUNDLE_LOCK)


def test_every_python_is_given_the_same_qt() -> None:
    text = (ROOT / "packaging" / tasks.RUNTIME_LOCK).read_text(encoding="utf-8")
    lines = re.findall(r"^pyside6-essentials==.*", text, re.MULTILINE)
    assert len(lines) == 1
    assert ";" not in lines[0], "a marker: this Qt is not for all"
