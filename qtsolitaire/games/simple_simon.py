"""Simple Simon: one pack in ten columns, all cards in sight, Spider's moves.

Other programs move groups of mixed suits here when there is room for it; by our rules only a run moves as one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from qtsolitaire.core.cards import Card, Rank, Suit, pack_of, run_length
from qtsolitaire.core.game import COLUMN_NUMBERS, Game, Place, Reason, Refusal, Variant, Why, refuse
from qtsolitaire.core.table import Move, Pile, PileKind, Position, column, finished
from qtsolitaire.core.text import Text, mark

DEALT = (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
RUNS = 4
START_SCORE = 500
MOVE_COST = 1
RUN_POINTS = 100


class SimpleSimonWhy(Reason):
    """The refusals that only Simple Simon has."""

    NOT_ONE_HIGHER = mark("Refusal", "The {first} goes only on the next higher rank, {fits}; here lies the {last}.")


class SimpleSimon(Game):
    """The rules of Simple Simon."""

    code: ClassVar[str] = "SS"
    name: ClassVar[str] = "Simple Simon"
    menu_order: ClassVar[int] = 1
    question: ClassVar[Text] = mark("Simple Simon", "How many suits?")
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("S1", 1, mark("Level", "Easy"), mark("Simple Simon", "1 suit")),
        Variant("S2", 2, mark("Level", "Medium"), mark("Simple Simon", "2 suits")),
        Variant("S4", 4, mark("Level", "Hard"), mark("Simple Simon", "4 suits")),
    )
    readable_cards: ClassVar[int] = 20  # eight dealt, the last of them a king, then queen to ace

    def places(self, variant: Variant) -> tuple[Place, ...]:
        """Ten columns, and the places of the finished runs."""
        columns = tuple(Place(column(number), "column") for number in COLUMN_NUMBERS)
        return columns + tuple(Place(finished(number), "run") for number in range(1, RUNS + 1))

    def pack(self, variant: Variant) -> tuple[Card, ...]:
        """Return 52 cards at every level: 4 × 13 spades, 2 × 13 spades and 2 × 13 hearts, or one pack."""
        suits = tuple(Suit)[: variant.size]
        return pack_of(suit for suit in suits for _ in range(RUNS // variant.size))

    def lay(self, variant: Variant, cards: Sequence[Card]) -> Mapping[Pile, tuple[Card, ...]]:
        """Deal 8 8 8 7 6 5 4 3 2 1 cards, left to right, each column filled completely."""
        deck = iter(cards)
        return {column(number): tuple(next(deck) for _ in range(count)) for number, count in enumerate(DEALT, 1)}

    def opening_score(self, position: Position) -> int:
        """500 at the start, and 100 for each run that is already gone from a board."""
        gone = sum(bool(cards) for _, cards in position.of_kind(PileKind.FINISHED))
        return START_SCORE + RUN_POINTS * gone

    def lift_limit(self, position: Position, source: Pile, count: int) -> Refusal | None:
        """A run ending its column moves at any length."""
        return None

    def drop_refusal(self, position: Position, move: Move) -> Refusal | None:
        """On a card exactly one rank higher of any suit; an empty column takes any card and any run."""
        target = position[move.target]
        if not target:
            return None
        first, last = position[move.source][-move.count], target[-1]
        if last.rank == first.rank + 1:
            return None
        if last.rank is Rank.ACE:
            return refuse(Why.ON_ACE, last=last)
        if first.rank is Rank.KING:
            return refuse(Why.KING_ON_CARD, last=last)
        return refuse(SimpleSimonWhy.NOT_ONE_HIGHER, first=first, fits=Rank(first.rank + 1), last=last)

    def preference(self, position: Position, move: Move) -> tuple[int, ...] | None:
        """Same suit, other suit, empty column; then the longest run; never a whole column into an empty one."""
        target = position[move.target]
        if not target:
            return None if move.count == len(position[move.source]) else (0, 0)
        same_suit = target[-1].suit is position[move.source][-1].suit
        return (2, run_length(target) + move.count) if same_suit else (1, move.count)

    def settle(self, position: Position) -> Position | None:
        """A finished run, king to ace of one suit at the end of a column, leaves the table by itself."""
        for pile, cards in position.of_kind(PileKind.COLUMN):
            if len(cards) >= len(Rank) and cards[-1].rank is Rank.ACE and run_length(cards) == len(Rank):
                place = next(place for place, run in position.of_kind(PileKind.FINISHED) if not run)
                return position.after(Move(pile, place, len(Rank)), position.score + RUN_POINTS)
        return None

    def score_after(self, position: Position, move: Move) -> int:
        """Each move costs a point; there is no floor."""
        return position.score - MOVE_COST

    def is_won(self, position: Position) -> bool:
        """Won when four runs have left: no card is left."""
        return all(cards for _, cards in position.of_kind(PileKind.FINISHED))
