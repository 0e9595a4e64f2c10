"""Tells in words what lies on the table, when the player asks: at the foot of the table, and to a screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from qtsolitaire.board.scene import BoardScene
from qtsolitaire.core.table import column
from qtsolitaire.core.text import Saying
from qtsolitaire.language import say
from qtsolitaire.play import spoken


class Telling(QObject):
    """Answers what is where.

    Args:
        scene: The table.
        parent: Qt's parent.
    """

    told = Signal(str)
    """Emitted with the answer; a line for each pile."""

    def __init__(self, scene: BoardScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene

    def tell_pile(self) -> None:
        """Tell what lies in the pile at the cursor; without one, in the first column."""
        scene = self._scene
        pile = scene.cursor.pile if scene.cursor else column(1)
        self._tell([spoken.pile_told(scene.session.game, scene.position, pile)])

    def tell_places(self) -> None:
        """Tell what lies beside the columns: in cells and on foundations, or in finished runs."""
        self._tell(spoken.places_told(self._scene.position))

    def tell_score(self) -> None:
        """Tell the score and the number of moves."""
        self._tell([spoken.figures_told(self._scene.session)])

    def tell_columns(self) -> None:
        """Tell what lies in all columns."""
        self._tell(spoken.columns_told(self._scene.session.game, self._scene.position))

    def _tell(self, sayings: Sequence[Saying]) -> None:
        self.told.emit("\n".join(map(say, sayings)))
