"""What several test files share: boards written as text, the levels, and the reference games of tests/data.

Tests speak the language of game records, so that a case can be read without decoding: a board is laid by `laid`, piles
are `1`–`9` and `0`, `a`–`d`, `hS` `hH` `hD` `hC`, a group is `4x3`, a move `46x3`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hypothesis import settings

from qtsolitaire.core.cards import Rank, parse_card
from qtsolitaire.core.game import Deal, Game, Refusal, Step, Variant
from qtsolitaire.core.record import Record, parse_records
from qtsolitaire.core.table import Move, Pile, PileKind, Position, board_text, column, parse_move
from qtsolitaire.games import GAMES

DATA = Path(__file__).parent / "data"

LEVELS: dict[str, tuple[Game, Variant]] = {variant.key: (game, variant) for game in GAMES for variant in game.variants}
"""The levels of every game by their keys, S1 to C1."""

REST = "…"

few = settings(derandomize=True, database=None, deadline=None, max_examples=60)
"""Decorates properties whose one example is a whole walk through a game: the same examples at every run."""
many = settings(few, max_examples=300)
"""Decorates properties whose examples are cheap."""


@dataclass(frozen=True)
class Table:
    """A position and its judge, asked and answering in the notation of records."""

    game: Game
    position: Position

    def move(self, text: str) -> Move:
        """Return the move that the text means here."""
        return parse_move(text).on(self.position)

    def refusal(self, move: str) -> Refusal | None:
        """Tell why a move is not legal."""
        return self.game.refusal(self.position, self.move(move))

    def lift_refusal(self, group: str) -> Refusal | None:
        """Tell why a group may not be lifted."""
        return self.game.lift_refusal(self.position, *parse_group(group))

    def sentence(self, move: str) -> str:
        """Return in English why a move is not legal."""
        refusal = self.refusal(move)
        assert refusal, f"{move} is legal"
        return str(refusal.saying)

    def play(self, move: str) -> Step:
        """Make a legal move."""
        step = self.game.play(self.position, self.move(move))
        assert isinstance(step, Step), str(step.saying)
        return step

    def after(self, moves: str) -> Table:
        """Return the table after some legal moves."""
        table = self
        for move in moves.split():
            table = Table(self.game, table.play(move).after)
        return table

    def targets(self, group: str) -> str:
        """Return the piles that take a group, left to right: `2 5 a h`."""
        return names(self.game.targets(self.position, *parse_group(group)))

    def best_targets(self, group: str) -> str:
        """Return the piles that a double click on a group considers, best first."""
        return names(self.game.best_targets(self.position, *parse_group(group)))

    def tap(self, pile: str) -> str | None:
        """Return the move that a single click on a pile's last card makes."""
        move = self.game.tap(self.position, parse_group(pile)[0])
        return str(move) if move else None

    def legal_moves(self) -> list[str]:
        """Return all legal moves; the foundations, which a written move does not tell apart, are all `h`."""
        return [str(move) for move in self.game.legal_moves(self.position)]

    @property
    def board(self) -> list[str]:
        """The lines of the board."""
        return board_text(self.position).splitlines()

    @property
    def score(self) -> int:
        """The points."""
        return self.position.score

    @property
    def is_won(self) -> bool:
        """Whether the game is won."""
        return self.game.is_won(self.position)


def names(piles: tuple[Pile, ...]) -> str:
    """Write piles as moves do, with blanks between them."""
    return " ".join(map(str, piles))


def parse_group(text: str) -> tuple[Pile, int]:
    """Read `4x3`, the last three cards of column 4, or `hD`, the top diamond."""
    source, _, count = text.partition("x")
    return parse_move(f"{source}1").source, int(count or 1)


def laid(level: str, *lines: str) -> Table:
    """Lay a board of a level.

    Args:
        level: Key of the level.
        lines: The board as records have it, only that `|` goes from one column to the next, and that `…` stands for all
            cards of the pack that are not named, in ascending ranks.
    """
    game, variant = LEVELS[level]
    parts = [part.strip() for line in lines for part in line.split("|")]
    named = Counter(card for part in parts for card in _cards_named(part))
    rest = Counter(str(card) for card in sorted(game.pack(variant), key=lambda card: card.rank)) - named
    board = [part.replace(REST, " ".join(rest.elements())) for part in parts]
    return Table(game, game.deal_board(variant, list(enumerate(board, 1))).position)


def _cards_named(line: str) -> Iterator[str]:
    key, colon, rest = line.partition(":")
    for word in (rest if colon else line).split():
        if key == "Founds":
            suit, _, top = word.partition("-")
            yield from (f"{rank}{suit}" for rank in Rank if top != "0" and rank <= parse_card(f"{top}S").rank)
        elif key == "Done":
            yield from (f"{rank}{word}" for rank in Rank)
        elif word not in ("-", REST):
            yield word


def columns_of(position: Position) -> list[str]:
    """Write the columns, one string each."""
    return [" ".join(map(str, cards)) for _, cards in position.of_kind(PileKind.COLUMN)]


def cards_in(position: Position, number: int) -> str:
    """Write the cards of one column."""
    return columns_of(position)[column(number).number - 1]


def run(suit: str, top: str = "K", bottom: str = "A") -> str:
    """Write a run: `run("S", "9", "7")` is `9S 8S 7S`."""
    ranks = reversed([rank for rank in Rank if parse_card(f"{bottom}S").rank <= rank <= parse_card(f"{top}S").rank])
    return " ".join(f"{rank}{suit}" for rank in ranks)


# --- the data of the independent reference ------------------------------------------------------------------------


def rows_of(name: str) -> list[dict[str, Any]]:
    """Return the rows of one of the .jsonl files."""
    return [json.loads(line) for line in (DATA / name).read_text(encoding="utf-8").splitlines()]


def deal_of_row(row: dict[str, Any]) -> Deal:
    """Return what a row begins with."""
    game, variant = LEVELS[row["level"]]
    return game.deal_board(variant, list(enumerate(row["board"].splitlines(), 1)))


def example(name: str) -> Record:
    """Return the record of one of the .solitaire files."""
    (record,) = parse_records((DATA / name).read_text(encoding="utf-8"), GAMES)
    return record


def example_after(name: str, moves: int) -> Table:
    """Return the table of an example record after some of its moves."""
    record = example(name)
    steps = list(record.replay())[:moves]
    return Table(record.deal.game, steps[-1].after if steps else record.deal.position)
