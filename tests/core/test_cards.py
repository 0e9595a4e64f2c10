"""Cards, packs and runs."""

from __future__ import annotations

import pytest

from qtsolitaire.core.cards import Card, Rank, Suit, first_break, follows, pack_of, parse_card, run_length
from qtsolitaire.core.text import BadTextError, in_english


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(parse_card, text.split()))


# --- ranks, suits and their texts ---------------------------------------------------------------------------------


def test_suits_lie_in_the_pack_as_spades_hearts_diamonds_clubs() -> None:
    assert [suit.value for suit in Suit] == ["S", "H", "D", "C"]


def test_ranks_run_from_the_low_ace_to_the_king() -> None:
    assert "".join(map(str, sorted(Rank))) == "A23456789TJQK"
    assert [int(rank) for rank in Rank] == list(range(1, 14))


def test_a_card_is_written_as_rank_and_suit() -> None:
    assert [str(Card(Rank.SEVEN, Suit.HEARTS)), str(Card(Rank.TEN, Suit.SPADES))] == ["7H", "TS"]


def test_every_card_reads_back_as_it_is_written() -> None:
    for card in pack_of(Suit):
        assert parse_card(str(card)) == card


@pytest.mark.parametrize(("text", "card"), [("7h", "7H"), ("ts", "TS"), ("10H", "TH"), ("10h", "TH"), ("aD", "AD")])
def test_a_card_is_read_in_either_case_and_with_10_for_t(text: str, card: str) -> None:
    assert str(parse_card(text)) == card


def test_the_copy_that_is_asked_for_is_made() -> None:
    assert parse_card("AS", 3) == Card(Rank.ACE, Suit.SPADES, 3)


@pytest.mark.parametrize(
    "text",
    ["", "7", "H", "10", "7X", "1H", "0H", "11H", "H7", "7H8H", "7 H", " 7H", "-", "🂡", "ß", "７Ｈ", "7" * 9999],
)
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadTextError):
        parse_card(text)


def test_the_error_quotes_the_text_and_says_what_a_card_is() -> None:
    with pytest.raises(BadTextError) as error:
        parse_card("7X")
    assert str(error.value) == "“7X” is no card. A card is a rank (A 2–9 T J Q K) and a suit (S H D C), such as 7H."


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("AS", "ace of spades"),
        ("2H", "2 of hearts"),
        ("TD", "10 of diamonds"),
        ("JC", "jack of clubs"),
        ("QS", "queen of spades"),
        ("KH", "king of hearts"),
    ],
)
def test_a_card_has_an_english_name(text: str, name: str) -> None:
    assert in_english(parse_card(text)) == name


@pytest.mark.parametrize(("text", "context"), [("KH", "Named card"), ("AS", "Named card"), ("TD", "Numbered card")])
def test_cards_with_a_named_and_with_a_numbered_rank_are_translated_apart(text: str, context: str) -> None:
    """Thai joins a name to its suit and puts a space after digits."""
    assert parse_card(text).saying.text.context == context


# --- packs --------------------------------------------------------------------------------------------------------


def test_a_pack_lies_suit_by_suit_from_ace_to_king() -> None:
    assert " ".join(map(str, pack_of([Suit.HEARTS, Suit.CLUBS]))) == (
        "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
    )


def test_equal_cards_of_a_pack_differ_in_their_copy_only() -> None:
    pack = pack_of([Suit.SPADES] * 4)
    assert len(set(pack)) == 52
    assert {card.copy for card in pack if str(card) == "AS"} == {0, 1, 2, 3}


# --- runs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("upper", "lower", "is_run"),
    [
        ("8H", "7H", True),
        ("2S", "AS", True),
        ("KD", "QD", True),
        ("8H", "7D", False),  # another suit
        ("8H", "6H", False),  # a gap
        ("8H", "8H", False),
        ("7H", "8H", False),  # ascending
        ("AS", "KS", False),  # the ace is low
    ],
)
def test_a_card_continues_a_run_on_one_of_the_same_suit_one_rank_higher(upper: str, lower: str, is_run: bool) -> None:
    assert follows(parse_card(upper), parse_card(lower)) is is_run


def test_copies_do_not_matter_to_runs() -> None:
    assert follows(parse_card("8S", 3), parse_card("7S", 1))


@pytest.mark.parametrize(
    ("column", "length"),
    [
        ("", 0),
        ("5H", 1),
        ("5H 4H", 2),
        ("5H 4H 3H", 3),
        ("5H 4S 3S", 2),
        ("5H 4H 2H", 1),
        ("6H 5H 3H 2H AH", 3),
        ("5H KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS", 13),
        ("AS KS", 1),
    ],
)
def test_the_run_at_the_end_of_a_column_is_measured(column: str, length: int) -> None:
    assert run_length(cards(column)) == length


@pytest.mark.parametrize("text", ["", "5H", "5H 4H 3H"])
def test_a_run_has_no_break(text: str) -> None:
    assert first_break(cards(text)) is None


@pytest.mark.parametrize(
    ("text", "pair"),
    [("9H 8S 7S", "9H 8S"), ("9H 8H 6H", "8H 6H"), ("9H 8S 6H 6D", "9H 8S"), ("9H 8H 7H 7H", "7H 7H")],
)
def test_the_first_break_is_the_deepest_the_covered_card_named_first(text: str, pair: str) -> None:
    assert first_break(cards(text)) == cards(pair)
