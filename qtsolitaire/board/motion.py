"""Everything that moves on the table, driven by one clock.

A motion is a list of flights on one time line. It only moves pictures: the rules have long gone on when it starts, and
whoever needs the table at rest calls `finish`, which jumps to the end. There is no state "busy". Marks do not fly; they
fade in on a clock of their own, which ends with the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation
from PySide6.QtWidgets import QGraphicsItem

from .geometry import Spot
from .items import CardItem

MARK_MS = 80
BUBBLE_IN_MS, BUBBLE_OUT_MS = 100, 150


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
        vanishes: It is out of sight once it has arrived: under another card, whose shadow is enough for both.
    """

    item: CardItem
    start: Spot
    end: Spot
    delay: float
    ms: float
    curve: QEasingCurve
    z: float
    vanishes: bool = False

    @property
    def finish(self) -> float:
        """Return when it ends, in milliseconds from the beginning of the motion."""
        return self.delay + self.ms

    def show(self, time: float) -> None:
        """Put the picture where it is at a time that is not before the start."""
        part = self.curve.valueForProgress(min(1.0, (time - self.delay) / self.ms))
        self.item.put(Spot(*(a + (b - a) * part for a, b in zip(self.start, self.end, strict=True))))
        self.item.setZValue(self.z)
        self.item.setVisible(part < 1 or not self.vanishes)


class Motion(QObject):
    """The one clock.

    Args:
        rest: Puts everything where it belongs; called at the end, and when the motion is cut short.
        parent: Qt's parent.
    """

    def __init__(self, rest: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self.pace = 1.0
        """How long everything takes, of its usual time; 0 for no motion at all."""
        self._rest = rest
        self._flights: Sequence[Flight] = ()
        self._under_way: Sequence[Flight] = ()  # those that have not arrived
        self._flying = self._clock(self._show, self.finish)
        self._flying.setObjectName("flying")
        self._fading: Sequence[QGraphicsItem] = ()
        self._fade = self._clock(self._show_fading, self._end_fade)

    def _clock(self, show: Callable[[float], None], finish: Callable[[], None]) -> QVariantAnimation:
        clock = QVariantAnimation(self)
        clock.setStartValue(0.0)
        clock.valueChanged.connect(show)
        clock.finished.connect(finish)
        return clock

    @property
    def is_running(self) -> bool:
        """Tell whether cards are on their way."""
        return bool(self._flights)

    def start(self, flights: Sequence[Flight]) -> None:
        """Begin a motion, instead of the one that may be running.

        Args:
            flights: In the order of their delays, as far as they concern the same card.
        """
        self._flying.stop()
        self._flights = self._under_way = ()
        if not flights or not self.pace:
            self._rest()
            return
        total = max(flight.finish for flight in flights)
        self._flying.setEndValue(float(total))  # of another type than the start value, it would have no values between
        self._flying.setDuration(max(1, round(total * self.pace)))
        for flight in reversed(flights):
            flight.show(flight.delay)
        self._flights = self._under_way = flights  # not before: a new end value is shown at once, at the old time
        self._flying.start()

    def finish(self) -> None:
        """Jump to the end; nothing happens if nothing moves."""
        self._end_fade()
        if self._flights:
            self._flights = self._under_way = ()
            self._flying.stop()
            self._rest()

    def appear(self, items: Sequence[QGraphicsItem], ms: float = MARK_MS) -> None:
        """Let marks that were just made visible fade in."""
        self._start_fade(items, 0.0, 1.0, ms)

    def vanish(self, item: QGraphicsItem, ms: float) -> None:
        """Let something fade out; when that is over, or cut short, it is hidden."""
        self._start_fade([item], 1.0, 0.0, ms)

    def _start_fade(self, items: Sequence[QGraphicsItem], start: float, end: float, ms: float) -> None:
        self._end_fade()
        self._fading = items
        self._fade.setStartValue(start)
        self._fade.setEndValue(end)
        self._fade.setDuration(round(ms * self.pace))
        if self.pace and items:
            self._fade.start()
        else:
            self._end_fade()

    def _show(self, time: float) -> None:
        for flight in self._under_way:
            if time >= flight.delay:
                flight.show(time)
        self._under_way = [flight for flight in self._under_way if flight.finish > time]

    def _show_fading(self, part: float) -> None:
        for item in self._fading:
            item.setOpacity(part)

    def _end_fade(self) -> None:
        is_vanishing = bool(self._fading) and not self._fade.endValue()
        self._fade.stop()
        for item in self._fading:
            item.setOpacity(1.0)
            item.setVisible(item.isVisible() and not is_vanishing)
        self._fading = ()
