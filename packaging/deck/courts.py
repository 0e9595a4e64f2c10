"""The court cards: flat, frontal half figures in a stepped panel, the same drawing twice, turned by 180 degrees.

King: crown of five points, beard, ermine. Queen: palmette crown, fan collar, long hair. Jack: cap with a plume, bobbed hair.
Each suit has its colours, its hair and its attribute (a staff at the figure's side).
A figure is drawn with its head on x = 0; y is the card's own y.
"""
from __future__ import annotations

from collections.abc import Callable

from .shapes import mirrored, number, pip
from .themes import SuitColours, Theme

HEAD_X = 152           # where x = 0 of a figure lies on the card
STAFF_X = 54           # the attribute, from there
PANEL = ("M124,12H220A8,8 0 0 1 228,20V256A8,8 0 0 1 220,264H132A8,8 0 0 0 124,272V316A8,8 0 0 1 116,324"
         "H20A8,8 0 0 1 12,316V80A8,8 0 0 1 20,72H108A8,8 0 0 0 116,64V20A8,8 0 0 1 124,12Z")


def fill(path: str, colour: str, extra: str = "") -> str:
    """A filled path."""
    return f'<path d="{path}" fill="{colour}"{extra}/>'


def line(path: str, colour: str, width: float = 1.5, extra: str = "") -> str:
    """A stroked path."""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{number(width)}"{extra}/>'


def dot(x: float, y: float, radius: float, colour: str) -> str:
    """A filled circle."""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{colour}"/>'


def face(theme: Theme, outline: str, half: str) -> str:
    """A face in light and shade with lowered eyes, one line from brow to nose, and a mouth."""
    return (fill(outline, theme.skin) + fill(half, theme.skin_shade)
            + line("M-14,80Q-8,75 -3,79Q-1,86 -3,95Q0,98 4,95M14,80Q9,75 4,78", theme.line, 1.6)
            + line("M-13,85Q-8.5,89 -4.5,85.5M13,85Q8.5,89 4.5,85.5", theme.line, 2.2))


# --- attributes: drawn upright on x = 0, the hand holds them at y = 158 -----------------------------------------

def staff(theme: Theme, top: float) -> str:
    """A staff from `top` down to the sash."""
    return fill(f"M-2.2,{top}H2.2V206H-2.2Z", theme.gold_deep)


def attribute(suit: str, rank: str, c: SuitColours, t: Theme) -> str:
    """What a figure holds: its suit and rank decide."""
    leaf = mirrored((0, 0), ("C", 9, -5, 10, -15, 0, -24))
    if rank == "K":
        return {
            "spades": fill(mirrored((0, 20), ("L", 4.5, 30), ("L", 4.5, 142), ("L", 0, 142)), t.white)
            + fill("M0,20L4.5,30V142H0Z", c.halo) + line(mirrored((0, 20), ("L", 4.5, 30), ("L", 4.5, 142), ("L", 0, 142)), c.deep, 1.2)
            + fill("M-15,140Q0,146 15,140V147Q0,152 -15,147Z", t.gold) + fill("M-3,148H3V174H-3Z", c.deep) + dot(0, 177, 6, t.gold),
            "hearts": staff(t, 60) + dot(0, 60, 5, t.gold) + dot(0, 72, 3.6, t.gold) + pip("hearts", 0, 40, 30, c.robe)
            + pip("hearts", 0, 39, 15, t.gold),
            "diamonds": staff(t, 22) + fill("M-2,36C-8,40 -13,34 -17,29C-21,44 -21,58 -17,73C-13,68 -8,62 -2,66Z"
                                            "M2,36C8,40 13,34 17,29C21,44 21,58 17,73C13,68 8,62 2,66Z", c.robe)
            + fill("M-17,29C-21,44 -21,58 -17,73L-14,69C-17,57 -17,45 -14,33ZM17,29C21,44 21,58 17,73L14,69C17,57 17,45 14,33Z", t.gold)
            + fill("M0,14L5,24L0,34L-5,24Z", t.gold),
            "clubs": staff(t, 60) + dot(0, 42, 17, c.robe) + line("M-17,42H17M0,42V25", t.gold, 3.2) + dot(0, 42, 3.4, t.gold)
            + fill("M-2,16H2V19H6V23H2V27H-2V23H-6V19H-2Z", t.gold) + fill("M-7,59H7V65H-7Z", t.gold),
        }[suit]
    if rank == "Q":
        leaves = "".join(f'<path d="{leaf}" transform="translate(0,{y}) rotate({a})" fill="{c.robe}"/>'
                         for y, a in ((112, -52), (98, 52)))
        stem = line("M0,58V206", c.deep, 3) + leaves
        return {
            "spades": stem + fill(mirrored((0, 24), ("C", 5, 30, 8, 38, 6, 46), ("C", 12, 40, 15, 34, 16, 28),
                                           ("C", 20, 46, 13, 60, 0, 64)), c.robe)
            + fill(mirrored((0, 20), ("C", 8, 32, 8, 48, 0, 60)), t.gold),
            "hearts": stem + dot(0, 42, 18, c.robe) + line("M-12,36C-8,26 10,26 11,37C12,48 -6,50 -6,41C-5,35 4,36 3,41", t.white, 2.4)
            + line("M-15,48C-8,58 8,58 15,48", c.deep, 2),
            "diamonds": line("M0,70V206", t.gold_deep, 3.4) + "".join(
                f'<path d="M0,0L-4.9,-48Q0,-55 4.9,-48Z" transform="translate(0,72) rotate({a})" fill="{col}"/>'
                for a, col in ((-23, c.robe), (-11.5, t.gold), (0, c.robe), (11.5, t.gold), (23, c.robe))) + dot(0, 72, 5, t.gold_deep),
            "clubs": line("M0,34V206", c.deep, 3) + "".join(
                f'<path d="{leaf}" transform="translate(0,{y}) rotate({a})" fill="{c.robe if i % 2 else c.deep}"/>'
                for i, (y, a) in enumerate(((40, 0), (56, -52), (56, 52), (76, -56), (76, 56), (98, -58), (98, 58)))),
        }[suit]
    return {
        "spades": staff(t, 20) + fill("M0,12L5,30L0,44L-5,30Z", t.white) + line("M0,12L5,30L0,44L-5,30Z", c.deep, 1.2)
        + fill("M2,44C10,44 14,40 19,36C21,50 18,64 8,72C10,62 8,56 2,56Z", c.robe)
        + fill("M-2,46L-14,50L-2,56Z", t.gold) + fill("M-4,42H4V46H-4Z", t.gold),
        "hearts": line("M0,30V206", t.gold_deep, 3.4) + fill("M0,14L12,38L0,32L-12,38Z", c.robe)
        + fill("M0,14L12,38L0,32Z", c.deep) + dot(0, 46, 3.4, t.gold),
        "diamonds": staff(t, 18) + fill("M-2,24H-6C-14,30 -20,22 -30,28L-22,40L-30,54C-20,48 -14,56 -6,50H-2Z", c.robe)
        + fill("M-2,32C-12,37 -18,31 -25,35L-22,40L-24,44C-18,41 -12,46 -2,41Z", t.gold) + dot(0, 18, 5, t.gold),
        "clubs": fill("M-4,72L-2.4,206H2.4L4,72Z", t.gold_deep) + fill("M-10,62H10L6,78H-6Z", t.gold)
        + fill("M0,14C4,28 15,34 13,48C12,57 7,62 0,62C-7,62 -12,57 -13,48C-13,40 -6,36 0,14Z", c.robe)
        + fill("M0,34C3,42 8,46 7,53C6,59 3,62 0,62C-3,62 -6,59 -7,53C-7,48 -2,44 0,34Z", t.gold),
    }[suit]


def hand(c: SuitColours, t: Theme) -> str:
    """A forearm from the left with a gold cuff, and the fist around the staff."""
    return (fill("M-9,147C-22,150 -36,157 -46,169V184L-20,194C-17,184 -13,174 -8,168Z", c.robe)
            + fill("M-12,146.5L-6,147V169L-11,170Z", t.gold)
            + fill("M-7,150Q-6,147 -2,147H4Q8,147 8,151V163Q8,168 3,168H-3Q-7,168 -7,165Z", t.skin)
            + line("M-3,152.5H8M-3,157.5H8M-3,162.5H8", t.skin_shade, 1.6))


# --- figures ------------------------------------------------------------------------------------------------------

ROBE = "M-10,114C-16,130 -42,132 -60,143L-84,149L76,213V148C58,132 16,130 10,114Z"


def king(c: SuitColours, t: Theme, suit: str) -> str:
    """A king with beard and ermine."""
    s = fill(ROBE, c.robe) + fill("M14,120C44,132 58,136 76,148V213L20,190Z", c.deep)
    s += fill("M-9,140H9V187L-9,180Z", t.gold)
    s += fill(mirrored((0, 112), ("L", 14, 116), ("C", 28, 126, 48, 128, 62, 139), ("C", 50, 155, 26, 163, 0, 164)), t.white)
    for x, y in ((-44, 142), (-30, 151), (-28, 137), (30, 137), (28, 152), (44, 144), (-13, 156), (13, 156)):
        s += f'<path d="M{x},{y - 4}L{x + 2},{y + 3}H{x - 2}Z" fill="{c.deep}"/>'
    s += fill(mirrored((0, 56), ("C", 22, 56, 27, 66, 27, 80), ("C", 27, 92, 37, 96, 34, 108), ("C", 31, 117, 18, 115, 15, 106), ("L", 0, 104)), c.hair)
    s += face(t, mirrored((0, 58), ("L", 19, 58), ("L", 19, 84), ("C", 19, 102, 10, 112, 0, 112)), "M0,58H19V84C19,102 10,112 0,112Z")
    s += fill(mirrored((0, 104), ("C", 8, 104, 15, 98, 18, 82), ("L", 21, 82), ("C", 23, 104, 20, 120, 14, 130),
                       ("C", 9, 138, 4, 142, 0, 147)), c.hair)
    moustache = mirrored((0, 97), ("C", 6, 94, 13, 98, 20, 106), ("C", 13, 110, 5, 107, 0, 102))
    s += fill(moustache, c.hair)
    s += line("M-7,112V126M0,112V136M7,112V126", c.halo, 1.3) + line(moustache, c.halo, 1)
    return s + crown(c, t, suit)


def crown(c: SuitColours, t: Theme, suit: str) -> str:
    """A king's crown of five points."""
    s = fill(mirrored((0, 30), ("L", 7, 43), ("L", 14, 30), ("L", 18, 43), ("L", 29, 29), ("L", 25, 54), ("L", 0, 54)), t.gold)
    s += fill("M0,30L7,43L14,30L18,43L29,29L25,54H0Z", t.gold_deep, ' fill-opacity=".35"')
    s += fill("M-26,52H26V61H-26Z", c.deep) + line("M-26,52H26M-26,61H26", t.gold, 1.6)
    s += dot(-14, 27, 3.2, t.gold) + dot(14, 27, 3.2, t.gold) + dot(-29, 27, 3.2, t.gold) + dot(29, 27, 3.2, t.gold)
    for x in (-16, 0, 16):
        s += f'<path d="M{x - 4},56.5L{x},53.5L{x + 4},56.5L{x},59.5Z" fill="{t.gold}"/>'
    return s + pip(suit, 0, 22, 15, c.robe)


def queen(c: SuitColours, t: Theme, suit: str) -> str:
    """A queen with fan collar and long hair."""
    s = fill(ROBE, c.robe) + fill("M14,120C44,132 58,136 76,148V213L20,190Z", c.deep)
    fan = mirrored((0, 62), ("C", 28, 62, 50, 80, 54, 108), ("C", 50, 122, 44, 130, 38, 134), ("L", 0, 150))
    s += fill(fan, t.white) + line(fan, t.gold, 2)
    s += line("M0,136L-49,92M0,136L-53,110M0,136L-40,78M0,136L-46,124M0,136L49,92M0,136L53,110M0,136L40,78M0,136L46,124", c.halo, 1.5)
    s += fill(mirrored((0, 50), ("C", 24, 50, 29, 68, 28, 86), ("C", 27, 100, 36, 108, 34, 120), ("C", 31, 131, 16, 128, 12, 118), ("L", 0, 118)), c.hair)
    s += fill(mirrored((0, 100), ("L", 8, 100), ("L", 8, 118), ("C", 12, 128, 24, 132, 34, 136), ("L", 0, 176)), t.skin)
    s += fill("M0,100H8V118C12,128 24,132 34,136L0,176Z", t.skin_shade)
    s += line("M-34,136L0,176L34,136", t.gold, 4)
    for x, y in ((-15, 130), (-8, 136), (0, 138.5), (8, 136), (15, 130)):
        s += dot(x, y, 2.4, t.gold if x else c.robe)
    s += face(t, mirrored((0, 58), ("C", 12, 58, 18, 66, 18, 78), ("C", 18, 94, 9, 107, 0, 112)), "M0,58C12,58 18,66 18,78C18,94 9,107 0,112Z")
    s += line("M-5,102.5Q0,105.5 5,102.5", "#A3272F", 2.6)
    s += fill(mirrored((0, 63), ("C", 11, 67, 18, 76, 19, 92), ("C", 26, 84, 25, 52, 0, 54)), c.hair)
    return s + palmette(c, t, suit)


def palmette(c: SuitColours, t: Theme, suit: str) -> str:
    """A queen's crown of petals."""
    petal = mirrored((0, 2), ("C", 9, -8, 8, -20, 0, -29))
    s = ""
    for angle, colour in ((-56, t.gold), (56, t.gold), (-28, c.robe), (28, c.robe), (0, t.gold)):
        s += (f'<path d="{petal}" transform="translate({number(angle * .16)},56) rotate({angle})" fill="{colour}" '
              f'stroke="{t.gold_deep}" stroke-width=".9"/>')
    s += fill("M-24,60Q0,48 24,60L23,66Q0,54 -23,66Z", t.gold) + line("M-24,60Q0,48 24,60M-23,66Q0,54 23,66", t.gold_deep, .9)
    return s + pip(suit, 0, 21, 13, c.robe) + dot(-12, 58.6, 1.8, c.deep) + dot(12, 58.6, 1.8, c.deep) + dot(0, 57, 2.2, c.deep)


def jack(c: SuitColours, t: Theme, suit: str) -> str:
    """A jack in a striped doublet."""
    s = fill(ROBE, c.robe) + fill("M0,116H10C16,130 58,132 76,148V213L0,181.6Z", c.deep)
    s += line("M-24,134V172M-38,138V166M-52,142V161", t.gold, 2.4) + line("M24,134V190M38,138V196M62,144V206", c.robe, 3)
    s += fill("M-5,130H5V184L-5,180Z", t.gold) + dot(0, 146, 2.2, c.deep) + dot(0, 158, 2.2, c.deep) + dot(0, 170, 2.2, c.deep)
    s += fill(mirrored((0, 54), ("C", 22, 54, 26, 68, 26, 84), ("C", 26, 94, 30, 98, 31, 106), ("C", 28, 112, 16, 112, 13, 104), ("L", 0, 100)), c.hair)
    s += fill("M-8,100H8V120H-8Z", t.skin_shade)
    s += fill(mirrored((0, 134), ("L", 0, 122), ("L", 10, 114), ("C", 20, 120, 28, 126, 34, 130), ("L", 16, 142)), t.white)
    s += line("M0,124L16,142L34,130M0,124L-16,142L-34,130", c.halo, 1.4)
    s += face(t, mirrored((0, 58), ("L", 18, 58), ("L", 18, 82), ("C", 18, 97, 9, 108, 0, 112)), "M0,58H18V82C18,97 9,108 0,112Z")
    s += line("M-5,102.5H5", "#9A3A34", 2.2)
    s += fill("M-20,58H20V92C15,84 15,76 13,70C4,73 -8,73 -14,69C-15,76 -15,84 -20,92Z", c.hair)
    return s + cap(c, t, suit)


def cap(c: SuitColours, t: Theme, _suit: str) -> str:
    """A jack's cap with its plume."""
    s = fill("M-27,60C-38,52 -34,38 -14,36C8,33 32,36 34,48C34,54 30,58 26,60Z", c.robe)
    s += fill("M6,34.5C24,34 34,40 34,48C34,54 30,58 26,60H8C16,54 16,42 6,34.5Z", c.deep)
    s += fill("M-26,56Q0,52 27,56V63Q0,59 -26,63Z", t.gold)
    s += fill("M20,54C40,50 46,30 27,16C29,24 20,27 8,22C12,30 4,32 -4,27C2,42 10,50 20,54Z", t.white)
    s += line("M20,54C26,44 26,32 20,24M20,54C40,50 46,30 27,16C29,24 20,27 8,22C12,30 4,32 -4,27C2,42 10,50 20,54Z", c.deep, 1.2)
    return s + dot(20, 55, 5.5, t.gold) + dot(20, 55, 2.4, c.deep)


HEADDRESS: dict[str, Callable[[SuitColours, Theme, str], str]] = {"K": crown, "Q": palmette, "J": cap}
FIGURE: dict[str, Callable[[SuitColours, Theme, str], str]] = {"K": king, "Q": queen, "J": jack}


def court(suit: str, rank: str, theme: Theme) -> str:
    """The picture of a court card, without its index."""
    c = theme.suits[suit]
    half = f'<g id="half">{dot(HEAD_X, 88, 47, c.halo)}<g transform="translate({HEAD_X},0)">{FIGURE[rank](c, theme, suit)}'
    half += f'<g transform="translate({STAFF_X},0)">{attribute(suit, rank, c, theme)}{hand(c, theme)}</g></g>'
    half += pip(suit, 58, 103, 46, c.ink) + "</g>"
    sash = fill("M12,114L228,200.4V222L12,135.6Z", c.deep) + line("M12,117L228,203.4M12,132.6L228,219", theme.gold, 2)
    for i in range(-3, 4):
        x, y = 120 + i * 32, 168 + i * 12.8
        sash += f'<path d="M-8,-3.2L0,-5L8,3.2L0,5Z" transform="translate({number(x)},{number(y)})" fill="{theme.gold}"/>'
    return (fill(PANEL, c.tint) + half + '<use href="#half" xlink:href="#half" transform="rotate(180 120 168)"/>' + sash
            + line(PANEL, c.deep, 2))
