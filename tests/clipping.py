"""What has less room in a window than it needs: texts that are cut off, and parts that reach out of the window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QTextBrowser,
    QToolButton,
    QWidget,
)

from qtsolitaire.windows.commentary import Caption
from qtsolitaire.windows.labels import ElidedLabel

LINE_ENDS = 2  # pixels that Qt's metrics and its layouts may differ by


def clipped(window: QWidget) -> list[str]:
    """Name everything in sight that has too little room."""
    return [
        f"{type(part).__name__} “{text_of(part)}”: {fault}"
        for part in (window, *window.findChildren(QWidget))
        if part.isVisible() and not is_qts_own(part)
        for fault in faults(part)
    ]


def is_qts_own(part: QWidget) -> bool:
    """Tell whether Qt itself sees to it that a part can be read.

    Such are buttons with a sign for a text, by which tabs are scrolled and fields cleared; and in the dialogs for files
    and printing, boxes, which end in dots and tell the rest when they are opened, and columns, which can be widened.
    """
    is_in_qts_dialog = isinstance(part.window(), QFileDialog | QPrintDialog)
    if isinstance(part, QToolButton):
        return isinstance(part.parent(), QTabBar | QLineEdit) or (is_in_qts_dialog and not part.text())
    return is_in_qts_dialog and isinstance(part, QComboBox | QHeaderView | QTableView)


def text_of(part: QWidget) -> str:
    """The text by which a part is named in a failed test."""
    if isinstance(part, QLabel | QAbstractButton | QLineEdit):
        return part.text()
    return part.title() if isinstance(part, QGroupBox | QMenu) else part.objectName()


def faults(part: QWidget) -> Iterator[str]:
    """Say what is cut off of one part."""
    if isinstance(part, ElidedLabel | Caption):
        yield from faults_of_elided(part)
    elif isinstance(part, QLabel):
        yield from faults_of_label(part)
    elif isinstance(part, QAbstractButton | QGroupBox):
        yield from too_small(part, part.minimumSizeHint() if isinstance(part, QGroupBox) else part.sizeHint())
    elif isinstance(part, QComboBox):
        yield from faults_of_box(part)
    elif isinstance(part, QLineEdit):
        yield from too_small(part, QSize(0, part.sizeHint().height()))
    elif isinstance(part, QTabBar):
        yield from faults_of_tabs(part)
    elif isinstance(part, QHeaderView):
        yield from faults_of_header(part)
    elif isinstance(part, QTableView):
        yield from faults_of_rows(part)
    elif isinstance(part, QMenu):
        yield from too_small(part, part.sizeHint())
    elif isinstance(part, QTextBrowser) and part.horizontalScrollBar().maximum():
        yield "its lines are wider than it"
    yield from outside(part)


def too_small(part: QWidget, wanted: QSize) -> Iterator[str]:
    """Compare what a part has with what it wants."""
    if part.width() < wanted.width() or part.height() < wanted.height():
        yield f"{part.width()} × {part.height()} of {wanted.width()} × {wanted.height()}"


def faults_of_elided(part: QLabel) -> Iterator[str]:
    """A line that ends in dots says the whole in its tool tip; it has all of its height."""
    if part.height() < part.fontMetrics().height():
        yield f"{part.height()} high of {part.fontMetrics().height()}"
    if isinstance(part, Caption) and part.text() != part.whole and part.toolTip() != part.whole:
        yield "its tool tip does not say the whole"


def faults_of_label(part: QLabel) -> Iterator[str]:
    if part.text() and part.wordWrap():
        if part.height() < part.heightForWidth(part.width()):
            yield f"{part.height()} high of {part.heightForWidth(part.width())}"
        room = part.contentsRect().width() - max(0, part.indent()) + LINE_ENDS
        widest = part.fontMetrics().boundingRect(
            QRect(0, 0, max(1, room), 10_000), int(Qt.TextFlag.TextWordWrap.value), part.text()
        )
        if widest.width() > room:
            yield f"a word of {widest.width()} pixels in {room}"
    elif part.text():
        yield from too_small(part, part.sizeHint())


def faults_of_box(part: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    part.initStyleOption(option)
    style = part.style()
    room = style.subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, part
    )
    wanted = part.fontMetrics().horizontalAdvance(part.currentText())
    if room.width() + LINE_ENDS < wanted or room.height() < part.fontMetrics().height():
        yield f"“{part.currentText()}” has {room.width()} × {room.height()} of {wanted}"


def faults_of_tabs(part: QTabBar) -> Iterator[str]:
    for index in range(part.count()):
        room = part.tabRect(index).width()
        wanted = part.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic.value), part.tabText(index))
        if wanted.width() > room or wanted.height() > part.height():
            yield f"“{part.tabText(index)}” has {room} of {wanted.width()}"


def faults_of_header(part: QHeaderView) -> Iterator[str]:
    if part.orientation() is Qt.Orientation.Vertical:
        return
    for section in range(part.count()):
        has, wanted = part.sectionSize(section), part.sectionSizeHint(section)
        title = str(part.model().headerData(section, Qt.Orientation.Horizontal))
        text = part.fontMetrics().horizontalAdvance(title)
        if not part.isSectionHidden(section) and has < text:
            yield f"“{title}” has {has} of {text} ({wanted})"
    if part.height() < part.fontMetrics().height():
        yield f"{part.height()} high"


def faults_of_rows(part: QTableView) -> Iterator[str]:
    height = part.fontMetrics().height()
    for row in range(min(3, part.model().rowCount())):
        if part.rowHeight(row) < height:
            yield f"row {row} is {part.rowHeight(row)} high of {height}"
        for column in range(part.model().columnCount()):
            text = str(part.model().index(row, column).data())
            wanted = part.fontMetrics().horizontalAdvance(text)
            if part.columnWidth(column) < wanted:
                yield f"“{text}” has {part.columnWidth(column)} of {wanted}"


def outside(part: QWidget) -> Iterator[str]:
    """A part reaches out of what it stands in, where nothing scrolls."""
    parent = part.parentWidget()
    if part.isWindow() or parent is None or is_scrolled(part):
        return
    if not parent.rect().contains(part.geometry()):
        yield f"{part.geometry().getRect()} in {parent.rect().getRect()}"


def is_scrolled(part: QWidget) -> bool:
    """Tell whether a part lies in a view, which shows other parts of it when it is scrolled."""
    parent = part.parentWidget()
    area = parent.parentWidget() if parent else None
    return isinstance(area, QAbstractScrollArea) and area.viewport() is parent
