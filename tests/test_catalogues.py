"""What the translators wrote: every text of the program is there, and nothing in it trips the program or a player."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QPoint, QTranslator
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QApplication,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QProgressDialog,
    QTabBar,
    QTextBrowser,
    QWidget,
)

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "qtsolitaire"
FOLDER = ROOT / "translations"


class Entry(NamedTuple):
    """One text of a catalogue; `forms` has more than one part only where a number decides."""

    context: str
    source: str
    forms: tuple[str, ...]
    state: str
    is_plural: bool


def entries(name: str) -> list[Entry]:
    """The texts of a catalogue."""
    found = []
    for context in ET.parse(FOLDER / f"{name}.ts").iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            found.append(
                Entry(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    tuple(forms),
                    translation.get("type", "finished"),
                    message.get("numerus") == "yes",
                )
            )
    return found


# --- every text is found --------------------------------------------------------------------------------------------


class Marked(NamedTuple):
    """A call in the sources that marks a text."""

    context: str
    call: ast.Call
    place: str

    @property
    def text(self) -> ast.expr:
        """The argument with the text."""
        return self.call.args[1 if is_mark(self.call) else 0]


def is_mark(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id == "mark"


def is_tr(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == "tr"


def marked(node: ast.AST, place: str, context: str = "") -> Iterator[Marked]:
    """Yield the marked texts below a node; the context of `tr` is the class around it."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.Call) and is_mark(inner):
            yield Marked(literal(inner.args[0]) or "", inner, f"{place}:{inner.lineno}")
        elif isinstance(inner, ast.Call) and is_tr(inner):
            yield Marked(context, inner, f"{place}:{inner.lineno}")
        yield from marked(inner, place, inner.name if isinstance(inner, ast.ClassDef) else context)


def literal(value: ast.expr) -> str | None:
    """The text of a plain literal; None for whatever lupdate could not read."""
    return value.value if isinstance(value, ast.Constant) and isinstance(value.value, str) else None


def all_marked() -> list[Marked]:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py"))}
    return [found for path, tree in trees.items() for found in marked(tree, str(path.relative_to(ROOT)))]


MARKED = all_marked()


def test_every_marked_text_is_a_plain_literal_with_a_context() -> None:
    assert len(MARKED) > 300
    assert not [found.place for found in MARKED if literal(found.text) is None or not found.context]


def test_only_an_object_itself_translates_its_texts() -> None:
    """`other.tr(…)` would be looked up under another class than the one under which lupdate puts it."""
    calls = [found for found in MARKED if is_tr(found.call)]
    receivers = {found.place: ast.unparse(found.call.func) for found in calls}
    assert {place: name for place, name in receivers.items() if name != "self.tr"} == {}


def test_the_number_of_a_plural_is_the_third_argument() -> None:
    """lupdate does not see `n=`, and a text with %n or %Ln is a plural only if it has a number."""
    calls = [found for found in MARKED if is_tr(found.call)]
    assert not [found.place for found in calls if found.call.keywords]
    plurals = {found.place for found in calls if {"%n", "%Ln"} & set((literal(found.text) or "").split())}
    assert not [found.place for found in calls if (found.place in plurals) != (len(found.call.args) == 3)]


@pytest.mark.parametrize("language", ["vi", "th"])
def test_the_catalogue_has_exactly_the_texts_of_the_sources(language: str) -> None:
    wanted = {(found.context, literal(found.text)) for found in MARKED}
    had = {(entry.context, entry.source) for entry in entries(f"qtsolitaire_{language}")}
    assert wanted - had == set(), "run `python3 packaging/tasks.py translate`"
    assert had - wanted == set(), "run `python3 packaging/tasks.py translate`"


def test_the_english_catalogue_has_exactly_the_plurals_in_both_forms() -> None:
    english = entries("qtsolitaire_en")
    wanted = {(entry.context, entry.source) for entry in entries("qtsolitaire_vi") if entry.is_plural}
    assert {(entry.context, entry.source) for entry in english} == wanted
    for entry in english:
        assert entry.state == "finished", entry.source
        assert len(entry.forms) == 2, entry.source
        assert all(form and "(s)" not in form for form in entry.forms), entry.source


# --- nothing is left over, nothing is lost ---------------------------------------------------------------------------

catalogues = pytest.mark.parametrize("name", ["qtsolitaire_vi", "qtsolitaire_th", "qtstd_vi", "qtstd_th"])


def translated(name: str) -> Iterator[tuple[Entry, str]]:
    """Yield each form that a translator has finished, with its entry."""
    for entry in entries(name):
        if entry.state == "finished":
            yield from ((entry, form) for form in entry.forms)


@catalogues
def test_every_text_is_translated(name: str) -> None:
    assert [(entry.context, entry.source, entry.state) for entry in entries(name) if entry.state != "finished"] == []
    assert [entry.source for entry, form in translated(name) if not form.strip()] == []


PLACEHOLDERS = re.compile(r"\{\w*\}|%L?\d|%L?n")
TAGS = re.compile(r"</?(?:a|b|br|em|h\d|i|li|ol|p|span|strong|table|td|th|tr|ul)\b[^>]*>")


@catalogues
@pytest.mark.parametrize("pattern", [PLACEHOLDERS, TAGS], ids=["fields", "tags"])
def test_a_translation_has_the_fields_and_the_tags_of_its_source(name: str, pattern: re.Pattern[str]) -> None:
    """A field may be said twice where a language needs it, as in a table of cards, but none is lost or invented."""
    wrong = [
        (entry.source, form)
        for entry, form in translated(name)
        if set(pattern.findall(entry.source)) != set(pattern.findall(form))
    ]
    assert wrong == []


@catalogues
def test_a_translation_opens_and_closes_the_same_tags(name: str) -> None:
    wrong = [
        (entry.source, form)
        for entry, form in translated(name)
        if Counter(TAGS.findall(entry.source)) != Counter(TAGS.findall(form))
    ]
    assert wrong == []


MNEMONIC = re.compile(r"&(?!&)(?=\S)")


def mnemonics(text: str) -> int:
    return len(MNEMONIC.findall(text.replace("&&", "")))


@catalogues
def test_a_translation_has_an_underlined_letter_exactly_where_its_source_has_one(name: str) -> None:
    wrong = [
        (entry.source, form) for entry, form in translated(name) if mnemonics(entry.source) != mnemonics(form)
    ]
    assert wrong == []


@pytest.mark.parametrize("name", ["qtsolitaire_th", "qtstd_th"])
def test_the_underlined_letter_of_a_thai_text_is_a_latin_one_in_parentheses(name: str) -> None:
    """Thai keyboards type no Latin letter with Alt, but every one of them has Latin letters printed on it."""
    wrong = [form for _entry, form in translated(name) if mnemonics(form) and not re.search(r"\(&[A-Z0-9]\)", form)]
    assert wrong == []


@pytest.mark.parametrize("name", ["qtsolitaire_vi", "qtstd_vi"])
def test_the_underlined_letter_of_a_vietnamese_text_is_typed_with_one_key(name: str) -> None:
    wrong = [form for _entry, form in translated(name) if mnemonics(form) and not re.search("&[A-Za-z0-9]", form)]
    assert wrong == []


@catalogues
def test_a_translation_begins_and_ends_with_the_spaces_and_the_sign_of_its_source(name: str) -> None:
    for entry, form in translated(name):
        assert form[: len(form) - len(form.lstrip())] == entry.source[: len(entry.source) - len(entry.source.lstrip())]
        assert form[len(form.rstrip()) :] == entry.source[len(entry.source.rstrip()) :], entry.source
        for sign in ("…", "...", ":"):
            assert form.endswith(sign) == entry.source.endswith(sign), (entry.source, form)


@catalogues
def test_a_translation_has_no_break_of_its_own_and_no_straight_quotes(name: str) -> None:
    """Breaks are put in when the catalogue is compiled; quotes of a sentence are “ ”."""
    assert [form for _entry, form in translated(name) if "\u200b" in form] == []
    assert [form for entry, form in translated(name) if '"' in form and '"' not in entry.source] == []


# --- one word for one thing ------------------------------------------------------------------------------------------

TERMS = {
    r"spades": (("bích",), ("โพดำ",)),
    r"hearts": (("cơ",), ("โพแดง",)),
    r"diamonds": (("rô",), ("ข้าวหลามตัด",)),
    r"clubs": (("tép",), ("ดอกจิก",)),
    r"(?<!Software )foundations?": (("chồng đích",), ("กองฐาน",)),
    r"columns?": (("cột",), ("คอลัมน์",)),
    r"cells?": (("ô tạm",), ("ช่องพัก",)),
    r"suits?": (("chất",), ("ดอก",)),
    r"deal codes?": (("mã ván chơi",), ("รหัสเกม",)),
    r"placement aid": (("hỗ trợ đặt bài",), ("ตัวช่วยวางไพ่",)),
    r"auto-place": (("tự động đặt",), ("วางอัตโนมัติ",)),
    r"interactive rules": (("luật tương tác",), ("กติกาแบบโต้ตอบ",)),
    r"undo": (("hoàn tác",), ("เลิกทำ",)),
    r"redo": (("làm lại",), ("ทำซ้ำ",)),
    r"double clicks?": (("nhấp đúp",), ("ดับเบิลคลิก",)),
    r"score": (("điểm",), ("คะแนน",)),
    r"statistics": (("thống kê",), ("สถิติ",)),
    r"aces?": (("át",), ("เอซ",)),
    r"kings?": (("vua",), ("คิง",)),
    r"queens?": (("đầm",), ("ควีน",)),
    r"jacks?": (("bồi",), ("แจ็ก",)),
}
"""Terms of the glossary that have one word in each language, whatever the sentence."""


@pytest.mark.parametrize(("name", "column"), [("qtsolitaire_vi", 0), ("qtsolitaire_th", 1)])
@pytest.mark.parametrize("term", TERMS)
def test_a_term_is_said_with_the_word_of_the_glossary(name: str, column: int, term: str) -> None:
    wanted = TERMS[term][column]
    word = re.compile(rf"(?<![\w{{]){term}(?![\w}}])", re.IGNORECASE)
    meant = [(entry, form) for entry, form in translated(name) if word.search(entry.source.replace("&", ""))]
    wrong = [
        (entry.source, form)
        for entry, form in meant
        if not any(said in form.lower().replace("&", "") for said in wanted)
    ]
    assert wrong == []


@pytest.mark.parametrize("term", TERMS)
def test_every_term_is_one_that_the_program_uses(term: str) -> None:
    word = re.compile(rf"(?<![\w{{]){term}(?![\w}}])", re.IGNORECASE)
    assert any(word.search((literal(found.text) or "").replace("&", "")) for found in MARKED)


# --- Qt's own texts --------------------------------------------------------------------------------------------------


class Spy(QTranslator):
    """Translates nothing, and remembers all that it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[tuple[str, str]] = set()

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        self.asked.add((context, source))
        return source

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


LEFT_ENGLISH = {
    ("QGuiApplication", "QT_LAYOUT_DIRECTION"),
    ("QProgressBar", "%p%"),
    ("QFileDialog", "Alt+Left"),
    ("QFileDialog", "Alt+Right"),
    ("QFileDialog", "Alt+Up"),
    ("QShortcut", "+"),
}
"""What is no text, and keys, which Qt reads in English."""

ELSEWHERE = {
    "QPageSize",  # names of paper, such as A4
    "QMimeType",  # kinds of files, which come from the system's own list
    "QLibrary",  # why a plugin could not be loaded, which nobody is told
}
"""Contexts of Qt whose texts are not the program's to translate."""

NO_WORDS = re.compile(r"\d+ \(\dx\d\)|Form|mm|\.\.\.|Pica .*|Didot .*|Cicero .*")
"""Numbers, units, and a title that Qt never shows."""


def dialogs(folder: Path) -> Iterator[QWidget]:
    """Yield one of each kind of widget that brings texts of its own and that the program uses."""
    files = QFileDialog(None, "", str(folder))
    files.setOption(QFileDialog.Option.DontUseNativeDialog)
    files.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    yield files
    message = QMessageBox()
    message.setDetailedText("detail")
    yield message
    for button in QDialogButtonBox.StandardButton:
        if button is not QDialogButtonBox.StandardButton.NoButton:
            yield QDialogButtonBox(button)
    printer = QPrinter()
    yield QPrintDialog(printer)
    yield QProgressDialog("", "", 0, 1)
    yield QTabBar()


def test_every_text_of_qt_that_the_program_shows_is_translated(qapp: QApplication, tmp_path: Path) -> None:
    spy = Spy()
    qapp.installTranslator(spy)
    try:
        for widget in dialogs(tmp_path):
            widget.show()
            qapp.processEvents()
            widget.close()
        line, page = QLineEdit("text"), QTextBrowser()
        page.setHtml('<a href="x">link</a>')
        menus = [line.createStandardContextMenu(), page.createStandardContextMenu(QPoint(5, 5))]
        assert all(menu.actions() for menu in menus)
    finally:
        qapp.removeTranslator(spy)
    words = {asked for asked in spy.asked - LEFT_ENGLISH if not NO_WORDS.fullmatch(asked[1])}
    qts = {asked for asked in words if asked[0].startswith("Q") and asked[0] not in ELSEWHERE}
    assert len(qts) > 120
    for language in ("vi", "th"):
        assert qts - {(entry.context, entry.source) for entry in entries(f"qtstd_{language}")} == set()


def test_qts_texts_are_the_same_in_both_languages() -> None:
    vi, th = ({(entry.context, entry.source) for entry in entries(f"qtstd_{language}")} for language in ("vi", "th"))
    assert vi == th
