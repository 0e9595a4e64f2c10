"""Options: every one works at once and is kept at once, so there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.board import painting
from qtsolitaire.board.faces import Faces
from qtsolitaire.board.geometry import RATIO, STEP
from qtsolitaire.core.cards import Card, Rank, Suit
from qtsolitaire.storage.options import Options

Choices = Sequence[tuple[str, str]]


class Preview(QWidget):
    """Some cards of a deck on a cloth, drawn as on the table.

    Args:
        options: The player's; the picture follows them.
    """

    CARD_W = 84
    COLUMNS = (
        (Card(Rank.KING, Suit.SPADES), Card(Rank.QUEEN, Suit.HEARTS)),
        (Card(Rank.JACK, Suit.DIAMONDS), Card(Rank.TEN, Suit.CLUBS)),
        (Card(Rank.NINE, Suit.SPADES), Card(Rank.SEVEN, Suit.DIAMONDS)),
        (Card(Rank.FOUR, Suit.CLUBS), Card(Rank.ACE, Suit.HEARTS)),
    )

    def __init__(self, options: Options) -> None:
        super().__init__()
        self._options = options
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Preview of cards and table"))
        options.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Return the size that four columns of two cards need."""
        return QSize(round(self.CARD_W * 4.8), round(self.CARD_W * RATIO * (1 + STEP) + 24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw cloth and cards in pixels of the screen."""
        unit = self.devicePixelRatioF()
        width, height = round(self.width() * unit), round(self.height() * unit)
        w = round(self.CARD_W * unit)
        faces = Faces(self._options.deck, w, unit)
        painter = QPainter(self)
        painter.scale(1 / unit, 1 / unit)
        painter.drawPixmap(0, 0, painting.cloth(width, height, self._options.cloth))
        for column, cards in enumerate(self.COLUMNS):
            x = round(width / 2 + (column - 2) * w * 1.12 + w * 0.06)
            for order, card in enumerate(cards):
                picture = faces.card(card)
                y = round(12 * unit + order * STEP * w * RATIO)
                painter.drawPixmap(x - picture.pad, y - picture.pad, picture.pixmap)
        painter.end()


class OptionsDialog(QDialog):
    """Shows the options and changes them.

    Args:
        options: The player's.
        parent: Qt's parent.
    """

    def __init__(self, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Options"))
        self._options = options
        tabs = QTabWidget()
        tabs.setObjectName("tabs")
        tabs.addTab(self._playing(), self.tr("Playing"))
        tabs.addTab(self._appearance(), self.tr("Appearance"))
        buttons = QDialogButtonBox()
        buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole).setDefault(True)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(tabs)
        column.addWidget(buttons)

    def _playing(self) -> QWidget:
        page = QWidget()
        rows = QVBoxLayout(page)
        for name, text, meaning in (
            ("double_click", self.tr("&Double click"), self.tr("A double click sends cards to the best pile.")),
            (
                "auto_place",
                self.tr("&Auto-place"),
                self.tr("Cards that are dropped anywhere go to the best pile that takes them."),
            ),
            ("placement_aid", self.tr("&Placement aid"), self.tr("Piles that can take the cards are lit.")),
            (
                "interactive_rules",
                self.tr("&Interactive rules"),
                self.tr("When a move is refused, a bubble says which rule forbids it."),
            ),
            (
                "click_sends_up",
                self.tr("Click sends cards &up"),
                self.tr("Seahaven Towers: a click on a last card sends it to its foundation, if it fits there."),
            ),
        ):
            rows.addWidget(self._flag(name, text))
            rows.addWidget(_explanation(meaning))
        rows.addStretch(1)
        return page

    def _appearance(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.addRow(Preview(self._options))
        form.addRow(self.tr("&Cards:"), self._choice("deck", self._decks()))
        form.addRow(self.tr("&Table:"), self._choice("cloth", self._cloths()))
        form.addRow(self.tr("&Window colours:"), self._choice("scheme", self._schemes()))
        form.addRow(self.tr("&Speed of cards:"), self._choice("speed", self._speeds()))
        form.addRow(self.tr("&Reduced motion:"), self._choice("reduced_motion", self._reductions()))
        return page

    def _decks(self) -> Choices:
        return (
            ("classic", self.tr("Classic")),
            ("four-colour", self.tr("Four colours")),
            ("large", self.tr("Large print")),
            ("dark", self.tr("Dark")),
        )

    def _cloths(self) -> Choices:
        return (
            ("green", self.tr("Green cloth")),
            ("blue", self.tr("Blue cloth")),
            ("grey", self.tr("Grey cloth")),
            ("plain", self.tr("Plain green")),
        )

    def _schemes(self) -> Choices:
        return ("system", self.tr("As the system")), ("light", self.tr("Light")), ("dark", self.tr("Dark"))

    def _speeds(self) -> Choices:
        return ("normal", self.tr("Normal")), ("fast", self.tr("Fast")), ("off", self.tr("No motion"))

    def _reductions(self) -> Choices:
        return ("system", self.tr("As the system")), ("on", self.tr("On")), ("off", self.tr("Off"))

    def _flag(self, name: str, text: str) -> QCheckBox:
        check = QCheckBox(text)
        check.setObjectName(name)
        check.setChecked(getattr(self._options, name))
        check.toggled.connect(lambda is_on: setattr(self._options, name, is_on))
        return check

    def _choice(self, name: str, choices: Choices) -> QComboBox:
        box = QComboBox()
        box.setObjectName(name)
        for value, text in choices:
            box.addItem(text, value)
        box.setCurrentIndex(box.findData(getattr(self._options, name)))
        box.currentIndexChanged.connect(lambda index: setattr(self._options, name, box.itemData(index)))
        return box


def _explanation(text: str) -> QLabel:
    label = QLabel(text)
    label.setWordWrap(True)
    label.setIndent(26)
    label.setMinimumWidth(380)
    return label
