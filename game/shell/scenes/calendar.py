"""A month of daily deals: which were won, and which can be played."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

import pygame

from game.session.solitaire_record import GAME
from game.shell.dates import month_text, weekday_names
from game.shell.language import _
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control, Style
from game.shell.widgets.words import Align, paint_line
from game.table.box import Box, centred
from game.table.calendar_layout import MonthLayout, month_layout, moved_month
from game.table.grid import grid
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

FIRST_DAY = date(2026, 1, 1)  # no daily deal is older


class CalendarPage(Page):
    """Days won bear a heart, today a gold edge; days to come can not be played yet."""

    has_number = False

    def __init__(self, director: Director, day: date, choose: Callable[[date], None]) -> None:
        super().__init__(director)
        self.month = day.replace(day=1)
        self._chosen = day
        self._choose = choose
        self._today = date.today()

    def heading(self) -> str:
        """The month."""
        return month_text(self.month)

    def has_pages(self) -> bool:
        """There are always other months."""
        return True

    def can_turn(self, by: int) -> bool:
        """From the month of the first daily deal to this month."""
        return FIRST_DAY.replace(day=1) <= moved_month(self.month, by) <= self._today

    def turn(self, by: int) -> None:
        """Show another month."""
        if self.can_turn(by):
            self.month = moved_month(self.month, by)
            self.stage.refresh()

    def first(self) -> str:
        """The day that was chosen before."""
        return str(self._chosen.day)

    def place(self) -> list[Control]:
        """The days."""
        frame, month = self.frame, self.month
        gap = max(2, frame.margin // 2)
        self._layout: MonthLayout = month_layout(frame.body, month.year, month.month, frame.text, gap)
        won = self.context.store.days_won(GAME, month.year, month.month)
        return [self._day(month.replace(day=number), number in won) for number in self._layout.days]

    def _day(self, day: date, is_won: bool) -> Control:
        return Control(
            str(day.day),
            self._layout.days[day.day],
            str(day.day),
            lambda: self._choose(day),
            style=Style.KEY,
            is_enabled=FIRST_DAY <= day <= self._today,
            badge="heart" if is_won else None,
            is_marked=day == self._today,
        )

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw the names of the weekdays, and what the signs on the days mean."""
        for name, box in zip(weekday_names(), self._layout.weekdays, strict=True):
            paint_line(surface, name, box, round(self.frame.text * 0.9), self.context.colours.text_dim)
        won, today = grid(self._layout.legend, 2, 2, self.frame.margin)
        gold, side = self.context.colours.gold, min(self.frame.text, won.height)
        self._paint_meaning(surface, won, shapes.icon("heart", side, gold), _("Won"))
        self._paint_meaning(surface, today, shapes.ring(side, side, gold, max(2, side // 8), side // 4), _("Today"))

    def _paint_meaning(self, surface: pygame.Surface, box: Box, sign: pygame.Surface, meaning: str) -> None:
        side = sign.get_width()
        surface.blit(sign, centred((box.x + side / 2, box.centre[1]), side, side)[:2])
        left = side + side // 2
        words = box._replace(x=box.x + left, width=box.width - left)
        paint_line(surface, meaning, words, self.frame.text, self.context.colours.text, Align.LEFT)
