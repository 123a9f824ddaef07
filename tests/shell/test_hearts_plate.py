"""The plate of a player at the table of Hearts."""

from itertools import pairwise

import pytest

from game.shell.hearts_plate import fact_places
from game.table.box import Box
from sprites import lettering

# What is left for the facts on the plate of windows from 320×240 to 1280×720.
ROOMS = (Box(4, 20, 66, 11), Box(4, 20, 106, 16), Box(4, 20, 166, 25))
FACTS = (["3", "1", "12"], ["10 + 13i", "4", "9"], ["−26 − 26i", "13", "0"], ["5 + 13i", "5"])


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("texts", FACTS)
def test_facts_lie_side_by_side_and_hold_their_texts(room: Box, texts: list[str]) -> None:
    """Each fact has its own part of the line, about as wide as its text, and none leaves the plate."""
    size, places = fact_places(room, texts)
    assert places[0].x == room.x
    assert all(left.right <= right.x for left, right in pairwise(places))
    assert places[-1].right <= room.right
    for text, place in zip(texts, places, strict=True):
        assert place.width >= 0.9 * lettering.width_of(text, size)


def test_a_long_number_takes_room_from_short_ones() -> None:
    """Complex points are nearly as large as plain ones: the numbers beside them need less than a third of the line."""
    plain, _places = fact_places(ROOMS[-1], FACTS[0])
    complex_, _places = fact_places(ROOMS[-1], FACTS[1])
    assert complex_ >= 0.75 * plain
