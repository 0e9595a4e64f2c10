"""Everything drawn that is not a card face: back, application icon, pile markers, tool bar icons."""
from __future__ import annotations

from .faces import HEIGHT, RADIUS, WIDTH, document
from .shapes import SUITS, glyph, mirrored, number, pip
from .themes import CLASSIC

NAVY, NAVY_LIGHT, IVORY, GOLD, RED = "#1F3657", "#5F86AE", "#FEFCF6", "#DBA63C", "#C1121F"


def back() -> str:
    """Rows of waves in an ivory frame, a medallion with the four suits; the same when turned by 180 degrees."""
    radius = 204 / 8                       # eight half waves fill the inner width of 204 exactly, so nothing needs clipping

    def wave(sides: tuple[int, ...]) -> str:
        text = ""
        for r, colour, inside in ((radius, NAVY_LIGHT, NAVY), (18, NAVY_LIGHT, NAVY), (10.5, GOLD, NAVY)):
            arc = {(-1, 1): f"M{-r},0A{r},{r} 0 0 1 {r},0", (1,): f"M0,{-r}A{r},{r} 0 0 1 {r},0",
                   (-1,): f"M{-r},0A{r},{r} 0 0 1 0,{-r}"}[sides]
            close = "Z" if sides == (-1, 1) else "L0,0Z"
            text += f'<path d="{arc}{close}" fill="{inside}"/><path d="{arc}" fill="none" stroke="{colour}" stroke-width="1.6"/>'
        return text

    waves = ""
    for row in range(9, -1, -1):
        y = 168 - row * radius / 2
        for k in range(9):
            if k % 2 == row % 2:
                name = "l" if k == 0 else "r" if k == 8 else "w"
                waves += f'<use href="#{name}" xlink:href="#{name}" transform="translate({number(18 + k * radius)},{number(y)})"/>'
    body = (f'<defs><g id="w">{wave((-1, 1))}</g><g id="l">{wave((1,))}</g><g id="r">{wave((-1,))}</g></defs>'
            f'<rect x=".75" y=".75" width="238.5" height="334.5" rx="{RADIUS}" fill="{IVORY}" stroke="{CLASSIC.edge}" stroke-width="1.5"/>'
            f'<rect x="13" y="13" width="214" height="310" rx="6" fill="{NAVY}"/><g id="half">{waves}</g>'
            '<use href="#half" xlink:href="#half" transform="rotate(180 120 168)"/>'
            f'<rect x="15.5" y="15.5" width="209" height="305" rx="5" fill="none" stroke="{NAVY}" stroke-width="5"/>'
            f'<rect x="18" y="18" width="204" height="300" rx="4" fill="none" stroke="{GOLD}" stroke-width="2"/>'
            f'<g transform="translate(120,168)"><circle r="56" fill="{NAVY}" stroke="{GOLD}" stroke-width="2.5"/><circle r="48" fill="{IVORY}"/></g>')
    for suit, x, y, turned in (("spades", 120, 145, False), ("hearts", 143, 168, False), ("clubs", 120, 191, True), ("diamonds", 97, 168, False)):
        body += pip(suit, x, y, 31, RED if suit in ("hearts", "diamonds") else NAVY, turned)
    return document(body)


def app_icon() -> str:
    """The program's icon, from 32 pixels up."""
    body = ('<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#3A8A66"/><stop offset="1" stop-color="#174A36"/>'
            '</linearGradient></defs><rect x="8" y="8" width="240" height="240" rx="54" fill="url(#g)"/>')
    body += f'<g transform="rotate(-13 128 236)"><rect x="66" y="50" width="112" height="157" rx="12" fill="#E9DDC3"/>{pip("hearts", 94, 82, 40, RED)}</g>'
    body += ('<g transform="rotate(8 128 236)"><rect x="78" y="53" width="122" height="168" rx="13" fill="#0C2A1E" fill-opacity=".35"/>'
             f'<rect x="78" y="47" width="122" height="168" rx="13" fill="{IVORY}"/>{pip("spades", 139, 132, 104, "#1B1F2B")}</g>')
    return document(body, 256, 256)


def small_icon() -> str:
    """For 16 to 24 pixels: one upright card whose edges fall on whole pixels."""
    body = f'<rect width="16" height="16" rx="3.4" fill="#1F6347"/><rect x="3" y="1" width="10" height="14" rx="1.4" fill="{IVORY}"/>'
    return document(body + pip("spades", 8, 8, 9.4, "#12151E"), 16, 16)


# --- empty piles: white with opacity, so that they sit on every cloth ------------------------------------------------

def place(inside: str = "") -> str:
    """An empty place for a card, with what is drawn in it."""
    return document(f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="{RADIUS}" fill="#000" fill-opacity=".14" '
                    f'stroke="#fff" stroke-opacity=".6" stroke-width="3"/>{inside}')


def markers() -> dict[str, str]:
    """What is drawn on empty piles, by name."""
    lozenge = '<path d="M120,142L146,168L120,194L94,168Z" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="4"/>'
    points = mirrored((0, -26), ("L", 9, -6), ("L", 22, -24), ("L", 27, -8), ("L", 44, -28), ("L", 36, 14), ("L", 0, 14))
    king = (f'<g transform="translate(120,166) scale(1.25)" fill="#fff" fill-opacity=".6"><path d="{points}"/><path d="M-36,20H36V28H-36Z"/></g>')
    result = {"column": place(), "column-king": place(king), "cell": place(lozenge), "run": place(
        f'<g opacity=".6">{glyph("K", 94, 52, 72, "#fff")}{glyph("A", 92, 212, 72, "#fff")}<path d="M120,140V194" stroke="#fff" stroke-width="7"/></g>')}
    for suit in SUITS:
        result[f"foundation-{suit}"] = place(pip(suit, 120, 168, 118, "#fff", extra=' fill-opacity=".6"'))
    return result


# --- tool bar: 24 x 24, one line of 1.8 ----------------------------------------------------------------------------------

ICONS = {
    "new": "M4,7.5A2,2 0 0 1 6,5.5H12A2,2 0 0 1 14,7.5V18.5A2,2 0 0 1 12,20.5H6A2,2 0 0 1 4,18.5ZM18,3V11M14,7H22",
    "restart": "M5,12A7.5,7.5 0 1 1 7.4,17.5M5,6V12H11",
    "undo": "M9,5L4,10L9,15M4,10H14.5A5,5 0 0 1 14.5,20H9",
    "redo": "M15,5L20,10L15,15M20,10H9.5A5,5 0 0 0 9.5,20H15",
    "statistics": "M4,20.5H20M6.5,17V12M12,17V5M17.5,17V9",
    "rules": "M12,6.5C9.5,4.5 6.5,4.5 3.5,5V19C6.5,18.5 9.5,18.5 12,20.5C14.5,18.5 17.5,18.5 20.5,19V5C17.5,4.5 14.5,4.5 12,6.5ZM12,6.5V20",
    "options": "M3.5,7H13M19,7H20.5M3.5,17H5M11,17H20.5M16,4A3,3 0 1 1 15.9,4ZM8,14A3,3 0 1 1 7.9,14Z",
}


def tool_icon(name: str, colour: str) -> str:
    """One icon of the tool bar."""
    return document(f'<path d="{ICONS[name]}" fill="none" stroke="{colour}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>', 24, 24)


def extra_drawings() -> dict[str, str]:
    """Every drawing by its file name without the ending."""
    result = {"back": back(), "icon": app_icon(), "icon-small": small_icon()}
    result |= {f"markers/{name}": text for name, text in markers().items()}
    for name in ICONS:
        result[f"tools/light/{name}"] = tool_icon(name, "#2E3A36")
        result[f"tools/dark/{name}"] = tool_icon(name, "#D9DEDB")
    return result
