"""What a screen reader hears and sees, through the desktop's own interface; run by the system's Python.

`python3 listener.py`: turns accessibility on, and then says everything as lines of JSON on stdout: events as they come,
and after each line on stdin that is `tree`, what windows there are with all that is in them. It ends when stdin does.
This file stands alone: the system's Python knows nothing of the project.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # type: ignore[import-not-found]  # noqa: E402

EVENTS = (
    "object:announcement",
    "object:state-changed:focused",
    "object:state-changed:selected",
    "object:property-change:accessible-name",
    "object:children-changed",
)
STATES = ("FOCUSED", "SELECTED", "FOCUSABLE")


def say(what: object) -> None:
    """Write a line."""
    print(json.dumps(what), flush=True)


def turn_on() -> None:
    """Let the programs of this session know that somebody reads them."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    value = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    bus.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None, Gio.DBusCallFlags.NONE,
        -1,
    )  # fmt: skip


def hear(event: Any) -> None:
    """Say what has happened."""
    data = event.any_data if isinstance(event.any_data, str) else ""
    say({"event": event.type, "name": event.source.get_name(), "text": data, "is_so": event.detail1})


def seen(thing: Any) -> dict[str, object]:
    """Return a part of a window, with all its parts."""
    states = thing.get_state_set()
    parts = (thing.get_child_at_index(index) for index in range(thing.get_child_count()))
    return {
        "role": thing.get_role_name(),
        "name": thing.get_name(),
        "states": [state.lower() for state in STATES if states.contains(getattr(Atspi.StateType, state))],
        "parts": [seen(part) for part in parts if part],
    }


def answer(channel: Any, _condition: object) -> bool:
    """Answer a line, or end."""
    line = channel.readline()
    if not line:
        Atspi.event_quit()
        return False
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    say({"tree": seen(desktop)})
    return True


def main() -> None:
    """Listen."""
    turn_on()
    Atspi.init()
    listener = Atspi.EventListener.new(hear)
    for event in EVENTS:
        assert listener.register(event), event
    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, answer)
    say({"event": "listening", "name": "", "text": "", "is_so": 1})
    Atspi.event_main()


if __name__ == "__main__":
    main()
