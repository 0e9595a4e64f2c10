"""Pages as text with markup, for Qt's rich text: on the screen in the window's colours, on paper in black on white."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from PySide6.QtCore import QUrl
from PySide6.QtGui import QColor, QPalette, QPixmap

from qtsolitaire.assets import asset
from qtsolitaire.board.portrait import portrait
from qtsolitaire.core.game import Deal
from qtsolitaire.core.pages import (
    Block,
    Bullets,
    Code,
    DealInWords,
    Link,
    Page,
    Paragraph,
    Picture,
    Section,
    Table,
    listed,
)
from qtsolitaire.core.record import SUFFIX, decode, parse_records
from qtsolitaire.core.table import PileKind
from qtsolitaire.core.text import Field, Named, Saying, Text
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.language import say

PAGE_SCHEME, DEAL_SCHEME = "page", "deal"
READABLE_CONTRAST = 4.5

Role = QPalette.ColorRole


def deal_named(name: str) -> Deal:
    """Return the deal of a code, or that of an example that comes with the program."""
    file = asset(f"resources/examples/{name}{SUFFIX}")
    return parse_records(decode(file.read_bytes()), GAMES)[0].deal if file.is_file() else deal_of(read_code(name))


class Pictures:
    """The drawn tables of one page, each drawn once.

    Args:
        width: Of a picture, in device-independent pixels.
        unit: Pixels in a device-independent one.
        deck: Name of the faces.
        cloth: Name of the table's colour; None on paper.
    """

    def __init__(self, width: int, unit: float, deck: str, cloth: str | None) -> None:
        self._pixels = round(width * unit)
        self._unit = unit
        self._deck = deck
        self._cloth = cloth
        self._drawn: dict[str, QPixmap] = {}

    def pixmap(self, name: str) -> QPixmap:
        """Return the picture of a deal."""
        if name not in self._drawn:
            self._drawn[name] = portrait(deal_named(name), self._pixels, self._unit, self._deck, self._cloth)
        return self._drawn[name]

    @property
    def names(self) -> tuple[str, ...]:
        """Return which deals have been drawn."""
        return tuple(self._drawn)

    def find(self, url: QUrl) -> QPixmap | None:
        """Return the picture that a document asks for; None if it asks for something else."""
        return self.pixmap(url.path()) if url.scheme() == DEAL_SCHEME else None


class Colours(NamedTuple):
    """Names of the colours of a page."""

    text: str
    link: str
    line: str
    head: str


ON_PAPER = Colours("#000000", "#000000", "#999999", "#eeeeee")


def colours_of(palette: QPalette) -> Colours:
    """Return the colours of a window; links are the palette's if they can be read, else like the text."""
    base, text = palette.color(Role.Base), palette.color(Role.Text)
    link = next(
        colour
        for colour in (palette.color(Role.Link), palette.color(Role.Highlight), text)
        if contrast(colour, base) >= READABLE_CONTRAST or colour == text
    )
    return Colours(text.name(), link.name(), _mixed(text, base, 0.3).name(), _mixed(text, base, 0.08).name())


def contrast(one: QColor, other: QColor) -> float:
    """Return the contrast of two colours as the accessibility guidelines for the web reckon it: 1 to 21."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Return a colour with a share of the first and the rest of the other."""
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return QColor(*(round(share * mine + (1 - share) * its) for mine, its in pairs))


def plainly(value: Field) -> str:
    """Return a field in the player's language."""
    return say(value) if isinstance(value, Text | Saying | Named) else str(value)


def said(value: Field) -> str:
    """Return a field in the player's language, safe to stand between marks."""
    return escape(plainly(value))


def link(page: str, anchor: str, words: Field) -> str:
    """Return a link to a section; to the beginning of a page if the anchor is empty."""
    target = f"{PAGE_SCHEME}:{page}#{anchor}" if anchor else f"{PAGE_SCHEME}:{page}"
    return f'<a href="{target}">{said(words)}</a>'


class Writer:
    """Writes pages.

    Args:
        colours: Of text, links and tables.
        pictures: The drawn tables.
    """

    def __init__(self, colours: Colours, pictures: Pictures) -> None:
        self._colours = colours
        self._pictures = pictures

    @property
    def style(self) -> str:
        """Return the style sheet that a document needs before it is given a page."""
        colours = self._colours
        return (
            f"a {{ color: {colours.link}; }}"
            " h1 { margin-top: 4px; margin-bottom: 6px; } h2 { margin-top: 22px; margin-bottom: 4px; }"
            " p { margin-top: 5px; margin-bottom: 5px; } li { margin-bottom: 4px; } .contents { line-height: 135%; }"
            f" th {{ background-color: {colours.head}; }}"
            f" th, td {{ border: 1px solid {colours.line}; padding: 3px 8px; }}"
        )

    def page(self, page: Page) -> str:
        """Return a page: title, table of contents, sections."""
        contents = " · ".join(link(page.name, section.anchor, section.title) for section in page.sections)
        sections = "".join(self._section(section) for section in page.sections)
        return f'<h1>{said(page.title)}</h1><p class="contents">{contents}</p>{sections}'

    def _section(self, section: Section) -> str:
        blocks = "".join(self._block(block) for block in section.blocks)
        return f'<h2><a name="{section.anchor}"></a>{said(section.title)}</h2>{blocks}'

    def _block(self, block: Block) -> str:
        match block:
            case Paragraph(words):
                return f"<p>{said(words)}</p>"
            case Bullets(items, is_ordered):
                kind = "ol" if is_ordered else "ul"
                return f"<{kind}>{''.join(f'<li>{said(item)}</li>' for item in items)}</{kind}>"
            case Table(head, rows):
                return _table(head, rows)
            case Picture(deal, words):
                return self._picture(deal, words)
            case DealInWords(deal):
                return _deal_in_words(deal_named(deal))
            case Code(text):
                return f"<pre>{escape(text)}</pre>"
            case Link(page, anchor, words):
                return f"<p>{link(page, anchor, words)}</p>"

    def _picture(self, deal: str, words: Field) -> str:
        size = self._pictures.pixmap(deal).deviceIndependentSize().toSize()
        image = f'<img src="{DEAL_SCHEME}:{deal}" width="{size.width()}" height="{size.height()}">'
        return f"<p>{image}</p><p><small>{said(words)}</small></p>"


def _table(head: Sequence[Field], rows: Sequence[Sequence[Field]]) -> str:
    titles = "".join(f'<th align="left">{said(title)}</th>' for title in head)
    lines = "".join(f"<tr>{''.join(f'<td>{said(field)}</td>' for field in row)}</tr>" for row in rows)
    top = f"<thead><tr>{titles}</tr></thead>" if head else ""
    style = "border-collapse: collapse; margin-top: 6px; margin-bottom: 6px;"
    return f'<table cellspacing="0" style="{style}">{top}{lines}</table>'


def _deal_in_words(deal: Deal) -> str:
    """Write a table with a line for each pile that has cards, in the order in which they were dealt."""
    piles = [(pile, cards) for kind in (PileKind.COLUMN, PileKind.CELL) for pile, cards in deal.position.of_kind(kind)]
    return _table((), [(pile, listed(cards)) for pile, cards in piles if cards])
