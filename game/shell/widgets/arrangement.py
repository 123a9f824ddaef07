"""Where the parts of a dialog lie: a title, some lines, and a block of buttons, as large as the window allows."""

from dataclasses import dataclass

from game.shell.widgets.words import SMALLEST, wrapped
from game.table.box import Box, centred
from sprites import lettering

_LARGEST = 30
_WIDEST = 26  # widest panel, in heights of a line
_LEAST_BUTTON = 40


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The boxes of a dialog in pixels; ``size`` is the height of its ordinary lines, ``lines`` are broken to fit."""

    panel: Box
    size: int
    title: Box
    lines: tuple[tuple[str, Box], ...]
    buttons: tuple[Box, ...]


def arrange(window: tuple[int, int], title: str, lines: list[str], buttons: int, text_scale: float) -> Arrangement:
    """The largest arrangement that fits into a window of so many pixels; the smallest one when none does."""
    wanted = round(min(_LARGEST, max(15, min(window) * 0.042)) * text_scale)
    plans = (
        _plan(window, title, lines, buttons, size, columns)
        for size in range(wanted, SMALLEST - 1, -1)
        for columns in _column_counts(window, buttons)
    )
    room = window[1] - 8
    smallest = None
    for plan in plans:
        if plan.panel.height <= room:
            return plan
        smallest = plan
    assert smallest is not None, "there is a plan for the smallest size"
    return smallest


def _column_counts(window: tuple[int, int], buttons: int) -> tuple[int, ...]:
    if buttons <= 2:
        return (buttons or 1,) if window[0] > window[1] else (1, 2)
    return (1, 2) if window[1] >= window[0] or buttons == 3 else (2, 3)


def _plan(window: tuple[int, int], title: str, lines: list[str], buttons: int, size: int, columns: int) -> Arrangement:
    pad = max(8, size * 4 // 5)
    width = min(window[0] - 8, _WIDEST * size)
    inner = width - 2 * pad
    title_size = round(size * 1.6)
    while title_size > size and lettering.width_of(title, title_size, True) > inner:
        title_size -= 1
    broken = [part for line in lines for part in wrapped(line, inner, size)]
    rows = -(-buttons // columns)
    gap = max(6, size // 2)
    button_height = max(min(_LEAST_BUTTON, window[1] // 6), round(size * 2.1))
    text_height = round(len(broken) * size * 1.15)
    height = 2 * pad + title_size + (gap + text_height if broken else 0) + rows * (gap + button_height) + gap // 2
    panel = centred((window[0] / 2, window[1] / 2), width, height)
    left, top = panel.x + pad, panel.y + pad
    title_box = Box(left, top, inner, title_size)
    placed = _stacked(broken, left, title_box.bottom + gap, inner, size)
    y = panel.bottom - pad - rows * (gap + button_height) + gap
    return Arrangement(panel, size, title_box, placed, _grid(left, y, inner, columns, buttons, button_height, gap))


def _stacked(broken: list[str], left: int, top: int, width: int, size: int) -> tuple[tuple[str, Box], ...]:
    step = round(size * 1.15)
    return tuple((part, Box(left, top + place * step, width, size)) for place, part in enumerate(broken))


def _grid(left: int, top: int, width: int, columns: int, count: int, height: int, gap: int) -> tuple[Box, ...]:
    across = (width - (columns - 1) * gap) // columns
    return tuple(
        Box(left + (i % columns) * (across + gap), top + (i // columns) * (height + gap), across, height)
        for i in range(count)
    )
