"""The catalogues as files: in step with the sources, compiled, and Thai ones with breaks between their words."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from qtsolitaire.language import BREAK, plain
from tests.packaging.scripts import loaded
from tests.test_catalogues import entries

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "translations"

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
<context>
    <name>{context}</name>
    <message{plural}>
        <source>{source}</source>
        <translation{state}>{translation}</translation>
    </message>
</context>
</TS>
"""


translate = loaded("translate.py")


def write(folder: Path, name: str, translation: str, state: str = "", context: str = "Game") -> None:
    """Write a catalogue that has one text."""
    language = name.split("_")[1]
    text = CATALOGUE.format(
        language=language, context=context, plural="", source="Won &amp; lost", state=state, translation=translation
    )
    (folder / f"{name}.ts").write_text(text, encoding="utf-8")


def said(file: Path, context: str = "Game") -> str:
    """What a compiled catalogue makes of the text; empty if it does not know it."""
    translator = QTranslator()
    assert translator.load(str(file))
    return translator.translate(context, "Won & lost") or ""


# --- those that are kept --------------------------------------------------------------------------------------------


def test_every_catalogue_is_in_step_with_the_sources_and_every_compiled_one_with_its_catalogue() -> None:
    old = [fault for fault in translate.faults(FOLDER) if " is old" in fault]
    assert not old, "run `python3 packaging/tasks.py translate`"


@pytest.mark.parametrize("language", translate.LANGUAGES)
def test_no_catalogue_names_a_file_or_a_line(language: str) -> None:
    assert "<location" not in (FOLDER / f"qtsolitaire_{language}.ts").read_text(encoding="utf-8")


# --- compiling ------------------------------------------------------------------------------------------------------


def test_texts_of_qt_are_merged_into_those_of_the_program(tmp_path: Path) -> None:
    write(tmp_path, "qtsolitaire_vi", "Thắng &amp; thua")
    write(tmp_path, "qtstd_vi", "Được &amp; mất", context="QPlatformTheme")
    translate.release(tmp_path, "vi", tmp_path / "out.qm")
    assert said(tmp_path / "out.qm") == "Thắng & thua"
    assert said(tmp_path / "out.qm", "QPlatformTheme") == "Được & mất"


def test_a_text_that_is_not_finished_is_left_out_or_refused(tmp_path: Path) -> None:
    write(tmp_path, "qtsolitaire_vi", "Thắng", state=' type="unfinished"')
    translate.release(tmp_path, "vi", tmp_path / "out.qm")
    assert said(tmp_path / "out.qm") == ""
    with pytest.raises(translate.TranslateError, match=r"^vi: "):
        translate.release(tmp_path, "vi", tmp_path / "out.qm", strict=True)


def test_a_catalogue_that_is_damaged_or_old_is_a_fault(tmp_path: Path) -> None:
    for language in translate.LANGUAGES:
        write(tmp_path, f"qtsolitaire_{language}", "x")
    found = translate.faults(tmp_path)
    assert any("qtsolitaire_vi.ts is old" in fault for fault in found)
    assert any("qtsolitaire_vi.qm is old" in fault for fault in found)


def test_only_the_compiled_thai_has_breaks(tmp_path: Path) -> None:
    write(tmp_path, "qtsolitaire_th", "ชนะและแพ้")
    before = (tmp_path / "qtsolitaire_th.ts").read_bytes()
    translate.release(tmp_path, "th", tmp_path / "out.qm")
    assert said(tmp_path / "out.qm").split(translate.BREAK) == ["ชนะ", "และ", "แพ้"]
    assert (tmp_path / "qtsolitaire_th.ts").read_bytes() == before


# --- Thai -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("คิงโพแดงวางบนควีนข้าวหลามตัด", "คิง|โพแดง|วาง|บน|ควีน|ข้าวหลามตัด"),
        ("ชุดเรียงดอกเดียวกันที่ครบแล้วจะ", "ชุดเรียง|ดอก|เดียวกัน|ที่|ครบ|แล้ว|จะ"),
        ("บ่อยๆ 4 ข้าวหลามตัด", "บ่อยๆ 4 ข้าวหลามตัด"),
        ("<b>{card}</b>วางบน{other}ไม่ได้", "<b>{card}</b>วาง|บน{other}ไม่|ได้"),
        ("เกม(&G)", "เกม(&G)"),
        ("Simple Simon", "Simple Simon"),
        ("", ""),
    ],
)
def test_breaks_stand_between_two_thai_words_and_nowhere_else(text: str, words: str) -> None:
    assert translate.with_breaks(text).replace(translate.BREAK, "|") == words


@pytest.mark.parametrize("word", translate.WHOLE_WORDS)
def test_a_word_of_the_game_is_never_divided(word: str) -> None:
    assert word in translate.with_breaks(f"วาง{word}ที่นี่").split(translate.BREAK)


def test_no_break_stands_where_a_vowel_or_a_tone_would_lose_its_letter() -> None:
    letters = "".join(chr(code) for code in (*range(0x0E01, 0x0E3B), *range(0x0E40, 0x0E4F)))
    for start in range(len(letters)):
        words = translate.with_breaks(letters[start:] + letters[:start]).split(translate.BREAK)
        assert not any(translate.CLINGING.match(word) for word in words[1:])
        assert not any(word[-1] in translate.LEADING for word in words[:-1])


LAY_OUT = """
import json, sys
from PySide6.QtGui import QTextLayout, QTextOption
from qtsolitaire.app import create_application

app = create_application()
option = QTextOption()
option.setWrapMode(QTextOption.WrapMode.WordWrap)
told = []
for text in json.load(sys.stdin):
    layout = QTextLayout(text)
    layout.setTextOption(option)
    layout.beginLayout()
    starts = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(1)
        starts.append(line.textStart())
    layout.endLayout()
    told.append(starts)
print(json.dumps(told))
"""

SENTENCES = (
    "เปิดไพ่คิงโพแดงในคอลัมน์ที่ 3 แล้วลากไปวางบนควีนข้าวหลามตัดได้",
    "ชุดเรียงดอกเดียวกันที่ครบแล้วจะถูกนำออกไปเอง ชนะ 4 ครั้ง",
    "4 ข้าวหลามตัดและแจ็กดอกจิก เอซโพดำ ดับเบิลคลิกที่กองฐาน",
)


def lines_of(texts: list[str]) -> list[list[int]]:
    """Where the program's lines begin if each is as short as possible."""
    done = subprocess.run(
        [sys.executable, "-c", LAY_OUT],
        input=json.dumps(texts),
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    told: list[list[int]] = json.loads(done.stdout)
    return told


def test_thai_lines_end_exactly_at_the_breaks_with_the_system_s_dictionary_or_without() -> None:
    """Where libthai is installed it would divide the words of cards; where it is not, Qt knows no words at all."""
    kept = [form for entry in entries("qtsolitaire_th") for form in entry.forms if form]
    texts = [translate.with_breaks(text) for text in [*SENTENCES, *kept]]
    for text, starts in zip(texts, lines_of(texts), strict=True):
        within = [place for place in starts[1:] if translate.THAI_RUN.fullmatch(text[place - 1 : place + 1])]
        wanted = {place + 1 for place, letter in enumerate(text) if letter == translate.BREAK}
        assert [text[place - 5 : place + 5] for place in within] == []
        assert wanted <= set(starts)


def test_the_dictionary_for_libthai_has_the_words_of_the_game() -> None:
    listed = (translate.DICTIONARY / "words.txt").read_text(encoding="utf-8").split()
    assert listed == sorted(translate.WHOLE_WORDS), "run `python3 packaging/tasks.py translate`"
    assert (translate.DICTIONARY / "thbrk.tri").stat().st_size > 500


def test_a_text_without_its_breaks_is_the_text_of_the_translator() -> None:
    assert BREAK == translate.BREAK
    for text in SENTENCES:
        assert plain(translate.with_breaks(text)) == text
