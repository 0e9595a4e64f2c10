"""Rounds of random play: each in a fresh profile and with a seed of its own, written down event by event.

A round is short enough to be done again from its journal, also when it ended the whole process.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import TextIO

from .events import Chance, Event, Hand
from .objects import counts
from .world import World

ROUND = 500
"""Events of a round."""


def play_round(seed: str, count: int, journal: TextIO) -> None:
    """Play at random.

    Args:
        seed: From which everything follows.
        count: Number of events.
        journal: Where each event is written before it happens.

    Raises:
        BrokenError: After an event something is not as it must be.
    """

    def chosen(world: World) -> Iterator[Event]:
        for event in islice(Chance(world, Random(seed)).events(), count):
            print(event, file=journal, flush=True)
            yield event

    _do(chosen)


def play_script(events: Sequence[Event]) -> None:
    """Do events that were written down.

    Raises:
        BrokenError: After an event something is not as it must be.
    """
    _do(lambda _world: events)


def _do(events: Callable[[World], Iterable[Event]]) -> None:
    """Do events in a fresh profile; each is asked for when the one before has been done."""
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder))
        try:
            hand = Hand(world)
            for event in events(world):
                hand.do(event)
                world.check()
            _come_to_rest(hand)
        finally:
            world.leave()


def _come_to_rest(hand: Hand) -> None:
    """Let everything end that goes on, and start the program again: it must be as it was."""
    for event in (Event("close", 0), Event("turn", 0), Event("rest", 0), Event("turn", 0), Event("restart", 0)):
        hand.do(event)
        hand.world.check()


def play_rounds(seed: int, events: int, journal: Path, report_s: float = 60) -> None:
    """Play rounds until there were so many events; say now and then how it goes.

    Args:
        seed: The seed of all; that of round 7 is “seed/7”.
        events: How many.
        journal: The file in which the round that is played stands.
        report_s: How often something is said, in seconds.

    Raises:
        BrokenError: Something is not as it must be.
    """
    began = said = time.monotonic()
    for number, start in enumerate(range(0, events, ROUND)):
        count = min(ROUND, events - start)
        with journal.open("w", encoding="utf-8") as file:
            print(f"# {seed}/{number}", file=file)
            play_round(f"{seed}/{number}", count, file)
        now = time.monotonic()
        if now - said > report_s or start + count >= events:
            said = now
            rate = (start + count) / (now - began)
            print(f"{start + count:8} events, {rate:5.0f} a second; {counts()}", flush=True)


