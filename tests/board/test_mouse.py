"""The mouse, sentence by sentence of the rules: dragging, clicks, double clicks, auto-place, lit piles, refusals."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from qtsolitaire.board.items import CardItem, PictureItem
from qtsolitaire.board.scene import BUBBLE, MARKS
from qtsolitaire.core.cards import Suit
from qtsolitaire.core.table import Move, Pile, cell, column, finished, foundation
from qtsolitaire.play.session import Refused
from tests.player import LEFT, Player
from tests.reference import cards_in, names, parse_group, run

SitAt = Callable[..., Player]

SIMON = "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -"
"""Columns 2, 3, 8, 9 and 0 take the three spades; 4, 5, 6 and 7 do not."""
FULL = "2D | 2C | 3H | 3D | 3C | 4H"
SEAHAVEN = ("Founds: H-7 C-0 D-0 S-6", "FC: 9S - - -", "8H | - | … KC | KD | KH | 2D | 2C | 3D | 3C | 4D")
"""The foundation of hearts may give its 7 to column 1 and to the cells b, c and d; the king of hearts may go to 2."""


def between(player: Player, left: Pile, part: float) -> QPointF:
    """Where a dragged card's corner is when it has gone a part of the way from a column to the next on the right."""
    spots = player.scene.table.spots
    here, there = spots[left], spots[Pile(left.kind, left.number + 1)]
    return QPointF(here.x + part * (there.x - here.x), here.y + 30)


def drop_between(player: Player, group: str, left: int, part: float) -> None:
    player.release(player.carry_corner_to(group, between(player, column(left), part)))


def make_room_on_the_felt(player: Player) -> QPointF:
    """Make the window wide; a point on the felt left of the columns where a card has room."""
    player.window.resize(1900, 520)
    player.settle()
    assert player.scene.table.spots[column(1)].x > 2 * player.scene.table.card_w
    return QPointF(20, 40)


def refused(player: Player) -> list[tuple[str, Pile]]:
    """Collect from now on which rule was told, and at which pile."""
    told: list[tuple[str, Pile]] = []

    def note(what: Refused) -> None:
        told.append((what.refusal.reason.name, what.pile))

    player.session.refused.connect(note)
    return told


def targets(player: Player, group: str) -> str:
    return names(player.session.game.targets(player.session.position, *parse_group(group)))


# --- dragging -----------------------------------------------------------------------------------------------------


def test_a_group_is_dragged_from_the_card_under_the_mouse_to_the_end_of_its_column(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.drag("12x3")
    assert player.moves == "12x3"
    assert cards_in(player.session.position, 1) == "5H"
    assert cards_in(player.session.position, 2) == "TS 9S 8S 7S"
    player.assert_in_place()


@pytest.mark.parametrize("count", [1, 2, 3])
def test_the_cards_keep_the_place_at_which_the_mouse_took_them(sit_at: SitAt, count: int) -> None:
    player = sit_at("S4", SIMON)
    cards = player.session.position.group(column(1), count)
    start, ways = player.point(f"1x{count}") + QPoint(7, -3), [QPoint(40, 5), QPoint(-25, 300), QPoint(311, 77)]
    homes = {card: player.picture(card).pos() for card in cards}
    QTest.mousePress(player.viewport, LEFT, pos=start)
    for way in ways:
        QTest.mouseMove(player.viewport, start + way)
        for card in cards:
            assert player.picture(card).pos() - homes[card] == way.toPointF()
    player.release(start + ways[-1])


def test_only_the_lifted_cards_follow_the_mouse_and_they_are_above_all_others(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    lifted = player.session.position.group(column(1), 2)
    others = [item for item in player.scene.items() if isinstance(item, CardItem) and item.card not in lifted]
    before = [item.spot for item in others]
    player.carry_onto("1x2", column(4))
    assert [item.spot for item in others] == before
    heights = [player.picture(card).zValue() for card in lifted]
    assert heights == sorted(set(heights))
    assert heights[0] > max(item.zValue() for item in others)


def test_a_press_and_release_that_hardly_move_are_a_click(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    start = player.point("1x3")
    QTest.mousePress(player.viewport, LEFT, pos=start)
    QTest.mouseMove(player.viewport, start + QPoint(5, 5))
    QTest.mouseRelease(player.viewport, LEFT, pos=start + QPoint(5, 5))
    assert player.selected == "1x3"


@pytest.mark.parametrize(
    ("level", "board", "move"),
    [
        ("S4", (SIMON,), "13x3"),
        ("S4", (SIMON,), "18x3"),
        ("S4", (SIMON,), "10"),
        ("C4", SEAHAVEN, "1h"),
        ("C4", SEAHAVEN, "1c"),
        ("C4", SEAHAVEN, "52"),
        ("C4", SEAHAVEN, "ad"),
        ("C4", SEAHAVEN, "hH1"),
        ("C4", SEAHAVEN, "hHb"),
    ],
)
def test_a_legal_move_is_made_by_dragging(sit_at: SitAt, level: str, board: tuple[str, ...], move: str) -> None:
    player = sit_at(level, *board)
    player.drag(move)
    assert player.moves == move
    assert player.told == []
    player.assert_in_place()


# --- what a drop means --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("part", "move"), [(0.2, "12x3"), (0.4, "12x3"), (0.6, "13x3"), (0.8, "13x3")])
def test_of_the_piles_that_take_the_group_the_one_with_the_largest_overlap_wins(
    sit_at: SitAt, part: float, move: str
) -> None:
    player = sit_at("S4", SIMON)
    drop_between(player, "1x3", 2, part)
    assert player.moves == move


@pytest.mark.parametrize("part", [0.3, 0.7])
def test_a_pile_that_takes_the_group_wins_over_one_that_does_not_however_little_it_is_overlapped(
    sit_at: SitAt, part: float
) -> None:
    player = sit_at("S4", SIMON)
    drop_between(player, "1x3", 3, part)
    assert player.moves == "13x3"
    assert player.told == []


@pytest.mark.parametrize(("part", "reason", "pile"), [(0.3, "NOT_ONE_HIGHER", 4), (0.7, "ON_ACE", 5)])
def test_if_no_pile_takes_the_group_the_largest_overlap_decides_which_refusal_is_told(
    sit_at: SitAt, part: float, reason: str, pile: int
) -> None:
    player = sit_at("S4", SIMON)
    told = refused(player)
    drop_between(player, "1x3", 4, part)
    assert told == [(reason, column(pile))]
    assert player.moves == ""
    player.assert_in_place()


@pytest.mark.parametrize(("group", "target"), [("1x3", 3), ("1x3", 9), ("4", 8)])
def test_a_columns_whole_height_is_a_target(sit_at: SitAt, group: str, target: int) -> None:
    player = sit_at("S4", SIMON)
    spot = player.scene.table.spots[column(target)]
    corner = QPointF(spot.x, player.scene.table.height - spot.h * 0.7)
    player.release(player.carry_corner_to(group, corner))
    assert player.moves == f"{group[0]}{target}{group[1:]}"


def test_if_the_own_column_has_the_largest_overlap_the_cards_go_back_in_silence(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    told = refused(player)
    drop_between(player, "1x3", 1, 0.4)
    assert (player.moves, told) == ("", [])
    player.assert_in_place()
    drop_between(player, "1x3", 1, 0.6)
    assert player.moves == "12x3"


def test_on_bare_felt_the_cards_go_back_in_silence(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    told = refused(player)
    player.release(player.carry_corner_to("1x3", make_room_on_the_felt(player)))
    assert (player.moves, told) == ("", [])
    player.assert_in_place()


def test_between_the_cells_and_the_foundations_is_bare_felt_too(sit_at: SitAt) -> None:
    player = sit_at("C1", "FC: -", f"7S | 9S | KD | … KC | {FULL}")
    told = refused(player)
    over_4, row = player.scene.table.spots[column(4)], player.scene.table.spots[cell(1)]
    player.release(player.carry_corner_to("1", QPointF(over_4.x, row.y)))
    assert (player.moves, told) == ("", [])


def test_esc_puts_the_cards_back_in_silence_and_the_release_after_it_means_nothing(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    told = refused(player)
    mouse = player.carry_onto("1x3", column(3))
    player.key(Qt.Key.Key_Escape)
    player.assert_in_place()
    player.carry_to(mouse)
    player.release(mouse)
    assert (player.moves, told, player.selected) == ("", [], "")
    player.assert_in_place()


def test_outside_the_view_the_cards_go_back_in_silence(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    told = refused(player)
    player.carry_onto("1x3", column(3))
    outside = QPoint(player.spot(column(3)).x(), -10)
    player.carry_to(outside)
    player.release(outside)
    assert (player.moves, told) == ("", [])
    player.assert_in_place()


def test_the_places_of_finished_runs_count_as_bare_felt(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    told = refused(player)
    rail = player.scene.table.spots[finished(2)]
    player.release(player.carry_corner_to("4", QPointF(rail.x - 1, rail.y)))
    assert (player.moves, told) == ("", [])


def test_a_column_that_is_overlapped_less_than_a_finished_runs_place_still_tells_its_refusal(sit_at: SitAt) -> None:
    player = sit_at("S4", "8D | … AC | - | - | - | - | - | - | - | AD")
    told = refused(player)
    last, rail = player.scene.table.spots[column(10)], player.scene.table.spots[finished(2)]
    player.release(player.carry_corner_to("1", QPointF(last.x + 0.8 * last.w, rail.y)))
    assert told == [("ON_ACE", column(10))]


def test_a_column_that_takes_the_card_gets_it_even_if_a_finished_runs_place_is_overlapped_more(sit_at: SitAt) -> None:
    player = sit_at("S4", "8D | … AC | - | - | - | - | - | - | - | 9D")
    last, rail = player.scene.table.spots[column(10)], player.scene.table.spots[finished(2)]
    player.release(player.carry_corner_to("1", QPointF(last.x + 0.8 * last.w, rail.y)))
    assert player.moves == "10"


# --- placement aid ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "board", "group", "lit"),
    [
        ("S4", (SIMON,), "1x3", "2 3 8 9 0"),
        ("S4", (SIMON,), "1", "4 8 9 0"),
        ("S4", (SIMON,), "6", "8 9 0"),
        ("C4", SEAHAVEN, "1", "b c d h"),
        ("C4", SEAHAVEN, "hH", "b c d 1"),
        ("C4", SEAHAVEN, "5", "b c d 2"),
        ("C4", SEAHAVEN, "a", "b c d"),
        ("C1", ("FC: KH", f"5D 9S 8S | QS | KD | … KC | {FULL}"), "1", ""),
    ],
)
def test_while_dragging_every_pile_that_takes_the_group_is_lit_and_no_other(
    sit_at: SitAt, level: str, board: tuple[str, ...], group: str, lit: str
) -> None:
    player = sit_at(level, *board)
    assert player.lit == []
    mouse = player.carry_corner_to(group, QPointF(200, 300))
    assert names(tuple(player.lit)) == lit == targets(player, group)
    player.carry_to(mouse + QPoint(150, 50))
    assert names(tuple(player.lit)) == lit
    player.key(Qt.Key.Key_Escape)
    assert player.lit == []


def test_a_group_too_large_for_an_empty_column_does_not_light_it(sit_at: SitAt) -> None:
    cards = f"5D {run('S', '9', 'A')} | TS | - | - | {run('D', 'K', '9')} | … KC | 3H | 3D | 3C | 4H"
    player = sit_at("C1", "FC: -", cards)
    player.carry_corner_to("5x5", QPointF(200, 300))
    assert player.scene.lifted
    assert player.lit == []


@pytest.mark.parametrize("move", ["13x3", "14x3"])
def test_nothing_is_lit_after_the_drop_whether_it_is_legal_or_not(sit_at: SitAt, move: str) -> None:
    player = sit_at("S4", SIMON)
    player.drag_onto("1x3", column(int(move[1])))
    assert player.lit == []


def test_the_piles_that_take_a_selected_group_are_lit_too(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.click("1x3")
    assert names(tuple(player.lit)) == "2 3 8 9 0"
    player.click("1x3")
    assert player.lit == []


def test_without_the_placement_aid_nothing_is_lit(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON, placement_aid=False)
    player.click("1x3")
    assert (player.selected, player.lit) == ("1x3", [])
    mouse = player.carry_onto("1x3", column(3))
    assert player.lit == []
    player.release(mouse)
    assert player.moves == "13x3"


# --- auto-place ---------------------------------------------------------------------------------------------------


def test_with_auto_place_a_group_dropped_on_bare_felt_goes_to_the_best_pile(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON, auto_place=True)
    player.release(player.carry_corner_to("1x3", make_room_on_the_felt(player)))
    assert player.moves == "12x3"


@pytest.mark.parametrize("dropped_on", [3, 4, 5, 8])
def test_with_auto_place_it_goes_there_whatever_lies_under_the_drop(sit_at: SitAt, dropped_on: int) -> None:
    player = sit_at("S4", SIMON, auto_place=True)
    player.drag_onto("1x3", column(dropped_on))
    assert player.moves == "12x3"
    assert player.told == []


def test_with_auto_place_a_drop_on_the_own_column_still_puts_the_cards_back(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON, auto_place=True)
    drop_between(player, "1x3", 1, 0.4)
    assert player.moves == ""
    player.assert_in_place()


def test_with_auto_place_the_own_column_counts_even_if_a_finished_runs_place_is_overlapped_more(sit_at: SitAt) -> None:
    player = sit_at("S4", "9D | … AC | - | - | - | - | - | - | - | 5D 8D", auto_place=True)
    last, rail = player.scene.table.spots[column(10)], player.scene.table.spots[finished(2)]
    player.release(player.carry_corner_to("0", QPointF(last.x + 0.8 * last.w, rail.y)))
    assert player.moves == ""


def test_with_auto_place_and_no_pile_that_takes_the_group_the_drop_is_judged_as_without(sit_at: SitAt) -> None:
    player = sit_at("S4", "7D | … AC | AD | 3C | 4D | 5C | JS | QS | KS | KD", auto_place=True)
    told = refused(player)
    player.drag_onto("1", column(3))
    assert told == [("ON_ACE", column(3))]
    told.clear()
    player.release(player.carry_corner_to("1", make_room_on_the_felt(player)))
    assert (player.moves, told) == ("", [])


def test_with_auto_place_a_move_of_a_whole_column_to_an_empty_one_is_made_only_by_a_drop_there(sit_at: SitAt) -> None:
    player = sit_at("S4", "8C | - | … AC | - | AD | 3C | 4D | JS | QS | KS", auto_place=True)
    player.release(player.carry_corner_to("1", make_room_on_the_felt(player)))
    assert player.moves == ""
    player.drag("14")
    assert player.moves == "14"


def test_with_auto_place_a_foundation_is_chosen_only_if_the_card_is_dropped_there(sit_at: SitAt) -> None:
    player = sit_at("C4", *SEAHAVEN, auto_place=True)
    player.drag_onto("1", column(4))
    assert player.moves == "1b"
    player.session.undo()
    player.drag("1h")
    assert player.moves == "1h"


def test_with_auto_place_a_card_dropped_on_a_foreign_foundation_goes_elsewhere(sit_at: SitAt) -> None:
    player = sit_at("C4", *SEAHAVEN, auto_place=True)
    player.drag_onto("1", foundation(Suit.CLUBS))
    assert player.moves == "1b"


def test_without_auto_place_a_group_goes_only_where_it_is_dropped(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.drag_onto("1x3", column(4))
    assert player.moves == ""


# --- click, then click --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("group", ["1x3", "1x2", "1", "4"])
def test_a_click_selects_the_group_from_that_card_on(sit_at: SitAt, group: str) -> None:
    player = sit_at("S4", SIMON)
    player.click(group)
    assert player.selected == group
    assert player.moves == ""


def test_a_selection_shows_as_a_ring_round_its_cards(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.click("1x3")
    rect = player.scene.table.group_rect(column(1), 4, 3)
    (ring,) = [
        item
        for item in player.scene.items()
        if isinstance(item, PictureItem) and item.zValue() == MARKS + 1 and item.isVisible()
    ]
    around = ring.sceneBoundingRect()
    assert around.contains(QPointF(rect.x - 1, rect.y - 1))
    assert around.contains(QPointF(rect.right, rect.bottom))
    assert around.height() < rect.h * 1.2


@pytest.mark.parametrize("move", ["12x3", "13x3", "18x3"])
def test_with_a_selection_a_click_on_a_pile_that_takes_it_moves_it_there(sit_at: SitAt, move: str) -> None:
    player = sit_at("S4", SIMON)
    player.click("1x3")
    player.click(move[1])
    assert (player.moves, player.selected) == (move, "")


@pytest.mark.parametrize("move", ["1h", "1b", "52", "ad", "a2"])
def test_cells_foundations_and_empty_columns_are_clicked_as_well(sit_at: SitAt, move: str) -> None:
    player = sit_at("C4", SEAHAVEN[0], "FC: KS - - -", SEAHAVEN[2], click_sends_up=False)
    wanted = player.move_of(move)
    player.click(move[0])
    player.click_at(player.spot(wanted.target))
    assert player.moves == move


def test_a_click_on_any_card_of_a_column_that_takes_the_selection_moves_it_there(sit_at: SitAt) -> None:
    player = sit_at("S4", "8D | 5C 7D TS 9S | … AC | - | - | - | - | - | - | -")
    player.click("1")
    player.click("2x4")
    assert player.moves == "12"


def test_if_it_is_not_legal_and_the_clicked_card_begins_a_movable_group_that_is_selected_now(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    told = refused(player)
    player.click("4")
    player.click("1x2")
    assert (player.selected, player.moves, told) == ("1x2", "", [])
    player.click("1")
    assert (player.selected, told) == ("1", [])


def test_if_not_even_that_it_is_a_refusal_of_the_move(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    told = refused(player)
    player.click("6")
    player.click("1x4")
    assert (player.moves, told) == ("", [("NOT_ONE_HIGHER", column(1))])


def test_a_click_on_a_covered_card_of_the_own_column_that_begins_no_group_is_a_refusal_of_the_lift(
    sit_at: SitAt,
) -> None:
    player = sit_at("S4", SIMON)
    told = refused(player)
    player.click("1x2")
    player.click("1x4")
    assert (player.moves, told) == ("", [("BROKEN_BY_SUIT", column(1))])


def test_a_click_on_an_empty_cell_that_does_not_take_the_selected_group_is_a_refusal(sit_at: SitAt) -> None:
    player = sit_at("C4", "FC: 2S - - -", f"5D 9S 8S | 7S | KD | … KC | {FULL}")
    told = refused(player)
    player.click("1x2")
    player.click_at(player.spot(cell(2)))
    assert (player.moves, told) == ("", [("ONE_IN_A_CELL", cell(2))])


def test_a_slow_second_click_on_the_selected_card_deselects_it(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.click("1x3")
    player.click("1x3")
    assert (player.selected, player.moves) == ("", "")


def test_esc_deselects(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.click("1x3")
    player.key(Qt.Key.Key_Escape)
    assert player.selected == ""


def test_a_click_on_the_felt_deselects(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    felt = make_room_on_the_felt(player)
    player.click("1x3")
    player.click_at(player.view.mapFromScene(felt))
    assert (player.selected, player.told) == ("", [])


def test_a_drag_of_other_cards_takes_the_selection_back(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.click("4")
    player.drag("13x3")
    assert (player.moves, player.selected) == ("13x3", "")


@pytest.mark.parametrize("undone", [False, True])
def test_a_change_of_the_table_takes_the_selection_back(sit_at: SitAt, undone: bool) -> None:
    player = sit_at("S4", SIMON)
    player.drag("13x3")
    if not undone:
        player.session.undo()
    player.click("4")
    (player.session.undo if undone else player.session.redo)()
    assert player.selected == ""


# --- the single click in Seahaven Towers --------------------------------------------------------------------------


@pytest.mark.parametrize(("source", "move"), [("1", "1h"), ("a", "ah")])
def test_a_single_click_on_a_last_card_or_a_cells_card_sends_it_up(sit_at: SitAt, source: str, move: str) -> None:
    player = sit_at("C4", "Founds: H-7 C-0 D-0 S-6", "FC: 7S - - -", SEAHAVEN[2])
    player.click(source)
    assert (player.moves, player.selected) == (move, "")


def test_a_single_click_on_a_card_that_cannot_go_up_selects_it(sit_at: SitAt) -> None:
    player = sit_at("C4", *SEAHAVEN)
    player.click("a")
    assert (player.selected, player.moves) == ("a", "")


def test_a_single_click_on_a_covered_card_sends_nothing_up(sit_at: SitAt) -> None:
    player = sit_at("C4", "FC: - - - -", f"2S AS | … KC | KD | KH | {FULL}")
    player.click("1x2")
    assert player.moves == ""


def test_without_the_option_a_click_only_selects(sit_at: SitAt) -> None:
    player = sit_at("C4", *SEAHAVEN, click_sends_up=False)
    player.click("1")
    assert (player.selected, player.moves) == ("1", "")


def test_with_a_selection_a_click_never_sends_up(sit_at: SitAt) -> None:
    player = sit_at("C4", *SEAHAVEN)
    player.click("a")
    player.click("1")
    assert (player.selected, player.moves) == ("1", "")


def test_in_simple_simon_a_click_sends_nothing_away(sit_at: SitAt) -> None:
    player = sit_at("S4", f"{run('S', 'K', '2')} | AS | … AC | - | - | - | - | - | - | -")
    player.click("2")
    assert (player.selected, player.moves) == ("2", "")


# --- the double click ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "board", "group", "move"),
    [
        ("S4", "5D 7S | 8H | 8S | … AC | - | - | - | - | - | -", "1", "13"),
        ("S4", "5D 7S | 9S | 8H | … AC | - | - | - | - | - | -", "1", "13"),
        ("S4", "5D 7S | 9S | 9H | … AC | - | - | - | - | - | -", "1", "15"),
        ("S4", "7S | 9S | 8H | … AC | - | - | - | - | - | -", "1", "13"),
        ("S1", "5S 7S | 3S 8S | TS 9S 8S | 9S 8S | … KS | - | - | - | - | -", "1", "13"),
        ("S1", "5S 7S | 3S 8S | 9S 8S | 2S 9S 8S | … KS | - | - | - | - | -", "1", "13"),
        ("S4", "5D 7S 6S 5S | 8H | … AC | - | - | - | - | - | - | -", "1x3", "12x3"),
        ("S4", "5D 7S 6S 5S | 8H | 6H | … AC | - | - | - | - | - | -", "1", "13"),
    ],
    ids=[
        "same suit before other suit",
        "other suit before an empty column",
        "else an empty column",
        "a whole column onto a card",
        "the longest run",
        "then the leftmost",
        "the whole group from the card on",
        "only the group from the card on",
    ],
)
def test_in_simple_simon_a_double_click_prefers(
    sit_at: SitAt, level: str, board: str, group: str, move: str
) -> None:
    player = sit_at(level, board)
    player.double_click(group)
    assert (player.moves, player.selected, player.told) == (move, "", [])
    player.assert_in_place()


def test_a_double_click_never_shifts_a_whole_column_to_an_empty_one_but_a_drag_does_for_its_point(
    sit_at: SitAt,
) -> None:
    player = sit_at("S4", "7S | - | … AC | - | - | - | - | - | - | -")
    told = refused(player)
    player.double_click("1")
    assert (player.moves, told) == ("", [("NO_PILE_TAKES_CARD", column(1))])
    player.drag("12")
    assert (player.moves, player.session.position.score) == ("12", 499)


@pytest.mark.parametrize(
    ("founds", "cells", "columns", "group", "move"),
    [
        ("S-6", "FC: KH - - -", "5D 7S | 8S | … KC | KD | 2D | 2C", "1", "1h"),
        ("S-5", "FC: KH - - -", "5D 7S | 8S | … KC | KD | 2D | 2C", "1", "12"),
        ("S-5", "FC: KH - - -", "5D 7S | 9S | … KC | KD | 2D | 2C", "1", "1b"),
        ("S-0", "FC: KH - - -", "5D KS | - | … KC | - | 2D | 2C", "1", "12"),
        ("S-0", "FC: KH - - -", "5D 7S 6S | 8S | … KC | KD | 2D | 2C", "1x2", "12x2"),
        ("S-0", "FC: KH - - -", "5D KS QS | - | … KC | - | 2D | 2C", "1x2", "12x2"),
        ("S-0", "FC: KS - - -", "7D | - | … KC | - | 2D | 2C", "a", "a2"),
        ("S-Q", "FC: KH - - -", "KS | - | … KC | - | 2D | 2C", "1", "1h"),
    ],
    ids=[
        "the foundation first",
        "else its column",
        "else the leftmost empty cell",
        "a king: the leftmost empty column before a cell",
        "a group: its column",
        "a run of a king: the leftmost empty column",
        "a cell's card",
        "a king at the bottom: its foundation",
    ],
)
def test_in_seahaven_towers_a_double_click_prefers(
    sit_at: SitAt, founds: str, cells: str, columns: str, group: str, move: str
) -> None:
    player = sit_at(
        "C4", f"Founds: H-0 C-0 D-0 {founds}", cells, f"{columns} | 3H | 3D | 3C | 4H", click_sends_up=False
    )
    player.double_click(group)
    assert (player.moves, player.selected) == (move, "")
    player.assert_in_place()


@pytest.mark.parametrize(
    ("columns", "group", "reason"),
    [
        ("KS | - | … KC | - | 2D | 2C", "1", "NO_PILE_TAKES_CARD"),
        ("KS QS | - | … KC | - | 2D | 2C", "1x2", "NO_PILE_TAKES_GROUP"),
        ("5D 7S 6S | 9S | … KC | KD | 2D | 2C", "1x2", "NO_PILE_TAKES_GROUP"),
        ("7S | 9S 5H 5D | … KC | KD | 2D | 2C", "2x2", "BROKEN_BY_SUIT"),
    ],
    ids=["a king at the bottom", "with its run", "a group has no cell", "what is no group"],
)
def test_a_double_click_that_finds_no_pile_says_so(sit_at: SitAt, columns: str, group: str, reason: str) -> None:
    player = sit_at("C4", "FC: KH - - -", f"{columns} | 3H | 3D | 3C | 4H")
    told = refused(player)
    player.double_click(group)
    assert player.moves == ""
    assert told[-1] == (reason, parse_group(group)[0])


def test_the_second_half_of_a_double_click_need_not_hit_the_same_pixel(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.double_click("1x3", jitter=QPoint(2, -2))
    assert player.moves == "12x3"


def test_without_the_option_a_double_click_is_two_clicks_on_the_same_card(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON, double_click=False)
    player.double_click("1x3")
    assert (player.moves, player.selected, player.told) == ("", "", [])


def test_the_first_half_of_a_double_click_obeys_a_selection_and_then_the_second_does_nothing(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.click("1x3")
    player.double_click("3")
    assert player.moves == "13x3"


# --- taking back --------------------------------------------------------------------------------------------------


def test_a_single_click_on_a_foundation_selects_its_top_card_and_takes_nothing_back(sit_at: SitAt) -> None:
    player = sit_at("C4", *SEAHAVEN)
    player.click("hH")
    assert (player.selected, player.moves) == ("hH", "")


def test_a_double_click_on_a_foundation_takes_nothing_back(sit_at: SitAt) -> None:
    player = sit_at("C4", *SEAHAVEN)
    player.double_click("hH")
    assert (player.moves, player.told) == ("", [])


@pytest.mark.parametrize("move", ["hH1", "hHb", "hHd"])
def test_a_foundations_top_card_is_taken_back_by_click_then_click(sit_at: SitAt, move: str) -> None:
    player = sit_at("C4", *SEAHAVEN)
    player.click("hH")
    player.click(move[2])
    assert player.moves == move
    assert player.session.position.score == 120


# --- interactive rules --------------------------------------------------------------------------------------------

LIFTS = [
    ("S4", ("9S 8H | TS | … AC | - | - | - | - | - | - | -",), "1x2", "BROKEN_BY_SUIT"),
    ("S4", ("9S 7S | TS | … AC | - | - | - | - | - | - | -",), "1x2", "BROKEN_BY_RANK"),
    ("S4", ("TS 9S 7S 6H | 8D | … AC | - | - | - | - | - | - | -",), "1x4", "BROKEN_BY_RANK"),
    ("C1", ("FC: KH", f"5D 9S 8S | TS | KD | … KC | {FULL}"), "1x2", "MORE_THAN_LIMIT"),
]
DROPS = [
    ("S4", (SIMON,), "1x3", column(4), "NOT_ONE_HIGHER"),
    ("S4", (SIMON,), "1x3", column(5), "ON_ACE"),
    ("S4", ("5D KS | QS | … AC | - | - | - | - | - | - | -",), "1", column(2), "KING_ON_CARD"),
    ("C4", ("FC: - - - -", f"5D 2S AS | TS | KD | … KC | {FULL}"), "1x2", foundation(Suit.SPADES), "ONE_AT_A_TIME"),
    ("C4", SEAHAVEN, "1", foundation(Suit.SPADES), "OTHER_FOUNDATION"),
    ("C4", SEAHAVEN, "a", foundation(Suit.SPADES), "NEXT_ON_FOUNDATION"),
    ("C4", ("FC: KH - - -", f"5D 2S AS | TS | KD | … KC | {FULL}"), "1x2", cell(1), "ONE_IN_A_CELL"),
    ("C4", SEAHAVEN, "1", cell(1), "CELL_OCCUPIED"),
    ("C4", SEAHAVEN, "1", column(2), "ONLY_KING"),
    ("C4", SEAHAVEN, "5", column(4), "KING_ON_CARD"),
    ("C4", ("FC: KH - - -", f"7S | AS | KD | … KC | {FULL}"), "1", column(2), "ON_ACE"),
    ("C4", SEAHAVEN, "a", column(6), "OTHER_SUIT"),
    ("C4", SEAHAVEN, "0", column(6), "NOT_ONE_HIGHER"),
    (
        "C1",
        ("FC: -", f"5D {run('S', '9', 'A')} | TS | - | - | {run('D', 'K', '9')} | … KC | 3H | 3D | 3C | 4H"),
        "5x5",
        column(3),
        "MORE_THAN_TARGET_LIMIT",
    ),
]


def bubble_of(player: Player) -> PictureItem | None:
    """The bubble, if it is shown."""
    shown = [item for item in player.scene.items() if isinstance(item, PictureItem) and item.zValue() == BUBBLE]
    return next((item for item in shown if item.isVisible()), None)


@pytest.mark.parametrize(("level", "board", "group", "reason"), LIFTS)
@pytest.mark.parametrize("is_dragged", [False, True])
def test_a_refused_lift_is_told_where_the_card_lies_whether_it_is_clicked_or_dragged(
    sit_at: SitAt, level: str, board: tuple[str, ...], group: str, reason: str, is_dragged: bool
) -> None:
    player = sit_at(level, *board)
    told = refused(player)
    pile, count = parse_group(group)
    if is_dragged:
        player.release(player.carry_corner_to(group, QPointF(300, 300)))
    else:
        player.click(group)
    refusal = player.session.game.lift_refusal(player.session.position, pile, count)
    assert refusal
    assert told == [(reason, pile)]
    assert player.told == [str(refusal.saying)]
    assert player.scene.is_bubble_visible
    assert (player.moves, player.selected) == ("", "")
    player.assert_in_place()


@pytest.mark.parametrize(("level", "board", "group", "pile", "reason"), DROPS)
def test_a_refused_drop_is_told_at_the_pile_where_it_happened_and_the_cards_go_back(
    sit_at: SitAt, level: str, board: tuple[str, ...], group: str, pile: Pile, reason: str
) -> None:
    player = sit_at(level, *board)
    told = refused(player)
    source, count = parse_group(group)
    player.drag_onto(group, pile)
    refusal = player.session.game.refusal(player.session.position, Move(source, pile, count))
    assert refusal
    assert told == [(reason, pile)]
    assert player.told == [str(refusal.saying)]
    assert player.scene.is_bubble_visible
    assert (player.moves, player.selected) == ("", "")
    player.assert_in_place()


@pytest.mark.parametrize(
    ("board", "group", "pile", "reason"),
    [
        (SEAHAVEN, "4", foundation(Suit.CLUBS), "OTHER_FOUNDATION"),
        (SEAHAVEN, "6", foundation(Suit.DIAMONDS), "NEXT_ON_FOUNDATION"),
        (SEAHAVEN, "6", column(2), "ONLY_KING"),
        (("FC: KH - - -", f"5D 2S AS | TS | KD | … KC | {FULL}"), "1x2", cell(2), "ONE_IN_A_CELL"),
        (("FC: KH - - -", f"5D 2S AS | TS | KD | … KC | {FULL}"), "1x2", foundation(Suit.SPADES), "ONE_AT_A_TIME"),
    ],
)
def test_a_refused_move_by_click_then_click_is_told_in_the_same_way(
    sit_at: SitAt, board: tuple[str, ...], group: str, pile: Pile, reason: str
) -> None:
    player = sit_at("C4", *board)
    told = refused(player)
    player.click(group)
    player.click_at(player.spot(pile))
    assert (told, player.moves) == ([(reason, pile)], "")
    assert len(player.told) == 1


@pytest.mark.parametrize(
    ("level", "board", "pile"),
    [
        ("S4", (SIMON,), column(9)),
        ("C4", SEAHAVEN, column(2)),
        ("C4", SEAHAVEN, cell(3)),
        ("C4", SEAHAVEN, foundation(Suit.CLUBS)),
    ],
)
def test_on_an_empty_pile_there_is_nothing_to_take(
    sit_at: SitAt, level: str, board: tuple[str, ...], pile: Pile
) -> None:
    player = sit_at(level, *board)
    told = refused(player)
    player.click_at(player.spot(pile))
    assert told == [("NOTHING_HERE", pile)]


def test_after_a_win_every_lift_is_refused_since_the_game_is_over(sit_at: SitAt) -> None:
    player = sit_at("C4", "Founds: H-K C-K D-K S-Q", "FC: KS - - -", "- | - | - | - | - | - | - | - | - | -")
    player.click("a")
    told = refused(player)
    player.click("hH")
    player.drag_onto("hH", cell(2))
    player.double_click("hS")
    player.click_at(player.spot(column(1)))
    assert {reason for reason, _ in told} == {"GAME_OVER"}
    assert len(told) >= 4
    assert (player.moves, player.selected) == ("ah", "")


def test_after_a_win_simple_simon_is_over_too(sit_at: SitAt) -> None:
    player = sit_at("S4", "Done: H D C", f"{run('S', 'K', '2')} | AS | - | - | - | - | - | - | - | -")
    player.drag("21")
    told = refused(player)
    player.click_at(player.spot(column(1)))
    assert told == [("GAME_OVER", column(1))]


@pytest.mark.parametrize("move", ["14x3", "15x3"])
def test_without_interactive_rules_the_cards_just_go_back(sit_at: SitAt, move: str) -> None:
    player = sit_at("S4", SIMON, interactive_rules=False)
    player.drag_onto("1x3", column(int(move[1])))
    player.click("1x4")
    player.double_click("7x2")
    assert (player.told, player.moves) == ([], "")
    assert not player.scene.is_bubble_visible
    player.assert_in_place()


@pytest.mark.parametrize("size", [(560, 420), (1000, 700), (1600, 900)])
@pytest.mark.parametrize("pile", [column(1), column(10), cell(1), foundation(Suit.CLUBS)])
def test_the_whole_bubble_lies_within_the_view_wherever_it_points(
    sit_at: SitAt, size: tuple[int, int], pile: Pile
) -> None:
    player = sit_at("C4", "FC: KD KC KS KH", "TS 9H | … | - | - | - | - | - | - | - | -")
    player.window.resize(*size)
    player.settle()
    refusal = player.session.game.lift_refusal(player.session.position, column(1), 2)
    assert refusal
    player.session.refuse(refusal, pile)
    bubble = bubble_of(player)
    assert bubble
    painted = QRegion(bubble.pixmap().mask()).boundingRect().translated(bubble.pos().toPoint())
    assert player.scene.sceneRect().toRect().contains(painted)


def test_the_bubble_goes_by_itself(sit_at: SitAt, qtbot: QtBot) -> None:
    player = sit_at("S4", SIMON)
    player.click("9")
    assert player.scene.is_bubble_visible
    qtbot.waitUntil(lambda: not player.scene.is_bubble_visible, timeout=20_000)


@pytest.mark.parametrize("group", ["9", "4", "1x4"])
def test_any_press_ends_the_bubble_and_then_counts(sit_at: SitAt, group: str) -> None:
    player = sit_at("S4", SIMON)
    player.drag_onto("1x3", column(4))
    assert player.scene.is_bubble_visible
    player.press(group)
    assert not player.scene.is_bubble_visible
    player.release(player.point(group))
    assert player.scene.is_bubble_visible == (group != "4")


def test_esc_ends_the_bubble(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.click("9")
    player.key(Qt.Key.Key_Escape)
    assert not player.scene.is_bubble_visible


def test_a_change_of_the_table_ends_the_bubble(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.drag("13x3")
    player.click("9")
    player.session.undo()
    assert not player.scene.is_bubble_visible


def test_a_refusal_changes_nothing(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    before = player.session.position
    player.drag_onto("1x3", column(4))
    player.double_click("1x4")
    assert player.session.position is before
    assert (player.session.can_undo, player.session.can_redo) == (False, False)
