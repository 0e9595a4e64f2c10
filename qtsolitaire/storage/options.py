"""The player's options: typed fields over QSettings, which is used nowhere else.

QSettings never complains. A value of the wrong type or a damaged file reads as junk, and the next write overwrites what
could not be read. So every value is checked here and falls back to its default alone, and a damaged file is copied
aside and reduced to its readable lines before QSettings sees it.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Generic, Protocol, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

T = TypeVar("T")

_UNREADABLE = {"\0", "\N{REPLACEMENT CHARACTER}"}


class _Kind(Protocol[T]):
    """Reads and writes values of one type."""

    def read(self, raw: object, default: T) -> T: ...

    def write(self, value: T) -> object: ...


class _Flag:
    """Yes or no; after a restart QSettings gives a word for it."""

    def read(self, raw: object, default: bool) -> bool:
        return {"true": True, "false": False}.get(str(raw).lower(), default)

    def write(self, value: bool) -> object:
        return value


class _Word:
    """One of some words; any word, if none are named."""

    def __init__(self, words: Sequence[str]) -> None:
        self._words = words

    def read(self, raw: object, default: str) -> str:
        return raw if isinstance(raw, str) and (not self._words or raw in self._words) else default

    def write(self, value: str) -> object:
        return value


class _Option(Generic[T]):
    """A field of `Options`."""

    def __init__(self, key: str, kind: _Kind[T], default: T) -> None:
        self._key = key
        self._kind = kind
        self._default = default

    def __set_name__(self, _owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, options: None, owner: type) -> _Option[T]: ...
    @overload
    def __get__(self, options: Options, owner: type) -> T: ...
    def __get__(self, options: Options | None, owner: type) -> T | _Option[T]:
        if options is None:
            return self
        return self._kind.read(options.settings.value(self._key), self._default)

    def __set__(self, options: Options, value: T) -> None:
        if value != self.__get__(options, Options):
            options.settings.setValue(self._key, self._kind.write(value))
            options.changed.emit(self._name)


def _flag(key: str, *, default: bool) -> _Option[bool]:
    return _Option(key, _Flag(), default)


def _word(key: str, words: Sequence[str], default: str) -> _Option[str]:
    return _Option(key, _Word(words), default)


class Options(QObject):
    """The options of one player.

    Args:
        file: The settings file; its folder is made when something is written.
        parent: Qt's parent.
    """

    changed = Signal(str)
    """Emitted with a field's name when its value has become another one."""

    double_click = _flag("play/double_click", default=True)
    auto_place = _flag("play/auto_place", default=False)
    click_sends_up = _flag("play/click_sends_up", default=True)
    placement_aid = _flag("play/placement_aid", default=True)
    interactive_rules = _flag("play/interactive_rules", default=True)
    deck = _word("look/deck", ("classic", "four-colour", "large", "dark"), "classic")
    cloth = _word("look/cloth", ("green", "blue", "grey", "plain"), "green")
    scheme = _word("look/scheme", ("system", "light", "dark"), "system")
    language = _word("look/language", ("system", "en", "vi", "th"), "system")
    speed = _word("motion/speed", ("normal", "fast", "off"), "normal")
    reduced_motion = _word("motion/reduced", ("system", "on", "off"), "system")
    menu_bar = _flag("window/menu_bar", default=True)
    tool_bar = _flag("window/tool_bar", default=True)
    status_bar = _flag("window/status_bar", default=True)
    clock = _flag("window/clock", default=True)
    last_game = _word("last/game", (), "")

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.set_aside = _set_aside_if_damaged(file)
        """The copy that was made of a damaged file; None if it was not damaged."""
        self.settings = QSettings(str(file), QSettings.Format.IniFormat, self)

    def last_level(self, game: str) -> str:
        """Return the key of the level that a game was last begun with; empty if it never was."""
        value = self.settings.value(f"last/level_{game}")
        return value if isinstance(value, str) else ""

    def remember_level(self, game: str, level: str) -> None:
        """Remember what was begun last: it is preset when a new game is begun."""
        self.last_game = game
        self.settings.setValue(f"last/level_{game}", level)

    @property
    def geometry(self) -> QByteArray:
        """Return size, place and state of the main window as Qt saved them; empty if there are none."""
        value = self.settings.value("window/geometry")
        return value if isinstance(value, QByteArray) else QByteArray()

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self.settings.setValue("window/geometry", value)

    def take_over(self, file: Path) -> None:
        """Take the options of another settings file over, as far as they can be read."""
        other = Options(file)
        for name, option in vars(Options).items():
            if isinstance(option, _Option):
                setattr(self, name, getattr(other, name))
        other.deleteLater()

    def save(self) -> None:
        """Write now what is written anyway before long."""
        self.settings.sync()


def _set_aside_if_damaged(file: Path) -> Path | None:
    """Copy a damaged file to a dated name beside it and keep its readable lines; None if there is nothing to do."""
    try:
        text = file.read_bytes().decode("utf-8", errors="replace").removeprefix("\N{BYTE ORDER MARK}")
        lines = text.split("\n")
        readable = [line for line in lines if _is_readable(line)]
        if readable == lines:
            return None
        copy = file.with_name(f"{file.stem}-damaged-{datetime.now():%Y%m%d-%H%M%S-%f}{file.suffix}")
        shutil.copyfile(file, copy)
        file.write_text("\n".join(readable) + "\n", encoding="utf-8", newline="\n")
    except OSError:
        return None  # not there, or not to be read or written: then there is nothing that could be lost here
    return copy


def _is_readable(line: str) -> bool:
    """Tell whether a line is blank, a comment, the head of a section, or a key with a value whose quotes are closed."""
    text = line.strip()
    if _UNREADABLE & set(text):
        return False
    if not text or text[0] in ";#":
        return True
    if text[0] == "[":
        return text[-1] == "]" and len(text) > 2
    key, equals, value = text.partition("=")
    quotes = value.replace("\\\\", "").replace('\\"', "").count('"')
    return bool(key.strip()) and bool(equals) and quotes % 2 == 0
