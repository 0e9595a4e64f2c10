"""Makes the bundle for the system it runs on, with PyInstaller, and tries it: `python3 packaging/tasks.py bundle`.

The bundle is the folder dist/qtsolitaire (on macOS also qtsolitaire.app). It is tried as it is: the self-test is run,
its size is held against the limit, and its start against that of the source tree, taken by turns in the same minute so
that both meet the same machine.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import icons
from windows.version import version_resource

from qtsolitaire import __version__

ROOT: Final = Path(__file__).resolve().parent.parent
WORK: Final = ROOT / "build" / "bundle"
DIST: Final = ROOT / "dist"

LARGEST: Final = 115_000_000
"""Bytes that the bundle for Linux may have; those for other systems have not been weighed."""

SLOWEST_START: Final = 1.2
"""Times the start of the source tree."""

STARTS: Final = 7


class BundleError(Exception):
    """There is no good bundle; the message is one sentence."""


def main(words: Sequence[str]) -> int:
    """Make a bundle and try it; the exit code."""
    parser = argparse.ArgumentParser(prog="tasks.py bundle", description="Make the program's own folder, in dist/.")
    parser.add_argument("--into", type=Path, default=DIST, metavar="DIR", help="make it here instead")
    parser.add_argument("--work", type=Path, default=WORK, metavar="DIR", help="for files in between")
    parser.add_argument("--no-trial", action="store_true", help="only make it")
    arguments = parser.parse_args(words)
    try:
        folder = build(arguments.into.resolve(), arguments.work.resolve())
        if not arguments.no_trial:
            trial(folder)
    except BundleError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


# -- making it --------------------------------------------------------------------------------------------------------


def build(into: Path, work: Path) -> Path:
    """Make the bundle.

    Args:
        into: The folder that gets it.
        work: A folder for what is made in between.

    Returns:
        The bundle's folder.

    Raises:
        BundleError: PyInstaller has failed.
    """
    made = work / "made"
    make_inputs(made)
    # Of warnings there are many, about libraries of plugins that are not taken.
    options = ["--noconfirm", "--log-level", "ERROR", "--distpath", str(into), "--workpath", str(work)]
    # PyInstaller's cache of stripped files is kept in the project's folder too.
    env = {**os.environ, "QTSOLITAIRE_MADE": str(made), "PYINSTALLER_CONFIG_DIR": str(work / "cache")}
    command = [sys.executable, "-m", "PyInstaller", *options, str(ROOT / "packaging" / "bundle.spec")]
    if subprocess.run(command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, check=False).returncode:
        raise BundleError("PyInstaller could not make the bundle.")
    folder = into / "qtsolitaire"
    add_notices(folder, made / "carried.txt")
    return folder


def make_inputs(made: Path) -> None:
    """Make the files that the spec asks for on this system."""
    made.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        icons.write_windows_icon(made / "qtsolitaire.ico")
        (made / "version.txt").write_text(version_resource(__version__), encoding="utf-8")
    elif sys.platform == "darwin":
        icons.write_macos_icon(made / "qtsolitaire.icns")


def add_notices(folder: Path, carried: Path) -> None:
    """Put the copyright notices of the system's libraries into the bundle, where Debian tells them.

    Args:
        folder: The bundle.
        carried: The file in which the spec has listed where the bundle's files come from.
    """
    if sys.platform != "linux" or not shutil.which("dpkg-query"):
        return
    notices = folder / "_internal" / "licences" / "libraries"
    notices.mkdir(parents=True, exist_ok=True)
    for source in carried.read_text(encoding="utf-8").splitlines():
        package = package_of(Path(source))
        if package:
            shutil.copyfile(f"/usr/share/doc/{package}/copyright", notices / f"{package}.txt")


def package_of(file: Path) -> str | None:
    """Return the Debian package that a file belongs to; None if it is none's, or tells no copyright."""
    # /lib is a link to /usr/lib, and packages name their files by the one or the other.
    for name in (file.resolve(), Path("/", *file.resolve().parts[2:])):
        command = ["dpkg-query", "--search", str(name)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        package = done.stdout.partition(":")[0]
        if done.returncode == 0 and Path("/usr/share/doc", package, "copyright").exists():
            return package
    return None


# -- trying it --------------------------------------------------------------------------------------------------------


def program_in(folder: Path) -> Path:
    """Return the program of a bundle that prints where it is started from."""
    return folder / ("qtsolitaire-console.exe" if sys.platform == "win32" else "qtsolitaire")


def trial(folder: Path) -> None:
    """Run the self-test of a bundle, and print how large it is and how fast it starts.

    Raises:
        BundleError: The self-test fails, or a limit is not kept.
    """
    size = size_of(folder)
    print(f"bundle: {size / 1e6:.1f} MB in {sum(1 for _ in folder.rglob('*'))} files and folders")
    if sys.platform == "linux" and size > LARGEST:
        raise BundleError(f"The bundle is larger than {LARGEST / 1e6:.0f} MB.")
    self_test([str(program_in(folder))])
    ratio = start_ratio([str(program_in(folder))])
    print(f"start: {ratio:.2f} times that of the source tree")
    if ratio > SLOWEST_START:
        raise BundleError(f"The bundle takes more than {SLOWEST_START} times as long to start as the source tree.")


def size_of(folder: Path) -> int:
    """Return the bytes of all files of a folder; links have none."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def self_test(command: Sequence[str], env: dict[str, str] | None = None) -> None:
    """Run the self-test of a program, in a folder that is not its own.

    Raises:
        BundleError: It has failed; its words are printed.
    """
    # Where no language is set Qt complains; so one is set.
    env = {**(env or os.environ), "LC_ALL": "C.UTF-8"}
    with tempfile.TemporaryDirectory() as elsewhere:
        done = subprocess.run(
            [*command, "--self-test"], cwd=elsewhere, env=env, capture_output=True, encoding="utf-8", check=False
        )
    *_, last = done.stdout.splitlines() or [""]
    if done.returncode or last != "self-test passed" or done.stderr:
        print(done.stdout + done.stderr)
        raise BundleError(f"The self-test of {command[0]} has failed.")
    print(f"{last} ({len(done.stdout.splitlines()) - 1} checks)")


def start_ratio(command: Sequence[str]) -> float:
    """Return how many times as long a program takes to its first picture as the source tree does: medians, by turns.

    A first turn does not count: it reads files that later ones find in memory.
    """
    source = [sys.executable, "-P", "-m", "qtsolitaire"]
    times: dict[str, list[float]] = {"source": [], "program": []}
    seconds_to_picture(source)
    seconds_to_picture(command)
    for _ in range(STARTS):
        times["source"].append(seconds_to_picture(source))
        times["program"].append(seconds_to_picture(command))
    return statistics.median(times["program"]) / statistics.median(times["source"])


def seconds_to_picture(command: Sequence[str]) -> float:
    """Let a program show its window without a screen, draw it into a file and end; the time that took."""
    with tempfile.TemporaryDirectory() as folder:
        begun = seconds()
        subprocess.run([*command, "--screenshot", str(Path(folder, "x.png"))], capture_output=True, check=True)
        return seconds() - begun


def seconds() -> float:
    """Return a time that runs with what ended programs have used of the processor: others may be at work here.

    Windows does not tell it; there the clock has to do.
    """
    used = os.times()
    return time.perf_counter() if os.name == "nt" else used.children_user + used.children_system


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
