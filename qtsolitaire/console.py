"""What the command line does without a window: print a board, replay records."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from qtsolitaire.core.game import Game, RefusedMoveError, Step
from qtsolitaire.core.record import Record, decode, parse_records, result_of
from qtsolitaire.core.table import Position, board_text
from qtsolitaire.core.text import BadTextError, in_english
from qtsolitaire.games import GAMES, deal_of, read_code

AGREES, DIFFERS, UNREADABLE = 0, 1, 2  # exit status of --check, for each file; the highest counts


def print_board(code: str) -> int:
    """Print the board that a code names, as records have it.

    Args:
        code: A deal code, read leniently.

    Returns:
        0, or 2 if it is no code.
    """
    try:
        deal = deal_of(read_code(code))
    except BadTextError as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    print(board_text(deal.position))
    return 0


def check(files: Sequence[Path], *, with_trace: bool) -> int:
    """Replay the records of files, a line each on stdout.

    Args:
        files: The files.
        with_trace: Print score and number of legal moves at the start and after each move.

    Returns:
        0 if all agree, 1 if a move is refused or a result differs, 2 if a file cannot be read; the highest of all.
    """
    return max(_check_file(file, with_trace=with_trace) for file in files)


def _check_file(file: Path, *, with_trace: bool) -> int:
    try:
        records = parse_records(decode(file.read_bytes()), GAMES)
    except OSError as error:
        print(f"{file}: {error.strerror or error}")
        return UNREADABLE
    except BadTextError as error:
        place = f"number {error.place}: " if error.place else ""
        print(f"{file}:{error.line}: {place}{error.saying}")
        return UNREADABLE
    names = [str(file) if number == 1 else f"{file}#{number}" for number in range(1, len(records) + 1)]
    return max(_check_record(name, record, with_trace=with_trace) for name, record in zip(names, records, strict=True))


def _check_record(name: str, record: Record, *, with_trace: bool) -> int:
    steps: list[Step] = []
    game = record.deal.game
    if with_trace:
        print(_trace(game, 0, "-", record.deal.position))
    try:
        for step in record.replay():
            steps.append(step)
            if with_trace:
                print(_trace(game, len(steps), str(step.move), step.after))
    except RefusedMoveError as error:
        print(f"{name}: {in_english(error.saying)}")
        return DIFFERS
    result = result_of(record.deal, steps)
    print(f"{name}: {result}")
    if record.result and record.result != result:
        print(f"{name}: the record says {record.result}")
        return DIFFERS
    return AGREES


def _trace(game: Game, number: int, move: str, position: Position) -> str:
    legal = sum(1 for _ in game.legal_moves(position))
    return f"{number} {move} score={position.score} legal={legal}"


def all_records(folder: Path) -> Iterator[tuple[Path, Record]]:
    """Yield the records of all files in a folder."""
    for file in sorted(folder.glob("*.solitaire")):
        for record in parse_records(decode(file.read_bytes()), GAMES):
            yield file, record
