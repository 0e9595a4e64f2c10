"""Where the files that the program reads lie: in the source tree, in an installed wheel, or in a bundle."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def asset(name: str) -> Path:
    """Return the path of a file or folder that comes with the program.

    Args:
        name: Path from the top level, with slashes: `resources/icon.svg`, `translations`.
    """
    installed = _PACKAGE / name  # the wheel and the bundle carry both folders within the package
    return installed if installed.exists() else _PACKAGE.parent / name
