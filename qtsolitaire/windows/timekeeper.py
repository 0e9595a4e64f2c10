"""The clock of the game on the table: it stops while nobody can be playing, and is shown if the player wants it.

It runs from the first move. It stops while the window is hidden or minimised, and when the window has been inactive for
a minute. The display wakes up once a second only while the clock runs and can be seen.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QLabel, QMainWindow

from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting

INACTIVE_MS = 60_000
TICK_MS = 1000


class Timekeeper(QObject):
    """Stops and starts the clock of the game on the table.

    Args:
        window: The window in which it is played.
        sitting: The games.
        label: Shows the time.
    """

    def __init__(self, window: QMainWindow, sitting: Sitting, label: QLabel) -> None:
        super().__init__(window)
        self._window = window
        self._sitting = sitting
        self._label = label
        self._inactive = QTimer(self, singleShot=True, interval=INACTIVE_MS)
        self._inactive.timeout.connect(self._leave_window)
        self._has_been_left = False
        self._tick = QTimer(self, interval=TICK_MS)
        self._tick.timeout.connect(self.show_time)

    def watch(self, session: Session) -> None:
        """Follow a game that was put on the table."""
        session.changed.connect(self.follow)
        self.follow()

    def leave(self, session: Session) -> None:
        """Follow a game no longer."""
        session.changed.disconnect(self.follow)

    def follow_window(self) -> None:
        """Notice that the window is seen or used again, or no longer."""
        if self._window.isActiveWindow() or not self._window.isVisible():
            self._inactive.stop()
            self._has_been_left = False
        elif not self._has_been_left and not self._inactive.isActive():
            self._inactive.start()
        self.follow()

    @property
    def _is_attended(self) -> bool:
        """Tell whether somebody can be playing."""
        return self._window.isVisible() and not self._window.isMinimized() and not self._has_been_left

    def _leave_window(self) -> None:
        self._has_been_left = True
        self.follow()

    def follow(self) -> None:
        """Let the clock run or stand as it should now, and the display with it."""
        session = self._sitting.session
        if self._is_attended and session.move_count and not session.is_won:
            session.clock.start()
        else:
            session.clock.stop()
        if session.clock.is_running and self._label.isVisible():
            self._tick.start()
        else:
            self._tick.stop()
        self.show_time()

    def show_time(self) -> None:
        """Show the time played as minutes and seconds, after an hour with hours."""
        self._label.setText(time_text(self._sitting.session.clock.seconds))


def time_text(seconds: int) -> str:
    """Write a time played: 4:07, or 1:02:09."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
