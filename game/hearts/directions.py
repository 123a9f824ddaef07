"""Where passed cards go."""

from collections.abc import Mapping

from game.hearts.options import Options
from game.hearts.seats import Cards, Seat
from game.hearts.vocabulary import Direction

_TWO_AND_ONE = {Direction.TWO_LEFT_ONE_RIGHT: 1, Direction.TWO_RIGHT_ONE_LEFT: -1}
_STEPS: Mapping[Direction, int] = {
    Direction.LEFT: 1,
    Direction.RIGHT: -1,
    Direction.LEFT2: 2,
    Direction.RIGHT2: -2,
    Direction.PARTNER: 2,
}


def direction_of(options: Options, number: int) -> Direction:
    """The passing direction of deal ``number``, counted from 1."""
    cycle = options.passing
    return cycle[(number - 1) % len(cycle)] if cycle else Direction.HOLD


def pass_size(options: Options, direction: Direction) -> int:
    """How many cards each player passes."""
    if direction in (Direction.HOLD, Direction.DEALER):
        return 0
    if direction is Direction.SCATTER:
        return (options.players - 1) * _scattered_to_each(options.players)
    if direction in _TWO_AND_ONE:
        return 3
    return options.pass_count


def is_single(direction: Direction) -> bool:
    """Whether all cards of a player go to one other player, so that they can be handed on unseen."""
    return direction in _STEPS or direction is Direction.ACROSS


def receiver(direction: Direction, seat: Seat, players: int) -> Seat:
    """Who receives the cards of ``seat``, in a direction that sends all to one player."""
    step = players // 2 if direction is Direction.ACROSS else _STEPS[direction]
    return (seat + step) % players


def shares(direction: Direction, seat: Seat, cards: Cards, players: int) -> tuple[tuple[Seat, Cards], ...]:
    """Who receives which of the ``cards`` that ``seat`` passes, in every direction but a mix.

    Scattered cards go round clockwise from the left neighbour; in the two-and-one calls the first two go together.
    """
    if direction is Direction.SCATTER:
        each = _scattered_to_each(players)
        return tuple(((seat + step) % players, cards[each * (step - 1) : each * step]) for step in range(1, players))
    if direction in _TWO_AND_ONE:
        side = _TWO_AND_ONE[direction]
        return ((seat + side) % players, cards[:2]), ((seat - side) % players, cards[2:])
    return ((receiver(direction, seat, players), cards),)


def _scattered_to_each(players: int) -> int:
    return 2 if players == 3 else 1
