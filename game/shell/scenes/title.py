"""The first thing to be seen: the game's name and what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.session.solitaire_record import SolitaireRecord
from game.shell.duration import clock_text
from game.shell.heartbeat import Heartbeat
from game.shell.intents import Command, Intent, Lift
from game.shell.language import _
from game.shell.scene import Scene
from game.shell.scenes.dialog import Choice
from game.shell.ticker import SECOND
from game.shell.widgets.card_fan import paint_card_fan
from game.shell.widgets.control import Control, Style
from game.shell.widgets.controls import RING
from game.table.box import Box, centred
from game.table.title_layout import title_layout
from sprites import shapes
from sprites.living_title import LivingTitle, living_title

if TYPE_CHECKING:
    from game.shell.director import Director

_DEMO_AFTER = 30 * SECOND


class Title(Scene):
    """Offers the kept game, a new one, and everything else; left alone, it shows how the game is played."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self.saved: SolitaireRecord | None = director.saved_game()
        self.kept_hearts: int | None = director.kept_hearts()
        self.controls = self.new_controls()
        self._heartbeat = Heartbeat()
        self._heart_drawn = 0.0
        self._is_away = False
        self._left_alone_since = self.context.now()

    # Layout

    def lay_out(self, size: tuple[int, int]) -> None:
        """Place the name above and the buttons below it."""
        self._size = size
        choices = self._choices()
        self._layout = title_layout(size, len(choices), self.context.settings.text_scale / 100)
        self.controls.colours = self.context.colours
        self.controls.put(
            [
                Control(choice.key, box, choice.label, choice.action, choice.icon, choice.style, note=choice.note)
                for choice, box in zip(choices, self._layout.buttons, strict=True)
            ]
        )

    def _choices(self) -> list[Choice]:
        director = self.director
        new_style = Style.PLAIN if self.saved or self.kept_hearts else Style.PRIMARY
        choices = [
            Choice("new", _("New deal"), director.new_deal, "new", new_style, note=_("Heart to Heart")),
            # Translators: the card game, as a button that leads to it; and what it is, in two or three words.
            Choice("hearts", _("Hearts"), self._hearts, "spade", note=_("The game of tricks")),
            Choice("code", _("Enter a code"), director.enter_code, "code"),
            Choice("help", _("Help"), director.help, "help"),
            Choice("statistics", _("Statistics"), director.statistics, "statistics"),
            Choice("settings", _("Settings"), director.settings, "settings"),
        ]
        if self.context.manner.can_leave:
            choices.append(Choice("quit", _("Quit"), self.stage.close, "close"))
        if self.context.daily_deals is not None:
            choices.insert(2, Choice("daily", _("Daily deal"), director.daily, "calendar"))
        if self.kept_hearts is not None:
            choices.insert(0, self._continue_hearts(self.kept_hearts))
        if self.saved is not None:
            choices.insert(0, self._continue(self.saved))
        return choices

    def _hearts(self) -> None:
        self.director.hearts_pages.home()

    def _continue(self, saved: SolitaireRecord) -> Choice:
        note = f"{saved.code}  ·  {clock_text(saved.seconds or 0)}" if saved.code else clock_text(saved.seconds or 0)
        return Choice("continue", _("Continue"), lambda: self.director.resume(saved), "play", Style.PRIMARY, note=note)

    def _continue_hearts(self, number: int) -> Choice:
        style = Style.PLAIN if self.saved else Style.PRIMARY
        # Translators: which game is continued, and its deal.
        note = _("Hearts, deal {number}").format(number=number)
        return Choice("continue hearts", _("Continue"), self.director.resume_hearts, "play", style, note=note)

    # Intents and time

    def handle(self, intent: Intent) -> None:
        """Press a button."""
        if not isinstance(intent, Lift):
            self._left_alone_since = self.context.now()
        if intent is Command.HELP:
            self.director.help()
        elif intent is not Command.CANCEL:
            self.controls.handle(intent)

    @property
    def is_moving(self) -> bool:
        """Whether the heart is in the middle of a beat."""
        return self._heartbeat.is_beating and self._may_move

    @property
    def _may_move(self) -> bool:
        return self.context.motion.travels

    def step(self) -> None:
        """Go on with the beat."""
        self._heartbeat.step()

    def cover(self) -> None:
        """Nobody looks, so nothing is shown to them."""
        self._is_away = True

    def uncover(self) -> None:
        """The player is here again; the wait for the demo begins anew."""
        self._is_away = False
        self._left_alone_since = self.context.now()

    # Pixels

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth, the cards, the name and the buttons."""
        colours = self.context.colours
        surface.blit(shapes.cloth(colours.cloth.name, self._size), (0, 0))
        paint_card_fan(surface, self._layout.fan, self._layout.fan_card_width, self.context.art)
        self._ground = surface.copy()
        self._paint_name(surface)
        self.controls.paint(surface)

    def _paint_name(self, surface: pygame.Surface) -> None:
        self._heart_drawn = self._heartbeat.swell
        name, living = self._layout.name, self._living()
        heart = living.heart(self._heart_drawn)
        x, y = living.heart_centre
        surface.blit(heart, centred((name.x + x, name.y + y), *heart.get_size())[:2])
        surface.blit(living.words, name[:2])

    def _paint_heart(self, surface: pygame.Surface) -> Box:
        name, living = self._layout.name, self._living()
        side = round(living.heart_side * 1.15)
        x, y = living.heart_centre
        # In a low window the heart reaches down to the buttons and to the ring around them.
        above = Box(0, 0, self._size[0], self._layout.buttons[0].y - RING - 1)
        box = centred((name.x + x, name.y + y), side, side).cut_to(above)
        surface.set_clip(box)
        surface.blit(self._ground, box[:2], box)
        self._paint_name(surface)
        surface.set_clip(None)
        return box

    def _living(self) -> LivingTitle:
        colours = self.context.colours
        return living_title(self._layout.name.width, colours.text, colours.heart)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the buttons that changed and the heart in its beat; without input for long, begin the demo."""
        if self.director.tell_notices():
            return []
        now = self.context.now()
        if not self._is_away and now - self._left_alone_since >= _DEMO_AFTER:
            self.director.demo()
            return []
        if self._may_move:
            self._heartbeat.wake(now)
        boxes = self.controls.repaint(surface, self._ground)
        if self._heart_drawn != self._heartbeat.swell:
            boxes.append(self._paint_heart(surface))
        return boxes
