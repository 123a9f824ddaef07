"""The finished tricks of a deal of Hearts, to be looked at once more: the last one first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.hearts.trick import Trick, is_cancelled
from game.shell.hearts_words import said_of
from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style
from game.shell.widgets.strike import paint_strike
from game.shell.widgets.words import paint_line
from game.table.box import Box
from game.table.focus import Direction
from game.table.hearts_sight import winning_number
from game.table.layout import CARD_HEIGHT
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable

_MOST_IN_A_ROW = 5


class HeartsTricks(Dialog):
    """Shows one trick in the order in which it was played, and leads to those before and after it."""

    def __init__(self, director: Director, table: HeartsTable) -> None:
        super().__init__(director)
        self._table = table
        deal = table.game.state.deal
        self._tricks: tuple[Trick, ...] = deal.play.tricks if deal is not None and deal.play is not None else ()
        self.number = len(self._tricks) - 1

    def heading(self) -> str:
        """Which trick it is."""
        return _("Trick {n} of {count}").format(n=self.number + 1, count=len(self._tricks))

    def lines(self) -> list[str]:
        """Who took it."""
        taker = self._trick.taker
        if taker is None:
            return [_("Nobody could take it")]
        return [said_of(self._table.names[taker], _("You took it"), _("{name} took it"))]

    @property
    def _trick(self) -> Trick:
        return self._tricks[self.number]

    @property
    def _rows(self) -> int:
        return -(-len(self._trick.cards) // _MOST_IN_A_ROW)

    def ornament(self) -> float:
        """Room for the cards."""
        return (5.6, 8.4, 9.0, 9.6)[min(self._rows, 4) - 1]

    def choices(self) -> list[Choice]:
        """Back and forth, and back to the table."""
        last = len(self._tricks) - 1
        return [
            Choice("earlier", _("Earlier"), lambda: self._turn(-1), "left", is_enabled=self.number > 0),
            Choice("later", _("Later"), lambda: self._turn(1), "right", is_enabled=self.number < last),
            Choice("close", _("Keep playing"), self.stage.pop, "play", Style.PRIMARY),
        ]

    def _turn(self, by: int) -> None:
        if 0 <= self.number + by < len(self._tricks):
            self.number += by
            self.stage.refresh()

    def handle(self, intent: Intent) -> None:
        """Turn over, or close."""
        match intent:
            case Direction.LEFT | Command.EARLIER:
                self._turn(-1)
            case Direction.RIGHT | Command.LATER:
                self._turn(1)
            case Command.DRAW | Command.MENU:
                self.cancel()
            case _:
                super().handle(intent)

    def paint_words(self, surface: pygame.Surface) -> None:
        """Draw the cards too, each with who played it."""
        super().paint_words(surface)
        box = self._arrangement.ornament
        if box is None:
            return
        count = len(self._trick.cards)
        per_row = -(-count // self._rows)
        height = box.height // self._rows
        for number in range(count):
            row, column = divmod(number, per_row)
            width = box.width // per_row
            self._paint_card(surface, number, Box(box.x + column * width, box.y + row * height, width, height))

    def _paint_card(self, surface: pygame.Surface, number: int, box: Box) -> None:
        colours, trick, players = self.context.colours, self._trick, len(self._table.names)
        line = max(11, min(self._arrangement.size, box.height // 5))
        width = max(16, min(round((box.height - line - 8) / CARD_HEIGHT), box.width - 8))
        tall = round(width * CARD_HEIGHT)
        card, seat = trick.cards[number], trick.seat_of(number, players)
        place = Box(box.x + (box.width - width) // 2, box.y + 4, width, tall)
        art, is_struck = self.context.art, is_cancelled(self._table.game.state.rules, trick, card)
        surface.blit((art.dimmed if is_struck else art.face)(str(card), width), place[:2])
        if is_struck:
            paint_strike(surface, place, colours)
        if number == winning_number(self._table.game.state.rules, trick):
            out = place.grown(3)
            surface.blit(shapes.ring(*out[2:], colours.gold, 3, max(3, width // 12)), out[:2])
        name = Box(box.x + 2, place.bottom + 3, box.width - 4, line)
        colour = colours.gold if seat == trick.taker else colours.text
        paint_line(surface, self._table.names[seat], name, line, colour, bold=seat == trick.taker)
