"""Seahaven Towers: ten columns of five, up to four cells, foundations built by suit, empty columns for kings only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from qtsolitaire.core.cards import Card, Rank, Suit, follows, pack_of
from qtsolitaire.core.game import COLUMN_NUMBERS, Game, Place, Reason, Refusal, Variant, Why, refuse
from qtsolitaire.core.table import Move, Pile, PileKind, Position, cell, column, foundation
from qtsolitaire.core.text import Text, mark

DEALT = 5
CARD_POINTS = 10
LOWEST_SCORE = 0


class SeahavenWhy(Reason):
    """The refusals that only Seahaven Towers has."""

    MORE_THAN_LIMIT = mark(
        "Refusal", "{count} cards, but only {limit} can move (empty cells: {cells}, empty columns: {columns})."
    )
    MORE_THAN_TARGET_LIMIT = mark(
        "Refusal",
        "{count} cards, but only {limit} can move to an empty column"
        " (empty cells: {cells}, other empty columns: {columns}).",
    )
    ONE_AT_A_TIME = mark("Refusal", "Cards go to a foundation one at a time; these are {count}.")
    OTHER_FOUNDATION = mark("Refusal", "This foundation is for {suit}; the {card} does not belong here.")
    NEXT_ON_FOUNDATION = mark("Refusal", "The next card here must be the {next}, not the {card}.")
    ONE_IN_A_CELL = mark("Refusal", "A cell holds only one card; these are {count}.")
    CELL_OCCUPIED = mark("Refusal", "This cell is occupied by the {card}.")
    ONLY_KING = mark("Refusal", "Only a king may go to an empty column; this is the {first}.")
    OTHER_SUIT = mark("Refusal", "In a column the suit must be the same: the {first} goes only on the {fits}.")
    NOT_ONE_HIGHER = mark("Refusal", "The {first} goes only on the {fits}; here lies the {last}.")


class SeahavenTowers(Game):
    """The rules of Seahaven Towers."""

    code: ClassVar[str] = "SH"
    name: ClassVar[str] = "Seahaven Towers"
    menu_order: ClassVar[int] = 2
    question: ClassVar[Text] = mark("Seahaven Towers", "How many cells?")
    variants: ClassVar[tuple[Variant, ...]] = (
        Variant("C4", 4, mark("Level", "Easy"), mark("Seahaven Towers", "4 cells")),
        Variant("C2", 2, mark("Level", "Medium"), mark("Seahaven Towers", "2 cells")),
        Variant("C1", 1, mark("Level", "Hard"), mark("Seahaven Towers", "1 cell")),
    )
    readable_cards: ClassVar[int] = 13

    def places(self, variant: Variant) -> tuple[Place, ...]:
        """The level's cells, a foundation for each suit, and ten columns."""
        cells = tuple(Place(cell(number), "cell") for number in range(1, variant.size + 1))
        foundations = tuple(Place(foundation(suit), f"foundation-{suit.name.lower()}") for suit in Suit)
        return cells + foundations + tuple(Place(column(number), "column-king") for number in COLUMN_NUMBERS)

    def pack(self, variant: Variant) -> tuple[Card, ...]:
        """One pack at every level."""
        return pack_of(Suit)

    def lay(self, variant: Variant, cards: Sequence[Card]) -> Mapping[Pile, tuple[Card, ...]]:
        """Ten columns of five, the 51st card to cell 1, the 52nd to cell 2, with one cell on top of column 2."""
        piles = {column(number): tuple(cards[DEALT * (number - 1) : DEALT * number]) for number in COLUMN_NUMBERS}
        piles[cell(1)] = (cards[-2],)
        spare = cell(2) if variant.size > 1 else column(2)
        piles[spare] = (*piles.get(spare, ()), cards[-1])
        return piles

    def opening_score(self, position: Position) -> int:
        """Nothing at the start, and 10 for each card that a board has on its foundations."""
        return CARD_POINTS * sum(len(cards) for _, cards in position.of_kind(PileKind.FOUNDATION))

    def lift_limit(self, position: Position, source: Pile, count: int) -> Refusal | None:
        """At most (empty cells + 1) × 2^(empty columns) cards, counted before the lift; a foundation gives one card."""
        if count == 1:
            return None
        if source.kind is PileKind.FOUNDATION:
            return refuse(SeahavenWhy.ONE_AT_A_TIME, count=count)
        return _beyond(position, count, SeahavenWhy.MORE_THAN_LIMIT, not_counted=0)

    def drop_refusal(self, position: Position, move: Move) -> Refusal | None:
        """Judge by the kind of the target; last comes the limit, which is smaller for an empty column."""
        match move.target.kind:
            case PileKind.FOUNDATION:
                return _foundation_refusal(position, move)
            case PileKind.CELL:
                return _cell_refusal(position, move)
            case _:
                return _column_refusal(position, move)

    def preference(self, position: Position, move: Move) -> tuple[int, ...] | None:
        """Foundation, longest column, empty column for a king, cell; a king at the bottom leaves only upwards.

        A card in a cell is not sent to another cell, which would only swap two equal places. What lies on a foundation
        never comes back by a double click.
        """
        if move.source.kind is PileKind.FOUNDATION:
            return None
        if move.target.kind is PileKind.FOUNDATION:
            return (3, 0)
        cards, target = position[move.source], position[move.target]
        bottom_king = move.source.kind is PileKind.COLUMN and move.count == len(cards) and cards[0].rank is Rank.KING
        if bottom_king or (move.source.kind is move.target.kind is PileKind.CELL):
            return None
        if move.target.kind is PileKind.CELL:
            return (0, 0)
        return (2, len(target)) if target else (1, 0)

    def tap(self, position: Position, source: Pile) -> Move | None:
        """A single click on a last card or a cell's card sends it to its foundation, if that is legal."""
        if source.kind is PileKind.FOUNDATION or not position[source]:
            return None
        move = Move(source, foundation(position[source][-1].suit))
        return None if self.refusal(position, move) else move

    def score_after(self, position: Position, move: Move) -> int:
        """10 for a card moved to a foundation, −10 for one taken back, never below 0."""
        to_foundation = move.target.kind is PileKind.FOUNDATION
        from_foundation = move.source.kind is PileKind.FOUNDATION
        return max(LOWEST_SCORE, position.score + CARD_POINTS * (to_foundation - from_foundation))

    def is_won(self, position: Position) -> bool:
        """Won when all 52 cards are on the foundations."""
        return all(len(cards) == len(Rank) for _, cards in position.of_kind(PileKind.FOUNDATION))


def group_limit(empty_cells: int, empty_columns: int) -> int:
    """Return how many cards move as one: (empty cells + 1) × 2^(empty columns)."""
    return (empty_cells + 1) << empty_columns


def _beyond(position: Position, count: int, reason: Reason, not_counted: int) -> Refusal | None:
    """Refuse a group beyond the limit, with some of the empty columns not counted."""
    cells = position.count_empty(PileKind.CELL)
    columns = position.count_empty(PileKind.COLUMN) - not_counted
    limit = group_limit(cells, columns)
    return None if count <= limit else refuse(reason, count=count, limit=limit, cells=cells, columns=columns)


def _foundation_refusal(position: Position, move: Move) -> Refusal | None:
    if move.count > 1:
        return refuse(SeahavenWhy.ONE_AT_A_TIME, count=move.count)
    card, cards = position[move.source][-1], position[move.target]
    suit = move.target.suit
    if card.suit is not suit:
        return refuse(SeahavenWhy.OTHER_FOUNDATION, card=card, suit=suit)
    if card.rank != len(cards) + 1:
        return refuse(SeahavenWhy.NEXT_ON_FOUNDATION, card=card, next=Card(Rank(len(cards) + 1), suit))
    return None


def _cell_refusal(position: Position, move: Move) -> Refusal | None:
    if move.count > 1:
        return refuse(SeahavenWhy.ONE_IN_A_CELL, count=move.count)
    cards = position[move.target]
    return refuse(SeahavenWhy.CELL_OCCUPIED, card=cards[0]) if cards else None


def _column_refusal(position: Position, move: Move) -> Refusal | None:
    first, target = position[move.source][-move.count], position[move.target]
    if not target:
        if first.rank is not Rank.KING:
            return refuse(SeahavenWhy.ONLY_KING, first=first)
        return _beyond(position, move.count, SeahavenWhy.MORE_THAN_TARGET_LIMIT, not_counted=1)
    last = target[-1]
    if follows(last, first):
        return None
    if last.rank is Rank.ACE:
        return refuse(Why.ON_ACE, last=last)
    if first.rank is Rank.KING:
        return refuse(Why.KING_ON_CARD, last=last)
    reason = SeahavenWhy.OTHER_SUIT if first.suit is not last.suit else SeahavenWhy.NOT_ONE_HIGHER
    return refuse(reason, first=first, fits=Card(Rank(first.rank + 1), first.suit), last=last)
