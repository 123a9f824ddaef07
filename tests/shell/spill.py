"""Listens to all that is drawn for words that have no room."""

from collections.abc import Sequence

from game.shell.widgets import words
from game.table.box import Box
from sprites import lettering

fitting_size, fitted = words.fitting_size, words.fitted


class Spill:
    """Words that are wider or higher than the place they are drawn in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def fitting_size(self, string: str, width: int, wanted: int, bold: bool = False) -> int:
        """Do what the game does, and note what does not fit."""
        size = fitting_size(string, width, wanted, bold)
        if lettering.width_of(string, size, bold) > width + 1:
            self.found.append(f"{string!r} at {size} px is wider than {width} px")
        return size

    def fitted(
        self, paragraphs: Sequence[str], box: Box, wanted: int, bold: bool = False
    ) -> tuple[int, tuple[str, ...]]:
        """Do what the game does, and note what does not fit."""
        size, lines = fitted(paragraphs, box, wanted, bold)
        if words.height_of(lines, size) > box.height + 1:
            self.found.append(f"{lines!r} at {size} px are higher than {box.height} px")
        if any(lettering.width_of(line, size, bold) > box.width + 1 for line in lines):
            self.found.append(f"{lines!r} at {size} px are wider than {box.width} px")
        return size, lines
