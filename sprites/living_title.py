"""The title with a heart of its own, which can beat."""

import re
from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.palette import Colour
from sprites.shapes import heart
from sprites.vectors import art_text, height_at, hex_colour, rasterised

_PICTURE = "titles/heart_to_heart"
_HEART = "#e83054"
_PLACE = re.compile(rf'fill="{_HEART}" transform="translate\(([0-9.]+) ([0-9.]+)\) scale\(([0-9.]+)\)"')
_WIDTH = re.compile(r'width="([0-9.]+)"')
_HEART_ICON = 48 / 0.41  # side of the heart's icon in the units in which the heart is drawn


@dataclass(frozen=True)
class LivingTitle:
    """The words of the title for one width in pixels, and where the heart under them beats."""

    words: pygame.Surface
    heart_centre: tuple[float, float]
    heart_side: float
    heart_colour: Colour

    def heart(self, swell: float) -> pygame.Surface:
        """The heart, ``swell`` times as large as at rest; to be laid around its centre, below the words."""
        return heart(max(1, round(self.heart_side * swell)), self.heart_colour)


@lru_cache(maxsize=4)
def living_title(width: int, colour: Colour, heart_colour: Colour) -> LivingTitle:
    """The title in that width and those colours.

    Raises:
        ValueError: no heart is drawn in the title.
    """
    art = art_text(_PICTURE)
    place, whole = _PLACE.search(art), _WIDTH.search(art)
    if place is None or whole is None:
        raise ValueError("the title has no heart")
    unit = width / float(whole[1])
    size = (width, height_at(_PICTURE, width))
    words = rasterised(_PICTURE, size, {"#ffffff": hex_colour(colour), _HEART: "none"})
    x, y, scale = (float(part) for part in place.groups())
    return LivingTitle(words, (x * unit, y * unit), scale * _HEART_ICON * unit, heart_colour)
