"""Ten thousand random events: whatever the hand does and whenever, the table stays a table and shows its position.

Everything is drawn from the seed in the test's name, the deals too, so that a storm can be repeated.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from qtsolitaire.core.deals import NUMBERS, DealCode
from qtsolitaire.core.game import Refusal, Step
from qtsolitaire.core.record import Record, record_text
from qtsolitaire.core.table import Pile, PileKind, all_cards, parse_move
from qtsolitaire.play.session import Session
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.main_window import MainWindow
from tests.player import CTRL, LEFT, SHIFT, Player
from tests.reference import LEVELS, deal_of_row, rows_of

EVENTS = 500
SEEDS = range(5)
STORM_LEVELS = ["S1", "S4", "C4", "C1"]
SHOWN = 25
"""So many of the last events are told when a storm fails."""

BUTTONS = [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton]
KEYS = {
    "undo": (Qt.Key.Key_Z, CTRL),
    "redo": (Qt.Key.Key_Z, CTRL | SHIFT),
    "Esc": (Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier),
    "restart": (Qt.Key.Key_R, CTRL),
    "same level again": (Qt.Key.Key_N, CTRL | SHIFT),
}
FLAGS = ["double_click", "auto_place", "click_sends_up", "placement_aid", "interactive_rules"]

Event = tuple[str, Callable[[], object]]


class Hand:
    """A hand that does anything at any time.

    Args:
        player: Whose hand it is.
        options: The player's options, changed at times.
        random: Decides.
    """

    def __init__(self, player: Player, options: Options, random: Random) -> None:
        self.player = player
        self.options = options
        self.random = random

    def events(self) -> Iterator[Event]:
        """Yield events for ever; each is to be done before the next one is asked for."""
        kinds = [self.drags, self.drags, self.clicks, self.clicks, self.mouse, self.key, self.key, self.turn, self.rare]
        while True:
            for event in self.random.choice(kinds)():
                if self.random.random() < 0.1:
                    yield from self.random.choice([self.mouse, self.key, self.turn, self.rare])()
                yield event

    # --- where to -------------------------------------------------------------------------------------------------

    def anywhere(self) -> QPoint:
        size = self.player.viewport.size()
        return QPoint(self.random.randint(-30, size.width() + 30), self.random.randint(1, size.height() + 30))

    def group(self) -> tuple[Pile, int]:
        """A pile, and at which of its cards; mostly one of the last."""
        pile, cards = self.random.choice(list(self.player.session.position.piles.items()))
        return pile, min(len(cards), self.random.choice([1, 1, 1, 2, 3, 5, 9]))

    def somewhere(self) -> QPoint:
        return self.anywhere() if self.random.random() < 0.3 else self.player.point_on(*self.group())

    # --- what -----------------------------------------------------------------------------------------------------

    def press(self, point: QPoint, button: Qt.MouseButton = LEFT) -> Event:
        return f"press {button.name} {point.toTuple()}", lambda: QTest.mousePress(
            self.player.viewport, button, pos=point
        )

    def release(self, point: QPoint, button: Qt.MouseButton = LEFT) -> Event:
        return f"release {button.name} {point.toTuple()}", lambda: QTest.mouseRelease(
            self.player.viewport, button, pos=point
        )

    def double(self, point: QPoint, button: Qt.MouseButton = LEFT) -> Event:
        return f"double {button.name} {point.toTuple()}", lambda: QTest.mouseDClick(
            self.player.viewport, button, pos=point
        )

    def move(self, point: QPoint) -> Event:
        return f"move {point.toTuple()}", lambda: QTest.mouseMove(self.player.viewport, point)

    def drags(self) -> Iterator[Event]:
        game, position = self.player.session.game, self.player.session.position
        legal = list(game.legal_moves(position))
        if legal and self.random.random() < 0.7:
            lucky = [move for move in legal if is_lucky(game.play(position, move))]
            move = self.random.choice(lucky or legal)
            source, count, target = move.source, move.count, move.target
        else:
            (source, count), target = self.group(), self.group()[0]
        start, end = self.player.point_on(source, count), self.player.spot(target)
        yield self.press(start)
        yield self.move(start + QPoint(12, 5))
        yield self.move(end)
        yield self.release(end if self.random.random() < 0.8 else self.anywhere())

    def clicks(self) -> Iterator[Event]:
        point = self.somewhere()
        yield self.press(point)
        yield self.release(point)
        for _ in range(self.random.choice([0, 0, 1, 1, 2])):
            point += QPoint(self.random.randint(-3, 3), self.random.randint(-3, 3))
            yield self.double(point)
            yield self.release(point)

    def mouse(self) -> Iterator[Event]:
        button = LEFT if self.random.random() < 0.6 else self.random.choice(BUTTONS)
        act = self.random.choice([self.press, self.release, self.double])
        yield act(self.somewhere(), button) if self.random.random() < 0.6 else self.move(self.somewhere())

    def key(self) -> Iterator[Event]:
        (name,) = self.random.choices(list(KEYS), weights=[30, 25, 12, 1, 1])
        yield name, lambda: self.player.key(*KEYS[name])

    def turn(self) -> Iterator[Event]:
        if self.player.scene.motion.is_running and self.random.random() < 0.7:
            part = self.random.choice([0.1, 0.5, 0.9, 1])
            yield f"let {part} of the motion pass", lambda: self.player.let_pass(part)
        else:
            yield "turn the event loop", QApplication.processEvents

    def rare(self) -> Iterator[Event]:
        kinds = [self.option, self.speed, self.size, self.focus, self.deal]
        yield from self.random.choices(kinds, weights=[6, 4, 2, 3, 1])[0]()

    def option(self) -> Iterator[Event]:
        name = self.random.choice(FLAGS)
        yield f"toggle {name}", lambda: setattr(self.options, name, not getattr(self.options, name))

    def speed(self) -> Iterator[Event]:
        value = self.random.choice(["normal", "fast", "off"])
        yield f"speed {value}", lambda: setattr(self.options, "speed", value)

    def size(self) -> Iterator[Event]:
        size = self.random.choice([(560, 420), (800, 500), (1000, 440)])
        yield f"resize {size}", lambda: self.player.window.resize(*size)

    def focus(self) -> Iterator[Event]:
        yield "lose the focus", self.player.view.clearFocus
        yield "get the focus", self.player.view.setFocus

    def deal(self) -> Iterator[Event]:
        level = self.random.choice(sorted(LEVELS))
        if self.random.random() < 0.5:
            code = str(DealCode(LEVELS[level][0].code, level, self.random.randrange(NUMBERS)))
            yield f"deal {code}", lambda: self.player.window.open_text(code)
        else:
            session = on_its_way(level, self.random)
            text = record_text(session.deal, session.steps)
            yield f"open {text}", lambda: self.player.window.open_text(text)


def is_lucky(step: Step | Refusal) -> bool:
    """Whether a move brings a game nearer to its end: random moves alone would hardly ever do."""
    return isinstance(step, Step) and (len(step.stages) > 1 or step.move.target.kind is PileKind.FOUNDATION)


def on_its_way(level: str, random: Random) -> Session:
    """A game that can be won, at its start, in its middle or near its end."""
    row = random.choice(rows_of(f"wins_{level.lower()}.jsonl"))
    moves = row["moves"].split()
    played = random.choice([0, len(moves) // 2, len(moves) - 5, len(moves) - 2])
    return Session.from_record(Record(deal_of_row(row), tuple(map(parse_move, moves[:played]))))


def assert_whole(player: Player) -> None:
    """52 different cards are on the table, and it is the table after the last step."""
    session = player.session
    position = session.position
    assert len(set(all_cards(position))) == len(all_cards(position)) == 52
    assert position is (session.steps[-1].after if session.steps else session.deal.position)
    assert player.scene.session is session
    assert all(player.picture(card).scene() is player.scene for card in all_cards(position))


def assert_shown(player: Player) -> None:
    """At rest the picture is that of the position, but for cards in the hand."""
    player.settle()
    if player.scene.lifted is None:
        player.assert_in_place()
    assert player.window.win_panel.isVisible() <= player.session.is_won


@pytest.mark.parametrize("level", STORM_LEVELS)
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_happens_the_cards_on_the_table_are_those_of_the_last_step(
    qtbot: QtBot, options: Options, monkeypatch: pytest.MonkeyPatch, level: str, seed: int
) -> None:
    random = Random(f"{level} {seed}")
    monkeypatch.setattr("qtsolitaire.play.sitting.fresh_number", lambda: random.randrange(NUMBERS))
    options.speed = "normal"
    player = Player(MainWindow(Sitting(on_its_way(level, random)), options), size=(800, 500))
    last: deque[str] = deque(maxlen=SHOWN)
    events = Hand(player, options, random).events()
    try:
        with qtbot.captureExceptions() as exceptions:
            for number in range(1, EVENTS + 1):
                name, do = next(events)
                last.append(f"{number}: {name}")
                do()
                assert exceptions == []
                assert_whole(player)
                if number % 20 == 0:
                    assert_shown(player)
            player.key(Qt.Key.Key_Escape)
            assert_shown(player)
        session = player.session
        written = [parse_move(str(step.move)) for step in session.steps]
        replayed = [step.after for step in session.game.replay(session.deal.position, written)]
        assert [*replayed, session.deal.position][len(replayed) - 1 if replayed else 0] == session.position
    except AssertionError as error:
        raise AssertionError(f"{error}\nlevel {level}, seed {seed}, last events:\n" + "\n".join(last)) from error
    finally:
        player.leave()
