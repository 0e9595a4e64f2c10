"""The judge: cards, positions, deals, games and records, in plain Python without Qt, files or clocks."""
