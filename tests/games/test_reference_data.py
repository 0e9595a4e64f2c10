"""The games against an independent reference: its walks and its wins, move by move.

The engine that made the data shares no code with this project (tests/data). Whatever both read differently in the rules
shows here: as a move that is refused, a legal move too many or too few, another score, or another board at the end.
"""

from __future__ import annotations

from typing import Any

import pytest

from qtsolitaire.core.game import RefusedMoveError, Step
from qtsolitaire.core.table import board_text, parse_move
from tests.reference import Table, deal_of_row, example_after, rows_of

LEVELS = ["s1", "s2", "s4", "c4", "c2", "c1"]


def played(row: dict[str, Any]) -> list[Step]:
    deal = deal_of_row(row)
    return list(deal.game.replay(deal.position, map(parse_move, row["moves"].split())))


@pytest.mark.parametrize("level", LEVELS)
def test_a_walk_has_the_references_legal_moves_and_scores_at_every_step_and_its_final_board(level: str) -> None:
    rows = rows_of(f"walks_{level}.jsonl")
    assert len(rows) == 50
    for number, row in enumerate(rows, 1):
        game, steps = deal_of_row(row).game, played(row)
        positions = [deal_of_row(row).position, *(step.after for step in steps)]
        assert [sum(1 for _ in game.legal_moves(position)) for position in positions] == row["legal"], number
        assert [step.after.score for step in steps] == row["scores"], number
        assert board_text(positions[-1]) == row["end"].rstrip(), number


@pytest.mark.parametrize("level", LEVELS)
def test_a_board_of_the_reference_is_written_as_it_was_read(level: str) -> None:
    for row in rows_of(f"walks_{level}.jsonl") + rows_of(f"wins_{level}.jsonl"):
        assert board_text(deal_of_row(row).position) == row["board"].rstrip()


@pytest.mark.parametrize("level", LEVELS)
def test_every_won_game_of_the_reference_is_won_here_with_its_last_move_and_not_before(level: str) -> None:
    rows = rows_of(f"wins_{level}.jsonl")
    assert len(rows) >= 49
    for number, row in enumerate(rows, 1):
        game, steps = deal_of_row(row).game, played(row)
        won = [game.is_won(step.after) for step in steps]
        assert won == [False] * (len(steps) - 1) + [True], number


@pytest.mark.parametrize(("level", "points"), [("s1", 900), ("s2", 900), ("s4", 900), ("c4", 520), ("c1", 520)])
def test_a_won_game_ends_with_its_points_less_the_cost_of_the_moves(level: str, points: int) -> None:
    cost = 1 if level[0] == "s" else 0
    for row in rows_of(f"wins_{level}.jsonl"):
        steps = played(row)
        assert steps[-1].after.score == points - cost * len(steps)


def test_a_won_game_is_refused_when_one_of_its_moves_is_left_out() -> None:
    """The replay judges every move: without a move that others rest on, a later one fails."""
    row = rows_of("wins_c1.jsonl")[0]
    deal, moves = deal_of_row(row), row["moves"].split()
    with pytest.raises(RefusedMoveError):
        list(deal.game.replay(deal.position, map(parse_move, moves[1:])))


# --- the facts that the comments of the example records tell ------------------------------------------------------


def simple_simon_after(moves: int) -> Table:
    return example_after("example_simple_simon.solitaire", moves)


@pytest.mark.parametrize(
    ("moves", "score", "runs"), [(15, 485, 0), (16, 584, 1), (28, 572, 1), (29, 671, 2), (49, 851, 4)]
)
def test_the_runs_of_the_example_leave_after_the_moves_that_are_told(moves: int, score: int, runs: int) -> None:
    table = simple_simon_after(moves)
    done = table.board[0].removeprefix("Done:").split() if table.board[0].startswith("Done:") else []
    assert (table.score, len(done)) == (score, runs)


def test_the_five_cards_under_the_first_run_stay() -> None:
    before, after = (simple_simon_after(moves).board[-6].split() for moves in (15, 16))
    assert before[:5] == after
    assert len(after) == 5


def test_the_group_of_twelve_cards_moves_as_one_into_the_only_empty_column_for_one_point() -> None:
    before, after = simple_simon_after(25), simple_simon_after(26)
    assert [number for number, line in enumerate(before.board[1:], 1) if line == "-"] == [2]
    assert after.board[2] == "QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS"
    assert after.score == before.score - 1
