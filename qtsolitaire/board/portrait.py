"""A table as a still picture: for pages to be read. No scene and no window is needed for it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPixmap

from qtsolitaire.core.game import Deal
from qtsolitaire.core.table import PileKind

from .faces import LARGE_DECK, Faces
from .geometry import CORNER, LARGE_STEP, STEP, Layout, layout
from .painting import cloth as painted_cloth

AS_HIGH_AS_NEEDED = 100_000  # the height of the view, so that only the width decides how large the cards are


def portrait(deal: Deal, width: int, unit: float, deck: str, cloth: str | None) -> QPixmap:
    """Draw what a game begins with, as high as its longest column.

    Args:
        deal: What lies on the table.
        width: Of the picture, in pixels of the screen.
        unit: Pixels of the screen in a device-independent one.
        deck: Name of the faces.
        cloth: Name of the table's colour; None for bare paper, on which empty piles are not drawn.
    """
    places = deal.game.places(deal.variant)
    step = LARGE_STEP if deck == LARGE_DECK else STEP
    table = layout(places, width, AS_HIGH_AS_NEEDED, deal.game.readable_cards, step)
    pixmap = QPixmap(width, _height(table, deal))
    pixmap.fill(Qt.GlobalColor.transparent)
    faces = Faces(deck, table.card_w, unit)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if cloth:
        _paint_cloth(painter, pixmap, cloth, table.card_w * CORNER * 2)
        for place in places:
            spot = table.spots[place.pile]
            painter.drawPixmap(int(spot.x), int(spot.y), faces.marker(place.marker, int(spot.w)).pixmap)
    for resting in sorted(table.resting(deal.position), key=lambda resting: resting.order):
        face = faces.card(resting.card, int(resting.rect.w))
        painter.drawPixmap(int(resting.rect.x) - face.pad, int(resting.rect.y) - face.pad, face.pixmap)
    painter.end()
    pixmap.setDevicePixelRatio(unit)
    return pixmap


def _height(table: Layout, deal: Deal) -> int:
    columns = deal.position.of_kind(PileKind.COLUMN)
    lowest = max(table.group_rect(pile, len(cards), len(cards)).bottom for pile, cards in columns)
    margin = min(spot.y for spot in table.spots.values())
    return round(lowest + margin)


def _paint_cloth(painter: QPainter, pixmap: QPixmap, name: str, radius: float) -> None:
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(pixmap.rect()), radius, radius)
    painter.fillPath(shape, QBrush(painted_cloth(pixmap.width(), pixmap.height(), name)))
