"""The table of a replay, which is only looked at."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent

from qtsolitaire.board.scene import BoardScene
from qtsolitaire.board.view import BoardView


class ReplayView(BoardView):
    """A table that is only looked at: the right button shows a covered card whole, and nothing else does anything.

    Args:
        scene: The table.
    """

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at a card with the right button; a left press is not passed on."""
        if event.button() == Qt.MouseButton.RightButton:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second half of a double click as another press."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave all keys to the window."""
        event.ignore()
