"""The dialogs in which files of games and folders are chosen.

Desktops draw them themselves where they can, so what they are given has no marks for line breaks in it.
"""

from __future__ import annotations

from PySide6.QtWidgets import QFileDialog, QWidget

from qtsolitaire.core.record import SUFFIX
from qtsolitaire.core.text import Saying, mark
from qtsolitaire.language import plain, say

GAMES_FILTER = Saying(mark("Choosing", "Games (*{suffix})"), {"suffix": SUFFIX})


def folder_dialog(parent: QWidget, title: str) -> QFileDialog:
    """Return a dialog for a folder.

    Args:
        parent: Over which it opens.
        title: Its title.
    """
    dialog = QFileDialog(parent, plain(title))
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    return dialog


def games_dialog(parent: QWidget, title: str, mode: QFileDialog.FileMode) -> QFileDialog:
    """Return a dialog for files of games.

    Args:
        parent: Over which it opens.
        title: Its title.
        mode: One file or several that exist; any file, if it is to be written.
    """
    dialog = QFileDialog(parent, plain(title), "", plain(say(GAMES_FILTER)))
    dialog.setFileMode(mode)
    if mode is QFileDialog.FileMode.AnyFile:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
    return dialog
