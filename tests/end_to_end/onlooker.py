"""The program with somebody who looks over the player's shoulder: started instead of `python -m qtsolitaire`.

The program runs as always, with the same command line and exit status. Whenever its event loop comes round and
something else is to be seen than before, one line on stdout says what (`Seen`). Nothing is played, clicked or changed
from here: every event comes through the X server.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget

from qtsolitaire import __main__, app
from qtsolitaire.core.table import board_text
from qtsolitaire.play.gestures import Selection
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import Records
from qtsolitaire.windows.main_window import MainWindow
from tests.end_to_end.seen import Area, Seen


class Onlooker(QObject):
    """Writes what is to be seen of a window.

    Args:
        window: The program's window.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._sentence = ""
        self._line = ""
        window.scene.bubble_shown.connect(self._keep)
        loop = QAbstractEventDispatcher.instance()
        assert loop, "the window is made after the application"
        loop.aboutToBlock.connect(self._look)

    def _keep(self, sentence: str) -> None:
        self._sentence = sentence

    def _look(self) -> None:
        line = self._seen().to_line()
        if line != self._line:
            self._line = line
            print(line, flush=True)

    def _seen(self) -> Seen:
        window, scene, session = self._window, self._window.scene, self._window.session
        active = QApplication.activeWindow()
        others = (widget for widget in QApplication.topLevelWidgets() if widget is not window and widget.isVisible())
        return Seen(
            board=board_text(session.position),
            score=session.position.score,
            moves=session.move_count,
            code=str(session.deal.code or ""),
            window=_area(window),
            table=_area(window.view.viewport()),
            title=window.windowTitle(),
            focus=active.windowTitle() if active else "",
            is_full_screen=window.isFullScreen(),
            is_moving=scene.motion.is_running,
            lifted=_group(scene.lifted),
            selected=_group(scene.selection),
            told=self._sentence if scene.is_bubble_visible else "",
            notice=window.notice.text if window.notice.isVisible() else "",
            win_panel=window.win_panel.values if window.win_panel.isVisible() else [],
            dialogs=[widget.windowTitle() for widget in others],
        )


def _area(widget: QWidget) -> Area:
    """Return where a widget is, in pixels of a screen that begins at 0, 0."""
    unit = widget.devicePixelRatioF()
    corner = widget.mapToGlobal(QPoint(0, 0))
    pixels = (corner.x() * unit, corner.y() * unit, widget.width() * unit, widget.height() * unit)
    return Area(*map(round, pixels))


def _group(group: Selection | None) -> str:
    return f"{group.source}x{group.count}" if group else ""


def main() -> int:
    """Run the program, and look on from the moment that its window is made."""
    create_window = app.create_window

    def create_watched_window(options: Options, records: Records) -> MainWindow:
        window = create_window(options, records)
        Onlooker(window)
        return window

    app.create_window = create_watched_window
    return __main__.main()


if __name__ == "__main__":
    sys.exit(main())
