"""Simple Simon: one pack in ten columns, all cards in sight, Spider's moves.

Other programs move groups of mixed suits here when there is room for it; by our rules only a run moves as one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from qtsolitaire.core.cards import Card, Rank, Suit, pack_of, run_length
from qtsolitaire.core.game import COLUMN_NUMBERS, Example, Game, Place, Reason, Refusal, Variant, Why, refuse
from qtsolitaire.core.pages import (
    Block,
    Bullets,
    DealInWords,
    Paragraph,
    Picture,
    Section,
    Table,
    filled,
    listed,
)
from qtsolitaire.core.table import Move, Pile, PileKind, Position, column, finished
from qtsolitaire.core.text import Saying, Text, mark

DEALT = (8, 8, 8, 7, 6, 5, 4, 3, 2, 1)
RUNS = 4
START_SCORE = 500
MOVE_COST = 1
RUN_POINTS = 100

WORKED_DEAL = "worked_deal"
EXAMPLE_MOVES, EXAMPLE_GROUP = 49, 12  # the moves of the example, and the cards of its longest group


class SimpleSimonWhy(Reason):
    """The refusals that only Simple Simon has."""

    NOT_ONE_HIGHER = mark("Refusal", "The {first} goes only on the next higher rank, {fits}; here lies the {last}.")


COMMENTS: Mapping[int, Saying] = {
    0: Saying(
        mark(
            "Simple Simon example",
            "All cards are spades here, so whatever runs downwards in steps of one moves as a group."
            " Watch how columns are emptied and filled: this game is won in {moves} moves.",
        ),
        {"moves": 49},
    ),
    7: Saying(
        mark(
            "Simple Simon example",
            "{column} was emptied by the move before, and a card fills it at once: the {five}."
            " The {ten} that it covered can now go to the {jack}; the {ace} and the {queen} follow.",
        ),
        {
            "column": column(10),
            "five": Rank.FIVE,
            "ten": Rank.TEN,
            "jack": Rank.JACK,
            "ace": Rank.ACE,
            "queen": Rank.QUEEN,
        },
    ),
    16: Saying(
        mark(
            "Simple Simon example",
            "{count} cards, {six} to {ace}, went to the {seven} in {column}. That made king to ace complete: the first"
            " run leaves by itself, for 100 points. The score is {score}; the {left} cards below the run stay.",
        ),
        {
            "count": 6,
            "six": Rank.SIX,
            "ace": Rank.ACE,
            "seven": Rank.SEVEN,
            "column": column(5),
            "score": 584,
            "left": 5,
        },
    ),
    21: Saying(
        mark(
            "Simple Simon example",
            "The {six} went to the {seven}, and {column} is empty: the only empty column."
            " It takes any card and any group, so it is worth keeping for something big.",
        ),
        {"six": Rank.SIX, "seven": Rank.SEVEN, "column": column(2)},
    ),
    25: Saying(
        mark(
            "Simple Simon example",
            "{count} cards, {jack} to {ace}, now lie on the {queen} in {column}. With it they are a group of {group},"
            " but the {covered} below them is covered.",
        ),
        {
            "count": 11,
            "jack": Rank.JACK,
            "ace": Rank.ACE,
            "queen": Rank.QUEEN,
            "column": column(1),
            "group": 12,
            "covered": Rank.JACK,
        },
    ),
    26: Saying(
        mark(
            "Simple Simon example",
            "The big move: all {count} cards, {queen} to {ace}, go to the only empty column in one move."
            " The {jack} is free, and the move costs one point like any other.",
        ),
        {"count": 12, "queen": Rank.QUEEN, "ace": Rank.ACE, "jack": Rank.JACK},
    ),
    28: Saying(
        mark(
            "Simple Simon example",
            "First the {ten} went to that {jack}, then the {three} to the {four} that this uncovered."
            " Now a {king} lies free in {column}.",
        ),
        {
            "ten": Rank.TEN,
            "jack": Rank.JACK,
            "three": Rank.THREE,
            "four": Rank.FOUR,
            "king": Rank.KING,
            "column": column(6),
        },
    ),
    29: Saying(
        mark(
            "Simple Simon example",
            "The same {count} cards went to that {king}: the second run leaves, and the score is {score}."
            " That empties {column} again. The cards below the {king} stay.",
        ),
        {"count": 12, "king": Rank.KING, "score": 671, "column": column(2)},
    ),
    48: Saying(
        mark(
            "Simple Simon example",
            "The third run leaves {column}. Only two columns have cards now, and one move puts them together.",
        ),
        {"column": column(8)},
    ),
    49: Saying(
        mark(
            "Simple Simon example",
            "The last {count} cards went to the {seven}, the fourth run leaves, and the game is won."
            " {start} points at the start, {moves} less for the moves, {runs} more for the runs: {score}.",
        ),
        {"count": 6, "seven": Rank.SEVEN, "start": 500, "moves": 49, "runs": 400, "score": 851},
    ),
}
"""What is worth saying about the example; the scores and cards in it are held by tests."""


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
    example: ClassVar[Example] = Example("example_simple_simon.solitaire", COMMENTS)

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

    def rules(self) -> tuple[Section, ...]:
        """Tell the rules."""
        return _rules(self.variants, [self.pack(variant) for variant in self.variants])

    def is_won(self, position: Position) -> bool:
        """Won when four runs have left: no card is left."""
        return all(cards for _, cards in position.of_kind(PileKind.FINISHED))


def _rules(levels: Sequence[Variant], packs: Sequence[Sequence[Card]]) -> tuple[Section, ...]:
    """Tell the rules.

    Args:
        levels: The levels, the easiest first.
        packs: The cards of each level.
    """
    return (
        Section("summary", mark("Simple Simon rules", "In short"), _summary()),
        Section("deal", mark("Simple Simon rules", "The deal"), _deal(levels)),
        Section("levels", mark("Simple Simon rules", "Levels"), _levels(levels, packs)),
        Section("placing", mark("Simple Simon rules", "Placing a card"), _placing()),
        Section("groups", mark("Simple Simon rules", "Moving a group"), _groups()),
        Section("empty-columns", mark("Simple Simon rules", "Empty columns"), _empty_columns()),
        Section("runs", mark("Simple Simon rules", "Finished runs"), _finished_runs()),
        Section("end", mark("Simple Simon rules", "The end of the game"), _end()),
        Section("score", mark("Simple Simon rules", "Score"), _score()),
        Section("double-click", mark("Simple Simon rules", "Where a double click sends cards"), _double_click()),
        Section("relatives", mark("Simple Simon rules", "Simple Simon and Spider"), _relatives()),
        Section("sources", mark("Simple Simon rules", "Where the rules come from"), _sources()),
    )


def _summary() -> tuple[Block, ...]:
    return (
        Bullets(
            (
                filled(
                    mark("Simple Simon rules", "All {cards} cards lie face up from the start. No card is hidden."),
                    cards=sum(DEALT),
                ),
                mark("Simple Simon rules", "A card goes on a card that is exactly one rank higher, of any suit."),
                mark("Simple Simon rules", "Cards of one suit that follow each other in rank move together."),
                mark("Simple Simon rules", "A run of one suit from king to ace leaves the table by itself."),
                filled(mark("Simple Simon rules", "You win when {runs} runs have left."), runs=RUNS),
            )
        ),
    )


def _deal(levels: Sequence[Variant]) -> tuple[Block, ...]:
    return (
        Paragraph(
            filled(
                mark(
                    "Simple Simon rules",
                    "The {cards} cards are dealt face up into {columns} columns. From left to right the columns get"
                    " this many cards: {counts}.",
                ),
                cards=sum(DEALT),
                columns=len(DEALT),
                counts=listed(DEALT),
            )
        ),
        Paragraph(
            mark(
                "Simple Simon rules",
                "There is no stock, and there are no cells. Nothing more is dealt during the game.",
            )
        ),
        Paragraph(
            mark(
                "Simple Simon rules",
                "The last card of a column is the one that no other card covers. In the picture it is the lowest one.",
            )
        ),
        Picture(WORKED_DEAL, filled(mark("Simple Simon rules", "A deal of the level {level}"), level=levels[-1])),
        Paragraph(
            mark("Simple Simon rules", "The same deal in words. Each line begins with the card that is covered most.")
        ),
        DealInWords(WORKED_DEAL),
    )


def _levels(levels: Sequence[Variant], packs: Sequence[Sequence[Card]]) -> tuple[Block, ...]:
    head = (
        mark("Simple Simon rules", "Level"),
        mark("Simple Simon rules", "Suits"),
        mark("Simple Simon rules", "Cards"),
    )
    return (
        Paragraph(
            filled(
                mark(
                    "Simple Simon rules",
                    "A new game asks how many suits are used. The more suits, the harder the game. Every level has"
                    " {cards} cards.",
                ),
                cards=sum(DEALT),
            )
        ),
        Table(
            head,
            tuple(
                (level.level, level.size, _contents(pack)) for level, pack in zip(levels, packs, strict=True)
            ),
        ),
        Paragraph(
            filled(
                mark(
                    "Simple Simon rules",
                    "The very first game after installing is dealt at the level {level}, without a question.",
                ),
                level=levels[0],
            )
        ),
    )


def _contents(pack: Sequence[Card]) -> Saying:
    """Say how many cards of each suit a pack has."""
    numbers = Counter(card.suit for card in pack)
    text = mark("Simple Simon rules", "{number} {suit}")
    return listed([filled(text, number=number, suit=suit) for suit, number in numbers.items()])


def _placing() -> tuple[Block, ...]:
    first = Card(Rank.SEVEN, Suit.HEARTS)
    same, other = Card(Rank.EIGHT, Suit.HEARTS), Card(Rank.EIGHT, Suit.CLUBS)
    return (
        Paragraph(
            mark(
                "Simple Simon rules",
                "The last card of a column may be laid on the last card of another column. That card has to be exactly"
                " one rank higher. Its suit does not matter.",
            )
        ),
        Bullets(
            (
                filled(
                    mark("Simple Simon rules", "Example: the {first} may go on the {same}, and also on the {other}."),
                    first=first,
                    same=same,
                    other=other,
                ),
                mark("Simple Simon rules", "The ace is the lowest rank. Nothing goes on an ace."),
                mark("Simple Simon rules", "The king is the highest rank. A king goes only to an empty column."),
            )
        ),
    )


def _groups() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Simple Simon rules",
                "A run is a row of cards of one suit, each exactly one rank lower than the card before it. A run at the"
                " end of a column moves as one group.",
            )
        ),
        Bullets(
            (
                mark("Simple Simon rules", "A group may have any number of cards."),
                mark("Simple Simon rules", "You may also move only the lower part of a run."),
                mark("Simple Simon rules", "The first card of the group decides where it fits, as if it were alone."),
                mark(
                    "Simple Simon rules",
                    "Cards of different suits never move together, not even when there are empty columns. The program"
                    " does not move them one after another for you.",
                ),
                mark("Simple Simon rules", "Moving a group counts as one move."),
            )
        ),
    )


def _empty_columns() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark("Simple Simon rules", "An empty column takes any card and any run. It need not be a king.")
        ),
        Paragraph(
            mark(
                "Simple Simon rules",
                "An empty column is the most useful place on the table, because a card can be put aside nowhere else.",
            )
        ),
        Paragraph(
            filled(
                mark(
                    "Simple Simon rules",
                    "In the example game of this program a group of {count} cards goes to an empty column in one move.",
                ),
                count=EXAMPLE_GROUP,
            )
        ),
    )


def _finished_runs() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Simple Simon rules",
                "A run from king to ace at the end of a column is finished. It leaves the table at once and by itself.",
            )
        ),
        Bullets(
            (
                mark("Simple Simon rules", "Cards that lie under the run stay in the column."),
                mark("Simple Simon rules", "Leaving is a part of the move that finished the run, not another move."),
                mark("Simple Simon rules", "A finished run comes back only when you undo that move."),
            )
        ),
    )


def _end() -> tuple[Block, ...]:
    return (
        Paragraph(
            filled(
                mark(
                    "Simple Simon rules",
                    "You have won when {runs} runs have left. Then no card lies on the table. After that you can only"
                    " undo, restart, or begin a new game.",
                ),
                runs=RUNS,
            )
        ),
        Paragraph(
            mark(
                "Simple Simon rules",
                "A game is never declared lost. When you find no useful move any more, undo some moves, restart the"
                " deal, or begin a new game.",
            )
        ),
    )


def _score() -> tuple[Block, ...]:
    paid, earned = EXAMPLE_MOVES * MOVE_COST, RUNS * RUN_POINTS
    rows = (
        (mark("Simple Simon rules", "At the start"), START_SCORE),
        (mark("Simple Simon rules", "Each move"), f"−{MOVE_COST}"),
        (mark("Simple Simon rules", "Each finished run"), f"+{RUN_POINTS}"),
        (mark("Simple Simon rules", "Undo"), mark("Simple Simon rules", "the score before the move returns")),
    )
    return (
        Table((mark("Simple Simon rules", "What happens"), mark("Simple Simon rules", "Points")), rows),
        Paragraph(
            filled(
                mark(
                    "Simple Simon rules",
                    "Example: you win in {moves} moves. Your score is {start} − {paid} + {earned} = {total} points.",
                ),
                moves=EXAMPLE_MOVES,
                start=START_SCORE,
                paid=paid,
                earned=earned,
                total=START_SCORE - paid + earned,
            )
        ),
        Paragraph(mark("Simple Simon rules", "In a very long game the score can fall below zero.")),
    )


def _double_click() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Simple Simon rules",
                "A double click moves the clicked card, with the run below it, to the best column. The program looks"
                " for a place in this order:",
            )
        ),
        Bullets(
            (
                mark("Simple Simon rules", "on a last card one rank higher, of the same suit"),
                mark("Simple Simon rules", "on a last card one rank higher, of another suit"),
                mark("Simple Simon rules", "in an empty column"),
            ),
            is_ordered=True,
        ),
        Paragraph(
            mark(
                "Simple Simon rules",
                "If several columns are equally good, the program takes the one where the run gets longest. If that is"
                " equal too, it takes the leftmost one.",
            )
        ),
        Paragraph(
            mark(
                "Simple Simon rules",
                "A double click never moves a whole column to an empty column, because nothing would be gained. You may"
                " drag it there. That costs one move.",
            )
        ),
    )


def _relatives() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Simple Simon rules",
                "The moves of Simple Simon are those of Spider. The deal is different: in Simple Simon you see all"
                " cards from the start, and there is no stock.",
            )
        ),
        Paragraph(
            mark("Simple Simon rules", "Wikipedia describes Simple Simon as a common variant of Spider with one pack.")
        ),
        Paragraph(
            mark(
                "Simple Simon rules",
                "Some other programs let cards of different suits move together when there is room. This program does"
                " not.",
            )
        ),
    )


def _sources() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Simple Simon rules",
                "Traditional rules: the deal, the placing of cards, the moving of runs, and that finished runs leave.",
            )
        ),
        Paragraph(
            mark(
                "Simple Simon rules",
                "Rules of this program: the score, the order of the double click, and the deal codes. There is no"
                " official way to count points in Simple Simon.",
            )
        ),
    )
