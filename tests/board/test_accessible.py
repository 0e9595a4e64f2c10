"""The table as a tree of names, and what is said of each event."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from qtsolitaire.board import accessible
from qtsolitaire.board.accessible import BoardPart, CardPart
from qtsolitaire.core.table import cell, column
from qtsolitaire.games import deal_of, read_code
from qtsolitaire.play import spoken
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.main_window import MainWindow
from tests.player import Player, deal_of_board
from tests.reference import example

SitAt = Callable[..., Player]
Key = Qt.Key
SIMON = ("S4", "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -")
TOWERS = ("C4", "Founds: H-7 C-0 D-0 S-6", "FC: 9S - - -", "8H | - | … KC | KD | KH | 2D | 2C | 3D | 3C | 4D")
Name = QAccessible.Text.Name


@pytest.fixture
def read() -> Iterator[None]:
    """Something on the desktop reads windows."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def board_of(player: Player) -> BoardPart:
    part = QAccessible.queryAccessibleInterface(player.view)
    assert isinstance(part, BoardPart)
    return part


def child(part: QAccessibleInterface, index: int) -> QAccessibleInterface:
    found = part.child(index)
    assert found, f"{name(part)} has no child {index}"
    return found


def children(part: QAccessibleInterface) -> list[QAccessibleInterface]:
    return [child(part, index) for index in range(part.childCount())]


def name(part: QAccessibleInterface) -> str:
    return part.text(Name)


def log_of(player: Player) -> list[str]:
    """What is said from now on."""
    said: list[str] = []
    assert player.view.reader
    player.view.reader.said.connect(said.append)
    return said


# --- names --------------------------------------------------------------------------------------------------------


def test_piles_are_named_with_what_they_hold(sit_at: SitAt) -> None:
    assert [name(pile) for pile in children(board_of(sit_at(*SIMON)))[:4]] == [
        "Column 1, 4 cards",
        "Column 2, 1 card",
        "Column 3, 1 card",
        "Column 4, 1 card",
    ]
    piles = [name(pile) for pile in children(board_of(sit_at(*TOWERS)))]
    assert piles[:8] == [
        "Cell 1, 9 of spades",
        "Cell 2, empty",
        "Cell 3, empty",
        "Cell 4, empty",
        "The foundation of spades, 6 of spades",
        "The foundation of hearts, 7 of hearts",
        "The foundation of diamonds, empty",
        "The foundation of clubs, empty",
    ]
    assert piles[9] == "Column 2, empty"


def test_cards_are_named_with_their_place_and_what_can_be_lifted(sit_at: SitAt) -> None:
    board = board_of(sit_at(*SIMON))
    assert [name(card) for card in children(child(board, 0))] == [
        "5 of hearts, card 1 of 4, cannot be lifted",
        "9 of spades, card 2 of 4, can be lifted with 2 more",
        "8 of spades, card 3 of 4, can be lifted with 1 more",
        "7 of spades, card 4 of 4, can be lifted",
    ]


def test_cells_and_foundations_show_their_last_card(sit_at: SitAt) -> None:
    board = board_of(sit_at(*TOWERS))
    assert [[name(card) for card in children(pile)] for pile in children(board)[:7]] == [
        ["9 of spades, cell 1"],
        [],
        [],
        [],
        ["6 of spades, the foundation of spades"],
        ["7 of hearts, the foundation of hearts"],
        [],
    ]


def test_a_finished_run_is_named_by_its_suit(sit_at: SitAt) -> None:
    board = board_of(sit_at("S4", "Done: H", "… KC | - | - | - | - | - | - | - | - | -"))
    names = [name(pile) for pile in children(board)[10:12]]
    assert names == ["Finished run of hearts", "Place for a finished run, empty"]


# --- the tree -----------------------------------------------------------------------------------------------------


def test_every_part_knows_its_parent_and_its_number(sit_at: SitAt) -> None:
    board = board_of(sit_at(*TOWERS))
    for number, pile in enumerate(children(board)):
        assert pile.parent() is board
        assert board.indexOfChild(pile) == number
        for index, card in enumerate(children(pile)):
            assert card.parent() is pile
            assert pile.indexOfChild(card) == index
            assert card.isValid()
            assert card.childCount() == 0
            assert pile.rect().contains(card.rect())


def test_a_part_is_found_where_it_is_seen(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    board = board_of(player)
    for pile, count in ((column(1), 3), (column(1), 1), (column(2), 1)):
        point = player.viewport.mapToGlobal(player.point_on(pile, count))
        part = board.childAt(point.x(), point.y())
        assert part is board.pile_part(pile)
        card = part.childAt(point.x(), point.y())
        assert isinstance(card, CardPart)
        assert card.place.count == count
        assert card.rect().contains(point)
    bare = player.viewport.mapToGlobal(QPoint(3, player.viewport.height() - 3))
    assert board.childAt(bare.x(), bare.y()) is None


def test_what_lies_over_the_table_is_part_of_it(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    board = board_of(player)
    before = board.childCount()
    player.window.notice.tell("A sentence.", "An offer")
    assert board.childCount() == before + 1
    notice = child(board, before)
    assert notice.object() is player.window.notice
    assert board.indexOfChild(notice) == before
    names = [name(part) for part in children(notice)]
    assert {"A sentence.", "An offer", "Close"} <= set(names)


def test_focus_and_selection_are_told_by_states(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    board = board_of(player)
    assert board.focusChild() is None
    for key in (Key.Key_Right, Key.Key_Up, Key.Key_Space):
        player.key(key)
    cards = children(child(board, 0))
    assert board.focusChild() is cards[2]
    assert [bool(card.state().focused) for card in cards] == [False, False, True, False]
    assert [bool(card.state().selected) for card in cards] == [False, False, True, True]
    assert all(card.state().focusable and not card.state().invalid for card in cards)


def test_a_place_whose_card_has_gone_stands_for_nothing(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    cards = children(child(board_of(player), 0))
    player.drag("12x3")
    assert [card.isValid() for card in cards] == [True, False, False, False]
    assert cards[3].state().invalid
    assert name(cards[3]) == ""
    player.session.undo()
    assert name(cards[3]) == "7 of spades, card 4 of 4, can be lifted"


def test_the_tree_follows_the_game_on_the_table(sit_at: SitAt, read: None) -> None:
    player = sit_at(*SIMON)
    board = board_of(player)
    assert board.childCount() == 14
    player.window.open_text("SH1-C2-AAAAAAC")
    assert board.childCount() == 16
    assert name(child(board, 0)).startswith("Cell 1, ")
    assert not board.pile_part(cell(4)).isValid()


# --- what is said -------------------------------------------------------------------------------------------------


def test_nothing_is_built_while_nobody_reads(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    for key in (Key.Key_Right, Key.Key_1, Key.Key_2, Key.Key_9):
        player.key(key)
    assert player.moves == "12x3"
    assert player.view.reader is None
    assert [table for table in accessible._tables if table.object() is player.view] == []


def test_every_event_is_said_once(sit_at: SitAt, read: None) -> None:
    player = sit_at(*SIMON)
    said = log_of(player)
    for keys in ("12", "1", "5", "1"):
        for sign in keys:
            player.key(Key(ord(sign)))
    player.session.undo()
    player.session.redo()
    assert said == [
        (
            "3 cards from the 9 of spades on taken. "
            "Can go to column 2, column 3, column 8, column 9, column 10."
        ),
        "3 cards from the 9 of spades on to column 2. Last in column 1 is now the 5 of hearts.",
        "5 of hearts taken. Can go to column 8, column 9, column 10.",
        "Nothing goes on an ace; here lies the ace of diamonds.",
        "Put back.",
        "Undone: 3 cards from the 9 of spades on back to column 1.",
        "Redone: 3 cards from the 9 of spades on to column 2. Last in column 1 is now the 5 of hearts.",
    ]


def test_finished_runs_and_the_win_are_said_with_their_move(sit_at: SitAt, read: None) -> None:
    runs = "Done: H D C"
    player = sit_at("S4", runs, "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S | AS | - | - | - | - | - | - | - | -")
    said = log_of(player)
    player.key(Key.Key_2)
    player.key(Key.Key_1)
    player.session.undo()
    assert said == [
        (
            "Ace of spades taken. Can go to column 1, column 3, column 4, column 5, column 6, column 7, column 8, "
            "column 9, column 10."
        ),
        (
            "Ace of spades to column 1. A run of spades is finished. Column 1 is now empty. Column 2 is now empty. "
            "Won. Score 899, moves: 1."
        ),
        "Undone: ace of spades back to column 2. The run of spades is back.",
    ]


def test_without_interactive_rules_it_is_only_said_that_something_is_not_allowed(sit_at: SitAt, read: None) -> None:
    player = sit_at(*SIMON, interactive_rules=False)
    said = log_of(player)
    player.key(Key.Key_8)
    assert said == ["This is not allowed."]


def test_without_placement_aid_it_is_not_said_where_cards_can_go(sit_at: SitAt, read: None) -> None:
    player = sit_at(*SIMON, placement_aid=False)
    said = log_of(player)
    player.key(Key.Key_1)
    assert said == ["3 cards from the 9 of spades on taken."]


def test_another_game_is_said_with_its_level(sit_at: SitAt, read: None) -> None:
    player = sit_at(*SIMON)
    said = log_of(player)
    player.drag("12x3")
    player.key(Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert said[1:] == ["Simple Simon, Hard (4 suits), is dealt."]


# --- summaries ----------------------------------------------------------------------------------------------------


def test_keys_tell_what_lies_where(sit_at: SitAt) -> None:
    player = sit_at(*TOWERS)
    told = []
    for key in (Key.Key_F5, Key.Key_F6, Key.Key_F7, Key.Key_F8):
        player.key(key)
        told.append(player.window.notice.text)
    assert told[0] == "Column 1, 1 card: 8 of hearts."
    assert told[1].splitlines() == [
        "Cell 1, 9 of spades.",
        "Cell 2, empty.",
        "Cell 3, empty.",
        "Cell 4, empty.",
        "The foundation of spades, 6 of spades.",
        "The foundation of hearts, 7 of hearts.",
        "The foundation of diamonds, empty.",
        "The foundation of clubs, empty.",
    ]
    assert told[2] == "Score 130, moves: 0."
    assert len(told[3].splitlines()) == 10


def test_the_pile_at_the_cursor_is_told(sit_at: SitAt) -> None:
    player = sit_at(*TOWERS)
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_F5):
        player.key(key)
    assert player.window.notice.text == "Column 2, empty."


def test_runs_are_told_by_their_ends(sit_at: SitAt) -> None:
    position = deal_of_board("S4", "5H 9S 8S 7S 3D 2D 2C | … | - | - | - | - | - | - | - | -").position
    game = example("example_simple_simon.solitaire").deal.game
    assert str(spoken.pile_told(game, position, column(1))) == (
        "Column 1, 7 cards: 5 of hearts, 9 of spades down to 7, 3 of diamonds, 2 of diamonds, 2 of clubs."
    )
    assert str(spoken.pile_told(game, position, column(3))) == "Column 3, empty."


# --- life and death -----------------------------------------------------------------------------------------------


def test_parts_live_as_long_as_their_table(qapp: QApplication, options: Options, read: None) -> None:
    before = len(accessible._tables)
    for code in ("SS1-S1-AAAAABD", "SH1-C2-AAAAAAC") * 5:
        player = Player(MainWindow(Sitting(Session(deal_of(read_code(code)))), options))
        for pile in children(board_of(player)):
            for part in (pile, *children(pile)):
                assert name(part)
        player.key(Key.Key_Right)
        player.leave()
        gc.collect()
        QApplication.processEvents()
    assert len(accessible._tables) == before


def test_a_table_that_was_read_leaves_nothing_behind(qapp: QApplication, options: Options, read: None) -> None:
    left: list[weakref.ref[object]] = []
    for code in ("SS1-S1-AAAAABD", "SH1-C2-AAAAAAC"):
        player = Player(MainWindow(Sitting(Session(deal_of(read_code(code)))), options))
        parts = [part for pile in children(board_of(player)) for part in (pile, *children(pile))]
        player.key(Key.Key_Right)
        left += [weakref.ref(thing) for thing in (player.view, player.scene, player.session, *parts)]
        player.leave()
        del player, parts
        QApplication.processEvents()
    gc.collect()
    assert [thing() for thing in left if thing()] == []


PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from qtsolitaire.app import create_application, create_window
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Records

app = create_application()
QAccessible.setActive(True)
window = create_window(Options(Path(sys.argv[1]) / "settings.ini"), Records(Path(sys.argv[1])))
window.show()

def walk(part):
    part.text(QAccessible.Text.Name)
    return 1 + sum(walk(part.child(index)) for index in range(part.childCount()))

for key in (Qt.Key.Key_Right, Qt.Key.Key_1, Qt.Key.Key_2):
    QTest.keyClick(window.view, key)
assert walk(QAccessible.queryAccessibleInterface(window.view)) > 60
QTimer.singleShot(0, window.close if sys.argv[2] == "close" else app.quit)
sys.exit(app.exec())
"""


NOBODY = """
import sys
from pathlib import Path
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from qtsolitaire.app import create_application, create_window
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Records

app = create_application()
window = create_window(Options(Path(sys.argv[1]) / "settings.ini"), Records(Path(sys.argv[1])))
window.show()
for key in (Qt.Key.Key_Right, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_F8):
    QTest.keyClick(window.view, key)
unwanted = {"qtsolitaire.board.accessible", "qtsolitaire.board.reader"} & sys.modules.keys()
window.close()
sys.exit(bool(unwanted))
"""


def test_what_only_screen_readers_need_is_not_even_loaded_without_one(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), "LC_ALL": "C.UTF-8"}
    done = subprocess.run([sys.executable, "-c", NOBODY, str(tmp_path)], env=env, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("way", ["close", "quit"])
def test_a_program_that_was_read_ends_cleanly(tmp_path: Path, way: str) -> None:
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONPATH": str(root), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path), way], env=env, capture_output=True, text=True, check=False
    )
    said = [line for line in done.stderr.splitlines() if "This plugin does not support" not in line]
    assert (done.returncode, said) == (0, [])


def test_a_session_is_told_with_its_figures() -> None:
    record = example("example_simple_simon.solitaire")
    session = Session(record.deal)
    assert str(spoken.session_told(session)).endswith("is dealt.")
    for step in list(record.replay())[:3]:
        session.play(step.move)
    assert str(spoken.session_told(session)).endswith("Score 497, moves: 3.")
