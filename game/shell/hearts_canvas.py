"""The pixels of the table of Hearts with all that belongs to them: pieces, buttons and the bar."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

import pygame

from game.shell.context import Context
from game.shell.hearts_table_view import HeartsTableView
from game.shell.info_bar import paint_bar
from game.shell.widgets.control import Control
from game.shell.widgets.controls import RING, Controls
from game.table.box import Box
from game.table.hearts_layout import HeartsLayout
from game.table.hearts_pieces import Piece
from game.table.motion import Mote


class HeartsCanvas:
    """Draws a table of one layout, and of what changes no more than that."""

    def __init__(self, layout: HeartsLayout, context: Context, controls: Controls) -> None:
        self._layout = layout
        self._colours = context.colours
        self._controls = controls
        self._view = HeartsTableView(layout, context.art, context.colours)
        self._drawn: dict[Hashable, Control] = {}
        self._bar: tuple[str, ...] = ()

    def paint(
        self, surface: pygame.Surface, pieces: tuple[Piece, ...], focus: Box | None, bar: tuple[str, ...]
    ) -> None:
        """Draw everything at rest; ``bar`` are the texts above."""
        self._view.show(pieces, focus)
        self._view.redraw(Box(0, 0, *self._layout.size))
        self._bar = ()
        self._paint_bar(bar)
        self._controls.paint(self._view.board)
        self._drawn = self._looks()
        self._view.paint(surface)

    def update(self, pieces: tuple[Piece, ...], focus: Box | None, bar: tuple[str, ...]) -> list[Box]:
        """Bring what is at rest up to date; the boxes where it changed."""
        changed = self._view.show(pieces, focus)
        changed += self._update_controls(changed)
        return changed + self._paint_bar(bar)

    def lay_motes(self, surface: pygame.Surface, changed: list[Box], motes: Sequence[Mote]) -> list[Box]:
        """Bring what changed and what moves to the screen; the boxes that were touched."""
        return self._view.lay_motes(surface, changed, motes)

    def _paint_bar(self, bar: tuple[str, ...]) -> list[Box]:
        if bar == self._bar:
            return []
        self._bar = bar
        paint_bar(self._view.board, self._layout.bar, bar, self._colours)
        return [self._layout.bar]

    def _update_controls(self, redrawn: list[Box]) -> list[Box]:
        """Draw the buttons that came, changed, or lost pixels to what was redrawn; wipe away those that are gone."""
        now = self._looks()
        gone = [look.box.grown(RING + 1) for key, look in self._drawn.items() if now.get(key) != look]
        for box in gone:
            self._view.redraw(box)
        wiped = [*redrawn, *gone]
        self._controls.touch(
            *(
                key
                for key, look in now.items()
                if self._drawn.get(key) != look or any(look.box.grown(RING).meets(box) for box in wiped)
            )
        )
        self._drawn = now
        return [*gone, *self._controls.repaint(self._view.board, self._view.ground)]

    def _looks(self) -> dict[Hashable, Control]:
        return {member.key: replace(member, action=_nothing) for member in self._controls.members}


def _nothing() -> None:
    """Stand for what a button does, which is not seen."""
