"""Every motion ends at once at the next input of any kind, and the input counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qtsolitaire.core.table import Pile, PileKind
from qtsolitaire.storage.options import Options
from tests.board.motions import MOTIONS, PARTS
from tests.player import CTRL, LEFT, SHIFT, Player

SitAt = Callable[..., Player]
FELT = QPoint(5, 5)  # left of the first column


def click_a_last_card(player: Player) -> None:
    columns = player.session.position.of_kind(PileKind.COLUMN)
    pile = next((pile for pile, cards in columns if cards), None)
    player.click_at(player.spot(pile) if pile else FELT)


def hold_the_right_button(player: Player) -> None:
    QTest.mousePress(player.viewport, Qt.MouseButton.RightButton, pos=player.viewport.rect().center())
    QTest.mouseRelease(player.viewport, Qt.MouseButton.RightButton, pos=player.viewport.rect().center())


def drag_the_felt(player: Player) -> None:
    QTest.mousePress(player.viewport, LEFT, pos=FELT)
    QTest.mouseMove(player.viewport, FELT + QPoint(200, 200))
    QTest.mouseRelease(player.viewport, LEFT, pos=FELT + QPoint(200, 200))


def lose_the_focus(player: Player) -> None:
    QApplication.sendEvent(player.view, QFocusEvent(QFocusEvent.Type.FocusOut))


INPUTS: dict[str, Callable[[Player], None]] = {
    "a click on felt": lambda player: player.click_at(FELT),
    "a click on a card": click_a_last_card,
    "a drag on felt": drag_the_felt,
    "the right button": hold_the_right_button,
    "undo": lambda player: player.key(Qt.Key.Key_Z, CTRL),
    "redo": lambda player: player.key(Qt.Key.Key_Z, CTRL | SHIFT),
    "restart": lambda player: player.key(Qt.Key.Key_R, CTRL),
    "a new game": lambda player: player.key(Qt.Key.Key_N, CTRL | SHIFT),
    "Esc": lambda player: player.key(Qt.Key.Key_Escape),
    "a resize": lambda player: player.window.resize(760, 540),
    "a lost focus": lose_the_focus,
    "a copied code": lambda player: player.key(Qt.Key.Key_C, CTRL),
}
OPTIONS = {"speed": "off", "deck": "large", "cloth": "blue", "placement_aid": False, "tool_bar": False}


def assert_whole(player: Player) -> None:
    """The picture is that of the position as soon as nothing moves, and a mouse can play on."""
    QApplication.processEvents()
    player.settle()
    player.scene.redraw()
    player.assert_in_place()
    session = player.session
    move = next((move for move in session.game.legal_moves(session.position) if not session.is_won), None)
    if move:
        count = session.move_count
        assert session.play(move)
        player.settle()
        assert player.session.move_count == count + 1
        player.assert_in_place()


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("interruption", INPUTS)
def test_an_input_during_a_motion_leaves_picture_and_position_in_agreement(
    sit_at: SitAt, motion: str, part: float, interruption: str
) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(part)
    INPUTS[interruption](player)
    assert_whole(player)


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_that_is_changed_during_a_motion_is_in_force_at_its_end(
    sit_at: SitAt, options: Options, motion: str, name: str
) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(0.5)
    setattr(options, name, OPTIONS[name])
    assert_whole(player)


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("key", [Qt.Key.Key_Z, Qt.Key.Key_R])
def test_a_key_that_is_pressed_during_a_motion_counts(sit_at: SitAt, motion: str, key: Qt.Key) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(0.5)
    count = player.session.move_count
    player.key(key, CTRL)
    assert player.session.move_count == (max(0, count - 1) if key == Qt.Key.Key_Z else 0)


@pytest.mark.parametrize("motion", ["win", "win of towers"])
def test_any_press_takes_the_fans_of_a_won_game_down(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(1)
    assert player.scene.is_celebrating
    player.click_at(FELT)
    assert not player.scene.is_celebrating
    player.assert_in_place()
    assert player.window.win_panel.isVisible()


@pytest.mark.parametrize("motion", ["win", "win of towers"])
def test_without_motion_a_won_game_shows_only_the_panel(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at, speed="off")
    assert not player.scene.is_celebrating
    assert player.window.win_panel.isVisible()
    player.assert_in_place()


@pytest.mark.parametrize("motion", ["win", "win of towers"])
def test_the_fans_of_a_won_game_lie_within_the_view_suit_by_suit(sit_at: SitAt, motion: str) -> None:
    player = MOTIONS[motion](sit_at)
    player.let_pass(1)
    table = player.scene.table
    for cards in player.session.position.piles.values():
        fan = [player.picture(card) for card in sorted(cards, key=lambda card: card.rank)]
        assert [item.spot.x for item in fan] == sorted(item.spot.x for item in fan)
        for item in fan:
            assert item.isVisible()
            bounds = item.mapRectToScene(item.boundingRect())
            assert bounds.left() >= -8
            assert bounds.right() <= table.width + 8


def test_the_right_button_shows_a_covered_card_whole_while_it_is_held(sit_at: SitAt) -> None:
    player = sit_at("S4", "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -")
    card = player.session.position.piles[next(iter(player.session.position.piles))][1]
    item, others = player.picture(card), [player.picture(c) for c in player.session.deal.position.piles[_first(player)]]
    QTest.mousePress(player.viewport, Qt.MouseButton.RightButton, pos=player.point("1x3"))
    assert item.zValue() > max(other.zValue() for other in others if other is not item)
    QTest.mouseRelease(player.viewport, Qt.MouseButton.RightButton, pos=player.point("1x3"))
    player.assert_in_place()
    assert player.session.move_count == 0
    assert player.scene.selection is None


def test_a_long_press_shows_a_covered_card_whole_and_is_no_click(sit_at: SitAt) -> None:
    player = sit_at("S4", "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -")
    card = player.session.position.piles[_first(player)][1]
    hints = QApplication.styleHints()
    player.press("1x3")
    player.wait(hints.mousePressAndHoldInterval() + 100)
    assert player.picture(card).zValue() > 1000
    player.release(player.point("1x3"))
    assert player.scene.selection is None
    player.assert_in_place()


def _first(player: Player) -> Pile:
    return next(iter(player.session.position.piles))
