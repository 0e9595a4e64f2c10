"""How many objects there are, and how much memory they take: what must not grow while the same is done again."""

from __future__ import annotations

import gc
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication


@dataclass(frozen=True, slots=True)
class Counts:
    """What there is at a moment.

    Args:
        widgets: Qt's widgets.
        qobjects: Qt's objects that Python knows.
        objects: Objects that Python's collector knows.
        kilobytes: Memory of the process; 0 where the system does not tell.
    """

    widgets: int
    qobjects: int
    objects: int
    kilobytes: int

    def __str__(self) -> str:
        mb = self.kilobytes / 1024
        return f"{self.widgets} widgets, {self.qobjects} Qt objects, {self.objects} objects, {mb:.0f} MB"


def counts() -> Counts:
    """Count, after everything that is no longer used has been collected."""
    gc.collect()
    objects = gc.get_objects()
    qobjects = sum(isinstance(found, QObject) for found in objects)
    return Counts(len(QApplication.allWidgets()), qobjects, len(objects), resident())


def resident() -> int:
    """Return the memory of this process that is in use, in kilobytes; 0 where the system does not tell."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))
