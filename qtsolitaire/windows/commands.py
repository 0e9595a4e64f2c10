"""What the main window can be told to do: the names of all commands, their keys, and where they stand.

What each does is the window's affair. The pages of rules and questions take the names from here, too, so that a page
never names a command that has another name in the menus.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QAction

from qtsolitaire.core.text import Text, mark
from qtsolitaire.games import GAMES
from qtsolitaire.language import say

from .keys import Key

MenuRole = QAction.MenuRole


class Command(NamedTuple):
    """One command.

    Args:
        text: What it is called in its menu; a plain text is the same in every language.
        keys: What it is called by on the keyboard.
        icon: Its icon on the tool bar; empty if it has none.
        role: Where a Mac has it.
    """

    text: Text | str
    keys: tuple[Key | str, ...] = ()
    icon: str = ""
    role: MenuRole = MenuRole.TextHeuristicRole

    def said(self) -> str:
        """Return the text in the player's language."""
        return self.text if isinstance(self.text, str) else say(self.text)


COMMANDS = {
    "history": Command(mark("MainWindow", "&History…"), ("Ctrl+H",)),
    "statistics": Command(mark("MainWindow", "S&tatistics…"), ("Ctrl+T",), "statistics"),
    "undo": Command(mark("MainWindow", "&Undo"), (Key.Undo,), "undo"),
    "redo": Command(mark("MainWindow", "&Redo"), (Key.Redo, "Ctrl+Y", "Ctrl+Shift+Z"), "redo"),
    "restart": Command(mark("MainWindow", "Re&start"), ("Ctrl+R",), "restart"),
    "take_back": Command(mark("MainWindow", "&Take Up the Game Before")),
    "new": Command(mark("MainWindow", "&New Game…"), (Key.New, "F2"), "new"),
    "options": Command(
        mark("MainWindow", "&Options…"), (Key.Preferences, "Ctrl+,"), "options", MenuRole.PreferencesRole
    ),
    "rules": Command(mark("MainWindow", "&Rules"), (Key.HelpContents,), "rules"),
    "tell_pile": Command(mark("Telling", "Tell &Pile"), ("F5",)),
    "tell_places": Command(mark("Telling", "Tell &Other Places"), ("F6",)),
    "tell_score": Command(mark("Telling", "Tell &Score"), ("F7",)),
    "tell_table": Command(mark("Telling", "Tell &Table"), ("F8",)),
    "keyboard": Command(mark("MainWindow", "&Keyboard"), ("Ctrl+?", "Ctrl+/")),
    "about": Command(mark("MainWindow", "&About qtsolitaire"), role=MenuRole.AboutRole),
    "quit": Command(mark("MainWindow", "&Quit"), (Key.Quit, "Ctrl+Q"), role=MenuRole.QuitRole),
    **{game.code: Command(f"&{number} {game.name}") for number, game in enumerate(GAMES, 1)},
    "same_level": Command(mark("MainWindow", "Same &Level Again"), ("Ctrl+Shift+N",)),
    "day": Command(mark("MainWindow", "&Deal of the Day"), ("Ctrl+D",)),
    "enter": Command(mark("MainWindow", "&Enter Code…"), ("Ctrl+E",)),
    "copy": Command(mark("MainWindow", "&Copy Code"), (Key.Copy,)),
    "whole": Command(mark("MainWindow", "Copy &Whole Game"), ("Ctrl+Shift+C",)),
    "paste": Command(mark("MainWindow", "&Paste Code or Game"), (Key.Paste,)),
    "open": Command(mark("MainWindow", "&Open Game…"), (Key.Open,)),
    "full": Command(mark("MainWindow", "&Full Screen"), (Key.FullScreen, "F11")),
    "menu_bar": Command(mark("MainWindow", "&Menu Bar"), ("Ctrl+M",)),
    "tool_bar": Command(mark("MainWindow", "&Tool Bar")),
    "status_bar": Command(mark("MainWindow", "&Status Bar")),
    "clock": Command(mark("MainWindow", "&Clock")),
    "export": Command(mark("MainWindow", "&Export Everything…")),
    "import": Command(mark("MainWindow", "&Import Games…")),
    "import_folder": Command(mark("MainWindow", "Import from &Folder…")),
    "example": Command(mark("MainWindow", "&Example Game")),
}
"""All commands, in the order in which the page of keys lists them; a game's code is the command to go to its table."""

SWITCHES = ("menu_bar", "tool_bar", "status_bar", "clock")
"""Commands that show or hide a bar; they are called as the options are that remember it."""
KEPT = ("history", "statistics", "export", "import", "import_folder")
"""Commands that nothing can be done with where no game is kept."""

LINE = ""
"""Stands between two groups of commands."""
MENUS: tuple[tuple[Text, tuple[str, ...]], ...] = (
    (
        mark("MainWindow", "&Game"),
        (
            *("new", "same_level", "restart", "day", "take_back", LINE),
            *(game.code for game in GAMES),
            *(LINE, "enter", "copy", "whole", "paste", "open", LINE, "quit"),
        ),
    ),
    (
        mark("MainWindow", "&Move"),
        ("undo", "redo", LINE, "tell_pile", "tell_places", "tell_score", "tell_table"),
    ),
    (
        mark("MainWindow", "&View"),
        ("full", *SWITCHES, LINE, "options"),
    ),
    (
        mark("MainWindow", "&Statistics"),
        ("history", "statistics", LINE, "export", "import", "import_folder"),
    ),
    (
        mark("MainWindow", "&Help"),
        ("rules", "example", "keyboard", "about"),
    ),
)
"""The menus: their titles, and the commands in them."""
TOOL_BAR_TITLE = mark("MainWindow", "Tool Bar")
TOOL_BAR = ("new", "restart", LINE, "undo", "redo", LINE, "statistics", "rules", "options")
"""The commands on the tool bar."""
