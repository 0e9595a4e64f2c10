"""Enter Code: a deal code, read as it is typed, with a sentence about what is wrong."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from qtsolitaire.core.deals import DealCode
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import game_named, read_code
from qtsolitaire.language import say


class EnterCodeDialog(QDialog):
    """Asks for a deal code.

    Args:
        parent: Qt's parent.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Enter Code"))
        self.code: DealCode | None = None
        """The code that was read; None while the text is no code."""
        label = QLabel(self.tr("&Deal code:"))
        self._edit = QLineEdit()
        self._edit.setPlaceholderText("SS1-S1-AAAAABD")
        self._edit.setMinimumWidth(320)
        label.setBuddy(self._edit)
        self._comment = QLabel(" ")
        self._comment.setWordWrap(True)
        self._comment.setMinimumHeight(3 * self._comment.fontMetrics().lineSpacing())
        buttons = QDialogButtonBox()
        self._begin = buttons.addButton(self.tr("Begin"), QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
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
                comment = f"{game.name} – {say(game.variant(self.code.level))}"
            except BadTextError as error:
                comment = say(error.where)
        self._comment.setText(comment)
        self._begin.setEnabled(self.code is not None)
