"""Makes resources/fonts: small letters for systems that cannot show what the program says.

Noto Sans and Noto Sans Thai, cut down to the characters of the program's languages, in two weights. A few signs of the
program that Noto Sans lacks are drawn here. The result has a name of its own, as a changed font should, and so is
never mixed up with a whole Noto Sans of the system.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import fontpkg_noto_sans
import fontpkg_noto_sans_thai
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "fonts"

SOURCES: Final = {
    "Solitaire Sans": Path(fontpkg_noto_sans.__file__).parent / "files" / "NotoSans[wdth,wght].ttf",
    "Solitaire Sans Thai": Path(fontpkg_noto_sans_thai.__file__).parent / "files" / "NotoSansThai[wdth,wght].ttf",
}
WEIGHTS: Final = {"Regular": 400, "Bold": 700}

INVISIBLE: Final = [*range(0x200B, 0x2010), 0x2060, 0xFEFF]
PUNCTUATION: Final = [*range(0x2010, 0x2016), *range(0x2018, 0x2023), 0x2026, 0x202F, 0x2030, 0x2032, 0x2033]
VIETNAMESE: Final = [0x01A0, 0x01A1, 0x01AF, 0x01B0, *range(0x1EA0, 0x1EFA), 0x20AB]
ACCENTS: Final = [0x0300, 0x0301, 0x0302, 0x0303, 0x0306, 0x0308, 0x0309, 0x031B, 0x0323]
SIGNS: Final = [0x2039, 0x203A, 0x2044, 0x20AC, 0x2122, 0x2212, 0xFFFD]
LATIN: Final = [*range(0x20, 0x7F), *range(0xA0, 0x180), *VIETNAMESE, *ACCENTS, *PUNCTUATION, *SIGNS, *INVISIBLE]
THAI: Final = [0x20, *range(0x0E01, 0x0E3B), *range(0x0E3F, 0x0E5C), *range(0x200B, 0x200E), 0x25CC]
CHARACTERS: Final = {"Solitaire Sans": LATIN, "Solitaire Sans Thai": THAI}

NOTICE: Final = """These fonts are changed versions of Noto Sans 2.015 and Noto Sans Thai 2.002: cut down to the letters
and signs that the program needs, named anew, and with a few signs added. `python3 packaging/tasks.py fonts` makes them.

Copyright 2022 The Noto Project Authors. They are licensed under the SIL Open Font License, version 1.1, see OFL.txt.
"""

Point = tuple[float, float]


def main(folder: Path) -> int:
    """Write the fonts with their licence into a folder; the exit code."""
    folder.mkdir(parents=True, exist_ok=True)
    for family, source in SOURCES.items():
        for style, weight in WEIGHTS.items():
            made(family, style, weight, source).save(folder / f"{family.replace(' ', '')}-{style}.ttf")
    licence = (Path(fontpkg_noto_sans.__file__).parent / "LICENSE").read_text(encoding="utf-8")
    terms = licence[licence.index("This Font Software") :]
    texts = {"OFL.txt": f"Copyright 2022 The Noto Project Authors\n\n{terms}", "README.txt": NOTICE}
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return 0


def made(family: str, style: str, weight: int, source: Path) -> TTFont:
    """Return one font: the characters of a family in one weight, under its new name."""
    font = TTFont(source, recalcTimestamp=False)
    options = Options(layout_features=["*"], hinting=False, notdef_outline=True, name_IDs=[0, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS[family])
    subsetter.subset(font)
    font = instantiateVariableFont(font, {"wght": weight, "wdth": 100}, inplace=True)
    if family == "Solitaire Sans":
        add_signs(font, thickness_of(font))
    rename(font, family, style)
    return font


def rename(font: TTFont, family: str, style: str) -> None:
    """Give a font its name, and the marks of its weight."""
    is_bold = style == "Bold"
    full = f"{family} {style}"
    for key, text in {1: family, 2: style, 3: full, 4: full, 6: f"{family.replace(' ', '')}-{style}"}.items():
        font["name"].setName(text, key, 3, 1, 0x409)
    font["OS/2"].usWeightClass = WEIGHTS[style]
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0x61 | (0x20 if is_bold else 0x40)
    font["head"].macStyle = int(is_bold)
    if "STAT" in font:
        del font["STAT"]


# -- signs that are drawn here ----------------------------------------------------------------------------------------


def thickness_of(font: TTFont) -> float:
    """Return the thickness of the font's minus sign, so that added signs have its weight."""
    minus = font["glyf"]["minus"]
    return float(minus.yMax - minus.yMin)


def add_signs(font: TTFont, thick: float) -> None:
    """Draw arrows, a cross and a warning sign as high as capital letters."""
    high = float(font["OS/2"].sCapHeight)
    middle = high / 2
    right = [stroke((90, middle), (830, middle), thick), *head((850, middle), thick)]
    up = [stroke((500, 20), (500, high + 10), thick), *head((500, high + 30), thick, turn=90)]
    add(font, 0x2192, "arrowright", 1000, right)
    add(font, 0x2190, "arrowleft", 1000, [turned(outline, (500, middle), 180) for outline in right])
    add(font, 0x2191, "arrowup", 1000, up)
    add(font, 0x2193, "arrowdown", 1000, [turned(outline, (500, middle), 180) for outline in up])
    arm = middle * 0.9
    cross = [
        stroke((400 - arm, middle - arm), (400 + arm, middle + arm), thick),
        stroke((400 - arm, middle + arm), (400 + arm, middle - arm), thick),
    ]
    add(font, 0x2715, "multiplicationx", 800, cross)
    add(font, 0x26A0, "warning", 1000, warning(high, thick))


def warning(high: float, thick: float) -> list[list[Point]]:
    """Return a triangle that stands around an exclamation mark."""
    outer = [(60.0, 0.0), (500.0, high * 1.12), (940.0, 0.0)]
    edge = thick * 0.9
    inner = [(60 + edge * 1.75, edge), (940 - edge * 1.75, edge), (500.0, high * 1.12 - edge * 1.95)]
    bar = stroke((500, high * 0.42), (500, high * 0.72), thick)
    dot = stroke((500, high * 0.2), (500, high * 0.2 + thick * 1.05), thick)
    return [outer, inner, bar, dot]


def stroke(start: Point, end: Point, thick: float) -> list[Point]:
    """Return the outline of a straight line, clockwise."""
    (x0, y0), (x1, y1) = start, end
    long = math.hypot(x1 - x0, y1 - y0)
    dx, dy = -(y1 - y0) / long * thick / 2, (x1 - x0) / long * thick / 2
    return [(x0 - dx, y0 - dy), (x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy)]


def head(tip: Point, thick: float, turn: float = 0) -> list[list[Point]]:
    """Return the two lines of an arrow's head, whose tip points right unless it is turned."""
    x, y = tip
    lines = [stroke((x - 230, y + side * 230), (x, y - side * thick * 0.35), thick) for side in (1, -1)]
    return [turned(line, tip, turn) for line in lines]


def turned(outline: Sequence[Point], centre: Point, degrees: float) -> list[Point]:
    """Return an outline turned around a point."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    a, b = centre
    return [(a + (x - a) * cosine - (y - b) * sine, b + (x - a) * sine + (y - b) * cosine) for x, y in outline]


def add(font: TTFont, code: int, glyph: str, width: int, outlines: Sequence[Sequence[Point]]) -> None:
    """Add a glyph of straight lines to a font."""
    pen = TTGlyphPen(None)
    for outline in outlines:
        pen.moveTo(rounded(outline[0]))
        for point in outline[1:]:
            pen.lineTo(rounded(point))
        pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), glyph])
    drawn = pen.glyph()
    font["glyf"][glyph] = drawn
    drawn.recalcBounds(font["glyf"])
    font["hmtx"][glyph] = (width, drawn.xMin)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = glyph


def rounded(point: Point) -> tuple[int, int]:
    """Return a point of the font's grid."""
    return round(point[0]), round(point[1])


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if sys.argv[1:] else FOLDER))
