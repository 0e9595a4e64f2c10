"""One deal being played: its steps, its undo stack, and the one signal from which all that is seen or stored follows.

Undo is a snapshot: each command keeps its `Step`, redo appends it, undo removes it. So no inverse operations exist, and
finished runs and scores return exactly. Whatever can fail (a move against the rules, a listener of the signals) happens
before or after the command runs, since an exception within redo would leave a half-made command on the stack.

One session is one deal. A new game is a new session, so there is no reset.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from qtsolitaire.core.game import Deal, Game, Refusal, Step
from qtsolitaire.core.record import Record
from qtsolitaire.core.table import Move, Pile, Position

from .clock import Clock

UNDO_LIMIT = 100


class Cause(Enum):
    """Why the table changed."""

    PLAYED = auto()
    UNDONE = auto()
    REDONE = auto()


@dataclass(frozen=True, slots=True)
class Change:
    """What a session tells its listeners.

    Args:
        cause: Played, undone or redone.
        step: The step that was made or taken back.
        stages: The positions to show one after another; the last one is the session's own.
    """

    cause: Cause
    step: Step
    stages: tuple[Position, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """What a session tells when the rules forbid what the player tried.

    Args:
        refusal: The rule, and the case.
        pile: Where: the pile that cannot be lifted from, or that does not take the group.
        count: At which card of the pile, counted from its last; 0 for the pile itself.
    """

    refusal: Refusal
    pile: Pile
    count: int


class _StepCommand(QUndoCommand):
    """One step on the undo stack."""

    def __init__(self, steps: list[Step], step: Step) -> None:
        super().__init__()
        self._steps = steps
        self._step = step

    def redo(self) -> None:
        self._steps.append(self._step)

    def undo(self) -> None:
        self._steps.pop()


class Session(QObject):
    """A deal being played.

    Args:
        deal: What it begins with.
        parent: Qt's parent.
    """

    changed = Signal(Change)
    """Emitted once for each move, undo and redo, when the session is already in its new position."""
    refused = Signal(Refused)
    """Emitted when the rules forbid what the player tried; nothing has changed."""
    won = Signal()
    """Emitted after `changed`, each time the game comes to be won; `was_won` tells whether it had been before."""

    def __init__(self, deal: Deal, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.deal = deal
        self.clock = Clock()
        self.was_won = False
        self._steps: list[Step] = []
        self._stack = QUndoStack(self)
        self._stack.setUndoLimit(UNDO_LIMIT)  # only possible while the stack is empty

    @classmethod
    def from_record(cls, record: Record, parent: QObject | None = None, *, undone: int = 0) -> Session:
        """Take a recorded game up again at its end.

        Args:
            record: The game; its last 100 moves can be undone.
            parent: Qt's parent.
            undone: So many of the last moves are undone, and can be redone.

        Raises:
            RefusedMoveError: A move of the record is not legal.
        """
        session = cls(record.deal, parent)
        session.clock = Clock(record.seconds or 0)
        for step in record.replay():
            session._stack.push(_StepCommand(session._steps, step))
        session.was_won = session.is_won
        session._stack.setIndex(session._stack.index() - undone)
        return session

    @property
    def game(self) -> Game:
        """Return the judge."""
        return self.deal.game

    @property
    def position(self) -> Position:
        """Return what lies on the table."""
        return self._steps[-1].after if self._steps else self.deal.position

    @property
    def steps(self) -> tuple[Step, ...]:
        """Return what was played and not taken back."""
        return tuple(self._steps)

    @property
    def move_count(self) -> int:
        """Return the number of moves that count."""
        return len(self._steps)

    @property
    def is_won(self) -> bool:
        """Tell whether the game is won, and so over."""
        return self.game.is_won(self.position)

    @property
    def can_undo(self) -> bool:
        """Tell whether there is a move to take back."""
        return self._stack.canUndo()

    @property
    def can_redo(self) -> bool:
        """Tell whether there is a move to make again."""
        return self._stack.canRedo()

    def play(self, move: Move) -> bool:
        """Make a move, or tell why not.

        Args:
            move: Any move; after a win the game is over and the caller does not ask.
        """
        step = self.game.play(self.position, move)
        if isinstance(step, Refusal):
            self.refuse(step, move.target)
            return False
        self.clock.start()
        self._stack.push(_StepCommand(self._steps, step))
        self._tell(Change(Cause.PLAYED, step, step.stages))
        return True

    def refuse(self, refusal: Refusal, pile: Pile, count: int = 0) -> None:
        """Tell that the player tried what the rules forbid.

        Args:
            refusal: The rule, and the case.
            pile: Where.
            count: At which card of the pile, counted from its last; 0 for the pile itself.
        """
        self.refused.emit(Refused(refusal, pile, count))

    def undo(self) -> None:
        """Take the last move back; nothing happens if there is none."""
        if self.can_undo:
            step = self._steps[-1]
            self._stack.undo()
            self.clock.start()
            self._tell(Change(Cause.UNDONE, step, (step.before,)))

    def redo(self) -> None:
        """Make the move again that was taken back last; nothing happens if there is none."""
        if self.can_redo:
            self._stack.redo()
            step = self._steps[-1]
            self._tell(Change(Cause.REDONE, step, step.stages))

    def _tell(self, change: Change) -> None:
        self.changed.emit(change)
        if self.is_won:
            self.clock.stop()
            self.won.emit()
            self.was_won = True
