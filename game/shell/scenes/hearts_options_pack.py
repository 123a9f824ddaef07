"""A page on which the cards of the pack are keys: all of them, or in a small window suit by suit."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.cards import PACK, SUITS, Card, Suit
from game.shell.hearts_texts_options import option_label
from game.shell.scenes.hearts_setup_draft import Draft
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control
from game.shell.widgets.words import paint_text
from game.table.box import Box, centred
from game.table.hearts_pages_pack import PackLayout, pack_layout
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

_SUIT_ICONS = ("club", "diamond", "spade", "heart")
_SIGN_SHARE = 0.5  # of its place
_WORDS_SHARE = 0.4  # of the height of the words, where a fault is told below them


class PackPage(Page):
    """Changes an option that is about single cards."""

    def __init__(self, director: Director, draft: Draft, name: str, suit: Suit) -> None:
        super().__init__(director)
        self.draft = draft
        self.name = name
        self.suit = suit

    @abstractmethod
    def key(self, card: Card, box: Box) -> Control:
        """The key of a card."""

    @abstractmethod
    def words(self) -> str:
        """What is said below the keys while nothing is wrong."""

    def foot(self) -> list[Control]:
        """The buttons at the foot."""
        return []

    def heading(self) -> str:
        """Which option it is, where there is room for it."""
        return option_label(self.name) if self._layout.words else ""

    def _suits(self) -> tuple[Suit, ...]:
        """The suits in sight."""
        return SUITS if self._layout.is_whole else (self.suit,)

    def place(self) -> list[Control]:
        """Keys, and what is needed besides."""
        foot = self.foot()
        self._layout: PackLayout = pack_layout(self.frame, len(foot))
        cards = [card for card in PACK if card.suit in self._suits()]
        keys = [self.key(card, box) for card, box in zip(cards, self._layout.keys, strict=True)]
        tabs = [self._tab(suit, box) for suit, box in zip(SUITS, self._layout.tabs, strict=False)]
        placed = [replace(member, box=box) for member, box in zip(foot, self._layout.buttons, strict=True)]
        return [*tabs, *keys, *placed]

    def _tab(self, suit: Suit, box: Box) -> Control:
        icon = _SUIT_ICONS[suit]
        is_shown = suit is self.suit
        return Control(("suit", suit), box, "", lambda: self.show(suit), icon, is_marked=is_shown)

    def show(self, suit: Suit) -> None:
        """Show the cards of a suit."""
        self.suit = suit
        self.stage.refresh()

    def paint_body(self, surface: pygame.Surface) -> None:
        """Say what there is to say, and below it why it can not be played."""
        colours, text, fault = self.context.colours, self.frame.text, self.draft.fault
        box = self._layout.words or self.frame.heading
        if fault:
            above = box._replace(height=round(box.height * _WORDS_SHARE))
            below = Box(box.x, above.bottom, box.width, box.bottom - above.bottom)
            paint_text(surface, [fault], below, text, colours.bad, bold=True)
            box = above
        paint_text(surface, [self.words()], box, round(text * 1.3), colours.text, bold=True)
        for suit, sign in zip(self._suits(), self._layout.signs, strict=True):
            side = round(min(sign.width, sign.height) * _SIGN_SHARE)
            surface.blit(shapes.icon(_SUIT_ICONS[suit], side, colours.gold), centred(sign.centre, side, side)[:2])
