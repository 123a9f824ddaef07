"""The bots at a table of Hearts: how they think in slices, and where their chance comes from.

A bot is named by its level, as ``game.bots.roster`` has it and records write it.

Chance is seeded by the deal, the seat and the trick, so that a bot in a game that is resumed, replayed or shared plays
as it did the first time, and no choice hangs on how many others were thought about before.
"""

from collections.abc import Callable
from random import Random
from time import perf_counter

from game.bots.roster import BOTS
from game.hearts.actions import Action
from game.hearts.dealing import Dealt
from game.hearts.view import View
from game.session.hearts_patience import Patience
from game.session.hearts_thinking import Slices

LEVELS = tuple(BOTS)

# The level of a bot of which nothing is known, and of hints and reviews.
USUAL = "sensible"

# Seconds that anybody waits for one decision. A thought takes thousandths of a second, and a few times that on a slow
# machine, so it comes to its end on all that are usual, and bots play the same on each of them.
PATIENCE = 1.5


def decide(level: str, view: View, random: Random, now: Callable[[], float] = perf_counter) -> Slices[Action]:
    """What a bot of some level does, whose turn it is: in the end, or the best it has found when patience is over."""
    patience = Patience(PATIENCE, now)
    thought = BOTS[level].thinking(view, random)
    while True:
        try:
            best = next(thought)
        except StopIteration as end:
            decided: Action = end.value
            return decided
        if patience.is_over():
            return best
        yield


def random_of(view: View, dealt: Dealt) -> Random:
    """The chance of one decision."""
    return Random(f"{deal_name(dealt)} {view.seat} {view.phase} {len(view.tricks)}")


def deal_name(dealt: Dealt) -> str:
    """A text that names a deal: its code, or its cards."""
    if dealt.code is not None:
        return str(dealt.code)
    return "/".join(" ".join(map(str, hand)) for hand in dealt.share.hands)
