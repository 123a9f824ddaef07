"""Where the parts of a result lie: the places, what was achieved beside or below them, the buttons at the foot."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid
from game.table.page_frame import PageFrame

_ROW = 2.0  # height of a place, in heights of a line, where there is room
_SIDE = 0.42  # of the width, for what was achieved


@dataclass(frozen=True, slots=True)
class ResultLayout:
    """The boxes in pixels; ``side`` is None where nothing is to be told beside the places."""

    panel: Box
    places: tuple[Box, ...]
    side: Box | None
    buttons: tuple[Box, ...]


def result_layout(frame: PageFrame, places: int, told: int, buttons: int) -> ResultLayout:
    """A result with so many ``places``, and so many lines ``told`` besides."""
    body, gap = frame.body, frame.margin
    columns = buttons if body.width >= buttons * 7 * frame.text else 2
    rows = -(-buttons // columns)
    foot = rows * (frame.button + gap)
    placed = grid(Box(body.x, body.bottom - foot + gap, body.width, foot - gap), buttons, columns, gap, frame.button)
    panel, side = _parts(body._replace(height=body.height - foot), frame, told)
    inside = panel.grown(-max(4, gap // 2))
    height = min(round(frame.text * _ROW * 1.4), inside.height // places)
    top = inside.y + max(0, (inside.height - height * places) // 2)
    lines = tuple(Box(inside.x, top + place * height, inside.width, height) for place in range(places))
    return ResultLayout(panel, lines, side, placed)


def _parts(body: Box, frame: PageFrame, told: int) -> tuple[Box, Box | None]:
    gap = frame.margin
    if not told:
        return body, None
    if frame.is_wide:
        width = round(body.width * _SIDE)
        side = Box(body.right - width, body.y, width, body.height)
        return body._replace(width=body.width - width - gap), side
    height = min(body.height // 2, round((told * 2.6 + 1.5) * frame.text))
    side = Box(body.x, body.bottom - height, body.width, height)
    return body._replace(height=body.height - height - gap), side
