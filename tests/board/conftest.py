from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.player import Player, deal_of_board


@pytest.fixture
def sit_at(sit_down: Callable[..., Player]) -> Callable[..., Player]:
    """Open a window on a board as `laid` has it, with options as keywords; cards travel only with `speed="normal"`."""

    def lay(level: str, *lines: str, **changed: object) -> Player:
        return sit_down(deal_of_board(level, *lines), **{"speed": "off", **changed})

    return lay
