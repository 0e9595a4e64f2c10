"""A deal being played: undo and redo, what listeners hear, and games taken up again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from qtsolitaire.core.cards import parse_card
from qtsolitaire.core.game import RefusedMoveError, Step, refuse
from qtsolitaire.core.record import Record, parse_records, record_text
from qtsolitaire.core.table import Move, Position, column, parse_move
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.games.seahaven_towers import SeahavenWhy
from qtsolitaire.games.simple_simon import SimpleSimonWhy
from qtsolitaire.play.clock import Clock
from qtsolitaire.play.gestures import PlayWhy
from qtsolitaire.play.session import UNDO_LIMIT, Cause, Change, Refused, Session
from tests.reference import deal_of_row, example, few, laid, rows_of, run

EMPTY = " | -" * 8
SIMON = f"6C 5S | 6D {EMPTY.replace('-', '…', 1)}"
"""Column 1 can give its 5 to column 2, and get it back."""


def session_on(level: str, *lines: str) -> Session:
    table = laid(level, *lines)
    variant = table.game.variant(level)
    board = [(number, line) for number, line in enumerate(table.board, 1)]
    return Session(table.game.deal_board(variant, board))


def before_the_end(level: str) -> Session:
    """A session that the move `21` wins, `2h` in Seahaven Towers."""
    if level == "C4":
        return session_on("C4", "Founds: H-K C-K D-K S-Q", "FC: - - - -", f"- | KS {EMPTY}")
    return session_on("S4", "Done: S H D", f"{run('C', 'K', '2')} | AC {EMPTY}")


def move_of(session: Session, text: str) -> Move:
    return parse_move(text).on(session.position)


def play(session: Session, moves: str) -> None:
    for text in moves.split():
        assert session.play(move_of(session, text)), text


@dataclass
class Listener:
    """Hears everything a session tells, with what the session was like at that moment."""

    session: Session
    changes: list[Change] = field(default_factory=list)
    refusals: list[Refused] = field(default_factory=list)
    wins: list[bool] = field(default_factory=list)
    order: list[str] = field(default_factory=list)
    seen: list[tuple[Position, int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.session.changed.connect(self._on_changed)
        self.session.refused.connect(self._on_refused)
        self.session.won.connect(self._on_won)

    def _on_changed(self, change: Change) -> None:
        self.changes.append(change)
        self.order.append(change.cause.name)
        self.seen.append((self.session.position, self.session.move_count))

    def _on_refused(self, refused: Refused) -> None:
        self.refusals.append(refused)
        self.order.append("REFUSED")

    def _on_won(self) -> None:
        self.wins.append(self.session.was_won)
        self.order.append("WON")


# --- the start, and moves -----------------------------------------------------------------------------------------


def test_a_new_session_shows_its_deal_with_no_moves() -> None:
    deal = deal_of(read_code("SS1-S1-AAAAABD"))
    session = Session(deal)
    assert session.position is deal.position
    assert session.game is deal.game
    assert (session.move_count, session.steps, session.position.score) == (0, (), 500)
    assert (session.can_undo, session.can_redo, session.is_won, session.was_won) == (False, False, False, False)
    assert (session.clock.seconds, session.clock.is_running) == (0, False)


def test_a_legal_move_is_made_and_told_once() -> None:
    session = session_on("S4", SIMON)
    listener, before = Listener(session), session.position
    move = move_of(session, "12")
    assert session.play(move) is True
    assert session.move_count == 1
    assert session.position[column(2)] == (parse_card("6D"), parse_card("5S"))
    assert session.position.score == 499
    (change,) = listener.changes
    assert (change.cause, change.step.move, change.step.before) == (Cause.PLAYED, move, before)
    assert change.stages == (session.position,)
    assert listener.order == ["PLAYED"]


def test_when_a_change_is_told_the_session_is_already_in_its_new_position() -> None:
    session = session_on("S4", SIMON)
    listener = Listener(session)
    play(session, "12 21")
    session.undo()
    session.redo()
    assert listener.seen == [
        (change.stages[-1], count) for change, count in zip(listener.changes, (1, 2, 1, 2), strict=True)
    ]


def test_a_finished_run_leaves_as_a_stage_of_the_move_that_completed_it() -> None:
    session = session_on("S4", f"{run('C', 'K', '2')} | … AC {EMPTY}")
    listener = Listener(session)
    play(session, "21")
    (change,) = listener.changes
    assert len(change.stages) == 2
    with_run, without_run = change.stages
    assert len(with_run[column(1)]) == 13
    assert without_run[column(1)] == ()
    assert (with_run.score, without_run.score) == (499, 599)
    assert session.position is without_run
    assert session.move_count == 1


def test_a_refused_move_is_told_with_reason_and_place_and_changes_nothing() -> None:
    session = session_on("S4", SIMON)
    play(session, "12")
    session.undo()
    listener, before = Listener(session), session.position
    move = Move(column(2), column(1), 1)
    assert session.play(move) is False
    six, five = parse_card("6D"), parse_card("5S")
    reason = refuse(SimpleSimonWhy.NOT_ONE_HIGHER, first=six, fits=parse_card("7D").rank, last=five)
    assert listener.refusals == [Refused(reason, column(1), 0)]
    assert listener.order == ["REFUSED"]
    assert session.position is before
    assert (session.move_count, session.can_undo, session.can_redo) == (0, False, True)


def test_a_refusal_of_a_gesture_is_told_as_it_comes() -> None:
    session = session_on("S4", SIMON)
    listener, refusal = Listener(session), refuse(PlayWhy.NO_PILE_TAKES_CARD, first=parse_card("5S"))
    session.refuse(refusal, column(1), 2)
    assert listener.refusals == [Refused(refusal, column(1), 2)]
    assert (listener.order, session.move_count) == (["REFUSED"], 0)


# --- undo and redo ------------------------------------------------------------------------------------------------


def test_undo_and_redo_return_to_the_very_same_positions() -> None:
    session = session_on("S4", SIMON)
    positions = [session.position]
    for move in ("12", "21", "12"):
        play(session, move)
        positions.append(session.position)
    for index in (2, 1, 0):
        session.undo()
        assert (session.position, session.move_count) == (positions[index], index)
    for index in (1, 2, 3):
        session.redo()
        assert (session.position, session.move_count) == (positions[index], index)


def test_an_undo_is_told_once_with_the_step_and_the_position_before_it() -> None:
    session = session_on("S4", f"{run('C', 'K', '2')} | … AC {EMPTY}")
    play(session, "21")
    listener, step = Listener(session), session.steps[-1]
    session.undo()
    assert listener.changes == [Change(Cause.UNDONE, step, (step.before,))]
    assert listener.order == ["UNDONE"]


def test_a_redo_is_told_once_with_the_step_and_all_its_stages() -> None:
    session = session_on("S4", f"{run('C', 'K', '2')} | … AC {EMPTY}")
    play(session, "21")
    step = session.steps[-1]
    session.undo()
    listener = Listener(session)
    session.redo()
    assert listener.changes == [Change(Cause.REDONE, step, step.stages)]
    assert len(step.stages) == 2
    assert listener.order == ["REDONE"]


def test_undo_costs_nothing_and_returns_what_the_floor_of_the_score_cut_off() -> None:
    session = session_on("C4", "FC: - - - -", f"… KS | AS {EMPTY}")
    play(session, "2h hSa ah hSa")
    assert session.position.score == 0
    scores = []
    while session.can_undo:
        session.undo()
        scores.append(session.position.score)
    assert scores == [10, 0, 10, 0]


def test_undoing_a_finished_run_brings_back_cards_points_and_moves() -> None:
    session = session_on("S4", f"{run('C', 'K', '2')} | … AC {EMPTY}")
    before = session.position
    play(session, "21")
    session.undo()
    assert session.position == before
    assert (session.position.score, session.move_count) == (500, 0)


def test_a_new_move_cuts_off_what_could_be_redone() -> None:
    session = session_on("S4", f"6C 5S | 6D | 6H {EMPTY.replace('-', '…', 1)[:-4]}")
    play(session, "12 21")
    session.undo()
    session.undo()
    assert session.can_redo
    play(session, "13")
    assert not session.can_redo
    listener = Listener(session)
    session.redo()
    assert (listener.order, session.move_count) == ([], 1)
    assert str(session.steps[-1].move) == "13"


@pytest.mark.parametrize("act", [Session.undo, Session.redo])
def test_where_nothing_can_be_undone_or_redone_nothing_happens_and_nothing_is_told(
    act: Callable[[Session], None],
) -> None:
    session = session_on("S4", SIMON)
    listener, before = Listener(session), session.position
    act(session)
    assert (listener.order, session.position, session.clock.is_running) == ([], before, False)


def test_of_300_moves_exactly_the_last_100_can_be_undone_and_the_counts_stay_exact() -> None:
    assert UNDO_LIMIT == 100
    session = session_on("S4", SIMON)
    positions = [session.position]
    for _ in range(150):
        for move in ("12", "21"):
            play(session, move)
            positions.append(session.position)
    assert (session.move_count, session.position.score) == (300, 200)
    listener = Listener(session)
    for undone in range(1, 101):
        assert session.can_undo
        session.undo()
        assert session.position is positions[300 - undone]
        assert (session.move_count, session.position.score) == (300 - undone, 200 + undone)
    assert not session.can_undo
    session.undo()
    assert (session.move_count, session.position.score, len(listener.changes)) == (200, 300, 100)
    for _ in range(100):
        session.redo()
    assert (session.move_count, session.position.score, session.can_redo) == (300, 200, False)
    assert session.position is positions[300]


def test_after_undoing_at_the_limit_new_moves_can_be_undone_again_up_to_the_limit() -> None:
    session = session_on("S4", SIMON)
    for _ in range(75):
        play(session, "12 21")
    for _ in range(40):
        session.undo()
    for _ in range(30):
        play(session, "12 21")
    assert session.move_count == 170
    undone = 0
    while session.can_undo:
        session.undo()
        undone += 1
    assert (undone, session.move_count) == (100, 70)


# --- won ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "move", "score"), [("S4", "21", 899), ("C4", "2h", 520)])
def test_a_win_is_told_after_the_change_and_once(level: str, move: str, score: int) -> None:
    session = before_the_end(level)
    listener = Listener(session)
    play(session, move)
    assert listener.order == ["PLAYED", "WON"]
    assert (session.is_won, session.was_won, session.position.score) == (True, True, score)


@pytest.mark.parametrize(("level", "move"), [("S4", "21"), ("C4", "2h")])
def test_a_win_is_told_each_time_and_was_won_tells_whether_it_had_been_before(level: str, move: str) -> None:
    session = before_the_end(level)
    listener = Listener(session)
    play(session, move)
    session.undo()
    assert (session.is_won, session.was_won) == (False, True)
    session.redo()
    session.undo()
    play(session, move)
    assert listener.wins == [False, True, True]
    assert listener.order == ["PLAYED", "WON", "UNDONE", "REDONE", "WON", "UNDONE", "PLAYED", "WON"]


def test_undoing_a_take_back_wins_the_game_again() -> None:
    session = before_the_end("C4")
    play(session, "2h")
    listener = Listener(session)
    play(session, "hSa")
    assert not session.is_won
    session.undo()
    assert listener.order == ["PLAYED", "UNDONE", "WON"]


def test_no_move_but_the_winning_one_is_a_win() -> None:
    session = Session(deal_of(read_code("SS1-S1-AAAAABD")))
    listener = Listener(session)
    for written in example("example_simple_simon.solitaire").moves:
        assert listener.wins == []
        assert session.play(written.on(session.position))
    assert (listener.wins, session.position.score, session.move_count) == ([False], 851, 49)


# --- the clock ----------------------------------------------------------------------------------------------------


def test_the_clock_runs_from_the_first_move_to_the_win() -> None:
    now = [0.0]
    session = before_the_end("C4")
    session.clock = Clock(now=lambda: now[0])
    now[0] = 50.0
    assert session.clock.seconds == 0
    play(session, "2a")
    now[0] = 57.0
    play(session, "ah")
    now[0] = 99.0
    assert (session.clock.seconds, session.clock.is_running) == (7, False)


def test_undoing_a_win_lets_the_clock_run_on_and_redoing_it_stops_it() -> None:
    now = [0.0]
    session = before_the_end("S4")
    session.clock = Clock(now=lambda: now[0])
    play(session, "21")
    session.undo()
    now[0] = 4.0
    session.redo()
    now[0] = 9.0
    assert (session.clock.seconds, session.clock.is_running) == (4, False)


def test_a_refused_move_does_not_start_the_clock() -> None:
    session = session_on("S4", SIMON)
    session.play(Move(column(2), column(1), 1))
    assert not session.clock.is_running


# --- a game taken up again ----------------------------------------------------------------------------------------


def recorded(moves: int, seconds: int | None = 312) -> Record:
    """A record of so many moves to and fro."""
    session = session_on("S4", SIMON)
    for index in range(moves):
        play(session, "21" if index % 2 else "12")
    (record,) = parse_records(record_text(session.deal, session.steps, seconds=seconds), GAMES)
    return record


def test_a_record_is_taken_up_at_its_end_with_its_time_and_a_clock_that_stands() -> None:
    session = Session.from_record(recorded(5))
    assert (session.move_count, session.position.score) == (5, 495)
    assert session.position[column(2)][-1] == parse_card("5S")
    assert (session.clock.seconds, session.clock.is_running) == (312, False)
    assert (session.can_undo, session.can_redo, session.was_won) == (True, False, False)


def test_a_record_that_tells_no_time_begins_at_nothing() -> None:
    assert Session.from_record(recorded(1, seconds=None)).clock.seconds == 0


def test_of_a_record_the_last_100_moves_can_be_undone() -> None:
    session = Session.from_record(recorded(130))
    undone = 0
    while session.can_undo:
        session.undo()
        undone += 1
    assert (undone, session.move_count, session.position.score) == (100, 30, 470)


def test_a_record_is_played_on_from_its_end() -> None:
    session = Session.from_record(recorded(3))
    play(session, "21")
    assert (session.move_count, session.position.score) == (4, 496)


def test_a_record_of_a_won_game_is_won_and_had_been_won() -> None:
    session = Session.from_record(example("example_seahaven_towers.solitaire"))
    assert (session.is_won, session.was_won, session.move_count, session.position.score) == (True, True, 81, 520)
    listener = Listener(session)
    session.undo()
    session.redo()
    assert listener.wins == [True]


def test_a_record_taken_up_writes_the_same_record_again() -> None:
    record = recorded(130)
    session = Session.from_record(record)
    assert parse_records(record_text(session.deal, session.steps, seconds=session.clock.seconds), GAMES) == (
        Record(record.deal, record.moves, record.result, None, 312),
    )


def test_a_record_with_a_move_against_the_rules_is_no_session_and_names_the_move() -> None:
    record = recorded(3)
    bad = Record(record.deal, (*record.moves[:2], parse_move("21")))
    with pytest.raises(RefusedMoveError) as caught:
        Session.from_record(bad)
    assert (caught.value.number, str(caught.value.move)) == (3, "21")
    assert isinstance(caught.value.refusal.reason, SimpleSimonWhy)


# --- a listener with a fault --------------------------------------------------------------------------------------


class FaultError(Exception):
    pass


@pytest.mark.parametrize(
    ("act", "moves", "can"),
    [
        (lambda session: session.play(Move(column(1), column(2), 1)), 3, (True, False)),
        (Session.undo, 1, (True, True)),
        (Session.redo, 3, (True, False)),
    ],
)
def test_an_exception_in_a_listener_leaves_session_and_undo_stack_intact(
    qtbot: QtBot, act: Callable[[Session], object], moves: int, can: tuple[bool, bool]
) -> None:
    session = session_on("S4", SIMON)
    play(session, "12 21")
    if act is Session.redo:
        play(session, "12")
        session.undo()

    def fail(_change: Change) -> None:
        raise FaultError

    session.changed.connect(fail)
    listener = Listener(session)
    with qtbot.capture_exceptions() as exceptions:
        act(session)
    assert [kind for kind, _, _ in exceptions] == [FaultError]
    assert len(listener.changes) == 1
    assert (session.move_count, session.position.score) == (moves, 500 - moves)
    assert (session.can_undo, session.can_redo) == can
    session.changed.disconnect(fail)
    while session.can_undo:
        session.undo()
    assert (session.move_count, session.position) == (0, session.deal.position)
    while session.can_redo:
        session.redo()
    assert session.move_count == max(moves, 2)


def test_an_exception_in_a_listener_does_not_keep_a_win_from_being_told(qtbot: QtBot) -> None:
    session = before_the_end("C4")

    def fail(_change: Change) -> None:
        raise FaultError

    session.changed.connect(fail)
    listener = Listener(session)
    with qtbot.capture_exceptions() as exceptions:
        play(session, "2h")
    assert len(exceptions) == 1
    assert (listener.wins, session.was_won) == ([False], True)


def test_a_listener_that_undoes_at_once_leaves_the_session_where_it_began() -> None:
    session = before_the_end("C4")
    session.changed.connect(lambda change: session.undo() if change.cause is Cause.PLAYED else None)
    listener = Listener(session)
    play(session, "2h")
    assert (session.move_count, session.is_won, session.was_won, listener.wins) == (0, False, False, [])
    assert (session.can_undo, session.can_redo) == (False, True)


# --- any sequence of moves, undos and redos ----------------------------------------------------------------------


class Model:
    """What undo means: a list of positions, and where in it the player is."""

    def __init__(self, start: Position) -> None:
        self.positions = [start]
        self.index = 0
        self.oldest = 0

    @property
    def position(self) -> Position:
        return self.positions[self.index]

    @property
    def can_undo(self) -> bool:
        return self.index > self.oldest

    @property
    def can_redo(self) -> bool:
        return self.index < len(self.positions) - 1

    def play(self, position: Position) -> None:
        del self.positions[self.index + 1 :]
        self.positions.append(position)
        self.index += 1
        self.oldest = max(self.oldest, self.index - 100)

    def undo(self) -> None:
        self.index -= self.can_undo

    def redo(self) -> None:
        self.index += self.can_redo


STARTS = [(level, index) for level in ("s1", "s4", "c4", "c1") for index in range(3)]
acts = st.one_of(
    st.tuples(st.just("play"), st.integers(0, 99)),
    st.tuples(st.just("undo"), st.integers(1, 3)),
    st.tuples(st.just("redo"), st.integers(1, 3)),
    st.tuples(st.just("refused"), st.just(0)),
    st.tuples(st.sampled_from(["many moves", "many undos", "many redos"]), st.integers(20, 70)),
)


@few
@given(st.sampled_from(STARTS), st.lists(acts, max_size=25))
def test_any_sequence_of_moves_undos_and_redos_is_a_list_of_positions_and_an_index(
    start: tuple[str, int], sequence: list[tuple[str, int]]
) -> None:
    level, index = start
    session = Session(deal_of_row(rows_of(f"walks_{level}.jsonl")[index]))
    model = Model(session.position)
    listener = Listener(session)
    changes = 0
    for name, number in sequence:
        times = number if name != "play" else 1
        for turn in range(max(times, 1)):
            before = session.position
            match name:
                case "play" | "many moves":
                    moves = list(session.game.legal_moves(session.position))
                    if not moves:
                        break
                    move = moves[(number + turn) % len(moves)]
                    step = session.game.play(session.position, move)
                    assert isinstance(step, Step)
                    model.play(step.after)
                    assert session.play(move)
                    changes += 1
                case "undo" | "many undos":
                    changes += model.can_undo
                    model.undo()
                    session.undo()
                case "redo" | "many redos":
                    changes += model.can_redo
                    model.redo()
                    session.redo()
                case _:
                    assert not session.play(Move(column(1), column(1), 1))
                    assert session.position is before
            assert session.position == model.position
            assert session.move_count == len(session.steps) == model.index
            assert (session.can_undo, session.can_redo) == (model.can_undo, model.can_redo)
    assert len(listener.changes) == changes


def test_the_size_limit_is_refused_with_the_numbers_of_the_case() -> None:
    session = session_on("C1", "FC: 2H", "9C 8C 7C | … | TC | 2C | 4H | 2D | 2S | 3C | 3D | 3S")
    listener = Listener(session)
    assert not session.play(Move(column(1), column(3), 3))
    (refused,) = listener.refusals
    assert refused.refusal == refuse(SeahavenWhy.MORE_THAN_LIMIT, count=3, limit=1, cells=0, columns=0)
    assert refused.pile == column(3)
