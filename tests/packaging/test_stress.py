"""A little of what `tasks.py stress` does in large: random play, a full disk if that can be tried, and leaks.

Each runs in a process of its own, since what is tried may end it. The seeds stand here; what fails is printed as a
script of few events.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.packaging.scripts import loaded

ROOT = Path(__file__).resolve().parents[2]
STRESS = ROOT / "packaging" / "stress.py"
EVENTS = 600
TIMES = 24


def stress(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(STRESS), *words], env=environment(), capture_output=True, text=True, check=False
    )


def environment() -> dict[str, str]:
    """As `tasks.py` gives it to the script."""
    paths = [str(ROOT), str(STRESS.parent)]
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(paths)}


shrunk: Callable[[Sequence[int], Callable[[Sequence[int]], bool]], list[int]] = loaded("storm/shrink.py").shrunk


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_after_every_random_event_scene_rules_and_records_tell_the_same_game(seed: str) -> None:
    done = stress("--events", str(EVENTS), "--seed", seed)
    assert f"Seed {seed}, {EVENTS} events." in done.stdout
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_script_of_events_is_done_again_and_what_breaks_is_told(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text('# a comment\n["open", 1, "SS1-S1-AAAAABD"]\n["turn", 2]\n', encoding="utf-8")
    assert stress("--script", str(script)).returncode == 0
    script.write_text('["open", 1, "SS1-S1-AAAAABD"]\n["juggle", 3]\n', encoding="utf-8")
    assert "_juggle" in stress("--script", str(script)).stderr


def test_nothing_that_is_done_again_and_again_leaves_objects_behind() -> None:
    done = stress("--events", "0", "--leaks", str(TIMES))
    assert done.stdout.count("before") == 8
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_grows_is_called_a_leak() -> None:
    code = "\n".join(
        [
            "from qtsolitaire.app import create_application; app = create_application()",
            "from storm import leaks",
            "kept = []",
            "leaks.acts = lambda world: {'hoarding': lambda time: kept.extend([time] for _ in range(9))}",
            f"before, after = leaks.measured('hoarding', {TIMES})",
            f"print(leaks.leaked('hoarding', before, after, {TIMES}))",
        ]
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=True)
    assert "objects" in done.stdout


def test_a_failing_list_is_shortened_until_nothing_of_it_can_be_left_out() -> None:
    asked: list[int] = []

    def fails(part: Sequence[int]) -> bool:
        asked.append(len(part))
        return {17, 42, 99} <= set(part)

    assert shrunk(range(200), fails) == [17, 42, 99]
    assert len(asked) < 150
    assert shrunk([5], lambda _part: True) == []
    assert shrunk([1, 2, 3], lambda part: list(part) == [1, 2, 3]) == [1, 2, 3]
