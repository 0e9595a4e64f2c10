"""The parts of the operating system: what is missing, what to type, and whether there is a screen."""

from __future__ import annotations

import os
import socket
import struct
import sys
import threading
from pathlib import Path

import pytest

from qtsolitaire import system
from qtsolitaire.system import LIBRARIES, Part, Use

IS_LINUX = sys.platform == "linux"
ABSENT = Part("libno-such-thing.so.9", "libno-such-thing9")


def offer_x_display(listener: socket.socket) -> None:
    """Answer one X client as a server does that lets it in: the reply to its first words, with nothing in it."""
    client, _ = listener.accept()
    with client:
        client.recv(12)
        client.sendall(struct.pack("<BxHHH", 1, 11, 0, 8) + bytes(32))
        client.recv(1)


def listen_as_x_display() -> tuple[socket.socket, str]:
    """A socket at the port of some X display, and the display's name."""
    for number in range(100, 200):
        listener = socket.socket()
        try:
            listener.bind(("127.0.0.1", 6000 + number))
        except OSError:
            listener.close()
            continue
        listener.listen()
        return listener, f"127.0.0.1:{number}"
    raise AssertionError("no free port")


def test_a_library_that_does_not_exist_is_missing() -> None:
    assert system.missing_from([ABSENT]) == ([ABSENT] if IS_LINUX else [])


def test_a_library_that_exists_is_not_missing() -> None:
    assert system.missing_from([Part("libc.so.6", "libc6")]) == []


def test_nothing_that_qt_always_needs_is_missing_where_these_tests_run() -> None:
    assert system.missing_libraries(windowed=False, env={}) == []


def test_without_any_display_a_window_asks_for_no_more_libraries() -> None:
    assert system.missing_libraries(windowed=True, env={}) == []


def test_every_library_is_listed_once_and_by_its_soname() -> None:
    names = [part.name for parts in LIBRARIES.values() for part in parts]
    assert len(names) == len(set(names))
    assert all(name.startswith("lib") and name.partition(".so.")[2].isdigit() for name in names)


@pytest.mark.parametrize(
    ("env", "systems"),
    [
        ({}, []),
        ({"DISPLAY": ":0"}, [Use.X11]),
        ({"WAYLAND_DISPLAY": "wayland-0"}, [Use.WAYLAND]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, [Use.WAYLAND, Use.X11]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, []),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb;wayland-egl:option"}, [Use.X11, Use.WAYLAND]),
    ],
)
def test_the_window_systems_are_those_that_qt_tries_in_its_order(env: dict[str, str], systems: list[Use]) -> None:
    assert system.window_systems(env) == systems


def test_on_debian_the_hint_is_the_command_to_type() -> None:
    parts = [Part("libEGL.so.1", "libegl1"), Part("libGL.so.1", "libgl1")]
    hint = system.install_saying(parts, debian_like=True)
    assert str(hint.fields["command"]).removeprefix("sudo ") == "apt-get install libegl1 libgl1"
    assert str(hint).endswith(str(hint.fields["command"]))


def test_elsewhere_the_hint_names_the_libraries() -> None:
    hint = str(system.install_saying([Part("libEGL.so.1", "libegl1")], debian_like=False))
    assert "libEGL.so.1" in hint
    assert "libegl1" not in hint


def test_a_package_with_two_libraries_is_named_once() -> None:
    assert system.packages_of([Part("liba.so.1", "ab"), Part("libb.so.1", "ab"), Part("libc.so.1", "c")]) == ["ab", "c"]


def test_without_any_display_there_is_no_screen() -> None:
    problem = system.display_problem({})
    assert (problem is not None) == IS_LINUX
    assert problem is None or problem.reason == system.NO_DISPLAY


def test_an_x_display_that_does_not_exist_is_no_screen_and_is_named() -> None:
    problem = system.display_problem({"DISPLAY": ":nonexistent"})
    assert (problem is not None) == IS_LINUX
    assert problem is None or (problem.reason == system.DEAD_X_DISPLAY and "“:nonexistent”" in str(problem))


def test_an_x_display_that_answers_is_a_screen() -> None:
    listener, display = listen_as_x_display()
    with listener:
        server = threading.Thread(target=offer_x_display, args=[listener], daemon=True)
        server.start()
        assert system.display_problem({"DISPLAY": display}) is None


def test_a_wayland_socket_that_does_not_exist_is_no_screen(tmp_path: Path) -> None:
    problem = system.display_problem({"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)})
    assert (problem is not None) == IS_LINUX
    assert problem is None or problem.fields == {"display": "wayland-7"}


def test_a_wayland_socket_that_exists_is_a_screen_even_if_the_x_display_is_dead(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(tmp_path / "w"))
        relative = {"WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": str(tmp_path), "DISPLAY": ":nonexistent"}
        assert system.display_problem(relative) is None
        assert system.display_problem({"WAYLAND_DISPLAY": str(tmp_path / "w")}) is None


def test_whoever_chose_a_platform_is_not_asked_for_a_screen() -> None:
    assert system.display_problem({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_a_problem_is_told_in_sentences_with_nothing_left_to_fill_in() -> None:
    for reason in (system.NO_DISPLAY, system.DEAD_X_DISPLAY, system.DEAD_WAYLAND, system.NO_XCB):
        text = str(system.Problem(reason, {"display": ":7"}))
        assert text.endswith(".")
        assert "{" not in text


def test_the_environment_is_that_of_the_process_when_none_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(os.environ, "QT_QPA_PLATFORM", "offscreen")
    assert system.display_problem() is None
