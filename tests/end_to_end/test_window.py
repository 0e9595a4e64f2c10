"""The window among other things on a screen: what it shows, what is let go outside of it, and how it is closed."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from qtsolitaire.core.record import record_text
from qtsolitaire.core.table import Move, column
from tests.end_to_end.hand import Hand, Point
from tests.end_to_end.screen import Program, largest_difference, until
from tests.end_to_end.seen import Area
from tests.reference import example

Start = Callable[..., Program]

LEFT_HALF, RIGHT_HALF = Area(0, 0, 680, 600), Area(686, 0, 680, 600)
ROUNDING = 2  # of 255: by so much a shadow differs that has been painted in parts
BARE_SCREEN = Point(500, 700)  # below both
SIMON = example("example_simple_simon.solitaire")
FIRST = next(SIMON.replay())
OTHER_COLUMN = column(5)


@pytest.fixture
def hand(start: Start) -> Hand:
    """A hand at a table on the left half of the screen."""
    hand = Hand(start("--deal", str(SIMON.deal.code)), SIMON.deal)
    hand.program.place(LEFT_HALF)
    return hand


def have_the_same_picture(one: Program, other: Program) -> bool:
    """Two programs beside each other show the same table, to the pixel and nearly to the colour."""
    screen = one.screen
    return largest_difference(screen.picture(one.seen.table), screen.picture(other.seen.table)) <= ROUNDING


def look_alike(one: Program, other: Program, folder: Path) -> None:
    """Two programs beside each other come to show the same table."""
    one.rest()
    other.rest()

    def kept() -> str:
        files = folder / "one.png", folder / "other.png"
        for program, file in zip((one, other), files, strict=True):
            program.screen.picture(program.seen.table).save(str(file))
        return f"what they show is kept in {' and '.join(map(str, files))}"

    until(lambda: have_the_same_picture(one, other), "the tables of two programs look the same", kept)


@pytest.mark.parametrize(("name", "moves"), [("simple_simon", 26), ("seahaven_towers", 44)])
def test_after_many_moves_the_table_looks_as_if_the_game_had_just_been_opened(
    start: Start, tmp_path: Path, name: str, moves: int
) -> None:
    record = example(f"example_{name}.solitaire")
    steps = list(record.replay())[:moves]
    played = Hand(start("--deal", str(record.deal.code)), record.deal)
    played.program.place(LEFT_HALF)
    for step in steps:
        played.drag(step.move)
        played.sees(step.after, played.moves + 1)
    played.step_back()
    file = tmp_path / "game.solitaire"
    file.write_text(record_text(record.deal, steps), encoding="utf-8")
    opened = Hand(start(str(file)), record.deal, steps[-1].after, moves)
    opened.program.place(RIGHT_HALF)
    look_alike(played.program, opened.program, tmp_path)


@pytest.mark.parametrize("is_over_a_window", [False, True], ids=["bare screen", "other window"])
def test_cards_that_are_let_go_outside_of_the_window_go_back(
    hand: Hand, start: Start, tmp_path: Path, is_over_a_window: bool
) -> None:
    untouched = Hand(start("--deal", str(SIMON.deal.code)), SIMON.deal)
    untouched.program.place(RIGHT_HALF)
    hand.step_back()
    look_alike(hand.program, untouched.program, tmp_path)
    hand.program.focus()
    group = FIRST.move.source, FIRST.move.count
    hand.lift(hand.point(*group))
    hand.carry([Point(600, 500), untouched.point(OTHER_COLUMN, 1) if is_over_a_window else BARE_SCREEN])
    hand.program.wait_for(lambda seen: bool(seen.lifted), "cards follow the mouse")
    until(lambda: not have_the_same_picture(hand.program, untouched.program), "the lifted cards are to be seen")
    hand.let_go()
    hand.step_back()
    look_alike(hand.program, untouched.program, tmp_path)
    assert not hand.program.seen.told
    hand.sees(SIMON.deal.position, 0)
    untouched.sees(SIMON.deal.position, 0)
    hand.drag(FIRST.move)
    hand.sees(FIRST.after, 1)


def test_esc_puts_the_cards_in_hand_back_and_the_release_means_nothing(hand: Hand) -> None:
    target = hand.point(FIRST.move.target, 1)
    hand.program.focus()
    hand.lift(hand.point(FIRST.move.source, FIRST.move.count))
    hand.carry([target])
    hand.program.wait_for(lambda seen: bool(seen.lifted), "cards follow the mouse")
    hand.program.screen.press("Escape")
    hand.program.wait_for(lambda seen: not seen.lifted, "the hand is empty")
    hand.let_go()
    hand.drag(FIRST.move)
    hand.sees(FIRST.after, 1)


def test_a_refused_drop_is_told_and_the_cards_go_back(hand: Hand, start: Start, tmp_path: Path) -> None:
    refused = Move(FIRST.move.source, OTHER_COLUMN)
    assert SIMON.deal.game.refusal(SIMON.deal.position, refused)
    hand.drag(refused)
    hand.program.wait_for(lambda seen: bool(seen.told), "it is told why not")
    hand.program.focus()
    hand.program.screen.press("Escape")
    hand.program.wait_for(lambda seen: not seen.told, "the bubble is taken away")
    hand.step_back()
    untouched = start("--deal", str(SIMON.deal.code))
    untouched.place(RIGHT_HALF)
    look_alike(hand.program, untouched, tmp_path)
    hand.sees(SIMON.deal.position, 0)


def test_a_window_that_is_asked_to_close_ends_the_program_with_exit_status_0(start: Start) -> None:
    program = start("--deal", str(SIMON.deal.code), module="qtsolitaire")
    program.close()
    assert program.wait_for_end() == 0


def test_a_window_is_closed_with_cards_in_the_hand(hand: Hand) -> None:
    hand.lift(hand.point(FIRST.move.source, 1))
    hand.carry([Point(300, 500)])
    hand.program.wait_for(lambda seen: bool(seen.lifted), "cards follow the mouse")
    hand.program.close()
    assert hand.program.wait_for_end() == 0


def test_a_window_is_closed_while_cards_fly(hand: Hand) -> None:
    hand.program.focus()
    hand.program.screen.press("ctrl+d")
    hand.program.wait_for(lambda seen: seen.is_moving, "cards are dealt")
    hand.program.close()
    assert hand.program.wait_for_end() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_program_that_is_told_to_end_keeps_everything_and_ends_cleanly(start: Start, number: int) -> None:
    program = start("--deal", "SS1-S1-AAAAABD", module="qtsolitaire")
    program.send_signal(number)
    assert program.wait_for_end() == 0
