"""What lies over the table without stopping play: a notice at its foot, and the panel of a won game.

Both are plain widgets on the view, neither modal nor greedy: they never take the focus, and Esc closes them.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, QObject, QPropertyAnimation, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGraphicsOpacityEffect,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.board.announcing import announce

from .chrome import finger
from .timekeeper import time_text
from .wording import Said, Wording

MARGIN = 12
WIN_FADE_MS = 200


class Overlay(QFrame):
    """A framed panel over another widget, kept in its place when that is resized.

    Args:
        over: The widget it lies on.
        part: Where its middle lies, of the other's height; as far as it fits.
    """

    def __init__(self, over: QWidget, part: float) -> None:
        self.word = Wording()  # before Qt's part: that may already send events
        """Sets texts that follow the language."""
        super().__init__(over)
        self._over = over
        self._part = part
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        over.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the widget below."""
        if event.type() == QEvent.Type.Resize:
            self.settle()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.follow_language()
            self.settle()

    def follow_language(self) -> None:
        """Say everything again; a panel with texts that `word` does not know adds them here."""
        self.word.renew()

    def settle(self) -> None:
        """Take the size that the texts need, and the place on the widget below."""
        over = self._over
        width = min(self.sizeHint().width(), over.width() - 2 * MARGIN)
        height = self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        y = min(round(over.height() * self._part - height / 2), over.height() - height - MARGIN)
        self.setGeometry((over.width() - width) // 2, max(0, y), width, height)

    def appear(self, fade_ms: int = 0) -> None:
        """Show it in its place, above everything else there.

        Args:
            fade_ms: How long it takes to become opaque.
        """
        self.settle()
        if fade_ms:
            self._fade_in(fade_ms)
        self.show()
        self.raise_()

    def _fade_in(self, ms: int) -> None:
        effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(effect)
        fade = QPropertyAnimation(effect, b"opacity", effect)
        fade.setStartValue(0.0)
        fade.setEndValue(1.0)
        fade.setDuration(ms)
        fade.finished.connect(lambda: self.setGraphicsEffect(None))  # type: ignore[arg-type]  # None takes it away
        fade.start()


class _Button(QPushButton):
    """A button that a finger hits for certain; with large letters it is larger still."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def sizeHint(self) -> QSize:
        """Return the usual size, or that of a finger."""
        return super().sizeHint().expandedTo(QSize(0, finger(self)))

    def minimumSizeHint(self) -> QSize:
        """Return the same: its text is never cut off."""
        return self.sizeHint()


class Notice(Overlay):
    """A sentence at the foot of the table, with a way to act on it.

    Args:
        over: The table.
    """

    acted = Signal()
    """Emitted when the player takes the offer."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, 1.0)
        self.setObjectName("notice")
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._label.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # which the line before has changed
        self._button = _Button()
        self._button.clicked.connect(self._act)
        close = QToolButton()
        close.setText("✕")
        close.setAutoRaise(True)
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.word.plain(close.setAccessibleName, lambda: self.tr("Close"))
        self.word(close.setToolTip, lambda: self.tr("Close"))
        close.setMinimumSize(finger(close), finger(close))
        close.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.addWidget(self._label, 1)
        row.addWidget(self._button)
        row.addWidget(close)

    @property
    def text(self) -> str:
        """Return the sentence that is shown."""
        return self._label.text()

    @property
    def offer(self) -> str:
        """Return the text of the button that is shown; empty if there is none."""
        return self._button.text() if self.isVisible() else ""

    def tell(self, sentence: str, offer: str = "") -> None:
        """Show a sentence.

        Args:
            sentence: What has happened.
            offer: Text of the button; no button if it is empty.
        """
        width = self.fontMetrics().horizontalAdvance(sentence) + 4
        self._label.setText(sentence)
        self._label.setMinimumWidth(min(420, self._over.width() // 2, width))
        self._button.setText(offer)
        self._button.setVisible(bool(offer))
        self.appear()
        announce(self, f"{sentence} {offer}" if offer else sentence)

    def follow_language(self) -> None:
        """Hide the sentence: what it tells of is over, and it was said in another language."""
        super().follow_language()
        self.hide()

    def _act(self) -> None:
        self.hide()
        self.acted.emit()


class WinPanel(Overlay):
    """What a won game came to, and what can be done next.

    Args:
        over: The table.
    """

    new_wanted = Signal()
    same_level_wanted = Signal()
    undo_wanted = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over, 0.76)
        self.setObjectName("win")
        self._came_to = (0, 0, 0)
        title = QLabel()
        self.word(title.setText, lambda: self.tr("Won"))
        font = QFont(title.font())
        font.setPointSizeF(font.pointSizeF() * 2)
        font.setBold(True)
        title.setFont(font)
        title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._figures = QGridLayout()
        self._figures.setHorizontalSpacing(16)
        self._values = [self._row(row, name) for row, name in enumerate(self._names())]
        self._buttons = QHBoxLayout()
        for text, signal in (
            (lambda: self.tr("New Game…"), self.new_wanted),
            (lambda: self.tr("Same Level Again"), self.same_level_wanted),
            (lambda: self.tr("Undo"), self.undo_wanted),
        ):
            button = _Button()
            self.word(button.setText, text)
            button.clicked.connect(self.hide)
            button.clicked.connect(signal)
            self._buttons.addWidget(button)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(28, 20, 28, 20)
        self._column.setSpacing(14)
        self._column.addWidget(title)
        self._column.addLayout(self._figures)
        self._column.addLayout(self._buttons)

    def _names(self) -> tuple[Said, Said, Said]:
        return lambda: self.tr("Score"), lambda: self.tr("Moves"), lambda: self.tr("Time")

    def _row(self, row: int, name: Said) -> QLabel:
        title, value = QLabel(), QLabel()
        self.word(title.setText, name)
        self._figures.addWidget(title, row, 0, Qt.AlignmentFlag.AlignRight)
        self._figures.addWidget(value, row, 1, Qt.AlignmentFlag.AlignLeft)
        return value

    @property
    def values(self) -> list[str]:
        """Return score, moves and time as they are shown."""
        return [value.text() for value in self._values]

    def congratulate(self, score: int, moves: int, seconds: int, *, fades: bool) -> None:
        """Show what a won game came to.

        Args:
            score: Points.
            moves: Moves made.
            seconds: Time played.
            fades: Let the panel fade in.
        """
        self._came_to = (score, moves, seconds)
        self._show_values()
        self.appear(WIN_FADE_MS if fades else 0)

    def _show_values(self) -> None:
        score, moves, seconds = self._came_to
        texts = (QLocale().toString(score), QLocale().toString(moves), time_text(seconds))
        for value, text in zip(self._values, texts, strict=True):
            value.setText(text)

    def follow_language(self) -> None:
        """Write the figures again too."""
        super().follow_language()
        self._show_values()

    def settle(self) -> None:
        """Put the buttons below each other where they have no room side by side."""
        self._set_direction(QBoxLayout.Direction.LeftToRight)
        if self.sizeHint().width() > self._over.width() - 2 * MARGIN:
            self._set_direction(QBoxLayout.Direction.TopToBottom)
        super().settle()

    def _set_direction(self, direction: QBoxLayout.Direction) -> None:
        if direction != self._buttons.direction():
            self._buttons.setDirection(direction)
            self._column.invalidate()  # Qt does not tell the layout around it
