"""The program opens where it was: cards, score, moves, time, undo and redo, each game on its own table."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction

from qtsolitaire.app import create_window
from qtsolitaire.core.game import Game
from qtsolitaire.core.record import Record
from qtsolitaire.core.table import Position, board_text
from qtsolitaire.games import game_named
from qtsolitaire.play.session import Session
from qtsolitaire.storage import records as records_module
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import FILE_NAME, Fault, Records
from tests.player import CTRL, SHIFT, Player
from tests.reference import example

Start = Callable[[], Player]


@pytest.fixture
def start(qapp: object, options: Options, tmp_path: Path) -> Iterator[Start]:
    """Start the program on one profile; what was started before is ended without a word, as by a kill."""
    options.speed = "off"
    players: list[Player] = []

    def begin() -> Player:
        players.append(Player(create_window(options, Records(tmp_path))))
        return players[-1]

    yield begin
    for player in players:
        player.leave()


def action(player: Player, text: str) -> QAction:
    (found,) = (found for found in player.window.actions() if found.text().replace("&", "").endswith(text))
    return found


def goes_on(game: Game, position: Position, moves: int) -> bool:
    """Tell whether so many moves can be made one after another."""
    return not moves or any(goes_on(game, position.after(move, 0), moves - 1) for move in game.legal_moves(position))


def play_some(player: Player, count: int) -> None:
    """Make moves on a deal that is another one each time, so that there are always some more to make."""
    for _ in range(count):
        game, position = player.session.game, player.session.position
        legal = list(game.legal_moves(position))
        moves = (move for more in (5, 2, 0) for move in legal if goes_on(game, position.after(move, 0), more))
        player.drag(str(next(moves)))


def state(player: Player) -> tuple[object, ...]:
    session = player.session
    return board_text(session.position), session.position.score, session.move_count, session.deal.code


def games(tmp_path: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    try:
        return connection.execute("SELECT game, at, won IS NOT NULL FROM games ORDER BY id").fetchall()
    finally:
        connection.close()


def test_a_deal_without_a_move_is_there_again_after_a_restart(start: Start, tmp_path: Path) -> None:
    before = state(start())
    assert state(start()) == before
    assert games(tmp_path) == []


@pytest.mark.parametrize("code", ["SS1-S1-AAAAABD", "SS1-S4-AAAAABD", "SH1-C4-AAAAABD", "SH1-C1-AAAAABD"])
def test_after_a_kill_the_table_is_as_it_was(start: Start, code: str) -> None:
    player = start()
    player.window.open_text(code)
    play_some(player, 3)
    again = start()
    assert state(again) == state(player)
    assert again.session.move_count == 3
    again.settle()
    again.assert_in_place()


def test_moves_can_be_undone_and_what_was_undone_redone_after_a_restart(start: Start) -> None:
    player = start()
    player.window.open_text("SS1-S4-AAAAABD")
    boards = [player.board]
    for _ in range(4):
        play_some(player, 1)
        boards.append(player.board)
    player.key(Qt.Key.Key_Z, CTRL)
    again = start()
    assert again.board == boards[3]
    again.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert again.board == boards[4]
    for board in reversed(boards[:4]):
        again.key(Qt.Key.Key_Z, CTRL)
        assert again.board == board
    assert not again.session.can_undo


def test_a_board_of_its_own_and_its_moves_are_there_again(start: Start) -> None:
    record = example("worked_deal.solitaire")
    player = start()
    player.window._sitting.begin(Session.from_record(Record(record.deal, ())))
    play_some(player, 2)
    assert state(start()) == state(player)


def test_the_time_played_is_there_again(start: Start) -> None:
    player = start()
    play_some(player, 1)
    player.session.clock._played += 125
    play_some(player, 1)
    assert start().session.clock.seconds >= 125


def test_the_last_hundred_of_many_moves_can_be_undone_after_a_restart(start: Start) -> None:
    player = start()
    player.window.open_text("SS1-S1-AAAAABD")
    play_some(player, 1)
    session = player.session
    for _ in range(129):
        session.play(next(iter(session.game.legal_moves(session.position))))
    again = start()
    assert state(again) == state(player)
    for _ in range(140):
        again.key(Qt.Key.Key_Z, CTRL)
    assert again.session.move_count == 30


def test_a_won_game_is_not_won_again_by_a_restart(start: Start, tmp_path: Path) -> None:
    record = example("example_simple_simon.solitaire")
    player = start()
    player.window._sitting.begin(Session(record.deal))
    for step in record.replay():
        player.session.play(step.move)
    assert games(tmp_path) == [("SS", 49, 1)]
    again = start()
    assert again.session.is_won
    assert again.session.was_won
    again.key(Qt.Key.Key_Z, CTRL)
    again.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert games(tmp_path) == [("SS", 49, 1)]


def test_each_game_keeps_its_own_table_and_switching_goes_back_and_forth(start: Start, tmp_path: Path) -> None:
    player = start()
    play_some(player, 2)
    simon = state(player)
    action(player, "Seahaven Towers").trigger()
    assert player.session.game is game_named("SH")
    play_some(player, 1)
    towers = state(player)
    for _ in range(3):
        action(player, "Simple Simon").trigger()
        assert state(player) == simon
        action(player, "Seahaven Towers").trigger()
        assert state(player) == towers
    again = start()
    assert state(again) == towers
    action(again, "Simple Simon").trigger()
    assert state(again) == simon
    play_some(again, 1)
    assert games(tmp_path) == [("SS", 3, 0), ("SH", 1, 0)]


def test_a_game_that_was_left_and_is_taken_up_again_is_kept_on_as_the_same_game(start: Start, tmp_path: Path) -> None:
    player = start()
    play_some(player, 2)
    player.key(Qt.Key.Key_R, CTRL)
    action(player, "Take Up the Game Before").trigger()
    play_some(player, 1)
    assert games(tmp_path) == [("SS", 3, 0)]
    assert state(start()) == state(player)


def test_two_programs_on_one_game_both_play_on_and_nothing_is_lost(start: Start, tmp_path: Path) -> None:
    one = start()
    play_some(one, 2)
    other = start()
    play_some(other, 1)
    play_some(one, 2)
    play_some(other, 1)
    assert games(tmp_path) == [("SS", 4, 0), ("SS", 4, 0)]


def test_while_nothing_can_be_written_play_goes_on_and_later_everything_is_kept(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records_module, "BUSY_SECONDS", 0.01)
    player = start()
    play_some(player, 1)
    other = sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    play_some(player, 2)
    note = player.window.status.not_kept
    assert note.isVisible()
    assert player.window.notice.text == "The file of games cannot be written. Play goes on; each move tries again."
    assert player.session.move_count == 3
    other.execute("ROLLBACK")
    other.close()
    play_some(player, 1)
    assert not note.isVisible()
    assert games(tmp_path) == [("SS", 4, 0)]
    assert state(start()) == state(player)


def test_on_a_full_disk_play_goes_on_and_when_there_is_room_again_everything_is_kept(
    start: Start, tmp_path: Path
) -> None:
    player = start()
    play_some(player, 1)
    keeper = player.window._keeper
    assert keeper
    (pages,) = keeper.records.connection.execute("PRAGMA page_count").fetchone()
    keeper.records.connection.execute(f"PRAGMA max_page_count = {pages}")
    session = player.session
    while keeper.is_keeping:
        session.play(next(iter(session.game.legal_moves(session.position))))
    count = session.move_count
    assert player.window.status.not_kept.isVisible()
    session.play(next(iter(session.game.legal_moves(session.position))))
    assert session.move_count == count + 1
    keeper.records.connection.execute("PRAGMA max_page_count = 100000")
    session.play(next(iter(session.game.legal_moves(session.position))))
    assert keeper.is_keeping
    assert games(tmp_path) == [("SS", count + 2, 0)]


def test_the_time_is_kept_now_and_then_while_the_clock_runs(start: Start) -> None:
    player = start()
    play_some(player, 1)
    keeper = player.window._keeper
    assert keeper
    player.session.clock._played += 77
    (timer,) = keeper.findChildren(QTimer)
    timer.setInterval(1)
    player.wait(50)
    assert start().session.clock.seconds >= 77
    player.session.clock.stop()
    player.wait(50)
    assert not timer.isActive()


def test_a_file_that_is_damaged_while_the_program_runs_is_set_aside_and_the_game_kept_anew(
    start: Start, tmp_path: Path
) -> None:
    player = start()
    play_some(player, 2)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("DROP TABLE moves")
    connection.close()
    play_some(player, 1)
    assert player.window.notice.text.startswith("The file of games was damaged")
    assert games(tmp_path) == [("SS", 3, 0)]
    assert state(start()) == state(player)


def test_with_a_file_of_a_newer_version_the_game_is_shown_and_played_on_but_not_kept(
    start: Start, tmp_path: Path
) -> None:
    player = start()
    play_some(player, 2)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    before = games(tmp_path)
    again = start()
    assert state(again) == state(player)
    assert again.window.status.not_kept.isVisible()
    play_some(again, 1)
    assert again.session.move_count == 3
    assert games(tmp_path) == before


def test_what_was_wrong_with_the_file_is_told_at_the_start(start: Start, tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"no file of games")
    records = Records(tmp_path)
    assert records.fault is Fault.DAMAGED
    player = start()
    player.window.tell_damaged_games(records)
    assert player.window.notice.text.startswith(
        "The file of games was damaged, and there was no copy of it. A new one was begun. The damaged file is “"
    )


def test_a_game_that_does_not_replay_is_left_alone_and_another_one_begun(start: Start, tmp_path: Path) -> None:
    player = start()
    play_some(player, 2)
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    connection.execute("UPDATE moves SET move = 'ab' WHERE number = 1")
    connection.commit()
    connection.close()
    again = start()
    assert again.session.move_count == 0
    assert games(tmp_path) == [("SS", 2, 0)]
