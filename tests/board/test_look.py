"""Colours and states can be told apart: by contrast, and without any colour at all."""

from __future__ import annotations

import sys
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPalette, QPixmap

from qtsolitaire.board import painting
from qtsolitaire.board.painting import CLOTHS, Canvas, Picture
from qtsolitaire.windows import chrome

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

from deck.themes import THEMES, Theme

TEXT, SHAPE = 4.5, 3.0  # least contrasts of WCAG for texts and for shapes that mean something
W, H = 120, 168
Role = QPalette.ColorRole


def luminance(colour: QColor) -> float:
    channels = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor | str, other: QColor | str) -> float:
    dark, light = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (light + 0.05) / (dark + 0.05)


def mixed(over: QColor, under: QColor | str, opacity: float) -> QColor:
    below = QColor(under)
    parts = zip((over.redF(), over.greenF(), over.blueF()), (below.redF(), below.greenF(), below.blueF()), strict=True)
    return QColor.fromRgbF(*(a * opacity + b * (1 - opacity) for a, b in parts))


cloths = pytest.mark.parametrize("cloth", [colour for pair in CLOTHS.values() for colour in pair])
schemes = pytest.mark.parametrize("colours", [chrome.LIGHT, chrome.DARK], ids=["light", "dark"])


@schemes
def test_texts_of_the_windows_stand_out_from_what_they_are_written_on(colours: chrome.Colours) -> None:
    palette = chrome.palette(colours)
    pairs = (
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.ButtonText, Role.Button),
        (Role.ToolTipText, Role.ToolTipBase),
        (Role.HighlightedText, Role.Highlight),
        (Role.Link, Role.Base),
    )
    for text, ground in pairs:
        assert contrast(palette.color(text), palette.color(ground)) >= TEXT, text


@schemes
def test_even_disabled_texts_can_be_read(colours: chrome.Colours) -> None:
    palette = chrome.palette(colours)
    assert contrast(palette.color(QPalette.ColorGroup.Disabled, Role.WindowText), palette.color(Role.Window)) >= TEXT


def test_a_light_and_a_dark_palette_are_told_apart() -> None:
    assert chrome.is_dark_palette(chrome.palette(chrome.DARK))
    assert not chrome.is_dark_palette(chrome.palette(chrome.LIGHT))


@cloths
def test_rings_and_markers_stand_out_from_every_cloth(cloth: str) -> None:
    assert contrast(painting.WHITE, cloth) >= SHAPE
    assert contrast(painting.AMBER, cloth) >= SHAPE
    assert contrast(mixed(painting.WHITE, cloth, 0.6), cloth) >= SHAPE


def test_the_bubble_can_be_read() -> None:
    assert contrast(painting.WHITE, painting.BUBBLE) >= TEXT
    assert contrast(painting.AMBER, painting.BUBBLE) >= SHAPE


themes = pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)


@themes
def test_the_index_of_every_suit_can_be_read_on_its_card(theme: Theme) -> None:
    for suit, colours in theme.suits.items():
        assert contrast(colours.ink, theme.face) >= TEXT, suit


@themes
@pytest.mark.parametrize("cloth", ["green", "blue", "grey", "plain"])
def test_a_card_stands_out_from_the_cloth_by_its_face_or_its_edge(theme: Theme, cloth: str) -> None:
    is_off_its_cloth = theme.name == "dark" and cloth != "grey"  # dark cards are drawn for the grey cloth
    for colour in CLOTHS[cloth]:
        assert max(contrast(theme.face, colour), contrast(theme.edge, colour)) >= (1.2 if is_off_its_cloth else 1.9)


# --- states --------------------------------------------------------------------------------------------------------


def states() -> dict[str, Picture | None]:
    rect = (float(W), float(H))
    return {
        "nothing": None,
        "target": painting.target(*rect, 1.0, is_empty=False),
        "empty target": painting.target(*rect, 1.0, is_empty=True),
        "selection": painting.selection(*rect, W, 1.0),
        "last move": painting.last_move(*rect, 1.0),
        "cursor": painting.cursor(*rect, W, 1.0),
        "dragged": painting.drag_shadow(*rect, W),
    }


def grey_picture(state: Picture | None, cloth: str, face: str) -> QImage:
    """A card on a cloth with a state, without colours."""
    pad = 40
    image = QImage(W + 2 * pad, H + 2 * pad, QImage.Format.Format_RGB32)
    image.fill(QColor(CLOTHS[cloth][0]))
    painter = QPainter(image)
    painter.fillRect(QRectF(pad, pad, W, H), QColor(face))
    if state:
        painter.drawPixmap(pad - state.pad, pad - state.pad, state.pixmap)
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def different_pixels(one: QImage, other: QImage) -> int:
    a, b = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(x - y) > 40 for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize(("cloth", "face"), list(product(("green", "blue", "grey"), ("#FEFCF6", "#262A33"))))
def test_every_two_states_differ_without_colours_too(qapp: object, cloth: str, face: str) -> None:
    pictures = {name: grey_picture(state, cloth, face) for name, state in states().items() if name != "dragged"}
    for one, other in combinations(pictures, 2):
        if {one, other} == {"target", "empty target"}:
            continue  # one lies on cards, the other on empty places: they never compete
        assert different_pixels(pictures[one], pictures[other]) > 80, (one, other)


def test_a_bubble_lies_within_the_view_wherever_its_tip_is(qapp: object) -> None:
    text = "Only a king may go to an empty column; this is the 9 of diamonds. " * 2
    font = QFont()
    font.setPixelSize(15)
    bounds = QRectF(0, 0, 640, 400)
    for x, y in product((0, 5, 320, 635, 640), (0, 100, 300, 395)):
        bubble = painting.bubble(QPointF(x, y), text, font, bounds, 1.0)
        tail = 12
        assert bubble.x + tail >= 0
        assert bubble.x + bubble.pixmap.width() - tail <= bounds.width() + 1
        assert bubble.y + bubble.pixmap.height() - tail <= bounds.height() + 1


def test_a_canvas_is_as_large_as_its_rectangle_and_margin(qapp: object) -> None:
    canvas = Canvas(100, 50, 7)
    assert (canvas.pixmap.width(), canvas.pixmap.height()) == (114, 64)
    assert isinstance(canvas.picture.pixmap, QPixmap)
