"""Who sits where: people and computer players, and what they are called."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.hearts.seats import Seat
from game.session.hearts_seats import Player
from game.session.hearts_setup import MOST_PLAYERS
from game.shell.hearts_texts_players import level_name, level_note, next_level, place_text, seat_names
from game.shell.language import _, _n
from game.shell.scenes.hearts_setup_draft import Draft
from game.shell.scenes.hearts_setup_rows import DraftPage, button
from game.shell.widgets.control import Control
from game.table.box import Box

if TYPE_CHECKING:
    from game.shell.director import Director

_FEWEST = 3
_LEVEL_SHARE = 0.55  # of a row; the rest is the name


class HeartsSeats(DraftPage):
    """Each seat has two buttons: its player's name, with the place at the table, and who decides there."""

    panel_lines = 0

    def __init__(self, director: Director, draft: Draft) -> None:
        super().__init__(director, draft)
        self._pages = director.hearts_pages

    def heading(self) -> str:
        """How many there are."""
        count = self.draft.setup.options.players
        return _n("{n} player", "{n} players", count)

    def rows(self) -> list[Control]:
        """One for each seat."""
        setup = self.draft.setup
        return [self._row(seat, player) for seat, player in enumerate(setup.players)]

    def _row(self, seat: Seat, player: Player) -> Control:
        shown = button(("level", seat), level_name(player.level), lambda: self._go_on(seat))
        return replace(shown, note=level_note(player.level))

    def _go_on(self, seat: Seat) -> None:
        player = self.draft.setup.players[seat]
        changed = replace(player, level=next_level(player.level))
        self.draft.setup = self.draft.setup.with_player(seat, changed)
        self.stage.refresh()

    def place(self) -> list[Control]:
        """Part each row into the name and who decides."""
        placed: list[Control] = []
        names = seat_names(self.draft.setup.players)
        for member in super().place():
            match member.key:
                case ("level", int(seat)):
                    placed += self._parted(member, seat, names[seat])
                case _:
                    placed.append(member)
        return placed

    def _parted(self, member: Control, seat: Seat, name: str) -> list[Control]:
        box, gap = self._drawn_in(member.box), max(2, self.frame.margin // 4)
        width = round(box.width * (1 - _LEVEL_SHARE)) - gap
        left = box._replace(width=width)
        right = Box(left.right + gap, box.y, box.right - left.right - gap, box.height)
        players = self.draft.setup.players
        shown = button(("name", seat), name, lambda: self._pages.name(self.draft, seat))
        note = place_text(seat, len(players))
        return [
            replace(shown, box=left, note=note, is_marked=players[seat].is_human),
            replace(member, box=right),
        ]

    def _drawn_in(self, box: Box) -> Box:
        """A row that leaves room between two columns, so that each pair of buttons is seen as one."""
        body, by = self.frame.body, self.frame.margin
        if box.width > body.width // 2:
            return box
        return box._replace(x=box.x + (by if box.x > body.x else 0), width=box.width - by)

    def foot(self) -> list[Control]:
        """Fewer and more players."""
        count = self.draft.setup.options.players
        return [
            button("fewer", _("Fewer"), lambda: self._set(count - 1), "minus", is_enabled=count > _FEWEST),
            button("more", _("More"), lambda: self._set(count + 1), "plus", is_enabled=count < MOST_PLAYERS),
        ]

    def _set(self, count: int) -> None:
        self.draft.change({"players": count})
        self.stage.refresh()
