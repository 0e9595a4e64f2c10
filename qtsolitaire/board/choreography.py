"""How cards travel: which flights show a deal, a move, a finished run, an undo. Times are milliseconds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import hypot

from PySide6.QtCore import QEasingCurve

from qtsolitaire.core.cards import Card
from qtsolitaire.core.table import PileKind, Position
from qtsolitaire.play.session import Cause, Change

from .geometry import Layout, Rect, Spot, celebration
from .items import CardItem
from .motion import Flight

DEAL_MS, DEAL_APART_MS = 220, 24
DROP_MS = 90
RETURN_MS = 180
UNDO_MS = 130
FAN_MS = 120
RUN_PAUSE_MS, RUN_APART_MS, RUN_GATHER_MS, RUN_LEAVE_MS = 100, 14, 150, 300

WON_PAUSE_MS, WON_APART_MS, WON_SUIT_APART_MS, WON_MS = 250, 14, 160, 420

FLYING = 2_000  # z value above everything that lies
OUT_CUBIC = QEasingCurve(QEasingCurve.Type.OutCubic)
OUT_QUAD = QEasingCurve(QEasingCurve.Type.OutQuad)
IN_OUT_CUBIC = QEasingCurve(QEasingCurve.Type.InOutCubic)

Items = Mapping[Card, CardItem]


def spot_of(rect: Rect) -> Spot:
    """Return where a card's picture is when it fills a rectangle."""
    return Spot(rect.x, rect.y, rect.w)


def deal_flights(table: Layout, position: Position, items: Items) -> list[Flight]:
    """Deal: row by row from below the middle of the table."""
    start = Spot((table.width - table.card_w) / 2, table.height, table.card_w)
    cards = sorted(table.resting(position), key=lambda resting: resting.order)
    return [
        Flight(
            items[resting.card], start, spot_of(resting.rect), order * DEAL_APART_MS, DEAL_MS, OUT_CUBIC, FLYING + order
        )
        for order, resting in enumerate(cards)
    ]


def return_flights(table: Layout, position: Position, items: Items) -> list[Flight]:
    """Let the cards that are not at their place glide home."""
    return [
        Flight(item, now, end, 0, RETURN_MS, OUT_CUBIC, z) for item, now, end, z in _away(table, position, items)
    ]


def change_flights(table: Layout, change: Change, items: Items, unit: float, *, is_drop: bool) -> list[Flight]:
    """Show a move, an undo or a redo, with the runs that left.

    Args:
        table: Where the piles lie.
        change: What happened.
        items: The cards' pictures, each where it is now.
        unit: Pixels of the screen in a device-independent one.
        is_drop: The group was dropped by the mouse near its place.
    """
    move, shown = change.step.move, change.stages[0]
    group = shown.group(move.source if change.cause is Cause.UNDONE else move.target, move.count)
    flights: list[Flight] = []
    for item, now, end, z in _away(table, shown, items):
        if item.card in group or change.cause is Cause.UNDONE:
            ms = _group_ms(change.cause, hypot(end.x - now.x, end.y - now.y) / unit, is_drop=is_drop)
            flights.append(Flight(item, now, end, 0, ms, OUT_CUBIC, z))
        else:
            flights.append(Flight(item, now, end, 0, FAN_MS, OUT_QUAD, z - FLYING))
    for before, after in zip(change.stages, change.stages[1:], strict=False):
        start = max((flight.finish for flight in flights), default=0) + RUN_PAUSE_MS
        flights += _run_flights(table, before, after, items, start)
    return flights


def _group_ms(cause: Cause, distance: float, *, is_drop: bool) -> float:
    """Return how long a group flies over a distance in device-independent pixels."""
    if is_drop:
        return DROP_MS
    if cause is not Cause.PLAYED:
        return UNDO_MS
    return max(140.0, min(260.0, 110.0 + 0.10 * distance))


def _away(table: Layout, position: Position, items: Items) -> Iterator[tuple[CardItem, Spot, Spot, float]]:
    """Yield the pictures that are not where a position has them: where they are, where they belong, and their z."""
    for resting in table.resting(position):
        item, end = items[resting.card], spot_of(resting.rect)
        if item.spot != end:
            yield item, item.spot, end, FLYING + resting.order


def _run_flights(table: Layout, before: Position, after: Position, items: Items, start: float) -> list[Flight]:
    """A finished run leaves: its cards gather on the king, ace first; he goes to the rail, and the fan closes up."""
    lies = {resting.card: spot_of(resting.rect) for resting in table.resting(before)}
    goes = {resting.card: spot_of(resting.rect) for resting in table.resting(after)}
    run = next(cards for pile, cards in after.of_kind(PileKind.FINISHED) if cards and not before[pile])
    king = run[0]
    flights: list[Flight] = []
    for order, card in enumerate(reversed(run[1:])):
        delay, z = start + order * RUN_APART_MS, FLYING - order
        flights.append(
            Flight(items[card], lies[card], lies[king], delay, RUN_GATHER_MS, IN_OUT_CUBIC, z, vanishes=True)
        )
    leave = flights[-1].finish
    flights.append(Flight(items[king], lies[king], goes[king], leave, RUN_LEAVE_MS, IN_OUT_CUBIC, FLYING))
    flights += (
        Flight(items[card], lies[card], goes[card], leave, FAN_MS, OUT_QUAD, items[card].zValue())
        for card in lies
        if card not in run and lies[card] != goes[card]
    )
    return flights


def celebration_flights(table: Layout, position: Position, items: Items, start: float) -> list[Flight]:
    """A won game: four fans open, one for each pile that the cards have come to, ace to king."""
    lies = {resting.card: spot_of(resting.rect) for resting in table.resting(position)}
    piles = [sorted(cards, key=lambda card: card.rank) for cards in position.piles.values() if cards]
    flights: list[Flight] = []
    for place in celebration(table.width, table.height):
        card = piles[place.suit][place.order]
        end = Spot(place.rect.x, place.rect.y, place.rect.w, place.angle)
        delay = start + WON_PAUSE_MS + place.suit * WON_SUIT_APART_MS + place.order * WON_APART_MS
        flights.append(Flight(items[card], lies[card], end, delay, WON_MS, OUT_CUBIC, FLYING + place.order))
    return flights
