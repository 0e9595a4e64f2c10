"""Lets a screen reader say something, if there is one: the only way in which anything is said aloud."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from qtsolitaire.core.text import Saying
from qtsolitaire.language import plain, say

Politeness = QAccessible.AnnouncementPoliteness


def aloud(saying: Saying) -> str:
    """Return a text in the player's language as it is to be read aloud."""
    return plain(say(saying))


def announce(thing: QObject, sentence: str, *, is_urgent: bool = False) -> None:
    """Let a screen reader say something; without one nothing happens.

    Args:
        thing: The widget that has to say it.
        sentence: In the player's language.
        is_urgent: Now, instead of after what it says already.
    """
    if QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(thing, plain(sentence))
        event.setPoliteness(Politeness.Assertive if is_urgent else Politeness.Polite)
        QAccessible.updateAccessibility(event)
