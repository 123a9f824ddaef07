"""Where things lie, in a window of any size."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.heart_to_heart.deal import deal, deal_code
from game.heart_to_heart.shape import COVERS, POSITIONS
from game.heart_to_heart.taps import Pile
from game.table.box import Box
from game.table.layout import TableLayout, Tool, table_layout

sizes = st.tuples(st.integers(320, 3840), st.integers(240, 2160)) | st.tuples(
    st.integers(240, 2160), st.integers(320, 3840)
)
layouts = st.builds(table_layout, sizes, st.booleans(), st.sampled_from([1.0, 1.25, 1.5]))


@given(layouts)
def test_everything_lies_inside_the_window(layout: TableLayout) -> None:
    """No card, pile, count or button leaves the window or lies under the information bar."""
    window = Box(0, 0, *layout.size)
    table = window._replace(y=layout.bar.bottom, height=window.height - layout.bar.height)
    things = [*layout.heart.values(), layout.stock, layout.waste, *layout.buttons.values(), *layout.count_box.values()]
    for thing in things:
        assert thing.cut_to(table) == thing


@given(layouts)
def test_nothing_lies_on_anything_else(layout: TableLayout) -> None:
    """Piles and buttons touch neither each other nor the heart."""
    apart = [layout.stock, layout.waste, *layout.buttons.values()]
    for one, other in combinations(apart, 2):
        assert not one.meets(other)
    for box in apart:
        assert not any(box.meets(card) for card in layout.heart.values())


@given(layouts)
def test_cards_overlap_just_those_they_cover(layout: TableLayout) -> None:
    """In the next lower row a card touches those that cover it, and no others."""
    for position in POSITIONS:
        below = [other for other in POSITIONS if layout.heart[other].y > layout.heart[position].y]
        nearest = min((layout.heart[other].y for other in below), default=None)
        touching = {other for other in below if layout.heart[other].y == nearest and _overlap(layout, position, other)}
        assert touching == set(COVERS[position])


def _overlap(layout: TableLayout, one: int, other: int) -> bool:
    return layout.heart[one].meets(layout.heart[other])


@given(layouts)
def test_every_card_can_be_touched(layout: TableLayout) -> None:
    """At the upper left corner, where its index stands, each card is the one that is touched."""
    state = deal(deal_code(0))
    for position in POSITIONS:
        box = layout.heart[position]
        assert layout.target_at((box.x + box.width * 0.2, box.y + box.height * 0.15), state) == position


@given(layouts)
def test_piles_and_bare_table(layout: TableLayout) -> None:
    """The middle of a pile is the pile; a corner of the window is the bare table."""
    state = deal(deal_code(0))
    assert layout.target_at(layout.stock.centre, state) is Pile.STOCK
    assert layout.target_at(layout.waste.centre, state) is Pile.WASTE
    assert layout.target_at((0, layout.size[1] - 1), state) is Pile.TABLE


@given(sizes)
def test_left_handed_is_the_mirror_image(size: tuple[int, int]) -> None:
    """Stock, waste and buttons change sides; the heart stays."""
    right, left = table_layout(size), table_layout(size, left_handed=True)
    assert left.heart == right.heart
    for one, other in [(left.stock, right.stock), (left.waste, right.waste)]:
        assert one.x == size[0] - other.right
        assert one.y == other.y
    for tool, box in right.buttons.items():
        assert left.buttons[tool].x == size[0] - box.right


@pytest.mark.parametrize(
    ("size", "least"),
    [((1280, 720), 100), ((640, 480), 64), ((480, 800), 70), ((320, 240), 32), ((720, 720), 80), ((1920, 1080), 150)],
)
def test_cards_are_as_large_as_the_window_allows(size: tuple[int, int], least: int) -> None:
    """At these sizes cards are at least so many pixels wide."""
    assert table_layout(size).card_width >= least


@pytest.mark.parametrize("size", [(640, 480), (1280, 720), (480, 800), (320, 240)])
def test_buttons_are_large_enough_for_a_finger(size: tuple[int, int]) -> None:
    """No button is less than 40 pixels high or wide; undo and new are not neighbours."""

    layout = table_layout(size)
    assert all(min(box.width, box.height) >= 40 for box in layout.buttons.values())
    undo, new = layout.buttons[Tool.UNDO], layout.buttons[Tool.NEW]
    assert not undo.grown(40).meets(new)


@given(layouts, st.sampled_from([Pile.STOCK, Pile.WASTE]))
def test_the_focus_ring_leaves_the_number_of_cards_in_sight(layout: TableLayout, pile: Pile) -> None:
    """It goes around a pile and its number alike, without reaching another pile or the heart."""
    ringed, count = layout.ringed_box_of(pile), layout.count_box[pile]
    assert count.cut_to(ringed) == count
    others = [layout.stock, layout.waste, *layout.heart.values()]
    others.remove(layout.box_of(pile))
    assert not any(ringed.meets(other) for other in others)
