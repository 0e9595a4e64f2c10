"""What the operating system must bring before Qt can start, and how to say so in plain words.

Qt's wheels lean on shared libraries of the system. When one of them is absent Python shows an ImportError with a
traceback, and when no screen can be reached Qt aborts the process; neither tells a player what to do. Both can be known
beforehand, so this module asks first. It uses the standard library only, because it runs before anything is installed
(`packaging/tasks.py`) and before Qt is imported (the program's start).

The lists are what the Qt modules and plugins used here name in their NEEDED entries, without what Python or apt-get
itself cannot live without (libc, libstdc++, zlib, zstd). Sentences are marked for translation: QtCore alone can often
be loaded, and then they are said in the player's language.
"""

from __future__ import annotations

import ctypes
import os
import stat
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final

from .core.text import Saying, Text, mark


class Use(Enum):
    """What a library is needed for."""

    ALWAYS = "always"
    X11 = "xcb"
    WAYLAND = "wayland"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the system: its own name (a library's soname, a program, a module) and the Debian package with it."""

    name: str
    package: str


LIBRARIES: Final[Mapping[Use, tuple[Part, ...]]] = {
    Use.ALWAYS: (
        Part("libGL.so.1", "libgl1"),
        Part("libEGL.so.1", "libegl1"),
        Part("libX11.so.6", "libx11-6"),
        Part("libxkbcommon.so.0", "libxkbcommon0"),
        Part("libglib-2.0.so.0", "libglib2.0-0"),
        Part("libgthread-2.0.so.0", "libglib2.0-0"),
        Part("libfontconfig.so.1", "libfontconfig1"),
        Part("libfreetype.so.6", "libfreetype6"),
        Part("libdbus-1.so.3", "libdbus-1-3"),
        # These two are QtNetwork's.
        Part("libbrotlidec.so.1", "libbrotli1"),
        Part("libgssapi_krb5.so.2", "libgssapi-krb5-2"),
    ),
    Use.X11: (
        Part("libX11-xcb.so.1", "libx11-xcb1"),
        Part("libxcb.so.1", "libxcb1"),
        Part("libxcb-cursor.so.0", "libxcb-cursor0"),
        Part("libxcb-glx.so.0", "libxcb-glx0"),
        Part("libxcb-icccm.so.4", "libxcb-icccm4"),
        Part("libxcb-image.so.0", "libxcb-image0"),
        Part("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        Part("libxcb-randr.so.0", "libxcb-randr0"),
        Part("libxcb-render.so.0", "libxcb-render0"),
        Part("libxcb-render-util.so.0", "libxcb-render-util0"),
        Part("libxcb-shape.so.0", "libxcb-shape0"),
        Part("libxcb-shm.so.0", "libxcb-shm0"),
        Part("libxcb-sync.so.1", "libxcb-sync1"),
        Part("libxcb-util.so.1", "libxcb-util1"),
        Part("libxcb-xfixes.so.0", "libxcb-xfixes0"),
        Part("libxcb-xkb.so.1", "libxcb-xkb1"),
        Part("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ),
    Use.WAYLAND: (
        Part("libwayland-client.so.0", "libwayland-client0"),
        Part("libwayland-cursor.so.0", "libwayland-cursor0"),
        Part("libwayland-egl.so.1", "libwayland-egl1"),
    ),
}

APT_GET: Final = Path("/usr/bin/apt-get")

MISSING: Final = mark("System", "Libraries that the program needs are missing: {names}.")
INSTALL_BY_APT: Final = mark("System", "To get them, type: {command}")
INSTALL_BY_NAME: Final = mark("System", "Install, with the package manager of this system, what brings {names}.")

NO_DISPLAY: Final = mark(
    "System", "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
)
DEAD_X_DISPLAY: Final = mark(
    "System", "There is no screen to open a window on: the X display “{display}” (DISPLAY) does not answer."
)
DEAD_WAYLAND: Final = mark(
    "System", "There is no screen to open a window on: the Wayland socket “{display}” is absent."
)
NO_XCB: Final = mark(
    "System", "The X display “{display}” (DISPLAY) cannot be used: the library libxcb.so.1 is missing."
)
SCREEN_ADVICE: Final = mark(
    "System",
    "Start the program inside a desktop session, or over “ssh -X”; to use it without a screen, set the environment "
    "variable QT_QPA_PLATFORM to “offscreen”.",
)


@dataclass(frozen=True, slots=True)
class Problem:
    """Why no window can be opened: a sentence and the values of its named fields."""

    reason: Text
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def sayings(self) -> list[Saying]:
        """The reason, and what to do about it."""
        return [Saying(self.reason, self.fields), Saying(SCREEN_ADVICE)]

    def __str__(self) -> str:
        return " ".join(map(str, self.sayings))


def missing_from(parts: Iterable[Part]) -> list[Part]:
    """The shared libraries among `parts` that the dynamic loader does not find; none but on Linux."""
    if sys.platform != "linux":
        return []
    return [part for part in parts if not (_is_carried(part.name) or _loads(part.name))]


def missing_libraries(windowed: bool, env: Mapping[str, str] = os.environ) -> list[Part]:
    """The libraries that Qt lacks here.

    `windowed` asks for those of a real window too. Where X and Wayland both offer a screen, the libraries of one are
    enough, since Qt goes on to the next when a platform does not load; when both lack some, the first one's are told.
    """
    missing = missing_from(LIBRARIES[Use.ALWAYS])
    if not windowed:
        return missing
    lacking = [missing_from(LIBRARIES[use]) for use in window_systems(env)]
    return missing + (lacking[0] if lacking and all(lacking) else [])


def window_systems(env: Mapping[str, str]) -> list[Use]:
    """The window systems that Qt may try in this environment, the likeliest first."""
    chosen = env.get("QT_QPA_PLATFORM", "")
    if chosen:
        names = [name.partition(":")[0].partition("-")[0] for name in chosen.split(";")]
        return [use for name in names for use in (Use.X11, Use.WAYLAND) if use.value == name]
    offered = {Use.WAYLAND: env.get("WAYLAND_DISPLAY"), Use.X11: env.get("DISPLAY")}
    return [use for use, display in offered.items() if display]


def is_debian_like() -> bool:
    """Whether packages are installed with apt-get here, and are called what Debian calls them."""
    return APT_GET.exists()


def missing_sayings(parts: Sequence[Part]) -> list[Saying]:
    """Which libraries are missing, and how to get them."""
    return [Saying(MISSING, {"names": ", ".join(part.name for part in parts)}), install_saying(parts)]


def install_saying(parts: Sequence[Part], debian_like: bool | None = None) -> Saying:
    """What to type (Debian and its kin) or to look for (elsewhere) to get these parts.

    `debian_like` is found out when not given.
    """
    sudo = "" if hasattr(os, "geteuid") and os.geteuid() == 0 else "sudo "
    if is_debian_like() if debian_like is None else debian_like:
        return Saying(INSTALL_BY_APT, {"command": f"{sudo}apt-get install {' '.join(packages_of(parts))}"})
    return Saying(INSTALL_BY_NAME, {"names": ", ".join(part.name for part in parts)})


def packages_of(parts: Iterable[Part]) -> list[str]:
    """The Debian packages of these parts, each once and in the same order."""
    return list(dict.fromkeys(part.package for part in parts))


def display_problem(env: Mapping[str, str] = os.environ) -> Problem | None:
    """Why Qt would find no screen for a window, or None when it has one (or is not on Linux).

    Whoever sets QT_QPA_PLATFORM has chosen, and is not questioned.
    """
    if sys.platform != "linux" or env.get("QT_QPA_PLATFORM"):
        return None
    wayland, display = env.get("WAYLAND_DISPLAY", ""), env.get("DISPLAY", "")
    if env.get("WAYLAND_SOCKET") or (wayland and _is_socket(_wayland_path(wayland, env))):
        return None
    if display:
        return _x_problem(display)
    if wayland:
        return Problem(DEAD_WAYLAND, {"display": wayland})
    return Problem(NO_DISPLAY)


def _is_carried(soname: str) -> bool:
    """Tell whether a bundle has brought a library along: if that one does not load, it lacks another that is told."""
    folder = getattr(sys, "_MEIPASS", None)  # where PyInstaller's bundles have their files
    return folder is not None and Path(folder, soname).exists()


def _loads(soname: str) -> bool:
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def _wayland_path(name: str, env: Mapping[str, str]) -> Path:
    """The socket of a compositor: an absolute WAYLAND_DISPLAY stands for itself."""
    return Path(env.get("XDG_RUNTIME_DIR", "")) / name


def _is_socket(path: Path) -> bool:
    try:
        return stat.S_ISSOCK(path.stat().st_mode)
    except OSError:
        return False


def _x_problem(display: str) -> Problem | None:
    """Connect to the X server as Qt will, since only that tells a DISPLAY that points nowhere from a good one."""
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return Problem(NO_XCB, {"display": display})
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(display), None))
    # A failed connection is an object too; asking it and giving it back is allowed.
    has_failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return Problem(DEAD_X_DISPLAY, {"display": display}) if has_failed else None
