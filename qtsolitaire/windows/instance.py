"""One program for one profile: a second start raises the window of the first and hands over what it was to open.

Where that is impossible (no local sockets, a folder that cannot be written) both programs run; the records see to it
that neither harms the other. The server is made after the first frame, since it costs 16 ms to load.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCryptographicHash, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalSocket

WAIT_MS = 500
LARGEST_MESSAGE = 100_000


def name_of(profile: Path) -> str:
    """Return the name under which the program of a profile listens."""
    path = str(profile.resolve()).encode()
    digest = QCryptographicHash.hash(path, QCryptographicHash.Algorithm.Sha256)  # loaded already, unlike hashlib
    return "qtsolitaire-" + bytes(digest.data()).hex()[:16]


def may_run(profile: Path) -> bool:
    """Tell, without loading anything, whether a program may be running on a profile."""
    return os.name != "posix" or (Path(tempfile.gettempdir()) / name_of(profile)).exists()


def hand_over(profile: Path, words: Sequence[str]) -> bool:
    """Ask a program that runs on a profile to show itself; tell whether one did.

    Args:
        profile: The folder of its data.
        words: What to open: a deal code or the full path of a file; may be empty.
    """
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(name_of(profile))
    if not socket.waitForConnected(WAIT_MS):
        return False
    socket.write(json.dumps(list(words)).encode() + b"\n")
    is_heard = socket.waitForBytesWritten(WAIT_MS) and socket.waitForReadyRead(WAIT_MS)
    socket.disconnectFromServer()
    return is_heard


class Doorkeeper(QObject):
    """Listens for later starts on the same profile.

    Args:
        profile: The folder of the data.
        parent: Qt's parent.
    """

    called = Signal(list)
    """Emitted with what a later start was to open."""

    def __init__(self, profile: Path, parent: QObject) -> None:
        from PySide6.QtNetwork import QLocalServer

        super().__init__(parent)
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        name = name_of(profile)
        if not self._server.listen(name):
            QLocalServer.removeServer(name)  # left over from a program that was killed
            self._server.listen(name)

    @property
    def is_listening(self) -> bool:
        """Tell whether later starts are heard."""
        return self._server.isListening()

    def _answer(self) -> None:
        socket = self._server.nextPendingConnection()
        if socket:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda: self._read(socket))

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LARGEST_MESSAGE:
                socket.abort()
            return
        try:
            words = json.loads(bytes(socket.readLine().data()))
        except ValueError:
            socket.abort()
            return
        socket.write(b"heard\n")
        socket.flush()
        if isinstance(words, list) and all(isinstance(word, str) for word in words):
            self.called.emit(words)
