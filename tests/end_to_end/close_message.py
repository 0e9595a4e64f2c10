"""The message by which a window manager asks a window to close.

Only the newest xdotool can send it, and without a window manager nobody else does. Through libxcb, which Qt needs
anyway, it takes a few calls.
"""

from __future__ import annotations

import ctypes
import struct

CLIENT_MESSAGE = 33
FORMAT = 32  # the message's data are numbers of so many bits
NOW = 0


class _Cookie(ctypes.Structure):
    _fields_ = (("sequence", ctypes.c_uint),)


class _AtomReply(ctypes.Structure):
    _fields_ = (
        ("response_type", ctypes.c_uint8),
        ("pad", ctypes.c_uint8),
        ("sequence", ctypes.c_uint16),
        ("length", ctypes.c_uint32),
        ("atom", ctypes.c_uint32),
    )


def send_close_message(display: str, window: int) -> None:
    """Send WM_DELETE_WINDOW to a window.

    Args:
        display: Name of the X display.
        window: The window's X number.
    """
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_intern_atom.restype = _Cookie
    xcb.xcb_intern_atom_reply.restype = ctypes.POINTER(_AtomReply)
    connection = ctypes.c_void_p(xcb.xcb_connect(display.encode(), None))
    assert not xcb.xcb_connection_has_error(connection), f"the display {display} does not answer"
    protocols, delete = (_atom(xcb, connection, name) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    event = struct.pack("=BBHII5I", CLIENT_MESSAGE, FORMAT, 0, window, protocols, delete, NOW, 0, 0, 0)
    xcb.xcb_send_event(connection, 0, window, 0, event)
    xcb.xcb_flush(connection)
    _atom(xcb, connection, b"WM_PROTOCOLS")  # its answer comes after the message has been taken
    xcb.xcb_disconnect(connection)


def _atom(xcb: ctypes.CDLL, connection: ctypes.c_void_p, name: bytes) -> int:
    """Return the number by which the server knows a name."""
    reply = xcb.xcb_intern_atom_reply(connection, xcb.xcb_intern_atom(connection, 0, len(name), name), None)
    assert reply, f"the server knows no {name!r}"
    return int(reply.contents.atom)
