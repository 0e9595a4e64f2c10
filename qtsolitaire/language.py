"""The player's language: loads the catalogues, and says what the Qt-free core has to say in it.

Nothing that is stored or compared passes through here: codes, records, settings and identifiers never depend on the
language.
"""

from __future__ import annotations

import os

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from .assets import asset
from .core.text import Field, Named, Saying, Text, opened

LANGUAGES = ("en", "vi", "th")
BREAK = "\u200b"
"""The zero-width space: what the catalogues have between two Thai words, since a line may end there."""


def install(app: QCoreApplication, language: str | None = None) -> QLocale:
    """Speak a language from now on; windows that are open are told by Qt's LanguageChange event.

    Args:
        app: The application; translators of an earlier call are replaced.
        language: One of `LANGUAGES`; None for that of the system.

    Returns:
        The locale for numbers and dates, which becomes the default one.
    """
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    chosen = language or system_language()
    locale = locale_of(chosen)
    QLocale.setDefault(locale)
    translator = QTranslator(app)
    if translator.load(f"qtsolitaire_{chosen}.qm", str(asset("translations"))):
        app.installTranslator(translator)
    return locale


def system_language() -> str:
    """Return the first of the languages that the user prefers which the program speaks; English if it speaks none."""
    preferred = (name.replace("_", "-").split("-", 1)[0] for name in QLocale.system().uiLanguages())
    return next((name for name in preferred if name in LANGUAGES), LANGUAGES[0])


def locale_of(language: str) -> QLocale:
    """Return the user's own locale if it speaks a language, for the country's dates; else the language's."""
    system = QLocale.system()
    return system if system.name().split("_", 1)[0] == language else QLocale(language)


def plain(text: str) -> str:
    """Return a text without the breaks between its Thai words: for whatever is not laid out in lines by Qt.

    Such are the clipboard and files, titles of windows, filters of file dialogs, names for screen readers, and texts
    that are compared, sorted or searched.
    """
    return text.replace(BREAK, "")


def keep_thai_words() -> None:
    """Let no line end within a word of the game; to be called before Qt lays out its first text.

    Where libthai is installed, Qt also breaks lines where that finds words, and it would divide those of cards. It is
    given a dictionary that knows nothing else, so that lines end where the catalogue says, there as everywhere.
    """
    os.environ.setdefault("LIBTHAI_DICTDIR", str(asset("resources/thai")))


def say(what: Text | Saying | Named) -> str:
    """Return a text of the core in the player's language, as a sentence or a title of its own."""
    return opened(_translated(what))


def _translated(value: Field) -> str:
    if isinstance(value, Text):
        return QCoreApplication.translate(value.context, value.source)
    if isinstance(value, Saying):
        pattern = QCoreApplication.translate(value.text.context, value.text.source)
        return pattern.format_map({name: _translated(field) for name, field in value.fields.items()})
    if isinstance(value, Named):
        return _translated(value.saying)
    return str(value)
