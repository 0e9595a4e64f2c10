"""The keyboard's cursor: it walks over the table as it lies, and Enter is a click."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from qtsolitaire.board.cursor import Step, first_place, kept, stepped
from qtsolitaire.board.geometry import Hit, layout
from qtsolitaire.core.deals import DealCode
from qtsolitaire.core.table import PileKind, column
from tests.player import Player
from tests.reference import LEVELS, many, parse_group

SitAt = Callable[..., Player]
Key = Qt.Key
SIMON = ("S4", "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -")
TOWERS = ("C4", "Founds: H-7 C-0 D-0 S-6", "FC: 9S - - -", "8H | - | … KC | KD | KH | 2D | 2C | 3D | 3C | 4D")


def cursor(player: Player) -> str:
    hit = player.scene.cursor
    if hit is None:
        return ""
    suit = hit.pile.suit.value if hit.pile.kind is PileKind.FOUNDATION else ""
    return f"{hit.pile}{suit}" + (f"x{hit.count}" if hit.count > 1 else "")


def press(player: Player, *keys: Qt.Key) -> None:
    for key in keys:
        player.key(key)


def test_the_first_arrow_shows_the_cursor_at_the_last_card_of_the_first_column(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    assert cursor(player) == ""
    press(player, Key.Key_Right)
    assert cursor(player) == "1"


def test_sideways_it_goes_from_pile_to_pile_and_stops_at_the_ends(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    press(player, Key.Key_Right, Key.Key_Right, Key.Key_Right)
    assert cursor(player) == "3"
    press(player, Key.Key_Left, Key.Key_Left, Key.Key_Left, Key.Key_Left)
    assert cursor(player) == "1"
    press(player, Key.Key_End)
    assert cursor(player) == "0"
    press(player, Key.Key_Right)
    assert cursor(player) == "0"
    press(player, Key.Key_Home)
    assert cursor(player) == "1"


def test_upwards_it_takes_more_cards_of_a_column_and_downwards_fewer(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    press(player, Key.Key_Up, Key.Key_Up, Key.Key_Up)
    assert cursor(player) == "1x3"
    press(player, Key.Key_Down)
    assert cursor(player) == "1x2"
    press(player, *[Key.Key_Up] * 9)
    assert cursor(player) == "1x4"


def test_from_the_top_of_a_column_it_goes_up_to_cells_and_foundations_and_back(sit_at: SitAt) -> None:
    player = sit_at(*TOWERS)
    press(player, Key.Key_Right, Key.Key_Up)
    assert cursor(player) == "a"
    press(player, Key.Key_Right)
    assert cursor(player) == "b"
    press(player, Key.Key_End)
    assert cursor(player) == "hC"
    press(player, Key.Key_Down)
    assert cursor(player) == "0"


def test_enter_on_a_group_and_enter_on_a_pile_make_a_move(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    press(player, Key.Key_Right, Key.Key_Up, Key.Key_Up, Key.Key_Return)
    assert player.selected == "1x3"
    press(player, Key.Key_Right, Key.Key_Space)
    assert player.moves == "12x3"
    assert cursor(player) == "2"


def test_what_is_refused_at_the_cursor_is_told_there(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    press(player, *[Key.Key_Up] * 4, Key.Key_Return)
    assert player.scene.is_bubble_visible
    assert player.moves == ""


def test_esc_takes_selection_and_cursor_back(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    press(player, Key.Key_Right, Key.Key_Return, Key.Key_Escape)
    assert (player.selected, cursor(player)) == ("", "")


def test_the_mouse_takes_the_cursor_away(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    press(player, Key.Key_Right)
    player.click("5")
    assert cursor(player) == ""


def test_in_a_drag_all_keys_but_esc_are_inert(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    mouse = player.carry_onto("1x3", column(3))
    press(player, Key.Key_Right, Key.Key_Return)
    assert cursor(player) == ""
    assert player.scene.lifted is not None
    press(player, Key.Key_Escape)
    player.release(mouse)
    assert player.moves == ""


def test_whole_games_can_be_played_by_cursor_and_enter_alone(sit_down: SitAt) -> None:
    game, variant = LEVELS["S2"]
    player = sit_down(game.deal(DealCode("SS", variant.key, 35)), speed="off")
    for _ in range(12):
        session = player.session
        move = next(iter(session.game.legal_moves(session.position)))
        for pile, count in ((move.source, move.count), (move.target, 1)):
            press(player, Key.Key_Home, *[Key.Key_Right] * (pile.number - 1), *[Key.Key_Up] * (count - 1))
            press(player, Key.Key_Return, *[Key.Key_Down] * 20)
        assert session.steps[-1].move == move


@many
@given(
    level=st.sampled_from(list(LEVELS)),
    number=st.integers(0, 2**35 - 1),
    steps=st.lists(st.sampled_from(list(Step)), max_size=40),
)
def test_wherever_it_goes_it_is_at_a_pile_of_the_level_with_cards_that_lie_there(
    level: str, number: int, steps: list[Step]
) -> None:
    game, variant = LEVELS[level]
    position = game.deal(DealCode(game.code, level, number)).position
    table = layout(game.places(variant), 1000, 600, game.readable_cards)
    at = first_place(table, position)
    for step in steps:
        at = stepped(table, position, at, step)
        assert at.pile.kind is not PileKind.FINISHED
        assert at.count <= len(position[at.pile])
        assert at.count or not position[at.pile]
    assert kept(position, at) == at


@pytest.mark.parametrize(("text", "count", "left"), [("1x4", 4, 4), ("1x9", 9, 4), ("8", 1, 0)])
def test_after_a_change_it_takes_no_more_cards_than_lie_there(sit_at: SitAt, text: str, count: int, left: int) -> None:
    player = sit_at(*SIMON)
    pile, _ = parse_group(text)
    assert kept(player.session.position, Hit(pile, count)).count == left
