"""The keys of the main window, pressed for real: each does what its menu says, and no two are the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolBar, QToolButton

from qtsolitaire.games import deal_of, read_code
from tests.player import Player

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints"
)  # said by Qt's offscreen plugin

SitDown = Callable[..., Player]
DEAL = deal_of(read_code("SS1-S1-AAAAABD"))


@pytest.fixture
def player(sit_down: SitDown) -> Player:
    """A player who can undo and redo."""
    player = sit_down(DEAL, speed="off")
    player.drag("20")
    player.drag("43")
    player.session.undo()
    return player


def actions(player: Player) -> list[QAction]:
    """Everything that the menus offer."""
    return [action for menu in menus(player) for action in menu.actions() if not action.isSeparator()]


def menus(player: Player) -> list[QMenu]:
    return [menu for menu in player.window.menuBar().findChildren(QMenu) if menu.title()]


def name(action: QAction) -> str:
    return action.text().replace("&", "").rstrip("…")


def action_named(player: Player, text: str) -> QAction:
    (found,) = (action for action in actions(player) if name(action) == text)
    return found


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("Ctrl+N", "New Game"),
        ("F2", "New Game"),
        ("Ctrl+Shift+N", "Same Level Again"),
        ("Ctrl+R", "Restart"),
        ("Ctrl+D", "Deal of the Day"),
        ("Ctrl+E", "Enter Code"),
        ("Ctrl+C", "Copy Code"),
        ("Ctrl+Shift+C", "Copy Whole Game"),
        ("Ctrl+V", "Paste Code or Game"),
        ("Ctrl+O", "Open Game"),
        ("Ctrl+Z", "Undo"),
        ("Ctrl+Shift+Z", "Redo"),
        ("Ctrl+Y", "Redo"),
        ("F1", "Rules"),
        ("F11", "Full Screen"),
        ("Ctrl+,", "Options"),
        ("Ctrl+Q", "Quit"),
    ],
)
def test_each_shortcut_triggers_its_action_once_and_no_other(player: Player, keys: str, text: str) -> None:
    triggered: list[str] = []
    for action in actions(player):
        action.triggered.connect(lambda _checked=False, action=action: triggered.append(name(action)))
    QTest.keySequence(player.view, QKeySequence(keys))
    assert triggered == [text]


@pytest.mark.qt_log_ignore("keyToAscii Unhandled key code")  # said by QTest of keys such as Copy and Paste
def test_every_sequence_that_any_action_has_triggers_it_from_the_table(player: Player) -> None:
    pressed = 0
    for action in actions(player):
        triggered: list[str] = []
        action.triggered.disconnect()
        action.triggered.connect(lambda _checked=False, told=triggered: told.append("once"))
        action.setEnabled(True)
        for sequence in action.shortcuts():
            triggered.clear()
            QTest.keySequence(player.view, sequence)
            assert triggered == ["once"], (action.text(), sequence.toString())
            pressed += 1
    assert pressed >= 17


def test_no_two_actions_share_a_shortcut(player: Player) -> None:
    shortcuts = Counter(
        sequence.toString() for action in player.window.findChildren(QAction) for sequence in action.shortcuts()
    )
    assert shortcuts
    assert [keys for keys, times in shortcuts.items() if times > 1] == []


def test_every_mnemonic_is_unique_within_its_menu(player: Player) -> None:
    bar = [menu.title() for menu in menus(player)]
    for texts in [bar, *([action.text() for action in menu.actions() if action.text()] for menu in menus(player))]:
        letters = [text[text.index("&") + 1].lower() for text in texts]
        assert len(set(letters)) == len(letters), texts


def test_the_menus_hold_every_action_once(player: Player) -> None:
    assert [menu.title().replace("&", "") for menu in menus(player)] == ["Game", "Move", "View", "Statistics", "Help"]
    names = [name(action) for action in actions(player)]
    assert len(set(names)) == len(names)


def test_the_tool_bar_shows_actions_of_the_menus_with_icons_and_takes_no_focus(player: Player) -> None:
    (bar,) = player.window.findChildren(QToolBar)
    shown = [action for action in bar.actions() if not action.isSeparator()]
    assert set(shown) <= set(actions(player))
    assert [name(action) for action in shown if action.icon().pixmap(20, 20).isNull()] == []
    button = bar.widgetForAction(action_named(player, "Undo"))
    assert isinstance(button, QToolButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert player.session.move_count == 0
    assert QApplication.focusWidget() is player.view


# --- what the keys do ---------------------------------------------------------------------------------------------

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def test_ctrl_z_takes_back_and_ctrl_shift_z_and_ctrl_y_make_the_moves_again(player: Player) -> None:
    counts = [player.session.move_count]
    for key, modifiers in ((Qt.Key.Key_Z, CONTROL), (Qt.Key.Key_Z, CONTROL | SHIFT), (Qt.Key.Key_Y, CONTROL)):
        player.key(key, modifiers)
        counts.append(player.session.move_count)
        player.assert_in_place()
    assert counts == [1, 0, 1, 2]


def test_keys_whose_action_can_do_nothing_do_nothing(sit_down: SitDown) -> None:
    player = sit_down(DEAL, speed="off")
    session = player.session
    for key in (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_R):
        player.key(key, CONTROL)
    assert (player.session, session.move_count, player.window.notice.isVisible()) == (session, 0, False)


def test_f11_and_esc_leave_full_screen(player: Player) -> None:
    player.key(Qt.Key.Key_F11)
    assert player.window.isFullScreen()
    player.key(Qt.Key.Key_F11)
    assert not player.window.isFullScreen()
    player.key(Qt.Key.Key_F11)
    player.key(Qt.Key.Key_Escape)
    assert not player.window.isFullScreen()
    player.assert_in_place()


def test_esc_first_deselects_then_closes_the_notice_then_leaves_full_screen(player: Player) -> None:
    player.key(Qt.Key.Key_F11)
    player.key(Qt.Key.Key_C, CONTROL)
    player.click("1")
    assert player.scene.selection
    states = []
    for _ in range(3):
        player.key(Qt.Key.Key_Escape)
        states.append(
            (player.scene.selection is None, player.window.notice.isHidden(), not player.window.isFullScreen())
        )
    assert states == [(True, False, False), (True, True, False), (True, True, True)]


def test_ctrl_q_closes_the_window(player: Player) -> None:
    player.key(Qt.Key.Key_Q, CONTROL)
    assert not player.window.isVisible()


def test_keys_work_while_cards_move(sit_down: SitDown) -> None:
    player = sit_down(DEAL, speed="normal")
    player.double_click("2")
    assert player.session.move_count == 1
    assert player.scene.motion.is_running
    player.key(Qt.Key.Key_Z, CONTROL)
    assert (player.session.move_count, player.session.can_redo) == (0, True)
    player.settle()
    player.assert_in_place()


def test_undo_in_the_middle_of_a_drag_ends_the_drag(player: Player) -> None:
    player.press("7")
    player.carry_to(player.spot(player.move_of("75").target))
    assert player.scene.lifted
    player.key(Qt.Key.Key_Z, CONTROL)
    assert player.session.move_count == 0
    assert player.scene.lifted is None
    player.release(player.spot(player.move_of("75").target))
    assert player.session.move_count == 0
    player.settle()
    player.assert_in_place()
