"""Statistics: the window says what the queries found, in figures, charts and tables, and what each of them counts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QTableWidget, QTabWidget, QWidget

from qtsolitaire.storage.records import Beginning, Mark, Records, Standing
from qtsolitaire.windows import chrome
from qtsolitaire.windows.statistics import Chart, MovesChart, ResultsChart, StatisticsDialog

SIMON = Beginning("SS", "S1", "SS1-S1-AAAAABD", None)
HARD = Beginning("SS", "S4", "SS1-S4-AAAAABD", None)
TOWERS = Beginning("SH", "C2", "SH1-C2-AAAAABD", None)
FIGURES = [
    "Games played",
    "Games won",
    "Percentage won",
    "Current streak of wins",
    "Longest streak of wins",
    "Best score",
    "Median score",
    "Fewest moves",
    "Best time",
    "Median time",
]
SENTENCES = [
    "A game is played from its first move; a deal without a move is no game.",
    "Every game is won or not won, and counts once: there are never more wins than games.",
    "A game that is taken up again later and won is a won one.",
    "The game on the table is not counted until it is won.",
    "A streak is of wins one after another, in the order in which the games were begun.",
    "Scores, moves and times are those of won games; the median is the middle one of them.",
]

Show = Callable[..., StatisticsDialog]


@pytest.fixture
def records(tmp_path: Path) -> Iterator[Records]:
    made = Records(tmp_path)
    yield made
    made.close()


@pytest.fixture
def show(qapp: QApplication, records: Records) -> Iterator[Show]:
    """Open the statistics of the file."""
    locale = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    dialogs: list[StatisticsDialog] = []

    def open_dialog(current: int | None = None, scheme: str = "light") -> StatisticsDialog:
        chrome.use_scheme(qapp, scheme)
        dialog = StatisticsDialog(records, current)
        dialog.show()
        dialogs.append(dialog)
        QApplication.processEvents()
        return dialog

    yield open_dialog
    for dialog in dialogs:
        dialog.close()
        dialog.deleteLater()
    QLocale.setDefault(locale)
    chrome.use_scheme(qapp, "system")


def played(records: Records, beginning: Beginning, at: int, score: int, seconds: int, *, is_won: bool = True) -> Mark:
    """Keep a game as if it had come to this with one move."""
    return records.keep_whole(beginning, None, ["12"], Standing(at, score, seconds, is_won))


def fill(records: Records) -> None:
    played(records, SIMON, 60, 700, 200)
    played(records, HARD, 71, 640, 4000)
    played(records, TOWERS, 95, 520, 300)
    played(records, SIMON, 9, 491, 30, is_won=False)
    played(records, SIMON, 64, 655, 181)


def table(dialog: StatisticsDialog, name: str) -> list[list[str]]:
    """The texts of a table, row by row."""
    (found,) = (found for found in dialog.findChildren(QTableWidget) if found.accessibleName() == name)
    rows = []
    for row in range(found.rowCount()):
        items = [found.item(row, column) for column in range(found.columnCount())]
        rows.append([item.text() for item in items if item])
    return rows


def figures(dialog: StatisticsDialog) -> dict[str, str]:
    return {name: value for name, value in table(dialog, "Figures")}  # noqa: C416


def choice(dialog: StatisticsDialog) -> QComboBox:
    (box,) = dialog.findChildren(QComboBox)
    return box


def choose(dialog: StatisticsDialog, text: str) -> None:
    choice(dialog).setCurrentText(text)
    assert choice(dialog).currentText() == text


def page(dialog: StatisticsDialog, index: int) -> None:
    (tabs,) = dialog.findChildren(QTabWidget)
    tabs.setCurrentIndex(index)
    QApplication.processEvents()


def sentences(dialog: StatisticsDialog) -> list[str]:
    """What the visible labels say, line by line."""
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible()]
    return [line for label in labels for line in label.text().splitlines()]


def test_before_the_first_move_it_says_that_no_game_has_been_played(show: Show) -> None:
    dialog = show()
    assert sentences(dialog) == ["&Games:", "No game has been played yet."]
    assert not any(found.isVisible() for kind in (ResultsChart, MovesChart) for found in dialog.findChildren(kind))


def test_a_level_that_was_never_played_says_so_and_the_others_are_still_there(show: Show, records: Records) -> None:
    fill(records)
    dialog = show()
    choose(dialog, "Seahaven Towers – Hard (1 cell)")
    assert "No game has been played yet." in sentences(dialog)
    choose(dialog, "All games")
    assert "No game has been played yet." not in sentences(dialog)
    assert figures(dialog)["Games played"] == "5"


def test_all_games_each_game_and_each_level_can_be_chosen(show: Show) -> None:
    box = choice(show())
    assert [box.itemText(index) for index in range(box.count())] == [
        "All games",
        "Simple Simon",
        "Simple Simon – Easy (1 suit)",
        "Simple Simon – Medium (2 suits)",
        "Simple Simon – Hard (4 suits)",
        "Seahaven Towers",
        "Seahaven Towers – Easy (4 cells)",
        "Seahaven Towers – Medium (2 cells)",
        "Seahaven Towers – Hard (1 cell)",
    ]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("All games", ["5", "4", "80.0%", "1", "3", "700", "647.5", "60", "3:01", "4:10"]),
        ("Simple Simon", ["4", "3", "75.0%", "1", "2", "700", "655", "60", "3:01", "3:20"]),
        ("Simple Simon – Easy (1 suit)", ["3", "2", "66.7%", "1", "1", "700", "677.5", "60", "3:01", "3:10"]),
        ("Simple Simon – Hard (4 suits)", ["1", "1", "100.0%", "1", "1", "640", "640", "71", "1:06:40", "1:06:40"]),
        ("Seahaven Towers", ["1", "1", "100.0%", "1", "1", "520", "520", "95", "5:00", "5:00"]),
    ],
)
def test_every_figure_of_the_chosen_games_is_shown(show: Show, records: Records, text: str, values: list[str]) -> None:
    fill(records)
    dialog = show()
    choose(dialog, text)
    assert figures(dialog) == dict(zip(FIGURES, values, strict=True))


def test_without_a_won_game_there_is_no_best_one(show: Show, records: Records) -> None:
    played(records, SIMON, 9, 491, 30, is_won=False)
    dialog = show()
    assert list(figures(dialog).values()) == ["1", "0", "0.0%", "0", "0", "–", "–", "–", "–", "–"]
    page(dialog, 2)
    assert "No game has been won yet." in sentences(dialog)


def test_it_says_in_words_what_every_figure_counts(show: Show, records: Records) -> None:
    fill(records)
    assert [line for line in sentences(show()) if line in SENTENCES] == SENTENCES


def test_the_game_on_the_table_is_not_counted_until_it_is_won(show: Show, records: Records) -> None:
    fill(records)
    mark = played(records, SIMON, 5, 495, 10, is_won=False)
    dialog = show(mark.record)
    assert (figures(dialog)["Games played"], len(table(dialog, "Last games"))) == ("5", 5)
    records.set_standing(mark, Standing(80, 600, 100, is_won=True))
    dialog = show(mark.record)
    assert (figures(dialog)["Games played"], len(table(dialog, "Last games"))) == ("6", 6)


def test_numbers_are_written_as_the_language_writes_them(show: Show, records: Records) -> None:
    played(records, SIMON, 1234, 2345, 100)
    played(records, SIMON, 1235, 2346, 100)
    assert figures(show())["Median score"] == "2,345.5"
    QLocale.setDefault(QLocale("vi_VN"))
    found = figures(show())
    assert (found["Median score"], found["Fewest moves"], found["Percentage won"]) == ("2.345,5", "1.234", "100,0%")


# --- charts and the tables that say the same ----------------------------------------------------------------------


def test_the_last_games_are_told_in_a_sentence_and_in_a_table_the_latest_first(show: Show, records: Records) -> None:
    fill(records)
    dialog = show()
    page(dialog, 1)
    (sentence,) = (text for text in sentences(dialog) if re.fullmatch(r"Won: 4 of the last 5 game\S*\.", text))
    (chart,) = dialog.findChildren(ResultsChart)
    assert chart.accessibleName() == "Chart of the last games"
    assert chart.accessibleDescription() == sentence
    assert [row[1:] for row in table(dialog, "Last games")] == [
        ["Simple Simon – Easy (1 suit)", "Won", "64"],
        ["Simple Simon – Easy (1 suit)", "Not won", "9"],
        ["Seahaven Towers – Medium (2 cells)", "Won", "95"],
        ["Simple Simon – Hard (4 suits)", "Won", "71"],
        ["Simple Simon – Easy (1 suit)", "Won", "60"],
    ]


def test_the_moves_of_won_games_are_told_in_a_sentence_and_in_a_table(show: Show, records: Records) -> None:
    fill(records)
    dialog = show()
    page(dialog, 2)
    told = r"4 game\S* won\. Each bar shows how many of them took so many moves\."
    assert any(re.fullmatch(told, text) for text in sentences(dialog))
    assert table(dialog, "Moves of won games") == [
        ["60–64", "2"],
        ["65–69", "0"],
        ["70–74", "1"],
        ["75–79", "0"],
        ["80–84", "0"],
        ["85–89", "0"],
        ["90–94", "0"],
        ["95–99", "1"],
    ]


def picture(chart: Chart) -> QImage:
    assert chart.isVisible()
    return chart.grab().toImage()


def runs(image: QImage, y: int, colour: QColor) -> list[int]:
    """The lengths of the runs of a colour in a row of pixels."""
    pixels = [image.pixelColor(x, y) == colour for x in range(image.width())]
    return [len(list(run)) for is_it, run in groupby(pixels) if is_it]


def colours(widget: QWidget) -> tuple[QColor, QColor, QColor]:
    roles = (QPalette.ColorRole.Base, QPalette.ColorRole.Highlight, QPalette.ColorRole.Text)
    base, accent, text = (widget.palette().color(role) for role in roles)
    return base, accent, text


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_won_game_is_a_filled_bar_upwards_and_another_a_hollow_one_downwards(
    show: Show, records: Records, scheme: str
) -> None:
    for letter in "wwlwl":
        played(records, SIMON, 50, 500, 100, is_won=letter == "w")
    dialog = show(scheme=scheme)
    page(dialog, 1)
    (chart,) = dialog.findChildren(ResultsChart)
    image = picture(chart)
    _, accent, text = colours(chart)
    top = chart.GAP + 1  # above the words beside the bars
    above, below = runs(image, top, accent), runs(image, foot_of(image, text), text)
    assert (len(above), len(below)) == (3, 2)
    assert len(set(above + below)) == 1
    middle = foot_of(image, text) - 3
    assert runs(image, middle, text) == [1] * 4  # two edges of each hollow bar
    assert runs(image, middle, accent) == []


def foot_of(image: QImage, text: QColor) -> int:
    """The lowest row in which a line of text colour is longer than any stroke of a letter: the lower edge of bars."""
    return max(y for y in range(image.height()) if any(10 < run < 40 for run in runs(image, y, text)))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_bars_of_moves_are_as_high_as_their_games_and_made_of_whole_pixels(
    show: Show, records: Records, scheme: str
) -> None:
    for moves in (50, 51, 51, 52, 52, 52, 52):
        played(records, SIMON, moves, 500, 100)
    dialog = show(scheme=scheme)
    page(dialog, 2)
    (chart,) = dialog.findChildren(MovesChart)
    image = picture(chart)
    _, accent, _ = colours(chart)
    per_row = [runs(image, y, accent) for y in range(image.height())]
    counts = [len(row) for row in per_row if row]
    assert counts == sorted(counts)
    heights = [sum(number >= wanted for number in counts) for wanted in (3, 2, 1)]
    assert heights[1] == pytest.approx(2 * heights[0], abs=1)
    assert heights[2] == pytest.approx(4 * heights[0], abs=2)
    assert len({length for row in per_row for length in row}) == 1


def test_a_hundred_games_fit_into_the_chart_at_the_smallest_size(show: Show, records: Records) -> None:
    for _ in range(100):
        played(records, SIMON, 50, 500, 100)
    dialog = show()
    page(dialog, 1)
    dialog.resize(dialog.minimumSize())
    QApplication.processEvents()
    (chart,) = dialog.findChildren(ResultsChart)
    assert len(runs(picture(chart), chart.GAP + 1, colours(chart)[1])) == 100


# --- window -------------------------------------------------------------------------------------------------------


def test_the_window_fits_a_small_screen(show: Show, records: Records) -> None:
    fill(records)
    dialog = show()
    assert dialog.width() <= 800
    assert dialog.height() <= 600 - 40


def test_its_sentences_are_shown_whole_at_the_smallest_size(show: Show, records: Records) -> None:
    fill(records)
    dialog = show()
    dialog.resize(dialog.minimumSize())
    for index in range(3):
        page(dialog, index)
        labels = [label for label in dialog.findChildren(QLabel) if label.isVisible() and label.wordWrap()]
        assert labels
        for label in labels:
            assert label.heightForWidth(label.width()) <= label.height()


def test_games_are_chosen_and_pages_are_turned_with_the_keyboard_alone(show: Show, records: Records) -> None:
    fill(records)
    dialog = show()
    dialog.activateWindow()
    QApplication.processEvents()
    assert choice(dialog).hasFocus()
    QTest.keyClick(choice(dialog), Qt.Key.Key_Down)
    assert figures(dialog)["Games played"] == "4"
    seen = []
    for _ in range(3):
        dialog.focusNextChild()
        focus = QApplication.focusWidget()
        assert focus
        seen.append(focus.accessibleName() or type(focus).__name__)
    assert seen == ["QTabBar", "Figures", "QPushButton"]
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_every_mnemonic_is_unique(show: Show, records: Records) -> None:
    fill(records)
    dialog = show()
    (tabs,) = dialog.findChildren(QTabWidget)
    texts = [tabs.tabText(index) for index in range(tabs.count())]
    texts += [label.text() for label in dialog.findChildren(QLabel)]
    texts += [button.text() for button in dialog.findChildren(QAbstractButton)]
    letters = sorted(text[text.index("&") + 1].lower() for text in texts if "&" in text)
    assert letters == ["f", "g", "l", "m"]


def test_a_file_that_cannot_be_read_is_said_to_be_so(show: Show, records: Records) -> None:
    fill(records)
    records.close()
    assert sentences(show()) == ["&Games:", "The file of games cannot be read."]
