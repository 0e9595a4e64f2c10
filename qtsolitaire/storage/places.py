"""Where settings and data are kept: the folders the system has for them, or one that the player names."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import appdirs

NAME = "qtsolitaire"


@dataclass(frozen=True, slots=True)
class Profile:
    """Two folders, which need not exist yet.

    Args:
        config: For settings.
        data: For games.
    """

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """Return the file of the options."""
        return self.config / "settings.ini"


def user_profile() -> Profile:
    """Return the folders that the system has for this user."""
    config, data = appdirs.user_config_dir(NAME, appauthor=False), appdirs.user_data_dir(NAME, appauthor=False)
    return Profile(_absolute(config), _absolute(data))


def profile_in(folder: Path) -> Profile:
    """Return a profile that lies within one folder."""
    return Profile(folder.absolute(), folder.absolute())


def _absolute(path: str) -> Path:
    """Return a usable path: with a relative XDG variable or without a home, appdirs gives one relative to anywhere."""
    found = Path(path)
    if found.is_absolute():
        return found
    try:
        return Path.home() / f".{NAME}"
    except RuntimeError:
        return Path(tempfile.gettempdir()) / NAME
