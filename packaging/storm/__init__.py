"""Random play of all kinds in one process, and what must hold after each event; started by `stress.py`."""
