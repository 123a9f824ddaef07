"""The heart of light that fills the empty table of a won game, as a few ready pictures between which it beats."""

from functools import cached_property

import pygame

from game.table.box import Box, centred
from sprites import shapes
from sprites.palette import Colour

_LARGEST = 0.075  # how much larger than at rest a beat makes it
_SIZES = 6
_SHADES = 6

Frame = tuple[int, int]


class HeartOfLight:
    """Draws each picture once, light and cloth in one, so that showing it is a plain copy.

    ``cards`` is the box of the cards that the heart reaches around, ``board`` what lies under it, and ``felt``
    the part of the window that it may cover.
    """

    def __init__(self, cards: Box, felt: Box, board: pygame.Surface, colour: Colour) -> None:
        self._cards = cards
        self._felt = felt
        self._board = board
        self._colour = colour
        self._pictures: dict[Frame, pygame.Surface] = {}

    def frame(self, opacity: float, swell: float) -> Frame:
        """The name of the picture nearest to an opacity (0–1) and a size (1 at rest, and a little more)."""
        shade = min(_SHADES, max(0, round(opacity * _SHADES)))
        size = min(_SIZES - 1, max(0, round((swell - 1) / _LARGEST * (_SIZES - 1))))
        return shade, size if shade == _SHADES else 0

    def picture(self, frame: Frame) -> pygame.Surface:
        """The picture of that name; it fills ``box``."""
        if frame not in self._pictures:
            self._pictures[frame] = self._drawn(*frame)
        return self._pictures[frame]

    def prepare(self) -> None:
        """Draw one more picture ahead, so that no frame has to draw them all."""
        frames = [(shade, 0) for shade in range(1, _SHADES)] + [(_SHADES, size) for size in range(_SIZES)]
        missing = next((frame for frame in frames if frame not in self._pictures), None)
        if missing is not None:
            self.picture(missing)

    @cached_property
    def box(self) -> Box:
        """All that the heart ever covers, in pixels."""
        light, _ = self._half_size
        width, height = (round(2 * side * (1 + _LARGEST)) for side in light.get_size())
        return centred(self._centre, width, height).cut_to(self._felt)

    @cached_property
    def _centre(self) -> tuple[float, float]:
        light, (dx, dy) = self._half_size
        return self._cards.x + 2 * dx + light.get_width(), self._cards.y + 2 * dy + light.get_height()

    @cached_property
    def _half_size(self) -> tuple[pygame.Surface, tuple[int, int]]:
        # Light has soft edges: drawn at half its size and stretched, it takes a quarter of the time.
        return shapes.heart_light((self._cards.width // 2, self._cards.height // 2), self._colour)

    def _drawn(self, shade: int, size: int) -> pygame.Surface:
        light = pygame.transform.smoothscale_by(self._half_size[0], 2 * (1 + size * _LARGEST / (_SIZES - 1)))
        light.set_alpha(round(255 * shade / _SHADES))
        picture = pygame.Surface(self.box[2:], 0, self._board)
        picture.blit(self._board, (0, 0), self.box)
        picture.blit(light, centred(self._centre, *light.get_size()).moved(-self.box.x, -self.box.y)[:2])
        return picture
