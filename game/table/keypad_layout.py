"""Where the letters of a deal code are tapped: a field, a line for messages, and a block of keys."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid
from game.table.page_frame import PageFrame

ACROSS, DOWN = 7, 4
_MOST_KEY = (3.7, 3.0)  # largest key, in heights of a line
_LEAST_TEXT = 30  # but where lines are low, keys are still made for fingers


@dataclass(frozen=True, slots=True)
class KeypadLayout:
    """The boxes in pixels; ``keys`` row by row."""

    field: Box
    message: Box
    keys: tuple[Box, ...]


def keypad_layout(frame: PageFrame) -> KeypadLayout:
    """Field, message and keys in the middle of a page; in a low window the field takes the place of the heading."""
    body, gap = frame.body, max(3, frame.margin // 2)
    message = round(frame.text * 0.95)
    field = 0 if is_low(frame) else round(frame.button * 1.3)
    above = field + message + (2 * gap if field else gap)
    most_wide, most_tall = (round(part * max(frame.text, _LEAST_TEXT)) for part in _MOST_KEY)
    wide = min((body.width - (ACROSS - 1) * gap) // ACROSS, most_wide)
    tall = min((body.height - above - (DOWN - 1) * gap) // DOWN, most_tall, wide * 5 // 4)
    width = ACROSS * wide + (ACROSS - 1) * gap
    height = above + DOWN * tall + (DOWN - 1) * gap
    block = Box(body.x + (body.width - width) // 2, body.y + (body.height - height) // 2, width, height)
    line = Box(body.x, block.y + (field + gap if field else 0), body.width, message)
    keys = grid(block._replace(y=block.y + above), ACROSS * DOWN, ACROSS, gap, tall)
    return KeypadLayout(block._replace(height=field) if field else _beside_back(frame), line, keys)


def is_low(frame: PageFrame) -> bool:
    """Whether the page has no room for a heading and a field one below the other."""
    return frame.body.height < 7 * frame.button


def _beside_back(frame: PageFrame) -> Box:
    width = min(frame.heading.width, max(frame.text * 16, frame.size[0] // 2))
    middle = frame.heading.x + frame.heading.width // 2
    return frame.heading._replace(x=middle - width // 2, width=width)
