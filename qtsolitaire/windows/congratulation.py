"""When the panel of a won game comes: while the fans of cards open, or at once where nothing moves."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from qtsolitaire.board.scene import BoardScene

from .overlay import WinPanel

WIN_PANEL_MS = 900  # after the last move has been shown, while the fans open


class Congratulation(QObject):
    """Shows the panel at the right moment.

    Args:
        scene: The table.
        panel: The panel.
        parent: Qt's parent.
    """

    def __init__(self, scene: BoardScene, panel: WinPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._panel = panel
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.show_panel)
        scene.celebrated.connect(self._end_waiting)

    def begin(self) -> None:
        """Show the panel of a game that has just been won, when the fans are about to be open."""
        scene = self._scene
        if scene.is_celebrating:
            self._timer.start(round((scene.celebration_delay + WIN_PANEL_MS) * scene.motion.pace))
        else:
            self.show_panel()

    def stop(self) -> None:
        """Hide the panel, and do not let it come."""
        self._timer.stop()
        self._panel.hide()

    def show_panel(self) -> None:
        """Show the panel now, for the game on the table."""
        session = self._scene.session
        fades = self._scene.is_celebrating
        self._panel.congratulate(session.position.score, session.move_count, session.clock.seconds, fades=fades)

    def _end_waiting(self) -> None:
        """Show the panel of a won game now, if it is still to come."""
        if self._timer.isActive():
            self._timer.stop()
            self.show_panel()
