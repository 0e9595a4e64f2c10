"""The Rules window: the pages of the games and the page of questions, to be read beside the game.

It is a window of its own, without Qt's parent, so that the main window can be brought in front of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from qtsolitaire.board.scene import Preferences
from qtsolitaire.core.game import Game
from qtsolitaire.core.pages import Page
from qtsolitaire.language import plain

from .keys import Key, latin_sequence, sequences
from .page_html import plainly
from .page_view import PageView, Place
from .program_pages import Files, all_pages
from .wording import Said, WordedDialog, as_read

Visit = tuple[str, "Place | str"]
"""Name of a page, and where in it."""


class RulesWindow(WordedDialog):
    """Shows pages, and finds, prints and enlarges what they say.

    Args:
        game: The game that is played: its page comes first to sight.
        files: Where the player's files are: the page of questions tells it.
        preferences: Tells how tables look now.
    """

    def __init__(self, game: Game, files: Files, preferences: Callable[[], Preferences]) -> None:
        super().__init__()
        self._files = files
        self._pages = all_pages(files)
        self._before: list[Visit] = []
        self._after: list[Visit] = []
        self._shown = game.code
        self._view = PageView(preferences)
        self._view.link_followed.connect(self.go_to)
        self._tabs = self._page_tabs()
        self._message = QLabel()
        self._message.setWordWrap(True)
        self._message.hide()
        self._field = QLineEdit(clearButtonEnabled=True)
        self._create_actions()
        self._lay_out()
        self.word.plain(self.setWindowTitle, lambda: self.tr("Rules"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setMinimumHeight(300)
        self.resize(760, 680)
        self._show(game.code, "")
        self._view.setFocus()

    # --- parts ----------------------------------------------------------------------------------------------------

    @property
    def view(self) -> PageView:
        """Return what shows the page."""
        return self._view

    @property
    def page(self) -> Page:
        """Return the page that is shown."""
        return next(page for page in self._pages if page.name == self._shown)

    @property
    def message(self) -> str:
        """Return what is said about the last search or printing; empty if there is nothing to say."""
        return self._message.text()

    def _page_tabs(self) -> QTabBar:
        tabs = QTabBar()
        tabs.setExpanding(False)
        tabs.setDrawBase(False)
        for index in range(len(self._pages)):
            tabs.addTab("")
            self.word(partial(tabs.setTabText, index), partial(self._title, index))
        self.word.plain(tabs.setAccessibleName, lambda: self.tr("Pages"))
        tabs.currentChanged.connect(self._turn)
        return tabs

    def _title(self, index: int) -> str:
        return plainly(self._pages[index].title)

    def _create_actions(self) -> None:
        self._back = self._action(lambda: self.tr("Back"), self.go_back, [Key.Back, "Alt+Left"])
        self._forward = self._action(lambda: self.tr("Forward"), self.go_forward, [Key.Forward, "Alt+Right"])
        self._earlier = self._action(
            lambda: self.tr("Find Previous"), lambda: self.search(is_back=True), ["Shift+F3", Key.FindPrevious]
        )
        self._later = self._action(lambda: self.tr("Find Next"), self.search, ["F3", Key.FindNext])
        self._smaller = self._action(
            lambda: self.tr("Smaller Text"), lambda: self._view.zoom(-1), [Key.ZoomOut, "Ctrl+-"]
        )
        self._smaller.setIconText("A−")
        self._larger = self._action(
            lambda: self.tr("Larger Text"), lambda: self._view.zoom(1), [Key.ZoomIn, "Ctrl++", "Ctrl+="]
        )
        self._larger.setIconText("A+")
        self._action(lambda: self.tr("Usual Size"), lambda: self._view.zoom(0), ["Ctrl+0"])
        self._print = self._action(lambda: self.tr("&Print…"), self.print_page, [Key.Print, "Ctrl+P"])
        self.word(self._print.setIconText, lambda: as_read(self._print.text()))
        self._action(lambda: self.tr("Find"), self._begin_search, [Key.Find, "Ctrl+F"])
        self._action(lambda: self.tr("Next Page"), lambda: self._turn_by(1), ["Ctrl+Tab", "Ctrl+PgDown"])
        self._action(lambda: self.tr("Previous Page"), lambda: self._turn_by(-1), ["Ctrl+Shift+Tab", "Ctrl+PgUp"])

    def _action(self, text: Said, slot: Callable[[], object], keys: Sequence[Key | str]) -> QAction:
        action = QAction("", self)
        self.word(action.setText, text)
        action.setShortcuts(sequences(keys))
        action.triggered.connect(lambda: slot())
        self.addAction(action)
        return action

    def _lay_out(self) -> None:
        label = QLabel()
        label.setBuddy(self._field)
        self.word(label.setText, lambda: self.tr("&Find:"))
        self.word.plain(self._field.setAccessibleName, lambda: self.tr("Text to find"))
        self._field.textEdited.connect(lambda: self.search(is_from_here=True))
        close = QPushButton(autoDefault=False)
        self.word(close.setText, lambda: self.tr("Close"))
        close.clicked.connect(self.reject)
        ways = [self._button(self._back, Qt.ArrowType.LeftArrow), self._button(self._forward, Qt.ArrowType.RightArrow)]
        search = [self._button(self._earlier, Qt.ArrowType.UpArrow), self._button(self._later, Qt.ArrowType.DownArrow)]
        others = [self._button(action) for action in (self._smaller, self._larger, self._print)]
        foot = [*ways, label, self._field, *search, *others, close]
        row = QHBoxLayout()
        for widget in foot:
            row.addWidget(widget, int(widget is self._field))
        for before in (label, others[0]):
            row.insertSpacing(row.indexOf(before), 8)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs)
        column.addWidget(self._view, 1)
        column.addWidget(self._message)
        column.addLayout(row)
        for one, other in pairwise([self._tabs, self._view, *foot]):
            QWidget.setTabOrder(one, other)

    def _button(self, action: QAction, arrow: Qt.ArrowType = Qt.ArrowType.NoArrow) -> QToolButton:
        button = QToolButton(autoRaise=True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setDefaultAction(action)
        button.setArrowType(arrow)
        self.word.plain(button.setAccessibleName, lambda: as_read(action.text()))
        return button

    # --- pages ----------------------------------------------------------------------------------------------------

    def go_to(self, name: str, anchor: str = "") -> None:
        """Show a page, and remember the way back.

        Args:
            name: Name of the page.
            anchor: The section; empty for the beginning.
        """
        self._before.append(self._here)
        self._after.clear()
        self._show(name, anchor)

    def go_back(self) -> None:
        """Show again what was shown before."""
        self._walk(self._before, self._after)

    def go_forward(self) -> None:
        """Show what was shown before the last step back."""
        self._walk(self._after, self._before)

    def _walk(self, to: list[Visit], past: list[Visit]) -> None:
        if to:
            past.append(self._here)
            self._show(*to.pop())

    @property
    def _here(self) -> Visit:
        return self._shown, self._view.place

    def _show(self, name: str, place: Place | str) -> None:
        index = next(index for index, page in enumerate(self._pages) if page.name == name)
        self._shown = name
        self._tabs.setCurrentIndex(index)
        self._view.show_page(self.page, place)
        self._view.setAccessibleName(plain(self._title(index)))
        self._back.setEnabled(bool(self._before))
        self._forward.setEnabled(bool(self._after))
        self._tell("")

    def _turn(self, index: int) -> None:
        """Show the page of a tab that the player has chosen."""
        name = self._pages[index].name
        if name != self._shown:
            self.go_to(name)

    def _turn_by(self, step: int) -> None:
        self._tabs.setCurrentIndex((self._tabs.currentIndex() + step) % self._tabs.count())

    def redraw(self) -> None:
        """Show the page again, as tables look now."""
        self._view.redraw()

    def follow_language(self) -> None:
        """Say everything in another language, at the same place."""
        place = self._view.place
        self._pages = all_pages(self._files)
        super().follow_language()
        self._show(self._shown, place)

    # --- what can be done with a page -----------------------------------------------------------------------------

    def _begin_search(self) -> None:
        self._field.setFocus()
        self._field.selectAll()

    def search(self, *, is_back: bool = False, is_from_here: bool = False) -> None:
        """Select where the text of the field stands next in the page, or say that it stands nowhere.

        Args:
            is_back: Look towards the beginning.
            is_from_here: What is selected may be found again.
        """
        text = self._field.text()
        if not text:
            self._tell("")
            self._begin_search()
        elif self._view.find_text(text, is_back=is_back, is_from_here=is_from_here):
            self._tell("")
        else:
            self._tell(self.tr("“{text}” does not stand on this page.").format(text=text))

    def print_page(self) -> None:
        """Ask for a printer, and print the page."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if sys.platform in ("win32", "darwin") and not QPrinterInfo.availablePrinterNames():
            self._tell(self.tr("No printer is set up on this computer."))
            return
        printer.setDocName(plainly(self.page.title))
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self._view.print_page(printer))
        QDialog.open(dialog)  # QPrintDialog has another one of that name

    def _tell(self, sentence: str) -> None:
        self._message.setText(sentence)
        self._message.setVisible(bool(sentence))
        self._field.setAccessibleDescription(plain(sentence))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Find the next place at Enter in the field; know shortcuts on a Thai keyboard."""
        sequence = latin_sequence(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._field.hasFocus():
            self.search(is_back=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif sequence:
            for action in self.actions():
                if sequence in action.shortcuts() and action.isEnabled():
                    action.trigger()
        else:
            super().keyPressEvent(event)
