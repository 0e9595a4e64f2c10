"""Builds the objects and connects them: the only place that knows everything."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
import traceback
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from qtsolitaire import __version__
from qtsolitaire.core.deals import DealCode, fresh_number
from qtsolitaire.core.game import Deal
from qtsolitaire.games import GAMES
from qtsolitaire.language import keep_thai_words
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.places import NAME, Profile, profile_in, user_profile
from qtsolitaire.storage.records import ERRORS, KeptGame, Records
from qtsolitaire.windows.chrome import application_icon, use_language, use_scheme
from qtsolitaire.windows.instance import Doorkeeper, hand_over, may_run
from qtsolitaire.windows.keeper import Keeper, resumed
from qtsolitaire.windows.main_window import MainWindow

BACK_UP_MS = 3000  # after the first frame
PICTURES_KB = 2048
"""Qt keeps what widgets have drawn of icons, up to 10 MB if it is not told; the table keeps its own pictures."""


def create_application() -> QApplication:
    """Make the application object; it speaks English until `use_language` is called."""
    keep_thai_words()
    app = QApplication([NAME])
    QPixmapCache.setCacheLimit(PICTURES_KB)
    app.setApplicationName(NAME)
    app.setApplicationDisplayName("")  # else every title ends in the program's name
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    return app


def create_window(options: Options, records: Records) -> MainWindow:
    """Make the main window with the game that was on the table last, as it was, or with a first one."""
    kept = last_game(records)
    session = resumed(kept) if kept else None
    sitting = Sitting(session or Session(first_deal(options)))
    keeper = Keeper(records, sitting)
    keeper.begin(kept if session else None)
    return MainWindow(sitting, options, keeper)


def last_game(records: Records) -> KeptGame | None:
    """Return the game that was on the table last; None if there is none, or the file cannot be read."""
    try:
        return records.last_on_table()
    except ERRORS:
        return None


def first_deal(options: Options) -> Deal:
    """Return the deal that the program begins with; after installing that is Simple Simon with one suit."""
    game = next((game for game in GAMES if game.code == options.last_game), GAMES[0])
    variant = game.variant_or_first(options.last_level(game.code))
    return game.deal(DealCode(game.code, variant.key, fresh_number()))


def play(arguments: argparse.Namespace) -> int:
    """Play.

    Args:
        arguments: The command line.

    Returns:
        The exit status.
    """
    profile = profile_in(arguments.profile) if arguments.profile else user_profile()
    app = create_application()
    words = [word for word in (arguments.new, arguments.deal) if word]
    words += [str(Path(arguments.record).absolute())] if arguments.record else []
    if may_run(profile.data) and hand_over(profile.data, words):
        return 0  # the program that runs already shows itself
    options = Options(profile.settings)
    use_language(app, arguments.language or options.language)
    use_scheme(app, options.scheme)
    app.styleHints().colorSchemeChanged.connect(lambda: _follow_system(app, options))
    records = Records(profile.data)
    window = create_window(options, records)
    _report_faults(window, profile)
    window.open_words(words)
    if options.set_aside:
        window.tell_damaged_settings(options.set_aside)
    window.tell_damaged_games(records)
    _close_at_signals(app, window)
    window.show()
    QTimer.singleShot(0, app, _collect_garbage)  # like all else that the first frame does not need
    QTimer.singleShot(0, window, lambda: Doorkeeper(profile.data, window).called.connect(window.be_called))
    QTimer.singleShot(BACK_UP_MS, window, window.back_up)
    QTimer.singleShot(0, app, lambda: app.setWindowIcon(application_icon()))  # the first frame does not wait for it
    return app.exec()


def _collect_garbage() -> None:
    """Look for garbage from now on, but not among all that is there since the start."""
    gc.freeze()
    gc.enable()


def _close_at_signals(app: QApplication, window: MainWindow) -> None:
    """Close the window, and so keep everything, at Ctrl+C in a terminal, at SIGTERM and when the terminal goes.

    Python runs a handler only between its own instructions, and Qt's loop has none: the byte that Python writes for a
    signal wakes the loop.
    """
    closing = ExitStack()
    receiver, sender = _wakeup_pair(closing)
    notifier = QSocketNotifier(receiver, QSocketNotifier.Type.Read, app)

    def end() -> None:
        notifier.setEnabled(False)
        window.close()
        app.quit()

    def forget() -> None:
        signal.set_wakeup_fd(-1)
        closing.close()

    notifier.activated.connect(end)
    app.aboutToQuit.connect(forget)
    signal.set_wakeup_fd(sender, warn_on_full_buffer=False)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda _number, _frame: None)


def _wakeup_pair(closing: ExitStack) -> tuple[int, int]:
    """Return two connected ends for single bytes, the one to read first.

    A pipe is at hand at once; on Windows, Qt watches nothing but sockets.

    Args:
        closing: Closes them at last.
    """
    if os.name == "nt":
        import socket

        ends = [closing.enter_context(one) for one in socket.socketpair()]
        for one in ends:
            one.setblocking(False)
        return ends[0].fileno(), ends[1].fileno()
    receiver, sender = os.pipe()
    for end in (receiver, sender):
        os.set_blocking(end, False)
        closing.callback(os.close, end)
    return receiver, sender


def _follow_system(app: QApplication, options: Options) -> None:
    """Follow the desktop from light to dark or back, unless the player has chosen."""
    if options.scheme == "system":
        use_scheme(app, "system")


def _report_faults(window: MainWindow, profile: Profile) -> None:
    """Write faults of the program to a file and go on, instead of a traceback that a player cannot use."""

    def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        text = "".join(traceback.format_exception(kind, error, trace))
        log = profile.data / "errors.log"
        is_kept = _append(log, f"qtsolitaire {__version__}\n{text}\n")
        if not is_kept:
            print(text, file=sys.stderr)
        QTimer.singleShot(0, window, lambda: window.tell_fault(log if is_kept else None))

    sys.excepthook = report


def _append(file: Path, text: str) -> bool:
    """Write at the end of a file, and tell whether that was possible."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as stream:
            stream.write(text)
    except OSError:
        return False
    return True
