"""Names typed on the keyboard, and the keys beside the arrows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from qtsolitaire.board.keycaps import EVDEV, MACOS, NAMES, WINDOWS, pile_named
from qtsolitaire.core.cards import Suit
from qtsolitaire.core.game import Step
from qtsolitaire.core.table import Move, PileKind, column
from tests.player import SHIFT, Player
from tests.reference import example

SitAt = Callable[..., Player]
Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
SIMON = ("S4", "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -")
TOWERS = ("C4", "Founds: H-7 C-0 D-0 S-6", "FC: 9S - - -", "8H | - | … KC | KD | KH | 2D | 2C | 3D | 3C | 4D")


def cursor(player: Player) -> str:
    hit = player.scene.cursor
    return "" if hit is None else f"{hit.pile}" + (f"x{hit.count}" if hit.count > 1 else "")


def type_(player: Player, text: str) -> None:
    """Type names and the signs ↑ ↓ → ← ⏎ for keys, ⇧ for Shift with the next one, ␣ for Space, ⎋ for Esc."""
    signs = {
        "↑": Key.Key_Up,
        "↓": Key.Key_Down,
        "→": Key.Key_Right,
        "←": Key.Key_Left,
        "⏎": Key.Key_Return,
        "␣": Key.Key_Space,
        "⎋": Key.Key_Escape,
        "⇞": Key.Key_PageUp,
        "⇟": Key.Key_PageDown,
    }
    shift = NONE
    for sign in text.replace(" ", ""):
        if sign == "⇧":
            shift = SHIFT
            continue
        player.key(signs.get(sign) or Key(ord(sign.upper())), shift)
        shift = NONE


def test_two_names_move_the_longest_group_that_fits(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    type_(player, "1")
    assert (player.selected, cursor(player)) == ("1x3", "1x3")
    type_(player, "2")
    assert (player.moves, player.selected, cursor(player)) == ("12x3", "", "2")


def test_of_the_named_group_only_what_fits_goes(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    type_(player, "1 4")
    assert player.moves == "14"


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("1 ↓ 2", ""),  # two cards do not fit
        ("1 ↓ 8", "18x2"),
        ("1 ↓ ↓ 8", "18"),
        ("⇧1 8", "18"),
        ("⇧1 ⇧1 8", "18x2"),
        ("⇧1 ⇧1 ⇧1 2", "12x3"),
        ("1 ⇧1 8", "18"),
        ("1 ↓ ↑ 8", "18x3"),
        ("1 8", "18x3"),
        ("1 1 1 8", "18x3"),
        ("1 ⎋ 2 8", "28"),
        ("1 → ⏎", "12x3"),
        ("1 → → → ⏎", "14"),
        ("→ ↑ ␣ 8", "18x2"),
    ],
)
def test_how_many_cards_go_can_be_chosen(sit_at: SitAt, typed: str, moves: str) -> None:
    player = sit_at(*SIMON)
    type_(player, typed)
    assert player.moves == moves


def test_more_cards_than_a_run_has_are_refused_and_the_group_stays(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    type_(player, "1 ↑")
    assert len(player.told) == 1
    assert (player.selected, cursor(player)) == ("1x3", "1x4")
    type_(player, "↓ ↓")
    assert player.selected == "1x2"


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("9", "There is nothing to take here."),
        ("a", "This level does not have cell 1."),
        ("h", "Finished runs leave the table by themselves; no card is moved there or back."),
        ("1h", "Finished runs leave the table by themselves; no card is moved there or back."),
        ("1b", "This level does not have cell 2."),
    ],
)
def test_what_cannot_be_named_is_told(sit_at: SitAt, typed: str, sentence: str) -> None:
    player = sit_at(*SIMON)
    type_(player, typed)
    assert (player.told, player.moves) == ([sentence], "")


def test_after_a_refusal_another_pile_can_be_named(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    type_(player, "1 5 2")
    assert player.told == ["Nothing goes on an ace; here lies the ace of diamonds."]
    assert player.moves == "12x3"


def test_cells_and_home_are_named_by_letters(sit_at: SitAt) -> None:
    player = sit_at(*TOWERS)
    type_(player, "1 h")
    assert player.moves == "1h"
    type_(player, "4 b")
    assert player.moves == "1h 4b"
    type_(player, "b 1")
    assert player.moves == "1h 4b b1"
    type_(player, "1 b b c a d")
    assert player.moves == "1h 4b b1 1b bc ad"


def test_h_as_the_first_name_takes_back_from_one_foundation_after_another(sit_at: SitAt) -> None:
    player = sit_at(*TOWERS)
    seen = []
    for _ in range(4):
        type_(player, "h")
        seen.append(player.selected)
    assert seen == ["hS", "hH", "", "hS"]
    type_(player, "h b")
    assert player.moves == "hHb"
    assert player.told == []


def test_where_no_foundation_has_a_card_there_is_nothing_to_take(sit_at: SitAt) -> None:
    player = sit_at("C4", "FC: - - - -", "… | - | - | - | - | - | - | - | - | -")
    type_(player, "h")
    assert player.told == ["There is nothing to take here."]


def test_return_sends_a_card_up_and_space_only_takes_it(sit_at: SitAt) -> None:
    player = sit_at(*TOWERS)
    type_(player, "→ ␣")
    assert (player.selected, player.moves) == ("1", "")
    type_(player, "␣ ⏎")
    assert (player.selected, player.moves) == ("", "1h")


@pytest.mark.parametrize(
    ("typed", "move"), [("→ ⇧⏎", "14"), ("→ ↑ ↑ ⇧⏎", "12x3"), ("1 ⇧⏎", "12x3"), ("1 ↓ ↓ ⇧⏎", "14")]
)
def test_shift_and_return_do_what_a_double_click_does(sit_at: SitAt, typed: str, move: str) -> None:
    player = sit_at(*SIMON)
    type_(player, typed)
    assert player.moves == move


def test_where_there_is_no_best_place_it_is_told(sit_at: SitAt) -> None:
    player = sit_at("C4", "FC: 9S 2H 2S 2D", "8H | 4D | … KC | KD | KH | AD | 2C | 3D | 3C | 3H")
    type_(player, "2 ⇧⏎")
    assert player.told == ["No pile takes the 4 of diamonds."]
    assert player.moves == ""


def test_page_up_and_down_go_to_the_run_and_to_the_other_row(sit_at: SitAt) -> None:
    player = sit_at("C4", "FC: 9H - - -", "5H 9S 8S 7S | TS | TH | 8D | AD | JC | … AC | - | - | -")
    seen = []
    for key in "→⇞⇞⇟⇞⇟⇟":
        type_(player, key)
        seen.append(cursor(player))
    assert seen == ["1", "1x3", "a", "1", "1x3", "1", "1"]


def test_while_the_mouse_carries_cards_names_mean_nothing(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    mouse = player.carry_onto("1x3", column(3))
    type_(player, "1 2 h ⇧⏎ ⇞")
    assert player.scene.lifted is not None
    assert (player.moves, cursor(player), player.told) == ("", "", [])
    type_(player, "⎋")
    player.release(mouse)
    type_(player, "1 2")
    assert player.moves == "12x3"


@pytest.mark.parametrize("modifier", ["ControlModifier", "AltModifier", "MetaModifier"])
def test_with_other_modifiers_names_mean_nothing(sit_at: SitAt, modifier: str) -> None:
    player = sit_at(*SIMON)
    player.key(Key.Key_1, Qt.KeyboardModifier[modifier])
    assert (player.selected, player.told) == ("", [])


def test_after_the_win_names_are_told_that_the_game_is_over(sit_at: SitAt) -> None:
    player = sit_at("C4", "Founds: H-K C-K D-K S-Q", "FC: - - - -", "KS | - | - | - | - | - | - | - | - | -")
    type_(player, "1 h h")
    assert player.moves == "1h"
    type_(player, "h")
    assert player.told[-1] == "The game is won. Undo, restart, or begin a new one."


# --- layouts ------------------------------------------------------------------------------------------------------


def press(key: int, modifiers: Qt.KeyboardModifier = NONE, scan: int = 0, virtual: int = 0) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, scan, virtual, 0)


@pytest.mark.parametrize(
    ("platform", "places"), [("linux", EVDEV), ("win32", WINDOWS), ("darwin", MACOS)], ids=["linux", "win32", "darwin"]
)
def test_a_key_that_types_no_latin_letter_is_known_by_its_place(
    monkeypatch: pytest.MonkeyPatch, platform: str, places: tuple[int, ...]
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    is_mac = platform == "darwin"
    thai, dead = ord("ถ"), Key.Key_Dead_Acute
    for key in (thai, dead):
        events = [press(key, scan=0 if is_mac else place, virtual=place if is_mac else 0) for place in places]
        assert "".join(map(pile_named, events)) == NAMES
    assert len(set(places)) == len(NAMES)


def test_what_a_key_types_comes_before_its_place() -> None:
    assert pile_named(press(Key.Key_H, scan=EVDEV[0])) == "h"
    assert pile_named(press(Key.Key_J, scan=EVDEV[-1])) == ""


@pytest.mark.parametrize("key", [Key.Key_F1, Key.Key_Left, Key.Key_Tab, Key.Key_Space, Key.Key_Shift, Key.Key_Escape])
def test_other_keys_name_nothing_wherever_they_are(key: Qt.Key) -> None:
    assert pile_named(press(key, scan=EVDEV[0])) == ""


def test_the_number_pad_names_columns(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    for key in (Key.Key_1, Key.Key_2):
        player.key(key, Qt.KeyboardModifier.KeypadModifier)
    assert player.moves == "12x3"
    assert pile_named(press(Key.Key_Plus, Qt.KeyboardModifier.KeypadModifier, scan=EVDEV[0])) == ""


# --- whole games --------------------------------------------------------------------------------------------------


def typed_for(step: Step) -> str:
    """What names a move so that exactly its cards go."""
    move = step.move
    if move.source.kind is PileKind.FOUNDATION:
        filled = [suit for suit in Suit if step.before.piles[move.source._replace(number=list(Suit).index(suit) + 1)]]
        return "h" * (filled.index(move.source.suit) + 1) + str(move.target)
    return f"⇧{move.source}" * move.count + str(move.target)


@pytest.mark.parametrize("name", ["example_simple_simon.solitaire", "example_seahaven_towers.solitaire"])
def test_a_whole_game_is_won_by_names_alone(sit_down: SitAt, name: str) -> None:
    record = example(name)
    player = sit_down(record.deal, speed="off")
    for step in record.replay():
        type_(player, typed_for(step))
        assert player.session.steps[-1].move == step.move
    assert player.session.is_won


def test_the_move_of_two_names_is_the_longest_legal_one_in_every_position(sit_down: SitAt) -> None:
    record = example("example_seahaven_towers.solitaire")
    game = record.deal.game
    for step in list(record.replay())[::7]:
        player = sit_down(record.deal, speed="off")
        for made in player_moves(record.replay(), step):
            player.session.play(made)
        legal: dict[str, Move] = {}
        for move in game.legal_moves(step.before):
            if move.source.kind is not PileKind.FOUNDATION:
                name = f"{move.source}{move.target}"
                legal[name] = max(move, legal.get(name, move), key=lambda one: one.count)
        for name, move in legal.items():
            type_(player, name)
            assert player.session.steps[-1].move == move
            player.session.undo()


def player_moves(steps: Iterator[Step], end: Step) -> Iterator[Move]:
    for step in steps:
        if step == end:
            return
        yield step.move


# --- what is seen -------------------------------------------------------------------------------------------------


def brackets(player: Player) -> bool:
    """Whether the cursor is to be seen."""
    return player.scene._brackets.isVisible()


def test_the_cursor_is_seen_only_while_keys_go_to_the_table(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    player.window.notice.tell("A sentence.", "An offer")
    type_(player, "→ →")
    assert brackets(player)
    player.key(Key.Key_Tab)
    assert not brackets(player)
    player.key(Key.Key_Backtab, SHIFT)
    assert (brackets(player), cursor(player)) == (True, "2")


def test_tab_to_the_table_shows_a_cursor_at_once(sit_at: SitAt) -> None:
    player = sit_at(*SIMON)
    player.window.notice.tell("A sentence.", "An offer")
    assert not brackets(player)
    player.key(Key.Key_Tab)
    player.key(Key.Key_Backtab, SHIFT)
    assert (brackets(player), cursor(player)) == (True, "1")


def test_cards_travel_when_they_are_sent_by_names(sit_at: SitAt) -> None:
    player = sit_at(*SIMON, speed="normal")
    type_(player, "1 2")
    assert player.scene.motion.is_running
    assert not brackets(player)
    player.settle()
    assert (brackets(player), cursor(player)) == (True, "2")
