"""Whole games, from the deal to the win, with a real mouse in a real window.

After each move the table, the points and the number of moves have to be what the rules' replay says.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from qtsolitaire.core.cards import Rank
from qtsolitaire.core.game import Step
from qtsolitaire.core.record import record_text
from qtsolitaire.core.table import Move, PileKind, parse_move
from tests.end_to_end.hand import Hand
from tests.end_to_end.screen import Program
from tests.end_to_end.seen import Area
from tests.reference import deal_of_row, example, rows_of

Start = Callable[..., Program]
Make = Callable[[Hand, Move], None]

SIMPLE_SIMON, SEAHAVEN_TOWERS = "example_simple_simon.solitaire", "example_seahaven_towers.solitaire"


def play(hand: Hand, steps: Sequence[Step], make: Make) -> None:
    """Make moves, and see after each one what has come of it."""
    for step in steps:
        assert not hand.program.seen.win_panel
        make(hand, step.move)
        hand.sees(step.after, hand.moves + 1)


def see_the_win(hand: Hand, points: int) -> None:
    """The panel of a won game shows the points, the number of moves and a time."""
    seen = hand.program.wait_for(lambda seen: bool(seen.win_panel), "the panel of a won game is there")
    score, moves, time = seen.win_panel
    assert (score, moves) == (str(points), str(hand.moves))
    assert re.fullmatch(r"\d:\d\d", time)
    assert not seen.told


def test_simple_simon_is_won_by_dragging(start: Start) -> None:
    record = example(SIMPLE_SIMON)
    hand = Hand(start("--deal", str(record.deal.code)), record.deal)
    play(hand, list(record.replay()), Hand.drag)
    see_the_win(hand, 851)


def test_seahaven_towers_is_won_by_dragging_and_by_clicks_that_send_cards_up(start: Start) -> None:
    record = example(SEAHAVEN_TOWERS)
    there_and_back = [parse_move("hDb"), parse_move("bh")]
    moves = [*record.moves[:44], *there_and_back, *record.moves[44:]]
    steps = list(record.deal.game.replay(record.deal.position, moves))
    assert [step.after.score for step in steps[43:46]] == [190, 180, 190]

    def click_or_drag(hand: Hand, move: Move) -> None:
        is_ace = hand.position[move.source][-1].rank is Rank.ACE
        if move.target.kind is PileKind.FOUNDATION and not is_ace:
            hand.click(move.source, 1)
        else:
            hand.drag(move)

    hand = Hand(start("--deal", str(record.deal.code)), record.deal)
    play(hand, steps[:45], click_or_drag)
    hand.program.place(Area(150, 30, 900, 690))
    play(hand, steps[45:], click_or_drag)
    see_the_win(hand, 520)


def click(hand: Hand, move: Move) -> None:
    """Make a move by one click if that sends the card up, else by two; every other one by a double click that makes it.

    The second half of a double click on a card that the first half sends up has to do nothing.
    """
    best = hand.deal.game.best_targets(hand.position, move.source, move.count)
    tap = hand.deal.game.tap(hand.position, move.source) if move.count == 1 else None
    assert tap in (None, move), f"{move} cannot be made by clicks"
    if hand.moves % 2 and best and best[0] == move.target:
        hand.double_click(move.source, move.count)
    elif tap:
        hand.click(move.source, 1)
    else:
        hand.click_then_click(move)


def test_a_board_of_two_suits_is_won_by_clicks_and_double_clicks(start: Start, tmp_path: Path) -> None:
    hand, steps = begun_from_a_file(start, tmp_path, "wins_s2.jsonl", 7)
    play(hand, steps, click)
    see_the_win(hand, 900 - len(steps))


def test_a_board_with_one_cell_is_won_by_clicks_on_a_screen_of_fractional_scale(start: Start, tmp_path: Path) -> None:
    hand, steps = begun_from_a_file(start, tmp_path, "wins_c1.jsonl", 3, scale=1.25)
    hand.program.place(Area(20, 10, 1300, 780))
    play(hand, steps, click)
    see_the_win(hand, 520)


def begun_from_a_file(
    start: Start, folder: Path, name: str, row: int, scale: float = 1
) -> tuple[Hand, list[Step]]:
    """Open a game record that has a board and no moves; return it with the steps to its win."""
    chosen = rows_of(name)[row]
    deal = deal_of_row(chosen)
    file = folder / "board.solitaire"
    file.write_text(record_text(deal, []), encoding="utf-8")
    steps = list(deal.game.replay(deal.position, map(parse_move, chosen["moves"].split())))
    return Hand(start(str(file), scale=scale), deal), steps
