"""The command line: what is asked for, and nothing of Qt until it is known that Qt is needed and can start.

Printing and checking need neither a screen nor Qt's windows; a picture and the self-test choose Qt's offscreen platform
by themselves. Only playing needs a screen, and says so in one sentence if there is none.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from qtsolitaire import __version__, system
from qtsolitaire.core.text import Saying
from qtsolitaire.games import GAMES, word_of

WINDOWS = ("main", "new-game", "options", "statistics", "rules", "questions", "replay", "example", "about")


def main(words: Sequence[str] | None = None) -> int:
    """Run the program.

    Args:
        words: The command line without the program's name; that of the process by default.

    Returns:
        The exit status.
    """
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    arguments = _parser().parse_args(words)
    if arguments.print is not None:
        from qtsolitaire.console import print_board

        return print_board(arguments.print)
    if arguments.check is not None:
        from qtsolitaire.console import check

        return check([Path(file) for file in arguments.check], with_trace=arguments.trace)
    needs_screen = not (arguments.screenshot or arguments.self_test)
    if hindrance := _hindrance(needs_screen=needs_screen):
        _tell(hindrance, arguments.language)
        return 1
    if arguments.screenshot and arguments.scale:
        os.environ["QT_SCALE_FACTOR"] = str(arguments.scale)
    if arguments.self_test:
        from qtsolitaire.selftest import self_test

        return self_test()
    if arguments.screenshot:
        from qtsolitaire.screenshot import take

        return take(arguments)
    return _played(arguments)


def _played(arguments: argparse.Namespace) -> int:
    """Play; nothing of what is loaded until the first frame is garbage, so it is not looked for until then."""
    gc.disable()
    try:
        from qtsolitaire.app import play

        return play(arguments)
    finally:
        gc.enable()


def _hindrance(*, needs_screen: bool) -> list[Saying]:
    """Find out, before Qt would abort, whether it can start here; return what is to be said if it cannot."""
    if not needs_screen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if missing := system.missing_libraries(windowed=needs_screen):
        return system.missing_sayings(missing)
    problem = system.display_problem() if needs_screen else None
    return problem.sayings if problem else []


def _tell(sayings: Sequence[Saying], chosen_language: str | None) -> None:
    """Say something on the terminal: in the player's language if at least QtCore can be loaded, else in English."""
    try:
        from PySide6.QtCore import QCoreApplication

        from qtsolitaire import language
    except ImportError:
        texts = [str(saying) for saying in sayings]
    else:
        language.install(QCoreApplication([]), chosen_language)
        texts = [language.plain(language.say(saying)) for saying in sayings]
    print("\n".join(texts), file=sys.stderr)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="qtsolitaire",
        description="Simple Simon and Seahaven Towers, two patience games.",
        epilog="Codes look like SS1-S1-AAAAABD; games as text are kept in files that end in .solitaire.",
    )
    parser.add_argument("record", nargs="?", metavar="RECORD", help="a file with a game: play it on from its end")
    parser.add_argument("--deal", metavar="CODE", help="begin with this deal")
    parser.add_argument("--new", choices=[word_of(game) for game in GAMES], help="begin a new game, at its last level")
    parser.add_argument("--language", choices=("en", "vi", "th"), help="instead of the system's language")
    parser.add_argument("--profile", type=Path, metavar="DIR", help="keep settings and data here")
    parser.add_argument("--print", metavar="CODE", help="print the board that a code names")
    parser.add_argument("--check", nargs="+", metavar="FILE", help="replay the games of files")
    parser.add_argument("--trace", action="store_true", help="with --check: print score and legal moves at every step")
    parser.add_argument("--screenshot", type=Path, metavar="OUT.png", help="draw a window, without a screen")
    parser.add_argument("--at", type=_count, metavar="N", help="with --screenshot RECORD: after N moves")
    parser.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH", help="with --screenshot: its size")
    parser.add_argument("--scale", type=_scale, metavar="X", help="with --screenshot: pixels for each unit of the size")
    parser.add_argument("--dark", action="store_true", help="with --screenshot: dark colours")
    parser.add_argument("--window", choices=WINDOWS, default="main", help="with --screenshot: which window")
    parser.add_argument("--self-test", action="store_true", help="try everything that needs no player")
    parser.add_argument("--version", action="version", version=f"qtsolitaire {__version__}")
    return parser


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    if not (width.isdecimal() and height.isdecimal()) or not (200 <= int(width) <= 9000 and 150 <= int(height) <= 9000):
        raise argparse.ArgumentTypeError(f"“{text}” is no size. Expected width x height, such as 1280x800.")
    return int(width), int(height)


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0.0
    if not 0.5 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"“{text}” is no scale. Expected a number from 0.5 to 4.")
    return scale


def _count(text: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise argparse.ArgumentTypeError(f"“{text}” is no number of moves.")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
