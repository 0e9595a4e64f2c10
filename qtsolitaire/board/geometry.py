"""Where everything lies, from the piles of a level and the size of the view. Pure arithmetic, no Qt.

Ten columns decide everything. Finished runs are only trophies, so they stand half size in a rail at the right; cells
and foundations are places to drop on, so they keep full size in a row above the columns. All lengths are fractions of
the card's width w or height h = 1.4 w. Pixels are pixels of the screen: the scene has no others (see scene.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import cos, radians, sin
from typing import NamedTuple

from qtsolitaire.core.cards import Card
from qtsolitaire.core.game import Place
from qtsolitaire.core.table import Pile, PileKind, Position

RATIO = 1.4
CORNER = 13 / 240  # of w
MARGIN = 0.12  # of w, on all four sides
GAP, GAP_MAX = 0.08, 0.16  # of w, between columns; spare width widens the gap first
RAIL, RAIL_GAP, RAIL_PITCH = 0.5, 0.16, 1.1  # size and distance of the finished runs, of w; pitch of their height
ROW_GAP = 0.11  # of h, between the row of cells and foundations and the columns
STEP = 0.207  # of h: the fan when there is room; the strip shows the index and no piece of a pip
LARGE_STEP = 0.27  # of h: the same for large print
READABLE = 0.165  # of h: rank and suit are fully visible
COLUMNS = 10


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle in pixels."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """Return the first x beyond it."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Return the first y beyond it."""
        return self.y + self.h

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies within."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlap(self, other: Rect) -> float:
        """Return the area that two rectangles share, in square pixels."""
        wide = min(self.right, other.right) - max(self.x, other.x)
        high = min(self.bottom, other.bottom) - max(self.y, other.y)
        return wide * high if wide > 0 and high > 0 else 0.0

    def united(self, other: Rect) -> Rect:
        """Return the smallest rectangle that holds both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Rect(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)

    def moved(self, dx: float, dy: float) -> Rect:
        """Return the same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)


class Spot(NamedTuple):
    """Where a card's picture is.

    Args:
        x: Its left edge while it is upright, in pixels.
        y: Its top edge.
        w: Its width.
        angle: Degrees by which it is turned about its middle, clockwise.
    """

    x: float
    y: float
    w: float
    angle: float = 0.0


@dataclass(frozen=True, slots=True)
class Hit:
    """What lies under a point.

    Args:
        pile: The pile.
        count: Cards from the one under the point to the pile's last; 0 if the pile is empty.
    """

    pile: Pile
    count: int


@dataclass(frozen=True, slots=True)
class Resting:
    """Where a card belongs while nothing moves.

    Args:
        card: Which one.
        rect: Its place; a finished run's cards are smaller.
        order: Its height in its pile, 0 for the deepest.
        is_in_sight: False if others lie on it so that nothing of it shows.
    """

    card: Card
    rect: Rect
    order: int
    is_in_sight: bool


@dataclass(frozen=True, slots=True)
class Layout:
    """A level's piles in a view of one size.

    Args:
        width: Of the view.
        height: Of the view.
        card_w: Width of a card, whole pixels.
        card_h: Its height.
        spots: Where each pile's marker, and the first card of a column, lies.
        step: Distance of the cards of a column when there is room, of the card's height.
    """

    width: int
    height: int
    card_w: int
    card_h: int
    spots: Mapping[Pile, Rect]
    step: float = STEP

    def card_rects(self, pile: Pile, count: int) -> list[Rect]:
        """Return where the cards of a pile lie, deepest first.

        Args:
            pile: Any pile of the level.
            count: How many cards it has.
        """
        spot = self.spots[pile]
        if pile.kind is not PileKind.COLUMN:
            return [spot] * count
        step = self._step(spot, count)
        return [Rect(spot.x, spot.y + round(index * step), spot.w, spot.h) for index in range(count)]

    def group_rect(self, pile: Pile, pile_count: int, count: int) -> Rect:
        """Return the rectangle round the last `count` cards of a pile of `pile_count`; its marker's if it is empty."""
        rects = self.card_rects(pile, pile_count)
        return rects[-count].united(rects[-1]) if rects and count else self.spots[pile]

    def drop_area(self, pile: Pile) -> Rect:
        """Return where a drop on a pile counts: a column's whole height."""
        spot = self.spots[pile]
        if pile.kind is not PileKind.COLUMN:
            return spot
        return Rect(spot.x, spot.y, spot.w, self.height - spot.y)

    def hit(self, position: Position, x: float, y: float) -> Hit | None:
        """Return what lies under a point; None for bare felt, and for finished runs, which are only to look at."""
        for pile, spot in self.spots.items():
            if pile.kind is PileKind.FINISHED or not spot.x <= x < spot.right:
                continue
            cards = len(position[pile])
            if not cards and spot.holds(x, y):
                return Hit(pile, 0)
            rects = self.card_rects(pile, cards)
            index = next((index for index in reversed(range(cards)) if rects[index].holds(x, y)), None)
            if index is not None:
                return Hit(pile, cards - index)
        return None

    def overlaps(self, dragged: Sequence[Rect]) -> dict[Pile, float]:
        """Return the area that dragged cards share with each pile they touch; finished runs are only to look at.

        Args:
            dragged: Where the dragged cards are; together they cover the rectangle round them.
        """
        whole = dragged[0].united(dragged[-1])
        piles = (pile for pile in self.spots if pile.kind is not PileKind.FINISHED)
        shared = ((pile, self.drop_area(pile).overlap(whole)) for pile in piles)
        return {pile: area for pile, area in shared if area > 0}

    def resting(self, position: Position) -> Iterator[Resting]:
        """Yield where every card belongs: the only place that says so."""
        for pile, cards in position.piles.items():
            in_sight = range(len(cards))
            if pile.kind is PileKind.FINISHED:
                in_sight = range(1)  # a finished run shows its king
            elif pile.kind is not PileKind.COLUMN:
                in_sight = range(len(cards) - 1, len(cards))
            for order, (card, rect) in enumerate(zip(cards, self.card_rects(pile, len(cards)), strict=True)):
                yield Resting(card, rect, order, order in in_sight)

    def _step(self, spot: Rect, count: int) -> float:
        """Return the distance between the tops of two neighbouring cards of a column; each column has its own.

        While there is room it is a whole number, so that all strips look alike and no pip shows in one of them.
        """
        if count < 2:
            return 0.0
        room = self.height - round(MARGIN * self.card_w) - spot.y - spot.h
        return min(int(self.step * self.card_h), room / (count - 1))


def layout(places: Sequence[Place], width: int, height: int, readable: int, step: float = STEP) -> Layout:
    """Lay out a level's piles as large as the view allows.

    Args:
        places: The piles of the level.
        width: Of the view, in pixels.
        height: Of the view.
        readable: So many cards of a column have to stay readable.
        step: Distance of the cards of a column when there is room, of the card's height.
    """
    piles = [place.pile for place in places]
    has_rail = any(pile.kind is PileKind.FINISHED for pile in piles)
    has_row = any(pile.kind in (PileKind.CELL, PileKind.FOUNDATION) for pile in piles)
    rail = RAIL_GAP + RAIL if has_rail else 0.0
    row = 1 + ROW_GAP if has_row else 0.0
    tall = row + 1 + (readable - 1) * READABLE + 2 * MARGIN / RATIO
    w = max(8, int(min(width / (COLUMNS + (COLUMNS - 1) * GAP + rail + 2 * MARGIN), height / tall / RATIO)))
    h = round(w * RATIO)
    gap = min(GAP_MAX * w, (width - (COLUMNS + rail + 2 * MARGIN) * w) / (COLUMNS - 1))
    left = (width - (COLUMNS * w + (COLUMNS - 1) * gap + rail * w)) / 2
    xs = [int(left + index * (w + gap) + 0.5) for index in range(COLUMNS)]  # round() would go to even numbers
    top = round(MARGIN * w)
    column_y = top + (h + round(ROW_GAP * h) if has_row else 0)
    return Layout(width, height, w, h, dict(_spots(piles, xs, top, column_y, w, h)), step)


def _spots(
    piles: Iterable[Pile], xs: Sequence[int], top: int, column_y: int, w: int, h: int
) -> list[tuple[Pile, Rect]]:
    """Return the places of the piles: cells over columns 1 …, foundations over the last columns, runs in the rail."""
    foundations = 4
    rail_x, small_w, small_h = xs[-1] + w + round(RAIL_GAP * w), round(w * RAIL), round(round(w * RAIL) * RATIO)
    spots: list[tuple[Pile, Rect]] = []
    for pile in piles:
        index = pile.number - 1
        match pile.kind:
            case PileKind.COLUMN:
                spots.append((pile, Rect(xs[index], column_y, w, h)))
            case PileKind.CELL:
                spots.append((pile, Rect(xs[index], top, w, h)))
            case PileKind.FOUNDATION:
                spots.append((pile, Rect(xs[COLUMNS - foundations + index], top, w, h)))
            case PileKind.FINISHED:
                spots.append((pile, Rect(rail_x, top + index * round(small_h * RAIL_PITCH), small_w, small_h)))
    return spots


@dataclass(frozen=True, slots=True)
class Fanned:
    """A card of the fans that end a won game.

    Args:
        suit: Which fan, 0 to 3, left to right.
        order: Which card of it, 0 to 12, left to right.
        rect: Where it would lie if it were upright.
        angle: Degrees by which it is turned about its middle, clockwise.
    """

    suit: int
    order: int
    rect: Rect
    angle: float


def celebration(width: int, height: int) -> list[Fanned]:
    """Open four fans side by side, one for each suit, ace to king.

    Args:
        width: Of the view, in pixels.
        height: Of the view.
    """
    w = int(min(width / 16, height / 7.6))
    h = round(w * RATIO)
    cards = []
    for suit, order in product(range(4), range(13)):
        angle = -54.0 + 9 * order
        x = width * (suit + 0.5) / 4 + sin(radians(angle)) * h * 0.85
        y = height * 0.42 + h * 0.35 - cos(radians(angle)) * h * 0.85
        cards.append(Fanned(suit, order, Rect(x - w / 2, y - h / 2, w, h), angle))
    return cards
