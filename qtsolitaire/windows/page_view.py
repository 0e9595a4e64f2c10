"""Shows one page: with its pictures as wide as the text, in the window's colours, to be searched, copied and printed.

Thai texts hold zero-width spaces, which tell Qt where a line may end. Whoever copies a text must not get them, and
whoever searches does not type them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QPoint, QRegularExpression, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QGuiApplication,
    QPagedPaintDevice,
    QResizeEvent,
    QShowEvent,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser

from qtsolitaire.board.scene import Preferences
from qtsolitaire.core.pages import Page
from qtsolitaire.language import BREAK, plain

from .page_html import DEAL_SCHEME, ON_PAPER, PAGE_SCHEME, Pictures, Writer, colours_of

WIDEST = 820  # of a line, in device-independent pixels; longer ones are hard to follow
MARGIN = 14
INDENT = 22  # of the items of lists
SETTLE_MS = 120  # after the last resize, before the page is laid out anew
SMALLEST, LARGEST = 7.0, 32.0  # points of the text
ZOOM = 1.15
PAPER_MARGIN = 2 / 2.54  # inches that Qt leaves on each side of printed text
PAPER_UNIT = 2.5  # a printed picture has more pixels than one on the screen

Place = tuple[int, float]
"""A place in a page: number of a paragraph, and how far down in it, from 0 to 1; it holds for every language."""


class PageView(QTextBrowser):
    """Shows pages.

    Args:
        preferences: Tells how tables look now.
    """

    _page: Page | None = None  # before Qt's part, which may already send events

    link_followed = Signal(str, str)
    """Emitted with the page and the section of a link."""

    def __init__(self, preferences: Callable[[], Preferences]) -> None:
        super().__init__()
        self._preferences = preferences
        self._held: Place | str | None = None  # where the page belongs as soon as it has its width
        self._look = (1, 1.0, preferences().deck, preferences().cloth)
        self._pictures = Pictures(*self._look)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # else it would change the width
        self.setOpenLinks(False)
        self.anchorClicked.connect(self._follow)
        self._settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settling.timeout.connect(self.redraw)

    # --- what is shown --------------------------------------------------------------------------------------------

    def show_page(self, page: Page, place: Place | str = "") -> None:
        """Show a page; one that cannot be seen yet waits for its width.

        Args:
            page: What it says.
            place: A section, or where the page was before.
        """
        self._page = page
        self._held = None if self.isVisible() else place
        if self._held is None:
            self._write()
            self._go_to(place)

    def redraw(self) -> None:
        """Write the page again, as everything looks now, at the same place."""
        if self._page:
            self._settling.stop()
            self.show_page(self._page, self.place)

    @property
    def place(self) -> Place | str:
        """Return which part of the page is at the top, or will be."""
        if self._held is not None:
            return self._held
        block = self.cursorForPosition(QPoint(self.viewport().width() // 2, 1)).block()
        rect = self.document().documentLayout().blockBoundingRect(block)
        return block.blockNumber(), (self.verticalScrollBar().value() - rect.top()) / max(1.0, rect.height())

    def _go_to(self, place: Place | str) -> None:
        layout = self.document().documentLayout()
        layout.blockBoundingRect(self.document().lastBlock())  # else only the beginning is laid out yet
        bar = self.verticalScrollBar()
        if isinstance(place, str):
            bar.setValue(0)
            self.scrollToAnchor(place)
        else:
            rect = layout.blockBoundingRect(self.document().findBlockByNumber(place[0]))
            bar.setValue(round(rect.top() + place[1] * rect.height()))

    def _write(self) -> None:
        assert self._page, "there is a page to write"
        room = self.viewport().width() - 2 * MARGIN
        width = max(1, min(room, WIDEST))
        preferences = self._preferences()
        look = (width, self.devicePixelRatioF(), preferences.deck, preferences.cloth)
        if look != self._look:
            self._look, self._pictures = look, Pictures(*look)
        self._fill(self.document(), Writer(colours_of(self.palette()), self._pictures), self._page)
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        form.setLeftMargin(MARGIN + (room - width) // 2)
        form.setRightMargin(MARGIN + (room - width) // 2)
        frame.setFrameFormat(form)

    def _fill(self, document: QTextDocument, writer: Writer, page: Page) -> None:
        document.setIndentWidth(INDENT)
        document.setDefaultStyleSheet(writer.style)
        document.setHtml(writer.page(page))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Return a picture that the page asks for."""
        return self._pictures.find(QUrl(name)) or super().loadResource(kind, name)

    def event(self, event: QEvent) -> bool:
        """Follow another screen scale and other colours."""
        done = super().event(event)
        if self._page and event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.PaletteChange):
            self._settling.start(0)
        return done

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the page into the width that it is shown with."""
        super().showEvent(event)
        self.redraw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the page into another width, when that has settled."""
        if self._page and event.size().width() != event.oldSize().width():
            self._held = self.place
            self._settling.start(SETTLE_MS)
        super().resizeEvent(event)

    # --- reading --------------------------------------------------------------------------------------------------

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == PAGE_SCHEME:
            self.link_followed.emit(url.path(), url.fragment())

    def zoom(self, steps: int) -> None:
        """Make the text larger or smaller.

        Args:
            steps: How often; 0 for the usual size.
        """
        place = self.place
        usual = QFont().pointSizeF()
        wanted = self.font().pointSizeF() * ZOOM**steps if steps else usual
        font = QFont()
        font.setPointSizeF(min(max(wanted, SMALLEST), LARGEST))
        self.setFont(font)
        self._go_to(place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl and the wheel."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(1 if event.angleDelta().y() > 0 else -1)
        else:
            super().wheelEvent(event)

    def find_text(self, text: str, *, is_back: bool = False, is_from_here: bool = False) -> bool:
        """Select where a text stands next, from the beginning again after the last place; tell whether it was found.

        Args:
            text: What is looked for; capital and small letters are the same.
            is_back: Look in the other direction.
            is_from_here: What is selected may be found again: the text becomes longer as it is typed.
        """
        letters = [QRegularExpression.escape(letter) for letter in plain(text)]
        option = QRegularExpression.PatternOption.CaseInsensitiveOption
        pattern = QRegularExpression(f"{BREAK}*".join(letters), option)
        flags = QTextDocument.FindFlag.FindBackward if is_back else QTextDocument.FindFlag(0)
        start = self.textCursor()
        if is_from_here:
            start.setPosition(start.selectionStart())
        found = self.document().find(pattern, start, flags)
        if found.isNull():
            start.movePosition(QTextCursor.MoveOperation.End if is_back else QTextCursor.MoveOperation.Start)
            found = self.document().find(pattern, start, flags)
        if found.isNull():
            return False
        self.setTextCursor(found)
        self.ensureCursorVisible()
        return True

    def createMimeDataFromSelection(self) -> QMimeData:
        """Return what is copied, without the marks for the ends of lines."""
        copied = super().createMimeDataFromSelection()
        cleaned = QMimeData()
        cleaned.setText(plain(copied.text()))
        cleaned.setHtml(plain(copied.html()))
        return cleaned

    # --- paper ----------------------------------------------------------------------------------------------------

    def print_page(self, printer: QPagedPaintDevice) -> None:
        """Print the page: black on white, with pictures as wide as the paper, and without a cloth."""
        assert self._page, "there is a page to print"
        screen = QGuiApplication.primaryScreen().logicalDotsPerInch()  # lengths in a text are dots of the screen
        inches = printer.width() / printer.logicalDpiX() - 2 * PAPER_MARGIN
        pictures = Pictures(max(1, int(inches * screen)), PAPER_UNIT, self._preferences().deck, None)
        writer = Writer(ON_PAPER, pictures)
        paper = QTextDocument()
        self._fill(paper, writer, self._page)
        for name in pictures.names:  # printing makes a copy of the document, which knows only what it was given
            url = QUrl(f"{DEAL_SCHEME}:{name}")
            paper.addResource(QTextDocument.ResourceType.ImageResource, url, pictures.pixmap(name))
        paper.print_(printer)
