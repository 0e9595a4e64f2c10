"""Keys: the usual ones of the platform, and the same physical keys where only a Thai layout is set up.

Qt looks for the Latin letter of a key in all layouts that are set up. Where Thai is the only one there is none to be
found, and Ctrl with the key of Z arrives as Ctrl+ผ, which is no shortcut. Such a key press, which nothing else wanted,
is read here as the letter in the same place. Giving each action a second shortcut with the Thai letter instead would be
ambiguous where both layouts are set up. Vietnamese layouts have Latin letters.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

Key = QKeySequence.StandardKey

LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM,"
THAI = "ๆไำพะัีรนยฟหกดเ้่าสผปแอิืทม"  # the same keys in the Kedmanee layout
THAI_SHIFTED = '๐"ฎฑธํ๊ณฯญฤฆฏโฌ็๋ษศ()ฉฮฺ์?ฒ'


def sequences(keys: Sequence[Key | str]) -> list[QKeySequence]:
    """Return key sequences, each once, the usual one of the platform first.

    Args:
        keys: Standard keys of Qt, or sequences as texts.
    """
    found: list[QKeySequence] = []
    for key in keys:
        for sequence in QKeySequence.keyBindings(key) if isinstance(key, Key) else [sequence_called(key)]:
            if sequence not in found:
                found.append(sequence)
    return found


def sequence_called(name: str) -> QKeySequence:
    """Return the key sequence with an English name, which is the same in every language.

    Args:
        name: As in `Ctrl+Shift+N`. Qt's own constructor would look for the names of all keys in the player's language.
    """
    return QKeySequence.fromString(name, QKeySequence.SequenceFormat.PortableText)


def latin_sequence(event: QKeyEvent) -> QKeySequence | None:
    """Return the shortcut that is meant by Ctrl with a Thai letter; None if it is no such key press."""
    modifiers = event.modifiers()
    letters = THAI_SHIFTED if modifiers & Qt.KeyboardModifier.ShiftModifier else THAI
    key = event.key()
    if not modifiers & Qt.KeyboardModifier.ControlModifier or key > 0xFFFF or chr(key) not in letters:
        return None
    latin = Qt.Key(ord(LATIN[letters.index(chr(key))]))
    return QKeySequence(QKeyCombination(modifiers, latin))
