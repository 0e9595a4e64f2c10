"""Everything that moves on the table: each staging opens a window and leaves it in the middle of one kind of motion."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from qtsolitaire.board.geometry import Spot
from qtsolitaire.core.cards import Card
from qtsolitaire.core.table import all_cards, column
from tests.player import CTRL, SHIFT, Player
from tests.reference import run

SitAt = Callable[..., Player]

SIMON = "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -"
"""Columns 2, 3, 8, 9 and 0 take the three spades; 4, 5, 6 and 7 do not."""
ALMOST_A_RUN = f"5C {run('S', 'K', '2')} | 7D AS | … AC | - | - | - | - | - | - | -"
"""The ace of column 2 completes the run of column 1, which leaves a five behind."""
LAST_RUN = ("Done: H D C", f"{run('S', 'K', '2')} | AS | - | - | - | - | - | - | - | -")
"""The move 21 wins."""
SEAHAVEN = ("Founds: H-7 C-0 D-0 S-6", "FC: 9S - - -", "8H | - | … KC | KD | KH | 2D | 2C | 3D | 3C | 4D")
"""The move 1h sends the 8 of hearts up."""
LAST_KING = ("Founds: H-K C-K D-K S-Q", "FC: - - - -", "KS | - | - | - | - | - | - | - | - | -")
"""The move 1h wins."""


def deal(sit_at: SitAt, speed: str = "normal") -> Player:
    player = sit_at("S4", SIMON, speed=speed)
    player.drag("13x3")
    player.key(Qt.Key.Key_R, CTRL)
    return player


def move(sit_at: SitAt, speed: str = "normal") -> Player:
    player = sit_at("S4", SIMON, speed=speed)
    player.click("1x3")
    player.click("9")
    return player


def card_sent_up(sit_at: SitAt, speed: str = "normal") -> Player:
    player = sit_at("C4", *SEAHAVEN, speed=speed)
    player.click("1")
    return player


def drop(sit_at: SitAt, speed: str = "normal") -> Player:
    player = sit_at("S4", SIMON, speed=speed)
    player.drag("13x3")
    return player


def drop_return(sit_at: SitAt, speed: str = "normal") -> Player:
    player = sit_at("S4", SIMON, speed=speed)
    player.drag("48")
    player.drag_onto("1x3", column(5))
    return player


def undo(sit_at: SitAt, speed: str = "normal") -> Player:
    player = sit_at("S4", SIMON, speed=speed)
    player.drag("48")
    player.drag("13x3")
    player.settle()
    player.key(Qt.Key.Key_Z, CTRL)
    return player


def redo(sit_at: SitAt, speed: str = "normal") -> Player:
    player = undo(sit_at, speed)
    player.settle()
    player.key(Qt.Key.Key_Z, CTRL | SHIFT)
    return player


def run_removal(sit_at: SitAt, speed: str = "normal") -> Player:
    player = sit_at("S4", ALMOST_A_RUN, speed=speed)
    player.double_click("2")
    return player


def undo_of_a_run(sit_at: SitAt, speed: str = "normal") -> Player:
    player = run_removal(sit_at, speed)
    player.settle()
    player.key(Qt.Key.Key_Z, CTRL)
    return player


def win(sit_at: SitAt, speed: str = "normal") -> Player:
    player = sit_at("S4", *LAST_RUN, speed=speed)
    player.drag("21")
    return player


def win_of_towers(sit_at: SitAt, speed: str = "normal") -> Player:
    player = sit_at("C4", *LAST_KING, speed=speed)
    player.click("1")
    return player


MOTIONS: dict[str, Callable[..., Player]] = {
    "deal": deal,
    "move": move,
    "card sent up": card_sent_up,
    "drop": drop,
    "drop return": drop_return,
    "undo": undo,
    "redo": redo,
    "run removal": run_removal,
    "undo of a run": undo_of_a_run,
    "win": win,
    "win of towers": win_of_towers,
}
PARTS = [0, 0.5, 0.99]
"""The start, the middle and the end of a motion."""


def spots(player: Player) -> dict[Card, Spot]:
    """Where the pictures of all cards are at this moment."""
    return {card: player.picture(card).spot for card in all_cards(player.session.position)}
