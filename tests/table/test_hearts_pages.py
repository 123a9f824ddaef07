"""Where things lie on the pages of Hearts: inside the window, and not one over the other, whatever its size."""

from collections.abc import Iterable
from itertools import combinations, pairwise

from hypothesis import given
from hypothesis import strategies as st

from game.table.box import Box
from game.table.hearts_pages_achievements import achievements_layout
from game.table.hearts_pages_columns import columns_of
from game.table.hearts_pages_pack import pack_layout
from game.table.hearts_pages_plot import score_plot
from game.table.hearts_pages_replay import replay_layout
from game.table.hearts_pages_result import result_layout
from game.table.hearts_pages_review import review_layout
from game.table.hearts_pages_scores import scores_layout
from game.table.hearts_pages_setup import setup_layout
from game.table.page_frame import PageFrame, page_frame

frames = st.builds(
    page_frame,
    st.tuples(st.integers(320, 3840), st.integers(240, 2160)),
    st.sampled_from([1.0, 1.25, 1.5]),
    st.booleans(),
)


def assert_apart(frame: PageFrame, boxes: Iterable[Box | None]) -> None:
    """All boxes have a size, lie in the body, and none meets another."""
    placed = [box for box in boxes if box is not None]
    assert all(box.width > 0 and box.height > 0 for box in placed)
    assert all(box.cut_to(frame.body) == box for box in placed)
    assert not any(one.meets(other) for one, other in combinations(placed, 2))


@given(frames, st.integers(1, 32), st.integers(0, 2), st.sampled_from([0, 5, 9]), st.booleans())
def test_rows_panel_message_and_buttons_lie_apart(
    frame: PageFrame, rows: int, buttons: int, panel_lines: int, has_message: bool
) -> None:
    """All rows are on some page."""
    layout = setup_layout(frame, rows, buttons, panel_lines, has_message)
    assert_apart(frame, (*layout.rows, layout.panel, layout.message, *layout.buttons))
    assert len(layout.rows) * layout.pages >= rows
    assert len(layout.buttons) == buttons
    assert panel_lines or layout.panel is None


@given(frames, st.integers(0, 5))
def test_every_card_of_the_pack_has_a_key(frame: PageFrame, buttons: int) -> None:
    """All 52 keys are in sight and made for fingers, or those of one suit and a tab for each."""
    layout = pack_layout(frame, buttons)
    assert_apart(frame, (*layout.signs, *layout.keys, *layout.tabs, layout.words, *layout.buttons))
    suits = 4 if layout.is_whole else 1
    assert (len(layout.signs), len(layout.keys), len(layout.buttons)) == (suits, 13 * suits, buttons)
    assert not layout.is_whole or min(min(key.width, key.height) for key in layout.keys) >= 40


def test_keys_are_made_for_fingers_in_the_smallest_window() -> None:
    """At 320 × 240 pixels a key is as high and as wide as the buttons of any page."""
    frame = page_frame((320, 240))
    for buttons in (0, 4, 5):
        keys = pack_layout(frame, buttons).keys
        assert min(min(key.width, key.height) for key in keys) >= frame.button


@given(frames, st.integers(2, 10), st.integers(1, 60))
def test_a_score_sheet_has_a_cell_for_every_score(frame: PageFrame, scores: int, deals: int) -> None:
    """Numbers, heads and cells lie apart in the sheet, which lies beside the plot."""
    layout = scores_layout(frame, scores, deals, 0)
    cells = [cell for row in layout.cells for cell in row]
    assert_apart(frame, (*layout.heads, *layout.numbers, *cells, layout.plot))
    assert_apart(frame, (layout.sheet, layout.plot))
    assert len(layout.heads) == scores
    assert layout.per_page * layout.pages >= deals


@given(frames, st.integers(3, 10), st.integers(5, 20))
def test_a_replayed_deal_has_a_row_for_every_seat(frame: PageFrame, seats: int, hand_size: int) -> None:
    """Name, hand and card played lie apart in each row, and the rows above words and buttons."""
    layout = replay_layout(frame, seats, hand_size, 4)
    assert_apart(frame, (*(row.box for row in layout.rows), layout.words, *layout.buttons))
    for row in layout.rows:
        assert_apart(frame, (row.name, row.hand, row.played))
        assert row.played.cut_to(row.box) == row.played
    assert layout.card_width >= 12


@given(frames, st.integers(1, 3))
def test_reviewed_plays_lie_apart(frame: PageFrame, plays: int) -> None:
    """The panels hold the cards that are compared, and a button each."""
    layout = review_layout(frame, plays)
    assert_apart(frame, (layout.summary, *(panel.box for panel in layout.panels)))
    for panel in layout.panels:
        assert not panel.played.meets(panel.better)
        assert panel.button.cut_to(panel.box) == panel.button
    assert len(layout.panels) * layout.pages >= plays


@given(frames, st.integers(1, 3))
def test_the_two_cards_of_a_lead_stand_in_the_middle(frame: PageFrame, plays: int) -> None:
    """Where nothing lay on the table, as much is left free on either side of what is compared."""
    for panel in review_layout(frame, plays).panels:
        led = panel.without_lying()
        assert abs((led.played.x - panel.box.x) - (panel.box.right - led.better.right)) <= 8
        assert not led.played.meets(led.better)


@given(frames, st.integers(2, 10), st.integers(0, 4))
def test_a_result_has_all_places(frame: PageFrame, places: int, told: int) -> None:
    """Places, what is told, and buttons lie apart."""
    layout = result_layout(frame, places, told, 3)
    assert_apart(frame, (*layout.places, layout.side, *layout.buttons))
    assert (layout.side is None) == (told == 0)


@given(frames, st.integers(1, 12))
def test_achievements_lie_apart(frame: PageFrame, count: int) -> None:
    """Each has an icon, a name and a line of its own."""
    layout = achievements_layout(frame, count)
    assert_apart(frame, (part for cell in layout.cells for part in (cell.icon, cell.name, cell.line)))
    assert len(layout.cells) * layout.pages >= count


@given(frames)
def test_columns_are_not_too_wide_to_be_read(frame: PageFrame) -> None:
    """At most three columns, each no wider than some fifty lines are high."""
    columns = columns_of(frame.body, frame.text)
    assert_apart(frame, columns)
    assert len(columns) <= 3
    if len(columns) < 3:
        assert max(column.width for column in columns) <= 55 * frame.text


@given(
    st.lists(st.lists(st.floats(-200, 500), min_size=1, max_size=40).map(tuple), min_size=1, max_size=10).filter(
        lambda series: len(set(map(len, series))) == 1
    ),
    st.integers(1, 500),
)
def test_a_plot_keeps_order_and_shows_the_target(series: list[tuple[float, ...]], target: int) -> None:
    """Every point lies in the area, a higher total never lower, and the target is in sight."""
    plot = score_plot(Box(10, 20, 300, 200), series, target, 30)
    points = [
        (value, y)
        for line, values in zip(plot.lines, series, strict=True)
        for value, (_x, y) in zip(values, line, strict=True)
    ]
    assert all(plot.area.y <= y <= plot.area.bottom for _value, y in points)
    assert plot.area.y <= plot.target.y <= plot.area.bottom
    ordered = sorted(points)
    assert all(one[1] >= other[1] - 1e-6 for one, other in pairwise(ordered))
    assert 1 <= len(plot.levels) <= 12


def test_equal_totals_lie_side_by_side() -> None:
    """Of lines that run together each has marks that can be seen, in the middle of where one alone would lie."""
    together = score_plot(Box(10, 20, 300, 200), [(0.0, 13.0), (0.0, 13.0), (0.0, 5.0)], 100, 30, apart=8.0)
    alone = score_plot(Box(10, 20, 300, 200), [(0.0, 13.0), (0.0, 5.0)], 100, 30, apart=8.0)
    (first, second, _third), (one, other) = ([line[1][0] for line in plot.lines] for plot in (together, alone))
    assert (second - first, (first + second) / 2) == (8.0, one)
    assert one == other


@given(frames)
def test_a_list_on_two_pages_fills_them(frame: PageFrame) -> None:
    """Rows that need several pages are as high as the page allows, to a limit, and leave no third of it empty."""
    layout = setup_layout(frame, 22, 0, 0, has_message=False)
    if layout.pages == 2:
        assert frame.body.bottom - layout.rows[-1].bottom < 0.34 * frame.body.height
