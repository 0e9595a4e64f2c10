"""The replay window: a recorded game on a table of its own, walked forwards and back, or playing by itself.

All steps are replayed through the rules first. The session on the table is only what is shown of them: the next move is
played in it and the last one undone, so both are seen as in a game. Anywhere else the table jumps at once, by another
session begun at that move, since a session's undo stack holds no more than its last 100 moves.

A game may come with comments, as the examples do: they stand below the table at the moves they belong to, which are
marked at the slider, and while the game plays by itself it waits until they can have been read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.board.scene import BoardScene, Preferences
from qtsolitaire.board.view import BoardView
from qtsolitaire.core.record import Record
from qtsolitaire.core.table import Position
from qtsolitaire.core.text import Saying
from qtsolitaire.language import plain, say
from qtsolitaire.play.narration import caption
from qtsolitaire.play.session import Session

from .commentary import Caption, Commentary, MarkedSlider, reading_ms
from .flow import Flow, side_by_side
from .keys import sequence_called
from .wording import Said, WordedDialog

SLOW_MS, NORMAL_MS, FAST_MS = 2400, 1200, 600  # from one move to the next, while the game plays by itself
ICON_PX = 16
FOOT_MARGIN, CONTROLS_SPACING = 12, 8
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
    "next comment": (
        ((0.02, 0.15), (0.58, 0.15), (0.58, 0.65), (0.32, 0.65), (0.15, 0.9), (0.15, 0.65), (0.02, 0.65)),
        ((0.66, 0.12), (0.94, 0.4), (0.66, 0.68)),
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


class ReplayWindow(WordedDialog):
    """Shows a recorded game.

    Args:
        record: The game. If its moves are not legal, there is no window.
        preferences: The player's options.
        parent: Qt's parent.
        comments: What is said about the game, by the number of moves made.

    Raises:
        RefusedMoveError: A move of the record is not legal.
    """

    play_from = Signal(Record)
    """Emitted with the game up to the move that is shown, when the player wants to go on from there."""

    def __init__(
        self,
        record: Record,
        preferences: Preferences,
        parent: QWidget | None = None,
        comments: Mapping[int, Saying] | None = None,
    ) -> None:
        steps = tuple(record.replay())  # before Qt knows of the window: half a window would stay with its parent
        super().__init__(parent)
        self._record = record
        self._steps = steps
        self._comments = dict(sorted((comments or {}).items()))
        self._index = 0
        self._session = self._session_at(0)
        self._scene = BoardScene(self._session, preferences, self)
        self._view = ReplayView(self._scene)
        self.word.plain(self._view.setAccessibleName, lambda: self.tr("Table"))
        self._reading = QTimer(self, singleShot=True)
        self._reading.setObjectName("reading")
        self._timer = QTimer(self)
        self._timer.setObjectName("playing")
        self._timer.setInterval(NORMAL_MS)
        self._timer.timeout.connect(self._play_on)
        self._create_controls()
        self._draw_icons()
        self._measure()
        self.word.plain(self.setWindowTitle, self._title)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setMinimumWidth(480)
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
        return self._caption.whole

    @property
    def comment(self) -> str:
        """Return what is said about the position; nothing at most of them."""
        return self._commentary.text

    def _title(self) -> str:
        deal, date = self._record.deal, self._record.date
        parts = [deal.game.name, say(deal.variant)]
        if self._comments:
            parts.append(self.tr("Example"))
        if date:
            day = date.astimezone()
            parts.append(QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat))
        return " – ".join(parts)

    def _create_controls(self) -> None:
        self._create_buttons()
        self._slider = MarkedSlider(self._comments)
        self._slider.setRange(0, len(self._steps))
        self._slider.setPageStep(PAGE)
        self.word.plain(self._slider.setAccessibleName, lambda: self.tr("Move"))
        self._slider.valueChanged.connect(lambda index: self.go_to(index))
        self._moves = QLabel()
        self._caption = Caption()
        self._commentary = Commentary()
        self._commentary.setVisible(bool(self._comments))
        self._from_here = QPushButton(autoDefault=False)
        self.word(self._from_here.setText, lambda: self.tr("Play from &Here"))
        self._from_here.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves Space to playing and pausing
        self._from_here.clicked.connect(lambda: self._begin_here())
        self._lay_out()

    def _create_buttons(self) -> None:
        self._first = self._button(lambda: self.tr("First"), lambda: self.tr("Back to the deal (Home)"))
        self._back = self._button(lambda: self.tr("Back"), lambda: self.tr("One move back (Left)"))
        self._play = self._button(self._play_text, self._play_tip)
        self._next = self._button(lambda: self.tr("Next"), lambda: self.tr("One move on (Right)"))
        self._last = self._button(lambda: self.tr("Last"), lambda: self.tr("On to the last move (End)"))
        self._comment_before = self._button(
            lambda: self.tr("Previous Comment"), lambda: self.tr("Back to the comment before (Ctrl+Left)")
        )
        self._next_comment = self._button(
            lambda: self.tr("Next Comment"), lambda: self.tr("On to the next comment (Ctrl+Right)")
        )
        last = len(self._steps)
        self._let_walk(self._first, Qt.Key.Key_Home, lambda: self.go_to(0))
        self._let_walk(self._back, Qt.Key.Key_Left, lambda: self._go_by(-1))
        self._let_walk(self._next, Qt.Key.Key_Right, lambda: self._go_by(1))
        self._let_walk(self._last, Qt.Key.Key_End, lambda: self.go_to(last))
        self._let_walk(self._comment_before, "Ctrl+Left", lambda: self._go_to_comment(self._commented_before))
        self._let_walk(self._next_comment, "Ctrl+Right", lambda: self._go_to_comment(self._commented_next))
        self._play.clicked.connect(lambda: self._toggle())
        for button in (self._comment_before, self._next_comment):
            button.setVisible(bool(self._comments))

    def _button(self, text: Said, tip: Said) -> QToolButton:
        button = QToolButton()
        self.word(button.setText, text)
        self.word.plain(button.setAccessibleName, text)
        self.word(button.setToolTip, tip)
        return button

    def _let_walk(self, button: QToolButton, key: Qt.Key | str, slot: Callable[[], object]) -> None:
        """Let a button, and the key that presses it, lead somewhere."""
        button.clicked.connect(lambda: slot())
        QShortcut(sequence_called(key) if isinstance(key, str) else QKeySequence(key), self, button.click)

    @property
    def _buttons(self) -> tuple[QToolButton, ...]:
        """Return the buttons that walk, in their order."""
        walking = (self._first, self._back, self._play, self._next, self._last)
        return (*walking, self._comment_before, self._next_comment)

    def _lay_out(self) -> None:
        self._way = QHBoxLayout()
        self._way.setSpacing(12)
        self._way.addWidget(self._slider, 1)
        self._way.addWidget(self._moves)
        label = QLabel()
        box = self._speed_box()
        self.word(label.setText, lambda: self.tr("&Speed:"))
        label.setBuddy(box)
        self._controls = [side_by_side(self._buttons), side_by_side((label, box)), self._from_here]
        controls = Flow(CONTROLS_SPACING)
        for group in self._controls:
            controls.addWidget(group)
        self._foot = foot = QVBoxLayout()
        foot.setContentsMargins(FOOT_MARGIN, 8, FOOT_MARGIN, FOOT_MARGIN)
        foot.setSpacing(8)
        foot.addWidget(self._commentary)
        foot.addWidget(self._caption)
        foot.addLayout(self._way)
        foot.addLayout(controls)
        self._column = column = QVBoxLayout(self)
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # buttons without texts fit any width
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._view, 1)
        column.addLayout(foot)

    def _speed_box(self) -> QComboBox:
        box = QComboBox()
        paces: list[tuple[object, Said]] = [
            (SLOW_MS, lambda: self.tr("Slow")),
            (NORMAL_MS, lambda: self.tr("Normal")),
            (FAST_MS, lambda: self.tr("Fast")),
        ]
        self.word.choices(box, paces)
        box.setCurrentIndex(1)
        box.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.word.plain(box.setAccessibleName, lambda: self.tr("Speed"))
        box.currentIndexChanged.connect(lambda: self._timer.setInterval(box.currentData()))
        return box

    # --- room for the texts ---------------------------------------------------------------------------------------

    def _measure(self) -> None:
        """Find out how wide the texts of the moment are; let none that changes move what stands beside it."""
        texts = [self._move_text(number) for number in (0, len(self._steps))]
        self._moves.setMinimumWidth(max(map(self._moves.fontMetrics().horizontalAdvance, texts)))
        side = max(ICON_PX, self.fontMetrics().ascent())
        self._dress(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for button in self._buttons:
            button.setIconSize(QSize(side, side))
        self._play.setMinimumWidth(0)
        widths = []
        for text in (self.tr("Play"), self.tr("Pause")):
            self._play.setText(text)
            widths.append(self._play.sizeHint().width())
        self._play.setText(self._play_text())
        self._play_width = max(widths)
        self._play.setMinimumWidth(self._play_width)
        self._controls_width = sum(group.sizeHint().width() + CONTROLS_SPACING for group in self._controls)
        self._fit()

    def _fit(self) -> None:
        """Use the room there is: buttons have texts if all of them have, and comments all get the same height.

        Qt would not ask for the height that several rows need.
        """
        width = self.width() - 2 * FOOT_MARGIN
        if self._controls_width <= width:
            self._dress(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            self._play.setMinimumWidth(self._play_width)
        else:
            self._dress(Qt.ToolButtonStyle.ToolButtonIconOnly)
            self._play.setMinimumWidth(0)
        is_long = self._moves.minimumWidth() > width / 2
        self._way.setDirection(QBoxLayout.Direction.TopToBottom if is_long else QBoxLayout.Direction.LeftToRight)
        if self._comments:
            self._commentary.fit(map(say, self._comments.values()), width)
        for layout in (self._way, self._foot, self._column):
            layout.invalidate()  # they remember what they needed before
        self.setMinimumHeight(self._column.totalMinimumHeightForWidth(self.width()))

    def _dress(self, style: Qt.ToolButtonStyle) -> None:
        for button in self._buttons:
            button.setToolButtonStyle(style)

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

    @property
    def _commented_before(self) -> int | None:
        """Return the nearest commented position before this one."""
        return max((number for number in self._comments if number < self._index), default=None)

    @property
    def _commented_next(self) -> int | None:
        """Return the nearest commented position after this one."""
        return min((number for number in self._comments if number > self._index), default=None)

    def _go_to_comment(self, index: int | None) -> None:
        if index is not None:
            self.go_to(index)

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
        self._caption.say(say(caption(self._steps[index - 1])) if index else self.tr("Before the first move"))
        comment = self._comments.get(index)
        self._commentary.say(say(comment) if comment else "")
        self._slider.setAccessibleDescription(plain("\n".join(filter(None, (self.caption, self.comment)))))
        for button in (self._first, self._back):
            self._enable(button, index > 0)
        for button in (self._next, self._last):
            self._enable(button, index < last)
        self._enable(self._comment_before, self._commented_before is not None)
        self._enable(self._next_comment, self._commented_next is not None)
        self._enable(self._play, last > 0)
        self._enable(self._from_here, not self._session.is_won)

    def _enable(self, button: QAbstractButton, is_enabled: bool) -> None:
        """Enable a button or not; one that is switched off leaves the focus to the slider, not to whatever is next."""
        if button.hasFocus() and not is_enabled:
            self._slider.setFocus()
        button.setEnabled(is_enabled)

    def _move_text(self, index: int) -> str:
        number, count = QLocale().toString(index), QLocale().toString(len(self._steps))
        return self.tr("Move {number} of {count}").format(number=number, count=count)

    # --- playing --------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Let the game play by itself, from the deal if it is at its end."""
        if self._index == len(self._steps):
            self.go_to(0)
            self._let_read()
        if self._steps:
            self._timer.start()
        self._follow_playing()

    def pause(self) -> None:
        """Stop playing; nothing happens if the game is not."""
        self._timer.stop()
        self._reading.stop()
        self._follow_playing()

    def _play_on(self) -> None:
        """Make the next move, unless the last one is still being shown, or a comment read."""
        if self._scene.motion.is_running or self._reading.isActive():
            return
        self._walk(self._index + 1)
        if self._index == len(self._steps):
            self.pause()
        else:
            self._let_read()

    def _let_read(self) -> None:
        """Let the next move wait until a comment that has just come up can have been read."""
        if self.comment:
            self._reading.start(reading_ms(self.comment))

    def _toggle(self) -> None:
        self.pause() if self.is_playing else self.play()

    def _follow_playing(self) -> None:
        """Let the button say what it does now."""
        self._play.setText(self._play_text())
        self._play.setAccessibleName(plain(self._play_text()))
        self._play.setToolTip(self._play_tip())
        self._draw_icon(self._play, "pause" if self.is_playing else "play")

    def _play_text(self) -> str:
        return self.tr("Pause") if self.is_playing else self.tr("Play")

    def _play_tip(self) -> str:
        return self.tr("Stop playing (Space)") if self.is_playing else self.tr("Play all moves (Space)")

    def _draw_icons(self) -> None:
        """Draw the icons in the palette's colours."""
        self._draw_icon(self._first, "last", is_mirrored=True)
        self._draw_icon(self._back, "next", is_mirrored=True)
        self._draw_icon(self._next, "next")
        self._draw_icon(self._last, "last")
        self._draw_icon(self._comment_before, "next comment", is_mirrored=True)
        self._draw_icon(self._next_comment, "next comment")
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
        """Follow new colours, and another size of print."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_icons()
        elif event.type() == QEvent.Type.FontChange:
            self._measure()

    def follow_language(self) -> None:
        """Say everything again, and see how wide it is."""
        super().follow_language()
        self._follow()
        self._measure()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self._fit()

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
