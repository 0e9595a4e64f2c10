"""Every game and every move, kept in one SQLite file the moment they are made. No Qt here.

A game is what it began with and its moves; whatever else is stored of it (how many moves count, score, won or not) only
serves lists and can be told from these. Writing a move costs the same whatever the length of the game or the history.
Times are milliseconds since 1970 in UTC, so that a changed clock or time zone changes no order within a game.
"""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, auto
from pathlib import Path

FILE_NAME = "games.sqlite"
BACKUP_NAME = "games-backup.sqlite"
VERSION = 1
ERRORS = (sqlite3.Error, UnicodeDecodeError)  # the second where a damaged file has damaged texts
DAMAGE_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)  # the last: a damaged schema
BUSY_SECONDS = 5.0  # another program on the same profile may be writing

SCHEMA = (
    """CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again, so that no mark names another game
        game TEXT NOT NULL,         -- two letters, as in deal codes
        level TEXT NOT NULL,        -- key of the level
        code TEXT,                  -- what it began with: a deal code,
        board TEXT,                 -- or a board as text
        began INTEGER NOT NULL,     -- time of the first move
        touched INTEGER NOT NULL,   -- time of the last change
        changes INTEGER NOT NULL,   -- their number, by which a program notices that another one has played on
        at INTEGER NOT NULL,        -- so many moves count, and those after them can be redone
        score INTEGER NOT NULL,
        seconds INTEGER NOT NULL,   -- time played
        won INTEGER,                -- time of the first win
        won_at INTEGER,             -- moves, points and seconds of that win, which no later undo changes
        won_score INTEGER,
        won_seconds INTEGER
    )""",
    """CREATE TABLE moves (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,    -- from 1
        move TEXT NOT NULL,         -- as in game records
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID""",
    """CREATE TABLE tables (
        game TEXT PRIMARY KEY,      -- each game has its own table
        level TEXT NOT NULL,
        code TEXT,
        board TEXT,
        record INTEGER REFERENCES games (id) ON DELETE SET NULL  -- NULL until the first move
    )""",  # the greatest rowid is the table that was played at last, whatever the clock says
    f"PRAGMA user_version = {VERSION}",
)


class Fault(Enum):
    """What was wrong with the file when it was opened."""

    DAMAGED = auto()  # it was set aside; games were restored from the copy, if there was one
    NEWER = auto()  # it was made by a newer version: it is only read, as far as it can be, and left alone
    UNUSABLE = auto()  # it cannot be read or written


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a game began with.

    Args:
        game: Two letters.
        level: Key of the level.
        code: The deal code; None for a board.
        board: The board as text; None for a deal code.
    """

    game: str
    level: str
    code: str | None
    board: str | None


@dataclass(frozen=True, slots=True)
class Standing:
    """How a game stands.

    Args:
        at: Moves that count.
        score: Points.
        seconds: Time played.
        is_won: Whether the game is won.
    """

    at: int
    score: int
    seconds: int
    is_won: bool


@dataclass(frozen=True, slots=True)
class Mark:
    """A game in the file, as the one who plays it knows it.

    Args:
        record: Its number.
        changes: How often it was changed; another number means that another program has played it on.
    """

    record: int
    changes: int


class TakenError(Exception):
    """Another program has played on the same game: whoever comes second goes on with a game of its own."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game that was on the table.

    Args:
        beginning: What it began with.
        mark: Which game of the file it is; None if no move was made.
        moves: All its moves, those too that are undone.
        at: So many of them count.
        seconds: Time played.
        was_won: It has been won once.
    """

    beginning: Beginning
    mark: Mark | None = None
    moves: tuple[str, ...] = ()
    at: int = 0
    seconds: int = 0
    was_won: bool = False


class Records:
    """The file of games.

    Args:
        folder: Where it lies; made if need be.

    Every method but the constructor may raise one of `ERRORS`: the file can become unusable at any time.
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE_NAME
        self.backup = folder / BACKUP_NAME
        self.fault: Fault | None = None
        """What was wrong when the file was opened; None if nothing was."""
        self.set_aside: Path | None = None
        """Where a damaged file is now."""
        self.was_restored = False
        """The games of the last daily copy are there again."""
        self._connection = self._opened()

    # --- opening --------------------------------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            return self._connected()
        except sqlite3.OperationalError as error:
            return self._mended() if self._is_damage(error) else self._nowhere(Fault.UNUSABLE)
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            return self._mended()
        except OSError:
            return self._nowhere(Fault.UNUSABLE)

    def _is_damage(self, error: sqlite3.OperationalError) -> bool:
        """Tell damage from a file that cannot be reached: Python has one class of errors for both.

        A file whose head is damaged may look as if it could not be written, or as if it had an unknown format.
        """
        code = error.sqlite_errorcode & 0xFF
        if code == sqlite3.SQLITE_READONLY:
            return all(os.access(path, os.W_OK) for path in (self.file, self.file.parent))
        return code in DAMAGE_CODES

    def _connected(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.file, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version > VERSION:
                connection.close()
                self.fault = Fault.NEWER
                return sqlite3.connect(f"{self.file.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            self._ensure_schema(connection, version)
        except ERRORS:
            connection.close()
            raise
        return connection

    def _ensure_schema(self, connection: sqlite3.Connection, version: int) -> None:
        """Make the tables of a new file; find out that those of an old one are whole."""
        if version == 0:
            _create(connection)
        for table, column in (("games", "won"), ("moves", "move"), ("tables", "record")):
            try:
                connection.execute(f"SELECT {column} FROM {table} LIMIT 1").fetchall()
            except sqlite3.OperationalError as error:
                raise sqlite3.DatabaseError(str(error)) from None

    def _nowhere(self, fault: Fault) -> sqlite3.Connection:
        """Keep games in memory only: the program goes on, and says so."""
        self.fault = fault
        connection = sqlite3.connect(":memory:", isolation_level=None)
        _create(connection)
        return connection

    def _mended(self) -> sqlite3.Connection:
        """Set a damaged file aside under a dated name and begin with the last copy, or anew."""
        stamp = f"{datetime.now():%Y%m%d-%H%M%S-%f}"
        try:
            self.set_aside = self.file.with_name(f"games-damaged-{stamp}.sqlite")
            self.file.rename(self.set_aside)
            for ending in ("-wal", "-shm"):
                other = self.file.with_name(self.file.name + ending)
                if other.exists():
                    other.rename(self.set_aside.with_name(self.set_aside.name + ending))
            self.was_restored = self._restored()
            connection = self._connected()
        except (OSError, *ERRORS):
            return self._nowhere(Fault.UNUSABLE)
        self.fault = Fault.DAMAGED
        return connection

    def _restored(self) -> bool:
        """Copy the last daily copy into the place of the file, if it is whole."""
        if not self.backup.exists():
            return False
        try:
            source = sqlite3.connect(f"{self.backup.absolute().as_uri()}?mode=ro", uri=True)
            try:
                if source.execute("PRAGMA quick_check").fetchall() != [("ok",)]:
                    return False
                target = sqlite3.connect(self.file)
                source.backup(target)
                target.close()
            finally:
                source.close()
        except ERRORS:
            self.file.unlink(missing_ok=True)
            return False
        return True

    @property
    def connection(self) -> sqlite3.Connection:
        """Return the open file, for queries of history and statistics."""
        return self._connection

    @property
    def is_kept(self) -> bool:
        """Tell whether games are written to the file."""
        return self.fault in (None, Fault.DAMAGED)

    def retry(self) -> bool:
        """Try to open a file again that could not be used; tell whether games are kept from now on."""
        if self.fault is not Fault.UNUSABLE:
            return self.is_kept
        self.fault = None
        self._connection.close()
        self._connection = self._opened()
        return self.is_kept

    def mend(self, error: Exception) -> bool:
        """After an error in writing or reading: set the file aside if it is damaged; tell whether a new one is there.

        Args:
            error: One of `ERRORS`.
        """
        is_damage = isinstance(error, UnicodeDecodeError) or (
            isinstance(error, sqlite3.DatabaseError) and error.sqlite_errorcode & 0xFF in DAMAGE_CODES
        )
        if not is_damage or not self.is_kept:
            return False
        self._connection.close()
        self._connection = self._mended()
        return self.is_kept

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    # --- writing --------------------------------------------------------------------------------------------------

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield self._connection
        except BaseException:
            with suppress(sqlite3.Error):  # SQLite has rolled some errors back by itself
                self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def put_on_table(self, beginning: Beginning, mark: Mark | None) -> None:
        """Remember what lies on a game's table.

        Args:
            beginning: What the game began with.
            mark: Which game of the file it is; None if no move was made.
        """
        with self._transaction() as connection:
            _put_on_table(connection, beginning, mark.record if mark else None)

    def add_move(self, beginning: Beginning, mark: Mark | None, move: str, standing: Standing) -> Mark:
        """Keep a move that was just made; what was undone before it can no longer be redone.

        Args:
            beginning: What the game began with.
            mark: Which game of the file it is; None if this is its first move.
            move: The move, as in game records.
            standing: How the game stands after it.

        Raises:
            TakenError: Another program has played the game on.
        """
        with self._transaction() as connection:
            record = _checked(connection, mark) if mark else _new_game(connection, beginning, standing)
            if mark is None:
                _put_on_table(connection, beginning, record)
            connection.execute("DELETE FROM moves WHERE game = ? AND number >= ?", (record, standing.at))
            connection.execute("INSERT INTO moves VALUES (?, ?, ?)", (record, standing.at, move))
            return _stand(connection, record, standing)

    def set_standing(self, mark: Mark, standing: Standing) -> Mark:
        """Keep that moves were undone or redone, or that time has passed.

        Raises:
            TakenError: Another program has played the game on.
        """
        with self._transaction() as connection:
            return _stand(connection, _checked(connection, mark), standing)

    def keep_whole(self, beginning: Beginning, mark: Mark | None, moves: Sequence[str], standing: Standing) -> Mark:
        """Keep a whole game at once: after a time in which nothing could be written.

        Args:
            beginning: What the game began with.
            mark: Which game of the file it is; None for a new one.
            moves: All its moves, those too that are undone.
            standing: How it stands.

        Raises:
            TakenError: Another program has played the game on.
        """
        with self._transaction() as connection:
            record = _checked(connection, mark) if mark else _new_game(connection, beginning, standing)
            connection.execute("DELETE FROM moves WHERE game = ?", (record,))
            _insert_moves(connection, record, moves)
            _put_on_table(connection, beginning, record)
            return _stand(connection, record, standing)

    def add_imported(
        self, beginning: Beginning, moves: Sequence[str], standing: Standing, began: int | None = None
    ) -> bool:
        """Keep a game from elsewhere, unless it is here already; tell whether it was added.

        Args:
            beginning: What the game began with.
            moves: Its moves.
            standing: How it stands.
            began: When it began; a game of the same moves that began at another second is another game.
        """
        with self._transaction() as connection:
            rows = connection.execute(
                "SELECT id, at FROM games WHERE game = ? AND level = ? AND code IS ? AND board IS ?"
                " AND coalesce(began / 1000 = ? / 1000, 1)",
                (beginning.game, beginning.level, beginning.code, beginning.board, began),
            ).fetchall()
            if any(_moves_of(connection, record, at) == list(moves) for record, at in rows):
                return False
            record = _new_game(connection, beginning, standing, began)
            _insert_moves(connection, record, moves)
            _stand(connection, record, standing)
        return True

    def back_up(self) -> bool:
        """Copy the file, at most once a day; tell whether a copy was made."""
        if not self.is_kept:
            return False
        try:
            if datetime.fromtimestamp(self.backup.stat().st_mtime).date() == datetime.now().date():
                return False
        except OSError:
            pass
        fresh = self.backup.with_name(self.backup.name + ".new")
        target = sqlite3.connect(fresh)
        try:
            self._connection.backup(target)
        finally:
            target.close()
        fresh.replace(self.backup)
        return True

    # --- reading --------------------------------------------------------------------------------------------------

    def last_on_table(self, game: str | None = None) -> KeptGame | None:
        """Return what lay on the table last.

        Args:
            game: Two letters of a game; None for whichever was played last.
        """
        row = self._connection.execute(
            "SELECT game, level, code, board, record FROM tables WHERE ? IN (game, '') ORDER BY rowid DESC LIMIT 1",
            (game or "",),
        ).fetchone()
        if row is None:
            return None
        *beginning, record = row
        return self._kept(Beginning(*beginning), record)

    def every_game(self) -> Iterator[KeptGame]:
        """Yield every game with a move, in the order in which they were begun."""
        rows = self._connection.execute("SELECT game, level, code, board, id FROM games ORDER BY id").fetchall()
        for *beginning, record in rows:
            yield self._kept(Beginning(*beginning), record)

    def _kept(self, beginning: Beginning, record: int | None) -> KeptGame:
        query = "SELECT at, seconds, won, changes FROM games WHERE id = ?"
        found = self._connection.execute(query, (record,)).fetchone()
        if found is None or record is None:
            return KeptGame(beginning)
        at, seconds, won, changes = found
        moves = self._connection.execute("SELECT move FROM moves WHERE game = ? ORDER BY number", (record,))
        mark = Mark(record, changes)
        return KeptGame(beginning, mark, tuple(move for (move,) in moves), at, seconds, won is not None)


def _create(connection: sqlite3.Connection) -> None:
    """Make the tables of a new file, unless another program has made them at this moment."""
    connection.execute("BEGIN IMMEDIATE")
    if connection.execute("PRAGMA user_version").fetchone() == (0,):
        if connection.execute("SELECT name FROM sqlite_master").fetchall():
            raise sqlite3.DatabaseError("a file of another program")
        for statement in SCHEMA:
            connection.execute(statement)
    connection.execute("COMMIT")


def _insert_moves(connection: sqlite3.Connection, record: int, moves: Sequence[str]) -> None:
    rows = ((record, number, move) for number, move in enumerate(moves, 1))
    connection.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)


def _moves_of(connection: sqlite3.Connection, record: int, at: int) -> list[str]:
    query = "SELECT move FROM moves WHERE game = ? AND number <= ? ORDER BY number"
    return [move for (move,) in connection.execute(query, (record, at))]


def _new_game(
    connection: sqlite3.Connection, beginning: Beginning, standing: Standing, began: int | None = None
) -> int:
    now = _now()
    cursor = connection.execute(
        "INSERT INTO games (game, level, code, board, began, touched, changes, at, score, seconds)"
        " VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?, ?)",
        (
            beginning.game,
            beginning.level,
            beginning.code,
            beginning.board,
            now if began is None else began,
            now,
            standing.at,
            standing.score,
            standing.seconds,
        ),
    )
    record = cursor.lastrowid
    assert record is not None, "an inserted row has a number"
    return record


def _checked(connection: sqlite3.Connection, mark: Mark) -> int:
    """Return the number of a game that nobody else has touched."""
    if connection.execute("SELECT changes FROM games WHERE id = ?", (mark.record,)).fetchone() != (mark.changes,):
        raise TakenError(mark)
    return mark.record


def _stand(connection: sqlite3.Connection, record: int, standing: Standing) -> Mark:
    now = _now()
    (changes,) = connection.execute(
        "UPDATE games SET at = ?, score = ?, seconds = ?, touched = ?, changes = changes + 1 WHERE id = ?"
        " RETURNING changes",
        (standing.at, standing.score, standing.seconds, now, record),
    ).fetchone()
    if standing.is_won:
        connection.execute(
            "UPDATE games SET won = ?, won_at = at, won_score = score, won_seconds = seconds"
            " WHERE id = ? AND won IS NULL",
            (now, record),
        )
    return Mark(record, changes)


def _put_on_table(connection: sqlite3.Connection, beginning: Beginning, record: int | None) -> None:
    connection.execute(
        "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, (SELECT id FROM games WHERE id = ?))",  # it may be deleted
        (beginning.game, beginning.level, beginning.code, beginning.board, record),
    )


def _now() -> int:
    return time.time_ns() // 1_000_000
