"""The whole pack, to choose the cards that are taken out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.cards import PACK, RANKS, SUITS, Card
from game.shell.hearts_texts_options import option_label
from game.shell.language import _, _n
from game.shell.scenes.hearts_setup_draft import Draft
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control, Style
from game.shell.widgets.words import paint_text
from game.table.box import Box
from game.table.grid import grid

if TYPE_CHECKING:
    from game.shell.director import Director

_SUIT_ICONS = ("club", "diamond", "spade", "heart")
_MESSAGE = 1.9  # height of the line below the cards, in heights of a line


class HeartsCards(Page):
    """A key for each card; one that is taken out has a golden edge and a cross."""

    def __init__(self, director: Director, draft: Draft, name: str) -> None:
        super().__init__(director)
        self.draft = draft
        self._name = name

    @property
    def _chosen(self) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = getattr(self.draft.setup.options, self._name)
        return cards

    def heading(self) -> str:
        """What they are chosen for."""
        return option_label(self._name)

    def place(self) -> list[Control]:
        """Four suits, one below the other."""
        body, gap = self.frame.body, max(2, self.frame.margin // 3)
        line = max(25, round(self.frame.text * _MESSAGE))
        self._message = Box(body.x, body.bottom - line, body.width, line)
        area = body._replace(height=body.height - line - gap)
        columns, rows = self._shape()
        cells = grid(area, columns * rows, columns, gap)
        return [self._key(card, cells[self._cell(card)]) for card in PACK]

    def _shape(self) -> tuple[int, int]:
        """Columns and rows: a suit takes one row in a wide window, two in an upright one."""
        lines = 1 if self.frame.is_wide else 2
        return -(-len(RANKS) // lines), lines * len(SUITS)

    def _cell(self, card: Card) -> int:
        columns, rows = self._shape()
        return card.suit * columns * (rows // len(SUITS)) + RANKS.index(card.rank)

    def _key(self, card: Card, box: Box) -> Control:
        is_out = card in self._chosen
        badge = "close" if is_out else _SUIT_ICONS[card.suit]
        return Control(
            str(card), box, card.rank.label, lambda: self._toggle(card), style=Style.KEY, badge=badge, is_marked=is_out
        )

    def _toggle(self, card: Card) -> None:
        chosen = set(self._chosen) ^ {card}
        self.draft.change({self._name: sorted(map(str, chosen))})
        self.stage.refresh()

    def paint_body(self, surface: pygame.Surface) -> None:
        """Say how many are chosen, or why it can not be."""
        colours, fault = self.context.colours, self.draft.fault
        count = len(self._chosen)
        message = fault or (_n("{n} card taken out", "{n} cards taken out", count) if count else _("All cards are in."))
        paint_text(surface, [message], self._message, self.frame.text, colours.bad if fault else colours.text_dim)
