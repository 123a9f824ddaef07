"""Who sits where at a table of Hearts: people and bots, each with a name.

A record names them twice: ``seats`` in the words of every record, ``player`` or ``bot``, and ``players`` with their
names and the levels of the bots, which other programs may leave out.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeGuard

from game.hearts.seats import Seat
from game.session.faults import RecordError
from game.session.hearts_bots import LEVELS, USUAL
from game.session.hearts_record import HeartsRecord

KEY = "players"

_PERSON, _BOT = "player", "bot"


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat: a person, or a bot of a ``level`` of LEVELS. ``name`` may be empty."""

    name: str = ""
    level: str | None = None

    @property
    def is_human(self) -> bool:
        """Whether a person decides."""
        return self.level is None


Players = tuple[Player, ...]


def human_seats(players: Players) -> tuple[Seat, ...]:
    """The seats of people, in order; the first is the one whose results are counted."""
    return tuple(seat for seat, player in enumerate(players) if player.is_human)


def seats_json(players: Players) -> tuple[str, ...]:
    """The players as every record names them."""
    return tuple(_PERSON if player.is_human else _BOT for player in players)


def players_json(players: Players) -> list[dict[str, str]]:
    """The players as records of this game name them besides; ``parse_players`` reads it back."""
    return [
        {"name": player.name} if player.level is None else {"name": player.name, "level": player.level}
        for player in players
    ]


def parse_players(record: HeartsRecord) -> Players:
    """Who sits where in a record; without names, and in one that names nobody a person and bots.

    Raises RecordError.
    """
    data = record.extra.get(KEY)
    if data is None:
        words = record.seats or (_PERSON, *[_BOT] * (record.rules.players - 1))
        return tuple(Player() if word == _PERSON else Player(level=USUAL) for word in words)
    if not _is_list_of_objects(data) or len(data) != record.rules.players:
        raise RecordError(f"{KEY}: must be a list of {record.rules.players} objects, one for each seat")
    return tuple(map(_parse_player, data))


def _parse_player(data: Mapping[str, object]) -> Player:
    name, level = data.get("name", ""), data.get("level")
    if not isinstance(name, str):
        raise RecordError(f"{KEY}: a name must be a text, not {name!r}")
    if level is not None and level not in LEVELS:
        raise RecordError(f"{KEY}: {level!r} is no level of play")
    return Player(name, None if level is None else str(level))


def _is_list_of_objects(data: object) -> TypeGuard[Sequence[Mapping[str, object]]]:
    return isinstance(data, list) and all(isinstance(item, Mapping) for item in data)
