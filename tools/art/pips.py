"""The four suits as outlines about the origin, in a box of about 100 by 100."""

from tools.art.svg import number, path

OUTLINES: dict[str, str] = {
    "H": "M0 48C-8 34 -48 8 -48 -20C-48 -37 -36 -47 -23 -47C-12 -47 -3 -40 0 -29C3 -40 12 -47 23 -47"
    "C36 -47 48 -37 48 -20C48 8 8 34 0 48Z",
    "D": "M0 -52C9 -35 22 -15 39 0C22 15 9 35 0 52C-9 35 -22 15 -39 0C-22 -15 -9 -35 0 -52Z",
    "S": "M0 -50C8 -35 46 -11 46 13C46 26 37 34 26 34C17 34 9 30 4 23C5 35 10 43 19 50L-19 50C-10 43 -5 35 -4 23"
    "C-9 30 -17 34 -26 34C-37 34 -46 26 -46 13C-46 -11 -8 -35 0 -50Z",
    "C": "M-23 -27A23 23 0 1 1 23 -27A23 23 0 1 1 -23 -27ZM-48 12A23 23 0 1 1 -2 12A23 23 0 1 1 -48 12Z"
    "M2 12A23 23 0 1 1 48 12A23 23 0 1 1 2 12ZM-12 -12L12 -12L12 4L5 22C6 35 11 43 20 50L-20 50"
    "C-11 43 -6 35 -5 22L-12 4Z",
}

ENGRAVINGS: dict[str, str] = {
    "H": "M0 34C-7 25 -35 5 -35 -18C-35 -29 -28 -35 -20 -35C-11 -35 -3 -28 0 -18C3 -28 11 -35 20 -35"
    "C28 -35 35 -29 35 -18C35 5 7 25 0 34Z",
    "D": "M0 -38C7 -25 16 -11 28 0C16 11 7 25 0 38C-7 25 -16 11 -28 0C-16 -11 -7 -25 0 -38Z",
    "S": "M0 -36C7 -25 35 -6 35 13C35 20 31 24 25 24C14 24 6 18 0 8C-6 18 -14 24 -25 24C-31 24 -35 20 -35 13"
    "C-35 -6 -7 -25 0 -36Z",
    "C": "M-13 -27A13 13 0 1 1 13 -27A13 13 0 1 1 -13 -27ZM-38 12A13 13 0 1 1 -12 12A13 13 0 1 1 -38 12Z"
    "M12 12A13 13 0 1 1 38 12A13 13 0 1 1 12 12Z",
}
"""A line to engrave within each suit's outline."""


def pip(suit: str, x: float, y: float, size: float, fill: str, upside_down: bool = False) -> str:
    """A suit's pip with its middle at a point. `size` is the side of the box it fills."""
    scale = number(size / 100)
    turn = " rotate(180)" if upside_down else ""
    return path(OUTLINES[suit], fill=fill, transform=f"translate({number(x)} {number(y)}) scale({scale}){turn}")
