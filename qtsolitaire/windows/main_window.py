"""The main window: the table with menus, tool bar and status bar around it, and what they do."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QHideEvent,
    QKeyEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMainWindow, QStyle, QToolBar, QToolButton, QWidget

from qtsolitaire.board.scene import BoardScene, Preferences
from qtsolitaire.board.view import BoardView
from qtsolitaire.core.game import Game
from qtsolitaire.games import GAMES, game_called
from qtsolitaire.language import plain
from qtsolitaire.play.gestures import Habits
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Fault, Records

from . import chrome
from .choosing import games_dialog
from .exchange import Exchange
from .guide import Guide
from .keeper import Keeper
from .keys import Key, latin_sequence, sequences
from .labels import CodeLabel, ElidedLabel
from .library import Library
from .overlay import Notice, WinPanel
from .telling import Telling
from .timekeeper import Timekeeper
from .wording import Said, Wording, level_text

PACES = {"normal": 1.0, "fast": 0.5, "off": 0.0}
WIN_PANEL_MS = 900  # after the last move has been shown, while the fans open
MARKS_IN_MENUS = re.compile(r"\(&\w\)|&|…")
"""What a text has in menus only: Qt itself leaves a letter in brackets, as Thai has it, on the tool bar."""
STATUS_INDENT = 9  # pixels on both sides of a text in the status bar


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
        self._win_timer = QTimer(self, singleShot=True)
        self._win_timer.timeout.connect(self._show_win_panel)
        self._scene.celebrated.connect(self._end_waiting)
        self._exchange = Exchange(sitting, self._begin, self)
        self._exchange.told.connect(lambda sentence: self._notice.tell(sentence, self._notice.offer))
        self._library = Library(
            self, sitting, self._exchange, options, keeper, self._begin, self._preferences
        )
        self._library.told.connect(self._notice.tell)
        self._library.opened.connect(self._open)
        self._telling = Telling(self._scene, self)
        self._telling.told.connect(self._notice.tell)
        self._guide = Guide(self, options, keeper, self._preferences)
        self._guide.opened.connect(self._open)
        self._tool_icons: dict[str, QAction] = {}
        self._create_actions()
        self._create_status_bar()
        self._win.new_wanted.connect(self.new_game)
        self._win.same_level_wanted.connect(self._same_level)
        self._win.undo_wanted.connect(self._undo.trigger)
        sitting.changed.connect(self._show_session)
        options.changed.connect(self._follow_options)
        self._timekeeper = Timekeeper(self, sitting, self._time)
        if keeper:
            keeper.keeping_changed.connect(self._tell_keeping)
            keeper.damaged.connect(lambda: self.tell_damaged_games(keeper.records))
            self._not_kept.setVisible(not keeper.is_keeping)
        self._watch(sitting.session)
        self._follow_palette()
        self._follow_bars()
        self.setMinimumSize(480, 360)
        self.resize(1180, 760)
        self.restoreGeometry(options.geometry)
        self._view.setFocus()

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

    def _create_actions(self) -> None:
        exchange, library = self._exchange, self._library
        history = self._action(lambda: self.tr("&History…"), library.show_history, ["Ctrl+H"])
        statistics = self._action(lambda: self.tr("S&tatistics…"), library.show_statistics, ["Ctrl+T"], "statistics")
        self._undo = self._action(lambda: self.tr("&Undo"), lambda: self.session.undo(), [Key.Undo], "undo")
        redo_keys: list[Key | str] = [Key.Redo, "Ctrl+Y", "Ctrl+Shift+Z"]
        self._redo = self._action(lambda: self.tr("&Redo"), lambda: self.session.redo(), redo_keys, "redo")
        self._restart = self._action(lambda: self.tr("Re&start"), self._restart_game, ["Ctrl+R"], "restart")
        self._take_back = self._action(lambda: self.tr("&Take Up the Game Before"), self._sitting.take_back, [])
        new = self._action(lambda: self.tr("&New Game…"), self.new_game, [Key.New, "F2"], "new")
        options = self._action(lambda: self.tr("&Options…"), self._show_options, [Key.Preferences, "Ctrl+,"], "options")
        options.setMenuRole(QAction.MenuRole.PreferencesRole)
        rules = self._action(lambda: self.tr("&Rules"), self._show_rules, [Key.HelpContents], "rules")
        tellers = [self._action(text, tell, [key]) for text, tell, key in self._telling.actions()]
        keyboard = self._action(lambda: self.tr("&Keyboard"), self._show_keys, ["Ctrl+?", "Ctrl+/"])
        about = self._action(lambda: self.tr("&About qtsolitaire"), lambda: self._guide.show_about(), [])
        about.setMenuRole(QAction.MenuRole.AboutRole)
        quit_ = self._action(lambda: self.tr("&Quit"), self.close, [Key.Quit, "Ctrl+Q"])
        quit_.setMenuRole(QAction.MenuRole.QuitRole)
        switches = [
            self._action(partial(str, f"&{number} {game.name}"), partial(self._switch, game), [])
            for number, game in enumerate(GAMES, 1)
        ]
        game = [
            new,
            self._action(lambda: self.tr("Same &Level Again"), self._same_level, ["Ctrl+Shift+N"]),
            self._restart,
            self._action(lambda: self.tr("&Deal of the Day"), self._deal_of_day, ["Ctrl+D"]),
            self._take_back,
            None,
            *switches,
            None,
            self._action(lambda: self.tr("&Enter Code…"), self._enter_code, ["Ctrl+E"]),
            self._action(lambda: self.tr("&Copy Code"), exchange.copy_code, [Key.Copy]),
            self._action(lambda: self.tr("Copy &Whole Game"), exchange.copy_record, ["Ctrl+Shift+C"]),
            self._action(lambda: self.tr("&Paste Code or Game"), exchange.paste, [Key.Paste]),
            self._action(lambda: self.tr("&Open Game…"), self._choose_file, [Key.Open]),
            None,
            quit_,
        ]
        view = [
            self._action(lambda: self.tr("&Full Screen"), self._toggle_full_screen, [Key.FullScreen, "F11"]),
            self._bar_action("menu_bar", lambda: self.tr("&Menu Bar"), ["Ctrl+M"]),
            self._bar_action("tool_bar", lambda: self.tr("&Tool Bar"), []),
            self._bar_action("status_bar", lambda: self.tr("&Status Bar"), []),
            self._bar_action("clock", lambda: self.tr("&Clock"), []),
            None,
            options,
        ]
        self._add_menu(lambda: self.tr("&Game"), game)
        self._add_menu(lambda: self.tr("&Move"), [self._undo, self._redo, None, *tellers])
        self._add_menu(lambda: self.tr("&View"), view)
        moving = [
            self._action(lambda: self.tr("&Export Everything…"), library.choose_export, []),
            self._action(lambda: self.tr("&Import Games…"), library.choose_import, []),
            self._action(lambda: self.tr("Import from &Folder…"), library.choose_import_folder, []),
        ]
        self._add_menu(lambda: self.tr("&Statistics"), [history, statistics, None, *moving])
        for kept in (history, statistics, *moving):
            kept.setEnabled(self._keeper is not None)
        example = self._action(lambda: self.tr("&Example Game"), lambda: library.show_example(self.session.game), [])
        self._add_menu(lambda: self.tr("&Help"), [rules, example, keyboard, about])
        self._tools = QToolBar()
        self.word.plain(self._tools.setWindowTitle, lambda: self.tr("Tool Bar"))
        self._tools.setMovable(False)
        self._tools.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._tools.setIconSize(QSize(20, 20))
        self._tools.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        _fill(self._tools, [new, self._restart, None, self._undo, self._redo, None, statistics, rules, options])
        for button in self._tools.findChildren(QToolButton):
            button.setMinimumHeight(chrome.finger(button))
        self.addToolBar(self._tools)

    def _action(self, text: Said, slot: Callable[[], object], keys: Sequence[Key | str], icon: str = "") -> QAction:
        action = QAction(self)
        self.word(action.setText, text)
        action.setShortcuts(sequences(keys))
        action.triggered.connect(lambda: slot())
        self.addAction(action)  # so that its keys work while the menu bar is hidden
        if icon:
            self._tool_icons[icon] = action
            self.word(action.setIconText, lambda: MARKS_IN_MENUS.sub("", action.text()))
        return action

    def _bar_action(self, option: str, text: Said, keys: Sequence[Key | str]) -> QAction:
        """Return an action that shows or hides a bar, and remembers it."""
        action = QAction(self, checkable=True, checked=getattr(self._options, option))
        self.word(action.setText, text)
        action.setShortcuts(sequences(keys))
        action.toggled.connect(lambda is_shown: setattr(self._options, option, is_shown))
        self.addAction(action)
        return action

    def _add_menu(self, title: Said, actions: Sequence[QAction | None]) -> None:
        menu = self.menuBar().addMenu("")
        self.word(menu.setTitle, title)
        _fill(menu, actions)

    def _create_status_bar(self) -> None:
        self._level, self._not_kept = ElidedLabel(gives_way=True), ElidedLabel()
        self._score, self._moves, self._time, self._code = ElidedLabel(), ElidedLabel(), ElidedLabel(), CodeLabel()
        self._not_kept.hide()
        self.word(self._time.setToolTip, lambda: self.tr("Time played"))
        self.word(self._not_kept.setText, lambda: self.tr("⚠ Games are not being kept"))
        self.word(
            self._not_kept.setToolTip,
            lambda: self.tr("The file of games cannot be written. Each move tries again."),
        )
        self.word(self._code.setToolTip, lambda: self.tr("The code of this deal. A click copies it."))
        self._code.clicked.connect(self._exchange.copy_code)
        bar = self.statusBar()
        bar.setSizeGripEnabled(False)
        bar.addWidget(self._level)
        bar.addWidget(self._not_kept)
        shown = (self._score, self._moves, self._time, self._code)
        for label in shown:
            bar.addPermanentWidget(label)
        for label in (self._level, self._not_kept, *shown):
            label.setContentsMargins(STATUS_INDENT, 1, STATUS_INDENT, 1)

    # --- what is shown --------------------------------------------------------------------------------------------

    def _show_session(self, session: Session) -> None:
        """Show another game; its cards are dealt if it has no moves yet."""
        self._win_timer.stop()
        self._win.hide()
        self._notice.hide()
        self._view.pointer.cancel()
        before = self._scene.session
        before.changed.disconnect(self._follow_change)
        before.won.disconnect(self._congratulate)
        self._timekeeper.leave(before)
        self._scene.show_session(session, is_dealt=not session.move_count)
        self._watch(session)

    def _watch(self, session: Session) -> None:
        session.changed.connect(self._follow_change)
        session.won.connect(self._congratulate)
        self._timekeeper.watch(session)
        self._options.remember_level(session.game.code, session.deal.variant.key)
        self._follow_deal()
        self._follow_session()
        if session.is_won:
            self._show_win_panel()

    def _follow_deal(self) -> None:
        deal = self.session.deal
        level = level_text(deal.game, deal.variant)
        self.setWindowTitle(plain(level))
        self._level.setText(level)
        self._code.setText(str(deal.code) if deal.code else self.tr("Board of its own"))

    def _follow_language(self) -> None:
        """Say everything again; notice and panel, windows of their own, do so themselves."""
        self.word.renew()
        self._follow_deal()
        self._follow_session()

    def _follow_change(self) -> None:
        self._notice.hide()
        self._win_timer.stop()
        self._win.hide()
        self._follow_session()

    def _follow_session(self) -> None:
        session = self.session
        score, moves = QLocale().toString(session.position.score), QLocale().toString(session.move_count)
        self._score.setText(self.tr("Score {score}").format(score=score))
        self._moves.setText(self.tr("Moves {moves}").format(moves=moves))
        self._undo.setEnabled(session.can_undo)
        self._redo.setEnabled(session.can_redo)
        self._restart.setEnabled(bool(session.move_count))
        self._take_back.setEnabled(self._sitting.left is not None)

    def _congratulate(self) -> None:
        """Show the panel of a won game, when the fans are about to be open."""
        if self._scene.is_celebrating:
            self._win_timer.start(round((self._scene.celebration_delay + WIN_PANEL_MS) * self._scene.motion.pace))
        else:
            self._show_win_panel()

    def _end_waiting(self) -> None:
        """Show the panel of a won game now, if it is still to come."""
        if self._win_timer.isActive():
            self._win_timer.stop()
            self._show_win_panel()

    def _show_win_panel(self) -> None:
        session = self.session
        fades = self._scene.is_celebrating
        self._win.congratulate(session.position.score, session.move_count, session.clock.seconds, fades=fades)

    # --- options --------------------------------------------------------------------------------------------------

    def _preferences(self) -> Preferences:
        options = self._options
        return Preferences(
            Habits(options.double_click, options.auto_place, options.click_sends_up),
            placement_aid=options.placement_aid,
            interactive_rules=options.interactive_rules,
            pace=0.0 if self._is_motion_reduced() else PACES[options.speed],
            deck=options.deck,
            cloth=options.cloth,
        )

    def _is_motion_reduced(self) -> bool:
        """Tell whether cards should not travel: as the player wishes, or as the desktop does, where it can be asked."""
        if self._options.reduced_motion == "system":
            return not self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        return self._options.reduced_motion == "on"

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
        self._tools.setVisible(self._options.tool_bar)
        self.statusBar().setVisible(self._options.status_bar)
        self._time.setVisible(self._options.clock)
        self._timekeeper.follow()

    def _follow_palette(self) -> None:
        for name, action in self._tool_icons.items():
            action.setIcon(chrome.tool_icon(name, self))

    def changeEvent(self, event: QEvent) -> None:
        """Follow new colours, another language, and what becomes of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._follow_palette()
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
        dialog.accepted.connect(lambda: self._begin(lambda: self._sitting.begin_new(dialog.game, dialog.variant)))
        self._open(dialog)

    def _same_level(self) -> None:
        self._begin(self._sitting.begin_same_level)

    def _deal_of_day(self) -> None:
        self._begin(lambda: self._sitting.begin_deal_of_day(date.today()))

    def _restart_game(self) -> None:
        self._begin(self._sitting.restart, self.tr("Restarted."))

    def _begin_new(self, game: Game) -> None:
        """Begin a game at the level that was played last."""
        variant = game.variant_or_first(self._options.last_level(game.code))
        self._begin(lambda: self._sitting.begin_new(game, variant))

    def _begin(self, begin: Callable[[], None], sentence: str = "") -> None:
        """Begin another game, and offer the one that was left in the middle."""
        before = self.session
        begin()
        if self._sitting.left is before:
            self._notice.tell(sentence or self.tr("New game dealt."), self.tr("Take Back"))

    def _switch(self, game: Game) -> None:
        """Go to the other game's table, as it was left."""
        left = self._sitting.left
        if game is self.session.game:
            return
        if left and left.game is game:
            self._sitting.take_back()
            return
        session = self._keeper.last_session(game) if self._keeper else None
        if session:
            self._sitting.begin(session)
        else:
            self._sitting.begin_new(game, game.variant_or_first(self._options.last_level(game.code)))

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
                self._begin_new(game)
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
        sentence = self.tr("The settings file was damaged. What could be read is in force; a copy is “{file}”.")
        self._notice.tell(sentence.format(file=copy))

    def tell_damaged_games(self, records: Records) -> None:
        """Say what was wrong with the file of games when it was opened, and what is there now."""
        match records.fault:
            case Fault.DAMAGED if records.was_restored:
                sentence = self.tr("The file of games was damaged. The games of the last daily copy are there again.")
            case Fault.DAMAGED:
                sentence = self.tr("The file of games was damaged, and there was no copy of it. A new one was begun.")
            case Fault.NEWER:
                sentence = self.tr("The file of games was made by a newer version. It is left alone; no game is kept.")
            case Fault.UNUSABLE:
                sentence = self.tr("The file of games cannot be read or written. Games are not being kept.")
            case _:
                return
        if records.set_aside:
            sentence += " " + self.tr("The damaged file is “{file}”.").format(file=records.set_aside)
        self._notice.tell(sentence)

    def _tell_keeping(self, is_keeping: bool) -> None:
        """Keep a standing note while games cannot be kept, and say so when they are kept again."""
        self._not_kept.setVisible(not is_keeping)
        if is_keeping:
            self._notice.tell(self.tr("Games are being kept again, with all moves made meanwhile."))
        else:
            self._notice.tell(self.tr("The file of games cannot be written. Play goes on; each move tries again."))

    def tell_fault(self, log: Path | None) -> None:
        """Say that the program has a fault, and where it is written down, if it could be."""
        sentence = self.tr("Something went wrong in the program; your game goes on.")
        details = self.tr("Details are in “{file}”.").format(file=log)
        self._notice.tell(f"{sentence} {details}" if log else sentence)

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


def _fill(widget: QWidget, actions: Sequence[QAction | None]) -> None:
    """Add actions to a menu or tool bar; None is a line between two groups."""
    for action in actions:
        if action is None:
            action = QAction(widget)  # noqa: PLW2901
            action.setSeparator(True)
        widget.addAction(action)
