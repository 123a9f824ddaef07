"""Where the parts of a dialog lie: a title, some lines, and a block of buttons, as large as the window allows."""

from dataclasses import dataclass

from game.shell.widgets.words import SMALLEST, wrapped
from game.table.box import Box, centred
from game.table.grid import grid
from sprites import lettering

_WIDEST = 26  # widest panel, in heights of a line
_LEAST_BUTTON = 40
_LINE = 1.15
_READABLE = 12  # height of lines that need no effort to read


@dataclass(frozen=True, slots=True)
class Text:
    """What a dialog says; ``ornament`` is the room for a picture under the title, in heights of a line."""

    title: str
    lines: tuple[str, ...] = ()
    ornament: float = 0.0


@dataclass(frozen=True, slots=True)
class Line:
    """A piece of a line that fits; ``source`` is the number of the line it comes from, from 0."""

    text: str
    box: Box
    source: int


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The boxes of a dialog in pixels; ``size`` is the height of its ordinary lines, ``lines`` are broken to fit."""

    panel: Box
    size: int
    title: Box
    ornament: Box | None
    lines: tuple[Line, ...]
    buttons: tuple[Box, ...]


def arrange(window: tuple[int, int], text: Text, buttons: int, text_scale: float) -> Arrangement:
    """The largest arrangement that fits into a window of so many pixels; the smallest one when none does."""
    wanted = round(max(15, min(window) * 0.042) * text_scale)
    columns = _column_counts(window, buttons)
    # Rather somewhat smaller words than narrow buttons, and rather narrow buttons than tiny words.
    sizes = [(size, count) for count in columns for size in range(wanted, _READABLE - 1, -1)]
    sizes += [(size, count) for size in range(min(wanted, _READABLE - 1), SMALLEST - 1, -1) for count in columns]
    plans = (_plan(window, text, buttons, size, count) for size, count in sizes)
    room = window[1] - 4
    smallest = None
    for plan in plans:
        if plan.panel.height <= room:
            return plan
        if smallest is None or plan.panel.height < smallest.panel.height:
            smallest = plan
    assert smallest is not None, "there is a plan for the smallest size"
    return smallest


def _column_counts(window: tuple[int, int], buttons: int) -> tuple[int, ...]:
    if buttons <= 2:
        return (buttons or 1,) if window[0] > window[1] else (1, 2)
    return (1, 2) if window[1] >= window[0] or buttons == 3 else (2, 3)


def _plan(window: tuple[int, int], text: Text, buttons: int, size: int, columns: int) -> Arrangement:
    pad = max(8, size * 4 // 5)
    gap = max(4, size // 2)
    width = min(window[0] - 8, _WIDEST * max(size, _READABLE))
    inner = width - 2 * pad
    title_size = _title_size(text.title, inner, size)
    broken = [(part, source) for source, line in enumerate(text.lines) for part in wrapped(line, inner, size)]
    rows = -(-buttons // columns)
    button_height = max(min(_LEAST_BUTTON, window[1] * 2 // 13), round(size * 2.1))
    ornament = round(text.ornament * size)
    said = round(len(broken) * size * _LINE)
    above = title_size + (gap + ornament if ornament else 0) + (gap + said if broken else 0)
    height = 2 * pad + above + rows * (gap + button_height) + gap // 2
    panel = centred((window[0] / 2, window[1] / 2), width, height)
    title = Box(panel.x + pad, panel.y + pad, inner, title_size)
    picture = title._replace(y=title.bottom + gap, height=ornament) if ornament else None
    lines = _stacked(broken, title._replace(y=(picture or title).bottom + gap, height=size))
    area = title._replace(y=panel.bottom - pad - rows * (gap + button_height) + gap)
    return Arrangement(panel, size, title, picture, lines, _block(area, buttons, columns, gap, button_height))


def _block(area: Box, count: int, columns: int, gap: int, height: int) -> tuple[Box, ...]:
    """``count`` buttons in ``columns``; the first is as wide as it takes to leave no hole in the last row."""
    spare = -count % columns
    if not spare:
        return grid(area, count, columns, gap, height)
    first, *others = grid(area, count + spare, columns, gap, height)
    wide = first._replace(width=first.width + spare * (first.width + gap))
    return wide, *others[spare:]


def _title_size(title: str, width: int, size: int) -> int:
    title_size = round(size * 1.6)
    while title_size > size and lettering.width_of(title, title_size, True) > width:
        title_size -= 1
    return title_size


def _stacked(broken: list[tuple[str, int]], first: Box) -> tuple[Line, ...]:
    step = round(first.height * _LINE)
    return tuple(Line(part, first.moved(0, place * step), source) for place, (part, source) in enumerate(broken))
