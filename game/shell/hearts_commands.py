"""What the keys and the buttons of a controller do at the table of Hearts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shell.intents import Command

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_table import HeartsTable


def obey(table: HeartsTable, director: Director, command: Command) -> None:
    """Do what ``command`` means at the table."""
    match command:
        case Command.CONFIRM:
            _confirm(table)
        case Command.ADVANCE:
            _advance(table)
        case Command.UNDO:
            table.undo()
        case Command.HINT:
            table.hint()
        case Command.CANCEL if table.person.choice.places:
            table.put_down()
        case Command.NEXT | Command.PREVIOUS:
            table.reach.cycle(table.layout, 1 if command is Command.NEXT else -1)
        case _:
            _lead_away(table, director, command)


def _lead_away(table: HeartsTable, director: Director, command: Command) -> None:
    match command:
        case Command.MENU | Command.CANCEL:
            director.hearts_pause(table)
        case Command.NEW:
            director.hearts_pages.setup()
        case Command.HELP:
            director.hearts_pages.rules(table.game.state.rules)
        case Command.DRAW if table.has_tricks:
            director.hearts_tricks(table)


def _confirm(table: HeartsTable) -> None:
    """Hurry what is shown; else do what a tap on the thing in focus does."""
    if table.show.is_busy:
        table.hurry()
        return
    if table.person.has_chosen and not table.reach.focus.is_shown:
        table.choose()
        return
    table.reach.show(True)
    place = table.reach.focus.place
    if place is not None:
        if table.tap_card(place) and table.person.has_chosen:
            table.reach.lead_to(table.layout, "choose")
    else:
        table.controls.handle(Command.CONFIRM)


def _advance(table: HeartsTable) -> None:
    """Hurry what is shown; else do what the cards taken up come to, or what is in focus."""
    if table.show.is_busy:
        table.hurry()
    elif table.person.action is not None:
        table.choose()
    elif table.reach.focus.is_shown:
        _confirm(table)
