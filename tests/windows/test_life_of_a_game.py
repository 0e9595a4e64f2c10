"""The whole life of a game counts right: new, left, taken up, won, undone, won again, replayed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from qtsolitaire.app import create_window
from qtsolitaire.core.table import board_text
from qtsolitaire.play.session import Session
from qtsolitaire.storage.history import delete, restore
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import KeptGame, Records
from qtsolitaire.storage.statistics import figures
from qtsolitaire.windows.history import HistoryWindow
from qtsolitaire.windows.replay import ReplayWindow
from qtsolitaire.windows.statistics import StatisticsDialog
from tests.player import CTRL, SHIFT, Player
from tests.reference import DATA, example

RECORD = example("example_simple_simon.solitaire")


@pytest.fixture
def records(tmp_path: Path) -> Records:
    return Records(tmp_path)


@pytest.fixture
def player(qapp: object, options: Options, records: Records) -> Iterator[Player]:
    options.speed = "off"
    found = Player(create_window(options, records))
    yield found
    found.leave()


def counted(player: Player, records: Records) -> tuple[int, int]:
    """How many games count as played and won, the one on the table not yet."""
    keeper = player.window._keeper
    assert keeper
    found = figures(records.connection, None, None, keeper.current_record)
    assert found.won <= found.played
    return found.played, found.won


def play(player: Player, count: int) -> None:
    for _ in range(count):
        session = player.session
        session.play(next(iter(session.game.legal_moves(session.position))))


def begin_example(player: Player, moves: int) -> None:
    player.window._sitting.begin(Session(RECORD.deal))
    for move in RECORD.moves[:moves]:
        player.session.play(move.on(player.session.position))


def kept(records: Records, number: int) -> KeptGame:
    return list(records.every_game())[number]


def opened(kind: type[QDialog]) -> QDialog:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, kind)
    return dialog


def test_a_game_counts_when_it_has_left_the_table_or_is_won(player: Player, records: Records) -> None:
    assert counted(player, records) == (0, 0)
    begin_example(player, 48)
    assert counted(player, records) == (0, 0)
    player.session.play(RECORD.moves[48].on(player.session.position))
    assert counted(player, records) == (1, 1)
    player.key(Qt.Key.Key_Z, CTRL)
    assert counted(player, records) == (1, 1)
    player.key(Qt.Key.Key_Z, CTRL | SHIFT)
    assert counted(player, records) == (1, 1)
    play_new(player)
    assert counted(player, records) == (1, 1)
    play(player, 1)
    play_new(player)
    assert counted(player, records) == (2, 1)


def play_new(player: Player) -> None:
    player.key(Qt.Key.Key_N, CTRL | SHIFT)


def test_what_was_undone_after_a_win_changes_no_figure_of_it(player: Player, records: Records) -> None:
    begin_example(player, 49)
    for _ in range(49):
        player.session.undo()
    found = figures(records.connection, None, None, None)
    assert (found.fewest_moves, found.best_score) == (49, 851)


def test_a_game_taken_up_again_later_and_won_is_a_won_one(player: Player, records: Records) -> None:
    begin_example(player, 30)
    play_new(player)
    play(player, 2)
    assert counted(player, records) == (1, 0)
    player.window.library.take_up(kept(records, 0))
    assert player.session.move_count == 30
    assert counted(player, records) == (1, 0)
    for move in RECORD.moves[30:]:
        player.session.play(move.on(player.session.position))
    assert player.session.is_won
    assert counted(player, records) == (2, 1)
    assert len(list(records.every_game())) == 2


def test_a_deleted_game_counts_no_more_and_a_restored_one_again(player: Player, records: Records) -> None:
    begin_example(player, 49)
    play_new(player)
    play(player, 1)
    play_new(player)
    assert counted(player, records) == (2, 1)
    deleted = delete(records.connection, [1])
    assert counted(player, records) == (1, 0)
    restore(records.connection, deleted)
    assert counted(player, records) == (2, 1)


def test_the_game_on_the_table_is_not_taken_up_a_second_time(player: Player, records: Records) -> None:
    begin_example(player, 3)
    session = player.session
    player.window.library.take_up(kept(records, 0))
    assert player.session is session


def test_play_from_here_makes_a_new_game_of_a_watched_one(player: Player, records: Records) -> None:
    begin_example(player, 49)
    player.window.library.watch_kept(kept(records, 0))
    replay = opened(ReplayWindow)
    assert isinstance(replay, ReplayWindow)
    replay.go_to(20)
    replay.play_from.emit(type(RECORD)(RECORD.deal, RECORD.moves[:20]))
    replay.close()
    assert player.session.move_count == 20
    play(player, 1)
    games = list(records.every_game())
    assert [(game.at, game.was_won) for game in games] == [(49, True), (21, False)]


def test_an_opened_unfinished_game_is_kept_with_all_its_moves(player: Player, records: Records) -> None:
    player.window.open_file(DATA / "unfinished_seahaven_towers.solitaire")
    assert kept(records, 0).at == 80
    play(player, 1)
    assert (kept(records, 0).at, len(kept(records, 0).moves)) == (81, 81)


def test_history_and_statistics_open_by_their_keys_and_show_the_games(player: Player, records: Records) -> None:
    begin_example(player, 49)
    play_new(player)
    for key, kind in ((Qt.Key.Key_H, HistoryWindow), (Qt.Key.Key_T, StatisticsDialog)):
        player.window.activateWindow()
        player.view.setFocus()
        QApplication.processEvents()
        player.key(key, CTRL)
        dialog = opened(kind)
        assert dialog.isVisible()
        dialog.close()
        QApplication.processEvents()


def test_a_watched_game_leaves_the_table_alone(player: Player, records: Records) -> None:
    begin_example(player, 10)
    before = board_text(player.session.position)
    player.window.library.watch_kept(kept(records, 0))
    replay = opened(ReplayWindow)
    assert isinstance(replay, ReplayWindow)
    replay.go_to(3)
    replay.close()
    assert board_text(player.session.position) == before
    assert kept(records, 0).at == 10


def test_a_game_that_was_left_and_deleted_is_taken_up_and_kept_again(player: Player, records: Records) -> None:
    play(player, 2)
    left = player.session
    keeper = player.window._keeper
    assert keeper
    record = keeper.current_record
    assert record
    player.window.open_text("SH1-C4-AAAAABD")
    delete(records.connection, [record])
    player.window._sitting.take_back()
    assert player.session is left
    assert keeper.is_keeping
    assert not player.window.status.not_kept.isVisible()
    play(player, 1)
    kept = records.last_on_table()
    assert kept
    assert (kept.moves, kept.at) == (tuple(player.moves.split()), 3)
