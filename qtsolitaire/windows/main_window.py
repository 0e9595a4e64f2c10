"""The main window: the table with menus, tool bar and status bar around it, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QMainWindow, QMenu, QStyle, QToolBar

from qtsolitaire.assets import asset
from qtsolitaire.board.scene import BoardScene, Preferences
from qtsolitaire.board.view import BoardView
from qtsolitaire.core.game import RefusedMoveError
from qtsolitaire.core.record import SUFFIX, decode, looks_like_record, parse_records, record_text, result_of
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.language import say
from qtsolitaire.play.gestures import Habits
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options

from .enter_code import EnterCodeDialog
from .help import About, HowToPlay
from .new_game import NewGameDialog
from .options_dialog import OptionsDialog
from .overlay import Notice, WinPanel

Key = QKeySequence.StandardKey
STATUS_INDENT = 9  # pixels on both sides of a text in the status bar
LARGEST_RECORD = 4_000_000  # bytes of a file that is opened; a thousand games are half of it


class CodeLabel(QLabel):
    """The deal code in the status bar: a click copies it, and it can be selected."""

    clicked = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take a release without a selection as a click."""
        super().mouseReleaseEvent(event)
        if not self.hasSelectedText():
            self.clicked.emit()


class MainWindow(QMainWindow):
    """The program's window.

    Args:
        sitting: The game on the table, and the one before.
        options: The player's options.
    """

    def __init__(self, sitting: Sitting, options: Options) -> None:
        super().__init__()
        self.setWindowIcon(_icon("icon"))
        self.setAcceptDrops(True)
        self._sitting = sitting
        self._options = options
        self._scene = BoardScene(sitting.session, self._preferences())
        self._view = BoardView(self._scene)
        self._view.setAccessibleName(self.tr("Table"))
        self.setCentralWidget(self._view)
        self._notice = Notice(self._view)
        self._notice.acted.connect(self._sitting.take_back)
        self._win = WinPanel(self._view)
        self._create_actions()
        self._create_status_bar()
        self._win.new_wanted.connect(self.new_game)
        self._win.same_level_wanted.connect(self._same_level)
        self._win.undo_wanted.connect(self._undo.trigger)
        self._sitting.changed.connect(self._show_session)
        self._options.changed.connect(self._follow_options)
        self._watch(sitting.session)
        self.resize(1180, 760)
        self.setMinimumSize(480, 360)
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
    def win_panel(self) -> WinPanel:
        """Return the panel of a won game."""
        return self._win

    def _create_actions(self) -> None:
        self._undo = self._action(self.tr("&Undo"), lambda: self.session.undo(), [Key.Undo], "undo")
        self._redo = self._action(
            self.tr("&Redo"), lambda: self.session.redo(), [Key.Redo, "Ctrl+Y", "Ctrl+Shift+Z"], "redo"
        )
        self._restart = self._action(self.tr("Re&start"), self._restart_game, ["Ctrl+R"], "restart")
        self._take_back = self._action(self.tr("&Take Up the Game Before"), self._sitting.take_back, [])
        new = self._action(self.tr("&New Game…"), self.new_game, [Key.New, "F2"], "new")
        options = self._action(self.tr("&Options…"), self._show_options, [Key.Preferences, "Ctrl+,"], "options")
        rules = self._action(self.tr("&How to Play"), lambda: self._open(HowToPlay(self)), [Key.HelpContents], "rules")
        full = self._action(self.tr("&Full Screen"), self._toggle_full_screen, [Key.FullScreen, "F11"])
        quit_ = self._action(self.tr("&Quit"), self.close, [Key.Quit, "Ctrl+Q"])
        quit_.setMenuRole(QAction.MenuRole.QuitRole)
        about = self._action(self.tr("&About qtsolitaire"), lambda: self._open(About(self)), [])
        about.setMenuRole(QAction.MenuRole.AboutRole)
        options.setMenuRole(QAction.MenuRole.PreferencesRole)
        deals: list[QAction | None] = [
            new,
            self._action(self.tr("Same &Level Again"), self._same_level, ["Ctrl+Shift+N"]),
            self._restart,
            self._action(self.tr("&Deal of the Day"), self._deal_of_day, ["Ctrl+D"]),
            self._take_back,
            None,
            self._action(self.tr("&Enter Code…"), self._enter_code, ["Ctrl+E"]),
            self._action(self.tr("&Copy Code"), self.copy_code, [Key.Copy]),
            self._action(self.tr("Copy &Whole Game"), self.copy_record, ["Ctrl+Shift+C"]),
            self._action(self.tr("&Paste Code or Game"), self.paste, [Key.Paste]),
            self._action(self.tr("&Open Game…"), self._choose_file, [Key.Open]),
            None,
            quit_,
        ]
        self._menu(self.tr("&Game"), deals)
        self._menu(self.tr("&Move"), [self._undo, self._redo])
        self._menu(self.tr("&View"), [full, None, options])
        self._menu(self.tr("&Help"), [rules, about])
        self._create_tool_bar([new, self._restart, None, self._undo, self._redo, None, rules, options])

    def _action(
        self, text: str, slot: Callable[[], object], keys: Sequence[Key | str], icon: str = ""
    ) -> QAction:
        action = QAction(text, self)
        action.setShortcuts(_sequences(keys))
        action.triggered.connect(lambda: slot())
        if icon:
            action.setIcon(_icon(f"tools/light/{icon}"))
        return action

    def _menu(self, title: str, actions: Sequence[QAction | None]) -> QMenu:
        menu = self.menuBar().addMenu(title)
        for action in actions:
            menu.addAction(action) if action else menu.addSeparator()
        return menu

    def _create_tool_bar(self, actions: Sequence[QAction | None]) -> None:
        bar = QToolBar(self.tr("Tool Bar"))
        bar.setObjectName("tools")
        bar.setMovable(False)
        bar.setIconSize(QSize(20, 20))
        bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        for action in actions:
            bar.addAction(action) if action else bar.addSeparator()
        self.addToolBar(bar)

    def _create_status_bar(self) -> None:
        self._level, self._score, self._moves = QLabel(), QLabel(), QLabel()
        self._code = CodeLabel()
        self._code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._code.setToolTip(self.tr("The code of this deal. A click copies it."))
        self._code.clicked.connect(self.copy_code)
        self._level.setIndent(STATUS_INDENT)
        self.statusBar().addWidget(self._level)
        for label in (self._score, self._moves, self._code):
            label.setContentsMargins(STATUS_INDENT, 1, STATUS_INDENT, 1)
            self.statusBar().addPermanentWidget(label)
        self.statusBar().setSizeGripEnabled(False)

    # --- what is shown --------------------------------------------------------------------------------------------

    def _show_session(self, session: Session) -> None:
        """Show another game; its cards are dealt if it has no moves yet."""
        self._win.hide()
        self._notice.hide()
        self._scene.show_session(session, is_dealt=not session.move_count)
        self._watch(session)

    def _watch(self, session: Session) -> None:
        session.changed.connect(self._follow_change)
        session.won.connect(self._congratulate)
        deal = session.deal
        self.setWindowTitle(self.tr("{game} – {level}").format(game=deal.game.name, level=say(deal.variant)))
        self._level.setText(f"{deal.game.name} – {say(deal.variant)}")
        self._code.setText(str(deal.code) if deal.code else self.tr("Board of its own"))
        self._options.remember_level(deal.game.code, deal.variant.key)
        self._follow_session()
        if session.is_won:
            self._congratulate()

    def _follow_change(self) -> None:
        if self.sender() is not self.session and self.sender() is not None:
            return
        self._notice.hide()
        if not self.session.is_won:
            self._win.hide()
        self._follow_session()

    def _follow_session(self) -> None:
        session = self.session
        self._score.setText(self.tr("Score {score}").format(score=session.position.score))
        self._moves.setText(self.tr("Moves {moves}").format(moves=session.move_count))
        self._undo.setEnabled(session.can_undo)
        self._redo.setEnabled(session.can_redo)
        self._restart.setEnabled(bool(session.move_count))
        self._take_back.setEnabled(self._sitting.left is not None)

    def _congratulate(self) -> None:
        session = self.session
        self._win.congratulate(session.position.score, session.move_count, session.clock.seconds)

    def _preferences(self) -> Preferences:
        options = self._options
        wishes_stillness = not self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
        return Preferences(
            Habits(options.double_click, options.auto_place, options.click_sends_up),
            placement_aid=options.placement_aid,
            interactive_rules=options.interactive_rules,
            is_animated=options.animations == "on" or (options.animations == "system" and not wishes_stillness),
        )

    def _follow_options(self) -> None:
        self._scene.set_preferences(self._preferences())

    # --- other games ----------------------------------------------------------------------------------------------

    def new_game(self) -> None:
        """Ask for game and level, and deal."""
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

    def _begin(self, begin: Callable[[], None], sentence: str = "") -> None:
        """Begin another game, and offer the one that was left in the middle."""
        before = self.session
        begin()
        if self._sitting.left is before:
            self._notice.tell(sentence or self.tr("New game dealt."), self.tr("Take Back"))

    def _enter_code(self) -> None:
        dialog = EnterCodeDialog(self)
        dialog.accepted.connect(lambda: self.open_text(str(dialog.code)))
        self._open(dialog)

    def _choose_file(self) -> None:
        names = self.tr("Games (*{suffix})").format(suffix=SUFFIX)
        dialog = QFileDialog(self, self.tr("Open Game"), "", names)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        self._open(dialog)

    def copy_code(self) -> None:
        """Copy the deal code, or the whole game if it has none."""
        code = self.session.deal.code
        if code is None:
            self.copy_record()
            return
        QGuiApplication.clipboard().setText(str(code))
        self._notice.tell(self.tr("Copied: {code}").format(code=code))

    def copy_record(self) -> None:
        """Copy the whole game as text."""
        session = self.session
        QGuiApplication.clipboard().setText(
            record_text(session.deal, session.steps, seconds=session.clock.seconds)
        )
        self._notice.tell(self.tr("The whole game was copied as text."))

    def paste(self) -> None:
        """Open the code or game that was copied."""
        text = QGuiApplication.clipboard().text()
        if text.strip():
            self.open_text(text)
        else:
            self._notice.tell(self.tr("There is no text to paste. Copy a deal code or a whole game first."))

    def open_file(self, path: Path) -> None:
        """Open the first game of a file, or say why that cannot be."""
        try:
            if path.stat().st_size > LARGEST_RECORD:
                self._notice.tell(self.tr("“{file}” is too large for a file of games.").format(file=path.name))
                return
            self.open_text(decode(path.read_bytes()))
        except OSError as error:
            self._notice.tell(
                self.tr("“{file}” cannot be read: {reason}").format(file=path.name, reason=error.strerror or error)
            )
        except BadTextError as error:
            self._notice.tell(say(error.where))

    def open_text(self, text: str) -> None:
        """Deal what a code names, or take up the first game of a text; say what is wrong with anything else."""
        try:
            if looks_like_record(text):
                self._open_record(text)
            else:
                deal = deal_of(read_code(text))
                self._begin(lambda: self._sitting.begin_deal(deal))
        except BadTextError as error:
            self._notice.tell(say(error.where))
        except RefusedMoveError as error:
            self._notice.tell(say(error.saying))

    def _open_record(self, text: str) -> None:
        record = parse_records(text, GAMES)[0]
        self._begin(lambda: self._sitting.begin_record(record))
        came_to = result_of(record.deal, self.session.steps)
        if record.result and record.result != came_to:
            self._notice.tell(
                self.tr("The game says “{told}”, but its moves come to “{found}”.").format(
                    told=record.result, found=came_to
                )
            )

    def tell_damaged_settings(self, copy: Path) -> None:
        """Say that the settings could not all be read, and where they are now."""
        sentence = self.tr("The settings file was damaged. What could be read is in force; a copy is “{file}”.")
        self._notice.tell(sentence.format(file=copy))

    def tell_fault(self, log: Path) -> None:
        """Say that the program has a fault, and where it is written down."""
        self._notice.tell(
            self.tr("Something went wrong in the program; your game goes on. Details are in “{file}”.").format(file=log)
        )

    # --- window ---------------------------------------------------------------------------------------------------

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view.pointer.cancel()
        dialog.open()

    def _show_options(self) -> None:
        self._open(OptionsDialog(self._options, self))

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close panel and notice at Esc, then leave full screen."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._win.isVisible() or self._notice.isVisible():
            self._win.hide()
            self._notice.hide()
        elif self.isFullScreen():
            self._toggle_full_screen()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files and texts."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open a dropped file, code or game."""
        files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
        if files:
            self.open_file(Path(files[0]))
        else:
            self.open_text(event.mimeData().text())
        event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the options."""
        self._options.save()
        super().closeEvent(event)


def _icon(name: str) -> QIcon:
    return QIcon(str(asset(f"resources/{name}.svg")))


def _sequences(keys: Sequence[Key | str]) -> list[QKeySequence]:
    """Return key sequences, each once, the usual one of the platform first."""
    found: list[QKeySequence] = []
    for key in keys:
        for sequence in QKeySequence.keyBindings(key) if isinstance(key, Key) else [QKeySequence(key)]:
            if sequence not in found:
                found.append(sequence)
    return found
