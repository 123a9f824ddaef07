"""What lies under the cards: the place of one card, and the heart of them all. And the program's icon."""

from sprites.shapes import HEART_MARGINS
from tools.art.pips import OUTLINES
from tools.art.svg import CARD_HEIGHT, CARD_WIDTH, group, path, picture, rect


def socket() -> str:
    """An empty place pressed into the cloth: a little darker than the cloth, with light on its lip."""
    return picture(
        CARD_WIDTH,
        CARD_HEIGHT,
        [
            rect(1, 1, 198, 278, rx=12, fill="#000000", fill_opacity=0.17),
            rect(2, 2, 196, 276, rx=11, fill="none", stroke="#ffffff", stroke_opacity=0.17, stroke_width=2.4),
        ],
    )


# Drawn about a box of 100 by 100 that the cards fill; the picture reaches beyond it by its margins.
_HEART = (
    "M0 117C-6 109 -15 101 -25 88C-38 71 -56 48 -56 24C-56 3 -44 -9 -28 -9C-14 -9 -4 -2 0 10"
    "C4 -2 14 -9 28 -9C44 -9 56 3 56 24C56 48 38 71 25 88C15 101 6 109 0 117Z"
)


def _around_cards(parts: list[str]) -> str:
    """The parts about the middle of the top of the cards' box, in a picture with the heart's margins."""
    left, top, right, bottom = (100 * part for part in HEART_MARGINS)
    placed = group(parts, transform=f"translate({left + 50:g} {top:g})")
    return picture(100 + left + right, 100 + top + bottom, [placed])


def big_heart() -> str:
    """The heart pressed into the cloth: shaded within, with a dark upper and a light lower lip."""
    return _around_cards(
        [
            path(_HEART, fill="#000000", fill_opacity=0.16),
            group([_lip("#ffffff", 0.15)], transform="translate(0 0.5)"),
            _lip("#000000", 0.3),
        ]
    )


def _lip(colour: str, opacity: float) -> str:
    return path(_HEART, fill="none", stroke=colour, stroke_opacity=opacity, stroke_width=0.7)


def heart_light() -> str:
    """The same heart filled with light, strongest in its middle."""
    fade = (
        '<radialGradient id="fade" gradientUnits="userSpaceOnUse" cx="0" cy="42" r="68">'
        '<stop offset="0" stop-color="#ffffff" stop-opacity="0.9"/>'
        '<stop offset="1" stop-color="#ffffff" stop-opacity="0.3"/></radialGradient>'
    )
    return _around_cards([fade, path(_HEART, fill="url(#fade)")])


def _icon_card(turn: float, x: float, paper: str, ink: str) -> str:
    parts = [
        rect(-52, -73, 104, 146, rx=13, fill="#2c0616", fill_opacity=0.35, transform="translate(2 5)"),
        rect(-52, -73, 104, 146, rx=13, fill=paper),
        path(OUTLINES["H"], fill=ink, transform="translate(0 2) scale(0.76)"),
    ]
    return group(parts, transform=f"translate({x:g} 128) rotate({turn:g}) scale(1.18)")


def program_icon() -> str:
    """Two cards, heart to heart, on the dark rose of the table."""
    return picture(
        256,
        256,
        [
            rect(0, 0, 256, 256, rx=56, fill="#3a0820"),
            rect(5, 5, 246, 246, rx=51, fill="#741640"),
            _icon_card(-14, 90, "#e9c46a", "#a3123a"),
            _icon_card(10, 158, "#fdf8ee", "#d11a3c"),
        ],
    )
