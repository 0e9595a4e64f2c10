"""qtsolitaire: the patience games Simple Simon and Seahaven Towers for the desktop."""

__version__ = "0.1.0"
