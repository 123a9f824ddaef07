"""Whole deals solved by trying everything; this shares no thought with the solver.

For `Search` a position is three numbers: the bits of the heart cards left, the bits of the outside cards played,
and how many of the outside cards, in drawing order, have been passed.
"""

from collections import Counter
from collections.abc import Iterator

from game.heart_to_heart.shape import COVERS, POSITIONS
from game.heart_to_heart.state import State

Position = tuple[int, int, int]


class Search:
    """Tries all moves from a state, everywhere, as long as the win can come within ``limit`` moves."""

    def __init__(self, state: State, limit: int) -> None:
        self.limit = limit
        self.order = state.waste + state.stock
        self.rank = dict(enumerate(state.heart, start=1))
        self.start = self.settled(sum(1 << place for place in state.remaining), 0, len(state.waste))
        ranks = {card for card in state.heart if card}
        self.places = [sum(1 << place for place in POSITIONS if self.rank[place] == rank) for rank in ranks]

    def fewest(self) -> int | None:
        """The fewest moves to the win, None when they are more than the limit."""
        layer, seen = {self.start}, {self.start}
        for count in range(self.limit + 1):
            if any(not heart for heart, _, _ in layer):
                return count
            following = {after for position in layer for after in self.moves(position)} - seen
            layer = {after for after in following if count + 1 + self.pairs_left(after[0]) <= self.limit}
            seen |= layer
        return None

    def pairs_left(self, heart: int) -> int:
        """The pairs that the heart cards left make at least."""
        return sum(((heart & places).bit_count() + 1) // 2 for places in self.places)

    def settled(self, heart: int, played: int, passed: int) -> Position:
        """The position, with played cards on top of the waste not counted as passed."""
        while passed and played >> passed - 1 & 1:
            passed -= 1
        return heart, played, passed

    def moves(self, position: Position) -> Iterator[Position]:
        """The positions one move on."""
        heart, played, passed = position
        following = [place for place in range(passed, len(self.order)) if not played >> place & 1]
        yield self.settled(heart, played, following[0] + 1 if following else 0)
        free = free_places(heart)
        for index, place in enumerate(free):
            if passed and self.order[passed - 1] == self.rank[place]:
                yield self.settled(heart ^ 1 << place, played | 1 << passed - 1, passed)
            for other in free[index + 1 :]:
                if self.rank[other] == self.rank[place]:
                    yield self.settled(heart ^ 1 << place ^ 1 << other, played, passed)


def free_places(heart: int) -> list[int]:
    """The positions that hold a card while those of their covering cards hold none."""
    return [place for place in POSITIONS if heart >> place & 1 and not any(heart >> c & 1 for c in COVERS[place])]


def can_be_won(state: State) -> bool:
    """Whether some order of pairs clears the heart, when any outside card can be had at any time."""
    rank = {place: card for place, card in enumerate(state.heart, start=1) if card}
    start = sum(1 << place for place in state.remaining), tuple(sorted(state.waste + state.stock))
    to_try, seen = [start], {start}
    while to_try:
        heart, outside = to_try.pop()
        if not heart:
            return True
        found = set()
        free = free_places(heart)
        for place in free:
            if rank[place] in outside:
                left = Counter(outside) - Counter([rank[place]])
                found.add((heart ^ 1 << place, tuple(sorted(left.elements()))))
            partners = [other for other in free if other > place and rank[other] == rank[place]]
            found |= {(heart ^ 1 << place ^ 1 << other, outside) for other in partners}
        to_try += found - seen
        seen |= found
    return False
