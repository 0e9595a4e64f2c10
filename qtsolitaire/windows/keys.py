"""Keys: the usual ones of the platform, and the same physical keys where only a Thai layout is active.

Qt looks for the Latin letter of a key in all layouts that are set up. Where Thai is the only one there is none to be
found, so Ctrl with the key of Z gives Ctrl+ผ; each shortcut on a letter is known by that name too. Vietnamese layouts
have Latin letters.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeySequence

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
        for sequence in QKeySequence.keyBindings(key) if isinstance(key, Key) else [QKeySequence(key)]:
            if sequence not in found:
                found.append(sequence)
    return found + [thai for sequence in found for thai in _thai(sequence)]


def _thai(sequence: QKeySequence) -> list[QKeySequence]:
    """Return what a sequence on a letter is called on a Thai keyboard."""
    *modifiers, letter = sequence.toString(QKeySequence.SequenceFormat.PortableText).split("+")
    if "Ctrl" not in modifiers or letter not in LATIN or not letter:
        return []
    place = LATIN.index(letter)
    if "Shift" not in modifiers:
        return [QKeySequence("+".join([*modifiers, THAI[place]]))]
    without_shift = [modifier for modifier in modifiers if modifier != "Shift"]
    names = ("+".join([*kept, THAI_SHIFTED[place]]) for kept in (without_shift, modifiers))
    return [QKeySequence(name) for name in names]
