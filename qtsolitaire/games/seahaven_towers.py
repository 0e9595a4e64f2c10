"""Seahaven Towers: ten columns of five, up to four cells, foundations built by suit, empty columns for kings only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from qtsolitaire.core.cards import Card, Rank, Suit, follows, pack_of, parse_card
from qtsolitaire.core.game import COLUMN_NUMBERS, Example, Game, Place, Reason, Refusal, Variant, Why, refuse
from qtsolitaire.core.pages import Block, Bullets, DealInWords, Paragraph, Picture, Section, Table, Words, filled
from qtsolitaire.core.table import Move, Pile, PileKind, Position, cell, column, foundation
from qtsolitaire.core.text import Saying, Text, mark

DEALT = 5
CARD_POINTS = 10
LOWEST_SCORE = 0

EXAMPLE_DEAL = "SH1-C4-AAAAAJ2"


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


COMMENTS: Mapping[int, Saying] = {
    0: Saying(
        mark(
            "Seahaven Towers example",
            "The deal has filled two of the four cells. They are the room to move in, and so are empty columns."
            " Watch how they are filled and won back: this game takes {moves} moves.",
        ),
        {"moves": 81},
    ),
    4: Saying(
        mark(
            "Seahaven Towers example",
            "All four cells are full, the last one with the {stored}. But that has freed the {ace}:"
            " it begins its foundation, for {score} points.",
        ),
        {"stored": parse_card("4D"), "ace": parse_card("AD"), "score": 10},
    ),
    10: Saying(
        mark(
            "Seahaven Towers example",
            "Four cards in a row went to the foundation of {suit}, one of them from a cell."
            " That cell is free again, and {column} is empty.",
        ),
        {"suit": Suit.CLUBS, "column": column(5)},
    ),
    12: Saying(
        mark(
            "Seahaven Towers example",
            "Only a king may go to an empty column: the {king} has moved there, and the {queen} is free."
            " One empty cell lets two cards move together: next the {jack} and the {ten}.",
        ),
        {"king": parse_card("KC"), "queen": parse_card("QD"), "jack": parse_card("JD"), "ten": parse_card("TD")},
    ),
    25: Saying(
        mark(
            "Seahaven Towers example",
            "With one empty cell and one empty column, {limit} cards may be lifted."
            " The group from the {first} to the {last} had just as many, and went to the {onto}.",
        ),
        {"limit": 4, "first": parse_card("7S"), "last": parse_card("4S"), "onto": parse_card("8S")},
    ),
    44: Saying(
        mark(
            "Seahaven Towers example",
            "One empty cell and two empty columns: up to {limit} cards may be lifted. An empty column itself takes only"
            " {fewer}, as it does not count then: exactly those from the {king} to the {ten}.",
        ),
        {"limit": 8, "fewer": 4, "king": parse_card("KH"), "ten": parse_card("TH")},
    ),
    45: Saying(
        mark(
            "Seahaven Towers example",
            "They have moved, and the {ace} that lay under them is free. It is the last ace to come out.",
        ),
        {"ace": parse_card("AH")},
    ),
    58: Saying(
        mark(
            "Seahaven Towers example",
            "The foundations of {first} and {second} are complete, and {count} columns are empty."
            " There is room for everything now.",
        ),
        {"first": Suit.SPADES, "second": Suit.CLUBS, "count": 5},
    ),
    81: Saying(
        mark(
            "Seahaven Towers example",
            "The {last} was the last of {count} cards, and the game is won. Each card on a foundation counts {points}"
            " points: {score} in all.",
        ),
        {"last": parse_card("KH"), "count": 52, "points": CARD_POINTS, "score": 520},
    ),
}
"""What is worth saying about the example; the scores and cards in it are held by tests."""


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
    example: ClassVar[Example] = Example("example_seahaven_towers.solitaire", COMMENTS)

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

    def rules(self) -> tuple[Section, ...]:
        """Tell the rules."""
        return _rules(self.variants, self.pack(self.variants[0]))

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


def _rules(levels: Sequence[Variant], pack: Sequence[Card]) -> tuple[Section, ...]:
    """Tell the rules.

    Args:
        levels: The levels, the easiest first.
        pack: The cards of every level.
    """
    return (
        Section("summary", mark("Seahaven Towers rules", "In short"), _summary(pack)),
        Section("deal", mark("Seahaven Towers rules", "The deal"), _deal(levels, pack)),
        Section("levels", mark("Seahaven Towers rules", "Levels"), _levels(levels)),
        Section("placing", mark("Seahaven Towers rules", "Placing a card"), _placing()),
        Section("groups", mark("Seahaven Towers rules", "Moving a group"), _groups(levels)),
        Section("empty-columns", mark("Seahaven Towers rules", "Empty columns"), _empty_columns()),
        Section("foundations", mark("Seahaven Towers rules", "Foundations"), _foundations()),
        Section("end", mark("Seahaven Towers rules", "The end of the game"), _end(pack)),
        Section("score", mark("Seahaven Towers rules", "Score"), _score(pack)),
        Section("double-click", mark("Seahaven Towers rules", "Where a double click sends cards"), _double_click()),
        Section("relatives", mark("Seahaven Towers rules", "Seahaven Towers and FreeCell"), _relatives()),
        Section("sources", mark("Seahaven Towers rules", "Where the rules come from"), _sources()),
    )


def _summary(pack: Sequence[Card]) -> tuple[Block, ...]:
    return (
        Bullets(
            (
                filled(
                    mark("Seahaven Towers rules", "All {cards} cards lie face up from the start. No card is hidden."),
                    cards=len(pack),
                ),
                mark("Seahaven Towers rules", "Build each suit on its foundation, from the ace up to the king."),
                mark("Seahaven Towers rules", "In the columns a card goes only on the next higher card of its suit."),
                mark("Seahaven Towers rules", "A cell holds one card, whichever you like."),
                mark("Seahaven Towers rules", "An empty column takes only a king."),
                mark("Seahaven Towers rules", "You win when all cards lie on the foundations."),
            )
        ),
    )


def _deal(levels: Sequence[Variant], pack: Sequence[Card]) -> tuple[Block, ...]:
    columns = len(COLUMN_NUMBERS)
    return (
        Paragraph(
            filled(
                mark(
                    "Seahaven Towers rules",
                    "One pack of {cards} cards is dealt face up into {columns} columns of {dealt} cards. Card number"
                    " {last_but_one} goes to cell 1, and card number {last} goes to cell 2.",
                ),
                cards=len(pack),
                columns=columns,
                dealt=DEALT,
                last_but_one=len(pack) - 1,
                last=len(pack),
            )
        ),
        Paragraph(
            filled(
                mark(
                    "Seahaven Towers rules",
                    "If there is only one cell, the last card goes to the end of column 2. That column then has"
                    " {number} cards.",
                ),
                number=DEALT + 1,
            )
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "The cells are at the top left. The foundations are at the top right, one for each suit; they are empty"
                " at the start.",
            )
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "The last card of a column is the one that no other card covers. In the picture it is the lowest one.",
            )
        ),
        Picture(
            EXAMPLE_DEAL, filled(mark("Seahaven Towers rules", "A deal of the level {level}"), level=levels[0])
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules", "The same deal in words. Each line begins with the card that is covered most."
            )
        ),
        DealInWords(EXAMPLE_DEAL),
    )


def _levels(levels: Sequence[Variant]) -> tuple[Block, ...]:
    dealt_to_cells = 2
    head = (
        mark("Seahaven Towers rules", "Level"),
        mark("Seahaven Towers rules", "Cells"),
        mark("Seahaven Towers rules", "Empty cells at the start"),
    )
    return (
        Paragraph(
            mark("Seahaven Towers rules", "A new game asks how many cells there are. The fewer cells, the harder.")
        ),
        Table(head, tuple((level.level, level.size, max(0, level.size - dealt_to_cells)) for level in levels)),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "Cells that a level does not have are not on the table. They do not count anywhere.",
            )
        ),
        Paragraph(
            filled(
                mark(
                    "Seahaven Towers rules",
                    "The very first game of Seahaven Towers is dealt at the level {level}, without a question.",
                ),
                level=levels[0],
            )
        ),
    )


def _placing() -> tuple[Block, ...]:
    first = Card(Rank.SEVEN, Suit.HEARTS)
    return (
        Bullets(
            (
                mark(
                    "Seahaven Towers rules",
                    "To a column: the card goes on a last card of the same suit that is exactly one rank higher.",
                ),
                mark("Seahaven Towers rules", "To a cell: any single card goes there, if the cell is empty."),
                mark(
                    "Seahaven Towers rules",
                    "To a foundation: first the ace of the suit, then the 2, and so on up to the king. Cards go there"
                    " one at a time.",
                ),
            )
        ),
        Paragraph(
            filled(
                mark("Seahaven Towers rules", "Example: in the columns the {first} goes only on the {fits}."),
                first=first,
                fits=Card(Rank(first.rank + 1), first.suit),
            )
        ),
        Paragraph(mark("Seahaven Towers rules", "In the columns nothing goes on an ace.")),
    )


def _groups(levels: Sequence[Variant]) -> tuple[Block, ...]:
    most_cells, most_columns = levels[0].size, 3
    head: list[Words] = [
        mark("Seahaven Towers rules", "Empty cells"),
        mark("Seahaven Towers rules", "No empty column"),
    ]
    with_columns = mark("Seahaven Towers rules", "Empty columns: {number}")
    head += [filled(with_columns, number=number) for number in range(1, most_columns + 1)]
    return (
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "A run is a row of cards of one suit, each exactly one rank lower than the card before it. A run at the"
                " end of a column moves as one group, if it is not too long.",
            )
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "The greatest number of cards is (empty cells + 1) × 2^(empty columns). In words: take the number of"
                " empty cells, add 1, and double the result for each empty column. The table shows the result.",
            )
        ),
        Table(
            tuple(head),
            tuple(
                (cells, *(group_limit(cells, columns) for columns in range(most_columns + 1)))
                for cells in range(most_cells + 1)
            ),
        ),
        Bullets(
            (
                mark(
                    "Seahaven Towers rules",
                    "Empty cells and columns are counted before you lift the group. A column that you empty by lifting"
                    " the group does not count.",
                ),
                mark("Seahaven Towers rules", "If the group goes to an empty column, that column does not count."),
                _worked_case(),
            )
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "Sometimes this is more than you could do by moving the cards one by one. It is a rule of this"
                " program.",
            )
        ),
    )


def _worked_case() -> Saying:
    """Tell the example of the rules: lifting and dropping have limits of their own."""
    cells, columns = 1, 2
    return filled(
        mark(
            "Seahaven Towers rules",
            "Example: empty cells: {cells}, empty columns: {columns}. You may lift up to {lift} cards. But a run that"
            " begins with a king goes to one of the empty columns only if it has at most {drop} cards.",
        ),
        cells=cells,
        columns=columns,
        lift=group_limit(cells, columns),
        drop=group_limit(cells, columns - 1),
    )


def _empty_columns() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "An empty column takes only a king, alone or as the first card of its run. No other card goes there,"
                " not even for a moment.",
            )
        ),
        Bullets(
            (
                mark(
                    "Seahaven Towers rules",
                    "If a king has cards under it, it can go only to a cell, an empty column, or its foundation.",
                ),
                mark("Seahaven Towers rules", "A king at the bottom of a column lies well: there is nothing under it."),
                mark(
                    "Seahaven Towers rules",
                    "An empty column doubles the number of cards that move as a group. An empty cell adds less.",
                ),
            )
        ),
    )


def _foundations() -> tuple[Block, ...]:
    return (
        Bullets(
            (
                mark("Seahaven Towers rules", "No card goes to a foundation by itself."),
                mark(
                    "Seahaven Towers rules",
                    "A click on a last card or on a card in a cell sends it to its foundation, if it fits there. If it"
                    " does not fit, the click selects the card. An option turns this off.",
                ),
                mark(
                    "Seahaven Towers rules",
                    "You may take the top card of a foundation back. It goes to a column that takes it, or to an empty"
                    " cell.",
                ),
                mark(
                    "Seahaven Towers rules",
                    "To take a card back, drag it, or click it and then click its new place, or use the keyboard. A"
                    " click or a double click alone never takes a card back.",
                ),
            )
        ),
    )


def _end(pack: Sequence[Card]) -> tuple[Block, ...]:
    return (
        Paragraph(
            filled(
                mark(
                    "Seahaven Towers rules",
                    "You have won when all {cards} cards lie on the foundations. After that you can only undo, restart,"
                    " or begin a new game.",
                ),
                cards=len(pack),
            )
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "A game is never declared lost. In practice it is lost when no useful move is left. Then undo some"
                " moves, restart the deal, or begin a new game.",
            )
        ),
    )


def _score(pack: Sequence[Card]) -> tuple[Block, ...]:
    rows = (
        (mark("Seahaven Towers rules", "At the start"), 0),
        (mark("Seahaven Towers rules", "Each card that goes to a foundation"), f"+{CARD_POINTS}"),
        (mark("Seahaven Towers rules", "Each card that is taken back"), f"−{CARD_POINTS}"),
        (mark("Seahaven Towers rules", "Every other move"), 0),
        (mark("Seahaven Towers rules", "Undo"), mark("Seahaven Towers rules", "the score before the move returns")),
    )
    return (
        Table((mark("Seahaven Towers rules", "What happens"), mark("Seahaven Towers rules", "Points")), rows),
        Paragraph(
            filled(
                mark("Seahaven Towers rules", "A won game has {cards} × {points} = {total} points."),
                cards=len(pack),
                points=CARD_POINTS,
                total=len(pack) * CARD_POINTS,
            )
        ),
        Paragraph(
            filled(
                mark(
                    "Seahaven Towers rules",
                    "The score never falls below {lowest}. Sending a card up and taking it back again gains nothing.",
                ),
                lowest=LOWEST_SCORE,
            )
        ),
    )


def _double_click() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "A double click moves the clicked card, with the run below it, to the best place. The program looks for"
                " a place in this order:",
            )
        ),
        Bullets(
            (
                mark("Seahaven Towers rules", "the foundation"),
                mark("Seahaven Towers rules", "the longest column that takes the cards"),
                mark("Seahaven Towers rules", "for a king: the leftmost empty column"),
                mark("Seahaven Towers rules", "the leftmost empty cell"),
            ),
            is_ordered=True,
        ),
        Paragraph(mark("Seahaven Towers rules", "Several cards together go only to columns.")),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "A king at the bottom of its column goes only to its foundation by a double click. The same holds for a"
                " king with its run.",
            )
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "One double click makes at most one move. It never moves the card that was uncovered by its first"
                " half.",
            )
        ),
    )


def _relatives() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "The great difference from FreeCell is the empty column. In FreeCell it takes any card. In Seahaven"
                " Towers it takes only kings.",
            )
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "The columns are built differently too. In FreeCell red and black cards alternate. In Seahaven Towers"
                " all cards of a run have the same suit.",
            )
        ),
    )


def _sources() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "Traditional rules: the deal, the building of foundations and columns, and that only kings go to empty"
                " columns.",
            )
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "Rules of this program: fewer cells at the harder levels, how many cards move as a group, taking cards"
                " back, the order of the double click, the score, and the deal codes. Other programs do these things"
                " in other ways.",
            )
        ),
        Paragraph(
            mark(
                "Seahaven Towers rules",
                "In many other programs a group may have only as many cards as there are empty cells, and one more.",
            )
        ),
    )
