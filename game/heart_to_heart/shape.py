"""The shape of the heart: 25 places in seven rows, and which place covers which.

Positions are numbered 1–25, row by row from the top, left to right inside a row; 25 is the tip.
"""

from typing import NamedTuple

# The x of the card centres in card widths, 0 in the middle of the heart, row by row.
_ROWS: tuple[tuple[float, ...], ...] = (
    (-2, -1, 1, 2),
    (-2.5, -1.5, -0.5, 0.5, 1.5, 2.5),
    (-2, -1, 0, 1, 2),
    (-1.5, -0.5, 0.5, 1.5),
    (-1, 0, 1),
    (-0.5, 0.5),
    (0,),
)


class Place(NamedTuple):
    """Where one heart card lies: ``x`` of its centre in card widths, ``row`` 0 (top) to 6 (the tip)."""

    x: float
    row: int


PLACES = dict(enumerate((Place(x, row) for row, centres in enumerate(_ROWS) for x in centres), start=1))
POSITIONS = tuple(PLACES)
TIP = POSITIONS[-1]
ROW_COUNT = len(_ROWS)


def _overlaps(lower: Place, upper: Place) -> bool:
    return lower.row == upper.row + 1 and abs(lower.x - upper.x) == 0.5


# A card is covered by the cards of the next lower row whose centres are half a card away.
COVERS = {
    position: tuple(other for other in POSITIONS if _overlaps(PLACES[other], PLACES[position]))
    for position in POSITIONS
}
