"""Whole games, from the deal to the win, with a real keyboard alone: by the cursor, and by the names of the piles."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import pytest

from qtsolitaire.board.cursor import Step, first_place, kept, stepped
from qtsolitaire.board.geometry import Hit, Layout
from qtsolitaire.board.keycaps import EVDEV, NAMES
from qtsolitaire.core import game
from qtsolitaire.core.cards import Suit
from qtsolitaire.core.table import PileKind, Position, foundation
from qtsolitaire.play.naming import sent
from tests.end_to_end.hand import Hand
from tests.end_to_end.screen import Program, Screen
from tests.reference import example

Start = Callable[..., Program]

RECORDS = {"Simple Simon": example("example_simple_simon.solitaire")}
RECORDS["Seahaven Towers"] = example("example_seahaven_towers.solitaire")
SHIFT = 50
KEYS = {name: str(place) for name, place in zip(NAMES, EVDEV, strict=True)}
"""The keys by their places, whatever the layout has printed there."""
WAYS = {
    Step.LEFT: "Left",
    Step.RIGHT: "Right",
    Step.UP: "Up",
    Step.DOWN: "Down",
    Step.FIRST: "Home",
    Step.LAST: "End",
    Step.FAR_UP: "Prior",
    Step.FAR_DOWN: "Next",
}

each_game = pytest.mark.parametrize("name", list(RECORDS))


def sit_down(start: Start, name: str) -> Hand:
    """A player at a dealt table, with the keyboard's focus."""
    deal = RECORDS[name].deal
    hand = Hand(start("--deal", str(deal.code)), deal)
    hand.program.focus()
    return hand


def see_the_win(hand: Hand) -> None:
    seen = hand.program.wait_for(lambda seen: bool(seen.win_panel), "the panel of a won game is there")
    assert seen.win_panel[:2] == [str(hand.position.score), str(hand.moves)]


class Walker:
    """Knows where the cursor is, and how to get from there to anywhere in few steps."""

    def __init__(self, table: Layout, position: Position) -> None:
        self._table = table
        self.at = first_place(table, position)

    def way(self, position: Position, goal: Hit) -> list[str]:
        """Return the keys to press."""
        self.at = kept(position, self.at)
        ways: dict[Hit, list[str]] = {self.at: []}
        waiting = deque([self.at])
        while goal not in ways:
            here = waiting.popleft()
            for step, key in WAYS.items():
                there = stepped(self._table, position, here, step)
                if there not in ways:
                    ways[there] = [*ways[here], key]
                    waiting.append(there)
        self.at = goal
        return ways[goal]


@each_game
def test_a_game_is_won_with_the_cursor_alone(start: Start, name: str) -> None:
    hand = sit_down(start, name)
    walker = Walker(hand.table, hand.position)
    hand.program.screen.press("Right")
    for step in RECORDS[name].replay():
        move, before = step.move, step.before
        take = walker.way(before, Hit(move.source, move.count))
        lay = walker.way(before, Hit(move.target, min(1, len(before[move.target]))))
        hand.program.screen.press(*take, "space", *lay, "space")
        hand.sees(step.after, hand.moves + 1)
    see_the_win(hand)


def names_for(step: game.Step, judge: game.Game) -> list[str]:
    """Return the keys that name a move: Shift only where another number of cards would go by itself."""
    move, before = step.move, step.before
    target = KEYS[str(move.target)]
    if move.source.kind is PileKind.FOUNDATION:
        filled = [suit for suit in Suit if before[foundation(suit)]]
        return [KEYS["h"]] * (filled.index(move.source.suit) + 1) + [target]
    source = KEYS[str(move.source)]
    if sent(judge, before, move.source, move.target) == move:
        return [source, target]
    return [f"{SHIFT}+{source}"] * move.count + [target]


@each_game
def test_a_game_is_won_with_the_names_of_the_piles_alone(start: Start, name: str) -> None:
    hand = sit_down(start, name)
    for step in RECORDS[name].replay():
        hand.program.screen.press(*names_for(step, hand.deal.game))
        hand.sees(step.after, hand.moves + 1)
    see_the_win(hand)


@pytest.mark.parametrize("layouts", ["vn", "vn,us", "th", "us,th", "ru"])
def test_piles_are_named_by_the_same_keys_on_every_layout(screen: Screen, start: Start, layouts: str) -> None:
    screen.set_keyboard(layouts)
    hand = sit_down(start, "Seahaven Towers")
    steps = list(RECORDS["Seahaven Towers"].replay())[:12]
    assert {str(step.move.target) for step in steps} & set("abcd")
    for step in steps:
        screen.press(*names_for(step, hand.deal.game))
        hand.sees(step.after, hand.moves + 1)


@pytest.mark.parametrize("layouts", ["us", "th", "vn"])
def test_the_page_of_keys_opens_by_a_key_and_closes_by_esc(screen: Screen, start: Start, layouts: str) -> None:
    screen.set_keyboard(layouts)
    hand = sit_down(start, "Simple Simon")
    screen.press("ctrl+question")
    hand.program.wait_for(lambda seen: seen.focus == "Keyboard", "the page of keys is there")
    screen.press("Escape")
    hand.program.wait_for(lambda seen: not seen.dialogs, "the page is closed")
    hand.program.focus()  # which a window manager would have given back
    screen.press("F5")
    hand.program.wait_for(lambda seen: seen.notice.startswith("Column 1, 8 cards: "), "the first column is told")
