"""The backs of the cards."""

from tools.art.pips import pip
from tools.art.svg import CARD_HEIGHT, CARD_WIDTH, picture, rect


def rose() -> str:
    """A lattice of hearts in dark rose."""
    parts = [
        rect(0, 0, CARD_WIDTH, CARD_HEIGHT, rx=12, fill="#8f1238"),
        rect(12, 12, 176, 256, rx=7, fill="none", stroke="#f6d9c6", stroke_width=3),
        *(pip("H", x, y, 26, "#e0879a") for x in (45, 100, 155) for y in (45, 92.5, 140, 187.5, 235)),
    ]
    return picture(CARD_WIDTH, CARD_HEIGHT, parts)


BACKS = {"rose": rose, "night": rose, "ivy": rose}
