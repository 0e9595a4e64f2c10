"""What lies on the table: piles, moves and positions, with their text forms both ways.

A `Position` is immutable and is the whole truth that undo restores: the cards of every pile and the score. A move makes
a new position that shares every pile it does not touch, so keeping a hundred of them costs little.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain
from typing import NamedTuple

from .cards import RANK_LETTERS, Card, Rank, Suit, parse_card
from .text import BadTextError, Saying, bad, clipped, mark

CELL_LETTERS = "abcd"


class PileKind(StrEnum):
    """What a pile is for."""

    COLUMN = "column"
    CELL = "cell"
    FOUNDATION = "foundation"
    FINISHED = "finished"  # where a finished run lies; nothing is ever moved to or from it by the player


class Pile(NamedTuple):
    """The name of a place for cards.

    Args:
        kind: What it is for.
        number: Counted from 1 within its kind, left to right; foundations in the order of `Suit`.
    """

    kind: PileKind
    number: int

    def __str__(self) -> str:
        """Return the letter used in moves: columns 1–9 and 0, cells a–d, h for any foundation."""
        match self.kind:
            case PileKind.COLUMN:
                return str(self.number % 10)
            case PileKind.CELL:
                return CELL_LETTERS[self.number - 1]
            case _:
                return "h"

    @property
    def suit(self) -> Suit:
        """Return the suit of a foundation."""
        return tuple(Suit)[self.number - 1]

    @property
    def saying(self) -> Saying:
        """Return the pile's name within a sentence."""
        match self.kind:
            case PileKind.COLUMN:
                return Saying(_COLUMN, {"number": self.number})
            case PileKind.CELL:
                return Saying(_CELL, {"number": self.number})
            case PileKind.FOUNDATION:
                return Saying(_FOUNDATION, {"suit": self.suit})
            case PileKind.FINISHED:
                return Saying(_FINISHED)


def column(number: int) -> Pile:
    """Name a column, counted from 1."""
    return Pile(PileKind.COLUMN, number)


def cell(number: int) -> Pile:
    """Name a cell, counted from 1."""
    return Pile(PileKind.CELL, number)


def foundation(suit: Suit) -> Pile:
    """Name the foundation of a suit."""
    return Pile(PileKind.FOUNDATION, tuple(Suit).index(suit) + 1)


def finished(number: int) -> Pile:
    """Name the place of a finished run, counted from 1 in the order of finishing."""
    return Pile(PileKind.FINISHED, number)


@dataclass(frozen=True, slots=True)
class Move:
    """Some cards from the end of one pile to another.

    Args:
        source: Where they lie.
        target: Where they go.
        count: How many, at least 1.
    """

    source: Pile
    target: Pile
    count: int = 1

    def __str__(self) -> str:
        """Return the move as in records: `46`, `46x3`, `5a`, `ah`, `hD5`."""
        suit = self.source.suit.value if self.source.kind is PileKind.FOUNDATION else ""
        return f"{self.source}{suit}{self.target}" + (f"x{self.count}" if self.count > 1 else "")


@dataclass(frozen=True, slots=True)
class Position:
    """All that undo restores.

    Args:
        piles: The cards of every pile of the level, deepest first; an empty pile has an empty tuple.
        score: Points.
    """

    piles: Mapping[Pile, tuple[Card, ...]]
    score: int

    def __getitem__(self, pile: Pile) -> tuple[Card, ...]:
        return self.piles[pile]

    def of_kind(self, kind: PileKind) -> Iterator[tuple[Pile, tuple[Card, ...]]]:
        """Yield the piles of one kind with their cards, in order."""
        return ((pile, cards) for pile, cards in self.piles.items() if pile.kind is kind)

    def count_empty(self, kind: PileKind) -> int:
        """Return how many piles of one kind hold no card."""
        return sum(not cards for _, cards in self.of_kind(kind))

    def group(self, source: Pile, count: int) -> tuple[Card, ...]:
        """Return the last `count` cards of a pile, which has at least so many."""
        cards = self.piles[source]
        return cards[len(cards) - count :]

    def after(self, move: Move, score: int) -> Position:
        """Return the position after a move, whether the rules allow it or not.

        Args:
            move: From a pile that has so many cards to another.
            score: The new score.
        """
        cards = self.piles[move.source]
        left = len(cards) - move.count
        moved = {move.source: cards[:left], move.target: self.piles[move.target] + cards[left:]}
        return Position({**self.piles, **moved}, score)


# --- moves as text -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class WrittenMove:
    """A move as a record has it: `h` as a target does not say which foundation; the card that is moved decides.

    Args:
        source: Where the cards lie.
        target: Where they go; None for the foundation of the moved card's suit.
        count: How many.
    """

    source: Pile
    target: Pile | None
    count: int

    def on(self, position: Position) -> Move:
        """Return the move that is meant in a position; whether it is legal is the game's question."""
        if self.target is not None:
            return Move(self.source, self.target, self.count)
        cards = position.piles.get(self.source, ())
        suit = cards[max(0, len(cards) - self.count)].suit if cards else Suit.SPADES
        return Move(self.source, foundation(suit), self.count)


def parse_move(text: str) -> WrittenMove:
    """Read a move; whether it is legal, or whether the level has those piles, is the game's question.

    Args:
        text: The move as `str(move)` writes it, in upper or lower case.

    Raises:
        BadTextError: The text is no move.
    """
    match = _MOVE.fullmatch(text.lower())
    if not match:
        raise bad(_NO_MOVE, text=clipped(text))
    target = None if match["target"] == "h" else _parse_pile(match["target"])
    return WrittenMove(_parse_pile(match["source"]), target, int(match["count"] or 1))


def _parse_pile(letters: str) -> Pile:
    if letters[0] == "h":
        return foundation(Suit(letters[1].upper()))
    return cell(CELL_LETTERS.index(letters) + 1) if letters.isalpha() else column(int(letters) or 10)


_MOVE = re.compile(r"(?P<source>[0-9]|[a-d]|h[shdc])(?P<target>[0-9]|[a-d]|h)(x(?P<count>[1-9][0-9]?))?")


# --- boards as text ----------------------------------------------------------------------------------------------


def board_text(position: Position) -> str:
    """Write what lies on the table, as in records: foundations or finished runs, cells, then the columns.

    Args:
        position: Any position of either game; its score is not written.
    """
    lines: list[str] = []
    foundations = {pile.suit: len(cards) for pile, cards in position.of_kind(PileKind.FOUNDATION)}
    if any(foundations.values()):
        tops = (f"{suit.value}-{('0' + RANK_LETTERS)[foundations[suit]]}" for suit in _FOUNDS_ORDER)
        lines.append(f"Founds: {' '.join(tops)}")
    runs = [cards[0].suit.value for _, cards in position.of_kind(PileKind.FINISHED) if cards]
    if runs:
        lines.append(f"Done: {' '.join(runs)}")
    cells = [str(cards[0]) if cards else "-" for _, cards in position.of_kind(PileKind.CELL)]
    if cells:
        lines.append(f"FC: {' '.join(cells)}")
    lines += (" ".join(map(str, cards)) or "-" for _, cards in position.of_kind(PileKind.COLUMN))
    return "\n".join(lines)


def parse_board(lines: Sequence[tuple[int, str]], empty: Position, pack: Sequence[Card]) -> Position:
    """Read a board.

    Args:
        lines: Number in the whole text (from 1) and text of each line that is not blank.
        empty: The level's piles without cards.
        pack: The level's cards; the board has to hold exactly these.

    Raises:
        BadTextError: With the line, the card's place in it, and what was expected.
    """
    reader = _BoardReader(empty, pack)
    for number, text in lines:
        try:
            reader.read(text)
        except BadTextError as error:
            raise error.at(number) from None
    last = lines[-1][0] if lines else 0
    try:
        return reader.finish()
    except BadTextError as error:
        raise error.at(last) if last else error from None


class _BoardReader:
    """Lays the cards of one line after another, each taken from the pack so that none is laid twice."""

    def __init__(self, empty: Position, pack: Sequence[Card]) -> None:
        self._piles = dict(empty.piles)
        self._columns = [pile for pile, _ in empty.of_kind(PileKind.COLUMN)]
        self._read_columns = 0
        self._keys: set[str] = set()
        self._left = list(pack)

    def read(self, text: str) -> None:
        key, colon, rest = text.partition(":")
        if not colon:
            self._read_column(text.split())
            return
        if self._read_columns:
            raise bad(_LATE_KEY, key=clipped(key))
        key = key.strip().lower()
        if key in self._keys:
            raise bad(_TWICE, key=key)
        self._keys.add(key)
        match key:
            case "founds":
                self._read_foundations(rest.split())
            case "done":
                self._read_finished(rest.split())
            case "fc":
                self._read_cells(rest.split())
            case _:
                raise bad(_NO_BOARD_KEY, key=clipped(key))

    def finish(self) -> Position:
        has_cells = any(pile.kind is PileKind.CELL for pile in self._piles)
        if has_cells and "fc" not in self._keys:
            raise bad(_NO_CELLS)
        if self._read_columns < len(self._columns):
            raise bad(_FEW_COLUMNS, wanted=len(self._columns), count=self._read_columns)
        if self._left:
            raise bad(_MISSING, count=len(self._left), card=self._left[0])
        return Position(self._piles, 0)

    def _read_column(self, words: list[str]) -> None:
        if self._read_columns == len(self._columns):
            raise bad(_MANY_COLUMNS, wanted=len(self._columns))
        cards = [] if words == ["-"] else words
        self._piles[self._columns[self._read_columns]] = self._take_all(cards)
        self._read_columns += 1

    def _read_cells(self, words: list[str]) -> None:
        cells = self._of_kind(PileKind.CELL, "FC")
        if len(words) != len(cells):
            raise bad(_CELLS, wanted=len(cells), count=len(words))
        for place, (pile, word) in enumerate(zip(cells, words, strict=True), 1):
            self._piles[pile] = () if word == "-" else (self._take(word, place),)

    def _read_foundations(self, words: list[str]) -> None:
        self._of_kind(PileKind.FOUNDATION, "Founds")
        for place, word in enumerate(words, 1):
            suit, dash, top = word.upper().replace("10", "T").partition("-")
            height = ("0" + RANK_LETTERS).find(top) if len(top) == 1 else -1
            if not dash or height < 0 or suit not in ("S", "H", "D", "C"):
                raise BadTextError(Saying(_FOUNDS, {"text": clipped(word)}), place=place)
            ranks = [f"{rank}{suit}" for rank in Rank if rank <= height]
            if self._piles[foundation(Suit(suit))]:
                raise BadTextError(Saying(_TWICE, {"key": word.upper()}), place=place)
            self._piles[foundation(Suit(suit))] = tuple(self._take(card, place) for card in ranks)

    def _read_finished(self, words: list[str]) -> None:
        places = self._of_kind(PileKind.FINISHED, "Done")
        if len(words) > len(places):
            raise bad(_MANY_RUNS, wanted=len(places), count=len(words))
        for place, (pile, word) in enumerate(zip(places, words, strict=False), 1):
            if word.upper() not in ("S", "H", "D", "C"):
                raise BadTextError(Saying(_NO_SUIT, {"text": clipped(word)}), place=place)
            run = [f"{rank}{word}" for rank in reversed(Rank)]
            self._piles[pile] = tuple(self._take(card, place) for card in run)

    def _of_kind(self, kind: PileKind, key: str) -> list[Pile]:
        piles = [pile for pile in self._piles if pile.kind is kind]
        if not piles:
            raise bad(_NO_BOARD_KEY, key=key)
        return piles

    def _take_all(self, words: list[str]) -> tuple[Card, ...]:
        return tuple(self._take(word, place) for place, word in enumerate(words, 1))

    def _take(self, word: str, place: int) -> Card:
        try:
            wanted = parse_card(word)
            card = next((card for card in self._left if (card.rank, card.suit) == (wanted.rank, wanted.suit)), None)
            if card is None:
                raise bad(_NOT_IN_PACK, card=wanted)
        except BadTextError as error:
            raise BadTextError(error.saying, place=place) from None
        self._left.remove(card)
        return card


def all_cards(position: Position) -> list[Card]:
    """Return every card on the table."""
    return list(chain.from_iterable(position.piles.values()))


_FOUNDS_ORDER = (Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES)

_COLUMN = mark("Pile", "column {number}")
_CELL = mark("Pile", "cell {number}")
_FOUNDATION = mark("Pile", "the foundation of {suit}")
_FINISHED = mark("Pile", "the finished runs")

_NO_MOVE = mark(
    "Reading",
    "“{text}” is no move. A move is source, target and, for several cards, x and their number: 46, 46x3, 5a, ah, hD5.",
)
_NO_BOARD_KEY = mark("Reading", "A board of this game has no line “{key}:”.")
_LATE_KEY = mark("Reading", "The line “{key}:” has to stand before the columns.")
_TWICE = mark("Reading", "The line “{key}:” stands here twice.")
_FEW_COLUMNS = mark("Reading", "A board has {wanted} columns, one a line (“-” for an empty one); here are {count}.")
_MANY_COLUMNS = mark("Reading", "This line is one column too many: a board has {wanted}.")
_NO_CELLS = mark("Reading", "The board lacks the line “FC:” with what lies in the cells.")
_CELLS = mark("Reading", "“FC:” has to name {wanted} cells, each with a card or “-”; here are {count}.")
_FOUNDS = mark("Reading", "“{text}” is no foundation. Expected suit, dash and highest card, such as H-0 or S-A.")
_NO_SUIT = mark("Reading", "“{text}” is no suit. Expected S, H, D or C.")
_MANY_RUNS = mark("Reading", "There are {wanted} runs in all; here are {count}.")
_NOT_IN_PACK = mark("Reading", "There is no {card} left in the pack of this level.")
_MISSING = mark("Reading", "Cards are missing from the board: {count} of them, the {card} for one.")
