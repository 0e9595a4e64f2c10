"""What a shared library or program of Linux needs: read with readelf, which comes with PyInstaller's own needs."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_NEEDED: Final = re.compile(r"\(NEEDED\).*\[(.+)\]")
_NAME: Final = re.compile(r"\(SONAME\).*\[(.+)\]")


@dataclass(frozen=True, slots=True)
class Elf:
    """What stands in a file's dynamic section: its own name, and the names of the libraries it loads with itself."""

    name: str
    needed: frozenset[str]


def is_elf(path: Path) -> bool:
    """Tell whether a file is a program or a library of Linux."""
    with path.open("rb") as stream:
        return stream.read(4) == b"\x7fELF"


def read_elf(path: Path) -> Elf:
    """Read a file; one without a name of its own is called as the file is.

    Raises:
        subprocess.CalledProcessError: The file cannot be read.
    """
    command = ["readelf", "--dynamic", "--wide", str(path)]
    text = subprocess.run(command, capture_output=True, text=True, check=True, env={"LC_ALL": "C"}).stdout
    name = _NAME.search(text)
    return Elf(name[1] if name else path.name, frozenset(_NEEDED.findall(text)))
