"""The table as screen readers see it: a tree of the board, its piles and their cards.

Qt asks for the tree when something on the desktop wants to read windows; until then this module is not even loaded. The
parts have no state of their own: names and places are worked out when they are asked for.

A part stands for a place in a pile ("the third card of column 4"), not for a card, since the tree of places hardly
changes. Qt knows each part by a number, and keeps a pointer to it. So Python must not take a part away before Qt has
forgotten it: parts live until their table goes, and then Qt is told first. The other way round, PySide never lets go of
what was made when Qt asked for the part of a widget; so a table's own part must not keep the table, nor other parts.
"""

from __future__ import annotations

import weakref
from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QWindow
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from qtsolitaire.core.table import Pile, PileKind
from qtsolitaire.play import spoken

from .announcing import aloud
from .geometry import Hit, Rect
from .scene import BoardScene

if TYPE_CHECKING:
    from .view import BoardView

Role = QAccessible.Role
TextKind = QAccessible.Text
ONLY_CHILDREN = Qt.FindChildOption.FindDirectChildrenOnly


class BoardPart(QAccessibleWidget):
    """The table itself: its children are the piles, then what lies over it (notice, win panel).

    Args:
        view: The view of the table.
    """

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, Role.Grouping)
        self._viewed = weakref.ref(view)
        self._piles: dict[Pile, PilePart] = {}
        self.told: tuple[Pile, ...] = ()
        """The piles that somebody was told of last."""

    @property
    def _view(self) -> BoardView:
        view = self._viewed()
        assert view, "the table is there"
        return view

    @property
    def scene(self) -> BoardScene:
        """Return the table."""
        return self._view.board

    @property
    def has_focus(self) -> bool:
        """Tell whether keys go to the table."""
        return self._view.hasFocus()

    @property
    def piles(self) -> list[PilePart]:
        """Return the piles of the level that lies on the table, as it has them."""
        return [self.pile_part(pile) for pile in self.scene.position.piles]

    def pile_part(self, pile: Pile) -> PilePart:
        """Return the part of a pile."""
        if pile not in self._piles:
            self._piles[pile] = PilePart(self, pile)
        return self._piles[pile]

    def part_at(self, at: Hit) -> QAccessibleInterface:
        """Return the part of a card, or of an empty pile."""
        part = self.pile_part(at.pile)
        if not at.count:
            return part
        is_column = at.pile.kind is PileKind.COLUMN
        return part.card_part(len(self.scene.position[at.pile]) - at.count if is_column else 0)

    def known_piles(self) -> list[PilePart]:
        """Return the piles that somebody may have asked for, also those that another level had."""
        return list(self._piles.values())

    def known_parts(self) -> list[PilePart | CardPart]:
        """Return the piles that somebody may have asked for, and their cards."""
        parts: list[PilePart | CardPart] = []
        for pile in self._piles.values():
            parts += (pile, *pile.known_cards())
        return parts

    def forget_parts(self) -> None:
        """Let Qt forget piles and cards, then let them go: the table is gone."""
        for part in self.known_parts():
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(part))
        self._piles.clear()
        self.told = ()

    def _overlays(self) -> list[QWidget]:
        own = (self._view.viewport(), self._view.horizontalScrollBar(), self._view.verticalScrollBar())
        children = self._view.findChildren(QWidget, options=ONLY_CHILDREN)
        return [child for child in children if child not in own and child.isVisible() and child.layout()]

    # --- what Qt asks -------------------------------------------------------------------------------------------------

    def childCount(self) -> int:
        """Count piles and overlays."""
        self.told = tuple(self.scene.position.piles)
        return len(self.told) + len(self._overlays())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a pile, or an overlay."""
        piles = self.piles
        if 0 <= index < len(piles):
            return piles[index]
        overlays = self._overlays()[index - len(piles) :] if index >= 0 else []
        return QAccessible.queryAccessibleInterface(overlays[0]) if overlays else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return a child's number."""
        if isinstance(child, PilePart):
            piles = list(self.scene.position.piles)
            return piles.index(child.pile) if child.pile in piles else -1
        widget, overlays = child.object(), self._overlays()
        places = (place for place, overlay in enumerate(overlays) if overlay is widget)
        return next((len(self.scene.position.piles) + place for place in places), -1)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return what the keyboard's cursor is at."""
        at = self.scene.cursor
        return self.part_at(at) if at and self.has_focus else None

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the pile, or the overlay, at a point of the screen."""
        point = QPoint(x, y)
        overlay = next((over for over in self._overlays() if over.rect().contains(over.mapFromGlobal(point))), None)
        if overlay:
            return QAccessible.queryAccessibleInterface(overlay)
        at = self.hit(x, y)
        return self.pile_part(at.pile) if at else None

    def hit(self, x: int, y: int) -> Hit | None:
        """Return what lies at a point of the screen."""
        point = self._view.viewport().mapFromGlobal(QPoint(x, y)) * self.scene.unit
        return self.scene.table.hit(self.scene.position, point.x(), point.y())

    def on_screen(self, rect: Rect) -> QRect:
        """Return where a rectangle of the scene is on the screen."""
        unit = self.scene.unit
        corner = self._view.viewport().mapToGlobal(QPoint(round(rect.x / unit), round(rect.y / unit)))
        return QRect(corner.x(), corner.y(), round(rect.w / unit), round(rect.h / unit))


class _Part(QAccessibleInterface):
    """What piles and cards have in common."""

    def __init__(self, board: BoardPart, pile: Pile) -> None:
        super().__init__()
        self.board = board
        self.pile = pile
        self.last_name = ""
        """The name under which somebody knows it."""
        self.is_leaving = False
        """Is gone, and this is just being told: Qt tells it only of what still answers."""

    @property
    def _count(self) -> int:
        return len(self.board.scene.position.piles.get(self.pile, ()))

    @abstractmethod
    def name(self) -> str:
        """Return what it is called now."""

    @property
    @abstractmethod
    def place(self) -> Hit:
        """Return where the cursor is when it is here."""

    @abstractmethod
    def is_there(self) -> bool:
        """Tell whether the place exists on this table now."""

    def isValid(self) -> bool:
        """Tell whether this stands for anything now."""
        return self.is_leaving or self.is_there()

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return nothing: it is only painted."""
        return None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window it is in."""
        return self.board.window()

    def text(self, kind: QAccessible.Text) -> str:
        """Return the name; there is no other text."""
        if kind is not TextKind.Name or not self.is_there():
            return ""
        self.last_name = self.name()
        return self.last_name

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Change nothing."""

    def state(self) -> QAccessible.State:
        """Tell whether it can have, and has, focus and selection."""
        state = QAccessible.State()
        if not self.is_there():
            state.invalid = state.invisible = True
            return state
        scene = self.board.scene
        state.focusable = state.selectable = state.readOnly = True
        state.focused = self.board.has_focus and scene.cursor == self.place
        group = scene.selection
        state.selected = bool(group and group.source == self.pile and 0 < self.place.count <= group.count)
        return state


class PilePart(_Part):
    """A pile: its children are the cards of a column, deepest first; elsewhere the last card.

    Args:
        board: The table.
        pile: Which one.
    """

    def __init__(self, board: BoardPart, pile: Pile) -> None:
        super().__init__(board, pile)
        self._cards: dict[int, CardPart] = {}
        self.told = 0
        """Of how many cards somebody was told last."""

    def name(self) -> str:
        """Return "Column 4, 8 cards"."""
        return aloud(spoken.pile_name(self.board.scene.position, self.pile))

    @property
    def place(self) -> Hit:
        """Return the place of an empty pile."""
        return Hit(self.pile, 0)

    def is_there(self) -> bool:
        """Tell whether the level has this pile."""
        return self.pile in self.board.scene.position.piles

    def card_part(self, index: int) -> CardPart:
        """Return the part of a card.

        Args:
            index: Counted from a column's first card, 0; elsewhere 0 is the last card.
        """
        if index not in self._cards:
            self._cards[index] = CardPart(self, index)
        return self._cards[index]

    def known_cards(self) -> list[CardPart]:
        """Return the parts that somebody may have asked for."""
        return list(self._cards.values())

    def indices(self) -> range:
        """Return the numbers of the cards that are children."""
        most = {PileKind.COLUMN: self._count, PileKind.FINISHED: 0}.get(self.pile.kind, 1)
        return range(min(self._count, most))

    # --- what Qt asks -------------------------------------------------------------------------------------------------

    def role(self) -> QAccessible.Role:
        """Return a list."""
        return Role.List

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self.board

    def childCount(self) -> int:
        """Count the cards."""
        self.told = len(self.indices())
        return self.told

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a card."""
        return self.card_part(index) if index in self.indices() else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return a card's number among the children."""
        return child.index if isinstance(child, CardPart) and child.pile == self.pile else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the card at a point of the screen."""
        at = self.board.hit(x, y)
        return self.board.part_at(at) if at and at.count and at.pile == self.pile else None

    def rect(self) -> QRect:
        """Return its rectangle on the screen."""
        if not self.is_there():
            return QRect()
        return self.board.on_screen(self.board.scene.table.group_rect(self.pile, self._count, self._count))


class CardPart(_Part):
    """A card of a pile.

    Args:
        column: The pile.
        index: Counted from a column's first card, 0; elsewhere 0 is the last card.
    """

    def __init__(self, column: PilePart, index: int) -> None:
        super().__init__(column.board, column.pile)
        self.column = column
        self.index = index

    def name(self) -> str:
        """Return "7 of hearts, card 3 of 8, can be lifted with 2 more"."""
        scene = self.board.scene
        return aloud(spoken.card_name(scene.session.game, scene.position, self.pile, self.place.count))

    @property
    def place(self) -> Hit:
        """Return the place of the card."""
        return Hit(self.pile, self._count - self.index if self.pile.kind is PileKind.COLUMN else 1)

    def is_there(self) -> bool:
        """Tell whether the pile has so many cards."""
        return self.index in self.column.indices()

    # --- what Qt asks -------------------------------------------------------------------------------------------------

    def role(self) -> QAccessible.Role:
        """Return a list's item."""
        return Role.ListItem

    def parent(self) -> QAccessibleInterface:
        """Return the pile."""
        return self.column

    def childCount(self) -> int:
        """Return 0."""
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Return −1."""
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing."""
        return None

    def rect(self) -> QRect:
        """Return its rectangle on the screen, covered or not."""
        if not self.is_there():
            return QRect()
        return self.board.on_screen(self.board.scene.table.card_rects(self.pile, self._count)[self.index])


def board_part(view: BoardView) -> BoardPart:
    """Make the part of a table, which lives until the table goes."""
    part = BoardPart(view)
    _tables.append(part)
    view.destroyed.connect(lambda: _forget(part))
    return part


def _forget(board: BoardPart) -> None:
    """Let Qt forget the parts of a table that is gone; it forgets the table's own part by itself."""
    board.forget_parts()
    _tables.remove(board)


_tables: list[BoardPart] = []
