"""What clicks, double clicks and drops mean, as pure functions of the position.

Each gesture ends in one `Outcome`: a move to play, a group to select, a refusal to tell, or nothing (which also takes a
selection back). The board finds out where the mouse is, the session plays; here it is decided. Nothing is tried out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from qtsolitaire.core.game import Game, Reason, Refusal, refuse
from qtsolitaire.core.table import Move, Pile, PileKind, Position
from qtsolitaire.core.text import mark


class PlayWhy(Reason):
    """Refusals that come from playing rather than from a game's rules."""

    GAME_OVER = mark("Refusal", "The game is won. Undo, restart, or begin a new one.")
    NO_PILE_TAKES_CARD = mark("Refusal", "No pile takes the {first}.")
    NO_PILE_TAKES_GROUP = mark("Refusal", "No pile takes these {count} cards from the {first} on.")


@dataclass(frozen=True, slots=True)
class Selection:
    """A group that was clicked.

    Args:
        source: Where it lies.
        count: How many cards it has, from the clicked one to the last.
    """

    source: Pile
    count: int


@dataclass(frozen=True, slots=True)
class Habits:
    """The options that change what a gesture means, with their defaults from the rules.

    Args:
        double_click: A double click sends a group to its best pile.
        auto_place: A dropped group finds its pile wherever it is dropped.
        click_sends_up: A single click sends a card to its foundation.
    """

    double_click: bool = True
    auto_place: bool = False
    click_sends_up: bool = True


Outcome: TypeAlias = Move | Selection | Refusal | None


def lift_refusal(game: Game, position: Position, source: Pile, count: int) -> Refusal | None:
    """Tell why a group may not be lifted by the player: after a win nothing may."""
    if game.is_won(position):
        return refuse(PlayWhy.GAME_OVER)
    return game.lift_refusal(position, source, max(1, count))


def click(
    game: Game, position: Position, selection: Selection | None, pile: Pile, count: int, habits: Habits
) -> Outcome:
    """Decide what a single click on a pile does.

    Args:
        game: The judge.
        position: What lies on the table.
        selection: What is selected.
        pile: The pile that was clicked.
        count: Cards from the clicked one to the pile's last; 0 on an empty pile.
        habits: The player's options.
    """
    if selection is None:
        return _click_afresh(game, position, pile, count, habits)
    if selection == Selection(pile, count):
        return None
    lift = lift_refusal(game, position, pile, count)
    if selection.source == pile:
        return lift or Selection(pile, count)
    move = Move(selection.source, pile, selection.count)
    refusal = game.refusal(position, move)
    if refusal is None:
        return move
    return refusal if lift else Selection(pile, count)


def _click_afresh(game: Game, position: Position, pile: Pile, count: int, habits: Habits) -> Outcome:
    lift = lift_refusal(game, position, pile, count)
    if lift is None and count == 1 and habits.click_sends_up:
        move = game.tap(position, pile)
        if move:
            return move
    return lift or Selection(pile, count)


def double_click(game: Game, position: Position, pile: Pile, count: int) -> Outcome:
    """Decide what a double click does, when the option for it is on.

    Args:
        game: The judge.
        position: What lies on the table.
        pile: The pile that was clicked first.
        count: Cards from the clicked one to the pile's last; 0 on an empty pile.
    """
    lift = lift_refusal(game, position, pile, count)
    if lift:
        return lift
    if pile.kind is PileKind.FOUNDATION:
        return Selection(pile, count)  # taken back only by a move that says where to
    best = game.best_targets(position, pile, count)
    if best:
        return Move(pile, best[0], count)
    first = position.group(pile, count)[0]
    if count == 1:
        return refuse(PlayWhy.NO_PILE_TAKES_CARD, first=first)
    return refuse(PlayWhy.NO_PILE_TAKES_GROUP, first=first, count=count)


def drop(
    game: Game, position: Position, source: Pile, count: int, overlaps: Mapping[Pile, float], habits: Habits
) -> Outcome:
    """Decide where a dragged group goes: None puts it back without a word.

    Args:
        game: The judge.
        position: What lies on the table.
        source: Where the group was lifted.
        count: How many cards it has.
        overlaps: Area that the dragged cards share with each pile they touch; empty on bare felt.
        habits: The player's options.
    """
    overlaps = {pile: area for pile, area in overlaps.items() if pile.kind is not PileKind.FINISHED}  # only trophies
    largest = max(overlaps, key=overlaps.__getitem__, default=None)
    if largest == source:
        return None
    takers = [pile for pile in game.targets(position, source, count) if pile in overlaps]
    dropped_on = max(takers, key=overlaps.__getitem__, default=None)
    if habits.auto_place:
        dropped_on = _auto_placed(game, position, source, count, dropped_on) or dropped_on
    if dropped_on:
        return Move(source, dropped_on, count)
    return game.refusal(position, Move(source, largest, count)) if largest else None


def _auto_placed(game: Game, position: Position, source: Pile, count: int, dropped_on: Pile | None) -> Pile | None:
    """Return the best pile in the double click's order, a foundation only if the group was dropped there."""
    on_foundation = dropped_on is not None and dropped_on.kind is PileKind.FOUNDATION
    best = game.best_targets(position, source, count)
    return next((pile for pile in best if on_foundation or pile.kind is not PileKind.FOUNDATION), None)
