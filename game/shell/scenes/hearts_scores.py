"""The score sheet of a game of Hearts, and the plot of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.session.hearts_duplicate import comparison
from game.session.hearts_record import HeartsRecord
from game.shell.hearts_sheet import Sheet, sheet_of, shown, shown_change
from game.shell.language import _
from game.shell.scenes.hearts_scores_plot import paint_plot
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control, Style
from game.shell.widgets.names import paint_name
from game.shell.widgets.score_lines import paint_mark
from game.shell.widgets.words import Align, paint_line, paint_text
from game.table.box import Box
from game.table.hearts_numbers import signed
from game.table.hearts_pages_scores import ScoresLayout, scores_layout
from game.table.page_frame import PageFrame, page_frame
from sprites import lettering

if TYPE_CHECKING:
    from game.shell.director import Director

_WITH_CHANGE = 4.4  # width of a cell that has room for the change too, in heights of a line


class HeartsScores(Page):
    """A row for each deal, whose number is a button: deals can be seen again, judged, and played again."""

    def __init__(self, director: Director, record: HeartsRecord) -> None:
        super().__init__(director)
        self._sheet: Sheet = sheet_of(record)
        self._is_opened = False

    def heading(self) -> str:
        """The sheet or the plot."""
        return _("The game so far") if self._is_plot else _("Scores")

    def has_pages(self) -> bool:
        """Whether the sheet, and the plot if it is not beside it, need more than one page in this window."""
        alone = self._laid_out(page_frame(self.stage.screen.size, self.context.settings.text_scale / 100))
        return alone.pages > 1 or alone.plot is None

    def pages(self) -> int:
        """The sheet's, and the plot's where it is not beside it."""
        layout = self._laid_out(self.frame)
        return layout.pages + (layout.plot is None)

    @property
    def _is_plot(self) -> bool:
        layout = self._laid_out(self.frame)
        return layout.plot is None and self.number == layout.pages

    def _laid_out(self, frame: PageFrame) -> ScoresLayout:
        foot = round(frame.text * 1.6) if self._comparison() else 0
        return scores_layout(frame, len(self._sheet.sides), max(1, len(self._sheet.changes)), foot)

    def lay_out(self, size: tuple[int, int]) -> None:
        """Place everything, when opened where the last deal is."""
        super().lay_out(size)
        if not self._is_opened:
            self._is_opened = True
            self.number = self._layout.pages - 1
            super().lay_out(size)

    def place(self) -> list[Control]:
        """The numbers of the deals."""
        self._layout = layout = self._laid_out(self.frame)
        if self._is_plot:
            return []
        first = self.number * layout.per_page
        count = len(self._sheet.changes)
        return [
            self._button(first + place + 1, box) for place, box in enumerate(layout.numbers) if first + place < count
        ]

    def _button(self, number: int, box: Box) -> Control:
        record = self._sheet.record
        open_deal = self.director.hearts_pages.deal
        return Control(("deal", number), box, str(number), lambda: open_deal(record, number), style=Style.KEY)

    def _comparison(self) -> str:
        """How a deal played again compares with the first time."""
        found = comparison(self._sheet.record, self._sheet.owner)
        if found is None:
            return ""
        # Translators: a deal was played again; {before} and {now} are the points in this seat, then and now.
        text = _("Points in the first deal: {before} in this seat before, {now} now.")
        return text.format(before=signed(found.before), now=signed(found.now))

    # Pixels

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw sheet and plot."""
        layout, frame = self._layout, self.frame
        if text := self._comparison():
            foot = frame.body._replace(y=layout.sheet.bottom, height=frame.body.bottom - layout.sheet.bottom)
            paint_text(surface, [text], foot.grown(-2), frame.text, self.context.colours.gold)
        if self._is_plot:
            paint_plot(surface, self, self._sheet, layout.sheet)
            return
        self._paint_sheet(surface)
        if layout.plot is not None:
            paint_plot(surface, self, self._sheet, layout.plot)

    def _paint_sheet(self, surface: pygame.Surface) -> None:
        layout, colours, sheet = self._layout, self.context.colours, self._sheet
        self.paint_panel(surface, layout.sheet)
        for scorer, (name, box) in enumerate(zip(sheet.sides, layout.heads, strict=True)):
            self._paint_head(surface, scorer, name, box)
        first = self.number * layout.per_page
        for number, row in enumerate(layout.cells, first):
            if number < len(sheet.changes):
                is_last = number == len(sheet.changes) - 1
                for scorer, box in enumerate(row):
                    self._paint_cell(surface, number, scorer, box, is_last and scorer in sheet.leaders)
        if not sheet.changes:
            paint_text(surface, [_("No deal is finished yet.")], layout.sheet, self.frame.text, colours.text_dim)

    def _paint_head(self, surface: pygame.Surface, scorer: int, name: str, box: Box) -> None:
        side = min(round(self.frame.text * 0.6), box.width // 4)
        before, size = side * 4 // 3 + 2, round(self.frame.text * 0.9)
        room = box.width - before - 2
        spare = max(0, room - lettering.width_of(name, size)) // 2
        paint_mark(surface, scorer, (box.x + spare + side / 2 + 1, box.centre[1]), side, self.context.colours)
        words = Box(box.x + spare + before, box.y, room - spare, box.height)
        paint_name(surface, name, words, size, self.context.colours.text)

    def _paint_cell(self, surface: pygame.Surface, number: int, scorer: int, box: Box, is_front: bool) -> None:
        colours, text = self.context.colours, self.frame.text
        total = shown(self._sheet.standings[number].totals[scorer])
        inner = box._replace(width=box.width - 4)
        colour = colours.gold if is_front else colours.text
        if box.width < _WITH_CHANGE * text or self._sheet.record.rules.options.complex:
            paint_line(surface, total, inner, text, colour, bold=is_front)
            return
        half, gap = inner.width // 2, max(3, text // 5)
        change = shown_change(self._sheet.changes[number][scorer])
        small = round(text * 0.8)
        paint_line(surface, change, inner._replace(width=half - gap), small, colours.text_dim, Align.RIGHT)
        paint_line(
            surface,
            total,
            Box(inner.x + half + gap, inner.y, half - gap, inner.height),
            text,
            colour,
            Align.LEFT,
            bold=True,
        )
