"""Where settings and data are kept: the folders the system has for them, or one that the player names."""

from __future__ import annotations

import os
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
    _ensure_home()
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
    return Path.home() / f".{NAME}"


def _ensure_home() -> None:
    """Where HOME is empty or relative, put the account's home, or a place for things that pass, in its stead."""
    if os.name == "posix" and not Path(os.environ.get("HOME", "/")).is_absolute():
        del os.environ["HOME"]
        try:
            home = Path.home()
        except RuntimeError:  # this account has none
            home = Path()
        os.environ["HOME"] = str(home if home.is_absolute() else Path(tempfile.gettempdir()))
