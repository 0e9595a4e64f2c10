"""The questions that every game answers, and what follows from the answers.

A game is a judge without state: it looks at a position and says what may be lifted, what may be laid where, and why
not. Everything else (the legal targets that are lit, the best one for a double click, the list of legal moves, replay)
is derived here from those answers, so no two of them can disagree.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from .cards import Card, first_break
from .deals import DealCode, shuffled
from .pages import Section
from .table import Move, Pile, PileKind, Position, WrittenMove, parse_board
from .text import Field, Saying, Text, mark

COLUMN_NUMBERS = range(1, 11)


class Reason(Enum):
    """Why a lift or a move is refused; each game adds its own. The value is the sentence."""

    @property
    def text(self) -> Text:
        """Return the sentence, with fields."""
        value = self.value
        assert isinstance(value, Text)
        return value


class Why(Reason):
    """The reasons that both games have."""

    NO_SUCH_PILE = mark("Refusal", "This level does not have {pile}.")
    NOTHING_HERE = mark("Refusal", "There is nothing to take here.")
    TOO_FEW = mark("Refusal", "There are not {count} cards to take here, only {there}.")
    SAME_PILE = mark("Refusal", "The cards already lie there.")
    NOT_A_PLACE = mark("Refusal", "Finished runs leave the table by themselves; no card is moved there or back.")
    BROKEN_BY_SUIT = mark(
        "Refusal", "The cards from here on are no run: the {lower} on the {upper} is of another suit. Only a run moves."
    )
    BROKEN_BY_RANK = mark(
        "Refusal",
        "The cards from here on are no run: the {lower} is not one rank lower than the {upper}. Only a run moves.",
    )
    ON_ACE = mark("Refusal", "Nothing goes on an ace; here lies the {last}.")
    KING_ON_CARD = mark("Refusal", "A king goes only to an empty column, not on the {last}.")


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move or lift that the rules forbid.

    Args:
        reason: Which rule.
        fields: The cards, piles and numbers of this case.
    """

    reason: Reason
    fields: Mapping[str, Field]

    @property
    def saying(self) -> Saying:
        """Return the sentence for the player."""
        return Saying(self.reason.text, self.fields)


def refuse(reason: Reason, **fields: Field) -> Refusal:
    """Return a refusal with its fields filled in."""
    return Refusal(reason, fields)


@dataclass(frozen=True, slots=True)
class Variant:
    """One level of a game.

    Args:
        key: As in deal codes: `S1`, `C4` …
        size: The number asked for when a game is begun: of suits, or of cells.
        level: "Easy", "Medium" or "Hard".
        amount: The size in words: "1 suit".
    """

    key: str
    size: int
    level: Text
    amount: Text

    @property
    def saying(self) -> Saying:
        """Return the level's name, "Easy (1 suit)"."""
        return Saying(_LEVEL, {"level": self.level, "amount": self.amount})


@dataclass(frozen=True, slots=True)
class Place:
    """A pile of a level, and what is drawn there when it is empty.

    Args:
        pile: The pile.
        marker: Name of the drawing in resources/markers.
    """

    pile: Pile
    marker: str


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game begins with: a dealt pack, or a board that somebody wrote down.

    Args:
        game: The judge.
        variant: The level.
        position: The cards before the first move.
        code: The deal code; None for a board.
    """

    game: Game
    variant: Variant
    position: Position
    code: DealCode | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A move that was played, with what followed by itself.

    Args:
        move: The move.
        before: The position before it.
        stages: The position after the move, then one after each automatic consequence (a finished run leaving).
    """

    move: Move
    before: Position
    stages: tuple[Position, ...]

    @property
    def after(self) -> Position:
        """Return the position in which the next move is made."""
        return self.stages[-1]


@dataclass(frozen=True, slots=True)
class Example:
    """A recorded game with comments, which shows what a game is about.

    Args:
        file: Name of the record in resources/examples.
        comments: By the number of moves made, what is worth saying about that position; 0 is before the first move.
    """

    file: str
    comments: Mapping[int, Saying]


class RefusedMoveError(ValueError):
    """A list of moves that cannot be replayed.

    Args:
        number: Which move, counted from 1.
        move: The move.
        refusal: Why not.
    """

    def __init__(self, number: int, move: Move, refusal: Refusal) -> None:
        super().__init__(number, move, refusal)
        self.number = number
        self.move = move
        self.refusal = refusal

    @property
    def saying(self) -> Saying:
        """Return the sentence for the player."""
        return Saying(_REFUSED, {"number": self.number, "move": str(self.move), "reason": self.refusal.saying})

    def __str__(self) -> str:
        return str(self.saying)


class Game(ABC):
    """One game's rules. Instances have no state."""

    code: ClassVar[str]
    """Two letters that begin its deal codes."""
    name: ClassVar[str]
    """Its name, the same in every language."""
    menu_order: ClassVar[int]
    """Its place among the games."""
    question: ClassVar[Text]
    """What New Game asks."""
    variants: ClassVar[tuple[Variant, ...]]
    """Its levels, the easiest first."""
    readable_cards: ClassVar[int]
    """A column of so many cards has to stay readable at every window size."""
    example: ClassVar[Example]
    """A whole game with comments."""

    # --- what a game must answer ----------------------------------------------------------------------------------

    @abstractmethod
    def places(self, variant: Variant) -> tuple[Place, ...]:
        """Return all piles of a level."""

    @abstractmethod
    def pack(self, variant: Variant) -> tuple[Card, ...]:
        """Return the level's cards in the order before shuffling."""

    @abstractmethod
    def lay(self, variant: Variant, cards: Sequence[Card]) -> Mapping[Pile, tuple[Card, ...]]:
        """Deal a shuffled pack.

        Args:
            variant: The level.
            cards: The pack; dealing starts at its first card.
        """

    @abstractmethod
    def opening_score(self, position: Position) -> int:
        """Return the score with which a game that begins at this position starts."""

    @abstractmethod
    def lift_limit(self, position: Position, source: Pile, count: int) -> Refusal | None:
        """Tell why a run of `count` cards may still not be lifted from a pile; None if it may."""

    @abstractmethod
    def drop_refusal(self, position: Position, move: Move) -> Refusal | None:
        """Tell why a group that may be lifted may not be laid on another pile; None if it may."""

    @abstractmethod
    def is_won(self, position: Position) -> bool:
        """Tell whether the game is won."""

    # --- what a game may answer -----------------------------------------------------------------------------------

    def preference(self, position: Position, move: Move) -> tuple[int, ...] | None:
        """Say how well a double click likes a legal move: the greatest wins, equals go left, None is never made."""
        return ()

    def tap(self, position: Position, source: Pile) -> Move | None:
        """Return the move that a single click on a pile's last card makes, if it makes one."""
        return None

    def settle(self, position: Position) -> Position | None:
        """Return the position after one automatic consequence; None if there is none."""
        return None

    def score_after(self, position: Position, move: Move) -> int:
        """Return the score after a legal move, without what follows by itself."""
        return position.score

    def rules(self) -> tuple[Section, ...]:
        """Tell the rules to the player, in the order in which they are read."""
        return ()

    # --- what follows ---------------------------------------------------------------------------------------------

    def variant(self, key: str) -> Variant:
        """Return the level of a key; a KeyError if this game has none of that name."""
        return {variant.key: variant for variant in self.variants}[key]

    def variant_or_first(self, key: str) -> Variant:
        """Return the level of a key, or the easiest one if the key is none of this game's."""
        return next((variant for variant in self.variants if variant.key == key), self.variants[0])

    def empty(self, variant: Variant) -> Position:
        """Return the level's piles without cards."""
        return Position({place.pile: () for place in self.places(variant)}, 0)

    def deal(self, code: DealCode) -> Deal:
        """Deal what a code names.

        Args:
            code: A code of this game.
        """
        variant = self.variant(code.level)
        cards = shuffled(self.pack(variant), code.number)
        piles = {**self.empty(variant).piles, **self.lay(variant, cards)}
        return self._opened(variant, Position(piles, 0), code)

    def deal_board(self, variant: Variant, lines: Sequence[tuple[int, str]]) -> Deal:
        """Begin a game from a board that was written down.

        Args:
            variant: The level.
            lines: Number (from 1) and text of each line of the board.

        Raises:
            BadTextError: The lines are no board of this level.
        """
        return self._opened(variant, parse_board(lines, self.empty(variant), self.pack(variant)), None)

    def _opened(self, variant: Variant, position: Position, code: DealCode | None) -> Deal:
        return Deal(self, variant, Position(position.piles, self.opening_score(position)), code)

    def lift_refusal(self, position: Position, source: Pile, count: int) -> Refusal | None:
        """Tell why the last `count` cards of a pile may not be lifted; None if they may.

        Args:
            position: What lies on the table.
            source: Any pile.
            count: At least 1.
        """
        cards = position.piles.get(source)
        if cards is None:
            return refuse(Why.NO_SUCH_PILE, pile=source)
        if source.kind is PileKind.FINISHED:
            return refuse(Why.NOT_A_PLACE)
        if not cards:
            return refuse(Why.NOTHING_HERE)
        if count > len(cards):
            return refuse(Why.TOO_FEW, count=count, there=len(cards))
        if count > 1:
            broken = first_break(position.group(source, count))
            if broken and source.kind is PileKind.COLUMN:
                upper, lower = broken
                by_suit = upper.suit is not lower.suit
                return refuse(Why.BROKEN_BY_SUIT if by_suit else Why.BROKEN_BY_RANK, upper=upper, lower=lower)
        return self.lift_limit(position, source, count)

    def refusal(self, position: Position, move: Move) -> Refusal | None:
        """Tell why a move is not legal; None if it is.

        Args:
            position: What lies on the table.
            move: Any move, of any piles.
        """
        return self.lift_refusal(position, move.source, move.count) or self._target_refusal(position, move)

    def _target_refusal(self, position: Position, move: Move) -> Refusal | None:
        if move.target not in position.piles:
            return refuse(Why.NO_SUCH_PILE, pile=move.target)
        if move.target == move.source:
            return refuse(Why.SAME_PILE)
        if move.target.kind is PileKind.FINISHED:
            return refuse(Why.NOT_A_PLACE)
        return self.drop_refusal(position, move)

    def play(self, position: Position, move: Move) -> Step | Refusal:
        """Make a move with all that follows by itself, or say why not."""
        refusal = self.refusal(position, move)
        if refusal:
            return refusal
        stages = [position.after(move, self.score_after(position, move))]
        while settled := self.settle(stages[-1]):
            stages.append(settled)
        return Step(move, position, tuple(stages))

    def targets(self, position: Position, source: Pile, count: int) -> tuple[Pile, ...]:
        """Return the piles that take the last `count` cards of a pile, which may be lifted; left to right."""
        moves = (Move(source, pile, count) for pile in position.piles)
        return tuple(move.target for move in moves if not self._target_refusal(position, move))

    def best_targets(self, position: Position, source: Pile, count: int) -> tuple[Pile, ...]:
        """Return the piles that a double click considers, best first.

        Args:
            position: What lies on the table.
            source: Where the group lies.
            count: How many cards it has.
        """
        liked = (
            (preference, pile)
            for pile in self.targets(position, source, count)
            if (preference := self.preference(position, Move(source, pile, count))) is not None
        )
        return tuple(pile for _, pile in sorted(liked, key=lambda pair: pair[0], reverse=True))

    def legal_moves(self, position: Position) -> Iterator[Move]:
        """Yield every legal move; each empty cell and each foundation is a place of its own."""
        for source, cards in position.piles.items():
            for count in range(1, len(cards) + 1):
                if self.lift_refusal(position, source, count):
                    break  # a longer group holds the same break, or is even further beyond the limit
                yield from (Move(source, target, count) for target in self.targets(position, source, count))

    def replay(self, position: Position, moves: Iterable[WrittenMove]) -> Iterator[Step]:
        """Play moves one after another.

        Args:
            position: The start.
            moves: The moves as a record has them.

        Raises:
            RefusedMoveError: At the first move that is not legal, after the steps before it.
        """
        for number, written in enumerate(moves, 1):
            move = written.on(position)
            step = self.play(position, move)
            if isinstance(step, Refusal):
                raise RefusedMoveError(number, move, step)
            yield step
            position = step.after


_LEVEL = mark("Game", "{level} ({amount})")
_REFUSED = mark("Game", "move {number} {move} refused: {reason}")
