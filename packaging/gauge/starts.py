"""Whole processes: start, memory, idleness, imports, the bundle, and other programs of the kind.

Byte code goes to a folder of its own and is there before anything is timed, whatever the environment says about it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from .rows import Row, paired, single

ROOT = Path(__file__).resolve().parents[2]
CHILD = Path(__file__).with_name("first_frame.py")
BARE = "bare view, 52 pictures"
IDLE_S = 10.0
IMPORT = re.compile(r"import time: +(\d+) \| +\d+ \| *(\S+)")
OTHERS = {"KPatience": "kpat", "Aisleriot": "sol", "PySolFC": "pysolfc"}
SETTLE_S = 6.0
STARTS = 11


class Starter:
    """Starts processes.

    Args:
        folder: For byte code and profiles.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(folder / "code")}
        self.environment.pop("PYTHONDONTWRITEBYTECODE", None)
        for kind in ("CONFIG", "DATA", "CACHE"):
            self.environment[f"XDG_{kind}_HOME"] = str(folder / "profile")

    def started(self, kind: str, idle_s: float = 0) -> dict[str, float]:
        """Start the program or the bare window; what it took, and `wall`, the seconds until the first frame."""
        began = time.monotonic()
        command = [sys.executable, str(CHILD), kind, str(idle_s)]
        done = self._run(command)
        found: dict[str, float] = json.loads(done.stdout)
        return {**found, "wall": found["clock"] - began}

    def imports(self) -> list[tuple[str, float]]:
        """Return the ten modules that take longest to load, each with its own milliseconds."""
        command = [sys.executable, "-X", "importtime", "-c", "import PySide6.QtWidgets, qtsolitaire.app"]
        times: dict[str, list[float]] = {}
        for _ in range(5):
            done = self._run(command)
            for microseconds, name in IMPORT.findall(done.stderr):
                times.setdefault(name, []).append(int(microseconds) / 1000)
        shortest = ((name, min(found)) for name, found in times.items())  # the rest of each time is another process's
        return sorted(shortest, key=lambda line: -line[1])[:10]

    def pictured(self, command: list[str]) -> float:
        """Let a program draw itself into a file; the seconds that took."""
        began = time.monotonic()
        words = [*command, "--screenshot", str(self.folder / "picture.png")]
        self._run(words)
        return time.monotonic() - began

    def _run(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        where = self.folder  # so that nothing is found by chance
        return subprocess.run(
            command, cwd=where, env=self.environment, capture_output=True, encoding="utf-8", check=True
        )


def start_rows(starter: Starter) -> Iterator[Row]:
    """Start, memory and idleness, beside a bare window."""
    found: dict[str, list[dict[str, float]]] = {"program": [], "bare": []}

    def of(kind: str, key: str) -> float:
        if key == "cpu":
            found[kind].append(starter.started(kind))
        return found[kind][-1][key]

    what = "start to a playable board, processor"
    yield paired(what, BARE, lambda: of("program", "cpu"), lambda: of("bare", "cpu"), most=1.15, rounds=STARTS)
    for what, key, scale, unit, most in (
        ("start to a playable board, clock", "wall", 1000, "ms", 1.15),
        ("memory, shared pages in proportion", "pss", 1, "MB", 1.3),
        ("memory, shared pages in full", "rss", 1, "MB", 1.3),
    ):
        ours, bare = iter(list(found["program"])), iter(list(found["bare"]))
        program, reference = (lambda: next(ours)[key]), (lambda: next(bare)[key])  # noqa: B023 - called at once
        yield paired(what, BARE, program, reference, scale=scale, unit=unit, most=most, rounds=STARTS)


def idle_rows(starter: Starter) -> Iterator[Row]:
    """What ten seconds cost in which nothing happens, with the clock stopped."""
    ours = starter.started("program", IDLE_S)
    yield single(f"processor in {IDLE_S:g} s of idleness", ours["idle cpu"] * 1000, "ms", most=5)
    yield single(f"wakeups in {IDLE_S:g} s of idleness", ours["idle wakeups"], "", most=1)


def bundle_row(starter: Starter, bundle: Path) -> Row:
    """Start a bundle beside the source, both to draw a picture of themselves."""
    executable = bundle / "qtsolitaire" if bundle.is_dir() else bundle
    source = [sys.executable, "-m", "qtsolitaire"]
    ours, bare = (lambda: starter.pictured([str(executable)])), (lambda: starter.pictured(source))
    return paired("bundle, start to a picture", "source", ours, bare, most=1.2)


def other_rows() -> Iterator[Row]:
    """Memory and idleness of other programs of the kind, as far as they and a screen are there."""
    for name, command in OTHERS.items():
        path = shutil.which(command)
        if path and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            yield from _watched(name, path)


def _watched(name: str, path: str) -> Iterator[Row]:
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen([path], env={**os.environ, "HOME": home}, stderr=subprocess.DEVNULL)
        try:
            time.sleep(SETTLE_S)
            folder = Path(f"/proc/{process.pid}")
            lines = (folder / "smaps_rollup").read_text(encoding="ascii").splitlines()
            memory = next(int(line.split()[1]) / 1024 for line in lines if line.startswith("Pss:"))
            before = _processor_and_wakeups(folder)
            time.sleep(IDLE_S)
            after = _processor_and_wakeups(folder)
        finally:
            process.terminate()
            process.wait()
    yield single(f"{name}: memory", memory, "MB")
    yield single(f"{name}: processor in {IDLE_S:g} s of idleness", after[0] - before[0], "ms")
    yield single(f"{name}: wakeups in {IDLE_S:g} s of idleness", after[1] - before[1], "")


def _processor_and_wakeups(folder: Path) -> tuple[float, int]:
    fields = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    status = [file.read_text(encoding="ascii") for file in folder.glob("task/*/status")]
    woken = sum(int(line.split()[1]) for text in status for line in text.splitlines() if line.startswith("voluntary"))
    return ticks * 1000 / os.sysconf("SC_CLK_TCK"), woken
