"""Where the keyboard's cursor goes: from pile to pile as they lie on the table, and from card to card in a column."""

from __future__ import annotations

from enum import Enum, auto

from qtsolitaire.core.cards import run_length
from qtsolitaire.core.table import Pile, PileKind, Position

from .geometry import Hit, Layout


class Step(Enum):
    """A step of the cursor."""

    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    FIRST = auto()
    LAST = auto()
    FAR_UP = auto()
    FAR_DOWN = auto()


def first_place(table: Layout, position: Position) -> Hit:
    """Return where the cursor appears: at the last card of the first column."""
    return _at(position, next(pile for pile in table.spots if pile.kind is PileKind.COLUMN))


def stepped(table: Layout, position: Position, at: Hit, step: Step) -> Hit:
    """Return where a step leads; where there is nothing in its direction, the cursor stays.

    Args:
        table: Where the piles lie.
        position: What lies there.
        at: The cursor: a pile, and how many of its cards it takes.
        step: Sideways to the next pile of the row, up to more cards of a column and then to the row above, down back;
            far up to the whole run that ends the column, and then to the row above, far down back.
    """
    if step in (Step.FAR_UP, Step.FAR_DOWN):
        return _far(table, position, at, step)
    if step in (Step.UP, Step.DOWN):
        return _vertical(table, position, at, step)
    row = _row(table, at.pile)
    index = row.index(at.pile)
    places = {Step.LEFT: max(0, index - 1), Step.RIGHT: min(len(row) - 1, index + 1), Step.FIRST: 0, Step.LAST: -1}
    pile = row[places[step]]
    return at if pile == at.pile else _at(position, pile)


def kept(position: Position, at: Hit) -> Hit:
    """Return the cursor after the table has changed: at the same pile, with no more cards than lie there."""
    there = len(position[at.pile])
    return Hit(at.pile, max(1, min(at.count, there)) if there else 0)


def _far(table: Layout, position: Position, at: Hit, step: Step) -> Hit:
    longest = run_length(position[at.pile]) if at.pile.kind is PileKind.COLUMN else 0
    if step is Step.FAR_UP:
        return Hit(at.pile, longest) if at.count < longest else _beyond(table, position, at, Step.UP)
    return Hit(at.pile, 1) if longest and at.count > 1 else _beyond(table, position, at, Step.DOWN)


def _vertical(table: Layout, position: Position, at: Hit, step: Step) -> Hit:
    in_column = at.pile.kind is PileKind.COLUMN
    if step is Step.UP and in_column and at.count < len(position[at.pile]):
        return Hit(at.pile, at.count + 1)
    if step is Step.DOWN and in_column and at.count > 1:
        return Hit(at.pile, at.count - 1)
    return _beyond(table, position, at, step)


def _beyond(table: Layout, position: Position, at: Hit, step: Step) -> Hit:
    """Return the place in the row above or below."""
    spot = table.spots[at.pile]
    beyond = [
        pile
        for pile, other in table.spots.items()
        if pile.kind is not PileKind.FINISHED and (other.y < spot.y if step is Step.UP else other.y > spot.y)
    ]
    return _at(position, min(beyond, key=lambda pile: abs(table.spots[pile].x - spot.x))) if beyond else at


def _row(table: Layout, pile: Pile) -> list[Pile]:
    """Return the piles of a row, left to right."""
    y = table.spots[pile].y
    row = [other for other, spot in table.spots.items() if spot.y == y and other.kind is not PileKind.FINISHED]
    return sorted(row, key=lambda other: table.spots[other].x)


def _at(position: Position, pile: Pile) -> Hit:
    return Hit(pile, min(1, len(position[pile])))
