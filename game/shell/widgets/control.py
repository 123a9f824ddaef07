"""A button: what it says, what it does, and how it looks."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum
from math import ceil

import pygame

from game.shell.widgets.words import SMALLEST, Align, fitting_size, paint_line
from game.table.box import Box, centred
from sprites import lettering, shapes
from sprites.palette import Colour, Palette

_ICON_AND_LABEL_FROM = 2.0  # a box this many times wider than high has room for both side by side
_ICON_OVER_LABEL_FROM = 52  # and one this many pixels high for one above the other
_ICON_GIVES_WAY = 0.75  # where words beside it would be smaller than this, in sizes of a label that has room
_NOTE = 0.8  # size of a note, in sizes of a label that has room


class Style(Enum):
    """How much a button wants to be pressed."""

    PLAIN = "plain"
    PRIMARY = "primary"
    KEY = "key"


@dataclass(frozen=True, slots=True)
class Control:
    """One button. ``label`` is what it says, also to who can not see the ``icon``; ``value`` is what it is set to.

    ``note`` is a smaller line under the label, ``badge`` a small icon in the corner; a *marked* button has a gold
    edge.
    """

    key: Hashable
    box: Box
    label: str
    action: Callable[[], None]
    icon: str | None = None
    style: Style = Style.PLAIN
    is_enabled: bool = True
    value: str | None = None
    note: str | None = None
    badge: str | None = None
    is_marked: bool = False


def paint_control(surface: pygame.Surface, control: Control, colours: Palette, is_hovered: bool) -> None:
    """Draw a button as it is now."""
    box = control.box
    ground, words = _colours(control, colours, is_hovered)
    radius = max(4, min(box.height // 4, box.width // 4, 16))
    surface.blit(shapes.panel((box.width, box.height), ground, colours.panel_edge, radius), box[:2])
    if control.is_marked:
        surface.blit(shapes.ring(box.width, box.height, colours.gold, max(2, box.height // 24), radius), box[:2])
    if control.value is not None:
        _paint_setting(surface, control, words, colours)
    elif control.icon is None or _is_crowded(control):
        _paint_label(surface, control, box.grown(-max(3, box.height // 8)), words, Align.MIDDLE)
    else:
        _paint_icon_and_label(surface, control, control.icon, words)
    if control.badge is not None:
        _paint_badge(surface, box, control.badge, colours.gold)


def _colours(control: Control, colours: Palette, is_hovered: bool) -> tuple[Colour, Colour]:
    if not control.is_enabled:
        return colours.button_off, colours.button_off_text
    if control.style is Style.PRIMARY:
        return colours.primary, colours.primary_text
    return (colours.button_hover if is_hovered else colours.button), colours.button_text


def _label_size(box: Box) -> int:
    return max(SMALLEST, round(box.height * 0.46))


def _note_size(control: Control) -> int:
    return max(SMALLEST, round(_label_size(control.box) * _NOTE))


def _paint_label(surface: pygame.Surface, control: Control, box: Box, words: Colour, align: Align) -> None:
    size = fitting_size(control.label, box.width, _label_size(control.box), True)
    if control.note is None:
        paint_line(surface, control.label, box, size, words, align, bold=True)
        return
    # Two lines take more of a low button's height than one.
    edge = max(2, control.box.height // 12)
    box = box._replace(y=control.box.y + edge, height=control.box.height - 2 * edge)
    above = box._replace(height=round(box.height * 0.55))
    below = Box(box.x, above.bottom, box.width, box.bottom - above.bottom)
    paint_line(surface, control.label, above, size, words, align, bold=True)
    paint_line(surface, control.note, below, _note_size(control), words, align)


def _paint_setting(surface: pygame.Surface, control: Control, words: Colour, colours: Palette) -> None:
    inner = control.box.grown(-max(4, control.box.height // 5))
    size = min(_label_size(control.box), max(SMALLEST, inner.height))
    gap = size // 2
    value = control.value or ""
    label_width, value_width = (lettering.width_of(text, size, bold) for text, bold in ((control.label, 0), (value, 1)))
    if label_width + gap + value_width > inner.width:
        # Both become smaller alike, as far as the longer one needs.
        share = (inner.width - gap) / (label_width + value_width)
        label_width = max(round(label_width * share), (inner.width - gap) // 3)
        value_width = inner.width - gap - label_width
    left = inner._replace(width=inner.width - value_width - gap)
    right = Box(inner.right - value_width, inner.y, value_width, inner.height)
    size = min(fitting_size(control.label, left.width, size), fitting_size(value, right.width, size, True))
    paint_line(surface, control.label, left, size, words, Align.LEFT)
    gold = colours.gold if control.is_enabled else words
    paint_line(surface, value, right, size, gold, Align.RIGHT, bold=True)


def _paint_icon_and_label(surface: pygame.Surface, control: Control, icon: str, words: Colour) -> None:
    box = control.box
    if box.width >= _ICON_AND_LABEL_FROM * box.height:
        _paint_side_by_side(surface, control, icon, words)
    elif box.height >= _ICON_OVER_LABEL_FROM:
        side = round(box.height * 0.42)
        line = Box(box.x + 3, box.bottom - round(box.height * 0.38), box.width - 6, round(box.height * 0.3))
        _paint_icon(surface, icon, Box(box.x, box.y + box.height // 10, box.width, side), side, words)
        paint_line(surface, control.label, line, line.height, words, bold=True)
    else:
        _paint_icon(surface, icon, box, round(min(box.width, box.height) * 0.6), words)


def _is_crowded(control: Control) -> bool:
    """Whether the words would have to be small for an icon beside them."""
    if control.box.width < _ICON_AND_LABEL_FROM * control.box.height or control.note is not None:
        return False
    least = max(SMALLEST, ceil(_ICON_GIVES_WAY * _label_size(control.box)))
    return lettering.width_of(control.label, least, True) > _room_beside_icon(control.box)


def _room_beside_icon(box: Box) -> int:
    side = round(box.height * 0.5)
    return box.grown(-max(3, box.height // 8)).width - side - side // 3


def _paint_side_by_side(surface: pygame.Surface, control: Control, icon: str, words: Colour) -> None:
    inner = control.box.grown(-max(3, control.box.height // 8))
    side = round(control.box.height * 0.5)
    gap = side // 3
    room = _room_beside_icon(control.box)
    size = fitting_size(control.label, room, _label_size(control.box), True)
    note_width = lettering.width_of(control.note, _note_size(control)) if control.note else 0
    wide = min(room, max(note_width, lettering.width_of(control.label, size, True)))
    left = inner.x + max(0, (inner.width - wide - side - gap) // 2)
    _paint_icon(surface, icon, Box(left, inner.y, side, inner.height), side, words)
    line = Box(left + side + gap, inner.y, wide, inner.height)
    _paint_label(surface, control, line, words, Align.LEFT)


def _paint_icon(surface: pygame.Surface, icon: str, box: Box, side: int, colour: Colour) -> None:
    surface.blit(shapes.icon(icon, side, colour), centred(box.centre, side, side)[:2])


def _paint_badge(surface: pygame.Surface, box: Box, badge: str, colour: Colour) -> None:
    side = max(10, min(box.width, box.height) // 3)
    surface.blit(shapes.icon(badge, side, colour), (box.right - side - side // 5, box.y + side // 6))
