"""What the end-to-end tests share: a screen for each test, and programs on it that have to end well."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from tests.end_to_end.screen import Program, Screen, require_x

ONLOOKER = "tests.end_to_end.onlooker"


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[Screen]:
    """A screen with nothing on it."""
    require_x()
    folder = tmp_path / "screen"
    folder.mkdir(mode=0o700)
    screen = Screen(folder)
    yield screen
    screen.stop()


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Start the program with a command line: `start("--deal", code)`; `start(module="qtsolitaire")` has no onlooker.

    After the test each has to end when its window is closed, with exit status 0 and without a word on stderr.
    """
    numbers = count(1)
    with ExitStack() as ends:

        def start_program(*words: str, module: str = ONLOOKER, scale: float = 1) -> Program:
            folder = tmp_path / f"program {next(numbers)}"
            folder.mkdir()
            program = Program(screen, folder, words, module, scale)
            ends.callback(program.leave)
            program.find_window()
            return program

        yield start_program
