"""The table: dragging, dealing, taking back, beside a plain view that does the same with as little code as it takes."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import quantiles

from PySide6.QtCore import QEasingCurve, QEventLoop, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QPixmap, QUndoCommand, QUndoStack
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from qtsolitaire.board.choreography import DEAL_APART_MS, DEAL_MS
from qtsolitaire.board.geometry import Rect
from qtsolitaire.core.game import Deal
from qtsolitaire.core.record import Record
from qtsolitaire.core.table import Pile, PileKind
from qtsolitaire.games import deal_of, game_named, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.main_window import MainWindow

from .judge import DATA, record_of
from .rows import Row, paired

FRAMES = 200
SIZES = ((1920, 1080), (3840, 2160))
UNDONE = 100
LEFT = Qt.MouseButton.LeftButton
DEALT = "SH1-C4-AAAAABD"
BOARD = """FC: - - - -
KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH
KS QS JS TS 9S 8S
7S 6S 5S 4S 3S 2S
KD QD JD TD 9D 8D
7D 6D 5D 4D 3D 2D
KC QC JC TC 9C 8C
7C 6C 5C 4C 3C 2C
AS AD AC
-
-"""


def table_rows(app: QApplication, folder: Path) -> Iterator[Row]:
    """Dragging, dealing, undo and redo."""
    for width, height in SIZES:
        options = Options(folder / "settings.ini")
        window = MainWindow(Sitting(Session(thirteen_cards())), options)
        window.resize(width, height)
        window.show()
        QTest.qWait(400)
        bare = BareTable(window)
        yield from _moving_rows(app, window, bare, f"{width} × {height}")
        bare.view.close()
        window.close()
    yield undo_row(app, folder)


def _moving_rows(app: QApplication, window: MainWindow, bare: BareTable, size: str) -> Iterator[Row]:
    against = "bare view, same pictures"
    yield paired(f"dragging 13 cards, {size}", against, lambda: sum(drag(window)), lambda: sum(bare.drag()), most=1.3)
    ours, reference = (lambda: slowest(drag(window))), (lambda: slowest(bare.drag()))
    yield paired(f"the slowest frame of 100 of that, {size}", against, ours, reference, limit=8.3)
    yield paired(f"a full deal, {size}", against, lambda: deal(app, window), lambda: bare.deal(app), most=1.3)


def slowest(frames: Sequence[float]) -> float:
    """Return what 99 of 100 frames stay below."""
    return quantiles(frames, n=100)[98]


def undo_row(app: QApplication, folder: Path) -> Row:
    """A hundred moves taken back and made again, each shown, beside an undo stack that moves pictures."""
    window = MainWindow(Sitting(Session.from_record(longest_game())), Options(folder / "settings.ini"))
    window.show()
    QTest.qWait(400)
    bare = BareTable(window)
    against = "bare undo stack and view"
    what = f"{UNDONE} moves undone and redone, with motion"
    row = paired(what, against, lambda: undo_and_redo(app, window), lambda: bare.undo_and_redo(app))
    bare.view.close()
    window.close()
    return row


def longest_game() -> Record:
    """Return the longest of the won games, which has a hundred moves."""
    rows = [json.loads(line) for line in (DATA / "wins_c4.jsonl").read_text(encoding="utf-8").splitlines()]
    record = record_of(max(rows, key=lambda row: len(row["moves"].split())))
    return Record(record.deal, record.moves[:-1])


def undo_and_redo(app: QApplication, window: MainWindow) -> float:
    """Take moves back and make them again, a turn of the event loop and a frame after each; the processor time."""
    session = window.session
    count = min(UNDONE, session.move_count)
    began = time.process_time()
    for act in (session.undo, session.redo):
        for _ in range(count):
            act()
            app.processEvents()
            window.view.viewport().repaint()
        window.scene.motion.finish()
    return time.process_time() - began


def thirteen_cards() -> Deal:
    """A board on which 13 cards may be lifted and all 52 are in sight."""
    game = game_named("SH")
    return game.deal_board(game.variant("C4"), list(enumerate(BOARD.splitlines(), 1)))


def path() -> list[QPoint]:
    """Where the mouse goes while it drags."""
    return [QPoint(3 * (frame % 100), 2 * (frame % 70)) for frame in range(1, FRAMES + 1)]


def drag(window: MainWindow) -> list[float]:
    """Drag the 13 cards about and put them back; the processor time of each move and its frame."""
    viewport, rect = window.view.viewport(), window.scene.table.spots[Pile(PileKind.COLUMN, 1)]
    start = window.view.mapFromScene(QPointF(rect.x + rect.w / 2, rect.y + 5))
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(30, 30))
    spent = []
    for offset in path():
        began = time.process_time()
        QTest.mouseMove(viewport, start + QPoint(30, 30) + offset)
        viewport.repaint()
        spent.append(time.process_time() - began)
    window.view.pointer.cancel()
    QTest.mouseRelease(viewport, LEFT, pos=start)
    window.scene.motion.finish()
    return spent


def deal(app: QApplication, window: MainWindow) -> float:
    """Deal a game and wait until all cards lie; the processor time."""
    session = Session(deal_of(read_code(DEALT)))
    began = time.process_time()
    window.scene.show_session(session, is_dealt=True)
    while window.scene.motion.is_running:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    spent = time.process_time() - began
    window.scene.show_session(window.session, is_dealt=False)
    return spent


class BareTable:
    """The same pictures in a plain view, moved in the same way by as little code as that takes.

    Args:
        window: The program's window, whose pictures and places are taken over.
    """

    def __init__(self, window: MainWindow) -> None:
        scene = self.scene = QGraphicsScene()
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        table, position = window.scene.table, window.session.position
        scene.setSceneRect(0, 0, table.width, table.height)
        background = next(item for item in window.scene.items() if item.zValue() == 0)
        assert isinstance(background, QGraphicsPixmapItem)
        scene.addPixmap(background.pixmap())
        self.items: list[QGraphicsPixmapItem] = []
        self.rects: list[Rect] = []
        for resting in table.resting(position):
            picture = window.scene.item_of(resting.card)
            item = scene.addPixmap(QPixmap(picture.pixmap()))
            item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
            item.setOffset(picture.offset())
            item.setPos(resting.rect.x, resting.rect.y)
            self.items.append(item)
            self.rects.append(resting.rect)
        dealt = sorted(table.resting(deal_of(read_code(DEALT)).position), key=lambda resting: resting.order)
        self.dealt = [resting.rect for resting in dealt]
        self.view = QGraphicsView(scene)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.view.resize(table.width, table.height)
        self.view.show()
        QTest.qWait(100)

    def drag(self) -> list[float]:
        """Move 13 items along the mouse's path, a repaint each."""
        group: Sequence[tuple[QGraphicsPixmapItem, Rect]] = list(zip(self.items, self.rects, strict=True))[:13]
        for order, (item, _) in enumerate(group):
            item.setZValue(100 + order)
        viewport = self.view.viewport()
        spent = []
        for offset in path():
            began = time.process_time()
            QTest.mouseMove(viewport, offset)
            for item, rect in group:
                item.setPos(rect.x + offset.x(), rect.y + offset.y())
            viewport.repaint()
            spent.append(time.process_time() - began)
        return spent

    def deal(self, app: QApplication) -> float:
        """Let all items fly to the places of a deal, one after another, in the order of the program."""
        curve = QEasingCurve(QEasingCurve.Type.OutCubic)
        start_x, start_y = self.view.width() / 2, self.view.height()
        animation = QVariantAnimation()
        animation.setStartValue(0.0)
        animation.setEndValue(DEAL_MS + 51.0 * DEAL_APART_MS)
        animation.setDuration(round(animation.endValue()))

        def show(now: float) -> None:
            for order, (item, rect) in enumerate(zip(self.items, self.dealt, strict=True)):
                part = curve.valueForProgress(max(0.0, min(1.0, (now - order * DEAL_APART_MS) / DEAL_MS)))
                item.setPos(start_x + (rect.x - start_x) * part, start_y + (rect.y - start_y) * part)

        animation.valueChanged.connect(show)
        began = time.process_time()
        animation.start()
        while animation.state() is QVariantAnimation.State.Running:
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        return time.process_time() - began

    def undo_and_redo(self, app: QApplication) -> float:
        """Move an item with each command of an undo stack, a turn of the event loop after each."""
        stack = QUndoStack()
        for number in range(UNDONE):
            stack.push(_Move(self.items[number % len(self.items)]))
        app.processEvents()
        began = time.process_time()
        for act in (stack.undo, stack.redo):
            for _ in range(UNDONE):
                act()
                app.processEvents()
                self.view.viewport().repaint()
        return time.process_time() - began


class _Move(QUndoCommand):
    """Moves an item to and fro."""

    def __init__(self, item: QGraphicsPixmapItem) -> None:
        super().__init__()
        self._item = item

    def redo(self) -> None:
        self._item.moveBy(100, 100)

    def undo(self) -> None:
        self._item.moveBy(-100, -100)
