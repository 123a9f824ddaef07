"""What players of Hearts and the levels of the bots are called."""

from collections.abc import Sequence

from game.session.hearts_bots import LEVELS
from game.session.hearts_seats import Player, Players
from game.shell.language import _, _n


def level_name(level: str | None) -> str:
    """What plays in a seat: a person, or a bot of some level."""
    names = {
        # Translators: a person, not a computer player, sits at the table.
        None: _("Person"),
        # Translators: how well a computer player plays.
        "random": _("Beginner"),
        "sensible": _("Sensible"),
    }
    return names.get(level, str(level))


def next_level(level: str | None) -> str | None:
    """The level after this one, a person after the last."""
    order: Sequence[str | None] = (None, *reversed(LEVELS))
    return order[(order.index(level) + 1) % len(order)] if level in order else None


def seat_names(players: Players) -> tuple[str, ...]:
    """Each player's name; those that were given none have one of the house's."""
    people = sum(player.is_human for player in players)
    return tuple(_seat_name(seat, player, people) for seat, player in enumerate(players))


def named(players: Players) -> Players:
    """The players as a game begins with them: all with names, but for a person who is simply oneself."""
    is_alone = sum(player.is_human for player in players) == 1
    return tuple(
        player if player.is_human and is_alone else Player(name, player.level)
        for name, player in zip(seat_names(players), players, strict=True)
    )


def players_text(players: Players) -> str:
    """Who plays, in figures: people and bots."""
    people = sum(player.is_human for player in players)
    bots = len(players) - people
    # Translators: computer players, in one short word.
    texts = [_n("{n} person", "{n} people", people)] * (people > 0) + [_n("{n} bot", "{n} bots", bots)] * (bots > 0)
    return ", ".join(texts)


def _seat_name(seat: int, player: Player, people: int) -> str:
    if player.name:
        return player.name
    if player.is_human:
        # Translators: the one person at the table; and one of several.
        return _("You") if people == 1 else _("Player {number}").format(number=seat + 1)
    return _bot_names()[seat % len(_bot_names())]


def _bot_names() -> tuple[str, ...]:
    # Translators: first names of computer players, short ones; any that are at home where your language is spoken.
    return (
        _("Ada"),
        _("Bruno"),
        _("Clara"),
        _("Dario"),
        _("Emil"),
        _("Flora"),
        _("Greta"),
        _("Hugo"),
        _("Ines"),
        _("Jonas"),
    )
