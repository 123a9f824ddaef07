"""Solves Heart to Heart. The game itself has no solver and never imports this one."""

from game.heart_to_heart.state import State
from tools.solver.pairings import puzzle_of
from tools.solver.winnable import winning_ways


def is_winnable(state: State) -> bool:
    """Whether the game can be won from ``state`` when played perfectly."""
    return winning_ways(puzzle_of(state)) is not None
