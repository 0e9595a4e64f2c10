"""History: every game that was played, to be played on, watched, copied, exported or deleted.

The list may have a hundred thousand lines. So there is no widget per line, a text is made when it comes into sight, and
sorting and filtering is done on the list itself: a proxy model would ask Python for two values at each comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from functools import partial
from pathlib import Path
from typing import cast

from PySide6.QtCore import (
    QAbstractTableModel,
    QDate,
    QDateTime,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QSaveFile,
    Qt,
    QTime,
    Signal,
)
from PySide6.QtGui import QAction, QActionGroup, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressDialog,
    QPushButton,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.core.game import Variant
from qtsolitaire.core.record import SEPARATOR
from qtsolitaire.games import GAMES
from qtsolitaire.language import plain, say
from qtsolitaire.storage.history import Deleted, Entry, delete, entries, kept_game, restore
from qtsolitaire.storage.records import ERRORS, KeptGame, Records

from .choosing import games_dialog
from .flow import Flow, side_by_side
from .keys import Key, latin_sequence, sequences
from .moving import game_text
from .reasons import reason
from .wording import Said, WordedDialog, game_choices

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

ROOT = QModelIndex()
CELL_PADDING = 14  # pixels that a cell needs beside its text
SORT_MARK = 22  # the same for a header, with the mark of the order
ROW_SPACING = 6
PROGRESS_MS = 700  # an export that takes longer than this shows how far it is


class Column(IntEnum):
    """The columns of the list."""

    BEGAN = 0
    GAME = 1
    LEVEL = 2
    CODE = 3
    OUTCOME = 4
    MOVES = 5
    SCORE = 6
    TIME = 7


NUMBERS = (Column.MOVES, Column.SCORE, Column.TIME)
"""Columns whose texts stand at the right."""
DESCENDING_FIRST = (Column.BEGAN, *NUMBERS)
"""Columns whose greatest value is the first one of interest."""
LEVELS: dict[tuple[str, str], Variant] = {
    (game.code, variant.key): variant for game in GAMES for variant in game.variants
}
GAME_NAMES = {game.code: game.name for game in GAMES}
LEVEL_RANKS = {key: index for game in GAMES for index, key in enumerate(variant.key for variant in game.variants)}


class HistoryModel(QAbstractTableModel):
    """The list of games, sorted and filtered.

    Args:
        parent: Qt's parent.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._all: list[Entry] = []
        self._shown: list[Entry] = []
        self._sorting = (Column.BEGAN, Qt.SortOrder.DescendingOrder)
        self._wanted: Callable[[Entry], bool] | None = None
        self._say_texts()

    def _say_texts(self) -> None:
        """Say once what many cells show."""
        self._titles = self._column_titles()
        self._level_names = {key: say(variant) for key, variant in LEVELS.items()}
        self._won, self._unfinished = self.tr("Won"), self.tr("Unfinished")
        self._own_board = self.tr("Board of its own")

    def follow_language(self) -> None:
        """Show the same games with other texts; their order never depends on the language."""
        self._say_texts()
        last = len(Column) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._shown:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, last))

    def _column_titles(self) -> dict[Column, str]:
        return {
            Column.BEGAN: self.tr("Begun"),
            Column.GAME: self.tr("Game"),
            Column.LEVEL: self.tr("Level"),
            Column.CODE: self.tr("Code"),
            Column.OUTCOME: self.tr("Outcome"),
            Column.MOVES: self.tr("Moves"),
            Column.SCORE: self.tr("Score"),
            Column.TIME: self.tr("Time"),
        }

    @property
    def shown(self) -> Sequence[Entry]:
        """Return the games of the list, from top to bottom."""
        return self._shown

    @property
    def total(self) -> int:
        """Return the number of all games, those too that are filtered out."""
        return len(self._all)

    @property
    def titles(self) -> dict[Column, str]:
        """Return the names of the columns."""
        return self._titles

    def samples(self, column: Column) -> list[str]:
        """Return the widest texts that a column usually has."""
        longest = QDateTime(QDate(2028, 12, 28), QTime(22, 58)).toMSecsSinceEpoch()  # two digits in each part
        plain = Entry(0, "", "", "SH1-C4-MMMMMMM", longest, 8888, 8888, 59_999, is_won=False)
        others = {
            Column.GAME: list(GAME_NAMES.values()),
            Column.LEVEL: list(self._level_names.values()),
            Column.CODE: [self._own_board],
            Column.OUTCOME: [self._won],
        }
        return [self._text(plain, column), *others.get(column, [])]

    def show_entries(self, found: list[Entry]) -> None:
        """Show other games, sorted and filtered as before."""
        self._all = found
        self._build()

    def filter(self, wanted: Callable[[Entry], bool] | None) -> None:
        """Show only some of the games.

        Args:
            wanted: Tells which; None for all.
        """
        self._wanted = wanted
        self._build()

    def _build(self) -> None:
        self.beginResetModel()
        self._shown = self._sorted([entry for entry in self._all if self._wanted is None or self._wanted(entry)])
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; among equals the newest game comes first. The same games stay selected."""
        if column < 0:
            return
        self._sorting = (Column(column), order)
        self.layoutAboutToBeChanged.emit()
        held = self.persistentIndexList()
        records = [self._shown[index.row()].record for index in held]
        self._shown = self._sorted(self._shown)
        if held:
            rows = {entry.record: row for row, entry in enumerate(self._shown)}
            moved = [self.index(rows[record], at.column()) for record, at in zip(records, held, strict=True)]
            self.changePersistentIndexList(held, moved)
        self.layoutChanged.emit()

    def _sorted(self, found: list[Entry]) -> list[Entry]:
        column, order = self._sorting
        newest_first = sorted(found, key=lambda entry: (entry.began, entry.record), reverse=True)
        return sorted(newest_first, key=self._key(column), reverse=order is Qt.SortOrder.DescendingOrder)

    def _key(self, column: Column) -> Callable[[Entry], tuple[int | str, ...]]:
        keys: dict[Column, Callable[[Entry], tuple[int | str, ...]]] = {
            Column.BEGAN: lambda entry: (entry.began, entry.record),
            Column.GAME: lambda entry: (GAME_NAMES.get(entry.game, entry.game),),
            Column.LEVEL: lambda entry: (LEVEL_RANKS.get(entry.level, 99), entry.level),
            Column.CODE: lambda entry: (entry.code is None, entry.code or ""),
            Column.OUTCOME: lambda entry: (not entry.is_won,),
            Column.MOVES: lambda entry: (entry.moves,),
            Column.SCORE: lambda entry: (entry.score,),
            Column.TIME: lambda entry: (entry.seconds,),
        }
        return keys[column]

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of games that are shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> object:
        """Return a column's name."""
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Role.TextAlignmentRole:
            return _alignment(section)
        return self._titles[Column(section)] if role == Role.DisplayRole else None

    def data(self, index: Index, role: int = Role.DisplayRole) -> object:
        """Return the text of a cell, and where it stands there."""
        if not index.isValid():
            return None
        if role == Role.TextAlignmentRole:
            return _alignment(index.column())
        if role == Role.DisplayRole:
            return self._text(self._shown[index.row()], Column(index.column()))
        return None

    def _text(self, entry: Entry, column: Column) -> str:
        match column:
            case Column.BEGAN:
                return QLocale().toString(QDateTime.fromMSecsSinceEpoch(entry.began), QLocale.FormatType.ShortFormat)
            case Column.GAME:
                return GAME_NAMES.get(entry.game, entry.game)
            case Column.LEVEL:
                return self._level_names.get((entry.game, entry.level), entry.level)
            case Column.CODE:
                return entry.code or self._own_board
            case Column.OUTCOME:
                return self._won if entry.is_won else self._unfinished
            case Column.MOVES:
                return QLocale().toString(entry.moves)
            case Column.SCORE:
                return QLocale().toString(entry.score)
            case Column.TIME:
                return f"{entry.seconds // 60}:{entry.seconds % 60:02}"


def _alignment(column: int) -> Qt.AlignmentFlag:
    across = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
    return across | Qt.AlignmentFlag.AlignVCenter


class GamesTable(QTableView):
    """The list, which tells when its width changes."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell it."""
        super().resizeEvent(event)
        self.resized.emit()


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
        self._widths: dict[Column, int] = {}  # that the texts of each column may need
        self._table = self._create_table()
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
        self._table.selectionModel().selectionChanged.connect(self._follow_selection)
        self._model.modelReset.connect(self._follow_list)
        self.resize(900, 600)
        self._fit_columns()
        self._table.setFocus()
        self.refresh()

    # --- parts ----------------------------------------------------------------------------------------------------

    @property
    def table(self) -> QTableView:
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

    def _create_table(self) -> QTableView:
        table = GamesTable()
        table.resized.connect(self._stretch_level)
        self.word.plain(table.setAccessibleName, lambda: self.tr("Games played"))
        table.setModel(self._model)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setTabKeyNavigation(False)  # Tab goes to the buttons
        table.setShowGrid(False)
        table.setAlternatingRowColors(True)
        table.setWordWrap(False)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.verticalHeader().hide()
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(24)
        header.setSortIndicator(Column.BEGAN, Qt.SortOrder.DescendingOrder)
        table.setSortingEnabled(True)
        table.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        table.doubleClicked.connect(self._play_or_watch)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), table, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self._play_or_watch)
        return table

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
            action.triggered.connect(partial(self._sort_by, column))
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
        with self._same_selection():
            self._model.show_entries(found)

    def follow_language(self) -> None:
        """Say again what the list shows; the sentence at its foot is over."""
        self._model.follow_language()
        super().follow_language()
        self._fit_columns()
        self._follow_list()
        self._notice.hide()

    def _fit_columns(self) -> None:
        """Give each column the width that its texts may need, whatever is in sight; the level takes what is left."""
        advance = self._table.fontMetrics().horizontalAdvance
        for column, title in self._model.titles.items():
            widths = [
                advance(title) + SORT_MARK,
                *(advance(text) + CELL_PADDING for text in self._model.samples(column)),
            ]
            self._widths[column] = max(widths)
            self._table.setColumnWidth(column, max(widths))
        self._stretch_level()

    def _stretch_level(self) -> None:
        """Give the level what is left of the width; where nothing is, it keeps what it needs, and the list scrolls."""
        others = sum(self._table.columnWidth(column) for column in Column if column is not Column.LEVEL)
        left = self._table.viewport().width() - others
        self._table.setColumnWidth(Column.LEVEL, max(self._widths.get(Column.LEVEL, 0), left))

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

        with self._same_selection():
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

    def _sort_by(self, column: Column) -> None:
        """Sort as a click on the header does: by the same column the other way round."""
        header = self._table.horizontalHeader()
        order = Qt.SortOrder.DescendingOrder if column in DESCENDING_FIRST else Qt.SortOrder.AscendingOrder
        if header.sortIndicatorSection() == column:
            is_descending = header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
            order = Qt.SortOrder.AscendingOrder if is_descending else Qt.SortOrder.DescendingOrder
        self._table.sortByColumn(column, order)

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
        shown, selection = self._model.shown, self._table.selectionModel().selection()
        ranges = cast("Sequence[QItemSelectionRange]", selection)  # which it is, whatever its stub says
        rows = {row for chosen in ranges for row in range(chosen.top(), chosen.bottom() + 1)}
        return [shown[row] for row in sorted(rows)]

    def select(self, records: Iterable[int]) -> None:
        """Select games, as far as they are shown; the first one of the list if there is none of them.

        Args:
            records: Their numbers.
        """
        wanted = set(records)
        rows = [row for row, entry in enumerate(self._model.shown) if entry.record in wanted]
        self._select_rows(rows or [0])

    def _select_rows(self, rows: Sequence[int]) -> None:
        """Select rows in ascending order: neighbours as one range, since there may be very many."""
        model, last = self._model, self._model.columnCount() - 1
        if not model.shown:
            self._follow_selection()
            return
        selection = QItemSelection()
        first = rows[0]
        for row, after in zip(rows, (*rows[1:], -1), strict=True):
            if after != row + 1:
                selection.select(model.index(first, 0), model.index(row, last))
                first = after
        current = model.index(rows[0], 0)
        chooser = self._table.selectionModel()
        chooser.setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
        chooser.select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._table.scrollTo(current)
        self._follow_selection()

    @contextmanager
    def _same_selection(self) -> Iterator[None]:
        before = [entry.record for entry in self.selected]
        yield
        self.select(before)

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
        self._select_rows([max(0, min(row, len(self._model.shown) - 1))])
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
