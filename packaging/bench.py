"""What the program costs, as a table of ratios: `tasks.py bench`, without a screen.

Nearly everything stands beside a reference that is measured in turn with it, so that the ratio says something whatever
the machine is, and medians are shown. Times are processor times unless a row says otherwise.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import PySide6
from gauge.history import history_rows
from gauge.judge import judge_rows
from gauge.rows import Row, table, write_json
from gauge.starts import Starter, bundle_row, idle_rows, other_rows, start_rows
from gauge.table import table_rows
from PySide6.QtWidgets import QApplication

from qtsolitaire.app import create_application


def main(words: Sequence[str] | None = None) -> int:
    """Measure, and print a table in Markdown."""
    arguments = _parser().parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        parts, starter = _parts(arguments, Path(folder))
        rows = [row for name in arguments.only or parts for row in _told(name, parts[name])]
        imports = starter.imports()
    print(f"{machine()}\n\n{table(rows)}\n\nModules that take longest to load, in ms, each without what it loads:\n")
    print(", ".join(f"{name} {ms:.1f}" for name, ms in imports))
    if arguments.json:
        write_json(arguments.json, machine(), rows, imports)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tasks.py bench", description="Measure what the program costs.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the numbers there, too")
    parser.add_argument("--bundle", type=Path, metavar="PATH", help="a bundle, or its folder, whose start is measured")
    parser.add_argument("--only", nargs="+", metavar="PART", help="start idle table rules history others bundle")
    return parser


def _parts(
    arguments: argparse.Namespace, folder: Path
) -> tuple[Mapping[str, Callable[[], Iterator[Row]]], Starter]:
    """Return what can be measured, by its name; processes come first, while nothing else has been loaded here."""
    starter = Starter(folder)
    parts: dict[str, Callable[[], Iterator[Row]]] = {
        "start": lambda: start_rows(starter),
        "idle": lambda: idle_rows(starter),
        "table": lambda: table_rows(_application(), folder),
        "rules": judge_rows,
        "history": lambda: history_rows(_application(), folder),
        "others": other_rows,
    }
    if arguments.bundle:
        parts["bundle"] = lambda: iter([bundle_row(starter, arguments.bundle)])
    return parts, starter


def _application() -> QApplication:
    """Return the application, of which there can be only one."""
    app = QApplication.instance()
    return app if isinstance(app, QApplication) else create_application()


def _told(name: str, rows: Callable[[], Iterator[Row]]) -> Iterator[Row]:
    """Say what is measured now, since it takes some minutes."""
    print(f"Measuring: {name}.", file=sys.stderr, flush=True)
    return rows()


def machine() -> str:
    """Describe what this was measured on."""
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text(encoding="utf-8").splitlines() if cpuinfo.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    processor = next(names, platform.processor() or platform.machine())
    python, qt = platform.python_version(), PySide6.__version__
    return f"{os.cpu_count()} × {processor}, {platform.system()}, Python {python}, PySide6 {qt}, no screen."


if __name__ == "__main__":
    sys.exit(main())
