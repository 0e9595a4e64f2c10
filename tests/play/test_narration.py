"""What a step is called when a game is shown move by move."""

from __future__ import annotations

import pytest

from qtsolitaire.play.narration import caption
from tests.reference import example, laid

SIMON, TOWERS = "example_simple_simon.solitaire", "example_seahaven_towers.solitaire"


@pytest.mark.parametrize(
    ("name", "number", "said"),
    [
        (SIMON, 1, "9 of spades to column 10: 500 → 499"),
        (SIMON, 26, "12 cards from the queen of spades to column 2: 575 → 574"),
        (SIMON, 49, "6 cards from the 6 of spades to column 4, a run is finished: 752 → 851"),
        (TOWERS, 1, "Jack of clubs to cell 3"),  # which changes no score
        (TOWERS, 4, "Ace of diamonds to the foundation of diamonds: 0 → 10"),
        (TOWERS, 9, "3 of clubs to the foundation of clubs: 40 → 50"),  # from a cell
        (TOWERS, 13, "2 cards from the jack of diamonds to column 9"),
    ],
)
def test_a_step_is_called_by_its_cards_its_target_and_the_scores_that_differ(name: str, number: int, said: str) -> None:
    assert str(caption(list(example(name).replay())[number - 1])) == said


def test_a_single_card_that_finishes_a_run_is_said_to() -> None:
    step = laid("S4", "AH | KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H | - | - | - | - | - | - | - | …").play("12")
    assert str(caption(step)).startswith("Ace of hearts to column 2, a run is finished: ")


def test_a_card_that_comes_down_from_a_foundation_is_named() -> None:
    step = laid("C4", "Founds: H-4 C-0 D-0 S-0", "FC: - - - -", "5H | … | - | - | - | - | - | - | - | -").play("hH1")
    assert str(caption(step)).startswith("4 of hearts to column 1: ")


@pytest.mark.parametrize("name", [SIMON, TOWERS])
def test_a_step_of_an_example_has_its_scores_in_its_caption_if_they_differ(name: str) -> None:
    for step in example(name).replay():
        before, after = step.before.score, step.after.score
        said = str(caption(step))
        assert said.endswith(f": {before} → {after}") if before != after else "→" not in said
