"""Texts that follow the language while their window is open.

A window says what its texts are where it makes its widgets, once, as functions: `word(button.setText, lambda:
self.tr("Begin"))`. They are called at once, and again at each of Qt's LanguageChange events. Texts that depend on more
than the language (a score, a sentence about what was typed) are not said here: their window sets them again itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QTabWidget, QWidget

from qtsolitaire.core.game import Game, Variant
from qtsolitaire.core.text import mark
from qtsolitaire.games import GAMES
from qtsolitaire.language import plain, say

Said = Callable[[], str]
"""Returns a text in the language of the moment."""
CLOSE = mark("WordedDialog", "Close")


class Wording:
    """The texts of one window."""

    def __init__(self) -> None:
        self._texts: list[tuple[Callable[[str], object], Said]] = []

    def __call__(self, setter: Callable[[str], object], text: Said) -> None:
        """Set a text, now and whenever the language changes.

        Args:
            setter: Takes the text: `label.setText`.
            text: Returns it; it may ask for a text that was set before, such as that of an action for its button.
        """
        self._texts.append((setter, text))
        setter(text())

    def plain(self, setter: Callable[[str], object], text: Said) -> None:
        """Set a text that is not laid out in lines: a window's title, or a name for screen readers."""
        self(lambda said: setter(plain(said)), text)

    def choices(self, box: QComboBox, choices: Iterable[tuple[object, Said]]) -> None:
        """Add items to a combo box, which becomes wider with longer ones.

        Args:
            box: The box.
            choices: For each item its value and its text.
        """
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for value, text in choices:
            box.addItem("", value)
            self(partial(box.setItemText, box.count() - 1), text)

    def renew(self) -> None:
        """Set all texts again."""
        for setter, text in self._texts:
            setter(text())


def game_choices(everything: Said) -> list[tuple[tuple[str, str], Said]]:
    """Return the choices of a box in which some of the games are chosen: the codes of game and level, and the text.

    Args:
        everything: Text of the first choice; its codes are empty, as is that of the level for all levels of a game.
    """
    choices: list[tuple[tuple[str, str], Said]] = [(("", ""), everything)]
    for game in GAMES:
        choices.append(((game.code, ""), partial(str, game.name)))
        choices += [((game.code, variant.key), partial(level_text, game, variant)) for variant in game.variants]
    return choices


def level_text(game: Game, variant: Variant) -> str:
    """Return the names of a game and one of its levels."""
    return f"{game.name} – {say(variant)}"


def as_read(text: str) -> str:
    """Return the name of a command or an entry as it is read, without what only a menu or a form needs.

    Args:
        text: With the mark of its key, which languages without Latin letters put at the end: `&Open…`, `เปิด(&O)…`.
    """
    return re.sub(r"\s*\(&\w\)|&", "", text).rstrip("…:")


class WordedDialog(QDialog):
    """A dialog whose texts follow the language.

    Args:
        parent: Qt's parent.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        self.word = Wording()  # before Qt's part: that may already send events
        """Sets texts that follow the language."""
        super().__init__(parent)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.follow_language()
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Show all texts whole."""
        super().showEvent(event)
        self.fit()

    def follow_language(self) -> None:
        """Say everything again; a dialog with texts that `word` does not know adds them here."""
        self.word.renew()

    def close_button(self) -> QDialogButtonBox:
        """Return the foot of a dialog that can only be closed: the button for that, which is the default one."""
        buttons = QDialogButtonBox()
        close = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        close.setDefault(True)
        self.word(close.setText, partial(say, CLOSE))
        buttons.rejected.connect(self.reject)
        return buttons

    def fit(self) -> None:
        """Grow until no text is cut off, if the dialog is open; it never shrinks under the player's hands.

        Qt does so by itself, but not for lines that are wrapped.
        """
        layout = self.layout()
        if layout is None or not self.isVisible():
            return
        layout.activate()
        size = self.size().expandedTo(layout.totalMinimumSize())
        if layout.hasHeightForWidth():
            size.setHeight(max(size.height(), layout.totalMinimumHeightForWidth(size.width())))
        self.resize(size)

    def fit_pages(self, tabs: QTabWidget) -> None:
        """Let the dialog grow for each page of tabs when it comes to the front: Qt asks no hidden page for its height.

        Args:
            tabs: The pages.
        """

        def fit() -> None:
            tabs.updateGeometry()
            self.fit()

        tabs.currentChanged.connect(fit)
