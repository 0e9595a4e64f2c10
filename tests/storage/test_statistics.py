"""The figures about the games: each sentence of the window about what counts, and queries against plain Python."""

from __future__ import annotations

import random
import sqlite3
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import pytest

from qtsolitaire.storage.records import SCHEMA, Beginning, Mark, Records, Standing
from qtsolitaire.storage.statistics import Bar, Figures, distribution, figures, results

SIMON = Beginning("SS", "S1", "SS1-S1-AAAAABD", None)
TOWERS = Beginning("SH", "C2", "SH1-C2-AAAAABD", None)
NOTHING = Figures(0, 0, 0, 0, None, None, None, None, None)
CHOICES = [(None, None), ("SS", None), ("SH", None), ("SS", "S1"), ("SS", "S4"), ("SH", "C2")]
LEVELS = [("SS", "S1"), ("SS", "S2"), ("SS", "S4"), ("SH", "C1"), ("SH", "C2")]


@dataclass(frozen=True)
class Row:
    """A game in the file."""

    record: int
    game: str
    level: str
    began: int
    at: int
    score: int
    seconds: int
    won: int | None


def written(rows: list[Row]) -> sqlite3.Connection:
    """A file of games with these rows."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    for statement in SCHEMA:
        connection.execute(statement)
    connection.execute("BEGIN")
    connection.executemany(
        "INSERT INTO games VALUES (?, ?, ?, 'code', NULL, ?, ?, 1, ?, ?, ?, ?, NULL, NULL, NULL)",
        [(r.record, r.game, r.level, r.began, r.began, r.at, r.score, r.seconds, r.won) for r in rows],
    )
    connection.execute("COMMIT")
    return connection


def made_up(source: random.Random, number: int) -> list[Row]:
    """Some rows, many of them begun in the same millisecond, and not in the order of their numbers."""
    rows = []
    for record in source.sample(range(1, 10 * number), number):
        game, level = source.choice(LEVELS)
        won = source.choice([None, record, record])
        numbers = source.randint(1, 200), source.randint(-200, 900), source.randint(0, 4000)
        rows.append(Row(record, game, level, source.randint(1, number), *numbers, won))
    return rows


def counted(rows: list[Row], game: str | None, level: str | None, except_record: int | None) -> list[Row]:
    """The rows of a choice, in the order in which they were begun."""
    chosen = [row for row in rows if game in (None, row.game) and level in (None, row.level)]
    chosen = [row for row in chosen if row.record != except_record or row.won is not None]
    return sorted(chosen, key=lambda row: (row.began, row.record))


def computed(rows: list[Row]) -> Figures:
    """The figures without any query."""
    wins = [row for row in rows if row.won is not None]
    streak = longest = 0
    for row in rows:
        streak = 0 if row.won is None else streak + 1
        longest = max(longest, streak)
    if not wins:
        return Figures(len(rows), 0, 0, 0, None, None, None, None, None)
    scores, times = [row.score for row in wins], [row.seconds for row in wins]
    return Figures(
        len(rows),
        len(wins),
        streak,
        longest,
        max(scores),
        median(scores),
        min(row.at for row in wins),
        min(times),
        median(times),
    )


def played(records: Records, beginning: Beginning, moves: int, *, is_won: bool = False) -> Mark:
    mark: Mark | None = None
    for at in range(1, moves + 1):
        mark = records.add_move(beginning, mark, "12", Standing(at, 500 - at, 3 * at, is_won and at == moves))
    assert mark
    return mark


def outcomes(text: str) -> list[Row]:
    """Games of one level: `w` is a won one."""
    return [Row(n, "SS", "S1", n, n, n, n, n if letter == "w" else None) for n, letter in enumerate(text, 1)]


# --- what counts --------------------------------------------------------------------------------------------------


def test_a_deal_without_a_move_is_no_game(tmp_path: Path) -> None:
    records = Records(tmp_path)
    records.put_on_table(SIMON, None)
    assert figures(records.connection) == NOTHING
    assert figures(records.connection).share is None
    assert not results(records.connection)
    assert not distribution(records.connection)


def test_a_game_is_played_from_its_first_move(tmp_path: Path) -> None:
    records = Records(tmp_path)
    played(records, SIMON, 1)
    assert figures(records.connection) == Figures(1, 0, 0, 0, None, None, None, None, None)
    assert figures(records.connection).share == 0


def test_every_game_is_won_or_not_won(tmp_path: Path) -> None:
    records = Records(tmp_path)
    played(records, SIMON, 3, is_won=True)
    played(records, SIMON, 2)
    assert figures(records.connection) == Figures(2, 1, 0, 1, 497, 497, 3, 9, 9)
    assert figures(records.connection).share == 0.5
    assert [result.is_won for result in results(records.connection)] == [True, False]


def test_a_game_that_is_taken_up_again_later_and_won_is_a_won_one(tmp_path: Path) -> None:
    records = Records(tmp_path)
    mark = played(records, SIMON, 2)
    played(records, TOWERS, 1, is_won=True)
    assert (figures(records.connection).played, figures(records.connection).won) == (2, 1)
    records.add_move(SIMON, mark, "12", Standing(3, 497, 9, is_won=True))
    assert (figures(records.connection).played, figures(records.connection).won) == (2, 2)
    assert figures(records.connection).current_streak == 2


def test_the_game_on_the_table_is_not_counted_yet(tmp_path: Path) -> None:
    records = Records(tmp_path)
    played(records, SIMON, 2, is_won=True)
    current = played(records, SIMON, 2).record
    assert figures(records.connection, except_record=current).played == 1
    assert figures(records.connection, except_record=current).current_streak == 1
    assert len(results(records.connection, except_record=current)) == 1
    assert figures(records.connection).played == 2


def test_the_game_on_the_table_is_counted_once_it_has_been_won(tmp_path: Path) -> None:
    records = Records(tmp_path)
    current = played(records, SIMON, 2, is_won=True).record
    assert figures(records.connection, except_record=current) == Figures(1, 1, 1, 1, 498, 498, 2, 6, 6)
    assert [result.record for result in results(records.connection, except_record=current)] == [current]


@pytest.mark.parametrize("seed", range(5))
def test_there_are_never_more_wins_than_games(seed: int) -> None:
    connection = written(made_up(random.Random(seed), 40))
    for game, level in CHOICES:
        for except_record in (None, *(result.record for result in results(connection))):
            found = figures(connection, game, level, except_record)
            assert 0 <= found.current_streak <= found.longest_streak <= found.won <= found.played


def test_each_game_counts_for_its_level_for_its_game_and_for_all() -> None:
    connection = written(made_up(random.Random(7), 300))
    per_level = [figures(connection, game, level).played for game, level in LEVELS]
    assert min(per_level) > 0
    assert sum(figures(connection, game).played for game in ("SS", "SH")) == sum(per_level) == 300
    assert figures(connection).played == 300


# --- figures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "current", "longest"),
    [("", 0, 0), ("l", 0, 0), ("w", 1, 1), ("wwlw", 1, 2), ("lwwwl", 0, 3), ("wwlwww", 3, 3), ("llww", 2, 2)],
)
def test_streaks_are_wins_one_after_another(text: str, current: int, longest: int) -> None:
    found = figures(written(outcomes(text)))
    assert (found.current_streak, found.longest_streak) == (current, longest)


def test_a_streak_follows_the_time_of_the_first_move_not_the_number_in_the_file() -> None:
    rows = [
        Row(1, "SS", "S1", 30, 1, 1, 1, None),
        Row(2, "SS", "S1", 10, 1, 1, 1, 1),
        Row(3, "SS", "S1", 20, 1, 1, 1, 1),
    ]
    assert figures(written(rows)).current_streak == 0
    assert [result.record for result in results(written(rows))] == [2, 3, 1]


def test_the_median_of_an_even_number_of_games_is_between_the_two_in_the_middle() -> None:
    assert figures(written(outcomes("wwww"))).median_score == 2.5
    assert figures(written(outcomes("wlwlwlw"))).median_seconds == 4


@pytest.mark.parametrize(("seed", "number"), [(1, 1), (2, 2), (3, 13), (4, 250), (5, 400)])
@pytest.mark.parametrize(("game", "level"), CHOICES)
def test_the_queries_find_what_plain_python_computes(
    seed: int, number: int, game: str | None, level: str | None
) -> None:
    rows = made_up(random.Random(seed), number)
    connection = written(rows)
    lost = next((row.record for row in rows if row.won is None), None)
    for except_record in (None, rows[0].record, lost):
        expected = counted(rows, game, level, except_record)
        assert figures(connection, game, level, except_record) == computed(expected)
        found = results(connection, game, level, except_record, limit=50)
        assert [(result.record, result.is_won) for result in found] == [
            (row.record, row.won is not None) for row in expected[-50:]
        ]


# --- results and distribution -------------------------------------------------------------------------------------


def test_the_results_are_those_of_the_last_hundred_games() -> None:
    found = results(written(outcomes("wl" * 80)))
    assert [result.record for result in found] == list(range(61, 161))
    first = found[0]
    assert (first.game, first.level, first.began, first.moves, first.is_won) == ("SS", "S1", 61, 61, True)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("bars", [1, 4, 15])
def test_the_bars_hold_every_won_game_once_and_have_no_gaps(seed: int, bars: int) -> None:
    rows = made_up(random.Random(seed), 60)
    moves = Counter(row.at for row in rows if row.won is not None)
    found = distribution(written(rows), bars=bars)
    assert 1 <= len(found) <= bars
    assert [bar.first for bar in found[1:]] == [bar.last + 1 for bar in found[:-1]]
    assert len({bar.last - bar.first for bar in found}) == 1
    for bar in found:
        assert bar.games == sum(moves[number] for number in range(bar.first, bar.last + 1))
    assert sum(bar.games for bar in found) == moves.total()
    assert found[0].games
    assert found[-1].games


def test_only_won_games_of_the_chosen_level_are_in_the_bars() -> None:
    rows = [
        Row(1, "SS", "S1", 1, 40, 0, 0, 1),
        Row(2, "SS", "S1", 2, 42, 0, 0, 1),
        Row(3, "SS", "S1", 3, 41, 0, 0, None),
        Row(4, "SS", "S2", 4, 90, 0, 0, 1),
    ]
    assert distribution(written(rows), "SS", "S1") == (Bar(40, 40, 1), Bar(41, 41, 0), Bar(42, 42, 1))


def test_reading_changes_nothing_in_the_file() -> None:
    connection = written(outcomes("wlw"))
    before = connection.total_changes
    figures(connection)
    results(connection)
    distribution(connection)
    assert connection.total_changes == before
