"""A picture of any window, drawn without a screen: for eyes, documents and tests."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from itertools import islice
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from qtsolitaire.app import create_application
from qtsolitaire.core.game import RefusedMoveError
from qtsolitaire.core.record import Record, decode, parse_records
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.places import profile_in
from qtsolitaire.windows.chrome import use_scheme
from qtsolitaire.windows.help import About, HowToPlay
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.new_game import NewGameDialog
from qtsolitaire.windows.options_dialog import OptionsDialog

FIRST_DEAL = "SS1-S1-AAAAABD"


def take(arguments: argparse.Namespace) -> int:
    """Draw the window that the command line asks for into a file.

    Args:
        arguments: The command line.

    Returns:
        0; 1 if the file cannot be written; 2 if deal or record cannot be read.
    """
    app = create_application(arguments.language)
    try:
        session = _session(arguments)
    except (BadTextError, RefusedMoveError, OSError) as error:
        print(error.strerror if isinstance(error, OSError) else error, file=sys.stderr)
        return 2
    use_scheme(app, "dark" if arguments.dark else "light")
    with tempfile.TemporaryDirectory() as folder:
        options = Options(_copied_settings(arguments.profile, Path(folder)))
        options.speed = "off"
        window = MainWindow(Sitting(session), options)
        shown = _dialog(arguments.window, window, options) or window
        if shown is window:
            window.resize(*arguments.size)
            window.show()
        else:
            shown.show()
        is_saved = _grab(app, shown, arguments.screenshot)
        window.close()
    if not is_saved:
        print(f"{arguments.screenshot}: the picture cannot be written.", file=sys.stderr)
    return 0 if is_saved else 1


def _copied_settings(profile: Path | None, folder: Path) -> Path:
    """Return a settings file that may be written to, with the player's settings if a profile is named."""
    file = folder / "settings.ini"
    if profile and profile_in(profile).settings.is_file():
        shutil.copyfile(profile_in(profile).settings, file)
    return file


def _session(arguments: argparse.Namespace) -> Session:
    if not arguments.record:
        return Session(deal_of(read_code(arguments.deal or FIRST_DEAL)))
    record = parse_records(decode(Path(arguments.record).read_bytes()), GAMES)[0]
    if arguments.at is not None:
        record = Record(record.deal, tuple(islice(record.moves, arguments.at)), seconds=record.seconds)
    return Session.from_record(record)


def _dialog(name: str, window: MainWindow, options: Options) -> QDialog | None:
    game = window.session.game
    match name:
        case "new-game":
            return NewGameDialog(game, {game.code: window.session.deal.variant.key})
        case "options":
            return OptionsDialog(options)
        case "rules":
            return HowToPlay()
        case "about":
            return About()
        case _:
            return None


def _grab(app: QApplication, widget: QWidget, file: Path) -> bool:
    for _ in range(3):  # layouts settle in steps, each in an event of its own
        app.processEvents()
    return widget.grab().save(str(file))
