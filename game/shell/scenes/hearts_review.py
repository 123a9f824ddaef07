"""Looking back on a deal of Hearts: the plays that cost most, against what a sensible player would have done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.hearts.seats import Cards, Seat
from game.session.hearts_record import HeartsRecord
from game.session.hearts_review import Judgement, Review, reviewed
from game.session.hearts_thinking import Thinking
from game.shell.hearts_words import card_name
from game.shell.language import _, _n
from game.shell.scenes.page import Page
from game.shell.widgets.control import Control
from game.shell.widgets.words import Align, paint_line, paint_text
from game.table.box import Box
from game.table.hearts_pages_review import PlayPanel, ReviewLayout, review_layout
from game.table.page_frame import page_frame
from sprites import shapes

if TYPE_CHECKING:
    from game.shell.director import Director

SLICE = 0.010  # seconds of thinking in each frame of a sixtieth; hardly anything is drawn meanwhile
_DOT = 20  # steps from one dot of those that show that it thinks to the next
_DOTS = 4
_STRIP = 0.5  # of a card under others, in card widths


class HeartsReview(Page):
    """Thinks in the time that frames leave, and then shows what it found."""

    def __init__(
        self,
        director: Director,
        record: HeartsRecord,
        number: int,
        seat: Seat,
        thinking: Thinking[Review] | None = None,
    ) -> None:
        super().__init__(director)
        self._record, self._deal = record, number
        self._thinking = thinking or Thinking(reviewed(record, number, seat))
        self._waited, self._dots_drawn = 0, 0
        self._has_time = False

    @property
    def _plays(self) -> tuple[Judgement, ...]:
        return self._thinking.result.costliest if self._thinking.is_done else ()

    def heading(self) -> str:
        """Which deal is looked at."""
        return _("Looking back on deal {n}").format(n=self._deal)

    def has_pages(self) -> bool:
        """Whether the plays need more than one page in this window."""
        alone = page_frame(self.stage.screen.size, self.context.settings.text_scale / 100)
        return review_layout(alone, max(1, len(self._plays))).pages > 1

    def pages(self) -> int:
        """As many as this window needs."""
        return review_layout(self.frame, max(1, len(self._plays))).pages

    def back(self) -> None:
        """Stop thinking, and leave."""
        self._thinking.cancel()
        super().back()

    # Thinking

    @property
    def is_moving(self) -> bool:
        """Whether it still thinks."""
        return not self._thinking.is_done and not self._thinking.is_cancelled

    def step(self) -> None:
        """Time goes on for the dots. A late frame has several steps, so they do not think; the frame does, once."""
        self._waited += 1
        self._has_time = True

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the buttons that changed, and a dot more or less while it thinks; think on."""
        boxes = super().repaint(surface, fraction)
        if self.is_moving and self._dots() != self._dots_drawn:
            boxes.append(self._paint_dots(surface))
        self._think()
        return boxes

    def _think(self) -> None:
        """Think on, unless no time has passed: the window was left."""
        if self._has_time and self.is_moving and self._thinking.run(SLICE):
            self.stage.refresh()
        self._has_time = False

    def _dots(self) -> int:
        return self._waited // _DOT % (_DOTS + 1)

    def _paint_dots(self, surface: pygame.Surface) -> Box:
        """Hearts in a row below the words, one more every moment."""
        colours, side = self.context.colours, self.frame.text
        panel = self._layout.panels[0].box
        self._dots_drawn = self._dots()
        row = Box(
            panel.x + (panel.width - 2 * _DOTS * side) // 2, round(panel.centre[1] + 1.5 * side), 2 * _DOTS * side, side
        )
        surface.blit(self.ground, row[:2], row)
        for place in range(self._dots_drawn):
            surface.blit(shapes.heart(side, colours.heart), (row.x + 2 * place * side + side // 2, row.y))
        return row

    # Layout

    def place(self) -> list[Control]:
        """A button for each play, which shows it in the deal."""
        self._layout: ReviewLayout = review_layout(self.frame, max(1, len(self._plays)))
        return [
            Control(("show", play.trick), panel.button, _("Show it"), self._opener(play), "right")
            for play, panel in zip(self._shown(), self._layout.panels, strict=False)
        ]

    def _shown(self) -> tuple[Judgement, ...]:
        per_page = len(self._layout.panels)
        return self._plays[self.number * per_page : (self.number + 1) * per_page]

    def _opener(self, play: Judgement) -> Callable[[], None]:
        # The step before the play: one can think for oneself first.
        return lambda: self.director.hearts_pages.replay(self._record, self._deal, play.step - 1)

    # Pixels

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw what was found, or that it is still being looked for."""
        colours, frame = self.context.colours, self.frame
        paint_text(surface, [self._summary()], self._layout.summary, frame.text, colours.text_dim)
        if not self._plays:
            area = self._layout.panels[0].box
            self.paint_panel(surface, area)
            paint_text(surface, [self._nothing()], area.grown(-frame.text), round(frame.text * 1.2), colours.text)
        for play, panel in zip(self._shown(), self._layout.panels, strict=False):
            self._paint_play(surface, play, panel)

    def _summary(self) -> str:
        if not self._thinking.is_done:
            return ""
        review = self._thinking.result
        # Translators: {n} is the number of plays at which there was a choice, {same} of those that a good computer
        # player would have made, too.
        text = _n(
            "Choices that matched a sensible player's: {same} of {n}.",
            "{same} of your {n} choices matched a sensible player's.",
            review.plays,
        )
        return text.format(same=review.sensible)

    def _nothing(self) -> str:
        if not self._thinking.is_done:
            return _("Looking for better plays …")
        return _("No play of yours cost anything to speak of.")

    def _paint_play(self, surface: pygame.Surface, play: Judgement, panel: PlayPanel) -> None:
        colours, text = self.context.colours, self.frame.text
        self.paint_panel(surface, panel.box)
        cost = _n("{n} point", "{n} points", max(1, round(play.cost)))
        # Translators: a trick, and what a play in it cost.
        title = _("Trick {trick}: cost you about {points}").format(trick=play.trick, points=cost)
        paint_line(surface, title, panel.title, text, colours.gold, bold=True)
        self._paint_cards(surface, play, panel if play.lying else panel.without_lying())
        if panel.words.height:
            said = _("Played: {played}. Better: {better}.")
            if play.hindsight:
                # Translators: what would have been better than a risky play that went wrong.
                said = _("Played: {played}. Better, as the cards lay: {better}.")
            words = said.format(better=card_name(play.better), played=card_name(play.played))
            paint_text(surface, [words], panel.words, text, colours.text, Align.MIDDLE)

    def _paint_cards(self, surface: pygame.Surface, play: Judgement, panel: PlayPanel) -> None:
        """What lay on the table, what was played, and ringed what would have been better."""
        colours, art, lying = self.context.colours, self.context.art, play.lying
        # Translators: captions over cards: those that lay there, the one that was played, and a better one.
        captions = _("On the table") if lying else "", _("Played"), _("Better")
        for caption, box in zip(captions, panel.captions, strict=True):
            if caption:
                paint_line(surface, caption, box.grown(-1), box.height, colours.text_dim)
        self._paint_lying(surface, lying, panel.lying)
        surface.blit(art.face(str(play.played), panel.played.width), panel.played[:2])
        surface.blit(art.face(str(play.better), panel.better.width), panel.better[:2])
        ring = panel.better.grown(3)
        surface.blit(shapes.ring(*ring[2:], colours.gold, 3, max(4, ring.width // 12)), ring[:2])

    def _paint_lying(self, surface: pygame.Surface, cards: Cards, box: Box) -> None:
        if not cards:
            return
        width = round(box.height / 1.4)
        step = min(width * _STRIP, (box.width - width) / max(1, len(cards) - 1))
        left = box.x + (box.width - width - step * (len(cards) - 1)) / 2
        for place, card in enumerate(cards):
            surface.blit(self.context.art.face(str(card), width), (round(left + place * step), box.y))
