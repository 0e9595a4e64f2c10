"""The list of games: what is in it, and that what was deleted comes back exactly as it was."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from qtsolitaire.storage.history import Entry, delete, entries, kept_game, restore
from qtsolitaire.storage.records import FILE_NAME, Beginning, KeptGame, Mark, Records, Standing, TakenError

SIMON = Beginning("SS", "S1", "SS1-S1-AAAAABD", None)
TOWERS = Beginning("SH", "C2", "SH1-C2-AAAAABD", None)
BOARD = Beginning("SS", "S4", None, "AS\n-\n")
MOVES = ("12", "23x2", "5a")


def keep(records: Records, beginning: Beginning, *, is_won: bool = False, at: int = 3) -> Mark:
    """Keep a game of three moves, of which some may be undone."""
    mark = records.keep_whole(beginning, None, MOVES, Standing(3, 497, 9, is_won))
    return records.set_standing(mark, Standing(at, 500 - at, 10, is_won))


def dump(folder: Path) -> list[list[tuple[object, ...]]]:
    """Every row of the file."""
    connection = sqlite3.connect(folder / FILE_NAME)
    try:
        return [
            connection.execute(f"SELECT {columns} FROM {table} ORDER BY 1, 2").fetchall()
            for table, columns in (("games", "*"), ("moves", "*"), ("tables", "rowid, *"))
        ]
    finally:
        connection.close()


@pytest.fixture
def records(tmp_path: Path) -> Records:
    """Four games, of which two lie on their tables."""
    records = Records(tmp_path)
    keep(records, SIMON, is_won=True)
    keep(records, TOWERS)
    keep(records, BOARD, at=2)
    keep(records, SIMON)
    return records


def test_a_new_file_has_no_games(tmp_path: Path) -> None:
    assert entries(Records(tmp_path).connection) == []


def test_each_game_is_listed_with_how_it_stands(records: Records) -> None:
    found = entries(records.connection)
    assert [entry.record for entry in found] == [1, 2, 3, 4]
    began = found[2].began
    assert found[2] == Entry(3, "SS", "S4", None, began, 2, 498, 10, is_won=False)
    assert [entry.is_won for entry in found] == [True, False, False, False]
    assert [entry.code for entry in found] == [SIMON.code, TOWERS.code, None, SIMON.code]


def test_a_game_is_read_with_all_its_moves(records: Records) -> None:
    assert kept_game(records.connection, 1) == KeptGame(SIMON, Mark(1, 2), MOVES, 3, 10, was_won=True)
    assert kept_game(records.connection, 3) == KeptGame(BOARD, Mark(3, 2), MOVES, 2, 10)


def test_a_game_that_is_not_there_is_said_to_be_missing(records: Records) -> None:
    with pytest.raises(KeyError):
        kept_game(records.connection, 5)


def test_what_is_deleted_is_gone_with_its_moves_and_no_table_names_it(records: Records, tmp_path: Path) -> None:
    delete(records.connection, [2, 4])
    games, moves, tables = dump(tmp_path)
    assert [row[0] for row in games] == [1, 3]
    assert {row[0] for row in moves} == {1, 3}
    assert [row[-1] for row in tables] == [None, None]
    assert records.last_on_table("SH") == KeptGame(TOWERS)


@pytest.mark.parametrize("chosen", [[1], [4], [4, 2], [1, 2, 3, 4], [3, 3, 77], []], ids=str)
def test_what_was_deleted_comes_back_exactly(records: Records, tmp_path: Path, chosen: list[int]) -> None:
    before = dump(tmp_path)
    deleted = delete(records.connection, chosen)
    assert len(deleted) == len({record for record in chosen if record < 5})
    assert restore(records.connection, deleted) == [record for record in dict.fromkeys(chosen) if record < 5]
    assert dump(tmp_path) == before


def test_a_game_that_came_back_can_be_played_on_as_if_nothing_had_happened(records: Records) -> None:
    mark = kept_game(records.connection, 4).mark
    assert mark
    deleted = delete(records.connection, [4])
    with pytest.raises(TakenError):
        records.set_standing(mark, Standing(2, 498, 11, is_won=False))
    restore(records.connection, deleted)
    records.set_standing(mark, Standing(2, 498, 11, is_won=False))


def test_the_number_of_a_deleted_game_is_never_another_games_and_so_it_gets_it_back(records: Records) -> None:
    deleted = delete(records.connection, [4])
    assert keep(records, TOWERS).record == 5
    assert restore(records.connection, deleted) == [4]
    assert kept_game(records.connection, 4).beginning == SIMON
    assert kept_game(records.connection, 4).moves == MOVES
    last = records.last_on_table("SS")
    assert last
    assert last.mark == kept_game(records.connection, 4).mark


def test_what_lies_on_the_table_by_now_stays_there(records: Records) -> None:
    deleted = delete(records.connection, [4])
    records.put_on_table(BOARD, None)
    restore(records.connection, deleted)
    assert records.last_on_table("SS") == KeptGame(BOARD)


def test_a_deletion_that_fails_in_the_middle_changes_nothing(records: Records, tmp_path: Path) -> None:
    before = dump(tmp_path)
    records.connection.execute(
        "CREATE TEMP TRIGGER fault BEFORE DELETE ON games WHEN old.id = 2 BEGIN SELECT raise(ABORT, 'full'); END"
    )
    with pytest.raises(sqlite3.Error):
        delete(records.connection, [1, 2])
    assert dump(tmp_path) == before
    records.connection.execute("DROP TRIGGER fault")
    deleted = delete(records.connection, [1, 2])
    without = dump(tmp_path)
    records.connection.execute(
        "CREATE TEMP TRIGGER fault BEFORE INSERT ON games WHEN new.id = 2 BEGIN SELECT raise(ABORT, 'full'); END"
    )
    with pytest.raises(sqlite3.Error):
        restore(records.connection, deleted)
    assert dump(tmp_path) == without


def test_two_programs_delete_the_same_games(records: Records, tmp_path: Path) -> None:
    before = dump(tmp_path)
    other = Records(tmp_path)
    mine = delete(records.connection, [1, 2])
    yours = delete(other.connection, [2, 3])
    assert (len(mine), len(yours)) == (2, 1)
    restore(other.connection, yours)
    restore(records.connection, mine)
    assert dump(tmp_path) == before
