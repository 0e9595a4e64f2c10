"""Opens what is to be read: the rules and About. Both are imported when they are opened, as are the kept games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from qtsolitaire.board.scene import Preferences
from qtsolitaire.core.game import Game
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.places import user_profile
from qtsolitaire.storage.records import FILE_NAME

from .keeper import Keeper

if TYPE_CHECKING:
    from .program_pages import Files
    from .rules import RulesWindow


class Guide(QObject):
    """Opens the Rules window beside the main window, and About over it.

    Args:
        window: The main window.
        options: The player's options.
        keeper: Keeps what is played; None if nothing is kept.
        preferences: Tells how tables look now.
    """

    opened = Signal(QDialog)
    """Emitted with a window that is to be shown over the main window."""

    def __init__(
        self, window: QWidget, options: Options, keeper: Keeper | None, preferences: Callable[[], Preferences]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._options = options
        self._keeper = keeper
        self._preferences = preferences
        self._rules: RulesWindow | None = None
        options.changed.connect(self._follow_option)

    def show_rules(self, game: Game) -> None:
        """Open the rules of a game, or bring the window to the front as it is.

        Args:
            game: The game that is played.
        """
        from .rules import RulesWindow

        if self._rules is None:
            self._rules = RulesWindow(game, self._files(), self._preferences)
            self._rules.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            self._rules.finished.connect(self._forget)
        self._rules.show()
        self._rules.raise_()
        self._rules.activateWindow()

    def show_about(self) -> None:
        """Open About."""
        from .about import About

        self.opened.emit(About(self._files(), self._options.language, self._window))

    def close(self) -> None:
        """Close the Rules window: the main window is being closed."""
        if self._rules:
            self._rules.close()

    def _files(self) -> Files:
        from .program_pages import Files

        games = self._keeper.records.file if self._keeper else user_profile().data / FILE_NAME
        return Files(Path(self._options.settings.fileName()), games)

    def _follow_option(self, name: str) -> None:
        if self._rules and name in ("deck", "cloth"):
            self._rules.redraw()

    def _forget(self) -> None:
        self._rules = None
