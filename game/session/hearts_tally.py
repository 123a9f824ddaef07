"""What is counted of a game of Hearts, for the figures of all games.

It stands alone, without the rules of the game, because the store reads it at every start.
"""

from typing import NamedTuple


class Tally(NamedTuple):
    """How one player fared in a game.

    ``deals`` has the points of each finished deal, as they were added to the player's score (of a complex score, its
    absolute value); ``moons`` counts the player's own. ``place`` is 1 for whoever won, also for those who share a win;
    None until the game is over.
    """

    deals: tuple[float, ...] = ()
    moons: int = 0
    place: int | None = None
