"""What is done again and again must leave nothing behind: new games, languages, looks, windows, whole starts."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from qtsolitaire.core.deals import DealCode
from qtsolitaire.games import GAMES

from .ears import read_all
from .objects import Counts, counts
from .world import World

WARM_UP = 12
"""Times that something is done before objects are counted: caches fill, and Qt builds what it keeps. Like the number of
times after it, it should be a multiple of twelve: then level, language and look are the same at both counts."""
CODES = tuple(DealCode(game.code, variant.key, 123) for game in GAMES for variant in game.variants)
LANGUAGES = ("vi", "th", "en", "system")
DECKS = ("four-colour", "large", "dark", "classic")
SCHEMES = ("dark", "light", "system")
CHANCE, SLACK = 150, 0.5
"""So many new objects of Python, and so many more for each time, are taken for chance."""
BYTES_CHANCE, BYTES_SLACK = 1_500_000, 500
WINDOWS_SLACK = 12_000
"""The same for bytes; libraries keep a megabyte now and then. A window opened or a start made costs more: PySide keeps
some bytes of every signal that it connects, for ever."""
READ = "starts with a screen reader"
READ_SLACK = 5
"""PySide never lets go of the part that a screen reader sees of a table, and of what little belongs to it."""


def acts(world: World) -> Mapping[str, Callable[[int], None]]:
    """Return what is done, by its name; each act is told how often it was done before."""
    return {
        "new games": lambda time: world.window.open_text(str(CODES[time % len(CODES)])),
        "moves, undone": lambda _time: _play_and_undo(world),
        "languages": lambda time: setattr(world.options, "language", LANGUAGES[time % len(LANGUAGES)]),
        "decks": lambda time: setattr(world.options, "deck", DECKS[time % len(DECKS)]),
        "schemes": lambda time: setattr(world.options, "scheme", SCHEMES[time % len(SCHEMES)]),
        "windows": lambda _time: _open_windows(world),
        "starts": lambda _time: world.restart(),
        READ: lambda _time: _restart_and_read(world),
    }


def _play_and_undo(world: World) -> None:
    session = world.session
    move = next(session.game.legal_moves(session.position))
    session.play(move)
    session.undo()


def _restart_and_read(world: World) -> None:
    QAccessible.setActive(True)
    read_all(world)
    world.restart()


def _open_windows(world: World) -> None:
    """Open every window that an action opens, and close it again."""
    quiet = {"Ctrl+Q"}
    for action in world.window.actions():
        keys = {key.toString() for key in action.shortcuts()}
        if action.isEnabled() and not action.isCheckable() and not keys & quiet and "…" in action.text():
            action.trigger()
            for opened in world.other_windows():
                opened.close()
    for action in [*world.window.commands.tools.actions()]:
        if action.isEnabled() and "…" not in action.text() and not action.isSeparator():
            action.trigger()
            for opened in world.other_windows():
                opened.close()


def measured(name: str, times: int) -> tuple[Counts, Counts]:
    """Do something many times.

    Args:
        name: A name of `acts`.
        times: How often, after the warm-up.

    Returns:
        What there was before and after.
    """
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder))
        try:
            world.options.speed = "off"
            act = acts(world)[name]
            _repeat(act, 0, WARM_UP)
            before = counts()
            _repeat(act, WARM_UP, times)
            after = counts()
            world.check()
        finally:
            world.leave()
    return before, after


def _repeat(act: Callable[[int], None], first: int, times: int) -> None:
    for time in range(first, first + times):
        act(time)
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def leaked(name: str, before: Counts, after: Counts, times: int) -> str:
    """Tell what has grown; empty if nothing has.

    Args:
        name: What was done: a name of `acts`.
        before: What there was.
        after: What there is.
        times: How often it was done in between.
    """
    each = READ_SLACK if name == READ else SLACK
    slack = WINDOWS_SLACK if name.startswith(("windows", "starts")) else BYTES_SLACK
    grown_bytes = after.allocated - before.allocated
    grown = [
        f"{after.widgets - before.widgets} widgets" if after.widgets > before.widgets else "",
        f"{after.qobjects - before.qobjects} Qt objects" if after.qobjects > before.qobjects else "",
        f"{after.objects - before.objects} objects" if after.objects - before.objects > CHANCE + each * times else "",
        f"{grown_bytes} bytes" if grown_bytes > BYTES_CHANCE + slack * times else "",
    ]
    return ", ".join(filter(None, grown))


def report_leaks(times: int) -> int:
    """Do everything many times, and print what there is before and after; 1 if something is left behind."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        world = World(Path(folder))
        names = list(acts(world))
        world.leave()
    for name in names:
        before, after = measured(name, times)
        print(f"{times} {name}: before {before}; after {after}", flush=True)
        if grown := leaked(name, before, after, times):
            print(f"  left behind: {grown}", flush=True)
            failed = 1
    return failed
