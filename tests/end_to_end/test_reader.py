"""The table as a screen reader gets it from the desktop: what is there, where the focus is, and what is announced."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from qtsolitaire.board.announcing import aloud
from qtsolitaire.core.record import record_text
from qtsolitaire.core.table import Position, column
from qtsolitaire.language import LANGUAGES
from qtsolitaire.play import gestures, spoken
from qtsolitaire.play.gestures import Selection
from qtsolitaire.play.session import Session
from tests.end_to_end.hand import Hand
from tests.end_to_end.reader import Part, Reader, require_reader
from tests.end_to_end.screen import Program, Screen, until
from tests.end_to_end.test_by_keyboard import KEYS, RECORDS

Start = Callable[..., Program]

in_every_language = pytest.mark.parametrize("spoken_language", LANGUAGES, indirect=True)
each_game = pytest.mark.parametrize("name", list(RECORDS))


@pytest.fixture
def reader(screen: Screen, tmp_path: Path) -> Iterator[Reader]:
    """A screen reader."""
    require_reader()
    reader = Reader(screen, tmp_path)
    yield reader
    reader.leave()


def table_of(reader: Reader) -> Part:
    """The part that is the table, as soon as the program has said that it can be read."""
    name = QCoreApplication.translate("MainWindow", "Table")

    def found() -> list[Part]:
        return [part for part in reader.tree().all() if part.name == name and part.role == "panel"]

    (table,) = until(found, "the table can be read")
    return table


def expected(session: Session, position: Position) -> list[tuple[str, list[str]]]:
    """The names of all piles, each with those of its cards."""
    piles = []
    for pile, cards in position.piles.items():
        counts = {"column": range(len(cards), 0, -1), "finished": range(0)}.get(pile.kind, range(1, 2 if cards else 1))
        names = [aloud(spoken.card_name(session.game, position, pile, count)) for count in counts]
        piles.append((aloud(spoken.pile_name(position, pile)), names))
    return piles


@each_game
@in_every_language
def test_all_piles_and_cards_are_there_by_their_names(
    reader: Reader, start: Start, spoken_language: str, name: str
) -> None:
    deal = RECORDS[name].deal
    program = start("--deal", str(deal.code), "--language", spoken_language)
    Hand(program, deal)
    table = table_of(reader)
    assert [(pile.name, [card.name for card in pile.parts]) for pile in table.parts] == expected(
        Session(deal), deal.position
    )
    assert {pile.role for pile in table.parts} == {"list"}
    assert {card.role for pile in table.parts for card in pile.parts} == {"list item"}
    assert all("focusable" in part.states for pile in table.parts for part in (pile, *pile.parts))


@in_every_language
def test_the_focus_goes_where_the_cursor_goes(reader: Reader, start: Start, spoken_language: str) -> None:
    deal = RECORDS["Simple Simon"].deal
    hand = Hand(start("--deal", str(deal.code), "--language", spoken_language), deal)
    hand.program.focus()
    table_of(reader)
    hand.program.screen.press("Right", "Right", "Up", "Home")
    places = [(column(1), 1), (column(2), 1), (column(2), 2), (column(1), 1)]
    reader.sees_focus([aloud(spoken.card_name(deal.game, deal.position, pile, count)) for pile, count in places])


class Script:
    """A game that is played here too, to know what has to be announced.

    Args:
        session: The game.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.sentences: list[str] = []
        session.changed.connect(
            lambda change: self.sentences.append(" ".join(map(aloud, spoken.change_told(session, change))))
        )
        session.refused.connect(lambda refused: self.sentences.append(aloud(refused.refusal.saying)))

    def take(self, group: Selection) -> None:
        """Take a group."""
        game, position = self.session.game, self.session.position
        sayings = spoken.selection_told(position, group), spoken.targets_told(game, position, group)
        self.sentences.append(" ".join(map(aloud, sayings)))


@each_game
@in_every_language
def test_each_event_of_a_game_is_announced_once(
    reader: Reader, start: Start, spoken_language: str, name: str, tmp_path: Path
) -> None:
    record = RECORDS[name]
    steps = list(record.replay())
    file = tmp_path / "game.solitaire"
    file.write_text(record_text(record.deal, steps[:-3]), encoding="utf-8")
    hand = Hand(start(str(file), "--language", spoken_language), record.deal, steps[-4].after, len(steps) - 3)
    hand.program.focus()
    table_of(reader)
    reader.forget()
    press = hand.program.screen.press
    session = Session(record.deal)
    for step in steps[:-3]:
        session.play(step.move)
    script = Script(session)

    for step in (steps[-3], steps[-2]):
        press(*[f"50+{KEYS[str(step.move.source)]}"] * step.move.count, KEYS[str(step.move.target)])
        for count in range(1, step.move.count + 1):
            script.take(Selection(step.move.source, count))
        session.play(step.move)
        hand.sees(step.after, hand.moves + 1)
    press("ctrl+z", "ctrl+y")
    session.undo()
    session.redo()
    hand.sees(steps[-2].after, hand.moves)
    last = steps[-1].move
    press(*[f"50+{KEYS[str(last.source)]}"] * last.count, KEYS[str(last.target)])
    for count in range(1, last.count + 1):
        script.take(Selection(last.source, count))
    session.play(last)
    hand.sees(steps[-1].after, hand.moves + 1)
    reader.hears(script.sentences)
    assert session.is_won
    press("1")
    over = gestures.lift_refusal(session.game, session.position, column(1), 1)
    assert over
    session.refuse(over, column(1))
    reader.hears(script.sentences)
