"""Cards: rank, suit and copy; packs; and runs, the one order that both games know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from itertools import pairwise

from .text import Saying, Text, bad, clipped, mark

RANK_LETTERS = "A23456789TJQK"


class Suit(Enum):
    """The four suits, in the order in which they lie in an unshuffled pack. The value is the letter in texts."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    @property
    def saying(self) -> Saying:
        """Return the suit's name."""
        return Saying(_SUIT_NAMES[self])


class Rank(IntEnum):
    """Ace (1) to king (13); the ace is low."""

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    def __str__(self) -> str:
        return RANK_LETTERS[self - 1]

    @property
    def saying(self) -> Saying:
        """Return the rank's name: a word for ace, jack, queen and king, digits for the others."""
        name = _RANK_NAMES.get(self)
        return Saying(name) if name else Saying(_DIGITS, {"number": int(self)})


@dataclass(frozen=True, slots=True)
class Card:
    """One card.

    Args:
        rank: Ace to king.
        suit: One of four.
        copy: Tells equal cards of one pack apart (the four spade aces of "1 suit"). No rule looks at it.
    """

    rank: Rank
    suit: Suit
    copy: int = 0

    def __str__(self) -> str:
        return f"{self.rank}{self.suit.value}"

    @property
    def saying(self) -> Saying:
        """Return the card's name, "king of hearts" or "7 of clubs"; the two kinds are worded apart in Thai."""
        pattern = _NAMED_CARD if self.rank in _RANK_NAMES else _NUMBERED_CARD
        return Saying(pattern, {"rank": self.rank, "suit": self.suit})


def parse_card(text: str, copy: int = 0) -> Card:
    """Read a card such as `7H` or `TS`.

    Args:
        text: Rank letter and suit letter, in upper or lower case; `10` is read as `T`.
        copy: The copy to make.

    Raises:
        BadTextError: The text names no card.
    """
    letters = text.upper().replace("10", "T")
    if len(letters) != 2 or letters[0] not in RANK_LETTERS or letters[1] not in "SHDC":
        raise bad(_NO_CARD, text=clipped(text))
    return Card(Rank(RANK_LETTERS.index(letters[0]) + 1), Suit(letters[1]), copy)


def pack_of(suits: Iterable[Suit]) -> tuple[Card, ...]:
    """Return an unshuffled pack: for each suit its cards from ace to king.

    Args:
        suits: The suits in pack order; a suit named twice comes in two copies.
    """
    seen: dict[Suit, int] = {}
    cards: list[Card] = []
    for suit in suits:
        copy = seen.setdefault(suit, 0)
        cards += (Card(rank, suit, copy) for rank in Rank)
        seen[suit] += 1
    return tuple(cards)


def follows(upper: Card, lower: Card) -> bool:
    """Tell whether `lower`, lying on `upper`, continues a run: same suit, one rank lower."""
    return upper.suit is lower.suit and upper.rank == lower.rank + 1


def first_break(cards: Sequence[Card]) -> tuple[Card, Card] | None:
    """Return the first two neighbours that break the run, the covered one first; None if the cards are a run."""
    return next(((a, b) for a, b in pairwise(cards) if not follows(a, b)), None)


def run_length(cards: Sequence[Card]) -> int:
    """Return how many cards at the end of a column form a run; 0 for an empty column."""
    length = min(1, len(cards))
    while length and length < len(cards) and follows(cards[-length - 1], cards[-length]):
        length += 1
    return length


_SUIT_NAMES: dict[Suit, Text] = {
    Suit.SPADES: mark("Suit", "spades"),
    Suit.HEARTS: mark("Suit", "hearts"),
    Suit.DIAMONDS: mark("Suit", "diamonds"),
    Suit.CLUBS: mark("Suit", "clubs"),
}
_RANK_NAMES: dict[Rank, Text] = {
    Rank.ACE: mark("Rank", "ace"),
    Rank.JACK: mark("Rank", "jack"),
    Rank.QUEEN: mark("Rank", "queen"),
    Rank.KING: mark("Rank", "king"),
}
_DIGITS = mark("Rank", "{number}")
_NAMED_CARD = mark("Named card", "{rank} of {suit}")
_NUMBERED_CARD = mark("Numbered card", "{rank} of {suit}")
_NO_CARD = mark("Reading", "“{text}” is no card. A card is a rank (A 2–9 T J Q K) and a suit (S H D C), such as 7H.")
