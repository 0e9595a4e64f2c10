"""The example of each game: what its comments say is true, and they are read where they belong."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from qtsolitaire.board.scene import Preferences
from qtsolitaire.core.cards import Card, Rank, Suit, run_length
from qtsolitaire.core.game import Game, Step
from qtsolitaire.core.table import Pile, PileKind, Position, board_text, foundation
from qtsolitaire.core.text import Saying
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.games.seahaven_towers import group_limit
from qtsolitaire.games.simple_simon import MOVE_COST, RUN_POINTS, RUNS, START_SCORE
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.commentary import MOST_LINES, Commentary, MarkedSlider, reading_ms
from qtsolitaire.windows.library import example_of
from qtsolitaire.windows.replay import ReplayWindow
from tests.player import Player

STILL = Preferences(pace=0.0)
SIMON, TOWERS = next(game for game in GAMES if game.code == "SS"), next(game for game in GAMES if game.code == "SH")
CTRL = Qt.KeyboardModifier.ControlModifier
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)

Open = Callable[..., ReplayWindow]


class Course:
    """A game's example, move by move."""

    def __init__(self, game: Game) -> None:
        record = example_of(game)
        self.steps: Sequence[Step] = list(record.replay())
        self.positions: Sequence[Position] = [record.deal.position, *(step.after for step in self.steps)]
        self.comments = game.example.comments

    def __getitem__(self, number: int) -> Position:
        return self.positions[number]

    def step(self, number: int) -> Step:
        """The move with a number."""
        return self.steps[number - 1]

    def group(self, number: int) -> tuple[Card, ...]:
        """The cards that a move moved."""
        step = self.step(number)
        return step.before.group(step.move.source, step.move.count)

    def fields(self, number: int) -> Mapping[str, Any]:
        """What a comment names."""
        return self.comments[number].fields


SIMONS, TOWERSES = Course(SIMON), Course(TOWERS)


def empty(position: Position, kind: PileKind = PileKind.COLUMN) -> list[Pile]:
    """The piles of a kind that have no cards."""
    return [pile for pile, cards in position.of_kind(kind) if not cards]


def runs(position: Position) -> int:
    return sum(bool(cards) for _, cards in position.of_kind(PileKind.FINISHED))


def ranks(cards: Sequence[Card]) -> list[Rank]:
    return [card.rank for card in cards]


# --- the records --------------------------------------------------------------------------------------------------


@games
def test_an_example_is_a_won_game_of_its_game_with_comments_from_its_deal_to_its_end(game: Game) -> None:
    record = example_of(game)
    last = len(record.moves)
    numbers = list(game.example.comments)
    assert record.deal.game is game
    assert game.is_won(Course(game)[last])
    assert numbers == sorted(numbers)
    assert len(numbers) >= 5
    assert (numbers[0], numbers[-1]) == (0, last)


@games
def test_no_comment_has_a_field_without_a_value_or_a_value_without_a_field(game: Game) -> None:
    for comment in game.example.comments.values():
        said = str(comment)
        assert "{" not in said
        assert said.endswith(".")
        assert all(f"{{{name}}}" in comment.text.source for name in comment.fields)
        assert comment.text.context == f"{game.name} example"


# --- Simple Simon: what is said is so -----------------------------------------------------------------------------


def test_simon_0_one_suit_and_the_number_of_moves() -> None:
    assert {card.suit for _, cards in SIMONS[0].of_kind(PileKind.COLUMN) for card in cards} == {Suit.SPADES}
    assert SIMONS.fields(0)["moves"] == len(SIMONS.steps)


def test_simon_7_the_five_fills_the_column_that_was_just_emptied_and_three_cards_follow() -> None:
    told, place = SIMONS.fields(7), SIMONS.step(7).move
    assert empty(SIMONS[5]) == []
    assert empty(SIMONS[6]) == [place.target] == [told["column"]]
    assert ranks(SIMONS.group(7)) == [told["five"]]
    assert SIMONS[7][place.source][-1].rank is told["ten"]
    following = [SIMONS.step(number) for number in (8, 9, 10)]
    assert {step.move.source for step in following} == {place.source}
    assert [ranks(SIMONS.group(number)) for number in (8, 9, 10)] == [[told["ten"]], [told["ace"]], [told["queen"]]]
    assert following[0].before[following[0].move.target][-1].rank is told["jack"]


def test_simon_16_the_first_run_leaves() -> None:
    told, step = SIMONS.fields(16), SIMONS.step(16)
    assert len(SIMONS.group(16)) == told["count"]
    assert ranks(SIMONS.group(16))[:: told["count"] - 1] == [told["six"], told["ace"]]
    assert step.move.target == told["column"]
    assert step.before[told["column"]][-1].rank is told["seven"]
    assert run_length(step.stages[0][told["column"]]) == len(Rank)
    assert (runs(step.before), runs(step.after)) == (0, 1)
    assert step.after.score - step.stages[0].score == RUN_POINTS == 100
    assert (step.after.score, len(step.after[told["column"]])) == (told["score"], told["left"]) == (584, 5)


def test_simon_21_only_column_2_is_empty() -> None:
    told, step = SIMONS.fields(21), SIMONS.step(21)
    assert ranks(SIMONS.group(21)) == [told["six"]]
    assert step.before[step.move.target][-1].rank is told["seven"]
    assert empty(step.before) == []
    assert empty(step.after) == [told["column"]]


def test_simon_25_eleven_cards_make_a_group_of_twelve_over_a_jack() -> None:
    told, step = SIMONS.fields(25), SIMONS.step(25)
    assert ranks(SIMONS.group(25))[:: told["count"] - 1] == [told["jack"], told["ace"]]
    assert step.move.target == told["column"]
    assert step.before[told["column"]][-1].rank is told["queen"]
    assert run_length(step.after[told["column"]]) == told["group"] == told["count"] + 1
    assert step.after[told["column"]][-told["group"] - 1].rank is told["covered"]


def test_simon_26_twelve_cards_go_to_the_only_empty_column() -> None:
    told, step = SIMONS.fields(26), SIMONS.step(26)
    assert len(SIMONS.group(26)) == told["count"] == 12
    assert ranks(SIMONS.group(26))[::11] == [told["queen"], told["ace"]]
    assert empty(step.before) == [step.move.target]
    assert step.after[step.move.source][-1].rank is told["jack"]
    assert step.before.score - step.after.score == MOVE_COST == 1


def test_simon_28_a_king_lies_free() -> None:
    told, first, second = SIMONS.fields(28), SIMONS.step(27), SIMONS.step(28)
    assert [ranks(SIMONS.group(27)), ranks(SIMONS.group(28))] == [[told["ten"]], [told["three"]]]
    assert first.move.target == SIMONS.step(26).move.source  # where the jack was freed
    assert first.before[first.move.target][-1].rank is told["jack"]
    assert second.move.target == first.move.source  # what the first of the two uncovered
    assert second.before[second.move.target][-1].rank is told["four"]
    assert second.move.source == told["column"]
    assert second.after[told["column"]][-1].rank is told["king"]


def test_simon_29_the_same_cards_make_the_second_run() -> None:
    told, step = SIMONS.fields(29), SIMONS.step(29)
    assert SIMONS.group(29) == SIMONS.group(26)
    assert len(SIMONS.group(29)) == told["count"]
    assert step.move.target == SIMONS.fields(28)["column"]
    assert step.before[step.move.target][-1].rank is told["king"]
    assert runs(step.after) == 2
    assert step.after.score == told["score"] == 671
    assert empty(step.after) == [told["column"]]
    assert step.after[step.move.target] == step.before[step.move.target][:-1] != ()


def test_simon_48_two_columns_are_left_and_one_move() -> None:
    step = SIMONS.step(48)
    assert runs(step.after) == 3
    assert step.move.target == SIMONS.fields(48)["column"]
    filled = {pile for pile, cards in step.after.of_kind(PileKind.COLUMN) if cards}
    assert filled == {SIMONS.step(49).move.source, SIMONS.step(49).move.target}
    assert len(filled) == 2


def test_simon_49_the_sum_is_right() -> None:
    told, step = SIMONS.fields(49), SIMONS.step(49)
    assert len(SIMONS.group(49)) == told["count"]
    assert step.before[step.move.target][-1].rank is told["seven"]
    assert runs(step.after) == RUNS
    assert (told["start"], told["moves"], told["runs"]) == (START_SCORE, len(SIMONS.steps), RUNS * RUN_POINTS)
    assert told["start"] - told["moves"] + told["runs"] == told["score"] == step.after.score == 851


# --- Seahaven Towers ----------------------------------------------------------------------------------------------


def test_towers_0_two_of_four_cells_are_filled() -> None:
    assert len(list(TOWERSES[0].of_kind(PileKind.CELL))) == 4
    assert len(empty(TOWERSES[0], PileKind.CELL)) == 2
    assert TOWERSES.fields(0)["moves"] == len(TOWERSES.steps)


def test_towers_4_full_cells_and_the_first_ace() -> None:
    told, step = TOWERSES.fields(4), TOWERSES.step(4)
    assert empty(step.after, PileKind.CELL) == []
    assert TOWERSES.group(3) == (told["stored"],)
    assert TOWERSES.step(3).move.target.kind is PileKind.CELL
    assert TOWERSES.step(3).move.source == step.move.source  # the ace lay below it
    assert TOWERSES.group(4) == (told["ace"],)
    assert (TOWERSES[3].score, step.after.score) == (0, told["score"])


def test_towers_10_four_clubs_one_from_a_cell() -> None:
    told = TOWERSES.fields(10)
    steps = [TOWERSES.step(number) for number in (7, 8, 9, 10)]
    assert {step.move.target for step in steps} == {foundation(told["suit"])}
    assert [step.move.source.kind for step in steps].count(PileKind.CELL) == 1
    assert (empty(TOWERSES[6], PileKind.CELL), len(empty(TOWERSES[10], PileKind.CELL))) == ([], 1)
    assert empty(TOWERSES[10]) == [told["column"]]


def test_towers_12_a_king_fills_the_column_and_two_cards_may_move() -> None:
    told, step, following = TOWERSES.fields(12), TOWERSES.step(12), TOWERSES.step(13)
    assert TOWERSES.group(12) == (told["king"],)
    assert empty(step.before) == [step.move.target]
    assert step.after[step.move.source][-1] == told["queen"]
    assert (len(empty(step.after, PileKind.CELL)), empty(step.after)) == (1, [])
    assert len(TOWERSES.group(13)) == group_limit(1, 0) == 2
    assert TOWERSES.group(13) == (told["jack"], told["ten"])
    assert following.move.target == step.move.source


def test_towers_25_just_as_many_cards_as_may_be_lifted() -> None:
    told, step = TOWERSES.fields(25), TOWERSES.step(25)
    assert (len(empty(step.before, PileKind.CELL)), len(empty(step.before))) == (1, 1)
    assert len(TOWERSES.group(25)) == told["limit"] == group_limit(1, 1)
    assert TOWERSES.group(25)[:: told["limit"] - 1] == (told["first"], told["last"])
    assert step.before[step.move.target][-1] == told["onto"]


def test_towers_44_eight_cards_may_be_lifted_and_four_go_to_an_empty_column() -> None:
    told, position, following = TOWERSES.fields(44), TOWERSES[44], TOWERSES.step(45)
    assert (len(empty(position, PileKind.CELL)), len(empty(position))) == (1, 2)
    assert told["limit"] == group_limit(1, 2) == 8
    assert told["fewer"] == group_limit(1, 1) == len(TOWERSES.group(45)) == 4
    assert TOWERSES.group(45)[::3] == (told["king"], told["ten"])
    assert following.move.target in empty(position)


def test_towers_45_the_last_ace_is_free() -> None:
    told, step = TOWERSES.fields(45), TOWERSES.step(45)
    assert step.after[step.move.source][-1] == told["ace"]
    begun = [pile.suit for pile, cards in step.after.of_kind(PileKind.FOUNDATION) if cards]
    assert set(Suit) - set(begun) == {told["ace"].suit}


def test_towers_58_two_foundations_are_complete() -> None:
    told = TOWERSES.fields(58)
    complete = {pile.suit for pile, cards in TOWERSES[58].of_kind(PileKind.FOUNDATION) if len(cards) == len(Rank)}
    assert complete == {told["first"], told["second"]}
    assert len(empty(TOWERSES[58])) == told["count"]


def test_towers_81_the_sum_is_right() -> None:
    told = TOWERSES.fields(81)
    assert TOWERSES.group(81) == (told["last"],)
    assert sum(len(cards) for _, cards in TOWERSES[81].of_kind(PileKind.FOUNDATION)) == told["count"] == 52
    assert told["count"] * told["points"] == told["score"] == TOWERSES[81].score == 520


# --- in the window ------------------------------------------------------------------------------------------------


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Open]:
    """Open a game's example: `opened(game)`, with other comments or preferences."""
    windows: list[ReplayWindow] = []

    def open_window(
        game: Game, comments: Mapping[int, Saying] | None = None, preferences: Preferences = STILL
    ) -> ReplayWindow:
        shown = game.example.comments if comments is None else comments
        window = ReplayWindow(example_of(game), preferences, comments=shown)
        windows.append(window)
        window.open()
        window.activateWindow()
        QApplication.processEvents()
        return window

    yield open_window
    for window in windows:
        window.close()
        window.deleteLater()
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def timer(window: ReplayWindow, name: str) -> QTimer:
    found = window.findChild(QTimer, name)
    assert isinstance(found, QTimer)
    return found


def commentary(window: ReplayWindow) -> Commentary:
    (found,) = window.findChildren(Commentary)
    return found


def press(window: ReplayWindow, text: str) -> None:
    (found,) = (found for found in window.findChildren(QToolButton) if found.text() == text)
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


@games
def test_a_comment_comes_and_goes_with_its_move(opened: Open, game: Game) -> None:
    window = opened(game)
    comments = game.example.comments
    for number in range(len(example_of(game).moves) + 1):
        window.go_to(number)
        assert window.comment == (str(comments[number]) if number in comments else "")
        (slider,) = window.findChildren(MarkedSlider)
        assert slider.accessibleDescription().startswith(window.caption)
        assert slider.accessibleDescription().endswith(window.comment)


@pytest.mark.parametrize("how", ["buttons", "keys"])
def test_one_goes_from_comment_to_comment(opened: Open, how: str) -> None:
    window = opened(SIMON)
    numbers = list(SIMON.example.comments)

    def step(text: str, key: Qt.Key) -> int:
        press(window, text) if how == "buttons" else QTest.keyClick(window, key, CTRL)
        return window.index

    assert [step("Next Comment", Qt.Key.Key_Right) for _ in numbers] == [*numbers[1:], numbers[-1]]
    assert [step("Previous Comment", Qt.Key.Key_Left) for _ in numbers] == [*numbers[-2::-1], 0]
    window.go_to(20)
    assert step("Previous Comment", Qt.Key.Key_Left) == 16
    window.go_to(20)
    assert step("Next Comment", Qt.Key.Key_Right) == 21


def test_buttons_that_lead_to_no_comment_are_off(opened: Open) -> None:
    window = opened(SIMON)
    before, following = (
        next(found for found in window.findChildren(QToolButton) if found.text() == text)
        for text in ("Previous Comment", "Next Comment")
    )
    assert (before.isEnabled(), following.isEnabled()) == (False, True)
    window.go_to(3)
    assert (before.isEnabled(), following.isEnabled()) == (True, True)
    window.go_to(49)
    assert (before.isEnabled(), following.isEnabled()) == (True, False)


@pytest.mark.parametrize("size", [(480, 500), (800, 600), (1280, 800)])
def test_no_comment_moves_the_table_and_none_is_cut(opened: Open, size: tuple[int, int]) -> None:
    for game in GAMES:
        window = opened(game)
        window.resize(*size)
        QApplication.processEvents()
        area = commentary(window)
        heights = set()
        for number in range(len(example_of(game).moves) + 1):
            window.go_to(number)
            QApplication.processEvents()
            heights.add((window.height(), window.view.height(), area.height()))
            assert not area.verticalScrollBar().maximum(), "all of it is seen without scrolling"
        assert len(heights) == 1
        assert 2 * area.fontMetrics().lineSpacing() <= area.height() <= MOST_LINES * area.fontMetrics().lineSpacing()
        assert window.view.height() > window.height() / 2


def test_a_comment_in_large_print_can_be_scrolled(opened: Open) -> None:
    window = opened(SIMON)
    font = window.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    window.setFont(font)
    window.resize(480, 700)
    window.go_to(16)
    for _ in range(3):
        QApplication.processEvents()
    area = commentary(window)
    assert area.height() == MOST_LINES * area.fontMetrics().lineSpacing()
    bar = area.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    window.go_to(26)
    assert bar.value() == 0


def test_a_comment_can_be_selected_with_the_mouse_and_leaves_the_keys_to_the_window(opened: Open) -> None:
    window = opened(SIMON)
    (label,) = commentary(window).findChildren(QLabel)
    QTest.mouseDClick(label, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert label.selectedText() == str(SIMON.example.comments[0]).split()[0]
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Right)
    assert window.index == 1
    QTest.keyClick(QApplication.focusWidget() or window, Qt.Key.Key_Space)
    assert window.is_playing


def test_the_slider_has_a_mark_below_each_move_with_a_comment(opened: Open) -> None:
    window, bare = opened(SIMON), opened(SIMON, {})
    (slider,), (plain,) = window.findChildren(MarkedSlider), bare.findChildren(MarkedSlider)
    plain.resize(slider.size())
    pictures = slider.grab().toImage(), plain.grab().toImage()
    y = slider.height() - 2
    differing = {x for x in range(slider.width()) if pictures[0].pixel(x, y) != pictures[1].pixel(x, y)}
    marks = {slider.mark_at(number) for number in SIMON.example.comments}
    assert len(marks) == len(SIMON.example.comments)
    assert marks <= differing
    assert all(any(abs(x - mark) <= 2 for mark in marks) for x in differing)
    assert QRect(0, 0, slider.width(), 1).contains(min(marks), 0)
    assert QRect(0, 0, slider.width(), 1).contains(max(marks), 0)


# --- playing by itself --------------------------------------------------------------------------------------------


def let_pass(window: ReplayWindow, qtbot: QtBot, number: int) -> None:
    """Let the game play by itself, without delay, until a move."""
    timer(window, "playing").setInterval(0)
    qtbot.waitUntil(lambda: window.index == number, timeout=5000)
    for _ in range(20):
        QApplication.processEvents()


def test_the_game_waits_until_a_comment_can_have_been_read(opened: Open, qtbot: QtBot) -> None:
    window = opened(SIMON)
    window.play()
    assert not timer(window, "reading").isActive(), "whoever starts it has read what is there"
    for number in (7, 16):
        let_pass(window, qtbot, number)
        assert (window.index, window.is_playing) == (number, True)
        reading = timer(window, "reading")
        assert reading.isActive()
        assert reading.interval() == reading_ms(window.comment) == 1800 + 40 * len(window.comment)
        reading.stop()  # as if the time had passed


def test_the_game_goes_on_when_the_comment_has_been_read(opened: Open, qtbot: QtBot) -> None:
    window = opened(SIMON)
    window.go_to(6)
    window.play()
    let_pass(window, qtbot, 7)
    timer(window, "reading").start(0)
    qtbot.waitUntil(lambda: window.index > 7, timeout=5000)


def test_what_is_walked_to_by_hand_waits_for_nobody(opened: Open, qtbot: QtBot) -> None:
    window = opened(SIMON)
    window.go_to(6)
    window.play()
    let_pass(window, qtbot, 7)
    window.pause()
    assert not timer(window, "reading").isActive()
    window.play()
    qtbot.waitUntil(lambda: window.index > 7, timeout=5000)


def test_the_introduction_is_read_when_the_game_begins_anew(opened: Open) -> None:
    window = opened(SIMON)
    window.go_to(49)
    window.play()
    assert (window.index, window.is_playing) == (0, True)
    assert timer(window, "reading").interval() == reading_ms(str(SIMON.example.comments[0]))
    assert timer(window, "reading").isActive()


def test_the_end_is_not_waited_at(opened: Open, qtbot: QtBot) -> None:
    window = opened(SIMON)
    window.go_to(48)
    window.play()
    timer(window, "playing").setInterval(0)
    qtbot.waitUntil(lambda: not window.is_playing, timeout=5000)
    assert window.index == 49
    assert not timer(window, "reading").isActive()


# --- language, menu, options --------------------------------------------------------------------------------------


class Turned(QTranslator):
    """A language in which jacks are knaves and every sentence stands between two marks."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        if context == "Rank":
            return {"jack": "knave"}.get(source, source)
        return f"‹{source}›" if context.endswith(" example") or context.startswith("Replay") else source

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def test_the_comment_and_the_cards_in_it_follow_the_language(opened: Open, qapp: QApplication) -> None:
    window = opened(SIMON)
    window.go_to(25)
    english = window.comment
    translator = Turned(qapp)
    qapp.installTranslator(translator)
    QApplication.processEvents()
    assert window.comment == f"‹{english.replace('jack', 'knave')}›"
    assert "knave" in window.comment
    assert window.windowTitle() == "Simple Simon – Easy (1 suit) – ‹Example›"
    assert {"‹Next Comment›", "‹Previous Comment›"} <= {found.text() for found in window.findChildren(QToolButton)}
    qapp.removeTranslator(translator)
    QApplication.processEvents()
    assert window.comment == english


def replay_over(player: Player) -> ReplayWindow:
    (window,) = player.window.findChildren(ReplayWindow)
    return window


@pytest.mark.parametrize(("level", "game"), [("SS1-S4", SIMON), ("SH1-C1", TOWERS)])
def test_the_help_menu_opens_the_example_of_the_game_on_the_table(
    sit_down: Callable[..., Player], level: str, game: Game
) -> None:
    player = sit_down(deal_of(read_code(f"{level}-AAAAABD")))
    before = player.board
    (action,) = (action for action in player.window.actions() if action.text() == "&Example Game")
    action.trigger()
    window = replay_over(player)
    assert window.windowTitle().startswith(game.name)
    assert window.comment == str(game.example.comments[0])
    assert player.board == before


def test_the_example_can_be_played_on_from_any_move(sit_down: Callable[..., Player]) -> None:
    player = sit_down(deal_of(read_code("SS1-S4-AAAAABD")))
    player.window.library.show_example(SIMON)
    window = replay_over(player)
    window.go_to(26)
    wanted = board_text(window.position)
    (button,) = (found for found in window.findChildren(QPushButton) if found.text() == "Play from &Here")
    button.click()
    assert player.board == wanted
    assert player.session.move_count == 26


def test_changed_options_reach_an_open_example(sit_down: Callable[..., Player], options: Options) -> None:
    player = sit_down(deal_of(read_code("SS1-S1-AAAAABD")), speed="off")
    player.window.library.show_example(SIMON)
    window = replay_over(player)
    QApplication.processEvents()
    before = window.view.grab().toImage()
    options.deck = "large"
    assert window.view.grab().toImage() != before
    window.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    options.deck = "classic"  # which no longer finds a window
