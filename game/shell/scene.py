"""One thing the game shows at a time: a table, a dialog, a page."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.shell.intents import Intent
from game.shell.sound.score import Sound
from game.shell.widgets.controls import Controls
from game.table.box import Box

if TYPE_CHECKING:
    from game.shell.director import Director


class Scene(ABC):
    """What every scene can do. A scene lies on the stage's pile; only the topmost one is handled, stepped and drawn.

    ``is_overlay`` scenes leave the one below visible around them. ``takes_text`` scenes want letters
    as text instead of as shortcuts. ``gives_hints`` scenes tell what to play when they are asked for a hint; all
    others are asked for help instead.
    """

    is_overlay = False
    takes_text = False
    gives_hints = False

    def __init__(self, director: Director) -> None:
        self.director = director
        self.stage = director.stage
        self.context = director.context

    def new_controls(self) -> Controls:
        """A group of buttons for this scene, which are heard when they are pressed."""
        return Controls(self.context.colours, on_press=lambda: self.context.speaker.play(Sound.BUTTON))

    @abstractmethod
    def lay_out(self, size: tuple[int, int]) -> None:
        """Find the place of everything in a window of ``size`` pixels; called before anything else, and again."""

    @abstractmethod
    def handle(self, intent: Intent) -> None:
        """Do what a person wants."""

    @property
    def is_moving(self) -> bool:
        """Whether the scene changes with the steps."""
        return False

    def step(self) -> None:
        """Advance by a sixtieth of a second."""

    @abstractmethod
    def paint(self, surface: pygame.Surface) -> None:
        """Draw all of it."""

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw what changed since the last time, ``fraction`` (0–1) of a step on; the boxes that were touched."""
        return []

    def left_alone(self, seconds: int) -> None:
        """Nobody has done anything for so many seconds; told once each second."""

    def cover(self) -> None:
        """Another scene was laid on top, or the window was left."""

    def uncover(self) -> None:
        """This scene is the topmost one again, and the window is back."""
