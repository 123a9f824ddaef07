"""What was achieved in Hearts, and what still can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.session.hearts_achievements import Achievement
from game.shell.dates import day_text
from game.shell.hearts_texts_achievements import achievement_icon, achievement_name, achievement_way
from game.shell.language import _, _n
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control
from game.shell.widgets.words import Align, paint_line, paint_text
from game.store.achievements import Achieved
from game.table.hearts_pages_achievements import AchievementCell, AchievementsLayout, achievements_layout
from game.table.page_frame import page_frame
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director


class HeartsAchievements(Page):
    """Those made are bright and have a date; the others are dim, and tell how they are made."""

    has_number = False

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        made = {achieved.name: achieved for achieved in self.context.store.achievements()}
        self._made: dict[Achievement, Achieved] = {each: made[each] for each in Achievement if each in made}
        # Those made first, in the order in which they were; what is still to be made after them.
        order = list(made)
        self._all = sorted(Achievement, key=lambda each: order.index(each) if each in order else len(order))

    def heading(self) -> str:
        """How many of all were made."""
        # Translators: how many achievements were made, of how many.
        return _("Achievements {made}/{all}").format(made=len(self._made), all=len(self._all))

    def has_pages(self) -> bool:
        """Whether they need more than one page in this window."""
        alone = page_frame(self.stage.screen.size, self.context.settings.text_scale / 100)
        return achievements_layout(alone, len(self._all)).pages > 1

    def pages(self) -> int:
        """As many as this window needs."""
        return achievements_layout(self.frame, len(self._all)).pages

    def place(self) -> list[Control]:
        """Nothing can be pressed here."""
        self._layout: AchievementsLayout = achievements_layout(self.frame, len(self._all))
        return []

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw those of this page."""
        cells = self._layout.cells
        for achievement, cell in zip(self._all[self.number * len(cells) :], cells, strict=False):
            self._paint(surface, achievement, cell)

    def _paint(self, surface: pygame.Surface, achievement: Achievement, cell: AchievementCell) -> None:
        colours, text, made = self.context.colours, self.frame.text, self._made.get(achievement)
        self.paint_panel(surface, cell.box)
        colour = colours.gold if made else colours.panel_edge
        surface.blit(shapes.icon(achievement_icon(achievement), cell.icon.width, colour), cell.icon[:2])
        title = colours.gold if made else colours.text_dim
        paint_line(surface, achievement_name(achievement), cell.name, text, title, Align.LEFT, bold=made is not None)
        words = _when(made) if made else achievement_way(achievement)
        tone = colours.text if made else colours.text_dim
        paint_text(surface, [words], cell.line, round(text * 0.85), tone, Align.LEFT)


def _when(made: Achieved) -> str:
    times = _n("{n} time", "{n} times", made.times)
    # Translators: how often something was achieved, and when for the first time.
    return _("{times}, first on {day}").format(times=times, day=day_text(made.first.date()))
