"""The clock: it runs from the first move, while somebody can be playing, and costs nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from qtsolitaire.core.deals import DealCode
from qtsolitaire.games import game_named
from qtsolitaire.windows.timekeeper import TICK_MS, Timekeeper, time_text
from tests.player import CTRL, Player

SitDown = Callable[..., Player]
DEAL = game_named("SS").deal(DealCode("SS", "S1", 35))


@pytest.fixture
def player(sit_down: SitDown) -> Player:
    return sit_down(DEAL, speed="off")


def play(player: Player) -> None:
    player.drag(str(next(iter(player.session.game.legal_moves(player.session.position)))))


def timers(player: Player) -> list[QTimer]:
    keeper = player.window.findChild(Timekeeper)
    assert isinstance(keeper, Timekeeper)
    return [timer for timer in keeper.findChildren(QTimer) if timer.isActive()]


def is_running(player: Player) -> bool:
    return player.session.clock.is_running


def test_it_runs_from_the_first_move(player: Player) -> None:
    assert not is_running(player)
    play(player)
    assert is_running(player)


def test_it_stops_while_the_window_is_hidden_and_goes_on_when_it_is_shown(player: Player) -> None:
    play(player)
    player.window.hide()
    assert not is_running(player)
    assert timers(player) == []
    player.window.show()
    player.window.activateWindow()
    QApplication.processEvents()
    assert is_running(player)


def test_it_stops_while_the_window_is_minimised(player: Player) -> None:
    play(player)
    player.window.showMinimized()
    QApplication.processEvents()
    assert not is_running(player)
    player.window.showNormal()
    QApplication.processEvents()
    assert is_running(player)


def test_it_goes_on_while_the_window_is_inactive_but_not_for_more_than_a_minute(player: Player) -> None:
    play(player)
    other = QWidget()
    other.show()
    other.activateWindow()
    QApplication.processEvents()
    assert is_running(player)
    (minute,) = [timer for timer in timers(player) if timer.isSingleShot()]
    assert minute.interval() == 60_000
    minute.setInterval(1)
    player.wait(50)
    assert not is_running(player)
    other.close()
    other.deleteLater()
    player.window.activateWindow()
    QApplication.processEvents()
    assert is_running(player)


def test_it_is_shown_in_the_status_bar_and_can_be_hidden(player: Player) -> None:
    label = player.window.status.time
    assert label.isVisible()
    assert label.text() == "0:00"
    play(player)
    player.session.clock._played += 247
    player.wait(TICK_MS + 200)
    assert label.text() in ("4:07", "4:08", "4:09")
    player.window._options.clock = False
    assert not label.isVisible()
    assert timers(player) == []
    assert is_running(player)


def test_while_it_stands_still_nothing_wakes_up(player: Player) -> None:
    assert timers(player) == []
    play(player)
    assert len(timers(player)) == 1
    player.key(Qt.Key.Key_N, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert timers(player) == []


def test_it_stops_for_the_game_that_is_left_and_goes_on_when_that_is_taken_up(player: Player) -> None:
    play(player)
    left = player.session
    player.key(Qt.Key.Key_R, CTRL)
    assert not left.clock.is_running
    player.window._sitting.take_back()
    assert left.clock.is_running


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (7, "0:07"), (247, "4:07"), (3599, "59:59"), (3729, "1:02:09")]
)
def test_times_are_written_in_minutes_and_seconds_and_after_an_hour_with_hours(seconds: int, text: str) -> None:
    assert time_text(seconds) == text
