"""Events of all kinds: chosen at random from what the table shows, written down as plain values, done again from these.

An event is a kind and its values, so that a whole storm is a text that can be kept, repeated and shortened. What is
random within the program while an event is handled (the number of a new deal) follows from the event's own number.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl, QVariantAnimation
from PySide6.QtGui import QAccessible, QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QSlider, QSpinBox, QWidget

from qtsolitaire.core.deals import NUMBERS, DealCode
from qtsolitaire.core.game import Game, Refusal, Step
from qtsolitaire.core.table import Pile, PileKind
from qtsolitaire.games import GAMES

from .ears import read_all
from .world import World

DATA = Path(__file__).resolve().parents[2] / "tests" / "data"
Button = Qt.MouseButton
BUTTONS = {"left": Button.LeftButton, "right": Button.RightButton, "middle": Button.MiddleButton}
NO, SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
MODIFIERS = (NO, NO, NO, NO, SHIFT, CTRL, CTRL, ALT, CTRL | SHIFT)
KEYS = (
    *(Qt.Key(code) for code in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_F1.value, Qt.Key.Key_F12.value + 1)),
    *[Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return] * 5,
    *[Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Enter] * 3,
    *(Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Menu, Qt.Key.Key_Alt),
    *(Qt.Key.Key_Comma, Qt.Key.Key_Question, Qt.Key.Key_Plus, Qt.Key.Key_Minus),
)
OPTIONS: dict[str, tuple[str | bool, ...]] = {
    "double_click": (True, False),
    "auto_place": (True, False, False),
    "click_sends_up": (True, False),
    "placement_aid": (True, False),
    "interactive_rules": (True, False),
    "deck": ("classic", "four-colour", "large", "dark"),
    "cloth": ("green", "blue", "grey", "plain"),
    "scheme": ("system", "light", "dark"),
    "language": ("system", "en", "vi", "th"),
    "speed": ("normal", "fast", "off", "off"),
    "reduced_motion": ("system", "on", "off"),
    "menu_bar": (True, True, False),
    "tool_bar": (True, True, False),
    "status_bar": (True, True, False),
    "clock": (True, False),
}
STATES = {
    "normal": Qt.WindowState.WindowNoState,
    "minimised": Qt.WindowState.WindowMinimized,
    "maximised": Qt.WindowState.WindowMaximized,
    "full screen": Qt.WindowState.WindowFullScreen,
}
TELLING = (Qt.Key.Key_F5, Qt.Key.Key_F6, Qt.Key.Key_F7, Qt.Key.Key_F8)
PAGES = ("rules", "rules", "example", "keyboard")
PAGE_KEYS = {"rules": "F1", "keyboard": "Ctrl+?"}
WORDS = ("Game:", "Deal: ", "Moves:", "Board:", "Level: S1", "---", "12", "4ax3", "SS1-S1-")
ODD = ("\0", "\u202e", "ที่", "ậ", "♠", "\r", "\ufeff", "{}")

Value = Any
"""An int, a float or a text: what JSON can write."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happens.

    Args:
        kind: Which method of `Hand` does it.
        number: From which everything random within the program follows.
        values: With what.
    """

    kind: str
    number: int
    values: tuple[Value, ...] = ()

    def __str__(self) -> str:
        return json.dumps([self.kind, self.number, *self.values], ensure_ascii=False)

    @classmethod
    def parse(cls, line: str) -> Event:
        """Read what `str` wrote."""
        kind, number, *values = json.loads(line)
        return cls(kind, number, tuple(values))


class Hand:
    """Does events to a world, one after another.

    Args:
        world: The program.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self._over: QWidget | None = None  # what parts are asked for: without it, Python takes them for deleted

    def do(self, event: Event) -> None:
        """Let an event happen, and whatever the desktop does after it."""
        self.world.decide(event.number)
        getattr(self, f"_{event.kind}")(*event.values)
        self.world.tidy()

    @property
    def _viewport(self) -> QWidget:
        return self.world.window.view.viewport()

    @property
    def _is_blocked(self) -> bool:
        """Tell whether a window or a menu over the table keeps the mouse and the keys from it."""
        return bool(QApplication.activeModalWidget() or QApplication.activePopupWidget())

    @property
    def _focus(self) -> QWidget:
        """Return where keys go."""
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        focus = QApplication.focusWidget()
        if popup:
            return popup
        if modal and not (focus and focus.window() is modal):
            return modal
        return focus or self.world.window

    # --- mouse and keys -------------------------------------------------------------------------------------------

    def _press(self, button: str, x: int, y: int) -> None:
        if not self._is_blocked:
            QTest.mousePress(self._viewport, BUTTONS[button], pos=QPoint(x, y))

    def _release(self, button: str, x: int, y: int) -> None:
        if not self._is_blocked:
            QTest.mouseRelease(self._viewport, BUTTONS[button], pos=QPoint(x, y))

    def _double(self, button: str, x: int, y: int) -> None:
        if not self._is_blocked:
            QTest.mouseDClick(self._viewport, BUTTONS[button], pos=QPoint(x, y))

    def _move(self, x: int, y: int) -> None:
        if not self._is_blocked:
            QTest.mouseMove(self._viewport, QPoint(x, y))

    def _key(self, key: int, modifiers: int) -> None:
        QTest.keyClick(self._focus, Qt.Key(key), Qt.KeyboardModifier(modifiers))

    def _type(self, text: str) -> None:
        """Type letter by letter: one of them may close a menu, or the whole window, and the others go elsewhere."""
        for letter in text:
            if not self.world.window.isHidden():
                QTest.keyClicks(self._focus, letter)

    def _undo(self, count: int) -> None:
        for _ in range(count):
            self._key(Qt.Key.Key_Z.value, CTRL.value)

    def _redo(self, count: int) -> None:
        for _ in range(count):
            self._key(Qt.Key.Key_Z.value, (CTRL | SHIFT).value)

    def _front(self, number: int) -> None:
        """Bring a window to the front, so that it has the keys; the first is the main one."""
        windows = [self.world.window, *self.world.other_windows()]
        if not self._is_blocked:
            windows[number % len(windows)].activateWindow()

    # --- screen reader --------------------------------------------------------------------------------------------

    def _reader(self, is_on: bool) -> None:
        """Let a screen reader begin or end."""
        QAccessible.setActive(is_on)

    def _read(self) -> None:
        """Read everything that is open, as a screen reader does."""
        read_all(self.world)

    # --- window ---------------------------------------------------------------------------------------------------

    def _resize(self, width: int, height: int) -> None:
        self.world.window.resize(width, height)

    def _state(self, name: str) -> None:
        self.world.window.setWindowState(STATES[name])

    def _hide(self) -> None:
        """Hide the window and show it again, as a change of desktops does."""
        window = self.world.window
        window.setProperty("hidden on purpose", True)
        window.hide()
        QApplication.processEvents()
        window.show()
        window.activateWindow()
        window.setProperty("hidden on purpose", False)

    def _option(self, name: str, value: Value) -> None:
        setattr(self.world.options, name, value)

    def _action(self, number: int) -> None:
        actions = self.world.window.actions()
        action = actions[number % len(actions)]
        if action.isEnabled() and not self._is_blocked:
            action.trigger()

    def _switch(self, number: int) -> None:
        if not self._is_blocked:
            self.world.window.dealing.switch(GAMES[number % len(GAMES)])

    def _restart(self) -> None:
        self.world.restart()

    # --- texts ----------------------------------------------------------------------------------------------------

    def _paste(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self._key(Qt.Key.Key_V.value, CTRL.value)

    def _open(self, text: str) -> None:
        if not self._is_blocked:
            self.world.window.open_text(text)

    def _drop(self, text: str) -> None:
        """Drop a text, and a file that holds it, on the window."""
        if self._is_blocked:
            return
        data, file = QMimeData(), self.world.folder / "dropped.solitaire"
        file.write_text(text, encoding="utf-8", errors="replace")
        data.setUrls([QUrl.fromLocalFile(str(file))])
        event = QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, BUTTONS["left"], NO)
        QApplication.sendEvent(self.world.window, event)

    # --- other windows --------------------------------------------------------------------------------------------

    def _page(self, name: str) -> None:
        """Open something to be read; the rules stand beside the table, the others over it."""
        window = self.world.window
        if self._is_blocked:
            return
        if name == "example":
            window.library.show_example(self.world.session.game)
        for action in window.actions():
            if QKeySequence(PAGE_KEYS.get(name, "")) in action.shortcuts():
                action.trigger()

    def _widget(self, number: int, child: int, right: float, down: float, button: str) -> None:
        """Click somewhere in a part of a window over the table."""
        where = self._part(number, child)
        if where:
            point = QPoint(int(where.width() * right), int(where.height() * down))
            QTest.mouseClick(where, BUTTONS[button], pos=point)

    def _wheel(self, number: int, child: int, step: int) -> None:
        """Choose another value in a part of a window over the table, if it has values."""
        match self._part(number, child):
            case QComboBox() as box:
                box.setCurrentIndex(step % max(1, box.count()))
            case QSlider() | QSpinBox() as scale:
                scale.setValue(scale.minimum() + step % max(1, scale.maximum() - scale.minimum() + 1))

    def _part(self, number: int, child: int) -> QWidget | None:
        popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        windows = [popup] if popup else [modal] if modal else self.world.other_windows()
        if not windows:
            return None
        self._over = over = windows[number % len(windows)]
        parts = [part for part in over.findChildren(QWidget) if part.isVisible() and part.isEnabled()]
        return parts[child % len(parts)] if parts else over

    def _close(self) -> None:
        popup = QApplication.activePopupWidget()
        if popup:
            popup.close()
        for over in self.world.other_windows():
            if isinstance(over, QDialog):
                over.reject()

    # --- time -----------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.world.check_language()

    def _wait(self, ms: int) -> None:
        QTest.qWait(ms)

    def _rest(self) -> None:
        """Let all motion end, and the fans of a won game close."""
        scene = self.world.window.scene
        scene.motion.finish()
        if scene.is_celebrating:
            scene.let_go()

    def _pass(self, part: float) -> None:
        """Let a part of a motion pass."""
        clock = self.world.window.scene.motion.findChild(QVariantAnimation, "flying")
        assert isinstance(clock, QVariantAnimation)
        if self.world.window.scene.motion.is_running:
            clock.setCurrentTime(round(clock.totalDuration() * part))


class Chance:
    """Chooses events at random, most of them with sense.

    Args:
        world: What there is to act on.
        random: Decides.
    """

    def __init__(self, world: World, random: Random) -> None:
        self._world = world
        self._random = random
        table: dict[Callable[[], Iterator[Event]], int] = {
            self._drags: 22, self._clicks: 16, self._mouse: 12, self._keys: 18, self._storm: 6, self._time: 16,
            self._window: 3, self._option: 4, self._text: 3, self._new: 3, self._act: 2, self._finish: 3,
            self._names: 10, self._tell: 2, self._listen: 3, self._page: 1,
        }  # fmt: skip
        self._kinds, self._weights = list(table), list(table.values())

    def events(self) -> Iterator[Event]:
        """Yield events for ever; each is to be done before the next one is asked for.

        In every second round a screen reader is there from the start.
        """
        if self._random.random() < 0.5:
            yield self._event("reader", True)
        while True:
            yield from self._turned(self._next())

    def _next(self) -> Iterator[Event]:
        """Choose between the table and what is open: over it, there is nothing else; beside it, sometimes."""
        if QApplication.activePopupWidget() or QApplication.activeModalWidget():
            return self._over()
        is_beside = bool(self._world.other_windows()) and self._random.random() < 0.3
        return self._beside() if is_beside else self._any()

    def _turned(self, events: Iterator[Event]) -> Iterator[Event]:
        """Yield events, with turns of the event loop in half of the places between them."""
        for event in events:
            yield event
            if self._random.random() < 0.5:
                yield self._event("turn")

    def _any(self) -> Iterator[Event]:
        (kind,) = self._random.choices(self._kinds, self._weights)
        for event in kind():
            if self._random.random() < 0.05:
                yield from self._random.choice([self._mouse, self._keys, self._time])()
            yield event

    def _event(self, kind: str, *values: Value) -> Event:
        return Event(kind, self._random.getrandbits(32), values)

    # --- the table ------------------------------------------------------------------------------------------------

    def _point(self, pile: Pile, count: int) -> tuple[int, int]:
        """Return where the strip of a card is, in the viewport; of the marker, if the pile is empty."""
        view, table = self._world.window.view, self._world.window.scene.table
        rects = table.card_rects(pile, len(self._world.position[pile]))
        rect = rects[-max(1, count)] if rects else table.spots[pile]
        strip = rects[-count + 1].y - rect.y if rects and count > 1 else rect.h
        point = view.mapFromScene(QPointF(rect.x + rect.w * self._random.uniform(0.1, 0.9), rect.y + strip / 2))
        return point.x(), point.y()

    def _anywhere(self) -> tuple[int, int]:
        size = self._world.window.view.viewport().size()
        return self._random.randrange(max(1, size.width())), self._random.randrange(max(1, size.height()))

    def _group(self) -> tuple[Pile, int]:
        pile, cards = self._random.choice(list(self._world.position.piles.items()))
        return pile, min(len(cards), self._random.choice([1, 1, 1, 2, 3, 5, 9]))

    def _somewhere(self) -> tuple[int, int]:
        return self._anywhere() if self._random.random() < 0.2 else self._point(*self._group())

    def _drags(self) -> Iterator[Event]:
        game, position = self._world.session.game, self._world.position
        legal = list(game.legal_moves(position))
        if legal and self._random.random() < 0.85:
            lucky = [move for move in legal if is_lucky(game.play(position, move))]
            move = self._random.choice(lucky or legal)
            source, count, target = move.source, move.count, move.target
        else:
            (source, count), (target, _) = self._group(), self._group()
        x, y = self._point(source, count)
        end = self._point(target, 1)
        yield self._event("press", "left", x, y)
        yield self._event("move", x + 12, y + 5)
        if self._random.random() < 0.3:
            yield self._event("move", *self._anywhere())
        yield self._event("move", *end)
        yield self._event("release", "left", *(end if self._random.random() < 0.85 else self._anywhere()))

    def _clicks(self) -> Iterator[Event]:
        x, y = self._somewhere()
        yield self._event("press", "left", x, y)
        yield self._event("release", "left", x, y)
        for _ in range(self._random.choice([0, 0, 1, 1, 2])):
            x, y = x + self._random.randint(-3, 3), y + self._random.randint(-3, 3)
            yield self._event("double", "left", x, y)
            yield self._event("release", "left", x, y)

    def _mouse(self) -> Iterator[Event]:
        kind = self._random.choice(["press", "release", "double", "move", "move"])
        button = [] if kind == "move" else [self._random.choice(["left", "left", "right", "middle"])]
        yield self._event(kind, *button, *self._somewhere())

    def _keys(self) -> Iterator[Event]:
        for _ in range(self._random.choice([1, 1, 2, 5])):
            key, modifiers = self._random.choice(KEYS), self._random.choice(MODIFIERS)
            if not is_dangerous(key, modifiers):
                yield self._event("key", key.value, modifiers.value)

    def _names(self) -> Iterator[Event]:
        """Play a move with the names of two piles, as the player of keys does; now and then something else."""
        legal = list(self._world.session.game.legal_moves(self._world.position))
        if not legal:
            return
        move = self._random.choice(legal)
        source, target = _key_of(move.source), _key_of(move.target)
        if self._random.random() < 0.1:
            source = self._random.choice("1234567890ABCDH")
        yield self._event("front", 0)
        shift = SHIFT if self._random.random() < 0.3 else NO
        for _ in range(move.count if shift else 1):
            yield self._event("key", ord(source), shift.value)
        if self._random.random() < 0.2:
            arrows = [Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Escape]
            yield self._event("key", self._random.choice(arrows).value, NO.value)
        if self._random.random() < 0.2:
            yield self._event("key", Qt.Key.Key_Return.value, self._random.choice([NO, SHIFT]).value)
        else:
            yield self._event("key", ord(target), NO.value)

    def _tell(self) -> Iterator[Event]:
        """Let the table be told."""
        yield self._event("front", 0)
        yield self._event("key", self._random.choice(TELLING).value, NO.value)

    def _listen(self) -> Iterator[Event]:
        """Read everything, if there is a screen reader; seldom one comes or goes."""
        if self._random.random() < 0.05:
            yield self._event("reader", self._random.random() < 0.5)
        if QAccessible.isActive():
            yield self._event("read")

    def _page(self) -> Iterator[Event]:
        yield self._event("page", self._random.choice(PAGES))

    def _storm(self) -> Iterator[Event]:
        for _ in range(self._random.choice([1, 1, 4])):
            yield self._event(self._random.choice(["undo", "undo", "redo"]), self._random.choice([1, 1, 2, 5, 30, 120]))

    def _time(self) -> Iterator[Event]:
        kind = self._random.random()
        if self._world.window.scene.motion.is_running and kind < 0.7:
            yield self._event("pass", self._random.choice([0.1, 0.5, 0.9, 1]))
        elif kind < 0.01:
            yield self._event("wait", self._random.choice([20, 130, 300]))
        else:
            yield self._event("turn")

    # --- the window -----------------------------------------------------------------------------------------------

    def _window(self) -> Iterator[Event]:
        kind = self._random.choice(["resize", "resize", "state", "hide"])
        if kind == "resize":
            for _ in range(self._random.choice([1, 1, 5])):
                yield self._event("resize", self._random.randint(480, 1100), self._random.randint(360, 800))
        elif kind == "state":
            yield self._event("state", self._random.choice(list(STATES)))
            yield self._event("turn")
            yield self._event("state", "normal")
        else:
            yield self._event("hide")

    def _option(self) -> Iterator[Event]:
        name = self._random.choice(list(OPTIONS))
        yield self._event("option", name, self._random.choice(OPTIONS[name]))

    def _act(self) -> Iterator[Event]:
        yield self._event("action", self._random.randrange(100))

    def _new(self) -> Iterator[Event]:
        kind = self._random.choice(["open", "open", "switch", "switch", "restart"])
        if kind == "open":
            game: Game = self._random.choice(GAMES)
            level = self._random.choice(game.variants).key
            yield self._event("open", str(DealCode(game.code, level, self._random.randrange(NUMBERS))))
        elif kind == "switch":
            yield self._event("switch", self._random.randrange(len(GAMES)))
        elif self._random.random() < 0.2:
            yield self._event("restart")

    def _finish(self) -> Iterator[Event]:
        """Open a game that is nearly won, or any other part of it."""
        text = reference_game(self._random)
        yield self._event(self._random.choice(["open", "paste", "drop"]), text)

    def _text(self) -> Iterator[Event]:
        """Give the program a text that means nothing, or nearly something."""
        text = reference_game(self._random) if self._random.random() < 0.5 else ""
        for _ in range(self._random.choice([1, 3])):
            place = self._random.randrange(len(text) + 1)
            text = text[:place] + self._random.choice(WORDS + ODD) + text[place + self._random.choice([0, 1, 9]) :]
        yield self._event(self._random.choice(["open", "paste", "drop"]), text)

    # --- over the table, and beside it ----------------------------------------------------------------------------

    def _beside(self) -> Iterator[Event]:
        """Turn to a window that stands beside the table, or back to the table; such a window stays open for long."""
        kind = self._random.random()
        if kind < 0.3:
            yield self._event("front", self._random.randrange(3))
        elif kind < 0.35:
            yield self._event("close")
        else:
            for event in self._over():
                if event.kind != "close":
                    yield event

    def _over(self) -> Iterator[Event]:
        """Play with whatever is open over the table, and close it before long."""
        kind = self._random.random()
        number, child = self._random.randrange(9), self._random.randrange(400)
        if kind < 0.35:
            button = self._random.choice(["left", "left", "left", "right"])
            yield self._event("widget", number, child, *(round(self._random.random(), 3) for _ in "xy"), button)
        elif kind < 0.5:
            yield self._event("wheel", number, child, self._random.randrange(500))
        elif kind < 0.7:
            yield from self._keys()
        elif kind < 0.75:
            yield self._event("type", self._random.choice(["sh1c4aaaaabd", "zz", "ss1-s2-q7m4kzt", "12"]))
        elif kind < 0.85:
            yield from self._random.choice([self._mouse, self._option, self._window, self._time])()
        elif kind < 0.88:
            yield from self._listen()
        else:
            yield self._event("close")


def _key_of(pile: Pile) -> str:
    """Return the key that names a pile."""
    return str(pile)[0].upper()


def is_dangerous(key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
    """Tell whether a key would be meant for the desktop instead of for the program."""
    return key is Qt.Key.Key_F4 and bool(modifiers & ALT)


def is_lucky(step: Step | Refusal) -> bool:
    """Tell whether a move brings a game nearer to its end: random moves alone would hardly ever do."""
    return isinstance(step, Step) and (len(step.stages) > 1 or step.move.target.kind is PileKind.FOUNDATION)


def reference_game(random: Random) -> str:
    """Return a won game as a text, cut off somewhere, often right before its end."""
    game: Game = random.choice(GAMES)
    level = random.choice(game.variants).key
    line = random.choice((DATA / f"wins_{level.lower()}.jsonl").read_text(encoding="utf-8").splitlines())
    row = json.loads(line)
    moves = row["moves"].split()
    played = random.choice([0, len(moves) // 2, len(moves) - 5, len(moves) - 2, len(moves)])
    head = f"Game: {game.name}\nLevel: {level}\nBoard:\n{row['board']}"
    return f"{head}Moves:\n{' '.join(moves[:played])}\n"
