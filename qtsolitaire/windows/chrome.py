"""Light and dark: the colours of everything around the table, as a palette, never as a style sheet.

Where the desktop has colours of its own they are used, and only told which scheme is wanted. Where it has none (a bare
window system, Qt's own style with its standard palette) or does not follow, the program brings its own two palettes.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from qtsolitaire import fonts, language
from qtsolitaire.assets import asset

FINGER_MM, MM_PER_INCH = 9, 25.4
Role = QPalette.ColorRole
Group = QPalette.ColorGroup


class Colours(NamedTuple):
    """One scheme: names of colours; the contrast of each pair is held by a test."""

    window: str
    base: str
    text: str
    disabled: str
    line: str
    accent: str
    on_accent: str


LIGHT = Colours("#F4F5F2", "#FFFFFF", "#1F2724", "#68726D", "#D5D9D4", "#1F6B4C", "#FFFFFF")
DARK = Colours("#22262A", "#31373D", "#E6E9E7", "#9AA39F", "#3A4046", "#7CCFA9", "#10241B")


def use_scheme(app: QApplication, scheme: str) -> None:
    """Use the system's colours, or light or dark ones whatever the system prefers.

    Args:
        app: The application.
        scheme: `system`, `light` or `dark`.
    """
    hints = app.styleHints()
    wanted = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}.get(scheme, Qt.ColorScheme.Unknown)
    hints.setColorScheme(wanted)
    app.setPalette(QPalette())  # back to what the desktop says
    has_own_colours = app.palette().window().color() != app.style().standardPalette().window().color()
    if wanted is Qt.ColorScheme.Unknown:
        is_dark = hints.colorScheme() is Qt.ColorScheme.Dark or is_dark_palette(app.palette())
    else:
        is_dark = wanted is Qt.ColorScheme.Dark
    follows = is_dark_palette(app.palette()) == is_dark
    is_plain = app.style().name() == "fusion" and not has_own_colours
    if is_plain or not follows:
        app.setPalette(palette(DARK if is_dark else LIGHT))


def use_language(app: QApplication, chosen: str) -> None:
    """Speak a language, in letters that can be seen.

    Args:
        app: The application.
        chosen: One of `LANGUAGES`, or `system`.
    """
    spoken = language.system_language() if chosen == "system" else chosen
    language.install(app, spoken)
    fonts.provide(app, spoken)


def is_dark_palette(colours: QPalette) -> bool:
    """Tell whether a palette is a dark one."""
    return colours.color(Role.Window).lightness() < colours.color(Role.WindowText).lightness()


def palette(colours: Colours) -> QPalette:
    """Return one of the program's own palettes."""
    window, text, disabled = QColor(colours.window), QColor(colours.text), QColor(colours.disabled)
    made = QPalette(window, window)  # the shades of edges and grooves are derived from the window's colour
    for role in (Role.WindowText, Role.Text, Role.ButtonText, Role.ToolTipText):
        made.setColor(role, text)
        made.setColor(Group.Disabled, role, disabled)
    made.setColor(Role.PlaceholderText, disabled)
    made.setColor(Role.Base, QColor(colours.base))
    made.setColor(Role.ToolTipBase, QColor(colours.base))
    made.setColor(Role.AlternateBase, window)
    made.setColor(Role.Highlight, QColor(colours.accent))
    made.setColor(Role.HighlightedText, QColor(colours.on_accent))
    made.setColor(Role.Accent, QColor(colours.accent))
    made.setColor(Role.Link, QColor(colours.accent))
    return made


def finger(widget: QWidget) -> int:
    """Return how large a thing has to be that a finger hits for certain: 9 mm, in device-independent pixels."""
    return round(FINGER_MM / MM_PER_INCH * widget.logicalDpiY())


def tool_icon(name: str, widget: QWidget) -> QIcon:
    """Return an icon of the tool bar in the shade that a widget's palette needs."""
    shade = "dark" if is_dark_palette(widget.palette()) else "light"
    return _icon(f"resources/tools/{shade}/{name}.svg")


@cache
def _icon(file: str) -> QIcon:
    """Return an icon, the same one each time: Qt keeps what it has drawn of each that it is given."""
    return QIcon(str(asset(file)))


def listen_once(button: QToolButton) -> None:
    """Let a button of a tool bar listen to its action once, not once more for each of its changes.

    QToolButton takes its action anew whenever that changes, and each time connects to it again: after some thousands
    of moves, every change of “Undo” is heard thousands of times. So all that listen are cut off after each change.
    """
    action = button.defaultAction()
    cut = QTimer(button, singleShot=True, interval=0)
    cut.timeout.connect(lambda: action.disconnect(button))
    action.changed.connect(cut.start)


def application_icon() -> QIcon:
    """Return the program's icon: at 16 to 24 pixels a plainer drawing, whose edges fall on whole pixels."""
    icon = QIcon()
    small, large = str(asset("resources/icon-small.svg")), str(asset("resources/icon.svg"))
    for size in (16, 20, 24):
        icon.addPixmap(QIcon(small).pixmap(size, size))
    for size in (32, 48, 64, 128, 256):
        icon.addPixmap(QIcon(large).pixmap(size, size))
    return icon
