"""A way through the whole program: every window, dialog, menu, box, bubble and caption that a player can meet.

Each station opens something, shows it to whoever looks, and closes it. Tests look with different eyes: is a text asked
for that no catalogue has, and has a text less room than it needs?
"""

from __future__ import annotations

import importlib
import pkgutil
import string
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QTabWidget,
    QWidget,
)

import qtsolitaire
from qtsolitaire.core.cards import Card, Rank, Suit
from qtsolitaire.core.game import Reason, Refusal
from qtsolitaire.core.record import Record, decode, parse_records
from qtsolitaire.core.table import column, parse_move
from qtsolitaire.core.text import Saying, Text
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.language import say
from qtsolitaire.play.narration import caption
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.history import delete
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Beginning, Fault, KeptGame, Records
from qtsolitaire.windows import history
from qtsolitaire.windows.about import About
from qtsolitaire.windows.enter_code import EnterCodeDialog
from qtsolitaire.windows.history import HistoryWindow
from qtsolitaire.windows.keeper import Keeper
from qtsolitaire.windows.keyboard_page import KeyboardPage
from qtsolitaire.windows.library import example_of
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.windows.moving import import_games
from qtsolitaire.windows.replay import ReplayWindow
from qtsolitaire.windows.rules import RulesWindow
from qtsolitaire.windows.statistics import StatisticsDialog
from tests.player import Player
from tests.reference import deal_of_row, rows_of

SPEAKERS = tuple(f"qtsolitaire.{name}" for name in ("core", "games", "play", "storage", "system", "windows.reasons"))
GAMES_OF_LEVEL = 3
DATA = Path(__file__).parent / "data"
Look = Callable[[QWidget], None]
"""Looks at something that is open."""


class House:
    """The program as a player has it after some games.

    Args:
        folder: Where options and games are kept.
    """

    def __init__(self, folder: Path) -> None:
        self.options = options = Options(folder / "settings.ini")
        options.speed = "off"
        self.folder = folder
        self.records = Records(folder)
        import_games(self.records, games())
        sitting = Sitting(Session(deal_of(read_code("SS1-S1-AAAAABD"))))
        keeper = Keeper(self.records, sitting)
        keeper.begin()
        self.window = MainWindow(sitting, options, keeper)
        self.player = Player(self.window)

    def leave(self) -> None:
        """Close everything."""
        self.player.leave()
        settle()

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.ControlModifier) -> QWidget:
        """Press a key that opens a dialog; which one that is."""
        self.window.activateWindow()
        settle()
        self.player.key(key, modifiers)
        return opened()


def games() -> list[Record]:
    """Whole games of every level, won ones and others."""
    files = sorted(DATA.glob("*.solitaire"))
    found = [parse_records(decode(file.read_bytes()), GAMES)[0] for file in files]
    for level in ("s1", "s2", "s4", "c1", "c2", "c4"):
        found += map(record_of_row, rows_of(f"wins_{level}.jsonl")[:GAMES_OF_LEVEL])
    return found


def record_of_row(row: dict[str, Any]) -> Record:
    """The game of a row of one of the .jsonl files."""
    return Record(deal_of_row(row), tuple(map(parse_move, row["moves"].split())))


def keys_of(window: QWidget) -> set[str]:
    """The English names of the keys that menus show in the player's language: the first ones of each action."""
    shortcuts = [action.shortcut() for action in window.findChildren(QAction)]
    return {name for keys in shortcuts for name in keys.toString(QKeySequence.SequenceFormat.PortableText).split("+")}


def settle() -> None:
    """Let layouts come to rest, which they do in steps, each in an event of its own."""
    for _ in range(3):
        QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def opened() -> QWidget:
    """The dialog that is open now."""
    settle()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    return dialog


def shut(widget: QWidget) -> None:
    """Close a window for good."""
    widget.close()
    settle()


# --- the main window --------------------------------------------------------------------------------------------------


def table(house: House, look: Look) -> None:
    """Both games, a board without a code, in windows of every size; with the note that nothing is kept."""
    window = house.window
    board = rows_of("wins_s2.jsonl")[0]["board"]
    for text in ("SH1-C2-AAAAABD", f"Game: Simple Simon\nLevel: S2\nBoard:\n{board}\n", "SS1-S4-AAAAABD"):
        window.open_text(text)
        for size in ((1180, 760), (800, 600), (480, 360)):
            window.resize(*size)
            settle()
            look(window)
    window._tell_keeping(False)
    settle()
    look(window)
    window._tell_keeping(True)
    settle()
    look(window)


def menus(house: House, look: Look) -> None:
    """All menus, with the names of keys, and what the tool bar has no room for."""
    window = house.window
    shown = [action.menu() for action in window.menuBar().actions()]
    assert len(shown) == 5
    for menu in (*shown, window.createPopupMenu()):
        assert isinstance(menu, QMenu)
        show_menu(menu, look)
    window.resize(480, 360)
    settle()
    extension = window.findChild(QAbstractButton, "qt_toolbar_ext_button")
    assert isinstance(extension, QAbstractButton)
    assert extension.isVisible()
    bar = extension.parentWidget()
    assert bar is not None
    extension.setChecked(True)
    settle()
    look(bar)


def show_menu(menu: QMenu, look: Look) -> None:
    """Open a menu, those in it too."""
    assert menu.actions()
    menu.popup(QPoint(0, 0))
    settle()
    look(menu)
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            show_menu(inner, look)
    menu.close()
    settle()


def context_menu(widget: QWidget, look: Look, where: QPoint | None = None) -> None:
    """Open the menu of the right button."""
    point = where or widget.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, widget.mapToGlobal(point))
    QApplication.sendEvent(widget, event)
    settle()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    look(menu)
    menu.close()
    settle()


def notices(house: House, look: Look) -> None:
    """Every sentence at the foot of the table that comes by itself or from what the player does."""
    window, exchange, library = house.window, house.window._exchange, house.window.library
    clipboard = QApplication.clipboard()
    window.resize(800, 600)
    house.player.drag("20")
    broken = house.folder / "broken.solitaire"
    broken.write_text("Game: Simple Simon\nDeal: ?\n", encoding="utf-8")
    large = house.folder / "large.solitaire"
    large.write_bytes(b"x" * 4_000_001)
    whole = clipboard_text(exchange.copy_record)
    lying = whole.replace("unfinished 1 moves", "unfinished 2 moves")
    assert lying != whole
    acts: Sequence[Callable[[], object]] = (
        exchange.copy_code,
        exchange.copy_record,
        in_turn(partial(clipboard.setText, " "), exchange.paste),
        lambda: exchange.open_file(broken),
        lambda: exchange.open_file(large),
        lambda: exchange.open_file(house.folder / "absent.solitaire"),
        lambda: exchange.open_file(Path("/dev/null")),
        lambda: exchange.import_files([broken]),
        lambda: exchange.import_files([house.folder / "absent.solitaire"]),
        lambda: exchange.import_files(sorted(DATA.glob("*.solitaire"))),
        lambda: exchange.open_text(lying),
        lambda: exchange.open_text(whole.replace("20", "29")),
        lambda: library.export_to(house.folder / "out"),
        lambda: library.export_to(broken),
        lambda: house.player.drag(next_move(house)),
        window.dealing.restart,
        lambda: house.player.drag(next_move(house)),
        window.dealing.begin_same_level,
        lambda: setattr(house.options, "menu_bar", False),
        lambda: setattr(house.options, "menu_bar", True),
        window._toggle_full_screen,
        window._toggle_full_screen,
        lambda: window.tell_damaged_settings(house.folder / "settings.ini"),
        lambda: window.tell_fault(house.folder / "errors.log"),
        lambda: window.tell_fault(None),
        lambda: window._tell_keeping(False),
        lambda: window._tell_keeping(True),
    )
    for act in acts:
        act()
        settle()
        look(window)
    damaged(house, look)
    unplayable(house, look)
    unwritable(house, look)


def in_turn(*acts: Callable[[], object]) -> Callable[[], None]:
    """Make one act of several."""

    def act() -> None:
        for each in acts:
            each()

    return act


def clipboard_text(copy: Callable[[], object]) -> str:
    """What is copied."""
    copy()
    return QApplication.clipboard().text()


def next_move(house: House) -> str:
    """A move that the game on the table allows."""
    session = house.window.session
    return str(next(session.game.legal_moves(session.position)))


def damaged(house: House, look: Look) -> None:
    """What is said about files of games that cannot be used; the file itself stays whole."""
    records = house.records
    for fault, copy, was_restored in (
        (Fault.DAMAGED, house.folder / "games-damaged.sqlite", True),
        (Fault.DAMAGED, house.folder / "games-damaged.sqlite", False),
        (Fault.NEWER, None, False),
        (Fault.UNUSABLE, None, False),
    ):
        records.fault, records.set_aside, records.was_restored = fault, copy, was_restored
        house.window.tell_damaged_games(records)
        settle()
        look(house.window)
    records.fault, records.set_aside, records.was_restored = None, None, False


def unplayable(house: House, look: Look) -> None:
    """What is said about kept games that do not follow the rules."""
    library, beginning = house.window.library, Beginning("SS", "S1", "SS1-S1-AAAAABD", None)
    acts: tuple[Callable[[], object], ...] = (
        lambda: library.take_up(KeptGame(beginning, moves=("00",), at=1)),
        lambda: library.watch_kept(KeptGame(beginning, moves=("?",), at=1)),
    )
    for act in acts:
        act()
        settle()
        look(house.window)


def unwritable(house: House, look: Look) -> None:
    """What is said when the file of games cannot be written."""
    connection = house.records.connection
    row = rows_of("wins_s2.jsonl")[GAMES_OF_LEVEL]  # the first one that is not there yet
    connection.execute("PRAGMA query_only = ON")
    house.window._exchange._import([record_of_row(row)])
    settle()
    look(house.window)
    connection.execute("PRAGMA query_only = OFF")


def core_sentences(house: House, look: Look) -> None:
    """Everything that the parts without Qt can say, as a notice: what is wrong with texts, files and systems."""
    house.window.resize(800, 600)
    for text in core_texts():
        house.window.notice.tell(say(filled(text)))
        settle()
        look(house.window)


def core_texts() -> list[Text]:
    """The texts that stand alone or in tables in modules of the program, but for those of its windows."""
    found: dict[Text, None] = {}
    for module in pkgutil.walk_packages(qtsolitaire.__path__, "qtsolitaire."):
        if module.name.startswith(SPEAKERS):
            for value in vars(importlib.import_module(module.name)).values():
                texts = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
                found |= {text: None for text in texts if isinstance(text, Text)}
    return list(found)


def filled(text: Text) -> Saying:
    """A text with a card in all its fields, which is the longest name of all."""
    card = Card(Rank.TEN, Suit.DIAMONDS)
    return Saying(text, {name: card for _, name, _, _ in string.Formatter().parse(text.source) if name})


def refusals(house: House, look: Look) -> None:
    """Each reason why a move is refused, in a bubble."""
    house.window.resize(800, 600)
    for kind in kinds_of(Reason):
        for reason in kind:
            told = len(house.player.told)
            refusal = Refusal(reason, filled(reason.text).fields)
            house.window.session.refuse(refusal, column(1))
            settle()
            assert len(house.player.told) == told + 1
            look(house.window)


def kinds_of(base: type[Reason]) -> Iterator[type[Reason]]:
    """The reasons that all games have, and those of each of them."""
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def win_panel(house: House, look: Look) -> None:
    """The panel of a won game."""
    for size in ((1180, 760), (640, 560)):
        house.window.resize(*size)
        house.window.win_panel.congratulate(-1234, 1049, 4565, fades=False)
        settle()
        look(house.window)


# --- dialogs ----------------------------------------------------------------------------------------------------------

WRONG_CODES = (
    "SX1-S1-AAAAABD",
    "SS-S1-AAAAABD",
    "SS9-S1-AAAAABD",
    "SS1-S3-AAAAABD",
    "SS1-S1-AAAAAB",
    "SS1-S1-AAAAAB9",
)


def new_game(house: House, look: Look) -> None:
    """The questions of both games."""
    dialog = house.press(Qt.Key.Key_N)
    look(dialog)
    for button in dialog.findChildren(QAbstractButton):
        if button.text().endswith(("Simple Simon", "Seahaven Towers")):
            button.click()
            settle()
            look(dialog)
    shut(dialog)


def enter_code(house: House, look: Look) -> None:
    """A right code, every kind of wrong one, and the menu of the field."""
    dialog = house.press(Qt.Key.Key_E)
    assert isinstance(dialog, EnterCodeDialog)
    look(dialog)
    said = set()
    for code in ("SH1-C1-AAAAABD", *WRONG_CODES):
        dialog.enter(code)
        settle()
        look(dialog)
        said.add(dialog.comment)
    assert len(said) == 1 + len(WRONG_CODES)
    field = dialog.findChild(QLineEdit)
    assert isinstance(field, QLineEdit)
    context_menu(field, look)
    shut(dialog)


def options(house: House, look: Look) -> None:
    """Both pages, and each choice of every box; none of them is kept."""
    dialog = house.press(Qt.Key.Key_Comma)
    tabs = dialog.findChild(QTabWidget)
    assert isinstance(tabs, QTabWidget)
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        settle()
        look(dialog)
    for box in dialog.findChildren(QComboBox):
        show_choices(box, dialog, look)
    shut(dialog)


def show_choices(box: QComboBox, dialog: QWidget, look: Look) -> None:
    """Choose one after the other without telling the program, look at the open list, and go back."""
    before = box.currentIndex()
    box.blockSignals(True)
    for index in range(box.count()):
        box.setCurrentIndex(index)
        settle()
        look(dialog)
    box.setCurrentIndex(before)
    box.blockSignals(False)
    box.showPopup()
    settle()
    look(box.view())
    box.hidePopup()
    settle()


def history_window(house: House, look: Look) -> None:
    """The list with games, with few and with none; deleting, copying, exporting, and what can go wrong with them."""
    house.window.library.show_history()
    window = opened()
    assert isinstance(window, HistoryWindow)
    look(window)
    window.resize(640, 480)
    settle()
    look(window)
    menu = QMenu(window)
    menu.addActions(window.table.actions())
    show_menu(menu, look)
    for box in window.findChildren(QComboBox):
        show_choices(box, window, look)
        box.setCurrentIndex(box.count() - 1)
    settle()
    look(window)
    for box in window.findChildren(QComboBox):
        box.setCurrentIndex(0)
    window.findChildren(QComboBox)[0].setCurrentIndex(1)
    window.findChildren(QComboBox)[1].setCurrentIndex(2)
    settle()
    look(window)
    window.findChildren(QComboBox)[0].setCurrentIndex(0)
    history_deeds(house, window, look)
    shut(window)


def history_deeds(house: House, window: HistoryWindow, look: Look) -> None:
    """What is said after each thing that can be done in the list."""
    window.findChildren(QComboBox)[1].setCurrentIndex(0)
    rows = [entry.record for entry in window.model.shown]
    coded = [entry.record for entry in window.model.shown if entry.code]
    connection = house.records.connection

    def fail(act: Callable[[], object]) -> None:
        connection.execute("PRAGMA query_only = ON")
        act()
        connection.execute("PRAGMA query_only = OFF")

    def gone() -> None:
        window.select([rows[1]])
        delete(connection, [rows[1]])
        window._watch.trigger()

    steps: tuple[Callable[[], object], ...] = (
        in_turn(partial(window.select, coded[:1]), window.copy_codes),
        in_turn(partial(window.select, coded), window.copy_codes),
        in_turn(partial(window.select, rows[:1]), partial(fail, window.delete_selected)),
        window.delete_selected,
        lambda: fail(window.undo),
        window.undo,
        in_turn(partial(window.select, rows), partial(window.export, house.folder / "all.solitaire")),
        lambda: window.export(house.folder / "nowhere" / "all.solitaire"),
        lambda: window._tell_unreadable(OSError("disk I/O error")),
        gone,
        in_turn(lambda: window.table.select_rows(range(window.model.rowCount())), window.delete_selected),
        window.undo,
    )
    for step in steps:
        step()
        settle()
        look(window)
    progress(window, look)
    unreplayable(house, window, look)


def progress(window: HistoryWindow, look: Look) -> None:
    """The dialog that an export shows which takes long; it is stopped there."""

    def stop() -> None:
        dialog = opened()
        look(dialog)
        dialog.close()

    before, history.PROGRESS_MS = history.PROGRESS_MS, 0
    window.table.select_rows(range(window.model.rowCount()))
    QTimer.singleShot(0, stop)
    window.export(window._records.file.with_name("stopped.solitaire"))
    history.PROGRESS_MS = before
    settle()
    look(window)


def unreplayable(house: House, window: HistoryWindow, look: Look) -> None:
    """An export of games that can no longer be replayed: all of them, and some."""
    connection = house.records.connection
    first, second = (entry.record for entry in window.model.shown[:2])
    connection.execute("SAVEPOINT lies")
    connection.execute("UPDATE moves SET move = 'aa' WHERE game = ?", (first,))
    for chosen in ([first], [first, second]):
        window.select(chosen)
        window.export(house.folder / "some.solitaire")
        settle()
        look(window)
    connection.execute("ROLLBACK TO lies")
    connection.execute("RELEASE lies")


def empty_windows(house: House, look: Look) -> None:
    """History and statistics before the first game, and where the file cannot be used."""
    for folder in (house.folder / "new", house.folder / "blocked"):
        if folder.name == "blocked":
            folder.write_text("a file where a folder has to be", encoding="utf-8")
        records = Records(folder)
        for window in (HistoryWindow(records), StatisticsDialog(records)):
            window.show()
            settle()
            look(window)
            if folder.name == "blocked" and isinstance(window, StatisticsDialog):
                records.close()
                window._show()
                settle()
                look(window)
            shut(window)
            window.deleteLater()
        records.close()


def statistics(house: House, look: Look) -> None:
    """All pages, of all games and of each."""
    house.window.library.show_statistics()
    dialog = opened()
    tabs, choice = dialog.findChild(QTabWidget), dialog.findChild(QComboBox)
    assert isinstance(tabs, QTabWidget)
    assert isinstance(choice, QComboBox)
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        settle()
        look(dialog)
    show_choices(choice, dialog, look)
    for index in range(choice.count()):
        choice.setCurrentIndex(index)
        settle()
        look(dialog)
    tabs.setCurrentIndex(0)
    choice.setCurrentIndex(0)
    settle()
    menus_seen = 0
    for label in dialog.findChildren(QLabel):
        if label.isVisible() and label.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse:
            context_menu(label, look)
            menus_seen += 1
    assert menus_seen
    shut(dialog)


def replay(house: House, look: Look) -> None:
    """Every move of whole games, playing and standing: as many games as it takes to hear all kinds of captions."""
    heard: set[Text] = set()
    for record in games():
        kinds = {caption(step).text for step in record.replay()}
        if not kinds <= heard:
            heard |= kinds
            walk(house, record, look)


def examples(house: House, look: Look) -> None:
    """Both examples with all that is said about them."""
    for game in GAMES:
        house.window.library.show_example(game)
        window = opened()
        assert isinstance(window, ReplayWindow)
        for size in ((1000, 700), (640, 480)):
            window.resize(*size)
            for index in game.example.comments:
                window.go_to(index)
                settle()
                look(window)
        shut(window)
        walk(house, example_of(game), look)


def walk(house: House, record: Record, look: Look) -> None:
    """Watch a game from its deal to its end."""
    house.window.library.watch(record)
    window = opened()
    assert isinstance(window, ReplayWindow)
    look(window)
    window._toggle()
    settle()
    look(window)
    for index in range(len(record.moves) + 1):
        window.go_to(index)
        settle()
        look(window)
    for box in window.findChildren(QComboBox):
        show_choices(box, window, look)
    window.resize(480, 420)
    settle()
    look(window)
    shut(window)


# --- what is to be read -----------------------------------------------------------------------------------------------


def rules(house: House, look: Look) -> None:
    """All pages, what is not found in them, the menu of a page, and printing."""
    house.window._show_rules()
    settle()
    window = next(widget for widget in QApplication.topLevelWidgets() if isinstance(widget, RulesWindow))
    for size in ((760, 680), (640, 480)):
        window.resize(*size)
        for page in window._pages:
            window.go_to(page.name)
            settle()
            window.view.redraw()
            look(window)
    window._field.setText("qqq")
    window.search()
    settle()
    look(window)
    window._field.selectAll()
    context_menu(window._field, look)
    window.view.selectAll()
    context_menu(window.view.viewport(), look)
    window.print_page()
    look_at_printing(opened(), look)
    shut(window)


def look_at_printing(dialog: QWidget, look: Look) -> None:
    """The dialog for printing, with all that can be set in it."""
    assert isinstance(dialog, QPrintDialog)
    look(dialog)
    for button in dialog.findChildren(QAbstractButton):
        if button.isVisible() and button.isCheckable():
            button.click()
            settle()
    for tabs in dialog.findChildren(QTabWidget):
        for page in range(tabs.count()):
            tabs.setCurrentIndex(page)
            settle()
            look(dialog)
    shut(dialog)


def about(house: House, look: Look) -> None:
    """About, its buttons, and both licences."""
    house.window._guide.show_about()
    dialog = opened()
    assert isinstance(dialog, About)
    look(dialog)
    dialog.copy_details()
    settle()
    look(dialog)
    box = dialog.findChild(QDialogButtonBox)
    assert isinstance(box, QDialogButtonBox)
    shown = 0
    for button in box.buttons():
        if box.buttonRole(button) is QDialogButtonBox.ButtonRole.ActionRole:
            button.click()
            inner = opened()
            if inner is not dialog:
                shown += 1
                look(inner)
                page = inner.findChild(QPlainTextEdit)
                assert isinstance(page, QPlainTextEdit)
                context_menu(page.viewport(), look)
                shut(inner)
    assert shown == 2
    shut(dialog)


def keyboard(house: House, look: Look) -> None:
    """The page of all keys."""
    dialog = house.press(Qt.Key.Key_Slash)
    assert isinstance(dialog, KeyboardPage)
    look(dialog)
    shut(dialog)


def file_dialogs(house: House, look: Look) -> None:
    """The dialogs for files, where the desktop has none of its own: opening, exporting, importing."""
    library = house.window.library
    (house.folder / "folder").mkdir()
    (house.folder / "game.solitaire").write_text("Game: Simple Simon\n", encoding="utf-8")
    library.show_history()
    window = opened()
    assert isinstance(window, HistoryWindow)
    window.table.select_rows([0])
    for choose in (
        house.window._choose_file,
        library.choose_export,
        library.choose_import,
        library.choose_import_folder,
        window._choose_file,
    ):
        choose()
        dialog = opened()
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(house.folder))
        for mode in QFileDialog.ViewMode:
            dialog.setViewMode(mode)
            settle()
            look(dialog)
        shut(dialog)
    shut(window)


STATIONS: tuple[Callable[[House, Look], None], ...] = (
    table,
    menus,
    notices,
    core_sentences,
    refusals,
    win_panel,
    new_game,
    enter_code,
    options,
    history_window,
    empty_windows,
    statistics,
    replay,
    examples,
    rules,
    about,
    keyboard,
    file_dialogs,
)
"""All places where there is something to read."""
