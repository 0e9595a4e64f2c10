"""Puts other games on the table, and sees to the one that is left in the middle: it is offered to be taken back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QObject, Signal

from qtsolitaire.core.game import Game
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options

from .keeper import Keeper


class Dealing(QObject):
    """Begins games.

    Args:
        sitting: The game on the table, and the one before.
        options: The player's options: they know the levels played last.
        keeper: Keeps what is played; None if nothing is kept.
        parent: Qt's parent.
    """

    told = Signal(str, str)
    """Emitted with a sentence for the player, and what the button beside it says, which takes the game back."""

    def __init__(self, sitting: Sitting, options: Options, keeper: Keeper | None, parent: QObject) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._options = options
        self._keeper = keeper

    def begin(self, begin: Callable[[], None], sentence: str = "") -> None:
        """Begin another game, and offer the one that was left in the middle.

        Args:
            begin: Puts the other game on the table.
            sentence: What is said then; empty for the usual sentence.
        """
        before = self._sitting.session
        begin()
        if self._sitting.left is before:
            self.told.emit(sentence or self.tr("New game dealt."), self.tr("Take Back"))

    def begin_new(self, game: Game) -> None:
        """Begin a game at the level that was played last.

        Args:
            game: The game.
        """
        self.begin(lambda: self._begin_last_level(game))

    def begin_same_level(self) -> None:
        """Begin another deal of the same level."""
        self.begin(self._sitting.begin_same_level)

    def begin_deal_of_day(self) -> None:
        """Begin today's deal of the same level."""
        self.begin(lambda: self._sitting.begin_deal_of_day(date.today()))

    def restart(self) -> None:
        """Begin the same deal again."""
        self.begin(self._sitting.restart, self.tr("Restarted."))

    def switch(self, game: Game) -> None:
        """Go to a game's table, as it was left.

        Args:
            game: The game; nothing happens if it is on the table.
        """
        left = self._sitting.left
        if game is self._sitting.session.game:
            return
        if left and left.game is game:
            self._sitting.take_back()
            return
        session = self._keeper.last_session(game) if self._keeper else None
        if session:
            self._sitting.begin(session)
        else:
            self._begin_last_level(game)

    def _begin_last_level(self, game: Game) -> None:
        self._sitting.begin_new(game, game.variant_or_first(self._options.last_level(game.code)))
