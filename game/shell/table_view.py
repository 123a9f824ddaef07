"""The solitaire's pixels: the heart pressed into the cloth, the cards on it, and the light of a won game."""

from collections.abc import Sequence
from functools import cached_property

import pygame

from game.heart_to_heart.taps import Pile
from game.shell.heart_of_light import HeartOfLight
from game.shell.layers import Layers
from game.shell.widgets.controls import paint_ring
from game.shell.widgets.words import paint_line
from game.table.box import Box, around, centred
from game.table.layout import TableLayout
from game.table.motion import Figure, Mote
from game.table.picture import Item
from sprites import shapes
from sprites.cards import CardArt
from sprites.palette import Palette

_MANY = 8  # changed cards


class TableView(Layers):
    """Draws the table of one layout."""

    def __init__(
        self, layout: TableLayout, art: CardArt, colours: Palette, cloth: pygame.Surface | None = None
    ) -> None:
        """With ``cloth``, of the layout's size, the table lies on that instead of on a cloth of its own."""
        super().__init__(cloth or shapes.cloth(colours.cloth.name, layout.size), art, colours, layout.card_width)
        self._layout = layout
        self._edge = max(2, layout.card_width // 26)
        self._ring = 2 * self._edge + 1
        self._glow = 4 * self._edge
        self._items: tuple[Item, ...] = ()
        self._focus: Box | None = None
        self._press_into_cloth()
        self.board.blit(self.ground, (0, 0))
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
        # Cards lie on one another: where many changed, drawing all of them once is less than each with its neighbours.
        for box in changed if len(changed) < _MANY else [around(changed)]:
            self._redraw(box)
        return changed

    def lay_motes(self, surface: pygame.Surface, changed: list[Box], motes: Sequence[Mote]) -> list[Box]:
        """Bring the board's changes and the motes to the screen; the boxes that were touched."""
        heart = next((mote for mote in motes if mote.figure is Figure.BIG_HEART), None)
        if heart is None:
            return super().lay_motes(surface, changed, motes)
        # The light shines alone: what is left of other motions in its first moment is taken off.
        stale = super().lay_motes(surface, changed, ()) if self._lit is None else []
        return [*stale, *self._shine(surface, heart)]

    def _shine(self, surface: pygame.Surface, heart: Mote) -> list[Box]:
        frame = self.light.frame(heart.opacity, heart.width / self._layout.heart_box.width)
        self._motes = [pygame.Rect(self.light.box)]
        if frame == self._lit:
            return []
        self._lit = frame
        surface.blit(self.light.picture(frame), self.light.box[:2])
        return [self.light.box]

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole board."""
        super().paint(surface)
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
        # The heart reaches around all cards, yet neither under the bar or a row of buttons nor out of the window.
        heart, felt = self._layout.heart_box, self._layout.felt
        left, above, right, below = shapes.HEART_MARGINS
        width = min(heart.width, int((felt.width - 2 * self._edge) / (1 + left + right)))
        height = min(heart.height, int(felt.height / (1 + above + below)))
        y = min(max(heart.y, felt.y + round(above * height)), felt.bottom - round((1 + below) * height))
        return Box(heart.x + (heart.width - width) // 2, y, width, height)

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
        if not item.depth:
            self._draw_turning(box)
            return
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

    def _draw_turning(self, box: Box) -> None:
        side = box.width // 2
        sign = shapes.icon("redo", side, self._colours.text_dim)
        self.board.blit(sign, centred(box.centre, side, side)[:2])

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
