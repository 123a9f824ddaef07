"""What hypothesis draws from: codes, decks, moves, and games of Heart to Heart as they are played."""

from random import Random

from hypothesis import strategies as st

from game.deals import DEAL_COUNT, DealCode
from game.heart_to_heart.deal import deal, deal_code
from game.heart_to_heart.moves import Draw, HeartPair, Move, Redeal, WastePair
from game.heart_to_heart.play import apply, legal_moves
from game.heart_to_heart.shape import POSITIONS
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Pile, Target

EVERY_MOVE: tuple[Move, ...] = (
    Draw(),
    Redeal(),
    *(WastePair(position) for position in POSITIONS),
    *(HeartPair(lower, higher) for lower in POSITIONS for higher in POSITIONS if lower < higher),
)
EVERY_TARGET: tuple[Target, ...] = (*POSITIONS, *Pile)

# A game played at random is nearly always over, or hopeless, by then.
LONG_GAME = 250

deal_numbers = st.integers(0, DEAL_COUNT - 1)


def deal_codes() -> st.SearchStrategy[DealCode]:
    """Codes of any deal."""
    return deal_numbers.map(deal_code)


@st.composite
def games(draw: st.DrawFn, longest: int = LONG_GAME) -> list[tuple[Move | None, State]]:
    """Each state of a game played at random, with the move that led to it; None led to the deal.

    In some games pairs are taken eagerly, so that many a game is won.
    """
    state = deal(draw(deal_codes()))
    length = draw(st.integers(0, longest))
    eagerness = draw(st.sampled_from((0.0, 0.5, 1.0)))
    return [(None, state), *_played(state, length, eagerness, Random(draw(deal_numbers)))]


def _played(state: State, length: int, eagerness: float, random: Random) -> list[tuple[Move | None, State]]:
    steps: list[tuple[Move | None, State]] = []
    while len(steps) < length and (moves := legal_moves(state)):
        pairs = [move for move in moves if isinstance(move, WastePair | HeartPair)]
        move = random.choice(pairs if pairs and random.random() < eagerness else moves)
        state = apply(state, move)
        steps.append((move, state))
    return steps


def states(longest: int = LONG_GAME) -> st.SearchStrategy[State]:
    """States reached by random play."""
    return games(longest).map(lambda game: game[-1][1])


def moves() -> st.SearchStrategy[Move]:
    """Any move, whether it can be played or not."""
    return st.sampled_from(EVERY_MOVE)


def targets() -> st.SearchStrategy[Target]:
    """Anything that can be tapped."""
    return st.sampled_from(EVERY_TARGET)
