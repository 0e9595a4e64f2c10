"""Codes and whole games as text: copied, pasted, dropped, opened from files. Whatever is wrong with one is said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication

from qtsolitaire.core.game import RefusedMoveError
from qtsolitaire.core.record import Record, decode, looks_like_record, parse_records, record_text, result_of
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.language import BREAK, plain, say
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.records import ERRORS, Records

from .reasons import reason

LARGEST_RECORD = 4_000_000  # bytes of a file that is opened; a thousand games are half of it


class Exchange(QObject):
    """Takes codes and games in, and gives them out.

    Args:
        sitting: The games on the table.
        begin: Puts another game on the table by calling what it is given, and sees to the one that is left.
        parent: Qt's parent.
    """

    told = Signal(str)
    """Emitted with a sentence for the player."""
    won_opened = Signal(Record)
    """Emitted with a won game that was opened: it is there to be watched."""

    def __init__(self, sitting: Sitting, begin: Callable[[Callable[[], None]], None], parent: QObject) -> None:
        super().__init__(parent)
        self._sitting = sitting
        self._begin = begin
        self.records: Records | None = None
        """Where several games at once go; without it the first of them is opened."""
        QGuiApplication.clipboard().dataChanged.connect(self._keep_plain)

    def _keep_plain(self) -> None:
        """Take the marks for line breaks out of what was copied in one of our windows, which has the focus then."""
        clipboard = QGuiApplication.clipboard()
        if QGuiApplication.focusWindow() and BREAK in clipboard.text():
            clipboard.setText(plain(clipboard.text()))

    def copy_code(self) -> None:
        """Copy the deal code, or the whole game if it has none."""
        code = self._sitting.session.deal.code
        if code is None:
            self.copy_record()
            return
        QGuiApplication.clipboard().setText(str(code))
        self.told.emit(self.tr("Copied: {code}").format(code=code))

    def copy_record(self) -> None:
        """Copy the whole game as text."""
        session = self._sitting.session
        QGuiApplication.clipboard().setText(record_text(session.deal, session.steps, seconds=session.clock.seconds))
        self.told.emit(self.tr("The whole game was copied as text."))

    def paste(self) -> None:
        """Open the code or game that was copied."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.open_text(text)
        else:
            self.told.emit(self.tr("There is no text to paste. Copy a deal code or a whole game first."))

    def open_dropped(self, data: QMimeData) -> None:
        """Open a dropped file, code or game."""
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if self.records and (len(files) > 1 or any(file.is_dir() for file in files)):
            self.import_files(files)
        elif files:
            self.open_file(files[0])
        else:
            self.open_text(data.text())

    def open_file(self, path: Path) -> None:
        """Open the first game of a file, or say why that cannot be."""
        try:
            if path.stat().st_size > LARGEST_RECORD:
                self.told.emit(self.tr("“{file}” is too large for a file of games.").format(file=path.name))
                return
            if not path.is_file() and not path.is_dir():  # reading a pipe or a device might never end
                self.told.emit(self.tr("“{file}” is no file of games.").format(file=path.name))
                return
            self.open_text(decode(path.read_bytes()))
        except OSError as error:
            sentence = self.tr("“{file}” cannot be read: {reason}")
            self.told.emit(sentence.format(file=path.name, reason=reason(error)))
        except BadTextError as error:
            self.told.emit(say(error.where))

    def import_files(self, paths: Sequence[Path]) -> None:
        """Take all games of files and folders over into the history; the table stays as it is."""
        from .moving import files_of

        games: list[Record] = []
        for file in (file for path in paths for file in files_of(path)):
            try:
                games += parse_records(decode(file.read_bytes()), GAMES)
            except OSError as error:
                sentence = self.tr("“{file}” cannot be read: {reason}")
                self.told.emit(sentence.format(file=file.name, reason=reason(error)))
                return
            except BadTextError as error:
                self.told.emit(f"{file.name}: {say(error.where)}")
                return
        self._import(games)

    def _import(self, games: Sequence[Record]) -> None:
        from .moving import import_games

        assert self.records, "there is somewhere to import to"
        try:
            done = import_games(self.records, games)
        except ERRORS:
            self.told.emit(self.tr("The file of games cannot be written. No game was imported."))
            return
        written = QLocale().toString
        sentence = self.tr(
            "%Ln game(s) imported. Here already: {known}. Left out (do not replay): {refused}.", "", done.added
        )
        self.told.emit(sentence.format(known=written(done.known), refused=written(done.refused)))

    def open_text(self, text: str) -> None:
        """Deal what a code names, or take up the first game of a text; say what is wrong with anything else."""
        try:
            if looks_like_record(text):
                self._open_record(text)
            else:
                deal = deal_of(read_code(text))
                self._begin(lambda: self._sitting.begin_deal(deal))
        except BadTextError as error:
            self.told.emit(say(error.where))
        except RefusedMoveError as error:
            self.told.emit(say(error.saying))

    def _open_record(self, text: str) -> None:
        """Play an unfinished game on from its end, and show a won one."""
        record, *others = parse_records(text, GAMES)
        if others and self.records:
            self._import([record, *others])
            return
        came_to = result_of(record.deal, list(record.replay()))
        if came_to.is_won:
            self.won_opened.emit(record)
        else:
            self._begin(lambda: self._sitting.begin_record(record))
        if record.result and record.result != came_to:
            sentence = self.tr("The game says “{told}”, but its moves come to “{found}”.")
            self.told.emit(sentence.format(told=record.result, found=came_to))
