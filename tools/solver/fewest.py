"""Few moves, and the fewest moves, in which a game can be won."""

from heapq import heappop, heappush
from itertools import count

from tools.solver.outlook import Outlook, outlook
from tools.solver.pairings import Puzzle, Way, Ways


def shorter_ways(puzzle: Puzzle, plan: Ways) -> Ways:
    """``plan``, which wins, with each rank in turn paired in the way that makes the game shortest."""
    for rank, choice in enumerate(puzzle.ways):
        found = _outlooks(puzzle, [_with_way(plan, rank, way) for way in choice])
        plan = min(found, key=lambda each: each.moves).ways
    return plan


def fewest_ways(puzzle: Puzzle) -> Ways | None:
    """One way for each rank with which no game is shorter, or None when it can not be won.

    Settles one rank after another, always where the outlook is best, until it is certain.
    """
    best: Outlook | None = None
    order = count()
    prospects: list[tuple[int, int, Outlook]] = []
    for found in _outlooks(puzzle, [puzzle.ways]):
        heappush(prospects, (found.moves, next(order), found))
    while prospects:
        moves, _, prospect = heappop(prospects)
        if best and best.moves <= moves:
            break
        for certain in _outlooks(puzzle, [prospect.promising]):
            best = min(best or certain, certain, key=lambda found: found.moves)
        for found in _outlooks(puzzle, _settled(prospect)):
            heappush(prospects, (found.moves, next(order), found))
    return best.ways if best else None


def _outlooks(puzzle: Puzzle, choices: list[Ways]) -> list[Outlook]:
    return [found for found in (outlook(puzzle, ways) for ways in choices) if found]


def _settled(prospect: Outlook) -> list[Ways]:
    """The ways left when the open rank is settled in each of its ways."""
    ways, rank = prospect.ways, prospect.open_rank
    return [] if rank is None else [_with_way(ways, rank, way) for way in ways[rank]]


def _with_way(ways: Ways, rank: int, way: Way) -> Ways:
    return (*ways[:rank], (way,), *ways[rank + 1 :])
