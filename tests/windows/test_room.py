"""Nothing is cut off in any window: with texts that are longer than ours, with large print, and with both."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QTranslator
from PySide6.QtGui import QFont
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QPushButton,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from qtsolitaire import language
from qtsolitaire.core.game import Refusal, Why
from qtsolitaire.core.table import column
from qtsolitaire.windows.chrome import use_language
from qtsolitaire.windows.main_window import MainWindow
from tests.clipping import clipped
from tests.everywhere import STATIONS, House, Look, settle
from tests.test_catalogues import LEFT_ENGLISH

pytestmark = pytest.mark.qt_log_ignore(
    r"This plugin does not support (propagateSizeHints|raise|grabbing)"
)  # said by the offscreen one

FILLING = "Ễậỵ ที่ใต้ Ộgọ ญูฎุ Ữpạ ปี่ฟ้ำ "
LONGER = 0.6
BUBBLE_MARGIN = 12  # pixels of a bubble's picture that only its tail may need


class Wordy(QTranslator):
    """A language whose texts are 60 % longer than the English ones, with marks above and below the letters."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if (context, source) in LEFT_ENGLISH or context in ("QShortcut", "QPageSize"):
            return source  # names of keys are read, too
        return "".join(islice(cycle(FILLING), round(len(source) * LONGER))).strip() + " " + source

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture(params=["wordy", "large", "wordy and large"])
def strain(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[str]:
    """Strain all layouts."""
    font = qapp.font()
    use_language(qapp, "th")  # for its letters
    language.install(qapp, "en")
    settle()
    if "large" in request.param:
        large = QFont(qapp.font())
        large.setPointSizeF(large.pointSizeF() * 2)
        qapp.setFont(large)
    translator = Wordy()
    if "wordy" in request.param:
        qapp.installTranslator(translator)
    yield request.param
    qapp.removeTranslator(translator)
    qapp.setFont(font)
    language.install(qapp)
    settle()


class Eye:
    """Looks for what is cut off, in everything that is opened.

    Args:
        screen: The size of a small screen on which every dialog has room; None for any screen.
    """

    def __init__(self, screen: QSize | None = None) -> None:
        self._screen = screen
        self.seen = 0
        self.found: dict[str, None] = {}

    def look(self, widget: QWidget) -> None:
        """Look at something that is open."""
        self.seen += 1
        self._note(clipped(widget))
        window = widget.window()
        if isinstance(window, MainWindow) and window.scene.is_bubble_visible:
            around = (BUBBLE_MARGIN, BUBBLE_MARGIN, -BUBBLE_MARGIN, -BUBBLE_MARGIN)
            bubble = window.scene._bubble.sceneBoundingRect().adjusted(*around)
            if not window.scene.sceneRect().contains(bubble):
                self._note([f"the bubble {bubble.getRect()} reaches out of the table"])
        if self._screen and isinstance(window, QDialog) and not isinstance(window, QPrintDialog):
            self._fit(window, self._screen)

    def _fit(self, window: QDialog, screen: QSize) -> None:
        """Bring a dialog that is larger than a small screen into it."""
        if window.size() != window.size().boundedTo(screen):
            before = window.size()
            window.resize(before.boundedTo(screen))
            settle()
            if window.size() != window.size().boundedTo(screen):
                self._note([f"{type(window).__name__} needs {window.width()} × {window.height()}"])
            self._note(f"{type(window).__name__} on a small screen: {fault}" for fault in clipped(window))
            window.resize(before)
            settle()

    def _note(self, faults: Iterable[str]) -> None:
        self.found.update(dict.fromkeys(faults))


@pytest.mark.parametrize("station", STATIONS, ids=lambda station: station.__name__)
def test_nothing_is_cut_off_in_any_window(
    strain: str, station: Callable[[House, Look], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    eye = Eye(QSize(800, 600) if strain == "wordy" else None)
    house = House(tmp_path)
    station(house, eye.look)
    house.leave()
    assert eye.seen
    assert list(eye.found) == []


def test_a_bubble_is_in_large_print_where_all_texts_are(qapp: QApplication, tmp_path: Path) -> None:
    heights = []
    font = qapp.font()
    for size in (1, 2):
        large = QFont(font)
        large.setPointSizeF(font.pointSizeF() * size)
        qapp.setFont(large)
        house = House(tmp_path / str(size))
        house.window.session.refuse(Refusal(Why.NOTHING_HERE, {}), column(1))
        heights.append(house.window.scene._bubble.boundingRect().height())
        house.leave()
    qapp.setFont(font)
    settle()
    assert heights[1] > heights[0]


# --- the eye itself ---------------------------------------------------------------------------------------------------


def narrow_label() -> QWidget:
    return QLabel("a long line of text")


def low_label() -> QWidget:
    label = QLabel("a long text of several lines " * 5)
    label.setWordWrap(True)
    return label


def button() -> QWidget:
    return QPushButton("Long text of a button")


def group() -> QWidget:
    return QGroupBox("Long title of a group")


def box() -> QWidget:
    made = QComboBox()
    made.addItem("Long text of an item")
    return made


def tabs() -> QWidget:
    made = QTabBar()
    made.setElideMode(Qt.TextElideMode.ElideRight)
    made.setUsesScrollButtons(False)
    for _ in range(3):
        made.addTab("Long title of a page")
    return made


def rows() -> QWidget:
    made = QTableWidget(1, 1)
    made.setHorizontalHeaderLabels(["Long title of a column"])
    made.setItem(0, 0, QTableWidgetItem("x"))
    made.setColumnWidth(0, 40)
    return made


def cells() -> QWidget:
    made = QTableWidget(1, 1)
    made.setItem(0, 0, QTableWidgetItem("long text of a cell"))
    made.setColumnWidth(0, 40)
    return made


@pytest.mark.parametrize("make", [narrow_label, low_label, button, group, box, tabs, rows, cells])
def test_what_is_cut_off_is_seen(qapp: QApplication, make: Callable[[], QWidget]) -> None:
    window = QWidget()
    part = make()
    part.setParent(window)
    window.resize(600, 400)
    part.setGeometry(10, 10, 60, 30)
    window.show()
    settle()
    assert clipped(window) != []
    part.setGeometry(10, 10, 560, 380)
    if isinstance(part, QTableWidget):
        part.setColumnWidth(0, 300)
    settle()
    assert clipped(window) == []
    window.close()
    window.deleteLater()


def test_a_part_that_reaches_out_of_its_window_is_seen(qapp: QApplication) -> None:
    window = QWidget()
    label = QLabel("text", window)
    window.resize(300, 200)
    label.setGeometry(250, 10, 100, 30)
    window.show()
    settle()
    assert clipped(window) == ["QLabel “text”: (250, 10, 100, 30) in (0, 0, 300, 200)"]
    window.close()
    window.deleteLater()
