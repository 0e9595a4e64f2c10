"""The program's own letters: all that is needed, loaded only where the system has none, and never clipped."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication

from qtsolitaire import fonts
from qtsolitaire.assets import asset
from qtsolitaire.language import LANGUAGES
from qtsolitaire.windows.options_dialog import LANGUAGE_NAMES
from tests.test_catalogues import MARKED, entries, literal

INVISIBLE = "\n\t"


def raw(family: str, weight: str) -> QRawFont:
    """One of the files, as it is, without any other font to help out."""
    return QRawFont(str(asset(f"resources/fonts/{family.replace(' ', '')}-{weight}.ttf")), 20.0)


def unknown(text: str, weight: str = "Regular") -> set[str]:
    """The characters that none of our fonts has."""
    ours = [raw(family, weight) for family in fonts.SAMPLES]
    return {letter for letter in text if not any(font.supportsCharacter(ord(letter)) for font in ours)} - set(INVISIBLE)


# --- what the fonts have --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("weight", fonts.WEIGHTS)
@pytest.mark.parametrize("name", ["qtsolitaire_vi", "qtsolitaire_th", "qtstd_vi", "qtstd_th"])
def test_every_character_of_every_catalogue_is_in_our_fonts(qapp: QApplication, name: str, weight: str) -> None:
    texts = "".join(entry.source + "".join(entry.forms) for entry in entries(name))
    assert len(texts) > 1000
    assert unknown(texts, weight) == set()


@pytest.mark.parametrize("weight", fonts.WEIGHTS)
def test_every_character_of_the_english_texts_is_in_our_fonts(qapp: QApplication, weight: str) -> None:
    texts = "".join(literal(found.text) or "" for found in MARKED) + "".join(LANGUAGE_NAMES.values()) + "✕\u200b"
    assert unknown(texts, weight) == set()


@pytest.mark.parametrize("family", fonts.SAMPLES)
def test_the_samples_are_letters_that_the_font_has(qapp: QApplication, family: str) -> None:
    text = fonts.NAMES[family] + "".join(fonts.SAMPLES[family].values())
    assert fonts.SAMPLES[family].keys() == set(LANGUAGES)
    for weight in fonts.WEIGHTS:
        font = raw(family, weight)
        assert [letter for letter in text if not font.supportsCharacter(ord(letter))] == []


def test_the_names_of_all_languages_are_asked_for_in_every_language() -> None:
    asked = set("".join(fonts.NAMES.values()))
    assert set("".join(LANGUAGE_NAMES.values())) <= asked


def test_the_bold_letters_are_bolder_than_the_regular_ones(qapp: QApplication) -> None:
    for family in fonts.SAMPLES:
        light, bold = raw(family, "Regular"), raw(family, "Bold")
        assert bold.weight() > light.weight()
        assert bold.familyName() == light.familyName() == family


def test_the_licence_of_the_fonts_comes_with_them() -> None:
    assert "SIL OPEN FONT LICENSE Version 1.1" in asset("resources/fonts/OFL.txt").read_text(encoding="utf-8")


# --- the machine without fonts --------------------------------------------------------------------------------------

EMPTY = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{folder}</cachedir></fontconfig>
"""

ASK = """
import json, sys
from PySide6.QtGui import QFontInfo, QFontMetricsF, QTextLayout
from qtsolitaire import fonts
from qtsolitaire.app import create_application
from qtsolitaire.windows.chrome import use_language

HIGH = {"en": "Ågjq", "vi": "Ề Ẫ Ữ ậ ỵ Ộ", "th": "ที่ ใต้ ปี่ ฟ้ำ ญู ฎุ ฏู ปู่"}
app = create_application()
told = {}
for language in sys.argv[1].split(","):
    use_language(app, language)
    layout = QTextLayout(HIGH[language], app.font())
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    top = bottom = 0.0
    shapes = set()  # boxes are drawn by an engine whose font has no name
    for run in layout.glyphRuns():
        shapes.add("" if 0 in run.glyphIndexes() else run.rawFont().familyName())
        for glyph, place in zip(run.glyphIndexes(), run.positions()):
            box = run.rawFont().boundingRect(glyph).translated(place)
            top, bottom = min(top, box.top()), max(bottom, box.bottom())
    told[language] = {
        "families": app.font().families(), "shapes": sorted(shapes),
        "above": top, "below": bottom - line.height(),
    }
print(json.dumps(told))
"""


@pytest.fixture
def bare_machine(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine on which no font is installed."""
    config = tmp_path / "fonts.conf"
    config.write_text(EMPTY.format(folder=tmp_path / "cache"), encoding="utf-8")
    return {**os.environ, "FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen"}


def asked(env: dict[str, str], languages: str) -> dict[str, Any]:
    """What a program that speaks these languages one after the other says of its letters."""
    done = subprocess.run([sys.executable, "-c", ASK, languages], env=env, capture_output=True, text=True, check=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


orders = pytest.mark.parametrize("languages", ["en,vi,th", "th,vi,en"])


@orders
def test_without_any_font_all_languages_are_shown_and_nothing_is_clipped(
    bare_machine: dict[str, str], languages: str
) -> None:
    told = asked(bare_machine, languages)
    assert len(told) == 3
    for language, seen in told.items():
        assert seen["shapes"], language
        assert set(seen["shapes"]) <= {fonts.LATIN, fonts.THAI}, language
        assert seen["families"][1:] == [fonts.LATIN, fonts.THAI], "after the system's, each of them once"
        assert seen["above"] >= -1, language
        assert seen["below"] <= 1, language


def test_here_too_nothing_is_missing_and_nothing_is_clipped() -> None:
    for language, seen in asked({**os.environ, "QT_QPA_PLATFORM": "offscreen"}, "en,vi,th").items():
        assert seen["shapes"], language
        assert "" not in seen["shapes"], language
        assert seen["above"] >= -1, language
        assert seen["below"] <= 1, language


# --- only where they are needed -------------------------------------------------------------------------------------


@pytest.fixture
def font_of_before(qapp: QApplication) -> Iterator[None]:
    before = QFont(qapp.font())
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("font_of_before")
def test_a_font_that_has_all_letters_stays_as_it_is(qapp: QApplication) -> None:
    complete = QFont()
    complete.setFamilies(list(fonts.SAMPLES))
    assert all(fonts.load(family) for family in fonts.SAMPLES)
    qapp.setFont(complete)
    for language in LANGUAGES:
        fonts.provide(qapp, language)
        assert qapp.font() == complete


def test_both_weights_of_both_fonts_can_be_read(qapp: QApplication) -> None:
    for family in fonts.SAMPLES:
        assert fonts.load(family)
        assert {"Regular", "Bold"} <= set(QFontDatabase.styles(family))


def test_the_fonts_are_those_that_are_made_now(tmp_path: Path) -> None:
    script = Path(__file__).resolve().parents[1] / "packaging" / "fonts.py"
    subprocess.run([sys.executable, str(script), str(tmp_path)], check=True)
    made = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    kept = {file.name: file.read_bytes() for file in asset("resources/fonts").iterdir()}
    assert sum(name.endswith(".ttf") for name in made) == 4
    assert [name for name in made | kept if made.get(name) != kept.get(name)] == [], "run `tasks.py fonts`"
    assert sum(map(len, kept.values())) < 300_000
