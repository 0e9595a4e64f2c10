"""What a long history costs: a profile with 100,000 games of 60 moves beside an empty one."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from qtsolitaire.app import create_window
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Beginning, Records, Standing
from qtsolitaire.windows.history import HistoryWindow
from qtsolitaire.windows.statistics import StatisticsDialog

from .rows import Row, paired

GAMES, MOVES = 100_000, 60


def history_rows(_app: QApplication, folder: Path) -> Iterator[Row]:
    """Start, recording, history and statistics over many games; without an application there would be no windows."""
    many, none = folder / "many", folder / "none"
    fill(many)
    Records(none).close()
    against = "no game"
    yield paired("start over 100,000 games", against, lambda: start(many), lambda: start(none), most=1.3)
    what = "recording 100 moves over 100,000 games"
    yield paired(what, against, lambda: record_moves(many), lambda: record_moves(none), most=1.3)
    for name, kind in (("statistics", StatisticsDialog), ("history", HistoryWindow)):
        ours, bare = partial(open_dialog, many, kind), partial(open_dialog, none, kind)
        yield paired(f"opening the {name} of 100,000 games", against, ours, bare, rounds=3)


def fill(folder: Path) -> None:
    """Make a file of many games, each with its moves."""
    connection = Records(folder).connection
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("BEGIN")
    begun, code = 10**12, "SS1-S1-AAAAABD"
    games = (
        (number, "SS", "S1", code, moment, moment, MOVES, 440 + number % 300, 200, number % 3 or None)
        for number, moment in ((number, begun + number * 10**5) for number in range(1, GAMES + 1))
    )
    connection.executemany(
        "INSERT INTO games (id, game, level, code, began, touched, changes, at, score, seconds, won)"
        " VALUES (?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?)",
        games,
    )
    moves = ((number, move, "12") for number in range(1, GAMES + 1) for move in range(1, MOVES + 1))
    connection.executemany("INSERT INTO moves VALUES (?, ?, ?)", moves)
    connection.execute("COMMIT")
    connection.close()


def start(profile: Path) -> float:
    """Make the window of a profile and paint it; the processor time."""
    began = time.process_time()
    window = create_window(Options(profile / "settings.ini"), Records(profile))
    window.show()
    QApplication.processEvents()
    spent = time.process_time() - began
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return spent


def record_moves(profile: Path) -> float:
    """Keep a hundred moves of a new game; the processor time."""
    records, mark = Records(profile), None
    beginning = Beginning("SS", "S1", "SS1-S1-AAAAABD", None)
    began = time.process_time()
    for number in range(1, 101):
        mark = records.add_move(beginning, mark, "12", Standing(number, 500 - number, number, False))
    spent = time.process_time() - began
    records.close()
    return spent


def open_dialog(profile: Path, kind: type[StatisticsDialog] | type[HistoryWindow]) -> float:
    """Open a window over the records and paint it; the processor time."""
    records = Records(profile)
    began = time.process_time()
    dialog = kind(records)
    dialog.show()
    QApplication.processEvents()
    spent = time.process_time() - began
    dialog.close()
    dialog.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    records.close()
    return spent
