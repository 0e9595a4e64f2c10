"""The pictures that lie in the scene: plain pixmap items without a paint method in Python, the cheapest that Qt has."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem

from qtsolitaire.core.cards import Card

from .geometry import RATIO, Rect, Spot
from .painting import Picture

# Smooth drawing takes three times as long, also of pictures that are neither scaled nor turned.
SMOOTH, FAST = Qt.TransformationMode.SmoothTransformation, Qt.TransformationMode.FastTransformation


class PictureItem(QGraphicsPixmapItem):
    """A picture that belongs to a rectangle and may reach beyond it; it takes no part in mouse events."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(z)

    def draw(self, picture: Picture) -> None:
        """Show another picture at the same place."""
        self.setPixmap(picture.pixmap)
        self.setOffset(-picture.pad, -picture.pad)

    def draw_at(self, picture: Picture, rect: Rect) -> None:
        """Show a picture for a rectangle."""
        self.draw(picture)
        self.setPos(rect.x, rect.y)
        self.setVisible(True)


class CardItem(PictureItem):
    """A card on the table.

    Args:
        card: Which one.
    """

    def __init__(self, card: Card) -> None:
        super().__init__(0)
        self.card = card
        self._picture_w = 1.0
        self._spot = Spot(0, 0, 1)

    def show_face(self, picture: Picture, width: int) -> None:
        """Show a face that is drawn for a width in pixels; at another width it is scaled."""
        self.draw(picture)
        self._picture_w = width

    @property
    def spot(self) -> Spot:
        """Return where the card is now."""
        return self._spot

    def put(self, spot: Spot) -> None:
        """Put the card somewhere."""
        self._spot = spot
        scale = spot.w / self._picture_w
        self.setScale(scale)
        self.setRotation(spot.angle)
        self.setTransformationMode(FAST if scale == 1 and not spot.angle else SMOOTH)
        if spot.angle:
            middle = QPointF(self._picture_w, self._picture_w * RATIO) / 2
            self.setTransformOriginPoint(middle)
            self.setPos(QPointF(spot.x + spot.w / 2, spot.y + spot.w * RATIO / 2) - middle)
        else:
            self.setTransformOriginPoint(0, 0)
            self.setPos(spot.x, spot.y)
