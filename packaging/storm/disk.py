"""A full disk: play goes on, says that nothing is kept, and keeps everything once there is room again.

A small file system in memory is filled to its last byte; making one needs root, on Linux.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from .world import BrokenError, World, require

MEGABYTES = 4
MOVES = 60


def fill_disk(seed: int) -> int:
    """Play on a full disk; 0 if nothing was lost."""
    with tempfile.TemporaryDirectory() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m", "tmpfs", folder]
        if not sys.platform.startswith("linux") or subprocess.run(mount, check=False).returncode:
            print("A small file system cannot be made here: it takes root, on Linux.")
            return 1
        try:
            _play_on(World(Path(folder)), Path(folder) / "filler", Random(seed))
        except BrokenError as error:
            print(f"Full disk, seed {seed}: {error}")
            return 1
        finally:
            subprocess.run(["umount", folder], check=True)
    print(f"Full disk, seed {seed}: {MOVES} moves were played on, and kept when there was room.")
    return 0


def _play_on(world: World, filler: Path, chance: Random) -> None:
    try:
        _play(world, chance, 20)
        world.check()
        fill(filler)
        _play(world, chance, MOVES)
        require(world.window.status.not_kept.isVisible(), "disk: it is full, and nobody says so")
        filler.unlink()
        _play(world, chance, 1)
        world.check()
        world.restart()
        world.check()
    finally:
        world.leave()


def fill(filler: Path) -> None:
    """Write until there is room for nothing more, not even for a byte."""
    with filler.open("wb", buffering=0) as file:
        for size in (65_536, 4096, 512, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue


def _play(world: World, chance: Random, moves: int) -> None:
    """Play at random; where no move is left, take some back."""
    done = 0
    while done < moves:
        session = world.session
        legal = list(session.game.legal_moves(session.position))
        if legal and chance.random() < 0.9:
            session.play(chance.choice(legal))
            done += 1
        elif session.can_undo:
            session.undo()
        QApplication.processEvents()
