"""New Game, Enter Code and Options: worked with mouse and keyboard."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QTabWidget,
)

from qtsolitaire.games import deal_of, read_code
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.chrome import is_dark_palette
from qtsolitaire.windows.enter_code import EnterCodeDialog
from qtsolitaire.windows.new_game import NewGameDialog
from qtsolitaire.windows.options_dialog import OptionsDialog
from tests.player import Player

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints"
)  # said by Qt's offscreen plugin

SitDown = Callable[..., Player]
D = TypeVar("D", bound=QDialog)
CODE = "SS1-S1-AAAAABD"
CONTROL = Qt.KeyboardModifier.ControlModifier
FLAGS = {
    "double_click": "Double click",
    "auto_place": "Auto-place",
    "placement_aid": "Placement aid",
    "interactive_rules": "Interactive rules",
    "click_sends_up": "Click sends cards up",
}


@pytest.fixture
def player(sit_down: SitDown) -> Player:
    return sit_down(deal_of(read_code(CODE)), speed="off")


def opened(player: Player, kind: type[D], key: Qt.Key, modifiers: Qt.KeyboardModifier) -> D:
    """Open a dialog by its key."""
    player.window.activateWindow()  # as a window manager does when a dialog has gone
    QApplication.processEvents()
    player.key(key, modifiers)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, kind)
    QApplication.processEvents()  # the dialog becomes active
    return dialog


def new_game(player: Player) -> NewGameDialog:
    return opened(player, NewGameDialog, Qt.Key.Key_N, CONTROL)


def enter_code(player: Player) -> EnterCodeDialog:
    return opened(player, EnterCodeDialog, Qt.Key.Key_E, CONTROL)


def show_options(player: Player) -> OptionsDialog:
    return opened(player, OptionsDialog, Qt.Key.Key_Comma, CONTROL)


def button(dialog: QDialog, text: str) -> QAbstractButton:
    """The visible button with a text, without its mnemonic."""
    (found,) = (
        found
        for found in dialog.findChildren(QAbstractButton)
        if found.text().replace("&", "") == text and found.isVisible()
    )
    return found


def press(dialog: QDialog, text: str) -> None:
    QTest.mouseClick(button(dialog, text), Qt.MouseButton.LeftButton, pos=button(dialog, text).rect().center())


def tick(dialog: QDialog, text: str) -> None:
    """Click a check box or radio button at its left end, where its mark is."""
    found = button(dialog, text)
    point = found.rect().center()
    point.setX(8)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton, pos=point)


def titles(dialog: QDialog) -> list[str]:
    return [box.title() for box in dialog.findChildren(QGroupBox) if box.isVisible()]


def choices(dialog: QDialog) -> list[str]:
    return [found.text() for found in dialog.findChildren(QRadioButton) if found.isVisible()]


def chosen(dialog: QDialog) -> list[str]:
    return [found.text() for found in dialog.findChildren(QRadioButton) if found.isVisible() and found.isChecked()]


def level_of(player: Player) -> tuple[str, str]:
    code = player.session.deal.code
    assert code
    return code.game, code.level


# --- New Game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "modifiers"), [(Qt.Key.Key_N, CONTROL), (Qt.Key.Key_F2, Qt.KeyboardModifier.NoModifier)]
)
def test_new_game_asks_which_game_and_how_many_suits(
    player: Player, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    dialog = opened(player, NewGameDialog, key, modifiers)
    assert dialog.windowTitle() == "New Game"
    assert titles(dialog) == ["Game", "How many suits?"]
    assert choices(dialog) == ["Simple Simon", "Seahaven Towers", "1 suit – Easy", "2 suits – Medium", "4 suits – Hard"]


def test_new_game_asks_how_many_cells_for_seahaven_towers(player: Player) -> None:
    dialog = new_game(player)
    tick(dialog, "Seahaven Towers")
    assert titles(dialog) == ["Game", "How many cells?"]
    assert choices(dialog)[2:] == ["4 cells – Easy", "2 cells – Medium", "1 cell – Hard"]


def test_at_first_one_suit_and_four_cells_are_preset(player: Player) -> None:
    dialog = new_game(player)
    assert chosen(dialog) == ["Simple Simon", "1 suit – Easy"]
    tick(dialog, "Seahaven Towers")
    assert chosen(dialog) == ["Seahaven Towers", "4 cells – Easy"]


@pytest.mark.parametrize(
    ("game", "level", "begun"),
    [
        ("Simple Simon", "1 suit – Easy", ("SS", "S1")),
        ("Simple Simon", "2 suits – Medium", ("SS", "S2")),
        ("Simple Simon", "4 suits – Hard", ("SS", "S4")),
        ("Seahaven Towers", "4 cells – Easy", ("SH", "C4")),
        ("Seahaven Towers", "2 cells – Medium", ("SH", "C2")),
        ("Seahaven Towers", "1 cell – Hard", ("SH", "C1")),
    ],
)
def test_new_game_begins_the_chosen_game_and_level(
    player: Player, game: str, level: str, begun: tuple[str, str]
) -> None:
    before = player.session
    dialog = new_game(player)
    tick(dialog, game)
    tick(dialog, level)
    press(dialog, "Begin")
    assert QApplication.activeModalWidget() is None
    assert player.session is not before
    assert level_of(player) == begun
    player.assert_in_place()


def test_the_last_choice_is_preset_for_each_game(player: Player) -> None:
    dialog = new_game(player)
    tick(dialog, "4 suits – Hard")
    press(dialog, "Begin")
    dialog = new_game(player)
    assert chosen(dialog) == ["Simple Simon", "4 suits – Hard"]
    tick(dialog, "Seahaven Towers")
    tick(dialog, "2 cells – Medium")
    press(dialog, "Begin")
    dialog = new_game(player)
    assert chosen(dialog) == ["Seahaven Towers", "2 cells – Medium"]
    tick(dialog, "Simple Simon")
    assert chosen(dialog) == ["Simple Simon", "4 suits – Hard"]


def test_the_last_choice_is_preset_after_a_restart_of_the_program(sit_down: SitDown, options: Options) -> None:
    player = sit_down(deal_of(read_code("SH1-C1-AAAAABD")))
    player.window.close()
    assert chosen(new_game(sit_down(deal_of(read_code(CODE))))) == ["Simple Simon", "1 suit – Easy"]
    assert options.last_level("SH") == "C1"
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, NewGameDialog)
    tick(dialog, "Seahaven Towers")
    assert chosen(dialog) == ["Seahaven Towers", "1 cell – Hard"]


def test_new_game_is_worked_with_the_keyboard_alone(player: Player) -> None:
    new_game(player)
    player.key(Qt.Key.Key_Down)
    player.key(Qt.Key.Key_Return)
    assert level_of(player) == ("SS", "S2")


def test_the_game_is_chosen_with_the_arrow_keys_too(player: Player) -> None:
    dialog = new_game(player)
    button(dialog, "Simple Simon").setFocus()
    player.key(Qt.Key.Key_Down)
    assert (chosen(dialog), titles(dialog)) == (["Seahaven Towers", "4 cells – Easy"], ["Game", "How many cells?"])


@pytest.mark.parametrize("how", ["Esc", "Cancel"])
def test_esc_and_cancel_begin_nothing(player: Player, how: str) -> None:
    player.drag("20")
    before = player.session
    dialog = new_game(player)
    tick(dialog, "Seahaven Towers")
    press(dialog, "Cancel") if how == "Cancel" else player.key(Qt.Key.Key_Escape)
    assert QApplication.activeModalWidget() is None
    assert (player.session, before.move_count) == (before, 1)
    assert chosen(new_game(player)) == ["Simple Simon", "1 suit – Easy"]


def test_new_game_offers_to_take_the_left_game_back(player: Player) -> None:
    player.drag("20")
    left = player.session
    press(new_game(player), "Begin")
    assert player.window.notice.text == "New game dealt."
    (back,) = (found for found in player.window.notice.findChildren(QPushButton) if found.isVisible())
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert player.session is left


# --- Enter Code ---------------------------------------------------------------------------------------------------


def type_code(dialog: EnterCodeDialog, text: str) -> None:
    (edit,) = dialog.findChildren(QLineEdit)
    assert edit.hasFocus()
    edit.selectAll()
    QTest.keyClicks(edit, text)


def test_enter_code_says_nothing_at_first_and_begins_nothing(player: Player) -> None:
    dialog = enter_code(player)
    assert (dialog.windowTitle(), dialog.comment, dialog.code) == ("Enter Code", "", None)
    assert not button(dialog, "Begin").isEnabled()


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ("SS1-S1-AAAAABD", "Simple Simon – Easy (1 suit)"),
        ("sh1 c2 aaaaabd", "Seahaven Towers – Medium (2 cells)"),
        ("ss1s4aaaaabd", "Simple Simon – Hard (4 suits)"),
        ("SS1-S1-AAAAA80", "Simple Simon – Easy (1 suit)"),
    ],
)
def test_a_readable_code_names_its_game_and_level_and_can_be_begun(player: Player, text: str, comment: str) -> None:
    dialog = enter_code(player)
    type_code(dialog, text)
    assert dialog.comment == comment
    assert button(dialog, "Begin").isEnabled()
    press(dialog, "Begin")
    assert player.session.deal == deal_of(read_code(text))
    assert QApplication.activeModalWidget() is None


@pytest.mark.parametrize(
    ("text", "comment"),
    [
        ("hello", "“HELLO” names no game. A deal code begins with one of: SS1, SH1."),
        ("SS9-S1-AAAAABD", "This code has version 9: it was made by a newer version of the program."),
        ("SS1-C4-AAAAABD", "“C4” is no level of this game. Its levels are: S1, S2, S4."),
        ("SS1-S1-AAAAAB", "The last part of the code has to be 7 letters; “AAAAAB” has 6."),
        ("SS1-S1-AAAAA9D", "“9”, letter 6 of the last part, is not used in codes (only A–Z and 2–7 are)."),
    ],
)
def test_a_wrong_code_says_its_sentence_and_cannot_be_begun(player: Player, text: str, comment: str) -> None:
    before = player.session
    dialog = enter_code(player)
    type_code(dialog, text)
    assert dialog.comment == comment
    assert not button(dialog, "Begin").isEnabled()
    player.key(Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert player.session is before


def test_the_sentence_follows_every_key(player: Player) -> None:
    dialog = enter_code(player)
    (edit,) = dialog.findChildren(QLineEdit)
    begun = []
    for letter in "SS1-S1-AAAAABDA":
        QTest.keyClicks(edit, letter)
        begun.append(button(dialog, "Begin").isEnabled())
    assert begun == [False] * 13 + [True, False]
    QTest.keyClick(edit, Qt.Key.Key_Backspace)
    assert button(dialog, "Begin").isEnabled()
    edit.clear()
    assert (dialog.comment, button(dialog, "Begin").isEnabled()) == ("", False)


def test_return_begins_a_readable_code(player: Player) -> None:
    dialog = enter_code(player)
    type_code(dialog, "SH1-C1-AAAAABD")
    player.key(Qt.Key.Key_Return)
    assert level_of(player) == ("SH", "C1")


def test_the_code_field_pastes_and_does_not_deal_behind_the_dialog(player: Player) -> None:
    before = player.session
    dialog = enter_code(player)
    QGuiApplication.clipboard().setText("SH1-C1-AAAAABD")
    player.key(Qt.Key.Key_V, CONTROL)
    assert dialog.comment == "Seahaven Towers – Hard (1 cell)"
    assert player.session is before


def test_the_longest_sentence_is_shown_whole(player: Player) -> None:
    dialog = enter_code(player)
    type_code(dialog, "W" * 40)
    (comment,) = (label for label in dialog.findChildren(QLabel) if label.text() == dialog.comment)
    QApplication.processEvents()
    assert comment.heightForWidth(comment.width()) <= comment.height()


@pytest.mark.parametrize("how", ["Esc", "Cancel"])
def test_a_code_that_was_not_confirmed_begins_nothing(player: Player, how: str) -> None:
    before = player.session
    dialog = enter_code(player)
    type_code(dialog, "SH1-C1-AAAAABD")
    press(dialog, "Cancel") if how == "Cancel" else player.key(Qt.Key.Key_Escape)
    assert QApplication.activeModalWidget() is None
    assert player.session is before


# --- Options ------------------------------------------------------------------------------------------------------


def in_force(player: Player) -> dict[str, bool]:
    """The options as the table has them."""
    preferences = player.scene.preferences
    habits = preferences.habits
    return {
        "double_click": habits.double_click,
        "auto_place": habits.auto_place,
        "placement_aid": preferences.placement_aid,
        "interactive_rules": preferences.interactive_rules,
        "click_sends_up": habits.click_sends_up,
    }


def kept(options: Options, tmp_path: Path) -> Options:
    """The options as they are after a restart: read from a copy, since QSettings remembers files by their names."""
    options.save()
    copy = tmp_path / "copy.ini"
    shutil.copyfile(options.settings.fileName(), copy)
    return Options(copy)


@pytest.mark.parametrize("name", FLAGS)
def test_each_check_box_works_at_once_and_is_kept(player: Player, options: Options, tmp_path: Path, name: str) -> None:
    before = in_force(player)
    dialog = show_options(player)
    box = button(dialog, FLAGS[name])
    assert isinstance(box, QCheckBox)
    assert box.isChecked() == before[name]
    tick(dialog, FLAGS[name])
    assert in_force(player) == {**before, name: not before[name]}
    assert dialog.isVisible()
    assert getattr(kept(options, tmp_path), name) is not before[name]
    tick(dialog, FLAGS[name])
    assert in_force(player) == before


def test_every_option_of_the_rules_has_a_check_box(player: Player) -> None:
    dialog = show_options(player)
    assert [box.text().replace("&", "") for box in dialog.findChildren(QCheckBox)] == list(FLAGS.values())


@pytest.mark.parametrize(
    ("name", "index", "value", "pace"),
    [
        ("speed", 1, "fast", 0.5),
        ("speed", 2, "off", 0.0),
        ("reduced_motion", 1, "on", 0.0),
        ("reduced_motion", 2, "off", 1.0),
    ],
)
def test_the_speed_of_the_cards_can_be_chosen_and_works_at_once(
    sit_down: SitDown, options: Options, tmp_path: Path, name: str, index: int, value: str, pace: float
) -> None:
    player = sit_down(deal_of(read_code(CODE)))
    choose(player, name, index)
    assert player.scene.preferences.pace == player.scene.motion.pace == pace
    assert getattr(kept(options, tmp_path), name) == value


@pytest.mark.parametrize(
    ("name", "index", "value"),
    [("deck", 1, "four-colour"), ("deck", 2, "large"), ("cloth", 1, "blue"), ("cloth", 3, "plain")],
)
def test_cards_and_table_can_be_chosen_and_are_drawn_at_once(
    sit_down: SitDown, options: Options, tmp_path: Path, name: str, index: int, value: str
) -> None:
    player = sit_down(deal_of(read_code(CODE)))
    before = player.window.grab().toImage()
    choose(player, name, index)
    assert getattr(player.scene.preferences, name) == value
    assert player.window.grab().toImage() != before
    assert getattr(kept(options, tmp_path), name) == value


@pytest.mark.parametrize(("index", "is_dark"), [(1, False), (2, True)])
def test_light_or_dark_windows_can_be_chosen_and_are_so_at_once(
    sit_down: SitDown, options: Options, tmp_path: Path, index: int, is_dark: bool
) -> None:
    player = sit_down(deal_of(read_code(CODE)))
    choose(player, "scheme", index)
    assert is_dark_palette(player.window.palette()) is is_dark
    assert kept(options, tmp_path).scheme == ("dark" if is_dark else "light")
    choose(player, "scheme", -index)
    assert options.scheme == "system"


def choose(player: Player, name: str, steps: int) -> None:
    """Open the options, turn to the page of a choice, and walk so many steps up or down in it."""
    dialog = show_options(player)
    tabs = dialog.findChild(QTabWidget)
    box = dialog.findChild(QComboBox, name)
    assert isinstance(tabs, QTabWidget)
    assert isinstance(box, QComboBox)
    tabs.setCurrentIndex(1)
    box.setFocus()
    for _ in range(abs(steps)):
        player.key(Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)
    dialog.close()
    QApplication.processEvents()  # windows hear of new colours by an event



@pytest.mark.parametrize("how", ["Esc", "Close"])
def test_closing_the_options_undoes_nothing(player: Player, how: str) -> None:
    dialog = show_options(player)
    tick(dialog, "Auto-place")
    press(dialog, "Close") if how == "Close" else player.key(Qt.Key.Key_Escape)
    assert QApplication.activeModalWidget() is None
    assert in_force(player)["auto_place"]
    assert button(show_options(player), "Auto-place").isChecked()


def test_changing_an_option_leaves_the_game_as_it_is(player: Player) -> None:
    player.drag("20")
    session = player.session
    dialog = show_options(player)
    for text in FLAGS.values():
        tick(dialog, text)
    assert (player.session, session.move_count, session.can_undo) == (session, 1, True)
    player.assert_in_place()


def test_every_mnemonic_of_the_options_is_unique(player: Player) -> None:
    dialog = show_options(player)
    texts = [found.text() for found in dialog.findChildren(QAbstractButton) if found.isVisible()]
    texts += [label.text() for label in dialog.findChildren(QLabel)]
    letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(letters) == 11
    assert len(set(letters)) == 11


def test_a_drag_is_put_back_when_a_dialog_opens(player: Player) -> None:
    player.press("2")
    player.carry_to(player.spot(player.move_of("20").target))
    assert player.view.pointer.is_carrying
    new_game(player)
    assert not player.view.pointer.is_carrying
    assert player.session.move_count == 0
    player.key(Qt.Key.Key_Escape)
    player.assert_in_place()
