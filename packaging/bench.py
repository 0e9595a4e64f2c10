"""How much the table costs, as a ratio to a bare QGraphicsView that does the same with 52 pixmap items; and how much a
long history costs, as a ratio to an empty one.

`python bench.py`, run without a screen by `tasks.py bench`. Machines are shared and noisy, so nothing is judged by its
seconds: program and reference run in turn, in one process, and the medians of their processor times are compared.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median

from PySide6.QtCore import QEasingCurve, QEvent, QEventLoop, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from qtsolitaire.app import create_application, create_window
from qtsolitaire.board.choreography import DEAL_APART_MS, DEAL_MS
from qtsolitaire.board.geometry import Rect
from qtsolitaire.core.game import Deal
from qtsolitaire.core.table import Pile, PileKind
from qtsolitaire.games import deal_of, game_named, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Beginning, Records, Standing
from qtsolitaire.windows.history import HistoryWindow
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.statistics import StatisticsDialog

ROUNDS = 7
FRAMES = 200
SIZES = ((1920, 1080), (3840, 2160))
GAMES, MOVES = 100_000, 60
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


def main() -> int:
    """Measure, and print a table."""
    app = create_application()
    print(f"{'table':44} {'program':>10} {'bare Qt':>10} {'ratio':>7}")
    with tempfile.TemporaryDirectory() as folder:
        for width, height in SIZES:
            options = Options(Path(folder) / "settings.ini")
            window = MainWindow(Sitting(Session(thirteen_cards())), options)
            window.resize(width, height)
            window.show()
            QTest.qWait(400)
            bare = BareTable(window)
            report(f"dragging 13 cards, {width} x {height}", lambda: drag(window), bare.drag)  # noqa: B023
            report(f"a full deal, {width} x {height}", lambda: deal(app, window), lambda: bare.deal(app))  # noqa: B023
            bare.view.close()
            window.close()
        measure_history(Path(folder))
    return 0


# --- history -----------------------------------------------------------------------------------------------------


def measure_history(folder: Path) -> None:
    """Compare a profile with 100,000 games of 60 moves with an empty one."""
    many, none = folder / "many", folder / "none"
    fill(many)
    Records(none).close()
    print(f"{'history':44} {'100,000':>10} {'none':>10} {'ratio':>7}")
    report("start to a painted table", lambda: start(many), lambda: start(none))
    report("recording 100 moves", lambda: record_moves(many), lambda: record_moves(none))
    for name, kind in (("statistics", StatisticsDialog), ("history", HistoryWindow)):
        report(f"opening the {name}", partial(open_dialog, many, kind), partial(open_dialog, none, kind))


def fill(folder: Path) -> None:
    """Make a file of many games, each with its moves."""
    connection = Records(folder).connection
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("BEGIN")
    begun, code = 10**12, "SS1-S1-AAAAABD"
    games = (
        (number, "SS", "S1", code, begun + number * 10**5, MOVES, 440 + number % 300, 200, number % 3 or None)
        for number in range(1, GAMES + 1)
    )
    connection.executemany(
        "INSERT INTO games (id, game, level, code, began, touched, changes, at, score, seconds, won)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?5, 1, ?6, ?7, ?8, ?9)",
        games,
    )
    moves = ((number, move, "12") for number in range(1, GAMES + 1) for move in range(1, MOVES + 1))
    connection.executemany("INSERT INTO moves VALUES (?, ?, ?)", moves)
    connection.execute("COMMIT")
    connection.close()


def start(profile: Path) -> float:
    """Make the window of a profile and paint it; the processor time."""
    began = time.process_time()
    window = create_window(Options(profile / "settings.ini"), Records(profile))
    window.show()
    QApplication.processEvents()
    spent = time.process_time() - began
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return spent


def record_moves(profile: Path) -> float:
    """Keep a hundred moves of a new game; the processor time."""
    records, mark = Records(profile), None
    beginning = Beginning("SS", "S1", "SS1-S1-AAAAABD", None)
    began = time.process_time()
    for number in range(1, 101):
        mark = records.add_move(beginning, mark, "12", Standing(number, 500 - number, number, False))
    spent = time.process_time() - began
    records.close()
    return spent


def open_dialog(profile: Path, kind: type[StatisticsDialog] | type[HistoryWindow]) -> float:
    """Open a window over the records and paint it; the processor time."""
    records = Records(profile)
    began = time.process_time()
    dialog = kind(records)
    dialog.show()
    QApplication.processEvents()
    spent = time.process_time() - began
    dialog.close()
    dialog.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    records.close()
    return spent


def thirteen_cards() -> Deal:
    """A board on which 13 cards may be lifted and all 52 are in sight."""
    game = game_named("SH")
    return game.deal_board(game.variant("C4"), list(enumerate(BOARD.splitlines(), 1)))


def report(what: str, program: Callable[[], float], reference: Callable[[], float]) -> None:
    """Run both in turn and print the medians, in milliseconds of processor time, and the median ratio."""
    pairs = [(program(), reference()) for _ in range(ROUNDS + 1)][1:]
    ours, bare = median(a for a, _ in pairs), median(b for _, b in pairs)
    ratio = median(a / b for a, b in pairs)
    print(f"{what:44} {ours * 1000:8.0f}ms {bare * 1000:8.0f}ms {ratio:7.2f}")


def path() -> list[QPoint]:
    """Where the mouse goes while it drags."""
    return [QPoint(3 * (frame % 100), 2 * (frame % 70)) for frame in range(1, FRAMES + 1)]


def drag(window: MainWindow) -> float:
    """Drag the 13 cards about and put them back; the processor time of the moves."""
    viewport, rect = window.view.viewport(), window.scene.table.spots[Pile(PileKind.COLUMN, 1)]
    start = window.view.mapFromScene(QPointF(rect.x + rect.w / 2, rect.y + 5))
    QTest.mousePress(viewport, LEFT, pos=start)
    QTest.mouseMove(viewport, start + QPoint(30, 30))
    began = time.process_time()
    for offset in path():
        QTest.mouseMove(viewport, start + QPoint(30, 30) + offset)
        viewport.repaint()
    spent = time.process_time() - began
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

    def drag(self) -> float:
        """Move 13 items along the mouse's path, a repaint each."""
        group: Sequence[tuple[QGraphicsPixmapItem, Rect]] = list(zip(self.items, self.rects, strict=True))[:13]
        for order, (item, _) in enumerate(group):
            item.setZValue(100 + order)
        viewport = self.view.viewport()
        began = time.process_time()
        for offset in path():
            QTest.mouseMove(viewport, offset)
            for item, rect in group:
                item.setPos(rect.x + offset.x(), rect.y + offset.y())
            viewport.repaint()
        return time.process_time() - began

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


if __name__ == "__main__":
    sys.exit(main())
