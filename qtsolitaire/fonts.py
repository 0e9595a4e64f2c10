"""Letters for what the program says, where the system has none.

A system without fonts for Thai, or without any font, shows boxes. So the program brings small fonts of its own; they
are loaded only if a look at the system's font finds letters missing, and then stand after it, so that a player sees as
much of the own system as there is.
"""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics
from PySide6.QtWidgets import QApplication

from .assets import asset

LATIN = "Solitaire Sans"
THAI = "Solitaire Sans Thai"
WEIGHTS = ("Regular", "Bold")

NAMES = {LATIN: "English Tiếng Việt", THAI: "ไทย"}
"""What is shown in every language: the names of all of them in the options."""

SAMPLES = {
    LATIN: {
        "en": "azAZ09&“”–…→−×⚠✕",
        "vi": "azAZ09&“”–…→−×⚠✕ăâđêôơưĂÂĐÊÔƠƯáạảãàếệểễềợờứữýỵỷỹẶỀỘỮ",
        "th": "azAZ09&“”–…→−×⚠✕",
    },
    THAI: {"en": "", "vi": "", "th": "กขคฆงจฉชซฌญฎฏฐณดตถทนบปผฝพฟภมยรลวศษสหฬอฮฤะาำิีึืุูเแโใไ็่้๊๋์ๆฯ"},
}
"""By family and language the letters that have to be there for its texts."""


def provide(app: QApplication, language: str) -> None:
    """See to it that all letters of a language can be shown.

    Args:
        app: The application, whose font is changed only if letters are missing.
        language: One of `LANGUAGES`.
    """
    own = app.font()
    families = own.families() or [own.family()]
    missing = [family for family in SAMPLES if family not in families and not can_show(own, family, language)]
    if missing:
        for family in missing:
            load(family)
        own.setFamilies([*families, *missing])
        app.setFont(own)


def can_show(font: QFont, family: str, language: str) -> bool:
    """Tell whether a font has all the letters for which one of our families would be there."""
    metrics = QFontMetrics(font)
    return all(metrics.inFontUcs4(ord(letter)) for letter in NAMES[family] + SAMPLES[family][language])


def load(family: str) -> bool:
    """Make one of our families known to Qt.

    Args:
        family: `LATIN` or `THAI`.

    Returns:
        Whether all of its weights could be read.
    """
    files = [asset(f"resources/fonts/{family.replace(' ', '')}-{weight}.ttf") for weight in WEIGHTS]
    return min(QFontDatabase.addApplicationFont(str(file)) for file in files) >= 0
