"""Why a file cannot be read or written is said in the player's language, and never left out."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from qtsolitaire import language
from qtsolitaire.language import plain
from qtsolitaire.windows.reasons import OF_SQLITE, reason


def failure(*words: str) -> sqlite3.Error:
    """The error of a statement; each word is one, done after the other."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        for word in words:
            connection.execute(word)
    except sqlite3.Error as error:
        return error
    finally:
        connection.close()
    raise AssertionError(words)


def test_errors_of_the_system_are_said_in_the_language_of_the_player(qapp: QApplication, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError) as gone:
        (tmp_path / "gone").read_text()
    with pytest.raises(IsADirectoryError) as folder:
        tmp_path.read_text()
    told = {}
    for spoken in ("en", "vi", "th"):
        language.install(qapp, spoken)
        told[spoken] = [plain(reason(error.value)) for error in (gone, folder)]
    language.install(qapp)
    assert told == {
        "en": ["No such file or directory", "Is a directory"],
        "vi": ["Không có tệp hoặc thư mục này", "Đây là một thư mục"],
        "th": ["ไม่มีไฟล์หรือโฟลเดอร์นี้", "เป็นโฟลเดอร์"],
    }


def test_errors_of_sqlite_are_told_by_their_numbers() -> None:
    error = failure("CREATE TABLE one (x)", "PRAGMA query_only = ON", "INSERT INTO one VALUES (1)")
    assert error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_READONLY
    assert reason(error) == "The file is read-only"


def test_an_error_that_is_not_known_is_told_as_it_comes() -> None:
    assert reason(OSError(errno.EMLINK, "Too many links")) == "Too many links"
    assert reason(OSError("odd")) == "odd"
    assert reason(failure("SELECT * FROM absent")) == "no such table: absent"


def test_the_numbers_are_those_of_sqlite() -> None:
    names = "BUSY LOCKED READONLY IOERR CORRUPT FULL CANTOPEN NOTADB"
    assert list(OF_SQLITE) == [getattr(sqlite3, f"SQLITE_{name}") for name in names.split()]
