"""Words as surfaces, in Atkinson Hyperlegible."""

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

import pygame

from sprites.palette import Colour
from sprites.vectors import for_screen

_FONTS = files("fontpkg_atkinson_hyperlegible") / "files"
_LINE = 1.24  # height of a line of this font in ems
# The font has every letter of our languages but the long l of Slovak, which is put together here.
_LACKING = str.maketrans({"ĺ": "l", "Ĺ": "L"})
_RAISED = 0.14  # from where the acute stands on small letters to above tall ones, in heights of a line


@cache
def _font_bytes(bold: bool) -> bytes:
    return (_FONTS / f"AtkinsonHyperlegible-{'Bold' if bold else 'Regular'}.ttf").read_bytes()


def font(size_px: int, bold: bool = False) -> pygame.font.Font:
    """The font whose lines are `size_px` pixels high, or as near as whole sizes come."""
    if not pygame.font.get_init():
        _opened.cache_clear()
        pygame.font.init()
    return _opened(size_px, bold)


@lru_cache(maxsize=64)
def _opened(size_px: int, bold: bool) -> pygame.font.Font:
    pygame.register_quit(_opened.cache_clear)  # a font does not outlive pygame.quit
    return pygame.font.Font(BytesIO(_font_bytes(bold)), max(4, round(size_px / _LINE)))


@lru_cache(maxsize=512)
def text(string: str, size_px: int, colour: Colour, bold: bool = False) -> pygame.Surface:
    """One line of words, smooth-edged on a transparent ground. Shared: not to be drawn on."""
    letters = font(size_px, bold)
    surface = letters.render(string.translate(_LACKING), True, colour)
    for at, letter in enumerate(string):
        if letter in "ĺĹ":
            left = letters.size(string[:at].translate(_LACKING))[0]
            surface.blit(*_acute(letter, left, size_px, colour, bold))
    return for_screen(surface)


def _acute(letter: str, left: int, size_px: int, colour: Colour, bold: bool) -> tuple[pygame.Surface, tuple[int, int]]:
    """The acute of a letter that begins at `left`, and where to put it: over the stem, above the height of capitals."""
    letters = font(size_px, bold)
    drawn = letters.render("´", True, colour)
    stem = letters.size(letter.translate(_LACKING))[0] * (0.5 if letter == "ĺ" else 0.36)
    return drawn, (round(left + stem - drawn.get_width() / 2), -round(size_px * _RAISED))


@lru_cache(maxsize=32)
def outlined(string: str, size_px: int, colour: Colour, edge: Colour) -> pygame.Surface:
    """One line of bold words with an edge around them, to be read on any ground. Shared: not to be drawn on."""
    thick = max(1, size_px // 14)
    inside, outside = text(string, size_px, colour, True), text(string, size_px, edge, True)
    surface = pygame.Surface((inside.get_width() + 2 * thick, inside.get_height() + 2 * thick), pygame.SRCALPHA)
    for x in (0, thick, 2 * thick):
        for y in (0, thick, 2 * thick):
            surface.blit(outside, (x, y))
    surface.blit(inside, (thick, thick))
    return for_screen(surface)


@lru_cache(maxsize=2048)
def width_of(string: str, size_px: int, bold: bool = False) -> int:
    """The width in pixels of a line of words."""
    return font(size_px, bold).size(string.translate(_LACKING))[0]
