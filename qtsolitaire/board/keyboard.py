"""The keyboard on the table. There are two ways to play with it, and they can be mixed.

With the cursor: arrows walk from pile to pile and, up and down, over the cards of a column; Page Up and Page Down do so
in large steps (longest group, row above). Enter clicks what is under the cursor, Space does the same but never sends a
card to its foundation, Shift+Enter does what a double click does.

By names: 1 to 9 and 0 name a column, A to D a cell, H home. The first name takes the longest group that can be lifted,
the second says where to; of that group goes what fits. Arrows up and down choose a number of cards instead, and so does
Shift with the first name, which takes one card, and one more each time; then exactly these go. H as the first name
takes the last card of a foundation, H again that of the next one. The same name twice puts the group back, as Esc does.

Nothing of this happens while the mouse carries a group.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from qtsolitaire.core.game import Refusal, Why, refuse
from qtsolitaire.core.table import Move, Pile, PileKind, parse_move
from qtsolitaire.play import gestures, naming
from qtsolitaire.play.gestures import Selection

from .cursor import Step
from .geometry import Hit
from .keycaps import pile_named
from .pointer import Pointer
from .scene import BoardScene

Key = Qt.Key
NO_MODIFIER, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
INDIFFERENT = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier

STEPS: dict[int, Step] = {
    Key.Key_Left: Step.LEFT,
    Key.Key_Right: Step.RIGHT,
    Key.Key_Up: Step.UP,
    Key.Key_Down: Step.DOWN,
    Key.Key_Home: Step.FIRST,
    Key.Key_End: Step.LAST,
    Key.Key_PageUp: Step.FAR_UP,
    Key.Key_PageDown: Step.FAR_DOWN,
}
HOME = "h"
ENTER = (Key.Key_Return, Key.Key_Enter)


class Keyboard:
    """Plays with keys.

    Args:
        scene: The table.
        pointer: The mouse, for what both do.
    """

    def __init__(self, scene: BoardScene, pointer: Pointer) -> None:
        self._scene = scene
        self._pointer = pointer
        self._named: Selection | None = None  # the group that was selected by its pile's name
        self._is_open = False  # by the name alone, so that a part of it may go

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means here; tell whether it means anything."""
        modifiers = event.modifiers() & ~INDIFFERENT
        if modifiers not in (NO_MODIFIER, SHIFT) or self._pointer.is_carrying:
            return False
        is_shifted = modifiers == SHIFT
        key, name = event.key(), pile_named(event)
        if name:
            self._name(name, is_shifted=is_shifted)
        elif key in ENTER and is_shifted:
            self._send_to_best()
        elif is_shifted:
            return False
        elif key in STEPS:
            self._step(STEPS[key])
        elif key in (*ENTER, Key.Key_Space) and self._scene.cursor:
            self._click(self._scene.cursor, sends_up=key != Key.Key_Space)
        else:
            return False
        return True

    @property
    def _open(self) -> Selection | None:
        """Return the selected group, if a part of it may go."""
        group = self._scene.selection
        return group if group and group == self._named and self._is_open else None

    # --- with the cursor ------------------------------------------------------------------------------------------

    def _step(self, step: Step) -> None:
        """Move the cursor; up and down in the column that was named change how many cards are selected."""
        scene, group = self._scene, self._scene.selection
        scene.move_cursor(step)
        at = scene.cursor
        is_choosing = group is not None and group == self._named and step in (Step.UP, Step.DOWN)
        if group and at and is_choosing and at.pile == group.source and at.count != group.count:
            self._take(at.pile, at.count)

    def _click(self, at: Hit, *, sends_up: bool) -> None:
        group = self._open
        if group and at.pile != group.source:
            self._send(group, at.pile)
            return
        habits = self._scene.preferences.habits
        self._pointer.click(at, habits if sends_up else replace(habits, click_sends_up=False))

    def _send_to_best(self) -> None:
        """Send the selected group, or the one at the cursor, to its best pile."""
        self._pointer.end_show()
        scene = self._scene
        game, position, group = scene.session.game, scene.position, scene.selection
        at = Hit(group.source, group.count) if group else scene.cursor
        if self._open and at:
            self._pointer.act(naming.best(game, position, at.pile), at)
        elif at:
            self._pointer.act(gestures.double_click(game, position, at.pile, at.count), at)

    # --- with names -----------------------------------------------------------------------------------------------

    def _name(self, name: str, *, is_shifted: bool) -> None:
        self._pointer.end_show()
        group = self._scene.selection
        is_source = group is not None and str(group.source) == name
        if group is None or (is_source and is_shifted):
            self._take_named(name, group, is_shifted=is_shifted)
        elif is_source and name == HOME:
            self._take_from_home(group.source)
        elif is_source:
            self._scene.select(None)
        else:
            self._send(group, self._target(name, group))

    def _target(self, name: str, group: Selection) -> Pile:
        count = 1 if self._open else group.count
        return naming.home_of(self._scene.position, group.source, count) if name == HOME else _pile(name)

    def _take_named(self, name: str, group: Selection | None, *, is_shifted: bool) -> None:
        """Take a pile's longest group; with Shift one card, and one more each time."""
        if name == HOME:
            self._take_from_home(None)
            return
        pile, scene = _pile(name), self._scene
        if is_shifted:
            count = group.count + 1 if group and not self._open else 1
        else:
            count = naming.liftable(scene.session.game, scene.position, pile)
        self._take(pile, count, is_open=not is_shifted)

    def _take_from_home(self, before: Pile | None) -> None:
        """Take the last card of the first foundation that has one, or of the next one after another; then none."""
        position = self._scene.position
        foundations = list(position.of_kind(PileKind.FOUNDATION))
        filled = [pile for pile, cards in foundations if cards and (before is None or pile > before)]
        if filled:
            self._take(filled[0], 1)
        elif before:
            self._scene.select(None)
        else:
            home = next(pile for pile in position.piles if pile.kind in (PileKind.FOUNDATION, PileKind.FINISHED))
            self._pointer.act(refuse(Why.NOTHING_HERE if foundations else Why.NOT_A_PLACE), Hit(home, 0))

    def _take(self, pile: Pile, count: int, *, is_open: bool = False) -> None:
        """Select a group, or tell why it cannot be lifted; the cursor is where it is."""
        scene = self._scene
        refusal = gestures.lift_refusal(scene.session.game, scene.position, pile, count)
        there = len(scene.position.piles.get(pile, ()))
        at = Hit(pile, min(max(1, count), there))
        self._point_at(at)
        self._pointer.act(refusal or Selection(pile, count), at)
        if not refusal:
            self._named, self._is_open = scene.selection, is_open

    def _send(self, group: Selection, target: Pile) -> None:
        """Move the selected group, or what fits of it, to a pile; the cursor follows it."""
        scene = self._scene
        game, position, move = scene.session.game, scene.position, Move(group.source, target, group.count)
        outcome = naming.sent(game, position, group.source, target) if self._open else game.refusal(position, move)
        if not isinstance(outcome, Refusal):
            scene.put_cursor(Hit(target, min(1, len(position[target]))), is_told=False)
        self._pointer.act(outcome or move, Hit(target, 0))

    def _point_at(self, at: Hit) -> None:
        """Put the cursor somewhere, if the level has that place and the cursor goes there."""
        if at.pile in self._scene.position.piles and at.pile.kind is not PileKind.FINISHED:
            self._scene.put_cursor(at)


def _pile(name: str) -> Pile:
    return parse_move(name + HOME).source
