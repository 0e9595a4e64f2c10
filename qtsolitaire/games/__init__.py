"""The games: each file of this folder that defines a `Game` adds one, and nothing else has to be changed for it."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from qtsolitaire.core.deals import DealCode, parse_code
from qtsolitaire.core.game import Deal, Game


def _found() -> tuple[Game, ...]:
    modules = [import_module(f"{__name__}.{module.name}") for module in pkgutil.iter_modules(__path__)]
    classes = [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, Game) and value.__module__ == module.__name__
    ]
    return tuple(sorted((kind() for kind in classes), key=lambda game: game.menu_order))


GAMES: tuple[Game, ...] = _found()
"""All games, in the order of the menu."""


def game_named(code: str) -> Game:
    """Return the game whose deal codes begin with these two letters; a KeyError if there is none."""
    return {game.code: game for game in GAMES}[code]


def word_of(game: Game) -> str:
    """Return what a game is called on the command line: `simple-simon`. No deal code looks like that."""
    return game.name.lower().replace(" ", "-")


def game_called(word: str) -> Game | None:
    """Return the game that is called so on the command line; None if there is none."""
    return {word_of(game): game for game in GAMES}.get(word)


def read_code(text: str) -> DealCode:
    """Read a deal code of any game.

    Args:
        text: What was typed or pasted; read leniently.

    Raises:
        BadTextError: With a sentence saying which part is wrong.
    """
    return parse_code(text, {game.code: [variant.key for variant in game.variants] for game in GAMES})


def deal_of(code: DealCode) -> Deal:
    """Deal what a code names."""
    return game_named(code.game).deal(code)
