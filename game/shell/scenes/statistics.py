"""The pages of statistics: figures, a plot of the last games, the deals that were won."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygame

from game.session.faults import RecordError
from game.session.solitaire_record import GAME, parse_solitaire_record, replay
from game.shell.language import _, _n
from game.shell.scenes.page import Page
from game.shell.statistics_text import figures
from game.shell.widgets.control import Control
from game.shell.widgets.words import Align, fitted, paint_line, paint_text
from game.store.results import FinishedGame, Result
from game.table.box import Box
from game.table.figures_layout import FiguresLayout, figures_layout
from game.table.grid import grid, inner, page_count, rows_within
from game.table.plot import Bar, bars, most_bars
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

_MOST_GAMES = 60
_FULL_SCORE = 250
_MARKS = {Result.WON: "heart", Result.DEAD_END: "close", Result.ABANDONED: "back"}


class StatisticsPage(Page):
    """Shows what became of all games so far."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        store = self.context.store
        self._statistics = store.statistics(GAME)
        self._games = store.last_games(GAME, _MOST_GAMES)
        self._shares = tuple(_share(game) for game in self._games)
        won = [game.code for game in reversed(self._games) if game.result is Result.WON and game.code]
        self._codes = tuple(dict.fromkeys(won))

    def heading(self) -> str:
        """What this page shows."""
        if self.number < self._figure_pages():
            return _("Statistics")
        return _("Last games") if self.number == self._figure_pages() else _("Deals won")

    @property
    def _is_empty(self) -> bool:
        return self._statistics.started == 0

    def has_pages(self) -> bool:
        """Nothing to turn before the first game."""
        return not self._is_empty

    def pages(self) -> int:
        """Figures, the plot, and the deals won."""
        if self._is_empty:
            return 1
        return self._figure_pages() + bool(self._games) + (len(self._rows()) if self._codes else 0)

    # Layout

    def _figures(self) -> FiguresLayout:
        frame = self.frame
        return figures_layout(frame.body, len(figures(self._statistics)), frame.text, frame.margin)

    def _figure_pages(self) -> int:
        return self._figures().pages

    def _rows(self) -> tuple[tuple[str, ...], ...]:
        """The codes of each page."""
        frame = self.frame
        columns = 2 if frame.is_wide and frame.body.width > 34 * frame.text else 1
        per_page = columns * rows_within(frame.body.height, frame.button, frame.margin)
        pages = page_count(len(self._codes), per_page)
        return tuple(self._codes[page * per_page : (page + 1) * per_page] for page in range(pages))

    def place(self) -> list[Control]:
        """The deals won are buttons; figures and plot have none."""
        page = self.number - self._figure_pages() - 1
        if self._is_empty or page < 0:
            return []
        frame, codes = self.frame, self._rows()[page]
        columns = 2 if frame.is_wide and frame.body.width > 34 * frame.text else 1
        boxes = grid(frame.body, len(codes), columns, frame.margin, frame.button)
        return [self._row(code, box) for code, box in zip(codes, boxes, strict=True)]

    def _row(self, code: str, box: Box) -> Control:
        best = self.context.store.fewest_moves(code, 1)
        value = _n("{n} move", "{n} moves", best[0].moves) if best else ""
        return Control(code, box, code, lambda: self.director.best_games(code), value=value)

    # Pixels

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw the figures or the plot."""
        if self._is_empty:
            self._paint_empty(surface)
        elif self.number < self._figure_pages():
            self._paint_figures(surface)
        elif self.number == self._figure_pages():
            self._paint_plot(surface)

    def _paint_empty(self, surface: pygame.Surface) -> None:
        body, colours = self.frame.body, self.context.colours
        box = inner(body, round(self.frame.text * 20), body.height)
        words = [_("No games yet."), _("Your figures appear here after your first game.")]
        side = min(body.height // 3, self.frame.text * 6)
        heart = shapes.heart(side, colours.heart)
        surface.blit(heart, (body.x + (body.width - side) // 2, body.y + body.height // 10))
        below = body.y + body.height // 10 + side
        paint_text(surface, words, Box(box.x, below, box.width, body.bottom - below), self.frame.text, colours.text)

    def _paint_figures(self, surface: pygame.Surface) -> None:
        colours, text = self.context.colours, self.frame.text
        tiles = self._figures().tiles
        shown = figures(self._statistics)[self.number * len(tiles) : (self.number + 1) * len(tiles)]
        pairs = list(zip(tiles, shown, strict=False))
        # All labels of a page in one size, that of the longest.
        size = min(fitted([label], tile.label, text)[0] for tile, (_value, label) in pairs)
        for tile, (value, label) in pairs:
            self.paint_panel(surface, tile.box)
            paint_line(surface, value, tile.value, round(text * 1.8), colours.gold, bold=True)
            paint_text(surface, [label], tile.label, size, colours.text)

    def _paint_plot(self, surface: pygame.Surface) -> None:
        frame, colours = self.frame, self.context.colours
        body, gap = frame.body, frame.margin
        self.paint_panel(surface, body)
        inside = body.grown(-gap)
        line = round(frame.text * 1.4)
        legend = inside._replace(y=inside.bottom - line, height=line)
        meaning = inside._replace(height=line)
        words = _("The higher the bar, the more of the heart was cleared.")
        paint_line(surface, words, meaning, frame.text, colours.text_dim)
        height = legend.y - meaning.bottom - 2 * gap
        area = inner(Box(inside.x, meaning.bottom + gap, inside.width, height), inside.width, inside.width)
        count = min(len(self._games), most_bars(area))
        placed = bars(area, self._shares[-count:])
        surface.fill(colours.panel_edge, Box(area.x, area.bottom - 1, area.width, 1))
        for game, bar in zip(self._games[-count:], placed, strict=True):
            self._paint_bar(surface, game.result, bar)
        self._paint_legend(surface, legend)

    def _paint_bar(self, surface: pygame.Surface, result: Result, bar: Bar) -> None:
        colour = self._colour(result)
        if result is Result.ABANDONED:
            # Only outlined: it was not played to an end.
            pygame.draw.rect(surface, colour, bar.box, max(1, bar.box.width // 8))
        else:
            surface.fill(colour, bar.box)
        surface.blit(shapes.icon(_MARKS[result], bar.mark.width, colour), bar.mark[:2])

    def _colour(self, result: Result) -> tuple[int, int, int]:
        colours = self.context.colours
        return {Result.WON: colours.gold, Result.DEAD_END: colours.bad, Result.ABANDONED: colours.text_dim}[result]

    def _paint_legend(self, surface: pygame.Surface, legend: Box) -> None:
        entries = {
            Result.WON: _("Won"),
            Result.DEAD_END: _("No move left"),
            Result.ABANDONED: _("Given up"),
        }
        boxes = grid(legend, len(entries), len(entries), self.frame.margin)
        for box, (result, label) in zip(boxes, entries.items(), strict=True):
            side = min(box.height, self.frame.text)
            mark = shapes.icon(_MARKS[result], side, self._colour(result))
            surface.blit(mark, (box.x, box.y + (box.height - side) // 2))
            words = Box(box.x + side + 4, box.y, box.width - side - 4, box.height)
            paint_line(surface, label, words, self.frame.text, self.context.colours.text, Align.LEFT)


def _share(game: FinishedGame) -> float:
    """How much of the heart a game cleared, 0–1; 0 when its record can not be read any more."""
    try:
        *_before, last = replay(parse_solitaire_record(json.loads(game.record)))
    except (ValueError, RecordError):
        return 0.0
    return last.score / _FULL_SCORE
