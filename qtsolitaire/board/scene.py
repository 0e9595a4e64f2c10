"""The scene: shows one session's table, its states and its motion.

It holds no truth of its own. Where a card belongs follows from the session's position and the layout, so after any
motion, cut short or not, `_rest` puts everything in its place again.

The scene's coordinates are pixels of the screen, not device-independent ones; the view scales by the inverse of the
device pixel ratio. So cards lie on whole pixels, and stay sharp, at fractional ratios too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QGraphicsScene

from qtsolitaire.core.cards import Card
from qtsolitaire.core.game import Place
from qtsolitaire.core.table import Pile, Position
from qtsolitaire.language import say
from qtsolitaire.play.gestures import Habits, Selection
from qtsolitaire.play.session import Change, Refused, Session

from . import painting
from .choreography import FLYING, celebration_flights, change_flights, deal_flights, return_flights, spot_of
from .cursor import Step, first_place, kept, stepped
from .faces import LARGE_DECK, Faces
from .geometry import LARGE_STEP, STEP, Hit, Layout, Rect, Spot, layout
from .items import CardItem, PictureItem
from .motion import BUBBLE_IN_MS, BUBBLE_OUT_MS, Flight, Motion

MARKERS, CARDS, MARKS, LIFTED, BUBBLE = 1, 10, 1_000, FLYING, 3_000  # z values, the lowest first
SETTLE_MS = 120  # after the last resize, before everything is drawn anew
BUBBLE_MS, BUBBLE_MS_LETTER, BUBBLE_MS_MOST = 1800, 40, 6000
BUBBLE_FONT_PX = 15  # or as large as all other texts, if that is more


@dataclass(frozen=True, slots=True)
class Preferences:
    """The player's options as far as the table is concerned.

    Args:
        habits: What gestures mean.
        placement_aid: Piles that can take the lifted or selected group are lit.
        interactive_rules: A refusal is told in a bubble.
        pace: How long motion takes, of its usual time; at 0 cards are at their place at once.
        deck: Name of the faces.
        cloth: Name of the table's colour.
    """

    habits: Habits = field(default_factory=Habits)
    placement_aid: bool = True
    interactive_rules: bool = True
    pace: float = 1.0
    deck: str = "classic"
    cloth: str = "green"


class BoardScene(QGraphicsScene):
    """Shows a session.

    Args:
        session: The deal on the table.
        preferences: The player's options.
        parent: Qt's parent. It needs one: a scene that Python takes apart by itself, its items in any
            order, ends the program.
    """

    bubble_shown = Signal(str)
    """Emitted with the sentence of a refusal that is told."""
    cursor_moved = Signal()
    """Emitted when the keyboard's cursor is elsewhere, or is gone."""
    selection_changed = Signal()
    """Emitted when another group is selected, or none, and it was not a move that did it."""
    refused = Signal(Refused)
    """Emitted when the rules forbid what the player tried, whether a bubble tells it or not."""
    played = Signal(Change)
    """Emitted after the table has followed a change."""
    session_shown = Signal()
    """Emitted when another session is on the table."""
    celebrated = Signal()
    """Emitted when the fans of a won game are open, or something has cut their opening short."""

    def __init__(self, session: Session, preferences: Preferences, parent: QObject) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.motion = Motion(self._rest, self)
        self.motion.pace = preferences.pace
        self._session = session
        self._preferences = preferences
        self._unit = 1.0
        self._layout = layout((), 0, 0, 1)
        self._faces = Faces(preferences.deck, self._layout.card_w, self._unit)
        self._places: tuple[Place, ...] = ()
        self._markers: dict[Pile, PictureItem] = {}
        self._cards: dict[Card, CardItem] = {}
        self._cloth = self._added(PictureItem(0))
        self._spread = ("", 0, 0)  # name and size of the cloth that is drawn
        self._last_move = self._added(PictureItem(MARKS))
        self._selected = self._added(PictureItem(MARKS + 1))
        self._glow: list[PictureItem] = []
        self._brackets = self._added(PictureItem(MARKS + 3))
        self._cursor: Hit | None = None
        self._has_keys = True
        self._shadow = self._added(PictureItem(LIFTED - 1))
        self._bubble = self._added(PictureItem(BUBBLE))
        self._selection: Selection | None = None
        self._lifted: Selection | None = None
        self._was_carried = False
        self._is_celebrating = False
        self._celebration_delay = 0.0
        self._peeked: CardItem | None = None
        self._peeked_z = 0.0
        self._settling = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settling.timeout.connect(self._settle)
        self._bubble_timer = QTimer(self, singleShot=True)
        self._bubble_timer.timeout.connect(lambda: self.motion.vanish(self._bubble, BUBBLE_OUT_MS))
        self._adopt(session)

    def _added(self, item: PictureItem) -> PictureItem:
        item.setVisible(False)
        self.addItem(item)
        return item

    # --- what is shown --------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """Return the session whose table is shown."""
        return self._session

    @property
    def preferences(self) -> Preferences:
        """Return the options in force."""
        return self._preferences

    @property
    def position(self) -> Position:
        """Return what lies on the table."""
        return self._session.position

    @property
    def table(self) -> Layout:
        """Return where the piles lie."""
        return self._layout

    @property
    def unit(self) -> float:
        """Return how many pixels of the screen make a device-independent one."""
        return self._unit

    def item_of(self, card: Card) -> CardItem:
        """Return a card's picture."""
        return self._cards[card]

    def show_session(self, session: Session, *, is_dealt: bool) -> None:
        """Show another session.

        Args:
            session: The deal to show from now on.
            is_dealt: Let the cards fly to their places.
        """
        self.let_go()
        self._session.changed.disconnect(self._on_changed)
        self._session.refused.disconnect(self._on_refused)
        self._adopt(session)
        self.redraw()
        if is_dealt:
            self._fly(deal_flights(self._layout, self.position, self._cards))
        self.session_shown.emit()

    def _adopt(self, session: Session) -> None:
        for item in [*self._cards.values(), *self._markers.values()]:
            self.removeItem(item)
        self._session = session
        self._cursor = None
        self._places = session.game.places(session.deal.variant)
        self._markers = {place.pile: PictureItem(MARKERS) for place in self._places}
        self._cards = {card: CardItem(card) for cards in session.position.piles.values() for card in cards}
        for item in [*self._markers.values(), *self._cards.values()]:
            self._added(item)
        self._lay_out(self._layout.width, self._layout.height)
        session.changed.connect(self._on_changed)
        session.refused.connect(self._on_refused)

    def _lay_out(self, width: int, height: int) -> None:
        step = LARGE_STEP if self._preferences.deck == LARGE_DECK else STEP
        self._layout = layout(self._places, width, height, self._session.game.readable_cards, step)

    def resize(self, width: int, height: int, unit: float) -> None:
        """Fit the table into a view; pictures are only scaled until the size settles.

        Args:
            width: In pixels of the screen.
            height: The same.
            unit: Pixels of the screen in a device-independent one.
        """
        if (width, height, unit) == (self._layout.width, self._layout.height, self._unit):
            return
        is_first = not self._layout.width
        if not is_first:
            self.let_go()
        self._unit = unit
        self.setSceneRect(0, 0, width, height)
        self._lay_out(width, height)
        if is_first:
            self.redraw()
        else:
            self._settling.start()
            self._scale_table()
            self._rest()

    def set_preferences(self, preferences: Preferences) -> None:
        """Follow changed options at once."""
        if preferences != self._preferences:
            self.let_go()
            self._preferences = preferences
            self.motion.pace = preferences.pace
            self._lay_out(self._layout.width, self._layout.height)
            self.redraw()

    def _settle(self) -> None:
        """Draw anew after a resize; not while a group is in the hand, whose pictures must not be pulled away."""
        if self._lifted:
            self._settling.start()
        else:
            self.redraw()

    def redraw(self) -> None:
        """Draw everything for the present size, deck and cloth."""
        self._settling.stop()
        self.motion.finish()
        width, height = self._layout.width, self._layout.height
        if not width or not height:
            return
        wanted = (self._preferences.deck, self._layout.card_w, self._unit)
        if wanted != (self._faces.deck, self._faces.card_w, self._faces.unit):
            self._faces = Faces(*wanted)
        self._spread_cloth(width, height)
        for place in self._places:
            item, spot = self._markers[place.pile], self._layout.spots[place.pile]
            item.setScale(1)
            item.draw_at(self._faces.marker(place.marker, int(spot.w)), spot)
        self._rest()

    def _spread_cloth(self, width: int, height: int) -> None:
        cloth = (self._preferences.cloth, width, height)
        if cloth != self._spread:
            self._spread = cloth
            picture = painting.Picture(painting.cloth(width, height, self._preferences.cloth), 0)
            self._cloth.draw_at(picture, Rect(0, 0, width, height))
        self._cloth.setScale(1)

    def _scale_table(self) -> None:
        """Scale cloth and markers, as they are drawn, to the layout: cheap enough for every step of a resize."""
        cloth = self._cloth.pixmap()
        self._cloth.setScale(max(self._layout.width / cloth.width(), self._layout.height / cloth.height()))
        for pile, item in self._markers.items():
            spot = self._layout.spots[pile]
            item.setPos(spot.x, spot.y)
            item.setScale(spot.w / item.pixmap().width())

    def _rest(self) -> None:
        """Put every card, and every mark, where it belongs."""
        for marker in self._markers.values():
            marker.setVisible(not self._is_celebrating)
        if self._is_celebrating:
            self.celebrated.emit()  # the fans stay open until something is done
            return
        for resting in self._layout.resting(self.position):
            item = self._cards[resting.card]
            is_small = resting.rect.w < self._layout.card_w
            width = round(self._faces.card_w * resting.rect.w / self._layout.card_w) if is_small else self._faces.card_w
            item.show_face(self._faces.card(resting.card, width), width)
            item.put(spot_of(resting.rect))
            item.setZValue(CARDS + resting.order)
            item.setVisible(resting.is_in_sight)
        self._show_marks()

    # --- states ---------------------------------------------------------------------------------------------------

    @property
    def selection(self) -> Selection | None:
        """Return the selected group."""
        return self._selection

    def select(self, selection: Selection | None) -> None:
        """Show a group as selected, or none."""
        before, self._selection = self._selection, selection
        self._show_marks()
        if selection != before:
            self.selection_changed.emit()

    @property
    def cursor(self) -> Hit | None:
        """Return where the keyboard's cursor is: a pile, and how many of its cards it takes."""
        return kept(self.position, self._cursor) if self._cursor else None

    def move_cursor(self, step: Step) -> None:
        """Move the keyboard's cursor; the first step only shows it."""
        self.motion.finish()
        if self._cursor is None:
            self.put_cursor(first_place(self._layout, self.position))
        else:
            self.put_cursor(stepped(self._layout, self.position, self._cursor, step))

    def put_cursor(self, at: Hit, *, is_told: bool = True) -> None:
        """Show the keyboard's cursor somewhere; while cards fly it appears when they have come down.

        Args:
            at: A pile of the level, and how many of its cards it takes.
            is_told: Emit `cursor_moved`; not if a move follows, which tells more.
        """
        self._cursor = at
        if not self.motion.is_running:
            self._mark_cursor()
            self.motion.appear([self._brackets] if self._brackets.isVisible() else [])
        if is_told:
            self.cursor_moved.emit()

    @property
    def has_keys(self) -> bool:
        """Tell whether keys go to the table; else its cursor is not to be seen, but is still there."""
        return self._has_keys

    @has_keys.setter
    def has_keys(self, has_keys: bool) -> None:
        self._has_keys = has_keys
        self._show_marks()

    def hide_cursor(self) -> None:
        """Take the keyboard's cursor away: the mouse plays now."""
        before, self._cursor = self._cursor, None
        self._brackets.setVisible(False)
        if before:
            self.cursor_moved.emit()

    def _show_marks(self) -> None:
        """Show selection, legal targets, last move and cursor as they are now; nothing of it while cards fly."""
        for item in self._glow:
            self.removeItem(item)
        self._glow.clear()
        for mark in (self._selected, self._last_move, self._brackets):
            mark.setVisible(False)
        group = self._lifted or self._selection
        if self.motion.is_running or self._is_celebrating:
            return
        if group is None:
            self._mark_last_move()
        else:
            self._mark_group(group)
        self._mark_cursor()
        self.motion.appear([item for item in (*self._glow, self._selected, self._last_move) if item.isVisible()])

    def _mark_cursor(self) -> None:
        if self._cursor and self._has_keys:
            self._cursor = kept(self.position, self._cursor)
            rect = self._group_rect(self._cursor.pile, self._cursor.count)
            self._brackets.draw_at(painting.cursor(rect.w, rect.h, self._layout.card_w, self._unit), rect)

    def _mark_last_move(self) -> None:
        steps = self._session.steps
        if steps and len(steps[-1].stages) == 1:  # after a run has left, the group that was moved is gone
            move = steps[-1].move
            rect = self._group_rect(move.target, move.count)
            self._last_move.draw_at(painting.last_move(rect.w, rect.h, self._unit), rect)

    def _mark_group(self, group: Selection) -> None:
        if group is self._selection:
            rect = self._group_rect(group.source, group.count)
            picture = painting.selection(rect.w, rect.h, self._layout.card_w, self._unit)
            self._selected.draw_at(picture, rect)
        if not self._preferences.placement_aid:
            return
        w, h = self._layout.card_w, self._layout.card_h
        pictures = {is_empty: painting.target(w, h, self._unit, is_empty=is_empty) for is_empty in (False, True)}
        for pile in self._session.game.targets(self.position, group.source, group.count):
            item = self._added(PictureItem(MARKS + 2))
            item.draw_at(pictures[not self.position[pile]], self._group_rect(pile, 1))
            self._glow.append(item)

    def _group_rect(self, pile: Pile, count: int) -> Rect:
        """Return the rectangle round the last cards of a pile; its marker's if it is empty."""
        return self._layout.group_rect(pile, len(self.position[pile]), count)

    # --- refusals -------------------------------------------------------------------------------------------------

    def _on_refused(self, refused: Refused) -> None:
        self.refused.emit(refused)
        if not self._preferences.interactive_rules:
            return
        sentence = say(refused.refusal.saying)
        font = QFont(self.font())
        font.setPixelSize(round(max(BUBBLE_FONT_PX, QFontInfo(font).pixelSize()) * self._unit))
        bubble = painting.bubble(self._tip(refused), sentence, font, self.sceneRect(), self._unit)
        self._bubble.draw_at(painting.Picture(bubble.pixmap, 0), Rect(bubble.x, bubble.y, 0, 0))
        self.motion.appear([self._bubble], BUBBLE_IN_MS)
        self._bubble_timer.start(min(BUBBLE_MS_MOST, BUBBLE_MS + BUBBLE_MS_LETTER * len(sentence)))
        self.bubble_shown.emit(sentence)

    def _tip(self, refused: Refused) -> QPointF:
        """Return where the bubble points: low on a last card or marker, into the strip of a covered card."""
        if refused.pile not in self._layout.spots:
            return self.sceneRect().center()
        rects = self._layout.card_rects(refused.pile, len(self.position[refused.pile]))
        rect = rects[-max(1, refused.count)] if rects else self._layout.spots[refused.pile]
        part = 0.15 if refused.count > 1 else 0.78
        return QPointF(rect.x + rect.w / 2, rect.y + rect.h * part)

    def hide_bubble(self) -> None:
        """Take the bubble away; nothing happens if there is none."""
        self._bubble_timer.stop()
        self._bubble.setVisible(False)

    @property
    def is_bubble_visible(self) -> bool:
        """Tell whether a refusal is being told."""
        return self._bubble.isVisible()

    # --- lifting --------------------------------------------------------------------------------------------------

    @property
    def lifted(self) -> Selection | None:
        """Return the group that follows the mouse."""
        return self._lifted

    def lift(self, group: Selection) -> None:
        """Let a group, which may be lifted, follow the mouse from now on."""
        self.motion.finish()
        self._selection = None
        self._lifted = group
        cards = self.position[group.source]
        for order, card in enumerate(cards[-group.count :]):
            self._cards[card].setZValue(LIFTED + order)
        if len(cards) > group.count:
            self._cards[cards[-group.count - 1]].setVisible(True)
        rect = self._group_rect(group.source, group.count)
        self._shadow.draw_at(painting.drag_shadow(rect.w, rect.h, self._layout.card_w), rect)
        self._show_marks()

    def carry(self, dx: float, dy: float) -> None:
        """Move the lifted group to the right and down by pixels, counted from where it was lifted."""
        lifted = self._lifted_cards()
        for card, rect in lifted:
            self._cards[card].put(Spot(rect.x + dx, rect.y + dy, rect.w))
        _, first = lifted[0]
        self._shadow.setPos(first.x + dx, first.y + dy)

    def overlaps(self, dx: float, dy: float) -> dict[Pile, float]:
        """Return the area that the lifted group, carried so far, shares with each pile."""
        return self._layout.overlaps([rect.moved(dx, dy) for _, rect in self._lifted_cards()])

    def _lifted_cards(self) -> list[tuple[Card, Rect]]:
        assert self._lifted, "nothing is lifted"
        cards = self.position[self._lifted.source]
        rects = self._layout.card_rects(self._lifted.source, len(cards))
        return list(zip(cards, rects, strict=True))[-self._lifted.count :]

    def lay_down(self) -> None:
        """Leave the lifted group where it is: either a move follows, or `return_home`."""
        self._lifted = None
        self._was_carried = True
        self._shadow.setVisible(False)

    def return_home(self) -> None:
        """Let the cards that are not at their place glide home."""
        self._was_carried = False
        self._fly(return_flights(self._layout, self.position, self._cards))

    def let_go(self) -> None:
        """End whatever goes on, without a move: motion, selection, lifted group, bubble."""
        self.motion.finish()
        self.hide_bubble()
        self._selection = None
        self.peek(None)
        self._lifted, self._was_carried, self._is_celebrating = None, False, False
        self._shadow.setVisible(False)
        self._rest()

    # --- looking --------------------------------------------------------------------------------------------------

    def peek(self, hit: Hit | None) -> None:
        """Show a covered card whole, above those that lie on it; None covers it again.

        Args:
            hit: Which card: its pile, and its number counted from the pile's last.
        """
        if self._peeked:
            self._peeked.setZValue(self._peeked_z)
        self._peeked = None
        if hit and hit.count > 1:
            self._peeked = self._cards[self.position[hit.pile][-hit.count]]
            self._peeked_z = self._peeked.zValue()
            self._peeked.setZValue(LIFTED)

    # --- changes --------------------------------------------------------------------------------------------------

    def _on_changed(self, change: Change) -> None:
        """Let every card whose place differs fly there from where it is now; a won game ends in four fans."""
        self.hide_bubble()
        self.peek(None)
        self._selection = self._lifted = None
        self._shadow.setVisible(False)
        is_drop, self._was_carried = self._was_carried, False
        flights = change_flights(self._layout, change, self._cards, self._unit, is_drop=is_drop)
        self._is_celebrating = self._session.is_won and bool(self.motion.pace)
        if self._is_celebrating:
            self._celebration_delay = max((flight.finish for flight in flights), default=0.0)
            flights += celebration_flights(self._layout, self.position, self._cards, self._celebration_delay)
        self._fly(flights)
        self.played.emit(change)

    @property
    def is_celebrating(self) -> bool:
        """Tell whether the cards of a won game open, or lie open, in fans: until anything is done."""
        return self._is_celebrating

    @property
    def celebration_delay(self) -> float:
        """Return how long, at normal speed, the last move of the won game is shown before the fans open, in ms."""
        return self._celebration_delay

    def _fly(self, flights: Sequence[Flight]) -> None:
        for item in {flight.item for flight in flights}:
            item.show_face(self._faces.card(item.card), self._faces.card_w)  # a finished run's pictures are small
        if flights:
            for resting in self._layout.resting(self.position):
                self._cards[resting.card].setVisible(resting.is_in_sight or self._cards[resting.card].isVisible())
        self.motion.start(flights)
        self._show_marks()
