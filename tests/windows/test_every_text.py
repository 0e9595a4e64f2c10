"""Every text that a player can meet is asked for while everything is opened, and every catalogue has it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from qtsolitaire import language
from qtsolitaire.windows.chrome import use_language
from qtsolitaire.windows.rules import RulesWindow
from tests.everywhere import STATIONS, House, keys_of, settle
from tests.test_catalogues import ELSEWHERE, LEFT_ENGLISH, NO_WORDS, entries

pytestmark = pytest.mark.qt_log_ignore(
    r"This plugin does not support (propagateSizeHints|raise|grabbing)"
)  # said by the offscreen one

NOT_HERE = {
    ("RulesWindow", "No printer is set up on this computer."),  # on Windows and macOS only
}
"""What the program says elsewhere."""


class Listener(QTranslator):
    """Hears of every text that is asked for, and looks it up where the program would have found it.

    Args:
        real: The catalogue.
    """

    def __init__(self, real: QTranslator) -> None:
        super().__init__()
        self._real = real
        self.asked: set[tuple[str, str]] = set()
        self.missing: set[tuple[str, str]] = set()
        self.keys: set[str] = set()
        """The English names of keys of which the player has seen something."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        found = self._real.translate(context, source, disambiguation, n)
        self.asked.add((context, source))
        if not found:
            self.missing.add((context, source))
        return found or source

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def look(self, widget: QWidget) -> None:
        """See what is in sight: some texts are asked for when they are drawn."""
        widget.grab()
        window = widget.window()
        self.keys |= keys_of(window)
        if isinstance(window, RulesWindow):  # keys that stand in sentences: in Latin letters if not translated
            self.keys |= set(re.split(r"[^A-Za-z ]", window.view.toPlainText()))


@pytest.fixture
def listener(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Listener]:
    """Speak one of the languages, with an ear for what it lacks."""
    font = qapp.font()
    use_language(qapp, request.param)
    settle()  # the translator of before goes
    (real,) = qapp.findChildren(QTranslator)
    heard = Listener(real)
    qapp.installTranslator(heard)
    yield heard
    qapp.removeTranslator(heard)
    qapp.setFont(font)
    language.install(qapp)
    settle()


def is_word(context: str, source: str, keys: set[str]) -> bool:
    """Tell whether it is a text that somebody reads."""
    if context == "QShortcut":
        return source in keys  # others are only compared with, when a key sequence is read
    is_left = (context, source) in LEFT_ENGLISH or context in ELSEWHERE
    return not is_left and not NO_WORDS.fullmatch(source)


@pytest.mark.parametrize("listener", ["vi", "th"], indirect=True)
def test_no_text_is_asked_for_and_missing_wherever_a_player_goes(
    listener: Listener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for station in STATIONS:
        folder = tmp_path / station.__name__
        folder.mkdir()
        monkeypatch.chdir(folder)  # where dialogs for files begin
        house = House(folder)
        station(house, listener.look)
        house.leave()
    assert {"Ctrl", "Shift", "Alt", "Del"} <= listener.keys
    assert [text for text in sorted(listener.missing) if is_word(*text, listener.keys)] == []
    ours = {(entry.context, entry.source) for entry in entries("qtsolitaire_vi")}
    assert ours - listener.asked == NOT_HERE
