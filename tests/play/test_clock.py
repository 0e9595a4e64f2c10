"""The stopwatch, driven by hours that the tests make pass."""

from __future__ import annotations

import inspect
import time
from dataclasses import dataclass

from qtsolitaire.play.clock import Clock


@dataclass
class Hours:
    """A source of seconds."""

    now: float = 1000.0

    def __call__(self) -> float:
        return self.now

    def pass_by(self, seconds: float) -> None:
        self.now += seconds


def test_a_new_clock_stands_at_nothing_and_does_not_run() -> None:
    hours = Hours()
    clock = Clock(now=hours)
    hours.pass_by(60)
    assert (clock.seconds, clock.is_running) == (0, False)


def test_time_counts_from_start_to_stop() -> None:
    hours = Hours()
    clock = Clock(now=hours)
    clock.start()
    hours.pass_by(5)
    assert (clock.seconds, clock.is_running) == (5, True)
    clock.stop()
    hours.pass_by(100)
    assert (clock.seconds, clock.is_running) == (5, False)


def test_time_adds_up_over_pauses_with_its_fractions() -> None:
    hours = Hours()
    clock = Clock(now=hours)
    for _ in range(4):
        clock.start()
        hours.pass_by(0.75)
        clock.stop()
        hours.pass_by(10)
    assert clock.seconds == 3


def test_the_seconds_are_whole_ones() -> None:
    hours = Hours()
    clock = Clock(now=hours)
    clock.start()
    hours.pass_by(0.999)
    assert clock.seconds == 0
    hours.pass_by(0.002)
    assert clock.seconds == 1


def test_a_second_start_does_not_begin_anew() -> None:
    hours = Hours()
    clock = Clock(now=hours)
    clock.start()
    hours.pass_by(5)
    clock.start()
    hours.pass_by(5)
    assert clock.seconds == 10


def test_a_second_stop_counts_nothing() -> None:
    hours = Hours()
    clock = Clock(now=hours)
    clock.start()
    hours.pass_by(5)
    clock.stop()
    hours.pass_by(5)
    clock.stop()
    assert clock.seconds == 5


def test_what_was_played_before_counts() -> None:
    hours = Hours()
    clock = Clock(312, now=hours)
    assert clock.seconds == 312
    clock.start()
    hours.pass_by(2)
    assert clock.seconds == 314


def test_the_usual_source_of_time_never_goes_back() -> None:
    assert inspect.signature(Clock).parameters["now"].default is time.monotonic
