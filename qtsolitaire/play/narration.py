"""What a step is called, when a game is shown move by move: which cards went where, and what that did to the score."""

from __future__ import annotations

from qtsolitaire.core.game import Step
from qtsolitaire.core.text import Saying, Text, mark


def caption(step: Step) -> Saying:
    """Return what a step is called, as one sentence without a full stop; the scores belong in it if they differ.

    Args:
        step: Any step of a game.
    """
    move = step.move
    group = step.before.group(move.source, move.count)
    before, after = step.before.score, step.after.score
    several, is_finished = len(group) > 1, len(step.stages) > 1
    text = _TEXTS[several, is_finished] if is_finished or before != after else _TEXTS_WITHOUT_SCORE[several]
    return Saying(
        text, {"card": group[0], "count": move.count, "target": move.target, "before": before, "after": after}
    )


_TEXTS: dict[tuple[bool, bool], Text] = {
    (False, False): mark("Narration", "{card} to {target}: {before} → {after}"),
    (False, True): mark("Narration", "{card} to {target}, a run is finished: {before} → {after}"),
    (True, False): mark("Narration", "{count} cards from the {card} to {target}: {before} → {after}"),
    (True, True): mark("Narration", "{count} cards from the {card} to {target}, a run is finished: {before} → {after}"),
}
"""By whether several cards were moved, and whether a run has left by itself."""
_TEXTS_WITHOUT_SCORE: dict[bool, Text] = {
    False: mark("Narration", "{card} to {target}"),
    True: mark("Narration", "{count} cards from the {card} to {target}"),
}
"""For moves that change no score, by whether several cards were moved."""
