"""Pictures of everything on the table but the card faces: cloth, shadows, and the states of look and feel.

Each function paints one pixmap, once, when its state begins; nothing here is called while a frame is painted. Lengths
are pixels of the screen; `unit` is how many of them make one device-independent pixel.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from qtsolitaire.assets import asset

from .geometry import CORNER

CLOTHS = {  # colour of the middle and of the edges; a cloth of one colour is not woven
    "green": ("#2F7254", "#1B4E37"),
    "blue": ("#33608A", "#1B3A58"),
    "grey": ("#504C49", "#302D2B"),
    "plain": ("#22573F", "#22573F"),
}
AMBER = QColor("#FFC93C")
WHITE = QColor("#FFFFFF")
SHADE = QColor(0, 0, 0, 150)  # dark hairline on both sides of every ring
BUBBLE = QColor("#20242A")
BUBBLE_EMS = 24  # how wide a bubble's text may be
SHADOW = 5  # device-independent pixels around a card


class Picture(NamedTuple):
    """A pixmap, and how far it reaches beyond the rectangle that it belongs to, in pixels."""

    pixmap: QPixmap
    pad: int


class Canvas:
    """A transparent pixmap for a rectangle of w × h with a margin, painted in the rectangle's own coordinates."""

    def __init__(self, w: float, h: float, pad: int) -> None:
        self.pad = pad
        self.pixmap = QPixmap(QSize(round(w) + 2 * pad, round(h) + 2 * pad))
        self.pixmap.fill(Qt.GlobalColor.transparent)

    def __enter__(self) -> QPainter:
        self._painter = QPainter(self.pixmap)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.translate(self.pad, self.pad)
        return self._painter

    def __exit__(self, *_error: object) -> None:
        self._painter.end()

    @property
    def picture(self) -> Picture:
        """Return what was painted."""
        return Picture(self.pixmap, self.pad)


def cloth(width: int, height: int, name: str) -> QPixmap:
    """Paint the table: a glow above the middle, and a weave."""
    pixmap = QPixmap(width, height)
    light, dark = (QColor(colour) for colour in CLOTHS[name])
    if light == dark:
        pixmap.fill(light)
        return pixmap
    glow = QRadialGradient(QPointF(width / 2, height * 0.38), max(width, height) * 0.68)
    glow.setColorAt(0, light)
    glow.setColorAt(1, dark)
    painter = QPainter(pixmap)
    painter.fillRect(pixmap.rect(), glow)
    painter.fillRect(pixmap.rect(), QBrush(QPixmap(str(asset("resources/weave.png")))))
    painter.end()
    return pixmap


def paint_card_shadow(painter: QPainter, w: float, h: float, unit: float) -> None:
    """Paint the soft edge under a card: four steps of black, a pixel down."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 15))
    for i in range(4, 0, -1):
        rect = QRectF(-i * 0.8 * unit, (1 - i * 0.4) * unit, w + i * 1.6 * unit, h + i * 1.2 * unit)
        painter.drawRoundedRect(rect, w * CORNER + i * unit, w * CORNER + i * unit)


def drag_shadow(w: float, h: float, card_w: int) -> Picture:
    """Paint the shadow under a dragged group: offset .03 w, blurred by .06 w, 35 % black."""
    blur, offset = max(2, round(card_w * 0.06)), card_w * 0.03
    canvas = Canvas(w, h, 2 * blur)
    with canvas as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, round(255 * 0.35 / blur)))
        for i in range(blur):
            out = blur / 2 - i
            rect = QRectF(offset, offset, w, h).adjusted(-out, -out, out, out)
            radius = max(1.0, card_w * CORNER + out)
            painter.drawRoundedRect(rect, radius, radius)
    return canvas.picture


def target(w: float, h: float, unit: float, *, is_empty: bool) -> Picture:
    """Paint a legal target: an amber ring round the last card or the marker, and a wash."""
    canvas = Canvas(w, h, _ring_pad(w, unit))
    with canvas as painter:
        _wash(painter, w, h, w, QColor(255, 255, 255, 34) if is_empty else QColor(255, 201, 60, 44))
        _ring(painter, QRectF(0, 0, w, h), AMBER, max(3 * unit, w * 0.028), w * CORNER, 1.5 * unit, unit)
    return canvas.picture


def selection(w: float, h: float, card_w: int, unit: float) -> Picture:
    """Paint a selected group: a blue wash and one white ring round all its cards."""
    canvas = Canvas(w, h, _ring_pad(card_w, unit))
    with canvas as painter:
        _wash(painter, w, h, card_w, QColor(40, 130, 230, 44))
        _ring(painter, QRectF(0, 0, w, h), WHITE, max(3 * unit, card_w * 0.026), card_w * CORNER, 2 * unit, unit)
    return canvas.picture


def last_move(w: float, h: float, unit: float) -> Picture:
    """Paint the mark of the group moved last: a bar at its left edge, half on the card, half on the cloth."""
    width = max(4 * unit, w * 0.04)
    canvas = Canvas(w, h, round(width) + 1)
    with canvas as painter:
        painter.setPen(QPen(SHADE, unit))
        painter.setBrush(AMBER)
        painter.drawRoundedRect(QRectF(-width * 0.6, w * 0.06, width, h - w * 0.12), width / 2, width / 2)
    return canvas.picture


def cursor(w: float, h: float, card_w: int, unit: float) -> Picture:
    """Paint the keyboard's cursor: four corner brackets around cards; a shape, not a colour."""
    arm, out = card_w * 0.26, max(5 * unit, card_w * 0.05)
    canvas = Canvas(w, h, round(out + max(6 * unit, card_w * 0.055)))
    left, top, right, bottom = -out, -out, w + out, h + out
    path = QPainterPath()
    for x, y, dx, dy in ((left, top, 1, 1), (right, top, -1, 1), (right, bottom, -1, -1), (left, bottom, 1, -1)):
        path.moveTo(x, y + dy * arm)
        path.lineTo(x, y)
        path.lineTo(x + dx * arm, y)
    with canvas as painter:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((SHADE, max(6 * unit, card_w * 0.055)), (WHITE, max(4 * unit, card_w * 0.034))):
            cap, join = Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, cap, join))
            painter.drawPath(path)
    return canvas.picture


class Bubble(NamedTuple):
    """A painted refusal, and where its top left corner goes."""

    pixmap: QPixmap
    x: float
    y: float


def bubble(tip: QPointF, text: str, font: QFont, bounds: QRectF, unit: float) -> Bubble:
    """Paint a refusal under its tip, or above it if there is no room.

    Args:
        tip: The point that the tail touches.
        text: The sentence.
        font: In pixels of the screen.
        bounds: The view.
        unit: Pixels in a device-independent one.
    """
    pad, tail = 12 * unit, 10 * unit
    sign = QFontMetricsF(font).height()
    inner = _text_size(text, font, min(BUBBLE_EMS * font.pixelSize(), bounds.width() * 0.6))
    width, height = inner.width() + 3 * pad + sign, max(inner.height(), sign) + 1.6 * pad
    is_below = tip.y() + tail + height < bounds.bottom() - 6 * unit
    x = max(bounds.left() + 8 * unit, min(tip.x() - width * 0.35, bounds.right() - width - 8 * unit))
    y = tip.y() + tail if is_below else max(bounds.top() + 6 * unit, tip.y() - tail - height)
    margin = round(tail) + 2
    canvas = Canvas(width, height, margin)
    with canvas as painter:
        _bubble_outline(painter, QRectF(0, 0, width, height), QPointF(tip.x() - x, tip.y() - y), unit)
        _forbidden_sign(painter, QRectF(pad, (height - sign) / 2, sign, sign), unit)
        painter.setPen(WHITE)
        painter.setFont(font)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(QRectF(2 * pad + sign, 0, inner.width() + 4 * unit, height), flags, text)
    return Bubble(canvas.pixmap, round(x) - margin, round(y) - margin)


def _text_size(text: str, font: QFont, limit: float) -> QRectF:
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, limit, 10_000), Qt.TextFlag.TextWordWrap, text)


def _bubble_outline(painter: QPainter, box: QRectF, tip: QPointF, unit: float) -> None:
    path = QPainterPath()
    path.addRoundedRect(box, 9 * unit, 9 * unit)
    edge = box.top() + unit if tip.y() < box.top() else box.bottom() - unit
    arrow = QPainterPath(tip)
    base = max(box.left() + 12 * unit, min(tip.x(), box.right() - 12 * unit))
    arrow.lineTo(base + 10 * unit, edge)
    arrow.lineTo(base - 10 * unit, edge)
    arrow.closeSubpath()
    painter.setPen(QPen(QColor(255, 255, 255, 70), unit))
    painter.setBrush(BUBBLE)
    painter.drawPath(path.united(arrow))


def _forbidden_sign(painter: QPainter, rect: QRectF, unit: float) -> None:
    circle = rect.adjusted(unit, unit, -unit, -unit)
    centre, reach = circle.center(), circle.width() * 0.34
    painter.setPen(QPen(AMBER, 2.2 * unit))
    painter.drawEllipse(circle)
    painter.drawLine(
        QPointF(centre.x() - reach, centre.y() + reach), QPointF(centre.x() + reach, centre.y() - reach)
    )


def _ring_pad(card_w: float, unit: float) -> int:
    return round(max(3 * unit, card_w * 0.028) + 5 * unit)


def _wash(painter: QPainter, w: float, h: float, card_w: float, colour: QColor) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(QRectF(0, 0, w, h), card_w * CORNER, card_w * CORNER)


def _ring(
    painter: QPainter, rect: QRectF, colour: QColor, width: float, radius: float, out: float, unit: float
) -> None:
    rect = rect.adjusted(-out, -out, out, out)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(SHADE, width + 2 * unit), QPen(colour, width)):
        painter.setPen(pen)
        painter.drawRoundedRect(rect, radius + out, radius + out)
