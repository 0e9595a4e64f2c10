"""The generator of every drawing in resources/: card faces, markers, icons, cloth. Plain Python, no packages."""

from __future__ import annotations

from .cloth import weave
from .extras import extra_drawings
from .faces import face
from .shapes import RANKS, SUITS
from .themes import THEMES


def drawings() -> dict[str, bytes]:
    """Return every drawing as the content of its file, by its path in resources/."""
    faces = {
        f"decks/{theme.name}/{suit}-{rank}": face(suit, rank, theme)
        for theme in THEMES
        for suit in SUITS
        for rank in RANKS
    }
    documents = {f"{name}.svg": text.encode() for name, text in (faces | extra_drawings()).items()}
    return documents | {"weave.png": weave()}
