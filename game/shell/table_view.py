"""The table's pixels: one static board, and on it what moves.

Three surfaces lie on one another: the *ground* (cloth, heart and sockets), drawn once per size;
the *board* (ground and all cards at rest), redrawn only where a card came, went or changed; and
the screen, where the motes of a motion are drawn over the board and taken off again.
"""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import zip_longest

import pygame

from game.heart_to_heart.taps import Pile
from game.shell.heart_of_light import HeartOfLight
from game.shell.widgets.controls import paint_ring
from game.shell.widgets.words import paint_line
from game.table.box import Box, around, centred
from game.table.layout import TableLayout
from game.table.motion import Figure, Mote
from game.table.picture import Item
from sprites import lettering, shapes
from sprites.cards import CardArt
from sprites.palette import Palette

_MOST_DIRTY_BOXES = 20  # with more of them, one flip of the whole window is quicker


class TableView:
    """Draws the table of one layout."""

    def __init__(
        self, layout: TableLayout, art: CardArt, colours: Palette, cloth: pygame.Surface | None = None
    ) -> None:
        """With ``cloth``, of the layout's size, the table lies on that instead of on a cloth of its own."""
        self._layout = layout
        self._art = art
        self._colours = colours
        self._frame = Box(0, 0, *layout.size)
        self._edge = max(2, layout.card_width // 26)
        self._radius = max(3, round(layout.card_width * 0.07))
        self._ring = 2 * self._edge + 1
        self._glow = 4 * self._edge
        self._items: tuple[Item, ...] = ()
        self._focus: Box | None = None
        self._motes: tuple[Box, ...] = ()
        self.ground = _layer(cloth or shapes.cloth(colours.cloth.name, layout.size))
        self._press_into_cloth()
        self.board = self.ground.copy()
        self.light = HeartOfLight(self._big_heart_box, layout.felt, self.board, colours.gold)
        self._lit: tuple[int, int] | None = None

    def show(self, items: tuple[Item, ...], focus: Box | None = None) -> list[Box]:
        """Bring the board up to date, with the focus ring around ``focus``; the boxes where it changed."""
        changed = []
        if items is not self._items:
            changed = [self._reach(item).cut_to(self._frame) for item in set(self._items) ^ set(items)]
        if focus != self._focus:
            changed += [box.grown(self._ring).cut_to(self._frame) for box in (focus, self._focus) if box]
        self._items, self._focus = items, focus
        for box in changed:
            self._redraw(box)
        return changed

    def lay_motes(self, surface: pygame.Surface, changed: list[Box], motes: Sequence[Mote]) -> list[Box]:
        """Bring the board's changes and the motes to the screen; the boxes that were touched."""
        if motes and motes[0].figure is Figure.BIG_HEART:
            return self._shine(surface, motes[0])
        for box in (*self._motes, *changed):
            surface.blit(self.board, box[:2], box)
        drawn = tuple(seen for mote in motes if (seen := self._lay(surface, mote)) is not None)
        touched = [*changed, *_joined(self._motes, drawn)]
        self._motes = drawn
        return [self._frame] if len(touched) > _MOST_DIRTY_BOXES else touched

    def _shine(self, surface: pygame.Surface, heart: Mote) -> list[Box]:
        frame = self.light.frame(heart.opacity, heart.width / self._layout.heart_box.width)
        self._motes = (self.light.box,)
        if frame == self._lit:
            return []
        self._lit = frame
        surface.blit(self.light.picture(frame), self.light.box[:2])
        return [self.light.box]

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole board."""
        surface.blit(self.board, (0, 0))
        self._motes = ()
        self._lit = None

    def _press_into_cloth(self) -> None:
        layout, ground = self._layout, self.ground
        self._emboss_heart(ground)
        socket = self._art.socket(layout.card_width)
        for box in [*layout.heart.values(), layout.stock, layout.waste]:
            ground.blit(socket, box[:2])

    def _emboss_heart(self, ground: pygame.Surface) -> None:
        embossed, offset = shapes.big_heart(self._big_heart_box[2:])
        ground.blit(embossed, self._big_heart_box.moved(*offset)[:2])

    @cached_property
    def _big_heart_box(self) -> Box:
        # The heart reaches around all cards, yet neither under the bar nor under a row of buttons.
        heart, felt = self._layout.heart_box, self._layout.felt
        _, above, _, below = shapes.HEART_MARGINS
        height = min(heart.height, int(felt.height / (1 + above + below)))
        y = min(max(heart.y, felt.y + round(above * height)), felt.bottom - round((1 + below) * height))
        return Box(heart.x, y, heart.width, height)

    def _reach(self, item: Item) -> Box:
        # Glow, ring and shadow stand out on all sides, the count of a pile below.
        boxes = [item.box.grown(self._glow)]
        if isinstance(item.slot, Pile):
            boxes.append(self._layout.count_box[item.slot])
        return around(boxes)

    def _redraw(self, box: Box) -> None:
        self.board.set_clip(box)
        self.board.blit(self.ground, box[:2], box)
        for item in self._items:
            if self._reach(item).meets(box):
                self._draw(item)
        if self._focus and self._focus.grown(self._ring).meets(box):
            paint_ring(self.board, self._focus.grown(self._ring), self._colours, self._edge + 1)
        self.board.set_clip(None)

    def _draw(self, item: Item) -> None:
        box, edge = item.box, self._edge
        if item.depth > 1:
            self._draw_pile(item)
        if item.is_selected:
            glow = shapes.glow(box.width, box.height, self._colours.selected, self._radius, self._glow)
            self.board.blit(glow, box.grown(self._glow)[:2])
        else:
            shadow = shapes.shadow(box.width, box.height, self._radius, 2 * edge)
            self.board.blit(shadow, box.grown(2 * edge).moved(0, edge // 2)[:2])
        self.board.blit(self._surface(item), box[:2])
        if item.is_ringed:
            self._draw_ring(box)
        if isinstance(item.slot, Pile):
            self._draw_count(item.slot, item.depth)

    def _surface(self, item: Item) -> pygame.Surface:
        if item.card is None:
            return self._art.back(item.box.width)
        light = self._art.dimmed if item.is_dimmed else self._art.face if item.is_free else self._art.covered
        return light(item.card, item.box.width)

    def _draw_ring(self, box: Box) -> None:
        outside = box.grown(self._edge)
        ring = shapes.ring(outside.width, outside.height, self._colours.gold, self._edge + 1, self._radius + self._edge)
        self.board.blit(ring, outside[:2])

    def _draw_pile(self, item: Item) -> None:
        # A thick pile shows a few edges of the cards below its top one.
        for level in range(min(3, item.depth // 6), 0, -1):
            under = self._art.back(item.box.width) if item.card is None else self._art.socket(item.box.width)
            self.board.blit(under, item.box.moved(0, level * max(1, self._edge // 2))[:2])

    def _draw_count(self, pile: Pile, count: int) -> None:
        line = self._layout.count_box[pile]
        paint_line(self.board, str(count), line, line.height, self._colours.text_dim)

    def _lay(self, surface: pygame.Surface, mote: Mote) -> Box | None:
        picture = self._picture(mote)
        if picture is None or mote.opacity <= 0:
            return None
        box = centred(mote.centre, *picture.get_size())
        if mote.opacity < 1:
            picture.set_alpha(round(255 * mote.opacity))
            surface.blit(picture, box[:2])
            picture.set_alpha(255)
        else:
            surface.blit(picture, box[:2])
        seen = box.cut_to(self._frame)
        return seen if seen.width and seen.height else None

    def _picture(self, mote: Mote) -> pygame.Surface | None:
        match mote.figure:
            case Figure.CARD:
                return self._card(mote)
            case Figure.HEART:
                return shapes.heart(max(3, round(mote.width)), self._colours.heart)
            case Figure.POINTS:
                return lettering.text(mote.text, round(mote.height), self._colours.gold, True)
            case Figure.LIGHT:
                size = round(mote.width), round(mote.height)
                return shapes.panel(size, self._colours.selected, self._colours.selected, self._radius)
            case Figure.BIG_HEART:
                raise ValueError("the heart of light shines alone")

    def _card(self, mote: Mote) -> pygame.Surface | None:
        width = self._layout.card_width
        picture = self._art.face(mote.text, width) if mote.text else self._art.back(width)
        size = round(mote.width), round(mote.height)
        if size == picture.get_size():
            return picture
        return pygame.transform.smoothscale(picture, size) if size[0] >= 2 else None


def _layer(picture: pygame.Surface) -> pygame.Surface:
    """A picture of the window's size as an opaque surface made for taking small pieces from.

    SDL copies rows that begin on a bound of 16 bytes past the cache, which for pieces of the size of a card takes
    15 times as long; rows one pixel longer than a multiple of four begin elsewhere.
    """
    width, height = picture.get_size()
    layer = pygame.Surface((width // 4 * 4 + 5, height), 0, picture)
    layer.blit(picture, (0, 0))
    return layer


def _joined(before: tuple[Box, ...], after: tuple[Box, ...]) -> Iterator[Box]:
    """The boxes left and entered: one around both where something moved by a little."""
    for old, new in zip_longest(before, after):
        if old is not None and new is not None and old.meets(new):
            yield old.joined(new)
        else:
            yield from filter(None, (old, new))
