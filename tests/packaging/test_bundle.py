"""The bundle: what goes in, and a real one that is made here, tried without a screen and played on one."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import astuple, replace
from pathlib import Path

import bundle
import packages
import pytest
from contents import Entry, is_system, is_wanted_data, is_wanted_plugin, modules_in, plugin_of, reachable
from elf import Elf, is_elf, read_elf

from qtsolitaire import system
from qtsolitaire.language import LANGUAGES
from qtsolitaire.storage.records import Records
from tests.end_to_end.hand import Hand, Point
from tests.end_to_end.screen import SIZE, Program, Screen, largest_difference, require_x, until
from tests.end_to_end.seen import Area
from tests.reference import example

ROOT = Path(__file__).resolve().parents[2]
SIMON = example("example_simple_simon.solitaire")
FIRST = next(SIMON.replay())
AWKWARD = "เกม ไพ่"
LEFT_HALF, RIGHT_HALF = Area(0, 0, 680, 600), Area(686, 0, 680, 600)
ROUNDING = 2  # of 255: by so much a shadow differs that has been painted in parts
TOLD_BY_QT = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "PYTHONPATH", "LANGUAGE", "LC_ALL")

BASIC = {
    "ld-linux-aarch64.so.1", "ld-linux-x86-64.so.2", "libbrotlicommon.so.1", "libc.so.6", "libdl.so.2",
    "libgcc_s.so.1", "libm.so.6", "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libstdc++.so.6",
    "libutil.so.1", "libz.so.1", "libzstd.so.1",
}  # fmt: skip
"""Libraries that no system with a package manager lacks, or that always come with one that is told."""

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="bundles of other systems have no such parts")


# --- what goes in -------------------------------------------------------------------------------------------------


def entry(target: str, kind: str = "BINARY", source: str = "") -> Entry:
    return Entry(target, source or f"/somewhere/{Path(target).name}", kind)


def reached(entries: list[Entry], needs: dict[str, set[str]]) -> list[str]:
    """The files that are taken, when the file of each name needs these libraries."""

    def read(path: Path) -> Elf:
        return Elf(path.name, frozenset(needs.get(path.name, set())))

    return sorted(entry.target for entry in reachable(entries, read))


def test_a_library_is_taken_if_something_that_is_taken_needs_it() -> None:
    module = entry("PySide6/QtGui.abi3.so", "EXTENSION")
    libraries = [entry("Qt/lib/libQt6Gui.so.6"), entry("libdeep.so.1"), entry("libgtk-3.so.0")]
    needs = {"QtGui.abi3.so": {"libQt6Gui.so.6"}, "libQt6Gui.so.6": {"libdeep.so.1"}, "libdeep.so.1": {"libm.so.6"}}
    assert reached([module, *libraries], needs) == [
        "PySide6/QtGui.abi3.so",
        "Qt/lib/libQt6Gui.so.6",
        "libdeep.so.1",
    ]


def test_a_plugin_is_taken_if_it_is_wanted_and_only_then_what_it_needs() -> None:
    wanted = "PySide6/Qt/plugins/platforms/libqxcb.so"
    unwanted = "PySide6/Qt/plugins/platformthemes/libqgtk3.so"
    needs = {"libqxcb.so": {"libQt6XcbQpa.so.6"}, "libqgtk3.so": {"libgtk-3.so.0"}}
    entries = [entry(wanted), entry(unwanted), entry("Qt/lib/libQt6XcbQpa.so.6"), entry("libgtk-3.so.0")]
    assert reached(entries, needs) == [wanted, "Qt/lib/libQt6XcbQpa.so.6"]


def test_a_library_of_the_system_is_left_to_it() -> None:
    needs = {"QtGui.abi3.so": {"libGL.so.1", "libfontconfig.so.1", "libxcb-cursor.so.0"}}
    entries = [entry("QtGui.abi3.so", "EXTENSION"), entry("libGL.so.1"), entry("libfontconfig.so.1")]
    assert reached([*entries, entry("libxcb-cursor.so.0")], needs) == ["QtGui.abi3.so", "libxcb-cursor.so.0"]


def test_a_link_is_taken_if_what_it_leads_to_is() -> None:
    needs = {"QtGui.abi3.so": {"libQt6Gui.so.6"}}
    module, library = entry("QtGui.abi3.so", "EXTENSION"), entry("Qt/lib/libQt6Gui.so.6")
    good = entry("libQt6Gui.so.6", "SYMLINK", "Qt/lib/libQt6Gui.so.6")
    bad = entry("libQt6EglFs.so.6", "SYMLINK", "Qt/lib/libQt6EglFs.so.6")
    assert reached([module, library, good, bad], needs) == [
        "Qt/lib/libQt6Gui.so.6",
        "QtGui.abi3.so",
        "libQt6Gui.so.6",
    ]


@pytest.mark.parametrize(
    ("plugin", "is_wanted"),
    [
        ("platforms/libqxcb.so", True),
        ("platforms/libqwayland.so", True),
        ("platforms/libqwayland-generic.so", True),
        ("platforms/libqoffscreen.so", True),
        ("platforms/qwindows.dll", True),
        ("platforms/libqcocoa.dylib", True),
        ("platforminputcontexts/libibusplatforminputcontextplugin.so", True),
        ("iconengines/libqsvgicon.so", True),
        ("platforms/libqvnc.so", False),
        ("platformthemes/libqgtk3.so", False),
        ("imageformats/libqpdf.so", False),
        ("tls/libqopensslbackend.so", False),
    ],
)
def test_plugins_are_wanted_by_their_names_on_every_system(plugin: str, is_wanted: bool) -> None:
    assert plugin_of(f"PySide6/Qt/plugins/{plugin}") == plugin
    assert is_wanted_plugin(plugin) == is_wanted


def test_what_is_no_plugin_is_not_taken_for_one() -> None:
    assert plugin_of("PySide6/Qt/lib/libQt6Gui.so.6") is None


def test_the_data_of_qt_and_the_sources_of_translations_stay_behind() -> None:
    assert is_wanted_data("qtsolitaire/translations/qtsolitaire_vi.qm")
    assert is_wanted_data("qtsolitaire/resources/icon.svg")
    assert not is_wanted_data("qtsolitaire/translations/qtsolitaire_vi.ts")
    assert not is_wanted_data("PySide6/Qt/translations/qtbase_de.qm")


def test_a_module_is_found_wherever_it_lies_in_the_package(tmp_path: Path) -> None:
    for name in ("__init__.py", "app.py", "games/__init__.py", "games/third_game.py", "games/notes.txt"):
        file = tmp_path / "little" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert modules_in(tmp_path / "little") == ["little", "little.app", "little.games", "little.games.third_game"]


@linux_only
def test_every_library_that_is_left_to_the_system_is_one_whose_absence_is_told() -> None:
    told = {part.name for parts in system.LIBRARIES.values() for part in parts}
    assert {"libGL.so.1", "libX11.so.6", "libfontconfig.so.1"} <= {name for name in told if is_system(name)}
    assert not any(is_system(name) for name in told if name.startswith(("libxcb-cursor", "libxkbcommon")))


@linux_only
def test_the_dynamic_section_of_a_library_is_read(tmp_path: Path) -> None:
    (text := tmp_path / "text.so").write_text("no library", encoding="utf-8")
    assert is_elf(Path(sys.executable))
    assert not is_elf(text)
    assert "libc.so.6" in read_elf(Path(sys.executable)).needed
    with pytest.raises(subprocess.CalledProcessError):
        read_elf(tmp_path / "gone.so")


def test_what_a_bundle_has_carried_along_is_not_told_as_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    carried, absent = system.Part("libcarried.so.1", "carried1"), system.Part("libabsent.so.1", "absent1")
    (tmp_path / carried.name).touch()
    monkeypatch.setattr(sys, "platform", "linux")
    assert system.missing_from([carried, absent]) == [carried, absent]
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert system.missing_from([carried, absent]) == [absent]


def test_programs_that_the_bundle_starts_find_the_libraries_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    start = ROOT / "packaging" / "start.py"
    names: dict[str, object] = {"__name__": "start"}
    exec(compile(start.read_text(encoding="utf-8"), str(start), "exec"), names)
    restore = names["restore_library_path"]
    assert callable(restore)
    for before, after in (("/usr/own", "/usr/own"), (None, None)):
        monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
        monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
        if before:
            monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
        restore()
        assert (os.environ.get("LD_LIBRARY_PATH"), os.environ.get("LD_LIBRARY_PATH_ORIG")) == (after, None)


# --- a real one ---------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A bundle, in a folder whose name has a space and Thai letters."""
    folder = tmp_path_factory.mktemp("bundle")
    return bundle.build(folder / AWKWARD, folder / "work")


def bare_environment(home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in TOLD_BY_QT}
    return {**kept, "HOME": str(home), "TMPDIR": str(home), "LANG": "C.UTF-8"}


def relative_files(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*")}


def test_the_bundle_passes_its_self_test_from_a_folder_that_cannot_be_written(made: Path, tmp_path: Path) -> None:
    before = relative_files(made)
    writable = [path for path in [made, *made.rglob("*")] if not path.is_symlink()]
    for path in writable:
        path.chmod(path.stat().st_mode & ~0o222)
    try:
        bundle.self_test([str(bundle.program_in(made))], bare_environment(tmp_path))
    finally:
        for path in writable:
            path.chmod(path.stat().st_mode | 0o200)
    assert relative_files(made) == before


def test_the_bundle_has_every_game_window_and_catalogue(made: Path, tmp_path: Path) -> None:
    inside = relative_files(made)
    for language in LANGUAGES:
        assert any(name.endswith(f"translations/qtsolitaire_{language}.qm") for name in inside)
    assert not [name for name in inside if name.endswith(".ts") or re.search(r"/qt(base)?_\w+\.qm$", name)]
    for window in ("new-game", "options", "statistics", "rules", "replay", "about"):
        picture = tmp_path / f"{window}.png"
        command = [str(bundle.program_in(made)), "--screenshot", str(picture), "--window", window, "--language", "th"]
        done = subprocess.run(command, env=bare_environment(tmp_path), capture_output=True, check=False)
        assert done.returncode == 0, done.stderr
        assert picture.stat().st_size > 1000


@linux_only
def test_the_bundle_is_small_and_has_no_file_too_many(made: Path) -> None:
    assert bundle.size_of(made) <= bundle.LARGEST
    plugins = {plugin for name in relative_files(made) if (plugin := plugin_of(name)) and plugin.endswith(".so")}
    assert {"platforms/libqxcb.so", "platforms/libqwayland.so", "platforms/libqoffscreen.so"} <= plugins
    assert all(is_wanted_plugin(plugin) for plugin in plugins)
    assert not [path for path in made.rglob("*") if not path.exists()], "links that lead nowhere"
    assert not [name for name in relative_files(made) if "gtk" in name.lower()]


@linux_only
def test_what_the_bundle_leaves_to_the_system_is_told_when_it_is_missing(made: Path) -> None:
    told = {part.name for parts in system.LIBRARIES.values() for part in parts}
    needed = packages.needed_of_system(made)
    assert {"libGL.so.1", "libxcb.so.1"} <= needed
    assert needed - {"libcups.so.2"} <= told | BASIC  # without CUPS its plugin is not loaded, which harms nobody


@linux_only
def test_the_bundle_carries_the_terms_of_what_is_in_it(made: Path) -> None:
    licences = relative_files(made / "_internal" / "licences")
    assert {"LICENSE", "LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt", "README.txt"} <= licences
    if shutil.which("dpkg-query"):
        assert "libraries/libxcb-cursor0.txt" in licences


# --- on a screen --------------------------------------------------------------------------------------------------


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    require_x()
    (folder := tmp_path / "screen").mkdir(mode=0o700)
    screen = Screen(folder)
    yield screen
    screen.stop()


@pytest.fixture
def model(screen: Screen, tmp_path: Path) -> Iterator[Program]:
    """The program from the source tree with the example's deal, on the left half of the screen."""
    (folder := tmp_path / "source").mkdir()
    program = Program(screen, folder, ["--deal", str(SIMON.deal.code)], "tests.end_to_end.onlooker", 1)
    try:
        program.find_window()
        program.place(LEFT_HALF)
        yield program
    finally:
        program.leave()


def play(screen: Screen, way: list[Point]) -> None:
    """Drag along a way, and take the mouse into the corner."""
    start, *others = way
    screen.do("mousemove", *start, "mousedown", 1)
    screen.do(*(word for point in others for word in ("mousemove", *point, "sleep", 0.005)), "mouseup", 1)
    screen.do("mousemove", SIZE[0] - 1, SIZE[1] - 1)


@linux_only
def test_the_bundle_plays_a_move_in_its_window_as_the_source_tree_does(
    made: Path, screen: Screen, model: Program, tmp_path: Path
) -> None:
    hand = Hand(model, SIMON.deal)
    hand.step_back()
    aside = RIGHT_HALF.x - LEFT_HALF.x
    profile = tmp_path / "profile"
    command = [str(bundle.program_in(made)), "--profile", str(profile), "--deal", str(SIMON.deal.code)]
    env = {name: value for name, value in screen.env.items() if name != "PYTHONPATH"}

    def look_alike() -> bool:
        table = model.rest().table
        beside = screen.picture(replace(table, x=table.x + aside))
        return largest_difference(screen.picture(table), beside) <= ROUNDING

    with subprocess.Popen(command, cwd=tmp_path, env=env, stderr=subprocess.PIPE) as program:
        try:
            (window,) = until(lambda: screen.windows_of(program.pid), "the window appears")
            screen.do("windowmove", window, *astuple(RIGHT_HALF)[:2], "windowsize", window, *astuple(RIGHT_HALF)[2:])
            until(look_alike, "the cards are dealt")
            way = hand.way(FIRST.move)
            play(screen, way)
            hand.sees(FIRST.after, 1)
            until(lambda: not look_alike(), "only the source tree has made the move")
            play(screen, [Point(point.x + aside, point.y) for point in way])
            until(look_alike, "the bundle has made the move too")
            screen.close(window)
            assert program.wait(30) == 0
        finally:
            program.kill()
        assert program.stderr
        assert program.stderr.read() == b""
    assert kept_moves(profile) == (str(FIRST.move),)


def kept_moves(profile: Path) -> tuple[str, ...]:
    """The moves of the game that was on the table last."""
    with closing(Records(profile)) as records:
        kept = records.last_on_table()
    return kept.moves if kept else ()
