"""Lets the tests import the scripts of packaging/, as the scripts import each other."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "packaging"))  # last, so that it hides no library
