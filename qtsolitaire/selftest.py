"""Tries everything that needs no player and no screen, and tells what it did: for bundles, packages and CI."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from qtsolitaire import fonts
from qtsolitaire.app import create_application
from qtsolitaire.assets import asset
from qtsolitaire.board.faces import DECKS, Faces
from qtsolitaire.console import all_records
from qtsolitaire.core.cards import Suit, pack_of
from qtsolitaire.core.deals import DealCode
from qtsolitaire.core.record import result_of
from qtsolitaire.core.table import all_cards
from qtsolitaire.games import GAMES
from qtsolitaire.language import install, plain
from qtsolitaire.windows.chrome import application_icon

FACE_W = 120

ASKED = (("Suit", "hearts"), ("QPlatformTheme", "Cancel"))
"""A text of the program, and one of Qt."""

WORDS = {"en": ["hearts", "Cancel"], "vi": ["cơ", "Hủy"], "th": ["โพแดง", "ยกเลิก"]}
"""What each language makes of them."""


class SelfTestError(Exception):
    """Something that comes with the program does not work."""


def self_test() -> int:
    """Run all checks and print what they did.

    Returns:
        0 if all went well, else 1.
    """
    app = create_application()
    has_failed = False
    for check in (_deals, _examples, _faces, _markers, _icons, _languages, _fonts):
        try:
            for line in check(app):
                print(line)
        except Exception as error:  # noqa: BLE001 - whatever fails, the others are tried too
            has_failed = True
            print(f"FAILED {check.__name__.strip('_')}: {error}")
    print("self-test failed" if has_failed else "self-test passed")
    return int(has_failed)


def _deals(_app: QApplication) -> Iterator[str]:
    for game in GAMES:
        for variant in game.variants:
            deal = game.deal(DealCode(game.code, variant.key, 35))
            if sorted(map(str, all_cards(deal.position))) != sorted(map(str, game.pack(variant))):
                raise SelfTestError(f"{deal.code} does not deal the whole pack")
            moves = sum(1 for _ in game.legal_moves(deal.position))
            yield f"dealt {deal.code}: {game.name}, {variant.level} ({variant.amount}), {moves} legal moves"
    if not GAMES:
        raise SelfTestError("no game was found")


def _examples(_app: QApplication) -> Iterator[str]:
    found = 0
    for file, record in all_records(asset("resources/examples")):
        result = result_of(record.deal, list(record.replay()))
        if result != record.result:
            raise SelfTestError(f"{file.name} comes to {result} instead of {record.result}")
        found += 1
        yield f"replayed {file.name}: {result}"
    if not found:
        raise SelfTestError("no example was found")


def _faces(_app: QApplication) -> Iterator[str]:
    for deck in DECKS:
        faces = Faces(deck, FACE_W, 1.0)
        images = {bytes(faces.card(card).pixmap.toImage().constBits()) for card in pack_of(Suit)}
        if len(images) != 52:
            raise SelfTestError(f"deck {deck} has only {len(images)} different faces")
        yield f"drew the 52 faces of deck {deck}"


def _markers(_app: QApplication) -> Iterator[str]:
    places = [place for game in GAMES for variant in game.variants for place in game.places(variant)]
    names = sorted({place.marker for place in places})
    faces = Faces(DECKS[0], FACE_W, 1.0)
    for name in names:
        image = faces.marker(name, FACE_W).pixmap.toImage()
        if not image.pixelColor(FACE_W // 2, 1).alpha():
            raise SelfTestError(f"marker {name} cannot be drawn")
    yield f"drew the markers {', '.join(names)}"


def _icons(_app: QApplication) -> Iterator[str]:
    sizes = sorted(size.width() for size in application_icon().availableSizes())
    if not sizes:
        raise SelfTestError("the program's icon cannot be drawn")
    yield f"drew the program's icon in the sizes {', '.join(map(str, sizes))}"


def _languages(app: QApplication) -> Iterator[str]:
    for language, words in WORDS.items():
        locale = install(app, language)
        said = [plain(QCoreApplication.translate(context, text, None, 1)) for context, text in ASKED]
        if said != words:
            raise SelfTestError(f"language {language} says {said} instead of {words}")
        yield f"language {language}: locale {locale.name()}, says “{said[0]}”"


def _fonts(_app: QApplication) -> Iterator[str]:
    for family in fonts.SAMPLES:
        if not fonts.load(family):
            raise SelfTestError(f"the font {family} cannot be read")
        yield f"loaded the font {family}"
