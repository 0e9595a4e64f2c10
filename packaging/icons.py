"""Draws the program's icon into the files that the systems want: PNGs for Linux, .ico for Windows, .icns for macOS.

Both containers are a table of PNGs, so they are written here: Qt writes neither with more than one size.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

RESOURCES: Final = Path(__file__).resolve().parent.parent / "resources"
LARGEST_SMALL: Final = 24
"""Up to this size the plainer drawing is used, whose edges fall on whole pixels; the program itself does so too."""

LINUX_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
WINDOWS_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
MACOS_TYPES: Final = {
    "icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024,
    "ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512,
}  # fmt: skip
"""Name of an entry of .icns -> its size in pixels; the last four are those for screens of double density."""


def source(size: int) -> Path:
    """Return the drawing that is used for a size."""
    return RESOURCES / ("icon-small.svg" if size <= LARGEST_SMALL else "icon.svg")


def png(size: int) -> bytes:
    """Draw the icon, as the content of a PNG file."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(source(size))).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    buffer.close()
    return bytes(data.data())


def drawn(sizes: Iterable[int]) -> dict[int, bytes]:
    """Draw the icon in several sizes."""
    return {size: png(size) for size in sorted(set(sizes))}


def ico(images: Mapping[int, bytes]) -> bytes:
    """Put PNGs together as an icon of Windows."""
    start = 6 + 16 * len(images)
    table = b""
    for size, data in images.items():
        table += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), start)
        start += len(data)
    return struct.pack("<HHH", 0, 1, len(images)) + table + b"".join(images.values())


def icns(images: Mapping[int, bytes]) -> bytes:
    """Put PNGs together as an icon of macOS."""
    entries = [(kind.encode("ascii"), images[size]) for kind, size in MACOS_TYPES.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in entries)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write_windows_icon(file: Path) -> None:
    """Write the icon of Windows."""
    file.write_bytes(ico(drawn(WINDOWS_SIZES)))


def write_macos_icon(file: Path) -> None:
    """Write the icon of macOS."""
    file.write_bytes(icns(drawn(MACOS_TYPES.values())))


def write_linux_icons(folder: Path) -> None:
    """Write the icons of the theme hicolor, each size in its folder and the drawing itself."""
    for size, data in drawn(LINUX_SIZES).items():
        place = folder / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / "qtsolitaire.png").write_bytes(data)
    scalable = folder / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    (scalable / "qtsolitaire.svg").write_bytes(source(max(LINUX_SIZES)).read_bytes())
