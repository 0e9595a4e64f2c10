"""The rules, without a window: how fast games are replayed and moves are found, beside cards moved without rules."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from qtsolitaire.core.game import Game
from qtsolitaire.core.record import Record
from qtsolitaire.core.table import Position, parse_move
from qtsolitaire.games import GAMES

from .rows import ROUNDS, Row, paired, single

DATA = Path(__file__).resolve().parents[2] / "tests" / "data"
MOVES = 300


def won_games() -> list[Record]:
    """Return games that were won, of both kinds in turn, with 300 moves together."""
    found: list[Record] = []
    files = [(DATA / f"wins_{level}.jsonl").read_text(encoding="utf-8").splitlines() for level in ("s4", "c4")]
    for line in (line for lines in zip(*files, strict=False) for line in lines):
        found.append(record_of(json.loads(line)))
        if sum(len(record.moves) for record in found) >= MOVES:
            break
    return found


def record_of(row: dict[str, str]) -> Record:
    """Return the game of a row of the reference data."""
    game = next(game for game in GAMES for variant in game.variants if variant.key == row["level"])
    deal = game.deal_board(game.variant(row["level"]), list(enumerate(row["board"].splitlines(), 1)))
    return Record(deal, tuple(map(parse_move, row["moves"].split())))


def replay(records: Sequence[Record]) -> float:
    """Replay records; the processor time."""
    began = time.process_time()
    for record in records:
        for _ in record.replay():
            pass
    return time.process_time() - began


def move_without_rules(records: Sequence[Record]) -> float:
    """Move as many cards of the same tables as plain tuples, a new table each time; the processor time."""
    began = time.process_time()
    for record in records:
        piles = dict(record.deal.position.piles)
        for move in record.moves:
            source, target = piles[move.source], piles[move.target or move.source]
            changed = {move.source: source[: -move.count], move.target or move.source: target + source[-move.count :]}
            piles = {**piles, **changed}
    return time.process_time() - began


def positions() -> list[tuple[Game, Position]]:
    """Return every position of ten walks of each level."""
    found: list[tuple[Game, Position]] = []
    for file in sorted(DATA.glob("walks_*.jsonl")):
        for line in file.read_text(encoding="utf-8").splitlines()[:10]:
            record = record_of(json.loads(line))
            tables = [record.deal.position, *(step.after for step in record.replay())]
            found += [(record.deal.game, table) for table in tables]
    return found


def find_moves(tables: Sequence[tuple[Game, Position]]) -> tuple[int, float]:
    """Find all legal moves of all tables: how many there are, and the processor time."""
    began = time.process_time()
    count = sum(1 for game, position in tables for _ in game.legal_moves(position))
    return count, time.process_time() - began


def judge_rows() -> Iterator[Row]:
    """Replay, and legal moves."""
    records = won_games()
    count = sum(len(record.moves) for record in records)
    against = "cards moved without rules"
    yield paired(f"replay of {count} moves", against, lambda: replay(records), lambda: move_without_rules(records))
    tables = positions()
    found = [find_moves(tables) for _ in range(ROUNDS)]
    speed = median(count / spent for count, spent in found)
    yield single(f"legal moves found, in {len(tables)} positions of the walks", speed, "a second")
