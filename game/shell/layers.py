"""A table's pixels: one static board, and on it what moves.

Three surfaces lie on one another: the *ground* (the cloth and what is pressed into it), drawn once per size;
the *board* (ground and all that is at rest), redrawn only where something came, went or changed; and
the screen, where the motes of a motion are drawn over the board and taken off again.
"""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple

import pygame

from game.shell.widgets.words import plaque
from game.table.box import Box
from game.table.motion import Figure, Mote
from sprites import lettering, shapes
from sprites.cards import CardArt
from sprites.palette import Palette

_NOWHERE = pygame.Rect(0, 0, 0, 0)
_MOST_DIRTY_BOXES = 20  # with more of them, one flip of the whole window is quicker


class _Shown(NamedTuple):
    """The picture of a mote, and where it goes; ``hidden`` is what it hides wholly."""

    picture: pygame.Surface
    place: pygame.Rect
    opacity: float
    hidden: pygame.Rect

    def draw_on(self, surface: pygame.Surface) -> pygame.Rect:
        """Draw it; the part of the window it is in, which is empty outside."""
        if self.opacity == 1:
            return surface.blit(self.picture, self.place)
        self.picture.set_alpha(round(255 * self.opacity))
        seen = surface.blit(self.picture, self.place)
        self.picture.set_alpha(255)
        return seen


class Layers:
    """Ground, board and screen of one table. What is at rest is drawn by those who know what lies there."""

    def __init__(self, cloth: pygame.Surface, art: CardArt, colours: Palette, card_width: int) -> None:
        """``cloth`` is of the window's size. Cards in motion are drawn ``card_width`` wide, then made to fit."""
        self._art = art
        self._colours = colours
        self._card_width = card_width
        self._sides: dict[str, pygame.Surface] = {}
        self._radius = max(3, round(card_width * 0.07))
        self._frame = Box(0, 0, *cloth.get_size())
        self._motes: list[pygame.Rect] = []
        self.ground = _layer(cloth)
        self.board = self.ground.copy()

    def lay_motes(self, surface: pygame.Surface, changed: list[Box], motes: Sequence[Mote]) -> list[Box]:
        """Bring the board's changes and the motes to the screen; the boxes that were touched."""
        shown = [shown for mote in motes if (shown := self._shown(mote)) is not None]
        stale: list[pygame.Rect | Box] = [*changed, *_uncovered(self._motes, shown)]
        for place in stale:
            surface.blit(self.board, place, place)
        drawn = [seen for mote in shown if (seen := mote.draw_on(surface))]
        touched = [*changed, *_joined(self._motes, drawn)]
        self._motes = drawn
        return [self._frame] if len(touched) > _MOST_DIRTY_BOXES else touched

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole board."""
        surface.blit(self.board, (0, 0))
        self._motes = []

    def _shown(self, mote: Mote) -> _Shown | None:
        picture = self._picture(mote)
        if picture is None or mote.opacity <= 0:
            return None
        (x, y), (width, height) = mote.centre, picture.get_size()
        place = pygame.Rect(round(x - width / 2), round(y - height / 2), width, height)
        # A card that is as wide as ever hides what lies under it, but for its round corners.
        is_solid = mote.figure is Figure.CARD and width == self._card_width
        hidden = place.inflate(0, -2 * self._radius - 2) if is_solid else _NOWHERE
        return _Shown(picture, place, mote.opacity, hidden)

    def _picture(self, mote: Mote) -> pygame.Surface | None:
        colours, width, height = self._colours, round(mote.width), round(mote.height)
        picture: pygame.Surface | None = None
        match mote.figure:
            case Figure.CARD:
                picture = self._card(mote)
            case Figure.ENLARGED:
                picture = self._art.face(mote.text, width)
            case Figure.HEART:
                picture = shapes.heart(max(3, width), colours.heart)
            case Figure.MOON:
                picture = shapes.icon("moon", max(3, width), colours.gold)
            case Figure.POINTS:
                picture = lettering.outlined(mote.text, height, colours.gold, colours.cloth.bar)
            case Figure.MESSAGE:
                picture = plaque(mote.text, height, width, colours)
            case Figure.LIGHT:
                picture = shapes.panel((width, height), colours.selected, colours.selected, self._radius)
            case Figure.BIG_HEART:
                raise ValueError("the heart of light shines alone")
        return picture

    def _card(self, mote: Mote) -> pygame.Surface | None:
        picture = self._sides.get(mote.text) or self._side(mote.text)
        size = round(mote.width), round(mote.height)
        if size == picture.get_size():
            return picture
        return pygame.transform.smoothscale(picture, size) if size[0] >= 2 else None

    def _side(self, card: str) -> pygame.Surface:
        width = self._card_width
        self._sides[card] = self._art.face(card, width) if card else self._art.back(width)
        return self._sides[card]


def _layer(picture: pygame.Surface) -> pygame.Surface:
    """A picture of the window's size as an opaque surface made for taking small pieces from.

    SDL copies rows that begin on a bound of 16 bytes past the cache, which for pieces of the size of a card takes
    15 times as long; rows one pixel longer than a multiple of four begin elsewhere.
    """
    width, height = picture.get_size()
    layer = pygame.Surface((width // 4 * 4 + 5, height), 0, picture)
    layer.blit(picture, (0, 0))
    return layer


def _uncovered(before: Sequence[pygame.Rect], after: Sequence[_Shown]) -> Iterator[pygame.Rect]:
    """Where the board shows again once what was ``before`` has moved on: not under what is opaque now.

    Cards move by a little in each frame, so most of the board around a card need not be drawn again.
    """
    for number, old in enumerate(before):
        hidden = after[number].hidden if number < len(after) else _NOWHERE
        if not old.colliderect(hidden):
            yield old
            continue
        x, y, width, height = old.union(hidden)
        yield pygame.Rect(x, y, width, hidden.top - y)
        yield pygame.Rect(x, hidden.bottom, width, y + height - hidden.bottom)
        if width > hidden.width:
            yield pygame.Rect(x, hidden.top, hidden.left - x, hidden.height)
            yield pygame.Rect(hidden.right, hidden.top, x + width - hidden.right, hidden.height)


def _joined(before: Sequence[pygame.Rect], after: Sequence[pygame.Rect]) -> Iterator[Box]:
    """The boxes left and entered: one around both where something moved by a little."""
    for old, new in zip_longest(before, after, fillvalue=_NOWHERE):
        if old.colliderect(new):
            yield Box(*old.union(new))
        else:
            yield from (Box(*place) for place in (old, new) if place)
