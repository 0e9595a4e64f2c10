"""The view: the scene in a window, mouse and keys that play in it, and everything that ends a drag without a release.

A finger plays as the mouse does: Qt makes mouse events of touches that nobody takes, double taps included.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView

from .cursor import Step
from .pointer import Pointer
from .scene import BoardScene

if TYPE_CHECKING:
    from .keyboard import Keyboard
    from .reader import Reader


class BoardView(QGraphicsView):
    """Shows the table as large as the window allows.

    Args:
        scene: The table.
    """

    def __init__(self, scene: BoardScene) -> None:
        super().__init__(scene)
        self._board = scene
        self.pointer = Pointer(scene)
        self._keyboard: Keyboard | None = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.viewport().setMouseTracking(True)  # else a mouse that lost its button elsewhere would not be noticed
        self.setAcceptDrops(False)  # dropped files are the window's
        self.setMinimumSize(320, 240)
        self._reader: Reader | None = None
        self._listen()

    def _listen(self) -> None:
        """Let a screen reader, whenever there is one, know what happens on the table."""
        _offer_parts()
        scene = self._board
        scene.cursor_moved.connect(lambda: self._tell(lambda reader: reader.follow_cursor()))
        scene.selection_changed.connect(lambda: self._tell(lambda reader: reader.follow_selection()))
        scene.refused.connect(lambda refused: self._tell(lambda reader: reader.follow_refusal(refused)))
        scene.played.connect(lambda change: self._tell(lambda reader: reader.follow_change(change)))
        scene.session_shown.connect(lambda: self._tell(lambda reader: reader.follow_session()))

    def _tell(self, follow: Callable[[Reader], object]) -> None:
        if self.reader:
            follow(self.reader)

    @property
    def reader(self) -> Reader | None:
        """Return what tells of the table to a screen reader; None while there is none."""
        if not self._reader and QAccessible.isActive():
            from .reader import Reader

            self._reader = Reader(self)
        return self._reader if QAccessible.isActive() else None

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

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor again, or at first when Tab has come here; tell a screen reader where it is."""
        super().focusInEvent(event)
        self._board.has_keys = True
        if self._board.cursor:
            self._tell(lambda reader: reader.follow_cursor())
        elif event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._board.move_cursor(Step.FIRST)

    def changeEvent(self, event: QEvent) -> None:
        """Tell a screen reader that everything is called otherwise, in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._tell(lambda reader: reader.follow_language())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put lifted cards back: the release may go elsewhere. The cursor is hidden while keys go elsewhere."""
        self.pointer.cancel()
        self._board.has_keys = False
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Put lifted cards back: the release may go elsewhere."""
        self.pointer.cancel()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with the keyboard; Esc takes back, also what the mouse has lifted."""
        is_escape = event.key() == Qt.Key.Key_Escape
        event.setAccepted(self._escape() if is_escape else self._keys.press(event))

    @property
    def _keys(self) -> Keyboard:
        """Return what plays with keys; it is made at the first one, since the first frame needs none."""
        if not self._keyboard:
            from .keyboard import Keyboard

            self._keyboard = Keyboard(self._board, self.pointer)
        return self._keyboard

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


def _offer_parts() -> None:
    """Let Qt know, once, who makes the tree that a screen reader sees."""
    if not _offered:
        _offered.append(True)
        QAccessible.installFactory(_part_of)


def _part_of(name: str, thing: QObject) -> QAccessibleInterface | None:
    """Return the tree of a table; Qt asks for each of a widget's classes, and for all kinds of widgets."""
    if name != BoardView.__name__ or not isinstance(thing, BoardView):
        return None
    from .accessible import board_part

    return board_part(thing)


_offered: list[bool] = []
