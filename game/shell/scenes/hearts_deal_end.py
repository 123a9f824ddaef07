"""What a deal of Hearts came to, and at the end of the game who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.hearts.game import Game
from game.hearts.moon import Shot
from game.hearts.scales import SPADE_QUEEN
from game.hearts.scores import weight
from game.hearts.seats import Seat
from game.hearts.settling import Outcome
from game.hearts.trick import owned_tricks
from game.shell.hearts_words import said_of, spoken, won_text
from game.shell.intents import Command, Intent
from game.shell.language import _
from game.shell.scenes.dialog import Choice, Dialog
from game.shell.widgets.control import Style
from game.shell.widgets.words import Align, paint_line
from game.table.box import Box
from game.table.hearts_numbers import score_text
from sprites import lettering, shapes

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable

# Heights of a line: a row of a few scores, and of many.
_ROW, _TIGHT_ROW = 1.25, 1.05
_MANY = 6


class _Row(NamedTuple):
    """A line of the table: a name, points taken, what was added, the new total; whether it is in front."""

    name: str
    points: str
    change: str
    total: str
    is_front: bool


class HeartsDealEnd(Dialog):
    """Shows points, changes and totals; the game goes on, or is over, from here."""

    def __init__(self, director: Director, table: HeartsTable) -> None:
        super().__init__(director)
        self._table = table
        self._is_told = False

    @property
    def _is_over(self) -> bool:
        return self._table.game.state.is_over

    def heading(self) -> str:
        """The end of the deal, or who has won."""
        state = self._table.game.state
        if not self._is_over:
            return _("End of deal {n}").format(n=state.number)
        groups = (state.rules.contenders[winner] for winner in state.winners)
        seats = [seat for group in groups for scorer in group for seat in state.rules.scorers[scorer]]
        names = " + ".join(self._table.names[seat] for seat in seats)
        return won_text(names)

    def lines(self) -> list[str]:
        """The moon, if there was one, or else who took the queen of spades."""
        if self._shot is not None:
            name = self._side(self._shot.scorer)
            return [said_of(name, _("You have shot the moon!"), _("{name} has shot the moon"))]
        seat = queen_taker(self._table.game.state)
        if seat is None:
            return []
        name = self._table.names[seat]
        return [said_of(name, _("You took the queen of spades"), _("{name} took the queen of spades"))]

    def golden_lines(self) -> int:
        """The moon stands out."""
        return 0 if self._shot is None else 1

    def ornament(self) -> float:
        """Room for the scores."""
        rows = len(self._table.game.state.rules.scorers) + 1
        return rows * (_ROW if rows <= _MANY else _TIGHT_ROW)

    def choices(self) -> list[Choice]:
        """The ways on."""
        table, director = self._table, self.director
        tricks = Choice("tricks", _("Tricks"), lambda: director.hearts_tricks(table), "tricks")
        if self._is_over:
            result = Choice("result", _("Result"), self._show_result, "trophy", Style.PRIMARY)
            return [result, tricks, Choice("again", _("Play again"), lambda: director.hearts_again(table), "redo")]
        return [
            Choice("next", _("Next deal"), table.deal, "play", Style.PRIMARY),
            tricks,
            Choice("scores", _("Scores"), lambda: director.hearts_pages.scores(table.game.record), "trophy"),
            Choice("undo", _("Take back"), table.undo, "undo", is_enabled=table.game.can_take_back),
        ]

    def _show_result(self) -> None:
        self.director.hearts_pages.result(self._table.game.record)

    def cancel(self) -> None:
        """The deal can not be played on: the menu lies over it."""
        self.director.hearts_pause(self._table)

    def handle(self, intent: Intent) -> None:
        """Press a button, open the menu, take back, or look at the tricks."""
        match intent:
            case Command.MENU:
                self.cancel()
            case Command.UNDO:
                self._table.undo()
            case Command.DRAW:
                self.director.hearts_tricks(self._table)
            case _:
                super().handle(intent)

    def uncover(self) -> None:
        """Say once how it stands."""
        if not self._is_told:
            self._is_told = True
            scores = ", ".join(f"{row.name} {row.total}" for row in self._rows())
            self._table.tell(spoken(self.heading(), *self.lines(), scores), self._is_over)

    # Scores

    @property
    def _outcome(self) -> Outcome | None:
        deal = self._table.game.state.deal
        return None if deal is None else deal.outcome

    @property
    def _shot(self) -> Shot | None:
        return None if self._outcome is None else self._outcome.shot

    def _side(self, scorer: int) -> str:
        return " + ".join(self._table.names[seat] for seat in self._table.game.state.rules.scorers[scorer])

    def _rows(self) -> list[_Row]:
        state, outcome = self._table.game.state, self._outcome
        if outcome is None:
            return []
        best = min(map(weight, state.totals))
        return [
            _Row(
                self._side(scorer),
                score_text(outcome.points[scorer]),
                _signed(score_text(outcome.scores[scorer])),
                score_text(state.totals[scorer]),
                weight(state.totals[scorer]) == best,
            )
            for scorer in range(len(state.rules.scorers))
        ]

    def paint_words(self, surface: pygame.Surface) -> None:
        """Draw the scores too."""
        super().paint_words(surface)
        box = self._arrangement.ornament
        if box is None:
            return
        rows = self._rows()
        height = box.height // (len(rows) + 1)
        head = _Row("", _("Points"), _("Change"), _("Total"), False)
        for number, row in enumerate([head, *rows]):
            self._paint_row(surface, row, box._replace(y=box.y + number * height, height=height), is_head=number == 0)

    def _paint_row(self, surface: pygame.Surface, row: _Row, box: Box, is_head: bool) -> None:
        colours = self.context.colours
        if row.is_front:
            band = box._replace(y=box.y + 1, height=box.height - 2)
            ground = shapes.panel(band[2:], colours.button, colours.button, max(2, box.height // 5))
            surface.blit(ground, band[:2])
        size = round(box.height * (0.62 if is_head else 0.76))
        colour = colours.text_dim if is_head else colours.text
        pad = box.height // 3
        column = box.width // 5
        name = Box(box.x + pad, box.y, box.width - 3 * column - 2 * pad, box.height)
        if row.is_front:
            # The trophy tells what the band of light is about.
            side = round(box.height * 0.6)
            end = name.x + min(lettering.width_of(row.name, size, True) + side // 3, name.width - side)
            name = name._replace(width=end - name.x - side // 3)
            icon = shapes.icon("trophy", side, colours.gold)
            surface.blit(icon, (end, box.y + (box.height - side) // 2))
        paint_line(surface, row.name, name, size, colour, Align.LEFT, bold=row.is_front)
        for place, text in enumerate((row.points, row.change, row.total)):
            cell = Box(box.right - pad - (3 - place) * column, box.y, column - 4, box.height)
            is_total = place == 2 and not is_head
            paint_line(surface, text, cell, size, colours.gold if is_total else colour, Align.RIGHT, bold=is_total)


def _signed(text: str) -> str:
    return text if text.startswith("−") or text == "0" else f"+{text}"


def queen_taker(state: Game) -> Seat | None:
    """Who took the queen of spades in the last deal, where there is one that costs points."""
    play = None if state.deal is None else state.deal.play
    if play is None or SPADE_QUEEN not in state.rules.penalties or state.rules.options.decks > 1:
        return None
    return next((owner for trick, owner in owned_tricks(play.tricks) if SPADE_QUEEN in trick.cards), None)
