"""Everything on the table but cards and words: icons, titles, cloths, panels, rings, shadows and glows.

All surfaces are remembered and shared, so they are not to be drawn on. Sizes are in pixels.
"""

from functools import lru_cache

import pygame

from sprites.cloths import painted
from sprites.palette import Colour
from sprites.vectors import for_screen, height_at, hex_colour, rasterised

HEART_MARGINS = (0.08, 0.11, 0.08, 0.19)
"""How far the big heart reaches beyond the box of the cards: left, top, right, bottom, in parts of that box."""

# The colours that stand in the art for the one asked for, and for that of a heart.
_WHITE = "#ffffff"
_HEART = "#e83054"
_FINE = 4  # round corners are drawn this many times larger and then shrunk


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


@lru_cache(maxsize=2)
def cloth(name: str, size: tuple[int, int]) -> pygame.Surface:
    """The cloth of that name, filling the size; opaque.

    Raises:
        KeyError: there is no such cloth.
    """
    surface = painted(name, size)
    return surface.convert() if pygame.display.get_surface() else surface


@lru_cache(maxsize=4)
def big_heart(cards: tuple[int, int]) -> tuple[pygame.Surface, tuple[int, int]]:
    """The heart pressed into the cloth around all the cards of the solitaire.

    Args:
        cards: width and height of the box that the cards fill.

    Returns:
        The surface, which reaches beyond that box, and where its upper left corner lies from the box's (not positive).
    """
    return _around("places/heart", cards, {})


@lru_cache(maxsize=4)
def heart_light(cards: tuple[int, int], colour: Colour) -> tuple[pygame.Surface, tuple[int, int]]:
    """The same heart filled with light of a colour, for a game that is won; as `big_heart`."""
    return _around("places/heart_light", cards, {_WHITE: hex_colour(colour)})


def _around(picture: str, cards: tuple[int, int], colours: dict[str, str]) -> tuple[pygame.Surface, tuple[int, int]]:
    width, height = cards
    left, top, right, bottom = HEART_MARGINS
    size = (round(width * (1 + left + right)), round(height * (1 + top + bottom)))
    # Faint and soft as they are, these may be drawn at half their size and stretched, in a quarter of the time.
    half = rasterised(picture, (size[0] // 2, size[1] // 2), colours)
    return pygame.transform.smoothscale(half, size), (-round(width * left), -round(height * top))


@lru_cache(maxsize=128)
def ring(width: int, height: int, colour: Colour, thickness: int, radius: int) -> pygame.Surface:
    """A rounded outline that fills width by height, its outer corners of that radius: the ring of help or of focus."""
    surface = _rounded((width, height), colour, radius)
    inside = (width - 2 * thickness, height - 2 * thickness)
    if min(inside) > 0:
        hole = _rounded(inside, (0, 0, 0), radius - thickness)
        surface.blit(hole, (thickness, thickness), special_flags=pygame.BLEND_RGBA_SUB)
    return for_screen(surface)


@lru_cache(maxsize=64)
def panel(size: tuple[int, int], colour: Colour, edge: Colour, radius: int) -> pygame.Surface:
    """A rounded rectangle with an edge of one pixel: a dialog or a button."""
    surface = _rounded(size, edge, radius)
    if min(size) > 2:
        surface.blit(_rounded((size[0] - 2, size[1] - 2), colour, radius - 1), (1, 1))
    return for_screen(surface)


@lru_cache(maxsize=64)
def shadow(width: int, height: int, radius: int, softness: int = 6, opacity: int = 90) -> pygame.Surface:
    """The soft shadow of a rounded shape; larger than it by `softness` on every side."""
    return _blurred(width, height, radius, softness, (0, 0, 0, opacity))


@lru_cache(maxsize=64)
def glow(width: int, height: int, colour: Colour, radius: int, softness: int = 10) -> pygame.Surface:
    """The soft light around a card taken up; larger than it by `softness` on every side."""
    return _blurred(width, height, radius, softness, (*colour, 235))


def _blurred(width: int, height: int, radius: int, softness: int, colour: tuple[int, int, int, int]) -> pygame.Surface:
    surface = pygame.Surface((width + 2 * softness, height + 2 * softness), pygame.SRCALPHA)
    surface.fill((*colour[:3], 0))
    # The blur reaches twice its radius; what is left of the margin makes the shape itself larger.
    blur = max(1, softness // 3)
    margin = max(0, softness - 2 * blur)
    inside = pygame.Rect(softness, softness, width, height).inflate(2 * margin, 2 * margin)
    pygame.draw.rect(surface, colour, inside, 0, radius + margin)
    return for_screen(pygame.transform.gaussian_blur(surface, blur))


def _rounded(size: tuple[int, int], colour: Colour, radius: int) -> pygame.Surface:
    """A filled rectangle with smooth round corners. Only the corners are drawn large and shrunk, so size is cheap."""
    width, height = size
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill(colour)
    radius = max(0, min(radius, width // 2, height // 2))
    if radius:
        disc = _disc(radius, colour)
        for x, left in ((0, 0), (width - radius, radius)):
            for y, top in ((0, 0), (height - radius, radius)):
                surface.fill((*colour, 0), (x, y, radius, radius))
                surface.blit(disc, (x, y), (left, top, radius, radius))
    return surface


def _disc(radius: int, colour: Colour) -> pygame.Surface:
    side = 2 * radius
    large = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    pygame.draw.circle(large, colour, (radius * _FINE, radius * _FINE), radius * _FINE)
    return pygame.transform.smoothscale(large, (side, side))
