"""How a player fares who takes any pair at once."""

from random import Random

from game.heart_to_heart.endings import is_dead_end, is_won
from game.heart_to_heart.moves import Draw, Redeal
from game.heart_to_heart.play import apply, legal_moves
from game.heart_to_heart.state import State


def wins_greedily(state: State, random: Random) -> bool:
    """Whether a player wins who takes any pair that lies there, at ``random`` among several, or else draws."""
    while not is_won(state) and not is_dead_end(state):
        moves = legal_moves(state)
        pairs = [move for move in moves if not isinstance(move, Draw | Redeal)]
        state = apply(state, random.choice(pairs or moves))
    return is_won(state)
