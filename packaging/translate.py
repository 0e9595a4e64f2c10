"""Brings translations/ up to date: catalogues from the sources, and what the program loads from the catalogues.

The .ts files are for translators: `lupdate` keeps them in step with the sources, without line numbers, so that a diff
shows only texts. The .qm files are for the program. They are committed as the drawings are, so that a checkout, a wheel
and a bundle speak every language with no step of their own; a test holds that each is what its .ts compiles to.

Two things are added on the way from .ts to .qm. Qt has no Vietnamese and no Thai texts of its own, so a catalogue of
them that is kept by hand, qtstd_*.ts, is merged. And Thai has no spaces between words: zero-width ones are put there,
since Qt finds the words only where a certain system library is installed, and then not those of cards.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import PySide6
from pythainlp.corpus.common import thai_words
from pythainlp.tokenize import word_tokenize
from pythainlp.util import Trie, dict_trie

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from qtsolitaire.language import BREAK, LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent

WHOLE_WORDS: Final = (
    "โพดำ", "โพแดง", "ข้าวหลามตัด", "ดอกจิก",
    "เอซ", "คิง", "ควีน", "แจ็ก",
    "คอลัมน์", "กองฐาน", "ช่องพัก", "กองจั่ว", "ชุดเรียง", "ดับเบิลคลิก", "เลิกทำ", "ทำซ้ำ", "แต้ม",
    "คำใบ้",
)  # fmt: skip
"""Words of the game that no dictionary knows, or that it would divide."""

DICTIONARY: Final = ROOT / "resources" / "thai"
"""The same words for libthai, which Qt asks where it is installed; it would divide them."""

THAI_RUN: Final = re.compile("[\u0e01-\u0e3a\u0e40-\u0e5b]+")
CLINGING: Final = re.compile("[ะ-ฺๅ-๎ฯ]")
"""Vowels and tones that belong to the letter before them, and signs that never begin a line."""

LEADING: Final = "เแโใไ"
"""Vowels that belong to the letter after them."""


class TranslateError(Exception):
    """The catalogues cannot be made; the message is one sentence."""


def main(words: Sequence[str]) -> int:
    """Do what the command line asks for; the exit code."""
    parser = argparse.ArgumentParser(prog="tasks.py translate", description="Bring translations/ up to date.")
    parser.add_argument("--strict", action="store_true", help="change nothing; fail if anything is old or unfinished")
    arguments = parser.parse_args(words)
    folder = ROOT / "translations"
    try:
        if arguments.strict:
            return report(faults(folder))
        update(folder)
        write_dictionary(DICTIONARY)
        for language in LANGUAGES:
            release(folder, language, folder / f"qtsolitaire_{language}.qm")
            print(f"{language}: {summary(folder / f'qtsolitaire_{language}.ts')}")
    except TranslateError as error:
        return report([str(error)])
    return 0


def report(found: Sequence[str]) -> int:
    """Say what is wrong; the exit code."""
    for fault in found:
        print(fault, file=sys.stderr)
    return 1 if found else 0


def faults(folder: Path) -> list[str]:
    """Return what is old or unfinished in a folder of catalogues, one sentence each."""
    found = []
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for file in folder.glob("*.ts"):
            shutil.copy(file, fresh)
        update(fresh)
        for language in LANGUAGES:
            release(fresh, language, fresh / f"qtsolitaire_{language}.qm")
            try:
                with tempfile.TemporaryDirectory() as away:
                    release(fresh, language, Path(away) / "strict.qm", strict=True)
            except TranslateError as error:
                found.append(str(error))
        old = [file.name for file in sorted(fresh.iterdir()) if not is_same(file, folder / file.name)]
    return found + [f"translations/{file} is old: run “python3 packaging/tasks.py translate”." for file in old]


def is_same(one: Path, other: Path) -> bool:
    """Tell whether two files have the same content; a missing one has none."""
    return other.is_file() and one.read_bytes() == other.read_bytes()


def summary(catalogue: Path) -> str:
    """Tell in a few words how far a catalogue is."""
    translations = list(ET.parse(catalogue).iter("translation"))
    open_ones = sum(translation.get("type") == "unfinished" for translation in translations)
    return f"{len(translations)} texts, {open_ones} of them unfinished"


# -- from the sources to the catalogues -------------------------------------------------------------------------------


def update(folder: Path) -> None:
    """Bring the .ts files in step with the sources; English has only the texts with a number, for their plural."""
    for language in LANGUAGES:
        options = ["-extensions", "py", "-tr-function-alias", "QT_TRANSLATE_NOOP+=mark", "-no-obsolete", "-silent"]
        options += ["-locations", "none", "-source-language", "en", "-target-language", language]
        options += ["-pluralonly"] if language == "en" else []
        call("lupdate", [*options, "qtsolitaire", "-ts", str(folder / f"qtsolitaire_{language}.ts")])


def call(tool: str, arguments: Sequence[str]) -> None:
    """Run one of Qt's tools; TranslateError with what it says if it fails."""
    program = shutil.which(tool, path=str(Path(PySide6.__file__).parent))
    if program is None:
        raise TranslateError(f"PySide6 has no {tool} here.")
    done = subprocess.run([program, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode or "rror" in done.stderr:
        raise TranslateError((done.stdout + done.stderr).strip())


# -- from the catalogues to what the program loads --------------------------------------------------------------------


def release(folder: Path, language: str, target: Path, *, strict: bool = False) -> None:
    """Compile the catalogues of a language into one file.

    Args:
        folder: Where the .ts files are.
        language: One of `LANGUAGES`.
        target: The .qm file.
        strict: Whether a text that is not translated is an error.

    Raises:
        TranslateError: A catalogue cannot be compiled.
    """
    sources = [file for kind in ("qtsolitaire", "qtstd") if (file := folder / f"{kind}_{language}.ts").exists()]
    options = ["-silent", "-nounfinished", *["-fail-on-unfinished"] * strict]
    with tempfile.TemporaryDirectory() as name:
        drafts = [Path(name) / file.name for file in sources]
        for source, draft in zip(sources, drafts, strict=True):
            is_broken = source.name == "qtsolitaire_th.ts"  # Qt's own are short, some of them file filters or keys
            draft.write_bytes(edited(source.read_bytes(), with_breaks if is_broken else str))
        try:
            compiled = Path(name) / target.name
            call("lrelease", [*options, *map(str, drafts), "-qm", str(compiled)])
        except TranslateError as error:
            raise TranslateError(f"{language}: {str(error).replace(name, folder.name)}") from error
        beside = target.with_suffix(".new")  # a program that runs has the old file in its memory: it must stay whole
        shutil.copyfile(compiled, beside)
        beside.replace(target)


def edited(catalogue: bytes, change: Callable[[str], str]) -> bytes:
    """Return a catalogue with each of its translations changed, the sources as they were."""
    tree = ET.fromstring(catalogue)
    for translation in tree.iter("translation"):
        for part in (translation, *translation.iter("numerusform")):
            part.text = change(part.text or "")
    return bytes(ET.tostring(tree, encoding="utf-8", xml_declaration=True))


def with_breaks(text: str) -> str:
    """Return a Thai text with a zero-width space between each two words that touch; what is not Thai stays as it is.

    The space before a sign of repetition becomes one at which no line ends.
    """
    return THAI_RUN.sub(lambda run: BREAK.join(words_of(run.group())), text).replace(" ๆ", "\u00a0ๆ")


def words_of(run: str) -> Iterable[str]:
    """Return the words of Thai letters that stand together; what cannot begin a line stays at the word before it.

    The longest word is taken each time: matching that looks at the whole run prefers rare words to common ones.
    """
    words: list[str] = []
    for word in word_tokenize(run, custom_dict=dictionary(), engine="longest"):
        if words and (CLINGING.match(word) or words[-1][-1] in LEADING):
            words[-1] += word
        else:
            words.append(word)
    return words


@cache
def dictionary() -> Trie:
    """Return the common words and those of the game."""
    return dict_trie({*thai_words(), *WHOLE_WORDS})


def write_dictionary(folder: Path) -> None:
    """Write the words of the game as libthai reads them; what is up to date needs no tool.

    Args:
        folder: Gets words.txt and thbrk.tri, whose name libthai prescribes.

    Raises:
        TranslateError: The words have changed, and the tool is missing.
    """
    words = "".join(f"{word}\n" for word in sorted(WHOLE_WORDS)).encode()
    listed, trie = folder / "words.txt", folder / "thbrk.tri"
    if trie.exists() and listed.exists() and listed.read_bytes() == words:
        return
    if not (trietool := shutil.which("trietool")):
        raise TranslateError("The words of resources/thai have changed; that needs trietool (package libdatrie1-bin).")
    with tempfile.TemporaryDirectory() as name:
        draft = Path(name)
        (draft / "words.txt").write_bytes(words)
        (draft / "thbrk.abm").write_text("[0x0e01,0x0e3a]\n[0x0e40,0x0e4e]\n", encoding="ascii")
        subprocess.run([trietool, "thbrk", "add-list", "-e", "utf-8", "words.txt"], cwd=draft, check=True)
        folder.mkdir(exist_ok=True)
        shutil.copyfile(draft / "thbrk.tri", trie)
    listed.write_bytes(words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
