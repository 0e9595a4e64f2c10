"""The main window: the table with menus, tool bar and status bar around it, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow

from qtsolitaire.board.scene import BoardScene, Preferences
from qtsolitaire.board.view import BoardView
from qtsolitaire.games import GAMES, game_called
from qtsolitaire.language import plain
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Records

from . import chrome, mishaps
from .choosing import games_dialog
from .commands import KEPT
from .congratulation import Congratulation
from .dealing import Dealing
from .exchange import Exchange
from .guide import Guide
from .keeper import Keeper
from .keys import latin_sequence
from .library import Library
from .menus import Menus
from .overlay import Notice, WinPanel
from .preferences import preferences_of
from .status_bar import StatusBar
from .telling import Telling
from .timekeeper import Timekeeper
from .wording import Wording, level_text


class MainWindow(QMainWindow):
    """The program's window.

    Args:
        sitting: The game on the table, and the one before.
        options: The player's options.
        keeper: Keeps what is played; None if nothing is to be kept.
    """

    def __init__(self, sitting: Sitting, options: Options, keeper: Keeper | None = None) -> None:
        self.word = Wording()  # before Qt's part: that may already send events
        """Sets texts that follow the language."""
        super().__init__()
        self.setAcceptDrops(True)
        self._sitting = sitting
        sitting.setParent(self)
        self._options = options
        self._keeper = keeper
        self._scene = BoardScene(sitting.session, self._preferences(), self)
        self._view = BoardView(self._scene)
        self.word.plain(self._view.setAccessibleName, lambda: self.tr("Table"))
        self.word.plain(
            self._view.setAccessibleDescription,
            lambda: self.tr("Arrow keys walk over the piles, digits name the columns. Ctrl+? lists all keys."),
        )
        self.setCentralWidget(self._view)
        self._notice = Notice(self._view)
        self._notice.acted.connect(sitting.take_back)
        self._win = WinPanel(self._view)
        self._congratulation = Congratulation(self._scene, self._win, self)
        self._dealing = Dealing(sitting, options, keeper, self)
        self._dealing.told.connect(self._notice.tell)
        self._exchange = Exchange(sitting, self._dealing.begin, self)
        self._exchange.told.connect(lambda sentence: self._notice.tell(sentence, self._notice.offer))
        self._library = Library(
            self, sitting, self._exchange, options, keeper, self._dealing.begin, self._preferences
        )
        self._library.told.connect(self._notice.tell)
        self._library.opened.connect(self._open)
        self._telling = Telling(self._scene, self)
        self._telling.told.connect(self._notice.tell)
        self._guide = Guide(self, options, keeper, self._preferences)
        self._guide.opened.connect(self._open)
        self._commands = Menus(self, self.word, self._slots(), options)
        for name in KEPT:
            self._commands[name].setEnabled(keeper is not None)
        self._status = StatusBar(self.word, self)
        self._status.code.clicked.connect(self._exchange.copy_code)
        self.setStatusBar(self._status)
        self._timekeeper = Timekeeper(self, sitting, self._status.time)
        self._listen()
        self._watch(sitting.session)
        self._commands.draw_icons()
        self._follow_bars()
        self.setMinimumSize(480, 360)
        self.resize(1180, 760)
        self.restoreGeometry(options.geometry)
        self._view.setFocus()

    def _listen(self) -> None:
        """Follow what happens outside the window, and the panel of a won game."""
        self._win.new_wanted.connect(self.new_game)
        self._win.same_level_wanted.connect(self._dealing.begin_same_level)
        self._win.undo_wanted.connect(self._commands["undo"].trigger)
        self._sitting.changed.connect(self._show_session)
        self._options.changed.connect(self._follow_options)
        if keeper := self._keeper:
            keeper.keeping_changed.connect(self._tell_keeping)
            keeper.damaged.connect(lambda: self.tell_damaged_games(keeper.records))
            self._status.not_kept.setVisible(not keeper.is_keeping)

    # --- parts ----------------------------------------------------------------------------------------------------

    @property
    def scene(self) -> BoardScene:
        """Return the table."""
        return self._scene

    @property
    def view(self) -> BoardView:
        """Return the view of the table."""
        return self._view

    @property
    def session(self) -> Session:
        """Return the game on the table."""
        return self._sitting.session

    @property
    def notice(self) -> Notice:
        """Return the sentence at the foot of the table."""
        return self._notice

    @property
    def library(self) -> Library:
        """Return what opens history, statistics and replay."""
        return self._library

    @property
    def win_panel(self) -> WinPanel:
        """Return the panel of a won game."""
        return self._win

    @property
    def commands(self) -> Menus:
        """Return what the player can tell the window to do."""
        return self._commands

    @property
    def dealing(self) -> Dealing:
        """Return what begins other games."""
        return self._dealing

    @property
    def status(self) -> StatusBar:
        """Return the status bar."""
        return self._status

    def _slots(self) -> dict[str, Callable[[], object]]:
        """Return what each command does."""
        exchange, library, dealing, telling = self._exchange, self._library, self._dealing, self._telling
        return {
            "new": self.new_game,
            "same_level": dealing.begin_same_level,
            "restart": dealing.restart,
            "day": dealing.begin_deal_of_day,
            "take_back": self._sitting.take_back,
            **{game.code: partial(dealing.switch, game) for game in GAMES},
            "enter": self._enter_code,
            "copy": exchange.copy_code,
            "whole": exchange.copy_record,
            "paste": exchange.paste,
            "open": self._choose_file,
            "quit": self.close,
            "undo": lambda: self.session.undo(),
            "redo": lambda: self.session.redo(),
            "tell_pile": telling.tell_pile,
            "tell_places": telling.tell_places,
            "tell_score": telling.tell_score,
            "tell_table": telling.tell_columns,
            "full": self._toggle_full_screen,
            "options": self._show_options,
            "history": library.show_history,
            "statistics": library.show_statistics,
            "export": library.choose_export,
            "import": library.choose_import,
            "import_folder": library.choose_import_folder,
            "rules": self._show_rules,
            "example": lambda: library.show_example(self.session.game),
            "keyboard": self._show_keys,
            "about": self._guide.show_about,
        }

    # --- what is shown --------------------------------------------------------------------------------------------

    def _show_session(self, session: Session) -> None:
        """Show another game; its cards are dealt if it has no moves yet."""
        self._congratulation.stop()
        self._notice.hide()
        self._view.pointer.cancel()
        before = self._scene.session
        before.changed.disconnect(self._follow_change)
        before.won.disconnect(self._congratulation.begin)
        self._timekeeper.leave(before)
        self._scene.show_session(session, is_dealt=not session.move_count)
        self._watch(session)

    def _watch(self, session: Session) -> None:
        session.changed.connect(self._follow_change)
        session.won.connect(self._congratulation.begin)
        self._timekeeper.watch(session)
        self._options.remember_level(session.game.code, session.deal.variant.key)
        self._follow_deal()
        self._follow_session()
        if session.is_won:
            self._congratulation.show_panel()

    def _follow_deal(self) -> None:
        deal = self.session.deal
        self.setWindowTitle(plain(level_text(deal.game, deal.variant)))
        self._status.show_deal(self.session)

    def _follow_language(self) -> None:
        """Say everything again; notice and panel, windows of their own, do so themselves."""
        self.word.renew()
        self._follow_deal()
        self._follow_session()

    def _follow_change(self) -> None:
        self._notice.hide()
        self._congratulation.stop()
        self._follow_session()

    def _follow_session(self) -> None:
        session = self.session
        self._status.show_figures(session)
        self._commands["undo"].setEnabled(session.can_undo)
        self._commands["redo"].setEnabled(session.can_redo)
        self._commands["restart"].setEnabled(bool(session.move_count))
        self._commands["take_back"].setEnabled(self._sitting.left is not None)

    # --- options --------------------------------------------------------------------------------------------------

    def _preferences(self) -> Preferences:
        return preferences_of(self._options, self.style())

    def _follow_options(self, name: str) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if name == "scheme":
            chrome.use_scheme(app, self._options.scheme)
        elif name == "language":
            chrome.use_language(app, self._options.language)
        self._scene.set_preferences(self._preferences())
        self._follow_bars()
        if name == "menu_bar" and not self._options.menu_bar:
            self._notice.tell(self.tr("The menu bar is hidden. Alt shows it for a moment, Ctrl+M for good."))

    def _follow_bars(self) -> None:
        self.menuBar().setVisible(self._options.menu_bar)
        self._commands.tools.setVisible(self._options.tool_bar)
        self._status.setVisible(self._options.status_bar)
        self._status.time.setVisible(self._options.clock)
        self._timekeeper.follow()

    def changeEvent(self, event: QEvent) -> None:
        """Follow new colours, another language, and what becomes of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._commands.draw_icons()
        elif event.type() == QEvent.Type.LanguageChange:
            self._follow_language()
        elif event.type() in (QEvent.Type.ActivationChange, QEvent.Type.WindowStateChange):
            self._timekeeper.follow_window()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the clock go on."""
        super().showEvent(event)
        self._timekeeper.follow_window()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the clock."""
        super().hideEvent(event)
        self._timekeeper.follow_window()

    # --- other games ----------------------------------------------------------------------------------------------

    def new_game(self) -> None:
        """Ask for game and level, and deal."""
        from .new_game import NewGameDialog

        levels = {game.code: self._options.last_level(game.code) for game in GAMES}
        dialog = NewGameDialog(self.session.game, levels, self)
        dialog.accepted.connect(
            lambda: self._dealing.begin(lambda: self._sitting.begin_new(dialog.game, dialog.variant))
        )
        self._open(dialog)

    def _enter_code(self) -> None:
        from .enter_code import EnterCodeDialog

        dialog = EnterCodeDialog(self)
        dialog.accepted.connect(lambda: self.open_text(str(dialog.code)))
        self._open(dialog)

    def _choose_file(self) -> None:
        dialog = games_dialog(self, self.tr("Open Game"), QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        self._open(dialog)

    def open_file(self, path: Path) -> None:
        """Open the first game of a file, or say why that cannot be."""
        self._exchange.open_file(path)

    def open_text(self, text: str) -> None:
        """Deal what a code names, or take up the first game of a text; say what is wrong with anything else."""
        self._exchange.open_text(text)

    def open_words(self, words: Sequence[str]) -> None:
        """Open what the command line named: games for a new deal, deal codes, and files by their full paths."""
        for word in words:
            if Path(word).is_absolute():
                self.open_file(Path(word))
            elif game := game_called(word):
                self._dealing.begin_new(game)
            else:
                self.open_text(word)

    def be_called(self, words: Sequence[str]) -> None:
        """Come to the front: the program was started again, perhaps to open something."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()
        self.open_words(words)

    def back_up(self) -> None:
        """Copy the file of games, if that has not been done today."""
        if self._keeper:
            self._keeper.back_up()

    def tell_damaged_settings(self, copy: Path) -> None:
        """Say that the settings could not all be read, and where they are now."""
        self._notice.tell(mishaps.settings_told(copy))

    def tell_damaged_games(self, records: Records) -> None:
        """Say what was wrong with the file of games when it was opened, and what is there now."""
        if sentence := mishaps.games_told(records):
            self._notice.tell(sentence)

    def _tell_keeping(self, is_keeping: bool) -> None:
        """Keep a standing note while games cannot be kept, and say so when they are kept again."""
        self._status.not_kept.setVisible(not is_keeping)
        self._notice.tell(mishaps.keeping_told(is_keeping=is_keeping))

    def tell_fault(self, log: Path | None) -> None:
        """Say that the program has a fault, and where it is written down, if it could be."""
        self._notice.tell(mishaps.fault_told(log))

    # --- window ---------------------------------------------------------------------------------------------------

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view.pointer.cancel()
        dialog.open()

    def _show_rules(self) -> None:
        self._view.pointer.cancel()
        self._guide.show_rules(self.session.game)

    def _show_options(self) -> None:
        from .options_dialog import OptionsDialog

        self._open(OptionsDialog(self._options, self))

    def _show_keys(self) -> None:
        from .keyboard_page import KeyboardPage

        self._open(KeyboardPage(self.actions(), self))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        if self.isFullScreen():
            self._notice.tell(self._leave_hint)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close what can be closed at Esc; show a hidden menu bar at Alt; know shortcuts on a Thai keyboard."""
        if event.key() == Qt.Key.Key_Escape:
            self._close_something()
        elif event.key() == Qt.Key.Key_Alt and not self._options.menu_bar:
            self.menuBar().setVisible(not self.menuBar().isVisible())
        elif sequence := latin_sequence(event):
            for action in self.actions():
                if sequence in action.shortcuts() and action.isEnabled():
                    action.trigger()
        else:
            super().keyPressEvent(event)

    def _close_something(self) -> None:
        """Close the panel and the notice, or else leave full screen; its own notice does not stand in the way."""
        is_in_the_way = self._win.isVisible() or (self._notice.isVisible() and self._notice.text != self._leave_hint)
        self._win.hide()
        self._notice.hide()
        if self.isFullScreen() and not is_in_the_way:
            self._toggle_full_screen()

    @property
    def _leave_hint(self) -> str:
        return self.tr("Esc or F11 leaves the full screen.")

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and texts."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a dropped file, code or game."""
        self._exchange.open_dropped(event.mimeData())
        event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the options, the time played, and where the window was."""
        self._guide.close()
        if self._keeper:
            self._keeper.close()
        self._options.geometry = self.saveGeometry()
        self._options.save()
        super().closeEvent(event)
