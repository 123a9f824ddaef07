"""The idea the solver rests on: a won game is a choice of how the cards of each rank are paired.

Four cards can be paired in three ways. Once a way is chosen for every rank, nothing is left to
decide, because playing a chosen pair as soon as it can be played is never worse than playing it
later: heart cards come free sooner, the waste card no longer lies on others, and it need not be
drawn again. So the solver never looks for moves. It looks for a good way for each rank.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game.cards import RANKS
from game.heart_to_heart.shape import COVERS, POSITIONS
from game.heart_to_heart.state import State

# Sets of positions are written as the bits of a number: position p is bit p.
COVER_BITS = {position: sum(1 << cover for cover in COVERS[position]) for position in POSITIONS}


class Way(NamedTuple):
    """One way to pair off every heart card of a rank.

    ``inside`` holds pairs of two positions; ``outside`` pairs a position with the place of a card
    in the drawing order.
    """

    inside: tuple[tuple[int, int], ...] = ()
    outside: tuple[tuple[int, int], ...] = ()

    @property
    def pair_count(self) -> int:
        """How many moves its pairs are."""
        return len(self.inside) + len(self.outside)


# For each rank the ways that are still considered.
Ways = tuple[tuple[Way, ...], ...]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A state as the solver sees it.

    ``heart`` holds the bits of the remaining positions, ``outside`` counts the cards of waste and
    stock, which are numbered from 0 in the order in which they are drawn after a redeal. The first
    ``drawn`` of them lie in the waste. ``ways`` has every way to pair each rank with cards in the heart.
    """

    heart: int
    outside: int
    drawn: int
    ways: Ways


def puzzle_of(state: State) -> Puzzle:
    """What the solver needs to know of ``state``."""
    order = state.waste + state.stock
    ways = []
    for rank in RANKS:
        inside = tuple(position for position in POSITIONS if state.at(position) == rank)
        if inside:
            ways.append(tuple(_ways(inside, tuple(place for place, card in enumerate(order) if card == rank))))
    return Puzzle(sum(1 << position for position in state.remaining), len(order), len(state.waste), tuple(ways))


def _ways(inside: tuple[int, ...], outside: tuple[int, ...]) -> Iterator[Way]:
    """Every way to pair the positions ``inside`` with one another or with the places ``outside``."""
    if not inside:
        yield Way()
        return
    first, rest = inside[0], inside[1:]
    for place in outside:
        for way in _ways(rest, tuple(other for other in outside if other != place)):
            yield Way(way.inside, ((first, place), *way.outside))
    for partner in rest:
        for way in _ways(tuple(other for other in rest if other != partner), outside):
            yield Way(((first, partner), *way.inside), way.outside)


def free_bits(heart: int) -> int:
    """The bits of the free positions, when ``heart`` are the bits of the remaining ones."""
    return sum(1 << position for position in POSITIONS if heart >> position & 1 and not COVER_BITS[position] & heart)


def partners_of(ways: Ways) -> tuple[list[int], list[int]]:
    """For each position, the bits of its partners in the heart and of those outside, in any of ``ways``."""
    inside = [0] * (POSITIONS[-1] + 1)
    outside = inside.copy()
    for choice in ways:
        for way in choice:
            for one, other in way.inside:
                inside[one] |= 1 << other
                inside[other] |= 1 << one
            for position, place in way.outside:
                outside[position] |= 1 << place
    return inside, outside
