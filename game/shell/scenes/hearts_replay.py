"""A finished deal of Hearts step by step, with all hands open."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.cards import Card
from game.hearts.seats import Cards, Seat
from game.hearts.settling import taken_points
from game.hearts.trick import Trick, is_cancelled
from game.session.hearts_record import HeartsRecord
from game.session.hearts_sides import scorer_of
from game.shell.hearts_sheet import sheet_of
from game.shell.hearts_steps import Shown, shown_steps
from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scenes.hearts_setup_rows import button
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control, Style
from game.shell.widgets.names import paint_name
from game.shell.widgets.strike import paint_strike
from game.shell.widgets.words import paint_text
from game.table.box import Box
from game.table.hearts_numbers import score_text
from game.table.hearts_pages_replay import ReplayLayout, SeatRow, replay_layout
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

_STRIP = 0.5  # of a card in a fan that is seen at most, in card widths


class HeartsReplay(Page):
    """Forward and back by cards or by tricks."""

    def __init__(self, director: Director, record: HeartsRecord, number: int, step: int = 0) -> None:
        super().__init__(director)
        sheet = sheet_of(record)
        self._names, self._deal = sheet.names, number
        self._steps: tuple[Shown, ...] = shown_steps(record, number, sheet.names)
        self.at = max((at for at, shown in enumerate(self._steps) if shown.place <= step), default=0)

    @property
    def _shown(self) -> Shown:
        return self._steps[self.at]

    def heading(self) -> str:
        """The deal, and its trick."""
        deal = self._shown.game.deal
        play = deal.play if deal is not None else None
        heading = _("Deal {n}").format(n=self._deal)
        if play is None:
            return heading
        number = len(play.tricks) + bool(play.trick.cards or not play.tricks)
        return heading + "  ·  " + _("Trick {n}").format(n=number)

    def first(self) -> str:
        """The way on."""
        return "forward" if self.at + 1 < len(self._steps) else "backward"

    def place(self) -> list[Control]:
        """A row for each seat, and the buttons to move by."""
        rules = self._shown.game.rules
        buttons = self._buttons()
        most = rules.hand_size + rules.kitty_size
        self._layout: ReplayLayout = replay_layout(self.frame, rules.players, most, len(buttons))
        return [replace(member, box=box) for member, box in zip(buttons, self._layout.buttons, strict=True)]

    def _buttons(self) -> list[Control]:
        has_past, has_future = self.at > 0, self.at + 1 < len(self._steps)
        return [
            button("start", _("Trick back"), lambda: self._go_by_trick(-1), "undo", is_enabled=has_past),
            button("backward", _("Step back"), lambda: self._go(-1), "left", is_enabled=has_past),
            button("forward", _("Next step"), lambda: self._go(1), "right", Style.PRIMARY, is_enabled=has_future),
            button("end", _("Next trick"), lambda: self._go_by_trick(1), "redo", is_enabled=has_future),
        ]

    def _go(self, by: int) -> None:
        self.at = max(0, min(len(self._steps) - 1, self.at + by))
        self.stage.refresh()

    def _go_by_trick(self, by: int) -> None:
        """To the next place, before or after, at which a trick lies full."""
        places = [at for at, shown in enumerate(self._steps) if _is_rest(shown)]
        ahead = [at for at in places if (at - self.at) * by > 0]
        end = 0 if by < 0 else len(self._steps) - 1
        self._go((min(ahead, key=lambda at: abs(at - self.at)) if ahead else end) - self.at)

    def handle(self, intent: Intent) -> None:
        """Move through the deal, press a button, or go back."""
        if intent in (Command.UNDO, Command.EARLIER):
            self._go(-1)
        elif intent in (Command.REDO, Command.LATER):
            self._go(1)
        else:
            super().handle(intent)

    # Pixels

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw hands, trick and words."""
        for seat, row in enumerate(self._layout.rows):
            self._paint_seat(surface, seat, row)
        paint_text(surface, [self._shown.text], self._layout.words, self.frame.text, self.context.colours.text)

    def _paint_seat(self, surface: pygame.Surface, seat: Seat, row: SeatRow) -> None:
        colours, deal, trick = self.context.colours, self._shown.game.deal, self._shown.trick
        self.paint_panel(surface, row.box)
        if deal is None:
            return
        takes = trick is not None and trick.taker == seat
        self._paint_plate(surface, seat, row.name, takes)
        self._paint_hand(surface, deal.hands[seat], row.hand)
        if trick is None:
            return
        players = len(self._layout.rows)
        mine = [card for place, card in enumerate(trick.cards) if trick.seat_of(place, players) == seat]
        for back, card in enumerate(reversed(mine)):
            self._paint_played(surface, card, row.played.moved(-back * row.played.width // 3, 0), trick)
        if takes and mine:
            ring = row.played.grown(2).cut_to(row.box)
            surface.blit(shapes.ring(*ring[2:], colours.gold, 3, max(3, ring.width // 12)), ring[:2])

    def _paint_plate(self, surface: pygame.Surface, seat: Seat, box: Box, is_taker: bool) -> None:
        colours, deal = self.context.colours, self._shown.game.deal
        size = min(self.frame.text, round(box.height * 0.44))
        play = deal.play if deal is not None else None
        half = box._replace(height=box.height // 2) if play is not None else box
        paint_name(
            surface, self._names[seat], half, max(10, size), colours.gold if is_taker else colours.text, is_taker
        )
        if play is None or box.height < 24:
            return
        points = taken_points(play)[scorer_of(play.rules, seat)]
        below = Box(box.x, half.bottom, box.width, box.bottom - half.bottom)
        side = round(size * 0.7)
        surface.blit(shapes.heart(side, colours.heart), (below.x, round(below.centre[1] - side / 2)))
        words = below._replace(x=below.x + side + 4, width=below.width - side - 4)
        paint_name(surface, score_text(points), words, max(10, round(size * 0.9)), colours.text_dim)

    def _paint_played(self, surface: pygame.Surface, card: Card, box: Box, trick: Trick) -> None:
        self._paint_card(surface, str(card), box, is_fanned=False)
        if is_cancelled(self._shown.game.rules, trick, card):
            paint_strike(surface, box, self.context.colours)

    def _paint_hand(self, surface: pygame.Surface, cards: Cards, box: Box) -> None:
        width = self._layout.card_width
        step = min(width * _STRIP, (box.width - width) / max(1, len(cards) - 1))
        for place, card in enumerate(cards):
            self._paint_card(surface, str(card), Box(round(box.x + place * step), box.y, width, box.height), True)

    def _paint_card(self, surface: pygame.Surface, card: str, box: Box, is_fanned: bool) -> None:
        """Draw as much of a card as its row is high."""
        art = self.context.art
        face = art.fanned(card, box.width) if is_fanned else art.face(card, box.width)
        surface.blit(face, box[:2], (0, 0, box.width, box.height))


def _is_rest(shown: Shown) -> bool:
    deal = shown.game.deal
    if deal is None or deal.play is None:
        return True
    return not deal.play.trick.cards
