"""Where the plays that a review tells of lie: a panel for each, with its cards, a sentence and a button."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid
from game.table.layout import CARD_HEIGHT
from game.table.page_frame import PageFrame

_LEAST_WIDTH = 13  # of a panel, in heights of a line
_LEAST_HEIGHT = 10


@dataclass(frozen=True, slots=True)
class PlayPanel:
    """One play's boxes: its ``title``, the cards that lay, the card played and the better one, words and a button.

    ``captions`` name the three groups of cards.
    """

    box: Box
    title: Box
    captions: tuple[Box, Box, Box]
    lying: Box
    played: Box
    better: Box
    words: Box
    button: Box


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """The panels of one page, how many pages there are, and the line that sums up."""

    panels: tuple[PlayPanel, ...]
    pages: int
    summary: Box


def review_layout(frame: PageFrame, plays: int) -> ReviewLayout:
    """The layout for so many plays, side by side or one below the other."""
    body, gap = frame.body, frame.margin
    line = max(25, round(frame.text * 1.5))
    summary = body._replace(height=line)
    area = Box(body.x, summary.bottom + gap // 2, body.width, body.height - line - gap // 2)
    across = max(1, min(plays, area.width // round(_LEAST_WIDTH * frame.text)))
    down = max(1, min(-(-plays // across), area.height // round(_LEAST_HEIGHT * frame.text)))
    per_page = max(1, across * down)
    boxes = grid(area, min(plays, per_page), across, gap)
    return ReviewLayout(tuple(_panel(box, frame) for box in boxes), max(1, -(-plays // per_page)), summary)


def _panel(box: Box, frame: PageFrame) -> PlayPanel:
    pad = max(4, frame.margin // 2)
    inner = box.grown(-pad)
    title = inner._replace(height=round(frame.text * 1.2))
    button = Box(inner.x, inner.bottom - frame.button, inner.width, frame.button)
    words = Box(inner.x, button.y - round(frame.text * 2.2) - pad, inner.width, round(frame.text * 2.2))
    caption = max(12, round(frame.text * 0.9))
    room = Box(inner.x, title.bottom + caption + pad, inner.width, words.y - pad - title.bottom - caption - pad)
    width = max(12, min(round((room.height - 2) / CARD_HEIGHT), room.width // 5))
    height = round(width * CARD_HEIGHT)
    y = room.y + max(0, (room.height - height) // 2)
    better = Box(room.right - width - 3, y, width, height)
    played = better.moved(-round(width * 1.5), 0)
    lying = Box(room.x, y, played.x - round(width * 0.4) - room.x, height)
    third = (better.right - played.x) // 2
    top = y - caption - 2
    captions = (
        Box(lying.x, top, lying.width, caption),
        Box(played.x - width // 4, top, third, caption),
        Box(better.right + 3 - third, top, third, caption),
    )
    return PlayPanel(box, title, captions, lying, played, better, words, button)
