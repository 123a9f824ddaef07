"""The best games of one deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.heart_to_heart.deal import parse_deal_code
from game.shell.dates import day_text
from game.shell.duration import clock_text
from game.shell.language import _, _n
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control, Style
from game.shell.widgets.words import Align, paint_line
from game.store.best import Best
from game.table.box import Box
from game.table.grid import grid

if TYPE_CHECKING:
    from game.shell.director import Director

_LINE = 1.5  # height of a row, in heights of a line
_WITH_DATE = 14  # width of a row that has room for a date, in heights of a line


class BestGames(Page):
    """Two lists, by time and by moves; the deal can be played from here."""

    def __init__(self, director: Director, code: str) -> None:
        super().__init__(director)
        self.code = code
        store = self.context.store
        self._lists = store.fastest(code), store.fewest_moves(code)

    def heading(self) -> str:
        """The deal."""
        return self.code

    def first(self) -> str:
        """The way to play."""
        return "play"

    def place(self) -> list[Control]:
        """Two lists side by side or one below the other, and a button."""
        frame = self.frame
        body, gap = frame.body, frame.margin
        width = min(body.width, max(round(frame.text * 13), body.width // 2))
        button = Box(body.x + (body.width - width) // 2, body.bottom - frame.button, width, frame.button)
        above = body._replace(height=button.y - gap - body.y)
        self._panels = grid(above, 2, 2 if frame.is_wide else 1, gap)
        return [Control("play", button, _("Play this deal"), self._play, "play", Style.PRIMARY)]

    def _play(self) -> None:
        self.director.play_code(parse_deal_code(self.code))

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw both lists."""
        titles = _("Fastest"), _("Fewest moves")
        for panel, title, games in zip(self._panels, titles, self._lists, strict=True):
            self._paint_list(surface, panel, title, games)

    def _paint_list(self, surface: pygame.Surface, panel: Box, title: str, games: tuple[Best, ...]) -> None:
        colours, text = self.context.colours, self.frame.text
        self.paint_panel(surface, panel)
        inner = panel.grown(-max(4, text // 2))
        row = round(text * _LINE)
        line = inner._replace(height=row)
        paint_line(surface, title, line, text, colours.gold, bold=True)
        for place, game in enumerate(games[: max(1, inner.height // row - 1)]):
            self._paint_game(surface, line.moved(0, (place + 1) * row), place + 1, game)

    def _paint_game(self, surface: pygame.Surface, line: Box, place: int, game: Best) -> None:
        colours, text = self.context.colours, self.frame.text
        time = clock_text(game.seconds) if game.seconds is not None else "–"
        moves = _n("{n} move", "{n} moves", game.moves)
        cells = [f"{place}.", game.initials or "", time, moves]
        shares = [0.12, 0.2, 0.26, 0.42]
        if line.width >= _WITH_DATE * text:
            cells.append(day_text(game.ended.date()))
            shares = [0.09, 0.16, 0.2, 0.27, 0.28]
        x = line.x
        for cell, share in zip(cells, shares, strict=True):
            width = round(line.width * share)
            paint_line(surface, cell, Box(x, line.y, width - 3, line.height), text, colours.text, Align.LEFT)
            x += width
