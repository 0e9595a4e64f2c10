"""Makes a failing list shorter: takes parts away for as long as it still fails.

This is delta debugging: halves first, then quarters, down to single items; what is left fails, and nothing of it can be
taken away alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def shrunk(items: Sequence[T], fails: Callable[[Sequence[T]], bool], tries: int = 400) -> list[T]:
    """Return a part of a failing list that still fails.

    Args:
        items: The list; that it fails is taken for granted.
        fails: Tells whether a part of it fails in the same way.
        tries: How often that is asked at most.
    """
    kept, parts = list(items), 2
    while kept and tries > 0:
        size = -(-len(kept) // parts)
        for start in range(0, len(kept), size):
            rest = kept[:start] + kept[start + size :]
            tries -= 1
            if fails(rest):
                kept, parts = rest, max(2, parts - 1)
                break
            if tries <= 0:
                return kept
        else:
            if size == 1:
                return kept
            parts = min(len(kept), parts * 2)
    return kept
