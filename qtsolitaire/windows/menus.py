"""The menus and the tool bar of the main window, made from the table of commands."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QToolBar, QToolButton, QWidget

from qtsolitaire.language import say
from qtsolitaire.storage.options import Options

from . import chrome
from .commands import COMMANDS, LINE, MENUS, SWITCHES, TOOL_BAR, TOOL_BAR_TITLE, Command
from .keys import sequences
from .wording import Wording

MARKS_IN_MENUS = re.compile(r"\(&\w\)|&|…")
"""What a text has in menus only: Qt itself leaves a letter in brackets, as Thai has it, on the tool bar."""


class Menus:
    """Gives a window an action for each command, menus, and a tool bar.

    Args:
        window: The window.
        word: Its texts.
        slots: What each command does; the switches, which set an option, have nothing here.
        options: The player's options.

    Raises:
        KeyError: A command does nothing.
    """

    def __init__(
        self, window: QMainWindow, word: Wording, slots: Mapping[str, Callable[[], object]], options: Options
    ) -> None:
        self._window = window
        self._word = word
        self._actions = {
            name: self._switch(name, command, options) if name in SWITCHES else self._action(command, slots[name])
            for name, command in COMMANDS.items()
        }
        for title, names in MENUS:
            menu = window.menuBar().addMenu("")
            word(menu.setTitle, partial(say, title))
            self._fill(menu, names)
        self.tools = QToolBar()
        """The tool bar."""
        self._dress_tools()
        window.addToolBar(self.tools)

    def __getitem__(self, name: str) -> QAction:
        """Return the action of a command.

        Args:
            name: As in `COMMANDS`.

        Raises:
            KeyError: There is no such command.
        """
        return self._actions[name]

    def draw_icons(self) -> None:
        """Draw the icons in the shade that the window's colours need."""
        for name, command in COMMANDS.items():
            if command.icon:
                self[name].setIcon(chrome.tool_icon(command.icon, self._window))

    def _action(self, command: Command, slot: Callable[[], object]) -> QAction:
        action = self._added(QAction(self._window), command)
        action.triggered.connect(lambda: slot())
        return action

    def _switch(self, option: str, command: Command, options: Options) -> QAction:
        """Return an action that shows or hides a bar, and remembers it."""
        action = self._added(QAction(self._window, checkable=True, checked=getattr(options, option)), command)
        action.toggled.connect(lambda is_shown: setattr(options, option, is_shown))
        return action

    def _added(self, action: QAction, command: Command) -> QAction:
        """Return an action as its command wants it; its keys work while the menu bar is hidden, too."""
        self._word(action.setText, command.said)
        action.setShortcuts(sequences(command.keys))
        action.setMenuRole(command.role)
        self._window.addAction(action)
        if command.icon:
            self._word(action.setIconText, lambda: MARKS_IN_MENUS.sub("", action.text()))
        return action

    def _fill(self, widget: QWidget, names: Sequence[str]) -> None:
        """Add commands to a menu or tool bar."""
        for name in names:
            if name == LINE:
                line = QAction(widget)
                line.setSeparator(True)
                widget.addAction(line)
            else:
                widget.addAction(self[name])

    def _dress_tools(self) -> None:
        tools = self.tools
        self._word.plain(tools.setWindowTitle, partial(say, TOOL_BAR_TITLE))
        tools.setMovable(False)
        tools.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        tools.setIconSize(QSize(20, 20))
        tools.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._fill(tools, TOOL_BAR)
        for button in tools.findChildren(QToolButton):
            button.setMinimumHeight(chrome.finger(button))
            if button.defaultAction():
                chrome.listen_once(button)
