"""The game in a public place: nobody can leave it, and who goes away leaves nothing behind."""

from datetime import datetime

from game.shell.director import Director
from game.shell.intents import Command, Idle, Intent
from game.shell.loop import Played
from game.shell.scenes.demo import Demo
from game.shell.scenes.kiosk_still_there import StillThere
from game.shell.scenes.title import Title
from game.shell.stage import Stage

COUNT_DOWN = 10  # seconds


class Kiosk:
    """Stands between the loop and the stage, and is played in the stage's place.

    It keeps back the wishes that lead out of the game. When nobody has done anything for the manner's
    ``idle_seconds`` it asks whether anybody is there, and COUNT_DOWN seconds later it clears the table. The title
    begins its demonstration by itself; only then may the screen blank, and whoever left the title has gone, too.
    """

    def __init__(self, stage: Stage, director: Director) -> None:
        self._stage = stage
        self._director = director
        self._context = director.context
        self._demo: Demo | None = None

    @property
    def is_open(self) -> bool:
        """Whether the game goes on."""
        return self._stage.is_open

    @property
    def is_moving(self) -> bool:
        """Whether something changes with the steps."""
        return self._stage.is_moving

    @property
    def is_typing(self) -> bool:
        """Whether letters are text."""
        return self._stage.is_typing

    def step(self) -> None:
        """Advance everything that moves by one step."""
        self._stage.step()

    def draw(self, fraction: float) -> None:
        """Show what changed, ``fraction`` (0–1) of a step after the last one."""
        self._stage.draw(fraction)

    def handle(self, intent: Intent) -> None:
        """Do what a visitor may wish."""
        match intent:
            case Command.LEAVE | Command.FULLSCREEN:
                pass
            case Idle(seconds):
                self._watch(seconds)
            case _:
                self._stage.handle(intent)

    def _watch(self, seconds: int) -> None:
        scene, patience = self._stage.top, self._context.manner.idle_seconds
        self._stage.screen.keep_awake(not isinstance(scene, Demo))
        if isinstance(scene, StillThere):
            self._count_down(scene, patience + COUNT_DOWN - seconds)
        elif isinstance(scene, Demo):
            self._clear_behind(scene)
        elif not isinstance(scene, Title) and seconds >= patience:
            self._stage.push(StillThere(self._director, COUNT_DOWN))

    def _count_down(self, question: StillThere, left: int) -> None:
        if left <= 0:
            self._clear()
            self._director.title()
        elif left <= COUNT_DOWN:
            question.count(left)
        else:
            # Somebody did something that is no wish, such as a key that means nothing here.
            self._stage.pop()

    def _clear_behind(self, demo: Demo) -> None:
        if demo is not self._demo and self._clear():
            self._director.title()
            self._director.demo()
        self._demo = demo

    def _clear(self) -> bool:
        self._director.forget_wishes()
        had_game = self._context.store.leave_all(datetime.now())
        return self._context.restore() or had_game


def played(stage: Stage, director: Director) -> Played:
    """What the loop drives: the stage, or the kiosk that guards it."""
    return Kiosk(stage, director) if director.context.manner.is_kiosk else stage
