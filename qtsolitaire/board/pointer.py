"""The mouse on the table: turns presses, moves and releases of the left button into the gestures of the rules.

Only the left button plays. Holding the right one, or the left one without moving, shows a covered card whole; other
buttons change nothing, whatever they are pressed with. A press ends any motion first, and then counts. The second half
of a double click, and a third press right after it, never act on what the first half uncovered: they belong to the card
that the first press hit.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from math import hypot

from PySide6.QtCore import QPointF, QTimer
from PySide6.QtGui import QGuiApplication

from qtsolitaire.core.game import Refusal
from qtsolitaire.core.table import Move, Position
from qtsolitaire.play import gestures
from qtsolitaire.play.gestures import Habits, Outcome, Selection
from qtsolitaire.play.session import Session

from .geometry import Hit
from .scene import BoardScene


@dataclass(frozen=True, slots=True)
class _Press:
    """A press of the button.

    Args:
        hit: What was under it; None for bare felt.
        at: Where, in the scene.
        time: When, in milliseconds.
        session: The game that was on the table, and
        position: what lay there; once that has changed, the press means nothing more.
        clicks: 1 for the first of a series, 2 for the second half of a double click, 3 for a third.
    """

    hit: Hit | None
    at: QPointF
    time: int
    session: Session
    position: Position
    clicks: int = 1


class _State(Enum):
    UP = auto()
    DOWN = auto()  # pressed, and not yet known whether it is a click or a drag
    LOOKING = auto()  # held without moving: a covered card is shown whole
    CARRYING = auto()
    SPENT = auto()  # pressed, but whatever follows until the release means nothing


class Pointer:
    """Plays with the left mouse button.

    Args:
        scene: The table.
    """

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self._press = _Press(None, QPointF(), 0, scene.session, scene.position, clicks=0)
        self._state = _State.UP
        self._hold = QTimer(scene, singleShot=True)
        self._hold.timeout.connect(self._start_looking)

    @property
    def is_carrying(self) -> bool:
        """Tell whether a group follows the mouse."""
        return self._state is _State.CARRYING and self._scene.lifted is not None

    def press(self, at: QPointF, time: int, *, is_second: bool) -> None:
        """Begin a gesture.

        Args:
            at: Where, in the scene.
            time: When, in milliseconds.
            is_second: The system takes this for the second half of a double click.
        """
        self.cancel()
        self.end_show()
        self._scene.hide_cursor()
        before = self._press
        if is_second and before.clicks == 1:
            self._press = replace(before, at=at, time=time, clicks=2)
            self._state = _State.SPENT
            self._second_click()
        elif before.clicks == 2 and self._is_repeated(before, at, time):
            self._press = replace(before, at=at, time=time, clicks=3)
            self._state = _State.SPENT
        else:
            session, position = self._scene.session, self._scene.position
            self._press = _Press(self._scene.table.hit(position, at.x(), at.y()), at, time, session, position)
            self._state = _State.DOWN
            self._hold.start(QGuiApplication.styleHints().mousePressAndHoldInterval())

    def click(self, hit: Hit, habits: Habits | None = None) -> None:
        """Click a card or an empty pile, wherever the mouse is.

        Args:
            hit: Which one.
            habits: What a click means, if it is not what the player's options say.
        """
        self.end_show()
        scene = self._scene
        game, habits = scene.session.game, habits or scene.preferences.habits
        self.act(gestures.click(game, scene.position, scene.selection, hit.pile, hit.count, habits), hit)

    def end_show(self) -> None:
        """Let everything that is only shown end, so that the table is as it will be judged."""
        self._scene.motion.finish()
        self._scene.hide_bubble()
        self._scene.peek(None)
        if self._scene.is_celebrating:
            self._scene.let_go()

    def _is_repeated(self, before: _Press, at: QPointF, time: int) -> bool:
        """Tell whether a press follows another as closely as the halves of a double click do."""
        hints = QGuiApplication.styleHints()
        distance = hypot(at.x() - before.at.x(), at.y() - before.at.y()) / self._scene.unit
        is_near = distance <= hints.mouseDoubleClickDistance()
        return is_near and 0 <= time - before.time <= hints.mouseDoubleClickInterval()

    def move(self, at: QPointF) -> None:
        """Follow the mouse, while the button is down."""
        is_held = self._state in (_State.DOWN, _State.LOOKING)
        if is_held and self._is_current and self._is_beyond_click(at):
            self._hold.stop()
            self._scene.peek(None)
            self._start_carrying()
        if self._state is _State.CARRYING and self._scene.lifted:
            self._scene.carry(at.x() - self._press.at.x(), at.y() - self._press.at.y())

    @property
    def _is_current(self) -> bool:
        """Tell whether the table is still the one that was pressed on."""
        return self._press.session is self._scene.session and self._press.position is self._scene.position

    def _is_beyond_click(self, at: QPointF) -> bool:
        distance = hypot(at.x() - self._press.at.x(), at.y() - self._press.at.y())
        return distance >= QGuiApplication.styleHints().startDragDistance() * self._scene.unit

    def _start_carrying(self) -> None:
        hit = self._press.hit
        if hit is None or not hit.count:
            self._state = _State.SPENT
            return
        refusal = gestures.lift_refusal(self._scene.session.game, self._scene.position, hit.pile, hit.count)
        if refusal:
            self._state = _State.SPENT
            self._scene.select(None)
            self._scene.session.refuse(refusal, hit.pile, hit.count)
        else:
            self._state = _State.CARRYING
            self._scene.lift(Selection(hit.pile, hit.count))

    def release(self, at: QPointF, *, is_inside: bool) -> None:
        """End the gesture.

        Args:
            at: Where, in the scene.
            is_inside: The mouse is on the table.
        """
        self._hold.stop()
        self._scene.peek(None)
        state, self._state = self._state, _State.UP
        if state is _State.CARRYING:
            self._drop(at, is_inside=is_inside)
        elif state is _State.DOWN and self._is_current:
            self._click()

    def cancel(self) -> None:
        """Put the cards back: Esc, or a release that never comes."""
        self._hold.stop()
        self._scene.peek(None)
        state, self._state = self._state, _State.SPENT if self._state is not _State.UP else _State.UP
        if state is _State.CARRYING and self._scene.lifted:
            self._scene.lay_down()
            self._scene.return_home()

    def look(self, at: QPointF) -> None:
        """Show the card at a point whole, while the left button is up."""
        if self._state is _State.UP:
            self.end_show()
            self._scene.peek(self._scene.table.hit(self._scene.position, at.x(), at.y()))

    def look_away(self) -> None:
        """End what `look` began."""
        if self._state is _State.UP:
            self._scene.peek(None)

    def _start_looking(self) -> None:
        """Show the held card whole; the release that follows is no click."""
        hit = self._press.hit
        if self._state is _State.DOWN and self._is_current and hit and hit.count > 1:
            self._state = _State.LOOKING
            self._scene.peek(hit)

    def _click(self) -> None:
        hit = self._press.hit
        if hit is None:
            self._scene.select(None)
        else:
            self.click(hit)

    def _second_click(self) -> None:
        hit, scene = self._press.hit, self._scene
        if hit is None or not self._is_current:
            return
        if scene.preferences.habits.double_click:
            self.act(gestures.double_click(scene.session.game, scene.position, hit.pile, hit.count), hit)
        else:
            self._click()

    def _drop(self, at: QPointF, *, is_inside: bool) -> None:
        scene, group = self._scene, self._scene.lifted
        if group is None:  # a change of the table, such as an undo or a resize, has ended the gesture
            return
        offset = at - self._press.at
        overlaps = scene.overlaps(offset.x(), offset.y())
        scene.lay_down()
        outcome = None
        if is_inside:
            game, habits = scene.session.game, scene.preferences.habits
            outcome = gestures.drop(game, scene.position, group.source, group.count, overlaps, habits)
        if not isinstance(outcome, Move):
            scene.return_home()
        if outcome is not None:
            where = max(overlaps, key=overlaps.__getitem__, default=group.source)
            self.act(outcome, Hit(where, 0))

    def act(self, outcome: Outcome, hit: Hit) -> None:
        """Do what a gesture has come to.

        Args:
            outcome: What is to be done.
            hit: Where a refusal is told.
        """
        match outcome:
            case Move():
                self._scene.session.play(outcome)
            case Refusal():
                self._scene.session.refuse(outcome, hit.pile, hit.count)
            case _:
                self._scene.select(outcome)
