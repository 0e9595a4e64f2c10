"""What the pages tell about the program itself: a section for every game's page, and the page of questions.

Names of commands are those of the menus, and names of options are taken from the window that has them, so a page never
names one that has another name in the player's language.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence

from qtsolitaire.core.game import Game
from qtsolitaire.core.pages import (
    PROGRAM,
    QUESTIONS,
    Block,
    Bullets,
    Code,
    Link,
    Page,
    Paragraph,
    Section,
    Table,
    filled,
)
from qtsolitaire.core.record import SUFFIX
from qtsolitaire.core.text import mark
from qtsolitaire.games import GAMES
from qtsolitaire.language import say
from qtsolitaire.play.session import UNDO_LIMIT

from .commands import COMMANDS
from .keys import Key, sequences
from .moving import GAMES_FILE, OPTIONS_FILE
from .wording import as_read

SAMPLE_CODE = "SS1-S1-AAAAABD"

OPTIONS = {
    "double_click": mark("OptionsDialog", "&Double click"),
    "auto_place": mark("OptionsDialog", "&Auto-place"),
    "placement_aid": mark("OptionsDialog", "&Placement aid"),
    "interactive_rules": mark("OptionsDialog", "&Interactive rules"),
    "click_sends_up": mark("OptionsDialog", "Click sends cards &up"),
    "language": mark("OptionsDialog", "&Language:"),
}
"""Options that the pages name."""


@dataclass(frozen=True, slots=True)
class Files:
    """Where the player's files are.

    Args:
        settings: The file of the options.
        games: The file of games.
    """

    settings: Path
    games: Path

    @property
    def faults(self) -> Path:
        """Return the file in which faults of the program are written down."""
        return self.games.with_name("errors.log")


def all_pages(files: Files) -> tuple[Page, ...]:
    """Return every page there is, in the language of the moment: one for each game, and the questions.

    Args:
        files: Where the player's files are.
    """
    return (*(game_page(game) for game in GAMES), questions(files))


def game_page(game: Game) -> Page:
    """Return the rules of a game, and what the program does around them."""
    return Page(game.code, game.name, (*game.rules(), _program()))


def _command(name: str) -> str:
    return as_read(COMMANDS[name].said())


def _option(name: str) -> str:
    return as_read(say(OPTIONS[name]))


def _keys(*keys: Key | str) -> str:
    """Return keys as the platform writes them: of each standard key the first one, others are rarely on a keyboard."""
    found = [sequence for key in keys for sequence in sequences([key])[:1]]
    return ", ".join(dict.fromkeys(sequence.toString(QKeySequence.SequenceFormat.NativeText) for sequence in found))


# --- what the program does ----------------------------------------------------------------------------------------


def _program() -> Section:
    return Section(
        PROGRAM,
        mark("Rules", "What the program does for you, and what it does not"),
        (
            Bullets(
                (
                    mark("Rules", "Drag cards to their new place. A column takes them at its whole height."),
                    mark("Rules", "Or click the cards, and then click the place where they should go."),
                    filled(
                        mark("Rules", "“{option}”: while you move cards, all places that can take them are lit."),
                        option=_option("placement_aid"),
                    ),
                    filled(
                        mark("Rules", "“{option}”: a double click sends cards to the best place."),
                        option=_option("double_click"),
                    ),
                    filled(
                        mark(
                            "Rules",
                            "“{option}”: wherever you drop cards, they go to the best place, in the order of the double"
                            " click. This is off at first.",
                        ),
                        option=_option("auto_place"),
                    ),
                    filled(
                        mark("Rules", "“{option}”: when a move is not allowed, a bubble names the rule against it."),
                        option=_option("interactive_rules"),
                    ),
                    filled(
                        mark("Rules", "“{option}”: a click sends a card to its foundation, in games that have them."),
                        option=_option("click_sends_up"),
                    ),
                    filled(
                        mark("Rules", "“{command}” takes back up to {number} moves and costs nothing."),
                        command=_command("undo"),
                        number=UNDO_LIMIT,
                    ),
                    filled(
                        mark("Rules", "“{command}” deals the same cards again."),
                        command=_command("restart"),
                    ),
                    filled(
                        mark(
                            "Rules",
                            "“{command}” deals the same cards to everybody who plays that game and level on that day.",
                        ),
                        command=_command("day"),
                    ),
                )
            ),
            Paragraph(
                mark(
                    "Rules",
                    "The program gives no hints and solves no deals. It does not tell you whether a deal can be won, or"
                    " that no useful move is left. All cards are in sight, so finding the way is the whole game. It is"
                    " left to you.",
                )
            ),
            Link(QUESTIONS, "code", mark("Rules", "Questions: what is a deal code?")),
            Link(QUESTIONS, "refused", mark("Rules", "Questions: why was my move not allowed?")),
        ),
    )  # fmt: skip


# --- questions ----------------------------------------------------------------------------------------------------


def questions(files: Files) -> Page:
    """Return the page of questions and answers.

    Args:
        files: Where the player's files are.
    """
    return Page(
        QUESTIONS,
        mark("Questions", "Questions"),
        (
            Section("code", mark("Questions", "What is a deal code, and how do I pass it on?"), _code()),
            Section("game", mark("Questions", "How do I pass on a whole game?"), _whole_game()),
            Section("refused", mark("Questions", "Why was my move not allowed?"), _refused()),
            Section("statistics", mark("Questions", "What counts in the statistics?"), _statistics()),
            Section("files", mark("Questions", "Where are my games and options?"), _files(files)),
            Section("moving", mark("Questions", "How do I take everything to another computer?"), _moving()),
            Section("keys", mark("Questions", "Which keys are there?"), _keyboard()),
            Section("hints", mark("Questions", "Why are there no hints?"), _hints()),
            Section("language", mark("Questions", "How do I change the language?"), _language()),
            Section("network", mark("Questions", "Does the program send anything?"), _network()),
        ),
    )


def _code() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Questions",
                "A deal code names the cards and the level of a deal. The same code deals the same cards on every"
                " computer, today and always. You see it at the bottom right of the window. It looks like this:",
            )
        ),
        Code(SAMPLE_CODE),
        Bullets(
            (
                filled(
                    mark("Questions", "To pass it on: “{command}” ({keys}), or click the code."),
                    command=_command("copy"),
                    keys=_keys(Key.Copy),
                ),
                filled(
                    mark("Questions", "To play a code that you have copied: “{command}” ({keys})."),
                    command=_command("paste"),
                    keys=_keys(Key.Paste),
                ),
                filled(
                    mark("Questions", "To play a code that you read or hear: “{command}” ({keys})."),
                    command=_command("enter"),
                    keys=_keys("Ctrl+E"),
                ),
                mark("Questions", "Small and capital letters are the same. Spaces and dashes may be missing."),
                mark("Questions", "If something is wrong with a code, the program tells you which part it is."),
            )
        ),
        Paragraph(
            filled(
                mark("Questions", "There are {number} codes for each level."),
                number=QLocale().toString(1 << 35),
            )
        ),
    )


def _whole_game() -> tuple[Block, ...]:
    return (
        Bullets(
            (
                filled(
                    mark(
                        "Questions",
                        "“{command}” ({keys}) copies the deal and all moves as text. Put the text into a message or a"
                        " file.",
                    ),
                    command=_command("whole"),
                    keys=_keys("Ctrl+Shift+C"),
                ),
                filled(
                    mark("Questions", "“{command}” ({keys}) opens a game that was copied as text."),
                    command=_command("paste"),
                    keys=_keys(Key.Paste),
                ),
                filled(
                    mark(
                        "Questions",
                        "A file with such a text ends in “{suffix}”. Open it with “{command}”, or drop it on the"
                        " window.",
                    ),
                    suffix=SUFFIX,
                    command=_command("open"),
                ),
                mark("Questions", "You can play an unfinished game on. A won game opens to be watched."),
            )
        ),
    )


def _refused() -> tuple[Block, ...]:
    links = [
        Link(game.code, "placing", filled(mark("Questions", "{game}: placing a card"), game=game.name))
        for game in GAMES
    ]
    groups = [
        Link(game.code, "groups", filled(mark("Questions", "{game}: moving a group"), game=game.name))
        for game in GAMES
    ]
    return (
        Paragraph(
            filled(
                mark(
                    "Questions",
                    "When a move is not allowed, a bubble names the rule, with the cards and numbers of this case. If"
                    " no bubble comes, the option “{option}” is off.",
                ),
                option=_option("interactive_rules"),
            )
        ),
        Paragraph(mark("Questions", "The cards go back without a bubble if you drop them on the bare table.")),
        *links,
        *groups,
    )


def _statistics() -> tuple[Block, ...]:
    return (
        Bullets(
            (
                mark("Questions", "A game counts from its first move. A deal without a move does not count."),
                mark("Questions", "Every game counts once, as won or as not won."),
                mark("Questions", "The game on the table does not count until you have won it."),
                mark("Questions", "If you take an old game up again and win it, it is a won game from then on."),
                mark("Questions", "Moves, score and time of a won game are those of the moment when it was first won."),
                mark("Questions", "A streak is a row of won games, in the order in which they were begun."),
                mark("Questions", "Best and median values are those of won games only."),
                filled(
                    mark("Questions", "“{command}” begins another game. The game before it still counts."),
                    command=_command("restart"),
                ),
            )
        ),
    )


def _files(files: Files) -> tuple[Block, ...]:
    head = (mark("Questions", "What"), mark("Questions", "File"))
    return (
        Table(
            head,
            (
                (mark("Questions", "Options"), str(files.settings)),
                (mark("Questions", "Games"), str(files.games)),
                (mark("Questions", "Faults of the program, if there were any"), str(files.faults)),
            ),
        ),
        Paragraph(mark("Questions", "On every day that you play, a copy of the file of games is made beside it.")),
    )


def _moving() -> tuple[Block, ...]:
    return (
        Bullets(
            (
                filled(
                    mark(
                        "Questions",
                        "On the old computer, choose “{command}” and a folder. The program writes your games there as"
                        " “{games}”, and your options as “{options}”.",
                    ),
                    command=_command("export"),
                    games=GAMES_FILE,
                    options=OPTIONS_FILE,
                ),
                mark("Questions", "Take the folder to the new computer."),
                filled(
                    mark("Questions", "There, choose “{command}” and that folder."),
                    command=_command("import_folder"),
                ),
            ),
            is_ordered=True,
        ),
        Paragraph(mark("Questions", "You may do this again later. A game that is there already is not added twice.")),
    )


def _keyboard() -> tuple[Block, ...]:
    commands: tuple[tuple[str, str], ...] = (
        ("new", _keys(Key.New, "F2")),
        ("restart", _keys("Ctrl+R")),
        ("undo", _keys(Key.Undo)),
        ("redo", _keys(Key.Redo, "Ctrl+Shift+Z")),
        ("copy", _keys(Key.Copy)),
        ("paste", _keys(Key.Paste)),
        ("history", _keys("Ctrl+H")),
        ("statistics", _keys("Ctrl+T")),
        ("options", _keys("Ctrl+,")),
        ("rules", _keys(Key.HelpContents)),
        ("full", _keys("F11")),
    )
    on_the_table = (
        (mark("Questions", "Go to a pile or a card"), mark("Questions", "arrow keys, Home, End")),
        (mark("Questions", "Click what the brackets stand around"), mark("Questions", "Enter or the space bar")),
        (mark("Questions", "Let go of selected cards"), _keys("Esc")),
    )
    head = (mark("Questions", "What you want to do"), mark("Questions", "Keys"))
    more = filled(
        mark("Questions", "“{command}” ({keys}) lists all keys, and those that name the piles."),
        command=_command("keyboard"),
        keys=_keys("Ctrl+?"),
    )
    return Table(head, (*on_the_table, *((_command(name), keys) for name, keys in commands))), Paragraph(more)


def _hints() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Questions",
                "You see all cards from the first moment, so nothing has to be guessed. Finding the way is the game. A"
                " hint would play it for you.",
            )
        ),
        Paragraph(
            filled(
                mark(
                    "Questions",
                    "For the same reason the program solves nothing and never says that you are stuck. Instead you may"
                    " take back {number} moves and restart as often as you like.",
                ),
                number=UNDO_LIMIT,
            )
        ),
    )


def _language() -> tuple[Block, ...]:
    return (
        Paragraph(
            filled(
                mark(
                    "Questions",
                    "Choose “{command}” ({keys}), and there the entry “{option}”. All windows change at once. The names"
                    " of the languages are always written in the languages themselves.",
                ),
                command=_command("options"),
                keys=_keys("Ctrl+,"),
                option=_option("language"),
            )
        ),
    )


def _network() -> tuple[Block, ...]:
    return (
        Paragraph(
            mark(
                "Questions",
                "No. The program never connects to any network. Your games and options stay in the files named above.",
            )
        ),
    )
