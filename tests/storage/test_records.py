"""The file of games: every move is there, and whatever happens to the file, nothing that can be read is lost."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from qtsolitaire.storage.history import delete
from qtsolitaire.storage.records import (
    BACKUP_NAME,
    ERRORS,
    FILE_NAME,
    VERSION,
    Beginning,
    Fault,
    KeptGame,
    Mark,
    Records,
    Standing,
    TakenError,
)

SIMON = Beginning("SS", "S1", "SS1-S1-AAAAABD", None)
TOWERS = Beginning("SH", "C2", "SH1-C2-AAAAABD", None)
BOARD = Beginning("SS", "S4", None, "AS\n-\n")


def standing(at: int, *, is_won: bool = False) -> Standing:
    return Standing(at, 500 - at, 3 * at, is_won)


def played(records: Records, moves: str, beginning: Beginning = SIMON) -> Mark:
    """Keep some moves, one after another."""
    mark: Mark | None = None
    for number, move in enumerate(moves.split(), 1):
        mark = records.add_move(beginning, mark, move, standing(number))
    assert mark
    return mark


def rows(folder: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(folder / FILE_NAME)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_in_a_new_profile_nothing_lies_on_the_table(tmp_path: Path) -> None:
    records = Records(tmp_path / "deep" / "profile")
    assert records.fault is None
    assert records.last_on_table() is None


def test_each_move_is_in_the_file_as_soon_as_it_is_kept(tmp_path: Path) -> None:
    records = Records(tmp_path)
    mark = records.add_move(SIMON, None, "46", standing(1))
    assert rows(tmp_path, "SELECT number, move FROM moves") == [(1, "46")]
    records.add_move(SIMON, mark, "5a", standing(2))
    assert rows(tmp_path, "SELECT number, move FROM moves") == [(1, "46"), (2, "5a")]


def test_a_deal_without_a_move_is_no_game_but_lies_on_the_table(tmp_path: Path) -> None:
    records = Records(tmp_path)
    records.put_on_table(SIMON, None)
    assert rows(tmp_path, "SELECT * FROM games") == []
    assert Records(tmp_path).last_on_table() == KeptGame(SIMON)


@pytest.mark.parametrize("beginning", [SIMON, TOWERS, BOARD], ids=["code", "other game", "board"])
def test_what_was_played_is_there_after_a_restart(tmp_path: Path, beginning: Beginning) -> None:
    records = Records(tmp_path)
    mark = played(records, "46 46x3 5a", beginning)
    records.close()
    assert Records(tmp_path).last_on_table() == KeptGame(beginning, mark, ("46", "46x3", "5a"), 3, 9)


def test_undone_moves_are_kept_until_another_move_is_made(tmp_path: Path) -> None:
    records = Records(tmp_path)
    mark = records.set_standing(played(records, "12 23 34 45"), standing(2))
    kept = records.last_on_table()
    assert kept
    assert (kept.moves, kept.at) == (("12", "23", "34", "45"), 2)
    records.add_move(SIMON, mark, "67", standing(3))
    kept = records.last_on_table()
    assert kept
    assert (kept.moves, kept.at) == (("12", "23", "67"), 3)


def test_each_game_has_a_table_of_its_own(tmp_path: Path) -> None:
    records = Records(tmp_path)
    simon = played(records, "12 23", SIMON)
    towers = played(records, "5a", TOWERS)
    for game, mark in (("SS", simon), ("SH", towers)):
        kept = records.last_on_table(game)
        assert kept
        assert kept.mark == mark
    last = records.last_on_table()
    assert last
    assert last.beginning == TOWERS


def test_a_game_that_was_won_once_stays_won(tmp_path: Path) -> None:
    records = Records(tmp_path)
    mark = records.add_move(SIMON, None, "12", standing(1, is_won=True))
    ((won,),) = rows(tmp_path, "SELECT won FROM games")
    mark = records.set_standing(mark, standing(0))
    records.add_move(SIMON, mark, "12", standing(1, is_won=True))
    assert rows(tmp_path, "SELECT won FROM games") == [(won,)]
    kept = records.last_on_table()
    assert kept
    assert kept.was_won


def test_two_programs_keep_their_own_games_in_one_file(tmp_path: Path) -> None:
    one, other = Records(tmp_path), Records(tmp_path)
    mine, yours = None, None
    for number in range(1, 21):
        mine = one.add_move(SIMON, mine, "12", standing(number))
        yours = other.add_move(TOWERS, yours, "5a", standing(number))
    assert rows(tmp_path, "SELECT game, count(*) FROM moves GROUP BY game ORDER BY game") == [(1, 20), (2, 20)]


def test_who_comes_second_to_the_same_game_is_told_so_and_changes_nothing(tmp_path: Path) -> None:
    one, other = Records(tmp_path), Records(tmp_path)
    mark = played(one, "12 23")
    other.add_move(SIMON, mark, "34", standing(3))
    before = rows(tmp_path, "SELECT * FROM moves")
    with pytest.raises(TakenError):
        one.add_move(SIMON, mark, "45", standing(3))
    with pytest.raises(TakenError):
        one.set_standing(mark, standing(1))
    with pytest.raises(TakenError):
        one.keep_whole(SIMON, mark, ["45"], standing(1))
    assert rows(tmp_path, "SELECT * FROM moves") == before


def test_a_whole_game_can_be_kept_at_once_in_the_place_of_what_was_kept_of_it(tmp_path: Path) -> None:
    records = Records(tmp_path)
    mark = played(records, "12 23")
    records.keep_whole(SIMON, mark, ["12", "34", "45"], standing(3))
    assert rows(tmp_path, "SELECT game, move FROM moves") == [(1, "12"), (1, "34"), (1, "45")]
    records.keep_whole(TOWERS, None, ["5a"], standing(1))
    assert rows(tmp_path, "SELECT id, game FROM games") == [(1, "SS"), (2, "SH")]


def test_a_game_that_was_deleted_can_be_put_back_on_the_table_and_is_kept_as_a_new_one(tmp_path: Path) -> None:
    records = Records(tmp_path)
    mark = played(records, "12 23")
    records.put_on_table(TOWERS, None)
    delete(records.connection, [mark.record])
    records.put_on_table(SIMON, mark)
    kept = records.last_on_table()
    assert kept
    assert (kept.beginning, kept.mark) == (SIMON, None)
    with pytest.raises(TakenError):
        records.add_move(SIMON, mark, "34", standing(3))
    assert records.keep_whole(SIMON, None, ["12", "23", "34"], standing(3)).record != mark.record


# --- faults -------------------------------------------------------------------------------------------------------


def truncated(data: bytes) -> bytes:
    return data[: len(data) // 3]


def zeroed(data: bytes) -> bytes:
    return b"\0" * len(data)


def without_head(data: bytes) -> bytes:
    return b"\0" * 100 + data[100:]


def text(data: bytes) -> bytes:
    return b"Game: Simple Simon\n" * 50


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "truncated": truncated,
    "zeroed": zeroed,
    "without its head": without_head,
    "not SQLite": text,
}


def damaged(folder: Path, damage: Callable[[bytes], bytes], *, with_backup: bool) -> bytes:
    """Leave a profile with a damaged file; returns its bytes."""
    records = Records(folder)
    played(records, " ".join(["12"] * 200))
    if with_backup:
        assert records.back_up()
    records.close()
    file = folder / FILE_NAME
    file.write_bytes(damage(file.read_bytes()))
    return file.read_bytes()


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_file_is_set_aside_untouched_and_a_new_one_begun(tmp_path: Path, damage: str) -> None:
    data = damaged(tmp_path, DAMAGE[damage], with_backup=False)
    records = Records(tmp_path)
    assert (records.fault, records.was_restored) == (Fault.DAMAGED, False)
    assert records.set_aside
    assert records.set_aside.read_bytes() == data
    assert records.last_on_table() is None
    played(records, "12")
    assert Records(tmp_path).fault is None


@pytest.mark.parametrize("damage", DAMAGE)
def test_of_a_damaged_file_the_games_of_the_last_copy_are_there_again(tmp_path: Path, damage: str) -> None:
    data = damaged(tmp_path, DAMAGE[damage], with_backup=True)
    records = Records(tmp_path)
    assert (records.fault, records.was_restored) == (Fault.DAMAGED, True)
    assert records.set_aside
    assert records.set_aside.read_bytes() == data
    kept = records.last_on_table()
    assert kept
    assert len(kept.moves) == 200


def test_a_damaged_copy_is_not_restored(tmp_path: Path) -> None:
    damaged(tmp_path, zeroed, with_backup=True)
    (tmp_path / BACKUP_NAME).write_bytes(b"nothing of the kind")
    records = Records(tmp_path)
    assert (records.fault, records.was_restored, records.last_on_table()) == (Fault.DAMAGED, False, None)


def test_a_file_of_another_program_is_set_aside(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    records = Records(tmp_path)
    assert records.fault is Fault.DAMAGED
    assert records.set_aside
    other = sqlite3.connect(records.set_aside)
    assert other.execute("SELECT * FROM recipes").fetchall() == []
    other.close()


def test_a_file_of_a_newer_version_is_only_read_and_left_alone(tmp_path: Path) -> None:
    played(Records(tmp_path), "12 23")
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    before = (tmp_path / FILE_NAME).read_bytes()
    records = Records(tmp_path)
    assert (records.fault, records.is_kept, records.retry()) == (Fault.NEWER, False, False)
    assert [game.moves for game in records.every_game()] == [("12", "23")]
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        played(records, "34")
    records.close()
    assert (tmp_path / FILE_NAME).read_bytes() == before


def test_where_there_can_be_no_file_the_program_goes_on_and_tries_again(tmp_path: Path) -> None:
    (tmp_path / "profile").write_text("in the way", encoding="utf-8")
    records = Records(tmp_path / "profile")
    assert (records.fault, records.is_kept, records.retry()) == (Fault.UNUSABLE, False, False)
    (tmp_path / "profile").unlink()
    assert records.retry()
    played(records, "12")
    assert rows(tmp_path / "profile", "SELECT move FROM moves") == [("12",)]


def played_or_mended(records: Records) -> None:
    """Make a move, as the program does: a file that turns out to be damaged is set aside, and the move made again."""
    try:
        played(records, "12")
    except ERRORS as error:
        records.mend(error)
        played(records, "12")


@pytest.mark.parametrize("seed", range(60))
def test_whatever_bytes_of_the_file_are_changed_it_can_be_opened_and_played_on(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)

    def flipped(data: bytes) -> bytes:
        changed = bytearray(data)
        for _ in range(chance.choice([1, 10, 500])):
            changed[chance.randrange(len(changed))] = chance.randrange(256)
        return bytes(changed)

    data = damaged(tmp_path, flipped, with_backup=True)
    records = Records(tmp_path)
    if records.fault is Fault.NEWER:  # the changed byte is that of the version
        assert (tmp_path / FILE_NAME).read_bytes() == data
    else:
        assert records.is_kept
        played_or_mended(records)
        assert records.is_kept
    if records.fault is Fault.DAMAGED:
        assert records.set_aside
        assert records.set_aside.read_bytes() == data


def test_a_copy_is_made_once_a_day(tmp_path: Path) -> None:
    records = Records(tmp_path)
    played(records, "12")
    assert records.back_up()
    assert not records.back_up()
    copy = sqlite3.connect(tmp_path / BACKUP_NAME)
    assert copy.execute("SELECT move FROM moves").fetchall() == [("12",)]
    copy.close()
