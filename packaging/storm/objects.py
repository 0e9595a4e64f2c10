"""How many objects there are, and how much memory they take: what must not grow while the same is done again."""

from __future__ import annotations

import ctypes
import gc
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication


@dataclass(frozen=True, slots=True)
class Counts:
    """What there is at a moment.

    Args:
        widgets: Qt's widgets.
        qobjects: Qt's objects that Python knows.
        objects: Objects that Python's collector knows.
        kilobytes: Memory of the process; 0 where the system does not tell.
        allocated: Bytes that Qt and other libraries have in use; 0 where the system does not tell.
    """

    widgets: int
    qobjects: int
    objects: int
    kilobytes: int
    allocated: int

    def __str__(self) -> str:
        mb, in_use = self.kilobytes / 1024, self.allocated / 1024
        known = f"{self.widgets} widgets, {self.qobjects} Qt objects, {self.objects} objects"
        return f"{known}, {in_use:.0f} kB allocated, {mb:.0f} MB"


def counts() -> Counts:
    """Count, after everything that is no longer used has been collected."""
    gc.collect()
    QPixmapCache.clear()  # it has a limit
    objects = gc.get_objects()
    qobjects = sum(isinstance(found, QObject) for found in objects)
    return Counts(len(QApplication.allWidgets()), qobjects, len(objects), resident(), allocated())


def resident() -> int:
    """Return the memory of this process that is in use, in kilobytes; 0 where the system does not tell."""
    try:
        lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


class _Allocations(ctypes.Structure):
    """What `mallinfo2` of the GNU C library tells."""

    _fields_ = [
        *((name, ctypes.c_size_t) for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd")),
        *((name, ctypes.c_size_t) for name in ("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")),
    ]


def allocated() -> int:
    """Return how many bytes were asked for and not given back, but for Python's small objects; 0 if nobody tells."""
    library = ctypes.CDLL(None) if sys.platform.startswith("linux") else None
    tell = getattr(library, "mallinfo2", None)
    if tell is None:
        return 0
    tell.restype = _Allocations
    told = tell()
    return int(told.uordblks) + int(told.hblkhd)
