"""Where the plays that a review tells of lie: a panel for each, with its cards, a sentence and a button."""

from dataclasses import dataclass, replace

from game.table.box import Box
from game.table.grid import grid
from game.table.layout import CARD_HEIGHT
from game.table.page_frame import PageFrame

_LEAST_WIDTH = 13  # of a panel, in heights of a line
_LEAST_HEIGHT = 10
_WITH_WORDS = 13  # height of a panel that has room for words besides, in heights of a line


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

    def without_lying(self) -> "PlayPanel":
        """The panel of a play that led: the two cards that are compared stand in the middle."""
        by = self.lying.width // 2
        lying, played, better = (caption._replace(x=caption.x - by) for caption in self.captions)
        return replace(
            self,
            captions=(lying, played, better),
            played=self.played._replace(x=self.played.x - by),
            better=self.better._replace(x=self.better.x - by),
        )


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
    pad = max(3, frame.margin // 2)
    inner = box.grown(-pad)
    title = inner._replace(height=round(frame.text * 1.2))
    button = Box(inner.x, inner.bottom - frame.button, inner.width, frame.button)
    words_height = round(frame.text * 2.5) if box.height > _WITH_WORDS * frame.text else 0
    words = Box(inner.x, button.y - words_height - pad, inner.width, words_height)
    room = Box(inner.x, title.bottom, inner.width, words.y - title.bottom)
    # Half of the width is for the cards that lay there, a quarter each for those that are compared.
    quarter = room.width // 4
    columns = (
        room._replace(width=2 * quarter),
        Box(room.x + 2 * quarter, room.y, quarter, room.height),
        Box(room.x + 3 * quarter, room.y, quarter, room.height),
    )
    caption = min(max(12, round(frame.text * 0.9)), room.height // 3)
    width = max(12, min(round((room.height - caption - 8) / CARD_HEIGHT), quarter - 8))
    height = round(width * CARD_HEIGHT)
    top = room.y + max(0, (room.height - height - caption - 6) // 2)
    lying, played, better = (_card_in(column, width, height, top + caption + 4) for column in columns)
    captions = tuple(column._replace(y=top, height=caption) for column in columns)
    lying = columns[0]._replace(y=lying.y, height=height)
    return PlayPanel(box, title, (captions[0], captions[1], captions[2]), lying, played, better, words, button)


def _card_in(column: Box, width: int, height: int, y: int) -> Box:
    """A card in the middle of a column."""
    return Box(column.x + (column.width - width) // 2, y, width, height)
