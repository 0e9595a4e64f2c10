"""Pages to be read: what they say and in which order, not how they look.

A page is made of values, so that a game can tell its rules without Qt and its figures can come from the constants that
the judge itself uses. Each paragraph and each item of a list is one text for translators. Texts hold no markup: what is
a link, a table or a picture is a block of its own.

The games bring this module along at every start, so blocks are named tuples: data classes take seven times as long to
make.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import NamedTuple, TypeAlias

from .text import Field, Named, Saying, Text, mark

Words: TypeAlias = "Text | Saying | Named"

ANCHORS_OF_RULES = (
    "summary", "deal", "levels", "placing", "groups", "empty-columns", "end", "score", "double-click", "relatives",
    "sources",
)  # fmt: skip
"""Sections that the rules of every game have; a game may have others between them."""

QUESTIONS = "questions"
"""Name of the page of questions; the page of a game is named by the two letters of the game."""
PROGRAM = "program"
"""Anchor of the section that every game's page ends with: what the program does around the rules."""


class Paragraph(NamedTuple):
    """Some sentences.

    Args:
        words: The sentences.
    """

    words: Words


class Bullets(NamedTuple):
    """A list.

    Args:
        items: Each begins a line of its own.
        is_ordered: The items are numbered.
    """

    items: tuple[Words, ...]
    is_ordered: bool = False


class Table(NamedTuple):
    """A table.

    Args:
        head: Titles of the columns.
        rows: One field for each title.
    """

    head: tuple[Words, ...]
    rows: tuple[tuple[Field, ...], ...]


class Picture(NamedTuple):
    """A drawn table of cards.

    Args:
        deal: A deal code, or the name of an example that comes with the program.
        words: What is seen there.
    """

    deal: str
    words: Words


class DealInWords(NamedTuple):
    """The same as a picture, for those who cannot see it: pile by pile, with the names of the cards.

    Args:
        deal: A deal code, or the name of an example that comes with the program.
    """

    deal: str


class Code(NamedTuple):
    """Text that is the same in every language, with its own line ends.

    Args:
        text: What is typed or pasted.
    """

    text: str


class Link(NamedTuple):
    """A way to another section.

    Args:
        page: Name of the page.
        anchor: The section.
        words: What is found there.
    """

    page: str
    anchor: str
    words: Words


Block: TypeAlias = "Paragraph | Bullets | Table | Picture | DealInWords | Code | Link"


class Section(NamedTuple):
    """A part of a page that links can lead to.

    Args:
        anchor: Its name within the page; the same in every language.
        title: Its title.
        blocks: What it says.
    """

    anchor: str
    title: Words
    blocks: tuple[Block, ...]


class Page(NamedTuple):
    """Sections that are read together.

    Args:
        name: By which links find it; the same in every language.
        title: Its title.
        sections: What it says.
    """

    name: str
    title: Field
    sections: tuple[Section, ...]


def filled(text: Text, /, **fields: Field) -> Saying:
    """Return a text with its cards and numbers filled in."""
    return Saying(text, fields)


def listed(items: Sequence[Field]) -> Saying:
    """Return one thing after another, with what the language puts between them.

    Args:
        items: At least one.
    """
    first = items[0] if isinstance(items[0], Saying) else Saying(_ONE, {"item": items[0]})
    return reduce(lambda before, item: Saying(_AND_ANOTHER, {"before": before, "item": item}), items[1:], first)


_ONE = mark("List", "{item}")
_AND_ANOTHER = mark("List", "{before}, {item}")
