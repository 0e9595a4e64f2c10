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
        self._picture: Picture | None = None
        self._picture_w = 1.0
        self._spot = Spot(0, 0, 1)
        self._put_w = 0.0  # the picture's width when the card was put there

    def show_face(self, picture: Picture, width: int) -> None:
        """Show a face that is drawn for a width in pixels; at another width it is scaled."""
        if picture is not self._picture:  # most changes leave most cards as they are
            self.draw(picture)
        self._picture, self._picture_w = picture, width

    @property
    def spot(self) -> Spot:
        """Return where the card is now."""
        return self._spot

    def put(self, spot: Spot) -> None:
        """Put the card somewhere."""
        if (spot, self._picture_w) == (self._spot, self._put_w):
            return
        self._spot, self._put_w = spot, self._picture_w
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
