"""Which game is on the table, and which one was left: nothing that was begun is lost."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from qtsolitaire.core.deals import DealCode
from qtsolitaire.core.game import RefusedMoveError
from qtsolitaire.core.record import Record
from qtsolitaire.core.table import parse_move
from qtsolitaire.games import deal_of, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from tests.reference import LEVELS, example

CODE = "SS1-S1-AAAAABD"
OTHER = "SH1-C4-AAAAAJ2"
TODAY = date(2026, 11, 29)


def code_of(session: Session) -> DealCode:
    assert session.deal.code
    return session.deal.code


def begun(moves: int = 0, code: str = CODE) -> Session:
    """A session of the example deal after some of its moves."""
    session = Session(deal_of(read_code(code)))
    for written in example("example_simple_simon.solitaire").moves[:moves]:
        assert session.play(written.on(session.position))
    return session


def shown_by(sitting: Sitting) -> list[Session]:
    shown: list[Session] = []
    sitting.changed.connect(shown.append)
    return shown


def test_a_sitting_begins_with_its_game_and_none_before() -> None:
    session = begun()
    sitting = Sitting(session)
    assert sitting.session is session
    assert sitting.left is None


ways = pytest.mark.parametrize(
    "begin",
    [
        lambda sitting: sitting.begin(begun(0, OTHER)),
        lambda sitting: sitting.begin_deal(deal_of(read_code(OTHER))),
        lambda sitting: sitting.begin_new(*LEVELS["C2"]),
        Sitting.begin_same_level,
        lambda sitting: sitting.begin_deal_of_day(TODAY),
        Sitting.restart,
        lambda sitting: sitting.begin_record(example("worked_deal.solitaire")),
    ],
)


@ways
def test_every_way_to_begin_shows_the_new_game_once_and_keeps_the_one_with_moves(
    begin: Callable[[Sitting], None],
) -> None:
    before = begun(3)
    sitting = Sitting(before)
    shown = shown_by(sitting)
    begin(sitting)
    assert shown == [sitting.session]
    assert sitting.session is not before
    assert sitting.left is before
    assert (before.move_count, before.can_undo, before.clock.is_running) == (3, True, False)


@ways
def test_no_way_to_begin_keeps_a_game_without_moves(begin: Callable[[Sitting], None]) -> None:
    sitting = Sitting(begun())
    begin(sitting)
    assert sitting.left is None


@ways
def test_no_way_to_begin_keeps_a_game_that_is_won(begin: Callable[[Sitting], None]) -> None:
    won = begun(49)
    assert won.is_won
    sitting = Sitting(won)
    begin(sitting)
    assert sitting.left is None


def test_a_game_without_moves_does_not_push_out_the_one_that_was_left_before() -> None:
    first = begun(3)
    sitting = Sitting(first)
    sitting.restart()
    sitting.restart()
    assert sitting.left is first


def test_the_game_that_was_left_last_is_kept() -> None:
    sitting = Sitting(begun(3))
    second = begun(2)
    sitting.begin(second)
    sitting.restart()
    assert sitting.left is second


def test_restart_deals_the_same_cards_anew() -> None:
    sitting = Sitting(begun(3))
    sitting.restart()
    session = sitting.session
    assert (code_of(session), session.move_count, session.position.score) == (read_code(CODE), 0, 500)
    assert session.position == begun().position
    assert not session.can_undo
    assert session.clock.seconds == 0


def test_a_board_without_a_code_can_be_restarted() -> None:
    sitting = Sitting(Session.from_record(example("worked_deal.solitaire")))
    sitting.session.undo()
    sitting.restart()
    assert sitting.session.deal.code is None
    assert sitting.session.position == example("worked_deal.solitaire").deal.position


@pytest.mark.parametrize("level", list(LEVELS))
def test_a_new_game_is_another_deal_of_the_wanted_game_and_level(level: str) -> None:
    sitting = Sitting(begun())
    sitting.begin_new(*LEVELS[level])
    first = code_of(sitting.session)
    sitting.begin_new(*LEVELS[level])
    second = code_of(sitting.session)
    assert (first.game, first.level) == (second.game, second.level) == (LEVELS[level][0].code, level)
    assert first.number != second.number


@pytest.mark.parametrize("code", [CODE, OTHER, "SH1-C1-AAAAAAA"])
def test_the_same_level_is_another_deal_of_the_game_and_level_on_the_table(code: str) -> None:
    sitting = Sitting(Session(deal_of(read_code(code))))
    sitting.begin_same_level()
    before, after = read_code(code), code_of(sitting.session)
    assert (after.game, after.level) == (before.game, before.level)
    assert after.number != before.number


@pytest.mark.parametrize(("code", "of_day"), [(CODE, "SS1-S1-AATKKIJ"), (OTHER, "SH1-C4-AATKKIJ")])
def test_the_deal_of_the_day_is_that_of_the_date_for_the_game_and_level_on_the_table(code: str, of_day: str) -> None:
    sitting = Sitting(Session(deal_of(read_code(code))))
    sitting.begin_deal_of_day(TODAY)
    assert code_of(sitting.session) == read_code(of_day)
    assert code_of(sitting.session).number == 20261129
    sitting.begin_deal_of_day(date(2026, 11, 30))
    assert code_of(sitting.session).number == 20261130


def test_a_record_is_taken_up_at_its_end() -> None:
    sitting = Sitting(begun())
    sitting.begin_record(example("example_seahaven_towers.solitaire"))
    assert (sitting.session.move_count, sitting.session.is_won) == (81, True)


def test_a_record_with_a_move_against_the_rules_leaves_everything_as_it_is() -> None:
    record = example("example_simple_simon.solitaire")
    bad = Record(record.deal, (*record.moves[:5], parse_move("11")))
    session, left = begun(2), begun(1)
    sitting = Sitting(left)
    sitting.begin(session)
    shown = shown_by(sitting)
    was_running = session.clock.is_running
    with pytest.raises(RefusedMoveError):
        sitting.begin_record(bad)
    assert (sitting.session, sitting.left, shown) == (session, left, [])
    assert (session.move_count, session.clock.is_running) == (2, was_running)


def test_taking_back_brings_the_left_game_with_its_undo_and_redo() -> None:
    first = begun(3)
    first.undo()
    sitting = Sitting(first)
    sitting.restart()
    shown = shown_by(sitting)
    sitting.take_back()
    assert (sitting.session, sitting.left, shown) == (first, None, [first])
    assert (first.move_count, first.can_undo, first.can_redo) == (2, True, True)


def test_taking_back_swaps_two_games_that_both_have_moves() -> None:
    first, second = begun(3), begun(2)
    sitting = Sitting(first)
    sitting.begin(second)
    sitting.take_back()
    assert (sitting.session, sitting.left) == (first, second)
    sitting.take_back()
    assert (sitting.session, sitting.left) == (second, first)


def test_where_no_game_was_left_taking_back_does_nothing() -> None:
    session = begun(3)
    sitting = Sitting(session)
    shown = shown_by(sitting)
    sitting.take_back()
    assert (sitting.session, shown) == (session, [])


def test_the_clock_stands_while_a_game_is_left_and_runs_on_when_it_is_taken_up() -> None:
    first = begun(3)
    sitting = Sitting(first)
    assert first.clock.is_running
    sitting.restart()
    assert not first.clock.is_running
    assert not sitting.session.clock.is_running  # it starts with the first move
    sitting.take_back()
    assert first.clock.is_running


def test_the_clock_of_a_won_record_does_not_run() -> None:
    sitting = Sitting(begun())
    sitting.begin_record(example("example_simple_simon.solitaire"))
    assert not sitting.session.clock.is_running
