"""Where everything lies: properties over every size of the view, every level and every length of columns."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from qtsolitaire.board.geometry import Hit, Layout, Rect, layout
from qtsolitaire.core.cards import Suit
from qtsolitaire.core.table import Pile, PileKind, Position, cell, column, finished, foundation
from tests.reference import LEVELS, few, laid

SIZES = [(600, 380), (640, 480), (800, 600), (1366, 700), (1920, 1080), (1080, 1920), (3840, 2160), (5120, 1440)]
MOST = {PileKind.COLUMN: 52, PileKind.CELL: 1, PileKind.FOUNDATION: 13, PileKind.FINISHED: 0}

some = settings(few, max_examples=120)
levels = st.sampled_from(sorted(LEVELS))
sizes = st.sampled_from(SIZES) | st.tuples(st.integers(600, 5120), st.integers(380, 2160))
lengths = st.integers(1, 20) | st.integers(1, 52)


@st.composite
def positions(draw: st.DrawFn, level: str) -> Position:
    """Draw any heaps of the level's cards: what the rules allow does not matter to geometry."""
    game, variant = LEVELS[level]
    left, piles = list(game.pack(variant)), dict(game.empty(variant).piles)
    for pile in draw(st.permutations(list(piles))):
        count = draw(st.integers(0, min(MOST[pile.kind], 12)) | st.integers(0, MOST[pile.kind]))
        piles[pile], left = tuple(left[:count]), left[count:]
    last = column(draw(st.integers(1, 10)))
    piles[last] += tuple(left)
    return Position(piles, 0)


def laid_out(level: str, size: tuple[int, int]) -> Layout:
    game, variant = LEVELS[level]
    return layout(game.places(variant), *size, game.readable_cards)


def of_kind(table: Layout, *kinds: PileKind) -> list[Pile]:
    return [pile for pile in table.spots if pile.kind in kinds]


def readable(level: str) -> int:
    return LEVELS[level][0].readable_cards


def around(table: Layout, level: str) -> Rect:
    """The rectangle round everything that has to be readable: all markers, and columns of the length asked for."""
    whole = table.spots[column(1)]
    for pile, spot in table.spots.items():
        whole = whole.united(spot)
        if pile.kind is PileKind.COLUMN:
            whole = whole.united(table.card_rects(pile, readable(level))[-1])
    return whole


# --- places -------------------------------------------------------------------------------------------------------


@some
@given(levels, sizes)
def test_no_two_piles_overlap_not_even_those_of_the_longest_columns(level: str, size: tuple[int, int]) -> None:
    table = laid_out(level, size)
    areas = {pile: table.drop_area(pile) for pile in table.spots}
    assert [pair for pair in combinations(areas, 2) if areas[pair[0]].overlap(areas[pair[1]])] == []


@some
@given(levels, sizes, lengths)
def test_everything_lies_inside_the_view_however_long_a_column_gets(
    level: str, size: tuple[int, int], length: int
) -> None:
    table = laid_out(level, size)
    for pile in table.spots:
        for rect in table.card_rects(pile, length if pile.kind is PileKind.COLUMN else 13):
            assert rect.x >= 0, pile
            assert rect.y >= 0, pile
            assert rect.right <= size[0], pile
            assert rect.bottom <= size[1], pile


@some
@given(levels, sizes)
def test_the_cards_are_so_large_that_90_percent_of_the_limiting_side_are_used(
    level: str, size: tuple[int, int]
) -> None:
    table = laid_out(level, size)
    used = around(table, level)
    pitch = table.spots[column(2)].x - table.spots[column(1)].x
    widened = 9 * (pitch - 1.08 * table.card_w)  # what the gaps take because there is room
    assert max((used.w - widened) / size[0], used.h / size[1]) >= 0.9


@some
@given(levels, sizes)
def test_a_card_is_1_4_times_as_high_as_wide_and_only_finished_runs_are_smaller(
    level: str, size: tuple[int, int]
) -> None:
    table = laid_out(level, size)
    assert table.card_h == round(1.4 * table.card_w)
    for pile, spot in table.spots.items():
        if pile.kind is PileKind.FINISHED:
            assert spot.w == round(table.card_w / 2)
            assert abs(spot.h - table.card_h / 2) <= 1
        else:
            assert (spot.w, spot.h) == (table.card_w, table.card_h)


@some
@given(levels, sizes)
@example("C1", (2045, 1045))
def test_the_ten_columns_stand_side_by_side_from_left_to_right_and_equally_high(
    level: str, size: tuple[int, int]
) -> None:
    table = laid_out(level, size)
    spots = [table.spots[column(number)] for number in range(1, 11)]
    pitches = [right.x - left.x for left, right in pairwise(spots)]
    assert len({spot.y for spot in spots}) == 1
    assert max(pitches) - min(pitches) <= 1
    assert min(pitches) > table.card_w


@some
@given(st.sampled_from(["C4", "C2", "C1"]), sizes)
def test_cells_and_foundations_stand_in_a_row_above_the_columns_cells_left_foundations_right(
    level: str, size: tuple[int, int]
) -> None:
    table = laid_out(level, size)
    row = [table.spots[pile] for pile in of_kind(table, PileKind.CELL, PileKind.FOUNDATION)]
    assert len({spot.y for spot in row}) == 1
    assert [spot.x for spot in row] == sorted({spot.x for spot in row})
    assert row[0].bottom < table.spots[column(1)].y
    assert row[-1].x == table.spots[column(10)].x


@some
@given(st.sampled_from(["S1", "S2", "S4"]), sizes)
def test_finished_runs_stand_one_below_the_other_right_of_all_columns(level: str, size: tuple[int, int]) -> None:
    table = laid_out(level, size)
    rail = [table.spots[finished(number)] for number in range(1, 5)]
    assert all(spot.x > table.spots[column(10)].right for spot in rail)
    assert all(above.bottom <= below.y for above, below in pairwise(rail))


def test_cells_that_the_level_lacks_have_no_place() -> None:
    cells = {level: len(of_kind(laid_out(level, (800, 600)), PileKind.CELL)) for level in ("C4", "C2", "C1")}
    assert cells == {"C4": 4, "C2": 2, "C1": 1}


@some
@given(levels, sizes)
def test_every_place_of_a_card_is_a_whole_number_of_pixels(level: str, size: tuple[int, int]) -> None:
    table = laid_out(level, size)
    for pile in table.spots:
        for rect in table.card_rects(pile, 13):
            assert (rect.x % 1, rect.y % 1, rect.w % 1, rect.h % 1) == (0, 0, 0, 0)


# --- columns ------------------------------------------------------------------------------------------------------


@some
@given(levels, sizes, st.data())
def test_every_card_of_a_column_stays_readable_up_to_the_length_that_the_game_asks_for(
    level: str, size: tuple[int, int], data: st.DataObject
) -> None:
    table = laid_out(level, size)
    length = data.draw(st.integers(2, readable(level)))
    rects = table.card_rects(column(1), length)
    strips = [below.y - above.y for above, below in pairwise(rects)]
    assert min(strips) >= 0.165 * table.card_h - 1  # less would cut off index or suit


@some
@given(levels, sizes, lengths)
def test_the_cards_of_a_column_lie_on_one_another_evenly_the_deepest_highest_up(
    level: str, size: tuple[int, int], length: int
) -> None:
    table = laid_out(level, size)
    rects = table.card_rects(column(3), length)
    strips = [below.y - above.y for above, below in pairwise(rects)]
    assert {rect.x for rect in rects} == {table.spots[column(3)].x}
    assert rects[0].y == table.spots[column(3)].y
    assert not strips or (min(strips) >= 0 and max(strips) - min(strips) <= 1)


@some
@given(levels, sizes, st.data())
def test_a_long_column_squeezes_only_itself(level: str, size: tuple[int, int], data: st.DataObject) -> None:
    table = laid_out(level, size)
    position = data.draw(positions(level))
    long, other = data.draw(st.permutations(of_kind(table, PileKind.COLUMN)))[:2]
    moved = Position({**position.piles, long: position[long] + position[other], other: ()}, 0)
    untouched = [pile for pile in position.piles if pile not in (long, other)]
    before, after = ({r.card: r for r in table.resting(each)} for each in (position, moved))
    assert all(before[card] == after[card] for pile in untouched for card in position[pile])


def test_a_column_is_squeezed_no_more_than_it_has_to_be() -> None:
    table = laid_out("S4", (1920, 1080))
    rects = table.card_rects(column(1), 45)
    assert rects[-1].bottom <= 1080
    assert rects[-1].bottom >= 1080 - table.card_w * 0.15


# --- points -------------------------------------------------------------------------------------------------------


@some
@given(levels, sizes, st.data())
def test_a_point_where_a_card_shows_hits_that_card(level: str, size: tuple[int, int], data: st.DataObject) -> None:
    table = laid_out(level, size)
    position = data.draw(positions(level))
    pile = data.draw(st.sampled_from([pile for pile, cards in position.piles.items() if cards]))
    rects = table.card_rects(pile, len(position[pile]))
    index = data.draw(st.integers(0, len(rects) - 1)) if pile.kind is PileKind.COLUMN else len(rects) - 1
    rect = rects[index]
    bottom = rects[index + 1].y if index + 1 < len(rects) else rect.bottom
    if bottom <= rect.y:
        return  # a column far longer than any game makes it: nothing of this card shows
    x = data.draw(st.floats(rect.x, rect.right, exclude_max=True))
    y = data.draw(st.floats(rect.y, bottom, exclude_max=True))
    assert table.hit(position, x, y) == Hit(pile, len(rects) - index)


@some
@given(levels, sizes, st.data())
def test_a_point_on_an_empty_pile_hits_the_pile_itself(
    level: str, size: tuple[int, int], data: st.DataObject
) -> None:
    table = laid_out(level, size)
    game, variant = LEVELS[level]
    pile, spot = data.draw(st.sampled_from(sorted(table.spots.items())))
    x = data.draw(st.floats(spot.x, spot.right, exclude_max=True))
    y = data.draw(st.floats(spot.y, spot.bottom, exclude_max=True))
    hit = table.hit(game.empty(variant), x, y)
    assert hit == (None if pile.kind is PileKind.FINISHED else Hit(pile, 0))


@some
@given(levels, sizes, st.data())
def test_whatever_a_point_hits_lies_there_and_where_nothing_is_hit_is_bare_felt(
    level: str, size: tuple[int, int], data: st.DataObject
) -> None:
    table = laid_out(level, size)
    position = data.draw(positions(level))
    x, y = (data.draw(st.floats(0, side, exclude_max=True)) for side in size)
    hit = table.hit(position, x, y)
    there = {
        pile: [rect.holds(x, y) for rect in table.card_rects(pile, len(cards)) or [table.spots[pile]]]
        for pile, cards in position.piles.items()
        if pile.kind is not PileKind.FINISHED
    }
    if hit is None:
        assert not any(any(held) for held in there.values())
    else:
        assert there[hit.pile][-max(1, hit.count)]
        assert not any(there[hit.pile][len(there[hit.pile]) - hit.count + 1 :])


def test_finished_runs_are_only_to_look_at() -> None:
    table = laid_out("S4", (800, 600))
    position = laid("S4", "Done: S H", "… | - | - | - | - | - | - | - | - | -").position
    for number in (1, 3):
        spot = table.spots[finished(number)]
        assert table.hit(position, spot.x + spot.w / 2, spot.y + spot.h / 2) is None


# --- drops --------------------------------------------------------------------------------------------------------


@some
@given(levels, sizes, st.data())
def test_dragged_cards_share_with_each_pile_the_area_that_both_cover(
    level: str, size: tuple[int, int], data: st.DataObject
) -> None:
    table = laid_out(level, size)
    count = data.draw(st.integers(1, 13))
    dx, dy = (data.draw(st.integers(-side, side)) for side in size)
    dragged = [rect.moved(dx, dy) for rect in table.card_rects(column(5), count)]
    left, right = dragged[0].x, dragged[0].right
    top, bottom = dragged[0].y, dragged[-1].bottom
    for pile, area in table.overlaps(dragged).items():
        there = table.drop_area(pile)
        wide = min(right, there.right) - max(left, there.x)
        high = min(bottom, there.bottom) - max(top, there.y)
        assert wide > 0
        assert high > 0
        assert area == pytest.approx(wide * high)


@some
@given(levels, sizes)
def test_a_column_takes_drops_over_its_whole_height_other_piles_where_they_are(
    level: str, size: tuple[int, int]
) -> None:
    table = laid_out(level, size)
    for pile, spot in table.spots.items():
        area = table.drop_area(pile)
        assert (area.x, area.y, area.w) == (spot.x, spot.y, spot.w)
        assert area.bottom == (size[1] if pile.kind is PileKind.COLUMN else spot.bottom)


def test_a_group_is_as_high_as_its_cards_together_and_an_empty_pile_as_its_marker() -> None:
    table = laid_out("C4", (1000, 700))
    rects = table.card_rects(column(2), 7)
    assert table.group_rect(column(2), 7, 3) == rects[4].united(rects[6])
    for pile in (column(2), cell(1), foundation(Suit.HEARTS)):
        assert table.group_rect(pile, 0, 1) == table.spots[pile]


# --- what is in sight ---------------------------------------------------------------------------------------------


@some
@given(levels, st.data())
def test_every_card_has_one_place_and_only_cards_of_which_nothing_shows_are_out_of_sight(
    level: str, data: st.DataObject
) -> None:
    table = laid_out(level, (1000, 700))
    position = data.draw(positions(level))
    resting = list(table.resting(position))
    assert len({r.card for r in resting}) == len(resting) == 52
    hidden = {r.card for r in resting if not r.is_in_sight}
    covered = {
        card
        for pile, cards in position.piles.items()
        if pile.kind in (PileKind.CELL, PileKind.FOUNDATION)
        for card in cards[:-1]
    }
    assert hidden == covered


def test_of_a_finished_run_the_king_shows() -> None:
    table = laid_out("S4", (1000, 700))
    position = laid("S4", "Done: H", "… | - | - | - | - | - | - | - | - | -").position
    shown = [str(r.card) for r in table.resting(position) if r.is_in_sight and r.card in position[finished(1)]]
    assert shown == ["KH"]
