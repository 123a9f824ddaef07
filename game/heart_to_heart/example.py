"""The example game that the page of examples replays, and its two examples of tapping.

The game is a won one of the deal that players know, with the fewest moves there can be. Nine draws
bring the first 4; as the tenth move it goes together with the tip.
"""

from dataclasses import dataclass
from itertools import accumulate

from game.heart_to_heart.deal import deal, deal_code
from game.heart_to_heart.moves import parse_moves
from game.heart_to_heart.play import apply
from game.heart_to_heart.shape import TIP
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Pile, Target

EXAMPLE_CODE = deal_code(0)

EXAMPLE_MOVES = parse_moves("""
    d d d d d d d d d 25+w d d d d 23+w d d d d d d 20+w d d 24+w d d d d 22+w d
    r d 19+w d d d 16+w d d d d 11+w d 21+w 18+w d d 15+w d d d 17+w 13+w d d d d 14+w 9+12 6+w
    7+w d 10+w 2+4 d d d
    r d 5+w d d d 1+w d 8+w d d d d 3+w
""")


def example_states() -> tuple[State, ...]:
    """Each state of the example game, from the deal to the win."""
    return tuple(accumulate(EXAMPLE_MOVES, apply, initial=deal(EXAMPLE_CODE)))


@dataclass(frozen=True, slots=True)
class TapExample:
    """Taps on the example deal before its first move, and what they leave selected."""

    taps: tuple[Target, ...]
    selection: Target | None


# The 10 in the first row is covered, so nothing happens; the tip and the ace of the waste are of
# different ranks, so the one tapped last stays selected.
COVERED_CARD = TapExample(taps=(1,), selection=None)
ANOTHER_RANK = TapExample(taps=(TIP, Pile.WASTE), selection=Pile.WASTE)
TAP_EXAMPLES = (COVERED_CARD, ANOTHER_RANK)
