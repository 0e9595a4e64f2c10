"""The replay window: whole games walked forwards and back with keys, slider and buttons, and playing by themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QRect, Qt, QTimer, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from qtsolitaire.board.scene import Preferences
from qtsolitaire.core.game import RefusedMoveError
from qtsolitaire.core.record import Record
from qtsolitaire.core.table import board_text, parse_move
from qtsolitaire.play.narration import caption
from qtsolitaire.play.session import Session
from qtsolitaire.windows.chrome import DARK, palette
from qtsolitaire.windows.commentary import Commentary
from qtsolitaire.windows.replay import ReplayWindow
from tests.reference import example

SIMON, TOWERS = "example_simple_simon.solitaire", "example_seahaven_towers.solitaire"
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
STILL = Preferences(pace=0.0)

Open = Callable[..., ReplayWindow]

games = pytest.mark.parametrize("name", [SIMON, TOWERS])
paces = pytest.mark.parametrize("pace", [0.0, 1.0])


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[Open]:
    """Open a window on a record: `opened(record)`, with other preferences or a parent."""
    windows: list[ReplayWindow] = []

    def open_window(record: Record, preferences: Preferences = STILL, parent: QWidget | None = None) -> ReplayWindow:
        window = ReplayWindow(record, preferences, parent)
        windows.append(window)
        window.open()
        window.activateWindow()
        QApplication.processEvents()
        return window

    yield open_window
    for window in windows:
        window.close()
        window.deleteLater()
    end_deferred()


def end_deferred() -> None:
    """Let what is to be deleted be deleted: no event loop that would do it is running."""
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


class Wordy(QTranslator):
    """A language that says every text between two marks, and needs a good deal more letters for it."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return source if context.startswith("Q") else f"‹{source}{' ooo' * (len(source) * 3 // 20)}›"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def turn(qapp: QApplication) -> Iterator[Callable[[], None]]:
    """Change the language, with the locale for numbers."""
    locale, translator = QLocale(), Wordy(qapp)

    def to_another_language() -> None:
        QLocale.setDefault(QLocale("ar_EG"))  # which has digits of its own
        qapp.installTranslator(translator)
        QApplication.processEvents()

    yield to_another_language
    QLocale.setDefault(locale)
    qapp.removeTranslator(translator)
    QApplication.processEvents()


def boards_of(record: Record) -> list[str]:
    """The boards of a game by the rules: that of the deal, and that after each move."""
    return [board_text(record.deal.position), *(board_text(step.after) for step in record.replay())]


def board(window: ReplayWindow) -> str:
    return board_text(window.position)


def key(window: ReplayWindow, pressed: Qt.Key) -> None:
    """Press and release a key; it goes where the focus is."""
    QTest.keyClick(QApplication.focusWidget() or window, pressed)


def button(window: ReplayWindow, text: str) -> QAbstractButton:
    (found,) = (found for found in window.findChildren(QAbstractButton) if found.text().replace("&", "") == text)
    return found


def press(window: ReplayWindow, text: str) -> None:
    QTest.mouseClick(button(window, text), LEFT)


def enabled(window: ReplayWindow) -> str:
    """The buttons that can be pressed."""
    shown = (found for found in window.findChildren(QAbstractButton) if found.isVisible())
    found = (found for found in shown if found.text() and found.isEnabled())
    return " ".join(found.text().replace("&", "") for found in found)


def slider(window: ReplayWindow) -> QSlider:
    (found,) = window.findChildren(QSlider)
    return found


def labels(window: ReplayWindow) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel)]


def hurry(window: ReplayWindow) -> None:
    """Let playing by itself take no time from one move to the next."""
    timer = window.findChild(QTimer, "playing")
    assert isinstance(timer, QTimer)
    timer.setInterval(0)


def assert_in_place(window: ReplayWindow) -> None:
    """Every card's picture is where the position has it."""
    for resting in window.scene.table.resting(window.position):
        spot = window.scene.item_of(resting.card).spot
        wanted = (resting.rect.x, resting.rect.y, resting.rect.w, 0.0)
        assert all(abs(is_at - at) < 1e-6 for is_at, at in zip(spot, wanted, strict=True)), resting.card


# --- walking ------------------------------------------------------------------------------------------------------


@games
@paces
def test_the_arrow_keys_walk_a_whole_game_forwards_and_back(opened: Open, name: str, pace: float) -> None:
    record = example(name)
    boards, steps = boards_of(record), list(record.replay())
    window = opened(record, Preferences(pace=pace))
    last = len(steps)
    assert (window.index, board(window), window.caption) == (0, boards[0], "Before the first move")
    for number, step in enumerate(steps, 1):
        key(window, Qt.Key.Key_Right)
        assert (window.index, board(window)) == (number, boards[number])
        assert window.caption == str(caption(step))
        assert f"Move {number} of {last}" in labels(window)
        assert slider(window).value() == number
    key(window, Qt.Key.Key_Right)
    assert (window.index, board(window)) == (last, boards[last])
    for number in reversed(range(last)):
        key(window, Qt.Key.Key_Left)
        assert (window.index, board(window)) == (number, boards[number])
        window.scene.motion.finish()
        assert_in_place(window)
    key(window, Qt.Key.Key_Left)
    assert (window.index, board(window), window.caption) == (0, boards[0], "Before the first move")


@games
def test_the_slider_jumps_to_every_move(opened: Open, name: str) -> None:
    record = example(name)
    boards = boards_of(record)
    window = opened(record)
    last = len(record.moves)
    for number in [index * 37 % (last + 1) for index in range(last + 1)]:
        slider(window).setValue(number)
        assert (window.index, board(window)) == (number, boards[number])
        assert_in_place(window)
    assert slider(window).maximum() == last


def test_home_and_end_jump_and_the_next_step_back_is_seen(opened: Open) -> None:
    record = example(TOWERS)
    boards = boards_of(record)
    window = opened(record, Preferences())
    key(window, Qt.Key.Key_End)
    assert (window.index, board(window)) == (81, boards[81])
    assert not window.scene.motion.is_running
    key(window, Qt.Key.Key_Left)
    assert (window.index, board(window)) == (80, boards[80])
    assert window.scene.motion.is_running
    key(window, Qt.Key.Key_Home)
    assert (window.index, board(window)) == (0, boards[0])
    assert not window.scene.motion.is_running
    key(window, Qt.Key.Key_Right)
    assert window.scene.motion.is_running


def test_more_than_a_hundred_moves_are_walked_back_one_by_one_and_seen(opened: Open) -> None:
    to_and_fro = [parse_move("3c"), *[parse_move("cd"), parse_move("dc")] * 80]  # from cell to cell
    record = replace(example(TOWERS), moves=tuple(to_and_fro))
    boards = boards_of(record)
    assert len(boards) == 162
    window = opened(record, Preferences())
    for _ in range(161):
        key(window, Qt.Key.Key_Right)
    for number in reversed(range(161)):
        window.scene.motion.finish()
        key(window, Qt.Key.Key_Left)
        assert window.scene.motion.is_running
        assert (window.index, board(window)) == (number, boards[number])


def test_a_jump_leaves_no_session_behind(opened: Open) -> None:
    window = opened(example(SIMON))
    for number in (10, 20, 30, 5):
        slider(window).setValue(number)
    end_deferred()
    assert len(window.findChildren(Session)) == 1


def test_the_buttons_walk_and_those_that_lead_nowhere_are_off(opened: Open) -> None:
    window = opened(example(SIMON))
    assert enabled(window) == "Play Next Last Play from Here"
    press(window, "Next")
    press(window, "Next")
    assert window.index == 2
    press(window, "Back")
    assert window.index == 1
    assert enabled(window) == "First Back Play Next Last Play from Here"
    press(window, "Last")
    assert window.index == 49
    assert enabled(window) == "First Back Play"  # a won game is over
    press(window, "First")
    assert window.index == 0


def test_a_button_that_is_switched_off_leaves_the_focus_to_the_slider(opened: Open) -> None:
    window = opened(example(SIMON))
    assert slider(window).hasFocus()
    button(window, "Last").setFocus()
    key(window, Qt.Key.Key_Space)
    assert window.index == 49
    assert slider(window).hasFocus()
    key(window, Qt.Key.Key_Space)
    assert (window.index, window.is_playing) == (0, True)


def test_arrow_keys_walk_wherever_the_focus_is(opened: Open) -> None:
    window = opened(example(SIMON))
    for number, widget in enumerate(
        [slider(window), button(window, "Next"), button(window, "Play from Here"), *window.findChildren(QComboBox)], 1
    ):
        widget.setFocus()
        assert widget.hasFocus()
        key(window, Qt.Key.Key_Right)
        assert window.index == number


def test_return_does_not_leave_the_window(opened: Open) -> None:
    window = opened(example(SIMON))
    key(window, Qt.Key.Key_Return)
    assert window.isVisible()


def test_every_control_has_an_accessible_name(opened: Open) -> None:
    window = opened(example(SIMON))
    names = [
        found.accessibleName() or (found.text() if isinstance(found, QPushButton) else "")
        for kind in (QAbstractButton, QSlider, QComboBox)
        for found in window.findChildren(kind)
        if found.isVisible()
    ]
    assert names == ["First", "Back", "Play", "Next", "Last", "Play from &Here", "Move", "Speed"]
    assert window.view.accessibleName() == "Table"
    key(window, Qt.Key.Key_Right)
    assert slider(window).accessibleDescription() == "9 of spades to column 10: 500 → 499"


def test_no_text_moves_the_table(opened: Open) -> None:
    window = opened(example(SIMON))
    window.resize(window.minimumSize())
    sizes = set()
    for _ in range(49):
        key(window, Qt.Key.Key_Right)
        QApplication.processEvents()
        sizes.add((window.size().toTuple(), window.view.size().toTuple(), slider(window).size().toTuple()))
    assert len(sizes) == 1


# --- playing by itself --------------------------------------------------------------------------------------------


@games
def test_a_game_plays_by_itself_to_its_end_and_stops(opened: Open, qtbot: QtBot, name: str) -> None:
    record = example(name)
    window = opened(record)
    hurry(window)
    press(window, "Play")
    assert window.is_playing
    qtbot.waitUntil(lambda: not window.is_playing, timeout=10_000)
    assert (window.index, board(window)) == (len(record.moves), boards_of(record)[-1])
    assert button(window, "Play").isEnabled()


def test_the_next_move_waits_for_the_cards_that_are_on_their_way(opened: Open) -> None:
    window = opened(example(SIMON), Preferences(pace=1000.0))
    hurry(window)
    window.play()
    for _ in range(20):
        QApplication.processEvents()
    assert (window.index, window.is_playing) == (1, True)


def test_space_plays_and_pauses(opened: Open) -> None:
    window = opened(example(SIMON))
    key(window, Qt.Key.Key_Space)
    assert window.is_playing
    assert enabled(window).startswith("Pause")
    key(window, Qt.Key.Key_Space)
    assert not window.is_playing
    assert enabled(window).startswith("Play")


def test_a_step_by_hand_stops_playing(opened: Open) -> None:
    window = opened(example(SIMON))
    steps: tuple[Callable[[], None], ...] = (
        lambda: key(window, Qt.Key.Key_Right),
        lambda: key(window, Qt.Key.Key_Left),
        lambda: slider(window).setValue(30),
        lambda: press(window, "Back"),
    )
    for step in steps:
        window.play()
        step()
        assert not window.is_playing


def test_at_the_end_playing_begins_anew(opened: Open) -> None:
    window = opened(example(SIMON))
    key(window, Qt.Key.Key_End)
    press(window, "Play")
    assert (window.index, window.is_playing) == (0, True)


def test_the_speed_is_chosen_from_three(opened: Open) -> None:
    window = opened(example(SIMON))
    (box,) = window.findChildren(QComboBox)
    timer = window.findChild(QTimer, "playing")
    assert isinstance(timer, QTimer)
    intervals = []
    for index in range(box.count()):
        box.setCurrentIndex(index)
        intervals.append(timer.interval())
    assert [box.itemText(index) for index in range(box.count())] == ["Slow", "Normal", "Fast"]
    assert intervals == sorted(set(intervals), reverse=True)


@pytest.mark.parametrize("how", ["hide", "close", "Esc"])
def test_nothing_plays_on_out_of_sight(opened: Open, how: str) -> None:
    window = opened(example(SIMON), Preferences())
    window.play()
    key(window, Qt.Key.Key_Escape) if how == "Esc" else getattr(window, how)()
    assert not window.isVisible()
    assert not window.is_playing


def test_a_window_that_deletes_itself_can_be_closed_while_it_plays(opened: Open, qapp: QApplication) -> None:
    parent = QWidget()
    window = ReplayWindow(example(SIMON), Preferences(), parent)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    window.open()
    hurry(window)
    window.play()
    QApplication.processEvents()
    key(window, Qt.Key.Key_Escape)
    end_deferred()
    assert not parent.findChildren(QWidget)
    parent.deleteLater()
    end_deferred()


def test_a_won_game_ends_in_its_fans_and_can_be_walked_back_from_there(opened: Open) -> None:
    record = example(SIMON)
    window = opened(record, Preferences())
    slider(window).setValue(48)
    key(window, Qt.Key.Key_Right)
    assert window.scene.is_celebrating
    window.scene.motion.finish()
    key(window, Qt.Key.Key_Left)
    assert not window.scene.is_celebrating
    window.scene.motion.finish()
    assert_in_place(window)
    key(window, Qt.Key.Key_Right)
    key(window, Qt.Key.Key_Home)
    assert not window.scene.is_celebrating
    assert_in_place(window)
    key(window, Qt.Key.Key_End)  # a jump shows the cards as they lie
    assert not window.scene.is_celebrating
    assert_in_place(window)


# --- going on from here -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 20, 48])
def test_play_from_here_tells_the_game_up_to_this_move_and_closes(opened: Open, number: int) -> None:
    record = replace(example(SIMON), date=datetime(2026, 11, 29, tzinfo=UTC), seconds=100)
    window = opened(record)
    told: list[Record] = []
    window.play_from.connect(told.append)
    slider(window).setValue(number)
    press(window, "Play from Here")
    assert told == [Record(record.deal, record.moves[:number])]
    assert not window.isVisible()


def test_a_window_that_deletes_itself_still_tells_where_play_goes_on(qapp: QApplication) -> None:
    record = example(SIMON)
    parent = QWidget()
    window = ReplayWindow(record, Preferences(), parent)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    told: list[Record] = []
    window.play_from.connect(told.append)
    window.open()
    window.go_to(3)
    press(window, "Play from Here")
    end_deferred()
    assert told == [Record(record.deal, record.moves[:3])]
    assert not parent.findChildren(QWidget)
    parent.deleteLater()
    end_deferred()


# --- the table ----------------------------------------------------------------------------------------------------


def test_the_mouse_moves_nothing(opened: Open) -> None:
    window = opened(example(TOWERS))
    window.go_to(30)
    before, viewport = board(window), window.view.viewport()
    picture = window.view.grab().toImage()
    for pile in window.position.piles:
        rect = window.scene.table.group_rect(pile, len(window.position[pile]), 1)
        point = window.view.mapFromScene(rect.x + rect.w / 2, rect.y + rect.h / 2)
        QTest.mouseClick(viewport, LEFT, pos=point)
        QTest.mouseDClick(viewport, LEFT, pos=point)
        QTest.mousePress(viewport, LEFT, pos=point)
        QTest.mouseMove(viewport, point + QPoint(80, 80))
        assert window.scene.lifted is None
        QTest.mouseRelease(viewport, LEFT, pos=point + QPoint(80, 80))
        assert window.scene.selection is None
    assert (window.index, board(window)) == (30, before)
    assert window.view.grab().toImage() == picture


def test_the_right_button_shows_a_covered_card_as_in_a_game(opened: Open) -> None:
    window = opened(example(SIMON))
    picture = window.view.grab().toImage()
    rect = window.scene.table.spots[next(iter(window.position.piles))]
    point = window.view.mapFromScene(rect.x + rect.w / 2, rect.y + 4)
    QTest.mousePress(window.view.viewport(), RIGHT, pos=point)
    assert window.view.grab().toImage() != picture
    QTest.mouseRelease(window.view.viewport(), RIGHT, pos=point)
    assert window.view.grab().toImage() == picture


# --- the window ---------------------------------------------------------------------------------------------------


def test_the_title_tells_game_level_and_date(opened: Open) -> None:
    record = example(SIMON)
    assert opened(record).windowTitle() == "Simple Simon – Easy (1 suit)"
    title = opened(replace(record, date=datetime(2026, 11, 29, 12, tzinfo=UTC))).windowTitle()
    assert title.startswith("Simple Simon – Easy (1 suit) – ")
    assert "November" in title
    assert "2026" in title


def test_a_game_without_moves_can_be_looked_at(opened: Open) -> None:
    window = opened(replace(example(SIMON), moves=()))
    for pressed in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_Space):
        key(window, pressed)
    assert (window.index, window.is_playing, enabled(window)) == (0, False, "Play from Here")
    assert "Move 0 of 0" in labels(window)


def test_a_record_that_does_not_replay_has_no_window(qapp: QApplication) -> None:
    parent = QWidget()
    record = replace(example(SIMON), moves=(parse_move("12"), parse_move("12")))
    with pytest.raises(RefusedMoveError):
        ReplayWindow(record, STILL, parent)
    assert not parent.children()
    parent.deleteLater()


def test_changed_options_are_followed(opened: Open) -> None:
    window = opened(example(SIMON))
    picture = window.view.grab().toImage()
    window.set_preferences(replace(STILL, deck="large"))
    assert window.view.grab().toImage() != picture


def test_the_icons_follow_the_colours_of_the_window(opened: Open) -> None:
    window = opened(example(SIMON))
    before = button(window, "Play").icon().pixmap(16).toImage()
    window.setPalette(palette(DARK))
    QApplication.processEvents()
    assert button(window, "Play").icon().pixmap(16).toImage() != before


def test_the_texts_follow_the_language_and_the_numbers_its_locale(opened: Open, turn: Callable[[], None]) -> None:
    window = opened(example(SIMON))
    window.go_to(26)
    (box,) = window.findChildren(QComboBox)
    turn()
    assert window.windowTitle().startswith("Simple Simon – ‹")
    assert window.view.accessibleName().startswith("‹Table")
    assert window.caption.startswith("‹12 cards")
    assert slider(window).accessibleDescription() == window.caption
    assert any(text.startswith("‹Move ٢٦ of ٤٩") for text in labels(window))
    shown = [found for found in window.findChildren(QAbstractButton) if found.isVisible()]
    assert len(shown) == 6
    for found in shown:
        assert found.text().startswith("‹")
        if not isinstance(found, QPushButton):
            assert (found.accessibleName(), found.toolTip()[0]) == (found.text(), "‹")
    assert [box.itemText(index)[:4] for index in range(3)] == ["‹Slo", "‹Nor", "‹Fas"]
    assert window.index == 26


def test_the_language_can_change_while_the_game_plays(opened: Open, turn: Callable[[], None]) -> None:
    window = opened(example(SIMON))
    window.play()
    turn()
    assert window.is_playing
    assert enabled(window).startswith("‹Pause")



@pytest.mark.parametrize("points", [1.0, 2.0])
def test_long_words_in_large_print_fit_a_narrow_window(
    opened: Open, turn: Callable[[], None], points: float
) -> None:
    window = opened(example(SIMON))
    turn()
    font = window.font()
    font.setPointSizeF(font.pointSizeF() * points)
    window.setFont(font)
    window.resize(480, 300)
    for _ in range(3):
        QApplication.processEvents()
    assert window.width() == 480
    controls = [
        found
        for kind in (QAbstractButton, QSlider, QComboBox, QLabel)
        for found in window.findChildren(kind)
        if found.isVisible()
    ]
    assert len(controls) == 11
    places = [QRect(found.mapTo(window, QPoint()), found.size()) for found in (window.view, *controls)]
    assert all(window.rect().contains(place) for place in places)
    assert not [(a, b) for a, b in combinations(places, 2) if a.intersects(b)]
    for found in controls:
        is_elided = found.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
        assert is_elided or found.width() >= found.minimumSizeHint().width()
    assert window.view.height() >= 200


def test_buttons_have_texts_where_there_is_room_for_all(opened: Open) -> None:
    window = opened(example(SIMON))
    styles = []
    for width in (1100, 480, 1100):
        window.resize(width, 600)
        QApplication.processEvents()
        styles.append({found.toolButtonStyle() for found in window.findChildren(QToolButton)})
    both = Qt.ToolButtonStyle
    assert styles == [{both.ToolButtonTextBesideIcon}, {both.ToolButtonIconOnly}, {both.ToolButtonTextBesideIcon}]


def test_a_caption_without_room_ends_in_dots_and_its_tip_says_all(opened: Open) -> None:
    window = opened(example(SIMON))
    window.go_to(49)
    (shown,) = (label for label in window.findChildren(QLabel) if label.toolTip() == window.caption)
    assert shown.text() == window.caption
    font = window.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    window.setFont(font)
    window.resize(480, 700)
    QApplication.processEvents()
    assert shown.text().endswith("…")
    assert window.caption.endswith("752 → 851")
    assert shown.toolTip() == shown.accessibleName() == window.caption


def test_the_window_follows_the_size_of_print(opened: Open) -> None:
    window = opened(example(SIMON))
    window.resize(1000, 700)
    QApplication.processEvents()
    found = button(window, "Next")
    assert isinstance(found, QToolButton)
    seen = []
    for factor in (2.0, 0.5):
        font = window.font()
        font.setPointSizeF(font.pointSizeF() * factor)
        window.setFont(font)
        QApplication.processEvents()
        seen.append((found.toolButtonStyle(), found.iconSize().width(), window.minimumHeight()))
    assert [style for style, _, _ in seen] == [
        Qt.ToolButtonStyle.ToolButtonIconOnly,
        Qt.ToolButtonStyle.ToolButtonTextBesideIcon,
    ]
    assert seen[0][1:] > seen[1][1:]


def test_a_window_needs_the_same_height_whatever_its_width_was_before(opened: Open) -> None:
    windows = [opened(example(SIMON)) for _ in range(2)]
    needed = []
    for window, widths in zip(windows, ([480, 1000, 700], [1000, 480, 700]), strict=True):
        font = window.font()
        font.setPointSizeF(font.pointSizeF() * 2)
        window.setFont(font)
        for width in widths:
            window.resize(width, 900)
            QApplication.processEvents()
        needed.append(window.minimumHeight())
    assert needed[0] == needed[1]


def test_without_comments_there_is_no_room_for_them(opened: Open) -> None:
    window = opened(example(SIMON))
    (commentary,) = window.findChildren(Commentary)
    assert not commentary.isVisible()
    assert "Comment" not in enabled(window)
    QTest.keyClick(window, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert window.index == 0
