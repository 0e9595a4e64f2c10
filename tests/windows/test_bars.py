"""Bars, place and colours of the main window: kept, and never lost for good."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QToolBar, QToolButton

from qtsolitaire.core.deals import DealCode
from qtsolitaire.games import game_named
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows import chrome
from qtsolitaire.windows.chrome import application_icon, is_dark_palette, use_scheme
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.options_dialog import Preview
from tests.player import CTRL, Player

SitDown = Callable[..., Player]
DEAL = game_named("SS").deal(DealCode("SS", "S1", 35))


@pytest.fixture
def player(sit_down: SitDown) -> Player:
    return sit_down(DEAL)


def bar(player: Player, name: str) -> bool:
    window = player.window
    bars = {"menu_bar": window.menuBar(), "tool_bar": window.findChild(QToolBar), "status_bar": window.statusBar()}
    shown = bars[name]
    assert shown is not None
    return bool(shown.isVisible())


def action(player: Player, text: str) -> QAction:
    (found,) = (found for found in player.window.actions() if found.text().replace("&", "") == text)
    return found


BARS = [("menu_bar", "Menu Bar"), ("tool_bar", "Tool Bar"), ("status_bar", "Status Bar")]


@pytest.mark.parametrize(("name", "text"), BARS)
def test_each_bar_can_be_hidden_and_shown_again_and_is_kept_so(
    player: Player, options: Options, sit_down: SitDown, name: str, text: str
) -> None:
    assert bar(player, name)
    action(player, text).trigger()
    assert not bar(player, name)
    assert not getattr(options, name)
    assert not bar(sit_down(DEAL), name)
    action(player, text).trigger()
    assert bar(player, name)


def test_that_the_menu_bar_can_be_found_again_is_said_once_when_it_is_hidden(player: Player) -> None:
    player.key(Qt.Key.Key_M, CTRL)
    assert player.window.notice.text == "The menu bar is hidden. Alt shows it for a moment, Ctrl+M for good."
    assert player.window.notice.isVisible()


def test_alt_shows_the_hidden_menu_bar_and_hides_it_again(player: Player) -> None:
    player.key(Qt.Key.Key_M, CTRL)
    player.key(Qt.Key.Key_Alt)
    assert bar(player, "menu_bar")
    player.key(Qt.Key.Key_Alt)
    assert not bar(player, "menu_bar")


def test_shortcuts_work_while_the_menu_bar_is_hidden(player: Player) -> None:
    player.drag(str(next(iter(player.session.game.legal_moves(player.session.position)))))
    player.key(Qt.Key.Key_M, CTRL)
    player.key(Qt.Key.Key_Z, CTRL)
    assert player.session.move_count == 0


def test_that_full_screen_can_be_left_is_said_when_it_begins(player: Player) -> None:
    player.key(Qt.Key.Key_F11)
    assert player.window.notice.text == "Esc or F11 leaves the full screen."
    player.key(Qt.Key.Key_Escape)
    assert not player.window.isFullScreen()


def test_the_window_comes_back_in_the_size_in_which_it_was_closed(player: Player, options: Options) -> None:
    player.window.resize(733, 577)
    player.window.close()
    again = MainWindow(Sitting(Session(DEAL)), options)
    assert (again.width(), again.height()) == (733, 577)
    again.deleteLater()


def test_a_window_that_was_left_on_a_screen_that_is_gone_comes_back_on_one_that_is_there(
    player: Player, options: Options
) -> None:
    player.window.move(QPoint(20_000, 20_000))
    player.window.close()
    again = Player(MainWindow(Sitting(Session(DEAL)), options), size=(700, 500))
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    assert any(screen.intersects(again.window.frameGeometry()) for screen in screens)
    again.leave()


def test_the_icons_of_the_tool_bar_follow_the_colours_of_the_window(player: Player) -> None:
    def middle() -> int:
        image = action(player, "New Game…").icon().pixmap(40, 40).toImage()
        points = [image.pixelColor(x, y) for x in range(40) for y in range(40)]
        return max(point.lightness() for point in points if point.alpha() > 200)

    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        use_scheme(app, "light")
        QApplication.processEvents()
        dark_on_light = middle()
        use_scheme(app, "dark")
        QApplication.processEvents()
        assert middle() > dark_on_light + 100
    finally:
        use_scheme(app, "light")


def test_an_icon_of_the_tool_bar_is_drawn_once_and_for_all(player: Player, qapp: QApplication) -> None:
    keys: list[list[int]] = []
    for scheme in ("dark", "light", "dark", "light"):
        use_scheme(qapp, scheme)
        QApplication.processEvents()
        keys.append([action.icon().cacheKey() for action in player.window.actions() if not action.icon().isNull()])
    assert keys[:2] == keys[2:]
    assert keys[0] != keys[1]


def test_a_button_of_the_tool_bar_listens_once_to_its_action_however_often_that_changes(player: Player) -> None:
    tools = player.window.findChild(QToolBar)
    assert tools is not None
    buttons = [button for button in tools.findChildren(QToolButton) if button.defaultAction()]
    assert len(buttons) == 7
    for button in buttons:
        action = button.defaultAction()
        QApplication.processEvents()
        before = action.receivers("2changed()")
        for is_enabled in [False, True] * 20:
            action.setEnabled(is_enabled)
            assert button.isEnabled() == is_enabled
            QApplication.processEvents()
        assert action.receivers("2changed()") <= before


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_chosen_scheme_is_in_force_whatever_the_desktop_has(qapp: QApplication, scheme: str) -> None:
    try:
        qapp.setPalette(chrome.palette(chrome.LIGHT if scheme == "dark" else chrome.DARK))
        use_scheme(qapp, scheme)
        assert is_dark_palette(qapp.palette()) is (scheme == "dark")
    finally:
        use_scheme(qapp, "system")


def test_the_programs_icon_has_every_size_that_desktops_ask_for(qapp: QApplication) -> None:
    sizes = {size.width() for size in application_icon().availableSizes()}
    assert sizes == {16, 20, 24, 32, 48, 64, 128, 256}


def test_the_preview_of_the_options_is_another_picture_for_every_deck_and_table(
    qapp: QApplication, options: Options
) -> None:
    preview = Preview(options)
    preview.resize(preview.sizeHint())
    pictures = set()
    for deck in ("classic", "four-colour", "large", "dark"):
        for cloth in ("green", "blue", "grey", "plain"):
            options.deck, options.cloth = deck, cloth
            image = preview.grab().toImage()
            pictures.add(bytes(image.constBits()))
    assert len(pictures) == 16
    preview.deleteLater()
