"""Tells a screen reader what happens on the table: where the cursor is, what is called otherwise, what is to be said.

This too is made only when something on the desktop reads windows (see accessible.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleStateChangeEvent

from qtsolitaire.core.text import Saying
from qtsolitaire.play import spoken
from qtsolitaire.play.gestures import Selection
from qtsolitaire.play.session import Change, Refused

from .accessible import BoardPart, CardPart, PilePart
from .announcing import aloud, announce
from .geometry import Hit
from .scene import BoardScene

if TYPE_CHECKING:
    from .view import BoardView

Event = QAccessible.Event


class Reader(QObject):
    """Tells a screen reader what happens on the table.

    Args:
        view: The view of the table.
    """

    said = Signal(str)
    """Emitted with each sentence that is told to a screen reader."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self._at: QAccessibleInterface | None = None  # where the focus was told to be
        self._selected: Selection | None = None  # what was told to be selected

    @property
    def _scene(self) -> BoardScene:
        return self._view.board

    # --- what has happened ----------------------------------------------------------------------------------------

    def follow_cursor(self) -> None:
        """The cursor is elsewhere, or the keys have come to the table."""
        self._tell_focus(is_again=True)

    def follow_selection(self) -> None:
        """Another group is in the hand, or none."""
        scene, group = self._scene, self._scene.selection
        self._tell_selected()
        if not group:
            self.say([spoken.put_back_told()])
            return
        sayings = [spoken.selection_told(scene.position, group)]
        if scene.preferences.placement_aid:
            sayings.append(spoken.targets_told(scene.session.game, scene.position, group))
        self.say(sayings)

    def follow_refusal(self, refused: Refused) -> None:
        """Something was refused."""
        is_told = self._scene.preferences.interactive_rules
        self.say([refused.refusal.saying if is_told else spoken.not_allowed_told()])

    def follow_change(self, change: Change) -> None:
        """A move was made, or taken back."""
        self._tell_tree()
        self._tell_focus(is_again=False)
        self.say(spoken.change_told(self._scene.session, change))

    def follow_session(self) -> None:
        """Another game is on the table."""
        self._tell_tree()
        self._tell_focus(is_again=False)
        self.say([spoken.session_told(self._scene.session)])

    def follow_language(self) -> None:
        """Everything is called otherwise."""
        self._tell_tree()

    # --- how it is told -------------------------------------------------------------------------------------------

    def say(self, sayings: Sequence[Saying]) -> None:
        """Say something at once."""
        sentence = " ".join(map(aloud, sayings))
        announce(self._view, sentence, is_urgent=True)
        self.said.emit(sentence)

    @property
    def _board(self) -> BoardPart:
        part = QAccessible.queryAccessibleInterface(self._view)
        assert isinstance(part, BoardPart), part
        return part

    def _tell_tree(self) -> None:
        """Tell which parts have come, have gone, or are called otherwise; of those that somebody has asked for."""
        board, now = self._board, tuple(self._scene.position.piles)
        if board.told:
            before, board.told = board.told, now
            self._tell_children(
                [board.pile_part(pile) for pile in now if pile not in before],
                [board.pile_part(pile) for pile in before if pile not in now],
            )
        for pile in board.known_piles():
            before_count, pile.told = pile.told, len(pile.indices())
            self._tell_children(
                [pile.card_part(index) for index in range(before_count, pile.told)],
                [pile.card_part(index) for index in range(pile.told, before_count)],
            )
        for part in board.known_parts():
            if part.is_there() and part.last_name and part.last_name != part.name():
                part.last_name = part.name()
                self._tell(part, Event.NameChanged)

    def _tell_children(self, come: Sequence[PilePart | CardPart], gone: Sequence[PilePart | CardPart]) -> None:
        for part in come:
            part.last_name = part.name()
            self._tell(part, Event.ObjectCreated)
        for part in gone:
            part.last_name = ""
            part.is_leaving = True
            self._tell(part, Event.ObjectDestroyed)
            part.is_leaving = False

    def _tell_focus(self, *, is_again: bool) -> None:
        """Tell where the focus is, if the keys come here; the same place twice only if the player went there."""
        at, board = self._scene.cursor, self._board
        part: QAccessibleInterface = board.part_at(at) if at else board
        if board.has_focus and (is_again or part is not self._at):
            self._at = part
            self._tell(part, Event.Focus)

    def _tell_selected(self) -> None:
        """Tell that the first card of a group is selected, or is no more."""
        before, self._selected = self._selected, self._scene.selection
        state = QAccessible.State()
        state.selected = True
        for group in filter(None, (before, self._selected)):
            if group.count <= len(self._scene.position.piles.get(group.source, ())):
                part = self._board.part_at(Hit(group.source, group.count))
                QAccessible.updateAccessibility(QAccessibleStateChangeEvent(part, state))

    def _tell(self, part: QAccessibleInterface, event: QAccessible.Event) -> None:
        QAccessible.updateAccessibility(QAccessibleEvent(part, event))
