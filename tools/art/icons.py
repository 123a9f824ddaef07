"""Icons of one colour, in a box of 48 by 48, all drawn with the same round pen."""

from math import cos, pi, sin

from tools.art.pips import OUTLINES
from tools.art.svg import circle, path, picture, rect

SIDE = 48
_WHITE = "#ffffff"
_PEN = 4.0


def _line(outline: str, thick: float = _PEN) -> str:
    return path(
        outline,
        fill="none",
        stroke=_WHITE,
        stroke_width=thick,
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _solid(outline: str) -> str:
    """A filled shape with corners as round as those of the lines."""
    return path(outline, fill=_WHITE, stroke=_WHITE, stroke_width=_PEN, stroke_linejoin="round")


def _dot(x: float, y: float, radius: float = 3) -> str:
    return circle(x, y, radius, fill=_WHITE)


def _loop(x: float, y: float, radius: float) -> str:
    return circle(x, y, radius, fill="none", stroke=_WHITE, stroke_width=_PEN)


def _box(x: float, y: float, width: float, height: float, corner: float = 4) -> str:
    return rect(x, y, width, height, rx=corner, fill="none", stroke=_WHITE, stroke_width=_PEN)


def _suit(suit: str, size: float = 41, x: float = 24, y: float = 24) -> str:
    return path(OUTLINES[suit], fill=_WHITE, transform=f"translate({x:g} {y:g}) scale({size / 100:g})")


def _gear() -> str:
    """Eight teeth around a hole."""
    points = []
    for tooth in range(8):
        for offset, radius in ((-0.27, 14), (-0.17, 19), (0.17, 19), (0.27, 14)):
            angle = (tooth + offset * 1.15) * pi / 4 + pi / 8
            points.append(f"{24 + radius * cos(angle):.2f} {24 + radius * sin(angle):.2f}")
    return _line("M" + "L".join(points) + "Z") + _loop(24, 24, 5.5)


_SPEAKER = _solid("M8 19L15 19L24 11L24 37L15 29L8 29Z")

ICONS: dict[str, str] = {
    "undo": _line("M18 9L8 19L18 29M9 19L29 19A10.5 10.5 0 0 1 29 40L17 40"),
    "redo": _line("M30 9L40 19L30 29M39 19L19 19A10.5 10.5 0 0 0 19 40L31 40"),
    "new": _box(10, 6, 28, 36, 5) + _line("M24 16.5L24 31.5M16.5 24L31.5 24"),
    "menu": _line("M8 12L40 12M8 24L40 24M8 36L40 36"),
    "sound_on": _SPEAKER + _line("M31 18A8.5 8.5 0 0 1 31 30M35.5 11A17 17 0 0 1 35.5 37"),
    "sound_off": _SPEAKER + _line("M32 19L42 29M42 19L32 29"),
    "fullscreen": _line("M8 18L8 8L18 8M30 8L40 8L40 18M40 30L40 40L30 40M18 40L8 40L8 30"),
    "windowed": _line("M8 18L18 18L18 8M30 8L30 18L40 18M40 30L30 30L30 40M18 40L18 30L8 30"),
    "help": _loop(24, 24, 18) + _line("M18.5 19C18.5 15.5 21 13.5 24 13.5C27 13.5 29.5 15.6 29.5 18.6"
                                      "C29.5 22.6 24 23 24 27") + _dot(24, 34, 2.7),
    "back": _line("M8 24L40 24M21 11L8 24L21 37"),
    "close": _line("M11 11L37 37M37 11L11 37"),
    "play": _solid("M15 9L38 24L15 39Z"),
    "pause": _line("M16 11L16 37M32 11L32 37", thick=8),
    "settings": _gear(),
    "statistics": _line("M7 40L41 40") + _line("M14 30L14 24M24 30L24 9M34 30L34 17", thick=6.5),
    "calendar": _box(8, 10, 32, 31, 5) + _line("M8 19L40 19M16 6L16 12M32 6L32 12") + _suit("H", 14, 24, 30),
    "trophy": _line("M14 8L34 8L34 19A10 10 0 0 1 14 19ZM14 12L7 12C7 20 10 23 15 23M34 12L41 12C41 20 38 23 33 23"
                    "M24 30L24 38M15 40L33 40"),
    "left": _line("M30 8L14 24L30 40", thick=5),
    "right": _line("M18 8L34 24L18 40", thick=5),
    "up": _line("M8 31L24 15L40 31", thick=5),
    "down": _line("M8 17L24 33L40 17", thick=5),
    "minus": _line("M8 24L40 24", thick=6),
    "plus": _line("M24 8L24 40M8 24L40 24", thick=6),
    "scatter": _line("M24 22L24 8M17 14L24 7L31 14M20 28L9 37M8.5 27.5L8 38L18 38.5"
                     "M28 28L39 37M39.5 27.5L40 38L30 38.5"),
    "code": _line("M18 8L14 40M34 8L30 40M8 17L42 17M6 31L40 31"),
    "check": _line("M8 26L19 37L40 12", thick=5),
    "backspace": _line("M17 10L38 10A3 3 0 0 1 41 13L41 35A3 3 0 0 1 38 38L17 38L6 24ZM21 19L31 29M31 19L21 29"),
    "share": _line("M36 11L12 24L36 37") + _dot(36, 11, 6) + _dot(12, 24, 6) + _dot(36, 37, 6),
    "hint": _line("M18 33C18 28 11 26 11 18A13 13 0 0 1 37 18C37 26 30 28 30 33ZM19 40L29 40"),
    "controller": _line("M15 13L33 13C39 13 41 20 42 28C43 36 38 38 34 33L31 30L17 30L14 33C10 38 5 36 6 28"
                        "C7 20 9 13 15 13Z") + _line("M17 18L17 25M13.5 21.5L20.5 21.5", thick=3)
    + _dot(29, 23.5, 2.3) + _dot(34, 19.5, 2.3),
    "tricks": _box(8, 15, 21, 27) + _line("M19 8L36 8A4 4 0 0 1 40 12L40 32"),
    "hand": _box(11, 5, 26, 38, 5) + _suit("H", 18),
    "moon": _solid("M31 7A18 18 0 1 0 41 32A16 16 0 0 1 31 7Z"),
    "arrow": _line("M24 41L24 8M9 23L24 8L39 23", thick=6),
    "heart": _suit("H"),
    "spade": _suit("S"),
    "diamond": _suit("D"),
    "club": _suit("C"),
}  # fmt: skip
"""Each icon's shapes."""


def icon(name: str) -> str:
    """The picture of one icon, in white."""
    return picture(SIDE, SIDE, [ICONS[name]])
