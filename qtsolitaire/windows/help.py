"""How to play, in short, and what this program is."""

from __future__ import annotations

from PySide6.QtCore import QSize, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from qtsolitaire import __version__


class _Page(QDialog):
    """A page of text with a button to close it."""

    def __init__(self, title: str, html: str, size: QSize, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        text = QTextBrowser()
        text.setOpenExternalLinks(False)
        text.setHtml(html)
        text.setAccessibleName(title)
        buttons = QDialogButtonBox()
        buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole).setDefault(True)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(text)
        column.addWidget(buttons)
        self.resize(size)


class HowToPlay(_Page):
    """The rules of both games on one page.

    Args:
        parent: Qt's parent.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("How to Play"), self._html(), QSize(620, 560), parent)

    def _html(self) -> str:
        simon = (
            self.tr("All 52 cards lie face up in ten columns. Nothing more is dealt."),
            self.tr("A card goes onto a last card exactly one rank higher, of any suit."),
            self.tr("Cards that run downwards in one suit at the end of a column move as a group."),
            self.tr("An empty column takes any card and any such group."),
            self.tr("A run from king to ace in one suit leaves the table by itself. Four runs win the game."),
            self.tr("You start with 500 points; a move costs 1, a finished run brings 100."),
        )
        towers = (
            self.tr("Build each suit on its foundation, from the ace up to the king."),
            self.tr("In the columns a card goes only onto the next higher card of its own suit."),
            self.tr("A cell holds any one card. An empty column takes only a king, with his run or without."),
            self.tr("With e empty cells and c empty columns, (e + 1) × 2^c cards move as a group."),
            self.tr("A click sends a card up; a foundation's last card can be taken back."),
            self.tr("A card that goes up brings 10 points, one that is taken back costs 10."),
        )
        play = (
            self.tr("Drag cards, or click them and then click where they should go."),
            self.tr("A double click sends cards to the best pile."),
            self.tr("Ctrl+Z takes back up to 100 moves, Ctrl+Shift+Z makes them again."),
            self.tr("Ctrl+C copies the code of the deal; Ctrl+V deals what a copied code names."),
        )
        sections = (("Simple Simon", simon), ("Seahaven Towers", towers), (self.tr("Playing"), play))
        return "".join(
            f"<h2>{title}</h2><ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>" for title, lines in sections
        )


class About(_Page):
    """Name, version and licence.

    Args:
        parent: Qt's parent.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        lines = (
            self.tr("Version {version}, with Qt {qt}").format(version=__version__, qt=qVersion()),
            self.tr("Simple Simon and Seahaven Towers, two patience games."),
            self.tr("Free software under the MIT licence. Qt is used under the LGPL, version 3."),
            self.tr("The program never connects to any network."),
        )
        html = "<h2>qtsolitaire</h2>" + "".join(f"<p>{line}</p>" for line in lines)
        super().__init__(self.tr("About qtsolitaire"), html, QSize(440, 320), parent)
