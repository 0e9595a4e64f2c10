"""What the file of games tells about the player: counted anew by a query each time, and stored nowhere. No Qt here.

A game is in the file from its first move, so a deal without a move is none. Every game is won or not won, and one that
is taken up again later and won is a won one. The game on the table counts only once it has been won.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

RESULTS = 100
BARS = 15

# The figures of a won game are those of its first win, whatever was undone or played after it.
MOVES, SCORE, SECONDS = "coalesce(won_at, at)", "coalesce(won_score, score)", "coalesce(won_seconds, seconds)"

COUNTED = """
    (:game IS NULL OR game = :game) AND (:level IS NULL OR level = :level) AND (won IS NOT NULL OR id IS NOT :except)
"""

FIGURES = f"""
    WITH counted AS MATERIALIZED (
        SELECT won IS NOT NULL AS is_won, {MOVES} AS moves, {SCORE} AS score, {SECONDS} AS seconds,
            sum(won IS NULL) OVER (ORDER BY began, id ROWS UNBOUNDED PRECEDING) AS losses
        FROM games WHERE {COUNTED}
    ),
    wins AS MATERIALIZED (SELECT moves, score, seconds FROM counted WHERE is_won),
    streaks AS MATERIALIZED (SELECT losses, sum(is_won) AS length FROM counted GROUP BY losses),
    middle AS MATERIALIZED (SELECT 2 - count(*) % 2 AS width, (count(*) - 1) / 2 AS before FROM wins)
    SELECT
        (SELECT count(*) FROM counted),
        (SELECT count(*) FROM wins),
        (SELECT coalesce((SELECT length FROM streaks ORDER BY losses DESC LIMIT 1), 0)),
        (SELECT coalesce(max(length), 0) FROM streaks),
        (SELECT max(score) FROM wins),
        (SELECT avg(score) FROM (SELECT score FROM wins ORDER BY score
            LIMIT (SELECT width FROM middle) OFFSET (SELECT before FROM middle))),
        (SELECT min(moves) FROM wins),
        (SELECT min(seconds) FROM wins),
        (SELECT avg(seconds) FROM (SELECT seconds FROM wins ORDER BY seconds
            LIMIT (SELECT width FROM middle) OFFSET (SELECT before FROM middle)))
"""


@dataclass(frozen=True, slots=True)
class Figures:
    """What the games came to.

    Args:
        played: How many games have a first move.
        won: How many of them are won.
        current_streak: Wins since the last game that is not won.
        longest_streak: The most wins without such a game between them.
        best_score: Of won games, as are all that follow; None without one.
        median_score: Half of the games have no more, half have no less.
        fewest_moves: The least moves that won a game.
        best_seconds: The shortest time.
        median_seconds: The middle one of the times.
    """

    played: int
    won: int
    current_streak: int
    longest_streak: int
    best_score: int | None
    median_score: float | None
    fewest_moves: int | None
    best_seconds: int | None
    median_seconds: float | None

    @property
    def share(self) -> float | None:
        """Return the won part of the games, from 0 to 1; None without a game."""
        return self.won / self.played if self.played else None


@dataclass(frozen=True, slots=True)
class Result:
    """How one game ended.

    Args:
        record: Its number in the file.
        game: Two letters.
        level: Key of the level.
        began: Time of its first move.
        moves: So many count.
        is_won: Whether it is won.
    """

    record: int
    game: str
    level: str
    began: int
    moves: int
    is_won: bool


@dataclass(frozen=True, slots=True)
class Bar:
    """Won games with a similar number of moves.

    Args:
        first: The least number of moves.
        last: The greatest number of moves.
        games: How many games.
    """

    first: int
    last: int
    games: int


def figures(
    connection: sqlite3.Connection, game: str | None = None, level: str | None = None, except_record: int | None = None
) -> Figures:
    """Return what all games came to, or those of one game or level, in one reading of the file.

    Args:
        connection: The file of games.
        game: Two letters; None for all games.
        level: Key of a level; None for all levels.
        except_record: The game on the table; it is counted if it has been won.
    """
    return Figures(*connection.execute(FIGURES, _choice(game, level, except_record)).fetchone())


def results(
    connection: sqlite3.Connection,
    game: str | None = None,
    level: str | None = None,
    except_record: int | None = None,
    limit: int = RESULTS,
) -> tuple[Result, ...]:
    """Return the last games, in the order in which they were begun.

    Args:
        connection: The file of games.
        game: Two letters; None for all games.
        level: Key of a level; None for all levels.
        except_record: The game on the table; it is counted if it has been won.
        limit: How many at most.
    """
    rows = connection.execute(
        f"SELECT id, game, level, began, {MOVES}, won FROM games WHERE {COUNTED}"
        " ORDER BY began DESC, id DESC LIMIT :limit",
        {**_choice(game, level, except_record), "limit": limit},
    ).fetchall()
    return tuple(
        Result(record, kind, key, began, moves, won is not None) for record, kind, key, began, moves, won in rows[::-1]
    )


def distribution(
    connection: sqlite3.Connection, game: str | None = None, level: str | None = None, bars: int = BARS
) -> tuple[Bar, ...]:
    """Return how many games were won in how many moves: bars of one width without gaps, the first and last not empty.

    Args:
        connection: The file of games.
        game: Two letters; None for all games.
        level: Key of a level; None for all levels.
        bars: How many at most.
    """
    choice = _choice(game, level, None)
    per_number = connection.execute(
        f"SELECT {MOVES}, count(*) FROM games WHERE won IS NOT NULL AND {COUNTED} GROUP BY 1 ORDER BY 1", choice
    ).fetchall()
    if not per_number:
        return ()
    least, most = per_number[0][0], per_number[-1][0]
    width = next(width for width in _widths() if most // width - least // width < bars)
    games = dict.fromkeys(range(least // width, most // width + 1), 0)
    for moves, number in per_number:
        games[moves // width] += number
    return tuple(Bar(step * width, (step + 1) * width - 1, number) for step, number in games.items())


def _widths() -> Iterator[int]:
    """Yield 1, 2, 5, 10, 20, 50 and so on."""
    return (digit * 10**power for power in count() for digit in (1, 2, 5))


def _choice(game: str | None, level: str | None, except_record: int | None) -> dict[str, str | int | None]:
    return {"game": game, "level": level, "except": except_record}
