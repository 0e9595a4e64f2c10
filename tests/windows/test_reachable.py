"""Everything in every window can be reached by keys, has a name that is read, and has its mnemonic for itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QGroupBox,
    QLabel,
    QMenu,
    QRadioButton,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from qtsolitaire.app import create_window
from qtsolitaire.language import LANGUAGES
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Records
from qtsolitaire.windows.keyboard_page import KeyboardPage
from tests.player import Player
from tests.reference import example

Tab, Backtab = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
CHECKED_TEXTS = (QAbstractButton, QLabel, QGroupBox)

in_every_language = pytest.mark.parametrize("spoken_language", LANGUAGES, indirect=True)


@pytest.fixture
def player(qapp: QApplication, options: Options, tmp_path: Path) -> Iterator[Player]:
    """A player with a game that can be undone and redone, one that was left, and one in the history."""
    options.speed = "off"
    records = Records(tmp_path / "profile")
    player = Player(create_window(options, records))
    player.window.open_text("SS1-S1-AAAAABD")
    player.drag("20")
    player.window.open_text("SH1-C2-AAAAAAC")
    first, second = list(player.session.game.legal_moves(player.session.position))[:2]
    player.session.play(first)
    player.session.undo()
    player.session.play(second if second != first else first)
    yield player
    player.leave()
    records.close()


def menus(player: Player) -> list[QMenu]:
    return [menu for menu in player.window.menuBar().findChildren(QMenu) if menu.title()]


def offered(player: Player) -> list[QAction]:
    return [action for menu in menus(player) for action in menu.actions() if not action.isSeparator()]


def name(thing: QWidget) -> str:
    part = QAccessible.queryAccessibleInterface(thing)
    if isinstance(thing, QComboBox) and not thing.accessibleName():  # what is read before its choice is its label
        return " ".join(label.text(QAccessible.Text.Name) for label, _ in part.relations())
    return part.text(QAccessible.Text.Name)


def visible(window: QWidget) -> list[QWidget]:
    return [widget for widget in window.findChildren(QWidget) if widget.isVisible() and widget.window() is window]


def stops(window: QWidget) -> list[QWidget]:
    """What Tab has to come to."""
    found = []
    for widget in visible(window):
        takes_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isEnabled()
        is_other_choice = isinstance(widget, QRadioButton) and not widget.isChecked()  # reached by arrows
        if takes_tab and not widget.focusProxy() and not is_other_choice:
            found.append(widget)
    return found


def walked(window: QWidget, key: Qt.Key) -> list[QWidget]:
    """Where the focus goes by pressing a key again and again, until it is where it began; pages keep it for links."""
    window.activateWindow()
    QApplication.processEvents()
    start = QApplication.focusWidget()
    assert start
    way = [start]
    for _ in range(200):
        QTest.keyClick(way[-1], key)
        here = QApplication.focusWidget()
        assert here
        if here is start and way[-1] is not start:
            return way
        way.append(here)
    pytest.fail(f"{window.windowTitle()}: the focus does not come back to {start}, it goes {way[-6:]}")


def opened(player: Player) -> Iterator[QWidget]:
    """Open every window that the menus can open, one after another, and the window of a replay."""
    for index, action in enumerate(offered(player)):
        if action.isCheckable() or not action.isEnabled() or action.menuRole() == QAction.MenuRole.QuitRole:
            continue
        before = set(QApplication.topLevelWidgets())
        offered(player)[index].trigger()
        QApplication.processEvents()
        for window in set(QApplication.topLevelWidgets()) - before:
            if window.isVisible() and window.isWindow() and not isinstance(window, QFileDialog):
                yield window
            window.close()
        if player.window.isFullScreen():
            player.window.showNormal()
    before = set(QApplication.topLevelWidgets())
    player.window.library.watch(example("example_simple_simon.solitaire"))
    QApplication.processEvents()
    for window in set(QApplication.topLevelWidgets()) - before:
        if window.isVisible():
            yield window
            window.close()


def pages(window: QWidget) -> Iterator[str]:
    """Turn to each page of a window that has several; to the only one of another."""
    for book in window.findChildren(QTabWidget):
        for index in range(book.count()):
            book.setCurrentIndex(index)
            yield book.tabText(index)
    if not window.findChildren(QTabWidget):
        yield ""


def of_every_window(player: Player, wrong: Callable[[QWidget], list[str]]) -> dict[str, list[str]]:
    """What is wrong in the main window and in every other one, by title."""
    player.window.notice.tell("A sentence.", "An offer")
    player.window.win_panel.congratulate(1, 2, 3, fades=False)
    found = {player.window.windowTitle(): wrong(player.window)}
    player.key(Qt.Key.Key_Escape)
    for window in opened(player):
        for page in pages(window):
            found[f"{window.windowTitle()} {page}"] = wrong(window)
    assert len(found) > 10
    return {title: lines for title, lines in found.items() if lines}


def test_tab_goes_through_everything_in_every_window_and_comes_back(player: Player) -> None:
    def missed(window: QWidget) -> list[str]:
        forwards, backwards = walked(window, Tab), walked(window, Backtab)
        assert set(forwards) == set(backwards)
        return [f"{widget} {name(widget)}" for widget in stops(window) if widget not in forwards]

    assert of_every_window(player, missed) == {}


@in_every_language
def test_everything_that_gets_the_focus_has_a_name(player: Player, spoken_language: str) -> None:
    def nameless(window: QWidget) -> list[str]:
        return [str(widget) for widget in stops(window) if not name(widget)]

    assert of_every_window(player, nameless) == {}


@in_every_language
def test_no_two_things_in_a_window_have_the_same_mnemonic(player: Player, spoken_language: str) -> None:
    def doubled(window: QWidget) -> list[str]:
        shown = [widget for widget in visible(window) if isinstance(widget, CHECKED_TEXTS)]
        texts = [widget.title() if isinstance(widget, QGroupBox) else widget.text() for widget in shown]
        return doubles(texts)

    assert of_every_window(player, doubled) == {}


@in_every_language
def test_no_two_entries_of_a_menu_have_the_same_mnemonic_and_each_has_one(player: Player, spoken_language: str) -> None:
    everything = {menu.title(): [action.text() for action in menu.actions() if action.text()] for menu in menus(player)}
    everything["menu bar"] = list(everything)
    assert {title: doubles(texts) for title, texts in everything.items() if doubles(texts)} == {}
    assert [text for texts in everything.values() for text in texts if QKeySequence.mnemonic(text).isEmpty()] == []


def doubles(texts: list[str]) -> list[str]:
    """The mnemonics that several texts have."""
    keys = Counter(QKeySequence.mnemonic(text).toString() for text in texts)
    return [key for key, count in keys.items() if key and count > 1]


def test_everything_that_can_be_done_is_in_a_menu(player: Player) -> None:
    assert set(player.window.actions()) == set(offered(player))
    assert [action for action in offered(player) if not action.text()] == []


def test_the_page_of_keys_lists_every_key_of_the_menus(player: Player) -> None:
    (action,) = (action for action in offered(player) if QKeySequence("Ctrl+?") in action.shortcuts())
    action.trigger()
    (page,) = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, KeyboardPage))
    text = page.findChild(QTextBrowser)
    assert isinstance(text, QTextBrowser)
    shown = text.toPlainText()
    keys = [key.toString(QKeySequence.SequenceFormat.NativeText) for one in offered(player) for key in one.shortcuts()]
    assert [key for key in keys if key not in shown] == []
    for key in ("PgUp", "Home", "Space", "Shift+Return", "1–9, 0", "A–D"):
        assert key in shown
