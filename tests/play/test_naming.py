"""Two piles named one after another: what goes, and what is told if nothing does."""

from __future__ import annotations

import pytest

from qtsolitaire.core.game import Refusal
from qtsolitaire.core.table import Move, PileKind
from qtsolitaire.play.naming import best, home_of, liftable, sent
from tests.reference import Table, example, laid, parse_group

SIMON = ("S4", "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -")
TOWERS = ("C4", "FC: 2S 3C 4D -", "KH QH JH TH | JS TS 9S 8S | QS | KS | … | - | - | - | - | -")
FULL = ("C1", "FC: 2S", "KH QH JH TH | JS TS 9S 8S | QS | KS | AC | 2C | 3C | 4C | 5C | …")


def outcome(table: Table, source: str, target: str) -> str:
    """The move as records have it, or the sentence of its refusal."""
    done = sent(table.game, table.position, parse_group(source)[0], parse_group(target)[0])
    return str(done) if isinstance(done, Move) else str(done.saying)


@pytest.mark.parametrize(
    ("source", "target", "what"),
    [
        ("1", "2", "12x3"),
        ("1", "3", "13x3"),
        ("1", "4", "14"),
        ("1", "8", "18x3"),
        ("1", "5", "Nothing goes on an ace; here lies the ace of diamonds."),
        ("2", "6", "26"),
        ("1", "6", "The 9 of spades goes only on the next higher rank, 10; here lies the jack of clubs."),
    ],
)
def test_the_longest_group_that_fits_goes(source: str, target: str, what: str) -> None:
    assert outcome(laid(*SIMON), source, target) == what


@pytest.mark.parametrize(
    ("source", "target", "what"),
    [
        ("2", "3", "4 cards, but only 1 can move (empty cells: 0, empty columns: 0)."),
        ("2", "4", "The 8 of spades goes only on the 9 of spades; here lies the king of spades."),
        ("2", "a", "This cell is occupied by the 2 of spades."),
        ("2", "hS", "The next card here must be the ace of spades, not the 8 of spades."),
    ],
)
def test_what_is_told_is_about_the_group_that_is_meant(source: str, target: str, what: str) -> None:
    assert outcome(laid(*FULL), source, target) == what


def test_to_cells_and_foundations_one_card_goes() -> None:
    assert outcome(laid(*TOWERS), "2", "d") == "2d"
    assert outcome(laid("C4", "FC: - - - -", "… | - | - | - | - | - | - | - | - | AS"), "0", "hS") == "0h"


def test_as_many_cards_can_be_lifted_as_the_rules_say() -> None:
    towers, full = laid(*TOWERS), laid(*FULL)
    assert liftable(towers.game, towers.position, parse_group("1")[0]) == 4
    assert liftable(full.game, full.position, parse_group("1")[0]) == 1
    assert liftable(towers.game, towers.position, parse_group("6")[0]) == 0
    assert liftable(full.game, full.position, parse_group("d")[0]) == 0


def test_home_is_the_foundation_of_the_card_or_the_place_of_finished_runs() -> None:
    towers, simon = laid(*TOWERS), laid(*SIMON)
    assert home_of(towers.position, parse_group("1")[0], 1) == parse_group("hH")[0]
    assert home_of(simon.position, parse_group("1")[0], 1).kind is PileKind.FINISHED


def test_the_best_place_is_that_of_the_longest_group_that_has_one() -> None:
    simon, full = laid(*SIMON), laid(*FULL)
    assert str(best(simon.game, simon.position, parse_group("1")[0])) == "12x3"
    nowhere = best(full.game, full.position, parse_group("4")[0])
    assert isinstance(nowhere, Refusal)
    assert str(nowhere.saying) == "No pile takes the king of spades."


@pytest.mark.parametrize("name", ["example_simple_simon.solitaire", "example_seahaven_towers.solitaire"])
def test_in_a_whole_game_the_longest_legal_move_goes_and_all_else_is_refused_for_its_reason(name: str) -> None:
    record = example(name)
    game = record.deal.game
    for step in record.replay():
        position = step.before
        longest: dict[tuple[str, str], int] = {}
        for move in game.legal_moves(position):
            pair = (repr(move.source), repr(move.target))
            longest[pair] = max(move.count, longest.get(pair, 0))
        for source, cards in position.piles.items():
            for target in position.piles if cards and source.kind is not PileKind.FINISHED else ():
                done = sent(game, position, source, target)
                count = longest.get((repr(source), repr(target)))
                if count:
                    assert done == Move(source, target, count)
                else:
                    refusals = [game.refusal(position, Move(source, target, n + 1)) for n in range(len(cards))]
                    assert done in refusals
