"""A picture of any window, drawn without a screen: for eyes, documents and tests."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from qtsolitaire.app import create_application
from qtsolitaire.core.game import RefusedMoveError
from qtsolitaire.core.pages import QUESTIONS
from qtsolitaire.core.record import Record, decode, parse_records
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.places import profile_in, user_profile
from qtsolitaire.storage.records import FILE_NAME, Records
from qtsolitaire.windows.about import About
from qtsolitaire.windows.chrome import use_language, use_scheme
from qtsolitaire.windows.library import example_of
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.moving import OPTIONS_FILE
from qtsolitaire.windows.new_game import NewGameDialog
from qtsolitaire.windows.options_dialog import OptionsDialog
from qtsolitaire.windows.program_pages import Files
from qtsolitaire.windows.replay import ReplayWindow
from qtsolitaire.windows.rules import RulesWindow
from qtsolitaire.windows.statistics import StatisticsDialog

FIRST_DEAL = "SS1-S1-AAAAABD"


def take(arguments: argparse.Namespace) -> int:
    """Draw the window that the command line asks for into a file.

    Args:
        arguments: The command line.

    Returns:
        0; 1 if the file cannot be written; 2 if deal or record cannot be read.
    """
    app = create_application()
    use_language(app, arguments.language or "system")
    try:
        record = _record(arguments)
        session = Session.from_record(Record(record.deal, record.moves[: arguments.at], seconds=record.seconds))
    except (BadTextError, RefusedMoveError, OSError) as error:
        print(error.strerror if isinstance(error, OSError) else error, file=sys.stderr)
        return 2
    use_scheme(app, "dark" if arguments.dark else "light")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        _copy_profile(arguments.profile, folder)
        options = Options(folder / OPTIONS_FILE)
        options.speed = "off"
        window = MainWindow(Sitting(session), options)
        records = Records(folder)
        shown = _dialog(arguments, window, options, records, record) or window
        if isinstance(shown, MainWindow | ReplayWindow | RulesWindow):
            shown.resize(*arguments.size)
        shown.show()
        is_saved = _grab(app, shown, arguments.screenshot)
        shown.close()
        window.close()
        records.close()
    if not is_saved:
        print(f"{arguments.screenshot}: the picture cannot be written.", file=sys.stderr)
    return 0 if is_saved else 1


def _copy_profile(profile: Path | None, folder: Path) -> None:
    """Copy a player's settings and games, so that nothing of them is changed by a picture."""
    if profile:
        found = profile_in(profile)
        for file in (found.settings, *found.data.glob(f"{FILE_NAME}*")):
            if file.is_file():
                shutil.copyfile(file, folder / file.name)


def _record(arguments: argparse.Namespace) -> Record:
    if not arguments.record:
        return Record(deal_of(read_code(arguments.deal or FIRST_DEAL)), ())
    return parse_records(decode(Path(arguments.record).read_bytes()), GAMES)[0]


def _dialog(
    arguments: argparse.Namespace, window: MainWindow, options: Options, records: Records, record: Record
) -> QDialog | None:
    game = window.session.game
    match arguments.window:
        case "new-game":
            return NewGameDialog(game, {game.code: window.session.deal.variant.key})
        case "options":
            return OptionsDialog(options)
        case "statistics":
            return StatisticsDialog(records)
        case "replay":
            replay = ReplayWindow(record, window.scene.preferences)
            replay.go_to(len(window.session.steps))
            return replay
        case "example":
            example = ReplayWindow(example_of(game), window.scene.preferences, comments=game.example.comments)
            example.go_to(arguments.at or 0)
            return example
        case "rules" | "questions":
            rules = RulesWindow(game, _files(arguments.profile), lambda: window.scene.preferences)
            if arguments.window == "questions":
                rules.go_to(QUESTIONS)
            return rules
        case "about":
            return About(_files(arguments.profile), options.language)
        case _:
            return None


def _files(profile: Path | None) -> Files:
    """Return where the player's files are: not those copies that the picture is drawn from."""
    found = profile_in(profile) if profile else user_profile()
    return Files(found.settings, found.data / FILE_NAME)


def _grab(app: QApplication, widget: QWidget, file: Path) -> bool:
    for _ in range(3):  # layouts settle in steps, each in an event of its own
        app.processEvents()
    return widget.grab().save(str(file))
