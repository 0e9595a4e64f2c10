"""Saying in the player's language what the core has to say, with everything that is named in it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from qtsolitaire.__main__ import main
from qtsolitaire.core.cards import Rank, Suit, pack_of, parse_card
from qtsolitaire.core.game import Why, refuse
from qtsolitaire.core.table import cell, column, foundation
from qtsolitaire.core.text import Field, Named, Saying, Text, bad, mark
from qtsolitaire.games import GAMES, read_code
from qtsolitaire.games.seahaven_towers import SeahavenWhy
from qtsolitaire.games.simple_simon import SimpleSimonWhy
from qtsolitaire.language import LANGUAGES, install, say
from qtsolitaire.play.gestures import PlayWhy
from qtsolitaire.storage.options import Options
from qtsolitaire.windows.options_dialog import LANGUAGE_NAMES

ANYTHING = mark("Test", "{thing}")


@pytest.fixture(autouse=True)
def language(qapp: QApplication) -> Iterator[None]:
    """Every test begins and ends in the language of the others: English of the system."""
    install(qapp)
    yield
    install(qapp)


OWN = {
    ("Named card", "{rank} of {suit}"): "{suit}'s {rank}",
    ("Numbered card", "{rank} of {suit}"): "{suit} number {rank}",
    ("Suit", "hearts"): "hart",
    ("Rank", "king"): "koning",
}


class Turned(QTranslator):
    """A language of its own: refusals in angle brackets, rank after suit, numbered cards apart from the others."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return OWN.get((context, source), f"«{source}»" if context == "Refusal" else source)

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


@pytest.fixture
def turned(qapp: QApplication) -> Iterator[None]:
    translator = Turned(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


# --- in English ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (mark("Level", "Easy"), "Easy"),
        (mark("Suit", "spades"), "Spades"),
        (Suit.HEARTS, "Hearts"),
        (Rank.QUEEN, "Queen"),
        (Rank.TEN, "10"),
        (parse_card("KH"), "King of hearts"),
        (parse_card("AS"), "Ace of spades"),
        (parse_card("7C"), "7 of clubs"),
        (parse_card("TD"), "10 of diamonds"),
        (column(10), "Column 10"),
        (cell(2), "Cell 2"),
        (foundation(Suit.CLUBS), "The foundation of clubs"),
        (Saying(ANYTHING, {"thing": "already fine"}), "Already fine"),
        (Saying(ANYTHING, {"thing": ""}), ""),
        (Saying(ANYTHING, {"thing": -5}), "-5"),
        (Saying(ANYTHING, {"thing": "{thing} 100%"}), "{thing} 100%"),
    ],
)
def test_everything_is_said_with_a_capital_first_letter(what: Text | Saying | Named, said: str) -> None:
    assert say(what) == said


def test_every_card_of_the_pack_has_a_name_of_its_own() -> None:
    said = {say(card) for card in pack_of(Suit)}
    assert len(said) == 52
    assert {"Queen of spades", "2 of hearts", "Jack of diamonds", "9 of clubs"} <= said


@pytest.mark.parametrize(
    ("saying", "said"),
    [
        (
            refuse(Why.BROKEN_BY_SUIT, upper=parse_card("8H"), lower=parse_card("7S")).saying,
            (
                "The cards from here on are no run: "
                "the 7 of spades on the 8 of hearts is of another suit. Only a run moves."
            ),
        ),
        (
            refuse(
                SimpleSimonWhy.NOT_ONE_HIGHER, first=parse_card("6S"), fits=Rank.SEVEN, last=parse_card("KD")
            ).saying,
            "The 6 of spades goes only on the next higher rank, 7; here lies the king of diamonds.",
        ),
        (
            refuse(SeahavenWhy.MORE_THAN_LIMIT, count=5, limit=2, cells=1, columns=0).saying,
            "5 cards, but only 2 can move (empty cells: 1, empty columns: 0).",
        ),
        (
            refuse(SeahavenWhy.OTHER_FOUNDATION, card=parse_card("AS"), suit=Suit.HEARTS).saying,
            "This foundation is for hearts; the ace of spades does not belong here.",
        ),
        (refuse(PlayWhy.NO_PILE_TAKES_CARD, first=parse_card("QH")).saying, "No pile takes the queen of hearts."),
        (
            bad(mark("Test", "{card} twice"), card=parse_card("4S")).at(3, 2).where,
            "Line 3, number 2: 4 of spades twice",
        ),
    ],
)
def test_refusals_and_errors_name_their_cards_and_numbers(saying: Saying, said: str) -> None:
    assert say(saying) == said


def test_the_article_fits_the_rank_that_follows_it() -> None:
    refusal = refuse(SimpleSimonWhy.NOT_ONE_HIGHER, first=parse_card("7S"), fits=Rank.EIGHT, last=parse_card("KD"))
    assert " a 8" not in say(refusal.saying)


def test_in_english_say_and_str_agree_on_every_reason() -> None:
    card = parse_card("AH")
    fields: dict[str, Field] = {
        **dict.fromkeys(("upper", "lower", "first", "last", "next", "card"), card),
        **dict.fromkeys(("count", "limit", "cells", "columns", "there"), 3),
        "fits": Rank.ACE,
        "suit": Suit.HEARTS,
        "pile": column(4),
    }
    reasons = [*Why, *SimpleSimonWhy, *SeahavenWhy, *PlayWhy]
    assert len(reasons) > 20
    for reason in reasons:
        saying = refuse(reason, **fields).saying
        assert say(saying) == str(saying)
        assert "{" not in say(saying)


def test_levels_say_their_name_and_amount() -> None:
    assert [say(variant) for game in GAMES for variant in game.variants] == [
        "Easy (1 suit)",
        "Medium (2 suits)",
        "Hard (4 suits)",
        "Easy (4 cells)",
        "Medium (2 cells)",
        "Hard (1 cell)",
    ]


def test_a_saying_within_a_saying_keeps_its_small_letter() -> None:
    inner = Saying(mark("Test", "{card} is missing"), {"card": parse_card("KH")})
    middle = Saying(mark("Test", "because {why}"), {"why": inner})
    assert say(Saying(mark("Test", "no deal, {why}"), {"why": middle})) == "No deal, because king of hearts is missing"


# --- in another language ------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("turned")
def test_sentences_cards_ranks_and_suits_are_all_translated_and_may_change_places() -> None:
    assert say(parse_card("KH")) == "Hart's koning"
    assert say(parse_card("7H")) == "Hart number 7"
    refusal = refuse(PlayWhy.NO_PILE_TAKES_CARD, first=parse_card("KH"))
    assert say(refusal.saying) == "«No pile takes the hart's koning.»"


@pytest.mark.usefixtures("turned")
def test_nested_sayings_are_translated_at_every_depth() -> None:
    inner = refuse(Why.ON_ACE, last=parse_card("AH")).saying
    outer = Saying(mark("Test", "move 3: {reason}"), {"reason": inner})
    assert say(outer) == "Move 3: «Nothing goes on an ace; here lies the hart's ace.»"


@pytest.mark.usefixtures("turned")
def test_what_is_stored_stays_english_in_every_language() -> None:
    card = parse_card("KH")
    assert str(card) == "KH"
    assert str(refuse(PlayWhy.NO_PILE_TAKES_CARD, first=card).saying) == "No pile takes the king of hearts."
    assert str(read_code("ss1 s1 aaaaabd")) == "SS1-S1-AAAAABD"


# --- loading ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "name"), [("en", "en_US"), ("vi", "vi_VN"), ("th", "th_TH")])
def test_a_chosen_language_brings_its_locale(qapp: QApplication, language: str, name: str) -> None:
    assert language in LANGUAGES
    assert install(qapp, language).name() == name


def test_without_a_choice_the_locale_is_that_of_the_system(qapp: QApplication) -> None:
    assert install(qapp) == QLocale()


def test_translators_of_an_earlier_language_are_replaced(qapp: QApplication) -> None:
    def translators() -> int:
        QCoreApplication.sendPostedEvents(None, 52)  # deletes what was given up
        return len(qapp.findChildren(QTranslator))

    for language in (*LANGUAGES, *LANGUAGES):
        install(qapp, language)
    assert translators() == 1


def test_an_earlier_language_is_heard_no_more(qapp: QApplication) -> None:
    translator = Turned(qapp)
    qapp.installTranslator(translator)
    assert say(parse_card("KH")) == "Hart's koning"
    install(qapp, "en")
    assert say(parse_card("KH")) == "King of hearts"


def test_the_languages_are_those_of_the_owner() -> None:
    assert LANGUAGES == ("en", "vi", "th")


ASKED = "from qtsolitaire import language; print(language.system_language())"


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "th_TH.UTF-8"}, "th"),
        ({"LANG": "vi_VN.UTF-8"}, "vi"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:th:vi"}, "th"),
        ({"LANG": "th_TH.UTF-8", "LANGUAGE": "en"}, "en"),
        ({"LANG": "th_TH.UTF-8", "LC_ALL": "vi_VN.UTF-8"}, "vi"),
        ({"LANG": "th_TH.UTF-8", "LC_ALL": "C"}, "en"),
        ({}, "en"),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not keep the language in the environment")
def test_the_language_is_the_one_that_the_environment_asks_for(variables: dict[str, str], language: str) -> None:
    others = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    done = subprocess.run(
        [sys.executable, "-c", ASKED], env={**others, **variables}, capture_output=True, text=True, check=True
    )
    assert done.stdout == f"{language}\n"


def test_options_and_command_line_offer_just_the_languages_that_there_are(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = Options(tmp_path / "settings.ini")
    for language in (*LANGUAGES, "system"):
        options.language = language
        assert options.language == language
    assert set(LANGUAGE_NAMES) == set(LANGUAGES)
    with pytest.raises(SystemExit):
        main(["--help"])
    assert f"{{{','.join(LANGUAGES)}}}" in capsys.readouterr().out
