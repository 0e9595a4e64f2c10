"""What is said when something outside the game went wrong: damaged files, a full disk, a fault of the program."""

from __future__ import annotations

from pathlib import Path

from qtsolitaire.core.text import Saying, mark
from qtsolitaire.language import say
from qtsolitaire.storage.records import Fault, Records

SETTINGS = mark(
    "MainWindow", "The settings file was damaged. What could be read is in force; a copy is “{file}”."
)
RESTORED = mark("MainWindow", "The file of games was damaged. The games of the last daily copy are there again.")
BEGUN_ANEW = mark(
    "MainWindow", "The file of games was damaged, and there was no copy of it. A new one was begun."
)
NEWER = mark("MainWindow", "The file of games was made by a newer version. It is left alone; no game is kept.")
UNUSABLE = mark("MainWindow", "The file of games cannot be read or written. Games are not being kept.")
SET_ASIDE = mark("MainWindow", "The damaged file is “{file}”.")
KEPT_AGAIN = mark("MainWindow", "Games are being kept again, with all moves made meanwhile.")
NOT_KEPT = mark("MainWindow", "The file of games cannot be written. Play goes on; each move tries again.")
FAULT = mark("MainWindow", "Something went wrong in the program; your game goes on.")
DETAILS = mark("MainWindow", "Details are in “{file}”.")


def settings_told(copy: Path) -> str:
    """Say that the settings could not all be read.

    Args:
        copy: Where they are now.
    """
    return say(Saying(SETTINGS, {"file": str(copy)}))


def games_told(records: Records) -> str:
    """Say what was wrong with the file of games when it was opened, and what is there now; empty if nothing was.

    Args:
        records: What became of it.
    """
    match records.fault:
        case Fault.DAMAGED:
            sentence = say(RESTORED if records.was_restored else BEGUN_ANEW)
        case Fault.NEWER:
            sentence = say(NEWER)
        case Fault.UNUSABLE:
            sentence = say(UNUSABLE)
        case _:
            return ""
    return f"{sentence} {say(Saying(SET_ASIDE, {'file': str(records.set_aside)}))}" if records.set_aside else sentence


def keeping_told(*, is_keeping: bool) -> str:
    """Say that games cannot be kept, or that they can be again.

    Args:
        is_keeping: Whether they can.
    """
    return say(KEPT_AGAIN if is_keeping else NOT_KEPT)


def fault_told(log: Path | None) -> str:
    """Say that the program has a fault.

    Args:
        log: Where it is written down; None if it could not be.
    """
    return f"{say(FAULT)} {say(Saying(DETAILS, {'file': str(log)}))}" if log else say(FAULT)
