"""The options: what they are at first, that they are kept, and that no file can hurt them.

`restarted` reads a copy of the file under another name, because QSettings remembers files within one process: only so
the words of the file are read, as after a restart.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray

from qtsolitaire.storage.options import Options
from tests.reference import few

ROOT = Path(__file__).parents[2]
FLAGS = {
    "double_click": True,
    "auto_place": False,
    "click_sends_up": True,
    "placement_aid": True,
    "interactive_rules": True,
}
BARS = {"menu_bar": True, "tool_bar": True, "status_bar": True, "clock": True}
WORDS = {
    "deck": ("classic", "four-colour", "large", "dark"),
    "cloth": ("green", "blue", "grey", "plain"),
    "scheme": ("system", "light", "dark"),
    "speed": ("normal", "fast", "off"),
    "reduced_motion": ("system", "on", "off"),
}
"""The words that each option may be, its default first."""
DEFAULTS: dict[str, object] = {
    **FLAGS,
    **BARS,
    **{name: words[0] for name, words in WORDS.items()},
    "last_game": "",
}
KEYS = {
    **{name: f"play/{name}" for name in FLAGS},
    **{name: f"window/{name}" for name in BARS},
    **{name: f"look/{name}" for name in ("deck", "cloth", "scheme")},
    "speed": "motion/speed",
    "reduced_motion": "motion/reduced",
    "last_game": "last/game",
}
OTHERS: dict[str, object] = {
    **{name: not value for name, value in (FLAGS | BARS).items()},
    **{name: words[-1] for name, words in WORDS.items()},
    "last_game": "SH",
}
"""For every option a value that is not its default."""

copies = count()


def values(options: Options) -> dict[str, object]:
    return {name: getattr(options, name) for name in DEFAULTS}


def restarted(options: Options) -> Options:
    """The options as they are after the program has ended and begun again."""
    options.save()
    file = Path(options.settings.fileName())
    copy = file.with_name(f"restart-{next(copies)}.ini")
    if file.exists():
        shutil.copyfile(file, copy)
    return Options(copy)


def written(changed: dict[str, object]) -> str:
    """A settings file with these values, all others other than their defaults."""
    sections: dict[str, list[str]] = {}
    for name, value in {**OTHERS, **changed}.items():
        section, _, key = KEYS[name].partition("/")
        sections.setdefault(section, []).append(f"{key}={str(value).lower() if isinstance(value, bool) else value}")
    return "\n".join(f"[{section}]\n" + "\n".join(lines) + "\n" for section, lines in sections.items())


def copies_aside(file: Path) -> list[Path]:
    return sorted(path for path in file.parent.iterdir() if path != file and not path.name.startswith("restart-"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.ini"


# --- defaults, and keeping ----------------------------------------------------------------------------------------


def test_after_installing_the_options_are_those_of_the_rules(file: Path) -> None:
    options = Options(file)
    assert options.double_click
    assert not options.auto_place
    assert options.placement_aid
    assert options.interactive_rules
    assert options.click_sends_up
    assert options.last_game == ""
    assert values(options) == DEFAULTS


def test_after_installing_no_level_was_begun_and_no_window_placed(file: Path) -> None:
    options = Options(file)
    assert (options.last_level("SS"), options.last_level("SH"), options.geometry.size()) == ("", "", 0)


def test_to_read_the_options_makes_no_file(file: Path) -> None:
    values(Options(file))
    assert not file.exists()


@pytest.mark.parametrize("name", DEFAULTS)
def test_each_option_survives_a_restart_and_changes_no_other(file: Path, name: str) -> None:
    options = Options(file)
    setattr(options, name, OTHERS[name])
    assert values(options) == {**DEFAULTS, name: OTHERS[name]}
    again = restarted(options)
    assert values(again) == {**DEFAULTS, name: OTHERS[name]}
    setattr(again, name, DEFAULTS[name])
    assert values(restarted(again)) == DEFAULTS


@pytest.mark.parametrize("name", FLAGS)
def test_a_flag_that_was_read_from_a_file_is_a_truth_value_and_no_word(file: Path, name: str) -> None:
    file.write_text(written({name: False}), encoding="utf-8")
    assert getattr(Options(file), name) is False


@pytest.mark.parametrize(("name", "word"), [(name, word) for name, words in WORDS.items() for word in words])
def test_each_word_that_an_option_may_be_survives_a_restart(file: Path, name: str, word: str) -> None:
    options = Options(file)
    setattr(options, name, word)
    assert getattr(restarted(options), name) == word


def test_the_folder_of_the_file_is_made_when_something_is_written(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "deeper" / "settings.ini"
    options = Options(file)
    options.auto_place = True
    options.save()
    assert file.is_file()
    assert restarted(options).auto_place is True


def test_last_game_and_levels_survive_a_restart(file: Path) -> None:
    options = Options(file)
    options.remember_level("SS", "S4")
    options.remember_level("SH", "C2")
    again = restarted(options)
    assert (again.last_game, again.last_level("SS"), again.last_level("SH")) == ("SH", "S4", "C2")


GEOMETRIES = {
    "empty": b"",
    "plain": b"geometry",
    "every byte": bytes(range(256)),
    "quotes": b'"" \x00"\x22\x01\x02\x03"',
    "blanks and lines": b" \t\r\n ;=,[]()@%\\ ",
}


@pytest.mark.parametrize("geometry", GEOMETRIES.values(), ids=GEOMETRIES)
def test_the_windows_geometry_survives_a_restart_whatever_bytes_it_has(file: Path, geometry: bytes) -> None:
    options = Options(file)
    options.geometry = QByteArray(geometry)
    options.auto_place = True
    again = restarted(options)
    assert (bytes(again.geometry.data()), again.auto_place, again.set_aside) == (geometry, True, None)


def test_a_change_is_told_once_with_the_options_name(file: Path) -> None:
    options = Options(file)
    told: list[str] = []
    options.changed.connect(told.append)
    for name, value in OTHERS.items():
        setattr(options, name, value)
    assert told == list(OTHERS)


def test_to_set_what_is_set_already_tells_nothing_and_writes_nothing(file: Path) -> None:
    options = Options(file)
    told: list[str] = []
    options.changed.connect(told.append)
    for name, value in DEFAULTS.items():
        setattr(options, name, value)
    options.save()
    assert told == []
    assert not file.exists()


def test_keys_that_this_version_does_not_know_are_kept(file: Path) -> None:
    file.write_text('[play]\nfrom_the_future=7\n\n[future]\nwords="a, b; c=d"\nnumber=3.5\n', encoding="utf-8")
    options = Options(file)
    options.auto_place = True
    again = restarted(options)
    assert again.auto_place is True
    assert again.settings.value("play/from_the_future") == "7"
    assert again.settings.value("future/words") == "a, b; c=d"
    assert again.settings.value("future/number") == "3.5"


# --- single values that are garbage -------------------------------------------------------------------------------

GARBAGE = [
    "",
    "maybe",
    "2",
    "-1",
    "true false",
    "true, false",
    "@Invalid()",
    "@ByteArray(true)",
    "@Rect(1 2 3 4)",
    "ใช่",
]


@pytest.mark.parametrize("garbage", GARBAGE)
@pytest.mark.parametrize("name", [*FLAGS, *BARS, *WORDS])
def test_a_garbage_value_falls_back_to_its_default_alone(file: Path, name: str, garbage: str) -> None:
    file.write_text(written({name: garbage}), encoding="utf-8")
    options = Options(file)
    assert values(options) == {**OTHERS, name: DEFAULTS[name]}
    assert copies_aside(file) == []


@pytest.mark.parametrize("garbage", ["@Rect(1 2 3 4)", "@Invalid()", "a, b", "@ByteArray(SS)"])
def test_a_garbage_name_of_the_last_game_is_as_if_there_were_none(file: Path, garbage: str) -> None:
    file.write_text(f"{written({'last_game': garbage})}level_SS={garbage}\n", encoding="utf-8")
    options = Options(file)
    assert values(options) == {**OTHERS, "last_game": ""}
    assert options.last_level("SS") == ""


@pytest.mark.parametrize("garbage", ["", "12", "@Invalid()", "@Rect(1 2 3 4)", "a, b"])
def test_a_garbage_geometry_is_as_if_there_were_none(file: Path, garbage: str) -> None:
    file.write_text(f"[window]\ngeometry={garbage}\n", encoding="utf-8")
    assert Options(file).geometry.size() == 0


@pytest.mark.parametrize("name", FLAGS)
def test_a_garbage_value_can_be_set_anew(file: Path, name: str) -> None:
    file.write_text(written({name: "maybe"}), encoding="utf-8")
    options = Options(file)
    setattr(options, name, OTHERS[name])
    assert values(restarted(options)) == OTHERS


# --- files that are damaged ---------------------------------------------------------------------------------------

BEFORE = "[play]\ndouble_click=false\nauto_place=true\n"
AFTER = "[look]\ncloth=blue\n\n[last]\ngame=SH\nlevel_SH=C2\n"
KEPT: dict[str, object] = {"double_click": False, "auto_place": True, "cloth": "blue", "last_game": "SH"}
DAMAGE = {
    "half a line": b"click_sends_",
    "a line without a key": b"=true",
    "an unterminated quote": b'click_sends_up="fal',
    "an unclosed section": b"[window",
    "an empty section": b"[]",
    "NULs": b"\0" * 512,
    "a NUL in a value": b"click_sends_up=fal\0se",
    "binary": bytes(range(128, 256)) * 8,
    "bytes that are no UTF-8": b"click_sends_up=\xff\xfe",
    "UTF-16 in the middle": "click_sends_up=false".encode("utf-16"),
    "a huge line": b"x" * 3_000_000,
    "a huge unterminated quote": b'huge="' + b"x" * 3_000_000,
    "many quotes": b'"' * 99_999,
    "a million brackets": b"[" * 1_000_000,
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_of_a_damaged_file_every_readable_line_is_kept_and_the_original_is_copied_aside(
    file: Path, damage: bytes
) -> None:
    original = BEFORE.encode() + damage + b"\n" + AFTER.encode()
    file.write_bytes(original)
    options = Options(file)
    assert values(options) == {**DEFAULTS, **KEPT}
    assert options.last_level("SH") == "C2"
    (copy,) = copies_aside(file)
    assert copy == options.set_aside
    assert (copy.read_bytes(), copy.suffix) == (original, ".ini")
    options.placement_aid = False
    assert values(restarted(options)) == {**DEFAULTS, **KEPT, "placement_aid": False}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_what_is_left_of_a_damaged_file_is_not_damaged(file: Path, damage: bytes) -> None:
    file.write_bytes(BEFORE.encode() + damage + b"\n" + AFTER.encode())
    Options(file)
    assert Options(file).set_aside is None
    assert len(copies_aside(file)) == 1


ALL_DAMAGED = {
    "binary": bytes(range(256)) * 16,
    "only NULs": b"\0" * 4096,
    "UTF-16": ("\ufeff" + BEFORE + AFTER).encode("utf-16-le"),
    "UTF-32": (BEFORE + AFTER).encode("utf-32"),
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\5\0\0\0\3\x20\x08\6\0\0\0",
    "a web page": b"<!DOCTYPE html>\n<html><body>Not found</body></html>\n",
}


@pytest.mark.parametrize("content", ALL_DAMAGED.values(), ids=ALL_DAMAGED)
def test_a_file_that_is_no_settings_file_at_all_means_the_defaults_and_is_copied_aside(
    file: Path, content: bytes
) -> None:
    file.write_bytes(content)
    options = Options(file)
    assert values(options) == DEFAULTS
    assert options.set_aside is not None
    assert options.set_aside.read_bytes() == content
    options.auto_place = True
    assert values(restarted(options)) == {**DEFAULTS, "auto_place": True}


def test_a_million_blanks_do_not_keep_the_program_from_starting(file: Path) -> None:
    file.write_bytes(b"[play]\nauto_place=true\n" + b" " * 1_000_000 + b'"\n')
    code = (
        "import sys, pathlib; from qtsolitaire.storage.options import Options; o = Options(pathlib.Path(sys.argv[1]));"
    )
    # The limit is no measurement: it ends a search that would go on for an hour.
    done = subprocess.run(
        [sys.executable, "-c", f"{code} print(o.auto_place)", str(file)],
        cwd=ROOT, capture_output=True, encoding="utf-8", timeout=10, check=True,
    )  # fmt: skip
    assert done.stdout == "True\n"


def test_two_damaged_files_are_both_kept(file: Path) -> None:
    for content in (b"[first\n", b"[second\n"):
        file.write_bytes(content)
        Options(file)
    assert sorted(path.read_bytes() for path in copies_aside(file)) == [b"[first\n", b"[second\n"]


@few
@given(st.binary(max_size=300), st.integers(0, len(BEFORE)))
def test_no_bytes_anywhere_in_the_file_raise_or_give_a_value_that_is_none(damage: bytes, place: int) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "settings.ini"
        file.write_bytes(BEFORE[:place].encode() + damage + BEFORE[place:].encode() + AFTER.encode())
        options = Options(file)
        assert all(isinstance(getattr(options, name), bool) for name in FLAGS)
        assert all(getattr(options, name) in words for name, words in WORDS.items())
        assert isinstance(options.last_game, str)
        if options.set_aside:
            assert damage in options.set_aside.read_bytes()


# --- files that are not damaged -----------------------------------------------------------------------------------

UNDAMAGED = {
    "empty": b"",
    "blank lines": b"\n\n\n",
    "no line end at the end": b"[play]\nauto_place=true",
    "line ends of Windows": b"[play]\r\nauto_place=true\r\n",
    "comments": b"; mine\n[play]\n# this too; [\nauto_place=true\n",
    "blanks around": b"  [play]  \n  auto_place  =  true  \n",
    "quotes": b'[play]\nauto_place="true"\nempty=""\ntwo="a", "b"\nescaped="say \\"yes\\""\n',
    "escaped quotes without quotes": b'[play]\nauto_place=true\nname=6\\" wide\n',
    "a key with a blank": b"[play]\na%20key=1\nauto_place=true\n",
    "another script": "[play]\nname=โพดำ\nauto_place=true\n".encode(),
    "a line separator within a value": "[play]\nname=a\u2028b\u0085c\nauto_place=true\n".encode(),
    "a byte order mark": b"\xef\xbb\xbf[play]\nauto_place=true\n",
}


@pytest.mark.parametrize("content", UNDAMAGED.values(), ids=UNDAMAGED)
def test_an_undamaged_file_is_neither_copied_nor_changed_by_reading(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    options = Options(file)
    assert options.auto_place is (b"auto_place" in content)
    assert (options.set_aside, copies_aside(file)) == (None, [])
    assert file.read_bytes() == content


ANYTHING = st.one_of(
    st.text(st.characters(codec="utf-8")), st.booleans(), st.integers(-99, 99), st.lists(st.text('a ",;'))
)


@few
@given(st.dictionaries(st.text('aZ9 /é[]=;"', min_size=1).filter(lambda key: key.strip("/")), ANYTHING, max_size=5))
def test_a_file_that_qsettings_wrote_itself_is_never_damaged(unknown: dict[str, object]) -> None:
    with TemporaryDirectory() as folder:
        options = Options(Path(folder) / "settings.ini")
        for key, value in unknown.items():
            options.settings.setValue(f"unknown/{key}", value)
        options.auto_place = True
        again = restarted(options)
        assert (again.set_aside, again.auto_place) == (None, True)


# --- files that cannot be ----------------------------------------------------------------------------------------


def directory_instead(folder: Path) -> Path:
    (folder / "settings.ini").mkdir()
    return folder / "settings.ini"


def below_a_file(folder: Path) -> Path:
    (folder / "file").write_text("not a folder", encoding="utf-8")
    return folder / "file" / "settings.ini"


def link_to_nothing(folder: Path) -> Path:
    (folder / "settings.ini").symlink_to(folder / "nowhere" / "settings.ini")
    return folder / "settings.ini"


def link_to_itself(folder: Path) -> Path:
    (folder / "settings.ini").symlink_to(folder / "settings.ini")
    return folder / "settings.ini"


@pytest.mark.parametrize("make", [directory_instead, below_a_file, link_to_nothing, link_to_itself])
def test_where_no_file_can_be_the_options_still_work_until_the_program_ends(
    tmp_path: Path, make: Callable[[Path], Path]
) -> None:
    options = Options(make(tmp_path))
    assert (values(options), options.set_aside) == (DEFAULTS, None)
    for name, value in OTHERS.items():
        setattr(options, name, value)
    options.remember_level("SH", "C2")
    options.save()
    assert values(options) == {**OTHERS, "last_game": "SH"}
    assert options.last_level("SH") == "C2"
