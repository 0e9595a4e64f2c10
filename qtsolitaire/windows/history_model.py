"""What the history lists: every game that was played, sorted and filtered.

The list may have a hundred thousand lines. So a text is made when it comes into sight, and sorting and filtering is
done on the list itself: a proxy model would ask Python for two values at each comparison.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QDate,
    QDateTime,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    QTime,
)
from PySide6.QtWidgets import QWidget

from qtsolitaire.core.game import Variant
from qtsolitaire.games import GAMES
from qtsolitaire.language import say
from qtsolitaire.storage.history import Entry

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

ROOT = QModelIndex()


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
