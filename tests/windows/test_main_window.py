"""The main window: what it shows, and how games come and go by clipboard, file and drop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QPushButton, QSlider, QToolButton, QWidget

from qtsolitaire.core.game import Deal
from qtsolitaire.core.record import parse_records, record_text
from qtsolitaire.games import GAMES, deal_of, read_code
from qtsolitaire.play.clock import Clock
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.exchange import LARGEST_RECORD
from qtsolitaire.windows.replay import ReplayWindow
from tests.player import Player
from tests.reference import DATA, example, laid, run

pytestmark = pytest.mark.qt_log_ignore(
    "This plugin does not support propagateSizeHints"
)  # said by Qt's offscreen plugin

SitDown = Callable[..., Player]
CODE, TOWERS_CODE = "SS1-S1-AAAAABD", "SH1-C2-AAAAAJ2"
DEAL, TOWERS_DEAL = deal_of(read_code(CODE)), deal_of(read_code(TOWERS_CODE))
SIMON_FILE, TOWERS_FILE = DATA / "unfinished_simple_simon.solitaire", DATA / "unfinished_seahaven_towers.solitaire"
EXAMPLE = SIMON_FILE.read_text(encoding="utf-8")
CONTROL = Qt.KeyboardModifier.ControlModifier
REFUSED_RECORD = f"Game: Simple Simon\nDeal: {CODE}\nMoves: 20 11\n"


@pytest.fixture
def player(sit_down: SitDown) -> Player:
    """At the table of the example deal, with cards that are at their places at once."""
    return sit_down(DEAL, speed="off")


@pytest.fixture
def clipboard() -> Callable[[str], None]:
    """Copy a text, as another program would."""
    return lambda text: QGuiApplication.clipboard().setText(text)


def copied() -> str:
    return QGuiApplication.clipboard().text()


def board_deal(level: str, *lines: str) -> Deal:
    table = laid(level, *lines)
    return table.game.deal_board(table.game.variant(level), list(enumerate(table.board, 1)))


def winning(level: str) -> Deal:
    """A deal that one move wins: `21` in Simple Simon, `2h` in Seahaven Towers."""
    empty = " | -" * 8
    if level == "C4":
        return board_deal("C4", "Founds: H-K C-K D-K S-Q", "FC: - - - -", f"- | KS{empty}")
    return board_deal("S4", "Done: S H D", f"{run('C', 'K', '2')} | AC{empty}")


def status(player: Player) -> list[str]:
    """The texts of the status bar, left to right."""
    labels = [label for label in player.window.statusBar().findChildren(QLabel) if label.isVisible()]
    return [label.text() for label in sorted(labels, key=lambda label: label.x())]


def code_label(player: Player) -> QLabel:
    code = player.session.deal.code
    (label,) = (
        label
        for label in player.window.statusBar().findChildren(QLabel)
        if label.text() in (str(code), "Board of its own")
    )
    return label


def notice(player: Player) -> str:
    """The sentence at the foot of the table; nothing if none is shown."""
    return player.window.notice.text if player.window.notice.isVisible() else ""


def offer(player: Player) -> str:
    """The button of the notice; nothing if it has none."""
    buttons = [button for button in player.window.notice.findChildren(QPushButton) if button.isVisible()]
    return buttons[0].text() if buttons else ""


def press_button(panel: QWidget, text: str) -> None:
    (button,) = (button for button in panel.findChildren(QPushButton) if button.text() == text)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def action(player: Player, text: str) -> QAction:
    (found,) = (found for found in player.window.findChildren(QAction) if found.text().replace("&", "") == text)
    return found


def drop(widget: QWidget, mime: QMimeData) -> bool:
    """Drag something over a widget and drop it there, as the system does; tell whether anybody took it."""
    middle = QPoint(widget.width() // 2, widget.height() // 2)
    how = (Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(middle, *how)
    QApplication.sendEvent(widget, enter)
    move = QDragMoveEvent(middle, *how)
    QApplication.sendEvent(widget, move)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(middle), *how)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def of_text(text: str) -> QMimeData:
    mime = QMimeData()
    mime.setText(text)
    return mime


def of_files(*files: Path) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    return mime


# --- title and status bar -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "game"),
    [
        ("SS1-S1-AAAAABD", "Simple Simon – Easy (1 suit)"),
        ("SS1-S2-AAAAABD", "Simple Simon – Medium (2 suits)"),
        ("SS1-S4-AAAAABD", "Simple Simon – Hard (4 suits)"),
        ("SH1-C4-AAAAAJ2", "Seahaven Towers – Easy (4 cells)"),
        ("SH1-C2-AAAAAJ2", "Seahaven Towers – Medium (2 cells)"),
        ("SH1-C1-AAAAAJ2", "Seahaven Towers – Hard (1 cell)"),
    ],
)
def test_title_and_status_bar_tell_game_level_score_moves_and_code(sit_down: SitDown, code: str, game: str) -> None:
    player = sit_down(deal_of(read_code(code)))
    assert player.window.windowTitle() == game
    assert status(player) == [game, f"Score {500 if code.startswith('SS') else 0}", "Moves 0", "0:00", code]


def test_score_and_moves_follow_every_move_undo_and_redo(player: Player) -> None:
    player.drag("20")
    player.drag("43")
    assert status(player)[1:3] == ["Score 498", "Moves 2"]
    player.session.undo()
    assert status(player)[1:3] == ["Score 499", "Moves 1"]
    player.session.redo()
    assert status(player)[1:3] == ["Score 498", "Moves 2"]


def test_score_and_moves_follow_the_game_that_is_on_the_table(player: Player) -> None:
    player.drag("20")
    player.window.open_text(TOWERS_CODE)
    assert player.window.windowTitle() == "Seahaven Towers – Medium (2 cells)"
    assert status(player) == ["Seahaven Towers – Medium (2 cells)", "Score 0", "Moves 0", "0:00", TOWERS_CODE]


def test_a_left_game_that_changes_does_not_touch_what_is_shown(player: Player) -> None:
    player.drag("20")
    left = player.session
    player.window.open_text(CODE)
    assert notice(player) == "New game dealt."
    left.undo()
    assert notice(player) == "New game dealt."
    assert status(player)[1:3] == ["Score 500", "Moves 0"]
    assert not action(player, "Redo").isEnabled()


def test_a_board_without_a_code_says_so_in_the_status_bar(sit_down: SitDown) -> None:
    player = sit_down(example("worked_deal.solitaire").deal)
    assert status(player) == ["Simple Simon – Hard (4 suits)", "Score 500", "Moves 0", "0:00", "Board of its own"]


def test_undo_redo_restart_and_take_up_are_enabled_only_when_they_can_do_something(player: Player) -> None:
    names = ("Undo", "Redo", "Restart", "Take Up the Game Before")

    def enabled() -> list[bool]:
        return [action(player, name).isEnabled() for name in names]

    assert enabled() == [False, False, False, False]
    player.drag("20")
    assert enabled() == [True, False, True, False]
    player.session.undo()
    assert enabled() == [False, True, False, False]
    player.session.redo()
    action(player, "Restart").trigger()
    assert enabled() == [False, False, False, True]
    action(player, "Take Up the Game Before").trigger()
    assert enabled() == [True, False, True, False]


# --- copying ------------------------------------------------------------------------------------------------------


def test_a_click_on_the_code_copies_it_and_says_so(player: Player, clipboard: Callable[[str], None]) -> None:
    clipboard("something else")
    QTest.mouseClick(code_label(player), Qt.MouseButton.LeftButton)
    assert copied() == CODE
    assert notice(player) == f"Copied: {CODE}"


def test_ctrl_c_copies_the_code(player: Player, clipboard: Callable[[str], None]) -> None:
    clipboard("something else")
    player.key(Qt.Key.Key_C, CONTROL)
    assert copied() == CODE
    assert notice(player) == f"Copied: {CODE}"


def test_ctrl_c_still_copies_the_code_after_a_click_on_it(player: Player, clipboard: Callable[[str], None]) -> None:
    QTest.mouseClick(code_label(player), Qt.MouseButton.LeftButton)
    clipboard("something else")
    player.key(Qt.Key.Key_C, CONTROL)
    assert copied() == CODE


def test_a_game_without_a_code_is_copied_as_a_whole(sit_down: SitDown) -> None:
    player = sit_down(example("worked_deal.solitaire").deal, speed="off")
    player.drag("07")
    player.key(Qt.Key.Key_C, CONTROL)
    (record,) = parse_records(copied(), GAMES)
    assert record.deal == player.session.deal
    assert str(record.result) == "unfinished 1 moves 499 points"
    assert notice(player) == "The whole game was copied as text."


def test_the_whole_game_is_copied_as_a_record_that_replays(player: Player) -> None:
    player.drag("20")
    player.drag("43")
    player.session.clock = Clock(312, now=lambda: 0.0)
    player.key(Qt.Key.Key_C, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert copied() == record_text(player.session.deal, player.session.steps, seconds=312)
    (record,) = parse_records(copied(), GAMES)
    assert [str(step.move) for step in record.replay()] == ["20", "43"]


# --- pasting ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        TOWERS_CODE,
        f"  {TOWERS_CODE}\n",
        "sh1 c2 aaaaaj2",
        "SH1C2AAAAAJ2",
        "ＳＨ１－Ｃ２－ＡＡＡＡＡＪ２",
        "SH1–C2–AAAAAJ2",
    ],
)
def test_ctrl_v_deals_a_copied_code_however_it_is_written(
    player: Player, clipboard: Callable[[str], None], text: str
) -> None:
    clipboard(text)
    player.key(Qt.Key.Key_V, CONTROL)
    assert player.session.deal == TOWERS_DEAL
    assert notice(player) == ""


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("XX1-S1-AAAAABD", "“XX1” names no game. A deal code begins with one of: SS1, SH1."),
        ("SS2-S1-AAAAABD", "This code has version 2: it was made by a newer version of the program."),
        ("SS1-S3-AAAAABD", "“S3” is no level of this game. Its levels are: S1, S2, S4."),
        ("SS1-S1-AAAABD", "The last part of the code has to be 7 letters; “AAAABD” has 6."),
        (
            "SS1-S1-AAAAAB9",
            "“9”, letter 7 of the last part, is not used in codes (only A–Z and 2–7 are).",
        ),
        (
            "Game: Bridge\nDeal:",
            "Line 1: “Bridge” is no game that is known here. Expected one of: Simple Simon, Seahaven Towers.",
        ),
        (REFUSED_RECORD, "Move 2 11 refused: The cards already lie there."),
    ],
)
def test_ctrl_v_of_a_wrong_text_says_its_sentence_and_leaves_the_game(
    player: Player, clipboard: Callable[[str], None], text: str, sentence: str
) -> None:
    player.drag("20")
    session = player.session
    clipboard(text)
    player.key(Qt.Key.Key_V, CONTROL)
    assert player.session is session
    assert session.move_count == 1
    assert (notice(player), offer(player)) == (sentence, "")


@pytest.mark.parametrize("text", ["", "  \n\t "])
def test_ctrl_v_of_nothing_says_so(player: Player, clipboard: Callable[[str], None], text: str) -> None:
    clipboard(text)
    session = player.session
    player.key(Qt.Key.Key_V, CONTROL)
    assert notice(player) == "There is no text to paste. Copy a deal code or a whole game first."
    assert player.session is session


def test_ctrl_v_with_an_empty_clipboard_says_so(player: Player) -> None:
    QGuiApplication.clipboard().clear()
    player.key(Qt.Key.Key_V, CONTROL)
    assert notice(player) == "There is no text to paste. Copy a deal code or a whole game first."


def test_a_pasted_unfinished_game_is_played_on_from_its_end(player: Player, clipboard: Callable[[str], None]) -> None:
    clipboard(f"Game: Simple Simon\nDeal: {CODE}\nMoves: 20 43 75\nSeconds: 312\n")
    player.key(Qt.Key.Key_V, CONTROL)
    assert status(player)[1:3] == ["Score 497", "Moves 3"]
    assert player.session.clock.seconds >= 312
    player.drag("84")
    assert player.session.move_count == 4
    player.assert_in_place()


def test_a_pasted_won_game_opens_to_be_watched_and_leaves_the_table_alone(
    player: Player, clipboard: Callable[[str], None]
) -> None:
    session = player.session
    clipboard((DATA / "example_simple_simon.solitaire").read_text(encoding="utf-8"))
    player.key(Qt.Key.Key_V, CONTROL)
    (replay,) = player.window.findChildren(ReplayWindow)
    assert replay.isVisible()
    assert len(replay.findChildren(QSlider)) == 1
    assert player.session is session
    assert session.move_count == 0


def test_of_several_pasted_games_the_first_is_taken(player: Player, clipboard: Callable[[str], None]) -> None:
    clipboard(f"{TOWERS_FILE.read_text(encoding='utf-8')}---\n{EXAMPLE}")
    player.key(Qt.Key.Key_V, CONTROL)
    assert player.session.game.code == "SH"


def test_a_game_whose_result_differs_says_what_it_told_and_what_was_found(
    player: Player, clipboard: Callable[[str], None]
) -> None:
    clipboard(f"Game: Simple Simon\nDeal: {CODE}\nMoves: 20\nResult: won 1 moves 900 points\n")
    player.key(Qt.Key.Key_V, CONTROL)
    assert player.session.move_count == 1
    told = "The game says “won 1 moves 900 points”, but its moves come to “unfinished 1 moves 499 points”."
    assert notice(player) == told


# --- files --------------------------------------------------------------------------------------------------------


def test_ctrl_o_asks_for_a_file_and_opens_it(player: Player) -> None:
    player.key(Qt.Key.Key_O, CONTROL)
    (dialog,) = player.window.findChildren(QFileDialog)
    assert dialog.nameFilters() == ["Games (*.solitaire)"]
    name = dialog.findChild(QLineEdit, "fileNameEdit")
    assert name
    name.setText(str(TOWERS_FILE))
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert (player.session.game.code, player.session.move_count) == ("SH", 80)


def missing(folder: Path) -> tuple[Path, str]:
    return folder / "gone.solitaire", "“gone.solitaire” cannot be read: No such file or directory"


def too_large(folder: Path) -> tuple[Path, str]:
    file = folder / "large.solitaire"
    with file.open("wb") as stream:
        stream.truncate(LARGEST_RECORD + 1)
    return file, "“large.solitaire” is too large for a file of games."


def binary(folder: Path) -> tuple[Path, str]:
    file = folder / "binary.solitaire"
    file.write_bytes(b"Game: Simple Simon\n\xff\xfe\0")
    return file, "Line 2: This is no text in UTF-8."


def a_folder(folder: Path) -> tuple[Path, str]:
    return folder, f"“{folder.name}” cannot be read: Is a directory"


def not_a_record(folder: Path) -> tuple[Path, str]:
    file = folder / "letter.txt"
    file.write_text("Dear player,\n", encoding="utf-8")
    return file, "“DEARPLAYER,” names no game. A deal code begins with one of: SS1, SH1."


def a_refused_move(folder: Path) -> tuple[Path, str]:
    file = folder / "refused.solitaire"
    file.write_text(REFUSED_RECORD, encoding="utf-8")
    return file, "Move 2 11 refused: The cards already lie there."


bad_files = pytest.mark.parametrize("make", [missing, too_large, binary, a_folder, not_a_record, a_refused_move])
Make = Callable[[Path], tuple[Path, str]]


@bad_files
def test_a_file_that_cannot_be_opened_says_why_and_leaves_the_game(player: Player, tmp_path: Path, make: Make) -> None:
    player.drag("20")
    session = player.session
    file, sentence = make(tmp_path)
    player.window.open_file(file)
    assert (notice(player), offer(player)) == (sentence, "")
    assert (player.session, session.move_count) == (session, 1)


def test_a_file_with_a_byte_order_mark_and_line_ends_of_windows_is_opened(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "windows.solitaire"
    file.write_bytes(b"\xef\xbb\xbf" + EXAMPLE.replace("\n", "\r\n").encode())
    player.window.open_file(file)
    assert player.session.move_count == 48


def test_a_file_with_nothing_but_a_code_is_dealt(player: Player, tmp_path: Path) -> None:
    file = tmp_path / "code.txt"
    file.write_text(f"{TOWERS_CODE}\n", encoding="utf-8")
    player.window.open_file(file)
    assert player.session.deal == TOWERS_DEAL


# --- dropping -----------------------------------------------------------------------------------------------------

targets = pytest.mark.parametrize("on", ["window", "table"])


def target(player: Player, on: str) -> QWidget:
    """The window itself, or the table in it, over which most drops happen."""
    return player.window if on == "window" else player.viewport


@targets
@pytest.mark.parametrize("text", [TOWERS_CODE, "sh1 c2 aaaaaj2"])
def test_a_dropped_code_is_dealt(player: Player, on: str, text: str) -> None:
    assert drop(target(player, on), of_text(text))
    assert player.session.deal == TOWERS_DEAL


@targets
def test_a_dropped_game_is_opened(player: Player, on: str) -> None:
    assert drop(target(player, on), of_text(EXAMPLE))
    assert player.session.move_count == 48


@targets
def test_a_dropped_file_is_opened(player: Player, on: str) -> None:
    assert drop(target(player, on), of_files(TOWERS_FILE))
    assert (player.session.game.code, player.session.move_count) == ("SH", 80)


def test_of_several_dropped_files_the_first_is_opened(player: Player) -> None:
    assert drop(player.window, of_files(TOWERS_FILE, SIMON_FILE))
    assert player.session.game.code == "SH"


def test_a_dropped_wrong_code_says_its_sentence(player: Player) -> None:
    session = player.session
    assert drop(player.window, of_text("SS1-S3-AAAAABD"))
    assert notice(player) == "“S3” is no level of this game. Its levels are: S1, S2, S4."
    assert player.session is session


@bad_files
def test_a_dropped_file_that_cannot_be_opened_says_why(player: Player, tmp_path: Path, make: Make) -> None:
    session = player.session
    file, sentence = make(tmp_path)
    assert drop(player.window, of_files(file))
    assert notice(player) == sentence
    assert player.session is session


@targets
def test_what_is_neither_text_nor_file_is_not_taken(player: Player, on: str) -> None:
    mime = QMimeData()
    mime.setData("application/x-something", b"1234")
    session = player.session
    assert not drop(target(player, on), mime)
    assert (player.session, notice(player)) == (session, "")


# --- other games, and the one before ------------------------------------------------------------------------------


def test_restart_asks_nothing_and_offers_to_take_the_game_back(player: Player) -> None:
    player.drag("20")
    left = player.session
    player.key(Qt.Key.Key_R, CONTROL)
    assert QApplication.activeModalWidget() is None
    assert player.session is not left
    assert (str(player.session.deal.code), player.session.move_count) == (CODE, 0)
    assert (notice(player), offer(player)) == ("Restarted.", "Take Back")
    player.assert_in_place()


def test_take_back_brings_the_left_game_back_with_its_undo(player: Player) -> None:
    player.drag("20")
    player.drag("43")
    player.session.undo()
    left = player.session
    player.key(Qt.Key.Key_R, CONTROL)
    press_button(player.window.notice, "Take Back")
    assert player.session is left
    assert status(player)[1:3] == ["Score 499", "Moves 1"]
    assert notice(player) == ""
    player.assert_in_place()
    player.key(Qt.Key.Key_Z, CONTROL)
    assert left.move_count == 0
    player.key(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    player.key(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert left.move_count == 2
    player.assert_in_place()


@pytest.mark.parametrize(
    ("key", "modifiers"), [(Qt.Key.Key_D, CONTROL), (Qt.Key.Key_N, CONTROL | Qt.KeyboardModifier.ShiftModifier)]
)
def test_another_deal_is_begun_at_once_and_the_left_game_offered(
    player: Player, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    player.drag("20")
    left = player.session
    player.key(key, modifiers)
    assert QApplication.activeModalWidget() is None
    code = player.session.deal.code
    assert code
    assert (code.game, code.level, player.session.move_count) == ("SS", "S1", 0)
    assert code != left.deal.code
    assert (notice(player), offer(player)) == ("New game dealt.", "Take Back")
    press_button(player.window.notice, "Take Back")
    assert player.session is left


@pytest.mark.parametrize("text", [TOWERS_CODE, EXAMPLE])
def test_a_pasted_game_offers_the_left_one(player: Player, clipboard: Callable[[str], None], text: str) -> None:
    player.drag("20")
    left = player.session
    clipboard(text)
    player.key(Qt.Key.Key_V, CONTROL)
    assert offer(player) == "Take Back"
    press_button(player.window.notice, "Take Back")
    assert player.session is left
    player.assert_in_place()


def test_a_game_without_moves_is_left_without_a_word_even_if_another_had_been_left_before(player: Player) -> None:
    player.key(Qt.Key.Key_D, CONTROL)
    assert notice(player) == ""
    player.window.open_text(CODE)
    player.drag("20")
    left = player.session
    player.key(Qt.Key.Key_R, CONTROL)
    assert notice(player) == "Restarted."
    player.key(Qt.Key.Key_D, CONTROL)
    assert notice(player) == ""
    action(player, "Take Up the Game Before").trigger()
    assert player.session is left


def test_another_game_takes_an_old_notice_away(player: Player) -> None:
    player.key(Qt.Key.Key_C, CONTROL)
    assert notice(player)
    player.key(Qt.Key.Key_D, CONTROL)
    assert notice(player) == ""


def test_the_next_move_takes_the_notice_away(player: Player) -> None:
    player.drag("20")
    player.key(Qt.Key.Key_R, CONTROL)
    player.drag("43")
    assert notice(player) == ""
    assert action(player, "Take Up the Game Before").isEnabled()


def test_esc_and_the_cross_take_the_notice_away(player: Player) -> None:
    player.key(Qt.Key.Key_C, CONTROL)
    player.key(Qt.Key.Key_Escape)
    assert notice(player) == ""
    player.key(Qt.Key.Key_C, CONTROL)
    (cross,) = player.window.notice.findChildren(QToolButton)
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert notice(player) == ""


def test_a_game_that_was_taken_back_can_be_left_and_taken_back_again(player: Player) -> None:
    player.drag("20")
    left = player.session
    for _ in range(3):
        player.key(Qt.Key.Key_R, CONTROL)
        assert player.session is not left
        press_button(player.window.notice, "Take Back")
        assert player.session is left
    player.drag("43")
    assert status(player)[1:3] == ["Score 498", "Moves 2"]


# --- won ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "move", "score"), [("S4", "21", "899"), ("C4", "2h", "520")])
def test_a_win_shows_score_moves_and_time(sit_down: SitDown, level: str, move: str, score: str) -> None:
    player = sit_down(winning(level), speed="off")
    player.session.clock = Clock(312, now=lambda: 0.0)
    assert not player.window.win_panel.isVisible()
    player.drag(move)
    assert player.session.is_won
    assert player.window.win_panel.isVisible()
    assert player.window.win_panel.values == [score, "1", "5:12"]


def test_the_time_has_two_digits_for_the_seconds(sit_down: SitDown) -> None:
    player = sit_down(winning("S4"), speed="off")
    player.session.clock = Clock(65, now=lambda: 0.0)
    player.drag("21")
    assert player.window.win_panel.values[2] == "1:05"


@pytest.fixture
def winner(sit_down: SitDown) -> Player:
    """A player who has just won."""
    player = sit_down(winning("S4"), speed="off")
    player.drag("21")
    assert player.window.win_panel.isVisible()
    return player


def test_undo_after_a_win_hides_the_panel_and_redo_shows_it_again(winner: Player) -> None:
    winner.key(Qt.Key.Key_Z, CONTROL)
    assert (winner.session.move_count, winner.window.win_panel.isVisible()) == (0, False)
    winner.assert_in_place()
    winner.key(Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)
    assert (winner.session.move_count, winner.window.win_panel.isVisible()) == (1, True)


def test_the_panels_undo_takes_the_last_move_back(winner: Player) -> None:
    press_button(winner.window.win_panel, "Undo")
    assert (winner.session.move_count, winner.session.is_won) == (0, False)
    assert not winner.window.win_panel.isVisible()


def test_the_panels_same_level_deals_anew_and_offers_nothing(winner: Player) -> None:
    won = winner.session
    press_button(winner.window.win_panel, "Same Level Again")
    assert not winner.window.win_panel.isVisible()
    assert winner.session is not won
    assert (winner.session.deal.variant.key, winner.session.move_count) == ("S4", 0)
    assert notice(winner) == ""


def test_the_panels_new_game_asks(winner: Player) -> None:
    press_button(winner.window.win_panel, "New Game…")
    assert not winner.window.win_panel.isVisible()
    dialog = QApplication.activeModalWidget()
    assert dialog
    assert dialog.windowTitle() == "New Game"


def test_esc_closes_the_panel_and_the_game_stays_won(winner: Player) -> None:
    winner.key(Qt.Key.Key_Escape)
    assert not winner.window.win_panel.isVisible()
    assert winner.session.is_won


def test_restart_after_a_win_hides_the_panel_and_offers_nothing(winner: Player) -> None:
    winner.key(Qt.Key.Key_R, CONTROL)
    assert not winner.window.win_panel.isVisible()
    assert (winner.session.move_count, notice(winner)) == (0, "")


def test_a_click_after_a_win_says_that_the_game_is_over(sit_down: SitDown) -> None:
    player = sit_down(winning("C4"), speed="off")
    player.drag("2h")
    player.key(Qt.Key.Key_Escape)
    told: list[str] = []
    player.scene.bubble_shown.connect(told.append)
    player.click("hS")
    assert told == ["The game is won. Undo, restart, or begin a new one."]
    assert player.scene.selection is None


# --- the focus ----------------------------------------------------------------------------------------------------


def focus(player: Player) -> bool:
    """Tell whether the keyboard belongs to the table."""
    return QApplication.focusWidget() is player.view


def test_the_keyboard_belongs_to_the_table_from_the_start(player: Player) -> None:
    assert focus(player)


def test_the_bubble_never_takes_the_focus(player: Player) -> None:
    player.drag("12")
    assert player.scene.is_bubble_visible
    assert focus(player)


def test_the_notice_never_takes_the_focus_shown_used_or_closed(player: Player) -> None:
    player.drag("20")
    player.key(Qt.Key.Key_R, CONTROL)
    assert notice(player)
    assert focus(player)
    press_button(player.window.notice, "Take Back")
    assert focus(player)
    player.key(Qt.Key.Key_C, CONTROL)
    assert focus(player)
    (cross,) = player.window.notice.findChildren(QToolButton)
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert focus(player)


def test_a_click_on_the_notices_sentence_leaves_the_focus_on_the_table(player: Player) -> None:
    player.key(Qt.Key.Key_C, CONTROL)
    (sentence,) = player.window.notice.findChildren(QLabel)
    QTest.mouseClick(sentence, Qt.MouseButton.LeftButton)
    assert focus(player)


def test_the_panel_of_a_won_game_never_takes_the_focus(winner: Player) -> None:
    assert focus(winner)
    press_button(winner.window.win_panel, "Undo")
    assert focus(winner)


def test_a_click_on_the_code_leaves_the_focus_on_the_table(player: Player) -> None:
    QTest.mouseClick(code_label(player), Qt.MouseButton.LeftButton)
    assert focus(player)


# --- overlays at every size ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(480, 360), (700, 500), (1400, 900)])
def test_notice_and_panel_stay_within_the_table_at_every_size(winner: Player, size: tuple[int, int]) -> None:
    winner.window.tell_damaged_settings(Path("/home/somebody/.config/qtsolitaire/settings-damaged-20261129-1804.ini"))
    winner.window.resize(*size)
    QApplication.processEvents()
    for panel in (winner.window.notice, winner.window.win_panel):
        assert panel.isVisible()
        assert winner.view.rect().contains(panel.geometry()), (panel.objectName(), panel.geometry(), winner.view.rect())


# --- closing ------------------------------------------------------------------------------------------------------


def test_closing_keeps_the_options(sit_down: SitDown, options: Options, tmp_path: Path) -> None:
    player = sit_down(TOWERS_DEAL)
    options.auto_place = True
    file = Path(options.settings.fileName())
    player.window.close()
    copy = tmp_path / "copy.ini"
    copy.write_bytes(file.read_bytes())
    kept = Options(copy)
    assert (kept.auto_place, kept.last_game, kept.last_level("SH")) == (True, "SH", "C2")
