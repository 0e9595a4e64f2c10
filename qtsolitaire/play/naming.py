"""What it means to name two piles, one after another: the longest group that fits goes from the first to the second.

As pure functions of the position, like the gestures of the mouse. Nothing is chosen that the rules leave open: between
two piles there is at most one longest group.
"""

from __future__ import annotations

from qtsolitaire.core.cards import run_length
from qtsolitaire.core.game import Game, Refusal
from qtsolitaire.core.table import Move, Pile, PileKind, Position, foundation

from .gestures import Outcome, double_click, lift_refusal


def liftable(game: Game, position: Position, pile: Pile) -> int:
    """Return the size of the largest group that may be lifted; 0 if nothing may, or there is no such pile."""
    there = len(position.piles.get(pile, ()))
    count = 0
    while count < there and not lift_refusal(game, position, pile, count + 1):
        count += 1
    return count


def home_of(position: Position, source: Pile, count: int) -> Pile:
    """Return where a group's first card goes home: its foundation, or where finished runs lie if there are none.

    Args:
        position: What lies on the table.
        source: Where the group lies.
        count: How many cards it has, at least 1.
    """
    home = foundation(position[source][-count].suit)
    if home in position.piles:
        return home
    return next(pile for pile in position.piles if pile.kind is PileKind.FINISHED)


def sent(game: Game, position: Position, source: Pile, target: Pile) -> Move | Refusal:
    """Return the move of the longest group that fits; if none does, why not.

    Args:
        game: The judge.
        position: What lies on the table.
        source: A pile that is not empty.
        target: Any other pile.
    """
    counts = _counts(position, source)
    moves = [Move(source, target, count) for count in counts]
    refusals = {move: game.refusal(position, move) for move in moves}
    legal = next((move for move in moves if refusals[move] is None), None)
    if legal:
        return legal
    refusal = refusals[Move(source, target, _meant(game, position, source, target, counts))]
    assert refusal, "a legal move has been found above"
    return refusal


def best(game: Game, position: Position, source: Pile) -> Outcome:
    """Return what a double click does on the longest group of a pile that has a place to go; if none has, why not."""
    outcomes = [double_click(game, position, source, count) for count in _counts(position, source)]
    return next((outcome for outcome in outcomes if isinstance(outcome, Move)), outcomes[-1])


def _counts(position: Position, source: Pile) -> list[int]:
    """Return the sizes of the runs that end a pile, the longest first; one card at a time elsewhere than in columns."""
    longest = run_length(position[source]) if source.kind is PileKind.COLUMN else 1
    return list(range(longest, 0, -1))


def _meant(game: Game, position: Position, source: Pile, target: Pile, counts: list[int]) -> int:
    """Return which group a player has in mind whose move is not allowed: the one that fits by its rank, if any."""
    if target.kind is not PileKind.COLUMN:
        return 1
    last = position[target][-1].rank if position[target] else None
    by_rank = (count for count in counts if last and position[source][-count].rank == last - 1)
    return next(by_rank, max(1, liftable(game, position, source)))
