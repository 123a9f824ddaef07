"""How a game of Hearts ended: the places, and what was achieved."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.session.hearts_achievements import achievements
from game.session.hearts_record import HeartsRecord
from game.session.hearts_seats import parse_players
from game.session.hearts_sides import contender_of, contenders_totals
from game.shell.hearts_sheet import Sheet, sheet_of, shown
from game.shell.hearts_texts_achievements import achievement_name, achievement_way
from game.shell.hearts_words import won_text
from game.shell.language import _
from game.shell.scenes.hearts_setup_rows import button, paint_reading
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control, Style
from game.shell.widgets.names import paint_name
from game.shell.widgets.reading import Paragraph, Role
from game.shell.widgets.words import Align, paint_line
from game.table.box import Box
from game.table.hearts_pages_result import ResultLayout, result_layout
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsResult(Page):
    """The winners stand first and bear a trophy; one's own place has a golden edge."""

    def __init__(self, director: Director, record: HeartsRecord) -> None:
        super().__init__(director)
        self._sheet: Sheet = sheet_of(record)
        self._earned = sorted(achievements(record, self._sheet.owner))

    def heading(self) -> str:
        """Who has won."""
        winners = [contender for place, contender in self._sheet.places() if place == 1]
        names = " + ".join(map(self._sheet.contender_names, winners))
        return won_text(names)

    def back(self) -> None:
        """The game is over: there is nothing behind."""
        self.director.hearts_pages.home()

    def first(self) -> str:
        """The way on."""
        return "again"

    def place(self) -> list[Control]:
        """The places, and the ways on."""
        buttons = self._buttons()
        layout = result_layout(self.frame, len(self._sheet.places()), len(self._earned), len(buttons))
        self._layout: ResultLayout = layout
        return [replace(member, box=box) for member, box in zip(buttons, layout.buttons, strict=True)]

    def _buttons(self) -> list[Control]:
        record, pages = self._sheet.record, self.director.hearts_pages
        return [
            button("again", _("Play again"), self._play_again, "redo", Style.PRIMARY),
            button("scores", _("Scores"), lambda: pages.scores(record), "statistics"),
            button("deal", _("Last deal"), lambda: pages.deal(record, len(record.deals)), "tricks"),
        ]

    def _play_again(self) -> None:
        record = self._sheet.record
        self.director.hearts(record.rules, parse_players(record))

    # Pixels

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw the places, and what was achieved."""
        self.paint_panel(surface, self._layout.panel)
        rules, owner = self._sheet.record.rules, self._sheet.owner
        totals = contenders_totals(rules, self._sheet.standings[-1].totals)
        mine = contender_of(rules, owner)
        for (place, contender), box in zip(self._sheet.places(), self._layout.places, strict=True):
            self._paint_place(surface, place, contender, shown(totals[contender]), box, contender == mine)
        if self._layout.side is not None:
            self.paint_panel(surface, self._layout.side)
            paint_reading(surface, self, self._layout.side, self._told())

    def _told(self) -> list[Paragraph]:
        told = [Paragraph(_("Achieved in the last deal"), Role.HEADING)]
        for achievement in self._earned:
            # Translators: an achievement and how it was earned.
            text = _("{name}: {way}").format(name=achievement_name(achievement), way=achievement_way(achievement))
            told.append(Paragraph(text, Role.SPECIAL))
        return told

    def _paint_place(
        self, surface: pygame.Surface, place: int, contender: int, total: str, box: Box, is_mine: bool
    ) -> None:
        colours = self.context.colours
        band = box.grown(-max(1, box.height // 16))
        radius = max(3, band.height // 5)
        ground = colours.button if place == 1 else colours.panel
        surface.blit(shapes.panel(band[2:], ground, colours.panel_edge, radius), band[:2])
        if is_mine:
            surface.blit(shapes.ring(*band[2:], colours.gold, max(2, band.height // 20), radius), band[:2])
        size = min(self.frame.text, round(band.height * 0.6)) if band.height < 40 else round(self.frame.text * 1.2)
        side = round(size * 1.6)
        left = Box(band.x + size // 2, band.y, side, band.height)
        if place == 1:
            icon = shapes.icon("trophy", size, colours.gold)
            surface.blit(icon, (left.x, round(left.centre[1] - size / 2)))
        else:
            paint_line(surface, f"{place}.", left, size, colours.text_dim, Align.LEFT, bold=True)
        right = Box(band.right - band.width // 3 - size // 2, band.y, band.width // 3, band.height)
        paint_line(surface, total, right, size, colours.gold, Align.RIGHT, bold=True)
        name = Box(left.right, band.y, right.x - left.right, band.height)
        paint_name(surface, self._sheet.contender_names(contender), name, size, colours.text, bold=place == 1)
