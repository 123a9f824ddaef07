"""The state of one game of Heart to Heart, which no one can change: a move makes a new one."""

from dataclasses import dataclass

from game.cards import RANKS, Rank
from game.heart_to_heart.shape import COVERS, POSITIONS

COPIES = 4
DECK = RANKS * COPIES
POINTS_FOR_A_HEART_CARD = 10

_HEART_SIZE = len(POSITIONS)


@dataclass(frozen=True, slots=True)
class State:
    """All that lies on the table. Suit never matters, so a card is its rank.

    ``heart`` holds the 25 places in order, None where the card is gone. ``stock`` begins with the
    card drawn first. ``waste`` ends with its top card. ``moves`` counts draws, redeals and pairs.
    """

    heart: tuple[Rank | None, ...]
    stock: tuple[Rank, ...]
    waste: tuple[Rank, ...]
    moves: int = 0

    def at(self, position: int) -> Rank | None:
        """The card at a position 1–25, or None where it is gone."""
        return self.heart[position - 1]

    @property
    def waste_top(self) -> Rank | None:
        """The one card of the waste that can be played."""
        return self.waste[-1] if self.waste else None

    @property
    def remaining(self) -> tuple[int, ...]:
        """The positions that still hold a card, ascending."""
        return tuple(position for position in POSITIONS if self.at(position) is not None)

    @property
    def free(self) -> tuple[int, ...]:
        """The positions whose card can be played, ascending."""
        return tuple(position for position in POSITIONS if self.is_free(position))

    def is_free(self, position: int) -> bool:
        """Whether a card lies at ``position`` and every card that covers it is gone."""
        return self.at(position) is not None and all(self.at(cover) is None for cover in COVERS[position])

    @property
    def score(self) -> int:
        """Ten points for each card removed from the heart."""
        return POINTS_FOR_A_HEART_CARD * self.heart.count(None)


def dealt(deck: tuple[Rank, ...]) -> State:
    """The start of a game: 25 cards make the heart, 26 the stock, the last is turned onto the waste.

    Raises ValueError unless ``deck`` holds four of each rank.
    """
    if sorted(deck) != sorted(DECK):
        raise ValueError("the deck must hold four cards of each rank")
    return State(heart=deck[:_HEART_SIZE], stock=deck[_HEART_SIZE:-1], waste=deck[-1:])
