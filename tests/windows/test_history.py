"""The history: a real file of a few hundred games, worked with mouse and keyboard."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QDateTime, QEvent, QLocale, QPoint, Qt, QTime
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog, QLabel, QMenu, QTableView

from qtsolitaire.core.record import parse_records, result_of
from qtsolitaire.core.table import board_text
from qtsolitaire.games import GAMES, read_code
from qtsolitaire.language import say
from qtsolitaire.storage.history import kept_game
from qtsolitaire.storage.records import FILE_NAME, Beginning, KeptGame, Records, Standing
from qtsolitaire.windows.history import HistoryWindow
from qtsolitaire.windows.history_model import Column
from qtsolitaire.windows.keeper import beginning_of
from qtsolitaire.windows.keys import LATIN, THAI
from tests.player import CTRL, SHIFT
from tests.reference import example

COUNT = 300
DAY = 24 * 60 * 60 * 1000
GAMES_WORD = r"game\S*"  # a plural; only the catalogue knows its two forms
LEVELS = [(game.code, variant.key) for game in GAMES for variant in game.variants]
ALPHABET = "ABCDEFGHJKMNPQRST"
WINS = ("example_simple_simon.solitaire", "example_seahaven_towers.solitaire")

Open = Callable[[Records], HistoryWindow]


@pytest.fixture
def records(tmp_path: Path) -> Iterator[Records]:
    """A file of made-up games; one in three is won, one in twenty has no code."""
    records = Records(tmp_path)
    dice = random.Random(5)
    connection = records.connection
    connection.execute("BEGIN")
    for record in range(1, COUNT + 1):
        game, level = dice.choice(LEVELS)
        code = f"{game}1-{level}-{''.join(dice.choices(ALPHABET, k=7))}" if record % 20 else None
        began = 1_700_000_000_000 + dice.randrange(400) * DAY
        at, score, seconds = dice.randint(1, 120), dice.randint(-50, 1500), dice.randint(5, 9000)
        row = (
            record,
            game,
            level,
            code,
            None if code else "x",
            began,
            began,
            at,
            score,
            seconds,
            None if record % 3 else began,
        )
        connection.execute(
            "INSERT INTO games (id, game, level, code, board, began, touched, changes, at, score, seconds, won)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?)",
            row,
        )
        connection.executemany("INSERT INTO moves VALUES (?, ?, '12')", ((record, number + 1) for number in range(at)))
    connection.execute("INSERT INTO tables SELECT game, level, code, board, id FROM games WHERE id = 7")
    connection.execute("COMMIT")
    yield records
    records.close()


@pytest.fixture
def open_window(qapp: QApplication) -> Iterator[Open]:
    """Open the history of a file."""
    windows = []

    def opened(records: Records) -> HistoryWindow:
        window = HistoryWindow(records)
        windows.append(window)
        window.show()
        window.activateWindow()
        QApplication.processEvents()
        return window

    yield opened
    for window in windows:
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(records: Records, open_window: Open) -> HistoryWindow:
    """The history of the made-up games."""
    return open_window(records)


def keep_example(records: Records, name: str, *, moves: int = 999) -> int:
    """Keep a game that can be replayed, or its beginning; its number."""
    record = example(name)
    steps = list(record.replay())[:moves]
    result = result_of(record.deal, steps)
    standing = Standing(len(steps), result.points, 75, result.is_won)
    texts = [str(step.move) for step in steps]
    return records.keep_whole(beginning_of(record.deal), None, texts, standing).record


def dump(folder: Path) -> list[str]:
    """Every row of the file."""
    connection = sqlite3.connect(folder / FILE_NAME)
    try:
        return [*connection.iterdump(), str(connection.execute("SELECT rowid, * FROM tables").fetchall())]
    finally:
        connection.close()


def column(window: HistoryWindow, number: Column) -> list[str]:
    """The texts of a column, from top to bottom."""
    model = window.table.model()
    return [str(model.index(row, number).data()) for row in range(model.rowCount())]


def click_header(window: HistoryWindow, number: Column) -> None:
    """Click the middle of a header."""
    header = window.table.horizontalHeader()
    point = QPoint(header.sectionViewportPosition(number) + header.sectionSize(number) // 2, header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=point)


def key(window: HistoryWindow, code: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key in the list."""
    window.table.setFocus()
    QTest.keyClick(window.table, code, modifiers)


def button(window: HistoryWindow, text: str) -> QAbstractButton:
    """The button with a text, without its mnemonic."""
    (found,) = (each for each in window.findChildren(QAbstractButton) if each.text().replace("&", "") == text)
    return found


def press(window: HistoryWindow, text: str) -> None:
    """Click a button."""
    QTest.mouseClick(button(window, text), Qt.MouseButton.LeftButton)


def combo(window: HistoryWindow, name: str) -> QComboBox:
    """The combo box with an accessible name."""
    (found,) = (each for each in window.findChildren(QComboBox) if each.accessibleName() == name)
    return found


def enabled(window: HistoryWindow) -> list[str]:
    """What can be done with the selected games."""
    texts = ("Play On", "Watch", "Copy Code", "Export…", "Delete")
    return [text for text in texts if button(window, text).isEnabled()]


def records_selected(window: HistoryWindow) -> list[int]:
    return [entry.record for entry in window.selected]


def seen_labels(window: HistoryWindow) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel) if label.isVisible() and label.text()]


# --- the list -----------------------------------------------------------------------------------------------------


def test_without_a_game_the_window_says_so(tmp_path: Path, open_window: Open) -> None:
    window = open_window(Records(tmp_path))
    assert "No game has been played yet." in seen_labels(window)
    assert not window.table.isVisible()
    assert enabled(window) == []


def test_the_newest_game_comes_first_and_is_selected(window: HistoryWindow) -> None:
    began = [entry.began for entry in window.model.shown]
    assert len(began) == COUNT
    assert began == sorted(began, reverse=True)
    assert records_selected(window) == [window.model.shown[0].record]
    assert window.table.hasFocus()


def test_a_game_is_shown_in_local_time_with_all_that_is_known_of_it(records: Records, open_window: Open) -> None:
    number = keep_example(records, WINS[0])
    window = open_window(records)
    entry = window.model.shown[0]
    assert entry.record == number
    began = datetime.fromtimestamp(entry.began / 1000)
    date, time = QDate(began.year, began.month, began.day), QTime(began.hour, began.minute)
    texts = [column(window, each)[0] for each in Column]
    assert texts[0] == QLocale().toString(QDateTime(date, time), QLocale.FormatType.ShortFormat)
    assert texts[1:] == ["Simple Simon", "Easy (1 suit)", "SS1-S1-AAAAABD", "Won", "49", "851", "1:15"]


def test_a_board_has_no_code_and_the_list_says_so(window: HistoryWindow) -> None:
    texts = {entry.record: text for entry, text in zip(window.model.shown, column(window, Column.CODE), strict=True)}
    assert [record for record, text in texts.items() if text == "Board of its own"] == [
        entry.record for entry in window.model.shown if entry.record % 20 == 0
    ]


@pytest.mark.parametrize(
    ("number", "name"), [(Column.MOVES, "moves"), (Column.SCORE, "score"), (Column.TIME, "seconds")], ids=str
)
def test_a_click_on_a_header_sorts_by_number(window: HistoryWindow, number: Column, name: str) -> None:
    click_header(window, number)
    up = [getattr(entry, name) for entry in window.model.shown]
    click_header(window, number)
    down = [getattr(entry, name) for entry in window.model.shown]
    assert up in (sorted(up), sorted(up, reverse=True))
    assert sorted((up, down)) == [sorted(up), sorted(up, reverse=True)]


@pytest.mark.parametrize("number", [Column.GAME, Column.CODE], ids=str)
def test_a_click_on_a_header_sorts_by_text(window: HistoryWindow, number: Column) -> None:
    click_header(window, number)
    texts = column(window, number)
    coded = [text for text in texts if text != "Board of its own"]
    assert coded in (sorted(coded), sorted(coded, reverse=True))
    assert texts[0] != texts[-1]


def test_among_equals_the_newest_game_comes_first(window: HistoryWindow) -> None:
    for _ in range(2):
        click_header(window, Column.OUTCOME)
        for is_won in (False, True):
            began = [entry.began for entry in window.model.shown if entry.is_won is is_won]
            assert began == sorted(began, reverse=True)


def test_sorting_keeps_the_same_games_selected(window: HistoryWindow) -> None:
    window.select([3, 50, 51, 222])
    click_header(window, Column.SCORE)
    assert sorted(records_selected(window)) == [3, 50, 51, 222]
    window.table.selectAll()
    click_header(window, Column.MOVES)
    assert len(window.selected) == COUNT


def test_the_menu_sorts_without_a_mouse(window: HistoryWindow) -> None:
    (menu,) = (found for found in window.findChildren(QMenu) if found.title() == "&Sort By")
    assert menu.menuAction() in window.table.actions()
    (score,) = (found for found in menu.actions() if found.text() == "Score")
    score.trigger()
    assert window.model.shown[0].score == max(entry.score for entry in window.model.shown)
    assert score.isChecked()
    score.trigger()
    assert window.model.shown[0].score == min(entry.score for entry in window.model.shown)


def test_only_some_games_can_be_shown(window: HistoryWindow) -> None:
    games, outcomes = combo(window, "Game"), combo(window, "Outcome")
    outcomes.setCurrentText("Won")
    assert [entry.record for entry in window.model.shown if entry.record % 3] == []
    assert len(window.model.shown) == COUNT // 3
    assert any(text.startswith(f"{COUNT // 3} of {COUNT} game") for text in seen_labels(window))
    games.setCurrentText("Seahaven Towers")
    assert {(entry.game, entry.is_won) for entry in window.model.shown} == {("SH", True)}
    level = GAMES[0].variants[1]
    games.setCurrentText(f"{GAMES[0].name} – {say(level)}")
    outcomes.setCurrentText("Unfinished")
    expected = {(GAMES[0].code, level.key, False)}
    assert {(entry.game, entry.level, entry.is_won) for entry in window.model.shown} == expected
    games.setCurrentIndex(0)
    outcomes.setCurrentIndex(0)
    assert len(window.model.shown) == COUNT


def test_a_filter_keeps_games_selected_that_are_still_shown(window: HistoryWindow) -> None:
    window.select([6, 7])
    combo(window, "Outcome").setCurrentText("Won")
    assert records_selected(window) == [6]


def test_a_filter_that_nothing_fits_is_told_from_an_empty_history(tmp_path: Path, open_window: Open) -> None:
    records = Records(tmp_path)
    keep_example(records, WINS[0])
    window = open_window(records)
    combo(window, "Outcome").setCurrentText("Unfinished")
    assert "No game is like this." in seen_labels(window)
    assert enabled(window) == []


# --- playing on and watching --------------------------------------------------------------------------------------


def heard(window: HistoryWindow) -> list[tuple[str, KeptGame]]:
    """What the window asks for from now on."""
    asked: list[tuple[str, KeptGame]] = []
    window.play_on.connect(lambda kept: asked.append(("play on", kept)))
    window.watch.connect(lambda kept: asked.append(("watch", kept)))
    return asked


@pytest.mark.parametrize("how", ["button", "enter", "double click"])
@pytest.mark.parametrize(("record", "what", "text"), [(7, "play on", "Play On"), (6, "watch", "Watch")])
def test_a_game_is_played_on_if_it_is_unfinished_and_else_watched(
    window: HistoryWindow, records: Records, how: str, record: int, what: str, text: str
) -> None:
    asked = heard(window)
    window.select([record])
    if how == "button":
        press(window, text)
    elif how == "enter":
        key(window, Qt.Key.Key_Return)
    else:
        point = window.table.visualRect(window.table.currentIndex()).center()
        QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=point)
        QTest.mouseDClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert asked == [(what, kept_game(records.connection, record))]
    assert window.isVisible()


def test_an_unfinished_game_can_be_watched_too(window: HistoryWindow, records: Records) -> None:
    asked = heard(window)
    window.select([7])
    press(window, "Watch")
    assert asked == [("watch", kept_game(records.connection, 7))]


def test_only_what_makes_sense_can_be_done(window: HistoryWindow) -> None:
    for chosen, expected in (
        ([7], ["Play On", "Watch", "Copy Code", "Export…", "Delete"]),
        ([6], ["Watch", "Copy Code", "Export…", "Delete"]),
        ([20], ["Play On", "Watch", "Export…", "Delete"]),
        ([7, 20], ["Copy Code", "Export…", "Delete"]),
    ):
        window.select(chosen)
        assert enabled(window) == expected
    window.table.clearSelection()
    assert enabled(window) == []
    asked = heard(window)
    key(window, Qt.Key.Key_Return)
    assert asked == []


# --- copying and exporting ----------------------------------------------------------------------------------------


def test_codes_are_copied_one_a_line(window: HistoryWindow) -> None:
    window.select([7])
    key(window, Qt.Key.Key_C, CTRL)
    code = window.selected[0].code
    assert QGuiApplication.clipboard().text() == code
    assert window.told == f"Copied: {code}"
    window.select([7, 8, 20])
    press(window, "Copy Code")
    codes = QGuiApplication.clipboard().text().split("\n")
    assert codes == [entry.code for entry in window.selected if entry.code]
    assert len([read_code(text) for text in codes]) == 2


def press_thai(window: HistoryWindow, letter: str) -> None:
    """Press Ctrl with a key as it arrives where only a Thai layout is set up."""
    code = ord(THAI[LATIN.index(letter)])
    QApplication.sendEvent(window.table, QKeyEvent(QEvent.Type.KeyPress, code, CTRL, ""))


def test_the_keys_work_on_a_keyboard_that_has_only_thai_letters(window: HistoryWindow, tmp_path: Path) -> None:
    before = dump(tmp_path)
    window.select([7])
    code = window.selected[0].code
    press_thai(window, "C")
    assert QGuiApplication.clipboard().text() == code
    key(window, Qt.Key.Key_Delete)
    press_thai(window, "Z")
    assert dump(tmp_path) == before


def test_selected_games_are_exported_to_one_file(records: Records, open_window: Open, tmp_path: Path) -> None:
    numbers = [keep_example(records, name) for name in WINS]
    numbers.append(keep_example(records, WINS[0], moves=5))
    window = open_window(records)
    window.select(numbers)
    chosen = window.selected
    press(window, "Export…")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QFileDialog)
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    dialog.selectFile(str(tmp_path / "mine"))
    dialog.accept()
    assert re.fullmatch(rf"3 {GAMES_WORD} exported to “mine\.solitaire”\.", window.told)
    found = parse_records((tmp_path / "mine.solitaire").read_text(encoding="utf-8"), GAMES)
    for record, entry in zip(found, chosen, strict=True):
        result = result_of(record.deal, list(record.replay()))
        assert record.result == result
        assert (result.is_won, result.moves, result.points) == (entry.is_won, entry.moves, entry.score)
        assert str(record.deal.code) == entry.code
        assert record.date
        assert int(record.date.timestamp()) == entry.began // 1000
        assert record.seconds == entry.seconds == 75


def test_a_board_is_exported_with_its_cards(tmp_path: Path, open_window: Open) -> None:
    records = Records(tmp_path)
    record = example(WINS[0])
    beginning = Beginning("SS", "S1", None, board_text(record.deal.position))
    records.keep_whole(
        beginning, None, [str(step.move) for step in record.replay()], Standing(49, 851, 75, is_won=True)
    )
    window = open_window(records)
    window.export(tmp_path / "board.solitaire")
    (found,) = parse_records((tmp_path / "board.solitaire").read_text(encoding="utf-8"), GAMES)
    assert found.deal.code is None
    assert found.result == result_of(found.deal, list(found.replay()))


def test_a_game_that_no_longer_replays_is_left_out_and_that_is_said(
    records: Records, open_window: Open, tmp_path: Path
) -> None:
    number = keep_example(records, WINS[0])
    window = open_window(records)
    window.select([number, 20, 40])
    window.export(tmp_path / "some.solitaire")
    assert len(parse_records((tmp_path / "some.solitaire").read_text(encoding="utf-8"), GAMES)) == 1
    left_out = rf"{GAMES_WORD} left out: no longer to be replayed\."
    assert re.fullmatch(rf"1 {GAMES_WORD} exported to “some\.solitaire”\. 2 {left_out}", window.told)
    window.select([20])
    window.export(tmp_path / "none.solitaire")
    assert not (tmp_path / "none.solitaire").exists()
    assert re.fullmatch(rf"Nothing was exported\. 1 {left_out}", window.told)


def test_a_file_that_cannot_be_written_is_told(records: Records, open_window: Open, tmp_path: Path) -> None:
    window = open_window(records)
    window.select([keep_example(records, WINS[0])])
    window.refresh()
    window.select([COUNT + 1])
    window.export(tmp_path / "no such folder" / "games.solitaire")
    assert window.told.startswith("“games.solitaire” cannot be written: ")


# --- deleting -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [[7], [7, 8, 9, 100, COUNT], list(range(1, COUNT + 1))], ids=["one", "some", "all"])
def test_what_was_deleted_comes_back_exactly(window: HistoryWindow, tmp_path: Path, chosen: list[int]) -> None:
    before = dump(tmp_path)
    window.select(chosen)
    key(window, Qt.Key.Key_Delete)
    assert re.fullmatch(rf"{len(chosen)} {GAMES_WORD} deleted\.", window.told)
    assert len(window.model.shown) == COUNT - len(chosen)
    assert dump(tmp_path) != before
    press(window, "Undo")
    assert dump(tmp_path) == before
    assert sorted(records_selected(window)) == chosen
    assert re.fullmatch(rf"{len(chosen)} {GAMES_WORD} restored\.", window.told)
    assert not button(window, "Undo").isVisible()


def test_several_deletions_are_undone_one_after_another(window: HistoryWindow, tmp_path: Path) -> None:
    before = dump(tmp_path)
    for record in (1, 2):
        window.select([record])
        press(window, "Delete")
    key(window, Qt.Key.Key_Z, CTRL)
    assert records_selected(window) == [2]
    assert button(window, "Undo").isVisible()
    key(window, Qt.Key.Key_Z, CTRL)
    assert dump(tmp_path) == before
    key(window, Qt.Key.Key_Z, CTRL)
    assert dump(tmp_path) == before


def test_after_a_deletion_the_game_below_is_selected(window: HistoryWindow) -> None:
    below = window.model.shown[11].record
    window.select([window.model.shown[10].record])
    key(window, Qt.Key.Key_Delete)
    assert records_selected(window) == [below]
    window.select([window.model.shown[-1].record])
    above = window.model.shown[-2].record
    key(window, Qt.Key.Key_Delete)
    assert records_selected(window) == [above]


def test_games_that_are_filtered_out_are_not_deleted(window: HistoryWindow, tmp_path: Path) -> None:
    combo(window, "Outcome").setCurrentText("Won")
    window.table.selectAll()
    key(window, Qt.Key.Key_Delete)
    assert "No game is like this." in seen_labels(window)
    combo(window, "Outcome").setCurrentText("All outcomes")
    assert len(window.model.shown) == COUNT - COUNT // 3


def test_the_keyboard_extends_the_selection(window: HistoryWindow) -> None:
    expected = [entry.record for entry in window.model.shown[:3]]
    key(window, Qt.Key.Key_Down, SHIFT)
    key(window, Qt.Key.Key_Down, SHIFT)
    assert records_selected(window) == expected


def test_every_action_is_in_the_menu_of_the_list(window: HistoryWindow) -> None:
    texts = [action.text() for action in window.table.actions() if action.text()]
    assert texts == ["&Play On", "&Watch", "&Copy Code", "&Export…", "&Delete", "&Sort By"]
    assert window.table.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
    assert all(isinstance(action, QAction) for action in window.table.actions())


def test_tab_leads_through_the_whole_window(window: HistoryWindow) -> None:
    window.select([7])
    key(window, Qt.Key.Key_Delete)
    window.select([8])
    seen = []
    window.table.setFocus()
    for _ in range(20):
        focus = QApplication.focusWidget()
        assert focus
        if isinstance(focus, QTableView):
            seen.append("table")
        elif isinstance(focus, QAbstractButton):
            seen.append(focus.text().replace("&", ""))
        else:
            seen.append(focus.accessibleName())
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    expected = {"table", "Game", "Outcome", "Undo", "Play On", "Watch", "Copy Code", "Export…", "Delete", "Close"}
    assert set(seen) == expected


def test_every_mnemonic_is_unique(window: HistoryWindow) -> None:
    texts = [found.text() for found in window.findChildren(QAbstractButton)] + seen_labels(window)
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) == len(set(letters)) == 9


# --- other programs, and a file that cannot be used ---------------------------------------------------------------


def test_two_windows_on_one_file_get_along(window: HistoryWindow, open_window: Open, tmp_path: Path) -> None:
    before = dump(tmp_path)
    other_records = Records(tmp_path)
    other = open_window(other_records)
    asked = heard(other)
    for each in (window, other):
        each.select([7, 8])
        each.delete_selected()
    assert [told.split()[0] for told in (window.told, other.told)] == ["2", "0"]
    other.undo()
    window.undo()
    assert dump(tmp_path) == before
    window.select([9])
    window.delete_selected()
    other.select([9])
    key(other, Qt.Key.Key_Return)
    assert asked == []
    assert other.told == "This game is no longer there: another program has deleted it."
    assert 9 not in [entry.record for entry in other.model.shown]
    other_records.close()


def test_a_file_that_became_unusable_is_told_in_one_sentence(window: HistoryWindow, records: Records) -> None:
    window.select([7])
    records.close()
    asked = heard(window)
    for text in ("Play On", "Watch"):
        press(window, text)
        assert window.told.startswith("The file of games cannot be read: ")
    press(window, "Delete")
    assert window.told.startswith("Nothing was deleted, since the file of games cannot be written: ")
    window.export(Path("never-written.solitaire"))
    assert window.told.startswith("The file of games cannot be read: ")
    assert asked == []
    window.refresh()
    assert window.model.rowCount() == 0


def test_an_undo_that_cannot_be_written_can_be_tried_again(
    window: HistoryWindow, records: Records, tmp_path: Path
) -> None:
    before = dump(tmp_path)
    window.select([7])
    window.delete_selected()
    records.connection.execute("PRAGMA query_only = ON")
    window.undo()
    assert window.told.startswith("The file of games cannot be written, try again later: ")
    assert button(window, "Undo").isVisible()
    records.connection.execute("PRAGMA query_only = OFF")
    window.undo()
    assert dump(tmp_path) == before
