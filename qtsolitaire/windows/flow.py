"""A row of widgets that becomes two or three rows where one has no room: large print, long words, a narrow window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLayout, QLayoutItem, QWidget

GROUP_SPACING = 6  # pixels


class Flow(QLayout):
    """Lays its items side by side over the width; what has no room begins another row.

    Args:
        spacing: Pixels between two items, and between two rows.
        is_spread: Whether room that is left goes between all items of a row; else only the very last item stands at
            the right, apart from the others.
    """

    def __init__(self, spacing: int, *, is_spread: bool = True) -> None:
        super().__init__()
        self._is_spread = is_spread
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item; Qt calls this for each widget that is added."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item; None beyond the last one, by which Qt knows that there are no more."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item away; None beyond the last one."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Want no more height than is needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Tell that the width decides the number of rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of as many rows as a width asks for."""
        rows = self._rows(width)
        return sum(map(_height, rows)) + self.spacing() * (len(rows) - 1)

    def sizeHint(self) -> QSize:
        """Want a single row."""
        return QSize(self._width(self._shown()), _height(self._shown()))

    def minimumSize(self) -> QSize:
        """Need room for the widest item."""
        size = QSize(0, 0)
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        """Place all items."""
        super().setGeometry(rect)
        y = rect.y()
        for row in self._rows(rect.width()):
            height = _height(row)
            self._place(row, QRect(rect.x(), y, rect.width(), height))
            y += height + self.spacing()

    def _place(self, row: Sequence[QLayoutItem], rect: QRect) -> None:
        """Place the items of a row: the first at its left end; where they are spread, the last at its right end."""
        left = max(0, rect.width() - self._width(row))
        gap = self.spacing() + (left // max(1, len(row) - 1) if self._is_spread else 0)
        x = rect.x()
        for item in row:
            hint = _hint(item)
            if not self._is_spread and item is self._shown()[-1]:
                x = max(x, rect.right() + 1 - hint.width())
            item.setGeometry(QRect(x, rect.y(), min(hint.width(), rect.width()), rect.height()))
            x += hint.width() + gap

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _width(self, row: Sequence[QLayoutItem]) -> int:
        return sum(_hint(item).width() for item in row) + self.spacing() * (len(row) - 1)

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = [[]]
        for item in self._shown():
            if rows[-1] and self._width([*rows[-1], item]) > width:
                rows.append([])
            rows[-1].append(item)
        return rows


def side_by_side(widgets: Sequence[QWidget]) -> QWidget:
    """Return widgets as a group that stays together in its row.

    Args:
        widgets: From left to right.
    """
    group = QWidget()
    row = QHBoxLayout(group)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(GROUP_SPACING)
    for widget in widgets:
        row.addWidget(widget)
    return group


def _height(row: Sequence[QLayoutItem]) -> int:
    return max((_hint(item).height() for item in row), default=0)


def _hint(item: QLayoutItem) -> QSize:
    """Return the size an item wants now; it remembers that of before until an event comes, its widget does not."""
    widget = item.widget()
    return widget.sizeHint() if widget else item.sizeHint()
