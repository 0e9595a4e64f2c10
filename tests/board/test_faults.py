"""The faults that patience programs have: each test is one of them, and fails where it comes back."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from qtsolitaire.board.items import CardItem
from qtsolitaire.board.scene import SETTLE_MS
from qtsolitaire.core.table import cell, column, finished
from qtsolitaire.games import deal_of, read_code
from qtsolitaire.storage.options import Options
from tests.board.motions import LAST_KING, LAST_RUN, MOTIONS, PARTS, SEAHAVEN, SIMON, spots
from tests.player import CTRL, LEFT, SHIFT, Player
from tests.reference import cards_in, deal_of_row, example, rows_of

SitAt = Callable[..., Player]
RIGHT = Qt.MouseButton.RightButton
MIDDLE = Qt.MouseButton.MiddleButton
FULL = "2D | 2C | 3H | 3D | 3C | 4H"
STAIRS = ("FC: - - - -", f"5D 4S 3S 2S AS | … KC | KD | KH | {FULL}")
"""Four spades that all can go up, one after the other."""

DIALOGS_WARN = "This plugin does not support propagateSizeHints"
"""What the offscreen platform says of every dialog."""

every_motion = pytest.mark.parametrize("motion", MOTIONS)
every_part = pytest.mark.parametrize("part", PARTS)


@pytest.fixture
def long_double_clicks(qapp: QApplication) -> Iterator[None]:
    """Let the system take two clicks within 900 ms for a double one."""
    before = qapp.doubleClickInterval()
    qapp.setDoubleClickInterval(900)
    yield
    qapp.setDoubleClickInterval(before)


def storm(player: Player, undos: int, redos: int) -> None:
    """Press Ctrl+Z and Ctrl+Shift+Z so many times, without waiting."""
    for _ in range(undos):
        player.key(Qt.Key.Key_Z, CTRL)
    for _ in range(redos):
        player.key(Qt.Key.Key_Z, CTRL | SHIFT)


def wins(level: str) -> list[str]:
    """The moves of a game of the level that is won."""
    moves = rows_of(f"wins_{level.lower()}.jsonl")[0]["moves"]
    assert isinstance(moves, str)
    return moves.split()


def played(sit_down: SitAt, level: str, count: int, speed: str = "normal") -> Player:
    """Open a window on that game after so many moves."""
    player = sit_down(deal_of_row(rows_of(f"wins_{level.lower()}.jsonl")[0]), speed=speed)
    for move in wins(level)[:count]:
        assert player.session.play(player.move_of(move))
    player.settle()
    return player


# --- the second half of a double click that meets another table ---------------------------------------------------


@pytest.mark.parametrize("jitter", [QPoint(0, 0), QPoint(3, 0), QPoint(-2, 2)])
def test_a_double_click_on_an_ace_on_the_two_of_its_suit_sends_only_the_ace_up(sit_at: SitAt, jitter: QPoint) -> None:
    player = sit_at("C4", *STAIRS)
    player.double_click("1", jitter)
    assert player.moves == "1h"
    assert cards_in(player.session.position, 1) == "5D 4S 3S 2S"


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_nor_does_a_double_click_of_900_ms_with_a_trembling_hand_send_the_two_up(
    sit_at: SitAt, long_double_clicks: None, speed: str
) -> None:
    player = sit_at("C4", *STAIRS, speed=speed)
    ace = player.point("1")
    player.click_fast(ace, ace + QPoint(3, 0))
    assert player.moves == "1h"


def test_a_double_click_that_the_system_finds_moves_a_group(sit_at: SitAt, long_double_clicks: None) -> None:
    player = sit_at("S4", SIMON)
    point = player.point("1x3")
    player.click_fast(point, point + QPoint(3, 0))
    assert player.moves == "12x3"


def test_two_slow_clicks_are_no_double_click(sit_at: SitAt) -> None:
    player = sit_at("C4", *STAIRS)
    point = player.point("1")
    player.click_fast(point, point)
    assert player.moves == "1h 1h"


def test_a_double_click_acts_on_the_card_that_its_first_half_hit(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    point = player.point("1x3")
    strip = player.point("1x2").y() - point.y()
    QTest.mouseClick(player.viewport, LEFT, pos=point + QPoint(0, strip // 2 - 1))
    QTest.mouseDClick(player.viewport, LEFT, pos=point + QPoint(0, strip // 2 + 3))
    assert player.moves == "12x3"


def test_an_undo_between_the_halves_of_a_double_click_takes_its_meaning_away(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.drag("48")
    point = player.point("1x3")
    QTest.mouseClick(player.viewport, LEFT, pos=point)
    player.key(Qt.Key.Key_Z, CTRL)
    QTest.mouseDClick(player.viewport, LEFT, pos=point)
    assert player.moves == ""


def test_another_game_between_the_halves_of_a_double_click_takes_its_meaning_away(sit_at: SitAt) -> None:
    player = sit_at("C4", *STAIRS)
    point = player.point("1")
    QTest.mouseClick(player.viewport, LEFT, pos=point)
    player.key(Qt.Key.Key_R, CTRL)
    QTest.mouseDClick(player.viewport, LEFT, pos=point)
    assert player.moves == ""


# --- triple clicks ------------------------------------------------------------------------------------------------


def test_a_triple_click_sends_one_card_up(sit_at: SitAt, long_double_clicks: None) -> None:
    player = sit_at("C4", *STAIRS)
    point = player.point("1")
    player.click_fast(point, point, point)
    assert player.moves == "1h"


def test_the_third_click_of_a_triple_click_does_nothing_to_what_the_double_click_uncovered(
    sit_at: SitAt, long_double_clicks: None
) -> None:
    player = sit_at("S4", "5H 4H 9S | TS | … AC | - | - | - | - | - | - | -")
    point = player.point("1")
    player.click_fast(point, point, point + QPoint(2, 2))
    assert (player.moves, player.selected, player.told) == ("12", "", [])


def test_nor_does_a_drag_that_begins_with_the_third_press(sit_at: SitAt, long_double_clicks: None) -> None:
    player = sit_at("S4", "5H 4H 9S | TS | … AC | - | - | - | - | - | - | -")
    point = player.point("1")
    player.click_fast(point, point)
    QTest.mousePress(player.viewport, LEFT, pos=point)
    target = player.spot(column(5))
    player.carry_to(target)
    player.release(target)
    assert player.moves == "12"


def test_a_third_click_elsewhere_counts(sit_at: SitAt, long_double_clicks: None) -> None:
    player = sit_at("S4", SIMON)
    point = player.point("1x3")
    player.click_fast(point, point, player.point("4"))
    assert (player.moves, player.selected) == ("12x3", "4")


def test_a_third_click_that_comes_late_counts(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.double_click("1x3")
    player.click("1")
    assert (player.moves, player.selected) == ("12x3", "1")


# --- other buttons ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [RIGHT, MIDDLE])
@pytest.mark.parametrize("is_left_first", [True, False])
@pytest.mark.parametrize("is_left_released_first", [True, False])
def test_a_second_button_changes_nothing_in_a_drag_in_whatever_order_they_go_down_and_up(
    sit_at: SitAt, other: Qt.MouseButton, is_left_first: bool, is_left_released_first: bool
) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    start, target = player.point("1x3"), player.spot(column(3))
    for button in (LEFT, other) if is_left_first else (other, LEFT):
        QTest.mousePress(player.viewport, button, pos=start)
    player.carry_to(target)
    for button in (LEFT, other) if is_left_released_first else (other, LEFT):
        QTest.mouseRelease(player.viewport, button, pos=target)
    assert player.moves == "13x3"
    player.settle()
    player.assert_in_place()


@pytest.mark.parametrize("other", [RIGHT, MIDDLE])
def test_a_second_button_that_goes_down_and_up_in_the_middle_of_a_drag_changes_nothing(
    sit_at: SitAt, other: Qt.MouseButton
) -> None:
    player = sit_at("S4", SIMON)
    mouse = player.carry_onto("1x3", column(3))
    before = spots(player)
    QTest.mouseClick(player.viewport, other, pos=mouse)
    QTest.mouseDClick(player.viewport, other, pos=mouse)
    QTest.mouseRelease(player.viewport, other, pos=mouse)
    assert spots(player) == before
    assert player.moves == ""


@pytest.mark.parametrize("other", [RIGHT, MIDDLE])
def test_other_buttons_alone_do_nothing(sit_at: SitAt, other: Qt.MouseButton) -> None:
    player = sit_at("C4", *STAIRS)
    point = player.point("1")
    QTest.mouseClick(player.viewport, other, pos=point)
    QTest.mouseDClick(player.viewport, other, pos=point)
    QTest.mousePress(player.viewport, other, pos=point)
    player.carry_to(player.spot(cell(2)))
    QTest.mouseRelease(player.viewport, other, pos=player.spot(cell(2)))
    assert (player.moves, player.selected, player.told) == ("", "", [])
    player.assert_in_place()


def test_a_right_click_right_after_a_left_click_is_no_double_click(sit_at: SitAt, long_double_clicks: None) -> None:
    player = sit_at("S4", SIMON)
    point = player.point("1x3")
    player.click_fast(point)
    QTest.mouseClick(player.window.windowHandle(), RIGHT, pos=player.viewport.mapTo(player.window, point))
    assert (player.moves, player.selected) == ("", "1x3")
    player.click_fast(point)
    assert player.moves == ""


# --- presses during a flight --------------------------------------------------------------------------------------


@every_part
def test_a_press_during_a_flight_meets_the_card_where_it_belongs_and_the_release_completes_the_click(
    sit_at: SitAt, part: float
) -> None:
    player = MOTIONS["move"](sit_at)
    player.let_pass(part)
    player.press("9x2")
    assert not player.scene.motion.is_running
    player.assert_in_place()
    player.release(player.point("9x2"))
    assert player.selected == "9x2"


@every_part
def test_a_card_in_flight_can_be_dragged_on_from_where_it_belongs(sit_at: SitAt, part: float) -> None:
    player = MOTIONS["drop"](sit_at)
    player.let_pass(part)
    player.drag("32x3")
    assert player.moves == "13x3 32x3"
    player.settle()
    player.assert_in_place()


@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key.Key_R])
def test_a_press_before_a_change_and_a_release_after_it_is_no_click(sit_at: SitAt, key: Qt.Key) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    player.drag("48")
    player.settle()
    player.press("1x3")
    player.key(key, CTRL)
    player.release(player.point("1x3"))
    assert (player.moves, player.selected, player.told) == ("", "", [])
    player.settle()
    player.assert_in_place()


def test_a_press_before_a_change_begins_no_drag_after_it(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    player.drag("48")
    player.settle()
    player.press("1x3")
    player.key(Qt.Key.Key_Z, CTRL)
    target = player.spot(column(3))
    player.carry_to(target)
    player.release(target)
    assert player.moves == ""
    player.settle()
    player.assert_in_place()


@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key.Key_R])
def test_a_change_in_the_middle_of_a_drag_ends_it(sit_at: SitAt, key: Qt.Key) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    player.drag("48")
    mouse = player.carry_onto("1x3", column(3))
    player.key(key, CTRL)
    assert player.scene.lifted is None
    assert player.lit == []
    player.carry_to(mouse)
    player.release(mouse)
    assert player.moves == ""
    player.settle()
    player.assert_in_place()


# --- drops over several piles -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "part", "move"), [(2, 0.35, "1b"), (2, 0.65, "1c"), (3, 0.35, "1c"), (3, 0.65, "1d")])
def test_of_two_cells_under_a_drop_the_one_with_the_larger_overlap_gets_the_card(
    sit_at: SitAt, left: int, part: float, move: str
) -> None:
    player = sit_at("C4", *SEAHAVEN, speed="normal")
    table = player.scene.table
    here, there = table.spots[cell(left)], table.spots[cell(left + 1)]
    player.release(player.carry_corner_to("1", QPointF(here.x + part * (there.x - here.x), here.y)))
    assert player.moves == move


@pytest.mark.parametrize(
    ("left", "part", "move"), [(2, 0.35, "12x3"), (2, 0.65, "13x3"), (8, 0.4, "18x3"), (8, 0.6, "19x3")]
)
def test_of_two_columns_under_a_drop_the_one_with_the_larger_overlap_gets_the_group(
    sit_at: SitAt, left: int, part: float, move: str
) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    table = player.scene.table
    here, there = table.spots[column(left)], table.spots[column(left + 1)]
    player.release(player.carry_corner_to("1x3", QPointF(here.x + part * (there.x - here.x), here.y + 90)))
    assert player.moves == move


@pytest.mark.parametrize("side", ["left", "right", "above", "below"])
@pytest.mark.parametrize("auto_place", [False, True])
def test_a_drop_outside_the_view_puts_the_cards_back(sit_at: SitAt, side: str, auto_place: bool) -> None:
    player = sit_at("S4", SIMON, speed="normal", auto_place=auto_place)
    size, middle = player.viewport.size(), player.spot(column(3))
    outside = {
        "left": QPoint(-1, middle.y()),
        "right": QPoint(size.width(), middle.y()),
        "above": QPoint(middle.x(), -1),
        "below": QPoint(middle.x(), size.height()),
    }[side]
    player.press("1x3")
    player.carry_to(outside)
    player.release(outside)
    assert (player.moves, player.told) == ("", [])
    player.settle()
    player.assert_in_place()


# --- undo and redo at any time ------------------------------------------------------------------------------------


@every_motion
def test_a_storm_of_undo_and_redo_during_a_motion_ends_where_it_should(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(0.5)
    storm(player, 4, 7)
    last, moves = player.session.position, player.moves
    for part in PARTS:
        player.let_pass(part)
        storm(player, 2, 1)
        storm(player, 6, 0)
        assert player.session.position is player.session.deal.position
        player.let_pass(part)
        storm(player, 1, 5)
        assert (player.session.position, player.moves) == (last, moves)
    player.settle()
    player.assert_in_place()


@pytest.mark.parametrize("level", ["S4", "C4"])
@pytest.mark.parametrize("speed", ["normal", "off"])
def test_ten_quick_undos_undo_ten_moves_and_ten_quick_redos_make_them_again(
    sit_down: SitAt, level: str, speed: str
) -> None:
    player = played(sit_down, level, 12, speed)
    positions = [step.after for step in player.session.steps]
    for count in range(11, 1, -1):
        player.key(Qt.Key.Key_Z, CTRL)
        assert player.session.position is positions[count - 1]
    assert player.session.move_count == 2
    for count in range(3, 13):
        player.key(Qt.Key.Key_Z, CTRL | SHIFT)
        assert player.session.position is positions[count - 1]
    player.settle()
    player.assert_in_place()


@pytest.mark.parametrize("level", ["S1", "C4"])
def test_undo_returns_cards_score_count_and_finished_runs_exactly_during_an_animation_too(
    sit_down: SitAt, level: str
) -> None:
    player = played(sit_down, level, 0)
    seen = []
    for move in wins(level):
        seen.append((player.session.position, player.board, player.session.position.score, player.session.move_count))
        assert player.session.play(player.move_of(move))
        player.let_pass(0.4)
    assert player.session.is_won
    for position, board, score, count in reversed(seen[-100:]):
        player.key(Qt.Key.Key_Z, CTRL)
        assert player.session.position == position
        assert (player.board, player.session.position.score, player.session.move_count) == (board, score, count)
        player.let_pass(0.3)
    player.settle()
    player.assert_in_place()


@every_part
def test_undoing_the_move_that_finished_a_run_takes_score_and_run_back_at_any_moment(
    sit_at: SitAt, part: float
) -> None:
    player = MOTIONS["run removal"](sit_at)
    assert (player.session.position.score, len(player.session.position[finished(1)])) == (599, 13)
    player.let_pass(part)
    player.key(Qt.Key.Key_Z, CTRL)
    assert (player.session.position.score, player.session.move_count) == (500, 0)
    assert player.session.position == player.session.deal.position
    player.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert (player.session.position.score, player.session.move_count) == (599, 1)


def test_two_quick_moves_are_two_undo_steps(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    player.drag("13x3")
    player.drag("48")
    assert player.moves == "13x3 48"
    player.key(Qt.Key.Key_Z, CTRL)
    assert player.moves == "13x3"
    player.key(Qt.Key.Key_Z, CTRL)
    assert player.moves == ""
    player.settle()
    player.assert_in_place()


def test_two_quick_clicks_that_send_cards_up_are_two_undo_steps(sit_at: SitAt) -> None:
    player = sit_at("C4", *STAIRS, speed="normal")
    player.click("1")
    player.click("1")
    assert player.moves == "1h 1h"
    player.key(Qt.Key.Key_Z, CTRL)
    assert player.moves == "1h"
    assert player.session.position.score == 10


# --- another game at any time -------------------------------------------------------------------------------------


@every_motion
def test_a_new_game_during_a_motion_shows_the_new_game(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(0.5)
    before = player.session
    player.key(Qt.Key.Key_N, CTRL | SHIFT)
    assert player.session is not before
    assert player.session.deal.variant is before.deal.variant
    assert (player.moves, player.session.can_undo) == ("", False)
    assert not player.window.win_panel.isVisible()
    player.let_pass(0.5)
    player.settle()
    player.assert_in_place()


@pytest.mark.qt_log_ignore(DIALOGS_WARN)
@pytest.mark.parametrize("motion", ["deal", "move", "run removal", "win"])
def test_a_game_that_is_asked_for_in_the_dialog_during_a_motion_is_shown(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(0.5)
    before = player.session
    player.key(Qt.Key.Key_N, CTRL)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert player.session is not before
    assert (player.moves, player.session.game) == ("", before.game)
    player.settle()
    player.assert_in_place()


def test_a_left_game_that_changes_does_not_move_the_cards_of_the_present_one(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    player.drag("13x3")
    left = player.session
    player.key(Qt.Key.Key_N, CTRL | SHIFT)
    player.settle()
    left.undo()
    assert not player.scene.motion.is_running
    player.assert_in_place()


def test_games_may_be_switched_200_times_and_nothing_of_the_old_ones_stays(sit_down: SitAt) -> None:
    codes = ["SS1-S1-AAAAABD", "SH1-C4-AAAAAJ2", "SS1-S4-AAAAABD", "SH1-C1-AAAAAJ2"]
    player = sit_down(deal_of(read_code(codes[-1])), speed="normal")
    above_and_below = player.window.height() - player.viewport.height()
    player.window.resize(1000, 356 + above_and_below)  # there the cards of both games are equally large: drawn once
    player.settle()
    sizes: dict[str, set[int]] = {code: set() for code in codes}
    for count in range(200):
        code = codes[count % 4]
        player.window.open_text(code)
        assert str(player.session.deal.code) == code
        player.let_pass(0.5 if count % 2 else 0)
        sizes[code].add(len(player.scene.items()))
        if count % 10 == 0:
            player.settle()
            player.assert_in_place()
    assert [len(size) for size in sizes.values()] == [1, 1, 1, 1]
    player.settle()
    player.assert_in_place()
    cards = [item for item in player.scene.items() if isinstance(item, CardItem)]
    assert len({item.card for item in cards}) == len(cards) == 52


def test_a_hundred_restarts_deal_the_same_cards(sit_down: SitAt) -> None:
    player = sit_down(deal_of(read_code("SH1-C4-AAAAAJ2")), speed="normal")
    first, code = player.board, player.session.deal.code
    for _ in range(100):
        player.drag("3c")
        assert player.board != first
        player.key(Qt.Key.Key_R, CTRL)
        assert (player.board, player.session.deal.code, player.moves) == (first, code, "")
        assert (player.session.position.score, player.session.can_undo) == (0, False)
    player.settle()
    player.assert_in_place()


# --- other sizes at any time --------------------------------------------------------------------------------------


@every_motion
def test_a_resize_during_a_motion_puts_every_card_in_its_new_place(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(0.5)
    for size in [(640, 480), (1700, 620)]:
        player.window.resize(*size)
        QApplication.processEvents()
        assert not player.scene.motion.is_running
        player.assert_in_place()
    player.scene.redraw()
    player.assert_in_place()


@pytest.mark.parametrize("size", [(640, 480), (1700, 620)])
def test_a_resize_during_a_drag_puts_the_cards_back(sit_at: SitAt, size: tuple[int, int]) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    player.carry_onto("1x3", column(3))
    player.window.resize(*size)
    QApplication.processEvents()
    assert player.scene.lifted is None
    player.carry_to(player.spot(column(3)))
    player.release(player.spot(column(3)))
    assert player.moves == ""
    player.settle()
    player.assert_in_place()
    player.drag("13x3")
    assert player.moves == "13x3"


def test_the_drawing_anew_after_a_resize_leaves_a_group_in_the_hand(sit_at: SitAt, qtbot: QtBot) -> None:
    player = sit_at("S4", SIMON)
    player.scene.redraw()
    player.window.resize(800, 560)
    QApplication.processEvents()
    mouse = player.carry_onto("1x3", column(5))
    cards = player.session.position.group(column(1), 3)
    before, picture = spots(player), player.picture(cards[0])
    old = picture.pixmap().cacheKey()
    others = [player.picture(card) for card in before if card not in cards]
    player.wait(3 * SETTLE_MS)
    assert spots(player) == before
    assert picture.zValue() > max(item.zValue() for item in others)
    player.release(mouse)
    qtbot.waitUntil(lambda: picture.pixmap().cacheKey() != old, timeout=20_000)
    player.assert_in_place()


def click_all(player: Player, *groups: str) -> None:
    for group in groups:
        player.click(group)


# --- winning ------------------------------------------------------------------------------------------------------

WINNERS: dict[str, tuple[str, tuple[str, ...], dict[str, object], Callable[[Player], None]]] = {
    "simple simon by drag": ("S4", LAST_RUN, {}, lambda player: player.drag("21")),
    "simple simon by double click": ("S4", LAST_RUN, {}, lambda player: player.double_click("2")),
    "simple simon by clicks": ("S4", LAST_RUN, {}, lambda player: click_all(player, "2", "1")),
    "simple simon by auto-place": (
        "S4",
        LAST_RUN,
        {"auto_place": True},
        lambda player: player.drag_onto("2", column(7)),
    ),
    "towers by drag": ("C4", LAST_KING, {}, lambda player: player.drag("1h")),
    "towers by a click": ("C4", LAST_KING, {}, lambda player: player.click("1")),
    "towers by a double click": ("C4", LAST_KING, {"click_sends_up": False}, lambda player: player.double_click("1")),
    "towers by clicks": (
        "C4",
        LAST_KING,
        {"click_sends_up": False},
        lambda player: click_all(player, "1", "hS"),
    ),
}

def completed_by(player: Player) -> list[bool]:
    """Collect from now on each win, and whether the session had been won before."""
    seen: list[bool] = []
    session = player.session
    session.won.connect(lambda: seen.append(session.was_won))
    return seen


@pytest.mark.parametrize("way", WINNERS)
def test_the_last_card_wins_however_it_comes_there(sit_at: SitAt, way: str) -> None:
    level, board, options, play = WINNERS[way]
    player = sit_at(level, *board, speed="normal", **options)
    seen = completed_by(player)
    play(player)
    assert seen == [False]
    assert (player.session.is_won, player.session.was_won, player.session.move_count) == (True, True, 1)
    player.settle()
    assert player.window.win_panel.isVisible()
    assert player.window.win_panel.values[:2] == [str(player.session.position.score), "1"]
    player.assert_in_place()


@pytest.mark.parametrize("way", ["simple simon by drag", "towers by a click"])
@every_part
def test_a_win_that_is_undone_and_made_again_is_won_again_but_is_no_second_win(
    sit_at: SitAt, way: str, part: float
) -> None:
    level, board, options, play = WINNERS[way]
    player = sit_at(level, *board, speed="normal", **options)
    seen = completed_by(player)
    play(player)
    player.let_pass(part)
    player.key(Qt.Key.Key_Z, CTRL)
    assert not player.session.is_won
    assert not player.window.win_panel.isVisible()
    player.key(Qt.Key.Key_Z, CTRL | SHIFT)
    player.scene.motion.finish()
    assert (player.session.is_won, player.window.win_panel.isVisible()) == (True, True)
    player.key(Qt.Key.Key_Z, CTRL)
    play(player)
    assert seen == [False, True, True]
    player.settle()
    player.assert_in_place()


def test_a_won_game_that_is_taken_up_again_was_won_before(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.window._sitting.begin_record(example("example_seahaven_towers.solitaire"))
    assert (player.session.is_won, player.session.was_won) == (True, True)
    assert player.window.win_panel.isVisible()
    seen = completed_by(player)
    storm(player, 1, 1)
    assert seen == [True]


@pytest.mark.parametrize("level", ["S1", "S2", "S4", "C4", "C2", "C1"])
def test_a_whole_game_is_won_with_the_mouse(sit_down: SitAt, level: str) -> None:
    player = played(sit_down, level, 0, speed="off")
    for move in wins(level):
        player.drag(move)
    assert player.moves == " ".join(wins(level))
    assert player.session.is_won
    assert player.told == []
    player.assert_in_place()


# --- releases that never come -------------------------------------------------------------------------------------


def deactivate(player: Player) -> None:
    other = QWidget(player.window, Qt.WindowType.Window)
    other.show()
    other.activateWindow()
    QApplication.processEvents()
    assert not player.window.isActiveWindow()


def send(widget: QWidget, kind: QEvent.Type) -> None:
    QApplication.sendEvent(widget, QEvent(kind))


def release_elsewhere(player: Player) -> None:
    """Let the button come up over another window; the mouse comes back with no button down."""
    other = QWidget(player.window, Qt.WindowType.Window)
    QTest.mouseRelease(other, LEFT, pos=QPoint(3, 3))
    QTest.mouseMove(player.viewport, player.spot(column(5)))


LOSSES: dict[str, Callable[[Player], None]] = {
    "another window becomes active": deactivate,
    "New Game opens": lambda player: player.key(Qt.Key.Key_N, CTRL),
    "Options open": lambda player: player.key(Qt.Key.Key_Comma, CTRL),
    "the window is hidden": lambda player: player.window.hide(),
    "the window is minimized": lambda player: player.window.showMinimized(),
    "the table loses the focus": lambda player: player.view.clearFocus(),
    "the button comes up elsewhere": release_elsewhere,
    "the screen gets another scale": lambda player: send(player.view, QEvent.Type.DevicePixelRatioChange),
    "Esc": lambda player: player.key(Qt.Key.Key_Escape),
}


@pytest.mark.qt_log_ignore(DIALOGS_WARN)
@pytest.mark.parametrize("loss", LOSSES)
def test_when_the_release_is_lost_the_lifted_cards_go_home(sit_at: SitAt, loss: str) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    mouse = player.carry_onto("1x3", column(3))
    assert player.scene.lifted
    LOSSES[loss](player)
    player.settle()
    assert player.scene.lifted is None
    assert player.lit == []
    player.assert_in_place()
    QTest.mouseMove(player.viewport, mouse)
    player.release(mouse)  # should it come late, it means nothing
    assert (player.moves, player.selected, player.told) == ("", "", [])
    for widget in QApplication.topLevelWidgets():
        if widget is not player.window:
            widget.close()
    player.window.showNormal()
    player.window.activateWindow()
    player.settle()
    player.drag("13x3")
    assert player.moves == "13x3"
    player.settle()
    player.assert_in_place()


@pytest.mark.qt_log_ignore(DIALOGS_WARN)
@pytest.mark.parametrize("loss", LOSSES)
def test_when_the_release_is_lost_before_the_drag_has_begun_there_is_no_click(sit_at: SitAt, loss: str) -> None:
    player = sit_at("S4", SIMON)
    player.press("1x3")
    LOSSES[loss](player)
    player.release(player.point("1x3"))
    assert (player.moves, player.selected, player.told) == ("", "", [])


def test_a_second_press_without_a_release_in_between_begins_anew(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    player.carry_onto("1x3", column(3))
    player.press("4")
    assert player.scene.lifted is None
    player.assert_in_place()
    target = player.spot(column(8))
    player.carry_to(target)
    player.release(target)
    assert player.moves == "48"


@pytest.mark.parametrize("option", ["placement_aid", "interactive_rules", "auto_place", "double_click"])
def test_an_option_that_is_changed_during_a_drag_ends_it(sit_at: SitAt, options: Options, option: str) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    mouse = player.carry_onto("1x3", column(3))
    setattr(options, option, not getattr(options, option))
    assert player.scene.lifted is None
    player.assert_in_place()
    player.release(mouse)
    assert player.moves == ""


# --- windows that are gone ----------------------------------------------------------------------------------------

FORGOTTEN = """
import gc
import sys
from pathlib import Path
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
app = QApplication([])
from qtsolitaire.games import deal_of, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.main_window import MainWindow
from tests.player import Player

def play(code):
    window = MainWindow(Sitting(Session(deal_of(read_code(code)))), Options(Path(sys.argv[1])))
    window.show()
    app.processEvents()
    window.session.play(next(iter(window.session.game.legal_moves(window.session.position))))
    window.close()
    window.deleteLater()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)

for code in ("SS1-S4-AAAAABD", "SS1-S1-AAAAABD", "SH1-C4-AAAAAJ2"):
    play(code)
    gc.collect()
print("still there")
"""


def test_a_window_that_is_closed_and_forgotten_does_not_take_the_program_with_it(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", FORGOTTEN, str(tmp_path / "settings.ini")],
        env={**os.environ, "PYTHONPATH": str(root)},
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "still there\n"), done.stderr
