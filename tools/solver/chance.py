"""How a player fares who leaves it to chance which pair comes next."""

from collections import Counter
from itertools import combinations
from random import Random

from game.heart_to_heart.shape import POSITIONS
from game.heart_to_heart.state import State
from tools.solver.pairings import free_bits


def wins_by_chance(state: State, random: Random) -> bool:
    """Whether a player wins who takes pairs at ``random``, each time any that lies there or can be drawn for.

    Draws are left out: they cost moves, but every card outside the heart comes round again.
    """
    ranks = {position: rank for position, rank in enumerate(state.heart, start=1) if rank}
    outside = Counter(state.waste + state.stock)
    heart = sum(1 << position for position in ranks)
    while heart:
        bits = free_bits(heart)
        free = [position for position in POSITIONS if bits >> position & 1]
        # A pair is written as the positions it takes: one with a card from outside, or two.
        pairs: list[tuple[int, ...]] = [(position,) for position in free if outside[ranks[position]]]
        pairs += [both for both in combinations(free, 2) if ranks[both[0]] == ranks[both[1]]]
        if not pairs:
            return False
        pair = random.choice(pairs)
        if len(pair) == 1:
            outside[ranks[pair[0]]] -= 1
        heart ^= sum(1 << position for position in pair)
    return True
