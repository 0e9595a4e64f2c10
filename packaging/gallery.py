"""Pictures of the program for eyes: all decks on one sheet, and both games in many sizes, schemes, scales and states.

`python gallery.py FOLDER`, run without a screen by `tasks.py screenshots`. What is seen is played: real games from
tests/data, real mouse events. Qt takes its screen scale from the environment once, so each scale has its own process.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from qtsolitaire.app import create_application
from qtsolitaire.board.faces import DECKS, Faces
from qtsolitaire.board.painting import cloth
from qtsolitaire.core.cards import Card, Rank, Suit
from qtsolitaire.core.record import Record, decode, parse_records
from qtsolitaire.core.table import Move, Pile
from qtsolitaire.games import GAMES
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.chrome import use_scheme
from qtsolitaire.windows.main_window import MainWindow

ROOT = Path(__file__).resolve().parent.parent
SCALES = ("1", "1.5", "2")
SIZES = ((640, 480), (800, 600), (1024, 600), (1280, 800), (1920, 1080), (2560, 1080))
SHEET_CARD_W, SHEET_GAP = 120, 8
LEFT = Qt.MouseButton.LeftButton


@dataclass(frozen=True)
class Scene:
    """One picture.

    Args:
        name: Of the file.
        record: File in tests/data.
        at: After so many moves.
        size: Of the window.
        options: Which differ from the defaults.
        act: What is done before the picture is taken.
    """

    name: str
    record: str
    at: int
    size: tuple[int, int]
    options: dict[str, str]
    act: Callable[[MainWindow], None] = lambda _window: None


def main(words: list[str]) -> int:
    """Draw everything into the folder of the first word; with a second one, only what one scale needs."""
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    if len(words) == 1:
        for scale in SCALES:
            environment = {**os.environ, "QT_SCALE_FACTOR": scale}
            subprocess.run([sys.executable, __file__, str(folder), scale], env=environment, check=True)
        print(f"{len(list(folder.glob('*.png')))} pictures are in {folder}")
        return 0
    app = create_application()
    if words[1] == SCALES[0]:
        draw_decks(folder)
    for scene in scenes():
        if words[1] == SCALES[0] or scene.size == (1280, 800):
            draw(app, scene, folder / f"{scene.name}@{words[1]}.png")
    return 0


def scenes() -> Iterator[Scene]:
    """Every picture of the gallery but the sheets of cards."""
    simon = Scene("simon", "worked_deal.solitaire", 40, (0, 0), {})
    towers = Scene("towers", "example_seahaven_towers.solitaire", 30, (0, 0), {})
    for start, (width, height) in ((start, size) for start in (simon, towers) for size in SIZES):
        for scheme, deck, cloth_name in (("light", "classic", "green"), ("dark", "dark", "grey")):
            name = f"{start.name}-{width}x{height}-{scheme}"
            look = {"scheme": scheme, "deck": deck, "cloth": cloth_name}
            yield replace(start, name=name, size=(width, height), options=look)
    wide = (1280, 800)
    for deck, cloth_name in (("four-colour", "blue"), ("large", "plain")):
        yield replace(simon, name=f"simon-{deck}", size=wide, options={"deck": deck, "cloth": cloth_name})
        yield replace(towers, name=f"towers-{deck}", size=wide, options={"deck": deck, "cloth": cloth_name})
    yield replace(simon, name="simon-deal", at=0, size=wide)
    yield replace(simon, name="simon-selected", size=wide, act=select_longest)
    yield replace(simon, name="simon-dragged", size=wide, act=drag_longest)
    yield replace(simon, name="simon-peek", size=wide, act=peek)
    yield replace(towers, name="towers-refused", size=wide, act=refuse)
    yield replace(towers, name="towers-won", at=80, size=wide, act=win)
    yield replace(simon, name="simon-won", at=59, size=wide, act=win)


def draw(app: QApplication, scene: Scene, file: Path) -> None:
    """Play a scene and take its picture."""
    with tempfile.TemporaryDirectory() as folder:
        options = Options(Path(folder) / "settings.ini")
        for name, value in scene.options.items():
            setattr(options, name, value)
        use_scheme(app, scene.options.get("scheme", "light"))
        record = parse_records(decode((ROOT / "tests" / "data" / scene.record).read_bytes()), GAMES)[0]
        session = Session.from_record(Record(record.deal, record.moves[: scene.at]))
        window = MainWindow(Sitting(session), options)
        window.resize(*scene.size)
        window.show()
        QTest.qWait(50)
        scene.act(window)
        QTest.qWait(150)
        window.grab().save(str(file))
        window.view.pointer.cancel()
        window.close()


def draw_decks(folder: Path) -> None:
    """Draw the 52 cards of each deck on one sheet."""
    for deck in DECKS:
        faces = Faces(deck, SHEET_CARD_W, 1.0)
        step_x, step_y = SHEET_CARD_W + SHEET_GAP, round(SHEET_CARD_W * 1.4) + SHEET_GAP
        sheet = QPixmap(13 * step_x + SHEET_GAP, 4 * step_y + SHEET_GAP)
        painter = QPainter(sheet)
        painter.drawPixmap(0, 0, cloth(sheet.width(), sheet.height(), "grey" if deck == "dark" else "green"))
        for row, suit in enumerate(Suit):
            for rank in Rank:
                picture = faces.card(Card(rank, suit))
                x, y = SHEET_GAP + (rank - 1) * step_x - picture.pad, SHEET_GAP + row * step_y - picture.pad
                painter.drawPixmap(x, y, picture.pixmap)
        painter.end()
        sheet.save(str(folder / f"deck-{deck}.png"))


# --- what is done ------------------------------------------------------------------------------------------------


def point(window: MainWindow, pile: Pile, count: int) -> QPoint:
    """Where the strip of a card shows, counted from the pile's last; its marker if the pile is empty."""
    rects = window.scene.table.card_rects(pile, len(window.session.position[pile]))
    rect = rects[-count] if rects else window.scene.table.spots[pile]
    return window.view.mapFromScene(QPointF(rect.x + rect.w / 2, rect.y + rect.h * 0.06))


def press(window: MainWindow, column: int, count: int, button: Qt.MouseButton = LEFT) -> None:
    """Press a button on a card of a column."""
    pile = next(pile for pile in window.session.position.piles if str(pile) == str(column))
    QTest.mousePress(window.view.viewport(), button, pos=point(window, pile, count))


def peek(window: MainWindow) -> None:
    """Hold the right button on a covered card."""
    press(window, 2, 9, Qt.MouseButton.RightButton)


def longest(window: MainWindow) -> Move:
    """The legal move of the most cards."""
    return max(window.session.game.legal_moves(window.session.position), key=lambda move: move.count)


def select_longest(window: MainWindow) -> None:
    """Click the first card of the longest group that can go somewhere."""
    move = longest(window)
    QTest.mouseClick(window.view.viewport(), LEFT, pos=point(window, move.source, move.count))


def drag_longest(window: MainWindow) -> None:
    """Carry the longest group that can go somewhere towards where it can go."""
    move = longest(window)
    carry(window, move, QPoint(25, 60))


def carry(window: MainWindow, move: Move, beside: QPoint) -> None:
    """Lift a group and carry it near its target; the button stays down."""
    viewport = window.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=point(window, move.source, move.count))
    for part in (3, 2, 1, 0):
        QTest.mouseMove(viewport, point(window, move.target, 1) + beside + QPoint(20, 20) * part)


def refuse(window: MainWindow) -> None:
    """Drop the last card of a column where it may not go."""
    piles = [pile for pile, cards in window.session.position.piles.items() if cards and str(pile).isdecimal()]
    game, position = window.session.game, window.session.position
    move = next(Move(a, b) for a in piles for b in piles if a != b and game.refusal(position, Move(a, b)))
    carry(window, move, QPoint(0, 0))
    QTest.mouseRelease(window.view.viewport(), LEFT, pos=point(window, move.target, 1))
    QTest.qWait(300)


def win(window: MainWindow) -> None:
    """Make the last move and wait for the fans."""
    move = next(
        move
        for move in window.session.game.legal_moves(window.session.position)
        if window.session.game.is_won(window.session.position.after(move, 0))
        or len(getattr(window.session.game.play(window.session.position, move), "stages", ())) > 1
    )
    window.session.play(move)
    QTest.qWait(3500)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
