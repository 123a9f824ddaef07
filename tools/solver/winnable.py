"""Whether a game can be won, which the open heart alone decides.

Every card of stock and waste can be brought to the top of the waste again and again, so a heart
card with a chosen partner out there can go as soon as it is free. The order of the stock only
matters to the number of moves.
"""

from game.heart_to_heart.shape import POSITIONS
from tools.solver.pairings import Puzzle, Way, Ways, free_bits, partners_of


def winning_ways(puzzle: Puzzle) -> Ways | None:
    """One way for each rank with which the game is won, or None when it can not be won."""
    return _search(puzzle.heart, tuple(_with_stock_preferred(ways) for ways in puzzle.ways))


def _with_stock_preferred(ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """Only the way that needs no heart card to wait for another, where there is one."""
    for way in ways:
        if not way.inside:
            return (way,)
    return ways


def _search(heart: int, ways: Ways) -> Ways | None:
    if not _may_clear(heart, ways):
        return None
    contested = next((index for index, choice in enumerate(ways) if len(choice) > 1), None)
    if contested is None:
        return ways
    for way in ways[contested]:
        found = _search(heart, (*ways[:contested], (way,), *ways[contested + 1 :]))
        if found:
            return found
    return None


def _may_clear(heart: int, ways: Ways) -> bool:
    """Whether the heart can be cleared, if each card may go in any of the ``ways``.

    With one way for each rank this is exact; with several it errs on the hopeful side.
    """
    if not all(ways):
        return False
    partners, outside = partners_of(ways)
    ready = sum(1 << position for position in POSITIONS if outside[position])
    left, reached = heart, 0
    while left:
        reached |= free_bits(left)
        paired = ready | sum(1 << position for position in POSITIONS if partners[position] & reached)
        going = left & reached & paired
        if not going:
            return False
        left &= ~going
    return True
