"""The icons by which a replay is walked: outlines, drawn in the colours of the buttons that they are on."""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap

ICON_PX = 16

Shape: TypeAlias = "tuple[tuple[float, float], ...]"
SHAPES: dict[str, tuple[Shape, ...]] = {
    "play": (((0.2, 0.08), (0.9, 0.5), (0.2, 0.92)),),
    "pause": (
        ((0.18, 0.1), (0.4, 0.1), (0.4, 0.9), (0.18, 0.9)),
        ((0.6, 0.1), (0.82, 0.1), (0.82, 0.9), (0.6, 0.9)),
    ),
    "next": (((0.25, 0.1), (0.42, 0.1), (0.78, 0.5), (0.42, 0.9), (0.25, 0.9), (0.61, 0.5)),),
    "last": (
        ((0.12, 0.1), (0.72, 0.5), (0.12, 0.9)),
        ((0.72, 0.1), (0.88, 0.1), (0.88, 0.9), (0.72, 0.9)),
    ),
    "next comment": (
        ((0.02, 0.15), (0.58, 0.15), (0.58, 0.65), (0.32, 0.65), (0.15, 0.9), (0.15, 0.65), (0.02, 0.65)),
        ((0.66, 0.12), (0.94, 0.4), (0.66, 0.68)),
    ),
}
"""Outlines of the icons that point to the right, in a square of side 1; mirrored, they point back."""


def replay_icon(name: str, colours: QPalette, *, is_mirrored: bool = False) -> QIcon:
    """Draw an icon, larger than it is shown, in the colours of enabled and disabled buttons.

    Args:
        name: As in `SHAPES`.
        colours: The colours of buttons.
        is_mirrored: Let it point back.
    """
    icon = QIcon()
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        picture = QPixmap(4 * ICON_PX, 4 * ICON_PX)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.color(group, QPalette.ColorRole.ButtonText))
        for shape in SHAPES[name]:
            points = [QPointF(1 - x if is_mirrored else x, y) * picture.width() for x, y in shape]
            painter.drawPolygon(points)
        painter.end()
        icon.addPixmap(picture, mode)
    return icon
