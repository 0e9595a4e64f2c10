"""Whole games by ear: what is said is enough to know at every move what lies where.

The listener of these tests knows nothing but the sentences, and which pile the player has named. From them it keeps the
table in mind, in its own words, and after each move that has to be the table that there is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from qtsolitaire.core.table import PileKind
from tests.board.test_keyboard import type_, typed_for
from tests.player import Player
from tests.reference import example

SitDown = Callable[..., Player]

RANKS = ("ace", *map(str, range(2, 11)), "jack", "queen", "king")
CARD = rf"(?:{'|'.join(RANKS)}) of [a-z]+"
MOVED = re.compile(
    rf"(?P<several>\d+ cards from the )?(?P<card>{CARD})(?: on)? to (?P<target>[a-z0-9 ]+)\.", re.IGNORECASE
)


@pytest.fixture(autouse=True)
def _read() -> Iterator[None]:
    """Something on the desktop reads windows."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


class Listener:
    """Keeps the table in mind.

    Args:
        columns: What was told of the columns.
        places: What was told of the other places.
    """

    def __init__(self, columns: str, places: str) -> None:
        self.piles: dict[str, list[str]] = {}
        for line in columns.splitlines():
            name, _, told = line.removesuffix(".").partition(": ")
            told = re.sub(r"\. The last \d+ can be lifted$", "", told)
            self.piles[name.split(",")[0].lower()] = [one for part in told.split(", ") if told for one in cards(part)]
        for line in places.splitlines():
            name, _, told = line.removesuffix(".").partition(", ")
            self.piles[name.lower()] = [] if told == "empty" else [told]

    def hear(self, source: str, sentence: str, taken: str) -> None:
        """Follow a move.

        Args:
            source: The pile that the player has named.
            sentence: What was said of it.
            taken: What was said when the cards were taken.
        """
        first = re.search(CARD, taken, re.IGNORECASE)
        moved = MOVED.match(sentence)
        assert first
        assert moved, sentence
        assert first[0].lower() == moved["card"].lower()
        count = int(moved["several"].split()[0]) if moved["several"] else 1
        group = self.piles[source][-count:]
        assert group[0] == moved["card"].lower()
        del self.piles[source][-count:]
        self.piles[moved["target"].lower()] += group
        if "A run of" in sentence:
            del self.piles[moved["target"].lower()][-13:]


def cards(part: str) -> list[str]:
    """Return the cards of a part of a list, also of "9 of spades down to 7"."""
    top, _, bottom = part.partition(" down to ")
    rank, suit = top.lower().split(" of ")
    ranks = range(RANKS.index(rank), (RANKS.index(bottom) if bottom else RANKS.index(rank)) - 1, -1)
    return [f"{RANKS[index]} of {suit}" for index in ranks]


@pytest.mark.parametrize("name", ["example_simple_simon.solitaire", "example_seahaven_towers.solitaire"])
def test_a_game_can_be_followed_by_ear_to_the_win(sit_down: SitDown, name: str) -> None:
    record = example(name)
    player = sit_down(record.deal, speed="off")
    said: list[str] = []
    assert player.view.reader
    player.view.reader.said.connect(said.append)
    told = []
    for key in (Qt.Key.Key_F8, Qt.Key.Key_F6):
        player.key(key)
        told.append(player.window.notice.text)
    listener = Listener(*told)
    for step in record.replay():
        type_(player, typed_for(step))
        listener.hear(str(step.move.source.saying).lower(), said[-1], said[-2])
        for pile, lying in player.session.position.piles.items():
            if pile.kind is PileKind.COLUMN:
                assert listener.piles[str(pile.saying).lower()] == [str(card.saying).lower() for card in lying]
            elif pile.kind is not PileKind.FINISHED:
                top = [str(card.saying).lower() for card in lying[-1:]]
                assert listener.piles[str(pile.saying).lower()][-1:] == top
    assert said[-1].endswith(f"Won. Score {player.session.position.score}, moves: {len(player.session.steps)}.")
