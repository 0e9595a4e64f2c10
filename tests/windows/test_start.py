"""How the program begins, what it remembers, and what it says when something is wrong with it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from qtsolitaire import __version__, app
from qtsolitaire.app import create_window, first_deal
from qtsolitaire.games import deal_of, read_code
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.places import Profile
from qtsolitaire.storage.records import Records
from tests.player import Player
from tests.reference import LEVELS

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints"
)  # said by Qt's offscreen plugin

SitDown = Callable[..., Player]


@pytest.fixture
def start(qapp: object, tmp_path: Path) -> Iterator[Callable[[Options], Player]]:
    """Start the program with these options, and with no game in its records."""
    players: list[Player] = []

    def begin(options: Options) -> Player:
        players.append(Player(create_window(options, Records(tmp_path / f"data {len(players)}"))))
        return players[-1]

    yield begin
    for player in players:
        player.leave()


def level_of(player: Player) -> tuple[str, str]:
    code = player.session.deal.code
    assert code
    return code.game, code.level


def restarted(options: Options, tmp_path: Path) -> Options:
    """The options as another process reads them: from a copy, since QSettings remembers files by their names."""
    options.save()
    copy = tmp_path / "restarted.ini"
    shutil.copyfile(options.settings.fileName(), copy)
    return Options(copy)


# --- the first game -----------------------------------------------------------------------------------------------


def test_after_installing_simple_simon_with_one_suit_begins_at_once(
    start: Callable[[Options], Player], options: Options
) -> None:
    player = start(options)
    assert QApplication.activeModalWidget() is None
    assert not player.window.notice.isVisible()
    assert level_of(player) == ("SS", "S1")
    assert player.window.windowTitle() == "Simple Simon – Easy (1 suit)"
    assert player.session.move_count == 0


@pytest.mark.parametrize("level", list(LEVELS))
def test_the_second_start_begins_the_last_game_and_level_with_other_cards(
    start: Callable[[Options], Player], options: Options, tmp_path: Path, level: str
) -> None:
    first = start(options)
    game, _ = LEVELS[level]
    first.window.open_text(f"{game.code}1-{level}-AAAAABD")
    first.window.close()
    second = start(restarted(options, tmp_path))
    assert level_of(second) == (game.code, level)
    assert second.session.deal.code != first.session.deal.code
    assert second.session.move_count == 0
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize(
    ("game", "level", "begun"),
    [
        ("XX", "S4", ("SS", "S1")),
        ("SH", "S4", ("SH", "C4")),
        ("SS", "s4", ("SS", "S1")),
        ("", "", ("SS", "S1")),
        ("SH", "C1", ("SH", "C1")),
    ],
)
def test_a_last_game_or_level_that_does_not_exist_means_the_first_one(
    options: Options, game: str, level: str, begun: tuple[str, str]
) -> None:
    options.settings.setValue("last/game", game)
    options.settings.setValue(f"last/level_{game}", level)
    code = first_deal(options).code
    assert code
    assert (code.game, code.level) == begun


def test_every_start_deals_other_cards(options: Options) -> None:
    assert first_deal(options).code != first_deal(options).code


def test_what_is_told_before_the_window_is_shown_is_seen_when_it_is(
    qapp: object, options: Options, tmp_path: Path
) -> None:
    window = create_window(options, Records(tmp_path / "data"))
    window.open_text("SS9-S1-AAAAABD")
    player = Player(window)
    try:
        assert window.notice.isVisible()
        assert window.notice.text == "This code has version 9: it was made by a newer version of the program."
        assert window.view.rect().contains(window.notice.geometry())
    finally:
        player.leave()


# --- damaged settings ---------------------------------------------------------------------------------------------


def test_damaged_settings_are_told_with_the_name_of_the_copy(
    start: Callable[[Options], Player], tmp_path: Path
) -> None:
    file = tmp_path / "settings.ini"
    file.write_bytes(b"[play]\nauto_place=true\n\0\0\0\n")
    options = Options(file)
    assert options.set_aside
    player = start(options)
    player.window.tell_damaged_settings(options.set_aside)
    assert player.window.notice.isVisible()
    assert player.window.notice.text == (
        f"The settings file was damaged. What could be read is in force; a copy is “{options.set_aside}”."
    )
    assert player.scene.preferences.habits.auto_place


# --- faults of the program ----------------------------------------------------------------------------------------


class FaultError(Exception):
    pass


class Faulty(QObject):
    """Something whose listener fails."""

    happened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.happened.connect(self._fail)

    def _fail(self) -> None:
        raise FaultError("the ace of spades is missing")


@contextmanager
def faults_reported(player: Player, profile: Profile) -> Iterator[None]:
    """Let the program take care of its faults, as it does when it plays."""
    before = sys.excepthook
    app._report_faults(player.window, profile)
    try:
        yield
    finally:
        sys.excepthook = before


@pytest.fixture
def player(sit_down: SitDown) -> Player:
    player = sit_down(deal_of(read_code("SS1-S1-AAAAABD")), speed="off")
    player.drag("20")
    return player


def test_a_fault_in_a_slot_is_written_down_and_told_and_the_game_goes_on(player: Player, tmp_path: Path) -> None:
    faulty, log = Faulty(), tmp_path / "data" / "errors.log"
    with faults_reported(player, Profile(tmp_path, tmp_path / "data")):
        faulty.happened.emit()
        QApplication.processEvents()
    text = log.read_text(encoding="utf-8")
    assert text.startswith(f"qtsolitaire {__version__}\nTraceback (most recent call last):\n")
    assert "FaultError: the ace of spades is missing\n" in text
    assert "in _fail" in text
    assert player.window.notice.isVisible()
    assert player.window.notice.text == (
        f"Something went wrong in the program; your game goes on. Details are in “{log}”."
    )
    player.drag("43")
    assert player.session.move_count == 2
    player.assert_in_place()


def test_faults_are_written_one_after_another(player: Player, tmp_path: Path) -> None:
    faulty = Faulty()
    with faults_reported(player, Profile(tmp_path, tmp_path)):
        faulty.happened.emit()
        QTimer.singleShot(0, faulty, faulty._fail)
        QApplication.processEvents()
        QApplication.processEvents()
    text = (tmp_path / "errors.log").read_text(encoding="utf-8")
    assert text.count(f"qtsolitaire {__version__}\n") == 2
    assert text.count("Traceback") == 2


def test_a_fault_while_a_move_is_told_leaves_the_move_made(player: Player, tmp_path: Path) -> None:
    faulty = Faulty()
    player.session.changed.connect(faulty._fail)
    with faults_reported(player, Profile(tmp_path, tmp_path)):
        player.drag("43")
        QApplication.processEvents()
    assert (player.session.move_count, player.session.position.score) == (2, 498)
    player.assert_in_place()
    assert "FaultError" in (tmp_path / "errors.log").read_text(encoding="utf-8")


def test_a_fault_that_cannot_be_written_down_goes_to_the_terminal_and_no_file_is_named(
    player: Player, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faulty = Faulty()
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    with faults_reported(player, Profile(tmp_path, tmp_path / "file" / "data")):
        faulty.happened.emit()
        QApplication.processEvents()
    assert "FaultError: the ace of spades is missing" in capsys.readouterr().err
    assert player.window.notice.text.startswith("Something went wrong in the program; your game goes on.")
    assert "errors.log" not in player.window.notice.text
