"""All keys on one page: those of the table, as keyboard.py reads them, and those of the menus, as they are now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from .wording import WordedDialog, as_read

Row = tuple[str, str]
"""Keys, and what they do."""


class KeyboardPage(WordedDialog):
    """Shows which keys there are.

    Args:
        actions: What the main window offers; those with keys are listed.
        parent: Qt's parent.
    """

    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = [action for action in actions if action.shortcuts()]
        text = QTextBrowser()
        self.word.plain(self.setWindowTitle, lambda: self.tr("Keyboard"))
        self.word.plain(text.setAccessibleName, lambda: self.tr("Keyboard"))
        self.word(text.setHtml, self._html)
        column = QVBoxLayout(self)
        column.addWidget(text)
        column.addWidget(self.close_button())
        self.resize(QSize(680, 600))

    def _html(self) -> str:
        sections = (
            (self.tr("With the cursor"), self._cursor_rows()),
            (self.tr("By names"), self._name_rows()),
            (self.tr("Everywhere"), self._action_rows()),
        )
        return "".join(f"<h3>{escape(title)}</h3>{_table(rows)}" for title, rows in sections)

    def _cursor_rows(self) -> list[Row]:
        return [
            (keys("Left", "Right"), self.tr("The pile before or after, in the same row")),
            (keys("Up", "Down"), self.tr("More or fewer cards of a column, then the row above or below")),
            (keys("PgUp", "PgDown"), self.tr("The whole run that ends a column or its last card, then the other row")),
            (keys("Home", "End"), self.tr("The first or last pile of the row")),
            (keys("Return"), self.tr("As a click: take the cards, lay them down, or send a card to its foundation")),
            (keys("Space"), self.tr("Take the cards or lay them down; nothing goes to a foundation by itself")),
            (keys("Shift+Return"), self.tr("As a double click: to the best place")),
            (keys("Esc"), self.tr("Put the cards back; also those that the mouse carries")),
        ]

    def _name_rows(self) -> list[Row]:
        return [
            ("1–9, 0", self.tr("Columns 1 to 10")),
            ("A–D", self.tr("Cells 1 to 4")),
            ("H", self.tr("The foundation of the card; at first, the last card of a foundation, then the next")),
            ("4 6", self.tr("The longest group that fits goes from column 4 to column 6")),
            (
                f"4 {keys('Up')} 6, 4 {keys('Down')} 6",
                self.tr("Choose how many cards, then exactly these go"),
            ),
            (
                f"{keys('Shift+4')} {keys('Shift+4')} 6",
                self.tr("The last two cards of column 4 go to column 6: one card for each time"),
            ),
            (f"4 {keys('Shift+Return')}", self.tr("The longest group that has a place goes to the best one")),
            ("4 4", self.tr("Put the cards back")),
        ]

    def _action_rows(self) -> list[Row]:
        return [(_joined(action.shortcuts()), as_read(action.text())) for action in self._actions]


def keys(*names: str) -> str:
    """Return what keys are called on this system, in the player's language.

    Args:
        names: As Qt writes them: `Shift+Return`.
    """
    return _joined(map(QKeySequence, names))


def _joined(sequences: Iterable[QKeySequence]) -> str:
    return ", ".join(sequence.toString(QKeySequence.SequenceFormat.NativeText) for sequence in sequences)


def _table(rows: Sequence[Row]) -> str:
    lines = "".join(
        f"<tr><td width='32%'><b>{escape(keys)}</b></td><td>{escape(meaning)}</td></tr>" for keys, meaning in rows
    )
    return f"<table cellpadding='3' width='100%'>{lines}</table>"
