"""Draws the art on one sheet, to look at: `python -m tools.contact_sheet --out sheet.png`.

With `--heart` it draws a heart of cards as they lie in the solitaire instead.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from sprites import shapes
from sprites.cards import CardArt, card_height, detail
from sprites.lettering import text
from sprites.palette import BACKS, CLOTHS, DECKS, palette
from tools.art.faces import RANKS, SUITS
from tools.art.icons import ICONS

# For each row of the heart: its first place in half columns, and its cards.
HEART = [
    "1:TH 6D",
    "7:TS 6C",
    "0:5H KD 8S KH JD JC",
    "1:2H 4S TD TC JH",
    "2:4H 3C AD 9H",
    "3:7S QH QC",
    "4:8D 7C",
    "5:KS",
]


def sheet(deck: str, width: int, cloth: str) -> pygame.Surface:
    """All faces in four rows, then places and backs, then icons and titles."""
    step_x, step_y = width + width // 8, card_height(width) + width // 8
    size = (step_x * 13 + width // 8, step_y * 5 + 260)
    surface = shapes.cloth(cloth, size).copy()
    art = CardArt(deck)
    for row, suit in enumerate(SUITS):
        for column, rank in enumerate(RANKS):
            surface.blit(art.face(rank + suit, width), _at(column, row, width))
    surface.blit(art.socket(width), _at(0, 4, width))
    surface.blit(art.dimmed("QH", width), _at(1, 4, width))
    for column, back in enumerate(BACKS, start=2):
        surface.blit(CardArt(deck, back).back(width), _at(column, 4, width))
    _furniture(surface, cloth, width, step_y * 5 + 10)
    return surface


def _at(column: int, row: int, width: int) -> tuple[int, int]:
    gap = width // 8
    return gap + column * (width + gap), gap + row * (card_height(width) + gap)


def _furniture(surface: pygame.Surface, cloth: str, width: int, top: int) -> None:
    """Everything that is not a card."""
    colours = palette(cloth)
    _cards_with_rings(surface, cloth, width)
    x, y = 12, top
    for side in (40, 24):
        for name in ICONS:
            if x + side > surface.get_width():
                x, y = 12, y + side + 10
            surface.blit(shapes.icon(name, side, colours.text), (x, y))
            x += side + 10
        x, y = 12, y + side + 10
    for at, name in enumerate(("heart_to_heart", "hearts")):
        surface.blit(shapes.title(380, colours.text, colours.heart, name), (12 + at * 420, y))
    surface.blit(shapes.panel((160, 52), colours.button, colours.panel_edge, 12), (860, y))
    surface.blit(text("Undo", 26, colours.button_text, bold=True), (900, y + 12))


def _cards_with_rings(surface: pygame.Surface, cloth: str, width: int) -> None:
    colours, height, round_ = palette(cloth), card_height(width), max(2, width * 6 // 100)
    thick = max(2, width // 22)
    for column, colour in ((6, colours.gold), (8, colours.focus)):
        x, y = _at(column, 4, width)
        surface.blit(CardArt().face("7H", width), (x, y))
        around = shapes.ring(width + 2 * thick, height + 2 * thick, colour, thick, round_ + thick)
        surface.blit(around, (x - thick, y - thick))
    x, y = _at(10, 4, width)
    light = shapes.glow(width, height, colours.selected, round_, width // 7)
    surface.blit(light, (x - width // 7, y - width // 7))
    surface.blit(CardArt().face("AH", width), (x, y))


def heart(deck: str, width: int, cloth: str, back: str, empty: bool = False) -> pygame.Surface:
    """A mock of the solitaire: each row covers the lower half of the one above it."""
    step, drop, margin = width + width // 14, card_height(width) // 2, width // 2
    surface = shapes.cloth(cloth, (step * 8 + margin * 2, drop * 8 + margin * 2)).copy()
    art = CardArt(deck, back)
    box = (step * 5 + width, drop * 6 + card_height(width))
    pressed, (left, top) = shapes.big_heart(box)
    surface.blit(pressed, (margin + left, margin + top))
    for line, row in enumerate(HEART):
        first, cards = row.split(":")
        for at in range(len(cards.split())):
            place = (margin + int(first) * step // 2 + at * step, margin + max(0, line - 1) * drop)
            surface.blit(art.socket(width), place)
    if empty:
        return surface
    for line, row in enumerate(HEART):
        first, cards = row.split(":")
        for at, name in enumerate(cards.split()):
            place = (margin + int(first) * step // 2 + at * step, margin + max(0, line - 1) * drop)
            _laid(surface, art, name, place, width)
    _laid(surface, art, "back", (margin + step * 7, margin + drop), width)
    _laid(surface, art, "AH", (margin + step * 7, margin + drop * 4), width)
    return surface


def _laid(surface: pygame.Surface, art: CardArt, name: str, place: tuple[int, int], width: int) -> None:
    soft = max(2, width // 12)
    under = shapes.shadow(width, card_height(width), width * 6 // 100, soft)
    surface.blit(under, (place[0] - soft, place[1] - soft + soft // 3))
    surface.blit(art.back(width) if name == "back" else art.face(name, width), place)


def main() -> None:
    """Writes one PNG file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="PNG file to write")
    parser.add_argument("--width", type=int, default=100, help="width of a card in pixels")
    parser.add_argument("--deck", choices=DECKS, default=DECKS[0])
    parser.add_argument("--back", choices=BACKS, default=BACKS[0])
    parser.add_argument("--cloth", choices=sorted(CLOTHS), default="rose")
    parser.add_argument("--heart", action="store_true", help="draw a heart of cards")
    wanted = parser.parse_args()
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    draw = heart(wanted.deck, wanted.width, wanted.cloth, wanted.back) if wanted.heart else None
    pygame.image.save(draw or sheet(wanted.deck, wanted.width, wanted.cloth), wanted.out)
    print(f"{wanted.out}: {detail(wanted.width)} faces, {wanted.width} pixels wide")


if __name__ == "__main__":
    main()
