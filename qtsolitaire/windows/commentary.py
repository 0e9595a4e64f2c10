"""The parts of the replay window that texts are read in, and the slider that shows where there is something to read.

No text moves the table: a caption without room ends in “…”, with the whole of it as its tool tip, and the commentary is
as high as its longest text in this width wants it, up to a limit; beyond that it can be scrolled.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from qtsolitaire.language import plain

LEAST_LINES, MOST_LINES = 2, 4
MARK_WIDTH, MARK_HEIGHT = 2, 5  # pixels
READING_MS, READING_MS_LETTER = 1800, 40  # as long as the table shows why a move is refused, for each text


def reading_ms(text: str) -> int:
    """Return how long it takes to read a text."""
    return READING_MS + READING_MS_LETTER * len(text)


class Caption(QLabel):
    """One line that is never wider than its place."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def whole(self) -> str:
        """Return the whole text."""
        return self._whole

    def say(self, text: str) -> None:
        """Show as much of a text as there is room for."""
        self._whole = text
        self.setToolTip(text)
        self.setAccessibleName(plain(text))
        self.fit()

    def fit(self) -> None:
        """Show as much as there is room for now."""
        self.setText(self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width."""
        super().resizeEvent(event)
        self.fit()


class Commentary(QScrollArea):
    """Some lines of text that can be selected; scrolls if they are too few."""

    def __init__(self) -> None:
        super().__init__()
        self._label = QLabel(wordWrap=True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._label.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keys stay with the window
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.setWidget(self._label)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.viewport().setAutoFillBackground(False)
        self._label.setAutoFillBackground(False)

    @property
    def text(self) -> str:
        """Return what can be read."""
        return self._label.text()

    def say(self, text: str) -> None:
        """Show a text from its beginning; the place stays empty without one."""
        self._label.setText(text)
        self.verticalScrollBar().setValue(0)

    def fit(self, texts: Iterable[str], width: int) -> None:
        """Take the height that the longest of some texts wants.

        Args:
            texts: All texts that will be shown.
            width: Of this widget.
        """
        metrics, line = self._label.fontMetrics(), self._label.fontMetrics().lineSpacing()
        flags = int(Qt.TextFlag.TextWordWrap.value)
        heights = [metrics.boundingRect(QRect(0, 0, width, 0), flags, text).height() for text in texts]
        self.setFixedHeight(min(max(LEAST_LINES * line, *heights, 0), MOST_LINES * line))


class MarkedSlider(QSlider):
    """A slider with marks at some of its values.

    Args:
        marks: The values.
        parent: Qt's parent.
    """

    def __init__(self, marks: Iterable[int], parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._marks = tuple(marks)

    def mark_at(self, value: int) -> int:
        """Return where the middle of the handle is at a value, from the left edge."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        style, part = self.style(), QStyle.SubControl
        kind = QStyle.ComplexControl.CC_Slider
        groove = style.subControlRect(kind, option, part.SC_SliderGroove, self)
        handle = style.subControlRect(kind, option, part.SC_SliderHandle, self)
        way = groove.width() - handle.width()
        at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, way, option.upsideDown)
        return int(groove.x() + handle.width() // 2 + at)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the marks below the groove, in the colour of texts."""
        super().paintEvent(event)
        painter = QPainter(self)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        colour = QColor(self.palette().color(group, QPalette.ColorRole.WindowText))
        for value in self._marks:
            x = self.mark_at(value) - MARK_WIDTH // 2
            painter.fillRect(x, self.height() - MARK_HEIGHT, MARK_WIDTH, MARK_HEIGHT, colour)
        painter.end()
