"""How a deal that has been played out is settled: its moon counted, its scores added up."""

from dataclasses import dataclass

from game.hearts.ending import Scores, new_totals, winners_of
from game.hearts.moon import Shot, moon_rule, shot_of
from game.hearts.play import Play, Terms, taken_cards
from game.hearts.rules import Rules
from game.hearts.scoring import deal_scores, piles_of, points_of_cards
from game.hearts.seats import Cards
from game.hearts.teams import group_of
from game.hearts.vocabulary import Moon, MoonChoice


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a deal came to, for each scorer: ``points`` taken, and ``scores`` added to the totals.

    ``shot`` is the moon, if there was one, and ``choice`` how it counted, None where it moved no amount.
    """

    points: Scores
    scores: Scores
    shot: Shot | None
    choice: MoonChoice | None


def taken_points(play: Play) -> Scores:
    """What each scorer's taken cards count so far, multipliers and moon left out."""
    piles = piles_of(play.rules, taken_cards(play))
    return tuple(points_of_cards(play.rules, cards, play.terms.charged) for cards in piles)


def settled(play: Play, totals: Scores, chosen: MoonChoice | None = None) -> Outcome:
    """The outcome of a deal that has been played out; ``chosen`` is what a shooter chooses, where one may."""
    piles = piles_of(play.rules, taken_cards(play))
    return settled_piles(play.terms, piles, totals, shot_of(play, piles), chosen)


def settled_piles(
    terms: Terms, piles: tuple[Cards, ...], totals: Scores, shot: Shot | None, chosen: MoonChoice | None
) -> Outcome:
    """The outcome of a deal in which each scorer has taken its pile of ``piles``."""
    points = tuple([points_of_cards(terms.rules, cards, terms.charged) for cards in piles])
    choice = None if shot is None else chosen or _ruled_choice(terms, piles, points, totals, shot)
    return Outcome(points, deal_scores(terms.rules, piles, points, terms.charged, shot, choice), shot, choice)


def _ruled_choice(
    terms: Terms, piles: tuple[Cards, ...], points: Scores, totals: Scores, shot: Shot
) -> MoonChoice | None:
    """How the rules count a moon where nobody chooses."""
    match moon_rule(terms.rules):
        case Moon.SUBTRACT:
            return MoonChoice.SUBTRACT
        case Moon.ADD:
            return MoonChoice.ADD
        case Moon.ADD_UNLESS_LOST:
            scores = deal_scores(terms.rules, piles, points, terms.charged, shot, MoonChoice.ADD)
            return MoonChoice.SUBTRACT if _is_lost(terms.rules, totals, scores, shot) else MoonChoice.ADD
        case _:
            return None


def _is_lost(rules: Rules, totals: Scores, scores: Scores, shot: Shot) -> bool:
    """Whether the game would end, if the deal added ``scores``, with anybody but the shooter among the winners."""
    winners = winners_of(rules, new_totals(rules, totals, scores), scores, shot)
    return any(winner != group_of(rules.contenders, shot.scorer) for winner in winners)
