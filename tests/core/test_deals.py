"""Deal codes, and the shuffle that they name: equal codes deal equal cards for ever, on every machine."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from qtsolitaire.core.cards import Suit, pack_of
from qtsolitaire.core.deals import NUMBERS, DealCode, SplitMix64, fresh_number, number_of_day, parse_code, shuffled
from qtsolitaire.core.table import PileKind, board_text
from qtsolitaire.core.text import BadTextError
from qtsolitaire.games import deal_of, read_code
from tests.reference import DATA, LEVELS, columns_of, many

VECTORS: list[dict[str, Any]] = json.loads((DATA / "deal_vectors.json").read_text(encoding="utf-8"))
ROOT = Path(__file__).parents[2]


# --- the shuffle, version 1: frozen -------------------------------------------------------------------------------


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["code"])
def test_a_code_deals_its_frozen_cards(vector: dict[str, Any]) -> None:
    position = deal_of(read_code(vector["code"])).position
    cells = [str(cards[0]) for _, cards in position.of_kind(PileKind.CELL) if cards]
    assert columns_of(position) == vector["columns"]
    assert " ".join(cells) == vector["cells"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["code"])
def test_a_code_spells_its_number(vector: dict[str, Any]) -> None:
    game, level = LEVELS[vector["code"][4:6]]
    assert read_code(vector["code"]).number == vector["number"]
    assert str(DealCode(game.code, level.key, vector["number"])) == vector["code"]


def test_the_vectors_cover_every_level_and_both_ends_of_the_numbers() -> None:
    assert {vector["code"][4:6] for vector in VECTORS} == set(LEVELS)
    assert {0, 2**35 - 1} <= {vector["number"] for vector in VECTORS}


def test_the_generator_is_splitmix64() -> None:
    """The first numbers for the state 1234567, as published with the algorithm's other implementations."""
    generator = SplitMix64(1234567)
    assert [generator.draw() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("bound", [2, 3, 52])
def test_a_number_below_a_bound_is_a_draw_modulo_the_bound(bound: int) -> None:
    draws, numbers = SplitMix64(7), SplitMix64(7)
    assert [numbers.below(bound) for _ in range(100)] == [draws.draw() % bound for _ in range(100)]


@pytest.mark.parametrize("bound", [2**63 + 1, 3 * 2**62, 2**62 + 1, 10**19, 52])
def test_draws_in_the_incomplete_last_block_are_thrown_away(bound: int) -> None:
    """As many complete blocks of `bound` numbers as fit into 2^64 are used, so that every number is equally likely."""
    used = 2**64 // bound * bound
    draws, numbers = SplitMix64(7), SplitMix64(7)
    kept = [draw % bound for draw in (draws.draw() for _ in range(200)) if draw < used]
    assert [numbers.below(bound) for _ in kept] == kept


def test_the_first_number_of_the_incomplete_block_is_thrown_away_too() -> None:
    first, second = (draws := SplitMix64(0)).draw(), draws.draw()
    assert second < first > 2**63, "with the first draw as the bound, one block is complete and this draw is beyond it"
    assert SplitMix64(0).below(first) == second


def test_the_shuffle_leaves_the_pack_as_it_was_and_loses_no_card() -> None:
    pack = pack_of(Suit)
    mixed = shuffled(pack, 35)
    assert pack == pack_of(Suit)
    assert sorted(map(str, mixed)) == sorted(map(str, pack))
    assert mixed != pack


def test_different_numbers_shuffle_differently() -> None:
    pack = pack_of(Suit)
    assert len({shuffled(pack, number) for number in range(1000)}) == 1000


DEALER = """
import locale
from qtsolitaire.core.table import board_text
from qtsolitaire.games import GAMES, deal_of, read_code
try:
    locale.setlocale(locale.LC_ALL, "")
except locale.Error:
    pass
for game in GAMES:
    for variant in game.variants:
        print(board_text(deal_of(read_code(f"{game.code.lower()}1-{variant.key.lower()}-aaaiibd")).position))
"""


@pytest.mark.parametrize(("seed", "language"), [("0", "C"), ("1", "C.UTF-8"), ("4242", "tr_TR.UTF-8")])
def test_equal_codes_deal_equal_cards_whatever_the_hash_seed_and_the_locale(seed: str, language: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "LC_ALL": language, "PYTHONPATH": str(ROOT)}
    told = subprocess.run(
        [sys.executable, "-c", DEALER], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    codes = [f"{game.code}1-{variant.key}-AAAIIBD" for game, variant in LEVELS.values()]
    assert told == "".join(f"{board_text(deal_of(read_code(code)).position)}\n" for code in codes)


# --- numbers ------------------------------------------------------------------------------------------------------


def test_a_number_has_35_bits() -> None:
    assert NUMBERS == 2**35


def test_a_fresh_number_can_be_written_as_a_code() -> None:
    numbers = {fresh_number() for _ in range(200)}
    assert all(0 <= number < NUMBERS for number in numbers)
    assert len(numbers) > 190


@pytest.mark.parametrize(
    ("day", "number"),
    [(date(2026, 11, 29), 20261129), (date(2030, 1, 2), 20300102), (date(2026, 12, 31), 20261231)],
)
def test_the_deal_of_the_day_is_the_date_read_as_one_number(day: date, number: int) -> None:
    assert number_of_day(day) == number


def test_the_deal_of_the_day_of_an_example_has_its_frozen_code() -> None:
    assert str(DealCode("SS", "S1", number_of_day(date(2026, 11, 29)))) == "SS1-S1-AATKKIJ"


# --- codes are written exactly ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (DealCode("SS", "S1", 35), "SS1-S1-AAAAABD"),
        (DealCode("SS", "S4", 0), "SS1-S4-AAAAAAA"),
        (DealCode("SH", "C4", 2**35 - 1), "SH1-C4-7777777"),
        (DealCode("SH", "C1", 26), "SH1-C1-AAAAAA2"),
        (DealCode("SH", "C2", 2**30), "SH1-C2-BAAAAAA"),
    ],
)
def test_a_code_is_written_as_game_with_version_level_and_seven_letters(code: DealCode, text: str) -> None:
    assert str(code) == text


numbers = st.integers(min_value=0, max_value=NUMBERS - 1)
codes = st.builds(
    lambda key, number: DealCode(LEVELS[key][0].code, key, number), st.sampled_from(sorted(LEVELS)), numbers
)


@many
@given(codes)
def test_every_code_reads_back_as_it_is_written(code: DealCode) -> None:
    assert read_code(str(code)) == code


# --- and read leniently -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "ss1-s1-aaaaabd",
        "Ss1-s1-AaAaAbD",
        "  SS1-S1-AAAAABD\n",
        "SS1 - S1 - AAA AABD",
        "S S 1 S 1 A A A A A B D",
        "SS1\u00a0S1\u2003AAAAABD",  # blanks that are not ASCII
        "SS1\u200b-S1-\u200bAAAAABD\ufeff",  # characters without width, as they come with copied text
        "SS1S1AAAAABD",
        "SS1-S1AAAAABD",
        "SS1S1-AAAAABD",
        "SS1-S1-AAAA-ABD",
        "--SS1--S1--AAAAABD--",
        "SS1–S1–AAAAABD",  # en dashes
        "SS1—S1—AAAAABD",  # em dashes
        "SS1−S1−AAAAABD",  # minus signs
        "SS1‐S1‑AAAAABD",  # hyphens, one of them not breaking
        "SS1_S1_AAAAABD",
        "ＳＳ１－Ｓ１－ＡＡＡＡＡＢＤ",
        "ｓｓ１ー s１ー ａａａａａｂｄ",
        "SS๑-S๑-AAAAABD",  # Thai digits
        "SS١-S١-AAAAABD",  # Arabic digits
        "SS1-S1-AAAAA8D",  # 8 for B
    ],
)
def test_a_code_is_read_however_it_was_typed(text: str) -> None:
    assert str(read_code(text)) == "SS1-S1-AAAAABD"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("SH1-C4-0000000", "SH1-C4-OOOOOOO"),
        ("SH1-C4-1111111", "SH1-C4-IIIIIII"),
        ("SH1-C4-8888888", "SH1-C4-BBBBBBB"),
        ("SH1C40182345", "SH1-C4-OIB2345"),
        ("SH1-C4-๐๑๘๒๓๔๕", "SH1-C4-OIB2345"),
    ],
)
def test_within_the_seven_letters_0_is_read_as_o_and_1_as_i_and_8_as_b(typed: str, meant: str) -> None:
    assert str(read_code(typed)) == meant


@many
@given(codes, st.data())
def test_case_and_separators_never_change_a_code(code: DealCode, data: st.DataObject) -> None:
    dashes = st.sampled_from(["", "-", "–", "−", " - ", " "])
    game, level, letters = str(code).split("-")
    text = game + data.draw(dashes) + level + data.draw(dashes) + letters
    assert read_code(data.draw(st.sampled_from([text, text.lower(), text.title()]))) == code


# --- what is wrong with a code ------------------------------------------------------------------------------------

NO_GAME = "“{}” names no game. A deal code begins with one of: SS1, SH1."
NO_VERSION = "After {} the version is missing or wrong. The code should begin with {}."
NEWER = "This code has version {}: it was made by a newer version of the program."
NO_LEVEL = "“{}” is no level of this game. Its levels are: {}."
LENGTH = "The last part of the code has to be 7 letters; “{}” has {}."
LETTER = "“{}”, letter {} of the last part, is not used in codes (only A–Z and 2–7 are)."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", NO_GAME.format("")),
        ("---", NO_GAME.format("")),
        ("XX1-S1-AAAAABD", NO_GAME.format("XX1")),
        ("FC1-C4-AAAAABD", NO_GAME.format("FC1")),
        ("S1-S1-AAAAABD", NO_GAME.format("S1")),
        ("1-S1-AAAAABD", NO_GAME.format("1")),
        ("SSI-S1-AAAAABD", NO_GAME.format("SSI")),  # I is read as 1 nowhere
        ("hello", NO_GAME.format("HELLO")),
        ("SS-S1-AAAAABD", NO_VERSION.format("SS", "SS1")),
        ("SS0-S1-AAAAABD", NO_VERSION.format("SS", "SS1")),
        ("SH-C4-AAAAABD", NO_VERSION.format("SH", "SH1")),
        ("SS2-S1-AAAAABD", NEWER.format("2")),
        ("SS2-Q9-AAAAABDEFG", NEWER.format("2")),  # a newer version may have other levels and lengths
        ("SH10-C4-AAAAABD", NEWER.format("10")),
        ("SS1-S3-AAAAABD", NO_LEVEL.format("S3", "S1, S2, S4")),
        ("SS1-C4-AAAAABD", NO_LEVEL.format("C4", "S1, S2, S4")),
        ("SH1-C3-AAAAABD", NO_LEVEL.format("C3", "C4, C2, C1")),
        ("SS1S3AAAAABD", NO_LEVEL.format("S3", "S1, S2, S4")),
        ("SS1", NO_LEVEL.format("", "S1, S2, S4")),
        ("SS1-S1-", LENGTH.format("", 0)),
        ("SS1-S1-AAAABD", LENGTH.format("AAAABD", 6)),
        ("SS1-S1-AAAAAABD", LENGTH.format("AAAAAABD", 8)),
        ("SS1S1AAAAAABD", LENGTH.format("AAAAAABD", 8)),
        ("SS1-S1-AAAAAB9", LETTER.format("9", 7)),
        ("SS1-S1-Ñ9AAABD", LETTER.format("Ñ", 1)),
        ("SS1-S1-AA♠AABD", LETTER.format("♠", 3)),
    ],
)
def test_a_wrong_code_gets_a_sentence_saying_what_is_wrong_with_it(text: str, sentence: str) -> None:
    with pytest.raises(BadTextError) as error:
        read_code(text)
    assert str(error.value) == sentence


@pytest.mark.parametrize(
    "text",
    [
        "A" * 10_000,
        "9" * 10_000,
        "SS" + "9" * 10_000,
        "SS1-" + "S" * 10_000,
        "SS1-S1-" + "A" * 10_000,
        "SS1-S1-AAAAAB\N{COMBINING ACUTE ACCENT}",
        "\0\x07\x1b[31m",
        "SS1-S1-AAA\x7fAAAAA",
        "🂡🂢🂣-👨‍👩‍👧-🎉🎉🎉🎉🎉🎉🎉",
        "SS1-S1-🎉🎉🎉🎉🎉🎉🎉",
        "\ud800\udfff",
        "ไพ่-เอซ-โพดำ",
        "㊿㊿㊿-½½½-ﬃﬃﬃ",
        "{0}{text}%s",
        "ŉ" * 7,
    ],
)
def test_a_strange_input_is_refused_in_a_short_sentence(text: str) -> None:
    with pytest.raises(BadTextError) as error:
        read_code(text)
    assert len(str(error.value)) < 200
    str(error.value).encode("utf-8")


@many
@given(st.text(st.characters(exclude_categories=())) | st.text("SHC124-AB８–0 ๑\u200b", max_size=20))
def test_whatever_is_typed_is_read_or_refused_and_nothing_else(text: str) -> None:
    try:
        code = read_code(text)
    except BadTextError:
        return
    assert read_code(str(code)) == code


def test_a_code_of_a_game_that_is_not_known_is_refused() -> None:
    with pytest.raises(BadTextError) as error:
        parse_code("SH1-C4-AAAAABD", {"SS": ["S1"]})
    assert str(error.value) == "“SH1” names no game. A deal code begins with one of: SS1."


@pytest.mark.parametrize(
    "text", ["SS1S1-AAA-AABD", "SS1-S1AA-AAABD", "SS-1S1-AAAAABD", "SS1S1-AAAAA-BD", "-SS1S1-AAAAABD-"]
)
def test_dashes_that_stand_in_wrong_places_do_not_matter(text: str) -> None:
    assert str(read_code(text)) == "SS1-S1-AAAAABD"
