"""Moving house: all games as one text, options as a file beside it, and both taken over elsewhere.

Importing is safe to repeat: a game that is there already is not added again.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from qtsolitaire.core.game import RefusedMoveError
from qtsolitaire.core.record import SEPARATOR, SUFFIX, Record, record_text, result_of
from qtsolitaire.storage.history import Entry, entries, kept_game
from qtsolitaire.storage.records import Records, Standing

from .keeper import beginning_of, record_of

GAMES_FILE = f"games{SUFFIX}"
OPTIONS_FILE = "settings.ini"


@dataclass(frozen=True, slots=True)
class Imported:
    """What an import came to.

    Args:
        added: Games that are new here.
        known: Games that were here already.
        refused: Games with a move against the rules, or without a move; they are left out.
    """

    added: int
    known: int
    refused: int


def game_text(records: Records, entry: Entry) -> str:
    """Return a game of the history as text; empty if it is gone or can no longer be replayed.

    Args:
        records: Where it is kept.
        entry: Which one.
    """
    try:
        kept = kept_game(records.connection, entry.record)
    except KeyError:
        return ""
    record = record_of(kept)
    if record is None:
        return ""
    try:
        steps = list(Record(record.deal, record.moves[: kept.at]).replay())
    except RefusedMoveError:
        return ""
    return record_text(record.deal, steps, datetime.fromtimestamp(entry.began / 1000, UTC), kept.seconds)


def export_all(records: Records, folder: Path, settings: Path) -> int:
    """Write all games into one file, and the options into another.

    Args:
        records: The games.
        folder: Where the files go.
        settings: The settings file.

    Returns:
        How many games were written.

    Raises:
        OSError: The files cannot be written.
    """
    texts = [text for entry in entries(records.connection) if (text := game_text(records, entry))]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / GAMES_FILE).write_text(f"{SEPARATOR}\n".join(texts), encoding="utf-8")
    if settings.exists():
        (folder / OPTIONS_FILE).write_bytes(settings.read_bytes())
    return len(texts)


def import_games(records: Records, games: Iterable[Record]) -> Imported:
    """Take games over that are not here yet.

    Args:
        records: Where they go.
        games: The games, as they were read.
    """
    added = known = refused = 0
    for game in games:
        try:
            steps = list(game.replay())
        except RefusedMoveError:
            steps = []
        if not steps:
            refused += 1
            continue
        result = result_of(game.deal, steps)
        standing = Standing(result.moves, result.points, game.seconds or 0, result.is_won)
        began = round(game.date.timestamp() * 1000) if game.date else None
        if records.add_imported(beginning_of(game.deal), [str(step.move) for step in steps], standing, began):
            added += 1
        else:
            known += 1
    return Imported(added, known, refused)


def files_of(path: Path) -> list[Path]:
    """Return a file, or the files of games in a folder, in order."""
    return sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
