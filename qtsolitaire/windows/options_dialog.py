"""Options: every one works at once and is kept at once, so there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
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

from .wording import Said, WordedDialog

Choices = Sequence[tuple[str, Said]]

EXPLANATION_CHARS = 54  # at least so wide is an explanation, so that it takes few lines in large print too
LANGUAGE_NAMES = {"en": "English", "vi": "Tiếng Việt", "th": "ไทย"}
"""Languages by their own names, which are never translated: so everybody finds the own one."""


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


class OptionsDialog(WordedDialog):
    """Shows the options and changes them.

    Args:
        options: The player's.
        parent: Qt's parent.
    """

    def __init__(self, options: Options, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word.plain(self.setWindowTitle, lambda: self.tr("Options"))
        self._options = options
        tabs = QTabWidget()
        tabs.setObjectName("tabs")
        tabs.addTab(self._playing(), "")
        tabs.addTab(self._appearance(), "")
        self.word(partial(tabs.setTabText, 0), lambda: self.tr("Playing"))
        self.word(partial(tabs.setTabText, 1), lambda: self.tr("Appearance"))
        self.fit_pages(tabs)
        column = QVBoxLayout(self)
        column.addWidget(tabs)
        column.addWidget(self.close_button())

    def _playing(self) -> QWidget:
        page = QWidget()
        rows = QVBoxLayout(page)
        for name, text, meaning in self._flags():
            rows.addWidget(self._flag(name, text))
            rows.addWidget(self._explanation(meaning))
        rows.addStretch(1)
        return page

    def _flags(self) -> Sequence[tuple[str, Said, Said]]:
        return (
            (
                "double_click",
                lambda: self.tr("&Double click"),
                lambda: self.tr("A double click sends cards to the best pile."),
            ),
            (
                "auto_place",
                lambda: self.tr("&Auto-place"),
                lambda: self.tr("Cards that are dropped anywhere go to the best pile that takes them."),
            ),
            (
                "placement_aid",
                lambda: self.tr("&Placement aid"),
                lambda: self.tr("Piles that can take the cards are lit."),
            ),
            (
                "interactive_rules",
                lambda: self.tr("&Interactive rules"),
                lambda: self.tr("When a move is refused, a bubble says which rule forbids it."),
            ),
            (
                "click_sends_up",
                lambda: self.tr("Click sends cards &up"),
                lambda: self.tr(
                    "Seahaven Towers: a click on a last card sends it to its foundation, if it fits there."
                ),
            ),
        )

    def _appearance(self) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        preview = Preview(self._options)
        self.word.plain(preview.setAccessibleName, lambda: self.tr("Preview of cards and table"))
        form.addRow(preview)
        for name, title, choices in (
            ("deck", lambda: self.tr("&Cards:"), self._decks()),
            ("cloth", lambda: self.tr("&Table:"), self._cloths()),
            ("scheme", lambda: self.tr("&Window colours:"), self._schemes()),
            ("language", lambda: self.tr("&Language:"), self._languages()),
            ("speed", lambda: self.tr("&Speed of cards:"), self._speeds()),
            ("reduced_motion", lambda: self.tr("&Reduced motion:"), self._reductions()),
        ):
            label = QLabel()
            self.word(label.setText, title)
            box = self._choice(name, choices)
            label.setBuddy(box)
            form.addRow(label, box)
        return page

    def _decks(self) -> Choices:
        return (
            ("classic", lambda: self.tr("Classic")),
            ("four-colour", lambda: self.tr("Four colours")),
            ("large", lambda: self.tr("Large print")),
            ("dark", lambda: self.tr("Dark")),
        )

    def _cloths(self) -> Choices:
        return (
            ("green", lambda: self.tr("Green cloth")),
            ("blue", lambda: self.tr("Blue cloth")),
            ("grey", lambda: self.tr("Grey cloth")),
            ("plain", lambda: self.tr("Plain green")),
        )

    def _schemes(self) -> Choices:
        return (
            ("system", lambda: self.tr("As the system")),
            ("light", lambda: self.tr("Light")),
            ("dark", lambda: self.tr("Dark")),
        )

    def _languages(self) -> Choices:
        names = [(language, partial(str, name)) for language, name in LANGUAGE_NAMES.items()]
        return ("system", lambda: self.tr("As the system")), *names

    def _speeds(self) -> Choices:
        return (
            ("normal", lambda: self.tr("Normal")),
            ("fast", lambda: self.tr("Fast")),
            ("off", lambda: self.tr("No motion")),
        )

    def _reductions(self) -> Choices:
        return (
            ("system", lambda: self.tr("As the system")),
            ("on", lambda: self.tr("On")),
            ("off", lambda: self.tr("Off")),
        )

    def _flag(self, name: str, text: Said) -> QCheckBox:
        check = QCheckBox()
        self.word(check.setText, text)
        check.setObjectName(name)
        check.setChecked(getattr(self._options, name))
        check.toggled.connect(lambda is_on: setattr(self._options, name, is_on))
        return check

    def _explanation(self, text: Said) -> QLabel:
        label = QLabel()
        self.word(label.setText, text)
        label.setWordWrap(True)
        label.setIndent(26)
        label.setMinimumWidth(EXPLANATION_CHARS * label.fontMetrics().averageCharWidth())
        return label

    def _choice(self, name: str, choices: Choices) -> QComboBox:
        box = QComboBox()
        box.setObjectName(name)
        self.word.choices(box, choices)
        box.setCurrentIndex(box.findData(getattr(self._options, name)))
        box.currentIndexChanged.connect(lambda index: setattr(self._options, name, box.itemData(index)))
        return box
