"""What holds for every game: levels, steps, replay, and the refusals that do not depend on the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import pytest

from qtsolitaire.core.cards import Card, Suit, pack_of, parse_card
from qtsolitaire.core.deals import DealCode
from qtsolitaire.core.game import Game, Place, Reason, Refusal, RefusedMoveError, Step, Variant, Why, refuse
from qtsolitaire.core.table import Move, Pile, PileKind, Position, cell, column, finished, foundation, parse_move
from qtsolitaire.core.text import Text, in_english, mark
from qtsolitaire.games import GAMES, deal_of, game_named, read_code
from qtsolitaire.games.seahaven_towers import SeahavenWhy
from qtsolitaire.games.simple_simon import SimpleSimonWhy
from tests.reference import LEVELS, Table, laid, run

SIMON = laid("S4", "8H 7H | 8S | 9D | KC QC | - | - | - | - | - | … AC")
SEAHAVEN = laid("C1", "Founds: H-0 C-0 D-0 S-A", "FC: -", "9H 7H | 8S | 9D | KC QC | - | 6H | - | - | - | … AC")


# --- games and levels ---------------------------------------------------------------------------------------------


def test_the_games_are_simple_simon_and_seahaven_towers_in_this_order() -> None:
    assert [game.name for game in GAMES] == ["Simple Simon", "Seahaven Towers"]


def test_a_game_is_found_by_the_letters_of_its_codes() -> None:
    assert [game_named("SS").name, game_named("SH").name] == ["Simple Simon", "Seahaven Towers"]


def test_letters_of_no_game_are_a_key_error() -> None:
    with pytest.raises(KeyError):
        game_named("FC")


@pytest.mark.parametrize(
    ("key", "size", "name"),
    [
        ("S1", 1, "Easy (1 suit)"),
        ("S2", 2, "Medium (2 suits)"),
        ("S4", 4, "Hard (4 suits)"),
        ("C4", 4, "Easy (4 cells)"),
        ("C2", 2, "Medium (2 cells)"),
        ("C1", 1, "Hard (1 cell)"),
    ],
)
def test_a_level_has_a_key_a_size_and_a_name(key: str, size: int, name: str) -> None:
    _, variant = LEVELS[key]
    assert (variant.size, str(variant.saying)) == (size, name)


def test_the_levels_of_a_game_stand_from_easy_to_hard() -> None:
    assert [[variant.key for variant in game.variants] for game in GAMES] == [["S1", "S2", "S4"], ["C4", "C2", "C1"]]


def test_new_game_asks_for_suits_or_for_cells() -> None:
    assert [str(game.question) for game in GAMES] == ["How many suits?", "How many cells?"]


def test_a_level_that_the_game_lacks_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        game_named("SS").variant("C4")


# --- deals --------------------------------------------------------------------------------------------------------


def test_a_deal_remembers_its_game_level_and_code() -> None:
    code = DealCode("SH", "C2", 35)
    deal = deal_of(code)
    assert (deal.game.name, deal.variant.key, deal.code) == ("Seahaven Towers", "C2", code)


def test_a_game_that_begins_from_a_board_has_no_code() -> None:
    game, variant = LEVELS["S4"]
    assert game.deal_board(variant, list(enumerate(SIMON.board, 1))).code is None


# --- steps --------------------------------------------------------------------------------------------------------


def test_a_legal_move_makes_a_step_that_keeps_the_position_before_it() -> None:
    step = SIMON.play("12")
    assert step.before is SIMON.position
    assert step.move == Move(column(1), column(2))


def test_a_move_without_consequences_has_one_stage() -> None:
    step = SIMON.play("12")
    assert step.stages == (step.after,)


def test_a_move_with_a_consequence_ends_in_the_last_stage() -> None:
    step = laid("S1", f"{run('S', bottom='2')} | AS | - | - | - | - | - | - | - | …").play("21")
    assert len(step.stages) == 2
    assert step.after is step.stages[1]


def test_an_illegal_move_makes_a_refusal_and_nothing_else() -> None:
    answer = SIMON.game.play(SIMON.position, SIMON.move("13"))
    assert isinstance(answer, Refusal)
    assert answer == SIMON.refusal("13")


# --- replay -------------------------------------------------------------------------------------------------------


def test_replay_plays_one_move_after_another() -> None:
    steps = list(SIMON.game.replay(SIMON.position, map(parse_move, ["12", "21", "15"])))
    assert [str(step.move) for step in steps] == ["12", "21", "15"]
    assert [step.before for step in steps[1:]] == [step.after for step in steps[:-1]]


def test_replay_of_no_moves_makes_no_steps() -> None:
    assert list(SIMON.game.replay(SIMON.position, [])) == []


def test_replay_stops_at_the_first_refused_move_after_the_steps_before_it() -> None:
    steps: list[Step] = []
    with pytest.raises(RefusedMoveError) as error:
        steps.extend(SIMON.game.replay(SIMON.position, map(parse_move, ["15", "10", "51"])))
    assert [str(step.move) for step in steps] == ["15"]
    assert (error.value.number, str(error.value.move)) == (2, "10")
    assert error.value.refusal == refuse(Why.ON_ACE, last=parse_card("AC"))


def test_a_refused_move_is_told_with_number_move_and_reason() -> None:
    with pytest.raises(RefusedMoveError) as error:
        list(SIMON.game.replay(SIMON.position, map(parse_move, ["15", "40x2"])))
    assert in_english(error.value.saying) == "move 2 40x2 refused: Nothing goes on an ace; here lies the ace of clubs."
    assert str(error.value) == str(error.value.saying)


# --- refusals of every game ---------------------------------------------------------------------------------------

NOTHING = "There is nothing to take here."
BY_THEMSELVES = "Finished runs leave the table by themselves; no card is moved there or back."
HEARTS = foundation(Suit.HEARTS)


@pytest.mark.parametrize(
    ("table", "source", "target", "refusal", "sentence"),
    [
        (SIMON, column(1), cell(1), refuse(Why.NO_SUCH_PILE, pile=cell(1)), "This level does not have cell 1."),
        (SIMON, cell(1), column(1), refuse(Why.NO_SUCH_PILE, pile=cell(1)), "This level does not have cell 1."),
        (SEAHAVEN, column(1), cell(2), refuse(Why.NO_SUCH_PILE, pile=cell(2)), "This level does not have cell 2."),
        (SIMON, column(5), column(1), refuse(Why.NOTHING_HERE), NOTHING),
        (SEAHAVEN, cell(1), column(1), refuse(Why.NOTHING_HERE), NOTHING),
        (SEAHAVEN, HEARTS, column(1), refuse(Why.NOTHING_HERE), NOTHING),
        (SIMON, column(1), column(1), refuse(Why.SAME_PILE), "The cards already lie there."),
        (SEAHAVEN, column(1), column(1), refuse(Why.SAME_PILE), "The cards already lie there."),
        (SIMON, column(1), finished(1), refuse(Why.NOT_A_PLACE), BY_THEMSELVES),
        (SIMON, finished(1), column(5), refuse(Why.NOT_A_PLACE), BY_THEMSELVES),
    ],
)
def test_a_refusal_names_the_rule_with_the_pile_of_the_case(
    table: Table, source: Pile, target: Pile, refusal: Refusal, sentence: str
) -> None:
    assert table.game.refusal(table.position, Move(source, target)) == refusal
    assert str(refusal.saying) == sentence


def test_more_cards_than_lie_there_cannot_be_taken() -> None:
    assert SIMON.refusal("13x3") == refuse(Why.TOO_FEW, count=3, there=2)
    assert SIMON.sentence("13x3") == "There are not 3 cards to take here, only 2."


def test_home_is_refused_from_piles_that_have_no_card_to_tell_the_suit() -> None:
    assert SEAHAVEN.refusal("5h") == refuse(Why.NOTHING_HERE)
    assert SEAHAVEN.refusal("bh") == refuse(Why.NO_SUCH_PILE, pile=cell(2))
    assert SEAHAVEN.refusal("2hx9") == refuse(Why.TOO_FEW, count=9, there=1)


def test_a_foundation_that_the_game_lacks_is_named_in_good_english() -> None:
    """`1h` in a record of Simple Simon; a pile's name may bring its own article."""
    assert "no the" not in SIMON.sentence("1h")


def test_a_lift_is_judged_before_the_pile_on_which_the_cards_are_laid() -> None:
    no_run_to_a_card_that_does_not_fit = SEAHAVEN.refusal("12x2")
    assert no_run_to_a_card_that_does_not_fit == refuse(
        Why.BROKEN_BY_RANK, upper=parse_card("9H"), lower=parse_card("7H")
    )


KINDS = (Why, SimpleSimonWhy, SeahavenWhy)


@pytest.mark.parametrize("reason", [reason for kind in KINDS for reason in kind], ids=str)
def test_every_reason_is_one_translatable_sentence(reason: Reason) -> None:
    assert reason.text.context == "Refusal"
    assert reason.text.source.endswith(".")


@pytest.mark.parametrize("kind", KINDS)
def test_no_two_reasons_of_a_game_share_their_sentence(kind: type[Reason]) -> None:
    """An enum makes members of equal values one and the same, and so would lose a reason."""
    assert [reason.name for reason in kind] == list(kind.__members__)


# --- what a game need not answer ----------------------------------------------------------------------------------


class Heap(Game):
    """The least of a game: three columns, any card on any pile, never won. Not in games/, so no player sees it."""

    code: ClassVar[str] = "HP"
    name: ClassVar[str] = "Heap"
    menu_order: ClassVar[int] = 9
    question: ClassVar[Text] = mark("Test", "How high?")
    variants: ClassVar[tuple[Variant, ...]] = (Variant("H1", 1, mark("Test", "Only"), mark("Test", "1 heap")),)
    readable_cards: ClassVar[int] = 13

    def places(self, variant: Variant) -> tuple[Place, ...]:
        return tuple(Place(column(number), "column") for number in (1, 2, 3))

    def pack(self, variant: Variant) -> tuple[Card, ...]:
        return pack_of([Suit.CLUBS])

    def lay(self, variant: Variant, cards: Sequence[Card]) -> Mapping[Pile, tuple[Card, ...]]:
        return {column(2): tuple(cards)}

    def opening_score(self, position: Position) -> int:
        return 3

    def lift_limit(self, position: Position, source: Pile, count: int) -> Refusal | None:
        return None

    def drop_refusal(self, position: Position, move: Move) -> Refusal | None:
        return None

    def is_won(self, position: Position) -> bool:
        return False


@pytest.fixture
def heap() -> Table:
    return Table(Heap(), Heap().deal(DealCode("HP", "H1", 1)).position)


def test_a_new_game_deals_and_plays_from_its_few_answers(heap: Table) -> None:
    assert [len(cards) for _, cards in heap.position.of_kind(PileKind.COLUMN)] == [0, 13, 0]
    assert heap.after("21 23").legal_moves()[:2] == ["12", "13"]


def test_without_a_preference_a_double_click_goes_to_the_leftmost_pile(heap: Table) -> None:
    assert heap.best_targets("2") == heap.targets("2") == "1 3"


def test_without_an_answer_a_single_click_moves_nothing(heap: Table) -> None:
    assert heap.tap("2") is None


def test_without_an_answer_no_move_has_consequences_and_none_changes_the_score(heap: Table) -> None:
    step = heap.play("21")
    assert len(step.stages) == 1
    assert step.before.score == step.after.score == 3


def test_a_code_of_a_game_outside_the_folder_of_games_is_not_read() -> None:
    with pytest.raises(ValueError, match="names no game"):
        read_code("HP1-H1-AAAAAAB")
