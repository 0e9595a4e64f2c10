"""What makes the program an application of the desktop: menu entry, metadata, file type, icons, manual, installing."""

from __future__ import annotations

import configparser
import gzip
import os
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import bundle
import icons
import packages
import pytest
import wheels
from macos.properties import properties
from PySide6.QtGui import QImage, QImageReader
from windows.version import version_resource

from qtsolitaire import __main__, __version__
from qtsolitaire.core.record import SUFFIX, record_text
from qtsolitaire.games import GAMES, word_of
from qtsolitaire.language import LANGUAGES
from qtsolitaire.storage.places import NAME
from tests.reference import example

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
AWKWARD = "เกม 100% \"ไพ่\" $x"

linux_only = pytest.mark.skipif(sys.platform != "linux", reason="packages of other systems are made by other tools")


def menu_entry(file: Path = LINUX / "qtsolitaire.desktop") -> configparser.ConfigParser:
    entry = configparser.ConfigParser(interpolation=None, delimiters=["="])
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(file, encoding="utf-8")
    return entry


def words_of_exec(line: str) -> list[str]:
    """Read an Exec line by the rules of the desktop: first as a text, then as words of a command."""
    text = re.sub(r"\\(.)", r"\1", line)
    words = re.findall(r'"((?:\\.|[^"\\])*)"|(\S+)', text)
    return [re.sub(r"\\(.)", r"\1", quoted).replace("%%", "%") if quoted else bare for quoted, bare in words]


# --- the menu -----------------------------------------------------------------------------------------------------


def test_the_menu_has_an_action_for_each_game_that_the_command_line_understands() -> None:
    entry = menu_entry()
    actions = entry["Desktop Entry"]["Actions"].strip(";").split(";")
    assert actions == [f"new-{word_of(game)}" for game in GAMES]
    for game, action in zip(GAMES, actions, strict=True):
        group = entry[f"Desktop Action {action}"]
        assert group["Name"] == f"New {game.name}"
        name, *words = group["Exec"].split()
        assert name == NAME
        assert __main__._parser().parse_args(words).new == word_of(game)


def test_every_text_of_the_menu_is_there_in_every_language() -> None:
    entry = menu_entry()
    for group in entry.values():
        for key in ("GenericName", "Comment", "Keywords", *(["Name"] if "Action" in group.name else [])):
            if key in group:
                texts = [group[key], *(group[f"{key}[{language}]"] for language in LANGUAGES if language != "en")]
                assert len(set(texts)) == len(LANGUAGES), (group.name, key)


def test_the_metadata_names_the_version_and_is_there_in_every_language() -> None:
    root = ET.parse(LINUX / "qtsolitaire.metainfo.xml").getroot()
    assert root.findtext("launchable") == "qtsolitaire.desktop"
    assert next(root.iter("release")).get("version") == __version__
    others = {language for language in LANGUAGES if language != "en"}
    for tag in ("summary", "description/p", "description/ul/li"):
        found = root.findall(tag)
        plain = [element for element in found if LANG not in element.attrib]
        assert plain
        for language in others:
            assert sum(element.get(LANG) == language for element in found) == len(plain), (tag, language)


def test_the_changes_begin_with_the_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", text, re.MULTILINE)[0] == __version__


# --- the file type ------------------------------------------------------------------------------------------------


def test_the_type_of_recorded_games_is_known_by_name_and_by_beginning() -> None:
    kind = ET.parse(LINUX / "qtsolitaire-mime.xml").getroot().find(f"{MIME}mime-type")
    assert kind is not None
    assert menu_entry()["Desktop Entry"]["MimeType"] == f"{kind.get('type')};"
    assert [glob.get("pattern") for glob in kind.iter(f"{MIME}glob")] == [f"*{SUFFIX}"]
    (match,) = kind.iter(f"{MIME}match")
    written = record_text(example("example_simple_simon.solitaire").deal, [])
    assert written.startswith(match.get("value") or "?")


def test_macos_knows_the_type_and_the_languages() -> None:
    read = plistlib.loads(plistlib.dumps(properties(__version__)))
    (kind,) = read["UTExportedTypeDeclarations"]
    assert read["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    assert set(read["CFBundleLocalizations"]) == set(LANGUAGES)
    assert read["CFBundleShortVersionString"] == __version__


def test_the_installer_of_windows_begins_games_with_words_that_are_understood() -> None:
    text = (ROOT / "packaging" / "windows" / "qtsolitaire.iss").read_text(encoding="utf-8-sig")
    assert re.findall(r'Parameters: "--new ([\w-]+)"', text) == [word_of(game) for game in GAMES]
    assert rf"Software\Classes\{SUFFIX}" in text


@pytest.mark.parametrize(("version", "numbers"), [("0.1.0", "(0, 1, 0, 0)"), ("12.3.4", "(12, 3, 4, 0)")])
def test_the_properties_of_the_program_on_windows_name_the_version(version: str, numbers: str) -> None:
    text = version_resource(version)
    assert f"filevers={numbers}, prodvers={numbers}" in text
    assert text.count(f"'{version}'") == 2
    compile(text, "version", "eval")


# --- icons --------------------------------------------------------------------------------------------------------


def test_the_icon_of_windows_has_every_size_and_can_be_read(qapp: object, tmp_path: Path) -> None:
    icons.write_windows_icon(tmp_path / "x.ico")
    reader = QImageReader(str(tmp_path / "x.ico"))
    sizes = []
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        image = reader.read()
        sizes.append(image.width())
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255
    assert tuple(sizes) == icons.WINDOWS_SIZES


def test_the_icon_of_macos_has_every_size(qapp: object, tmp_path: Path) -> None:
    icons.write_macos_icon(tmp_path / "x.icns")
    data = (tmp_path / "x.icns").read_bytes()
    assert struct.unpack(">4sI", data[:8]) == (b"icns", len(data))
    found, place = {}, 8
    while place < len(data):
        kind, length = struct.unpack(">4sI", data[place : place + 8])
        image = QImage.fromData(data[place + 8 : place + length])
        found[kind.decode()] = image.width()
        place += length
    assert found == icons.MACOS_TYPES


def test_linux_has_a_picture_for_each_size_and_the_drawing(qapp: object, tmp_path: Path) -> None:
    icons.write_linux_icons(tmp_path)
    for size in icons.LINUX_SIZES:
        image = QImage(str(tmp_path / f"{size}x{size}" / "apps" / "qtsolitaire.png"))
        assert (image.width(), image.height()) == (size, size)
    assert (tmp_path / "scalable" / "apps" / "qtsolitaire.svg").read_bytes().startswith(b"<svg")


# --- the manual ---------------------------------------------------------------------------------------------------


def test_the_manual_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        __main__.main(["--help"])
    options = set(re.findall(r"--[a-z][a-z-]*", capsys.readouterr().out))
    manual = (LINUX / "qtsolitaire.6").read_text(encoding="utf-8").replace("\\-", "-")
    assert {"--deal", "--new", "--check"} <= options
    assert {option for option in options if not re.search(rf"{option}\b", manual)} == set()


# --- installing from the archive ----------------------------------------------------------------------------------


@pytest.fixture
def unpacked(qapp: object, tmp_path: Path) -> Path:
    """The archive as a user has unpacked it, with a program that only says what it was started with."""
    folder = tmp_path / "unpacked"
    (folder / "qtsolitaire" / "_internal").mkdir(parents=True)
    program = folder / "qtsolitaire" / "qtsolitaire"
    program.write_text('#!/bin/sh\nprintf "%s\\n" "$@"\n', encoding="utf-8")
    program.chmod(0o755)
    packages.lay_out_share(folder / "share")
    shutil.copy(LINUX / "install.sh", folder)
    return folder


def call_script(folder: Path, elsewhere: Path, *words: str) -> str:
    env = {"HOME": str(elsewhere), "PATH": os.environ["PATH"]}
    command = [str(folder / "install.sh"), *words]
    done = subprocess.run(command, cwd=elsewhere, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@linux_only
def test_what_is_installed_for_one_user_starts_from_the_menu_and_is_removed_whole(
    unpacked: Path, tmp_path: Path
) -> None:
    home = tmp_path / AWKWARD
    home.mkdir()
    call_script(unpacked, home)
    prefix = home / ".local"
    entry = menu_entry(prefix / "share" / "applications" / "qtsolitaire.desktop")
    program, *words = words_of_exec(entry["Desktop Action new-simple-simon"]["Exec"])
    assert Path(program) == prefix / "bin" / "qtsolitaire"
    told = subprocess.run([program, *words], capture_output=True, text=True, check=True).stdout
    assert told.split() == ["--new", "simple-simon"]
    assert words_of_exec(entry["Desktop Entry"]["Exec"]) == [program, "%f"]
    own = prefix / "share" / "qtsolitaire" / "games.sqlite"
    own.parent.mkdir()
    own.touch()
    call_script(unpacked, home)  # once more, over itself
    call_script(unpacked, home, "--uninstall")
    ours = [path for path in prefix.rglob("*qtsolitaire*") if path != own.parent]
    assert not ours
    assert own.exists(), "games stay"


@linux_only
def test_a_prefix_can_be_named_by_a_path_from_here(unpacked: Path, tmp_path: Path) -> None:
    assert "there/bin/qtsolitaire" in call_script(unpacked, tmp_path, "--prefix", "there")
    manual = tmp_path / "there" / "share" / "man" / "man6" / "qtsolitaire.6.gz"
    assert __version__ in gzip.decompress(manual.read_bytes()).decode("utf-8")


@linux_only
def test_the_script_tells_how_it_is_used_when_it_does_not_understand(unpacked: Path, tmp_path: Path) -> None:
    command = [str(unpacked / "install.sh"), "--dance"]
    done = subprocess.run(command, env={"HOME": str(tmp_path)}, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--uninstall" in done.stdout
    assert not (tmp_path / ".local").exists()


# --- the wheel ----------------------------------------------------------------------------------------------------


def test_the_wheel_from_the_source_archive_works_in_an_empty_environment(tmp_path: Path) -> None:
    wheel = wheels.build(tmp_path / "dist")  # which compares it with the one from the source tree
    program = wheels.install(wheel, tmp_path / wheels.AWKWARD, with_index=False)
    kept = {name: value for name, value in os.environ.items() if name not in {"PYTHONPATH", "DISPLAY"}}
    bundle.self_test([str(program)], {**kept, "HOME": str(tmp_path)})
    inside = next((tmp_path / wheels.AWKWARD).rglob("site-packages/qtsolitaire"))
    catalogues = {file.name for file in (inside / "translations").iterdir()}
    assert catalogues == {f"qtsolitaire_{language}.qm" for language in LANGUAGES}
    assert not list(inside.rglob("*.ts"))
    assert not [name for name in ("tests", "packaging", "resources") if (inside.parent / name / "decks").exists()]
