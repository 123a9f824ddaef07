"""Where a deal with all hands open lies: a row for each seat, with its name, its hand and its card of the trick."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid
from game.table.layout import CARD_HEIGHT
from game.table.page_frame import PageFrame

_NAME = 5.2  # width of a name, in heights of a line
_STRIP = 0.36  # of a card in a fan that must be seen, in card widths
_TALLEST = 1.5  # of a card that is cut off below, in heights of its row
_MANY = 5  # seats, from which they stand in two columns where there is room


@dataclass(frozen=True, slots=True)
class SeatRow:
    """One seat's boxes: all of it, the name, the room for the hand, and the card played."""

    box: Box
    name: Box
    hand: Box
    played: Box


@dataclass(frozen=True, slots=True)
class ReplayLayout:
    """The boxes in pixels. Cards are ``card_width`` wide, and cut off at the foot of their row."""

    rows: tuple[SeatRow, ...]
    card_width: int
    words: Box
    buttons: tuple[Box, ...]


def replay_layout(frame: PageFrame, seats: int, hand_size: int, buttons: int) -> ReplayLayout:
    """The layout for so many seats and cards, with buttons at the foot and a line of words above them."""
    body, gap = frame.body, frame.margin
    line = max(25, round(frame.text * 1.4))
    foot = Box(body.x, body.bottom - frame.button, body.width, frame.button)
    words = Box(body.x, foot.y - line - gap // 2, body.width, line)
    area = body._replace(height=words.y - gap // 2 - body.y)
    columns = 2 if seats > _MANY and frame.is_wide else 1
    boxes = grid(area, seats, columns, max(2, gap // 2))
    width = _card_width(boxes[0], frame, hand_size)
    rows = tuple(_row(box, frame, width) for box in boxes)
    return ReplayLayout(rows, width, words, grid(foot, buttons, buttons, gap, frame.button))


def _name_width(box: Box, frame: PageFrame) -> int:
    return min(round(_NAME * frame.text), box.width // 4)


def _card_width(box: Box, frame: PageFrame, hand_size: int) -> int:
    """The widest that lets a whole hand lie in a fan beside a card played."""
    room = box.width - _name_width(box, frame) - frame.margin
    across = room / (2.3 + _STRIP * (hand_size - 1))
    whole = (box.height - 4) / CARD_HEIGHT
    return max(12, round(min(across, max(whole, box.height * _TALLEST))))


def _row(box: Box, frame: PageFrame, width: int) -> SeatRow:
    pad = max(2, frame.margin // 3)
    name = Box(box.x + pad, box.y, _name_width(box, frame) - pad, box.height)
    height = min(box.height - 4, round(width * CARD_HEIGHT))
    y = box.y + (box.height - height) // 2
    played = Box(box.right - pad - width, y, width, height)
    hand = Box(name.right + pad, y, played.x - width // 4 - name.right - pad, height)
    return SeatRow(box, name, hand, played)
