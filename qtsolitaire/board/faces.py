"""Card faces and markers as pixmaps of exactly one size: that of the cards on the screen.

A `Faces` belongs to one deck, one card width and one screen scale; a change of any of them makes a new one, so that no
stale picture can be shown and only the current size stays in memory.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtSvg import QSvgRenderer

from qtsolitaire.assets import asset
from qtsolitaire.core.cards import Card, Rank, Suit

from .geometry import RATIO
from .painting import SHADOW, Canvas, Picture, paint_card_shadow

LARGE_DECK = "large"
DECKS = ("classic", "four-colour", LARGE_DECK, "dark")

_RANK_FILES = {rank: str(rank) for rank in Rank} | {Rank.TEN: "10"}


class Faces:
    """The pictures of one deck in one size.

    Args:
        deck: One of `DECKS`.
        card_w: Width of a card, in pixels of the screen.
        unit: Pixels of the screen in a device-independent pixel.
    """

    def __init__(self, deck: str, card_w: int, unit: float) -> None:
        self.deck = deck
        self.card_w = card_w
        self.unit = unit
        self._pictures: dict[tuple[str, int], Picture] = {}
        self._shadows: dict[int, QPixmap] = {}

    def card(self, card: Card, width: int | None = None) -> Picture:
        """Return a card's face with its shadow.

        Args:
            card: Any card; copies look alike.
            width: Its width in pixels, if it is not the usual one.
        """
        return self._picture(f"decks/{self.deck}/{face_name(card.suit, card.rank)}", width or self.card_w, SHADOW)

    def marker(self, name: str, width: int) -> Picture:
        """Return what is drawn on an empty pile."""
        return self._picture(f"markers/{name}", width, 0)

    def _picture(self, name: str, width: int, shadow: int) -> Picture:
        if (name, width) not in self._pictures:
            self._pictures[name, width] = self._drawn(name, width, shadow)
        return self._pictures[name, width]

    def _drawn(self, name: str, width: int, shadow: int) -> Picture:
        height = round(width * RATIO)
        canvas = Canvas(width, height, round(shadow * self.unit))
        with canvas as painter:
            if shadow:
                painter.drawPixmap(-canvas.pad, -canvas.pad, self._shadow(width, height, canvas.pad))
            QSvgRenderer(str(asset(f"resources/{name}.svg"))).render(painter, QRectF(0, 0, width, height))
        return canvas.picture

    def _shadow(self, width: int, height: int, pad: int) -> QPixmap:
        """Return the shadow under a card, painted once for all cards of a size."""
        if width not in self._shadows:
            canvas = Canvas(width, height, pad)
            with canvas as painter:
                paint_card_shadow(painter, width, height, self.unit)
            self._shadows[width] = canvas.pixmap
        return self._shadows[width]


def face_name(suit: Suit, rank: Rank) -> str:
    """Return the name of a card's drawing: `hearts-10`."""
    return f"{suit.name.lower()}-{_RANK_FILES[rank]}"
