"""Enter Code: a deal code, read as it is typed, with a sentence about what is wrong."""

from __future__ import annotations

from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from qtsolitaire.core.deals import DealCode
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import game_named, read_code
from qtsolitaire.language import say

from .wording import WordedDialog, level_text

COMMENT_LINES = 3  # as many as most sentences need: the dialog keeps its size while a code is typed


class EnterCodeDialog(WordedDialog):
    """Asks for a deal code.

    Args:
        parent: Qt's parent.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word.plain(self.setWindowTitle, lambda: self.tr("Enter Code"))
        self.code: DealCode | None = None
        """The code that was read; None while the text is no code."""
        label = QLabel()
        self.word(label.setText, lambda: self.tr("&Deal code:"))
        self._edit = QLineEdit()
        self._edit.setPlaceholderText("SS1-S1-AAAAABD")
        self._edit.setMinimumWidth(320)
        label.setBuddy(self._edit)
        self._comment = QLabel(" ")
        self._comment.setWordWrap(True)
        buttons = QDialogButtonBox()
        self._begin = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.word(self._begin.setText, lambda: self.tr("Begin"))
        cancel = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.word(cancel.setText, lambda: self.tr("Cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (label, self._edit, self._comment, buttons):
            column.addWidget(widget)
        self._edit.textChanged.connect(self._read)
        self._read("")

    def enter(self, text: str) -> None:
        """Write into the field."""
        self._edit.setText(text)

    @property
    def comment(self) -> str:
        """Return what is said about the text: the deal it names, or what is wrong with it."""
        return self._comment.text()

    def _read(self, text: str) -> None:
        self.code, comment = None, ""
        if text.strip():
            try:
                self.code = read_code(text)
                game = game_named(self.code.game)
                comment = level_text(game, game.variant(self.code.level))
            except BadTextError as error:
                comment = say(error.where)
        self._comment.setText(comment)
        self._comment.setMinimumHeight(COMMENT_LINES * self._comment.fontMetrics().lineSpacing())
        self._begin.setEnabled(self.code is not None)
        self.fit()

    def follow_language(self) -> None:
        """Say again what was read."""
        super().follow_language()
        self._read(self._edit.text())
