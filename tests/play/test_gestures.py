"""Clicks, double clicks and drops, as the rules for both games tell them; sentence by sentence, without a window."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.core.cards import parse_card
from qtsolitaire.core.game import Refusal, Why, refuse
from qtsolitaire.core.table import Move, Pile, PileKind, finished
from qtsolitaire.games.seahaven_towers import SeahavenWhy
from qtsolitaire.games.simple_simon import SimpleSimonWhy
from qtsolitaire.play.gestures import Habits, Outcome, PlayWhy, Selection, click, double_click, drop, lift_refusal
from tests.reference import Table, example, laid, many, parse_group, run

DEFAULT = Habits()
NOT_UP = Habits(click_sends_up=False)
AUTO = Habits(auto_place=True)
RAIL = "rail"
"""The place of the first finished run, among the piles that a drop touches."""

SIMON = laid("S4", "9C 8H 7S 6S 5S | 6D | 8C | 7D 2H | 6H | KD 4D | - | AC | … | JH TH 9H")
SIMON_WON = laid("S1", "Done: S S S S", " | ".join("-" * 10))
TOWERS = laid(
    "C4",
    "Founds: H-2 C-0 D-0 S-4",
    "FC: 3H QC - -",
    "KC TD | 9D 8D | 5S | AC 9C 8C 7C | TC | - | KS JD | KH | 5H | …",
)
TOWERS_WON = laid("C4", "Founds: H-K C-K D-K S-K", "FC: - - - -", " | ".join("-" * 10))


def told(table: Table, outcome: Outcome) -> str | Refusal:
    """Write what a gesture has come to: `46x3`, `selected 4x3`, the refusal, or nothing."""
    match outcome:
        case Move():
            assert not table.game.refusal(table.position, outcome), "a gesture never makes an illegal move"
            return str(outcome)
        case Selection(source, count):
            return "selected " + group_name(source, count)
        case None:
            return "nothing"
        case _:
            return outcome


def group_name(source: Pile, count: int) -> str:
    suit = source.suit.value if source.kind is PileKind.FOUNDATION else ""
    return f"{source}{suit}" + (f"x{count}" if count > 1 else "")


def place(table: Table, group: str) -> tuple[Pile, int]:
    """Return pile and count of a clicked card; the count is 0 on an empty pile."""
    pile, count = parse_group(group)
    return pile, min(count, len(table.position[pile]))


def clicked(table: Table, group: str, selected: str = "", habits: Habits = DEFAULT) -> str | Refusal:
    selection = Selection(*parse_group(selected)) if selected else None
    return told(table, click(table.game, table.position, selection, *place(table, group), habits))


def double_clicked(table: Table, group: str) -> str | Refusal:
    return told(table, double_click(table.game, table.position, *place(table, group)))


def dropped(table: Table, group: str, on: Mapping[str, float] | None = None, habits: Habits = DEFAULT) -> str | Refusal:
    """Drop a group so that it shares these areas with these piles; on bare felt if there are none."""
    areas = {finished(1) if name == RAIL else parse_group(name)[0]: area for name, area in (on or {}).items()}
    return told(table, drop(table.game, table.position, *parse_group(group), areas, habits))


# --- the options --------------------------------------------------------------------------------------------------


def test_double_click_and_click_sends_up_are_on_and_auto_place_is_off() -> None:
    assert Habits(double_click=True, auto_place=False, click_sends_up=True) == DEFAULT


# --- a click without a selection ----------------------------------------------------------------------------------


@pytest.mark.parametrize("group", ["1", "1x2", "1x3", "2", "0x3", "8"])
def test_a_click_selects_the_group_from_that_card_on(group: str) -> None:
    assert clicked(SIMON, group) == f"selected {group}"


def test_a_click_on_cards_that_are_no_run_names_the_first_pair_that_breaks_it() -> None:
    assert clicked(SIMON, "1x5") == refuse(Why.BROKEN_BY_SUIT, upper=parse_card("9C"), lower=parse_card("8H"))
    assert clicked(SIMON, "1x4") == refuse(Why.BROKEN_BY_SUIT, upper=parse_card("8H"), lower=parse_card("7S"))
    assert clicked(SIMON, "6x2") == refuse(Why.BROKEN_BY_RANK, upper=parse_card("KD"), lower=parse_card("4D"))


@pytest.mark.parametrize(("table", "pile"), [(SIMON, "7"), (TOWERS, "6"), (TOWERS, "c"), (TOWERS, "hC")])
def test_a_click_on_an_empty_pile_finds_nothing_to_take(table: Table, pile: str) -> None:
    assert clicked(table, pile) == refuse(Why.NOTHING_HERE)


def test_a_click_on_more_cards_than_the_limit_names_the_limit_with_its_numbers() -> None:
    table = laid("C1", "FC: 2H", "9C 8C 7C | … | 3H | 2C | 4H | 2D | 2S | 3C | 3D | 3S")
    assert clicked(table, "1x3") == refuse(SeahavenWhy.MORE_THAN_LIMIT, count=3, limit=1, cells=0, columns=0)
    assert clicked(table, "1") == "selected 1"


@pytest.mark.parametrize(("group", "move"), [("3", "3h"), ("a", "ah")])
def test_a_click_sends_a_last_card_or_a_cells_card_to_its_foundation_if_that_is_legal(group: str, move: str) -> None:
    assert clicked(TOWERS, group) == move


@pytest.mark.parametrize("group", ["1", "b", "4"])
def test_a_click_on_a_card_that_cannot_go_up_selects_it(group: str) -> None:
    assert clicked(TOWERS, group) == f"selected {group}"


def test_a_click_within_a_run_selects_even_if_its_last_card_could_go_up() -> None:
    table = laid("C4", "Founds: H-0 C-6 D-0 S-0", "FC: - - - -", "8C 7C | … | - | - | - | - | - | - | - | -")
    assert clicked(table, "1x2") == "selected 1x2"
    assert clicked(table, "1") == "1h"


@pytest.mark.parametrize("group", ["3", "a", "1"])
def test_with_click_sends_up_off_a_click_only_selects(group: str) -> None:
    assert clicked(TOWERS, group, habits=NOT_UP) == f"selected {group}"


@pytest.mark.parametrize("habits", [DEFAULT, NOT_UP, AUTO])
@pytest.mark.parametrize("group", ["hH", "hS"])
def test_a_click_on_a_foundations_top_card_selects_it_and_takes_nothing_back(group: str, habits: Habits) -> None:
    assert clicked(TOWERS, group, habits=habits) == f"selected {group}"


def test_in_simple_simon_a_click_never_moves_a_card() -> None:
    table = laid("S1", "Done: S S S", f"{run('S', 'K', '2')} | AS | - | - | - | - | - | - | - | -")
    assert clicked(table, "2") == "selected 2"


# --- a click with a selection -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "selected", "group", "move"),
    [
        (SIMON, "1x3", "3", "13x3"),
        (SIMON, "1", "2", "12"),
        (SIMON, "1x3", "7", "17x3"),
        (SIMON, "2", "7", "27"),
        (TOWERS, "4x3", "5", "45x3"),
        (TOWERS, "1", "7", "17"),
        (TOWERS, "b", "c", "bc"),
        (TOWERS, "a", "hH", "ah"),
        (TOWERS, "3", "hS", "3h"),
    ],
)
def test_with_a_selection_a_click_on_a_pile_moves_it_there_if_legal(
    table: Table, selected: str, group: str, move: str
) -> None:
    assert clicked(table, group, selected) == move


@pytest.mark.parametrize("group", ["4x2", "4"])
def test_the_target_is_the_pile_whichever_of_its_cards_is_clicked(group: str) -> None:
    table = laid("S4", "6S | … | - | 9H 7D | - | - | - | - | - | -")
    assert clicked(table, group, selected="1") == "14"


@pytest.mark.parametrize("group", ["3", "a"])
def test_with_a_selection_a_click_never_sends_up(group: str) -> None:
    assert clicked(TOWERS, group, selected="2") == f"selected {group}"


@pytest.mark.parametrize(
    ("table", "selected", "group"),
    [(SIMON, "1x3", "2"), (SIMON, "2", "1x3"), (SIMON, "1", "0x2"), (TOWERS, "b", "4x3"), (TOWERS, "1", "hS")],
)
def test_if_the_move_is_not_legal_a_clicked_card_that_begins_a_movable_group_becomes_the_selection(
    table: Table, selected: str, group: str
) -> None:
    assert clicked(table, group, selected) == f"selected {group}"


def test_if_neither_is_possible_the_move_is_refused_with_its_own_reason() -> None:
    six = parse_card("6D")
    assert clicked(SIMON, "1x4", selected="2") == refuse(
        SimpleSimonWhy.NOT_ONE_HIGHER, first=six, fits=parse_card("7D").rank, last=parse_card("5S")
    )
    assert clicked(TOWERS, "6", selected="1") == refuse(SeahavenWhy.ONLY_KING, first=parse_card("TD"))
    assert clicked(TOWERS, "hC", selected="4x2") == refuse(SeahavenWhy.ONE_AT_A_TIME, count=2)
    assert clicked(TOWERS, "c", selected="4x3") == refuse(SeahavenWhy.ONE_IN_A_CELL, count=3)


@pytest.mark.parametrize(("table", "group"), [(SIMON, "1x3"), (SIMON, "2"), (TOWERS, "3"), (TOWERS, "hH")])
def test_a_slow_second_click_on_the_selected_card_deselects(table: Table, group: str) -> None:
    assert clicked(table, group, selected=group) == "nothing"


@pytest.mark.parametrize(("selected", "group"), [("1x3", "1"), ("1", "1x2")])
def test_a_click_on_another_card_of_the_selected_pile_selects_from_that_card_on(selected: str, group: str) -> None:
    assert clicked(SIMON, group, selected) == f"selected {group}"


def test_a_click_on_a_card_of_the_selected_pile_that_begins_no_run_says_so() -> None:
    assert clicked(SIMON, "1x4", selected="1x3") == refuse(
        Why.BROKEN_BY_SUIT, upper=parse_card("8H"), lower=parse_card("7S")
    )


@pytest.mark.parametrize(("target", "move"), [("0", "hS0"), ("c", "hSc")])
def test_a_foundations_top_card_is_taken_back_by_click_then_click(target: str, move: str) -> None:
    table = laid("C4", "Founds: H-2 C-0 D-0 S-4", "FC: 3H QC - -", "… | - | - | - | - | - | - | - | - | KC 5S")
    assert clicked(table, "hS") == "selected hS"
    assert clicked(table, target, selected="hS") == move


# --- double click -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "group", "move"),
    [
        (SIMON, "1x3", "13x3"),  # a column before the empty one
        (SIMON, "1", "12"),  # equals: the leftmost
        (SIMON, "1x2", "17x2"),  # no column takes it
        (TOWERS, "3", "3h"),  # the foundation first
        (TOWERS, "4x3", "45x3"),
        (TOWERS, "1", "17"),  # a column before a cell
        (TOWERS, "5", "5c"),  # no column: the leftmost empty cell
        (TOWERS, "a", "ah"),
    ],
)
def test_a_double_click_sends_the_group_to_the_best_pile(table: Table, group: str, move: str) -> None:
    assert double_clicked(table, group) == move


def test_a_double_click_that_finds_no_pile_names_the_card() -> None:
    table = laid("S4", "6D | KD | 2S | … | - | - | - | - | - | -")
    refusal = double_clicked(table, "3")
    assert isinstance(refusal, Refusal)
    assert refusal == refuse(PlayWhy.NO_PILE_TAKES_CARD, first=parse_card("2S"))
    assert str(refusal.saying) == "No pile takes the 2 of spades."


def test_a_double_click_that_finds_no_pile_for_a_group_names_its_first_card_and_number() -> None:
    table = laid("S4", "9C 8C 7C | KD | … | 2D | 2S | 3C | 3D | 3S | 2H | 4H")
    refusal = double_clicked(table, "1x3")
    assert isinstance(refusal, Refusal)
    assert refusal == refuse(PlayWhy.NO_PILE_TAKES_GROUP, first=parse_card("9C"), count=3)
    assert str(refusal.saying) == "No pile takes these 3 cards from the 9 of clubs on."


def test_a_double_click_never_shifts_a_whole_column_into_an_empty_one() -> None:
    table = laid("S4", "9C 8C 7C | … | - | - | - | - | - | - | - | -")
    assert double_clicked(table, "1x3") == refuse(PlayWhy.NO_PILE_TAKES_GROUP, first=parse_card("9C"), count=3)


@pytest.mark.parametrize(("group", "first"), [("7", "KS"), ("8", "KH")])
def test_a_double_click_moves_a_king_at_the_bottom_only_to_its_foundation(group: str, first: str) -> None:
    table = laid("C4", "FC: - - - -", "… | - | - | - | - | - | KS | KH | - | -")
    assert double_clicked(table, group) == refuse(PlayWhy.NO_PILE_TAKES_CARD, first=parse_card(first))


def test_a_double_click_on_what_cannot_be_lifted_says_why() -> None:
    assert double_clicked(SIMON, "1x4") == refuse(Why.BROKEN_BY_SUIT, upper=parse_card("8H"), lower=parse_card("7S"))
    assert double_clicked(SIMON, "7") == refuse(Why.NOTHING_HERE)
    assert double_clicked(TOWERS, "hD") == refuse(Why.NOTHING_HERE)


@pytest.mark.parametrize("group", ["hH", "hS"])
def test_a_double_click_never_takes_a_card_back_from_a_foundation(group: str) -> None:
    assert double_clicked(TOWERS, group) == f"selected {group}"


# --- drag and drop ------------------------------------------------------------------------------------------------


def test_a_group_goes_to_the_pile_that_takes_it_under_the_drop() -> None:
    assert dropped(SIMON, "1x3", {"3": 10.0}) == "13x3"
    assert dropped(TOWERS, "3", {"hS": 10.0}) == "3h"
    assert dropped(TOWERS, "1", {"d": 10.0}) == "1d"
    assert dropped(SIMON, "2", {"7": 10.0}) == "27"


@pytest.mark.parametrize(("areas", "move"), [({"2": 9.0, "5": 8.0}, "12"), ({"2": 8.0, "5": 9.0}, "15")])
def test_of_the_piles_that_can_take_it_the_one_with_the_largest_overlap_wins(
    areas: dict[str, float], move: str
) -> None:
    assert dropped(SIMON, "1", areas) == move


def test_a_pile_that_can_take_it_wins_over_one_that_cannot_however_small_its_overlap() -> None:
    assert dropped(SIMON, "1x3", {"2": 900.0, "3": 1.0}) == "13x3"
    assert dropped(SIMON, "1x3", {"2": 900.0, "1": 899.0, "3": 1.0}) == "13x3"


def test_if_none_can_take_it_the_largest_overlap_decides_which_refusal_is_told() -> None:
    on_ace = refuse(Why.ON_ACE, last=parse_card("AC"))
    lower = refuse(
        SimpleSimonWhy.NOT_ONE_HIGHER, first=parse_card("7S"), fits=parse_card("8S").rank, last=parse_card("6D")
    )
    assert dropped(SIMON, "1x3", {"8": 9.0, "2": 8.0}) == on_ace
    assert dropped(SIMON, "1x3", {"8": 8.0, "2": 9.0}) == lower
    assert dropped(SIMON, "1x3", {"8": 9.0, "1": 8.0}) == on_ace


def test_a_group_goes_back_in_silence_if_its_own_column_has_the_largest_overlap() -> None:
    assert dropped(SIMON, "1x3", {"1": 9.0}) == "nothing"
    assert dropped(SIMON, "1x3", {"1": 9.0, "2": 8.0}) == "nothing"
    assert dropped(SIMON, "1", {"1": 9.0, "2": 8.0}) == "nothing"  # although column 2 would take it


@pytest.mark.parametrize(("table", "group"), [(SIMON, "1x3"), (SIMON, "2"), (TOWERS, "3"), (TOWERS, "hS")])
def test_on_bare_felt_a_group_goes_back_in_silence(table: Table, group: str) -> None:
    assert dropped(table, group) == "nothing"


@pytest.mark.parametrize("habits", [DEFAULT, Habits(double_click=False, click_sends_up=False)])
def test_the_place_of_a_finished_run_is_like_bare_felt(habits: Habits) -> None:
    assert dropped(SIMON, "2", {RAIL: 5.0}, habits) == "nothing"


def test_the_place_of_a_finished_run_does_not_hide_the_column_beside_it() -> None:
    assert dropped(SIMON, "1", {RAIL: 9.0, "2": 1.0}) == "12"
    assert dropped(SIMON, "1", {RAIL: 9.0, "8": 1.0}) == refuse(Why.ON_ACE, last=parse_card("AC"))


def test_the_place_of_a_finished_run_does_not_make_auto_place_forget_the_own_column() -> None:
    assert dropped(SIMON, "1x3", {"1": 1.0}, AUTO) == "nothing"
    assert dropped(SIMON, "1x3", {RAIL: 9.0, "1": 1.0}, AUTO) == "nothing"


@pytest.mark.parametrize(
    ("target", "move"), [("0", "hS0"), ("c", "hSc"), ("b", refuse(SeahavenWhy.CELL_OCCUPIED, card=parse_card("QC")))]
)
@pytest.mark.parametrize("habits", [DEFAULT, AUTO])
def test_a_foundations_top_card_is_taken_back_by_dragging(target: str, move: str | Refusal, habits: Habits) -> None:
    table = laid("C4", "Founds: H-2 C-0 D-0 S-4", "FC: 3H QC - -", "… | - | - | - | - | - | - | - | - | KC 5S")
    assert dropped(table, "hS", {target: 5.0}, habits) == move


def test_a_card_dropped_on_a_foreign_foundation_hears_that_it_does_not_belong_there() -> None:
    refusal = dropped(TOWERS, "3", {"hD": 5.0})
    assert isinstance(refusal, Refusal)
    assert str(refusal.saying) == "This foundation is for diamonds; the 5 of spades does not belong here."


# --- auto-place ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("areas", [{}, {"8": 9.0}, {"2": 5.0}, {"6": 9.0, "1": 8.0}])
def test_auto_place_sends_a_dropped_group_to_the_best_pile_whatever_lies_under_the_drop(
    areas: dict[str, float],
) -> None:
    assert dropped(SIMON, "1x3", areas, AUTO) == "13x3"


def test_auto_place_prefers_the_best_pile_even_over_one_that_takes_the_group_under_the_drop() -> None:
    assert dropped(SIMON, "1x3", {"7": 9.0}, AUTO) == "13x3"
    assert dropped(SIMON, "1x3", {"7": 9.0}, DEFAULT) == "17x3"


@pytest.mark.parametrize("areas", [{"1": 5.0}, {"1": 5.0, "3": 4.0}])
def test_auto_place_leaves_a_group_that_is_dropped_on_its_own_column(areas: dict[str, float]) -> None:
    assert dropped(SIMON, "1x3", areas, AUTO) == "nothing"


def test_auto_place_chooses_a_foundation_only_if_the_card_is_dropped_there() -> None:
    assert dropped(TOWERS, "3", {}, AUTO) == "3c"
    assert dropped(TOWERS, "3", {"9": 5.0}, AUTO) == "3c"
    assert dropped(TOWERS, "3", {"hD": 5.0}, AUTO) == "3c"
    assert dropped(TOWERS, "3", {"d": 5.0, "hS": 4.0}, AUTO) == "3c"
    assert dropped(TOWERS, "3", {"hS": 5.0}, AUTO) == "3h"
    assert dropped(TOWERS, "3", {"hD": 6.0, "hS": 5.0}, AUTO) == "3h"


def test_auto_place_leaves_a_card_that_only_its_foundation_would_take_if_dropped_elsewhere() -> None:
    table = laid("C1", "Founds: H-0 C-0 D-0 S-A", "FC: 2H", "… | KC 2S | 2C | 2D | 3H | 3C | 3D | 4H | 4C | 4D")
    assert dropped(table, "2", {}, AUTO) == "nothing"
    assert dropped(table, "2", {"5": 5.0}, AUTO) == dropped(table, "2", {"5": 5.0}, DEFAULT)
    assert isinstance(dropped(table, "2", {"5": 5.0}, AUTO), Refusal)
    assert dropped(table, "2", {"hS": 5.0}, AUTO) == "2h"


def test_if_no_pile_takes_it_an_auto_placed_drop_is_judged_as_without_the_option() -> None:
    table = laid("S4", "6D | KD | 2S | … | - | - | - | - | - | -")
    assert dropped(table, "3", {}, AUTO) == "nothing"
    assert dropped(table, "3", {"2": 5.0}, AUTO) == dropped(table, "3", {"2": 5.0}, DEFAULT)
    assert isinstance(dropped(table, "3", {"2": 5.0}, AUTO), Refusal)
    assert dropped(table, "3", {"5": 5.0}, AUTO) == "35"  # a whole column into an empty one: only where it is dropped


def test_with_auto_place_a_king_at_the_bottom_still_goes_where_it_is_dropped() -> None:
    table = laid("C4", "FC: - - - -", "… | - | - | - | - | - | KS | - | - | -")
    assert dropped(table, "7", {}, AUTO) == "nothing"
    assert dropped(table, "7", {"2": 5.0}, AUTO) == "72"
    assert dropped(table, "7", {"b": 5.0}, AUTO) == "7b"


def test_with_auto_place_a_cells_card_still_goes_to_the_cell_where_it_is_dropped() -> None:
    assert dropped(TOWERS, "b", {"d": 5.0}, AUTO) == "bd"


# --- after a win --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("group", ["hH", "hS", "1", "a"])
def test_after_a_win_nothing_can_be_lifted_clicked_or_double_clicked(group: str) -> None:
    over = refuse(PlayWhy.GAME_OVER)
    pile, count = parse_group(group)
    assert lift_refusal(TOWERS_WON.game, TOWERS_WON.position, pile, count) == over
    assert clicked(TOWERS_WON, group) == over
    assert double_clicked(TOWERS_WON, group) == over
    assert str(over.saying) == "The game is won. Undo, restart, or begin a new one."


def test_after_a_win_of_simple_simon_nothing_can_be_lifted_either() -> None:
    assert clicked(SIMON_WON, "1") == refuse(PlayWhy.GAME_OVER)
    pile = finished(1)
    assert lift_refusal(SIMON_WON.game, SIMON_WON.position, pile, 13) == refuse(PlayWhy.GAME_OVER)


def test_before_a_win_finished_runs_cannot_be_lifted() -> None:
    table = laid("S1", "Done: S S S", f"{run('S', 'K', '2')} | AS | - | - | - | - | - | - | - | -")
    assert lift_refusal(table.game, table.position, finished(1), 1) == refuse(Why.NOT_A_PLACE)
    selected = Selection(*parse_group("2"))
    assert click(table.game, table.position, selected, finished(4), 0, DEFAULT) == refuse(Why.NOT_A_PLACE)


# --- whatever is done, in every position of the example games -----------------------------------------------------


def positions_of(name: str) -> list[Table]:
    record = example(name)
    return [Table(record.deal.game, step.before) for step in record.replay()]


TABLES = [
    table
    for name in ("example_simple_simon.solitaire", "example_seahaven_towers.solitaire", "worked_deal.solitaire")
    for table in positions_of(name)
]
tables = st.sampled_from(TABLES)
habits_ = st.builds(Habits, st.booleans(), st.booleans(), st.booleans())


@st.composite
def cases(draw: st.DrawFn) -> tuple[Table, Pile, int]:
    """Some card of some pile, or an empty pile, in a position that was really played."""
    table = draw(tables)
    pile = draw(st.sampled_from([pile for pile in table.position.piles if pile.kind is not PileKind.FINISHED]))
    there = len(table.position[pile])
    return table, pile, draw(st.integers(min(1, there), there))


@many
@given(cases(), st.data(), habits_)
def test_a_click_with_a_selection_is_a_legal_move_or_a_movable_selection_or_a_refusal(
    case: tuple[Table, Pile, int], data: st.DataObject, habits: Habits
) -> None:
    table, pile, count = case
    game, position = table.game, table.position
    groups = [Selection(move.source, move.count) for move in game.legal_moves(position)]
    selection = data.draw(st.none() | st.sampled_from(groups)) if groups else None
    outcome = click(game, position, selection, pile, count, habits)
    match outcome:
        case Move(source, target, moved):
            assert game.refusal(position, outcome) is None
            assert (source, moved) == ((selection.source, selection.count) if selection else (pile, 1))
            assert target == pile if selection else target.kind is PileKind.FOUNDATION
        case Selection():
            assert outcome == Selection(pile, count)
            assert game.lift_refusal(position, pile, count) is None
        case None:
            assert selection == Selection(pile, count)
        case _:
            assert game.lift_refusal(position, pile, max(1, count))


@many
@given(cases())
def test_a_double_click_makes_the_best_move_or_says_why_not(case: tuple[Table, Pile, int]) -> None:
    table, pile, count = case
    outcome = double_click(table.game, table.position, pile, count)
    match outcome:
        case Move():
            assert outcome == Move(pile, table.game.best_targets(table.position, pile, count)[0], count)
        case Selection():
            assert pile.kind is PileKind.FOUNDATION
        case _:
            assert isinstance(outcome, Refusal)
            assert table.game.lift_refusal(table.position, pile, max(1, count)) or not table.game.best_targets(
                table.position, pile, count
            )


@many
@given(st.data(), habits_)
def test_a_drop_goes_only_where_the_rules_and_the_overlaps_let_it(data: st.DataObject, habits: Habits) -> None:
    table = data.draw(tables.filter(lambda table: any(table.game.legal_moves(table.position))))
    game, position = table.game, table.position
    lifted = data.draw(st.sampled_from(list(game.legal_moves(position))))
    piles = [pile for pile in position.piles if pile.kind is not PileKind.FINISHED]
    areas = data.draw(st.dictionaries(st.sampled_from(piles), st.floats(1, 9000), max_size=4))
    outcome = drop(game, position, lifted.source, lifted.count, areas, habits)
    largest = max(areas, key=lambda pile: areas[pile], default=None)
    if largest == lifted.source:
        assert outcome is None
    elif isinstance(outcome, Move):
        assert (outcome.source, outcome.count) == (lifted.source, lifted.count)
        assert game.refusal(position, outcome) is None
        rivals = [pile for pile in areas if not game.refusal(position, Move(lifted.source, pile, lifted.count))]
        if not habits.auto_place:
            assert areas[outcome.target] == max(areas[pile] for pile in rivals)
        if outcome.target.kind is PileKind.FOUNDATION:
            assert outcome.target in areas
    elif outcome is None:
        assert not areas
    else:
        assert largest is not None
        assert outcome == game.refusal(position, Move(lifted.source, largest, lifted.count))
