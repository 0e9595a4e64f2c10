"""PySide6 must not lose references: 6.12.0 on Python 3.11 gave one to None away at nearly every call, until it aborted.

Before Python 3.12 a lost reference shows as a count that falls with every call. From 3.12 on None and True are
immortal: no call changes their counts by more than a little, and these tests assert that. Each test makes the calls
once before it counts, so that what is made only once is not counted.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QGraphicsView, QLabel, QWidget

from qtsolitaire.games import deal_of, read_code
from tests.player import Player

TIMES = 200
TOLERANCE = 20  # a count moves a little by caches of Python's own
IS_MORTAL = sys.version_info < (3, 12)


def changes(act: Callable[[], object]) -> dict[str, int]:
    """Do something 200 times; tell how the numbers of references to None and True change, if by more than a little."""
    act()
    before = (sys.getrefcount(None), sys.getrefcount(True))
    for _ in range(TIMES):
        act()
    after = (sys.getrefcount(None), sys.getrefcount(True))
    differences = (new - old for new, old in zip(after, before, strict=True))
    found = dict(zip(("None", "True"), differences, strict=True))
    return {name: change for name, change in found.items() if abs(change) > TOLERANCE}


def losses(act: Callable[[], object]) -> dict[str, int]:
    """Tell only which numbers fall: PySide6 6.11.3 adds a reference to None at each QGraphicsScene.removeItem."""
    return {name: change for name, change in changes(act).items() if change < 0}


class Source(QObject):
    happened = Signal(object)
    switched = Signal(bool)


def test_references_that_are_lost_or_kept_are_found() -> None:
    pile: list[None] = []
    assert changes(lambda: pile.append(None)) == ({"None": TIMES} if IS_MORTAL else {})
    pile.append(None)
    assert losses(pile.pop) == ({"None": -TIMES} if IS_MORTAL else {})


def test_calls_on_widgets_that_return_nothing_lose_nothing(qapp: object) -> None:
    label = QLabel("1")

    def act() -> None:
        label.setText("2")
        label.setVisible(False)
        label.move(1, 2)
        label.resize(30, 20)
        label.setEnabled(True)
        label.update()

    assert changes(act) == {}


def test_calls_on_a_scene_that_return_nothing_lose_nothing(qapp: object) -> None:
    scene = QGraphicsScene()
    item = QGraphicsRectItem(0, 0, 10, 10)
    scene.addItem(item)

    def act() -> None:
        item.setPos(3, 4)
        item.setZValue(5)
        item.setVisible(True)
        scene.setSceneRect(0, 0, 100, 100)
        scene.update()
        scene.clearSelection()

    assert changes(act) == {}


def test_signals_lose_nothing(qapp: object) -> None:
    source, heard = Source(), [0]

    def hear(_value: object) -> None:
        heard[0] += 1

    source.happened.connect(hear)
    source.switched.connect(hear)

    def act() -> None:
        source.happened.emit(None)
        source.switched.emit(True)

    assert changes(act) == {}
    assert heard == [2 * (TIMES + 1)]


def test_overridden_events_lose_nothing(qapp: object) -> None:
    painted = [0]

    class View(QGraphicsView):
        def drawBackground(self, *arguments: object) -> None:  # noqa: N802 - Qt's name
            painted[0] += 1

    scene = QGraphicsScene()
    view = View(scene)
    view.resize(60, 40)
    view.show()
    QApplication.processEvents()
    assert changes(view.viewport().repaint) == {}
    assert painted[0] > TIMES
    view.close()


@pytest.fixture
def player(sit_down: Callable[..., Player]) -> Player:
    return sit_down(deal_of(read_code("SS1-S1-AAAAABD")), speed="off")


class PaintCounter(QObject):
    """Counts how often a widget is really painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() == QEvent.Type.Paint
        return False


def test_repainting_the_table_loses_nothing(player: Player) -> None:
    counter = PaintCounter(player.viewport)
    assert losses(player.viewport.repaint) == {}
    assert counter.count > TIMES


def test_the_mouse_on_the_table_loses_nothing(player: Player) -> None:
    start = player.point("1")

    def act() -> None:
        QTest.mousePress(player.viewport, Qt.MouseButton.LeftButton, pos=start)
        for step in range(1, 6):
            QTest.mouseMove(player.viewport, start + QPoint(9, 5) * step)
        QTest.mouseRelease(player.viewport, Qt.MouseButton.LeftButton, pos=start)

    assert losses(act) == {}
    assert player.session.move_count == 0


def test_moves_undone_and_redone_lose_nothing(player: Player) -> None:
    player.drag("20")

    def act() -> None:
        player.session.undo()
        player.session.redo()

    assert losses(act) == {}
    assert player.session.move_count == 1
