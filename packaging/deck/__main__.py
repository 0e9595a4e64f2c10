"""Write every drawing into a folder: `python -m deck FOLDER`, run by `tasks.py deck`."""

from __future__ import annotations

import sys
from pathlib import Path

from . import drawings


def main() -> None:
    """Write the drawings into the folder named on the command line."""
    root = Path(sys.argv[1])
    for name, content in drawings().items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


if __name__ == "__main__":
    main()
