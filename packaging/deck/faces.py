"""Card faces: index, pips, ace, large print."""
from __future__ import annotations

from .courts import HEADDRESS, court
from .shapes import glyph, glyph_width, pip
from .themes import Theme

WIDTH, HEIGHT, RADIUS = 240, 336, 13
INDEX = 46             # height of the index character
INDEX_X, INDEX_Y = 13, 10

_L, _M, _R = 69, 120, 171
_T, _B, _C = 95, 241, 168     # top, bottom and middle row
_LAYOUT: dict[str, list[tuple[float, float]]] = {
    "2": [(_M, _T), (_M, _B)],
    "3": [(_M, _T), (_M, _C), (_M, _B)],
    "4": [(_L, _T), (_R, _T), (_L, _B), (_R, _B)],
    "5": [(_L, _T), (_R, _T), (_M, _C), (_L, _B), (_R, _B)],
    "6": [(_L, _T), (_R, _T), (_L, _C), (_R, _C), (_L, _B), (_R, _B)],
    "7": [(_L, _T), (_R, _T), (_M, 131.5), (_L, _C), (_R, _C), (_L, _B), (_R, _B)],
    "8": [(_L, _T), (_R, _T), (_M, 131.5), (_L, _C), (_R, _C), (_M, 204.5), (_L, _B), (_R, _B)],
    "9": [(_L, _T), (_R, _T), (_L, 143.7), (_R, 143.7), (_M, _C), (_L, 192.3), (_R, 192.3), (_L, _B), (_R, _B)],
    "10": [(_L, _T), (_R, _T), (_M, 119.3), (_L, 143.7), (_R, 143.7), (_L, 192.3), (_R, 192.3), (_M, 216.7), (_L, _B), (_R, _B)],
}


def document(body: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """A whole SVG document of a size in drawing units."""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'viewBox="0 0 {width} {height}" width="{width}" height="{height}">{body}</svg>\n')


def sheet_of(theme: Theme) -> str:
    """The empty card."""
    return (f'<rect x=".75" y=".75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="{RADIUS}" fill="{theme.face}" '
            f'stroke="{theme.edge}" stroke-width="1.5"/>')


def index(suit: str, rank: str, theme: Theme, height: float = INDEX, x: float = INDEX_X, y: float = INDEX_Y) -> str:
    """Rank and suit side by side."""
    ink = theme.suits[suit].ink
    centre = x + glyph_width(rank, height) + height * (.56 if suit == "diamonds" else .62)
    return glyph(rank, x, y, height, ink) + pip(suit, centre, y + height / 2, height * .96, ink)


def ace(suit: str, theme: Theme) -> str:
    """One large pip on a medallion with rays; the rays stay below the strip that a fan shows."""
    c = theme.suits[suit]
    rays = "".join(f'<path d="M0,{-73 if i % 2 else -70}L2.4,{-91 if i % 2 else -80}L0,{-97 if i % 2 else -84}'
                   f'L-2.4,{-91 if i % 2 else -80}Z" transform="rotate({i * 11.25:g})"/>' for i in range(32))
    body = f'<g transform="translate(120,168)"><g fill="{theme.gold}">{rays}</g>'
    body += f'<circle r="65" fill="{c.tint}" stroke="{theme.gold}" stroke-width="2.4"/><circle r="60" fill="none" stroke="{c.halo}" stroke-width="1.6"/></g>'
    body += pip(suit, 120, 168, 92, c.ink)
    scale, dy = {"spades": (.66, 5), "hearts": (.66, -3), "diamonds": (.64, 0), "clubs": (.66, 2)}[suit]
    return body + pip(suit, 120, 168 + dy, 92 * scale, "none", extra=f' stroke="{theme.gold}" stroke-width="2.8"')


def face(suit: str, rank: str, theme: Theme) -> str:
    """One card as an SVG document."""
    if theme.name == "large":
        return large_face(suit, rank, theme)
    corner = index(suit, rank, theme)
    body = sheet_of(theme)
    if rank in "JQK":
        body += court(suit, rank, theme)
    elif rank == "A":
        body += ace(suit, theme)
    else:
        ink = theme.suits[suit].ink
        size = 44 if rank in ("9", "10") else 50
        body += "".join(pip(suit, x, y, size, ink, turned=y > _C) for x, y in _LAYOUT[rank])
    return document(f'{body}<g id="index">{corner}</g><use href="#index" xlink:href="#index" transform="rotate(180 120 168)"/>')


def large_face(suit: str, rank: str, theme: Theme) -> str:
    """For low vision and small windows: a huge index, the headdress of a court card beside it, one large pip."""
    c = theme.suits[suit]
    body = sheet_of(theme) + index(suit, rank, theme, height=76, x=13, y=12)
    if rank in "JQK":
        body += f'<g transform="translate(198,9) scale(.95)">{HEADDRESS[rank](c, theme, suit)}</g>'
    return document(body + pip(suit, 120, 214, 180, c.ink))
