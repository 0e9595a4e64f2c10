"""The language is switched while windows are open: each says then what a new one says, and keeps its state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject, Qt, QTranslator
from PySide6.QtGui import QAction, QGuiApplication, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QTableView,
    QTabWidget,
    QTextEdit,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire import language
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Beginning, Records, Standing
from qtsolitaire.windows.enter_code import EnterCodeDialog
from qtsolitaire.windows.history import HistoryWindow
from qtsolitaire.windows.history_model import Column
from qtsolitaire.windows.keeper import Keeper
from qtsolitaire.windows.labels import ElidedLabel
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.new_game import NewGameDialog
from qtsolitaire.windows.options_dialog import LANGUAGE_NAMES, OptionsDialog
from qtsolitaire.windows.statistics import StatisticsDialog
from qtsolitaire.windows.wording import WordedDialog, Wording
from tests.clipping import clipped
from tests.everywhere import settle
from tests.player import Player, deal_of_board

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support propagateSizeHints")  # said by the offscreen one

CODE = "SS1-S1-AAAAABD"
ABROAD = QLocale("sv_SE")
"""A locale that writes negative and great numbers otherwise than English."""

SitDown = Callable[..., Player]


class Turned(QTranslator):
    """A language in which every text of the program stands between two marks, and is as long as it has to be.

    Args:
        times: So often each text is said.
    """

    def __init__(self, times: int = 1) -> None:
        super().__init__(QApplication.instance())
        self._times = times

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context.startswith("Q"):
            return source  # a text of Qt's own
        return f"‹{' '.join([source] * self._times)}›"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


class Profile(NamedTuple):
    """What a player's windows are opened on."""

    options: Options
    records: Records


Make = Callable[[Profile], QWidget]


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """Every test begins and ends in English."""
    font = qapp.font()
    language.install(qapp, "en")
    QApplication.processEvents()
    yield
    qapp.setFont(font)
    language.install(qapp)
    QApplication.processEvents()


@pytest.fixture
def profile(tmp_path: Path, options: Options) -> Iterator[Profile]:
    records = Records(tmp_path)
    for number, (code, at, score, is_won) in enumerate(
        (
            ("SS1-S1-AAAAABD", 60, 1700, True),
            ("SS1-S4-AAAAABD", 71, -64, False),
            ("SH1-C2-AAAAABD", 1095, 520, True),
            ("", 9, 491, False),
        )
    ):
        game, level = (code[:2], code[4:6]) if code else ("SS", "S2")
        standing = Standing(at, score, 200 * number, is_won)
        records.keep_whole(Beginning(game, level, code or None, None if code else "x"), None, ["12"], standing)
    yield Profile(options, records)
    records.close()


@pytest.fixture
def show(qapp: QApplication, profile: Profile) -> Iterator[Callable[[Make], QWidget]]:
    """Open a window, and close it in the end."""
    shown: list[QWidget] = []

    def open_window(make: Make) -> QWidget:
        window = make(profile)
        window.show()
        shown.append(window)
        QApplication.processEvents()
        return window

    yield open_window
    for window in shown:
        if isinstance(window, MainWindow):
            Player(window).leave()  # with its games, in the right order
        else:
            window.close()
            window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def speak(translator: QTranslator | None = None) -> None:
    """Speak another language from now on; English if none is given."""
    app = QApplication.instance()
    assert app
    if translator is None:
        language.install(app, "en")
    else:
        QLocale.setDefault(ABROAD)
        app.installTranslator(translator)
    QApplication.processEvents()


# --- windows, each in a state that is not its first ---------------------------------------------------------------


def new_game(_profile: Profile) -> QWidget:
    return NewGameDialog(GAMES[1], {"SH": "C2"})


def enter_code(_profile: Profile) -> QWidget:
    dialog = EnterCodeDialog()
    dialog.enter(CODE)
    return dialog


def enter_wrong_code(_profile: Profile) -> QWidget:
    dialog = EnterCodeDialog()
    dialog.enter("SS9-S1-AAAAABD")
    return dialog


def show_options(profile: Profile) -> QWidget:
    dialog = OptionsDialog(profile.options)
    tabs = dialog.findChild(QTabWidget)
    assert isinstance(tabs, QTabWidget)
    tabs.setCurrentIndex(1)
    return dialog


def show_history(profile: Profile) -> QWidget:
    window = HistoryWindow(profile.records)
    window.table.sortByColumn(Column.SCORE, Qt.SortOrder.AscendingOrder)
    window.findChildren(QComboBox)[0].setCurrentIndex(1)  # Simple Simon
    window.select([4])
    return window


def show_whole_history(profile: Profile) -> QWidget:
    return HistoryWindow(profile.records)


def show_empty_history(profile: Profile) -> QWidget:
    window = HistoryWindow(profile.records)
    for box in window.findChildren(QComboBox):
        box.setCurrentIndex(box.count() - 2)  # won games of a level that was never won
    return window


def show_statistics(profile: Profile) -> QWidget:
    dialog = StatisticsDialog(profile.records)
    tabs = dialog.findChild(QTabWidget)
    assert isinstance(tabs, QTabWidget)
    tabs.setCurrentIndex(1)
    dialog.findChildren(QTableView)[1].selectRow(1)
    return dialog


def show_statistics_of_nothing(profile: Profile) -> QWidget:
    dialog = StatisticsDialog(profile.records)
    dialog.findChildren(QComboBox)[0].setCurrentIndex(dialog.findChildren(QComboBox)[0].count() - 1)
    return dialog


def show_main_window(profile: Profile) -> QWidget:
    sitting = Sitting(Session(deal_of(read_code(CODE))))
    window = MainWindow(sitting, profile.options, Keeper(profile.records, sitting))
    window.win_panel.congratulate(-1234, 1049, 75, fades=False)
    return window


WINDOWS = (
    new_game,
    enter_code,
    enter_wrong_code,
    show_options,
    show_history,
    show_whole_history,
    show_empty_history,
    show_statistics,
    show_statistics_of_nothing,
    show_main_window,
)
windows = pytest.mark.parametrize("make", WINDOWS, ids=lambda make: make.__name__)


# --- what is said, and what must stay -----------------------------------------------------------------------------


def said(window: QWidget) -> list[tuple[str, str]]:
    """Everything that a window says: the kind of each text, and the text."""
    return sorted(
        (f"{type(part).__name__}.{kind}", text)
        for part in (window, *window.findChildren(QObject))
        for kind, text in texts(part)
        if text
    )


def texts(part: QObject) -> Iterator[tuple[str, str]]:
    if isinstance(part, QAction):
        yield from (("text", part.text()), ("toolTip", part.toolTip()), ("iconText", part.iconText()))
    if isinstance(part, QWidget):
        yield from (("windowTitle", part.windowTitle()), ("toolTip", part.toolTip()))
        yield from (("name", part.accessibleName()), ("description", part.accessibleDescription()))
    if isinstance(part, QLabel | QAbstractButton | QLineEdit):
        yield "text", part.text()
    if isinstance(part, QLineEdit):
        yield "placeholder", part.placeholderText()
    if isinstance(part, QGroupBox | QMenu):
        yield "title", part.title()
    if isinstance(part, QComboBox):
        yield from (("item", part.itemText(index)) for index in range(part.count()))
    if isinstance(part, QTabWidget):
        yield from (("tab", part.tabText(index)) for index in range(part.count()))
    if isinstance(part, QTableView):
        yield from (("cell", text) for text in cells(part))


def cells(table: QTableView) -> Iterator[str]:
    model = table.model()
    for column in range(model.columnCount()):
        yield str(model.headerData(column, Qt.Orientation.Horizontal))
        yield from (str(model.index(row, column).data()) for row in range(model.rowCount()))


def state(window: QWidget) -> list[object]:
    """What the player has done in a window."""
    focus = window.focusWidget()
    done: list[object] = [window.findChildren(QWidget).index(focus) if focus else None]
    for part in window.findChildren(QWidget):
        if isinstance(part, QComboBox | QTabWidget):
            done.append(part.currentIndex())
        elif isinstance(part, QAbstractButton):
            done.append((part.isChecked(), part.isEnabled()))
        elif isinstance(part, QLineEdit):
            done.append((part.text(), part.cursorPosition()))
        elif isinstance(part, QTableView):
            header = part.horizontalHeader()
            rows = sorted(index.row() for index in part.selectionModel().selectedRows())
            done.append((rows, part.currentIndex().row(), header.sortIndicatorSection(), header.sortIndicatorOrder()))
    return done


@windows
def test_an_open_window_says_what_a_new_one_says(show: Callable[[Make], QWidget], make: Make) -> None:
    window = show(make)
    in_english, before = said(window), state(window)
    speak(Turned())
    turned = said(window)
    assert turned == said(show(make))
    assert len({text for _, text in turned} - {text for _, text in in_english}) >= 5
    speak()
    assert said(window) == in_english
    assert state(window) == before


# --- what is not a fixed text -------------------------------------------------------------------------------------


@pytest.fixture
def player(sit_down: SitDown) -> Player:
    return sit_down(deal_of(read_code(CODE)), speed="off")


def status(player: Player) -> list[str]:
    """What stands in the status bar."""
    return [label.text() for label in player.window.statusBar().findChildren(QLabel) if label.isVisible()]


def test_level_score_and_moves_follow(player: Player) -> None:
    player.drag("20")
    before = status(player)
    speak(Turned())
    after = status(player)
    assert after[0] == player.window.windowTitle() == "Simple Simon – ‹‹Easy› (‹1 suit›)›"
    score = str(player.session.position.score)
    assert after[1:3] == [f"‹Score {score}›", "‹Moves 1›"]
    assert after[3:] == before[3:]  # time and code
    player.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert "‹Moves 0›" in status(player)
    speak()
    assert "Moves 0" in status(player)


def test_a_board_of_its_own_is_called_so_in_every_language(sit_down: SitDown) -> None:
    player = sit_down(deal_of_board("S4", "… | - | - | - | - | - | - | - | - | -"))
    assert status(player)[-1] == "Board of its own"
    speak(Turned())
    assert status(player)[-1] == "‹Board of its own›"


def test_numbers_are_written_as_in_the_locale_and_times_as_everywhere(player: Player) -> None:
    player.window.win_panel.congratulate(-1234, 5678, 75, fades=False)
    assert player.window.win_panel.values == ["-1,234", "5,678", "1:15"]
    speak(Turned())
    assert player.window.win_panel.values == [ABROAD.toString(-1234), ABROAD.toString(5678), "1:15"]
    assert ABROAD.toString(-1234) != QLocale("en_US").toString(-1234)


def test_a_panel_that_is_not_shown_stays_hidden(player: Player) -> None:
    speak(Turned())
    assert not player.window.win_panel.isVisible()
    assert not player.window.notice.isVisible()


def test_a_notice_in_another_language_goes(player: Player) -> None:
    player.window.open_text("SS9-S1-AAAAABD")
    assert player.window.notice.isVisible()
    speak(Turned())
    assert not player.window.notice.isVisible()
    player.window.open_text("SS9-S1-AAAAABD")
    assert player.window.notice.text.startswith("‹This code has version 9")


def test_that_games_are_not_kept_is_said_in_every_language(
    profile: Profile, show: Callable[[Make], QWidget], tmp_path: Path
) -> None:
    (tmp_path / "blocked").write_text("a file where a folder has to be", encoding="utf-8")
    records = Records(tmp_path / "blocked")
    sitting = Sitting(Session(deal_of(read_code(CODE))))
    window = show(lambda made: MainWindow(sitting, made.options, Keeper(records, sitting)))
    speak(Turned())
    shown = [label.text() for label in window.findChildren(QLabel) if label.isVisible()]
    assert "‹⚠ Games are not being kept›" in shown
    records.close()


# --- the choice ---------------------------------------------------------------------------------------------------


def language_box(dialog: QDialog) -> QComboBox:
    box = dialog.findChild(QComboBox, "language")
    assert isinstance(box, QComboBox)
    return box


def options_of(player: Player) -> OptionsDialog:
    player.key(Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, OptionsDialog)
    return dialog


def test_languages_are_offered_by_their_own_names(player: Player) -> None:
    box = language_box(options_of(player))
    assert [box.itemData(index) for index in range(box.count())] == ["system", *language.LANGUAGES]
    names = [box.itemText(index) for index in range(1, box.count())]
    assert names == [LANGUAGE_NAMES[name] for name in language.LANGUAGES] == ["English", "Tiếng Việt", "ไทย"]
    speak(Turned())
    assert [box.itemText(index) for index in range(box.count())] == ["‹As the system›", *names]


def test_a_chosen_language_is_spoken_at_once_and_kept(player: Player, options: Options) -> None:
    dialog = options_of(player)
    box = language_box(dialog)
    player.window.open_text("SS9-S1-AAAAABD")
    box.setCurrentIndex(box.findData("vi"))
    QApplication.processEvents()
    assert QLocale().name() == "vi_VN"
    assert Options(Path(options.settings.fileName())).language == options.language == "vi"
    assert not player.window.notice.isVisible()  # it was told that there is another language
    assert dialog.isVisible()
    assert box.currentData() == "vi"
    box.setCurrentIndex(box.findData("en"))
    QApplication.processEvents()
    assert QLocale().name() == "en_US"


def test_the_tool_bar_has_no_letters_for_keys(player: Player, options: Options) -> None:
    for chosen in ("th", "vi", "en"):
        options.language = chosen
        QApplication.processEvents()
        texts = [action.iconText() for action in player.window.actions() if not action.icon().isNull()]
        assert len(texts) == 7
        assert not [text for text in texts if set(text) & set("()&…")]


# --- what the language never touches ------------------------------------------------------------------------------


def test_settings_codes_and_records_are_the_same_in_every_language(
    sit_down: SitDown, options: Options, tmp_path: Path
) -> None:
    kept = []
    for turned in (None, Turned()):
        speak(turned)
        player = sit_down(deal_of(read_code("SH1-C2-AAAAABD")), speed="off", cloth="blue")
        player.window._exchange.copy_code()
        code = QApplication.clipboard().text()
        player.window._exchange.copy_record()
        options.settings.remove("window")
        options.save()
        kept.append((code, QApplication.clipboard().text(), Path(options.settings.fileName()).read_bytes()))
    assert kept[0] == kept[1]
    assert kept[0][0] == "SH1-C2-AAAAABD"


# --- room for long words ------------------------------------------------------------------------------------------


DIALOGS = [make for make in WINDOWS if make is not show_main_window]


@pytest.mark.parametrize("make", DIALOGS, ids=lambda make: make.__name__)
def test_no_text_of_an_open_dialog_is_cut_off_when_a_wordy_language_comes(
    show: Callable[[Make], QWidget], make: Make
) -> None:
    """What a dialog says that is opened in such a language is looked at in test_room.py, with all its boxes.

    In an open dialog Qt remembers how narrow a box might be before; ours have more room than twice that.
    """
    window = show(make)
    speak(Turned(2))
    settle()
    assert [fault for fault in clipped(window) if not fault.startswith("QComboBox")] == []


def test_what_the_status_bar_cuts_off_is_said_whole_by_its_tool_tip(sit_down: SitDown) -> None:
    speak(Turned(3))
    player = sit_down(deal_of(read_code(CODE)), speed="off")
    labels = [label for label in player.window.findChildren(ElidedLabel) if label.isVisible()]
    player.window.resize(2000, 700)
    QApplication.processEvents()
    assert [label.text() for label in labels if label.is_cut] == []
    player.window.resize(480, 360)
    QApplication.processEvents()
    cut = [label for label in labels if label.is_cut]
    assert labels[0] in cut  # the level gives way first: the title says it too
    for label in cut:
        where = label.rect().center()
        QApplication.sendEvent(label, QHelpEvent(QEvent.Type.ToolTip, where, label.mapToGlobal(where)))
        assert QToolTip.text().split("\n")[0] == label.text()
    QToolTip.hideText()


# --- the mechanism ------------------------------------------------------------------------------------------------


def test_a_text_is_set_at_once_and_again_in_the_order_in_which_texts_were_named() -> None:
    heard: list[str] = []
    word = Wording()
    words = ["first", "second"]
    word(heard.append, lambda: words[0])
    word(heard.append, lambda: words[1])
    words[:] = ["third", "fourth"]
    word.renew()
    assert heard == ["first", "second", "third", "fourth"]


def test_a_dialog_grows_with_its_texts_and_never_shrinks(qapp: QApplication) -> None:
    dialog = WordedDialog()
    label = QLabel(wordWrap=True)
    column = QVBoxLayout(dialog)
    column.addWidget(label)
    texts = ["short"]
    dialog.word(label.setText, lambda: texts[0])
    dialog.show()
    small = dialog.size()
    texts[0] = "a long sentence " * 60
    qapp.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert label.height() >= label.heightForWidth(label.width())
    grown = dialog.size()
    assert grown.height() > small.height()
    texts[0] = "short"
    qapp.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.size() == grown
    dialog.close()
    dialog.deleteLater()


def test_what_is_copied_from_a_window_has_no_marks_for_line_breaks(sit_down: SitDown) -> None:
    player = sit_down(deal_of(read_code(CODE)))
    page = QTextEdit(plainText="ไพ่\u200bใบ\u200bสุดท้าย", readOnly=True, acceptRichText=False)
    page.show()
    page.activateWindow()
    QTest.qWaitForWindowActive(page)
    page.selectAll()
    page.copy()
    assert QGuiApplication.clipboard().text() == "ไพ่ใบสุดท้าย"
    page.close()
    player.window.close()
