"""An X screen that nobody sees, hands to act on it, and programs that show their windows there.

The hands are xdotool: what it does reaches a program through the X server, as a real mouse and a real keyboard would.
No window manager runs, so a window is where it put itself, and the focus goes where a test sends it.

Nothing is waited for by the clock: `until` asks again until the answer is there, and only gives up after a time in
which even a busy machine would have answered.
"""

from __future__ import annotations

import os
import select
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Condition, Thread
from typing import IO, TypeVar

import pytest
from PySide6.QtGui import QImage, QPainter

from qtsolitaire import system
from tests.end_to_end.close_message import send_close_message
from tests.end_to_end.seen import Area, Seen

ROOT = Path(__file__).parent.parent.parent
TOOLS = (
    system.Part("Xvfb", "xvfb"),
    system.Part("xdotool", "xdotool"),
    system.Part("setxkbmap", "x11-xkb-utils"),  # comes with xvfb
)
SIZE = (1366, 800)
DEADLINE = 30.0  # seconds
PAUSE = 0.01  # between two questions

T = TypeVar("T")


def until(question: Callable[[], T], meaning: str, state: Callable[[], object] = str) -> T:
    """Ask until the answer is true, and return it.

    Args:
        question: What is asked.
        meaning: What a true answer means, for the message of a failure.
        state: What else that message tells.
    """
    end = time.monotonic() + DEADLINE
    while not (answer := question()):
        if time.monotonic() > end:
            pytest.fail(f"Waited in vain for this: {meaning}\n{state()}")
        time.sleep(PAUSE)
    return answer


def require_x() -> None:
    """Skip the test where there is no X at all; fail it, with the remedy, where X could be and its tools are absent."""
    if sys.platform in ("win32", "darwin"):
        pytest.skip("The end-to-end tests need an X server, and this platform has none.")
    missing = [tool for tool in TOOLS if not shutil.which(tool.name)]
    missing += system.missing_from(system.LIBRARIES[system.Use.X11])
    if missing:
        names = ", ".join(part.name for part in missing)
        pytest.fail(f"The end-to-end tests lack {names}. {system.install_saying(missing)}")


def largest_difference(one: QImage, other: QImage) -> int:
    """Return by how much, of 255, the colours of two pictures differ at most; where one is larger counts too."""
    difference = one.copy()
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    picture = difference.convertToFormat(QImage.Format.Format_RGBX8888)  # named, so that it outlives its bits
    colours = bytes(picture.constBits())
    return max(max(colours[channel::4]) for channel in range(3))


class Screen:
    """An X server without a monitor, and a hand on its mouse and keyboard.

    Args:
        folder: An empty folder for its files and for the home of the programs.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._picture = folder / "Xvfb_screen0"  # the name is Xvfb's
        self._complaints = folder / "xvfb.txt"
        self._server, number = self._start_server()
        self.env = {
            "PATH": os.environ.get("PATH", os.defpath),
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "LANG": "C.UTF-8",
            "DISPLAY": f":{number}",
            "PYTHONPATH": str(ROOT),
        }

    def _start_server(self) -> tuple[subprocess.Popen[bytes], str]:
        """Start the server on a free display; return it with the display's number."""
        number, its_end = os.pipe()
        command = ["Xvfb", "-displayfd", str(its_end), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-dpi", "96"]
        command += ["-fbdir", str(self._folder), "-nolisten", "tcp", "-noreset"]
        with self._complaints.open("wb") as complaints:
            server = subprocess.Popen(command, pass_fds=[its_end], stdout=complaints, stderr=complaints)
        os.close(its_end)
        with os.fdopen(number, encoding="ascii") as told:
            is_told, _, _ = select.select([told], [], [], DEADLINE)
            text = told.readline().strip() if is_told else ""
        if not text:
            server.kill()
            server.wait()
            pytest.fail(f"Xvfb did not start: {self._complaints.read_text(errors='replace')}")
        return server, text

    def stop(self) -> None:
        """End the server, which has to be alive still: what was tested on a dead one was not tested."""
        status = self._server.poll()
        self._server.terminate()
        self._server.wait(DEADLINE)
        assert status is None, f"Xvfb ended by itself: {self._complaints.read_text(errors='replace')}"

    def do(self, *words: object) -> str:
        """Let xdotool do something, or several things one after another; return what it prints."""
        return self._run(["xdotool", *map(str, words)])

    def press(self, *keys: object) -> None:
        """Press and release keys without a pause: letters, `ctrl+z`, or numbers of keys, `37+52`."""
        self.do("key", "--delay", 0, *keys)

    def set_keyboard(self, layouts: str) -> None:
        """Choose the keyboard's layouts: `th`, `us,th`; the first one is active."""
        self._run(["setxkbmap", layouts])

    def _run(self, command: Sequence[str]) -> str:
        done = self._try(command)
        assert done.returncode == 0, f"{' '.join(command)}: {done.stdout}{done.stderr}"
        return done.stdout

    def _try(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(command, env=self.env, capture_output=True, text=True, timeout=DEADLINE, check=False)

    def windows_of(self, pid: int) -> list[str]:
        """Return the X numbers of a process's windows that are to be seen."""
        # That there is none is told by an exit status that means other things too.
        return self._try(["xdotool", "search", "--onlyvisible", "--pid", str(pid)]).stdout.split()

    def close(self, window: str) -> None:
        """Ask a window to close, as a window manager does when its button is clicked."""
        send_close_message(self.env["DISPLAY"], int(window))

    def picture(self, area: Area) -> QImage:
        """Return what the screen shows in an area.

        The server keeps its picture in a file in the format of xwd: a header of big-endian numbers and the name of the
        screen, the colour map, then the rows of pixels.
        """
        data = self._picture.read_bytes()
        header = struct.unpack(">25I", data[:100])
        start, width, height, bits, row, colours = (header[index] for index in (0, 4, 5, 11, 12, 19))
        assert (width, height, bits) == (*SIZE, 32), header
        image = QImage(data[start + colours * 12 :], width, height, row, QImage.Format.Format_RGB32)
        return image.copy(area.x, area.y, area.w, area.h)


class Program:
    """The program, started on a screen.

    Args:
        screen: Where.
        folder: An empty folder for its profile and what it says.
        words: Its command line.
        module: What is started: the program itself, or with the onlooker.
        scale: Device-independent pixels are so many pixels of the screen.
    """

    def __init__(self, screen: Screen, folder: Path, words: Sequence[str], module: str, scale: float) -> None:
        self.screen = screen
        self._profile = folder / "profile"
        self._complaints = folder / "stderr.txt"
        self._news = Condition()
        self._seen: Seen | None = None
        command = [sys.executable, "-P", "-m", module, "--profile", str(self._profile), *words]
        env = {**screen.env, "QT_SCALE_FACTOR": str(scale)} if scale != 1 else screen.env
        with self._complaints.open("wb") as complaints:
            self._process = subprocess.Popen(
                command, cwd=folder, env=env, text=True, encoding="utf-8", stdout=subprocess.PIPE, stderr=complaints
            )
        assert self._process.stdout
        self._reader = Thread(target=self._read, args=[self._process.stdout], daemon=True)
        self._reader.start()
        self.window = ""  # its X number

    def find_window(self) -> None:
        """Wait until the window is to be seen."""

        def windows() -> list[str]:
            assert self._process.poll() is None, f"the program ended instead of opening a window\n{self._state()}"
            return self.screen.windows_of(self._process.pid)

        (self.window,) = until(windows, "the window appears", self._state)

    def _read(self, stream: IO[str]) -> None:
        with stream:
            for line in stream:
                seen = Seen.from_line(line)
                with self._news:
                    self._seen = seen
                    self._news.notify_all()

    def _state(self) -> str:
        return f"seen last: {self._seen}\nexit status: {self._process.poll()}\nstderr: {self.complaints}"

    @property
    def complaints(self) -> str:
        """What the program has written on stderr."""
        return self._complaints.read_text(encoding="utf-8", errors="replace")

    @property
    def seen(self) -> Seen:
        """What was seen last."""
        return self.wait_for(lambda _: True, "something is seen")

    @property
    def faults(self) -> str:
        """The exceptions that the program has written down, as it does instead of ending by them."""
        return "".join(log.read_text(encoding="utf-8") for log in self._profile.rglob("errors.log"))

    def wait_for(self, condition: Callable[[Seen], bool], meaning: str) -> Seen:
        """Wait until something is to be seen, and return it with all else that is seen then."""

        def has_come() -> bool:
            return self._seen is not None and condition(self._seen)

        with self._news:
            if not self._news.wait_for(has_come, DEADLINE):
                pytest.fail(f"Waited in vain for this: {meaning}\n{self._state()}")
            assert self._seen
            return self._seen

    def rest(self) -> Seen:
        """Wait until nothing moves, and return what is seen."""
        return self.wait_for(lambda seen: not seen.is_moving and not seen.lifted, "nothing moves any more")

    def focus(self) -> None:
        """Let the keys go to the window."""
        self.screen.do("windowfocus", self.window)
        self.wait_for(lambda seen: seen.focus == seen.title, "the window has the focus")

    def place(self, area: Area) -> None:
        """Move and resize the window."""
        self.screen.do("windowmove", self.window, area.x, area.y, "windowsize", self.window, area.w, area.h)
        self.wait_for(lambda seen: seen.window == area, f"the window is at {area}")

    def close(self) -> None:
        """Ask the window to close."""
        self.screen.close(self.window)

    def send_signal(self, number: int) -> None:
        """Send the process a signal."""
        self._process.send_signal(number)

    def wait_for_end(self) -> int:
        """Wait until the program has ended by itself, and return its exit status."""
        try:
            status = self._process.wait(DEADLINE)
        except subprocess.TimeoutExpired:
            pytest.fail(f"The program does not end.\n{self._state()}")
        self._reader.join(DEADLINE)
        return status

    def leave(self) -> None:
        """Close the window, if it is still there; the program has to have had nothing to complain about."""
        try:
            if self.window and self._process.poll() is None:
                self.close()
            assert self.window, f"the window never appeared\n{self._state()}"
            assert self.wait_for_end() == 0, self._state()
            assert not self.complaints
            assert not self.faults
        finally:
            self._process.kill()
            self._process.wait()
            self._reader.join()
