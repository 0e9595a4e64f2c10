"""History: every game that was played, to be played on, watched, copied, exported or deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QSaveFile, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressDialog,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.core.record import SEPARATOR
from qtsolitaire.language import plain
from qtsolitaire.storage.history import Deleted, Entry, delete, entries, kept_game, restore
from qtsolitaire.storage.records import ERRORS, KeptGame, Records

from .choosing import games_dialog
from .flow import Flow, side_by_side
from .games_table import GamesTable
from .history_model import Column, HistoryModel
from .keys import Key, latin_sequence, sequences
from .moving import game_text
from .reasons import reason
from .wording import Said, WordedDialog, game_choices

ROW_SPACING = 6
PROGRESS_MS = 700  # an export that takes longer than this shows how far it is


class HistoryWindow(WordedDialog):
    """The window of all games.

    Args:
        records: The file of games.
        parent: Qt's parent.
    """

    play_on = Signal(KeptGame)
    """Emitted with an unfinished game that the player wants to go on with."""
    watch = Signal(KeptGame)
    """Emitted with a game that the player wants to see played."""

    def __init__(self, records: Records, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word.plain(self.setWindowTitle, lambda: self.tr("History"))
        self._records = records
        self._deleted: list[Deleted] = []
        self._model = HistoryModel(self)
        self._table = GamesTable(self._model)
        self.word.plain(self._table.setAccessibleName, lambda: self.tr("Games played"))
        self._table.chosen.connect(self._play_or_watch)
        self._empty = QLabel()
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._table)
        self._pages.addWidget(self._empty)
        self._create_actions()
        column = QVBoxLayout(self)
        column.addLayout(self._filter_row())
        column.addWidget(self._pages, 1)
        column.addWidget(self._create_notice())
        column.addLayout(self._button_row())
        self._table.selection_followed.connect(self._follow_selection)
        self._model.modelReset.connect(self._follow_list)
        self.resize(900, 600)
        self._table.fit_columns()
        self._table.setFocus()
        self.refresh()

    # --- parts ----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> GamesTable:
        """Return the list."""
        return self._table

    @property
    def model(self) -> HistoryModel:
        """Return what the list shows."""
        return self._model

    @property
    def told(self) -> str:
        """Return the sentence at the foot of the list; empty if there is none."""
        return "" if self._notice.isHidden() else self._sentence.text()

    def _create_actions(self) -> None:
        self._play_on = self._action(lambda: self.tr("&Play On"), self._emit_play_on)
        self._watch = self._action(lambda: self.tr("&Watch"), self._emit_watch)
        self._copy = self._action(lambda: self.tr("&Copy Code"), self.copy_codes, [Key.Copy])
        self._export = self._action(lambda: self.tr("&Export…"), self._choose_file)
        self._delete = self._action(lambda: self.tr("&Delete"), self.delete_selected, [Key.Delete])
        menu = QMenu(self)  # the headers again, for the keyboard
        self.word(menu.setTitle, lambda: self.tr("&Sort By"))
        group = QActionGroup(self)
        self._sortings = []
        for column in Column:
            action = group.addAction(QAction(self, checkable=True))
            self.word(action.setText, partial(self._title, column))
            action.triggered.connect(partial(self._table.sort_by, column))
            menu.addAction(action)
            self._sortings.append(action)
        separator = QAction(self)
        separator.setSeparator(True)
        self._table.addActions([separator, menu.menuAction()])
        header = self._table.horizontalHeader()
        header.sortIndicatorChanged.connect(lambda section: self._sortings[section].setChecked(True))
        self._sortings[header.sortIndicatorSection()].setChecked(True)

    def _title(self, column: Column) -> str:
        return self._model.titles[column]

    def _action(self, text: Said, slot: Callable[[], object], keys: Sequence[Key | str] = ()) -> QAction:
        action = QAction(self)
        self.word(action.setText, text)
        action.setShortcuts(sequences(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: slot())
        self._table.addAction(action)
        return action

    def _filter_row(self) -> Flow:
        self._games, self._outcomes = QComboBox(), QComboBox()
        self.word.choices(self._games, game_choices(lambda: self.tr("All games")))
        self.word.choices(
            self._outcomes,
            (
                (None, lambda: self.tr("All outcomes")),
                (True, lambda: self.tr("Won")),
                (False, lambda: self.tr("Unfinished")),
            ),
        )
        self._count = QLabel()
        row = Flow(ROW_SPACING, is_spread=False)
        for text, name, box in (
            (lambda: self.tr("&Game:"), lambda: self.tr("Game"), self._games),
            (lambda: self.tr("&Outcome:"), lambda: self.tr("Outcome"), self._outcomes),
        ):
            label = QLabel()
            label.setBuddy(box)
            self.word(label.setText, text)
            self.word.plain(box.setAccessibleName, name)
            box.currentIndexChanged.connect(lambda: self._filter())
            row.addWidget(side_by_side((label, box)))
        row.addWidget(self._count)
        return row

    def _create_notice(self) -> QFrame:
        self._notice = QFrame()
        self._notice.setFrameShape(QFrame.Shape.StyledPanel)
        self._sentence = QLabel()
        self._sentence.setWordWrap(True)
        self._undo = QPushButton()
        self.word(self._undo.setText, lambda: self.tr("&Undo"))
        self._undo.setAutoDefault(False)
        self._undo.clicked.connect(self.undo)
        for sequence in sequences([Key.Undo]):
            QShortcut(sequence, self).activated.connect(self.undo)
        row = QHBoxLayout(self._notice)
        row.addWidget(self._sentence, 1)
        row.addWidget(self._undo)
        self._notice.hide()
        return self._notice

    def _button_row(self) -> Flow:
        row = Flow(ROW_SPACING, is_spread=False)
        for action in (self._play_on, self._watch, self._copy, self._export, self._delete):
            button = QPushButton()
            self.word(button.setText, action.text)
            button.setAutoDefault(False)  # Enter in the list means the game there
            button.setEnabled(action.isEnabled())
            button.clicked.connect(action.trigger)
            action.enabledChanged.connect(button.setEnabled)
            row.addWidget(button)
        close = QPushButton()
        self.word(close.setText, lambda: self.tr("C&lose"))
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        row.addWidget(close)
        return row

    # --- what is shown --------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Read the list again; the same games stay selected."""
        try:
            found = entries(self._records.connection)
        except ERRORS as error:
            self._tell_unreadable(error)
            found = []
        with self._table.same_selection():
            self._model.show_entries(found)

    def follow_language(self) -> None:
        """Say again what the list shows; the sentence at its foot is over."""
        self._model.follow_language()
        super().follow_language()
        self._table.fit_columns()
        self._follow_list()
        self._notice.hide()

    def _filter(self) -> None:
        game, level = self._games.currentData()
        outcome = self._outcomes.currentData()
        everything = not game and outcome is None

        def is_wanted(entry: Entry) -> bool:
            return (
                (not game or entry.game == game)
                and (not level or entry.level == level)
                and (outcome is None or entry.is_won is bool(outcome))
            )

        with self._table.same_selection():
            self._model.filter(None if everything else is_wanted)

    def _follow_list(self) -> None:
        count, total = len(self._model.shown), self._model.total
        some = self.tr("{shown} of %Ln game(s)", "", total).format(shown=QLocale().toString(count))
        everything = self.tr("%Ln game(s)", "", total)
        self._count.setText(some if count < total else everything if total else "")
        if total:
            self._empty.setText(self.tr("No game is like this."))
        elif self._records.is_kept:
            self._empty.setText(self.tr("No game has been played yet."))
        else:
            self._empty.setText(self.tr("The file of games cannot be used."))
        self._pages.setCurrentIndex(0 if count else 1)

    def _tell(self, sentence: str) -> None:
        self._sentence.setText(sentence)
        self._undo.setVisible(bool(self._deleted))
        self._undo.setAccessibleDescription(plain(sentence))
        self._notice.show()

    def _tell_unreadable(self, error: Exception) -> None:
        self._tell(self.tr("The file of games cannot be read: {reason}").format(reason=reason(error)))

    # --- selection ------------------------------------------------------------------------------------------------

    @property
    def selected(self) -> list[Entry]:
        """Return the selected games, from top to bottom."""
        return self._table.selected

    def select(self, records: Iterable[int]) -> None:
        """Select games, as far as they are shown; the first one of the list if there is none of them.

        Args:
            records: Their numbers.
        """
        self._table.select(records)

    def _follow_selection(self) -> None:
        chosen = self.selected
        one = chosen[0] if len(chosen) == 1 else None
        self._play_on.setEnabled(bool(one and not one.is_won))
        self._watch.setEnabled(one is not None)
        self._copy.setEnabled(any(entry.code for entry in chosen))
        self._export.setEnabled(bool(chosen))
        self._delete.setEnabled(bool(chosen))

    # --- what can be done with games ------------------------------------------------------------------------------

    def _kept(self, record: int) -> KeptGame | None:
        """Read a game; None, and a sentence, if that is not possible."""
        try:
            return kept_game(self._records.connection, record)
        except KeyError:
            self._tell(self.tr("This game is no longer there: another program has deleted it."))
            self.refresh()
        except ERRORS as error:
            self._tell_unreadable(error)
        return None

    def _play_or_watch(self) -> None:
        if self._play_on.isEnabled():
            self._emit_play_on()
        elif self._watch.isEnabled():
            self._emit_watch()

    def _emit_play_on(self) -> None:
        if kept := self._kept(self.selected[0].record):
            self.play_on.emit(kept)

    def _emit_watch(self) -> None:
        if kept := self._kept(self.selected[0].record):
            self.watch.emit(kept)

    def copy_codes(self) -> None:
        """Copy the codes of the selected games, one a line."""
        codes = [entry.code for entry in self.selected if entry.code]
        QGuiApplication.clipboard().setText("\n".join(codes))
        one = self.tr("Copied: {code}").format(code=codes[0])
        self._tell(one if len(codes) == 1 else self.tr("%Ln code(s) copied.", "", len(codes)))

    def delete_selected(self) -> None:
        """Delete the selected games, and offer to undo that."""
        chosen = self.selected
        row = self._model.shown.index(chosen[0])
        try:
            deleted = delete(self._records.connection, [entry.record for entry in chosen])
        except ERRORS as error:
            sentence = self.tr("Nothing was deleted, since the file of games cannot be written: {reason}")
            self._tell(sentence.format(reason=reason(error)))
            return
        self._deleted.append(deleted)
        self._tell(self.tr("%Ln game(s) deleted.", "", len(deleted)))
        self.refresh()
        self._table.select_rows([max(0, min(row, len(self._model.shown) - 1))])
        (self._table if self._model.shown else self._undo).setFocus()

    def undo(self) -> None:
        """Put the games back that were deleted last."""
        if not self._deleted:
            return
        try:
            records = restore(self._records.connection, self._deleted[-1])
        except ERRORS as error:
            sentence = self.tr("The file of games cannot be written, try again later: {reason}")
            self._tell(sentence.format(reason=reason(error)))
            return
        self._deleted.pop()
        self.refresh()
        self.select(records)
        self._tell(self.tr("%Ln game(s) restored.", "", len(records)))
        self._table.setFocus()

    # --- export ---------------------------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        dialog = games_dialog(self, self.tr("Export Games"), QFileDialog.FileMode.AnyFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))
        dialog.open()

    def export(self, path: Path) -> None:
        """Write the selected games to one file, and say which could not be.

        Args:
            path: The file; what was there before stays as it is if it cannot be written.
        """
        chosen = self.selected
        try:
            texts = self._texts(chosen)
        except ERRORS as error:
            self._tell_unreadable(error)
            return
        if texts is None:
            self._tell(self.tr("Nothing was exported."))
            return
        left_out = self.tr("%Ln game(s) left out: no longer to be replayed.", "", len(chosen) - len(texts))
        if not texts:
            self._tell(self.tr("Nothing was exported.") + " " + left_out)
            return
        file = QSaveFile(str(path))
        data = f"{SEPARATOR}\n".join(texts).encode()
        if not file.open(QSaveFile.OpenModeFlag.WriteOnly) or file.write(data) < 0 or not file.commit():
            sentence = self.tr("“{file}” cannot be written: {reason}")
            self._tell(sentence.format(file=path.name, reason=file.errorString()))
            return
        sentence = self.tr("%Ln game(s) exported to “{file}”.", "", len(texts)).format(file=path.name)
        self._tell(sentence if len(texts) == len(chosen) else f"{sentence} {left_out}")

    def _texts(self, chosen: Sequence[Entry]) -> list[str] | None:
        """Return games as text, those that can be replayed; None if the player has had enough of waiting."""
        progress = QProgressDialog(self.tr("Exporting games…"), self.tr("Cancel"), 0, len(chosen), self)
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setMinimumDuration(PROGRESS_MS)
        texts = []
        try:
            for number, entry in enumerate(chosen):
                progress.setValue(number)
                if progress.wasCanceled():
                    return None
                if text := game_text(self._records, entry):
                    texts.append(text)
        finally:
            progress.reset()
            progress.deleteLater()
        return texts

    # --- keys -----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Know shortcuts on a Thai keyboard."""
        sequence = latin_sequence(event)
        if sequence is None:
            super().keyPressEvent(event)
            return
        if sequence in sequences([Key.Undo]):
            self.undo()
        for action in self._table.actions():
            if sequence in action.shortcuts() and action.isEnabled() and self._table.hasFocus():
                action.trigger()
