"""Texts that follow the language while their window is open.

A window says what its texts are where it makes its widgets, once, as functions: `word(button.setText, lambda:
self.tr("Begin"))`. They are called at once, and again at each of Qt's LanguageChange events.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QWidget

Said = Callable[[], str]
"""Returns a text in the language of the moment."""


class Wording:
    """The texts of one window."""

    def __init__(self) -> None:
        self._texts: list[tuple[Callable[[str], object], Said]] = []

    def __call__(self, setter: Callable[[str], object], text: Said) -> None:
        """Set a text, now and whenever the language changes.

        Args:
            setter: Takes the text: `label.setText`.
            text: Returns it.
        """
        self._texts.append((setter, text))
        setter(text())

    def renew(self) -> None:
        """Set all texts again."""
        for setter, text in self._texts:
            setter(text())


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

    def follow_language(self) -> None:
        """Say everything again; a dialog with texts that `word` does not know adds them here."""
        self.word.renew()
