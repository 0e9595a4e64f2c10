"""Who may import whom, read from the sources: the drawing of the layers, held by a test.

    core <- games <- play <- board <- windows <- app <- __main__
    core <- language (used by play.narration, board, windows, app)     core <- storage (used by windows, app)

The rest of the command line (console, screenshot, selftest) stands between app and __main__. Modules beside the drawing
(assets, system) know nothing of the program but its words, so everybody but the judge may use them.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "qtsolitaire"
ROOT = Path(__file__).parents[1]
QT = ("PySide6", "shiboken6")

JUDGE = {"core", "games"}
TOOLS = {"assets", "system"}
WINDOWS_AND_BELOW = JUDGE | TOOLS | {"play", "board", "windows", "language", "fonts", "storage"}
NOTHING: set[str] = set()
MAY_IMPORT = {
    "core": NOTHING,
    "games": {"core"},
    "language": {"core"} | TOOLS,
    "fonts": TOOLS,
    "storage": {"core"} | TOOLS,
    "play": JUDGE | TOOLS,
    "play.narration": JUDGE | TOOLS | {"language"},
    "board": {"core", "play", "language"} | TOOLS,
    "windows": WINDOWS_AND_BELOW,
    "app": WINDOWS_AND_BELOW,
    "console": JUDGE,
    "screenshot": WINDOWS_AND_BELOW | {"app"},
    "selftest": WINDOWS_AND_BELOW | {"app", "console"},
    "__main__": WINDOWS_AND_BELOW | {"app", "console", "screenshot", "selftest"},
    "assets": NOTHING,
    "system": {"core"},
    "": NOTHING,  # the package itself
}
"""For each part of the package the other parts that it may import."""

WITHOUT_QT = (
    "core",
    "games",
    "play.gestures",
    "play.narration",
    "board.geometry",
    "storage.records",
    "storage.history",
    "storage.statistics",
)


def _sources() -> dict[str, ast.Module]:
    """Return the syntax tree of every module that exists, by its name within the package; a package by its own name."""
    trees = {}
    for path in sorted((ROOT / PACKAGE).rglob("*.py")):
        parts = path.relative_to(ROOT / PACKAGE).with_suffix("").parts
        name = ".".join(part for part in parts if part != "__init__")
        trees[name] = ast.parse(path.read_text(encoding="utf-8"), filename=str(path))
    return trees


SOURCES = _sources()
PACKAGES = {path.parent.name for path in (ROOT / PACKAGE).glob("*/__init__.py")}
modules = pytest.mark.parametrize("name", sorted(SOURCES))


def imported(name: str, tree: ast.Module, is_package: bool) -> Iterator[str]:
    """Yield the full names that a module imports, anywhere in it: of modules, and of what is taken from them."""
    parents = [PACKAGE, *name.split(".")] if name else [PACKAGE]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = len(parents) - node.level + is_package
            base = [*(parents[:up] if node.level else []), *([node.module] if node.module else [])]
            yield from (".".join([*base, alias.name]) for alias in node.names)


def imports_of(name: str) -> list[str]:
    return list(imported(name, SOURCES[name], is_package=name in PACKAGES or not name))


def own(full: str) -> str | None:
    """Return the longest module of this package that a full name begins with; None for what is not ours."""
    parts = full.split(".")
    if parts[0] != PACKAGE:
        return None
    names = (".".join(parts[1:end]) for end in range(len(parts), 0, -1))
    return next(name for name in names if name in SOURCES)


def part_of(name: str) -> str:
    """Return the part of the drawing to which a module belongs."""
    return name if name in MAY_IMPORT else name.split(".", 1)[0]


def reached_from(name: str) -> set[str]:
    """Return all modules of the package that are loaded when one is imported, with those that packages load."""
    reached: set[str] = set()
    waiting = {name}
    while waiting:
        here = waiting.pop()
        reached.add(here)
        parts = here.split(".") if here else []
        needed = {".".join(parts[:end]) for end in range(len(parts))} & SOURCES.keys()
        needed |= {module for full in imports_of(here) if (module := own(full)) is not None}
        waiting |= needed - reached
    return reached


def qt_of(name: str) -> set[str]:
    """Return what a module imports of Qt, itself or through other modules of the package."""
    return {full for module in reached_from(name) for full in imports_of(module) if full.split(".", 1)[0] in QT}


@modules
def test_a_module_imports_only_the_layers_below_it(name: str) -> None:
    part = part_of(name)
    assert part in MAY_IMPORT, f"{part} is new: give it a place in the drawing"
    others = {part_of(module) for full in imports_of(name) if (module := own(full)) is not None}
    in_layers = {other.split(".", 1)[0] for other in others} - {part.split(".", 1)[0], ""}
    assert in_layers <= MAY_IMPORT[part]


@pytest.mark.parametrize("name", [name for name in SOURCES if name.startswith(WITHOUT_QT)])
def test_the_judge_and_other_pure_modules_never_load_qt(name: str) -> None:
    assert qt_of(name) == set()


@pytest.mark.parametrize("name", [name for name in SOURCES if name.startswith("play")])
def test_play_never_loads_widgets(name: str) -> None:
    assert not any("QtWidgets" in full for full in qt_of(name))


@pytest.mark.parametrize("name", [name for name in SOURCES if name.startswith("games.")])
def test_a_game_never_imports_another_game(name: str) -> None:
    assert not [module for full in imports_of(name) if (module := own(full)) and module.startswith("games")]


def test_the_judge_is_there() -> None:
    """The tests above hold for whatever files exist, so that nothing existing must not satisfy them."""
    assert {"core.game", "core.table", "core.record", "games", "games.simple_simon", "games.seahaven_towers"} <= set(
        SOURCES
    )
    assert own("qtsolitaire.core.game.Game") == "core.game"
    assert {"core.text", "core.cards"} <= reached_from("games.simple_simon")


@pytest.mark.parametrize(
    ("source", "full"),
    [
        ("import PySide6.QtCore", "PySide6.QtCore"),
        ("from PySide6 import QtWidgets as w", "PySide6.QtWidgets"),
        ("def f():\n    from PySide6.QtGui import QIcon", "PySide6.QtGui.QIcon"),
        ("from . import session", "qtsolitaire.play.session"),
        ("from .session import Session", "qtsolitaire.play.session.Session"),
        ("from ..storage import records", "qtsolitaire.storage.records"),
        ("from .. import games", "qtsolitaire.games"),
        ("from qtsolitaire.games import simple_simon", "qtsolitaire.games.simple_simon"),
    ],
)
def test_every_kind_of_import_is_seen(source: str, full: str) -> None:
    assert list(imported("play.gestures", ast.parse(source), is_package=False)) == [full]


def test_the_imports_of_a_package_are_relative_to_itself() -> None:
    assert list(imported("play", ast.parse("from . import session"), is_package=True)) == ["qtsolitaire.play.session"]
