"""Where a deal with all hands open lies: a row for each seat, with its name, its hand and its card of the trick."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid
from game.table.layout import CARD_HEIGHT
from game.table.page_frame import PageFrame

_PAD = 0.4  # beside a name, in heights of a line
_NAME = 5.2  # width of a name, in heights of a line
_STRIP = 0.45  # of a card in a fan that must be seen, in card widths
_TALLEST = 1.5  # of a card that is cut off below, in heights of its row
_OVER = 4.2  # height of a row in heights of a line, from which the name stands over the hand in an upright window
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
    is_over = not frame.is_wide and boxes[0].height >= _OVER * frame.text
    row_of = _name_over if is_over else _name_beside
    rooms = [row_of(box, frame) for box in boxes]
    width = _card_width(rooms[0][1], frame, hand_size)
    rows = tuple(_row(box, *room, width) for box, room in zip(boxes, rooms, strict=True))
    return ReplayLayout(rows, width, words, grid(foot, buttons, buttons, gap, frame.button))


def _name_beside(box: Box, frame: PageFrame) -> tuple[Box, Box]:
    """The name, and the room for cards on its right."""
    pad = round(frame.text * _PAD)
    name = Box(box.x + pad, box.y, min(round(_NAME * frame.text), box.width // 4), box.height)
    return name, Box(name.right + pad, box.y, box.right - name.right - 2 * pad, box.height)


def _name_over(box: Box, frame: PageFrame) -> tuple[Box, Box]:
    """The name, and the room for cards below it."""
    pad, line = round(frame.text * _PAD), round(frame.text * 2.2)
    name = Box(box.x + pad, box.y + pad, box.width - 2 * pad, line)
    return name, Box(name.x, name.bottom, name.width, box.bottom - name.bottom)


def _card_width(room: Box, frame: PageFrame, hand_size: int) -> int:
    """The widest that lets a whole hand lie in a fan beside a card played."""
    across = (room.width - frame.margin) / (2.3 + _STRIP * (hand_size - 1))
    whole = (room.height - 4) / CARD_HEIGHT
    return max(12, round(min(across, max(whole, room.height * _TALLEST))))


def _row(box: Box, name: Box, room: Box, width: int) -> SeatRow:
    height = min(room.height - 4, round(width * CARD_HEIGHT))
    y = room.y + (room.height - height) // 2
    played = Box(room.right - width, y, width, height)
    hand = Box(room.x, y, played.x - width // 4 - room.x, height)
    return SeatRow(box, name, hand, played)
