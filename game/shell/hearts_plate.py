"""How a player's plate at the table of Hearts is drawn: who it is, how they stand, and whether it is their turn."""

from collections.abc import Sequence

import pygame

from game.shell.language import _c
from game.shell.widgets.words import SMALLEST, Align, fitting_size, paint_line
from game.table.box import Box, centred
from game.table.hearts_pieces import PlatePiece
from sprites import lettering, shapes
from sprites.palette import Colour, Palette

REACH = 4  # pixels that a plate whose turn it is stands out

_ICON = 0.9  # an icon with the gap behind it, in heights of a line

_SUIT_ICONS = {"C": "club", "D": "diamond", "S": "spade", "H": "heart"}


def paint_plate(surface: pygame.Surface, plate: PlatePiece, colours: Palette) -> None:
    """Draw the plate; one whose turn it is is brighter, has a thick edge, and an arrow before its name."""
    box = plate.box
    radius = max(4, box.height // 5)
    ground = colours.button_hover if plate.is_turn else colours.panel
    surface.blit(shapes.panel(box[2:], ground, colours.panel_edge, radius), box[:2])
    if plate.is_turn:
        out = box.grown(max(2, min(REACH, box.height // 14)))
        surface.blit(shapes.ring(*out[2:], colours.gold, max(2, box.height // 16), radius + 2), out[:2])
    pad = max(3, box.height // 8)
    inner = Box(box.x + pad, box.y + pad // 2, box.width - 2 * pad, box.height - pad)
    if plate.team is not None:
        inner = _paint_team(surface, plate.team, inner, colours.text_dim)
    half = inner.height // 2
    _paint_upper_line(surface, plate, inner._replace(height=half), colours)
    _paint_lower_line(surface, plate, inner._replace(y=inner.y + half, height=inner.height - half), colours)


def _paint_team(surface: pygame.Surface, team: int, box: Box, colour: Colour) -> Box:
    """One bar for the first team, two for the second; what is left of the box."""
    thick = max(2, box.height // 16)
    for number in range(team + 1):
        surface.fill(colour, (box.x + number * 2 * thick, box.y + box.height // 6, thick, box.height * 2 // 3))
    taken = 5 * thick
    return box._replace(x=box.x + taken, width=box.width - taken)


def _paint_upper_line(surface: pygame.Surface, plate: PlatePiece, box: Box, colours: Palette) -> None:
    size = max(SMALLEST, round(box.height * 0.86))
    total_size = fitting_size(plate.total, box.width // 2, size, True)
    total = lettering.width_of(plate.total, total_size, True)
    paint_line(surface, plate.total, box, total_size, colours.text, Align.RIGHT, bold=True)
    left = box._replace(width=box.width - total - size // 3)
    if plate.is_dealer:
        left = _paint_dealer(surface, left, colours)
    for icon in _signs(plate):
        side = round(box.height * 0.7)
        surface.blit(shapes.icon(icon, side, colours.gold), centred((left.x + side / 2, box.centre[1]), side, side)[:2])
        left = left._replace(x=left.x + side + side // 5, width=left.width - side - side // 5)
    for card in plate.charged:
        left = _paint_charged(surface, card, left, colours)
    paint_line(surface, plate.name, left, size, colours.text, Align.LEFT, bold=plate.is_turn)


def _signs(plate: PlatePiece) -> list[str]:
    signs = {
        "play": plate.is_turn,
        "check": plate.is_ready,
        "arrow": plate.receives,
        "moon": plate.hunts_moon,
    }
    return [icon for icon, is_shown in signs.items() if is_shown]


def _paint_dealer(surface: pygame.Surface, box: Box, colours: Palette) -> Box:
    """A disc with a letter at the right end; what is left of the box."""
    side = round(box.height * 0.9)
    disc = Box(box.right - side, box.y + (box.height - side) // 2, side, side)
    surface.blit(shapes.panel((side, side), colours.gold, colours.panel, side // 2), disc[:2])
    letter = _c("mark of the dealer", "D")
    paint_line(surface, letter, disc, round(side * 0.8), colours.primary_text, bold=True)
    return box._replace(width=box.width - side - side // 4)


def _paint_charged(surface: pygame.Surface, card: str, box: Box, colours: Palette) -> Box:
    """A card turned up, as a slip of paper at the right end; what is left of the box."""
    rank = "10" if card[0] == "T" else card[0]
    size = round(box.height * 0.8)
    letters = lettering.width_of(rank, size, True)
    side = round(size * 0.8)
    slip = Box(box.right - letters - side - 5, box.y + 1, letters + side + 4, box.height - 2)
    surface.blit(shapes.panel(slip[2:], colours.selected, colours.gold, 3), slip[:2])
    ink = colours.primary_text
    paint_line(surface, rank, slip._replace(x=slip.x + 2, width=letters), size, ink, Align.LEFT, bold=True)
    middle = slip.right - side / 2 - 1, slip.centre[1]
    surface.blit(shapes.icon(_SUIT_ICONS[card[1]], side, ink), centred(middle, side, side)[:2])
    return box._replace(width=box.width - slip.width - 3)


def _paint_lower_line(surface: pygame.Surface, plate: PlatePiece, box: Box, colours: Palette) -> None:
    """Points, tricks taken, and cards in hand, each after its icon."""
    facts = [("tricks", str(plate.tricks))]
    if plate.points:
        facts.insert(0, ("heart", plate.points))
    if plate.place:
        facts.append(("hand", str(plate.cards)))
    size, shares = fact_places(box, [text for _icon, text in facts])
    for (icon, text), share in zip(facts, shares, strict=True):
        _paint_fact(surface, icon, text, share, size, colours)


def fact_places(box: Box, texts: Sequence[str]) -> tuple[int, list[Box]]:
    """The size of the letters, and the part of ``box`` for each text: thirds, or where one is long, what each needs."""
    icon, gap, size = round(box.height * _ICON), box.height // 4, round(box.height * 0.8)
    third = box.width // 3
    if all(lettering.width_of(text, size) <= third - icon for text in texts):
        widths = [third] * len(texts)
    else:
        size = fitting_size("".join(texts), box.width - len(texts) * (icon + gap), size)
        widths = [icon + lettering.width_of(text, size) for text in texts]
        # In the smallest windows each has to give way a little.
        spare = (box.width - sum(widths)) / len(texts)
        widths = [int(width + spare) for width in widths]
    return size, [box._replace(x=box.x + sum(widths[:number]), width=width) for number, width in enumerate(widths)]


def _paint_fact(surface: pygame.Surface, icon: str, text: str, box: Box, size: int, colours: Palette) -> None:
    side = round(box.height * 0.7)
    colour = colours.heart if icon == "heart" else colours.text_dim
    surface.blit(shapes.icon(icon, side, colour), centred((box.x + side / 2, box.centre[1]), side, side)[:2])
    words = box._replace(x=box.x + side + side // 4, width=box.width - side - side // 4)
    paint_line(surface, text, words, size, colours.text, Align.LEFT)
