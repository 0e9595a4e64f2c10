"""A player with a mouse and a keyboard: real events to a real window, piles named as in game records.

`group` is `4x3` (the last three cards of column 4), `hD` (the top diamond) or a pile's name alone (its last card, or the
empty pile).
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from qtsolitaire.core.table import Move, Pile, all_cards, board_text, parse_move
from qtsolitaire.play.session import Session
from qtsolitaire.windows.main_window import MainWindow
from tests.reference import parse_group

LEFT = Qt.MouseButton.LeftButton


class Player:
    """Plays in a window.

    Args:
        window: The main window; it is shown.
        size: In device-independent pixels.
    """

    def __init__(self, window: MainWindow, size: tuple[int, int] = (1000, 700)) -> None:
        self.window = window
        self.scene = window.scene
        self.view = window.view
        window.resize(*size)
        window.show()
        window.activateWindow()
        QApplication.processEvents()

    def leave(self) -> None:
        """Close the window, with everything that is open over it."""
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window:
                widget.close()
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()

    @property
    def session(self) -> Session:
        """The game on the table."""
        return self.window.session

    @property
    def board(self) -> str:
        """What lies on the table, as text."""
        return board_text(self.session.position)

    @property
    def viewport(self) -> QWidget:
        """Where mouse events go."""
        return self.view.viewport()

    # --- where things are -----------------------------------------------------------------------------------------

    def point(self, group: str) -> QPoint:
        """The middle of the strip that shows of a group's first card; of its marker, if the pile is empty."""
        pile, count = parse_group(group)
        there = len(self.session.position[pile])
        rects = self.scene.table.card_rects(pile, there)
        rect = rects[-count] if rects else self.scene.table.spots[pile]
        is_covered = bool(rects) and count > 1
        strip = rects[-count + 1].y - rect.y if is_covered else rect.h
        return self.view.mapFromScene(QPointF(rect.x + rect.w / 2, rect.y + strip / 2))

    def spot(self, pile: Pile) -> QPoint:
        """The middle of a pile's last card or marker."""
        rect = self.scene.table.group_rect(pile, len(self.session.position[pile]), 1)
        return self.view.mapFromScene(QPointF(rect.x + rect.w / 2, rect.y + rect.h / 2))

    def move_of(self, text: str) -> Move:
        """The move that a text means on the table."""
        return parse_move(text).on(self.session.position)

    # --- what a player does ---------------------------------------------------------------------------------------

    def click(self, group: str) -> None:
        """Click a card or an empty pile; never so soon after the last click that it would be a double one."""
        QTest.mouseClick(self.viewport, LEFT, pos=self.point(group))

    def click_at(self, point: QPoint) -> None:
        """Click anywhere."""
        QTest.mouseClick(self.viewport, LEFT, pos=point)

    def double_click(self, group: str, jitter: QPoint = QPoint(0, 0)) -> None:
        """Press, release, press again, release, as a mouse does; the second half goes to the same place."""
        point = self.point(group)
        QTest.mouseClick(self.viewport, LEFT, pos=point)
        QTest.mouseDClick(self.viewport, LEFT, pos=point + jitter)
        QTest.mouseRelease(self.viewport, LEFT, pos=point + jitter)

    def press(self, group: str) -> None:
        """Press the button on a card."""
        QTest.mousePress(self.viewport, LEFT, pos=self.point(group))

    def carry_to(self, point: QPoint) -> None:
        """Move the mouse with the button down, in a few steps."""
        for part in (1, 2, 3):
            QTest.mouseMove(self.viewport, point - QPoint(3 - part, 3 - part) * 8)

    def release(self, point: QPoint) -> None:
        """Release the button."""
        QTest.mouseRelease(self.viewport, LEFT, pos=point)

    def drag(self, move: str) -> None:
        """Drag a group from one pile to another: `46x3`."""
        wanted = self.move_of(move)
        start = self.point(move[: 2 if move[0] == "h" else 1] + (f"x{wanted.count}" if wanted.count > 1 else ""))
        grip = start - self.spot_of_group(wanted)
        QTest.mousePress(self.viewport, LEFT, pos=start)
        target = self.spot(wanted.target) + grip
        self.carry_to(target)
        self.release(target)

    def spot_of_group(self, move: Move) -> QPoint:
        """The middle of the first card of a group, covered or not."""
        rects = self.scene.table.card_rects(move.source, len(self.session.position[move.source]))
        rect = rects[-move.count]
        return self.view.mapFromScene(QPointF(rect.x + rect.w / 2, rect.y + rect.h / 2))

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and release a key; it goes where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)

    def wait(self, ms: int) -> None:
        """Let time pass."""
        QTest.qWait(ms)

    def settle(self) -> None:
        """Let all motion end."""
        self.scene.motion.finish()
        QApplication.processEvents()

    # --- what a player sees ---------------------------------------------------------------------------------------

    def assert_in_place(self) -> None:
        """The picture is that of the position: 52 cards, each where it belongs, in the right order."""
        position = self.session.position
        assert len(set(all_cards(position))) == 52
        for resting in self.scene.table.resting(position):
            item = self.scene.item_of(resting.card)
            assert item.spot == (resting.rect.x, resting.rect.y, resting.rect.w), resting.card
            assert item.isVisible() == resting.is_in_sight, resting.card
        for cards in position.piles.values():
            heights = [self.scene.item_of(card).zValue() for card in cards]
            assert heights == sorted(set(heights))
