"""What lies under the cards: the socket of one card, and the heart of them all. And the program's icon."""

from tools.art.pips import OUTLINES, pip
from tools.art.svg import CARD_HEIGHT, CARD_WIDTH, path, picture, rect


def socket() -> str:
    """An empty place pressed into the cloth."""
    return picture(
        CARD_WIDTH,
        CARD_HEIGHT,
        [
            rect(2, 2, 196, 276, rx=12, fill="#000000", fill_opacity=0.16),
            rect(3, 3, 194, 274, rx=11, fill="none", stroke="#ffffff", stroke_opacity=0.16, stroke_width=2),
        ],
    )


def big_heart() -> str:
    """The heart embossed in the cloth."""
    return picture(
        200,
        200,
        [path(OUTLINES["H"], fill="#000000", fill_opacity=0.12, transform="translate(100 100) scale(2)")],
    )


def program_icon() -> str:
    """The icon of the program."""
    return picture(256, 256, [pip("H", 128, 128, 240, "#c8142f")])
