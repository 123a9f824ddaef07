"""The page of examples: a won game, step by step, and what taps do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.heart_to_heart.endings import is_won
from game.shell.episode import Frame, another_rank, covered_card, example_game
from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scenes.lesson import Lesson
from game.shell.ticker import SECOND
from game.shell.widgets.control import Control, Style
from game.table.box import Box

if TYPE_CHECKING:
    import pygame

    from game.shell.director import Director

_NOWHERE = Box(0, 0, 0, 0)
_PAUSE = 1.5 * SECOND  # how long a picture is shown while the game plays by itself


class Examples(Lesson):
    """Replays an episode forwards, backwards, and by itself."""

    def __init__(self, director: Director) -> None:
        self._episodes = (example_game, covered_card, another_rank)
        self._frames = self._episodes[0]()
        self._at = 0
        self._plays_since: int | None = None
        super().__init__(director, self._frames[0].state)

    @property
    def shown(self) -> Frame:
        """The picture on the page."""
        return self._frames[self._at]

    @property
    def is_playing(self) -> bool:
        """Whether the pictures follow one another by themselves."""
        return self._plays_since is not None

    def heading(self) -> str:
        """What this is."""
        return _("Examples")

    def has_pages(self) -> bool:
        """There are three episodes."""
        return True

    def pages(self) -> int:
        """One for each episode."""
        return len(self._episodes)

    def turn(self, by: int) -> None:
        """Begin another episode."""
        if self.can_turn(by):
            self._at, self._plays_since = 0, None
            super().turn(by)

    def place(self) -> list[Control]:
        """Tell the episode anew, as the language may have changed."""
        self._frames = self._episodes[self.number]()
        self._show()
        return super().place()

    def first(self) -> str:
        """The way on."""
        return "forward"

    def words(self) -> list[str]:
        """What is to be seen."""
        return [self.shown.caption]

    def tools(self) -> list[Control]:
        """To the start, one back, by itself, one on."""
        can_back, can_on = self._at > 0, self._at < len(self._frames) - 1
        play = (_("Pause"), "pause") if self.is_playing else (_("Play"), "play")
        return [
            Control("start", _NOWHERE, _("To start"), self.to_start, "undo", is_enabled=can_back),
            Control("backward", _NOWHERE, _("Step back"), self.go_back, "left", is_enabled=can_back),
            Control("play", _NOWHERE, play[0], self.play_or_pause, play[1]),
            Control("forward", _NOWHERE, _("Step forward"), self.go_on, "right", Style.PRIMARY, is_enabled=can_on),
        ]

    def to_start(self) -> None:
        """Show the first picture."""
        self._plays_since = None
        self._at = 0
        self._show()
        self.say()

    def go_back(self) -> None:
        """Take the last step back."""
        self._plays_since = None
        move = self.shown.move
        self._at = max(0, self._at - 1)
        if move is not None:
            self.table.take_back(self.shown.state, move)
        else:
            self._show()
        self.say()

    def go_on(self) -> None:
        """Show the next picture."""
        self._plays_since = None
        self._go_on()

    def play_or_pause(self) -> None:
        """Go on by itself, from the start when the end is reached, or stop."""
        if self.is_playing:
            self._plays_since = None
        else:
            if self._at == len(self._frames) - 1:
                self.to_start()
            self._plays_since = self.context.now()
        self.say()

    def _go_on(self) -> None:
        if self._at == len(self._frames) - 1:
            return
        self._at += 1
        if self.shown.move is not None:
            self.table.play(self.shown.move)
        else:
            self._show()
        if is_won(self.shown.state):
            self.table.shine()
        self.say()

    def _show(self) -> None:
        frame = self.shown
        self.table.show(frame.state, frame.selection, frame.touched)

    def handle(self, intent: Intent) -> None:
        """Undo and redo step too."""
        match intent:
            case Command.UNDO:
                self.go_back()
            case Command.REDO | Command.DRAW:
                self.go_on()
            case _:
                super().handle(intent)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Go on when it is time, and draw what changed."""
        since = self._plays_since
        if since is not None and self.context.now() - since >= _PAUSE and not self.is_moving:
            self._go_on()
            is_last = self._at == len(self._frames) - 1
            self._plays_since = None if is_last else self.context.now()
            if is_last:
                self.say()
        return super().repaint(surface, fraction)
