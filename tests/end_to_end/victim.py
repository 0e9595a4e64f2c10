"""Plays for as long as it lives, without a screen; says on stdout what is on the table after each event.

`python -m tests.end_to_end.victim PROFILE SEED`: a random player with real mouse events, undo and redo. It is started
to be killed.
"""

from __future__ import annotations

import os
import sys
from itertools import count
from pathlib import Path
from random import Random

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from qtsolitaire.app import create_application, create_window
from qtsolitaire.core.table import board_text
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Records
from tests.player import CTRL, SHIFT, Player


def state(player: Player) -> str:
    """The table on one line: moves, score and board."""
    session = player.session
    board = board_text(session.position).replace("\n", "|")
    return f"{session.move_count};{session.position.score};{board}"


def main() -> None:
    """Play."""
    profile, seed = Path(sys.argv[1]), sys.argv[2]
    chance = Random(seed)
    create_application()
    options = Options(profile / f"settings-{seed}.ini")
    options.speed = "off"
    player = Player(create_window(options, Records(profile)))
    for _ in count():
        print(state(player), flush=True)
        moves = list(player.session.game.legal_moves(player.session.position))
        what = chance.random()
        if what < 0.75 and moves and not player.session.is_won:
            player.drag(str(chance.choice(moves)))
        elif what < 0.9:
            player.key(Qt.Key.Key_Z, CTRL)
        elif what < 0.97:
            player.key(Qt.Key.Key_Z, CTRL | SHIFT)
        else:
            player.key(Qt.Key.Key_N, CTRL | SHIFT)
        QApplication.processEvents()


if __name__ == "__main__":
    main()
