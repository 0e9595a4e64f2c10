"""Piles, moves, positions and boards: what they hold, and their texts both ways."""

from __future__ import annotations

from collections import Counter

import pytest

from qtsolitaire.core.cards import Suit, parse_card
from qtsolitaire.core.deals import DealCode
from qtsolitaire.core.table import (
    Move,
    Pile,
    PileKind,
    Position,
    WrittenMove,
    all_cards,
    board_text,
    cell,
    column,
    finished,
    foundation,
    parse_move,
)
from qtsolitaire.core.text import BadTextError, in_english
from tests.reference import LEVELS, laid, run

SIMON = "8H 7H | 8S | 9D | KC QC | - | - | - | - | - | … AC"
SEAHAVEN = ("Founds: H-0 C-2 D-0 S-A", "FC: 4C KD - -", "8H 7H | 8S | 9D | KC QC | - | - | - | - | - | … AD")

SPADES, HEARTS, DIAMONDS, CLUBS = map(run, "SHDC")
SEVEN_EMPTY = ["-"] * 7


def read(level: str, board: list[str]) -> Position:
    game, variant = LEVELS[level]
    return game.deal_board(variant, list(enumerate(board, 1))).position


# --- piles --------------------------------------------------------------------------------------------------------


def test_columns_are_written_1_to_9_and_0_for_the_tenth() -> None:
    assert "".join(str(column(number)) for number in range(1, 11)) == "1234567890"


def test_cells_are_written_a_to_d() -> None:
    assert "".join(str(cell(number)) for number in range(1, 5)) == "abcd"


def test_every_foundation_is_written_h() -> None:
    assert {str(foundation(suit)) for suit in Suit} == {"h"}


def test_a_foundation_knows_its_suit() -> None:
    assert [foundation(suit).suit for suit in Suit] == list(Suit)


@pytest.mark.parametrize(
    ("pile", "name"),
    [
        (column(10), "column 10"),
        (cell(1), "cell 1"),
        (foundation(Suit.CLUBS), "the foundation of clubs"),
        (finished(2), "the finished runs"),
    ],
)
def test_a_pile_has_an_english_name(pile: Pile, name: str) -> None:
    assert in_english(pile) == name


# --- moves --------------------------------------------------------------------------------------------------------

MOVES = [
    ("46", column(4), column(6), 1),
    ("46x3", column(4), column(6), 3),
    ("10x12", column(1), column(10), 12),
    ("01", column(10), column(1), 1),
    ("5a", column(5), cell(1), 1),
    ("b0", cell(2), column(10), 1),
    ("ad", cell(1), cell(4), 1),
    ("hD5", foundation(Suit.DIAMONDS), column(5), 1),
    ("hSb", foundation(Suit.SPADES), cell(2), 1),
]


@pytest.mark.parametrize(("text", "source", "target", "count"), MOVES)
def test_a_move_is_written_as_source_target_and_x_with_a_count_above_one(
    text: str, source: Pile, target: Pile, count: int
) -> None:
    assert str(Move(source, target, count)) == text


@pytest.mark.parametrize(("text", "source", "target", "count"), MOVES)
def test_a_move_is_read_as_it_is_written(text: str, source: Pile, target: Pile, count: int) -> None:
    assert parse_move(text) == WrittenMove(source, target, count)


@pytest.mark.parametrize(("text", "same"), [("46X3", "46x3"), ("AH", "ah"), ("hd5", "hD5"), ("HDB", "hDb")])
def test_a_move_is_read_in_either_case(text: str, same: str) -> None:
    assert parse_move(text) == parse_move(same)


def test_a_count_of_one_may_be_written() -> None:
    assert parse_move("46x1") == parse_move("46")


def test_home_as_a_target_is_read_without_its_suit() -> None:
    assert parse_move("ah") == WrittenMove(cell(1), None, 1)


@pytest.mark.parametrize(
    ("text", "suit"), [("1h", Suit.HEARTS), ("4h", Suit.CLUBS), ("ah", Suit.CLUBS), ("bh", Suit.DIAMONDS)]
)
def test_home_is_the_foundation_of_the_card_that_moves(text: str, suit: Suit) -> None:
    assert parse_move(text).on(laid("C4", *SEAHAVEN).position).target == foundation(suit)


@pytest.mark.parametrize(
    "text",
    ["", "4", "46x", "46x0", "46x03", "46x100", "46y3", "46 x3", " 46", "463", "-", "e4", "4e", "h4", "hX4", "4hd"],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadTextError):
        parse_move(text)


@pytest.mark.parametrize("text", ["٤٦", "４６", "46x３", "4" * 10_000, "♥", "\0", "4\n6"])
def test_strange_texts_are_no_moves(text: str) -> None:
    with pytest.raises(BadTextError):
        parse_move(text)


def test_the_error_quotes_the_text_and_says_what_a_move_is() -> None:
    with pytest.raises(BadTextError) as error:
        parse_move("46x")
    assert str(error.value) == (
        "“46x” is no move. A move is source, target and, for several cards, x and their number: 46, 46x3, 5a, ah, hD5."
    )


# --- positions ----------------------------------------------------------------------------------------------------


def test_a_group_is_the_last_cards_of_a_pile() -> None:
    assert laid("S4", SIMON).position.group(column(1), 2) == (parse_card("8H"), parse_card("7H"))


def test_empty_piles_are_counted_by_kind() -> None:
    position = laid("C4", *SEAHAVEN).position
    empty = {kind: position.count_empty(kind) for kind in PileKind}
    assert empty == {PileKind.COLUMN: 5, PileKind.CELL: 2, PileKind.FOUNDATION: 2, PileKind.FINISHED: 0}


def test_after_a_move_the_group_lies_on_the_target_in_the_same_order() -> None:
    after = laid("S4", SIMON).position.after(Move(column(4), column(3), 2), score=7)
    assert (after[column(4)], after[column(3)]) == ((), tuple(map(parse_card, ("9D", "KC", "QC"))))
    assert after.score == 7


def test_a_move_leaves_the_position_before_it_as_it_was() -> None:
    table = laid("S4", SIMON)
    board = table.board
    table.position.after(Move(column(4), column(3), 2), score=7)
    assert table.board == board


def test_a_move_shares_the_piles_that_it_does_not_touch() -> None:
    before = laid("S4", SIMON).position
    after = before.after(Move(column(4), column(3), 2), score=7)
    assert all(after[pile] is before[pile] for pile in before.piles if pile not in (column(4), column(3)))


# --- boards as text -----------------------------------------------------------------------------------------------


def test_a_board_of_simple_simon_is_its_ten_columns() -> None:
    board = laid("S4", SIMON).board
    assert board[:9] == ["8H 7H", "8S", "9D", "KC QC", "-", "-", "-", "-", "-"]
    assert len(board) == 10


def test_runs_that_are_gone_stand_before_the_columns_in_the_order_of_their_going() -> None:
    assert laid("S4", "Done: H S", "- | - | - | - | - | - | - | - | - | …").board[0] == "Done: H S"


def test_foundations_then_cells_stand_before_the_columns() -> None:
    assert laid("C4", *SEAHAVEN).board[:3] == ["Founds: H-0 C-2 D-0 S-A", "FC: 4C KD - -", "8H 7H"]


def test_the_line_of_the_foundations_is_left_out_while_they_are_empty() -> None:
    assert laid("C4", "FC: - - - -", "- | - | - | - | - | - | - | - | - | …").board[0] == "FC: - - - -"


@pytest.mark.parametrize(("level", "cells"), [("C4", "FC: KH - - -"), ("C2", "FC: KH -"), ("C1", "FC: KH")])
def test_the_line_of_the_cells_has_as_many_places_as_the_level_has_cells(level: str, cells: str) -> None:
    assert laid(level, cells, "- | - | - | - | - | - | - | - | - | …").board[0] == cells


def test_foundations_are_read_in_any_order() -> None:
    columns = "- | - | - | - | - | - | - | - | - | …"
    read = laid("C1", "Founds: S-A H-0 D-T C-2", "FC: -", columns)
    assert read.board[0] == "Founds: H-0 C-2 D-T S-A"


def test_boards_are_read_in_either_case_and_with_10_for_t() -> None:
    written = ["Founds: H-0 C-2 D-T S-A", "FC: KD", f"{HEARTS} QD", f"{run('S', bottom='2')} JD", run("C", bottom="3")]
    lenient = [line.lower().replace("t", "10") for line in written]
    assert board_text(read("C1", lenient + SEVEN_EMPTY)) == board_text(read("C1", written + SEVEN_EMPTY))


def test_equal_cards_of_a_board_are_different_copies() -> None:
    position = laid("S1", "AS AS AS AS | - | - | - | - | - | - | - | - | …").position
    assert {card.copy for card in position[column(1)]} == {0, 1, 2, 3}
    assert set(Counter(all_cards(position)).values()) == {1}


# --- boards that cannot be read -----------------------------------------------------------------------------------

WHOLE = [f"{SPADES} {CLUBS}", f"{HEARTS} {DIAMONDS}", *["-"] * 8]
TEN_EMPTY = ["-"] * 10
NO_CARD = "“{}” is no card. A card is a rank (A 2–9 T J Q K) and a suit (S H D C), such as 7H."
NOT_LEFT = "There is no {} left in the pack of this level."
NO_KEY = "A board of this game has no line “{}:”."
NO_FOUNDATION = "“{}” is no foundation. Expected suit, dash and highest card, such as H-0 or S-A."
COLUMNS = "A board has 10 columns, one a line (“-” for an empty one); here are {}."
CELLS = "“FC:” has to name {} cells, each with a card or “-”; here are {}."
MISSING = "Cards are missing from the board: 2 of them, the ace of clubs for one."

BAD_BOARDS = [
    # level, board, line, place, sentence
    ("S4", [], 0, 0, COLUMNS.format(0)),
    ("S4", WHOLE[:9], 9, 0, COLUMNS.format(9)),
    ("S4", [*WHOLE, "-"], 11, 0, "This line is one column too many: a board has 10."),
    ("S4", [f"{SPADES} 7X", *WHOLE[1:]], 1, 14, NO_CARD.format("7X")),
    ("S4", [*WHOLE[:2], "- -", *SEVEN_EMPTY], 3, 1, NO_CARD.format("-")),
    ("S4", [*WHOLE[:9], "KS"], 10, 1, NOT_LEFT.format("king of spades")),
    ("S1", [SPADES, "AS 2H", *["-"] * 8], 2, 2, NOT_LEFT.format("2 of hearts")),
    ("S4", [SPADES, HEARTS, DIAMONDS, run("C", bottom="3"), *["-"] * 6], 10, 0, MISSING),
    ("S4", ["Done: S X", *WHOLE], 1, 2, "“X” is no suit. Expected S, H, D or C."),
    ("S4", ["Done: S S", *WHOLE], 1, 2, NOT_LEFT.format("king of spades")),
    ("S2", ["Done: S C", *WHOLE], 1, 2, NOT_LEFT.format("king of clubs")),
    ("S4", ["Done: S H D C S", *TEN_EMPTY], 1, 0, "There are 4 runs in all; here are 5."),
    ("S4", ["Founds: H-0 C-0 D-0 S-A", *WHOLE], 1, 0, NO_KEY.format("Founds")),
    ("S4", ["-", "Done: S", *["-"] * 8], 2, 0, "The line “Done:” has to stand before the columns."),
    ("S4", ["Done: S", "Done: H", *TEN_EMPTY], 2, 0, "The line “done:” stands here twice."),
    ("C4", ["FC: - - - -", "Done: S", *TEN_EMPTY], 2, 0, NO_KEY.format("Done")),
    ("C4", ["FC: - -", *TEN_EMPTY], 1, 0, CELLS.format(4, 2)),
    ("C1", ["FC: - -", *TEN_EMPTY], 1, 0, CELLS.format(1, 2)),
    ("C2", ["FC: KS 1S", *TEN_EMPTY], 1, 2, NO_CARD.format("1S")),
    ("C2", ["FC: KS KS", *TEN_EMPTY], 1, 2, NOT_LEFT.format("king of spades")),
    ("C4", ["Founds: H-0 C", *TEN_EMPTY], 1, 2, NO_FOUNDATION.format("C")),
    ("C4", ["Founds: H-0 C-1", *TEN_EMPTY], 1, 2, NO_FOUNDATION.format("C-1")),
    ("C4", ["Founds: H-0 C-", *TEN_EMPTY], 1, 2, NO_FOUNDATION.format("C-")),
    ("C4", ["Founds: H-0 C-23", *TEN_EMPTY], 1, 2, NO_FOUNDATION.format("C-23")),
    ("C4", ["Founds: X-A", *TEN_EMPTY], 1, 1, NO_FOUNDATION.format("X-A")),
    ("C4", ["Founds: H-2", "FC: AH - - -", *TEN_EMPTY], 2, 1, NOT_LEFT.format("ace of hearts")),
]


def read_error(level: str, board: list[str]) -> BadTextError:
    with pytest.raises(BadTextError) as error:
        read(level, board)
    return error.value


@pytest.mark.parametrize(("level", "board", "line", "place", "sentence"), BAD_BOARDS)
def test_a_wrong_board_is_refused_with_line_place_and_a_sentence(
    level: str, board: list[str], line: int, place: int, sentence: str
) -> None:
    error = read_error(level, board)
    assert (error.line, error.place, str(error.saying)) == (line, place, sentence)


def test_the_lines_of_cells_and_foundations_are_refused_in_simple_simon() -> None:
    assert read_error("S4", ["FC: - - - -", *WHOLE]).line == 1
    assert read_error("S4", ["Founds: H-0 C-0 D-0 S-0", *WHOLE]).line == 1


def test_a_foundation_named_twice_makes_no_cards_vanish() -> None:
    """Two hearts are named as lying on the foundation and then are not: 50 cards are no board."""
    board = ["Founds: H-2 H-0", "FC: - - - -", run("H", bottom="3"), SPADES, DIAMONDS, CLUBS, *["-"] * 6]
    assert read_error("C4", board).line


def test_the_lines_of_an_error_are_those_of_the_whole_text() -> None:
    game, variant = LEVELS["S4"]
    with pytest.raises(BadTextError) as error:
        game.deal_board(variant, [(17, "KS QS 7X")])
    assert (error.value.line, error.value.place) == (17, 3)


@pytest.mark.parametrize("rubbish", ["x" * 10_000, "🂡 🂢", "\0", "٧H", ": : :", "{0}", "Founds: S-" + "9" * 5000])
@pytest.mark.parametrize("level", ["S4", "C4"])
def test_rubbish_for_a_board_is_refused_in_a_short_sentence(level: str, rubbish: str) -> None:
    assert len(str(read_error(level, [rubbish]))) < 200


def test_a_board_of_seahaven_always_names_its_cells() -> None:
    game, variant = LEVELS["C2"]
    lines = board_text(game.deal(DealCode("SH", "C2", 7)).position).splitlines()
    without = [line for line in lines if "FC" not in line]
    with pytest.raises(BadTextError) as error:
        game.deal_board(variant, list(enumerate(without, 1)))
    assert str(error.value.saying) == "The board lacks the line “FC:” with what lies in the cells."
