"""The program as it is started: real processes, without a screen, from a folder that is not the program's."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from qtsolitaire import __version__, system
from qtsolitaire.__main__ import WINDOWS, main
from qtsolitaire.games import game_called, word_of
from qtsolitaire.language import BREAK
from tests.reference import DATA

ROOT = Path(__file__).parents[1]
CODE = "SS1-S1-AAAAABD"
SIMON = DATA / "example_simple_simon.solitaire"
WINDOWS_OF_THE_RULES = ("main", "new-game", "options", "statistics", "rules", "replay", "about")
TOLD_BY_QT = (
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "WAYLAND_SOCKET",
    "QT_QPA_PLATFORM",
    "QT_SCALE_FACTOR",
    "LANGUAGE",
    "LC_ALL",
)

Done = subprocess.CompletedProcess[bytes]
Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Start the program, by default in a bare environment, from a folder of its own."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()

    def start(*words: object, **env: str) -> Done:
        kept = {name: value for name, value in os.environ.items() if name not in TOLD_BY_QT}
        own = {"PYTHONPATH": str(ROOT), "HOME": str(tmp_path), "TMPDIR": str(folder), **env}
        command = [sys.executable, "-m", "qtsolitaire", *map(str, words)]
        return subprocess.run(command, cwd=folder, env={**kept, **own}, capture_output=True, timeout=60, check=False)

    return start


def out(done: Done) -> str:
    """What a process that ended well wrote, and nothing to stderr."""
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode("utf-8")


def err(done: Done, status: int) -> str:
    """The one sentence of a process that ended with a status, and nothing else."""
    text = done.stderr.decode("utf-8")
    assert (done.returncode, done.stdout) == (status, b"")
    assert "Traceback" not in text
    return text


# --- printing and checking ----------------------------------------------------------------------------------------


def test_the_version_is_printed(run: Run) -> None:
    assert out(run("--version")) == f"qtsolitaire {__version__}\n"


def test_help_names_everything_that_the_command_line_knows(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    text = capsys.readouterr().out
    known = "deal new language profile print check trace screenshot at size scale dark window self-test version help"
    assert [word for word in known.split() if f"--{word}" not in text] == []
    assert "RECORD" in text


def test_a_board_is_printed(run: Run) -> None:
    lines = out(run("--print", CODE)).splitlines()
    assert (len(lines), lines[0], lines[-1]) == (10, "4S 9S AS JS QS 7S 7S 5S", "TS")


def test_records_are_checked_and_traced(run: Run) -> None:
    lines = out(run("--check", SIMON, DATA / "worked_deal.solitaire", "--trace")).splitlines()
    assert lines[:2] == ["0 - score=500 legal=7", "1 20 score=499 legal=6"]
    assert len(lines) == 50 + 1 + 61 + 1
    assert lines[50] == f"{SIMON}: won 49 moves 851 points"
    assert lines[-1] == f"{DATA / 'worked_deal.solitaire'}: won 60 moves 840 points"


def test_a_wrong_code_is_one_sentence_and_status_2(run: Run) -> None:
    assert err(run("--print", "SS1-S3-AAAAABD"), 2) == "“S3” is no level of this game. Its levels are: S1, S2, S4.\n"


def test_the_status_of_a_check_is_that_of_the_process(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.solitaire"
    file.write_text(f"Game: Simple Simon\nDeal: {CODE}\nMoves: 11\n", encoding="utf-8")
    done = run("--check", SIMON, file)
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.decode().endswith(f"{file}: move 1 11 refused: The cards already lie there.\n")


ASCII_ONLY = {"LC_ALL": "C", "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}


def test_a_locale_without_unicode_does_not_break_what_is_printed(run: Run) -> None:
    done = run("--print", "hello", **ASCII_ONLY)
    assert err(done, 2) == "“HELLO” names no game. A deal code begins with one of: SS1, SH1.\n"
    assert out(run("--print", CODE, **ASCII_ONLY)).startswith("4S 9S AS JS QS 7S 7S 5S\n")


def test_a_code_that_such_a_locale_cannot_read_is_still_answered_with_a_sentence(run: Run) -> None:
    assert " names no game. " in err(run("--print", "bài", **ASCII_ONLY), 2)


def test_a_file_name_that_is_no_text_does_not_break_what_is_printed(run: Run, tmp_path: Path) -> None:
    file = os.fsencode(tmp_path) + b"/game-\xff\xe0.solitaire"
    with open(file, "wb") as stream:  # noqa: PTH123 - a name that is no text is no Path that could be written here
        stream.write(f"Game: Simple Simon\nDeal: {CODE}\n".encode())
    done = run("--check", os.fsdecode(file), LC_ALL="C", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b".solitaire: unfinished 0 moves 500 points\n")


def test_printing_and_checking_need_no_qt_at_all(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['PySide6'] = None; from qtsolitaire.__main__ import main; "
        f"sys.exit(main(['--print', '{CODE}']) or main(['--check', r'{SIMON}']))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.decode().endswith("won 49 moves 851 points\n")


# --- words that mean nothing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [
        ["--nonsense"],
        ["--screenshot", "x.png", "--size", "big"],
        ["--screenshot", "x.png", "--size", "1280x"],
        ["--screenshot", "x.png", "--size", "1x1"],
        ["--screenshot", "x.png", "--size", "99999x99999"],
        ["--screenshot", "x.png", "--scale", "nan"],
        ["--screenshot", "x.png", "--scale", "0"],
        ["--screenshot", "x.png", "--scale", "many"],
        ["--screenshot", "x.png", "--at", "-1"],
        ["--screenshot", "x.png", "--at", "1.5"],
        ["--screenshot", "x.png", "--window", "nowhere"],
        ["--language", "tlh"],
        ["--check"],
        ["--print"],
    ],
    ids=" ".join,
)
def test_words_that_mean_nothing_are_told_on_stderr_with_status_2(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("usage: qtsolitaire ")
    assert "qtsolitaire: error: " in captured.err


# --- playing without a screen -------------------------------------------------------------------------------------


def test_playing_without_a_screen_says_so_with_status_1(run: Run) -> None:
    text = err(run(), 1)
    assert text == f"{system.NO_DISPLAY}\n{system.SCREEN_ADVICE}\n"


def test_playing_on_a_display_that_does_not_answer_says_so_with_status_1(run: Run) -> None:
    text = err(run("--deal", CODE, DISPLAY=":4711"), 1)
    assert text.startswith("There is no screen to open a window on: the X display “:4711” (DISPLAY) does not answer.")
    assert text.count("\n") == 2


# --- pictures -----------------------------------------------------------------------------------------------------


def picture(done: Done, file: Path) -> QImage:
    """The picture that a process has drawn; it says nothing, but Qt's offscreen plugin may."""
    told = done.stderr.replace(b"This plugin does not support propagateSizeHints()\n", b"")
    assert (done.returncode, done.stdout, told) == (0, b"", b"")
    image = QImage(str(file))
    assert not image.isNull()
    return image


def size(image: QImage) -> tuple[int, int]:
    return image.width(), image.height()


def lightness(image: QImage) -> int:
    """The lightness of the menu bar, at its right end where nothing is written."""
    return image.pixelColor(image.width() - 3, 3).lightness()


def colours(image: QImage) -> int:
    """How many different colours a picture has, looked at in a grid: an empty one has one or two."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)})


def test_a_picture_has_exactly_the_wanted_size_and_twice_that_at_scale_2(run: Run, tmp_path: Path) -> None:
    small, large = tmp_path / "small.png", tmp_path / "large.png"
    once = picture(run("--screenshot", small, "--deal", CODE, "--size", "900x600"), small)
    twice = picture(run("--screenshot", large, "--deal", CODE, "--size", "900x600", "--scale", "2"), large)
    assert (size(once), size(twice)) == ((900, 600), (1800, 1200))
    assert colours(once) > 100
    assert colours(twice) > 100


def test_without_a_size_a_picture_has_1280_by_800_points(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    assert size(picture(run("--screenshot", file), file)) == (1280, 800)


def test_dark_is_dark_and_light_is_light(run: Run, tmp_path: Path) -> None:
    light, dark = tmp_path / "light.png", tmp_path / "dark.png"
    assert lightness(picture(run("--screenshot", light, "--size", "600x450"), light)) > 180
    assert lightness(picture(run("--screenshot", dark, "--size", "600x450", "--dark"), dark)) < 80


def test_a_record_is_drawn_after_the_wanted_number_of_moves(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / f"{moves}.png" for moves in (0, 26, 999)]
    images = [picture(run("--screenshot", file, SIMON, "--at", file.stem, "--size", "600x450"), file) for file in files]
    deal = tmp_path / "deal.png"
    assert images[0] == picture(run("--screenshot", deal, "--deal", CODE, "--size", "600x450"), deal)
    assert images[0] != images[1]
    assert images[1] != images[2]


@pytest.mark.parametrize("window", [window for window in WINDOWS if window != "main"])
def test_every_window_can_be_drawn(run: Run, tmp_path: Path, window: str) -> None:
    file = tmp_path / f"{window}.png"
    image = picture(run("--screenshot", file, "--window", window), file)
    assert (size(image) == (1280, 800)) == (window in ("rules", "questions", "replay", "example"))
    assert colours(image) > 3


def test_the_windows_that_can_be_drawn_are_those_of_the_rules() -> None:
    assert [window for window in WINDOWS if window not in ("example", "questions")] == list(WINDOWS_OF_THE_RULES)


@pytest.mark.parametrize("language", ["vi", "th"])
def test_a_picture_can_be_drawn_in_every_language(run: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "picture.png"
    assert colours(picture(run("--screenshot", file, "--language", language, "--size", "600x450"), file)) > 100


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--deal", "SS1-S3-AAAAABD"], "“S3” is no level of this game. Its levels are: S1, S2, S4.\n"),
        (["gone.solitaire"], "No such file or directory\n"),
    ],
)
def test_what_cannot_be_drawn_is_told_with_status_2(run: Run, tmp_path: Path, words: list[str], sentence: str) -> None:
    text = err(run("--screenshot", tmp_path / "picture.png", *words), 2)
    assert text.endswith(sentence)
    assert not (tmp_path / "picture.png").exists()


def test_a_picture_that_cannot_be_written_is_told_with_status_1(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "no" / "folder" / "picture.png"
    assert err(run("--screenshot", file), 1) == f"{file}: the picture cannot be written.\n"


def test_a_picture_leaves_nothing_behind_and_changes_no_settings(run: Run, tmp_path: Path) -> None:
    profile = tmp_path / "profile"
    profile.mkdir()
    settings = profile / "settings.ini"
    settings.write_text("[look]\ncloth=blue\n\n[last]\ngame=SH\nlevel_SH=C2\n", encoding="utf-8")
    before = settings.read_text(encoding="utf-8")
    file = tmp_path / "picture.png"
    picture(run("--screenshot", file, "--deal", CODE, "--profile", profile), file)
    assert settings.read_text(encoding="utf-8") == before
    assert list((tmp_path / "elsewhere").iterdir()) == []
    assert {path.name for path in tmp_path.iterdir()} == {"profile", "elsewhere", "picture.png"}


# --- self-test ----------------------------------------------------------------------------------------------------


def test_the_self_test_tells_what_it_did_and_passes(run: Run) -> None:
    lines = out(run("--self-test")).splitlines()
    assert lines[-1] == "self-test passed"
    for level in ("SS1-S1", "SS1-S2", "SS1-S4", "SH1-C4", "SH1-C2", "SH1-C1"):
        assert sum(line.startswith(f"dealt {level}-") for line in lines) == 1
    for name in ("example_simple_simon", "example_seahaven_towers", "worked_deal"):
        assert any(re.fullmatch(rf"replayed {name}\.solitaire: won \d+ moves \d+ points", line) for line in lines)
    for words in ("52 faces", "markers", "icon", "language en", "language vi", "language th"):
        assert any(words in line for line in lines), words


# --- the start ----------------------------------------------------------------------------------------------------

START = """
import gc, sys
from PySide6.QtWidgets import QApplication
before = set(sys.modules)

def first_turn(*_):
    loaded = sorted(name for name in set(sys.modules) - before if not name.startswith(("PySide6", "shiboken")))
    print(gc.isenabled(), *loaded)
    QApplication.processEvents()
    print(gc.isenabled())
    QApplication.activeWindow().close()
    return 0

QApplication.exec = first_turn
from qtsolitaire.__main__ import main
sys.exit(main(["--profile", "profile"]))
"""
LATE = (
    "about",
    "enter_code",
    "history",
    "keyboard_page",
    "moving",
    "new_game",
    "options_dialog",
    "replay",
    "rules",
    "statistics",
)


def test_until_the_first_frame_nothing_is_loaded_that_it_does_not_need_and_no_garbage_is_looked_for(
    tmp_path: Path,
) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", START]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    first, second = done.stdout.splitlines()
    is_collecting, *loaded = first.split()
    assert (is_collecting, second) == ("False", "True")
    assert "qtsolitaire.windows.main_window" in loaded
    unneeded = {f"qtsolitaire.windows.{name}" for name in LATE} | {"hashlib", "hmac", "secrets", "socket"}
    assert not unneeded & set(loaded)
    assert not {"qtsolitaire.storage.history", "qtsolitaire.storage.statistics"} & set(loaded)
# --- a new game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "code"), [("simple-simon", "SS"), ("seahaven-towers", "SH")])
def test_each_game_has_a_word_on_the_command_line(word: str, code: str) -> None:
    game = game_called(word)
    assert game
    assert (game.code, word_of(game)) == (code, word)


def test_a_word_that_is_no_game_is_refused_with_those_that_are(run: Run) -> None:
    assert "simple-simon" in err(run("--new", "bridge"), 2)
    assert game_called("bridge") is None


@pytest.mark.parametrize("chosen", ["vi", "th"])
def test_what_hinders_the_start_is_said_on_the_terminal_in_the_players_language(run: Run, chosen: str) -> None:
    text = err(run("--language", chosen), 1)
    assert "DISPLAY" in text
    assert "There is no screen" not in text
    assert BREAK not in text
