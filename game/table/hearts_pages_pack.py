"""Where the cards of a pack lie as keys, all of them or suit by suit, with words and buttons below them."""

from dataclasses import dataclass, replace

from game.table.box import Box
from game.table.grid import grid
from game.table.page_frame import PageFrame

_SUITS = 4
_CELLS = 14  # of a suit: its sign and thirteen keys
_LEAST_KEY = 40  # pixels, for a finger
_WORDS = 2.6  # height of the words below the keys, in heights of a line
_LEAST_WORDS = 40  # pixels: three lines of the smallest words


@dataclass(frozen=True, slots=True)
class PackLayout:
    """The boxes in pixels. ``keys`` are those of all cards, suit by suit, or where ``tabs`` choose one, of that suit.

    ``signs`` stand before each suit. ``words`` is None where they have no room but in the place of the heading.
    """

    signs: tuple[Box, ...]
    keys: tuple[Box, ...]
    tabs: tuple[Box, ...]
    words: Box | None
    buttons: tuple[Box, ...]

    @property
    def is_whole(self) -> bool:
        """Whether there is a key for every card."""
        return not self.tabs


def pack_layout(frame: PageFrame, buttons: int) -> PackLayout:
    """The layout of a pack in the body of a page, with so many buttons at the foot."""
    area, foot = _parted(frame.body, frame.button if buttons else 0, frame.margin)
    placed = grid(foot, buttons, buttons, frame.margin) if buttons else ()
    above, words = _parted(area, max(_LEAST_WORDS, round(frame.text * _WORDS)), frame.margin)
    gap = max(2, frame.margin // 3)
    if cells := _whole_pack(above, gap):
        return PackLayout(*_signs_and_keys(cells), (), words, placed)
    if buttons:
        return _one_suit(frame.body, buttons, frame.margin)
    return replace(_one_suit(above, 0, frame.margin), words=words)


def _parted(area: Box, below: int, gap: int) -> tuple[Box, Box]:
    """An area without its lowest pixels, and those."""
    if not below:
        return area, area._replace(y=area.bottom, height=0)
    return area._replace(height=area.height - below - gap), Box(area.x, area.bottom - below, area.width, below)


def _whole_pack(area: Box, gap: int) -> tuple[Box, ...]:
    """A sign and keys for every suit, in one line each or in two; nothing where they would be too small."""
    shapes = (grid(area, _SUITS * _CELLS, _CELLS // lines, gap) for lines in (1, 2))
    largest = max(shapes, key=lambda cells: min(cells[0].width, cells[0].height))
    return largest if min(largest[0].width, largest[0].height) >= _LEAST_KEY else ()


def _signs_and_keys(cells: tuple[Box, ...]) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    return cells[::_CELLS], tuple(cell for place, cell in enumerate(cells) if place % _CELLS)


def _one_suit(area: Box, buttons: int, gap: int) -> PackLayout:
    """Tabs, two lines of keys and perhaps buttons, all as high as each other."""
    rows = grid(area, 4 if buttons else 3, 1, gap)
    tabs = grid(rows[0], _SUITS, _SUITS, gap)
    lines = rows[1]._replace(height=rows[2].bottom - rows[1].y)
    cells = grid(lines, _CELLS, _CELLS // 2, max(2, gap // 2))
    foot = grid(rows[3], buttons, buttons, gap) if buttons else ()
    return PackLayout(*_signs_and_keys(cells), tabs, None, foot)
