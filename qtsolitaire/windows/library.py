"""The games that are kept: history, statistics and replay, and moving them out and in.

The windows are imported when they are opened: loading them took a seventh of the time until the first frame.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from qtsolitaire.assets import asset
from qtsolitaire.board.scene import Preferences
from qtsolitaire.core.game import Game, RefusedMoveError
from qtsolitaire.core.record import Record, decode, parse_records
from qtsolitaire.core.text import Saying
from qtsolitaire.games import GAMES
from qtsolitaire.language import say
from qtsolitaire.play.sitting import Sitting
from qtsolitaire.storage.options import Options
from qtsolitaire.storage.records import ERRORS, KeptGame

from .choosing import folder_dialog, games_dialog
from .exchange import Exchange
from .keeper import Keeper, record_of
from .reasons import reason


class Library(QObject):
    """Opens the windows over the games that are kept.

    Args:
        window: Over which they open.
        sitting: The games on the table.
        exchange: Takes games in.
        options: The player's options.
        keeper: Keeps what is played; None if nothing is kept: then games can only be watched.
        begin: Puts another game on the table by calling what it is given, and sees to the one that is left.
        preferences: Tells how tables look now.
    """

    told = Signal(str)
    """Emitted with a sentence for the player."""
    opened = Signal(QDialog)
    """Emitted with a window that is to be shown."""
    preferences_changed = Signal(Preferences)
    """Emitted with how tables look from now on, for those in open windows."""

    def __init__(
        self,
        window: QWidget,
        sitting: Sitting,
        exchange: Exchange,
        options: Options,
        keeper: Keeper | None,
        begin: Callable[[Callable[[], None]], None],
        preferences: Callable[[], Preferences],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._sitting = sitting
        self._exchange = exchange
        self._options = options
        self._keeper = keeper
        self._begin = begin
        self._preferences = preferences
        exchange.won_opened.connect(self.watch)
        options.changed.connect(self._pass_preferences_on)
        exchange.records = keeper.records if keeper else None

    def _pass_preferences_on(self) -> None:
        self.preferences_changed.emit(self._preferences())

    # --- windows --------------------------------------------------------------------------------------------------

    def show_statistics(self) -> None:
        """Open the statistics."""
        from .statistics import StatisticsDialog

        if self._keeper:
            self.opened.emit(StatisticsDialog(self._keeper.records, self._keeper.current_record, self._window))

    def show_history(self) -> None:
        """Open the history."""
        from .history import HistoryWindow

        if self._keeper:
            history = HistoryWindow(self._keeper.records, self._window)
            history.play_on.connect(history.close)
            history.play_on.connect(self.take_up)
            history.watch.connect(lambda kept: self.watch_kept(kept, history))
            self.opened.emit(history)

    def take_up(self, kept: KeptGame) -> None:
        """Play a game of the history on, unless it lies on the table already."""
        if not self._keeper or (kept.mark and kept.mark.record == self._keeper.current_record):
            return
        session = self._keeper.taken_up(kept)
        if session:
            self._begin(lambda: self._sitting.begin(session))
        else:
            self.told.emit(self.tr("This game cannot be played on: it does not follow the rules."))

    def watch_kept(self, kept: KeptGame, over: QDialog | None = None) -> None:
        """Open a game of the history to be watched, or say why that cannot be."""
        record = record_of(kept)
        if record:
            self.watch(record, over)
        else:
            self.told.emit(self.tr("This game cannot be shown: it does not follow the rules."))

    def show_example(self, game: Game) -> None:
        """Open the example of a game."""
        self.watch(example_of(game), comments=game.example.comments)

    def watch(
        self, record: Record, over: QDialog | None = None, comments: Mapping[int, Saying] | None = None
    ) -> None:
        """Open a game to be watched, or say why that cannot be.

        Args:
            record: The game.
            over: The window from which it was chosen, and which is closed when the game is played on.
            comments: What is said about it, by the number of moves made.
        """
        from .replay import ReplayWindow

        try:
            replay = ReplayWindow(record, self._preferences(), over or self._window, comments)
        except RefusedMoveError as error:
            self.told.emit(say(error.saying))
            return
        if over:
            replay.play_from.connect(over.close)
        replay.play_from.connect(lambda cut: self._begin(lambda: self._sitting.begin_record(cut)))
        self.preferences_changed.connect(replay.set_preferences)
        self.opened.emit(replay)

    # --- moving house ---------------------------------------------------------------------------------------------

    def choose_export(self) -> None:
        """Ask for a folder, and write all games and the options into it."""
        dialog = folder_dialog(self._window, self.tr("Export Everything"))
        dialog.fileSelected.connect(lambda name: self.export_to(Path(name)))
        self.opened.emit(dialog)

    def export_to(self, folder: Path) -> None:
        """Write all games and the options into a folder."""
        from .moving import GAMES_FILE, export_all

        if not self._keeper:
            return
        self._options.save()
        try:
            count = export_all(self._keeper.records, folder, Path(self._options.settings.fileName()))
        except (OSError, *ERRORS) as error:
            self.told.emit(self.tr("The games cannot be written: {reason}").format(reason=reason(error)))
            return
        sentence = self.tr("%Ln game(s) exported to “{file}”, and the options beside it.", "", count)
        self.told.emit(sentence.format(file=folder / GAMES_FILE))

    def choose_import(self) -> None:
        """Ask for files, and take their games over."""
        dialog = games_dialog(self._window, self.tr("Import Games"), QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda found: self._exchange.import_files([Path(name) for name in found]))
        self.opened.emit(dialog)

    def choose_import_folder(self) -> None:
        """Ask for a folder, and take over what was exported there."""
        dialog = folder_dialog(self._window, self.tr("Import from Folder"))
        dialog.fileSelected.connect(lambda name: self.import_from(Path(name)))
        self.opened.emit(dialog)

    def import_from(self, folder: Path) -> None:
        """Take over all games, and the options, that a folder has."""
        from .moving import OPTIONS_FILE

        self._exchange.import_files([folder])
        if (folder / OPTIONS_FILE).is_file():
            self._options.take_over(folder / OPTIONS_FILE)


def example_of(game: Game) -> Record:
    """Return the record of a game's example."""
    file = asset("resources/examples") / game.example.file
    return parse_records(decode(file.read_bytes()), GAMES)[0]
