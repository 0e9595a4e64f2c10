"""What a bundle holds: decided by short lists of what is wanted, never of what is not.

PyInstaller takes along whatever a Qt module could ever ask for: on a machine with a desktop that is gtk3 and some forty
libraries behind it. Here a plugin is taken if it is named below, and a library if something that is taken names it as
needed, so the bundle is the same on every machine that builds it.

Some libraries have to be those of the system that the program runs on: drivers of the screen and what talks to them,
what reads the system's own configuration, and the C library. `SYSTEM` names them; `qtsolitaire/system.py` knows their
packages, and tells a player which are absent.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path, PurePath, PurePosixPath
from typing import Final, NamedTuple

from elf import Elf

PLUGINS: Final = (
    "platforms/*qxcb.*",
    "platforms/*qwayland*",
    "platforms/*qoffscreen.*",
    "platforms/*qwindows.*",
    "platforms/*qcocoa.*",
    "platforminputcontexts/*composeplatforminputcontextplugin.*",  # dead keys
    "platforminputcontexts/*ibusplatforminputcontextplugin.*",  # how Vietnamese is typed
    "platformthemes/*qxdgdesktopportal.*",  # the desktop's own file dialogs, and whether it is light or dark
    "wayland-shell-integration/*xdg-shell.*",
    "wayland-decoration-client/*bradient.*",
    "wayland-decoration-client/*adwaita.*",
    "iconengines/*qsvgicon.*",
    "imageformats/*qsvg.*",
    "printsupport/*cupsprintersupport.*",
    "styles/*qmodernwindowsstyle.*",
    "styles/*qmacstyle.*",
)
"""Patterns of Qt's plugins that are used, on any system."""

SYSTEM: Final = (
    r"ld-linux.*|lib(c|m|dl|rt|pthread|util|resolv|gcc_s|stdc\+\+|z|zstd)\.so\..*",
    r"lib(GL|EGL|GLX|GLdispatch|OpenGL)\.so\..*",
    r"libX11(-xcb)?\.so\..*",
    r"libxcb(-glx|-randr|-render|-shm|-sync|-xfixes)?\.so\..*",  # what drivers of the screen load too
    r"libwayland-.*\.so\..*",
    r"lib(glib|gthread|gobject|gio)-2\.0\.so\..*",
    r"lib(fontconfig|freetype|dbus-1|cups|gssapi_krb5|brotlidec|brotlicommon)\.so\..*",
)
"""Patterns of the libraries of Linux that are the system's own."""

UNUSED: Final = (
    "_bz2", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_curses",
    "_curses_panel", "_dbm", "_decimal", "_elementtree", "_gdbm", "_hashlib", "_lzma", "_multibytecodec",
    "_multiprocessing", "_ssl", "_tkinter", "_zoneinfo", "bz2", "curses", "doctest", "ftplib", "lzma",
    "multiprocessing", "pdb", "pydoc", "pyexpat", "readline", "setuptools", "ssl", "tkinter", "unittest", "xml",
    "xmlrpc",
)  # fmt: skip
"""Python modules that something names, and that no part of the program ever asks for."""


class Entry(NamedTuple):
    """A file of a bundle, as PyInstaller keeps it: where it goes, where it comes from, and its kind."""

    target: str
    source: str
    kind: str


def modules_in(package: Path) -> list[str]:
    """Return the full names of all modules of a package, from its folder: games and windows are found at run time."""
    names = []
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package.parent).with_suffix("").parts
        names.append(".".join(part for part in parts if part != "__init__"))
    return names


def is_system(library: str) -> bool:
    """Tell whether a library is taken from the system that the program runs on."""
    return any(re.fullmatch(pattern, library) for pattern in SYSTEM)


def plugin_of(target: str) -> str | None:
    """Return folder and name of a Qt plugin, `platforms/libqxcb.so`; None for any other file."""
    parts = PurePath(target).parts
    return PurePosixPath(*parts[-2:]).as_posix() if "plugins" in parts else None


def is_wanted_plugin(plugin: str) -> bool:
    """Tell whether a plugin is used by the program, on whatever system."""
    return any(fnmatch(plugin, pattern) for pattern in PLUGINS)


def is_wanted_data(target: str) -> bool:
    """Tell whether a data file belongs into the bundle: nothing of Qt's own, and no sources of translations."""
    path = PurePath(target)
    return not {"PySide6", "shiboken6"} & set(path.parts) and path.suffix != ".ts"


def is_root(entry: Entry) -> bool:
    """Tell whether a file is loaded for itself: a module of Python, Python, or a plugin; other files are libraries."""
    plugin = plugin_of(entry.target)
    if plugin is not None:
        return is_wanted_plugin(plugin)
    name = PurePath(entry.target).name
    return entry.kind == "EXTENSION" or name.startswith(("libpython", "libpyside6.", "libshiboken6."))


def reachable(entries: Iterable[Entry], read: Callable[[Path], Elf]) -> Iterator[Entry]:
    """Yield, of the programs and libraries of a bundle for Linux, those that the program can come to load.

    Args:
        entries: What PyInstaller found.
        read: Reads a file's dynamic section.
    """
    kept = [entry for entry in entries if entry.kind != "SYMLINK"]
    links = [entry for entry in entries if entry.kind == "SYMLINK"]
    libraries = {PurePath(entry.target).name: entry for entry in kept if not is_root(entry)}
    waiting = [entry for entry in kept if is_root(entry)]
    reached: set[str] = set()
    while waiting:
        entry = waiting.pop()
        if entry.target in reached:
            continue
        reached.add(entry.target)
        yield entry
        needed = read(Path(entry.source)).needed
        waiting += [libraries[name] for name in needed if name in libraries and not is_system(name)]
    places = {PurePath(target) for target in reached}
    yield from (link for link in links if PurePath(link.target).parent / link.source in places)
