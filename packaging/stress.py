"""Tries to break the program: `tasks.py stress`, without a screen.

Random events of all kinds are done to the whole program, and after each of them scene, rules and records must tell the
same game (`storm`). The seed is printed; a round that fails, even by ending the process, is repeated from its journal
and shortened to a script of few events, which `--script` does again. Kills, a full disk and leaks are tried on request.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom

from storm.disk import fill_disk
from storm.events import Event
from storm.leaks import report_leaks
from storm.rounds import play_rounds, play_script
from storm.shrink import shrunk
from storm.world import BrokenError

from qtsolitaire.app import create_application

ROOT = Path(__file__).resolve().parent.parent
BROKEN = 3
"""Exit status of a process that found the program broken."""
HANGS_S = 120
KILLS_AT_ONCE = 50


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line asks for; the exit status is 0 if nothing broke."""
    arguments = _parser().parse_args(words)
    if arguments.script:
        return do_script(arguments.script)
    if arguments.worker:
        return work(arguments)
    failed = 0
    if arguments.kills:
        failed |= kill_often(arguments.kills, arguments.seed)
    if arguments.full_disk:
        create_application()
        failed |= fill_disk(arguments.seed)
    if arguments.leaks:
        create_application()
        failed |= report_leaks(arguments.leaks)
    if arguments.events:
        failed |= storm(arguments.seed, arguments.events, arguments.folder)
    return failed


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tasks.py stress", description="Try to break the program.")
    seed = SystemRandom().randrange(10**6)
    parser.add_argument("--events", type=int, default=20_000, metavar="N", help="random events; 0 for none")
    parser.add_argument("--seed", type=int, default=seed, metavar="S", help="repeats what was done with this seed")
    parser.add_argument("--script", type=Path, metavar="FILE", help="do these events, one on a line, and nothing else")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="keep journal and shortened script here")
    parser.add_argument("--kills", type=int, default=0, metavar="N", help="so many times kill -9 (pytest is needed)")
    parser.add_argument("--full-disk", action="store_true", help="fill a small file system (as root, on Linux)")
    parser.add_argument("--leaks", type=int, default=0, metavar="N", help="so many new games, languages and windows")
    parser.add_argument("--worker", type=Path, metavar="JOURNAL", help=argparse.SUPPRESS)
    return parser


# --- random events ------------------------------------------------------------------------------------------------


def storm(seed: int, events: int, folder: Path | None) -> int:
    """Let another process play at random; shorten what broke it."""
    print(f"Seed {seed}, {events} events.", flush=True)
    if folder is None:
        with tempfile.TemporaryDirectory() as made:
            return storm(seed, events, Path(made))
    folder.mkdir(parents=True, exist_ok=True)
    journal = folder / f"journal-{seed}.txt"
    words = ["--worker", str(journal), "--seed", str(seed), "--events", str(events)]
    status = subprocess.run(command(*words), check=False).returncode
    if status == 0:
        print("Nothing broke.")
        return 0
    lines = journal.read_text(encoding="utf-8").splitlines()
    print(f"Broken (exit status {status}) after {len(lines) - 1} events of round {lines[0]}.", flush=True)
    shorten(lines[1:], folder / f"script-{seed}.txt")
    return 1


def work(arguments: argparse.Namespace) -> int:
    """Play at random in this process."""
    create_application()
    try:
        play_rounds(arguments.seed, arguments.events, arguments.worker)
    except BrokenError as error:
        print(error, flush=True)
        return BROKEN
    return 0


def do_script(file: Path) -> int:
    """Do the events of a file in this process."""
    lines = file.read_text(encoding="utf-8").splitlines()
    create_application()
    try:
        play_script([Event.parse(line) for line in lines if line and not line.startswith("#")])
    except BrokenError as error:
        print(error, flush=True)
        return BROKEN
    return 0


def shorten(lines: Sequence[str], file: Path) -> None:
    """Find a short part of a script that breaks the program in the same way; print it, and keep it in a file."""
    first = outcome(lines, file)
    if not first:
        print("Done again, it did not break: it depends on the time, too. The whole round:")
        print("\n".join(lines))
        return
    found = shrunk(lines, lambda part: outcome(part, file) == first)
    said = outcome(found, file)
    print(f"Shortened to {len(found)} events, which end with: {said}")
    print("\n".join(found))


def outcome(lines: Sequence[str], file: Path) -> str:
    """Tell how the program breaks at a script: the same text for the same fault; empty if it does not."""
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    try:
        done = subprocess.run(
            command("--script", str(file)), capture_output=True, text=True, timeout=HANGS_S, check=False
        )
    except subprocess.TimeoutExpired:
        return "hangs"
    if done.returncode == 0:
        return ""
    said = (done.stdout.strip() or f"exit status {done.returncode}").splitlines()
    return re.sub(r"[0-9]+(\.[0-9]+)?|\b[A2-9TJQK][SHDC]\b|0x[0-9a-f]+", "…", f"{said[0]} {said[-1]}")


def command(*words: str) -> list[str]:
    """Return the command that starts this file in another process."""
    return [sys.executable, str(Path(__file__).resolve()), *words]


# --- kills --------------------------------------------------------------------------------------------------------


def kill_often(kills: int, seed: int) -> int:
    """Run the tests that kill the program, in parts, since a profile becomes slower to compare as it grows."""
    failed = 0
    for part, start in enumerate(range(0, kills, KILLS_AT_ONCE)):
        count = min(KILLS_AT_ONCE, kills - start)
        environment = {**os.environ, "QTSOLITAIRE_KILLS": str(count), "QTSOLITAIRE_KILL_SEED": f"{seed}/{part}"}
        test = ["tests/end_to_end/test_kill.py", "-q", "-x", "--no-header"]
        status = subprocess.run([sys.executable, "-m", "pytest", *test], cwd=ROOT, env=environment, check=False)
        said = "broken" if status.returncode else "nothing lost"
        print(f"{start + count} kills, seed {seed}/{part}: {said}", flush=True)
        failed |= status.returncode
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
