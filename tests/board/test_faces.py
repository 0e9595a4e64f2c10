"""Card faces: each its own, exactly as large as the cards on the screen, and never an old one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from qtsolitaire.board.faces import DECKS, Faces, face_name
from qtsolitaire.board.items import PictureItem
from qtsolitaire.board.painting import Picture
from qtsolitaire.board.scene import MARKERS, BoardScene, Preferences
from qtsolitaire.core.cards import Card, Rank, Suit, pack_of
from qtsolitaire.core.table import finished
from qtsolitaire.games import deal_of, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.main_window import MainWindow
from tests.board.motions import SIMON, run_removal
from tests.player import Player

SitAt = Callable[..., Player]
PACK = pack_of(Suit)
READABLE = 0.165
"""So much of a covered card's height is in sight at least."""

decks = pytest.mark.parametrize("deck", DECKS)
units = pytest.mark.parametrize("unit", [1, 1.25, 1.5, 2, 3])


def image(picture: Picture) -> QImage:
    """A picture without what reaches beyond the card."""
    size = picture.pixmap.size() - QSize(2 * picture.pad, 2 * picture.pad)
    return picture.pixmap.toImage().copy(picture.pad, picture.pad, size.width(), size.height())


def pixels(picture: QImage) -> bytes:
    plain = picture.convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(plain.constBits())  # of an image that lives on while its bytes are read


def strip(picture: QImage) -> QImage:
    """What is in sight of a covered card: index and no more."""
    return picture.copy(0, 0, picture.width(), int(picture.height() * READABLE))


def shown(scene: BoardScene) -> dict[Card, Picture]:
    """The picture that each card in sight shows."""
    found = {}
    for resting in scene.table.resting(scene.position):
        item = scene.item_of(resting.card)
        if item.isVisible():
            found[resting.card] = Picture(item.pixmap(), round(-item.offset().x()))
    return found


def assert_fresh(scene: BoardScene, deck: str) -> None:
    """Every card in sight shows what a new deck of this size would."""
    faces = Faces(deck, scene.table.card_w, scene.unit)
    pictures = shown(scene)
    assert len(pictures) >= 40
    for resting in scene.table.resting(scene.position):
        if resting.card in pictures:
            fresh, there = faces.card(resting.card, int(resting.rect.w)), pictures[resting.card]
            assert there.pad == fresh.pad
            assert pixels(there.pixmap.toImage()) == pixels(fresh.pixmap.toImage()), resting.card


def scene_of(code: str, width: int, height: int, unit: float) -> BoardScene:
    """A table in a view of so many device-independent pixels on a screen of some scale."""
    owner = QObject(QApplication.instance())
    scene = BoardScene(Session(deal_of(read_code(code)), owner), Preferences(pace=0.0), owner)
    scene.resize(round(width * unit), round(height * unit), unit)
    return scene


# --- 52 cards -----------------------------------------------------------------------------------------------------


@decks
@pytest.mark.parametrize("width", [40, 90])
def test_a_deck_has_52_different_faces(qapp: object, deck: str, width: int) -> None:
    faces = Faces(deck, width, 1)
    assert len({pixels(image(faces.card(card))) for card in PACK}) == 52


@decks
def test_the_part_of_a_covered_card_that_is_in_sight_tells_all_52_apart(qapp: object, deck: str) -> None:
    faces = Faces(deck, 60, 1)
    assert len({pixels(strip(image(faces.card(card)))) for card in PACK}) == 52


def test_the_decks_differ_from_one_another(qapp: object) -> None:
    king = Card(Rank.KING, Suit.DIAMONDS)
    assert len({pixels(image(Faces(deck, 90, 1).card(king))) for deck in DECKS}) == len(DECKS)


@decks
def test_a_face_fills_its_card_but_for_the_corners(qapp: object, deck: str) -> None:
    face = image(Faces(deck, 90, 1).card(Card(Rank.ACE, Suit.SPADES)))
    middle_of_sides = [(1, 63), (88, 63), (45, 1), (45, 124)]
    assert [face.pixelColor(x, y).alpha() for x, y in middle_of_sides] == [255] * 4
    assert face.pixelColor(0, 0).alpha() < 255


def test_copies_of_a_card_look_alike_and_share_their_picture(qapp: object) -> None:
    faces = Faces("classic", 90, 1)
    copies = [faces.card(Card(Rank.SEVEN, Suit.SPADES, copy)) for copy in range(4)]
    assert len({copy.pixmap.cacheKey() for copy in copies}) == 1


def test_a_face_is_drawn_once(qapp: object) -> None:
    faces = Faces("classic", 90, 1)
    card = Card(Rank.QUEEN, Suit.HEARTS)
    assert faces.card(card).pixmap.cacheKey() == faces.card(card).pixmap.cacheKey()


def test_faces_are_named_in_words() -> None:
    assert face_name(Suit.HEARTS, Rank.TEN) == "hearts-10"
    assert face_name(Suit.SPADES, Rank.ACE) == "spades-A"


# --- sizes --------------------------------------------------------------------------------------------------------


@units
@pytest.mark.parametrize("code", ["SS1-S4-AAAAABD", "SH1-C4-AAAAAJ2"])
def test_pictures_are_exactly_as_large_as_the_cards_in_pixels_of_the_screen(
    qapp: object, unit: float, code: str
) -> None:
    scene = scene_of(code, 700, 460, unit)
    for resting in scene.table.resting(scene.position):
        item = scene.item_of(resting.card)
        pad = round(-item.offset().x())
        assert item.scale() == 1
        assert item.pixmap().devicePixelRatio() == 1
        assert item.pixmap().size() - QSize(2 * pad, 2 * pad) == QSize(int(resting.rect.w), int(resting.rect.h))
        assert (item.x() % 1, item.y() % 1) == (0, 0)


@units
def test_the_markers_of_empty_piles_are_too(qapp: object, unit: float) -> None:
    scene = scene_of("SH1-C4-AAAAAJ2", 700, 460, unit)
    markers = [i for i in scene.items() if isinstance(i, PictureItem) and i.zValue() == MARKERS]
    assert {(i.x(), i.y()) for i in markers} == {(spot.x, spot.y) for spot in scene.table.spots.values()}
    assert {i.pixmap().size() for i in markers} == {QSize(scene.table.card_w, scene.table.card_h)}
    assert {i.scale() for i in markers} == {1}


@units
def test_shadows_grow_with_the_scale_of_the_screen(qapp: object, unit: float) -> None:
    assert Faces("classic", 60, unit).card(PACK[0]).pad == round(5 * unit)


SHARP = """
import sys
from pathlib import Path
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication
app = QApplication([])
from qtsolitaire.board.faces import Faces
from qtsolitaire.games import deal_of, read_code
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.main_window import MainWindow
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.main_window import MainWindow
from tests.player import Player

options = Options(Path(sys.argv[1]))
options.speed = "off"
player = Player(MainWindow(Sitting(Session(deal_of(read_code("SH1-C4-AAAAAJ2")))), options), size=(640, 480))
scene = player.scene
print(player.view.devicePixelRatioF(), scene.unit)
picture = player.viewport.grab().toImage()
assert abs(picture.width() - scene.table.width) <= 1, (picture.width(), scene.table.width)
faces = Faces("classic", scene.table.card_w, scene.unit)
tops = [cards[-1] for cards in player.session.position.piles.values() if cards]
for card in tops:
    item, face = scene.item_of(card), faces.card(card)
    inset = round(scene.table.card_w * 0.1)  # the corners are transparent
    size = (scene.table.card_w - 2 * inset, scene.table.card_h - 2 * inset)
    there = picture.copy(QRect(round(item.x()) + inset, round(item.y()) + inset, *size))
    wanted = face.pixmap.toImage().copy(QRect(face.pad + inset, face.pad + inset, *size))
    assert there.convertToFormat(wanted.format()) == wanted, card
print(len(tops))
"""


@pytest.mark.parametrize("unit", [1, 1.25, 1.5, 3])
def test_on_the_screen_every_pixel_of_a_face_is_a_pixel(tmp_path: Path, unit: float) -> None:
    root = Path(__file__).parents[2]
    environment = {**os.environ, "QT_SCALE_FACTOR": str(unit), "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, "-c", SHARP, str(tmp_path / "settings.ini")],
        env=environment,
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(float(unit)), str(float(unit)), "12"]


# --- never an old one ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_after_a_resize_the_cards_are_drawn_anew(sit_at: SitAt, speed: str) -> None:
    player = sit_at("S4", SIMON, speed=speed)
    assert_fresh(player.scene, "classic")
    for size in [(640, 480), (1300, 800), (1000, 700)]:
        player.window.resize(*size)
        QApplication.processEvents()
        player.scene.redraw()
        assert_fresh(player.scene, "classic")


def test_while_a_resize_goes_on_the_old_pictures_are_scaled_to_the_new_size(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    before = {card: picture.pixmap.cacheKey() for card, picture in shown(player.scene).items()}
    player.window.resize(720, 520)
    assert {card: picture.pixmap.cacheKey() for card, picture in shown(player.scene).items()} == before
    player.assert_in_place()


@pytest.mark.parametrize("deck", DECKS[1:])
def test_after_a_change_of_deck_every_card_is_of_the_new_one(sit_at: SitAt, deck: str) -> None:
    player = sit_at("S4", SIMON)
    player.scene.set_preferences(replace(player.scene.preferences, deck=deck))
    assert_fresh(player.scene, deck)
    player.window.resize(720, 520)
    player.scene.redraw()
    assert_fresh(player.scene, deck)


def test_after_a_change_of_the_screens_scale_every_card_is_drawn_for_it(qapp: object) -> None:
    scene = scene_of("SS1-S4-AAAAABD", 700, 460, 1)
    for unit in (1.5, 2, 1):
        scene.resize(round(700 * unit), round(460 * unit), unit)
        scene.redraw()
        assert_fresh(scene, "classic")


def test_a_screen_of_another_scale_that_gives_cards_of_the_same_width_changes_their_shadows(qapp: object) -> None:
    scene = scene_of("SS1-S4-AAAAABD", 700, 460, 1)
    width = scene.table.card_w
    scene.resize(700, 460, 2)
    scene.redraw()
    assert scene.table.card_w == width
    assert_fresh(scene, "classic")


def test_the_small_pictures_of_a_finished_run_are_new_too(sit_at: SitAt) -> None:
    player = run_removal(sit_at, "off")
    king = player.session.position[finished(1)][0]
    for size in [(640, 480), (1300, 800)]:
        player.window.resize(*size)
        player.scene.redraw()
        rail = player.scene.table.spots[finished(1)]
        fresh = Faces("classic", player.scene.table.card_w, 1).card(king, int(rail.w))
        assert pixels(player.picture(king).pixmap().toImage()) == pixels(fresh.pixmap.toImage())


def test_another_game_on_the_table_shows_faces_of_its_size(sit_at: SitAt) -> None:
    player = sit_at("S4", SIMON)
    player.window.open_text("SH1-C4-AAAAAJ2")
    player.settle()
    assert_fresh(player.scene, "classic")
    player.window.open_text("SS1-S2-AAAAABD")
    player.settle()
    assert_fresh(player.scene, "classic")


def test_nothing_is_drawn_before_the_size_is_known_in_which_it_is_seen(qapp: object, options: Options) -> None:
    window = MainWindow(Sitting(Session(deal_of(read_code("SS1-S4-AAAAABD")))), options)
    assert window.scene.table.width == 0
    player = Player(window)
    try:
        size = window.view.viewport().size()
        assert (window.scene.table.width, window.scene.table.height) == (size.width(), size.height())
        assert not window.scene._settling.isActive(), "the first picture is the final one"
        player.assert_in_place()
    finally:
        player.leave()
