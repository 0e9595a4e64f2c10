"""Everything that moves on the table, driven by one clock.

A motion is a list of flights on one time line. It only moves pictures: the rules have long gone on when it starts, and
whoever needs the table at rest calls `finish`, which jumps to the end. There is no state "busy".
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

if TYPE_CHECKING:
    from .items import CardItem

class Spot(NamedTuple):
    """Where a card's picture is: its top left corner and its width, in pixels."""

    x: float
    y: float
    w: float


@dataclass(frozen=True, slots=True)
class Flight:
    """One card on its way.

    Args:
        item: The card's picture.
        start: Where it begins.
        end: Where it goes.
        delay: Milliseconds from the beginning of the motion.
        ms: How long it takes.
        curve: How it speeds up and slows down.
        z: How high it flies.
    """

    item: CardItem
    start: Spot
    end: Spot
    delay: float
    ms: float
    curve: QEasingCurve
    z: float

    @property
    def finish(self) -> float:
        """Return when it ends, in milliseconds from the beginning of the motion."""
        return self.delay + self.ms

    def show(self, time: float) -> None:
        """Put the picture where it is at a time that is not before the start."""
        part = self.curve.valueForProgress(min(1.0, (time - self.delay) / self.ms))
        (x, y, w), (to_x, to_y, to_w) = self.start, self.end
        self.item.put(Spot(x + (to_x - x) * part, y + (to_y - y) * part, w + (to_w - w) * part))
        if self.item.zValue() != self.z:
            self.item.setZValue(self.z)


class Motion(QObject):
    """The one clock.

    Args:
        rest: Puts everything where it belongs; called at the end, and when the motion is cut short.
        parent: Qt's parent.
    """

    def __init__(self, rest: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._rest = rest
        self._flights: Sequence[Flight] = ()
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.valueChanged.connect(self._show)
        self._animation.finished.connect(self.finish)

    @property
    def is_running(self) -> bool:
        """Tell whether something moves."""
        return bool(self._flights)

    def start(self, flights: Sequence[Flight]) -> None:
        """Begin a motion, instead of the one that may be running.

        Args:
            flights: In the order of their delays, as far as they concern the same card.
        """
        self._animation.stop()
        self._flights = flights
        if not flights:
            self._rest()
            return
        for flight in reversed(flights):
            flight.item.setVisible(True)
            flight.show(flight.delay)
        total = max(flight.finish for flight in flights)
        self._animation.setEndValue(float(total))  # of another type than the start value, it would show nothing
        self._animation.setDuration(round(total))
        self._animation.start()

    def finish(self) -> None:
        """Jump to the end; nothing happens if nothing moves."""
        if self._flights:
            self._flights = ()
            self._animation.stop()
            self._rest()

    def _show(self, time: float) -> None:
        for flight in self._flights:
            if time >= flight.delay:
                flight.show(time)
