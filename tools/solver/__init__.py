"""Solves Heart to Heart. The game itself has no solver and never imports this one.

Each function takes any state that can come up in a game, and solves the rest of the game from there.
"""

from collections.abc import Callable
from random import Random

from game.heart_to_heart.moves import Move
from game.heart_to_heart.state import State
from tools.solver.chance import wins_by_chance
from tools.solver.fewest import fewest_ways, shorter_ways
from tools.solver.greedy import wins_greedily
from tools.solver.pairings import Puzzle, Ways, puzzle_of
from tools.solver.plan import moves_of
from tools.solver.winnable import winning_ways


def is_winnable(state: State) -> bool:
    """Whether the game can be won from ``state`` when played perfectly. Takes about a millisecond."""
    return winning_ways(puzzle_of(state)) is not None


def winning_moves(state: State) -> tuple[Move, ...] | None:
    """Moves that win the game from ``state``, not many more than it needs; None when it can not be won."""
    puzzle = puzzle_of(state)
    plan = winning_ways(puzzle)
    return _moves(puzzle, plan and shorter_ways(puzzle, plan))


def fewest_moves(state: State) -> tuple[Move, ...] | None:
    """The fewest moves that win the game from ``state``; None when it can not be won.

    Exact. Takes a tenth of a second on average, seldom more than one second.
    """
    puzzle = puzzle_of(state)
    return _moves(puzzle, winning_ways(puzzle) and fewest_ways(puzzle))


def _moves(puzzle: Puzzle, plan: Ways | None) -> tuple[Move, ...] | None:
    return None if plan is None else moves_of(puzzle, plan)


def greedy_share(state: State, playouts: int, seed: int) -> float:
    """The share, 0–1, of ``playouts`` games won by a player who takes any pair at once.

    Each ``seed`` plays its own games, the same ones every time.
    """
    return _share(wins_greedily, state, playouts, seed)


def chance_share(state: State, playouts: int, seed: int) -> float:
    """The share, 0–1, of ``playouts`` games won by a player who leaves to chance which pair comes next.

    Each ``seed`` plays its own games, the same ones every time.
    """
    return _share(wins_by_chance, state, playouts, seed)


def _share(wins: Callable[[State, Random], bool], state: State, playouts: int, seed: int) -> float:
    random = Random(seed)
    return sum(wins(state, random) for _ in range(playouts)) / playouts
