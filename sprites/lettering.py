"""Words as surfaces, in Atkinson Hyperlegible."""

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

import pygame

from sprites.palette import Colour
from sprites.vectors import for_screen

_FONTS = files("fontpkg_atkinson_hyperlegible") / "files"
_LINE = 1.24  # height of a line of this font in ems


@cache
def _font_bytes(bold: bool) -> bytes:
    return (_FONTS / f"AtkinsonHyperlegible-{'Bold' if bold else 'Regular'}.ttf").read_bytes()


@lru_cache(maxsize=64)
def font(size_px: int, bold: bool = False) -> pygame.font.Font:
    """The font whose lines are `size_px` pixels high, or as near as whole sizes come."""
    pygame.font.init()
    return pygame.font.Font(BytesIO(_font_bytes(bold)), max(4, round(size_px / _LINE)))


@lru_cache(maxsize=512)
def text(string: str, size_px: int, colour: Colour, bold: bool = False) -> pygame.Surface:
    """One line of words, smooth-edged on a transparent ground. Shared: not to be drawn on."""
    return for_screen(font(size_px, bold).render(string, True, colour))


@lru_cache(maxsize=2048)
def width_of(string: str, size_px: int, bold: bool = False) -> int:
    """The width in pixels of a line of words."""
    return font(size_px, bold).size(string)[0]
