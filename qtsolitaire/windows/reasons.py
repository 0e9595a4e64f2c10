"""Why a file cannot be read or written, in the player's language: the system and SQLite tell it in English.

Reasons that are not known here are shown as they come.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping

from qtsolitaire.core.text import Text, mark
from qtsolitaire.language import say

OF_SYSTEM: Mapping[int, Text] = {
    errno.ENOENT: mark("Reason", "No such file or directory"),
    errno.EACCES: mark("Reason", "Permission denied"),
    errno.EPERM: mark("Reason", "Permission denied"),
    errno.EEXIST: mark("Reason", "A file of this name is in the way"),
    errno.ENOTDIR: mark("Reason", "Not a directory"),
    errno.EISDIR: mark("Reason", "Is a directory"),
    errno.EROFS: mark("Reason", "The disk is read-only"),
    errno.ENOSPC: mark("Reason", "The disk is full"),
    errno.EIO: mark("Reason", "The disk has a fault"),
    errno.ENAMETOOLONG: mark("Reason", "The name is too long"),
}
"""By the number of the system's error."""

OF_SQLITE: Mapping[int, Text] = {
    5: mark("Reason", "Another program is using the file"),  # SQLITE_BUSY
    6: mark("Reason", "Another program is using the file"),  # SQLITE_LOCKED
    8: mark("Reason", "The file is read-only"),  # SQLITE_READONLY
    10: mark("Reason", "The disk has a fault"),  # SQLITE_IOERR
    11: mark("Reason", "The file is damaged"),  # SQLITE_CORRUPT
    13: mark("Reason", "The disk is full"),  # SQLITE_FULL
    14: mark("Reason", "The file cannot be opened"),  # SQLITE_CANTOPEN
    26: mark("Reason", "The file is damaged"),  # SQLITE_NOTADB
}
"""By the number of SQLite's error, without what it says more exactly in its higher bits."""


def reason(error: Exception) -> str:
    """Return why something failed, as a sentence without a full stop.

    Args:
        error: An error of the system or of SQLite.
    """
    if isinstance(error, OSError):
        known, told = OF_SYSTEM.get(error.errno or 0), error.strerror
    else:
        known, told = OF_SQLITE.get(getattr(error, "sqlite_errorcode", 0) & 0xFF), None
    return say(known) if known else told or str(error)
