"""How long a game has been played: a stopwatch that can be stopped and started, and costs nothing in between."""

from __future__ import annotations

import time
from collections.abc import Callable


class Clock:
    """A stopwatch.

    Args:
        played: Seconds that were played before.
        now: Source of seconds that never goes back.
    """

    def __init__(self, played: float = 0.0, now: Callable[[], float] = time.monotonic) -> None:
        self._played = played
        self._now = now
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether time is being counted."""
        return self._since is not None

    @property
    def seconds(self) -> int:
        """Return the whole seconds played."""
        return int(self._played + (self._now() - self._since if self._since is not None else 0.0))

    def start(self) -> None:
        """Count from now on; nothing happens if it runs already."""
        if self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Count no more; nothing happens if it is stopped already."""
        if self._since is not None:
            self._played += self._now() - self._since
            self._since = None
