"""How few moves a game may take while it is still open how some ranks are paired.

A hopeful game is played: a card goes as soon as any way left to its rank lets it, and a waste card
that may have been played lies on nothing. No real game clears the heart sooner, so its length, less
all the draws that played waste cards can spare it, is never more than a real game takes. With
one way for each rank there is nothing left to hope for, and the length is exact.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tools.solver.pairings import Puzzle, Way, Ways, free_bits, partners_of


@dataclass(frozen=True, slots=True)
class Outlook:
    """What can be hoped for with the ``ways`` that are left to each rank.

    No game takes fewer than ``moves``. ``promising`` has the one way of each rank that looks best.
    ``open_rank`` is the index of the rank to settle next, None when none is open.
    """

    ways: Ways
    moves: int
    promising: Ways
    open_rank: int | None


def outlook(puzzle: Puzzle, ways: Ways) -> Outlook | None:
    """What can be hoped for with ``ways``, or None when no choice among them wins."""
    game = _HopefulGame(puzzle, ways)
    if not all(ways) or not game.is_won():
        return None
    prices = [[game.price(way) for way in choice] for choice in ways]
    fits = [[game.fits(way) for way in choice] for choice in ways]
    moves = game.turns() + sum(map(min, prices))
    best = [min(range(len(choice)), key=lambda i: (not fits[r][i], prices[r][i])) for r, choice in enumerate(ways)]
    promising = tuple((choice[i],) for choice, i in zip(ways, best, strict=True))
    # First a rank for which the hopeful game broke its word, then the one whose cards come free first.
    is_open = [r for r, choice in enumerate(ways) if len(choice) > 1]
    open_rank = max(is_open, key=lambda r: (not any(fits[r]), _lowest(ways[r][0])), default=None)
    return Outlook(ways, moves, promising, open_rank)


def _lowest(way: Way) -> int:
    """The lowest place of the heart that a card of the rank lies in."""
    return max([position for pair in way.inside for position in pair] + [position for position, _ in way.outside])


def _members(bits: int) -> Iterator[int]:
    """The numbers in the set that ``bits`` stands for, ascending."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


class _HopefulGame:
    """The hopeful game, played turn by turn; sets of positions and of outside cards are bits."""

    def __init__(self, puzzle: Puzzle, ways: Ways) -> None:
        self.partners, self.outside_partners = partners_of(ways)
        self.outside = puzzle.outside
        self.first_turned = self.turned = puzzle.drawn
        self.left = puzzle.heart
        # The positions that have come free, and those of them that wait for a partner.
        self.reached = 0
        self.waiting: list[int] = []
        # The outside cards that a reached position hopes for, and those that may have been played.
        self.hoped = 0
        self.played = 0
        # For each redeal, the cards played before it, which need not be drawn again.
        self.spared: list[int] = []
        # For each position, what had come free and what could be taken from the waste when it went.
        self.gone: dict[int, tuple[int, int]] = {}

    def is_won(self) -> bool:
        """Plays until the heart is cleared, or a whole run through the stock brings nothing."""
        left_at_redeal = 0
        self._reach()
        self._play_pairs()
        while self.left:
            if self.turned < self.outside:
                self.turned += 1
            elif self.left == left_at_redeal:
                return False
            else:
                left_at_redeal = self.left
                self.spared.append(self.played)
                self.turned = 0
            self._play_pairs()
        return True

    def _play_pairs(self) -> None:
        within_reach = self._within_reach()
        while going := [position for position in self.waiting if self._may_go(position, within_reach)]:
            for position in going:
                self.gone[position] = self.reached, within_reach
                self.left ^= 1 << position
            self._reach()
            within_reach = self._within_reach()
        self.played |= within_reach & self.hoped

    def _within_reach(self) -> int:
        """The waste cards down to the highest one that surely still lies there."""
        waste = (1 << self.turned) - 1
        staying = waste & ~self.hoped
        return waste & -(1 << staying.bit_length() - 1) if staying else waste

    def _may_go(self, position: int, within_reach: int) -> int:
        return self.partners[position] & self.reached or self.outside_partners[position] & within_reach

    def _reach(self) -> None:
        fresh = free_bits(self.left) & ~self.reached
        self.reached |= fresh
        for position in _members(fresh):
            self.hoped |= self.outside_partners[position]
        self.waiting = list(_members(self.reached & self.left))

    def turns(self) -> int:
        """The draws and redeals, if no outside card is ever played."""
        return len(self.spared) * (self.outside + 1) + self.turned - self.first_turned

    def price(self, way: Way) -> int:
        """The moves that the pairs of a rank take, less the draws they can spare."""
        return way.pair_count - sum(self._draws_spared(card) for _, card in way.outside)

    def _draws_spared(self, card: int) -> int:
        # The last run through the stock need not come as far as the card.
        runs = self.spared if card < self.turned else self.spared[:-1]
        return sum(played >> card & 1 for played in runs)

    def fits(self, way: Way) -> bool:
        """Whether each card of a rank could go when it went, with its partner of this way."""
        return all(self.gone[one][0] >> other & self.gone[other][0] >> one & 1 for one, other in way.inside) and all(
            self.gone[position][1] >> card & 1 for position, card in way.outside
        )
