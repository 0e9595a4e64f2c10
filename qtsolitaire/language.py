"""The player's language: loads the catalogues, and says what the Qt-free core has to say in it.

Nothing that is stored or compared passes through here: codes, records, settings and identifiers never depend on the
language.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from .assets import asset
from .core.text import Field, Named, Saying, Text, opened

LANGUAGES = ("en", "vi", "th")


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
