"""The view: the scene in a window, the mouse that plays in it, and everything that ends a drag without a release."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGraphicsView

from .cursor import Step
from .pointer import Pointer
from .scene import BoardScene

STEPS: dict[int, Step] = {
    Qt.Key.Key_Left: Step.LEFT,
    Qt.Key.Key_Right: Step.RIGHT,
    Qt.Key.Key_Up: Step.UP,
    Qt.Key.Key_Down: Step.DOWN,
    Qt.Key.Key_Home: Step.FIRST,
    Qt.Key.Key_End: Step.LAST,
}


class BoardView(QGraphicsView):
    """Shows the table as large as the window allows.

    Args:
        scene: The table.
    """

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self._board = scene
        self.pointer = Pointer(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.viewport().setMouseTracking(True)  # else a mouse that lost its button elsewhere would not be noticed
        self.setAcceptDrops(False)  # dropped files are the window's
        self.setMinimumSize(320, 240)

    @property
    def board(self) -> BoardScene:
        """Return the table."""
        return self._board

    def fit(self) -> None:
        """Fit the table into the viewport; one unit of the scene is one pixel of the screen."""
        unit = self.devicePixelRatioF()
        self.resetTransform()
        self.scale(1 / unit, 1 / unit)
        size = self.viewport().size()
        self._board.resize(round(size.width() * unit), round(size.height() * unit), unit)

    # --- events ---------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the table into the new size; before the view is seen, its size is still to be found."""
        super().resizeEvent(event)
        if self.isVisible():
            self.pointer.cancel()
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the table into the size in which it is seen."""
        super().showEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        """Notice a new screen scale, and a window that loses the mouse."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.pointer.cancel()
            self.fit()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self.pointer.cancel()
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put lifted cards back: the release may go elsewhere."""
        self.pointer.cancel()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Put lifted cards back: the release may go elsewhere."""
        self.pointer.cancel()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with the keyboard: arrows move the cursor, Enter and Space click, Esc takes back; inert in a drag."""
        key = event.key()
        if key == Qt.Key.Key_Escape:
            event.setAccepted(self._escape())
        elif event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier or self.pointer.is_carrying:
            event.ignore()
        elif key in STEPS:
            self._board.move_cursor(STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._board.cursor:
            self.pointer.click(self._board.cursor)
        else:
            event.ignore()

    def _escape(self) -> bool:
        """Put lifted cards back, or take a selection back; tell whether there was anything of the kind."""
        board = self._board
        has_work = bool(self.pointer.is_carrying or board.selection or board.is_bubble_visible or board.cursor)
        self.pointer.cancel()
        board.select(None)
        board.hide_bubble()
        board.hide_cursor()
        if board.is_celebrating:
            board.let_go()
        return has_work

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a gesture with the left button."""
        self._press(event, is_second=False)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Begin the second half of a double click."""
        self._press(event, is_second=True)

    def _press(self, event: QMouseEvent, *, is_second: bool) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.press(self._at(event), event.timestamp(), is_second=is_second)
        elif event.button() == Qt.MouseButton.RightButton:
            self.pointer.look(self._at(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry a group; without a button, its release has been lost."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.move(self._at(event))
        elif not event.buttons() & Qt.MouseButton.RightButton:
            self.pointer.cancel()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a gesture."""
        if event.button() == Qt.MouseButton.LeftButton:
            is_inside = self.viewport().rect().contains(event.position().toPoint())
            self.pointer.move(self._at(event))
            self.pointer.release(self._at(event), is_inside=is_inside)
        elif event.button() == Qt.MouseButton.RightButton:
            self.pointer.look_away()

    def _at(self, event: QMouseEvent) -> QPointF:
        return event.position() * self._board.unit
