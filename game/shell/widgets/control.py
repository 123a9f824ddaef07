"""A button: what it says, what it does, and how it looks."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum

import pygame

from game.shell.widgets.words import SMALLEST, Align, fitting_size, paint_line
from game.table.box import Box, centred
from sprites import lettering, shapes
from sprites.palette import Colour, Palette

_ICON_AND_LABEL_FROM = 2.0  # a box this many times wider than high has room for both side by side
_ICON_OVER_LABEL_FROM = 52  # and one this many pixels high for one above the other


class Style(Enum):
    """How much a button wants to be pressed."""

    PLAIN = "plain"
    PRIMARY = "primary"
    KEY = "key"


@dataclass(frozen=True, slots=True)
class Control:
    """One button. ``label`` is what it says, also to who can not see the ``icon``; ``value`` is what it is set to."""

    key: Hashable
    box: Box
    label: str
    action: Callable[[], None]
    icon: str | None = None
    style: Style = Style.PLAIN
    is_enabled: bool = True
    value: str | None = None


def paint_control(surface: pygame.Surface, control: Control, colours: Palette, is_hovered: bool) -> None:
    """Draw a button as it is now."""
    box = control.box
    ground, words = _colours(control, colours, is_hovered)
    radius = max(4, min(box.height // 4, box.width // 4, 16))
    surface.blit(shapes.panel((box.width, box.height), ground, colours.panel_edge, radius), box[:2])
    if control.value is not None:
        _paint_setting(surface, control, words, colours)
    elif control.icon is None:
        paint_line(surface, control.label, box.grown(-max(3, box.height // 8)), _label_size(box), words, bold=True)
    else:
        _paint_icon_and_label(surface, control, control.icon, words)


def _colours(control: Control, colours: Palette, is_hovered: bool) -> tuple[Colour, Colour]:
    if not control.is_enabled:
        return colours.button_off, colours.button_off_text
    if control.style is Style.PRIMARY:
        return colours.primary, colours.primary_text
    return (colours.button_hover if is_hovered else colours.button), colours.button_text


def _label_size(box: Box) -> int:
    return max(SMALLEST, min(round(box.height * 0.46), 34))


def _paint_setting(surface: pygame.Surface, control: Control, words: Colour, colours: Palette) -> None:
    inner = control.box.grown(-max(4, control.box.height // 5))
    size = _label_size(control.box)
    gap = size // 2
    value = control.value or ""
    value_width = min(lettering.width_of(value, size, True), (inner.width - gap) // 2)
    label = inner._replace(width=inner.width - value_width - gap)
    paint_line(surface, control.label, label, size, words, Align.LEFT)
    gold = colours.gold if control.is_enabled else words
    paint_line(
        surface, value, Box(inner.right - value_width, inner.y, value_width, inner.height), size, gold, bold=True
    )


def _paint_icon_and_label(surface: pygame.Surface, control: Control, icon: str, words: Colour) -> None:
    box = control.box
    if box.width >= _ICON_AND_LABEL_FROM * box.height:
        _paint_side_by_side(surface, control, icon, words)
    elif box.height >= _ICON_OVER_LABEL_FROM:
        side = round(box.height * 0.42)
        line = Box(box.x + 3, box.bottom - round(box.height * 0.38), box.width - 6, round(box.height * 0.3))
        _paint_icon(surface, icon, Box(box.x, box.y + box.height // 10, box.width, side), side, words)
        paint_line(surface, control.label, line, 20, words, bold=True)
    else:
        _paint_icon(surface, icon, box, round(min(box.width, box.height) * 0.6), words)


def _paint_side_by_side(surface: pygame.Surface, control: Control, icon: str, words: Colour) -> None:
    inner = control.box.grown(-max(3, control.box.height // 8))
    side = round(control.box.height * 0.5)
    gap = side // 3
    size = fitting_size(control.label, inner.width - side - gap, _label_size(control.box), True)
    width = side + gap + lettering.width_of(control.label, size, True)
    left = inner.x + max(0, (inner.width - width) // 2)
    _paint_icon(surface, icon, Box(left, inner.y, side, inner.height), side, words)
    line = Box(left + side + gap, inner.y, inner.right - left - side - gap, inner.height)
    paint_line(surface, control.label, line, size, words, Align.LEFT, bold=True)


def _paint_icon(surface: pygame.Surface, icon: str, box: Box, side: int, colour: Colour) -> None:
    surface.blit(shapes.icon(icon, side, colour), centred(box.centre, side, side)[:2])
