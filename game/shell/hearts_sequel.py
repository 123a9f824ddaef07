"""What comes next at the table of Hearts, once all that was played has been shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.hearts.actions import Charge
from game.hearts.turns import CallTurn, ChargeTurn, MoonTurn
from game.hearts.vocabulary import Phase

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable


def go_on_at(table: HeartsTable, director: Director) -> None:
    """Deal, tell what a deal came to, or ask the person at the screen what no card can answer.

    Where cards are to be played, or a bot is to act, there is nothing to do.
    """
    state, next_person = table.game.state, table.person.next_person
    if state.phase is Phase.DEAL and state.deal is None:
        table.deal()
    elif state.phase in (Phase.DEAL, Phase.OVER):
        director.hearts_deal_end(table)
    elif table.turn is not None:
        _ask_at(table, director)
    elif next_person is not None:
        director.hearts_curtain(table, next_person)


def _ask_at(table: HeartsTable, director: Director) -> None:
    match table.turn:
        case ChargeTurn(seat=seat, cards=()):
            # Nothing can be turned up: nobody is asked, and nobody learns of it.
            table.act(Charge(seat))
        case CallTurn() as turn:
            director.hearts_call(table, turn)
        case MoonTurn() as turn:
            director.hearts_moon(table, turn)
