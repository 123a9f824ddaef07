"""Words to be read: headings and paragraphs in columns, over as many pages as they need."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import zip_longest

import pygame

from game.shell.widgets.words import Align, paint_line, words_of, wrapped
from game.table.box import Box
from game.table.hearts_pages_columns import columns_of
from sprites import lettering, shapes
from sprites.palette import Palette

_STEP = 1.22  # from one line to the next, in heights of a line
_GAP = 0.45  # between two paragraphs
_INDENT = 0.9  # of a paragraph with a mark


class Role(Enum):
    """What a paragraph is."""

    HEADING = "heading"
    PLAIN = "plain"
    SPECIAL = "special"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some words; *special* ones stand out, by a mark as well as by their colour."""

    text: str
    role: Role = Role.PLAIN


@dataclass(frozen=True, slots=True)
class Line:
    """A line that fits, and where it stands."""

    text: str
    role: Role
    box: Box
    is_first: bool


class Reading:
    """Paragraphs laid out in a box; ``sheets`` has the lines of each page, ``pages`` says how many there are."""

    def __init__(self, paragraphs: Sequence[Paragraph], box: Box, size: int) -> None:
        columns = columns_of(box, size)
        self._size = _size_that_fits(paragraphs, columns[0].width, size)
        self.sheets = _pages(paragraphs, columns, self._size)

    @property
    def pages(self) -> int:
        """How many pages there are; at least one."""
        return max(1, len(self.sheets))

    def paint(self, surface: pygame.Surface, number: int, colours: Palette) -> None:
        """Draw the page of a number from 0."""
        for line in self.sheets[number] if self.sheets else ():
            if line.is_first and line.role is not Role.HEADING:
                self._paint_mark(surface, line, colours)
            colour = colours.text if line.role is Role.PLAIN else colours.gold
            is_bold = line.role is Role.HEADING
            paint_line(surface, line.text, line.box, self._size, colour, Align.LEFT, bold=is_bold)

    def _paint_mark(self, surface: pygame.Surface, line: Line, colours: Palette) -> None:
        is_special = line.role is Role.SPECIAL
        side = round(self._size * (0.62 if is_special else 0.3))
        middle = line.box.x - round(self._size * _INDENT * 0.55), round(line.box.centre[1])
        mark = shapes.heart(side, colours.gold if is_special else colours.text_dim)
        surface.blit(mark, (middle[0] - side // 2, middle[1] - side // 2))


def _size_that_fits(paragraphs: Sequence[Paragraph], width: int, size: int) -> int:
    """The largest size up to ``size`` at which every single word fits into a line."""
    words = {word for paragraph in paragraphs for word in words_of(paragraph.text)}
    while size > 10 and any(lettering.width_of(word, size, True) > width - round(size * _INDENT) for word in words):
        size -= 1
    return size


def _pages(paragraphs: Sequence[Paragraph], columns: Sequence[Box], size: int) -> tuple[tuple[Line, ...], ...]:
    """Paragraphs are kept together where they fit into a column, and headings with what follows."""
    setter = _Setter(columns, size)
    for paragraph, following in zip_longest(paragraphs, paragraphs[1:]):
        lines = _broken(paragraph, columns[0].width, size)
        needed = _height(lines, size)
        if paragraph.role is Role.HEADING and following is not None:
            needed += _height(_broken(following, columns[0].width, size), size)
        setter.keep_together(needed - round(_GAP * size))
        for place, text in enumerate(lines):
            setter.put(text, paragraph.role, is_first=place == 0)
        setter.leave_gap()
    return setter.pages


class _Setter:
    """Sets lines one below the other, column by column and page by page."""

    def __init__(self, columns: Sequence[Box], size: int) -> None:
        self._columns, self._size = columns, size
        self._pages: list[list[Line]] = [[]]
        self._column, self._y = 0, columns[0].y

    @property
    def pages(self) -> tuple[tuple[Line, ...], ...]:
        """All lines, page by page."""
        return tuple(tuple(page) for page in self._pages if page)

    def keep_together(self, height: int) -> None:
        """Go on to the next column, unless so many pixels are left in this one, or it is empty."""
        column = self._columns[self._column]
        if self._y > column.y and self._y + height > column.bottom:
            self._next_column()

    def put(self, text: str, role: Role, is_first: bool) -> None:
        """Set a line; one that has no room begins the next column."""
        if self._y + self._size > self._columns[self._column].bottom:
            self._next_column()
        box = _box(self._columns[self._column], self._y, role, self._size)
        self._pages[-1].append(Line(text, role, box, is_first))
        self._y += round(_STEP * self._size)

    def leave_gap(self) -> None:
        """Leave what parts two paragraphs."""
        self._y += round(_GAP * self._size)

    def _next_column(self) -> None:
        self._column += 1
        if self._column == len(self._columns):
            self._column = 0
            self._pages.append([])
        self._y = self._columns[self._column].y


def _broken(paragraph: Paragraph, width: int, size: int) -> list[str]:
    is_heading = paragraph.role is Role.HEADING
    return wrapped(paragraph.text, width if is_heading else width - round(_INDENT * size), size, is_heading)


def _height(lines: Sequence[str], size: int) -> int:
    return len(lines) * round(_STEP * size) + round(_GAP * size)


def _box(column: Box, y: int, role: Role, size: int) -> Box:
    indent = 0 if role is Role.HEADING else round(_INDENT * size)
    return Box(column.x + indent, y, column.width - indent, size)
