"""Fingers on the table: Qt makes mouse events of touches, and these play."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolButton

from qtsolitaire.core.table import column
from tests.player import Player

SitAt = Callable[..., Player]
SIMON = ("S4", "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -")
FINGER_MM = 9
MM_PER_INCH = 25.4


class Finger:
    """A finger on a window.

    Args:
        player: Whose.
    """

    def __init__(self, player: Player) -> None:
        self._player = player
        self._window = player.window.windowHandle()
        self._screen = QTest.createTouchDevice()

    def at(self, group: str) -> QPoint:
        """Where a group is, in the window."""
        return self._player.viewport.mapTo(self._player.window, self._player.point(group))

    def press(self, point: QPoint) -> None:
        QTest.touchEvent(self._window, self._screen).press(0, point, self._window).commit()

    def move(self, point: QPoint) -> None:
        QTest.touchEvent(self._window, self._screen).move(0, point, self._window).commit()

    def lift(self, point: QPoint) -> None:
        QTest.touchEvent(self._window, self._screen).release(0, point, self._window).commit()

    def tap(self, group: str, shake: int = 0) -> None:
        point = self.at(group)
        self.press(point)
        if shake:
            self.move(point + QPoint(shake, 0))
        self.lift(point + QPoint(shake, 0))


@pytest.fixture
def player(sit_at: SitAt) -> Player:
    return sit_at(*SIMON)


@pytest.fixture
def finger(player: Player) -> Finger:
    return Finger(player)


def test_two_taps_move_a_group(player: Player, finger: Finger) -> None:
    finger.tap("1x3")
    assert player.selected == "1x3"
    finger.tap("2")
    assert player.moves == "12x3"


def test_a_tap_of_a_shaking_finger_is_a_tap(player: Player, finger: Finger) -> None:
    finger.tap("1x3", shake=QGuiApplication.styleHints().startDragDistance() - 1)
    assert (player.selected, player.scene.lifted) == ("1x3", None)


def test_a_double_tap_sends_a_group_to_its_best_place(player: Player, finger: Finger) -> None:
    finger.tap("1x3")
    finger.tap("1x3")
    assert player.moves == "12x3"


def test_a_group_is_dragged_by_a_finger(player: Player, finger: Finger) -> None:
    start, end = finger.at("1x3"), finger.at("3")
    finger.press(start)
    for part in range(1, 5):
        finger.move(start + (end - start) * part / 4)
    assert player.scene.lifted is not None
    finger.lift(end)
    assert player.moves == "13x3"
    player.assert_in_place()


def test_a_second_finger_changes_nothing_in_a_drag(player: Player, finger: Finger) -> None:
    start, end = finger.at("1x3"), finger.at("3")
    finger.press(start)
    finger.move(start + (end - start) / 2)
    window = player.window.windowHandle()
    both = QTest.touchEvent(window, finger._screen)
    both.stationary(0).press(1, finger.at("5"), window).commit()
    QTest.touchEvent(window, finger._screen).stationary(0).release(1, finger.at("5"), window).commit()
    assert player.scene.lifted is not None
    finger.move(end)
    finger.lift(end)
    assert player.moves == "13x3"


def test_a_finger_that_rests_shows_a_covered_card_whole(player: Player, finger: Finger) -> None:
    finger.press(finger.at("1x3"))
    player.wait(QGuiApplication.styleHints().mousePressAndHoldInterval() + 100)
    card = player.session.position[column(1)][1]
    assert player.picture(card).zValue() > player.picture(player.session.position[column(1)][3]).zValue()
    finger.lift(finger.at("1x3"))
    assert (player.selected, player.moves) == ("", "")


def test_buttons_are_large_enough_for_a_finger_in_a_small_window(player: Player) -> None:
    player.window.resize(800, 600)
    player.window.notice.tell("A sentence.", "An offer")
    player.window.win_panel.congratulate(1, 2, 3, fades=False)
    QApplication.processEvents()
    least = round(FINGER_MM / MM_PER_INCH * player.window.logicalDpiY())
    buttons = [button for button in player.window.findChildren(QAbstractButton) if button.isVisible()]
    own = [button for button in buttons if not isinstance(button, QToolButton) or button.text()]
    assert len(own) > 8
    assert [button.text() for button in own if min(button.width(), button.height()) < least] == []
    spots = player.scene.table.spots.values()
    assert min(spot.w for spot in spots if spot.w > player.scene.table.card_w / 2) >= least


def test_a_touch_screen_is_what_these_tests_press() -> None:
    assert QTest.createTouchDevice().type() == QPointingDevice.DeviceType.TouchScreen
    assert QGuiApplication.testAttribute(Qt.ApplicationAttribute.AA_SynthesizeMouseForUnhandledTouchEvents)
