"""How tables look and what they do, as the player's options and the desktop want it."""

from __future__ import annotations

from PySide6.QtWidgets import QStyle

from qtsolitaire.board.scene import Preferences
from qtsolitaire.play.gestures import Habits
from qtsolitaire.storage.options import Options

PACES = {"normal": 1.0, "fast": 0.5, "off": 0.0}


def preferences_of(options: Options, style: QStyle) -> Preferences:
    """Return what is in force now.

    Args:
        options: The player's options.
        style: Knows whether the desktop wants motion.
    """
    return Preferences(
        Habits(options.double_click, options.auto_place, options.click_sends_up),
        placement_aid=options.placement_aid,
        interactive_rules=options.interactive_rules,
        pace=0.0 if _is_motion_reduced(options, style) else PACES[options.speed],
        deck=options.deck,
        cloth=options.cloth,
    )


def _is_motion_reduced(options: Options, style: QStyle) -> bool:
    """Tell whether cards should not travel: as the player wishes, or as the desktop does, where it can be asked."""
    if options.reduced_motion == "system":
        return not style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration)
    return options.reduced_motion == "on"
