"""Motion: it only moves pictures, may be cut short at any time, and begins from where the cards are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt, QTimer, QVariantAnimation
from PySide6.QtTest import QTest

from qtsolitaire.board.items import CardItem, PictureItem
from qtsolitaire.board.motion import MARK_MS
from qtsolitaire.core.table import column, finished
from qtsolitaire.storage.options import Options
from tests.board.motions import MOTIONS, PARTS, SIMON, run_removal, spots, undo, undo_of_a_run
from tests.player import CTRL, LEFT, SHIFT, Player

SitAt = Callable[..., Player]

every_motion = pytest.mark.parametrize("motion", MOTIONS)
some_motions = pytest.mark.parametrize("motion", ["deal", "move", "drop return", "run removal"])
every_part = pytest.mark.parametrize("part", PARTS)


# --- cut short ----------------------------------------------------------------------------------------------------


@every_motion
@every_part
def test_a_motion_that_is_cut_short_leaves_every_card_in_its_place(sit_at: SitAt, motion: str, part: float) -> None:
    player = MOTIONS[motion](sit_at)
    assert player.scene.motion.is_running
    player.let_pass(part)
    player.settle()
    assert not player.scene.motion.is_running
    player.assert_in_place()


@every_motion
def test_a_motion_that_runs_to_its_end_leaves_every_card_in_its_place(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    for part in (0.1, 0.3, 0.6, 0.9, 1):
        assert player.scene.motion.is_running
        player.let_pass(part)
    assert not player.scene.motion.is_running
    player.settle()
    player.assert_in_place()


@every_motion
def test_a_motion_shows_cards_on_their_way(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    seen = set()
    for part in (0, 0.25, 0.5, 0.75):
        player.let_pass(part)
        seen.add(tuple(spots(player).values()))
    player.settle()
    seen.add(tuple(spots(player).values()))
    assert len(seen) >= 4


@some_motions
def test_a_press_ends_the_motion(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(0.5)
    QTest.mousePress(player.viewport, LEFT, pos=QPoint(2, 2))
    assert not player.scene.motion.is_running
    player.assert_in_place()


@some_motions
def test_animations_that_are_turned_off_during_a_motion_end_it(sit_at: SitAt, motion: str, options: Options) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(0.5)
    options.speed = "off"
    assert not player.scene.motion.is_running
    player.assert_in_place()


@pytest.mark.parametrize("motion", sorted(MOTIONS.keys() - {"deal", "drop return"}))
def test_a_change_during_a_motion_starts_from_where_the_cards_are(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(0.4)
    before = spots(player)
    player.session.undo() if player.session.can_undo else player.session.redo()
    assert spots(player) == before
    assert player.scene.motion.is_running
    player.let_pass(1)
    player.assert_in_place()


def test_cards_on_their_way_home_are_caught_where_they_are_by_an_undo(sit_at: SitAt) -> None:
    player = MOTIONS["drop return"](sit_at)
    player.let_pass(0.3)
    before = spots(player)
    player.key(Qt.Key.Key_Z, CTRL)
    assert spots(player) == before
    player.let_pass(1)
    player.assert_in_place()


@pytest.mark.parametrize("part", [0.2, 0.7, 1])
def test_cards_whose_turn_has_not_come_wait_where_they_begin(sit_at: SitAt, part: float) -> None:
    player = undo(sit_at)
    player.let_pass(part)
    before = spots(player)
    player.key(Qt.Key.Key_R, CTRL)
    starts = set(spots(player).values())
    assert len(starts) == 1
    assert not starts & set(before.values())


def test_a_run_that_leaves_anew_waits_where_it_lay(sit_at: SitAt) -> None:
    player = undo_of_a_run(sit_at)
    player.let_pass(1)
    before = spots(player)
    player.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert spots(player) == before


# --- without animations -------------------------------------------------------------------------------------------


@every_motion
def test_without_animations_every_card_is_in_its_place_at_once(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at, speed="off")
    assert not player.scene.motion.is_running
    player.assert_in_place()


# --- finished runs ------------------------------------------------------------------------------------------------


def assert_in_the_rail(player: Player) -> None:
    rail = player.scene.table.spots[finished(1)]
    run = player.session.position[finished(1)]
    assert len(run) == 13
    for card in run:
        picture = player.picture(card)
        assert picture.spot == (rail.x, rail.y, rail.w, 0)
        assert picture.isVisible() == (str(card) == "KS")
    assert rail.w == round(player.scene.table.card_w / 2)
    assert player.picture(run[0]).scale() == 1  # drawn in this size, not shrunk


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_finished_run_lies_in_the_rail_at_half_size_and_its_king_shows(sit_at: SitAt, speed: str) -> None:
    player = run_removal(sit_at, speed)
    player.settle()
    assert_in_the_rail(player)
    player.assert_in_place()


def test_the_run_is_seen_complete_before_it_leaves_for_the_rail(sit_at: SitAt) -> None:
    player = run_removal(sit_at)
    stage = player.session.steps[-1].stages[0]
    there = player.scene.table.card_rects(column(1), 14)
    clock = player.scene.motion.findChild(QVariantAnimation, "flying")
    assert isinstance(clock, QVariantAnimation)
    seen = []
    for time in range(0, clock.totalDuration(), 10):
        clock.setCurrentTime(time)
        pictures = [player.picture(card) for card in stage[column(1)]]
        seen.append([item.spot[:2] for item in pictures] == [(rect.x, rect.y) for rect in there])
    assert any(seen)


@pytest.mark.parametrize("part", [0.05, 0.2, 0.4, 0.6, 0.9])
def test_the_king_of_a_run_is_in_sight_while_it_leaves_and_each_card_until_it_lies_under_him(
    sit_at: SitAt, part: float
) -> None:
    player = run_removal(sit_at)
    king, *others = player.session.position[finished(1)]
    player.let_pass(part)
    assert player.picture(king).isVisible()
    for card in others:
        picture = player.picture(card)
        assert picture.isVisible() or picture.spot[0] == player.scene.table.spots[column(1)].x


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_undo_brings_a_finished_run_back_in_full_size(sit_at: SitAt, speed: str) -> None:
    player = undo_of_a_run(sit_at, speed)
    player.settle()
    assert player.session.position == player.session.deal.position
    assert len(player.session.position[column(1)]) == 13
    card_w = player.scene.table.card_w
    assert {player.picture(card).spot.w for card in player.session.position[column(1)]} == {card_w}
    player.assert_in_place()


@every_part
def test_a_run_on_its_way_to_the_rail_is_brought_back_too(sit_at: SitAt, part: float) -> None:
    player = run_removal(sit_at)
    player.let_pass(part)
    player.key(Qt.Key.Key_Z, CTRL)
    player.let_pass(0.5)
    player.key(Qt.Key.Key_Z, CTRL | SHIFT)
    player.let_pass(part)
    player.key(Qt.Key.Key_Z, CTRL)
    player.let_pass(1)
    assert player.session.position == player.session.deal.position
    player.assert_in_place()


def test_the_fan_closes_up_and_opens_again(sit_at: SitAt) -> None:
    player = sit_at("S4", "… AC | TS 9S 8S | JH | - | - | - | - | - | - | -", speed="normal")
    long = player.session.position[column(1)]
    before = [player.picture(card).spot.y for card in long]
    player.drag("15")
    player.let_pass(1)
    after = [player.picture(card).spot.y for card in long[:-1]]
    assert after[-1] > before[-2]
    player.key(Qt.Key.Key_Z, CTRL)
    player.let_pass(1)
    assert [player.picture(card).spot.y for card in long] == before


# --- heights ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("motion", ["move", "drop", "card sent up", "undo", "redo"])
def test_the_group_flies_above_all_other_cards(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    before = spots(player)
    player.let_pass(0.5)
    flying = {card for card, spot in spots(player).items() if spot != before[card]}
    step = player.session.steps[-1] if motion != "undo" else None
    group = set(step.after.group(step.move.target, step.move.count)) if step else flying
    resting = set(before) - flying
    assert group <= flying
    assert min(player.picture(card).zValue() for card in group) > max(player.picture(card).zValue() for card in resting)


# --- cost ---------------------------------------------------------------------------------------------------------


def pictures(player: Player) -> dict[PictureItem, int]:
    """The pixmap of every item of the table."""
    return {item: item.pixmap().cacheKey() for item in player.scene.items() if isinstance(item, PictureItem)}


def test_during_a_whole_drag_nothing_is_painted_anew(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON, speed="normal")
    mouse = player.carry_corner_to("1x3", QPointF(60, 60))
    before = pictures(player)
    for x in range(60, 900, 20):
        QTest.mouseMove(player.viewport, mouse + QPoint(x, x // 3))
        player.viewport.repaint()
        assert pictures(player) == before
    player.key(Qt.Key.Key_Escape)


@some_motions
def test_during_a_motion_nothing_is_painted_anew(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    before = pictures(player)
    for part in (0.1, 0.35, 0.6, 0.85):
        player.let_pass(part)
        player.viewport.repaint()
        assert pictures(player) == before


def test_the_cards_are_plain_pictures_that_qt_paints_without_python() -> None:
    for name in ("paint", "boundingRect", "shape"):
        assert name not in vars(CardItem)
        assert name not in vars(PictureItem)


@some_motions
def test_at_rest_no_clock_runs(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    player.settle()
    player.scene.redraw()
    player.scene.hide_bubble()
    player.wait(2 * MARK_MS)
    scene = player.scene
    clocks = scene.motion.findChildren(QVariantAnimation)
    assert {clock.state() for clock in clocks} == {QAbstractAnimation.State.Stopped}
    assert not any(timer.isActive() for timer in scene.findChildren(QTimer))
