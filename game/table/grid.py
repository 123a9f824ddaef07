"""Boxes in rows and columns, and how many of them a page holds."""

from game.table.box import Box


def grid(box: Box, count: int, columns: int, gap: int, height: int | None = None) -> tuple[Box, ...]:
    """``count`` boxes of one size in ``columns``, row by row from the top of ``box``, ``gap`` pixels apart.

    They fill its width; its height too, unless the ``height`` of each is given.
    """
    rows = -(-count // columns)
    across = (box.width - (columns - 1) * gap) // columns
    tall = height if height is not None else (box.height - (rows - 1) * gap) // max(1, rows)
    return tuple(
        Box(box.x + i % columns * (across + gap), box.y + i // columns * (tall + gap), across, tall)
        for i in range(count)
    )


def rows_within(height: int, row: int, gap: int) -> int:
    """How many rows of a height stand in ``height`` pixels, ``gap`` apart; at least one."""
    return max(1, (height + gap) // (row + gap))


def page_count(count: int, per_page: int) -> int:
    """How many pages ``count`` things take; at least one."""
    return max(1, -(-count // per_page))


def inner(box: Box, width: int, height: int) -> Box:
    """A box of at most that size in the middle of ``box``."""
    width, height = min(width, box.width), min(height, box.height)
    return Box(box.x + (box.width - width) // 2, box.y + (box.height - height) // 2, width, height)
