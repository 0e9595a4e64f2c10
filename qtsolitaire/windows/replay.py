"""The replay window: a recorded game on a table of its own, walked forwards and back, or playing by itself.

All steps are replayed through the rules first. The session on the table is only what is shown of them: the next move is
played in it and the last one undone, so both are seen as in a game. Anywhere else the table jumps at once, by another
session begun at that move, since a session's undo stack holds no more than its last 100 moves.

A game may come with comments, as the examples do: they stand below the table at the moves they belong to, which are
marked at the slider, and while the game plays by itself it waits until they can have been read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QDate, QEvent, QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
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
from .replay_buttons import ReplayButtons
from .replay_view import ReplayView
from .wording import Said, WordedDialog

SLOW_MS, NORMAL_MS, FAST_MS = 2400, 1200, 600  # from one move to the next, while the game plays by itself
FOOT_MARGIN, CONTROLS_SPACING = 12, 8
PAGE = 10  # moves, at Page Up and Page Down


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
        self._buttons = ReplayButtons(self.word, self._ways(), has_comments=bool(self._comments))
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

    def _ways(self) -> dict[str, Callable[[], object]]:
        """Return where each button leads."""
        return {
            "first": lambda: self.go_to(0),
            "back": lambda: self._go_by(-1),
            "play": self._toggle,
            "next": lambda: self._go_by(1),
            "last": lambda: self.go_to(len(self._steps)),
            "comment_before": lambda: self._go_to_comment(self._commented_before),
            "next_comment": lambda: self._go_to_comment(self._commented_next),
        }

    def _lay_out(self) -> None:
        self._way = QHBoxLayout()
        self._way.setSpacing(12)
        self._way.addWidget(self._slider, 1)
        self._way.addWidget(self._moves)
        label = QLabel()
        box = self._speed_box()
        self.word(label.setText, lambda: self.tr("&Speed:"))
        label.setBuddy(box)
        self._controls = [self._buttons, side_by_side((label, box)), self._from_here]
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
        self._buttons.measure()
        self._controls_width = sum(group.sizeHint().width() + CONTROLS_SPACING for group in self._controls)
        self._fit()

    def _fit(self) -> None:
        """Use the room there is: buttons have texts if all of them have, and comments all get the same height.

        Qt would not ask for the height that several rows need.
        """
        width = self.width() - 2 * FOOT_MARGIN
        self._buttons.show_texts(are_shown=self._controls_width <= width)
        is_long = self._moves.minimumWidth() > width / 2
        self._way.setDirection(QBoxLayout.Direction.TopToBottom if is_long else QBoxLayout.Direction.LeftToRight)
        if self._comments:
            self._commentary.fit(map(say, self._comments.values()), width)
        for layout in (self._way, self._foot, self._column):
            layout.invalidate()  # they remember what they needed before
        self.setMinimumHeight(self._column.totalMinimumHeightForWidth(self.width()))

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
        can_walk = {
            "first": index > 0,
            "back": index > 0,
            "next": index < last,
            "last": index < last,
            "comment_before": self._commented_before is not None,
            "next_comment": self._commented_next is not None,
            "play": last > 0,
        }
        for name, is_enabled in can_walk.items():
            self._enable(self._buttons[name], is_enabled)
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
        self._buttons.follow_playing(is_playing=self.is_playing)

    def pause(self) -> None:
        """Stop playing; nothing happens if the game is not."""
        self._timer.stop()
        self._reading.stop()
        self._buttons.follow_playing(is_playing=self.is_playing)

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
        """Follow another size of print."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
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
            self._buttons["play"].click()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop playing: whether closed or hidden, nobody looks on."""
        self.pause()
        super().hideEvent(event)
