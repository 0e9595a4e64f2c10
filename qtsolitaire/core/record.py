"""A whole game as text: what it began with, its moves and its result.

One format serves export, import, replay, tests and bug reports. Reading only checks the form; whether the moves are
legal, and the result is as told, is found by replaying the record through the rules (`Record.replay`).
"""

from __future__ import annotations

import codecs
import re
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from .deals import DealCode, parse_code
from .game import Deal, Game, Step, Variant
from .table import WrittenMove, board_text, parse_move
from .text import BadTextError, bad, clipped, mark

SUFFIX = ".solitaire"
SEPARATOR = "---"
_KEYS = ("Game", "Deal", "Level", "Board", "Moves", "Result", "Date", "Seconds")
_KEY_LINE = re.compile(r"([^:]+):(.*)")  # an unknown key may be in any script
_BOARD_LINES = ("founds", "done", "fc")  # these stand within a board and are no keys
_LINE_ENDS = re.compile(r"\r\n|\r|\n")
_RESULT = re.compile(r"(won|unfinished) (\d{1,6}) moves? (-?\d{1,7}) points?")
_DATE = "%Y-%m-%dT%H:%M:%SZ"

Lines = Sequence[tuple[int, str]]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game stands.

    Args:
        is_won: Won, or unfinished.
        moves: Moves made.
        points: The score.
    """

    is_won: bool
    moves: int
    points: int

    def __str__(self) -> str:
        return f"{'won' if self.is_won else 'unfinished'} {self.moves} moves {self.points} points"


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is written down.

    Args:
        deal: What it begins with.
        moves: Its moves.
        result: How it ended, if the record tells.
        date: When it began (UTC), if the record tells.
        seconds: Time played, if the record tells.
    """

    deal: Deal
    moves: tuple[WrittenMove, ...]
    result: Result | None = None
    date: datetime | None = None
    seconds: int | None = None

    def replay(self) -> Iterator[Step]:
        """Play the moves.

        Raises:
            RefusedMoveError: At the first move that is not legal, after the steps before it.
        """
        return self.deal.game.replay(self.deal.position, self.moves)


def result_of(deal: Deal, steps: Sequence[Step]) -> Result:
    """Return how a game stands after some steps."""
    position = steps[-1].after if steps else deal.position
    return Result(deal.game.is_won(position), len(steps), position.score)


def record_text(deal: Deal, steps: Sequence[Step], date: datetime | None = None, seconds: int | None = None) -> str:
    """Write a game.

    Args:
        deal: What it began with.
        steps: What was played.
        date: When it began; any time zone.
        seconds: Time played.
    """
    lines = [f"Game: {deal.game.name}"]
    if deal.code:
        lines.append(f"Deal: {deal.code}")
    else:
        lines += [f"Level: {deal.variant.key}", "Board:", board_text(deal.position)]
    lines.append("Moves:")
    lines += textwrap.wrap(" ".join(str(step.move) for step in steps), 100)
    lines.append(f"Result: {result_of(deal, steps)}")
    if date:
        lines.append(f"Date: {date.astimezone(UTC).strftime(_DATE)}")
    if seconds is not None:
        lines.append(f"Seconds: {seconds}")
    return "\n".join(lines) + "\n"


def looks_like_record(text: str) -> bool:
    """Tell whether a pasted text is meant as a record rather than as a deal code: it has a key of records."""
    matches = (_KEY_LINE.fullmatch(line.strip()) for line in _LINE_ENDS.split(text[:100_000]))
    return any(match and match[1].strip().title() in _KEYS for match in matches)


def decode(data: bytes) -> str:
    """Decode the bytes of a file of records.

    Raises:
        BadTextError: They are not UTF-8.
    """
    data = data.removeprefix(codecs.BOM_UTF8)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise bad(_NOT_UTF8).at(len(_LINE_ENDS.split(data[: error.start].decode("utf-8")))) from None


def parse_records(text: str, games: Iterable[Game]) -> tuple[Record, ...]:
    """Read all records of a text, at least one.

    Args:
        text: The text of a file, or a pasted one.
        games: The games that are known.

    Raises:
        BadTextError: With line, place and what was expected.
    """
    by_name = {game.name.lower(): game for game in games}
    records = tuple(_Reader(section, by_name).record() for section in _sections(text) if section)
    if not records:
        raise bad(_NO_RECORD).at(1)
    return records


def _sections(text: str) -> Iterator[list[tuple[int, str]]]:
    """Yield the lines of each record that are neither blank nor comments, with their numbers in the text."""
    section: list[tuple[int, str]] = []
    for number, raw in enumerate(_LINE_ENDS.split(text.removeprefix("\N{BYTE ORDER MARK}")), 1):
        line = raw.strip()
        if line == SEPARATOR:
            yield section
            section = []
        elif line and not line.startswith("#"):
            section.append((number, line))
    yield section


class _Reader:
    """Reads one record: first its keys with the lines of their values, then what these mean."""

    def __init__(self, lines: Lines, games: Mapping[str, Game]) -> None:
        self._games = games
        self._first_line = lines[0][0]
        self._values: dict[str, list[tuple[int, str]]] = {}
        self._key_lines: dict[str, int] = {}
        value: list[tuple[int, str]] | None = None
        in_board = False
        for number, line in lines:
            match = _KEY_LINE.fullmatch(line)
            if match and not (in_board and match[1].strip().lower() in _BOARD_LINES):
                key = match[1].strip().title()
                in_board = key == "Board"
                value = self._new_value(key, number)
                line = match[2].strip()  # noqa: PLW2901
            if value is None:
                raise bad(_NO_KEY, text=clipped(line)).at(number)
            if line:
                value.append((number, line))

    def _new_value(self, key: str, number: int) -> list[tuple[int, str]]:
        if key not in _KEYS:
            return []
        if key in self._values:
            raise bad(_TWICE, key=key).at(number)
        self._key_lines[key] = number
        return self._values.setdefault(key, [])

    def record(self) -> Record:
        """Return what the lines mean."""
        return Record(self._deal(), tuple(self._moves()), self._result(), self._date(), self._seconds())

    def _deal(self) -> Deal:
        code = self._code()
        game = self._game(code)
        if code is None and "Board" not in self._values:
            raise bad(_NO_DEAL).at(self._first_line)
        variant = self._variant(game, code)
        if "Board" not in self._values:
            assert code, "without a board there is a code"
            return game.deal(code)
        try:
            written = game.deal_board(variant, self._values["Board"])
        except BadTextError as error:
            raise (error if error.line else error.at(self._key_lines["Board"])) from None
        if code is None:
            return written
        dealt = game.deal(code)
        if board_text(dealt.position) != board_text(written.position):
            raise bad(_CONTRADICTION, key="Board", other="Deal").at(self._values["Board"][0][0])
        return dealt

    def _code(self) -> DealCode | None:
        number, text = self._one_line("Deal")
        levels = {game.code: [variant.key for variant in game.variants] for game in self._games.values()}
        try:
            return parse_code(text, levels) if text else None
        except BadTextError as error:
            raise error.at(number) from None

    def _game(self, code: DealCode | None) -> Game:
        number, text = self._one_line("Game")
        if not text and code is None:
            raise bad(_MISSING_GAME).at(self._first_line)
        if not text:
            return next(game for game in self._games.values() if code and game.code == code.game)
        if text.lower() not in self._games:
            known = ", ".join(game.name for game in self._games.values())
            raise bad(_NO_GAME, text=clipped(text), known=known).at(number)
        game = self._games[text.lower()]
        if code and code.game != game.code:
            raise bad(_CONTRADICTION, key="Deal", other="Game").at(self._one_line("Deal")[0])
        return game

    def _variant(self, game: Game, code: DealCode | None) -> Variant:
        """Return the level: of the code, or of its own key, which must not contradict."""
        number, text = self._one_line("Level")
        key = text.upper()
        known = [variant.key for variant in game.variants]
        if not key and code is None:
            raise bad(_NO_LEVEL, known=", ".join(known)).at(self._first_line)
        if key and key not in known:
            raise bad(_UNKNOWN_LEVEL, text=clipped(text), known=", ".join(known)).at(number)
        if key and code and key != code.level:
            raise bad(_CONTRADICTION, key="Level", other="Deal").at(number)
        return game.variant(code.level if code else key)

    def _moves(self) -> Iterator[WrittenMove]:
        for number, line in self._values.get("Moves", []):
            for place, word in enumerate(line.split(), 1):
                try:
                    yield parse_move(word)
                except BadTextError as error:
                    raise error.at(number, place) from None

    def _result(self) -> Result | None:
        number, text = self._one_line("Result")
        if not text:
            return None
        match = _RESULT.fullmatch(" ".join(text.lower().split()))
        if not match:
            raise bad(_BAD_RESULT, text=clipped(text)).at(number)
        return Result(match[1] == "won", int(match[2]), int(match[3]))

    def _date(self) -> datetime | None:
        number, text = self._one_line("Date")
        if not text:
            return None
        try:
            return datetime.strptime(text.upper(), _DATE).replace(tzinfo=UTC)
        except ValueError:
            raise bad(_BAD_DATE, text=clipped(text)).at(number) from None

    def _seconds(self) -> int | None:
        number, text = self._one_line("Seconds")
        if not text:
            return None
        if not re.fullmatch(r"[0-9]{1,9}", text):
            raise bad(_BAD_SECONDS, text=clipped(text)).at(number)
        return int(text)

    def _one_line(self, key: str) -> tuple[int, str]:
        """Return a value that stands on one line, with the line's number; an empty text if the key is not there."""
        lines = self._values.get(key, [])
        if len(lines) > 1:
            raise bad(_SECOND_LINE, key=key).at(lines[1][0])
        return lines[0] if lines else (self._first_line, "")


_NOT_UTF8 = mark("Reading", "This is no text in UTF-8.")
_NO_RECORD = mark("Reading", "There is no game record here. A record begins with a line such as “Game: Simple Simon”.")
_NO_KEY = mark("Reading", "“{text}” belongs to no key. A record begins with a line such as “Game: Simple Simon”.")
_TWICE = mark("Reading", "“{key}:” stands here twice. A line “---” separates one record from the next.")
_NO_DEAL = mark("Reading", "The record lacks “Deal:” with a code, or “Board:” with the cards.")
_NO_LEVEL = mark("Reading", "A record with “Board:” needs “Level:” too, with one of: {known}.")
_UNKNOWN_LEVEL = mark("Reading", "“{text}” is no level of this game. Expected one of: {known}.")
_MISSING_GAME = mark("Reading", "The record lacks “Game:”, the name of the game.")
_NO_GAME = mark("Reading", "“{text}” is no game that is known here. Expected one of: {known}.")
_CONTRADICTION = mark("Reading", "“{key}:” contradicts “{other}:”.")
_BAD_RESULT = mark("Reading", "“{text}” is no result. Expected for example: won 59 moves 841 points.")
_BAD_DATE = mark("Reading", "“{text}” is no date. Expected for example: 2026-11-29T18:04:05Z.")
_BAD_SECONDS = mark("Reading", "“{text}” is no number of seconds.")
_SECOND_LINE = mark("Reading", "“{key}:” has a value of one line; this is a second one.")
