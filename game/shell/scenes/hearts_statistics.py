"""The statistics of Hearts: figures of all games and of each rule set, and the last games."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygame

from game.session.faults import RecordError
from game.session.hearts_record import GAME, parse_hearts_record
from game.shell.dates import day_text
from game.shell.hearts_texts import rule_set_name
from game.shell.hearts_texts_figures import hearts_figures
from game.shell.language import _, _c
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control
from game.shell.widgets.figures import paint_figures
from game.shell.widgets.words import paint_text
from game.store.results import FinishedGame, Result
from game.table.box import Box
from game.table.figures_layout import FiguresLayout, figures_layout
from game.table.grid import grid, inner, page_count, rows_within
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

_MOST_GAMES = 60
_COLUMN = 17  # of last games, in heights of a line


class HeartsStatisticsPage(Page):
    """A button goes on to the figures of the next rule set; the last games lead to their score sheets."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        store = self.context.store
        self._rule_sets: tuple[str | None, ...] = (None, *store.rule_sets_played())
        self._chosen: str | None = None
        self._games = tuple(reversed(store.last_games(GAME, _MOST_GAMES)))
        self._show(None)

    def _show(self, rule_set: str | None) -> None:
        self._chosen = rule_set
        self._figures = hearts_figures(self.context.store.hearts_statistics(rule_set))
        self._is_empty = self.context.store.hearts_statistics().started == 0

    def heading(self) -> str:
        """What this page shows."""
        return _("Statistics") if self._is_empty or self.number < self._figure_pages() else _("Last games")

    def has_pages(self) -> bool:
        """Nothing to turn before the first game."""
        return not self._is_empty

    def pages(self) -> int:
        """Figures, and the last games."""
        if self._is_empty:
            return 1
        return self._figure_pages() + (page_count(len(self._games), self._per_page()) if self._games else 0)

    # Layout

    def _body(self) -> Box:
        """What the button of the rule set leaves."""
        body, taken = self.frame.body, self.frame.button + self.frame.margin
        return Box(body.x, body.y + taken, body.width, body.height - taken)

    def _laid_out(self) -> FiguresLayout:
        return figures_layout(self._body(), len(self._figures), self.frame.text, self.frame.margin)

    def _figure_pages(self) -> int:
        return self._laid_out().pages

    def _columns(self) -> int:
        return 2 if self.frame.body.width >= 2 * _COLUMN * self.frame.text else 1

    def _per_page(self) -> int:
        return self._columns() * rows_within(self.frame.body.height, self.frame.button, self.frame.margin)

    def place(self) -> list[Control]:
        """The button of the rule set, or the last games."""
        if self._is_empty:
            return []
        if self.number < self._figure_pages():
            return [self._rule_set_button()]
        page = self.number - self._figure_pages()
        games = self._games[page * self._per_page() : (page + 1) * self._per_page()]
        boxes = grid(self.frame.body, len(games), self._columns(), self.frame.margin, self.frame.button)
        return [self._row(number, game, box) for number, (game, box) in enumerate(zip(games, boxes, strict=True))]

    def _rule_set_button(self) -> Control:
        box = self.frame.body._replace(height=self.frame.button)
        name = _("All of them") if self._chosen is None else rule_set_name(self._chosen)
        return Control("rule set", box, _("Rule set"), self._go_on, value=name, is_enabled=len(self._rule_sets) > 1)

    def _go_on(self) -> None:
        at = self._rule_sets.index(self._chosen)
        self._show(self._rule_sets[(at + 1) % len(self._rule_sets)])
        self.stage.refresh()

    def _row(self, number: int, game: FinishedGame, box: Box) -> Control:
        result = {Result.WON: _("won"), Result.LOST: _("lost")}.get(game.result, _c("a game", "left"))
        # Translators: when a game was played, and how it ended.
        value = _("{day}, {result}").format(day=day_text(game.ended.date()), result=result)
        name = rule_set_name(game.rules or "")
        return Control(("game", number), box, name, lambda: self._open(game), value=value)

    def _open(self, game: FinishedGame) -> None:
        try:
            record = parse_hearts_record(json.loads(game.record))
        except (ValueError, RecordError):
            return
        self.director.hearts_pages.scores(record)

    # Pixels

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw the figures."""
        if self._is_empty:
            self._paint_empty(surface)
        elif self.number < self._figure_pages():
            tiles = self._laid_out().tiles
            paint_figures(surface, self, tiles, self._figures[self.number * len(tiles) :][: len(tiles)])

    def _paint_empty(self, surface: pygame.Surface) -> None:
        body, colours, text = self.frame.body, self.context.colours, self.frame.text
        box = inner(body, text * 20, body.height)
        side = min(body.height // 3, text * 6)
        heart = shapes.icon("spade", side, colours.text_dim)
        surface.blit(heart, (body.x + (body.width - side) // 2, body.y + body.height // 10))
        below = body.y + body.height // 10 + side
        words = [_("No games yet."), _("Your figures appear here after your first game.")]
        paint_text(surface, words, Box(box.x, below, box.width, body.bottom - below), text, colours.text)
