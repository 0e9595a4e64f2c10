"""A player with a mouse and a keyboard: real events to a real window, piles named as in game records.

`group` is `4x3` (the last three cards of column 4), `hD` (the top diamond) or a pile's name alone (its last card, or
the empty pile).
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from qtsolitaire.board.items import CardItem, PictureItem
from qtsolitaire.board.scene import MARKS
from qtsolitaire.core.cards import Card
from qtsolitaire.core.game import Deal
from qtsolitaire.core.table import Move, Pile, all_cards, board_text, parse_move
from qtsolitaire.play.session import Session
from qtsolitaire.windows.main_window import MainWindow
from tests.reference import LEVELS, laid, parse_group

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def deal_of_board(level: str, *lines: str) -> Deal:
    """What a game begins with on a board as `laid` has it: the same arguments."""
    game, variant = LEVELS[level]
    return Deal(game, variant, laid(level, *lines).position)


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
        self.told: list[str] = []
        """The refusals that were told in a bubble, the last one last."""
        self.scene.bubble_shown.connect(self.told.append)
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
        sitting = self.window._sitting
        for session in filter(None, (sitting.session, sitting.left)):
            session.deleteLater()  # before Python's collector comes to it, which deletes undo stacks in a wrong order
        self.window.deleteLater()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop that would do it is running

    @property
    def session(self) -> Session:
        """The game on the table."""
        return self.window.session

    @property
    def board(self) -> str:
        """What lies on the table, as text."""
        return board_text(self.session.position)

    @property
    def moves(self) -> str:
        """What was played and not taken back, as records have it."""
        return " ".join(str(step.move) for step in self.session.steps)

    @property
    def selected(self) -> str:
        """The selected group; empty if there is none."""
        group = self.scene.selection
        if group is None:
            return ""
        pile = f"h{group.source.suit.value}" if str(group.source) == "h" else str(group.source)
        return f"{pile}x{group.count}" if group.count > 1 else pile

    @property
    def viewport(self) -> QWidget:
        """Where mouse events go."""
        return self.view.viewport()

    # --- where things are -----------------------------------------------------------------------------------------

    def point(self, group: str) -> QPoint:
        """The middle of the strip that shows of a group's first card; of its marker, if the pile is empty."""
        return self.point_on(*parse_group(group))

    def point_on(self, pile: Pile, count: int) -> QPoint:
        """The same, for the last `count` cards of a pile."""
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

    def double_click(self, group: str, jitter: QPoint | None = None) -> None:
        """Press, release, press again, release, as a mouse does; the second half goes to the same place."""
        point = self.point(group)
        second = point + (jitter or QPoint())
        QTest.mouseClick(self.viewport, LEFT, pos=point)
        QTest.mouseDClick(self.viewport, LEFT, pos=second)
        QTest.mouseRelease(self.viewport, LEFT, pos=second)

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
        group = move[: 2 if move[0] == "h" else 1] + (f"x{wanted.count}" if wanted.count > 1 else "")
        self.drag_onto(group, wanted.target)

    def drag_onto(self, group: str, pile: Pile) -> None:
        """Drag a group so that its first card covers a pile's last card or marker, and drop it there."""
        self.release(self.carry_onto(group, pile))

    def carry_onto(self, group: str, pile: Pile) -> QPoint:
        """Drag a group as `drag_onto` does, but keep the button down; where the mouse is."""
        rect = self.scene.table.group_rect(pile, len(self.session.position[pile]), 1)
        return self.carry_corner_to(group, QPointF(rect.x, rect.y))

    def carry_corner_to(self, group: str, corner: QPointF) -> QPoint:
        """Drag a group so that its first card's top left corner comes to a point of the scene; where the mouse is."""
        pile, count = parse_group(group)
        first = self.scene.table.card_rects(pile, len(self.session.position[pile]))[-count]
        way = self.view.mapFromScene(corner) - self.view.mapFromScene(QPointF(first.x, first.y))
        start = self.point(group)
        QTest.mousePress(self.viewport, LEFT, pos=start)
        self.carry_to(start + way)
        return start + way

    def click_fast(self, *points: QPoint) -> None:
        """Click points of the viewport one after another, through the window: Qt itself finds the double clicks.

        All clicks are 502 ms apart; a test that wants double ones sets the interval of the system to more.
        """
        for point in points:
            in_window = self.viewport.mapTo(self.window, point)
            QTest.mouseClick(self.window.windowHandle(), LEFT, pos=in_window)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press and release a key; it goes where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifiers)

    def wait(self, ms: int) -> None:
        """Let time pass."""
        QTest.qWait(ms)

    def let_pass(self, part: float) -> None:
        """Let a part of the whole time of the running motion pass: .5 comes to its middle, 1 to its end."""
        clock = self.scene.motion.findChild(QVariantAnimation, "flying")
        assert isinstance(clock, QVariantAnimation)
        clock.setCurrentTime(round(clock.totalDuration() * part))

    def settle(self) -> None:
        """Let all motion end, and take the fans of a won game down."""
        self.scene.motion.finish()
        if self.scene.is_celebrating:
            self.scene.let_go()
        QApplication.processEvents()

    # --- what a player sees ---------------------------------------------------------------------------------------

    @property
    def lit(self) -> list[Pile]:
        """The piles that are lit as legal targets, in the order of the table."""
        spots = {
            (item.x(), item.y())
            for item in self.scene.items()
            if isinstance(item, PictureItem) and item.zValue() == MARKS + 2 and item.isVisible()
        }
        corners = {
            (rect.x, rect.y): pile
            for pile, cards in self.session.position.piles.items()
            for rect in [self.scene.table.group_rect(pile, len(cards), 1)]
        }
        lit = [corners.pop(spot) for spot in spots]
        return [pile for pile in self.session.position.piles if pile in lit]

    def picture(self, card: Card) -> CardItem:
        """A card's picture."""
        return self.scene.item_of(card)

    def assert_in_place(self) -> None:
        """The picture is that of the position: 52 cards, each where it belongs, in the right order."""
        position = self.session.position
        assert len(set(all_cards(position))) == 52
        for resting in self.scene.table.resting(position):
            item = self.scene.item_of(resting.card)
            wanted = (resting.rect.x, resting.rect.y, resting.rect.w, 0.0)
            assert all(abs(is_at - at) < 1e-6 for is_at, at in zip(item.spot, wanted, strict=True)), resting.card
            assert item.isVisible() == resting.is_in_sight, resting.card
        for cards in position.piles.values():
            heights = [self.scene.item_of(card).zValue() for card in cards]
            assert heights == sorted(set(heights))
