"""The pages of settings."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.shell.intents import Command
from game.shell.language import LANGUAGES, _
from game.shell.scenes.page import Page
from game.shell.setting_texts import setting_explanation, setting_label, value_text
from game.shell.widgets.control import Control
from game.shell.widgets.words import paint_text
from game.store.settings import allowed_values
from game.table.box import Box, centred
from game.table.page_frame import page_frame, text_height
from game.table.settings_layout import SettingsLayout, settings_layout
from sprites.cards import card_height

if TYPE_CHECKING:
    from game.shell.director import Director

_NAMES = (
    "language",
    "text_scale",
    "cloth",
    "deck",
    "back",
    "motion",
    "placement_help",
    "move_errors",
    "play_checker",
    "left_handed",
    "hold_to_enlarge",
    "muted",
    "volume",
    "fullscreen",
    "announce",
    "swap_confirm",
)


class SettingsPage(Page):
    """Each row goes on to the next value of its setting, and the change shows at once.

    A line at the foot explains the row in focus or under the pointer.
    """

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        # The row that was tapped stays under the finger, even that of the text size.
        self._text_scale = super().text_scale()
        self._explained: str | None = None
        self._layout: SettingsLayout | None = None
        # Where the game has the whole screen in any case, there is nothing to choose.
        is_always_full = self.context.manner.is_fullscreen
        self._names = tuple(name for name in _NAMES if name != "fullscreen" or not is_always_full)

    def heading(self) -> str:
        """What this is."""
        return _("Settings")

    def text_scale(self) -> float:
        """As it was when the page was opened."""
        return self._text_scale

    def has_pages(self) -> bool:
        """Whether the settings need more than one page in this window."""
        size = self.stage.screen.size
        alone = page_frame(size, self._text_scale)
        return settings_layout(alone, len(self._names)).pages > 1

    def pages(self) -> int:
        """As many as this window needs."""
        return settings_layout(self.frame, len(self._names)).pages

    def place(self) -> list[Control]:
        """The rows of this page."""
        self._layout = settings_layout(self.frame, len(self._names))
        rows = self._layout.rows
        names = self._names[self.number * len(rows) : (self.number + 1) * len(rows)]
        return [self._row(name, box) for name, box in zip(names, rows, strict=False)]

    def _row(self, name: str, box: Box) -> Control:
        value = value_text(name, self._value(name))
        # Not by the name alone: one setting is called "back", and so is the way out.
        return Control(("setting", name), box, setting_label(name), lambda: self.go_on(name), value=value)

    def _value(self, name: str) -> object:
        if name == "fullscreen":
            return self.stage.screen.is_fullscreen
        value: object = getattr(self.context.settings, name)
        return value

    def go_on(self, name: str) -> None:
        """Change a setting to its next value."""
        values = ("", *LANGUAGES) if name == "language" else allowed_values(name)
        value = self._value(name)
        after = values[(values.index(value) + 1) % len(values)] if value in values else values[0]
        changed: Any = {name: after}
        self.context.change(replace(self.context.settings, **changed))
        if name == "fullscreen":
            self.stage.handle(Command.FULLSCREEN)
        self.stage.refresh()

    @property
    def explained(self) -> str | None:
        """The setting that is explained: under the pointer, or in focus."""
        controls = self.controls
        order = (controls.focus, controls.hovered) if controls.shows_focus else (controls.hovered, controls.focus)
        shown = {member.key for member in controls.members}
        return next((key[1] for key in order if isinstance(key, tuple) and key in shown), None)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the whole page."""
        super().paint(surface)
        self._paint_explanation(surface)

    def repaint(self, surface: pygame.Surface, fraction: float) -> list[Box]:
        """Draw the buttons that changed, and explain another row."""
        boxes = super().repaint(surface, fraction)
        if self.explained != self._explained:
            boxes.append(self._paint_explanation(surface))
        return boxes

    def _paint_explanation(self, surface: pygame.Surface) -> Box:
        assert self._layout is not None, "what is painted was laid out"
        box = self._layout.explanation
        self._explained = self.explained
        surface.blit(self.ground, box[:2], box)
        if self._explained is not None:
            # At the size that is set now, which is thus seen at once.
            wanted = text_height(self.frame.size, self.context.settings.text_scale / 100)
            paint_text(surface, [setting_explanation(self._explained)], box, wanted, self.context.colours.text_dim)
        return box

    def paint_body(self, surface: pygame.Surface) -> None:
        """Draw cards as they are set, where there is room."""
        preview = self._layout.preview if self._layout else None
        if preview is None:
            return
        self.paint_panel(surface, preview)
        room = preview.grown(-self.frame.margin)
        art, is_upright = self.context.art, preview.height > preview.width
        pictures = ("QH", "5S", "", "4D", "KC") if not is_upright else ("QH", "", "5S", "4D", "KC", "AH")
        columns = 2 if is_upright else len(pictures)
        rows = -(-len(pictures) // columns)
        width = round(min(room.width / columns * 0.88, room.height / rows / 1.4 * 0.9))
        for place, name in enumerate(pictures):
            face = art.face(name, width) if name else art.back(width)
            centre = (
                room.x + room.width * (place % columns + 0.5) / columns,
                room.y + room.height * (place // columns + 0.5) / rows,
            )
            surface.blit(face, centred(centre, width, card_height(width))[:2])
