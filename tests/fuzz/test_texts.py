"""Texts and files that nobody would write: each is read, or refused in a sentence; nothing else may happen.

`QTSOLITAIRE_FUZZ` sets how many there are in all (100000 takes half an hour); then pytest's `--hypothesis-seed` says
which. In the ordinary run they are few, and always the same.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from qtsolitaire.core.game import RefusedMoveError
from qtsolitaire.core.record import decode, looks_like_record, parse_records, record_text
from qtsolitaire.core.table import all_cards, board_text, parse_move
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.storage.history import entries
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import ERRORS, FILE_NAME, Beginning, Records, Standing
from qtsolitaire.windows.keeper import resumed
from tests.reference import LEVELS, rows_of

COUNT = int(os.environ.get("QTSOLITAIRE_FUZZ", "600"))
LONGEST_SENTENCE = 300
WORDS = ["KS", "AH", "10H", "TD", "-", "x3", "46x3", "5a", "ah", "hD5", "---", "FC:", "Done: S", "Founds: H-A"]
WORDS += ["Board:", "Moves:", "Game: Simple Simon", "Deal: SS1-S4-AAAAABD", "Level: C1", "Result: won 1 move 1 point"]
WORDS += ["Date:", "Seconds: 9", "#", ":", "\n", "\r", "\0", "\ufeff", "\u2028", "…", "ที่", "ậ", "\u202e"]
WORDS += ["９", "ß", "{}", "%n"]


def share(part: float) -> Callable[[Any], Any]:
    """Decorates a property with its share of all texts."""
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large]
    is_ordinary = "QTSOLITAIRE_FUZZ" not in os.environ
    count = max(1, round(COUNT * part))
    return settings(
        max_examples=count, derandomize=is_ordinary, database=None, deadline=None, suppress_health_check=checks
    )


def spoilt(good: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Good texts with a few pieces left out, put in, or doubled."""
    piece = st.sampled_from(WORDS) | st.text(max_size=8)
    edit = st.tuples(st.floats(0, 1), st.integers(0, 30), piece)

    def put(text: str, edits: list[tuple[float, int, str]]) -> str:
        for place, length, words in edits:
            start = int(place * len(text))
            text = text[:start] + words + text[start + length :]
        return text

    return st.builds(put, good, st.lists(edit, min_size=1, max_size=4))


def bytes_spoilt(good: bytes) -> st.SearchStrategy[bytes]:
    """A good file with pieces overwritten, left out or put in, or cut off."""
    edit = st.tuples(st.floats(0, 1), st.integers(0, 200), st.binary(max_size=40))

    def put(edits: list[tuple[float, int, bytes]], end: float) -> bytes:
        data = good
        for place, length, piece in edits:
            start = int(place * len(data))
            data = data[:start] + piece + data[start + length :]
        return data[: int(end * len(data)) + 1]

    return st.builds(put, st.lists(edit, max_size=4), st.just(1.0) | st.floats(0, 1))


def record_of_row(row: dict[str, Any]) -> str:
    game, _ = LEVELS[row["level"]]
    return f"Game: {game.name}\nLevel: {row['level']}\nBoard:\n{row['board']}Moves:\n{row['moves']}\n"


ROWS = [row for level in sorted(LEVELS) for row in rows_of(f"wins_{level.lower()}.jsonl")[:5]]
texts = st.text(max_size=60) | st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join)
codes = st.sampled_from(["SS1-S1-AAAAABD", "sh1 c4 q7m4kzt", "SH1–C2–8008135", "ss1s4zzzzzzz"])
records = st.sampled_from([record_of_row(row) for row in ROWS])
boards = st.sampled_from([row["board"] for row in ROWS])


def assert_is_sentence(error: BadTextError | RefusedMoveError, lines: int = 1) -> None:
    """What is said is short enough to be shown, and names a line that exists."""
    sentence = str(error.where if isinstance(error, BadTextError) else error.saying)
    assert 10 < len(sentence) < LONGEST_SENTENCE
    if isinstance(error, BadTextError):
        assert 0 <= error.line <= lines
        assert error.place >= 0


@share(0.25)
@given(spoilt(codes) | texts)
def test_any_text_is_a_code_or_is_refused(text: str) -> None:
    try:
        code = read_code(text)
    except BadTextError as error:
        assert_is_sentence(error)
        return
    assert read_code(str(code)) == code
    assert len(set(all_cards(deal_of(code).position))) == 52


@share(0.1)
@given(texts | spoilt(st.sampled_from(["46x3", "5a", "ah", "hD5", "01x13"])))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    try:
        move = parse_move(text)
    except BadTextError as error:
        assert_is_sentence(error)
    else:
        meant = move.on(deal_of(read_code("SH1-C4-AAAAABD")).position)
        assert parse_move(str(meant)).on(deal_of(read_code("SH1-C4-AAAAABD")).position) == meant


@share(0.2)
@given(spoilt(boards) | texts, st.sampled_from(sorted(LEVELS)))
def test_any_text_is_a_board_or_is_refused(text: str, level: str) -> None:
    game, variant = LEVELS[level]
    lines = list(enumerate(text.splitlines(), 1))
    try:
        deal = game.deal_board(variant, lines)
    except BadTextError as error:
        assert_is_sentence(error, len(lines))
        return
    assert len(set(all_cards(deal.position))) == 52
    again = game.deal_board(variant, list(enumerate(board_text(deal.position).splitlines(), 1)))
    assert board_text(again.position) == board_text(deal.position)


@share(0.3)
@given(spoilt(records) | texts)
def test_any_text_is_a_record_or_is_refused(text: str) -> None:
    assert looks_like_record(text) in (True, False)
    lines = len(text) + 1
    try:
        found = parse_records(text, GAMES)
    except BadTextError as error:
        assert_is_sentence(error, lines)
        return
    for record in found:
        try:
            steps = list(record.replay())
        except RefusedMoveError as error:
            assert_is_sentence(error)
            continue
        (again,) = parse_records(record_text(record.deal, steps, record.date, record.seconds), GAMES)
        assert list(again.replay())[-1:] == steps[-1:]
        assert (again.date, again.seconds) == (record.date, record.seconds)


@share(0.03)
@given(bytes_spoilt(record_of_row(ROWS[0]).encode()) | st.binary(max_size=200))
def test_any_bytes_are_a_text_or_are_refused(data: bytes) -> None:
    try:
        text = decode(data)
    except BadTextError as error:
        assert_is_sentence(error, data.count(b"\n") + data.count(b"\r") + 1)
    else:
        assert text.encode() in (data, data[3:])


# --- files --------------------------------------------------------------------------------------------------------

SETTINGS = "\n".join(
    [
        "[General]\nversion=1\n[last]\ngame=SH\nlevel_SH=C2\nlevel_SS=S4\n[look]\ncloth=blue\ndeck=four-colour",
        "language=vi\nscheme=dark\n[motion]\nreduced=on\nspeed=fast\n[play]\nauto_place=true\nclick_sends_up=false",
        "double_click=true\n[window]\nclock=false\ngeometry=@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0)\nmenu_bar=false\n",
    ]
)
VALUES: dict[str, set[object]] = {
    "double_click": {True, False},
    "auto_place": {True, False},
    "menu_bar": {True, False},
    "deck": {"classic", "four-colour", "large", "dark"},
    "cloth": {"green", "blue", "grey", "plain"},
    "scheme": {"system", "light", "dark"},
    "language": {"system", "en", "vi", "th"},
    "speed": {"normal", "fast", "off"},
}


@share(0.07)
@given(bytes_spoilt(SETTINGS.encode()) | spoilt(st.just(SETTINGS)).map(lambda text: text.encode("utf-8", "replace")))
def test_any_settings_file_gives_values_that_are_some_and_can_be_written(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "settings.ini"
        file.write_bytes(data)
        options = Options(file)
        for name, allowed in VALUES.items():
            assert getattr(options, name) in allowed
        assert isinstance(options.last_level("SH"), str)
        assert isinstance(options.geometry.data(), bytes)
        options.cloth = "plain" if options.cloth != "plain" else "blue"
        wanted = options.cloth
        options.save()
        copy = Path(folder) / "copy.ini"  # QSettings remembers files by their names
        copy.write_bytes(file.read_bytes())
        assert Options(copy).cloth == wanted


def games_file() -> bytes:
    """A file of games as the program leaves it when it is closed."""
    with tempfile.TemporaryDirectory() as folder:
        records = Records(Path(folder))
        for row in ROWS[::6]:
            game, _ = LEVELS[row["level"]]
            beginning = Beginning(game.code, row["level"], None, row["board"].strip())
            moves = row["moves"].split()[:20]
            records.keep_whole(beginning, None, moves, Standing(len(moves), 480, 9, False))
        records.close()
        return (Path(folder) / FILE_NAME).read_bytes()


GAMES_FILE = games_file()


@share(0.05)
@given(bytes_spoilt(GAMES_FILE) | st.binary(max_size=3000))
def test_any_file_of_games_is_opened_and_can_be_played_on(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / FILE_NAME).write_bytes(data)
        records = Records(Path(folder))
        try:
            play_on(records)
        except ERRORS as error:
            if not records.mend(error):
                return
            play_on(records)
        finally:
            records.close()


def play_on(records: Records) -> None:
    """Do what the program does with a file."""
    kept = records.last_on_table()
    session = resumed(kept) if kept else None
    assert session is None or isinstance(session, Session)
    for game in records.every_game():
        resumed(game)
    entries(records.connection)
    if records.is_kept:
        beginning = Beginning("SS", "S1", "SS1-S1-AAAAABD", None)
        mark = records.add_move(beginning, None, "20", Standing(1, 499, 1, False))
        records.set_standing(mark, Standing(0, 500, 1, False))
        last = records.last_on_table()
        assert last is not None
        assert (last.moves, last.at) == (("20",), 0)


def test_the_good_files_from_which_the_others_are_made_are_good(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(GAMES_FILE)
    records = Records(tmp_path)
    assert records.fault is None
    assert len(list(records.every_game())) == len(ROWS[::6])
    assert records.connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    records.close()
    (tmp_path / "settings.ini").write_text(SETTINGS, encoding="utf-8")
    options = Options(tmp_path / "settings.ini")
    assert options.set_aside is None
    assert (options.deck, options.speed, options.language) == ("four-colour", "fast", "vi")
    with pytest.raises(sqlite3.ProgrammingError):
        records.last_on_table()
