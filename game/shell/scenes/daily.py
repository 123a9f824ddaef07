"""The deal of a day."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pygame

from game.session.solitaire_record import GAME
from game.shell.daily_deals import hearts_text, hearts_won
from game.shell.dates import long_day_text
from game.shell.duration import clock_text
from game.shell.language import _, _c, _n
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control, Style
from game.shell.widgets.hearts import paint_hearts
from game.shell.widgets.words import paint_line, paint_text
from game.store.daily import DailyResult
from game.table.box import Box
from game.table.grid import grid, inner

if TYPE_CHECKING:
    from game.shell.director import Director

_YEARS_BACK = 4000  # days of results looked through


class DailyPage(Page):
    """Tells how hard the deal of a day is, and how it went so far."""

    def __init__(self, director: Director, day: date) -> None:
        super().__init__(director)
        self.day = day

    def heading(self) -> str:
        """What this is."""
        return _("Daily deal")

    def first(self) -> str:
        """The way to play."""
        return "play"

    def place(self) -> list[Control]:
        """A panel with the facts, and two buttons."""
        frame = self.frame
        body, gap = frame.body, frame.margin
        area = inner(body, round(frame.text * 26), round(frame.text * 17) + frame.button)
        self._panel = area._replace(height=area.height - frame.button - gap)
        row = Box(area.x, area.bottom - frame.button, area.width, frame.button)
        play, other = grid(row, 2, 2, gap)
        return [
            # Translators: the button that begins a game; the other "Play" lets a film of an example run.
            Control("play", play, _c("a game", "Play"), self._play, "play", Style.PRIMARY),
            Control("calendar", other, _("Calendar"), self._open_calendar, "calendar"),
        ]

    def _play(self) -> None:
        self.director.play_daily(self.day)

    def _open_calendar(self) -> None:
        self.director.calendar(self.day, self._choose)

    def _choose(self, day: date) -> None:
        self.day = day
        self.stage.pop_to(self)

    def _result(self) -> DailyResult | None:
        results = self.context.store.daily_results(GAME, _YEARS_BACK)
        return next((result for result in results if result.day == self.day), None)

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw the facts: the day, how hard it is, par, and the best game so far."""
        if self.context.daily_deals is None:
            return
        deal = self.context.daily_deals(self.day)
        result = self._result()
        colours, text = self.context.colours, self.frame.text
        self.paint_panel(surface, self._panel)
        day, hearts, words = self._parts()
        paint_line(surface, long_day_text(self.day), day, round(text * 1.6), colours.gold, bold=True)
        won = hearts_won(result.moves, deal.par) if result else 0
        paint_hearts(surface, hearts, won, colours)
        paint_text(surface, self._words(deal.difficulty, deal.par, result), words, text, colours.text)

    def _parts(self) -> tuple[Box, Box, Box]:
        box = self._panel.grown(-self.frame.margin)
        third = box.height // 4
        day = box._replace(height=third)
        hearts = day.moved(0, third)
        return day, hearts, Box(box.x, hearts.bottom, box.width, box.bottom - hearts.bottom)

    def _words(self, difficulty: int, par: int, result: DailyResult | None) -> list[str]:
        hard = {1: _("This deal is easy."), 2: _("This deal is of middling difficulty."), 3: _("This deal is hard.")}
        goal = _n("It can be won in {n} move.", "It can be won in {n} moves.", par)
        return [f"{hard[difficulty]} {goal}", hearts_text(par), _best(result)]


def _best(result: DailyResult | None) -> str:
    if result is None:
        return _("Not won yet.")
    best = _n("Your best: {n} move", "Your best: {n} moves", result.moves)
    return best if result.seconds is None else f"{best}, {clock_text(result.seconds)}"
