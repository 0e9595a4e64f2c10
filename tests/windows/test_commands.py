"""The table of commands: menus and tool bar are made from it, so it must leave nothing out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from qtsolitaire.games import deal_of, read_code
from qtsolitaire.windows.commands import COMMANDS, KEPT, LINE, MENUS, SWITCHES, TOOL_BAR
from tests.player import Player


def test_every_command_stands_in_one_menu() -> None:
    stands = Counter(name for _, names in MENUS for name in names if name != LINE)
    assert stands == Counter(COMMANDS.keys())


def test_the_tool_bar_has_all_commands_with_an_icon_and_no_others() -> None:
    assert sorted(set(TOOL_BAR) - {LINE}) == sorted(name for name, command in COMMANDS.items() if command.icon)


def test_switches_and_commands_for_kept_games_are_commands() -> None:
    assert {*SWITCHES, *KEPT} <= COMMANDS.keys()


def test_where_no_game_is_kept_nothing_is_offered_that_needs_one(sit_down: Callable[..., Player]) -> None:
    player = sit_down(deal_of(read_code("SS1-S1-AAAAABD")))
    idle = {"undo", "redo", "restart", "take_back"}  # at the first move of the first game
    assert {name for name in COMMANDS if not player.window.commands[name].isEnabled()} == {*KEPT, *idle}
