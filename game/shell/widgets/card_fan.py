"""A fan of cards, as an ornament."""

from collections.abc import Sequence

import pygame

from game.table.box import centred
from game.table.title_layout import FanCard
from sprites import shapes
from sprites.cards import CardArt


def paint_card_fan(surface: pygame.Surface, cards: Sequence[FanCard], width: int, art: CardArt) -> None:
    """Draw the cards one over the other, each ``width`` pixels wide and turned as it says, with its shadow."""
    for card in cards:
        face = art.face(card.card, width)
        soft = max(2, width // 14)
        shadow = shapes.shadow(*face.get_size(), max(3, width // 14), soft)
        for picture, drop in ((shadow, soft // 2), (face, 0)):
            turned = pygame.transform.rotozoom(picture, card.turn, 1.0)
            box = centred((card.centre[0], card.centre[1] + drop), *turned.get_size())
            surface.blit(turned, box[:2])
