"""About: what the program is, under which licences its parts come, and what a report of a fault needs to say."""

from __future__ import annotations

import getpass
import platform
import re
from contextlib import suppress
from html import escape
from pathlib import Path

import appdirs
import PySide6
from PySide6.QtCore import QLocale, QSize, QSysInfo, Qt, qVersion
from PySide6.QtGui import QFontInfo, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPlainTextEdit, QPushButton, QTextBrowser, QVBoxLayout, QWidget

from qtsolitaire import __version__
from qtsolitaire.assets import asset

from .program_pages import Files
from .wording import Said, WordedDialog, as_read

OWN_LICENCE, OWN_LICENCE_IN_BUNDLE, FONT_LICENCE = "LICENSE", "licences/LICENSE", "resources/fonts/OFL.txt"


class About(WordedDialog):
    """Name, version, licences.

    Args:
        files: Where the player's files are.
        language: The language that was chosen, or `system`.
        parent: Qt's parent.
    """

    def __init__(self, files: Files, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._language = language
        self.word.plain(self.setWindowTitle, lambda: self.tr("About qtsolitaire"))
        text = QTextBrowser()
        text.setOpenLinks(False)
        self.word(text.setHtml, self._html)
        self.word.plain(text.setAccessibleName, self.windowTitle)
        self._message = QLabel()
        column = QVBoxLayout(self)
        column.addWidget(text)
        column.addWidget(self._message)
        column.addWidget(self._buttons())
        self.resize(QSize(580, 500))

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        close = buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        self.word(close.setText, lambda: self.tr("Close"))
        buttons.rejected.connect(self.reject)
        copy = QPushButton()
        self.word(copy.setText, lambda: self.tr("Copy &Details"))
        self.word(copy.setToolTip, lambda: self.tr("Copies what a report of a fault should say. No name is in it."))
        copy.clicked.connect(self.copy_details)
        buttons.addButton(copy, QDialogButtonBox.ButtonRole.ActionRole)
        own = (OWN_LICENCE, OWN_LICENCE_IN_BUNDLE)
        self._add_licence(buttons, lambda: self.tr("Licence of the &Program"), *map(asset, own))
        self._add_licence(buttons, lambda: self.tr("Licence of the &Fonts"), asset(FONT_LICENCE))
        return buttons

    def _add_licence(self, buttons: QDialogButtonBox, text: Said, *files: Path) -> None:
        """Add a button that shows a licence, if its text lies in one of the program's files."""
        if file := next((file for file in files if file.is_file()), None):
            button = QPushButton()
            self.word(button.setText, text)
            button.clicked.connect(lambda: self.show_licence(lambda: as_read(text()), file))
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)

    @property
    def message(self) -> str:
        """Return what is said about the last button that was pressed."""
        return self._message.text()

    def _html(self) -> str:
        lines = (
            self.tr("Simple Simon and Seahaven Towers, two patience games."),
            self.tr("Version {version}").format(version=__version__),
            self.tr("The program never connects to any network."),
        )
        intro = "".join(f"<p>{escape(line)}</p>" for line in lines)
        parts = (
            (f"qtsolitaire {__version__}", self.tr("MIT licence")),
            (f"Qt {qVersion()}, PySide6 {PySide6.__version__}", self.tr("LGPL, version 3")),
            (f"Python {platform.python_version()}", self.tr("licence of the Python Software Foundation, version 2")),
            (f"appdirs {'.'.join(map(str, appdirs.__version_info__))}", self.tr("MIT licence")),
            ("Noto Sans, Noto Sans Thai", self.tr("SIL Open Font License, version 1.1")),
        )
        rows = "".join(f"<tr><td>{escape(part)}</td><td>{escape(licence)}</td></tr>" for part, licence in parts)
        notices = (
            self.tr("Qt and PySide6 are used unchanged. You may replace these libraries by other versions of them."),
            self.tr("The fonts were cut down to the letters that the program needs, and were given other names."),
        )
        small = "".join(f"<p>{escape(notice)}</p>" for notice in notices)
        title = self.tr("Parts and their licences")
        table = f'<table cellpadding="3">{rows}</table>'
        return f"<h2>qtsolitaire</h2>{intro}<h3>{escape(title)}</h3>{table}{small}"

    # --- buttons --------------------------------------------------------------------------------------------------

    def copy_details(self) -> None:
        """Copy what a report of a fault should say."""
        QGuiApplication.clipboard().setText(self.details())
        self._message.setText(self.tr("The details were copied."))

    def details(self) -> str:
        """Return what a report of a fault should say, in English: what runs where, and nothing about who plays."""
        screen = self.screen()
        size = screen.size()
        font = QFontInfo(self.font())
        facts = (
            ("qtsolitaire", __version__),
            ("Python", platform.python_version()),
            ("Qt", qVersion()),
            ("PySide6", PySide6.__version__),
            ("System", f"{QSysInfo.prettyProductName()}, {platform.platform()}"),
            ("Platform", QGuiApplication.platformName()),
            ("Language", f"{self._language}, locale {QLocale().name()}, system {QLocale.system().name()}"),
            ("Font", f"{font.family()} {font.pointSizeF():g} pt"),
            ("Screen", f"{size.width()}x{size.height()}, scale {self.devicePixelRatioF():g}"),
            ("Settings", unnamed(self._files.settings)),
            ("Games", unnamed(self._files.games)),
        )
        return "".join(f"{name}: {value}\n" for name, value in facts)

    def show_licence(self, title: Said, file: Path) -> None:
        """Show the text of a licence.

        Args:
            title: What it is the licence of.
            file: Where the text is.
        """
        dialog = LicenceDialog(title, file.read_text(encoding="utf-8"), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


class LicenceDialog(WordedDialog):
    """Shows the text of a licence, which is never translated.

    Args:
        title: What it is the licence of.
        text: What it says.
        parent: Qt's parent.
    """

    def __init__(self, title: Said, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.word.plain(self.setWindowTitle, title)
        page = QPlainTextEdit(text, readOnly=True)
        page.setTabChangesFocus(True)
        self.word.plain(page.setAccessibleName, self.windowTitle)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.word(buttons.button(QDialogButtonBox.StandardButton.Close).setText, lambda: self.tr("Close"))
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(page)
        column.addWidget(buttons)
        self.resize(620, 460)


def unnamed(path: Path) -> str:
    """Return a path that does not tell who plays: the home folder is written as ~, the player's name elsewhere as …"""
    home = Path.home()
    if path.is_relative_to(home):
        return f"~/{path.relative_to(home).as_posix()}"
    text = path.as_posix()
    for name in _names(home):
        text = re.sub(rf"(?<![^\W_]){re.escape(name)}(?![^\W_])", "…", text)
    return text


def _names(home: Path) -> set[str]:
    """Return the names by which the system knows the player."""
    names = {home.name}
    with suppress(OSError, KeyError, ImportError):  # this account has none
        names.add(getpass.getuser())
    return names - {""}
