"""Where things lie on the pages, in a window of any size."""

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.table.box import Box
from game.table.calendar_layout import month_layout, moved_month, weeks_of
from game.table.figures_layout import figures_layout
from game.table.grid import grid, inner, page_count, rows_within
from game.table.initials_layout import initials_layout
from game.table.keypad_layout import keypad_layout
from game.table.lesson_layout import lesson_layout
from game.table.page_frame import PageFrame, page_frame
from game.table.plot import bars, most_bars
from game.table.settings_layout import settings_layout
from game.table.title_layout import title_layout

sizes = st.tuples(st.integers(320, 3840), st.integers(240, 2160)) | st.tuples(
    st.integers(240, 2160), st.integers(320, 3840)
)
scales = st.sampled_from([1.0, 1.25, 1.5])
frames = st.builds(page_frame, sizes, scales, st.booleans())
days = st.dates(date(2000, 1, 1), date(2199, 12, 31))


def assert_apart(boxes: Iterable[Box], within: Box) -> None:
    """Fail unless the boxes lie inside the frame and do not touch one another."""
    all_boxes = list(boxes)
    for box in all_boxes:
        assert box.width > 0
        assert box.height > 0
        assert box.cut_to(within) == box, (box, within)
    for one, other in combinations(all_boxes, 2):
        assert not one.meets(other), (one, other)


def window_of(size: tuple[int, int]) -> Box:
    """The whole window as a box."""
    return Box(0, 0, *size)


def parts(frame: PageFrame) -> list[Box]:
    """The boxes of a frame that are there."""
    boxes = [frame.back, frame.heading, frame.body, frame.previous, frame.number, frame.next]
    return [box for box in boxes if box is not None]


@given(frames)
def test_the_parts_of_a_page_lie_apart(frame: PageFrame) -> None:
    """Way back, heading, body and the turning of pages share no pixel, at any text size."""
    assert_apart(parts(frame), window_of(frame.size))


@given(frames)
def test_the_body_has_most_of_a_page(frame: PageFrame) -> None:
    """Never less than half of the window is left for what the page shows."""
    assert frame.body.width * frame.body.height >= 0.5 * frame.size[0] * frame.size[1]


@given(frames, st.integers(1, 30))
def test_every_setting_has_a_row_on_some_page(frame: PageFrame, count: int) -> None:
    """The rows of all pages suffice, and lie apart from one another, from what explains them and from the preview."""
    layout = settings_layout(frame, count)
    assert (layout.pages - 1) * len(layout.rows) < count <= layout.pages * len(layout.rows)
    rest = [layout.explanation, *([layout.preview] if layout.preview else [])]
    assert_apart([*layout.rows, *rest], frame.body)


@given(frames, st.integers(0, 5))
def test_a_lesson_shows_table_and_words(frame: PageFrame, tools: int) -> None:
    """Table, words and tools lie apart, and the table is large enough to be seen."""
    layout = lesson_layout(frame, tools)
    assert_apart([layout.picture, layout.words, *layout.tools], frame.body)
    assert len(layout.tools) == tools
    assert min(layout.picture.width, layout.picture.height) >= 0.4 * min(frame.size)


@given(sizes, st.integers(2, 9), scales)
def test_the_title_is_not_crowded(size: tuple[int, int], buttons: int, scale: float) -> None:
    """Name and buttons lie apart, and every button is high enough to be hit."""
    layout = title_layout(size, buttons, scale)
    assert_apart([layout.name, *layout.buttons], window_of(size))
    assert len(layout.buttons) == buttons
    assert min(box.height for box in layout.buttons) >= 26


def test_a_small_title_has_no_fan_and_a_large_one_has() -> None:
    """On a handheld the cards would only take the room of the buttons."""
    assert title_layout((320, 240), 8).fan == ()
    fan = title_layout((1280, 720), 8)
    assert [card.card for card in fan.fan] == ["TH", "JH", "QH", "KH", "AH"]
    assert fan.fan_card_width > 60


@given(st.builds(page_frame, sizes, scales))
def test_every_letter_has_a_key(frame: PageFrame) -> None:
    """Field, message and 28 keys lie apart in the window; the message is no larger than ordinary lines."""
    layout = keypad_layout(frame)
    assert len(layout.keys) == 28
    assert_apart([frame.back, layout.field, layout.message, *layout.keys], window_of(frame.size))
    assert layout.message.height <= frame.text


@given(sizes, scales)
def test_initials_are_chosen_in_three_columns(size: tuple[int, int], scale: float) -> None:
    """Arrows, letters and buttons lie apart on the panel, each letter between its arrows."""
    layout = initials_layout(size, 3, scale)
    columns = [*layout.ups, *layout.letters, *layout.downs]
    assert_apart([layout.title, *columns, layout.skip, layout.done], layout.panel)
    assert layout.panel.cut_to(window_of(size)) == layout.panel
    for up, letter, down in zip(layout.ups, layout.letters, layout.downs, strict=True):
        assert up.y < letter.y < down.y
        assert up.x == letter.x == down.x


@given(frames, st.integers(1, 20))
def test_every_figure_has_a_tile(frame: PageFrame, count: int) -> None:
    """The tiles of all pages suffice, and value and label lie inside their tile."""
    layout = figures_layout(frame.body, count, frame.text, frame.margin)
    assert layout.pages * len(layout.tiles) >= count
    assert_apart([tile.box for tile in layout.tiles], frame.body)
    for tile in layout.tiles:
        assert_apart([tile.value, tile.label], tile.box)


@given(frames, st.lists(st.floats(0, 1), min_size=1, max_size=60))
def test_bars_are_as_high_as_their_games_came_far(frame: PageFrame, shares: Sequence[float]) -> None:
    """Bars stand side by side on one line, the mark of each above it, and a larger share is never lower."""
    shown = tuple(shares[-most_bars(frame.body) :])
    placed = bars(frame.body, shown)
    assert_apart([bar.box for bar in placed], frame.body)
    for bar in placed:
        assert bar.box.bottom == frame.body.bottom
        assert bar.mark.bottom <= bar.box.y
        assert bar.mark.y >= frame.body.y
    by_share = sorted(zip(shown, (bar.box.height for bar in placed), strict=True))
    assert [height for _share, height in by_share] == sorted(height for _share, height in by_share)


@given(frames, days)
def test_a_month_has_its_days_in_weeks(frame: PageFrame, day: date) -> None:
    """Every day has a box of its own under its weekday, Monday first; beside the last ones the signs are explained."""
    layout = month_layout(frame.body, day.year, day.month, frame.text, max(2, frame.margin // 2))
    assert_apart([*layout.weekdays, *layout.days.values(), layout.legend], frame.body)
    assert list(layout.days) == list(range(1, len(layout.days) + 1))
    for number, box in layout.days.items():
        assert box.x == layout.weekdays[day.replace(day=number).weekday()].x


@given(days, st.integers(-30, 30))
def test_months_are_turned_one_by_one(day: date, by: int) -> None:
    """Turning forth and back leads to the first day of the same month."""
    moved = moved_month(day, by)
    assert moved.day == 1
    assert (moved.year - day.year) * 12 + moved.month - day.month == by
    assert moved_month(moved, -by) == day.replace(day=1)


def test_weeks_begin_on_monday() -> None:
    """May 2026 begins on a Friday."""
    assert weeks_of(2026, 5)[0] == [0, 0, 0, 0, 1, 2, 3]


@pytest.mark.parametrize(("count", "per_page", "pages"), [(0, 4, 1), (1, 4, 1), (4, 4, 1), (5, 4, 2), (9, 4, 3)])
def test_pages_are_counted_up(count: int, per_page: int, pages: int) -> None:
    """A page that is not full is a page."""
    assert page_count(count, per_page) == pages


@given(st.integers(1, 40), st.integers(1, 5), st.integers(0, 9))
def test_a_grid_fills_its_width(count: int, columns: int, gap: int) -> None:
    """Boxes of one size lie apart in their columns."""
    box = Box(10, 20, 600, 1000)
    boxes = grid(box, count, columns, gap)
    assert_apart(boxes, box)
    assert len({(one.width, one.height) for one in boxes}) == 1
    assert len({one.x for one in boxes}) == min(count, columns)


def test_rows_are_counted_with_their_gaps() -> None:
    """Three rows of 30 with two gaps of 5 need 100 pixels, and one row is always there."""
    assert rows_within(100, 30, 5) == 3
    assert rows_within(99, 30, 5) == 2
    assert rows_within(10, 30, 5) == 1


def test_an_inner_box_is_never_larger_than_its_frame() -> None:
    """It lies in the middle and is cut to the room there is."""
    assert inner(Box(0, 0, 100, 50), 40, 80) == Box(30, 0, 40, 50)
