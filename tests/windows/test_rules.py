"""The Rules window: what its pages say, that every figure is the judge's, and reading with mouse and keyboard."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTranslator, QUrl
from PySide6.QtGui import QAction, QColor, QGuiApplication, QKeyEvent, QPageSize, QPalette, QPdfWriter, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QTabBar
from pytestqt.qtbot import QtBot

from qtsolitaire.assets import asset
from qtsolitaire.board.faces import DECKS
from qtsolitaire.board.portrait import portrait
from qtsolitaire.board.scene import Preferences
from qtsolitaire.core.game import Game
from qtsolitaire.core.pages import ANCHORS_OF_RULES, PROGRAM, QUESTIONS, Link, Page, Picture
from qtsolitaire.core.record import decode, parse_records
from qtsolitaire.core.table import all_cards
from qtsolitaire.games import GAMES, deal_of, game_named, read_code, seahaven_towers, simple_simon
from qtsolitaire.language import BREAK, say
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.chrome import DARK, LIGHT, palette
from qtsolitaire.windows.commands import COMMANDS
from qtsolitaire.windows.options_dialog import OptionsDialog
from qtsolitaire.windows.page_html import (
    ON_PAPER,
    READABLE_CONTRAST,
    Pictures,
    Writer,
    colours_of,
    contrast,
    deal_named,
)
from qtsolitaire.windows.page_view import LARGEST, SMALLEST, WIDEST
from qtsolitaire.windows.program_pages import OPTIONS, Files, all_pages, game_page
from qtsolitaire.windows.rules import RulesWindow
from qtsolitaire.windows.wording import as_read
from tests.player import Player

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints"
)  # said by Qt's offscreen plugin

SitDown = Callable[..., Player]
CONTROL, SHIFT, ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
SIMON, TOWERS = game_named("SS"), game_named("SH")
games = pytest.mark.parametrize("game", GAMES, ids=[game.code for game in GAMES])


@pytest.fixture
def files(tmp_path: Path) -> Files:
    return Files(tmp_path / "settings here.ini", tmp_path / "games & more.sqlite")


@pytest.fixture
def window(qapp: QApplication, files: Files) -> Iterator[RulesWindow]:
    """The window on the page of Simple Simon."""
    made = RulesWindow(SIMON, files, Preferences)
    made.show()
    made.activateWindow()
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop that would do it is running


@pytest.fixture
def player(sit_down: SitDown) -> Player:
    return sit_down(deal_of(read_code("SS1-S1-AAAAABD")), speed="off")


class Turned(QTranslator):
    """A language that says every sentence of the pages twice, with marks for the ends of lines between letters."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context.endswith(" rules") or context in ("Rules", "Questions", "RulesWindow"):
            return f"{source} {source}".replace(" cards", f" {BREAK.join('cards')}")
        return source

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def turn(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """Change the language."""
    translator = Turned(qapp)

    def install() -> None:
        qapp.installTranslator(translator)
        QApplication.processEvents()

    yield install
    qapp.removeTranslator(translator)
    QApplication.processEvents()


def html_of(page: Page) -> str:
    return Writer(ON_PAPER, Pictures(400, 1.0, "classic", None)).page(page)


def text_of(page: Page) -> str:
    """A page as its reader sees it."""
    document = QTextDocument()
    document.setHtml(html_of(page))
    return document.toPlainText()


def field(window: RulesWindow) -> QLineEdit:
    (found,) = window.findChildren(QLineEdit)
    return found


def key(window: RulesWindow, pressed: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or window, pressed, modifiers)
    QApplication.processEvents()


def headline(window: RulesWindow) -> str:
    """The first line that can be read whole."""
    return window.view.cursorForPosition(QPoint(window.view.viewport().width() // 2, 12)).block().text()


def is_in_sight(window: RulesWindow, text: str) -> bool:
    document = window.view.document()
    block = document.begin()
    while block.isValid():
        if block.text() == text:
            rect = document.documentLayout().blockBoundingRect(block)
            top = rect.top() - window.view.verticalScrollBar().value()
            if -2 <= top < window.view.viewport().height():
                return True
        block = block.next()
    return False


# --- what the pages say -------------------------------------------------------------------------------------------


@games
def test_every_game_tells_all_sections_in_one_order(qapp: object, game: Game) -> None:
    anchors = [section.anchor for section in game_page(game).sections]
    assert [anchor for anchor in anchors if anchor in ANCHORS_OF_RULES] == list(ANCHORS_OF_RULES)
    assert anchors[-1] == PROGRAM
    assert len(set(anchors)) == len(anchors)


def test_simple_simon_tells_of_finished_runs_and_seahaven_towers_of_foundations() -> None:
    assert "runs" in [section.anchor for section in SIMON.rules()]
    assert "foundations" in [section.anchor for section in TOWERS.rules()]


@games
def test_every_game_shows_a_dealt_example_of_its_own(game: Game) -> None:
    (picture,) = (block for section in game.rules() for block in section.blocks if isinstance(block, Picture))
    assert deal_named(picture.deal).game is game


def test_no_text_has_an_unfilled_field_or_a_mark(qapp: object, files: Files) -> None:
    for page in all_pages(files):
        assert not re.search(r"[{}<>&]", text_of(page).replace("games & more", "")), page.name


@pytest.mark.parametrize("start", [500, 612])
def test_the_sum_of_simple_simon_is_worked_out_from_the_rules(
    qapp: object, monkeypatch: pytest.MonkeyPatch, start: int
) -> None:
    monkeypatch.setattr(simple_simon, "START_SCORE", start)
    total = start - 49 * simple_simon.MOVE_COST + simple_simon.RUNS * simple_simon.RUN_POINTS
    text = text_of(game_page(SIMON))
    assert f"{start} − 49 + 400 = {total} points" in text
    assert f"At the start\n{start}\n" in text
    assert total == start + 351


@pytest.mark.parametrize(
    ("module", "name", "value", "words"),
    [
        (simple_simon, "RUN_POINTS", 120, "+120"),
        (simple_simon, "MOVE_COST", 3, "− 147 +"),
        (simple_simon, "DEALT", (8, 8, 8, 7, 6, 5, 4, 3, 2, 7), "The 58 cards are dealt"),
        (seahaven_towers, "CARD_POINTS", 7, "52 × 7 = 364 points"),
        (seahaven_towers, "DEALT", 4, "10 columns of 4 cards"),
        (seahaven_towers, "LOWEST_SCORE", -5, "never falls below -5"),
        (seahaven_towers, "group_limit", lambda cells, columns: 1000 + 10 * cells + columns, "lift up to 1012 cards"),
    ],
)
def test_figures_follow_the_rules(
    qapp: object, monkeypatch: pytest.MonkeyPatch, module: object, name: str, value: object, words: str
) -> None:
    game = SIMON if module is simple_simon else TOWERS
    assert words not in text_of(game_page(game))
    monkeypatch.setattr(module, name, value)
    assert words in text_of(game_page(game))


def test_the_worked_case_of_seahaven_towers_is_8_and_4(qapp: object) -> None:
    text = text_of(game_page(TOWERS))
    assert "empty cells: 1, empty columns: 2. You may lift up to 8 cards." in text
    assert "only if it has at most 4 cards" in text


def test_the_example_has_the_moves_and_the_group_that_the_page_tells_of() -> None:
    file = asset("resources/examples/example_simple_simon.solitaire")
    (record,) = parse_records(decode(file.read_bytes()), GAMES)
    steps = list(record.replay())
    assert len(steps) == simple_simon.EXAMPLE_MOVES
    into_empty = [step.move.count for step in steps if not step.before[step.move.target]]
    assert max(into_empty) == simple_simon.EXAMPLE_GROUP


@games
def test_levels_are_told_in_a_table(qapp: object, game: Game) -> None:
    text = text_of(game_page(game))
    for variant in game.variants:
        assert f"{say(variant.level)}\n{variant.size}\n" in text


@games
def test_the_deal_is_told_in_words_too(qapp: object, game: Game) -> None:
    """Each card of the picture is named, column by column, the one that is covered most first."""
    (picture,) = (block for section in game.rules() for block in section.blocks if isinstance(block, Picture))
    deal = deal_named(picture.deal)
    lines = text_of(game_page(game)).split("\n")
    for pile, cards in deal.position.piles.items():
        if cards:
            told = lines[lines.index(say(pile)) + 1].lower()
            assert told == ", ".join(say(card).lower() for card in cards)
    assert len(list(all_cards(deal.position))) == 52


def test_the_pages_name_commands_and_options_as_their_windows_do(player: Player, options: Options) -> None:
    actions = {action.text() for action in player.window.findChildren(QAction)}
    assert {str(command.text) for command in COMMANDS.values()} <= actions
    dialog = OptionsDialog(options)
    texts = {found.text() for found in dialog.findChildren(QAbstractButton)}
    texts |= {label.text() for label in dialog.findChildren(QLabel)}
    assert {str(text) for text in OPTIONS.values()} <= texts
    dialog.deleteLater()


@pytest.mark.parametrize(
    ("text", "read"),
    [("&Open Game…", "Open Game"), ("เปิดเกม(&O)…", "เปิดเกม"), ("&Ngôn ngữ:", "Ngôn ngữ"), ("ภาษา (&L):", "ภาษา")],
)
def test_commands_are_named_without_the_marks_of_menus_and_forms(text: str, read: str) -> None:
    assert as_read(text) == read


def test_the_questions_tell_where_the_files_are(window: RulesWindow, files: Files) -> None:
    window.go_to(QUESTIONS)
    text = window.view.toPlainText()
    for path in (files.settings, files.games, files.games.parent / "errors.log"):
        assert str(path) in text


# --- pictures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("name", ["worked_deal", "SH1-C4-AAAAAJ2", "SH1-C1-AAAAAJ2"])
def test_a_picture_has_the_wanted_width_and_shows_every_column_whole(qapp: object, deck: str, name: str) -> None:
    pixmap = portrait(deal_named(name), 900, 1.0, deck, None)
    image = pixmap.toImage()
    assert image.width() == 900
    bottom = [image.pixelColor(x, image.height() - 2).alpha() for x in range(image.width())]
    assert max(bottom) == 0
    lowest = [image.pixelColor(x, image.height() - 20).alpha() for x in range(image.width())]
    assert max(lowest) == 255


def test_pictures_are_sharp_at_every_scale_of_the_screen(qapp: object) -> None:
    for unit in (1.0, 1.25, 2.0):
        pixmap = Pictures(400, unit, "classic", "green").pixmap("worked_deal")
        assert (pixmap.width(), pixmap.devicePixelRatio()) == (400 * unit, unit)
        assert pixmap.deviceIndependentSize().width() == 400


def test_the_picture_is_as_wide_as_the_text(window: RulesWindow, qtbot: QtBot) -> None:
    for width in (900, 500):
        window.resize(width, 500)
        qtbot.waitUntil(lambda: not window.view._settling.isActive())
        assert window.view.horizontalScrollBar().maximum() == 0
        (found,) = re.findall(r'<img src="deal:worked_deal" width="(\d+)"', window.view.toHtml())
        room = min(window.view.viewport().width(), WIDEST)
        assert room - 40 <= int(found) <= room


def test_the_picture_follows_the_deck(player: Player, options: Options) -> None:
    player.key(Qt.Key.Key_F1)
    window = opened()
    window.view.scrollToAnchor("deal")
    before = window.view.grab().toImage()
    options.deck = "large"
    QApplication.processEvents()
    assert window.view.grab().toImage() != before


# --- reading ------------------------------------------------------------------------------------------------------


def links_of(page: Page) -> list[QUrl]:
    return [QUrl(target) for target in re.findall(r'href="([^"]+)"', html_of(page))]


def test_every_link_leads_to_its_section(window: RulesWindow, files: Files) -> None:
    pages = {page.name: page for page in all_pages(files)}
    links = [url for page in pages.values() for url in links_of(page)]
    across = [block for page in pages.values() for part in page.sections for block in part.blocks]
    assert sum(isinstance(block, Link) for block in across) >= 6
    for url in links:
        assert url.scheme() == "page"
        (section,) = (part for part in pages[url.path()].sections if part.anchor == url.fragment())
        window.view.anchorClicked.emit(url)
        assert window.page.name == url.path()
        title = section.title
        assert is_in_sight(window, say(title)), url


def test_a_link_is_followed_by_a_click_and_by_the_keyboard(window: RulesWindow) -> None:
    window.view.setFocus()
    key(window, Qt.Key.Key_Tab)
    key(window, Qt.Key.Key_Tab)
    key(window, Qt.Key.Key_Return)
    assert headline(window) == "The deal"


def test_back_and_forward_go_where_the_page_was(window: RulesWindow) -> None:
    window.go_to("SH", "score")
    window.view.verticalScrollBar().setValue(window.view.verticalScrollBar().value() + 30)
    left = window.view.verticalScrollBar().value()
    window.go_to(QUESTIONS, "keys")
    key(window, Qt.Key.Key_Left, ALT)
    assert (window.page.name, window.view.verticalScrollBar().value()) == ("SH", left)
    key(window, Qt.Key.Key_Left, ALT)
    assert (window.page.name, window.view.verticalScrollBar().value()) == ("SS", 0)
    key(window, Qt.Key.Key_Left, ALT)
    assert window.page.name == "SS"
    key(window, Qt.Key.Key_Right, ALT)
    key(window, Qt.Key.Key_Right, ALT)
    assert window.page.name == QUESTIONS
    assert headline(window) == "Which keys are there?"


def test_pages_are_turned_with_their_tabs_and_with_keys(window: RulesWindow) -> None:
    (tabs,) = window.findChildren(QTabBar)
    assert [tabs.tabText(index) for index in range(tabs.count())] == ["Simple Simon", "Seahaven Towers", "Questions"]
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(2).center())
    assert window.page.name == QUESTIONS
    key(window, Qt.Key.Key_PageDown, CONTROL)
    assert (window.page.name, tabs.currentIndex()) == ("SS", 0)
    key(window, Qt.Key.Key_PageUp, CONTROL)
    assert window.page.name == QUESTIONS
    key(window, Qt.Key.Key_Left, ALT)
    assert (window.page.name, tabs.currentIndex()) == ("SS", 0)


def selected(window: RulesWindow) -> tuple[int, str]:
    cursor = window.view.textCursor()
    return cursor.selectionStart(), cursor.selectedText()


def test_a_text_is_found_again_and_again_and_round_the_end(window: RulesWindow) -> None:
    key(window, Qt.Key.Key_F, CONTROL)
    assert field(window).hasFocus()
    QTest.keyClicks(field(window), "SPIDER")
    places = [selected(window)]
    while (place := selected(window)) not in places[1:]:
        places.append(place)
        key(window, Qt.Key.Key_F3)
    expected = [match.start() for match in re.finditer("Spider", window.view.toPlainText())]
    assert [start for start, _ in places[1:]] == expected
    assert {text for _, text in places} == {"Spider"}
    key(window, Qt.Key.Key_F3, SHIFT)
    assert selected(window)[0] == expected[-1]
    key(window, Qt.Key.Key_Return)
    assert selected(window)[0] == expected[0]
    key(window, Qt.Key.Key_Return, SHIFT)
    assert selected(window)[0] == expected[-1]
    assert window.message == ""


def test_a_text_that_stands_nowhere_is_told(window: RulesWindow) -> None:
    key(window, Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(field(window), "joker (")
    assert window.message == "“joker (” does not stand on this page."
    assert field(window).accessibleDescription() == window.message
    field(window).selectAll()
    QTest.keyClicks(field(window), "ace")
    assert window.message == ""


def test_find_is_known_on_a_thai_keyboard(window: RulesWindow) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        QApplication.sendEvent(window.view, QKeyEvent(kind, ord("ด"), CONTROL, "ด"))
    assert field(window).hasFocus()


def test_the_text_is_enlarged_and_made_smaller_within_bounds(window: RulesWindow) -> None:
    usual = window.view.font().pointSizeF()
    key(window, Qt.Key.Key_Plus, CONTROL)
    assert window.view.font().pointSizeF() > usual
    key(window, Qt.Key.Key_0, CONTROL)
    assert window.view.font().pointSizeF() == usual
    key(window, Qt.Key.Key_Minus, CONTROL)
    assert window.view.font().pointSizeF() < usual
    for sign, bound in ((Qt.Key.Key_Minus, SMALLEST), (Qt.Key.Key_Plus, LARGEST)):
        for _ in range(20):
            key(window, sign, CONTROL)
        assert window.view.font().pointSizeF() == bound


def test_enlarging_keeps_the_place(window: RulesWindow) -> None:
    window.go_to("SS", "levels")
    for _ in range(5):
        key(window, Qt.Key.Key_Plus, CONTROL)
    assert headline(window) == "Levels"


def test_resizing_keeps_the_place(window: RulesWindow, qtbot: QtBot) -> None:
    window.go_to("SS", "groups")
    window.resize(480, 400)
    qtbot.waitUntil(lambda: not window.view._settling.isActive())
    assert headline(window) == "Moving a group"


# --- colours ------------------------------------------------------------------------------------------------------


def test_contrast_is_reckoned_as_the_guidelines_say() -> None:
    assert contrast(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("scheme", [LIGHT, DARK])
def test_links_can_be_read_in_both_schemes(qapp: object, scheme: object) -> None:
    assert isinstance(scheme, type(LIGHT))
    colours = colours_of(palette(scheme))
    for name in (colours.link, colours.text):
        assert contrast(QColor(name), QColor(scheme.base)) >= READABLE_CONTRAST
        assert contrast(QColor(colours.text), QColor(colours.head)) >= READABLE_CONTRAST


def test_a_link_colour_that_could_not_be_read_is_not_used(qapp: object) -> None:
    given = palette(DARK)
    given.setColor(QPalette.ColorRole.Link, QColor("#0000ff"))
    given.setColor(QPalette.ColorRole.Highlight, QColor("#202020"))
    assert colours_of(given).link == QColor(DARK.text).name()


def test_the_page_follows_the_palette(window: RulesWindow, qtbot: QtBot) -> None:
    window.setPalette(palette(DARK))
    qtbot.waitUntil(lambda: QColor(DARK.accent).name() in window.view.toHtml())
    window.setPalette(palette(LIGHT))
    qtbot.waitUntil(lambda: QColor(LIGHT.accent).name() in window.view.toHtml())
    assert QColor(DARK.accent).name() not in window.view.toHtml()


# --- language -----------------------------------------------------------------------------------------------------


def test_the_language_changes_while_a_page_is_read_and_the_place_stays(
    window: RulesWindow, turn: Callable[[], None]
) -> None:
    window.go_to("SS", "levels")
    turn()
    assert headline(window) == "Levels Levels"
    assert window.windowTitle() == "Rules Rules"
    (tabs,) = window.findChildren(QTabBar)
    assert tabs.tabText(2) == "Questions Questions"


def test_copied_text_has_no_marks_for_the_ends_of_lines(window: RulesWindow, turn: Callable[[], None]) -> None:
    turn()
    assert BREAK in window.view.document().toPlainText()
    window.view.setFocus()
    window.view.selectAll()
    key(window, Qt.Key.Key_C, CONTROL)
    copied = QGuiApplication.clipboard().mimeData()
    assert "52 cards lie face up" in copied.text()
    assert BREAK not in copied.text() + copied.html()


def test_a_text_is_found_across_marks_for_the_ends_of_lines(window: RulesWindow, turn: Callable[[], None]) -> None:
    turn()
    key(window, Qt.Key.Key_F, CONTROL)
    QTest.keyClicks(field(window), "52 cards lie")
    assert window.message == ""
    assert selected(window)[1].replace(BREAK, "") == "52 cards lie"


# --- paper --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["SS", "SH", QUESTIONS])
def test_every_page_can_be_printed(window: RulesWindow, tmp_path: Path, name: str) -> None:
    window.go_to(name)
    file = tmp_path / "page.pdf"
    writer = QPdfWriter(str(file))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    window.view.print_page(writer)
    del writer  # closes the file
    data = file.read_bytes()
    sheets = len(re.findall(rb"/Type\s*/Page\b", data))
    assert 2 <= sheets <= 8
    assert (b"/Subtype /Image" in data) == (name != QUESTIONS)


def test_printing_asks_for_a_printer_and_esc_prints_nothing(window: RulesWindow) -> None:
    from PySide6.QtPrintSupport import QPrintDialog  # noqa: PLC0415 - as the window does

    window.print_page()
    QApplication.processEvents()
    dialogs = window.findChildren(QPrintDialog)
    assert dialogs or window.message
    for dialog in dialogs:
        dialog.reject()
    QApplication.processEvents()
    assert window.isVisible()


# --- beside the game ----------------------------------------------------------------------------------------------


def opened() -> RulesWindow:
    (found,) = (widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow))
    QApplication.processEvents()
    return found


def is_open() -> bool:
    found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow)]
    return any(widget.isVisible() for widget in found)


@pytest.mark.parametrize("code", ["SS1-S1-AAAAABD", "SH1-C4-AAAAABD"])
def test_f1_opens_the_page_of_the_game_that_is_played(sit_down: SitDown, code: str) -> None:
    player = sit_down(deal_of(read_code(code)))
    player.key(Qt.Key.Key_F1)
    assert opened().page.name == code[:2]
    assert opened().view.accessibleName() == player.session.game.name


def test_the_game_can_be_played_while_the_rules_are_open(player: Player) -> None:
    player.key(Qt.Key.Key_F1)
    assert QApplication.activeModalWidget() is None
    player.window.activateWindow()
    player.drag("20")
    assert player.session.move_count == 1
    assert is_open()


def test_f1_again_brings_the_same_window_to_the_front_as_it_was(player: Player) -> None:
    player.key(Qt.Key.Key_F1)
    window = opened()
    window.go_to(QUESTIONS)
    player.window.activateWindow()
    QApplication.processEvents()
    player.key(Qt.Key.Key_F1)
    assert opened() is window
    assert (window.page.name, window.isActiveWindow()) == (QUESTIONS, True)


def test_esc_and_the_button_close_the_rules_and_nothing_else(player: Player) -> None:
    for how in ("Esc", "Close"):
        player.window.activateWindow()
        QApplication.processEvents()
        player.key(Qt.Key.Key_F1)
        window = opened()
        if how == "Esc":
            QTest.keyClick(window, Qt.Key.Key_Escape)
        else:
            (button,) = (found for found in window.findChildren(QAbstractButton) if found.text() == "Close")
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert not is_open()
        assert player.window.isVisible()
        QApplication.processEvents()


def test_the_rules_close_with_the_main_window(player: Player) -> None:
    player.key(Qt.Key.Key_F1)
    assert is_open()
    player.window.close()
    assert not is_open()


def test_everything_in_the_window_has_a_name_and_can_be_reached_with_tab(window: RulesWindow) -> None:
    buttons = [found for found in window.findChildren(QAbstractButton) if found.parent() is window]
    assert len(buttons) == 8
    for button in buttons:
        assert button.accessibleName() or button.text()
        assert button.focusPolicy() & Qt.FocusPolicy.TabFocus
    for widget in (window.view, field(window), *window.findChildren(QTabBar)):
        assert widget.accessibleName()
        assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize("size", [(640, 480), (800, 600)])
def test_the_window_fits_small_screens(window: RulesWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size


def test_nothing_of_it_is_loaded_before_it_is_opened() -> None:
    late = ["rules", "page_view", "page_html", "program_pages", "about"]
    program = f"import qtsolitaire.app, sys; print([n for n in {late} if 'qtsolitaire.windows.' + n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
