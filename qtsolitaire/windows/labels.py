"""Labels of the status bar: what has no room there ends in dots, and its tool tip says it whole."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QToolTip


class ElidedLabel(QLabel):
    """One line, cut off with dots where it has no room.

    Args:
        gives_way: Let it be cut off before others are.
    """

    def __init__(self, *, gives_way: bool = False) -> None:
        super().__init__()
        self._gives_way = gives_way

    @property
    def is_cut(self) -> bool:
        """Tell whether there is no room for the whole text."""
        return self.width() < self.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        """Ask for all the room that the text needs, unless it gives way."""
        size = super().minimumSizeHint()
        return QSize(self.fontMetrics().height(), size.height()) if self._gives_way else size

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what there is room for."""
        if not self.is_cut:
            super().paintEvent(event)
            return
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter = QPainter(self)
        flags = int(self.alignment())
        self.style().drawItemText(
            painter, room, flags, self.palette(), self.isEnabled(), text, self.foregroundRole()
        )
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Say the whole text in the tool tip, before what the tip says anyway."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.is_cut:
            lines = (self.text(), self.toolTip())
            QToolTip.showText(event.globalPos(), "\n".join(filter(None, lines)), self)
            return True
        return super().event(event)


class CodeLabel(ElidedLabel):
    """The deal code in the status bar: a click copies it, and it can be selected."""

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # which the line before has changed

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a release without a selection as a click."""
        super().mouseReleaseEvent(event)
        if not self.hasSelectedText():
            self.clicked.emit()
