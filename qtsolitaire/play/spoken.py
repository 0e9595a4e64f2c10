"""What is said of the table to a player who does not see it: names of cards and piles, one sentence for each event.

Everything is a `Saying`, so that it comes out in the player's language. Nothing is said here that does not lie open on
the table: it is told where cards lie and what may be lifted, never what would be wise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from qtsolitaire.core.cards import Card, follows
from qtsolitaire.core.game import Deal, Game, Step
from qtsolitaire.core.table import Pile, PileKind, Position
from qtsolitaire.core.text import Field, Saying, Text, mark

from .gestures import Selection, lift_refusal
from .naming import liftable
from .session import Cause, Change, Session

# --- names --------------------------------------------------------------------------------------------------------


def pile_name(position: Position, pile: Pile) -> Saying:
    """Return what a pile is called together with what it holds: "column 4, 8 cards", "column 3, empty"."""
    cards = position[pile]
    if pile.kind is PileKind.FINISHED:
        return Saying(_RUN, {"suit": cards[0].suit}) if cards else Saying(_NO_RUN)
    if not cards:
        return Saying(_EMPTY, {"pile": pile})
    if pile.kind is not PileKind.COLUMN:
        return Saying(_UP_TO, {"pile": pile, "card": cards[-1]})
    return Saying(_ONE_CARD if len(cards) == 1 else _CARDS, {"pile": pile, "count": len(cards)})


def card_name(game: Game, position: Position, pile: Pile, count: int) -> Saying:
    """Return what a card is called together with its place: "7 of hearts, card 3 of 8, can be lifted with 2 more".

    Args:
        game: The judge.
        position: What lies on the table.
        pile: Where the card lies.
        count: Cards from this one to the pile's last.
    """
    cards = position[pile]
    card = cards[-count]
    if pile.kind is not PileKind.COLUMN:
        return Saying(_CARD_ON, {"card": card, "pile": pile})
    fields: dict[str, Field] = {"card": card, "number": len(cards) - count + 1, "total": len(cards), "more": count - 1}
    if lift_refusal(game, position, pile, count):
        return Saying(_FIXED_CARD, fields)
    return Saying(_GROUP_CARD if count > 1 else _LAST_CARD, fields)


# --- events -------------------------------------------------------------------------------------------------------


def change_told(session: Session, change: Change) -> list[Saying]:
    """Return what has happened, as sentences that are read one after another.

    Args:
        session: The game, after the change.
        change: What it was.
    """
    if change.cause is Cause.UNDONE:
        return list(_undone(change.step))
    sentences = list(_made(change.step, is_again=change.cause is Cause.REDONE))
    if session.is_won:
        sentences.append(Saying(_WON, {"score": session.position.score, "moves": session.move_count}))
    return sentences


def _made(step: Step, *, is_again: bool) -> Iterator[Saying]:
    move, before = step.move, step.before
    group = before.group(move.source, move.count)
    texts = _REDONE if is_again else _MOVED
    yield Saying(texts[len(group) > 1], {"card": group[0], "count": len(group), "target": move.target})
    yield from (Saying(_RUN_FINISHED, {"suit": suit}) for suit in _suits_gone(step))
    yield from _ends(step, step.after)


def _undone(step: Step) -> Iterator[Saying]:
    move = step.move
    group = step.before.group(move.source, move.count)
    yield Saying(_UNDONE[len(group) > 1], {"card": group[0], "count": len(group), "source": move.source})
    yield from (Saying(_RUN_BACK, {"suit": suit}) for suit in _suits_gone(step))


def _suits_gone(step: Step) -> Iterator[Field]:
    """Yield the suits of the runs that left with a step."""
    for pile, cards in step.after.of_kind(PileKind.FINISHED):
        if cards and not step.before[pile]:
            yield cards[0].suit


def _ends(step: Step, position: Position) -> Iterator[Saying]:
    """Tell what now ends the columns from which cards were taken."""
    for pile, cards in position.of_kind(PileKind.COLUMN):
        if len(cards) < len(step.before[pile]):
            yield Saying(_NOW_ENDS, {"pile": pile, "card": cards[-1]}) if cards else Saying(_NOW_EMPTY, {"pile": pile})


def selection_told(position: Position, selection: Selection) -> Saying:
    """Return that a group is in the player's hand."""
    group = position.group(selection.source, selection.count)
    return Saying(_TAKEN[len(group) > 1], {"card": group[0], "count": len(group)})


def targets_told(game: Game, position: Position, selection: Selection) -> Saying:
    """Return where a group in the hand can go: what the placement aid shows to those who see it."""
    targets = game.targets(position, selection.source, selection.count)
    return Saying(_CAN_GO, {"piles": _listed([pile.saying for pile in targets])}) if targets else Saying(_CANNOT_GO)


def put_back_told() -> Saying:
    """Return that the hand is empty again, without a move."""
    return Saying(_PUT_BACK)


def not_allowed_told() -> Saying:
    """Return that a move was refused, for a player who does not want to be told why."""
    return Saying(_NOT_ALLOWED)


def session_told(session: Session) -> Saying:
    """Return which game lies on the table now."""
    deal: Deal = session.deal
    fields: dict[str, Field] = {"game": deal.game.name, "level": deal.variant, **_figures(session)}
    return Saying(_ON_TABLE if session.move_count else _DEALT, fields)


# --- summaries ----------------------------------------------------------------------------------------------------


def pile_told(game: Game, position: Position, pile: Pile) -> Saying:
    """Return all that lies in a pile, deepest first, and how much of it can be lifted."""
    cards = position[pile]
    name = pile_name(position, pile)
    if pile.kind is not PileKind.COLUMN or not cards:
        return Saying(_SENTENCE, {"what": name})
    count = liftable(game, position, pile)
    fields: dict[str, Field] = {"pile": name, "cards": _cards_told(cards), "count": count}
    return Saying(_COLUMN_TOLD if count > 1 else _COLUMN_TOLD_ONE, fields)


def columns_told(game: Game, position: Position) -> list[Saying]:
    """Return what lies in each column."""
    return [pile_told(game, position, pile) for pile, _ in position.of_kind(PileKind.COLUMN)]


def places_told(position: Position) -> list[Saying]:
    """Return what lies beside the columns: cells and foundations, or finished runs."""
    piles = (pile for pile in position.piles if pile.kind is not PileKind.COLUMN)
    return [Saying(_SENTENCE, {"what": pile_name(position, pile)}) for pile in piles]


def figures_told(session: Session) -> Saying:
    """Return score and number of moves."""
    return Saying(_FIGURES, _figures(session))


def _figures(session: Session) -> dict[str, Field]:
    return {"score": session.position.score, "moves": session.move_count}


def _cards_told(cards: Sequence[Card]) -> Saying:
    """Return a list of cards, three and more of a run as their ends: "king of spades, 9 to 7 of hearts"."""
    return _listed(list(_parts(cards)))


def _listed(parts: Sequence[Saying]) -> Saying:
    """Return a list of at least one thing as one text."""
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = Saying(_LIST, {"first": part, "rest": told})
    return told


def _parts(cards: Sequence[Card]) -> Iterator[Saying]:
    start = 0
    for index in range(1, len(cards) + 1):
        if index < len(cards) and follows(cards[index - 1], cards[index]):
            continue
        run = cards[start:index]
        if len(run) > 2:
            yield Saying(_DOWN_TO, {"card": run[0], "rank": run[-1].rank})
        else:
            yield from (card.saying for card in run)
        start = index


_CARDS = mark("Spoken", "{pile}, {count} cards")
_ONE_CARD = mark("Spoken", "{pile}, 1 card")
_EMPTY = mark("Spoken", "{pile}, empty")
_UP_TO = mark("Spoken", "{pile}, {card}")
_RUN = mark("Spoken", "finished run of {suit}")
_NO_RUN = mark("Spoken", "place for a finished run, empty")
_CARD_ON = mark("Spoken", "{card}, {pile}")
_LAST_CARD = mark("Spoken", "{card}, card {number} of {total}, can be lifted")
_GROUP_CARD = mark("Spoken", "{card}, card {number} of {total}, can be lifted with {more} more")
_FIXED_CARD = mark("Spoken", "{card}, card {number} of {total}, cannot be lifted")

_MOVED: tuple[Text, Text] = (
    mark("Spoken", "{card} to {target}."),
    mark("Spoken", "{count} cards from the {card} on to {target}."),
)
"""For one card and for several, as the others below."""
_REDONE: tuple[Text, Text] = (
    mark("Spoken", "Redone: {card} to {target}."),
    mark("Spoken", "Redone: {count} cards from the {card} on to {target}."),
)
_UNDONE: tuple[Text, Text] = (
    mark("Spoken", "Undone: {card} back to {source}."),
    mark("Spoken", "Undone: {count} cards from the {card} on back to {source}."),
)
_TAKEN: tuple[Text, Text] = (
    mark("Spoken", "{card} taken."),
    mark("Spoken", "{count} cards from the {card} on taken."),
)
_CAN_GO = mark("Spoken", "Can go to {piles}.")
_CANNOT_GO = mark("Spoken", "Can go nowhere.")
_PUT_BACK = mark("Spoken", "Put back.")
_NOT_ALLOWED = mark("Spoken", "This is not allowed.")
_RUN_FINISHED = mark("Spoken", "A run of {suit} is finished.")
_RUN_BACK = mark("Spoken", "The run of {suit} is back.")
_NOW_ENDS = mark("Spoken", "Last in {pile} is now the {card}.")
_NOW_EMPTY = mark("Spoken", "{pile} is now empty.")
_WON = mark("Spoken", "Won. Score {score}, moves: {moves}.")
_DEALT = mark("Spoken", "{game}, {level}, is dealt.")
_ON_TABLE = mark("Spoken", "{game}, {level}. Score {score}, moves: {moves}.")

_SENTENCE = mark("Spoken", "{what}.")
_FIGURES = mark("Spoken", "Score {score}, moves: {moves}.")
_COLUMN_TOLD = mark("Spoken", "{pile}: {cards}. The last {count} can be lifted.")
_COLUMN_TOLD_ONE = mark("Spoken", "{pile}: {cards}.")
_LIST = mark("Spoken", "{first}, {rest}")
_DOWN_TO = mark("Spoken", "{card} down to {rank}")
