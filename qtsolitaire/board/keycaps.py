"""Which pile a key names: 1 to 9 and 0, A to D and H, wherever the layout has put them.

The number row of a Vietnamese keyboard types ă, â, ê, ô and accents, that of a Thai one types letters, and a Thai
keyboard has no Latin letters at all. So a key is read in three ways, one after another: by what it types; else by its
place on the keyboard, as the system numbers it. Shift never matters here: it means something else (see keyboard.py).
"""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

NAMES = "1234567890abcdh"
"""What can be named, as in game records."""

# The places of the same keys: X11 and Wayland count from 8 what the kernel counts from 0, Windows numbers the keys as
# the first PC did, and macOS has "virtual keys" of its own.
EVDEV = (10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 38, 56, 54, 40, 43)
WINDOWS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 30, 48, 46, 32, 35)
MACOS = (18, 19, 20, 21, 23, 22, 26, 28, 25, 29, 0, 11, 8, 2, 4)


def pile_named(event: QKeyEvent) -> str:
    """Return what a key names, `1`–`9`, `0`, `a`–`d` or `h`; an empty text if it names nothing.

    Args:
        event: A key press.
    """
    key = event.key()
    if Qt.Key.Key_0 <= key <= Qt.Key.Key_9 or Qt.Key.Key_A <= key <= Qt.Key.Key_Z:
        typed = chr(key).lower()
        return typed if typed in NAMES else ""
    if event.modifiers() & Qt.KeyboardModifier.KeypadModifier or not _can_be_a_letter(key):
        return ""
    return _named_by_place(event)


def _can_be_a_letter(key: int) -> bool:
    """Tell whether a key types something, or is the dead key of an accent."""
    is_dead = Qt.Key.Key_Dead_Grave <= key <= Qt.Key.Key_Dead_Longsolidusoverlay
    return is_dead or Qt.Key.Key_Space < key < Qt.Key.Key_Escape


def _named_by_place(event: QKeyEvent) -> str:
    if sys.platform == "darwin":
        places, place = MACOS, event.nativeVirtualKey()
    else:
        places, place = (WINDOWS if sys.platform == "win32" else EVDEV), event.nativeScanCode()
    return NAMES[places.index(place)] if place in places else ""
