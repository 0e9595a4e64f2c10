"""Sentences of the Qt-free core that a player may read.

The core cannot translate, and must not: what it stores and compares is independent of the language. So it says
everything as a `Text` (an English sentence with its translation context) and, where cards and numbers of the case
belong in it, as a `Saying`. `qtsolitaire.language.say` turns both into the player's language; `str()` gives English.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, runtime_checkable


@dataclass(frozen=True, slots=True)
class Text:
    """An English sentence, and the context in which translators find it."""

    context: str
    source: str

    def __str__(self) -> str:
        return self.source


def mark(context: str, source: str) -> Text:
    """Mark a sentence for translation; both arguments have to be literals, since lupdate reads them from the file.

    Args:
        context: Heading under which translators see the sentence.
        source: The English sentence, with `{name}` for each field.
    """
    return Text(context, source)


@runtime_checkable
class Named(Protocol):
    """What has a name that differs from language to language: cards, ranks, suits and piles."""

    @property
    def saying(self) -> Saying:
        """Return the name as a sentence."""
        ...


Field: TypeAlias = "int | str | Text | Saying | Named"


@dataclass(frozen=True, slots=True)
class Saying:
    """A text with the cards, piles and numbers of one case."""

    text: Text
    fields: Mapping[str, Field] = field(default_factory=dict)

    def __str__(self) -> str:
        return opened(self.text.source.format_map({name: in_english(value) for name, value in self.fields.items()}))


def in_english(value: Field) -> str:
    """Return a field as it stands within an English sentence."""
    if isinstance(value, Saying):
        return value.text.source.format_map({name: in_english(inner) for name, inner in value.fields.items()})
    if isinstance(value, Named):
        return in_english(value.saying)
    return str(value)


def opened(sentence: str) -> str:
    """Return the sentence with a capital first letter: some begin with a card's name."""
    return sentence[:1].upper() + sentence[1:]


def clipped(text: str, length: int = 30) -> str:
    """Return a stranger's text short enough to be quoted in a sentence."""
    return text if len(text) <= length else text[:length] + "…"


class BadTextError(ValueError):
    """A text from outside cannot be read.

    Args:
        saying: What is wrong, and what was expected.
        line: Line in the text that was read, counted from 1; 0 if it is a single line.
        place: Number of the card or move in that line, counted from 1; 0 if it has none.
    """

    def __init__(self, saying: Saying, line: int = 0, place: int = 0) -> None:
        super().__init__(saying, line, place)
        self.saying = saying
        self.line = line
        self.place = place

    def __str__(self) -> str:
        return str(self.where)

    @property
    def where(self) -> Saying:
        """Return what is wrong together with its line and place, as far as they are known."""
        if self.line and self.place:
            return Saying(LINE_AND_PLACE, {"line": self.line, "place": self.place, "what": self.saying})
        if self.line:
            return Saying(LINE, {"line": self.line, "what": self.saying})
        return self.saying

    def at(self, line: int, place: int = 0) -> BadTextError:
        """Return the same error with the line (and place) that only the caller knows.

        Args:
            line: Line in the whole text, counted from 1.
            place: Number of the card or move in that line; kept as it is if 0.
        """
        return BadTextError(self.saying, line, place or self.place)


LINE = mark("Reading", "Line {line}: {what}")
LINE_AND_PLACE = mark("Reading", "Line {line}, number {place}: {what}")


def bad(what: Text, /, **fields: Field) -> BadTextError:
    """Return the error that says `what` with its fields filled in.

    Args:
        what: What is wrong.
        fields: The cards, piles and numbers named in it.
    """
    return BadTextError(Saying(what, fields))
