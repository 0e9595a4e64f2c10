"""Killed at any moment, the program loses nothing that it has shown: kill -9, start again, compare.

`QTSOLITAIRE_KILLS` sets how often, a few in the ordinary run of tests; `QTSOLITAIRE_KILL_SEED` sets when.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

from qtsolitaire.core.table import board_text
from qtsolitaire.play.session import Session
from qtsolitaire.storage.records import Records
from qtsolitaire.windows.keeper import resumed

ROOT = Path(__file__).resolve().parents[2]
KILLS = int(os.environ.get("QTSOLITAIRE_KILLS", "5"))
SEED = os.environ.get("QTSOLITAIRE_KILL_SEED", "20261129")


def victim(profile: Path, seed: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.end_to_end.victim", str(profile), seed]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def killed_after(process: subprocess.Popen[str], seconds: float) -> list[str]:
    """Let a victim play for some time after its first word, kill it, and return all that it has said completely."""
    assert process.stdout
    first = process.stdout.readline()
    time.sleep(seconds)
    process.kill()
    rest = process.stdout.read()
    process.wait()
    process.stdout.close()
    said = first + rest
    return said[: said.rfind("\n") + 1].splitlines()


def shown(session: Session) -> str:
    """A table on one line, as the victim says it."""
    return f"{session.move_count};{session.position.score};{board_text(session.position)}".replace("\n", "|")


def tables(profile: Path) -> tuple[str, set[str]]:
    """What the program would show now, and what every game of the file shows, with one move more or less."""
    records = Records(profile)
    assert records.fault is None
    kept = records.last_on_table()
    assert kept
    now = resumed(kept)
    assert now
    found: set[str] = set()
    for game in records.every_game():
        session = resumed(game)
        assert session, "every game in the file replays"
        found.add(shown(session))
        session.undo()
        found.add(shown(session))
        session.redo()
        session.redo()
        found.add(shown(session))
    records.close()
    return shown(now), found


def moves_of(table: str) -> int:
    return int(table.split(";", 1)[0])


def last_kept(lines: list[str]) -> str | None:
    """The last table with more than one move, unless moves were taken back from it: others may have been made then."""
    last = max((number for number, line in enumerate(lines) if moves_of(line) > 1), default=None)
    if last is None or any(moves_of(line) for line in lines[last + 1 : last + 2]):
        return None
    return lines[last]


def test_a_killed_program_opens_with_what_it_has_shown_last_or_with_the_event_after_it(tmp_path: Path) -> None:
    chance = Random(SEED)
    for kill in range(KILLS):
        *_, last = killed_after(victim(tmp_path, f"{SEED}-{kill}".replace("/", "-")), chance.uniform(0, 0.5))
        now, every = tables(tmp_path)
        is_next = abs(moves_of(now) - moves_of(last)) == 1  # written, and killed before it could be said
        is_new = moves_of(now) == 0 and (last in every or moves_of(last) == 0)
        assert now == last or is_next or is_new, f"kill {kill}: shown {last}, found {now}"


def test_of_two_killed_programs_on_one_profile_neither_loses_a_game(tmp_path: Path) -> None:
    chance = Random(f"{SEED} both")
    for kill in range(max(1, KILLS // 3)):
        both = [victim(tmp_path, f"{SEED}-{kill}{name}".replace("/", "-")) for name in "ab"]
        time.sleep(0.8 + chance.uniform(0, 0.5))
        said = [killed_after(process, 0) for process in both]
        _, every = tables(tmp_path)
        for lines in said:
            played = last_kept(lines)
            if played and len(set(lines)) > 1:  # else it only shows what the other one is playing on
                assert played in every, f"kill {kill}: {lines[-5:]}"
