"""The weave of the table's cloth: a small picture that is laid side by side over the whole table."""

from __future__ import annotations

import struct
import zlib

SIZE = 64  # pixels
STRENGTH = 18  # at most so many of 255 lighter or darker, and seldom more than 3
STREAK = 4  # pixels, along and across


def weave() -> bytes:
    """Return the weave as a PNG: black and white, nearly transparent; two smoothed streaks of fixed noise."""
    noise = _noise()
    rows = bytearray()
    for y in range(SIZE):
        rows.append(0)  # this row is stored without a filter
        for x in range(SIZE):
            across = sum(noise[y * SIZE + (x + k) % SIZE] for k in range(STREAK))
            down = sum(noise[(y + k) % SIZE * SIZE + x] for k in range(STREAK))
            level = (across + down) / (2 * STREAK)
            rows += bytes((255 if level > 0 else 0, int(abs(level) * STRENGTH)))
    return _png(bytes(rows))


def _noise() -> list[float]:
    """Return fixed numbers from −0.5 to 0.5."""
    state, numbers = 20261129, []
    for _ in range(SIZE * SIZE):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        numbers.append((state >> 40) / 2**24 - 0.5)
    return numbers


def _png(rows: bytes) -> bytes:
    """Return a picture of grey and opacity, 8 bits each."""
    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 4, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    packed = (struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks)
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)
