"""Light and dark: the colours of everything around the table, as a palette, never as a style sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

Role = QPalette.ColorRole

LIGHT = {"window": "#F4F5F2", "base": "#FFFFFF", "text": "#1F2724", "disabled": "#68726D", "line": "#D5D9D4"}
DARK = {"window": "#22262A", "base": "#1B1E21", "text": "#E6E9E7", "disabled": "#9AA39F", "line": "#3A4046"}
ACCENT = {"light": ("#1F6B4C", "#FFFFFF"), "dark": ("#7CCFA9", "#10241B")}


def use_scheme(app: QApplication, *, is_dark: bool) -> None:
    """Use dark or light colours, whatever the system prefers."""
    app.styleHints().setColorScheme(Qt.ColorScheme.Dark if is_dark else Qt.ColorScheme.Light)
    app.setStyle("Fusion")
    app.setPalette(palette(is_dark=is_dark))


def palette(*, is_dark: bool) -> QPalette:
    """Return the colours of the program's own light or dark scheme."""
    colours = {name: QColor(value) for name, value in (DARK if is_dark else LIGHT).items()}
    accent, on_accent = (QColor(value) for value in ACCENT["dark" if is_dark else "light"])
    made = QPalette(colours["window"], colours["window"])
    for role in (Role.WindowText, Role.Text, Role.ButtonText, Role.ToolTipText):
        made.setColor(role, colours["text"])
        made.setColor(QPalette.ColorGroup.Disabled, role, colours["disabled"])
    made.setColor(Role.PlaceholderText, colours["disabled"])
    for role in (Role.Base, Role.ToolTipBase):
        made.setColor(role, colours["base"])
    made.setColor(Role.AlternateBase, colours["window"])
    made.setColor(Role.Highlight, accent)
    made.setColor(Role.HighlightedText, on_accent)
    made.setColor(Role.Accent, accent)
    made.setColor(Role.Link, accent)
    return made
