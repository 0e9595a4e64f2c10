"""Pages as values: texts with their figures, and things one after another."""

from __future__ import annotations

import pytest

from qtsolitaire.core.cards import Rank, Suit
from qtsolitaire.core.pages import Paragraph, Section, filled, listed
from qtsolitaire.core.text import Field, mark


def test_a_text_is_filled_with_cards_and_numbers() -> None:
    text = mark("Test", "{suit} come in {number}")
    assert str(filled(text, suit=Suit.HEARTS, number=13)) == "Hearts come in 13"


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ([8], "8"),
        ([8, 7], "8, 7"),
        ([Rank.ACE, mark("Test", "{braces}"), 3], "Ace, {braces}, 3"),
        ([filled(mark("Test", "{n} here"), n=1), filled(mark("Test", "{n} there"), n=2)], "1 here, 2 there"),
    ],
)
def test_things_are_listed_one_after_another(items: list[Field], said: str) -> None:
    assert str(listed(items)) == said


def test_values_that_say_the_same_are_equal() -> None:
    first, second = (Section("a", mark("Test", "Title"), (Paragraph(mark("Test", "Text")),)) for _ in range(2))
    assert first == second
