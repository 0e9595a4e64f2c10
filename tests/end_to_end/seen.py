"""What is to be seen of the program at one moment, as it travels from the program's process to the test's."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Area:
    """A rectangle in pixels of the X screen, counted from its top left corner."""

    x: int
    y: int
    w: int
    h: int


@dataclass(frozen=True)
class Seen:
    """What is to be seen of the program.

    Args:
        board: What lies on the table, as in records.
        score: Points.
        moves: Moves made.
        code: The deal code; empty for a board without one.
        window: Where the main window is.
        table: Where the viewport that shows the table is.
        title: The title of the main window.
        focus: The title of the window to which keys go; empty if that is none of the program's.
        is_full_screen: The main window wants the whole screen.
        is_moving: Cards are flying.
        lifted: The group that follows the mouse, `4x3`; empty if none.
        selected: The selected group; empty if none.
        told: The sentence in the bubble of a refusal; empty if there is none.
        notice: The sentence at the foot of the table; empty if there is none.
        win_panel: Score, moves and time of a won game as they are shown; empty if the panel is not there.
        dialogs: The titles of the other windows that are open.
    """

    board: str
    score: int
    moves: int
    code: str
    window: Area
    table: Area
    title: str
    focus: str
    is_full_screen: bool
    is_moving: bool
    lifted: str
    selected: str
    told: str
    notice: str
    win_panel: list[str]
    dialogs: list[str]

    def to_line(self) -> str:
        """Write it on one line."""
        return json.dumps(asdict(self), ensure_ascii=False)

    @classmethod
    def from_line(cls, line: str) -> Seen:
        """Read what `to_line` has written."""
        fields = json.loads(line)
        return cls(**{**fields, "window": Area(**fields["window"]), "table": Area(**fields["table"])})
