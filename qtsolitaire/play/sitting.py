"""Which game is on the table, and which one was just left.

Beginning another game never asks and never loses: a game that was left with moves in it stays here and can be taken up
again.

The sitting owns its sessions: a session with its undo stack has to be taken apart by Qt, in order, and not by Python's
garbage collector, in any.
"""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, Signal

from qtsolitaire.core.deals import DealCode, fresh_number, number_of_day
from qtsolitaire.core.game import Deal, Game, Variant
from qtsolitaire.core.record import Record

from .session import Session


class Sitting(QObject):
    """A player at the table.

    Args:
        session: The game to begin with.
        parent: Qt's parent.
    """

    changed = Signal(Session)
    """Emitted with the session that is on the table now."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        session.setParent(self)
        self._left: Session | None = None

    @property
    def session(self) -> Session:
        """Return the game on the table."""
        return self._session

    @property
    def left(self) -> Session | None:
        """Return the game that was left last, if it had moves and was not won."""
        return self._left

    def begin(self, session: Session) -> None:
        """Put another game on the table.

        Args:
            session: The game; the one before stays in `left`, if it had moves and was not won.
        """
        before, self._session = self._session, session
        session.setParent(self)
        before.clock.stop()
        dropped: Session | None = before
        if (before.move_count or before.can_redo) and not before.is_won:
            dropped, self._left = self._left, before
        if dropped:
            dropped.deleteLater()
        if session.move_count and not session.is_won:
            session.clock.start()
        self.changed.emit(session)

    def begin_deal(self, deal: Deal) -> None:
        """Begin a deal from its start."""
        self.begin(Session(deal))

    def begin_new(self, game: Game, variant: Variant) -> None:
        """Begin a random deal of a game and level."""
        self.begin_deal(game.deal(DealCode(game.code, variant.key, fresh_number())))

    def begin_same_level(self) -> None:
        """Begin another random deal of the game and level that is on the table."""
        self.begin_new(self._session.game, self._session.deal.variant)

    def begin_deal_of_day(self, today: date) -> None:
        """Begin the deal that everybody has on a day, of the game and level that is on the table."""
        game, variant = self._session.game, self._session.deal.variant
        self.begin_deal(game.deal(DealCode(game.code, variant.key, number_of_day(today))))

    def restart(self) -> None:
        """Deal the same cards anew."""
        self.begin_deal(self._session.deal)

    def begin_record(self, record: Record) -> None:
        """Take a recorded game up at its end.

        Raises:
            RefusedMoveError: A move of the record is not legal; the table stays as it is.
        """
        self.begin(Session.from_record(record))

    def take_back(self) -> None:
        """Take up the game again that was left last; nothing happens if there is none."""
        if self._left is not None:
            session, self._left = self._left, None
            self.begin(session)
