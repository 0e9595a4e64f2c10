"""Keys pressed on a real keyboard, with the layouts that players in Vietnam and Thailand use too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from qtsolitaire.core.record import record_text
from tests.end_to_end.hand import Hand
from tests.end_to_end.screen import Program, Screen
from tests.reference import example

Start = Callable[..., Program]

RECORD = example("example_simple_simon.solitaire")
STEPS = tuple(RECORD.replay())
CODE = str(RECORD.deal.code)


@pytest.fixture
def begun(start: Start, tmp_path: Path) -> Hand:
    """A game after 30 moves, with the keyboard's focus."""
    file = tmp_path / "begun.solitaire"
    file.write_text(record_text(RECORD.deal, STEPS[:30]), encoding="utf-8")
    hand = Hand(start(str(file)), RECORD.deal, STEPS[29].after, 30)
    hand.program.focus()
    return hand


def test_ten_quick_presses_undo_ten_moves_and_ten_others_redo_them(begun: Hand) -> None:
    begun.program.screen.press(*["ctrl+z"] * 10)
    begun.sees(STEPS[19].after, 20)
    begun.program.screen.press(*["ctrl+shift+z"] * 10)
    begun.sees(STEPS[29].after, 30)


def test_a_new_game_is_begun_by_keys_alone(begun: Hand) -> None:
    begun.program.screen.press("ctrl+n")
    begun.program.wait_for(lambda seen: seen.focus == "New Game", "it is asked which game")
    begun.program.screen.press("Return")
    seen = begun.program.wait_for(lambda seen: not seen.dialogs and not seen.moves, "another game is there")
    assert seen.code.startswith("SS1-S1-")
    assert seen.code != CODE


def test_a_code_copied_in_one_program_is_dealt_in_another(start: Start) -> None:
    copied, pasted = start("--deal", CODE), start("--deal", "SH1-C2-AAAAAAC")
    copied.focus()
    copied.screen.press("ctrl+c")
    copied.wait_for(lambda seen: CODE in seen.notice, "it is told that the code was copied")
    pasted.focus()
    pasted.screen.press("ctrl+v")
    pasted.wait_for(lambda seen: seen.code == CODE, "the copied code is dealt")
    Hand(pasted, RECORD.deal)


def test_a_code_is_pasted_in_the_program_that_copied_it(begun: Hand) -> None:
    begun.program.screen.press("ctrl+c", "ctrl+d")
    begun.program.wait_for(lambda seen: seen.code not in ("", CODE), "the deal of the day is there")
    begun.program.screen.press("ctrl+v")
    begun.sees(RECORD.deal.position, 0)
    assert begun.program.seen.code == CODE


def test_a_whole_game_copied_in_one_program_is_played_on_in_another(begun: Hand, start: Start) -> None:
    begun.program.screen.press("ctrl+shift+c")
    begun.program.wait_for(lambda seen: bool(seen.notice), "it is told that the game was copied")
    other = start("--deal", "SH1-C2-AAAAAAC")
    other.focus()
    other.screen.press("ctrl+v")
    hand = Hand(other, RECORD.deal, STEPS[29].after, 30)
    other.screen.press("ctrl+z")
    hand.sees(STEPS[28].after, 29)


def test_the_whole_screen_is_taken_and_left_by_keys(begun: Hand) -> None:
    program = begun.program
    for key in ("Escape", "F11"):
        program.screen.press("F11")
        program.wait_for(lambda seen: seen.is_full_screen, "the window takes the whole screen")
        program.screen.press(key)
        program.wait_for(lambda seen: not seen.is_full_screen, "the window leaves the whole screen")


def test_ctrl_q_ends_the_program_with_exit_status_0(start: Start, screen: Screen) -> None:
    program = start("--deal", CODE, module="qtsolitaire")
    screen.do("windowfocus", program.window, "key", "ctrl+q")
    assert program.wait_for_end() == 0


# Where Z, N and C are, whatever is printed there: evdev's numbers of the keys. xdotool presses a number in the first
# layout that is set up, and a letter in the layout that has it.
CTRL, SHIFT = 37, 50
PLACES = (52, 57, 54)
THAI_LETTERS = ("Thai_phophung", "Thai_sarauee", "Thai_saraae")


@pytest.mark.parametrize(
    ("layouts", "keys"),
    [
        ("us", PLACES),
        ("vn", PLACES),
        ("vn,us", PLACES),
        ("th", PLACES),
        ("th,us", PLACES),
        ("us,th", THAI_LETTERS),
    ],
)
def test_undo_new_and_copy_are_where_z_n_and_c_are_on_the_keyboard(
    screen: Screen, start: Start, layouts: str, keys: tuple[object, object, object]
) -> None:
    screen.set_keyboard(layouts)
    undo, new, copy = (f"{CTRL}+{key}" for key in keys)
    hand = Hand(start("--deal", CODE), RECORD.deal)
    hand.program.focus()
    hand.drag(STEPS[0].move)
    hand.sees(STEPS[0].after, 1)
    screen.press(undo)
    hand.sees(RECORD.deal.position, 0)
    screen.press(copy)
    hand.program.wait_for(lambda seen: CODE in seen.notice, "it is told that the code was copied")
    screen.press(new)
    hand.program.wait_for(lambda seen: seen.focus == "New Game", "it is asked which game")
    screen.press("Escape")
    hand.program.wait_for(lambda seen: not seen.dialogs, "it is asked no more")


def test_redo_is_where_shift_and_z_are_on_the_keyboard_of_a_player_who_has_only_the_thai_layout(
    screen: Screen, start: Start
) -> None:
    screen.set_keyboard("th")
    hand = Hand(start("--deal", CODE), RECORD.deal)
    hand.program.focus()
    hand.drag(STEPS[0].move)
    hand.sees(STEPS[0].after, 1)
    screen.press(f"{CTRL}+{PLACES[0]}")
    hand.sees(RECORD.deal.position, 0)
    screen.press(f"{CTRL}+{SHIFT}+{PLACES[0]}")
    hand.sees(STEPS[0].after, 1)
