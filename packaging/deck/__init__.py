"""The generator of every drawing in resources/: card faces, markers, icons. Plain Python, no packages."""

from __future__ import annotations

from .extras import extra_drawings
from .faces import face
from .shapes import RANKS, SUITS
from .themes import THEMES


def drawings() -> dict[str, str]:
    """Return every drawing as an SVG document, by its path in resources/ without the ending."""
    faces = {
        f"decks/{theme.name}/{suit}-{rank}": face(suit, rank, theme)
        for theme in THEMES
        for suit in SUITS
        for rank in RANKS
    }
    return faces | extra_drawings()
