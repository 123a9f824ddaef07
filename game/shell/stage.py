"""The pile of scenes, and what concerns all of them: the window, its size, and leaving."""

from game.shell.intents import Command, Idle, Intent, Presence, Resized
from game.shell.scene import Scene
from game.shell.screen import Screen

_ARRIVALS = {Presence.FOCUSED: Presence.UNFOCUSED, Presence.SHOWN: Presence.HIDDEN}

_LEAST_SIZE = (200, 150)


class Stage:
    """Shows the topmost scene, and what is visible of those below it."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.is_open = True
        self._pile: list[Scene] = []
        self._away: set[Presence] = set()
        self._is_stale = True

    @property
    def top(self) -> Scene:
        """The scene that is played."""
        return self._pile[-1]

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._pile)

    @property
    def size(self) -> tuple[int, int]:
        """What scenes are laid out for, in pixels: the window, or the least there must be, which it then cuts off."""
        width, height = self.screen.size
        return max(width, _LEAST_SIZE[0]), max(height, _LEAST_SIZE[1])

    @property
    def is_moving(self) -> bool:
        """Whether the topmost scene changes with the steps; nothing moves while nobody can see it."""
        return self.top.is_moving and not self._away

    @property
    def is_typing(self) -> bool:
        """Whether letters are text."""
        return self.top.takes_text

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        if self._pile:
            self.top.cover()
        self._pile.append(scene)
        self._begin(scene)

    def pop(self) -> None:
        """Take the topmost scene away; with the last one the game closes."""
        self._pile.pop().cover()
        if self._pile:
            self._begin(self.top)
        else:
            self.is_open = False

    def pop_to(self, scene: Scene) -> None:
        """Take away all that lies on ``scene``."""
        while self.top is not scene:
            self._pile.pop().cover()
        self._begin(scene)

    def replace(self, *scenes: Scene) -> None:
        """Clear the stage for other scenes, the lowest first."""
        for scene in reversed(self._pile):
            scene.cover()
        self._pile = list(scenes)
        self._begin(self.top)

    def close(self) -> None:
        """End the game; every move is kept already."""
        for scene in self._pile:
            scene.cover()
        self.is_open = False

    def refresh(self) -> None:
        """Lay out and draw everything anew, as after a change of settings."""
        for scene in self._pile:
            scene.lay_out(self.size)
        self._is_stale = True

    def handle(self, intent: Intent) -> None:
        """Do what concerns the window; hand everything else to the topmost scene."""
        match intent:
            case Command.LEAVE | Command.EXIT:
                self.close()
            case Command.FULLSCREEN:
                self.screen.toggle_fullscreen()
                self.top.context.keep_fullscreen(self.screen.is_fullscreen)
                self.refresh()
            case Command.MUTE:
                self.top.context.toggle_sound()
                self.refresh()
            case Resized():
                self.refresh()
            case Presence():
                self._note(intent)
            case Idle(seconds):
                self.screen.note_idle(seconds)
                self.top.left_alone(seconds)
            case _ if self.is_open and not self._away:
                self.top.handle(Command.HELP if intent is Command.HINT and not self.top.gives_hints else intent)

    def step(self) -> None:
        """Advance the topmost scene."""
        self.top.step()

    def draw(self, fraction: float) -> None:
        """Show what changed; everything, when the window lost its pixels or another scene is on top."""
        if not self.is_open:
            return
        if self._is_stale:
            self._is_stale = False
            self._paint_all()
            self.screen.show()
        else:
            self.screen.show(self.top.repaint(self.screen.surface, fraction))

    def _begin(self, scene: Scene) -> None:
        scene.lay_out(self.size)
        self._is_stale = True
        if not self._away:
            scene.uncover()

    def _note(self, presence: Presence) -> None:
        self._is_stale = True
        was_away = bool(self._away)
        if presence in _ARRIVALS:
            self._away.discard(_ARRIVALS[presence])
        elif presence is not Presence.EXPOSED:
            self._away.add(presence)
        if self._away and not was_away:
            self.top.cover()
        elif was_away and not self._away:
            self.top.uncover()

    def _paint_all(self) -> None:
        lowest = next(i for i in reversed(range(len(self._pile))) if i == 0 or not self._pile[i].is_overlay)
        for scene in self._pile[lowest:]:
            scene.paint(self.screen.surface)
