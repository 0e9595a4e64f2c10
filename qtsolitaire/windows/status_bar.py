"""The status bar of the main window: which deal is on the table, and how far it is."""

from __future__ import annotations

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QSizePolicy, QStatusBar, QWidget

from qtsolitaire.play.session import Session

from .labels import CodeLabel, ElidedLabel
from .wording import Wording, level_text

INDENT = 9  # pixels on both sides of a text


class StatusBar(QStatusBar):
    """Shows level, score, moves, time and code.

    Args:
        word: The texts of the window.
        parent: Qt's parent.
    """

    def __init__(self, word: Wording, parent: QWidget) -> None:
        super().__init__(parent)
        self._level = ElidedLabel(gives_way=True)
        self.not_kept = ElidedLabel()
        """Says that games are not being kept; hidden at first."""
        self.score = ElidedLabel()
        """Shows the score."""
        self.moves = ElidedLabel()
        """Shows the number of moves."""
        self.time = ElidedLabel()
        """Is there for the time played, which somebody else has to show."""
        self.code = CodeLabel()
        """Shows the deal code."""
        self.not_kept.hide()
        self.setSizeGripEnabled(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # no text keeps the window wide
        self._say_texts(word)
        self._lay_out()

    def _say_texts(self, word: Wording) -> None:
        word(self.time.setToolTip, lambda: self.tr("Time played"))
        word(self.not_kept.setText, lambda: self.tr("⚠ Games are not being kept"))
        word(
            self.not_kept.setToolTip,
            lambda: self.tr("The file of games cannot be written. Each move tries again."),
        )
        word(self.code.setToolTip, lambda: self.tr("The code of this deal. A click copies it."))

    def _lay_out(self) -> None:
        self.addWidget(self._level)
        self.addWidget(self.not_kept)
        shown = (self.score, self.moves, self.time, self.code)
        for label in shown:
            self.addPermanentWidget(label)
        for label in (self._level, self.not_kept, *shown):
            label.setContentsMargins(INDENT, 1, INDENT, 1)

    def show_deal(self, session: Session) -> None:
        """Show which deal is on the table.

        Args:
            session: The game on the table.
        """
        deal = session.deal
        self._level.setText(level_text(deal.game, deal.variant))
        self.code.setText(str(deal.code) if deal.code else self.tr("Board of its own"))

    def show_figures(self, session: Session) -> None:
        """Show how far the game is.

        Args:
            session: The game on the table.
        """
        score, moves = QLocale().toString(session.position.score), QLocale().toString(session.move_count)
        self.score.setText(self.tr("Score {score}").format(score=score))
        self.moves.setText(self.tr("Moves {moves}").format(moves=moves))
