"""Trying out a card: what it costs against another, by what one could know and not by how the cards lay in fact.

The cards that the player could not see are made up several times, in ways that fit all that was seen, and each time
the deal is played to its end by bots, once after each of the two cards. The difference is the cost.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from game.cards import Card
from game.hearts.actions import Action, PlayCard
from game.hearts.game import Game, apply
from game.hearts.moon import moon_wins_game
from game.hearts.seats import Seat
from game.hearts.view import view_of
from game.session.hearts_bots import USUAL, deal_name, decide
from game.session.hearts_imagining import imagined_game
from game.session.hearts_sides import contender_of, contenders_totals, size_of
from game.session.hearts_thinking import Slices


@dataclass(frozen=True, slots=True)
class Toll:
    """What a deal cost the seat's ``own`` side, and the ``others`` on average, in points."""

    own: float
    others: float

    @property
    def badness(self) -> float:
        """How bad the deal turned out for the seat: its own points, less what the others got."""
        return self.own - self.others


def costs_of(game: Game, played: PlayCard, better: Card, seeds: Sequence[str]) -> Slices[list[float]]:
    """What ``played`` costs in ``game`` against ``better``, in points, once for each of ``seeds``.

    Raises ValueError when no card is being played.
    """
    if game.deal is None:
        raise ValueError("nothing has been dealt yet")
    view, name = view_of(game, played.seat), deal_name(game.deal.preparation.dealt)
    costs = []
    for number in seeds:
        seed = f"{name} {len(view.tricks)} {number}"
        imagined = imagined_game(view, game.deal, Random(seed))
        mine = yield from toll_after(imagined, played, seed)
        bots = yield from toll_after(imagined, PlayCard(played.seat, better), seed)
        costs.append(mine.badness - bots.badness)
    return costs


def toll_after(game: Game, action: PlayCard, seed: str) -> Slices[Toll]:
    """How the deal turns out for the seat that does ``action``, if bots play on with the cards as they lie."""
    random, seat, before = Random(seed), action.seat, game
    following: Action = action
    game = apply(game, following)
    while game.waiting:
        following = yield from decide(USUAL, view_of(game, game.waiting[0]), random)
        game = apply(game, following)
    return _toll(before, game, seat)


def _toll(before: Game, after: Game, seat: Seat) -> Toll:
    rules, deal = after.rules, after.deal
    if deal is None or deal.outcome is None:
        raise ValueError("the deal is not finished")
    shot = deal.outcome.shot
    if shot is not None and moon_wins_game(rules):
        lost = size_of(rules.moon_amount)
        is_own = contender_of(rules, rules.scorers[shot.scorer][0]) == contender_of(rules, seat)
        return Toll(-lost if is_own else lost, 0.0)
    changes = [
        size_of(new) - size_of(old)
        for old, new in zip(
            contenders_totals(rules, before.totals), contenders_totals(rules, after.totals), strict=True
        )
    ]
    own = changes.pop(contender_of(rules, seat))
    return Toll(own, fmean(changes))
