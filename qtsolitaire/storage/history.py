"""The list of all games that were played: read, taken away, and put back as they were. No Qt here.

Works on the file of `records`; every function may raise one of `records.ERRORS`.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import starmap

from .records import Beginning, KeptGame, Mark

Row = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list.

    Args:
        record: Number of the game in the file.
        game: Two letters.
        level: Key of the level.
        code: The deal code; None for a board.
        began: Time of the first move, in milliseconds since 1970 in UTC.
        moves: Moves that count.
        score: Points.
        seconds: Time played.
        is_won: Whether it was ever won.
    """

    record: int
    game: str
    level: str
    code: str | None
    began: int
    moves: int
    score: int
    seconds: int
    is_won: bool


@dataclass(frozen=True, slots=True)
class Deleted:
    """What was taken out of the file, to be put back.

    Args:
        games: The rows of the games, as they were.
        moves: The numbers and moves of each game, in the same order; packed, since there may be millions.
        tables: The games (two letters) on whose tables one of them lay, with its number.
    """

    games: tuple[Row, ...]
    moves: tuple[str, ...]
    tables: tuple[tuple[str, int], ...]

    def __len__(self) -> int:
        return len(self.games)


def entries(connection: sqlite3.Connection) -> list[Entry]:
    """Return all games, in the order in which they were begun.

    Args:
        connection: The file of games.
    """
    rows = connection.execute(
        "SELECT id, game, level, code, began, coalesce(won_at, at), coalesce(won_score, score),"
        " coalesce(won_seconds, seconds), won IS NOT NULL FROM games ORDER BY id"
    )
    return list(starmap(Entry, ((*row, bool(is_won)) for *row, is_won in rows)))


def kept_game(connection: sqlite3.Connection, record: int) -> KeptGame:
    """Return one game; a KeyError if it is no longer there.

    Args:
        connection: The file of games.
        record: Its number.
    """
    with _transaction(connection, "BEGIN"):
        found = connection.execute(
            "SELECT game, level, code, board, at, seconds, won, changes FROM games WHERE id = ?", (record,)
        ).fetchone()
        rows = connection.execute("SELECT move FROM moves WHERE game = ? ORDER BY number", (record,)).fetchall()
    if found is None:
        raise KeyError(record)
    *beginning, at, seconds, won, changes = found
    moves = tuple(move for (move,) in rows)
    return KeptGame(Beginning(*beginning), Mark(record, changes), moves, at, seconds, won is not None)


def delete(connection: sqlite3.Connection, records: Iterable[int]) -> Deleted:
    """Take games out of the file, all or none.

    Args:
        connection: The file of games.
        records: Their numbers; those that are no longer there are passed over.

    Returns:
        What `restore` needs.
    """
    games: list[Row] = []
    moves: list[str] = []
    tables: list[tuple[str, int]] = []
    with _transaction(connection, "BEGIN IMMEDIATE"):
        for record in dict.fromkeys(records):
            row = connection.execute("SELECT * FROM games WHERE id = ?", (record,)).fetchone()
            if row is None:
                continue
            found = connection.execute("SELECT number, move FROM moves WHERE game = ? ORDER BY number", (record,))
            games.append(row)
            moves.append(json.dumps(found.fetchall()))
            tables += connection.execute("SELECT game, record FROM tables WHERE record = ?", (record,))
            connection.execute("UPDATE tables SET record = NULL WHERE record = ?", (record,))
            connection.execute("DELETE FROM moves WHERE game = ?", (record,))
            connection.execute("DELETE FROM games WHERE id = ?", (record,))
    return Deleted(tuple(games), tuple(moves), tuple(tables))


def restore(connection: sqlite3.Connection, deleted: Deleted) -> list[int]:
    """Put games back that were deleted, all or none.

    A game gets its old number again, unless another game has got that meanwhile. It lies on its table again, unless
    something else lies there by now.

    Args:
        connection: The file of games.
        deleted: What `delete` has returned.

    Returns:
        The numbers of the games, in the same order.
    """
    numbers: dict[int, int] = {}
    with _transaction(connection, "BEGIN IMMEDIATE"):
        for (record, *rest), packed in zip(deleted.games, deleted.moves, strict=True):
            assert isinstance(record, int), "the first column is the number"
            is_taken = connection.execute("SELECT 1 FROM games WHERE id = ?", (record,)).fetchone()
            places = ", ".join("?" * (len(rest) + 1))
            row = (None if is_taken else record, *rest)
            number = connection.execute(f"INSERT INTO games VALUES ({places})", row).lastrowid
            assert number is not None, "an inserted row has a number"
            numbers[record] = number
            rows = ((number, place, move) for place, move in json.loads(packed))
            connection.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)
        for table, record in deleted.tables:
            connection.execute(
                "UPDATE tables SET record = :number WHERE game = :table AND record IS NULL AND EXISTS ("
                "SELECT 1 FROM games WHERE id = :number AND games.level = tables.level"
                " AND games.code IS tables.code AND games.board IS tables.board)",
                {"table": table, "number": numbers[record]},
            )
    return list(numbers.values())


@contextmanager
def _transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # SQLite has rolled some errors back by itself
            connection.execute("ROLLBACK")
        raise
