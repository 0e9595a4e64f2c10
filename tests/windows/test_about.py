"""About: versions, licences, and what is copied for a report of a fault."""

from __future__ import annotations

import getpass
import platform
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator, qVersion
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QPlainTextEdit, QTextBrowser

from qtsolitaire import __version__
from qtsolitaire.assets import asset
from qtsolitaire.games import deal_of, read_code
from qtsolitaire.windows.about import FONT_LICENCE, OWN_LICENCE, About, LicenceDialog, unnamed
from qtsolitaire.windows.program_pages import Files
from tests.player import Player

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints"
)  # said by Qt's offscreen plugin


@pytest.fixture
def about(qapp: QApplication) -> Iterator[About]:
    folder = Path.home() / "games of mine"
    made = About(Files(folder / "settings.ini", folder / "games.sqlite"), "system")
    made.show()
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop that would do it is running


def text_of(about: QDialog) -> str:
    (browser,) = about.findChildren(QTextBrowser)
    return browser.toPlainText()


def press(dialog: QDialog, text: str) -> None:
    (button,) = (found for found in dialog.findChildren(QAbstractButton) if found.text().replace("&", "") == text)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_about_opens_from_the_menu_and_esc_closes_it(sit_down: Callable[..., Player]) -> None:
    player = sit_down(deal_of(read_code("SS1-S1-AAAAABD")))
    (action,) = (found for found in player.window.findChildren(QAction) if found.text() == "&About qtsolitaire")
    action.trigger()
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, About)
    QApplication.processEvents()  # the dialog becomes active
    player.key(Qt.Key.Key_Escape)
    assert QApplication.activeModalWidget() is None


def test_about_tells_versions_licences_and_that_no_network_is_used(about: About) -> None:
    text = text_of(about)
    for words in (__version__, qVersion(), PySide6.__version__, platform.python_version(), "appdirs"):
        assert words in text
    for words in ("MIT licence", "LGPL, version 3", "SIL Open Font License, version 1.1", "Noto Sans Thai"):
        assert words in text
    assert "never connects to any network" in text


@pytest.mark.parametrize(
    ("button", "file", "words"),
    [
        ("Licence of the Program", OWN_LICENCE, "MIT License"),
        ("Licence of the Fonts", FONT_LICENCE, "SIL OPEN FONT LICENSE"),
    ],
)
def test_the_licences_can_be_read(about: About, button: str, file: str, words: str) -> None:
    press(about, button)
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, LicenceDialog)
    assert dialog.windowTitle() == button
    (page,) = dialog.findChildren(QPlainTextEdit)
    assert page.isReadOnly()
    assert page.toPlainText().strip() == asset(file).read_text(encoding="utf-8").strip()
    assert words in page.toPlainText()
    press(dialog, "Close")
    assert about.isVisible()


def test_the_details_are_copied_and_that_is_told(about: About) -> None:
    QGuiApplication.clipboard().clear()
    assert about.message == ""
    press(about, "Copy Details")
    assert QGuiApplication.clipboard().text() == about.details()
    assert about.message == "The details were copied."


def test_the_details_tell_what_runs_where(about: About) -> None:
    lines = dict(line.split(": ", 1) for line in about.details().splitlines())
    assert (lines["qtsolitaire"], lines["Qt"], lines["PySide6"]) == (__version__, qVersion(), PySide6.__version__)
    assert lines["Python"] == platform.python_version()
    assert lines["Platform"] == QGuiApplication.platformName()
    assert platform.platform() in lines["System"]
    assert lines["Settings"] == "~/games of mine/settings.ini"
    assert lines["Games"] == "~/games of mine/games.sqlite"
    assert {"Language", "Font", "Screen"} <= lines.keys()


def test_the_details_tell_nothing_about_who_plays(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    home = tmp_path / "thuy-anh"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("USERPROFILE", str(home))
    monkeypatch.setenv("LOGNAME", "somchai")
    assert (Path.home(), getpass.getuser()) == (home, "somchai")
    about = About(Files(home / "settings.ini", Path("/media/somchai/stick-of-thuy-anh/games.sqlite")), "th")
    details = about.details()
    about.deleteLater()
    for name in (str(home), "thuy-anh", "somchai", socket.gethostname()):
        assert name not in details
    assert "Settings: ~/settings.ini\n" in details
    assert "Games: /media/…/stick-of-…/games.sqlite\n" in details


def test_a_name_is_left_out_only_where_it_is_a_whole_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "an")
    assert unnamed(Path("/srv/an/plan/an_1/games.sqlite")) == "/srv/…/plan/…_1/games.sqlite"


class Turned(QTranslator):
    """A language that says every sentence twice."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"{source} {source}" if context in ("About", "LicenceDialog") else source

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def test_the_language_changes_while_about_is_open(qapp: QApplication, about: About) -> None:
    translator = Turned(qapp)
    qapp.installTranslator(translator)
    QApplication.processEvents()
    said = text_of(about), about.windowTitle()
    qapp.removeTranslator(translator)
    QApplication.processEvents()
    assert "MIT licence MIT licence" in said[0]
    assert said[1] == "About qtsolitaire About qtsolitaire"
    assert "MIT licence MIT licence" not in text_of(about)
