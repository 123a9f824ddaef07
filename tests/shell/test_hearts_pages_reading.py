"""Words to be read: in columns, over pages, and nothing lost between them."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.shell.widgets.reading import Paragraph, Reading, Role
from game.shell.widgets.words import wrapped
from game.table.box import Box
from sprites import lettering

paragraphs = st.lists(
    st.builds(
        Paragraph,
        st.lists(st.sampled_from(["heart", "of", "the", "queen", "multiplied"]), min_size=1, max_size=40).map(" ".join),
        st.sampled_from(Role),
    ),
    min_size=1,
    max_size=12,
)


@given(paragraphs, st.integers(150, 1500), st.integers(60, 900), st.integers(12, 40))
def test_every_word_is_on_some_page_and_in_its_box(said: list[Paragraph], width: int, height: int, size: int) -> None:
    """Read from the first page to the last, the lines give the words in their order, each line inside the box."""
    box = Box(10, 10, width, max(height, size))
    reading = Reading(said, box, size)
    lines = [line for page in reading.sheets for line in page]
    assert " ".join(line.text for line in lines).split() == " ".join(each.text for each in said).split()
    assert all(line.box.cut_to(box) == line.box for line in lines)
    for page in reading.sheets:
        assert not any(one.box.meets(other.box) for one, other in pairwise(page))


def test_a_heading_stays_with_what_follows() -> None:
    """Where the paragraph after it has no room any more, it goes on to the next page, too."""
    said = [Paragraph("one two three " * 6), Paragraph("Chapter", Role.HEADING), Paragraph("four five six " * 6)]
    reading = Reading(said, Box(0, 0, 200, 170), 20)
    first, second, *_more = reading.sheets
    assert all(line.role is Role.PLAIN for line in first)
    assert second[0].role is Role.HEADING


def test_a_no_break_space_never_ends_a_line() -> None:
    """What it joins stands on one line, on however narrow a place, and is made smaller where that has no room."""
    text = "It took 100\N{NO-BREAK SPACE}moves on 4.\N{NO-BREAK SPACE}May\n2026"
    assert wrapped(text, 1, 20) == ["It", "took", "100\N{NO-BREAK SPACE}moves", "on", "4.\N{NO-BREAK SPACE}May", "2026"]
    joined = "100\N{NO-BREAK SPACE}moves"
    room = lettering.width_of(joined, 20, True) + 30
    (page,) = Reading([Paragraph(joined)], Box(0, 0, room, 200), 40).sheets
    assert [line.text for line in page] == [joined]
    assert lettering.width_of(joined, page[0].box.height, True) <= room


@pytest.mark.parametrize("count", [0, 1])
def test_there_is_always_a_page(count: int) -> None:
    """Also where nothing is to be read."""
    assert Reading([Paragraph("heart")] * count, Box(0, 0, 300, 100), 20).pages == 1
