"""A process of its own that starts the program, or a bare window, and says what that took at its first frame.

`python first_frame.py program SECONDS` or `bare SECONDS`. One line of JSON on stdout: when the frame was
there on the clock of the whole machine, processor time until then, proportional memory, and processor time and wakeups
while nothing happens for some seconds.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

SETTLE_S = 4.0
"""Before nothing happens: the daily copy and other late work are done by then."""


def told() -> dict[str, float]:
    """Return what the first frame took."""
    return {"clock": time.monotonic(), "cpu": time.process_time(), "pss": memory("Pss:"), "rss": memory("Rss:")}


def memory(kind: str) -> float:
    """Return the memory of this process in MB: of shared pages all, or its part; 0 where the system does not tell."""
    try:
        lines = Path("/proc/self/smaps_rollup").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(kind))


def wakeups() -> int:
    """Return how often the threads of this process have waited for something; 0 where the system does not tell."""
    files = Path("/proc/self/task").glob("*/status")
    lines = [line for file in files for line in file.read_text(encoding="ascii").splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("voluntary"))


def finish(idle_s: float) -> int:
    """Let the first frame be drawn, say what it took, and what idleness costs; never returns."""
    from PySide6.QtCore import QEvent, QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            window.repaint()
    found = told()
    if idle_s:
        loop = QEventLoop()
        QTimer.singleShot(round(SETTLE_S * 1000), loop.quit)
        loop.exec()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        began, woken = time.process_time(), wakeups()
        QTimer.singleShot(round(idle_s * 1000), loop.quit)
        loop.exec()
        found["idle cpu"], found["idle wakeups"] = time.process_time() - began, wakeups() - woken
    print(json.dumps(found), flush=True)
    os._exit(0)


def start_program(idle_s: float) -> None:
    """Start as a player does; the event loop is what ends it."""
    from PySide6.QtWidgets import QApplication

    setattr(QApplication, "exec", lambda *_: finish(idle_s))  # noqa: B010 - to mypy it is no attribute that is set
    from qtsolitaire.__main__ import main

    main([])


def start_bare(idle_s: float) -> None:
    """Show 52 pictures in a plain view."""
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    app = QApplication([])
    scene = QGraphicsScene(0, 0, 1180, 640)
    for number in range(52):
        picture = QPixmap(96, 134)
        picture.fill("white")
        scene.addPixmap(picture).setPos(20 + number % 10 * 115, 20 + number // 10 * 40)
    view = QGraphicsView(scene)
    view.resize(1180, 760)
    view.show()
    assert app
    finish(idle_s)


if __name__ == "__main__":
    if sys.argv[1] == "program":
        start_program(float(sys.argv[2]))
    else:
        start_bare(float(sys.argv[2]))
