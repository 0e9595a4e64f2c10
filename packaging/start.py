"""Where a bundle begins: the program's own start, by its full name."""

import os
import sys

from qtsolitaire.__main__ import main


def restore_library_path() -> None:
    """Give programs that are started from here, a printer's or a browser, the system's libraries, not the bundle's."""
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before:
        os.environ["LD_LIBRARY_PATH"] = before
    else:
        os.environ.pop("LD_LIBRARY_PATH", None)


if __name__ == "__main__":
    restore_library_path()
    sys.exit(main())
