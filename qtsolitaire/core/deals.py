"""Deal codes, and the shuffle that a code names.

A code such as `SS1-S1-AAAAABD` names game, format version, level and a 35-bit number. Equal codes deal equal cards for
ever and on every machine, so the generator stands here in full instead of being the standard library's, which promises
nothing. Version 1 is frozen; tests/data/deal_vectors.json holds it.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from .cards import Card
from .text import bad, clipped, mark

VERSION = 1
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"  # RFC 4648 base32
LETTERS = 7
NUMBERS = 2 ** (5 * LETTERS)

_MASK = 2**64 - 1
_MISREAD = str.maketrans("018", "OIB")  # digits that base32 lacks, for the letters they look like
_DASHES = "\N{MINUS SIGN}_\N{KATAKANA-HIRAGANA PROLONGED SOUND MARK}"


@dataclass(frozen=True, slots=True)
class DealCode:
    """The name of a deal.

    Args:
        game: Two letters: `SS` or `SH`.
        level: Key of the level: `S1`, `C4` …
        number: 0 ≤ number < 2^35.
        version: Format version, and with it the shuffle.
    """

    game: str
    level: str
    number: int
    version: int = VERSION

    def __str__(self) -> str:
        letters = "".join(ALPHABET[self.number >> 5 * place & 31] for place in reversed(range(LETTERS)))
        return f"{self.game}{self.version}-{self.level}-{letters}"


def parse_code(text: str, levels: Mapping[str, Sequence[str]]) -> DealCode:
    """Read a deal code leniently: case, spaces, missing or other dashes, full-width letters, 0 1 8 for O I B.

    Args:
        text: What was typed or pasted.
        levels: The games that are known, each with the keys of its levels: `{"SS": ("S1", "S2", "S4"), …}`.

    Raises:
        BadTextError: With a sentence saying which part is wrong: game, version, level, length or letter.
    """
    head, level, letters = _parts(text)
    game = head.rstrip("0123456789")
    version = head[len(game) :].lstrip("0")
    if game not in levels:
        raise bad(_NO_GAME, text=clipped(head), known=", ".join(f"{known}{VERSION}" for known in levels))
    if not version:
        raise bad(_NO_VERSION, game=game, known=f"{game}{VERSION}")
    if version != str(VERSION):
        raise bad(_NEWER_VERSION, version=clipped(version))
    if level not in levels[game]:
        raise bad(_NO_LEVEL, text=clipped(level), known=", ".join(levels[game]))
    return DealCode(game, level, _number(letters))


def _parts(text: str) -> tuple[str, str, str]:
    """Return game with version, level, and the letters: by the dashes if they stand right, else by the lengths."""
    parts = [part for part in "".join(map(_plain, unicodedata.normalize("NFKC", text).upper())).split("-") if part]
    if len(parts) == 3 and len(parts[2]) == LETTERS and not parts[1][0].isdecimal():
        return parts[0], parts[1], parts[2]
    match = re.match(r"([^0-9]*[0-9]*)([^0-9]?[0-9]?)(.*)", "".join(parts))
    assert match, "every string has this form"
    return match[1], match[2], match[3]


def _plain(character: str) -> str:
    """Return the character as codes are written: any dash as `-`, any script's digit as 0–9, blanks as nothing."""
    category = unicodedata.category(character)
    if category == "Pd" or character in _DASHES:
        return "-"
    if category == "Nd":
        return str(unicodedata.decimal(character))
    return "" if category[0] in "CZ" else character


def _number(letters: str) -> int:
    """Return the number that seven letters spell, most significant first."""
    if len(letters) != LETTERS:
        raise bad(_LENGTH, wanted=LETTERS, count=len(letters), text=clipped(letters))
    number = 0
    for place, letter in enumerate(letters.translate(_MISREAD), 1):
        value = ALPHABET.find(letter)
        if value < 0:
            raise bad(_LETTER, text=letter, place=place)
        number = number * 32 + value
    return number


def fresh_number() -> int:
    """Return the number of a new random deal."""
    return int.from_bytes(os.urandom(5), "big") >> 5  # 35 bits, as good as those of secrets, which takes long to load


def number_of_day(day: date) -> int:
    """Return the number of the deal of the day: the local date read as one number, 20261129."""
    return day.year * 10000 + day.month * 100 + day.day


def shuffled(pack: Sequence[Card], number: int) -> tuple[Card, ...]:
    """Shuffle a pack, version 1: Fisher–Yates from the end, driven by SplitMix64.

    Args:
        pack: The unshuffled pack.
        number: The deal's number, the generator's first state.
    """
    cards = list(pack)
    generator = SplitMix64(number)
    for i in range(len(cards) - 1, 0, -1):
        j = generator.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return tuple(cards)


class SplitMix64:
    """The generator of version 1.

    Args:
        state: The first state.
    """

    def __init__(self, state: int) -> None:
        self._state = state

    def draw(self) -> int:
        """Return the next number, 0 ≤ r < 2^64."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
        return z ^ z >> 31

    def below(self, bound: int) -> int:
        """Return an unbiased number, 0 ≤ r < bound; draws in the incomplete last block are thrown away."""
        limit = 2**64 - 2**64 % bound
        r = self.draw()
        while r >= limit:
            r = self.draw()
        return r % bound


_NO_GAME = mark("Deal code", "“{text}” names no game. A deal code begins with one of: {known}.")
_NO_VERSION = mark("Deal code", "After {game} the version is missing or wrong. The code should begin with {known}.")
_NEWER_VERSION = mark("Deal code", "This code has version {version}: it was made by a newer version of the program.")
_NO_LEVEL = mark("Deal code", "“{text}” is no level of this game. Its levels are: {known}.")
_LENGTH = mark("Deal code", "The last part of the code has to be {wanted} letters; “{text}” has {count}.")
_LETTER = mark("Deal code", "“{text}”, letter {place} of the last part, is not used in codes (only A–Z and 2–7 are).")
