"""A group of buttons with one focus, which touch, mouse, keyboard and controller all reach."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

import pygame

from game.shell.intents import Command, Hover, Intent, Tap
from game.shell.widgets.control import Control, Style, paint_control
from game.table.box import Box, Point
from game.table.focus import Direction, next_focus
from sprites import shapes
from sprites.palette import Palette

RING = 3  # pixels the focus ring stands out from its button


@dataclass
class Controls:
    """The buttons of a scene.

    The focus ring shows once a key or a controller was used, and hides when a finger or the mouse is. The first
    direction moves on from a primary button, which looks chosen already; elsewhere it shows where the focus is.
    ``on_press`` is called before a button does what it does.
    """

    colours: Palette
    members: Sequence[Control] = ()
    focus: Hashable = None
    shows_focus: bool = False
    hovered: Hashable = None
    on_press: Callable[[], None] = lambda: None
    _changed: set[Hashable] = field(default_factory=set)

    def put(self, members: Sequence[Control], first: Hashable = None) -> None:
        """Take other buttons; the focus stays on the one of the same key, or goes to ``first``."""
        self.members = members
        if self._member(self.focus) is None:
            self.focus = first if first is not None else next((m.key for m in members if m.is_enabled), None)

    def handle(self, intent: Intent) -> bool:
        """Press, focus or hover a button; whether the intent was one for the buttons."""
        match intent:
            case Tap(point):
                return self._tap(point)
            case Hover(point):
                self._hover(self.at(point))
            case Direction():
                self._move(intent)
            case Command.NEXT | Command.PREVIOUS:
                self._cycle(1 if intent is Command.NEXT else -1)
            case Command.CONFIRM | Command.ADVANCE:
                self._confirm()
            case _:
                return False
        return True

    def at(self, point: Point) -> Control | None:
        """The button at a point, enabled or not."""
        return next((member for member in self.members if member.box.holds(point)), None)

    def is_enabled(self, key: Hashable) -> bool:
        """Whether there is a button of that key, and it can be pressed."""
        return self._member(key) is not None

    def focus_on(self, key: Hashable | None) -> None:
        """Show the focus ring on a button, or with None on none of them."""
        self._show_focus(key is not None)
        if key is not None:
            self._focus_on(key)

    def touch(self, *keys: Hashable) -> None:
        """Have these buttons drawn again."""
        self._changed.update(keys)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw all buttons."""
        self._changed.clear()
        for member in self.members:
            self._paint(surface, member)

    def repaint(self, surface: pygame.Surface, ground: pygame.Surface) -> list[Box]:
        """Draw the buttons that changed over ``ground``, which is what lies under them; the boxes touched."""
        boxes = []
        for member in self.members:
            if member.key in self._changed:
                box = member.box.grown(RING + 1)
                surface.blit(ground, box[:2], box)
                self._paint(surface, member)
                boxes.append(box)
        self._changed.clear()
        return boxes

    def _paint(self, surface: pygame.Surface, member: Control) -> None:
        paint_control(surface, member, self.colours, member.key == self.hovered)
        if self.shows_focus and member.key == self.focus:
            paint_ring(surface, member.box.grown(RING), self.colours)

    def _member(self, key: Hashable) -> Control | None:
        return next((member for member in self.members if member.key == key and member.is_enabled), None)

    def _tap(self, point: Point) -> bool:
        self._show_focus(False)
        member = self.at(point)
        if member is not None and member.is_enabled:
            self._focus_on(member.key)
            self._press(member)
        return member is not None

    def _hover(self, member: Control | None) -> None:
        key = member.key if member and member.is_enabled else None
        if key != self.hovered:
            self._changed.update({key, self.hovered})
            self.hovered = key

    def _move(self, direction: Direction) -> None:
        boxes = {member.key: member.box for member in self.members if member.is_enabled}
        if self._is_focus_seen and self.focus in boxes:
            self._focus_on(next_focus(boxes, self.focus, direction))
        self._show_focus(True)

    def _cycle(self, by: int) -> None:
        keys = [member.key for member in self.members if member.is_enabled]
        if self._is_focus_seen and self.focus in keys:
            self._focus_on(keys[(keys.index(self.focus) + by) % len(keys)])
        self._show_focus(True)

    @property
    def _is_focus_seen(self) -> bool:
        member = self._member(self.focus)
        return self.shows_focus or (member is not None and member.style is Style.PRIMARY)

    def _confirm(self) -> None:
        member = self._member(self.focus)
        self._show_focus(True)
        if member is not None:
            self._press(member)

    def _press(self, member: Control) -> None:
        self.on_press()
        member.action()

    def _focus_on(self, key: Hashable) -> None:
        self._changed.update({self.focus, key})
        self.focus = key

    def _show_focus(self, shows: bool) -> None:
        if shows != self.shows_focus:
            self.shows_focus = shows
            self._changed.add(self.focus)


def paint_ring(surface: pygame.Surface, box: Box, colours: Palette, thickness: int = RING) -> None:
    """Draw the focus ring along the inside of ``box``."""
    radius = max(4, min(box.height // 4, box.width // 4, 18))
    surface.blit(shapes.ring(box.width, box.height, colours.focus, thickness, radius), box[:2])
