"""Statistics: what the games came to, in figures, in two charts, and in tables that say the same as the charts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from sqlite3 import Connection

from PySide6.QtCore import QDateTime, QLocale, QRect, QSize, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.language import plain
from qtsolitaire.storage.records import ERRORS, Records
from qtsolitaire.storage.statistics import Bar, Figures, Result, distribution, figures, results

from .wording import Said, WordedDialog, game_choices

NOTHING = "–"
ROW_ROOM = 6  # pixels above and below a text in a table, and between two columns
COLUMN_ROOM = 18
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

Role = QPalette.ColorRole


class Chart(QWidget):
    """A drawing in the window's colours, made of whole pixels of the screen."""

    GAP = 6  # between the drawing and what is written beside it

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return a size in which bars and numbers are easily told apart."""
        return QSize(520, 10 * self.fontMetrics().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw in pixels of the screen, so that every edge is sharp."""
        unit = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.scale(1 / unit, 1 / unit)
        font = self.font()
        font.setPixelSize(max(1, round(QFontInfo(font).pixelSize() * unit)))
        painter.setFont(font)
        area = QRect(0, 0, int(self.width() * unit), int(self.height() * unit))
        line = max(1, round(unit))
        painter.fillRect(area, self.palette().color(Role.Base))
        gap = round(self.GAP * unit)
        self._draw(painter, area.adjusted(gap, gap, -gap, -gap), line, gap)
        painter.end()

    @abstractmethod
    def _draw(self, painter: QPainter, area: QRect, line: int, gap: int) -> None:
        """Draw within an area; `line` is the thickness of a line, `gap` the distance of texts."""

    def _fill(self, painter: QPainter, bar: QRect) -> None:
        painter.fillRect(bar, self.palette().color(Role.Highlight))

    def _outline(self, painter: QPainter, bar: QRect, line: int) -> None:
        """Draw a hollow bar."""
        colour = self.palette().color(Role.Text)
        painter.fillRect(bar, colour)
        inner = bar.adjusted(line, line, -line, -line)
        if not inner.isEmpty():
            painter.fillRect(inner, self.palette().color(Role.Base))


class ResultsChart(Chart):
    """One bar for each of the last games: a filled one upwards if it is won, a hollow one downwards if not."""

    def __init__(self) -> None:
        super().__init__()
        self._results: Sequence[Result] = ()

    def show_results(self, found: Sequence[Result]) -> None:
        """Draw other games.

        Args:
            found: The games, the oldest first.
        """
        self._results = found
        self.update()

    def _draw(self, painter: QPainter, area: QRect, line: int, gap: int) -> None:
        text = self.palette().color(Role.Text)
        painter.setPen(text)
        metrics = QFontMetrics(painter.font())
        won, lost = self.tr("Won"), self.tr("Not won")
        names = max(metrics.horizontalAdvance(name) for name in (won, lost)) + gap
        foot = metrics.height()
        plot = area.adjusted(names, 0, 0, -foot)
        half = (plot.height() - line) // 2
        axis = plot.top() + half
        painter.drawText(QRect(area.left(), plot.top(), names, half), LEFT, won)
        painter.drawText(QRect(area.left(), axis + line, names, half), LEFT, lost)
        number = max(1, len(self._results))
        step = max(2, min(plot.width() // number, 4 * gap))
        thick = max(1, step - max(line, step // 4))
        for index, result in enumerate(self._results):
            x = plot.left() + index * step
            if result.is_won:
                self._fill(painter, QRect(x, axis - half, thick, half))
            else:
                self._outline(painter, QRect(x, axis + line, thick, half), line)
        painter.fillRect(plot.left(), axis, number * step, line, text)
        below = QRect(plot.left(), plot.bottom() + 1, plot.width(), foot)
        oldest, latest = self.tr("oldest"), self.tr("latest")
        end = number * step
        painter.drawText(below, LEFT, oldest)
        if end > metrics.horizontalAdvance(oldest + latest) + gap:
            painter.drawText(QRect(below.left(), below.top(), end, foot), RIGHT, latest)


class MovesChart(Chart):
    """One bar for each range of moves: the more games were won in so many, the higher."""

    def __init__(self) -> None:
        super().__init__()
        self._bars: Sequence[Bar] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Draw other bars.

        Args:
            bars: From the fewest moves to the most.
        """
        self._bars = bars
        self.update()

    def _draw(self, painter: QPainter, area: QRect, line: int, gap: int) -> None:
        if not self._bars:
            return
        text = self.palette().color(Role.Text)
        painter.setPen(text)
        metrics, locale = QFontMetrics(painter.font()), QLocale()
        row = metrics.height()
        step = max(3, min(area.width() // len(self._bars), 14 * gap))
        thick = max(1, step - max(line, step // 6))
        axis = area.bottom() - row - gap // 2
        room = axis - area.top() - row
        most = max(bar.games for bar in self._bars)
        labels = [_range(bar, locale) for bar in self._bars]
        widest = max(map(metrics.horizontalAdvance, labels)) + gap
        every = -(-widest // step)  # with narrow bars, every second or third has its numbers below it
        for index, (bar, label) in enumerate(zip(self._bars, labels, strict=True)):
            x = area.left() + index * step
            height = -(-bar.games * room // most)
            self._fill(painter, QRect(x, axis - height, thick, height))
            number = locale.toString(bar.games)
            if bar.games and metrics.horizontalAdvance(number) <= step:
                painter.drawText(QRect(x, axis - height - row, thick, row), CENTRE | Qt.TextFlag.TextDontClip, number)
            if index % every == 0 and x + max(thick, metrics.horizontalAdvance(label)) <= area.right():
                place = QRect(x, axis + line, thick, row + gap // 2)
                side = CENTRE if metrics.horizontalAdvance(label) <= thick else LEFT
                painter.drawText(place, side | Qt.TextFlag.TextDontClip, label)
        painter.fillRect(area.left(), axis, len(self._bars) * step, line, text)


@dataclass(frozen=True, slots=True)
class Found:
    """What the chosen games came to."""

    figures: Figures
    last: Sequence[Result]
    bars: Sequence[Bar]


class StatisticsDialog(WordedDialog):
    """Shows what the games came to.

    Args:
        records: The file of games.
        current: The number of the game on the table; None if it has no move.
        parent: Qt's parent.
    """

    def __init__(self, records: Records, current: int | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word.plain(self.setWindowTitle, lambda: self.tr("Statistics"))
        self._records = records
        self._current = current
        self._choice = QComboBox()
        self.word.choices(self._choice, game_choices(lambda: self.tr("All games")))
        label = QLabel()
        label.setBuddy(self._choice)
        self.word(label.setText, lambda: self.tr("&Games:"))
        top = QHBoxLayout()
        top.addWidget(label)
        top.addWidget(self._choice)
        top.addStretch(1)
        self._create_tables()
        self._tabs = QTabWidget()
        for page, title in (
            (self._figures_page(), lambda: self.tr("&Figures")),
            (_page(self._results_chart, self._results_summary, self._results), lambda: self.tr("&Last Games")),
            (_page(self._moves_chart, self._moves_summary, self._moves), lambda: self.tr("&Moves")),
        ):
            self.word(partial(self._tabs.setTabText, self._tabs.addTab(page, "")), title)
        self.fit_pages(self._tabs)
        self._found: Found | None = None
        self._message = _sentence()
        self._message.setAlignment(CENTRE)
        self._pages = QStackedWidget()
        self._pages.addWidget(self._tabs)
        self._pages.addWidget(self._message)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(self._pages)
        column.addWidget(self.close_button())
        self.setMinimumSize(480, 420)
        room = self.screen().availableSize()
        self.resize(QSize(700, 520).expandedTo(self.sizeHint()).boundedTo(room))
        self._choice.currentIndexChanged.connect(self._show)
        self._choice.setFocus()
        self._show()

    def _create_tables(self) -> None:
        self._figures = self._table(
            lambda: self.tr("Figures"),
            [lambda: self.tr("Figure"), lambda: self.tr("Value")],
        )
        self._results_chart, self._results_summary = ResultsChart(), _sentence()
        self.word.plain(self._results_chart.setAccessibleName, lambda: self.tr("Chart of the last games"))
        self._results = self._table(
            lambda: self.tr("Last games"),
            [
                lambda: self.tr("Begun"),
                lambda: self.tr("Game"),
                lambda: self.tr("Result"),
                lambda: self.tr("Moves"),
            ],
        )
        self._moves_chart, self._moves_summary = MovesChart(), _sentence()
        self.word.plain(self._moves_chart.setAccessibleName, lambda: self.tr("Chart of the moves of won games"))
        self._moves = self._table(
            lambda: self.tr("Moves of won games"),
            [lambda: self.tr("Moves"), lambda: self.tr("Games won")],
        )

    def _table(self, name: Said, titles: Sequence[Said]) -> QTableWidget:
        table = _table(len(titles))
        self.word.plain(table.setAccessibleName, name)
        for column, title in enumerate(titles):
            head = QTableWidgetItem()
            table.setHorizontalHeaderItem(column, head)
            self.word(head.setText, title)
        return table

    def _figures_page(self) -> QWidget:
        explanation = _sentence()
        self.word(explanation.setText, self._explanation)
        explanation.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        page = QWidget()
        rows = QVBoxLayout(page)
        rows.addWidget(self._figures, 1)
        rows.addWidget(explanation)
        return page

    def _explanation(self) -> str:
        sentences = (
            self.tr("A game is played from its first move; a deal without a move is no game."),
            self.tr("Every game is won or not won, and counts once: there are never more wins than games."),
            self.tr("A game that is taken up again later and won is a won one."),
            self.tr("The game on the table is not counted until it is won."),
            self.tr("A streak is of wins one after another, in the order in which the games were begun."),
            self.tr("Scores, moves and times are those of won games; the median is the middle one of them."),
        )
        return "\n".join(sentences)

    # --- what is shown --------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Read the file for the chosen games, and show what they came to."""
        codes = self._choice.currentData()
        game, level = (code or None for code in codes)
        try:
            connection: Connection = self._records.connection
            self._found = Found(
                figures(connection, game, level, self._current),
                results(connection, game, level, self._current),
                distribution(connection, game, level),
            )
        except ERRORS:
            self._found = None
        self._say_found()
        for table in (self._figures, self._results, self._moves):
            table.scrollToTop()

    def _say_found(self) -> None:
        found = self._found
        if found:
            self._show_figures(found.figures)
            self._show_results(found.last)
            self._show_moves(found.bars, found.figures.won)
            self._message.setText(self.tr("No game has been played yet."))
        else:
            self._message.setText(self.tr("The file of games cannot be read."))
        self._pages.setCurrentWidget(self._tabs if found and found.figures.played else self._message)

    def follow_language(self) -> None:
        """Say again what was found."""
        super().follow_language()
        self._say_found()

    def _show_figures(self, found: Figures) -> None:
        whole = QLocale().toString
        _fill(
            self._figures,
            [
                (self.tr("Games played"), whole(found.played)),
                (self.tr("Games won"), whole(found.won)),
                (self.tr("Percentage won"), _or_nothing(found.share, _percentage)),
                (self.tr("Current streak of wins"), whole(found.current_streak)),
                (self.tr("Longest streak of wins"), whole(found.longest_streak)),
                (self.tr("Best score"), _or_nothing(found.best_score, whole)),
                (self.tr("Median score"), _or_nothing(found.median_score, _decimal)),
                (self.tr("Fewest moves"), _or_nothing(found.fewest_moves, whole)),
                (self.tr("Best time"), _or_nothing(found.best_seconds, _time)),
                (self.tr("Median time"), _or_nothing(found.median_seconds, _time)),
            ],
        )

    def _show_results(self, last: Sequence[Result]) -> None:
        locale = QLocale()
        won = sum(result.is_won for result in last)
        sentence = self.tr("Won: {won} of the last %Ln game(s).", "", len(last)).format(won=locale.toString(won))
        self._results_chart.show_results(last)
        self._results_chart.setAccessibleDescription(plain(sentence))
        self._results_summary.setText(sentence)
        names = {self._choice.itemData(index): self._choice.itemText(index) for index in range(self._choice.count())}
        _fill(
            self._results,
            [
                (
                    locale.toString(QDateTime.fromMSecsSinceEpoch(result.began), QLocale.FormatType.ShortFormat),
                    names.get((result.game, result.level), f"{result.game} {result.level}"),
                    self.tr("Won") if result.is_won else self.tr("Not won"),
                    locale.toString(result.moves),
                )
                for result in reversed(last)
            ],
        )

    def _show_moves(self, bars: Sequence[Bar], won: int) -> None:
        locale = QLocale()
        if bars:
            sentence = self.tr("%Ln game(s) won. Each bar shows how many of them took so many moves.", "", won)
        else:
            sentence = self.tr("No game has been won yet.")
        self._moves_chart.show_bars(bars)
        self._moves_chart.setAccessibleDescription(plain(sentence))
        self._moves_summary.setText(sentence)
        _fill(self._moves, [(_range(bar, locale), locale.toString(bar.games)) for bar in bars])


def _table(columns: int) -> QTableWidget:
    """Return a table to be read, not changed; the arrow keys walk in it, and Tab leaves it."""
    table = QTableWidget(0, columns)
    table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
    table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + ROW_ROOM)
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setStretchLastSection(True)
    header.setDefaultAlignment(LEFT)
    return table


def _fill(table: QTableWidget, rows: Sequence[Sequence[str]]) -> None:
    table.setRowCount(len(rows))
    for row, texts in enumerate(rows):
        for column, text in enumerate(texts):
            table.setItem(row, column, QTableWidgetItem(text))
    table.resizeColumnsToContents()
    for column in range(table.columnCount() - 1):
        table.setColumnWidth(column, table.columnWidth(column) + COLUMN_ROOM)


def _page(chart: Chart, summary: QLabel, table: QTableWidget) -> QWidget:
    page = QWidget()
    rows = QVBoxLayout(page)
    rows.addWidget(chart)
    rows.addWidget(summary)
    rows.addWidget(table, 1)
    return page


def _sentence() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    return label


def _or_nothing(value: float | None, written: Callable[[float], str]) -> str:
    return NOTHING if value is None else written(value)


def _percentage(share: float) -> str:
    locale = QLocale()
    return f"{locale.toString(100 * share, 'f', 1)}{locale.percent()}"


def _decimal(value: float) -> str:
    """Return a number with one decimal, if it is not a whole one."""
    return QLocale().toString(value, "f", 0 if value == int(value) else 1)


def _time(seconds: float) -> str:
    """Return a time as on the panel of a won game, with hours before it if there are any."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"


def _range(bar: Bar, locale: QLocale) -> str:
    first, last = locale.toString(bar.first), locale.toString(bar.last)
    return first if bar.first == bar.last else f"{first}–{last}"
