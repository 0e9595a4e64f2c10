"""Moving house: everything goes out in two files, comes in elsewhere, and never comes in twice."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl

from qtsolitaire.app import create_window
from qtsolitaire.core.record import decode, parse_records
from qtsolitaire.games import GAMES
from qtsolitaire.play.session import Session
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import FILE_NAME, Records
from tests.player import Player
from tests.reference import DATA, example

COLUMNS = "game, level, code, board, began / 1000, at, score, seconds, won IS NOT NULL"


@pytest.fixture
def player(qapp: object, options: Options, tmp_path: Path) -> Iterator[Player]:
    options.speed = "off"
    found = Player(create_window(options, Records(tmp_path / "old")))
    yield found
    found.leave()


@pytest.fixture
def elsewhere(qapp: object, tmp_path: Path) -> Iterator[Player]:
    found = Player(create_window(Options(tmp_path / "new" / "settings.ini"), Records(tmp_path / "new")))
    yield found
    found.leave()


def games(folder: Path) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(folder / FILE_NAME)
    try:
        return connection.execute(f"SELECT {COLUMNS} FROM games ORDER BY id").fetchall()
    finally:
        connection.close()


def play_three_games(player: Player) -> None:
    for name, count in (("example_simple_simon", 49), ("example_seahaven_towers", 20), ("worked_deal", 3)):
        record = example(f"{name}.solitaire")
        player.window._sitting.begin(Session(record.deal))
        for move in record.moves[:count]:
            player.session.play(move.on(player.session.position))


def test_what_is_exported_is_imported_elsewhere_with_all_that_it_was(
    player: Player, elsewhere: Player, tmp_path: Path
) -> None:
    play_three_games(player)
    player.window.library.export_to(tmp_path / "box")
    assert re.match(r"3 game\S* exported to “", player.window.notice.text)
    elsewhere.window.library.import_from(tmp_path / "box")
    assert games(tmp_path / "new") == games(tmp_path / "old")
    assert len(games(tmp_path / "new")) == 3


def test_the_options_move_too(player: Player, elsewhere: Player, options: Options, tmp_path: Path) -> None:
    options.deck, options.auto_place = "large", True
    player.window.library.export_to(tmp_path / "box")
    elsewhere.window.library.import_from(tmp_path / "box")
    assert elsewhere.scene.preferences.deck == "large"
    assert elsewhere.scene.preferences.habits.auto_place


def test_importing_twice_adds_nothing_twice(player: Player, elsewhere: Player, tmp_path: Path) -> None:
    play_three_games(player)
    player.window.library.export_to(tmp_path / "box")
    for _ in range(2):
        elsewhere.window.library.import_from(tmp_path / "box")
    assert len(games(tmp_path / "new")) == 3
    told = r"0 game\S* imported\. Here already: 3\. Left out \(do not replay\): 0\."
    assert re.fullmatch(told, elsewhere.window.notice.text)
    player.window.library.import_from(tmp_path / "box")
    assert len(games(tmp_path / "old")) == 3


def test_the_exported_file_is_one_that_can_be_checked(player: Player, tmp_path: Path) -> None:
    play_three_games(player)
    player.window.library.export_to(tmp_path / "box")
    records = parse_records(decode((tmp_path / "box" / "games.solitaire").read_bytes()), GAMES)
    assert [record.result.moves for record in records if record.result] == [49, 20, 3]
    assert all(record.date for record in records)


def test_an_import_leaves_the_table_alone(player: Player, tmp_path: Path) -> None:
    session = player.session
    player.window._exchange.import_files([DATA / "worked_deal.solitaire"])
    assert player.session is session
    assert len(games(tmp_path / "old")) == 1


def test_several_games_in_one_pasted_text_are_imported(player: Player, tmp_path: Path) -> None:
    texts = [(DATA / f"example_{name}.solitaire").read_text("utf-8") for name in ("simple_simon", "seahaven_towers")]
    player.window.open_text("---\n".join(texts))
    assert len(games(tmp_path / "old")) == 2


def test_a_dropped_folder_is_imported(player: Player, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(DATA))])
    player.window._exchange.open_dropped(data)
    assert len(games(tmp_path / "old")) == len(list(DATA.glob("*.solitaire")))


def test_a_file_that_cannot_be_read_is_named_and_nothing_imported(player: Player, tmp_path: Path) -> None:
    bad = tmp_path / "bad.solitaire"
    bad.write_text("Game: Simple Simon\nDeal: SS1-S9-AAAAAAA\n", encoding="utf-8")
    player.window._exchange.import_files([DATA / "worked_deal.solitaire", bad])
    assert player.window.notice.text.startswith("bad.solitaire: Line 2: “S9” is no level")
    assert games(tmp_path / "old") == []


def test_games_that_do_not_replay_are_left_out_and_counted(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "three.solitaire"
    start = "Game: Simple Simon\nDeal: SS1-S1-AAAAABD\nMoves: "
    file.write_text("---\n".join(f"{start}{moves}\n" for moves in ("20", "11", "")), encoding="utf-8")
    player.window._exchange.import_files([file])
    told = r"1 game\S* imported\. Here already: 0\. Left out \(do not replay\): 2\."
    assert re.fullmatch(told, player.window.notice.text)
