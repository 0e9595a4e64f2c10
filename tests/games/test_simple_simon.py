"""The rules of Simple Simon, sentence by sentence."""

from __future__ import annotations

from collections import Counter

import pytest

from qtsolitaire.core.cards import Rank, Suit, parse_card
from qtsolitaire.core.game import Why, refuse
from qtsolitaire.core.table import Move, PileKind, Position, column, finished
from qtsolitaire.games import deal_of, game_named, read_code
from qtsolitaire.games.simple_simon import SimpleSimonWhy
from tests.reference import LEVELS, Table, cards_in, columns_of, example, laid, run

SIMON = game_named("SS")
Q_TO_2 = run("S", "Q", "2")
K_TO_2 = run("S", "K", "2")
K_TO_A = run("S")

levels = pytest.mark.parametrize("level", ["S1", "S2", "S4"])


# --- the deal and the levels --------------------------------------------------------------------------------------


@levels
def test_columns_of_8_8_8_7_6_5_4_3_2_1_cards_are_dealt(level: str) -> None:
    position = deal_of(read_code(f"SS1-{level}-AAAAABD")).position
    assert [len(cards) for _, cards in position.of_kind(PileKind.COLUMN)] == [8, 8, 8, 7, 6, 5, 4, 3, 2, 1]


def test_the_columns_are_filled_left_to_right_each_completely_its_first_card_deepest() -> None:
    _, variant = LEVELS["S4"]
    pack = SIMON.pack(variant)
    columns = SIMON.lay(variant, pack)
    assert [card for number in range(1, 11) for card in columns[column(number)]] == list(pack)


@levels
def test_there_is_no_stock_and_there_are_no_cells(level: str) -> None:
    position = deal_of(read_code(f"SS1-{level}-AAAAABD")).position
    assert Counter(pile.kind for pile in position.piles) == {PileKind.COLUMN: 10, PileKind.FINISHED: 4}
    assert sum(len(cards) for _, cards in position.of_kind(PileKind.COLUMN)) == 52


@pytest.mark.parametrize(("level", "suits"), [("S1", "SSSS"), ("S2", "SSHH"), ("S4", "SHDC")])
def test_a_level_has_52_cards_of_its_suits_each_from_ace_to_king(level: str, suits: str) -> None:
    _, variant = LEVELS[level]
    pack = SIMON.pack(variant)
    assert [str(card) for card in pack] == [f"{rank}{suit}" for suit in suits for rank in Rank]
    assert len(set(pack)) == 52


# --- one card -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", ["8S", "8H", "8D", "8C"])
def test_a_card_goes_onto_a_last_card_one_rank_higher_of_any_suit(last: str) -> None:
    table = laid("S4", f"7H | {last} | - | - | - | - | - | - | - | … AC").after("12")
    assert (cards_in(table.position, 1), cards_in(table.position, 2)) == ("", f"{last} 7H")


@pytest.mark.parametrize("last", ["9H", "9S", "7S", "6H", "6S", "2C", "KS"])
def test_a_card_goes_onto_no_other_rank(last: str) -> None:
    table = laid("S4", f"7H | {last} | - | - | - | - | - | - | - | … AC")
    assert table.refusal("12") == refuse(
        SimpleSimonWhy.NOT_ONE_HIGHER, first=parse_card("7H"), fits=Rank.EIGHT, last=parse_card(last)
    )


@pytest.mark.parametrize(
    ("card", "last", "sentence"),
    [
        ("6H", "9S", "The 6 of hearts goes only on the next higher rank, 7; here lies the 9 of spades."),
        ("TD", "QC", "The 10 of diamonds goes only on the next higher rank, jack; here lies the queen of clubs."),
        ("QC", "JC", "The queen of clubs goes only on the next higher rank, king; here lies the jack of clubs."),
    ],
)
def test_the_refusal_names_the_rank_that_would_fit(card: str, last: str, sentence: str) -> None:
    assert laid("S4", f"{card} | {last} | - | - | - | - | - | - | - | … AD").sentence("12") == sentence


def test_the_refusal_speaks_good_english_of_an_8_too() -> None:
    assert " a 8" not in laid("S4", "7H | 9S | - | - | - | - | - | - | - | … AD").sentence("12")


def test_a_covered_card_takes_nothing() -> None:
    table = laid("S4", "7H | 8S 3D | - | - | - | - | - | - | - | … AC")
    assert table.refusal("12") == refuse(
        SimpleSimonWhy.NOT_ONE_HIGHER, first=parse_card("7H"), fits=Rank.EIGHT, last=parse_card("3D")
    )


@pytest.mark.parametrize("card", ["KH", "7H", "2S", "2C", "AH"])
def test_nothing_goes_on_an_ace(card: str) -> None:
    table = laid("S4", f"{card} | AS | - | - | - | - | - | - | - | … AC")
    assert table.refusal("12") == refuse(Why.ON_ACE, last=parse_card("AS"))
    assert table.sentence("12") == "Nothing goes on an ace; here lies the ace of spades."


@pytest.mark.parametrize("last", ["QH", "QS", "KS", "5D", "2C"])
def test_a_king_goes_on_no_card(last: str) -> None:
    table = laid("S4", f"KH | {last} | - | - | - | - | - | - | - | … AC")
    assert table.refusal("12") == refuse(Why.KING_ON_CARD, last=parse_card(last))


def test_a_king_is_told_to_go_to_an_empty_column() -> None:
    table = laid("S4", "KH | QS | - | - | - | - | - | - | - | … AC")
    assert table.sentence("12") == "A king goes only to an empty column, not on the queen of spades."


# --- groups -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bottom", "JT98765432A")
def test_a_run_of_any_length_goes_onto_a_last_card_one_rank_higher(bottom: str) -> None:
    group = run("S", "Q", bottom)
    count = len(group.split())
    table = laid("S4", f"5H {group} | 9D KD | - | - | - | - | - | - | - | … AC").after(f"12x{count}")
    assert (cards_in(table.position, 1), cards_in(table.position, 2)) == ("5H", f"9D KD {group}")


def test_the_first_card_of_a_group_obeys_the_rule_for_one_card() -> None:
    table = laid("S4", "9S 8S 7S | TH | 8D | AD | JC | … AC | - | - | - | -")
    assert table.targets("1x3") == "2 7 8 9 0"
    assert table.refusal("13x3") == refuse(
        SimpleSimonWhy.NOT_ONE_HIGHER, first=parse_card("9S"), fits=Rank.TEN, last=parse_card("8D")
    )
    assert table.refusal("14x3") == refuse(Why.ON_ACE, last=parse_card("AD"))


def test_a_run_led_by_a_king_goes_only_to_an_empty_column() -> None:
    table = laid("S4", "5H KS QS | KD | QD | AD | - | - | - | - | - | … AC")
    assert table.targets("1x2") == "5 6 7 8 9"
    assert table.refusal("12x2") == refuse(Why.KING_ON_CARD, last=parse_card("KD"))


@pytest.mark.parametrize(("count", "group"), [(1, "6S"), (2, "7S 6S"), (3, "8S 7S 6S"), (4, "9S 8S 7S 6S")])
def test_the_end_of_a_run_moves_as_a_group_of_its_own(count: int, group: str) -> None:
    table = laid("S4", "9S 8S 7S 6S | … AC | - | - | - | - | - | - | - | -").after(f"13x{count}")
    assert cards_in(table.position, 3) == group


def test_a_group_of_mixed_suits_never_moves_as_one_even_with_empty_columns() -> None:
    table = laid("S4", "9H 8S | TH | - | - | - | - | - | - | - | … AC")
    broken = refuse(Why.BROKEN_BY_SUIT, upper=parse_card("9H"), lower=parse_card("8S"))
    assert table.lift_refusal("1x2") == table.refusal("12x2") == table.refusal("13x2") == broken
    assert table.sentence("12x2") == (
        "The cards from here on are no run: the 8 of spades on the 9 of hearts is of another suit. Only a run moves."
    )


@pytest.mark.parametrize("cards", ["9H 7H", "9H 9H", "9H TH", "9H AH", "9H KH", "AH KH"])
def test_cards_of_one_suit_that_do_not_descend_by_one_never_move_as_one(cards: str) -> None:
    table = laid("S2", f"{cards} | TS | - | - | - | - | - | - | - | … AS")
    refusal = table.lift_refusal("1x2")
    assert refusal
    assert refusal.reason is Why.BROKEN_BY_RANK
    assert f"{refusal.fields['upper']} {refusal.fields['lower']}" == cards


def test_the_refusal_by_rank_names_both_cards() -> None:
    assert laid("S4", "9H 7H | TH | - | - | - | - | - | - | - | … AC").sentence("12x2") == (
        "The cards from here on are no run: the 7 of hearts is not one rank lower than the 9 of hearts."
        " Only a run moves."
    )


@pytest.mark.parametrize(
    ("cards", "reason", "upper", "lower"),
    [
        ("9H 8S 6S", Why.BROKEN_BY_SUIT, "9H", "8S"),
        ("9H 7H 6S", Why.BROKEN_BY_RANK, "9H", "7H"),
        ("9H 8H 6H 5S", Why.BROKEN_BY_RANK, "8H", "6H"),
        ("9H 8H 7H 6S", Why.BROKEN_BY_SUIT, "7H", "6S"),
        ("9H 3S 2S", Why.BROKEN_BY_SUIT, "9H", "3S"),  # both break it: the suit is told
    ],
)
def test_the_first_pair_that_breaks_the_run_is_named_counted_from_the_lifted_card(
    cards: str, reason: Why, upper: str, lower: str
) -> None:
    table = laid("S4", f"{cards} | - | - | - | - | - | - | - | - | … AC")
    expected = refuse(reason, upper=parse_card(upper), lower=parse_card(lower))
    assert table.lift_refusal(f"1x{len(cards.split())}") == expected


def test_a_break_above_the_lifted_card_does_not_matter() -> None:
    table = laid("S4", "2D KC 9H 8H 7H | TS | - | - | - | - | - | - | - | … AC")
    assert table.lift_refusal("1x3") is None
    assert table.refusal("12x3") is None


def test_a_run_that_cannot_be_lifted_is_refused_before_its_target_is_looked_at() -> None:
    table = laid("S4", "9H 8S | AS | - | - | - | - | - | - | - | … AC")
    assert table.refusal("12x2") == refuse(Why.BROKEN_BY_SUIT, upper=parse_card("9H"), lower=parse_card("8S"))


# --- the empty column ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rank", "A23456789TJQK")
def test_an_empty_column_takes_any_card(rank: str) -> None:
    table = laid("S4", f"{rank}H | … {'K' if rank == 'A' else 'A'}C | - | - | - | - | - | - | - | -")
    assert cards_in(table.after("13").position, 3) == f"{rank}H"


@pytest.mark.parametrize(("top", "bottom"), [("K", "2"), ("Q", "A"), ("7", "5"), ("2", "A")])
def test_an_empty_column_takes_any_run_not_only_one_led_by_a_king(top: str, bottom: str) -> None:
    group = run("S", top, bottom)
    table = laid("S4", f"5H {group} | … AC | - | - | - | - | - | - | - | -").after(f"13x{len(group.split())}")
    assert cards_in(table.position, 3) == group


def test_a_whole_column_may_be_moved_into_an_empty_one_and_costs_its_point() -> None:
    table = laid("S4", "9S 8S | … AC | - | - | - | - | - | - | - | -")
    moved = table.after("13x2")
    assert (cards_in(moved.position, 1), cards_in(moved.position, 3)) == ("", "9S 8S")
    assert moved.score == table.score - 1


# --- finished runs ------------------------------------------------------------------------------------------------


def test_a_finished_run_leaves_the_table_as_part_of_the_move_that_completed_it() -> None:
    step = laid("S4", f"{K_TO_2} | AS | … AC | - | - | - | - | - | - | -").play("21")
    completed, gone = step.stages
    assert cards_in(completed, 1) == K_TO_A
    assert cards_in(gone, 1) == ""
    assert " ".join(map(str, gone[finished(1)])) == K_TO_A


def test_a_run_is_finished_by_a_group_as_well() -> None:
    table = laid("S4", f"{run('S', 'K', '7')} | 5D {run('S', '6', 'A')} | … AC | - | - | - | - | - | - | -")
    assert table.after("21x6").board[:3] == ["Done: S", "-", "5D"]


def test_cards_under_a_finished_run_stay() -> None:
    table = laid("S4", f"5D AD {K_TO_2} | AS | … AC | - | - | - | - | - | - | -").after("21")
    assert cards_in(table.position, 1) == "5D AD"


def test_a_king_to_ace_of_two_suits_stays() -> None:
    table = laid("S4", f"{K_TO_2} | AH | … AC | - | - | - | - | - | - | -").after("21")
    assert cards_in(table.position, 1) == f"{K_TO_2} AH"


def test_a_run_from_queen_to_ace_stays() -> None:
    table = laid("S4", f"{Q_TO_2} | AS | … AC | - | - | - | - | - | - | -").after("21")
    assert cards_in(table.position, 1) == f"{Q_TO_2} AS"


def test_a_king_to_ace_that_does_not_end_its_column_stays_until_it_is_uncovered() -> None:
    table = laid("S4", f"{K_TO_A} 5H 9H | … AC | - | - | - | - | - | - | - | -").after("13")
    assert cards_in(table.position, 1) == f"{K_TO_A} 5H"
    assert table.after("14").board[0] == "Done: S"


def test_finished_runs_lie_in_the_order_of_their_finishing() -> None:
    hearts = run("H", bottom="2")
    table = laid("S4", f"{K_TO_2} | AS | {hearts} | AH | … AC | - | - | - | - | -").after("43 21")
    assert table.board[0] == "Done: H S"


def test_a_finished_run_comes_back_by_no_move() -> None:
    table = laid("S4", "Done: S", "QH | - | - | - | - | - | - | - | - | … AC")
    back = [Move(finished(1), column(2), count) for count in range(1, 14)]
    assert [SIMON.refusal(table.position, move) for move in back] == [refuse(Why.NOT_A_PLACE)] * 13
    assert SIMON.lift_refusal(table.position, finished(1), 1) == refuse(Why.NOT_A_PLACE)


def test_a_finished_run_comes_back_by_undoing_the_move_that_completed_it() -> None:
    table = laid("S4", f"{K_TO_2} | AS | … AC | - | - | - | - | - | - | -")
    step = table.play("21")
    assert step.before == table.position
    assert step.before.score == table.score
    assert step.before[finished(1)] == ()


def test_no_card_can_be_put_among_the_finished_runs() -> None:
    table = laid("S4", f"{K_TO_2} | AS | … AC | - | - | - | - | - | - | -")
    moves = [Move(column(1), finished(1), 12), Move(column(2), finished(1))]
    assert [SIMON.refusal(table.position, move) for move in moves] == [refuse(Why.NOT_A_PLACE)] * 2


# --- winning and the score ----------------------------------------------------------------------------------------


def test_the_game_is_won_when_four_runs_have_left_and_no_card_is_left() -> None:
    table = laid("S4", "Done: H D C", f"{K_TO_2} | AS | - | - | - | - | - | - | - | -")
    assert not table.is_won
    won = table.after("21")
    assert won.is_won
    assert columns_of(won.position) == [""] * 10


def test_four_runs_of_one_suit_win_too() -> None:
    assert laid("S1", "Done: S S S", f"{K_TO_2} | AS | - | - | - | - | - | - | - | -").after("21").is_won


def test_a_won_game_has_no_legal_move() -> None:
    assert laid("S4", "Done: S H D C", "- | - | - | - | - | - | - | - | - | -").legal_moves() == []


@levels
def test_the_score_is_500_at_the_start(level: str) -> None:
    assert deal_of(read_code(f"SS1-{level}-AAAAABD")).position.score == 500


def test_each_move_costs_one_point() -> None:
    table = laid("S4", "9S 8S 7S | TH | … AC | - | - | - | - | - | - | -")
    assert [table.after(moves).score for moves in ("14", "14x3", "12x3", "14 15", "14 41")] == [499, 499, 499, 498, 498]


def test_each_finished_run_brings_100_points() -> None:
    table = laid("S4", f"{K_TO_2} | AS | {run('H', bottom='2')} | AH | … AC | - | - | - | - | -")
    assert [table.after(moves).score for moves in ("21", "21 43")] == [500 - 1 + 100, 500 - 2 + 200]


def test_the_score_of_the_first_stage_has_the_cost_and_not_yet_the_run() -> None:
    step = laid("S4", f"{K_TO_2} | AS | … AC | - | - | - | - | - | - | -").play("21")
    assert [position.score for position in step.stages] == [499, 599]


def test_the_score_may_go_below_zero() -> None:
    table = laid("S4", "9S | … AC | - | - | - | - | - | - | - | -")
    assert table.after(" ".join(["13", "31"] * 250)).score == 0
    assert table.after(" ".join(["13", "31"] * 251)).score == -2


def test_a_run_finished_below_zero_counts_as_ever() -> None:
    table = laid("S4", f"{K_TO_2} | AS | … AC | - | - | - | - | - | - | -")
    assert Table(SIMON, Position(table.position.piles, -7)).after("21").score == 92


def test_won_in_49_moves_makes_851_points() -> None:
    *_, last = steps = list(example("example_simple_simon.solitaire").replay())
    assert SIMON.is_won(last.after)
    assert (len(steps), last.after.score) == (49, 500 - 49 + 400)


def test_a_board_begins_with_100_points_more_for_each_run_that_is_gone() -> None:
    rest = "- | - | - | - | - | - | - | - | - | …"
    assert [laid("S4", f"Done: {runs}", rest).score for runs in ("", "S", "H C", "S H D")] == [500, 600, 700, 800]


# --- the double click ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "group", "order", "why"),
    [
        ("7H | 8S | 8H | 8D | - | - | … AC | - | - | -", "1", "3 2 4", "the same suit before others"),
        ("5D 7H | 8S | - | 8D | - | … AC | - | - | - | -", "1", "2 4 3 5 7 8 9 0", "then another suit"),
        ("5D 7H | 9S | - | 9D | - | … AC | - | - | - | -", "1", "3 5 7 8 9 0", "else the leftmost empty column"),
        ("8D | 8C | 8S | 5D 7H | … AC | - | - | - | - | -", "4", "1 2 3 6 7 8 9 0", "other suits: the leftmost"),
        ("5D 7S 6S | 8H | 8S | … AC | - | - | - | - | - | -", "1x2", "3 2 5 6 7 8 9 0", "a group as one card"),
        ("7H | 9S | … AC | - | - | - | - | - | - | -", "1", "", "a whole column goes into no empty one"),
        ("7H 6H | 9S | … AC | - | - | - | - | - | - | -", "1x2", "", "nor does a whole column of several cards"),
        ("7H 6H | 9S | … AC | - | - | - | - | - | - | -", "1", "4 5 6 7 8 9 0", "but a part of it does"),
        ("7H 6H | 8S | … AC | - | - | - | - | - | - | -", "1x2", "2", "and a whole column goes onto a card"),
        ("7H | 9S | … AC | KH | KS | KD | KC | 9D | 9C | 9H", "1", "", "no pile takes it"),
    ],
)
def test_a_double_click_on_four_suits_prefers(board: str, group: str, order: str, why: str) -> None:
    assert laid("S4", board).best_targets(group) == order, why


@pytest.mark.parametrize(
    ("board", "order", "why"),
    [
        ("7S 6S | 8S | 9S 8S | TS 9S 8S | … AS | - | - | - | - | -", "4 3 2", "the run that gets longest"),
        ("7S 6S | TS 8S | 9S 8S | TS 9S 8S 8S | … AS | - | - | - | - | -", "3 2 4", "then the leftmost"),
        ("7S 6S | 9S 8S | 9S 8S | … AS | - | - | - | - | - | -", "2 3", "the leftmost of equals"),
    ],
)
def test_of_several_columns_of_the_same_suit_a_double_click_prefers(board: str, order: str, why: str) -> None:
    assert laid("S1", board).best_targets("1x2") == order, why


def test_a_long_run_of_another_suit_counts_no_more_than_one_card_of_it() -> None:
    """The run that gets longest is the one that the group is part of; on another suit that is the group alone."""
    table = laid("S2", "7H | 8S | TS 9S 8S | … AS | - | - | - | - | - | -")
    assert table.best_targets("1") == "2 3"


def test_the_move_that_a_double_click_never_chooses_is_legal() -> None:
    table = laid("S4", "7H | 9S | … AC | - | - | - | - | - | - | -")
    assert table.targets("1") == "4 5 6 7 8 9 0"


def test_a_single_click_never_moves_a_card() -> None:
    table = laid("S4", "7H | 8H | AH | … AC | - | - | - | - | - | -")
    assert [table.tap(pile) for pile in "1234567890"] == [None] * 10


# --- all legal moves ----------------------------------------------------------------------------------------------


def test_the_legal_moves_are_every_run_to_every_pile_that_takes_it() -> None:
    table = laid("S4", "8H 7H | 8S | 9D | KC | … AC | AD | AS | AH | 2S | -")
    assert sorted(table.legal_moves()) == sorted(
        ["12", "13x2", "10", "10x2", "20", "23", "30", "40", "50", "59", "60", "69", "70", "79", "80", "89", "90"]
    )


def test_suits_have_no_order() -> None:
    """A lone seven goes onto every other suit's eight, whichever suit it is of."""
    for suit in Suit:
        others = " | ".join(f"8{other.value}" for other in Suit)
        table = laid("S4", f"7{suit.value} | {others} | … AC | KS | KH | KD | KC")
        assert table.targets("1") == "2 3 4 5"
