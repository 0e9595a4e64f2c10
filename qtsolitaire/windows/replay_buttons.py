"""The buttons by which a replay is walked and played, and the keys that press them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from qtsolitaire.language import plain

from .flow import GROUP_SPACING
from .keys import sequence_called
from .replay_icons import ICON_PX, replay_icon
from .wording import Said, Wording

KEYS = {
    "first": "Home",
    "back": "Left",
    "next": "Right",
    "last": "End",
    "comment_before": "Ctrl+Left",
    "next_comment": "Ctrl+Right",
}
"""The keys of the buttons; Space is read by the window, since any button that has the focus wants it."""
ICONS = {
    "first": ("last", True),
    "back": ("next", True),
    "next": ("next", False),
    "last": ("last", False),
    "comment_before": ("next comment", True),
    "next_comment": ("next comment", False),
}
"""The icons of the buttons, and whether they point back; that of playing changes."""


class ReplayButtons(QWidget):
    """A row of buttons: their icons are always seen, their texts where all of them have room.

    Args:
        word: The texts of the window.
        ways: What each button does.
        has_comments: Whether there are comments to be walked to.
    """

    def __init__(self, word: Wording, ways: Mapping[str, Callable[[], object]], *, has_comments: bool) -> None:
        self._buttons: dict[str, QToolButton] = {}  # before Qt's part: that may already send events
        super().__init__()
        self._word = word
        self._is_playing = False
        self._play_width = 0
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GROUP_SPACING)
        for name, (text, tip) in self._texts().items():
            self._buttons[name] = self._button(text, tip, ways[name])
            row.addWidget(self._buttons[name])
        for name, key in KEYS.items():
            QShortcut(sequence_called(key), self, self._buttons[name].click)
        for name in ("comment_before", "next_comment"):
            self._buttons[name].setVisible(has_comments)
        self._draw_icons()

    def __getitem__(self, name: str) -> QToolButton:
        """Return a button.

        Args:
            name: As in `KEYS`, or `play`.

        Raises:
            KeyError: There is no such button.
        """
        return self._buttons[name]

    def _texts(self) -> dict[str, tuple[Said, Said]]:
        """Return what is on each button, from left to right, and its tool tip."""
        return {
            "first": (lambda: self.tr("First"), lambda: self.tr("Back to the deal (Home)")),
            "back": (lambda: self.tr("Back"), lambda: self.tr("One move back (Left)")),
            "play": (self._play_text, self._play_tip),
            "next": (lambda: self.tr("Next"), lambda: self.tr("One move on (Right)")),
            "last": (lambda: self.tr("Last"), lambda: self.tr("On to the last move (End)")),
            "comment_before": (
                lambda: self.tr("Previous Comment"),
                lambda: self.tr("Back to the comment before (Ctrl+Left)"),
            ),
            "next_comment": (
                lambda: self.tr("Next Comment"),
                lambda: self.tr("On to the next comment (Ctrl+Right)"),
            ),
        }

    def _button(self, text: Said, tip: Said, way: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        self._word(button.setText, text)
        self._word.plain(button.setAccessibleName, text)
        self._word(button.setToolTip, tip)
        button.clicked.connect(lambda: way())
        return button

    # --- playing --------------------------------------------------------------------------------------------------

    def follow_playing(self, *, is_playing: bool) -> None:
        """Let the button say what it does now.

        Args:
            is_playing: Whether the game plays by itself.
        """
        self._is_playing = is_playing
        play = self._buttons["play"]
        play.setText(self._play_text())
        play.setAccessibleName(plain(self._play_text()))
        play.setToolTip(self._play_tip())
        play.setIcon(replay_icon("pause" if is_playing else "play", self.palette()))

    def _play_text(self) -> str:
        return self.tr("Pause") if self._is_playing else self.tr("Play")

    def _play_tip(self) -> str:
        return self.tr("Stop playing (Space)") if self._is_playing else self.tr("Play all moves (Space)")

    # --- look -----------------------------------------------------------------------------------------------------

    def measure(self) -> None:
        """Show the texts, and find out how wide those of playing are: neither moves what stands beside it."""
        side = max(ICON_PX, self.fontMetrics().ascent())
        for button in self._buttons.values():
            button.setIconSize(QSize(side, side))
        self.show_texts(are_shown=True)
        play = self._buttons["play"]
        play.setMinimumWidth(0)
        widths = []
        for text in (self.tr("Play"), self.tr("Pause")):
            play.setText(text)
            widths.append(play.sizeHint().width())
        play.setText(self._play_text())
        self._play_width = max(widths)
        play.setMinimumWidth(self._play_width)

    def show_texts(self, *, are_shown: bool) -> None:
        """Show icons with or without the texts.

        Args:
            are_shown: Whether there is room for all of them.
        """
        both = Qt.ToolButtonStyle
        for button in self._buttons.values():
            button.setToolButtonStyle(both.ToolButtonTextBesideIcon if are_shown else both.ToolButtonIconOnly)
        self._buttons["play"].setMinimumWidth(self._play_width if are_shown else 0)

    def _draw_icons(self) -> None:
        """Draw the icons in the palette's colours."""
        for name, (icon, is_mirrored) in ICONS.items():
            self._buttons[name].setIcon(replay_icon(icon, self.palette(), is_mirrored=is_mirrored))
        self.follow_playing(is_playing=self._is_playing)

    def changeEvent(self, event: QEvent) -> None:
        """Follow new colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._buttons:
            self._draw_icons()
