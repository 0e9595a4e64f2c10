"""A second start on the same profile raises the window of the first."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.core.deals import DealCode
from qtsolitaire.games import game_named
from qtsolitaire.windows.instance import Doorkeeper, may_run, name_of
from tests.player import Player
from tests.reference import DATA

SitDown = Callable[..., Player]
ROOT = Path(__file__).resolve().parents[2]
DEAL = game_named("SS").deal(DealCode("SS", "S1", 35))
SECOND = (
    "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication; app = QCoreApplication([]);"
    " from qtsolitaire.windows.instance import hand_over; sys.exit(not hand_over(Path(sys.argv[1]), sys.argv[2:]))"
)


def second_start(profile: Path, *words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", SECOND, str(profile), *words], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )


def has_ended(process: subprocess.Popen[bytes]) -> bool:
    return process.poll() is not None


def test_where_no_program_runs_nothing_is_handed_over(qapp: object, tmp_path: Path) -> None:
    assert not may_run(tmp_path)
    assert second_start(tmp_path).wait() == 1


def test_a_second_start_calls_the_first_and_hands_over_what_it_was_to_open(
    sit_down: SitDown, qtbot: QtBot, tmp_path: Path
) -> None:
    player = sit_down(DEAL, speed="off")
    keeper = Doorkeeper(tmp_path, player.window)
    keeper.called.connect(player.window.be_called)
    assert keeper.is_listening
    assert may_run(tmp_path)
    player.window.showMinimized()
    record = str(DATA / "unfinished_simple_simon.solitaire")
    for word, code in (("SH1-C2-AAAAABD", "SH1-C2-AAAAABD"), (record, "SS1-S1-AAAAABD")):
        second = second_start(tmp_path, word)
        qtbot.waitUntil(partial(has_ended, second), timeout=20_000)
        assert second.returncode == 0
        assert str(player.session.deal.code) == code
        assert not player.window.isMinimized()
    assert player.session.move_count == 48


def test_a_second_start_can_begin_a_new_game_at_the_level_that_was_played_last(
    sit_down: SitDown, qtbot: QtBot, tmp_path: Path
) -> None:
    player = sit_down(game_named("SH").deal(DealCode("SH", "C1", 35)), speed="off")
    Doorkeeper(tmp_path, player.window).called.connect(player.window.be_called)
    for word, level in (("simple-simon", ("SS", "S1")), ("seahaven-towers", ("SH", "C1"))):
        second = second_start(tmp_path, word)
        qtbot.waitUntil(partial(has_ended, second), timeout=20_000)
        code = player.session.deal.code
        assert second.returncode == 0
        assert code
        assert (code.game, code.level) == level
        assert code.number != 35


def test_what_is_left_of_a_killed_program_is_in_nobodys_way(qapp: QApplication, tmp_path: Path) -> None:
    Path(tempfile.gettempdir(), name_of(tmp_path)).touch()
    first = Doorkeeper(tmp_path, qapp)
    assert first.is_listening
    first.deleteLater()


def test_each_profile_has_a_name_of_its_own(tmp_path: Path) -> None:
    assert name_of(tmp_path / "a") != name_of(tmp_path / "b")
    assert name_of(tmp_path / "a") == name_of(tmp_path / "b" / ".." / "a")
