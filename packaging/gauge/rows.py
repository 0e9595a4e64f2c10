"""A row of the table: what something takes, as a ratio to a reference that was measured in turn with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

ROUNDS = 7
HEAD = ("what", "program", "reference", "ratio", "aim", "reference is")


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table.

    Args:
        what: What was done.
        program: The median of the program.
        reference: The median of the reference; 0 if there is none.
        unit: Of both.
        ratio: The median of the ratios of each round; 0 if there is no reference.
        aim: What is aimed at, in words; empty if nothing is.
        is_met: Whether the aim is reached.
        against: What the reference is.
    """

    what: str
    program: float
    reference: float
    unit: str
    ratio: float
    aim: str
    is_met: bool
    against: str

    @property
    def cells(self) -> tuple[str, ...]:
        """Return the line as texts."""
        reference = f"{number(self.reference)} {self.unit}" if self.against else "–"
        ratio = f"{self.ratio:.2f}" if self.ratio else "–"
        aim = f"{self.aim} {'✓' if self.is_met else '✗'}" if self.aim else ""
        return self.what, f"{number(self.program)} {self.unit}", reference, ratio, aim, self.against


def number(value: float) -> str:
    """Write a number with as many digits as mean something."""
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.3g}"


def paired(
    what: str,
    against: str,
    program: Callable[[], float],
    reference: Callable[[], float],
    *,
    scale: float = 1000,
    unit: str = "ms",
    most: float | None = None,
    limit: float | None = None,
    rounds: int = ROUNDS,
) -> Row:
    """Measure both in turn.

    Args:
        what: What is done.
        against: What the reference is.
        program: Does it once, and tells what it took.
        reference: The same.
        scale: What the numbers are multiplied by.
        unit: The unit then.
        most: The ratio that is aimed at.
        limit: What is aimed at for the program itself, in the unit; instead of a ratio.
        rounds: How often; one round before them does not count.
    """
    pairs = [(program(), reference()) for _ in range(rounds + 1)][1:]
    ratios = [ours / bare for ours, bare in pairs if bare]
    ratio = median(ratios) if ratios else 0.0
    ours, bare = median(a for a, _ in pairs) * scale, median(b for _, b in pairs) * scale
    aim = f"≤ {most}" if most else f"≤ {limit} {unit}" if limit else ""
    is_met = ratio <= most if most else not limit or ours <= limit
    return Row(what, ours, bare, unit, ratio, aim, is_met, against)


def single(what: str, value: float, unit: str, *, most: float | None = None) -> Row:
    """Return a row that has no reference."""
    aim = "" if most is None else f"≤ {most:g} {unit}".rstrip()
    return Row(what, value, 0, unit, 0, aim, most is None or value <= most, "")


def table(rows: Sequence[Row]) -> str:
    """Return the rows as a table in Markdown, which can be read as it stands."""
    cells = [HEAD, *(row.cells for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(len(HEAD))]
    rule = tuple("-" * width for width in widths)
    lines = [[cell.ljust(width) for cell, width in zip(line, widths, strict=True)] for line in [HEAD, rule, *cells[1:]]]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def write_json(file: Path, machine: str, rows: Sequence[Row], imports: Sequence[tuple[str, float]]) -> None:
    """Write everything to a file that programs can read."""
    found = {"machine": machine, "rows": [asdict(row) for row in rows], "imports": [list(line) for line in imports]}
    file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
