"""Everything on the table but cards and words: icons, titles, cloths, panels, rings, shadows and glows.

All surfaces are remembered and shared, so they are not to be drawn on. Sizes are in pixels.
"""

from functools import lru_cache

import pygame

from sprites.cloths import painted
from sprites.palette import Colour
from sprites.vectors import for_screen, height_at, hex_colour, rasterised

# The colours that stand in the art for the one asked for, and for that of a heart.
_WHITE = "#ffffff"
_HEART = "#e83054"
_FINE = 4  # rounded shapes are drawn this many times larger and then shrunk


@lru_cache(maxsize=256)
def icon(name: str, size: int, colour: Colour) -> pygame.Surface:
    """An icon in a square of that side.

    Raises:
        FileNotFoundError: there is no such icon.
    """
    return rasterised(f"icons/{name}", (size, size), {_WHITE: hex_colour(colour)})


def heart(size: int, colour: Colour) -> pygame.Surface:
    """A small heart, as it flies when a pair is made."""
    return icon("heart", size, colour)


@lru_cache(maxsize=16)
def title(width: int, colour: Colour, heart_colour: Colour, name: str = "heart_to_heart") -> pygame.Surface:
    """The lettering of a title screen, "heart_to_heart" or "hearts", at its own height for that width."""
    picture = f"titles/{name}"
    colours = {_WHITE: hex_colour(colour), _HEART: hex_colour(heart_colour)}
    return rasterised(picture, (width, height_at(picture, width)), colours)


@lru_cache(maxsize=4)
def cloth(name: str, size: tuple[int, int]) -> pygame.Surface:
    """The cloth of that name, filling the size; opaque.

    Raises:
        KeyError: there is no such cloth.
    """
    surface = painted(name, size)
    return surface.convert() if pygame.display.get_surface() else surface


@lru_cache(maxsize=8)
def big_heart(cards: tuple[int, int]) -> tuple[pygame.Surface, tuple[int, int]]:
    """The heart pressed into the cloth around all the cards of the solitaire.

    Args:
        cards: width and height of the box that the cards fill.

    Returns:
        The surface, which reaches beyond that box, and where its upper left corner lies from the box's (not positive).
    """
    width, height = cards
    size = (round(width * 1.16), round(height * 1.3))
    return rasterised("places/heart", size), (-round(width * 0.08), -round(height * 0.11))


@lru_cache(maxsize=128)
def ring(width: int, height: int, colour: Colour, thickness: int, radius: int) -> pygame.Surface:
    """A rounded outline that fills width by height: the ring of help or of focus."""
    fine = pygame.Surface((width * _FINE, height * _FINE), pygame.SRCALPHA)
    fine.fill((*colour, 0))
    pygame.draw.rect(fine, colour, fine.get_rect(), thickness * _FINE, radius * _FINE)
    return for_screen(pygame.transform.smoothscale(fine, (width, height)))


@lru_cache(maxsize=128)
def panel(size: tuple[int, int], colour: Colour, edge: Colour, radius: int) -> pygame.Surface:
    """A rounded rectangle with a fine edge: a dialog or a button."""
    fine = pygame.Surface((size[0] * _FINE, size[1] * _FINE), pygame.SRCALPHA)
    fine.fill((*edge, 0))
    pygame.draw.rect(fine, edge, fine.get_rect(), 0, radius * _FINE)
    pygame.draw.rect(fine, colour, fine.get_rect().inflate(-2 * _FINE, -2 * _FINE), 0, (radius - 1) * _FINE)
    return for_screen(pygame.transform.smoothscale(fine, size))


@lru_cache(maxsize=64)
def shadow(width: int, height: int, radius: int, softness: int = 6, opacity: int = 90) -> pygame.Surface:
    """The soft shadow of a rounded shape; larger than it by `softness` on every side."""
    return _blurred(width, height, radius, softness, (0, 0, 0, opacity))


@lru_cache(maxsize=64)
def glow(width: int, height: int, colour: Colour, radius: int, softness: int = 10) -> pygame.Surface:
    """The soft light around a card taken up; larger than it by `softness` on every side."""
    return _blurred(width, height, radius, softness, (*colour, 220))


def _blurred(width: int, height: int, radius: int, softness: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    surface = pygame.Surface((width + 2 * softness, height + 2 * softness), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    inside = surface.get_rect().inflate(-softness, -softness)
    pygame.draw.rect(surface, colour, inside, 0, radius + softness // 2)
    return for_screen(pygame.transform.gaussian_blur(surface, max(1, softness // 2)))
