"""Printing boards and checking records, line by line as the rules' command line tells them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from qtsolitaire.console import all_records, check, print_board
from tests.reference import DATA, rows_of

SIMON = DATA / "example_simple_simon.solitaire"
TOWERS = DATA / "example_seahaven_towers.solitaire"
WORKED = DATA / "worked_deal.solitaire"
GAME = "Game: Simple Simon\nDeal: SS1-S1-AAAAABD\n"
PLAYED = GAME + "Moves: 20 43 75\n"

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.solitaire"


def checked(capsys: Capture, *files: Path, with_trace: bool = False) -> tuple[int, list[str]]:
    """Exit status and lines of a check; nothing is ever written to stderr."""
    status = check(files, with_trace=with_trace)
    captured = capsys.readouterr()
    assert captured.err == ""
    return status, captured.out.splitlines()


def check_text(capsys: Capture, file: Path, text: str | bytes) -> tuple[int, list[str]]:
    """Check a file with this text; the lines have FILE for its name."""
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    status, lines = checked(capsys, file)
    return status, [line.replace(str(file), "FILE") for line in lines]


# --- --print ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", json.loads((DATA / "deal_vectors.json").read_text(encoding="utf-8"))[:3])
def test_a_code_is_printed_as_the_board_it_names(capsys: Capture, vector: dict[str, list[str]]) -> None:
    assert print_board(str(vector["code"])) == 0
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("\n".join(vector["columns"]) + "\n", "")


def test_a_board_of_seahaven_towers_begins_with_its_cells(capsys: Capture) -> None:
    assert print_board("SH1-C4-AAAAAJ2") == 0
    lines = capsys.readouterr().out.splitlines()
    assert (len(lines), lines[0][:4], lines[0][-4:]) == (11, "FC: ", " - -")


def test_a_code_is_read_leniently(capsys: Capture) -> None:
    print_board("SS1-S1-AAAAABD")
    exact = capsys.readouterr().out
    assert print_board(" ss1 s1 aaaaabd ") == 0
    assert capsys.readouterr().out == exact


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "“” names no game. A deal code begins with one of: SS1, SH1."),
        ("hello", "“HELLO” names no game. A deal code begins with one of: SS1, SH1."),
        ("SS2-S1-AAAAABD", "This code has version 2: it was made by a newer version of the program."),
        ("SS1-C1-AAAAABD", "“C1” is no level of this game. Its levels are: S1, S2, S4."),
        ("SS1-S1-AAAABD", "The last part of the code has to be 7 letters; “AAAABD” has 6."),
        ("SS1-S1-AAAAAB9", "“9”, letter 7 of the last part, is not used in codes (only A–Z and 2–7 are)."),
    ],
)
def test_a_wrong_code_is_told_on_stderr_with_status_2(capsys: Capture, code: str, sentence: str) -> None:
    assert print_board(code) == 2
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", f"{sentence}\n")


# --- --check: records that agree ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "result"),
    [
        (SIMON, "won 49 moves 851 points"),
        (TOWERS, "won 81 moves 520 points"),
        (WORKED, "won 60 moves 840 points"),
    ],
)
def test_a_record_that_agrees_is_one_line_with_its_result(capsys: Capture, file: Path, result: str) -> None:
    assert checked(capsys, file) == (0, [f"{file}: {result}"])


@pytest.mark.parametrize(
    ("text", "result"),
    [
        (PLAYED, "unfinished 3 moves 497 points"),
        (GAME, "unfinished 0 moves 500 points"),
        (PLAYED + "Result: unfinished 3 moves 497 points\n", "unfinished 3 moves 497 points"),
        (PLAYED.replace("\n", "\r\n"), "unfinished 3 moves 497 points"),
        ("\ufeff" + PLAYED, "unfinished 3 moves 497 points"),
        ("# mine\n\n" + PLAYED + "Mood: good\n", "unfinished 3 moves 497 points"),
    ],
)
def test_an_unfinished_record_tells_how_far_it_comes(capsys: Capture, file: Path, text: str, result: str) -> None:
    assert check_text(capsys, file, text) == (0, [f"FILE: {result}"])


def test_the_records_of_one_file_are_numbered_from_the_second_on(capsys: Capture, file: Path) -> None:
    assert check_text(capsys, file, f"{GAME}---\n{PLAYED}---\n{GAME}") == (
        0,
        [
            "FILE: unfinished 0 moves 500 points",
            "FILE#2: unfinished 3 moves 497 points",
            "FILE#3: unfinished 0 moves 500 points",
        ],
    )


@pytest.mark.parametrize("level", ["s1", "c1"])
def test_boards_of_the_reference_come_to_the_scores_of_the_reference(capsys: Capture, file: Path, level: str) -> None:
    row = rows_of(f"walks_{level}.jsonl")[0]
    game = "Simple Simon" if level == "s1" else "Seahaven Towers"
    text = f"Game: {game}\nLevel: {row['level']}\nBoard:\n{row['board']}Moves: {row['moves']}\n"
    moves, points = len(row["moves"].split()), row["scores"][-1]
    assert check_text(capsys, file, text) == (0, [f"FILE: unfinished {moves} moves {points} points"])


# --- --check: records that do not agree ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("moves", "refusal"),
    [
        ("20 11", "move 2 11 refused: The cards already lie there."),
        (
            "20 43 75 12",
            "move 4 12 refused: The 5 of spades goes only on the next higher rank, 6; here lies the 5 of spades.",
        ),
        (
            "20 12x2",
            (
                "move 2 12x2 refused: The cards from here on are no run:"
                " the 5 of spades is not one rank lower than the 7 of spades. Only a run moves."
            ),
        ),
        ("ah", "move 1 ah refused: This level does not have cell 1."),
        ("20x99", "move 1 20x99 refused: There are not 99 cards to take here, only 8."),
    ],
)
def test_a_refused_move_is_told_with_number_move_and_reason_and_status_1(
    capsys: Capture, file: Path, moves: str, refusal: str
) -> None:
    assert check_text(capsys, file, f"{GAME}Moves: {moves}\n") == (1, [f"FILE: {refusal}"])


def test_a_pile_that_the_level_lacks_is_named_in_good_english(capsys: Capture, file: Path) -> None:
    status, (line,) = check_text(capsys, file, f"{GAME}Moves: 2h\n")
    assert status == 1
    assert line.startswith("FILE: move 1 2h refused: This level does not have the foundation")
    assert "no the" not in line


@pytest.mark.parametrize(
    "told", ["unfinished 3 moves 498 points", "unfinished 4 moves 497 points", "won 3 moves 497 points"]
)
def test_a_result_that_differs_is_printed_beside_what_was_found_with_status_1(
    capsys: Capture, file: Path, told: str
) -> None:
    status, lines = check_text(capsys, file, f"{PLAYED}Result: {told}\n")
    assert status == 1
    assert len(lines) == 2
    assert lines[0] == "FILE: unfinished 3 moves 497 points"
    assert lines[1].startswith("FILE: ")
    assert lines[1].endswith(told)


# --- --check: files that cannot be read ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "FILE:1: There is no game record here. A record begins with a line such as “Game: Simple Simon”."),
        (
            "Dear player,\n",
            "FILE:1: “Dear player,” belongs to no key. A record begins with a line such as “Game: Simple Simon”.",
        ),
        (
            "Game: Bridge\n" + PLAYED,
            "FILE:2: “Game:” stands here twice. A line “---” separates one record from the next.",
        ),
        (
            "Game: Bridge\nDeal: SS1-S1-AAAAABD\n",
            "FILE:1: “Bridge” is no game that is known here. Expected one of: Simple Simon, Seahaven Towers.",
        ),
        (
            "Game: Simple Simon\nMoves: 20\n",
            "FILE:1: The record lacks “Deal:” with a code, or “Board:” with the cards.",
        ),
        (
            "Game: Simple Simon\n\n# x\nDeal: SS1-S3-AAAAABD\n",
            "FILE:4: “S3” is no level of this game. Its levels are: S1, S2, S4.",
        ),
        (
            GAME + "Moves: 20 43\n75 e1 12\n",
            (
                "FILE:4: number 2: “e1” is no move. A move is source, target and, for several cards, "
                "x and their number: 46, 46x3, 5a, ah, hD5."
            ),
        ),
        (
            PLAYED + "Result: splendid\n",
            "FILE:4: “splendid” is no result. Expected for example: won 59 moves 841 points.",
        ),
        (PLAYED + "Date: today\n", "FILE:4: “today” is no date. Expected for example: 2026-11-29T18:04:05Z."),
        (PLAYED + "Seconds: -1\n", "FILE:4: “-1” is no number of seconds."),
        (b"Game: Simple Simon\n\xff\xfe\n", "FILE:2: This is no text in UTF-8."),
        (b"\0\1\2\xf0", "FILE:1: This is no text in UTF-8."),
    ],
)
def test_a_file_that_cannot_be_read_is_told_with_its_line_and_status_2(
    capsys: Capture, file: Path, text: str | bytes, line: str
) -> None:
    assert check_text(capsys, file, text) == (2, [line])


def test_a_damaged_second_record_is_told_with_its_line_in_the_file(capsys: Capture, file: Path) -> None:
    status, lines = check_text(capsys, file, f"{PLAYED}---\n{GAME}Moves: zz\n")
    assert status == 2
    assert lines[-1].startswith("FILE:7: number 1: “zz” is no move.")


@pytest.mark.parametrize(("name", "reason"), [("gone.solitaire", "No such file or directory"), (".", "Is a directory")])
def test_a_file_that_is_not_there_is_told_in_words_with_status_2(
    capsys: Capture, tmp_path: Path, name: str, reason: str
) -> None:
    assert checked(capsys, tmp_path / name) == (2, [f"{tmp_path / name}: {reason}"])


# --- --check: several files ---------------------------------------------------------------------------------------


def test_every_file_is_checked_and_the_highest_status_counts(capsys: Capture, tmp_path: Path) -> None:
    refused, unreadable = tmp_path / "refused", tmp_path / "unreadable"
    refused.write_text(f"{GAME}Moves: 11\n", encoding="utf-8")
    unreadable.write_text("nothing\n", encoding="utf-8")
    status, lines = checked(capsys, unreadable, refused, SIMON)
    assert status == 2
    assert lines[0].startswith(f"{unreadable}:1: ")
    assert lines[1].startswith(f"{refused}: move 1 11 refused: ")
    assert lines[2] == f"{SIMON}: won 49 moves 851 points"
    assert checked(capsys, SIMON, refused)[0] == 1
    assert checked(capsys, SIMON, TOWERS)[0] == 0


def test_after_a_refused_record_the_next_one_of_the_file_is_checked(capsys: Capture, file: Path) -> None:
    assert check_text(capsys, file, f"{GAME}Moves: 11\n---\n{PLAYED}") == (
        1,
        ["FILE: move 1 11 refused: The cards already lie there.", "FILE#2: unfinished 3 moves 497 points"],
    )


# --- --trace ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["s1", "s2", "s4", "c1", "c2", "c4"])
def test_the_trace_tells_score_and_legal_moves_at_the_start_and_after_each_move(
    capsys: Capture, file: Path, level: str
) -> None:
    row = rows_of(f"walks_{level}.jsonl")[1]
    game = "Simple Simon" if level[0] == "s" else "Seahaven Towers"
    moves, scores, legal = row["moves"].split(), row["scores"], row["legal"]
    file.write_text(
        f"Game: {game}\nLevel: {row['level']}\nBoard:\n{row['board']}Moves: {row['moves']}\n", encoding="utf-8"
    )
    status, lines = checked(capsys, file, with_trace=True)
    assert status == 0
    assert lines[0] == f"0 - score={500 if level[0] == 's' else 0} legal={legal[0]}"
    assert lines[1:-1] == [
        f"{number} {move} score={score} legal={count}"
        for number, (move, score, count) in enumerate(zip(moves, scores, legal[1:], strict=True), 1)
    ]
    assert lines[-1] == f"{file}: unfinished {len(moves)} moves {scores[-1]} points"


def test_the_trace_of_a_won_game_ends_with_no_legal_move_or_its_take_backs(capsys: Capture) -> None:
    _, simon = checked(capsys, SIMON, with_trace=True)
    assert simon[0] == "0 - score=500 legal=7"
    assert simon[-2:] == ["49 64x6 score=851 legal=0", f"{SIMON}: won 49 moves 851 points"]
    _, towers = checked(capsys, TOWERS, with_trace=True)
    # four kings, each to four empty cells and ten empty columns
    assert towers[-2:] == ["81 3h score=520 legal=56", f"{TOWERS}: won 81 moves 520 points"]


def test_the_trace_goes_as_far_as_the_moves_are_legal(capsys: Capture, file: Path) -> None:
    file.write_text(f"{GAME}Moves: 20 11\n", encoding="utf-8")
    status, lines = checked(capsys, file, with_trace=True)
    assert status == 1
    assert [line.split(" score")[0] for line in lines[:2]] == ["0 -", "1 20"]
    assert lines[2] == f"{file}: move 2 11 refused: The cards already lie there."
    assert len(lines) == 3


def test_all_records_of_a_folder_are_found_in_the_order_of_their_names(tmp_path: Path) -> None:
    (tmp_path / "b.solitaire").write_text(f"{PLAYED}---\n{GAME}", encoding="utf-8")
    (tmp_path / "a.solitaire").write_text(GAME, encoding="utf-8")
    (tmp_path / "c.txt").write_text("no record", encoding="utf-8")
    assert [(path.name, len(record.moves)) for path, record in all_records(tmp_path)] == [
        ("a.solitaire", 0),
        ("b.solitaire", 3),
        ("b.solitaire", 0),
    ]
