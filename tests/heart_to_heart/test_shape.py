"""The shape of the heart: rows, places and what covers what."""

from functools import cache
from itertools import groupby

from game.heart_to_heart.shape import COVERS, PLACES, POSITIONS, ROW_COUNT, TIP

# As the rules list it: each position, and the positions of the cards that cover it.
COVERING_LIST = """
1←5,6 · 2←6,7 · 3←8,9 · 4←9,10 · 5←11 · 6←11,12 · 7←12,13 · 8←13,14 · 9←14,15 · 10←15 · 11←16 · 12←16,17 · 13←17,18 ·
14←18,19 · 15←19 · 16←20 · 17←20,21 · 18←21,22 · 19←22 · 20←23 · 21←23,24 · 22←24 · 23←25 · 24←25 · 25←nothing
"""


@cache
def covering_list() -> dict[int, tuple[int, ...]]:
    """The written list, read."""
    entries = (entry.strip().split("←") for entry in COVERING_LIST.split("·"))
    return {int(position): () if covers == "nothing" else numbers(covers) for position, covers in entries}


def numbers(text: str) -> tuple[int, ...]:
    """The numbers written with commas between them."""
    return tuple(int(word) for word in text.split(","))


def test_covering_is_as_the_rules_list_it() -> None:
    """Each position is covered by exactly the positions that the rules list for it."""
    assert covering_list() == COVERS


def test_the_heart_has_seven_rows() -> None:
    """The rows hold 4, 6, 5, 4, 3, 2 and 1 cards, and positions run row by row from the top."""
    rows = [PLACES[position].row for position in POSITIONS]
    assert rows == sorted(rows)
    assert [len(list(cards)) for _, cards in groupby(rows)] == [4, 6, 5, 4, 3, 2, 1]
    assert ROW_COUNT == 7
    assert list(POSITIONS) == list(range(1, 26))
    assert POSITIONS.index(TIP) == 24


def test_cards_stand_at_the_listed_centres() -> None:
    """The centres stand where the rules say, in card widths from the middle of the heart."""
    rows = groupby(PLACES.values(), key=lambda place: place.row)
    assert [[place.x for place in places] for _, places in rows] == [
        [-2, -1, 1, 2],
        [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5],
        [-2, -1, 0, 1, 2],
        [-1.5, -0.5, 0.5, 1.5],
        [-1, 0, 1],
        [-0.5, 0.5],
        [0],
    ]
