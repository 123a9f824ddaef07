"""Playing a deal to its end, fast, for computer players that look ahead.

A search plays thousands of deals out and keeps only what they came to. So here cards are numbers and hands are bits
(see ``game.hearts.masks``), and the state changes in place; nobody but the chooser of cards ever sees it. The rules are
those of ``game.hearts.legal``, ``game.hearts.play`` and ``game.hearts.settling``, to the letter.

Every rule set that plays with one pack is served; of those that exchange the kitty, plays in which this is done. Two
packs, as in Cancellation Hearts, are refused: a bit can not count two identical cards.
"""

from collections.abc import Callable

from game.hearts.ending import Scores
from game.hearts.kitty import is_exchanged
from game.hearts.masks import Number, Numbers, cards_of
from game.hearts.moon import Shot, moon_choices
from game.hearts.play import Play
from game.hearts.scratch import Chooser, Law, PlayoutError, Scratch, scratch_of
from game.hearts.settling import settled_piles
from game.hearts.vocabulary import MoonChoice


class Playout:
    """One play, to be played out as often as one likes. Its beginning is never changed.

    Raises PlayoutError when ``play`` is by other rules than ``law``, and when its kitty has yet to be exchanged.
    """

    def __init__(self, law: Law, play: Play) -> None:
        if play.terms.rules != law.terms.rules or play.terms.charged != law.terms.charged:
            raise PlayoutError("the deal is played by other rules, or other cards are charged")
        if is_exchanged(play.rules) and play.kitty.cards and play.kitty.put_away is None:
            raise PlayoutError("a deal can not be played out before its kitty is exchanged")
        self.law = law
        self._start = scratch_of(law, play)

    def scores(self, choose: Chooser, totals: Scores = (), moon: MoonChoice = MoonChoice.ADD) -> Scores:
        """What the deal adds to the score of each of ``rules.scorers`` if ``choose`` picks all cards from here on.

        ``totals`` are the scores before the deal, zeros unless given; ``moon`` is how a shooter counts a moon who may
        choose.
        """
        scratch = self._start.copy()
        scratch.play_out(choose)
        piles = self._piles(scratch.taken)
        shot = self._shot(scratch, piles)
        if shot is None:
            return self.law.scores(piles)
        terms = self.law.terms
        chosen = moon if moon_choices(terms.rules) else None
        totals = totals or (terms.rules.zero,) * len(piles)
        return settled_piles(terms, tuple(map(cards_of, piles)), totals, shot, chosen).scores

    def _piles(self, taken: list[list[Number]]) -> list[list[Number]]:
        scorers = self.law.terms.rules.scorers
        if len(scorers) == len(taken):
            return taken
        return [[card for seat in seats for card in taken[seat]] for seats in scorers]

    def _shot(self, scratch: Scratch, piles: list[list[Number]]) -> Shot | None:
        """As ``game.hearts.moon.shot_of``."""
        law = self.law
        rules = law.terms.rules
        if law.sun_counts:
            for scorer, seats in enumerate(rules.scorers):
                if all(seat in seats for seat, cards in enumerate(scratch.taken) if cards):
                    return Shot(scorer, 2 * rules.moon_amount)
        burdened = [scorer for scorer, pile in enumerate(piles) if not law.penalties.isdisjoint(pile)]
        if len(burdened) == 1 and law.penalties.issubset(piles[burdened[0]]):
            return Shot(burdened[0], rules.moon_amount)
        return None


def random_chooser(random: Callable[[], float]) -> Chooser:
    """A chooser that picks any legal card, by numbers from ``random``, each of which is 0 ≤ number < 1."""

    def choose(scratch: Scratch, legal: Numbers) -> Number:
        return legal[int(random() * len(legal))]

    return choose
