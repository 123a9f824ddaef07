"""From one way for each rank to the moves of a game."""

from game.heart_to_heart.moves import Draw, HeartPair, Move, Redeal, WastePair, heart_pair
from tools.solver.pairings import Puzzle, Ways, free_bits


def moves_of(puzzle: Puzzle, plan: Ways) -> tuple[Move, ...]:
    """The game in which each pair of ``plan``, one way for each rank, is played as soon as it can be.

    The plan must be one that wins.
    """
    pairs = [heart_pair(*both) for (way,) in plan for both in way.inside]
    partner = {card: position for (way,) in plan for position, card in way.outside}
    heart, waste, stock = puzzle.heart, list(range(puzzle.drawn)), list(range(puzzle.drawn, puzzle.outside))
    moves: list[Move] = []
    while heart:
        free = free_bits(heart)
        if pair := next((pair for pair in pairs if _bits(pair) & free == _bits(pair)), None):
            moves.append(pair)
            heart ^= _bits(pair)
        elif waste and waste[-1] in partner and free >> partner[waste[-1]] & 1:
            moves.append(WastePair(partner[waste[-1]]))
            heart ^= 1 << partner[waste.pop()]
        elif stock:
            moves.append(Draw())
            waste.append(stock.pop(0))
        else:
            moves.append(Redeal())
            waste, stock = [], waste
    return tuple(moves)


def _bits(pair: HeartPair) -> int:
    return 1 << pair.lower | 1 << pair.higher
