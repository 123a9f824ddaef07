"""A plot of games as bars, as boxes: how far each came, and room above it for the mark of how it ended."""

from dataclasses import dataclass

from game.table.box import Box

_LEAST_BAR = 6
_MOST_BAR = 44


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar standing on the base line, and the square for the mark above it."""

    box: Box
    mark: Box


def most_bars(box: Box) -> int:
    """How many bars of the least width have room."""
    return max(1, box.width // (_LEAST_BAR * 2))


def bars(box: Box, shares: tuple[float, ...]) -> tuple[Bar, ...]:
    """A bar for each share (0–1) of the full height, from the left; the newest stands at the right end."""
    step = min(max(_MOST_BAR * 3 // 2, box.width // 20), box.width // max(1, len(shares)))
    width = max(2, step * 2 // 3)
    mark = max(6, min(width, box.height // 12))
    full = box.height - mark - 4
    left = box.x + (box.width - step * len(shares)) // 2
    placed = []
    for number, share in enumerate(shares):
        height = max(3, round(full * min(1.0, max(0.0, share))))
        bar = Box(left + number * step + (step - width) // 2, box.bottom - height, width, height)
        placed.append(Bar(bar, Box(bar.x + (width - mark) // 2, bar.y - mark - 3, mark, mark)))
    return tuple(placed)
