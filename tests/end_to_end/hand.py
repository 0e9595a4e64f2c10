"""A player's hand on the mouse: makes moves where the cards have to lie by the rules and the geometry.

It never asks the program where a card is. What lies on the table is what the rules' replay says, where it lies follows
from `board.geometry` and the place of the viewport on the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from qtsolitaire.board.geometry import Layout, layout
from qtsolitaire.core.game import Deal
from qtsolitaire.core.table import Move, Pile, Position, board_text
from tests.end_to_end.screen import SIZE, Program
from tests.end_to_end.seen import Seen

CLICK = ("mousedown", 1, "mouseup", 1)  # xdotool's own click takes a tenth of a second


class Point(NamedTuple):
    """A place on the screen, in pixels."""

    x: int
    y: int


class Hand:
    """Plays a game with the mouse.

    Args:
        program: The program.
        deal: The game that is on its table.
        position: What lies there now; the deal's cards by default.
        moves: How many moves have been made.
    """

    def __init__(self, program: Program, deal: Deal, position: Position | None = None, moves: int = 0) -> None:
        self.program = program
        self.deal = deal
        self.position = position or deal.position
        self.moves = moves
        self._is_left = False
        self.sees(self.position, moves)

    def sees(self, position: Position, moves: int) -> Seen:
        """Wait until the table is as it has to be now, after so many moves, and return what is seen."""
        self.position, self.moves = position, moves
        board = board_text(position)
        return self.program.wait_for(
            lambda seen: (seen.board, seen.score, seen.moves) == (board, position.score, moves),
            f"after {moves} moves there are {position.score} points and this board:\n{board}",
        )

    # --- where things are -----------------------------------------------------------------------------------------

    @property
    def table(self) -> Layout:
        """Where the piles lie."""
        game, table = self.deal.game, self.program.seen.table
        return layout(game.places(self.deal.variant), table.w, table.h, game.readable_cards)

    def point(self, pile: Pile, count: int) -> Point:
        """Return where to press on a group: on what shows of its first card, or on the marker of an empty pile.

        Twice running it is never the same place: else a second click would make a double click of the first.
        """
        self._is_left = not self._is_left
        rects = self.table.card_rects(pile, len(self.position[pile]))
        rect = rects[-count] if rects and count else self.table.spots[pile]
        high = rects[1 - count].y - rect.y if count > 1 else rect.h
        return self._on_screen(rect.x + rect.w * (0.3 if self._is_left else 0.7), rect.y + high / 2)

    def _on_screen(self, x: float, y: float) -> Point:
        table = self.program.seen.table
        return Point(table.x + round(x), table.y + round(y))

    def _way(self, move: Move) -> Point:
        """Return how far a group has to be carried to lie on its target's last card."""
        start = self.table.card_rects(move.source, len(self.position[move.source]))[-move.count]
        end = self.table.group_rect(move.target, len(self.position[move.target]), 1)
        return Point(round(end.x - start.x), round(end.y - start.y))

    # --- what it does ---------------------------------------------------------------------------------------------

    def drag(self, move: Move) -> None:
        """Carry a group to another pile and let go there."""
        start, *way = self.way(move)
        self.lift(start)
        self.carry(way)
        self.let_go()

    def way(self, move: Move) -> list[Point]:
        """Return where a drag begins, where it passes and where it ends."""
        start, far = self.point(move.source, move.count), self._way(move)
        return [Point(start.x + far.x * part // 4, start.y + far.y * part // 4) for part in range(5)]

    def lift(self, start: Point) -> None:
        """Press the button."""
        self.program.screen.do("mousemove", *start, "mousedown", 1)

    def carry(self, way: Sequence[Point]) -> None:
        """Move the mouse; the program has the time to draw the cards on their way."""
        self.program.screen.do(*(word for point in way for word in ("mousemove", *point, "sleep", 0.005)))

    def let_go(self) -> None:
        """Release the button."""
        self.program.screen.do("mouseup", 1)

    def click(self, pile: Pile, count: int) -> None:
        """Click a group, or an empty pile."""
        self.program.screen.do("mousemove", *self.point(pile, count), *CLICK)

    def click_then_click(self, move: Move) -> None:
        """Select a group, then click the pile where it is to go."""
        self.click(move.source, move.count)
        self.click(move.target, min(1, len(self.position[move.target])))

    def double_click(self, pile: Pile, count: int) -> None:
        """Click a group twice, as quickly as a hand can: two presses in the same millisecond are none to Qt."""
        self.program.screen.do("mousemove", *self.point(pile, count), *CLICK, "sleep", 0.03, *CLICK)

    def step_back(self) -> None:
        """Take the mouse, which is to be seen on pictures, to the corner of the screen."""
        self.program.screen.do("mousemove", SIZE[0] - 1, SIZE[1] - 1)
