"""Reads everything that is open as a screen reader does, and compares the table as it is told with the real one."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from qtsolitaire.board.accessible import BoardPart, CardPart, PilePart
from qtsolitaire.core.table import PileKind

from .world import World, require

Name = QAccessible.Text.Name
MOST = 4000
"""Parts that are read in a window: a history can have a line for each of very many games."""


def read_all(world: World) -> None:
    """Read every window.

    Raises:
        BrokenError: The table does not read as it is.
    """
    for widget in [world.window, *world.other_windows()]:
        top = QAccessible.queryAccessibleInterface(widget)
        if top:
            _read_tree(top)
    if QApplication.activeModalWidget() is None:
        _read_table(world)


def _read_tree(top: QAccessibleInterface) -> None:
    """Ask every part what a screen reader asks first."""
    waiting, read = [top], 0
    while waiting and read < MOST:
        part = waiting.pop()
        read += 1
        for kind in (Name, QAccessible.Text.Description, QAccessible.Text.Value):
            part.text(kind)
        part.role(), part.state(), part.rect()
        waiting += list(_children(part))


def _children(part: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(min(part.childCount(), MOST)):
        child = part.child(index)
        if child and child.isValid():
            yield child


def _read_table(world: World) -> None:
    board = QAccessible.queryAccessibleInterface(world.window.view)
    require(isinstance(board, BoardPart), f"reader: the table is {board}")
    piles = [child for child in _children(board) if isinstance(child, PilePart)]
    require([pile.pile for pile in piles] == list(world.position.piles), "reader: other piles are told")
    for number, pile in enumerate(piles):
        require(board.indexOfChild(pile) == number, f"reader: {pile.pile} has another number than its place")
        require(bool(pile.text(Name)), f"reader: {pile.pile} has no name")
        cards = [child for child in _children(pile) if isinstance(child, CardPart)]
        there = len(world.position[pile.pile])
        most = {PileKind.COLUMN: there, PileKind.FINISHED: 0}.get(pile.pile.kind, 1)
        require(len(cards) == min(there, most), f"reader: {pile.pile} has {there} cards, {len(cards)} are told")
        for card in cards:
            require(bool(card.text(Name)), f"reader: a card of {pile.pile} has no name")
            require(card.rect() != QRect(), f"reader: a card of {pile.pile} is nowhere")
