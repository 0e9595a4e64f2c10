"""What the tests of the Qt parts share: no screen, no settings of the person who runs them, no message unheard.

A Qt warning fails a test by pytest's `qt_log_level_fail`; an exception that Python could only print fails it by
`filterwarnings = error`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = os.environ["LC_ALL"] = "en_US.UTF-8"

from PySide6.QtWidgets import QApplication

from qtsolitaire import language
from qtsolitaire.core.game import Deal
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.main_window import MainWindow
from tests.player import Player


@pytest.fixture
def options(tmp_path: Path) -> Options:
    """The options of a player who has just installed the program."""
    return Options(tmp_path / "profile" / "settings.ini")


@pytest.fixture
def spoken_language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """A language in which everything is said, and in which expected sentences come out: an indirect parameter."""
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


@pytest.fixture
def sit_down(qapp: object, options: Options) -> Iterator[Callable[..., Player]]:
    """Open a window on a deal: `sit_down(deal)`, with options as keywords: `sit_down(deal, auto_place=True)`."""
    players: list[Player] = []

    def open_window(deal: Deal, **changed: object) -> Player:
        for name, value in changed.items():
            setattr(options, name, value)
        player = Player(MainWindow(Sitting(Session(deal)), options))
        players.append(player)
        return player

    yield open_window
    for player in players:
        player.leave()
