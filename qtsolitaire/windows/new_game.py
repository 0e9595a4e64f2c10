"""New Game: which game, and the owner's question for it."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import (
    QButtonGroup,
    QDialogButtonBox,
    QGroupBox,
    QRadioButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.core.game import Game, Variant
from qtsolitaire.games import GAMES
from qtsolitaire.language import say

from .wording import WordedDialog


class NewGameDialog(WordedDialog):
    """Asks for game and level.

    Args:
        game: The game that is preset.
        levels: For each game (by its code) the key of the level that is preset.
        parent: Qt's parent.
    """

    def __init__(self, game: Game, levels: dict[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word.plain(self.setWindowTitle, lambda: self.tr("New Game"))
        column = QVBoxLayout(self)
        self._games = QButtonGroup(self)
        box = QGroupBox()
        self.word(box.setTitle, lambda: self.tr("Game"))
        rows = QVBoxLayout(box)
        for index, known in enumerate(GAMES):
            button = QRadioButton(known.name)
            self._games.addButton(button, index)
            rows.addWidget(button)
        column.addWidget(box)
        self._pages = QStackedLayout()
        self._levels = [self._page(known, levels.get(known.code, "")) for known in GAMES]
        column.addLayout(self._pages)
        self._games.idClicked.connect(self._pages.setCurrentIndex)
        self._games.button(GAMES.index(game)).setChecked(True)
        self._pages.setCurrentIndex(GAMES.index(game))
        buttons = QDialogButtonBox()
        begin = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        begin.setDefault(True)
        self.word(begin.setText, lambda: self.tr("Begin"))
        cancel = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.word(cancel.setText, lambda: self.tr("Cancel"))
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
        preset = self._levels[GAMES.index(game)].checkedButton()
        assert preset, "a page has a level that is preset"
        preset.setFocus()

    def _page(self, game: Game, level: str) -> QButtonGroup:
        page = QGroupBox()
        self.word(page.setTitle, lambda: say(game.question))
        rows = QVBoxLayout(page)
        group = QButtonGroup(self)
        keys = [variant.key for variant in game.variants]
        for index, variant in enumerate(game.variants):
            button = QRadioButton()
            self.word(button.setText, partial(_level_text, variant))
            button.setChecked(variant.key == level or (index == 0 and level not in keys))
            group.addButton(button, index)
            rows.addWidget(button)
        self._pages.addWidget(page)
        return group

    @property
    def game(self) -> Game:
        """Return the chosen game."""
        return GAMES[self._games.checkedId()]

    @property
    def variant(self) -> Variant:
        """Return the chosen level."""
        return self.game.variants[self._levels[self._games.checkedId()].checkedId()]


def _level_text(variant: Variant) -> str:
    return f"{say(variant.amount)} – {say(variant.level)}"
