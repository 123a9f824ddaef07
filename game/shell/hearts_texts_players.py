"""What players of Hearts and the levels of the bots are called."""

from collections.abc import Sequence

from game.session.hearts_bots import LEVELS
from game.session.hearts_seats import Player, Players
from game.shell.language import _, _c, _n

_FEW = 4  # players, with at most one on each side


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


def level_note(level: str | None) -> str:
    """Who that is: somebody before the screen, or the program."""
    # Translators: a small line under "Person"; and under how well a computer player plays.
    return _("at this screen") if level is None else _("computer player")


def place_text(turn: int, count: int) -> str:
    """Where somebody sits who plays ``turn`` seats after the first of ``count``; play goes clockwise."""
    if turn == 0:
        # Translators: where players sit around the table, a small line under a name: the first of them, who looks
        # from there.
        return _("at the front")
    # Translators: where somebody sits, seen from the first player.
    if 2 * turn == count:
        return _c("place", "across")
    is_left = 2 * turn < count
    number = turn if is_left else count - turn
    if number == 1 and count <= _FEW:
        return _c("place", "left") if is_left else _c("place", "right")
    # Translators: where somebody sits, as the first, second … from there.
    return (_("{n} to the left") if is_left else _("{n} to the right")).format(n=number)


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
