"""How a deal code becomes a deck, the same on every machine for ever.

The deck, four runs of A 2 … 10 J Q K, is shuffled with the words of the seed
``"<game>-<variant>-<constant>-<number>"``, the deal number written in decimal. The constant is
free; it was searched for so that deal number 0 is the example deal that players know.
"""

from collections.abc import Iterator

from game.cards import RANKS, Rank
from game.deals import DealCode, parse_code, parse_typed_code, random_words, shuffled
from game.heart_to_heart.state import COPIES, State, dealt

GAME = "HH1"
NORMAL = "N"
VARIANTS = (NORMAL,)

# Found by tools/find_dealing_constant.py.
DEALING_CONSTANT = 8_978_870

NEW_DECK = (RANKS[-1:] + RANKS[:-1]) * COPIES


def deal_code(number: int) -> DealCode:
    """The code of deal ``number``, 0 ≤ number < 26⁶."""
    return DealCode(GAME, NORMAL, number)


def parse_deal_code(text: str) -> DealCode:
    """The deal named exactly by ``text``, as in a record. Raises CodeError."""
    return parse_code(text, GAME, VARIANTS)


def parse_typed_deal_code(text: str) -> DealCode:
    """The deal a person named by ``text``, forgiving about case, spaces and dashes. Raises CodeError."""
    return parse_typed_code(text, GAME, VARIANTS)


def deck_of(code: DealCode, constant: int = DEALING_CONSTANT) -> tuple[Rank, ...]:
    """The 52 cards of a deal in dealing order."""
    return shuffled(NEW_DECK, words_of(code, constant))


def words_of(code: DealCode, constant: int = DEALING_CONSTANT) -> Iterator[int]:
    """The random numbers that shuffle the new deck of a deal."""
    return random_words(f"{code.game}-{code.variant}-{constant}-{code.number}")


def deal(code: DealCode) -> State:
    """The start of the game that ``code`` names."""
    return dealt(deck_of(code))
