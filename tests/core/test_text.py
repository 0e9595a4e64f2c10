"""Sentences: with fields, in English, and as errors that know their line and place."""

from __future__ import annotations

import pytest

from qtsolitaire.core.cards import Rank, Suit, parse_card
from qtsolitaire.core.table import cell, column, foundation
from qtsolitaire.core.text import BadTextError, Field, Saying, bad, clipped, in_english, mark

ANYTHING = mark("Test", "{thing}")
HERE_LIES = mark("Test", "here lies the {card}")


def test_a_text_is_its_english_sentence() -> None:
    assert str(mark("Level", "Easy")) == "Easy"


def test_texts_of_different_contexts_are_different() -> None:
    assert mark("Level", "Easy") != mark("Game", "Easy")


@pytest.mark.parametrize(
    ("field", "english"),
    [
        (5, "5"),
        ("SS1", "SS1"),
        (mark("Level", "Easy"), "Easy"),
        (Suit.HEARTS, "hearts"),
        (Rank.ACE, "ace"),
        (Rank.TEN, "10"),
        (parse_card("KH"), "king of hearts"),
        (parse_card("7C"), "7 of clubs"),
        (column(10), "column 10"),
        (cell(2), "cell 2"),
        (foundation(Suit.DIAMONDS), "the foundation of diamonds"),
        (Saying(HERE_LIES, {"card": parse_card("AS")}), "here lies the ace of spades"),
    ],
)
def test_every_kind_of_field_has_its_english_words(field: Field, english: str) -> None:
    assert in_english(field) == english
    assert in_english(Saying(ANYTHING, {"thing": field})) == english


def test_a_sentence_begins_with_a_capital_letter_even_if_it_begins_with_a_card() -> None:
    assert str(Saying(ANYTHING, {"thing": parse_card("KH")})) == "King of hearts"


def test_a_sentence_within_a_sentence_keeps_its_small_letter() -> None:
    assert str(Saying(ANYTHING, {"thing": Saying(HERE_LIES, {"card": Rank.TWO})})) == "Here lies the 2"
    assert str(Saying(mark("Test", "No: {why}"), {"why": Saying(HERE_LIES, {"card": Rank.TWO})})) == (
        "No: here lies the 2"
    )


def test_braces_in_a_quoted_text_stay_as_they_are() -> None:
    assert str(Saying(ANYTHING, {"thing": "{thing} {0} {{}}"})) == "{thing} {0} {{}}"


def test_a_long_text_is_quoted_with_its_first_30_characters() -> None:
    assert clipped("x" * 30) == "x" * 30
    assert clipped("x" * 31) == "x" * 30 + "…"


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (bad(ANYTHING, thing="Wrong."), "Wrong."),
        (bad(ANYTHING, thing="Wrong.").at(7), "Line 7: Wrong."),
        (bad(ANYTHING, thing="Wrong.").at(7, 3), "Line 7, number 3: Wrong."),
        (BadTextError(Saying(ANYTHING, {"thing": "Wrong."}), place=3).at(7), "Line 7, number 3: Wrong."),
    ],
)
def test_an_error_tells_its_line_and_place_as_far_as_they_are_known(error: BadTextError, sentence: str) -> None:
    assert str(error) == sentence


def test_an_error_that_learns_its_line_keeps_what_it_says_and_its_place() -> None:
    error = BadTextError(Saying(ANYTHING, {"thing": "Wrong."}), place=3)
    placed = error.at(7)
    assert (placed.saying, placed.line, placed.place) == (error.saying, 7, 3)


def test_a_bad_text_is_a_value_error() -> None:
    assert issubclass(BadTextError, ValueError)
