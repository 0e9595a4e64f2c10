"""A whole game as text: read, written, and refused with the line and the place of the fault."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.core.record import (
    Record,
    Result,
    decode,
    looks_like_record,
    parse_records,
    record_text,
    result_of,
)
from qtsolitaire.core.table import board_text, parse_move
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import GAMES, deal_of, read_code
from tests.reference import DATA, columns_of, example, laid, many, run

EXAMPLES = ["example_simple_simon.solitaire", "example_seahaven_towers.solitaire", "worked_deal.solitaire"]
CODE = "Game: Simple Simon\nDeal: SS1-S1-AAAAABD\n"
SPADES, HEARTS, DIAMONDS, CLUBS = (" ".join(reversed(run(suit).split())) for suit in "SHDC")  # ace to king: no runs
COLUMNS = f"{SPADES} {HEARTS}\n{DIAMONDS}\n{CLUBS}\n" + "-\n" * 7
BOARD = f"Game: Simple Simon\nLevel: S4\nBoard:\n{COLUMNS}"


def read(text: str) -> Record:
    (record,) = parse_records(text, GAMES)
    return record


def read_error(text: str) -> BadTextError:
    with pytest.raises(BadTextError) as error:
        parse_records(text, GAMES)
    return error.value


def moves_of(record: Record) -> str:
    return " ".join(str(step.move) for step in record.replay())


# --- the examples -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_replays_to_the_result_that_it_tells(name: str) -> None:
    record = example(name)
    assert result_of(record.deal, list(record.replay())) == record.result


def test_the_examples_are_won() -> None:
    results = [example(name).result for name in EXAMPLES]
    assert results == [Result(True, 49, 851), Result(True, 81, 520), Result(True, 60, 840)]


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_written_and_read_again_is_the_same_game(name: str) -> None:
    record = example(name)
    again = read(record_text(record.deal, list(record.replay())))
    assert again.moves == record.moves
    assert again.result == record.result
    assert (again.deal.variant, again.deal.code) == (record.deal.variant, record.deal.code)
    assert board_text(again.deal.position) == board_text(record.deal.position)


# --- writing ------------------------------------------------------------------------------------------------------


def test_a_dealt_game_is_written_with_its_code() -> None:
    deal = deal_of(read_code("SS1-S1-AAAAABD"))
    steps = list(deal.game.replay(deal.position, map(parse_move, ["20", "43", "75"])))
    assert record_text(deal, steps, datetime(2026, 11, 29, 18, 4, 5, tzinfo=UTC), 312) == (
        "Game: Simple Simon\nDeal: SS1-S1-AAAAABD\nMoves:\n20 43 75\n"
        "Result: unfinished 3 moves 497 points\nDate: 2026-11-29T18:04:05Z\nSeconds: 312\n"
    )


def test_a_game_from_a_board_is_written_with_its_level_and_board() -> None:
    record = read(BOARD + "Moves: 24\n")
    assert record_text(record.deal, list(record.replay())) == (
        f"Game: Simple Simon\nLevel: S4\nBoard:\n{COLUMNS}Moves:\n24\nResult: unfinished 1 moves 499 points\n"
    )


def test_a_game_without_moves_is_written_too() -> None:
    deal = deal_of(read_code("SH1-C4-AAAAABD"))
    assert record_text(deal, []) == (
        "Game: Seahaven Towers\nDeal: SH1-C4-AAAAABD\nMoves:\nResult: unfinished 0 moves 0 points\n"
    )


def test_the_date_is_written_in_utc_whatever_its_zone() -> None:
    deal = deal_of(read_code("SH1-C4-AAAAABD"))
    in_hanoi = datetime(2026, 11, 30, 1, 4, 5, tzinfo=timezone(timedelta(hours=7)))
    assert "Date: 2026-11-29T18:04:05Z\n" in record_text(deal, [], in_hanoi)


def test_0_seconds_are_written() -> None:
    assert "Seconds: 0\n" in record_text(deal_of(read_code("SH1-C4-AAAAABD")), [], seconds=0)


def test_many_moves_are_written_on_lines_of_at_most_100_characters_and_read_back() -> None:
    record = read(BOARD + "Moves: 24" + " 45 54" * 100)
    text = record_text(record.deal, list(record.replay()))
    assert max(map(len, text.partition("Moves:")[2].splitlines())) <= 100
    assert read(text).moves == record.moves


# --- what a record may hold ---------------------------------------------------------------------------------------


def test_a_code_alone_tells_the_game() -> None:
    record = read("Deal: SH1-C2-AAAAABD\n")
    assert (record.deal.game.name, record.deal.variant.key) == ("Seahaven Towers", "C2")


def test_a_code_in_a_record_is_read_leniently() -> None:
    assert str(read("Deal: ss1 s1 aaaaa8d\n").deal.code) == "SS1-S1-AAAAABD"


def test_moves_result_date_and_seconds_may_be_missing() -> None:
    record = read(CODE)
    assert (record.moves, record.result, record.date, record.seconds) == ((), None, None, None)


def test_date_and_seconds_are_read() -> None:
    record = read(CODE + "Date: 2026-11-29T18:04:05Z\nSeconds: 312\n")
    assert (record.date, record.seconds) == (datetime(2026, 11, 29, 18, 4, 5, tzinfo=UTC), 312)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("won 59 moves 841 points", Result(True, 59, 841)),
        ("unfinished 26 moves 474 points", Result(False, 26, 474)),
        ("unfinished 600 moves -100 points", Result(False, 600, -100)),
        ("unfinished 1 move 1 point", Result(False, 1, 1)),
        ("Won  59 Moves 841 Points", Result(True, 59, 841)),
    ],
)
def test_a_result_is_read(text: str, result: Result) -> None:
    assert read(f"{CODE}Result: {text}").result == result


@pytest.mark.parametrize("result", [Result(True, 59, 841), Result(False, 600, -100), Result(False, 0, 0)])
def test_a_result_reads_back_as_it_is_written(result: Result) -> None:
    assert read(f"{CODE}Result: {result}").result == result


def test_moves_stand_on_any_number_of_lines() -> None:
    expected = read(CODE + "Moves: 20 43 75 84")
    for moves in ("Moves:\n20 43\n75 84", "Moves: 20\n43\n\n75\n84\n", "Moves:\t20  43 75\n  84"):
        assert read(CODE + moves).moves == expected.moves
    assert moves_of(expected) == "20 43 75 84"


def test_keys_stand_in_any_order() -> None:
    text = "Seconds: 7\nMoves: 20\nResult: unfinished 1 moves 499 points\nDeal: SS1-S1-AAAAABD\nGame: Simple Simon\n"
    assert (moves_of(read(text)), read(text).seconds) == ("20", 7)


def test_keys_game_and_level_are_read_in_either_case() -> None:
    record = read(BOARD.replace("Game: Simple Simon", "GAME: simple simon").replace("Level: S4", "level : s4"))
    assert (record.deal.game.name, record.deal.variant.key) == ("Simple Simon", "S4")


def test_level_and_board_may_repeat_what_the_code_deals() -> None:
    board = "\n".join(columns_of(deal_of(read_code("SS1-S1-AAAAABD")).position))
    record = read(f"{CODE}Level: S1\nBoard:\n{board}\n")
    assert str(record.deal.code) == "SS1-S1-AAAAABD"


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r", "\n\n\n", " \t\n"])
def test_blank_lines_and_line_ends_do_not_matter(line_end: str) -> None:
    text = (DATA / "worked_deal.solitaire").read_text(encoding="utf-8").replace("\n", line_end)
    assert read(text).moves == example("worked_deal.solitaire").moves


def test_a_last_line_needs_no_end() -> None:
    assert moves_of(read(CODE + "Moves: 20")) == "20"


def test_lines_that_start_with_a_hash_are_comments_even_among_moves_and_in_a_board() -> None:
    board = BOARD.replace("Board:\n", "Board:\n# Seconds: x\n  # after blanks\n")
    assert moves_of(read(f"# Game: Chess\n{board}Moves:\n24\n# 99 nonsense\n45\n")) == "24 45"


@pytest.mark.parametrize(
    "line",
    [
        "Player: An",
        "X-Source: pasted 46",
        "my_key 2:",
        "Comment: Moves: 11",
        "FC: - -",
        "Người chơi: An",
        "ผู้เล่น: มานะ",
    ],
)
def test_unknown_keys_are_ignored_with_their_values(line: str) -> None:
    record = read(f"{line}\nof several lines\n{CODE}Moves: 20\n{line}\nof several lines\nSeconds: 7\n")
    assert (moves_of(record), record.seconds) == ("20", 7)


def test_an_unknown_key_ends_a_board() -> None:
    assert read(f"{BOARD}Note: mine\n46 46 46\nMoves: 24").deal.position == read(BOARD).deal.position


# --- several records, and bytes -----------------------------------------------------------------------------------


def test_several_records_are_separated_by_a_line_of_three_dashes() -> None:
    first, second, third = parse_records(f"{CODE}Moves: 20\n---\n{BOARD}  ---  \r\nDeal: SH1-C1-AAAAAAA", GAMES)
    assert [record.deal.variant.key for record in (first, second, third)] == ["S1", "S4", "C1"]


def test_separators_around_nothing_make_no_records() -> None:
    assert len(parse_records(f"---\n# nothing\n---\n\n{CODE}---\n---\n", GAMES)) == 1


def test_a_fault_in_a_later_record_is_told_with_its_line_in_the_whole_text() -> None:
    assert read_error(f"{CODE}---\n{CODE}Seconds: x\n").line == 6


def test_all_examples_in_one_file_are_read() -> None:
    texts = [(DATA / name).read_text(encoding="utf-8") for name in EXAMPLES]
    records = parse_records("---\n".join(texts), GAMES)
    assert [record.moves for record in records] == [example(name).moves for name in EXAMPLES]


def test_the_bytes_of_a_file_are_utf_8() -> None:
    assert decode("# Việt\nDeal: …".encode()) == "# Việt\nDeal: …"


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert read(decode(b"\xef\xbb\xbf" + CODE.encode())).deal.variant.key == "S1"


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"\xff", 1),
        (CODE.encode() + b"# \xe9t\xe9", 3),
        (CODE.encode("utf-16"), 1),
        (CODE.encode().replace(b"\n", b"\r\n") + b"\xff", 3),
        (b"\xef\xbb\xbf" + CODE.encode() + b"\xff", 3),
        (CODE.encode().replace(b"\n", b"\r") + b"\xff", 3),
    ],
    ids=["at once", "later", "UTF-16", "after CR LF", "after a byte order mark", "after CR"],
)
def test_other_bytes_are_refused_with_the_line_of_the_first(data: bytes, line: int) -> None:
    with pytest.raises(BadTextError) as error:
        decode(data)
    assert (error.value.line, str(error.value.saying)) == (line, "This is no text in UTF-8.")


@pytest.mark.parametrize("text", [CODE, "deal: SS1-S1-AAAAABD", "\n# x\nMoves: 46", "Board:"])
def test_a_text_with_a_key_looks_like_a_record(text: str) -> None:
    assert looks_like_record(text)


@pytest.mark.parametrize("text", ["", "SS1-S1-AAAAABD", "SS1 S1\nAAAAABD", "see: this", "x" * 200_000, "\0"])
def test_other_texts_do_not(text: str) -> None:
    assert not looks_like_record(text)


# --- what is wrong with a record ----------------------------------------------------------------------------------

NO_RECORD = "There is no game record here. A record begins with a line such as “Game: Simple Simon”."
NO_KEY = "“{}” belongs to no key. A record begins with a line such as “Game: Simple Simon”."
TWICE = "“{}:” stands here twice. A line “---” separates one record from the next."
SECOND_LINE = "“{}:” has a value of one line; this is a second one."
NO_MOVE = "“{}” is no move. A move is source, target and, for several cards, x and their number: 46, 46x3, 5a, ah, hD5."

NO_DEAL = "The record lacks “Deal:” with a code, or “Board:” with the cards."
NO_GAME = "“{}” is no game that is known here. Expected one of: Simple Simon, Seahaven Towers."
NEEDS_LEVEL = "A record with “Board:” needs “Level:” too, with one of: S1, S2, S4."
NO_LEVEL = "“{}” is no level of this game. Expected one of: S1, S2, S4."
NO_RESULT = "“{}” is no result. Expected for example: won 59 moves 841 points."
NO_DATE = "“{}” is no date. Expected for example: 2026-11-29T18:04:05Z."
NO_SECONDS = "“{}” is no number of seconds."
NO_CARD = "“{}” is no card. A card is a rank (A 2–9 T J Q K) and a suit (S H D C), such as 7H."
FEW_COLUMNS = "A board has 10 columns, one a line (“-” for an empty one); here are {}."

WRONG = [
    # the record, line, place, sentence
    ("", 1, 0, NO_RECORD),
    ("\n# only a comment\n---\n", 1, 0, NO_RECORD),
    ("\nhello\n", 2, 0, NO_KEY.format("hello")),
    ("SS1-S1-AAAAABD", 1, 0, NO_KEY.format("SS1-S1-AAAAABD")),
    (CODE + "Game: Simple Simon", 3, 0, TWICE.format("Game")),
    (CODE + "Moves: 20\nMoves: 43", 4, 0, TWICE.format("Moves")),
    (BOARD + "Moves: 12\nBoard:\n-", 15, 0, TWICE.format("Board")),
    (CODE + "Seconds: 1\n2", 4, 0, SECOND_LINE.format("Seconds")),
    ("Game: Simple Simon\n46\nDeal: SS1-S1-AAAAABD", 2, 0, SECOND_LINE.format("Game")),
    ("Level: S4\nMoves: 46", 1, 0, "The record lacks “Game:”, the name of the game."),
    ("\nGame: Chess\nDeal: SS1-S1-AAAAABD", 2, 0, NO_GAME.format("Chess")),
    ("\n\nGame: Simple Simon\nMoves: 46", 3, 0, NO_DEAL),
    ("Game: Simple Simon\nDeal:", 1, 0, NO_DEAL),
    ("Game: Simple Simon\nLevel: S4", 1, 0, NO_DEAL),
    (BOARD.replace("Level: S4\n", ""), 1, 0, NEEDS_LEVEL),
    (BOARD.replace("Level: S4", "Level: C4"), 2, 0, NO_LEVEL.format("C4")),
    (CODE.replace("BD", "B"), 2, 0, "The last part of the code has to be 7 letters; “AAAAAB” has 6."),
    (CODE + "Moves:\n20 43\n75 46x 84", 5, 2, NO_MOVE.format("46x")),
    (CODE + "Moves: 20 e4", 3, 2, NO_MOVE.format("e4")),
    (CODE + "Result: lost", 3, 0, NO_RESULT.format("lost")),
    (CODE + "Result: won 5 moves", 3, 0, NO_RESULT.format("won 5 moves")),
    (CODE + "Date: 29.11.2026", 3, 0, NO_DATE.format("29.11.2026")),
    (CODE + "Date: 2026-02-30T00:00:00Z", 3, 0, NO_DATE.format("2026-02-30T00:00:00Z")),
    (CODE + "Seconds: -1", 3, 0, NO_SECONDS.format("-1")),
    (CODE + "Seconds: ٣", 3, 0, NO_SECONDS.format("٣")),
    (CODE + "Seconds: " + "9" * 10_000, 3, 0, NO_SECONDS.format("9" * 30 + "…")),
    (BOARD.replace("AS 2S", "AS 2X"), 4, 2, NO_CARD.format("2X")),
    (BOARD.replace("AS 2S", "AS AS"), 4, 2, "There is no ace of spades left in the pack of this level."),
    (BOARD + "-", 14, 0, "This line is one column too many: a board has 10."),
    (BOARD.replace("-\n", "", 2), 11, 0, FEW_COLUMNS.format(8)),
]


@pytest.mark.parametrize(("text", "line", "place", "sentence"), WRONG)
def test_a_wrong_record_is_refused_with_line_place_and_a_sentence(
    text: str, line: int, place: int, sentence: str
) -> None:
    error = read_error(text)
    assert (error.line, error.place, str(error.saying)) == (line, place, sentence)


def test_the_whole_error_tells_line_and_place_before_the_sentence() -> None:
    assert str(read_error(CODE + "Moves: 20 e4")).startswith("Line 3, number 2: “e4” is no move.")


def test_a_board_without_any_column_is_refused_with_a_line() -> None:
    assert 1 <= read_error("Game: Simple Simon\nLevel: S4\nBoard:\n").line <= 3


CONTRADICTIONS = [
    ("Game: Seahaven Towers\nDeal: SS1-S1-AAAAABD", 2, "Deal", "Game"),
    ("Deal: SS1-S1-AAAAABD\nGame: Seahaven Towers", 1, "Deal", "Game"),
    (CODE + "Level: S4", 3, "Level", "Deal"),
    ("Game: Simple Simon\nDeal: SS1-S4-AAAAABD\nBoard:\n" + COLUMNS, 4, "Board", "Deal"),
]


@pytest.mark.parametrize(("text", "line", "key", "other"), CONTRADICTIONS)
def test_contradicting_keys_are_an_error(text: str, line: int, key: str, other: str) -> None:
    error = read_error(text)
    assert (error.line, str(error.saying)) == (line, f"“{key}:” contradicts “{other}:”.")


@pytest.mark.parametrize(
    "text", ["\0" * 10_000, "x" * 10_000, "Game:" * 2000, "🂡: 🂢", "{0}: {1}", "ไพ่", ":", "Board:" * 9]
)
def test_rubbish_is_refused_in_a_short_sentence(text: str) -> None:
    assert len(str(read_error(text))) < 200


GOOD = (DATA / "worked_deal.solitaire").read_text(encoding="utf-8") + "Date: 2026-11-29T18:04:05Z\nSeconds: 312\n"


@many
@given(
    st.integers(0, len(GOOD)),
    st.integers(0, 40),
    st.text(max_size=10) | st.sampled_from(["\n", "---\n", "Board:\n", "FC: -\n", "Done: S\n", "#", "x99", "KS "]),
)
def test_a_spoilt_record_is_read_or_refused_with_a_line_and_nothing_else(start: int, length: int, put: str) -> None:
    text = GOOD[:start] + put + GOOD[start + length :]
    try:
        records = parse_records(text, GAMES)
    except BadTextError as error:
        where = error.line
    else:
        where = len(records)
    assert 1 <= where <= len(text.splitlines()) + 1


# --- boards -------------------------------------------------------------------------------------------------------


def test_the_lines_before_the_columns_belong_to_the_board_and_are_no_keys() -> None:
    rest = f"{HEARTS}\n{DIAMONDS} {run('S', bottom='2')}\n{run('C', bottom='3')}\n" + "-\n" * 7
    text = f"Game: Seahaven Towers\nLevel: C2\nBoard:\nFounds: S-A D-0 C-2 H-0\nFC: - -\n{rest}Moves: hSa\n"
    record = read(text)
    assert board_text(record.deal.position) == f"Founds: H-0 C-2 D-0 S-A\nFC: - -\n{rest}".rstrip()
    assert moves_of(record) == "hSa"


@pytest.mark.parametrize(
    ("text", "score"),
    [
        (f"Game: Simple Simon\nLevel: S4\nBoard:\nDone: H S\n{DIAMONDS}\n{CLUBS}\n" + "-\n" * 8, 500 + 200),
        (BOARD, 500),
        (
            "Game: Seahaven Towers\nLevel: C1\nBoard:\nFounds: H-K C-K D-0 S-K\nFC: -\n" + f"{DIAMONDS}\n" + "-\n" * 9,
            10 * 39,
        ),
        ("Game: Seahaven Towers\nLevel: C1\nBoard:\nFC: -\n" + COLUMNS, 0),
    ],
)
def test_a_game_that_starts_from_a_board_counts_0_moves_and_the_points_of_what_is_done(text: str, score: int) -> None:
    record = read(text)
    assert result_of(record.deal, []) == Result(False, 0, score)


def test_a_board_may_be_won_from_the_start() -> None:
    record = read("Game: Simple Simon\nLevel: S4\nBoard:\nDone: H S C D\n" + "-\n" * 10)
    assert result_of(record.deal, []) == Result(True, 0, 900)


def test_a_finished_run_is_no_move_of_its_own() -> None:
    table = laid("S4", f"{run('S', bottom='2')} | AS | … AC | - | - | - | - | - | - | -")
    record = read("Game: Simple Simon\nLevel: S4\nBoard:\n" + "\n".join(table.board) + "\nMoves: 21")
    steps = list(record.replay())
    assert result_of(record.deal, steps) == Result(False, 1, 599)
    assert record_text(record.deal, steps).endswith("Moves:\n21\nResult: unfinished 1 moves 599 points\n")


def test_cells_foundations_and_take_backs_are_played_from_a_record() -> None:
    columns = f"{run('S', bottom='2')}\n{HEARTS}\n{run('D')}\n{CLUBS}\n" + "-\n" * 6
    moves = "Moves: ah 1h hSb bh 1hx1 3h 3b bd"
    record = read(f"Game: Seahaven Towers\nLevel: C4\nBoard:\nFC: AS - - -\n{columns}{moves}")
    steps = list(record.replay())
    assert moves_of(record) == "ah 1h hSb bh 1h 3h 3b bd"
    assert [step.after.score for step in steps] == [10, 20, 10, 20, 30, 40, 40, 40]


def test_a_byte_order_mark_that_was_pasted_with_a_record_is_no_part_of_its_first_key() -> None:
    (record,) = parse_records("\N{BYTE ORDER MARK}Game: Simple Simon\nDeal: SS1-S1-AAAAABD\n", GAMES)
    assert str(record.deal.code) == "SS1-S1-AAAAABD"
