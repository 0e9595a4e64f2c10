"""A screen reader's ears: a session of the desktop with accessibility, and what is heard in it."""

from __future__ import annotations

import json
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from threading import Condition, Thread
from typing import IO, Any

import pytest

from qtsolitaire import system
from tests.end_to_end.screen import DEADLINE, Screen

PYTHON = "/usr/bin/python3"  # the system's, which has what reads windows
LISTENER = Path(__file__).with_name("listener.py")
TOOLS = (
    system.Part("dbus-daemon", "dbus-daemon"),
    system.Part("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
    system.Part(PYTHON, "python3"),
)


def require_reader() -> None:
    """Skip the test where the desktop has another interface; fail it, with the remedy, where the tools are absent."""
    if sys.platform != "linux":
        pytest.skip("These tests read windows over AT-SPI, which only desktops of Linux have.")
    missing = [tool for tool in TOOLS if not shutil.which(tool.name)]
    can_read = [PYTHON, "-I", "-c", "import pyatspi"]
    if not missing and subprocess.run(can_read, capture_output=True, check=False).returncode:
        missing = [system.Part("pyatspi", "python3-pyatspi")]
    if missing:
        names = ", ".join(part.name for part in missing)
        pytest.fail(f"The tests of screen readers lack {names}. {system.install_saying(missing)}")


@dataclass(frozen=True)
class Heard:
    """An event.

    Args:
        event: Its kind.
        name: What it came from is called.
        text: What is announced.
        is_so: 1 if the state of its kind has come, 0 if it has gone.
    """

    event: str
    name: str
    text: str
    is_so: int


@dataclass(frozen=True)
class Part:
    """A part of a window, as a screen reader sees it."""

    role: str
    name: str
    states: tuple[str, ...]
    parts: tuple[Part, ...]

    @classmethod
    def of(cls, told: dict[str, Any]) -> Part:
        """Return what was told."""
        return cls(told["role"], told["name"], tuple(told["states"]), tuple(map(cls.of, told["parts"])))

    def all(self) -> Iterator[Part]:
        """Yield this part and all in it."""
        yield self
        for part in self.parts:
            yield from part.all()


class Reader:
    """A screen reader.

    Args:
        screen: Where; programs that are started there later can be read.
        folder: For what is complained of.
    """

    def __init__(self, screen: Screen, folder: Path) -> None:
        self._complaints = folder / "reader.txt"
        self._errors = self._complaints.open("wb")
        self._bus, screen.env["DBUS_SESSION_BUS_ADDRESS"] = self._start_bus(screen)
        # What reads windows asks each of them for a private line, and Qt warns that it has none.
        screen.env["QT_LOGGING_RULES"] = "qt.accessibility.atspi.warning=false"
        self._listener = subprocess.Popen(
            [PYTHON, "-I", str(LISTENER)],
            env=screen.env, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
        )  # fmt: skip
        self._news = Condition()
        self._heard: list[Heard] = []
        self._trees: list[Part] = []
        assert self._listener.stdout
        self._thread = Thread(target=self._read, args=[self._listener.stdout], daemon=True)
        self._thread.start()
        self._wait(lambda: bool(self._heard), "the listener listens")

    def _start_bus(self, screen: Screen) -> tuple[subprocess.Popen[str], str]:
        command = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        bus = subprocess.Popen(command, env=screen.env, text=True, stdout=subprocess.PIPE, stderr=self._errors)
        assert bus.stdout
        is_told, _, _ = select.select([bus.stdout], [], [], DEADLINE)
        address = bus.stdout.readline().strip() if is_told else ""
        assert address, self.complaints
        return bus, address

    @property
    def complaints(self) -> str:
        """What went wrong around the listener."""
        return self._complaints.read_text(errors="replace")

    def _read(self, stream: IO[str]) -> None:
        with stream:
            for line in stream:
                told = json.loads(line)
                with self._news:
                    if "tree" in told:
                        self._trees.append(Part.of(told["tree"]))
                    else:
                        self._heard.append(Heard(**told))
                    self._news.notify_all()

    def _wait(self, condition: Any, meaning: str) -> None:
        with self._news:
            if not self._news.wait_for(condition, DEADLINE):
                last = "\n".join(map(str, self._heard[-12:]))
                pytest.fail(f"Waited in vain for this: {meaning}\nheard last:\n{last}\n{self.complaints}")

    def tree(self) -> Part:
        """Return what windows there are, with all that is in them."""
        count = len(self._trees)
        assert self._listener.stdin
        self._listener.stdin.write("tree\n")
        self._listener.stdin.flush()
        self._wait(lambda: len(self._trees) > count, "the windows are read")
        return self._trees[-1]

    @property
    def announced(self) -> list[str]:
        """What was announced, in order."""
        return [heard.text for heard in self._heard if heard.event.startswith("object:announcement")]

    @property
    def focused(self) -> list[str]:
        """The names of what got the focus, in order."""
        return [one.name for one in self._heard if one.event.startswith("object:state-changed:focused") and one.is_so]

    def forget(self) -> None:
        """Count nothing that was heard before."""
        with self._news:
            self._heard.clear()

    def hears(self, sentences: list[str]) -> None:
        """Wait until exactly these sentences have been announced, from the first to the last."""
        self._wait(lambda: len(self.announced) >= len(sentences), f"this is announced: {sentences}")
        assert self.announced == sentences

    def sees_focus(self, names: list[str]) -> None:
        """Wait until the focus has gone this way in the end."""
        self._wait(lambda: self.focused[-len(names) :] == names, f"the focus goes to {names}")

    def leave(self) -> None:
        """End everything."""
        for process in (self._listener, self._bus):
            process.terminate()
            process.wait(DEADLINE)
        for stream in (self._listener.stdin, self._bus.stdout, self._errors):
            assert stream
            stream.close()
        self._thread.join(DEADLINE)
