"""The pixels of a table of Hearts."""

from collections.abc import Callable, Mapping
from typing import Any

import pygame

from game.shell.hearts_plate import REACH, paint_plate
from game.shell.layers import Layers
from game.shell.widgets.controls import paint_ring
from game.shell.widgets.strike import paint_strike
from game.shell.widgets.words import paint_line, paint_text
from game.table.box import Box, centred
from game.table.hearts_layout import HeartsLayout
from game.table.hearts_pieces import (
    BacksPiece,
    CardPiece,
    Piece,
    PilePiece,
    PlatePiece,
    RingPiece,
    Shade,
    SocketPiece,
    SymbolPiece,
    Tone,
    WordsPiece,
)
from game.table.motion import Mote
from sprites import shapes
from sprites.cards import COVERED, DIMMED, CardArt
from sprites.palette import Colour, Palette

_SHADES = {Shade.LIT: None, Shade.COVERED: COVERED, Shade.DIMMED: DIMMED}
_MARK_FROM = 0.62  # of the height of a card


class HeartsTableView(Layers):
    """Draws the table of one layout."""

    def __init__(self, layout: HeartsLayout, art: CardArt, colours: Palette) -> None:
        super().__init__(shapes.cloth(colours.cloth.name, layout.size), art, colours, layout.ring.card_width)
        self._layout = layout
        self._edge = max(2, layout.hand.card_width // 30)
        self._pieces: tuple[Piece, ...] = ()
        self._focus: Box | None = None
        self._painters: Mapping[type, Callable[[Any], None]] = {
            CardPiece: self._draw_card,
            RingPiece: self._draw_ring,
            PlatePiece: lambda piece: paint_plate(self.board, piece, self._colours),
            BacksPiece: self._draw_backs,
            SocketPiece: self._draw_socket,
            PilePiece: self._draw_pile,
            WordsPiece: self._draw_words,
            SymbolPiece: self._draw_symbol,
        }

    def show(self, pieces: tuple[Piece, ...], focus: Box | None = None) -> list[Box]:
        """Bring the board up to date, with the focus ring around ``focus``; the boxes where it changed."""
        changed = []
        if pieces is not self._pieces:
            changed = [self._reach(piece).cut_to(self._frame) for piece in set(self._pieces) ^ set(pieces)]
        if focus != self._focus:
            changed += [box.grown(self._edge + 3).cut_to(self._frame) for box in (focus, self._focus) if box]
        self._pieces, self._focus = pieces, focus
        for box in changed:
            self.redraw(box)
        return changed

    def redraw(self, box: Box) -> None:
        """Draw the part of the board in ``box`` anew, buttons left out."""
        self.board.set_clip(box)
        self.board.blit(self.ground, box[:2], box)
        for piece in self._pieces:
            if self._reach(piece).meets(box):
                self._painters[type(piece)](piece)
        if self._focus and self._focus.grown(self._edge + 3).meets(box):
            paint_ring(self.board, self._focus.grown(self._edge + 2), self._colours, self._edge + 2)
        self.board.set_clip(None)

    def _reach(self, piece: Piece) -> Box:
        match piece:
            case CardPiece():
                return piece.box.grown(4 * self._edge)
            case PlatePiece():
                return piece.box.grown(REACH + 1)
            case RingPiece() | SocketPiece() | PilePiece():
                return piece.box.grown(2 * self._edge)
            case _:
                return piece.box

    # Cards

    def _draw_card(self, piece: CardPiece) -> None:
        box, edge = piece.box, self._edge
        radius = max(3, round(box.width * 0.07))
        if piece.is_taken_up:
            glow = shapes.glow(box.width, box.height, self._colours.selected, radius, 3 * edge)
            self.board.blit(glow, box.grown(3 * edge)[:2])
        else:
            shadow = shapes.shadow(box.width, box.height, radius, 2 * edge)
            self.board.blit(shadow, box.grown(2 * edge).moved(0, edge // 2)[:2])
        self.board.blit(self._face(piece), box[:2])
        if piece.is_struck:
            paint_strike(self.board, box, self._colours)
        if piece.is_ringed:
            out = box.grown(edge)
            self.board.blit(shapes.ring(*out[2:], self._colours.gold, edge + 1, radius + edge), out[:2])
        if piece.mark:
            self._draw_mark(piece)

    def _draw_ring(self, piece: RingPiece) -> None:
        edge, out = self._edge, piece.box.grown(self._edge)
        radius = max(3, round(self._layout.hand.card_width * 0.07)) + edge
        self.board.blit(shapes.ring(*out[2:], self._colours.gold, edge + 1, radius), out[:2])

    def _face(self, piece: CardPiece) -> pygame.Surface:
        width, shade = piece.box.width, _SHADES[piece.shade]
        if piece.card is None:
            return self._art.back(width)
        if piece.is_fanned:
            return self._art.fanned(piece.card, width, shade)
        light = {None: self._art.face, COVERED: self._art.covered, DIMMED: self._art.dimmed}[shade]
        return light(piece.card, width)

    def _draw_mark(self, piece: CardPiece) -> None:
        """A slip on the strip of the card that shows in a fan."""
        box = piece.box
        size = max(10, round(box.width * 0.22))
        slip = Box(box.x + 2, box.y + round(box.height * _MARK_FROM), round(box.width * 0.38), size + 4)
        self.board.blit(shapes.panel(slip[2:], self._colours.gold, self._colours.panel, size // 3), slip[:2])
        paint_line(self.board, piece.mark, slip.grown(-2), size, self._colours.primary_text, bold=True)

    def _draw_backs(self, piece: BacksPiece) -> None:
        back = self._art.back(piece.width)
        box, hidden = piece.box, back.get_height() - piece.box.height
        step = min((box.width - piece.width) / max(1, piece.number - 1), piece.width * 0.5)
        left = box.x + (box.width - piece.width - step * (piece.number - 1)) / 2
        for place in range(piece.number):
            at = round(left + place * step), box.y
            self.board.blit(back, at, (0, max(0, hidden), piece.width, box.height))

    def _card(self, mote: Mote) -> pygame.Surface | None:
        """A card in motion; one about as large as those of the hand looks as they do."""
        hand = self._layout.hand
        if not mote.text or 2 * mote.height < hand.card_height + self._layout.ring.cards[0].height:
            return super()._card(mote)
        picture, size = self._art.fanned(mote.text, hand.card_width), (round(mote.width), round(mote.height))
        if size == picture.get_size():
            return picture
        return pygame.transform.smoothscale(picture, size) if size[0] >= 2 else None

    # Places

    def _draw_socket(self, piece: SocketPiece) -> None:
        box, edge = piece.box, self._edge
        self.board.blit(self._art.socket(box.width), box[:2])
        radius = max(3, round(box.width * 0.07))
        self.board.blit(shapes.ring(*box[2:], self._colours.gold, edge, radius), box[:2])

    def _draw_pile(self, piece: PilePiece) -> None:
        box = piece.box
        picture = self._art.back(box.width) if piece.card is None else self._art.covered(piece.card, box.width)
        for level in reversed(range(min(3, piece.number))):
            self.board.blit(picture, box.moved(level * 2, -level * 2)[:2])
        size = max(11, round(box.width * 0.6))
        disc = centred((box.right, box.bottom - size // 2), size + 4, size)
        self.board.blit(shapes.panel(disc[2:], self._colours.panel, self._colours.panel_edge, size // 2), disc[:2])
        paint_line(self.board, str(piece.number), disc.grown(-1), size, self._colours.text, bold=True)

    def _draw_words(self, piece: WordsPiece) -> None:
        paint_text(self.board, piece.sentences, piece.box, piece.size, self._tone(piece.tone), bold=piece.is_bold)

    def _draw_symbol(self, piece: SymbolPiece) -> None:
        side = min(piece.box.width, piece.box.height)
        icon = shapes.icon(piece.icon, side, self._tone(piece.tone))
        if piece.turn:
            icon = pygame.transform.rotozoom(icon, piece.turn, 1.0)
        self.board.blit(icon, centred(piece.box.centre, *icon.get_size())[:2])

    def _tone(self, tone: Tone) -> Colour:
        colours = self._colours
        return {
            Tone.PLAIN: colours.text,
            Tone.QUIET: colours.text_dim,
            Tone.GOLD: colours.gold,
            Tone.WARNING: colours.bad,
        }[tone]
