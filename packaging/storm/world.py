"""The program in a profile of its own, and what must be true of it after every event, whatever the event was.

Three things must tell the same game: what is on the screen, what the rules make of the moves, and what is on disk. And
nobody may have complained: neither Qt, nor Python.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from random import Random
from types import TracebackType

from PySide6.QtCore import QEvent, QLocale, QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QAccessible
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from qtsolitaire import app
from qtsolitaire.app import create_window
from qtsolitaire.core.deals import NUMBERS
from qtsolitaire.core.game import RefusedMoveError
from qtsolitaire.core.record import SUFFIX
from qtsolitaire.core.table import Position, all_cards, board_text, parse_move
from qtsolitaire.language import plain
from qtsolitaire.play import sitting
from qtsolitaire.play.session import Session
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Records
from qtsolitaire.windows.keeper import beginning_of
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.rules import RulesWindow
from qtsolitaire.windows.wording import level_text

UNIMPORTANT = ("This plugin does not support", "Mouse event occurs outside")
"""Said by Qt's offscreen platform and by its test tools, not about the program."""


class BrokenError(Exception):
    """Something that must always be true is not; the message begins with the part that is concerned, and a colon."""


class World:
    """A window over a profile, and its checks.

    Args:
        folder: For everything that is written.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.complaints: list[str] = []
        self._before = (sys.excepthook, sys.unraisablehook)
        sys.excepthook = self._note_exception
        sys.unraisablehook = lambda unraisable: self.complaints.append(f"exception: {unraisable.exc_value!r}")
        qInstallMessageHandler(self._note_message)
        self._replayed: tuple[object, ...] = ()
        self._stored: tuple[object, ...] = ()
        self._was_known = True
        self.window = self._opened()

    def _opened(self) -> MainWindow:
        self.options = Options(self.folder / "settings.ini")
        self.records = Records(self.folder / "data")
        window = create_window(self.options, self.records)
        window.show()
        window.activateWindow()
        QApplication.processEvents()
        return window

    def leave(self) -> None:
        """Close everything, and let Qt and Python complain elsewhere again."""
        QAccessible.setActive(False)
        self._close()
        qInstallMessageHandler(None)
        sys.excepthook, sys.unraisablehook = self._before

    def _close(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window:
                widget.close()
        self.window.close()
        self.window.deleteLater()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def restart(self) -> None:
        """End the program and start it again: it must come back as it was."""
        before, can_redo = self.session, self.session.can_redo
        was, steps = board_text(before.position), len(before.steps)
        code = str(before.deal.code)
        is_kept = self._was_known
        self._close()
        self.window = self._opened()
        now = self.session
        if is_kept and (board_text(now.position), len(now.steps), str(now.deal.code)) != (was, steps, code):
            came = f"{now.deal.code} after {len(now.steps)}"
            raise BrokenError(f"restart: {code} after {steps} moves came back as {came}")
        if is_kept and can_redo and not now.can_redo:
            raise BrokenError("restart: what could be redone no longer can")

    # --- what there is --------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """Return the game on the table."""
        return self.window.session

    @property
    def position(self) -> Position:
        """Return what lies on the table."""
        return self.session.position

    def other_windows(self) -> list[QWidget]:
        """Return the windows over the main one, in an order that does not depend on where they lie in memory."""
        shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
        found = [widget for widget in shown if widget is not self.window]
        return sorted(found, key=lambda widget: (type(widget).__name__, widget.objectName(), widget.windowTitle()))

    def decide(self, number: int) -> None:
        """Let everything random within the program follow from a number."""
        chance = Random(number)
        for module in (app, sitting):
            vars(module)["fresh_number"] = lambda: chance.randrange(NUMBERS)

    # --- what happens by the way ----------------------------------------------------------------------------------

    def tidy(self) -> None:
        """Do what the desktop would: answer dialogs of its own, and open the program again after it was closed."""
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QFileDialog) and dialog.isVisible():
                self._answer(dialog)
            elif isinstance(dialog, QPrintDialog):
                dialog.reject()  # it has buttons that wait for others of Qt's dialogs
        if self.window.isHidden() and not self._is_hidden_on_purpose:
            self.restart()

    @property
    def _is_hidden_on_purpose(self) -> bool:
        return bool(self.window.property("hidden on purpose"))

    def _answer(self, dialog: QFileDialog) -> None:
        """Choose something within the folder of this world, and nothing elsewhere."""
        if dialog.fileMode() is QFileDialog.FileMode.Directory:
            chosen = self.folder / "elsewhere"
            chosen.mkdir(exist_ok=True)
        else:
            chosen = self.folder / f"games{SUFFIX}"
        dialog.fileSelected.emit(str(chosen))
        dialog.filesSelected.emit([str(chosen)])
        dialog.reject()

    def _note_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.complaints.append("exception: " + "".join(traceback.format_exception(kind, error, trace)))

    def _note_message(self, kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not text.startswith(UNIMPORTANT):
            self.complaints.append(f"Qt: {text}")

    # --- what must be true ----------------------------------------------------------------------------------------

    def check(self) -> None:
        """Compare everything with everything.

        Raises:
            BrokenError: Two parts of the program disagree, or something has complained.
        """
        if self.complaints:
            raise BrokenError(self.complaints[0])
        self._check_model()
        self._check_storage()
        self._check_window()
        self._check_picture()

    def _check_model(self) -> None:
        session = self.session
        steps = session.steps
        key = (id(session), len(steps), id(steps[-1]) if steps else 0)
        if key == self._replayed:
            return
        position = session.position
        require(len(set(all_cards(position))) == len(all_cards(position)) == 52, "model: not 52 different cards")
        moves = [parse_move(str(step.move)) for step in steps]
        try:
            replayed = list(session.game.replay(session.deal.position, moves))
        except RefusedMoveError as error:
            raise BrokenError(f"model: the moves do not replay: {error.saying}") from None
        end = replayed[-1].after if replayed else session.deal.position
        require(end == position, "model: replayed, the moves come to another position")
        self._replayed = key

    @property
    def _is_known(self) -> bool:
        """Tell whether the game on the table is in the file, or has nothing yet that could be there."""
        keeper = self.window._keeper
        assert keeper
        record = keeper.current_record
        if record is None:
            return not self.session.steps
        query = "SELECT 1 FROM games WHERE id = ?"
        return self.records.connection.execute(query, (record,)).fetchone() is not None

    def _check_storage(self) -> None:
        session, connection = self.session, self.records.connection
        steps = session.steps
        key = (id(session), len(steps), id(steps[-1]) if steps else 0, connection.total_changes)
        if key == self._stored:
            return
        self._stored = key
        kept = self.records.last_on_table()
        if kept is None:
            raise BrokenError("storage: no game lies on the table")
        require(kept.beginning == beginning_of(session.deal), "storage: another deal lies on the table")
        self._was_known = self._is_known
        if not self._was_known:  # it was deleted in the history, and is kept again at its next move
            require(kept.mark is None, "storage: a game that is not in the file is on the table")
            return
        moves = tuple(str(step.move) for step in steps)
        require((kept.moves[: kept.at], kept.at) == (moves, len(moves)), "storage: it holds other moves")
        require(session.can_redo == (len(kept.moves) > kept.at), "storage: redo is not what is stored")
        require(kept.was_won or not session.is_won, "storage: the win is not kept")

    def _check_window(self) -> None:
        window, session = self.window, self.session
        require(window.scene.session is session, "scene: it shows another session")
        require(window.commands["undo"].isEnabled() == session.can_undo, "window: undo is enabled wrongly")
        require(window.commands["redo"].isEnabled() == session.can_redo, "window: redo is enabled wrongly")
        score, moves = QLocale().toString(session.position.score), QLocale().toString(session.move_count)
        require(score in window.status.score.text(), "window: another score is shown")
        require(moves in window.status.moves.text(), "window: another number of moves is shown")
        require(session.is_won or not window.win_panel.isVisible(), "window: an unfinished game is celebrated")
        require(not window.status.not_kept.isVisible(), "window: games are not being kept")

    def check_language(self) -> None:
        """Compare what the window says with the language; to be asked after Qt has told its windows of a new one.

        Raises:
            BrokenError: It says something in another language.
        """
        level = level_text(self.session.game, self.session.deal.variant)
        for window in [self.window, *self.other_windows()]:
            if isinstance(window, (MainWindow, RulesWindow)):
                title = plain(level if window is self.window else window.tr("Rules"))
                require(window.windowTitle() == title, f"window: a title is “{window.windowTitle()}”, not “{title}”")

    def _check_picture(self) -> None:
        """Find every card where the layout has it, once motion has ended, but for those in the hand."""
        scene = self.window.scene
        if scene.motion.is_running or scene.is_celebrating:
            return
        lifted = scene.lifted
        held = set(self.position[lifted.source][-lifted.count :]) if lifted else set()
        for resting in scene.table.resting(self.position):
            item, rect = scene.item_of(resting.card), resting.rect
            if resting.card in held:
                continue
            x, y, w, angle = item.spot
            is_there = abs(x - rect.x) + abs(y - rect.y) + abs(w - rect.w) + abs(angle) < 1e-6
            require(is_there, f"picture: the {resting.card} is at {item.spot} and belongs to {rect}")
            require(lifted is not None or item.isVisible() == resting.is_in_sight, f"picture: {resting.card} in sight")
        if not lifted and scene._peeked is None:
            for cards in self.position.piles.values():
                heights = [scene.item_of(card).zValue() for card in cards]
                require(heights == sorted(set(heights)), "picture: cards lie in another order")


def require(is_true: bool, otherwise: str) -> None:
    """Raise BrokenError if something is not true."""
    if not is_true:
        raise BrokenError(otherwise)


