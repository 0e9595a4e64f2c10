"""The list of games as a table: its columns are as wide as their texts may be, and very many games can be selected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import cast

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QItemSelectionRange, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QTableView

from qtsolitaire.storage.history import Entry

from .history_model import DESCENDING_FIRST, Column, HistoryModel

CELL_PADDING = 14  # pixels that a cell needs beside its text
SORT_MARK = 22  # the same for a header, with the mark of the order


class GamesTable(QTableView):
    """The list of games.

    Args:
        games: What it shows.
    """

    chosen = Signal()
    """Emitted at Enter and at a double click: something is to be done with the selected game."""
    selection_followed = Signal()
    """Emitted when other games are selected, or may be."""

    def __init__(self, games: HistoryModel) -> None:
        super().__init__()
        self._games = games
        self._widths: dict[Column, int] = {}  # that the texts of each column may need
        self.setModel(games)
        self._dress()
        self._dress_header()
        self.setSortingEnabled(True)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.doubleClicked.connect(self.chosen)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(self.chosen)
        self.selectionModel().selectionChanged.connect(self.selection_followed)

    def _dress(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)  # Tab goes to the buttons
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)

    def _dress_header(self) -> None:
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(24)
        header.setSortIndicator(Column.BEGAN, Qt.SortOrder.DescendingOrder)

    # --- columns --------------------------------------------------------------------------------------------------

    def fit_columns(self) -> None:
        """Give each column the width that its texts may need, whatever is in sight; the level takes what is left."""
        advance = self.fontMetrics().horizontalAdvance
        for column, title in self._games.titles.items():
            widths = [
                advance(title) + SORT_MARK,
                *(advance(text) + CELL_PADDING for text in self._games.samples(column)),
            ]
            self._widths[column] = max(widths)
            self.setColumnWidth(column, max(widths))
        self._stretch_level()

    def _stretch_level(self) -> None:
        """Give the level what is left of the width; where nothing is, it keeps what it needs, and the list scrolls."""
        others = sum(self.columnWidth(column) for column in Column if column is not Column.LEVEL)
        left = self.viewport().width() - others
        self.setColumnWidth(Column.LEVEL, max(self._widths.get(Column.LEVEL, 0), left))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self._stretch_level()

    def sort_by(self, column: Column) -> None:
        """Sort as a click on the header does: by the same column the other way round."""
        header = self.horizontalHeader()
        order = Qt.SortOrder.DescendingOrder if column in DESCENDING_FIRST else Qt.SortOrder.AscendingOrder
        if header.sortIndicatorSection() == column:
            is_descending = header.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
            order = Qt.SortOrder.AscendingOrder if is_descending else Qt.SortOrder.DescendingOrder
        self.sortByColumn(column, order)

    # --- selection ------------------------------------------------------------------------------------------------

    @property
    def selected(self) -> list[Entry]:
        """Return the selected games, from top to bottom."""
        shown, selection = self._games.shown, self.selectionModel().selection()
        ranges = cast("Sequence[QItemSelectionRange]", selection)  # which it is, whatever its stub says
        rows = {row for chosen in ranges for row in range(chosen.top(), chosen.bottom() + 1)}
        return [shown[row] for row in sorted(rows)]

    def select(self, records: Iterable[int]) -> None:
        """Select games, as far as they are shown; the first one of the list if there is none of them.

        Args:
            records: Their numbers.
        """
        wanted = set(records)
        rows = [row for row, entry in enumerate(self._games.shown) if entry.record in wanted]
        self.select_rows(rows or [0])

    def select_rows(self, rows: Sequence[int]) -> None:
        """Select rows: neighbours as one range, since there may be very many.

        Args:
            rows: Their numbers, ascending. Nothing happens to them where no game is shown.
        """
        games, last = self._games, self._games.columnCount() - 1
        if not games.shown:
            self.selection_followed.emit()
            return
        selection = QItemSelection()
        first = rows[0]
        for row, after in zip(rows, (*rows[1:], -1), strict=True):
            if after != row + 1:
                selection.select(games.index(first, 0), games.index(row, last))
                first = after
        current = games.index(rows[0], 0)
        chooser = self.selectionModel()
        chooser.setCurrentIndex(current, QItemSelectionModel.SelectionFlag.NoUpdate)
        chooser.select(selection, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self.scrollTo(current)
        self.selection_followed.emit()

    @contextmanager
    def same_selection(self) -> Iterator[None]:
        """Let the same games stay selected while others are shown, as far as they are still there."""
        before = [entry.record for entry in self.selected]
        yield
        self.select(before)
