"""The drawings in resources/ are those that the generator draws."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_every_drawing_in_resources_is_what_the_generator_draws_now(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "deck", str(tmp_path)]
    subprocess.run(command, cwd=ROOT / "packaging", check=True)
    drawn = {file.relative_to(tmp_path): file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    kept = {name: ROOT / "resources" / name for name in drawn}
    stale = [str(name) for name, file in kept.items() if not file.exists() or file.read_bytes() != drawn[name]]
    assert len(drawn) > 4 * 52
    assert not stale, "run `python3 packaging/tasks.py deck`"


def test_no_drawing_in_resources_is_one_that_the_generator_no_longer_draws(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "deck", str(tmp_path)], cwd=ROOT / "packaging", check=True)
    drawn = {file.relative_to(tmp_path) for file in tmp_path.rglob("*.svg")}
    assert {file.relative_to(ROOT / "resources") for file in (ROOT / "resources").rglob("*.svg")} == drawn
