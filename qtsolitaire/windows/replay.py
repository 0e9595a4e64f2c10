"""The replay window: a recorded game on a table of its own, walked forwards and back, or playing by itself.

All steps are replayed through the rules first. The session on the table is only what is shown of them: the next move is
played in it and the last one undone, so both are seen as in a game. Anywhere else the table jumps at once, by another
session begun at that move, since a session's undo stack holds no more than its last 100 moves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QIcon, QKeyEvent, QMouseEvent, QPainter, QPalette, QPixmap, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.board.scene import BoardScene, Preferences
from qtsolitaire.board.view import BoardView
from qtsolitaire.core.record import Record
from qtsolitaire.core.table import Position
from qtsolitaire.language import say
from qtsolitaire.play.narration import caption
from qtsolitaire.play.session import Session

SLOW_MS, NORMAL_MS, FAST_MS = 2400, 1200, 600  # from one move to the next, while the game plays by itself
ICON_PX = 16
PAGE = 10  # moves, at Page Up and Page Down

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
}
"""Outlines of the icons that point to the right, in a square of side 1; mirrored, they point back."""


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


class ReplayWindow(QDialog):
    """Shows a recorded game.

    Args:
        record: The game. If its moves are not legal, there is no window.
        preferences: The player's options.
        parent: Qt's parent.

    Raises:
        RefusedMoveError: A move of the record is not legal.
    """

    play_from = Signal(Record)
    """Emitted with the game up to the move that is shown, when the player wants to go on from there."""

    def __init__(self, record: Record, preferences: Preferences, parent: QWidget | None = None) -> None:
        steps = tuple(record.replay())  # before Qt knows of the window: half a window would stay with its parent
        super().__init__(parent)
        self._record = record
        self._steps = steps
        self._index = 0
        self._session = self._session_at(0)
        self._scene = BoardScene(self._session, preferences, self)
        self._view = ReplayView(self._scene)
        self._view.setAccessibleName(self.tr("Table"))
        self._timer = QTimer(self)
        self._timer.setObjectName("playing")
        self._timer.setInterval(NORMAL_MS)
        self._timer.timeout.connect(self._play_on)
        self._create_controls()
        self._draw_icons()
        self.setWindowTitle(self._title())
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.resize(1000, 700)
        self._slider.setFocus()
        self._follow()

    # --- parts ----------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> BoardScene:
        """Return the table."""
        return self._scene

    @property
    def view(self) -> BoardView:
        """Return the view of the table."""
        return self._view

    @property
    def position(self) -> Position:
        """Return what lies on the table."""
        return self._session.position

    @property
    def index(self) -> int:
        """Return how many moves have been made."""
        return self._index

    @property
    def is_playing(self) -> bool:
        """Tell whether the game plays by itself."""
        return self._timer.isActive()

    @property
    def caption(self) -> str:
        """Return what the last move is called."""
        return self._caption.text()

    def _title(self) -> str:
        deal, date = self._record.deal, self._record.date
        parts = [deal.game.name, say(deal.variant)]
        if date:
            day = date.astimezone()
            parts.append(QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat))
        return " – ".join(parts)

    def _create_controls(self) -> None:
        last = len(self._steps)
        self._first = self._button(self.tr("First"), self.tr("Back to the deal (Home)"), lambda: self.go_to(0))
        self._back = self._button(self.tr("Back"), self.tr("One move back (Left)"), lambda: self._go_by(-1))
        self._play = self._button("", "", lambda: self._toggle())
        self._next = self._button(self.tr("Next"), self.tr("One move on (Right)"), lambda: self._go_by(1))
        self._last = self._button(self.tr("Last"), self.tr("On to the last move (End)"), lambda: self.go_to(last))
        for key, button in (
            (Qt.Key.Key_Home, self._first),
            (Qt.Key.Key_Left, self._back),
            (Qt.Key.Key_Right, self._next),
            (Qt.Key.Key_End, self._last),
        ):
            QShortcut(key, self, button.click)
        self._slider = QSlider(Qt.Orientation.Horizontal)
        self._slider.setRange(0, last)
        self._slider.setPageStep(PAGE)
        self._slider.setAccessibleName(self.tr("Move"))
        self._slider.valueChanged.connect(lambda index: self.go_to(index))
        self._moves = QLabel()
        self._caption = QLabel()
        self._caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # no text moves the table
        self._from_here = QPushButton(self.tr("Play from &Here"), autoDefault=False)
        self._from_here.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Space to playing and pausing
        self._from_here.clicked.connect(lambda: self._begin_here())
        self._lay_out()
        self._keep_widths()

    def _keep_widths(self) -> None:
        """Let no text that changes move what stands beside it."""
        self._moves.setMinimumWidth(self._moves.fontMetrics().horizontalAdvance(self._move_text(len(self._steps))))
        for text in (self.tr("Play"), self.tr("Pause")):
            self._play.setText(text)
            self._play.setMinimumWidth(max(self._play.minimumWidth(), self._play.sizeHint().width()))

    def _button(self, text: str, tip: str, slot: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setText(text)
        button.setAccessibleName(text)
        button.setToolTip(tip)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(QSize(ICON_PX, ICON_PX))
        button.clicked.connect(lambda: slot())
        return button

    def _lay_out(self) -> None:
        way = QHBoxLayout()
        way.setSpacing(12)
        way.addWidget(self._slider, 1)
        way.addWidget(self._moves)
        controls = QHBoxLayout()
        controls.setSpacing(6)
        for button in (self._first, self._back, self._play, self._next, self._last):
            controls.addWidget(button)
        controls.addStretch(1)
        box = self._speed_box()
        label = QLabel(self.tr("&Speed:"))
        label.setBuddy(box)
        controls.addWidget(label)
        controls.addWidget(box)
        controls.addStretch(1)
        controls.addWidget(self._from_here)
        foot = QVBoxLayout()
        foot.setContentsMargins(12, 8, 12, 12)
        foot.setSpacing(8)
        foot.addWidget(self._caption)
        foot.addLayout(way)
        foot.addLayout(controls)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._view, 1)
        column.addLayout(foot)

    def _speed_box(self) -> QComboBox:
        box = QComboBox()
        for text, ms in (
            (self.tr("Slow"), SLOW_MS),
            (self.tr("Normal"), NORMAL_MS),
            (self.tr("Fast"), FAST_MS),
        ):
            box.addItem(text, ms)
        box.setCurrentIndex(1)
        box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        box.setAccessibleName(self.tr("Speed"))
        box.currentIndexChanged.connect(lambda: self._timer.setInterval(box.currentData()))
        return box

    # --- walking --------------------------------------------------------------------------------------------------

    def go_to(self, index: int) -> None:
        """Show the game after so many moves, and stop playing; one move more or less is seen, any other is a jump.

        Args:
            index: Number of moves; nothing happens if the game has not so many, or they are shown already.
        """
        if index != self._index and 0 <= index <= len(self._steps):
            self.pause()
            self._walk(index)

    def _go_by(self, moves: int) -> None:
        self.go_to(self._index + moves)

    def _walk(self, index: int) -> None:
        """Show the game after another number of moves."""
        before, self._index = self._index, index
        if index == before + 1:
            is_played = self._session.play(self._steps[before].move)
            assert is_played, "the rules have already allowed this move"
        elif index == before - 1:
            if not self._session.can_undo:
                self._show(self._session_at(before))
            self._session.undo()
        else:
            self._show(self._session_at(index))
        self._follow()

    def _session_at(self, index: int) -> Session:
        """Return a game that has come to a move; the window owns it."""
        return Session.from_record(self._cut(index), self)

    def _cut(self, index: int) -> Record:
        return Record(self._record.deal, self._record.moves[:index])

    def _show(self, session: Session) -> None:
        """Show another session at once."""
        before, self._session = self._session, session
        self._scene.show_session(session, is_dealt=False)
        before.deleteLater()

    def _follow(self) -> None:
        """Tell where the game is."""
        index, last = self._index, len(self._steps)
        self._slider.setValue(index)
        self._moves.setText(self._move_text(index))
        self._caption.setText(say(caption(self._steps[index - 1])) if index else self.tr("Before the first move"))
        self._caption.setToolTip(self._caption.text())  # it may be cut off in a narrow window
        self._slider.setAccessibleDescription(self._caption.text())
        for button in (self._first, self._back):
            self._enable(button, index > 0)
        for button in (self._next, self._last):
            self._enable(button, index < last)
        self._enable(self._play, last > 0)
        self._enable(self._from_here, not self._session.is_won)

    def _enable(self, button: QAbstractButton, is_enabled: bool) -> None:
        """Enable a button or not; one that is switched off leaves the focus to the slider, not to whatever is next."""
        if button.hasFocus() and not is_enabled:
            self._slider.setFocus()
        button.setEnabled(is_enabled)

    def _move_text(self, index: int) -> str:
        return self.tr("Move {number} of {count}").format(number=index, count=len(self._steps))

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Let the game play by itself, from the deal if it is at its end."""
        if self._index == len(self._steps):
            self.go_to(0)
        if self._steps:
            self._timer.start()
        self._follow_playing()

    def pause(self) -> None:
        """Stop playing; nothing happens if the game is not."""
        self._timer.stop()
        self._follow_playing()

    def _play_on(self) -> None:
        """Make the next move, unless the last one is still being shown."""
        if self._scene.motion.is_running:
            return
        self._walk(self._index + 1)
        if self._index == len(self._steps):
            self.pause()

    def _toggle(self) -> None:
        self.pause() if self.is_playing else self.play()

    def _follow_playing(self) -> None:
        """Let the button say what it does now."""
        text = self.tr("Pause") if self.is_playing else self.tr("Play")
        self._play.setText(text)
        self._play.setAccessibleName(text)
        self._play.setToolTip(self.tr("Stop playing (Space)") if self.is_playing else self.tr("Play all moves (Space)"))
        self._draw_icon(self._play, "pause" if self.is_playing else "play")

    def _draw_icons(self) -> None:
        """Draw the icons in the palette's colours."""
        self._draw_icon(self._first, "last", is_mirrored=True)
        self._draw_icon(self._back, "next", is_mirrored=True)
        self._draw_icon(self._next, "next")
        self._draw_icon(self._last, "last")
        self._follow_playing()

    def _draw_icon(self, button: QToolButton, name: str, *, is_mirrored: bool = False) -> None:
        button.setIcon(_icon(SHAPES[name], self.palette(), is_mirrored=is_mirrored))

    def _begin_here(self) -> None:
        """Close the window and tell where the player wants to go on."""
        record = self._cut(self._index)
        self.accept()
        self.play_from.emit(record)

    # --- window ---------------------------------------------------------------------------------------------------

    def set_preferences(self, preferences: Preferences) -> None:
        """Follow changed options at once."""
        self._scene.set_preferences(preferences)

    def changeEvent(self, event: QEvent) -> None:
        """Follow new colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play or pause at Space, unless a button has the focus, which it presses; close at Esc."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._play.click()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop playing: whether closed or hidden, nobody looks on."""
        self.pause()
        super().hideEvent(event)


def _icon(shapes: Sequence[Shape], colours: QPalette, *, is_mirrored: bool) -> QIcon:
    """Draw an icon, larger than it is shown, in the colours of enabled and disabled buttons."""
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
        for shape in shapes:
            points = [QPointF(1 - x if is_mirrored else x, y) * picture.width() for x, y in shape]
            painter.drawPolygon(points)
        painter.end()
        icon.addPixmap(picture, mode)
    return icon
