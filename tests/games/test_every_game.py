"""What holds in every game, at every level, after any moves: properties over walks from random and late positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.core.cards import Suit
from qtsolitaire.core.deals import NUMBERS, DealCode
from qtsolitaire.core.game import Deal, Refusal, Step
from qtsolitaire.core.record import parse_records, record_text, result_of
from qtsolitaire.core.table import (
    Move,
    Pile,
    PileKind,
    Position,
    all_cards,
    board_text,
    cell,
    column,
    finished,
    foundation,
    parse_move,
)
from qtsolitaire.games import GAMES, deal_of, read_code
from tests.reference import LEVELS, deal_of_row, few, rows_of

EVERY_PILE: list[Pile] = [
    *(column(number) for number in range(1, 12)),  # the eleventh is on no table
    *(cell(number) for number in range(1, 5)),
    *(foundation(suit) for suit in Suit),
    *(finished(number) for number in range(1, 5)),
]
levels = pytest.mark.parametrize("level", sorted(LEVELS))


@dataclass(frozen=True)
class Walk:
    """A deal and the steps that were played from it."""

    deal: Deal
    steps: tuple[Step, ...]

    @property
    def positions(self) -> list[Position]:
        """The positions in which a move may be made, from the deal to the end."""
        return [self.deal.position, *(step.after for step in self.steps)]

    @property
    def end(self) -> Position:
        return self.positions[-1]

    def __repr__(self) -> str:
        return record_text(self.deal, self.steps)


@cache
def wins(level: str) -> list[dict[str, Any]]:
    return rows_of(f"wins_{level.lower()}.jsonl")


@st.composite
def walks(draw: st.DrawFn) -> Walk:
    """Draw a walk: from a random code, or on from some point of a game that was won, by random legal moves."""
    level = draw(st.sampled_from(sorted(LEVELS)))
    game, variant = LEVELS[level]
    steps: list[Step] = []
    if draw(st.booleans()):
        deal = deal_of(DealCode(game.code, variant.key, draw(st.integers(0, NUMBERS - 1))))
    else:
        row = draw(st.sampled_from(wins(level)))
        deal = deal_of_row(row)
        moves = row["moves"].split()
        steps += game.replay(deal.position, map(parse_move, moves[: draw(st.integers(0, len(moves)))]))
    for choice in draw(st.lists(st.integers(0, 2**16), max_size=30)):
        position = steps[-1].after if steps else deal.position
        legal = list(game.legal_moves(position))
        if not legal:
            break
        step = game.play(position, legal[choice % len(legal)])
        assert isinstance(step, Step), "a move that is listed as legal is refused"
        steps.append(step)
    return Walk(deal, tuple(steps))


def every_move(position: Position) -> Iterator[Move]:
    """Yield every move that can be named: of all piles, of the level or not, and of up to one card too many."""
    for source in EVERY_PILE:
        for count in range(1, len(position.piles.get(source, ())) + 2):
            yield from (Move(source, target, count) for target in EVERY_PILE)


# --- cards and moves ----------------------------------------------------------------------------------------------


@few
@given(walks())
def test_the_52_cards_of_the_level_are_on_the_table_at_every_stage(walk: Walk) -> None:
    pack = Counter(walk.deal.game.pack(walk.deal.variant))
    stages = [walk.deal.position, *(stage for step in walk.steps for stage in step.stages)]
    assert all(Counter(all_cards(stage)) == pack for stage in stages)


@few
@given(walks())
def test_the_moves_that_are_not_refused_are_exactly_the_legal_moves_each_listed_once(walk: Walk) -> None:
    for position in {id(position): position for position in (walk.deal.position, walk.end)}.values():
        game = walk.deal.game
        not_refused = [move for move in every_move(position) if game.refusal(position, move) is None]
        assert Counter(game.legal_moves(position)) == Counter(not_refused)


@few
@given(walks())
def test_targets_are_the_piles_to_which_a_liftable_group_may_move(walk: Walk) -> None:
    game, position = walk.deal.game, walk.end
    for source, cards in position.piles.items():
        for count in range(1, len(cards) + 1):
            if game.lift_refusal(position, source, count) is None:
                legal = [pile for pile in EVERY_PILE if game.refusal(position, Move(source, pile, count)) is None]
                assert set(game.targets(position, source, count)) == set(legal)


@few
@given(walks())
def test_a_double_click_chooses_among_the_targets_and_no_pile_twice(walk: Walk) -> None:
    game, position = walk.deal.game, walk.end
    for move in game.legal_moves(position):
        best = game.best_targets(position, move.source, move.count)
        assert len(set(best)) == len(best)
        assert set(best) <= set(game.targets(position, move.source, move.count))


@few
@given(walks())
def test_a_double_click_never_shifts_a_whole_column_to_an_empty_one_nor_takes_back_from_a_foundation(
    walk: Walk,
) -> None:
    game, position = walk.deal.game, walk.end
    for move in game.legal_moves(position):
        for pile in game.best_targets(position, move.source, move.count):
            assert move.source.kind is not PileKind.FOUNDATION
            between_columns = move.source.kind is pile.kind is PileKind.COLUMN
            assert not (between_columns and move.count == len(position[move.source]) and not position[pile])


@few
@given(walks())
def test_a_single_click_makes_the_legal_move_to_the_foundation_which_a_double_click_prefers(walk: Walk) -> None:
    game, position = walk.deal.game, walk.end
    legal = set(game.legal_moves(position))
    for pile in position.piles:
        up = {move for move in legal if move.source == pile and move.target.kind is PileKind.FOUNDATION}
        tapped = game.tap(position, pile)
        assert up == ({tapped} if tapped else set())
        assert tapped is None or game.best_targets(position, pile, 1)[0] == tapped.target


@few
@given(walks())
def test_every_refusal_is_a_sentence_for_the_player(walk: Walk) -> None:
    game, position = walk.deal.game, walk.end
    refusals = [refusal for move in every_move(position) if (refusal := game.refusal(position, move))]
    cases = {(refusal.reason, *refusal.fields.values()): refusal for refusal in refusals}
    for refusal in cases.values():
        sentence = str(refusal.saying)
        assert sentence[0].isupper() or sentence[0].isdigit()
        assert sentence.endswith(".")
        assert not any(trace in sentence for trace in ("{", "}", "Suit.", "Rank.", "PileKind.", "(text=", "None"))


@few
@given(walks())
def test_a_refused_move_is_not_played(walk: Walk) -> None:
    game, position = walk.deal.game, walk.end
    legal = set(game.legal_moves(position))
    for move in every_move(position):
        assert isinstance(game.play(position, move), Step if move in legal else Refusal)


# --- before and after ---------------------------------------------------------------------------------------------


@few
@given(walks())
def test_walking_back_from_step_to_step_gives_every_position_again_down_to_the_deal(walk: Walk) -> None:
    assert [step.before for step in walk.steps] == walk.positions[:-1]
    again = walk.deal.code and deal_of(walk.deal.code).position
    assert again is None or again == walk.deal.position, "the moves have changed the deal from which they were made"


@few
@given(walks())
def test_replay_makes_the_same_steps_as_play(walk: Walk) -> None:
    written = [parse_move(str(step.move)) for step in walk.steps]
    assert tuple(walk.deal.game.replay(walk.deal.position, written)) == walk.steps


@few
@given(walks())
def test_only_finished_runs_leave_by_themselves(walk: Walk) -> None:
    for step in walk.steps:
        runs = [sum(bool(cards) for _, cards in stage.of_kind(PileKind.FINISHED)) for stage in step.stages]
        assert runs == list(range(runs[0], runs[0] + len(runs)))
        assert len(runs) <= 2


# --- the score ----------------------------------------------------------------------------------------------------


@few
@given(walks())
def test_the_score_follows_from_the_table_and_the_number_of_moves(walk: Walk) -> None:
    """Simple Simon: 500 − moves + 100 × runs. Seahaven Towers: 10 × cards on the foundations."""
    for moves, position in enumerate(walk.positions):
        runs = sum(bool(cards) for _, cards in position.of_kind(PileKind.FINISHED))
        up = sum(len(cards) for _, cards in position.of_kind(PileKind.FOUNDATION))
        expected = {"SS": 500 - moves + 100 * runs, "SH": 10 * up}
        assert position.score == expected[walk.deal.game.code]


@few
@given(walks())
def test_no_cycle_of_moves_gains_points(walk: Walk) -> None:
    scores: dict[str, int] = {}
    for position in walk.positions:
        board = board_text(position)
        assert position.score <= scores.setdefault(board, position.score)


@few
@given(walks())
def test_a_game_is_won_when_no_card_is_left_in_columns_and_cells(walk: Walk) -> None:
    in_play = (PileKind.COLUMN, PileKind.CELL)
    for position in walk.positions:
        left = any(cards for kind in in_play for _, cards in position.of_kind(kind))
        assert walk.deal.game.is_won(position) is not left


# --- texts --------------------------------------------------------------------------------------------------------


@few
@given(walks())
def test_every_legal_move_reads_back_as_it_is_written(walk: Walk) -> None:
    for move in walk.deal.game.legal_moves(walk.end):
        assert parse_move(str(move)).on(walk.end) == move


@few
@given(walks())
def test_every_position_reads_back_from_its_board(walk: Walk) -> None:
    game, variant = walk.deal.game, walk.deal.variant
    for position in walk.positions[-10:]:
        written = board_text(position)
        read = game.deal_board(variant, list(enumerate(written.splitlines(), 1))).position
        assert board_text(read) == written
        assert [list(map(str, cards)) for cards in read.piles.values()] == [
            list(map(str, cards)) for cards in position.piles.values()
        ]
        assert read.score == game.opening_score(position)


@few
@given(walks())
def test_every_game_reads_back_from_its_record_and_replays_to_the_same_result(walk: Walk) -> None:
    (record,) = parse_records(record_text(walk.deal, walk.steps, seconds=7), GAMES)
    steps = list(record.replay())
    assert (record.deal.game, record.deal.variant, record.deal.code) == (
        walk.deal.game,
        walk.deal.variant,
        walk.deal.code,
    )
    assert [step.move for step in steps] == [step.move for step in walk.steps]
    assert record.result == result_of(record.deal, steps) == result_of(walk.deal, walk.steps)
    assert board_text(steps[-1].after if steps else record.deal.position) == board_text(walk.end)


# --- levels -------------------------------------------------------------------------------------------------------


@levels
def test_every_level_deals_and_has_a_legal_move(level: str) -> None:
    game, _ = LEVELS[level]
    deal = deal_of(read_code(f"{game.code}1-{level}-AAAAABD"))
    assert any(game.legal_moves(deal.position))
    assert not game.is_won(deal.position)


@levels
def test_the_places_of_a_level_are_different_piles_with_ten_columns_among_them(level: str) -> None:
    game, variant = LEVELS[level]
    piles = [place.pile for place in game.places(variant)]
    assert len(set(piles)) == len(piles)
    assert [pile for pile in piles if pile.kind is PileKind.COLUMN] == [column(number) for number in range(1, 11)]


@levels
def test_a_deal_lays_cards_on_piles_of_the_level_only(level: str) -> None:
    game, variant = LEVELS[level]
    deal = deal_of(read_code(f"{game.code}1-{level}-AAAAABD"))
    assert list(deal.position.piles) == [place.pile for place in game.places(variant)]
