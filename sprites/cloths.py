"""Cloths painted for a window: a lamp over the middle, darker towards the edge, and no bands in between."""

from functools import cache
from math import hypot
from random import Random

import pygame

from sprites.palette import CLOTHS, Cloth

_COARSE = (64, 40)
_TILE = 128
_FIBRES = 1.6  # how far neighbouring pixels differ, in steps of colour: enough to hide the bands between steps


def painted(name: str, size: tuple[int, int]) -> pygame.Surface:
    """The cloth of that name over the whole size in pixels; opaque.

    The light is painted with as many steps as a byte has, the fibres are added, and only then both are multiplied down
    to the cloth's dark colours. So the steps between two colours of the cloth are broken up instead of making bands.

    Raises:
        KeyError: there is no such cloth.
    """
    wanted = CLOTHS[name]
    if wanted.centre == wanted.edge:
        surface = pygame.Surface(size)
        surface.fill(wanted.centre)
        return surface
    surface = pygame.transform.smoothscale(_light(name), size)
    fibres = _fibres(name)
    for x in range(0, size[0], _TILE):
        for y in range(0, size[1], _TILE):
            surface.blit(fibres, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    surface.fill(_brightest(wanted), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def _brightest(cloth: Cloth) -> tuple[int, int, int]:
    red, green, blue = (min(255, round(part + _FIBRES)) for part in cloth.centre)
    return red, green, blue


@cache
def _light(name: str) -> pygame.Surface:
    """A small picture of the light alone, in parts of the cloth's brightest colour."""
    cloth = CLOTHS[name]
    top = _brightest(cloth)
    width, height = _COARSE
    pixels = bytearray()
    for y in range(height):
        for x in range(width):
            far = min(1.0, hypot((x + 0.5) / width - 0.5, ((y + 0.5) / height - 0.48) * 1.02) / 0.68)
            dark = far * far * (3 - 2 * far)
            for centre, edge, whole in zip(cloth.centre, cloth.edge, top, strict=True):
                pixels.append(int(255 * (centre + (edge - centre) * dark) / whole))
            pixels.append(255)
    return pygame.image.frombytes(bytes(pixels), _COARSE, "RGBX")


@cache
def _fibres(name: str) -> pygame.Surface:
    """A tile of grey noise, as strong in each colour as is needed to be seen through the multiplication."""
    grey = Random(name).randbytes(_TILE * _TILE)
    pixels = bytearray(len(grey) * 4)
    for part in range(3):
        pixels[part::4] = grey
    tile = pygame.image.frombytes(bytes(pixels), (_TILE, _TILE), "RGBX")
    red, green, blue = (min(255, round(255 * _FIBRES / part)) for part in _brightest(CLOTHS[name]))
    tile.fill((red, green, blue), special_flags=pygame.BLEND_RGB_MULT)
    return tile
