"""Keeps the game on the table in the records, move by move, and brings it back when the program starts.

The write happens within the signal that tells of the move, so it is on disk before the next event is handled. When
nothing can be written, play goes on; each later move tries again, and then keeps the whole game with all that was
missed.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QTimer, Signal

from qtsolitaire.core.game import Deal, Game, RefusedMoveError
from qtsolitaire.core.record import Record
from qtsolitaire.core.table import board_text, parse_move
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import deal_of, game_named, read_code
from qtsolitaire.play.session import Cause, Change, Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.records import ERRORS, Beginning, KeptGame, Mark, Records, Standing, TakenError

TIME_MS = 15_000  # so often the time played is kept while the clock runs


class Keeper(QObject):
    """Keeps what is played.

    Args:
        records: Where to.
        sitting: The games on the table.
    """

    damaged = Signal()
    """Emitted when the file of games was found to be damaged, and was set aside."""
    keeping_changed = Signal(bool)
    """Emitted when games can no longer be kept, and when they are kept again."""

    def __init__(self, records: Records, sitting: Sitting) -> None:
        super().__init__(sitting)
        self._records = records
        self._sitting = sitting
        self._is_keeping = records.is_kept
        self._marks: dict[Session, Mark] = {}
        self._behind: set[Session] = set()  # games with moves that could not be written
        self._session = sitting.session
        self._time = QTimer(self, interval=TIME_MS)
        self._time.timeout.connect(self._keep_running_time)
        sitting.changed.connect(self._follow)

    @property
    def records(self) -> Records:
        """Return where games are kept."""
        return self._records

    @property
    def is_keeping(self) -> bool:
        """Tell whether the last move was written."""
        return self._is_keeping

    def begin(self, kept: KeptGame | None = None) -> None:
        """Keep the game on the table from now on.

        Args:
            kept: What is kept of it already.
        """
        self._session = self._sitting.session
        if kept and kept.mark:
            self._marks[self._session] = kept.mark
        self._session.changed.connect(self._keep_change)
        self._write(self._put_on_table)

    def _follow(self, session: Session) -> None:
        self._keep_time()
        self._session.changed.disconnect(self._keep_change)
        on_hand = (self._session, session, self._sitting.left)
        self._marks = {known: mark for known, mark in self._marks.items() if known in on_hand}
        self._behind &= set(on_hand)
        self._session = session
        session.changed.connect(self._keep_change)
        is_new_to_records = session.move_count and session not in self._marks  # it came from a text
        self._write(self._catch_up if is_new_to_records else self._put_on_table)

    def last_session(self, game: Game) -> Session | None:
        """Return what lay on a game's table last, to be put there again; None if nothing did that can be played on."""
        try:
            kept = self._records.last_on_table(game.code)
        except ERRORS:
            return None
        return self.taken_up(kept) if kept else None

    def taken_up(self, kept: KeptGame) -> Session | None:
        """Return a game of the records, to be put on the table and kept on as the same game; None if it cannot be.

        Args:
            kept: The game.
        """
        session = resumed(kept)
        if session and kept.mark:
            self._marks[session] = kept.mark
        return session

    @property
    def current_record(self) -> int | None:
        """Return the number in the records of the game on the table; None if it has none."""
        mark = self._marks.get(self._session)
        return mark.record if mark else None

    def back_up(self) -> None:
        """Copy the file of games, once a day; if that fails, the copy of an earlier day stays."""
        with suppress(*ERRORS, OSError):
            self._records.back_up()

    def close(self) -> None:
        """Keep the time played, and close the file."""
        self._time.stop()
        self._keep_time()
        self._records.close()

    # --- writing --------------------------------------------------------------------------------------------------

    def _keep_change(self, change: Change) -> None:
        session = self._session
        self._time.start()
        if session in self._behind or not self._is_keeping:
            self._behind.add(session)
            self._write(self._catch_up)
        elif change.cause is Cause.PLAYED:
            self._write(lambda: self._add_move(str(change.step.move)))
        else:
            self._write(self._set_standing)

    def _keep_running_time(self) -> None:
        """Keep the time now and then, so that a killed program has lost little of it; not while the clock stands."""
        self._keep_time()
        if not self._session.clock.is_running:
            self._time.stop()

    def _keep_time(self) -> None:
        if self._session in self._marks and self._session not in self._behind:
            self._write(self._set_standing)

    def _write(self, write: Callable[[], None]) -> None:
        """Write, and note whether that was possible."""
        try:
            is_kept = self._records.retry()
            if is_kept:
                write()
        except TakenError:
            self._marks.pop(self._session, None)
            self._write(self._catch_up)
            return
        except ERRORS as error:
            if self._records.mend(error):
                self._marks.clear()
                self.damaged.emit()
                self._write(self._catch_up)
                return
            is_kept = False
        if not is_kept and self._session.move_count:
            self._behind.add(self._session)
        if is_kept != self._is_keeping:
            self._is_keeping = is_kept
            self.keeping_changed.emit(is_kept)

    def _put_on_table(self) -> None:
        self._records.put_on_table(beginning_of(self._session.deal), self._marks.get(self._session))

    def _add_move(self, move: str) -> None:
        session = self._session
        beginning, mark = beginning_of(session.deal), self._marks.get(session)
        self._marks[session] = self._records.add_move(beginning, mark, move, standing_of(session))

    def _set_standing(self) -> None:
        session = self._session
        if session in self._marks:
            self._marks[session] = self._records.set_standing(self._marks[session], standing_of(session))

    def _catch_up(self) -> None:
        """Keep the whole game; as a new one, if another program has played on the one that is in the file."""
        if not self._session.move_count:
            self._put_on_table()
            return
        session, moves = self._session, [str(step.move) for step in self._session.steps]
        beginning, mark = beginning_of(session.deal), self._marks.get(session)
        self._marks[session] = self._records.keep_whole(beginning, mark, moves, standing_of(session))
        self._behind.discard(session)


def beginning_of(deal: Deal) -> Beginning:
    """Return what a game began with, as it is stored."""
    code = str(deal.code) if deal.code else None
    return Beginning(deal.game.code, deal.variant.key, code, None if code else board_text(deal.position))


def standing_of(session: Session) -> Standing:
    """Return how a game stands, as it is stored."""
    return Standing(session.move_count, session.position.score, session.clock.seconds, session.is_won)


def record_of(kept: KeptGame) -> Record | None:
    """Return a game that was kept, with all its moves, those too that are undone; None if it cannot be read.

    Args:
        kept: The game; what cannot be read is left alone in the records.
    """
    beginning = kept.beginning
    try:
        if beginning.code:
            deal = deal_of(read_code(beginning.code))
        else:
            game = game_named(beginning.game)
            lines = list(enumerate((beginning.board or "").splitlines(), 1))
            deal = game.deal_board(game.variant(beginning.level), lines)
        return Record(deal, tuple(map(parse_move, kept.moves)), seconds=kept.seconds)
    except (BadTextError, KeyError):
        return None


def resumed(kept: KeptGame) -> Session | None:
    """Return a game that was kept, as it was on the table; None if it cannot be played on by the rules."""
    record = record_of(kept)
    if record is None:
        return None
    try:
        session = Session.from_record(record, undone=max(0, len(kept.moves) - kept.at))
    except RefusedMoveError:
        return None
    session.was_won = kept.was_won
    return session
