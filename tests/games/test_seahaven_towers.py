"""The rules of Seahaven Towers, sentence by sentence."""

from __future__ import annotations

from collections import Counter

import pytest

from qtsolitaire.core.cards import Rank, Suit, parse_card
from qtsolitaire.core.game import Why, refuse
from qtsolitaire.core.table import Move, PileKind, Position, cell, column, foundation
from qtsolitaire.games import deal_of, game_named, read_code
from qtsolitaire.games.seahaven_towers import SeahavenWhy, group_limit
from tests.reference import LEVELS, Table, cards_in, columns_of, example_after, laid, run

SEAHAVEN = game_named("SH")
NO_CELLS_LEFT = "FC: AS"  # the one cell of level C1, occupied by a card that fits nowhere but on its foundation
FULL = "2D | 2C | 3H | 3D | 3C | 4H"  # the last six columns, whose cards take none of those that these tests move

levels = pytest.mark.parametrize("level", ["C4", "C2", "C1"])


# --- the deal and the levels --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "columns", "cells"),
    [
        ("C4", [5] * 10, [1, 1, 0, 0]),
        ("C2", [5] * 10, [1, 1]),
        ("C1", [5, 6, 5, 5, 5, 5, 5, 5, 5, 5], [1]),
    ],
)
def test_ten_columns_of_five_are_dealt_and_the_last_two_cards_apart(
    level: str, columns: list[int], cells: list[int]
) -> None:
    position = deal_of(read_code(f"SH1-{level}-AAAAABD")).position
    assert [len(cards) for _, cards in position.of_kind(PileKind.COLUMN)] == columns
    assert [len(cards) for _, cards in position.of_kind(PileKind.CELL)] == cells


@levels
def test_the_columns_are_filled_left_to_right_each_completely_its_first_card_deepest(level: str) -> None:
    _, variant = LEVELS[level]
    pack = SEAHAVEN.pack(variant)
    piles = SEAHAVEN.lay(variant, pack)
    assert [card for number in range(1, 11) for card in piles[column(number)][:5]] == list(pack[:50])


@pytest.mark.parametrize("level", ["C4", "C2"])
def test_the_51st_card_goes_to_cell_1_and_the_52nd_to_cell_2(level: str) -> None:
    _, variant = LEVELS[level]
    pack = SEAHAVEN.pack(variant)
    piles = SEAHAVEN.lay(variant, pack)
    assert (piles[cell(1)], piles[cell(2)]) == (pack[50:51], pack[51:52])


def test_with_one_cell_the_52nd_card_goes_on_top_of_column_2() -> None:
    _, variant = LEVELS["C1"]
    pack = SEAHAVEN.pack(variant)
    piles = SEAHAVEN.lay(variant, pack)
    assert (piles[cell(1)], piles[column(2)]) == (pack[50:51], pack[5:10] + pack[51:52])


@levels
def test_one_pack_is_dealt_and_the_foundations_are_empty(level: str) -> None:
    _, variant = LEVELS[level]
    position = deal_of(read_code(f"SH1-{level}-AAAAABD")).position
    assert [str(card) for card in SEAHAVEN.pack(variant)] == [f"{rank}{suit}" for suit in "SHDC" for rank in Rank]
    assert [cards for _, cards in position.of_kind(PileKind.FOUNDATION)] == [()] * 4


@pytest.mark.parametrize(("level", "cells"), [("C4", 4), ("C2", 2), ("C1", 1)])
def test_cells_that_the_level_lacks_are_not_on_the_table(level: str, cells: int) -> None:
    position = deal_of(read_code(f"SH1-{level}-AAAAABD")).position
    assert Counter(pile.kind for pile in position.piles) == {
        PileKind.CELL: cells,
        PileKind.FOUNDATION: 4,
        PileKind.COLUMN: 10,
    }


@pytest.mark.parametrize(("level", "lacks"), [("C2", 3), ("C2", 4), ("C1", 2)])
def test_no_card_goes_to_a_cell_that_the_level_lacks(level: str, lacks: int) -> None:
    position = deal_of(read_code(f"SH1-{level}-AAAAABD")).position
    assert SEAHAVEN.refusal(position, Move(column(1), cell(lacks))) == refuse(Why.NO_SUCH_PILE, pile=cell(lacks))


# --- to a column --------------------------------------------------------------------------------------------------


def test_a_card_goes_onto_the_last_card_of_its_suit_exactly_one_rank_higher() -> None:
    table = laid("C1", NO_CELLS_LEFT, f"7H | 8H | 8D | … KH | {FULL}").after("12")
    assert (cards_in(table.position, 1), cards_in(table.position, 2)) == ("", "8H 7H")


@pytest.mark.parametrize("last", ["8S", "8D", "8C", "9S", "6C", "2S"])
def test_a_card_goes_onto_no_other_suit(last: str) -> None:
    table = laid("C1", NO_CELLS_LEFT, f"7H | {last} | KD | … KH | {FULL}")
    assert table.refusal("12") == refuse(
        SeahavenWhy.OTHER_SUIT, first=parse_card("7H"), fits=parse_card("8H"), last=parse_card(last)
    )


@pytest.mark.parametrize("last", ["9H", "6H", "2H", "KH"])
def test_a_card_goes_onto_no_other_rank(last: str) -> None:
    table = laid("C1", NO_CELLS_LEFT, f"7H | {last} | KD | … KC | {FULL}")
    assert table.refusal("12") == refuse(
        SeahavenWhy.NOT_ONE_HIGHER, first=parse_card("7H"), fits=parse_card("8H"), last=parse_card(last)
    )


@pytest.mark.parametrize("card", ["2S", "7H", "KH"])
def test_nothing_goes_on_an_ace(card: str) -> None:
    table = laid("C1", "FC: QS", f"{card} | AS | KD | … KC | {FULL}")
    assert table.refusal("12") == refuse(Why.ON_ACE, last=parse_card("AS"))


@pytest.mark.parametrize("last", ["QH", "5H", "QS", "KS"])
def test_a_king_goes_on_no_card_and_is_told_so_whatever_the_suit(last: str) -> None:
    """No card would fit a king, so naming the suit or the rank that is wrong would lead him nowhere."""
    table = laid("C1", NO_CELLS_LEFT, f"KH | {last} | KD | … KC | {FULL}")
    assert table.refusal("12") == refuse(Why.KING_ON_CARD, last=parse_card(last))


@pytest.mark.parametrize(
    ("card", "last", "sentence"),
    [
        ("7H", "8D", "In a column the suit must be the same: the 7 of hearts goes only on the 8 of hearts."),
        ("QH", "KS", "In a column the suit must be the same: the queen of hearts goes only on the king of hearts."),
        ("7H", "9H", "The 7 of hearts goes only on the 8 of hearts; here lies the 9 of hearts."),
        ("KH", "QH", "A king goes only to an empty column, not on the queen of hearts."),
        ("7H", "AC", "Nothing goes on an ace; here lies the ace of clubs."),
    ],
)
def test_the_refusal_names_the_card_that_would_fit(card: str, last: str, sentence: str) -> None:
    assert laid("C1", NO_CELLS_LEFT, f"{card} | {last} | KD | … KC | {FULL}").sentence("12") == sentence


# --- to an empty column -------------------------------------------------------------------------------------------


def test_an_empty_column_takes_a_king_alone() -> None:
    table = laid("C1", NO_CELLS_LEFT, f"5D KH | - | KD | … KC | {FULL}").after("12")
    assert (cards_in(table.position, 1), cards_in(table.position, 2)) == ("5D", "KH")


def test_an_empty_column_takes_a_king_leading_its_run() -> None:
    table = laid("C4", "FC: - - - -", f"5D {run('H', 'K', 'T')} | - | KD | … KC | {FULL}").after("12x4")
    assert cards_in(table.position, 2) == "KH QH JH TH"


def test_an_empty_column_takes_a_king_from_a_cell() -> None:
    table = laid("C1", "FC: KH", f"5D | - | KD | … KC | {FULL}").after("a2")
    assert cards_in(table.position, 2) == "KH"


@pytest.mark.parametrize("rank", "A23456789TJQ")
def test_an_empty_column_takes_no_other_card_not_even_for_a_moment(rank: str) -> None:
    table = laid("C4", "FC: - - - -", f"5D {rank}S | - | KD | … KC | {FULL}")
    assert table.refusal("12") == refuse(SeahavenWhy.ONLY_KING, first=parse_card(f"{rank}S"))


def test_a_group_led_by_another_card_is_told_its_first_card() -> None:
    table = laid("C4", "FC: - - - -", f"5D 9S 8S 7S | - | KD | … KC | {FULL}")
    assert table.refusal("12x3") == refuse(SeahavenWhy.ONLY_KING, first=parse_card("9S"))
    assert table.sentence("12x3") == "Only a king may go to an empty column; this is the 9 of spades."


def test_a_last_king_with_cards_under_it_goes_only_to_a_cell_or_an_empty_column_or_its_foundation() -> None:
    in_the_way = laid("C2", "Founds: H-J C-0 D-0 S-0", "FC: - QH", "5D KH | - | KS | QD | QC | … KC | - | 3D | 3C | 4D")
    assert in_the_way.targets("1") == "a 2 7"
    queen_up = in_the_way.after("bh")
    assert queen_up.targets("1") == "a b h 2 7"


# --- to a cell ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["KH", "7H", "AH"])
def test_an_empty_cell_takes_any_single_card(card: str) -> None:
    table = laid("C2", "FC: 2S -", f"{card} | 9S | KD | … KC | {FULL.replace('4H', '4D')}").after("1b")
    assert table.board[0] == f"FC: 2S {card}"


def test_an_occupied_cell_takes_none() -> None:
    table = laid("C2", "FC: 2S -", f"7H | 9S | KD | … KC | {FULL}")
    assert table.refusal("1a") == refuse(SeahavenWhy.CELL_OCCUPIED, card=parse_card("2S"))
    assert table.sentence("1a") == "This cell is occupied by the 2 of spades."


def test_a_cell_takes_no_group() -> None:
    table = laid("C4", "FC: 2S - - -", f"7H 6H | 9S | KD | … KC | {FULL}")
    assert table.refusal("1bx2") == refuse(SeahavenWhy.ONE_IN_A_CELL, count=2)
    assert table.sentence("1bx2") == "A cell holds only one card; these are 2."


def test_a_group_is_told_that_it_is_too_many_before_it_is_told_that_the_cell_is_occupied() -> None:
    table = laid("C4", "FC: 2S - - -", f"7H 6H | 9S | KD | … KC | {FULL}")
    assert table.refusal("1ax2") == refuse(SeahavenWhy.ONE_IN_A_CELL, count=2)


def test_a_cells_card_may_move_to_another_empty_cell_and_scores_nothing() -> None:
    table = laid("C4", "FC: 2S - - -", f"7H | 9S | KD | … KC | {FULL}").after("ad")
    assert (table.board[0], table.score) == ("FC: - - - 2S", 0)


# --- to a foundation ----------------------------------------------------------------------------------------------


def test_a_foundation_begins_with_the_ace_and_goes_up_to_the_king() -> None:
    table = laid("C4", "FC: - - - -", f"{run('S')} | … KC | KD | KH | {FULL}").after(" ".join(["1h"] * 13))
    assert table.board[0] == "Founds: H-0 C-0 D-0 S-K"


def test_a_foundation_takes_a_card_from_a_cell() -> None:
    table = laid("C1", "FC: AS", f"2S | … KC | KD | KH | {FULL}").after("ah 1h")
    assert table.board[:2] == ["Founds: H-0 C-0 D-0 S-2", "FC: -"]


@pytest.mark.parametrize(
    ("founds", "card", "following"),
    [("S-0", "2S", "AS"), ("S-0", "KS", "AS"), ("S-A", "3S", "2S"), ("S-5", "7S", "6S"), ("S-Q", "KS", None)],
)
def test_the_next_card_on_a_foundation_is_one_rank_higher(founds: str, card: str, following: str | None) -> None:
    table = laid("C4", f"Founds: H-0 C-0 D-0 {founds}", "FC: - - - -", f"{card} | … KC | KD | KH | {FULL}")
    expected = following and refuse(SeahavenWhy.NEXT_ON_FOUNDATION, card=parse_card(card), next=parse_card(following))
    assert table.refusal("1h") == expected


def test_the_refusal_names_the_next_card_of_the_foundation() -> None:
    table = laid("C4", "Founds: H-0 C-0 D-0 S-5", "FC: - - - -", f"7S | … KC | KD | KH | {FULL}")
    assert table.sentence("1h") == "The next card here must be the 6 of spades, not the 7 of spades."


def test_a_foundation_takes_only_its_suit() -> None:
    table = laid("C4", "FC: - - - -", f"AS | … KC | KD | KH | {FULL}")
    refusal = SEAHAVEN.refusal(table.position, Move(column(1), foundation(Suit.HEARTS)))
    assert refusal == refuse(SeahavenWhy.OTHER_FOUNDATION, card=parse_card("AS"), suit=Suit.HEARTS)
    assert str(refusal.saying) == "This foundation is for hearts; the ace of spades does not belong here."


def test_a_foundation_takes_one_card_at_a_time() -> None:
    table = laid("C4", "FC: - - - -", f"2S AS | … KC | KD | KH | {FULL}")
    assert table.refusal("1hx2") == refuse(SeahavenWhy.ONE_AT_A_TIME, count=2)
    assert table.sentence("1hx2") == "Cards go to a foundation one at a time; these are 2."


def test_a_group_on_another_foundation_is_told_first_that_it_is_a_group() -> None:
    table = laid("C4", "FC: - - - -", f"2S AS | … KC | KD | KH | {FULL}")
    refusal = SEAHAVEN.refusal(table.position, Move(column(1), foundation(Suit.HEARTS), 2))
    assert refusal == refuse(SeahavenWhy.ONE_AT_A_TIME, count=2)


def test_a_wrong_suit_is_told_before_a_wrong_rank() -> None:
    table = laid("C4", "FC: - - - -", f"9S | … KC | KD | KH | {FULL}")
    refusal = SEAHAVEN.refusal(table.position, Move(column(1), foundation(Suit.HEARTS)))
    assert refusal == refuse(SeahavenWhy.OTHER_FOUNDATION, card=parse_card("9S"), suit=Suit.HEARTS)


def test_nothing_goes_up_by_itself() -> None:
    step = laid("C1", "FC: -", f"5D AS 9H | … KC | KD | KH | {FULL}").play("1a")
    assert len(step.stages) == 1
    assert step.after[foundation(Suit.SPADES)] == ()


# --- groups and their limit ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("empty_cells", "empty_columns", "limit"),
    [(0, 0, 1), (1, 0, 2), (2, 0, 3), (4, 0, 5), (0, 1, 2), (0, 2, 4), (1, 1, 4), (1, 2, 8), (2, 2, 12), (4, 3, 40)],
)
def test_the_limit_is_empty_cells_and_one_times_two_for_every_empty_column(
    empty_cells: int, empty_columns: int, limit: int
) -> None:
    assert group_limit(empty_cells, empty_columns) == limit


NINE_DOWN = run("S", "9", "A")

BOARDS_WITH_LIMITS = [
    # level, cells, a column, the others, empty cells and columns, how many of the nine move
    ("C1", "FC: KH", "- | …", (0, 1), 2),
    ("C1", "FC: KH", "KD | …", (0, 0), 1),
    ("C1", "FC: -", "KD | …", (1, 0), 2),
    ("C1", "FC: -", "- | …", (1, 1), 4),
    ("C2", "FC: KH -", "KD | …", (1, 0), 2),
    ("C2", "FC: - -", "KD | …", (2, 0), 3),
    ("C2", "FC: - -", "- | …", (2, 1), 6),
    ("C4", "FC: KH KD KC QH", "QD | …", (0, 0), 1),
    ("C4", "FC: KH KD KC -", "QD | …", (1, 0), 2),
    ("C4", "FC: - - - -", "KD | …", (4, 0), 5),
]


@pytest.mark.parametrize(("level", "cells", "others", "empty", "limit"), BOARDS_WITH_LIMITS)
def test_a_group_moves_up_to_the_limit_of_the_table_and_cells_that_the_level_lacks_do_not_count(
    level: str, cells: str, others: str, empty: tuple[int, int], limit: int
) -> None:
    table = laid(level, cells, f"5D {NINE_DOWN} | TS | {others} QC | {FULL}")
    moving = [count for count in range(1, 10) if table.lift_refusal(f"1x{count}") is None]
    assert moving == list(range(1, limit + 1))
    assert table.lift_refusal("1x9") == refuse(
        SeahavenWhy.MORE_THAN_LIMIT, count=9, limit=limit, cells=empty[0], columns=empty[1]
    )


def test_the_refusal_tells_the_limit_and_where_it_comes_from() -> None:
    table = laid("C2", "FC: KH -", f"5D {NINE_DOWN} | TS | KD | … KC | {FULL}")
    assert table.sentence("12x9") == "9 cards, but only 2 can move (empty cells: 1, empty columns: 0)."


def test_a_group_within_the_limit_moves_onto_a_card() -> None:
    table = laid("C1", "FC: -", f"5D 9S 8S | TS | KD | … KC | {FULL}").after("12x2")
    assert (cards_in(table.position, 1), cards_in(table.position, 2)) == ("5D", "TS 9S 8S")


def test_a_column_that_the_lift_itself_empties_does_not_count() -> None:
    table = laid("C1", "FC: -", f"9S 8S 7S | TS | KD | … KC | {FULL}")
    assert table.refusal("12x3") == refuse(SeahavenWhy.MORE_THAN_LIMIT, count=3, limit=2, cells=1, columns=0)


@pytest.mark.parametrize(
    ("cards", "reason", "upper", "lower"),
    [
        ("9S 8H 7H", Why.BROKEN_BY_SUIT, "9S", "8H"),
        ("9S 7S 6S", Why.BROKEN_BY_RANK, "9S", "7S"),
        ("9S 8S 6S", Why.BROKEN_BY_RANK, "8S", "6S"),
    ],
)
def test_a_group_is_a_run_and_a_break_is_told_before_the_limit(cards: str, reason: Why, upper: str, lower: str) -> None:
    table = laid("C1", NO_CELLS_LEFT, f"{cards} | TS | KD | … KC | {FULL.replace('3H', 'KH')}")
    assert table.refusal("12x3") == refuse(reason, upper=parse_card(upper), lower=parse_card(lower))


WORKED = ("FC: -", f"5D {NINE_DOWN} | TS | - | - | {run('D', 'K', '9')} | … KC | 3H | 3D | 3C | 4H")
"""One empty cell and two empty columns; nine spades of a run, and a run of five led by a king."""


def test_with_1_empty_cell_and_2_empty_columns_up_to_8_cards_are_lifted_onto_a_card() -> None:
    table = laid("C1", *WORKED)
    assert table.lift_refusal("1x8") is None
    assert table.lift_refusal("1x9") == refuse(SeahavenWhy.MORE_THAN_LIMIT, count=9, limit=8, cells=1, columns=2)
    eight = laid("C1", WORKED[0], WORKED[1].replace(NINE_DOWN, run("S", "8", "A")).replace("TS", "9S"))
    assert cards_in(eight.after("12x8").position, 2) == run("S", "9", "A")


def test_and_of_a_run_led_by_a_king_only_4_go_into_one_of_the_empty_columns() -> None:
    table = laid("C1", *WORKED)
    assert table.lift_refusal("5x5") is None
    assert table.targets("5x5") == ""
    assert table.refusal("53x5") == refuse(SeahavenWhy.MORE_THAN_TARGET_LIMIT, count=5, limit=4, cells=1, columns=1)
    assert table.sentence("53x5") == (
        "5 cards, but only 4 can move to an empty column (empty cells: 1, other empty columns: 1)."
    )
    four = laid("C1", WORKED[0], WORKED[1].replace(run("D", "K", "9"), f"9D {run('D', 'K', 'T')}"))
    assert cards_in(four.after("53x4").position, 3) == "KD QD JD TD"


def test_the_example_game_comes_to_that_very_case_after_move_44() -> None:
    table = example_after("example_seahaven_towers.solitaire", 44)
    empty = (table.position.count_empty(PileKind.CELL), table.position.count_empty(PileKind.COLUMN))
    assert empty == (1, 2)
    assert table.refusal("72x5") is None
    assert cards_in(table.position, 1) == "KD AH KH QH JH TH"
    assert table.targets("1x4") == "3 8"


def test_in_an_empty_column_only_a_king_is_told_before_the_limit() -> None:
    table = laid("C1", "FC: -", f"5D 9S 8S 7S | - | KD | … KC | {FULL}")
    assert table.refusal("12x3") == refuse(SeahavenWhy.ONLY_KING, first=parse_card("9S"))


def test_a_cells_card_is_a_group_of_one() -> None:
    table = laid("C4", "FC: 2S - - -", f"3S | … KC | KD | KH | {FULL}")
    assert table.lift_refusal("a") is None
    assert table.lift_refusal("ax2") == refuse(Why.TOO_FEW, count=2, there=1)


# --- the single click ---------------------------------------------------------------------------------------------


def test_a_single_click_on_a_last_card_or_a_cells_card_sends_it_to_its_foundation_if_that_is_legal() -> None:
    cards = "2D AS | 2S | - | … KC | KD | KH | 2C | 3H | 3D | 3C"
    table = laid("C4", "Founds: H-A C-0 D-0 S-0", "FC: 2H 9H - -", cards)
    taps = {pile: table.tap(pile) for pile in "abcd1230"}
    assert taps == {"a": "ah", "b": None, "c": None, "d": None, "1": "1h", "2": None, "3": None, "0": None}


def test_a_single_click_sends_no_covered_card_up() -> None:
    assert laid("C4", "FC: - - - -", f"AS 2S | 9S | KD | … KC | {FULL}").tap("1") is None


# --- the double click ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("founds", "cells", "columns", "group", "order", "why"),
    [
        ("S-6", "FC: KH - - -", "5D 7S | 8S | … KC | KD | 2D | 2C", "1", "h 2 b c d", "the foundation before a column"),
        ("S-5", "FC: KH - - -", "5D 7S | 8S | … KC | KD | 2D | 2C", "1", "2 b c d", "a column before a cell"),
        ("S-5", "FC: KH - - -", "5D 7S | 9S | … KC | KD | 2D | 2C", "1", "b c d", "else the leftmost empty cell"),
        ("S-0", "FC: KH - - -", "5D KS | - | … KC | - | 2D | 2C", "1", "2 4 b c d", "a king: an empty column"),
        ("S-Q", "FC: KH - - -", "5D KS | - | … KC | - | 2D | 2C", "1", "h 2 4 b c d", "its foundation before that"),
        ("S-0", "FC: KH - - -", "5D 7S 6S | 8S | … KC | KD | 2D | 2C", "1x2", "2", "a group: its column"),
        ("S-0", "FC: KH - - -", "5D 7S 6S | 9S | … KC | KD | 2D | 2C", "1x2", "", "a group: no cell"),
        ("S-0", "FC: KH - - -", "5D KS QS | - | … KC | - | 2D | 2C", "1x2", "2 4", "a run of a king: an empty column"),
        ("S-0", "FC: KH - - -", "KS | - | … KC | - | 2D | 2C", "1", "", "a king at the bottom stays"),
        ("S-0", "FC: KH - - -", "KS QS | - | … KC | - | 2D | 2C", "1x2", "", "with its run too"),
        ("S-Q", "FC: KH - - -", "KS | - | … KC | - | 2D | 2C", "1", "h", "except to its foundation"),
        ("S-0", "FC: KH - - -", "KS QS | - | … KC | - | 2D | 2C", "1", "b c d", "its run may leave it"),
        ("S-0", "FC: KH QH JH TH", "5D 7S | 9S | … KC | KD | 2D | 2C", "1", "", "no pile takes it"),
    ],
)
def test_a_double_click_prefers(founds: str, cells: str, columns: str, group: str, order: str, why: str) -> None:
    table = laid("C4", f"Founds: H-0 C-0 D-0 {founds}", cells, f"{columns} | 3H | 3D | 3C | 4H")
    assert table.best_targets(group) == order, why


@pytest.mark.parametrize(
    ("founds", "cells", "columns", "first", "why"),
    [
        ("S-6", "FC: 7S - - -", "5D | 8S | … KC | KD | 2D | 2C", "h", "its foundation before a column"),
        ("S-5", "FC: 7S - - -", "5D | 8S | … KC | KD | 2D | 2C", "2", "its column"),
        ("S-0", "FC: KH - - -", "7D | - | … KC | - | 2D | 2C", "2", "a king: the leftmost empty column"),
    ],
)
def test_a_double_click_on_a_cells_card_prefers(founds: str, cells: str, columns: str, first: str, why: str) -> None:
    table = laid("C4", f"Founds: H-0 C-0 D-0 {founds}", cells, f"{columns} | 3H | 3D | 3C | 4H")
    assert table.best_targets("a")[0] == first, why


def test_a_king_at_the_bottom_may_still_be_dragged() -> None:
    table = laid("C4", "FC: KH - - -", f"KS | - | … KC | - | {FULL}")
    assert table.targets("1") == "b c d 2 4"


# --- taking back --------------------------------------------------------------------------------------------------

SEVEN_HEARTS_UP = (
    "Founds: H-7 C-0 D-0 S-6",
    "FC: 9S - - -",
    "8H | - | … KC | KD | KH | 2D | 2C | 3D | 3C | 4D",
)


def test_a_foundations_top_card_may_be_taken_to_a_column_that_takes_it_or_to_an_empty_cell() -> None:
    table = laid("C4", *SEVEN_HEARTS_UP)
    assert table.targets("hH") == "b c d 1"
    assert cards_in(table.after("hH1").position, 1) == "8H 7H"
    assert table.after("hHc").board[:2] == ["Founds: H-6 C-0 D-0 S-6", "FC: 9S - 7H -"]


def test_a_king_is_taken_back_to_an_empty_column() -> None:
    table = laid("C1", "Founds: H-K C-0 D-0 S-0", "FC: 9S", "5D | - | … KC | KD | 2D | 2C | 3D | 3C | 4D | 4C")
    assert table.targets("hH") == "2"


def test_a_foundation_gives_one_card_at_a_time() -> None:
    table = laid("C4", *SEVEN_HEARTS_UP)
    assert table.lift_refusal("hHx2") == refuse(SeahavenWhy.ONE_AT_A_TIME, count=2)


def test_no_card_goes_from_one_foundation_to_another() -> None:
    table = laid("C4", *SEVEN_HEARTS_UP)
    move = Move(foundation(Suit.HEARTS), foundation(Suit.SPADES))
    assert SEAHAVEN.refusal(table.position, move) == refuse(
        SeahavenWhy.OTHER_FOUNDATION, card=parse_card("7H"), suit=Suit.SPADES
    )


def test_no_single_or_double_click_alone_takes_a_card_back() -> None:
    table = laid("C4", *SEVEN_HEARTS_UP)
    assert [table.tap(pile) for pile in ("hS", "hH", "hD", "hC")] == [None] * 4
    assert table.best_targets("hH") == ""


# --- winning and the score ----------------------------------------------------------------------------------------


def test_the_game_is_won_when_all_52_cards_are_on_the_foundations() -> None:
    table = laid("C4", "Founds: H-K C-K D-K S-Q", "FC: KS - - -", "- | - | - | - | - | - | - | - | - | -")
    assert not table.is_won
    won = table.after("ah")
    assert won.is_won
    assert (columns_of(won.position), won.score) == ([""] * 10, 520)


def test_after_a_win_taking_back_is_still_legal() -> None:
    won = laid("C1", "Founds: H-K C-K D-K S-K", "FC: -", "- | - | - | - | - | - | - | - | - | -")
    assert len(won.legal_moves()) == 4 * (1 + 10)
    assert not won.after("hSa").is_won


@levels
def test_the_score_is_0_at_the_start(level: str) -> None:
    assert deal_of(read_code(f"SH1-{level}-AAAAABD")).position.score == 0


def test_a_card_moved_to_a_foundation_brings_10_and_one_taken_back_costs_10() -> None:
    table = laid("C2", "FC: AS -", f"5D 2S | … KC | KD | KH | {FULL}")
    scores = [table.after(moves).score for moves in ("ah", "ah 1h", "ah 1h hSb", "ah 1h hSb hSa", "ah 1h hSb bh")]
    assert scores == [10, 20, 10, 0, 20]


def test_every_other_move_changes_no_points() -> None:
    table = laid("C2", "Founds: H-0 C-0 D-0 S-A", "FC: 3S -", "5D 9S | TS | - | … KC | 5H KD | 2D | 2C | 3H | 3D | 3C")
    moves = ["1b", "12", "ab", "53", "5b"]
    assert [table.after(move).score for move in moves] == [10] * 5


def test_the_score_is_never_below_0() -> None:
    table = laid("C4", *SEVEN_HEARTS_UP)
    assert table.score == 130
    assert Table(SEAHAVEN, Position(table.position.piles, 0)).after("hH1").score == 0


def test_undoing_gives_back_exactly_what_the_move_changed_even_at_the_floor() -> None:
    table = laid("C4", *SEVEN_HEARTS_UP)
    at_the_floor = Table(SEAHAVEN, Position(table.position.piles, 4))
    step = at_the_floor.play("hH1")
    assert (step.after.score, step.before.score) == (0, 4)


def test_a_board_begins_with_10_points_for_each_card_on_its_foundations() -> None:
    columns = "- | - | - | - | - | - | - | - | - | …"
    assert laid("C1", "FC: -", columns).score == 0
    assert laid("C1", "Founds: H-7 C-0 D-K S-A", "FC: -", columns).score == 10 * (7 + 13 + 1)


# --- all legal moves ----------------------------------------------------------------------------------------------


def test_the_legal_moves_are_every_group_to_every_pile_that_takes_it() -> None:
    columns = "3H | 9S 8S | TS | - | 5D KD | … KC | 4C 3C | 4D 3D | JS | 4H"
    table = laid("C2", "Founds: H-A C-0 D-0 S-A", "FC: 2H -", columns)
    to_the_empty_cell = ["ab", "hHb", "hSb", "1b", "2b", "3b", "5b", "6b", "7b", "8b", "9b", "0b"]
    elsewhere = ["a1", "ah", "39", "10", "54", "64", "23x2"]
    assert sorted(table.legal_moves()) == sorted(to_the_empty_cell + elsewhere)
