"""Looking back on a deal: which plays cost most, against what a sensible bot would have done.

Wherever the player chose another card than the bot, both are tried: the cards that the player could not see are made
up several times, in ways that fit all that was seen, and the deal is played to its end by bots, once after each card.
The difference is what the play cost. It is judged by what one could know, not by how the cards lay in fact.

The hands made up and the bots' chance are seeded by the deal and the place in it, so the same deal always gets the same
review. The number of decisions played out is bounded, whatever the deal was like.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean

from game.cards import Card
from game.hearts.actions import Action, PlayCard
from game.hearts.game import Game, apply
from game.hearts.moon import moon_wins_game
from game.hearts.opening import low_club_opens
from game.hearts.seats import Seat
from game.hearts.turns import PlayTurn
from game.hearts.view import View, played_tricks, view_of
from game.session.hearts_bots import USUAL, deal_name, decide, random_of
from game.session.hearts_imagining import imagined_game
from game.session.hearts_record import HeartsRecord
from game.session.hearts_replay import replayed
from game.session.hearts_sides import contender_of, contenders_totals, size_of
from game.session.hearts_step import HeartsStep
from game.session.hearts_thinking import Slices

# Decisions of bots in one review, a second or two of thinking in all.
_MOST_DECISIONS = 4000

_FEWEST_HANDS, _MOST_HANDS = 3, 24

# How many plays are told of, and the points below which a play is not worth telling.
_TOLD = 3
_WORTH_TELLING = 0.5


@dataclass(frozen=True, slots=True)
class Judgement:
    """A play that a bot would have made otherwise.

    ``step`` is its place among the steps of the replayed deal, ``trick`` the number of its trick from 1, ``cost`` the
    points that ``played`` costs more than ``better``, of one's own score and what others are spared by it.
    """

    step: int
    trick: int
    played: Card
    better: Card
    cost: float


@dataclass(frozen=True, slots=True)
class Review:
    """What looking back on a deal found: the ``costliest`` plays, at most three, and how many were the bot's own."""

    costliest: tuple[Judgement, ...]
    plays: int
    like_the_bot: int


def reviewed(record: HeartsRecord, number: int, seat: Seat) -> Slices[Review]:
    """Review the plays of ``seat`` in deal ``number``. Raises LookupError when there is no such deal."""
    steps = [played.step for played in replayed(record, number)]
    places = [place for place, step in enumerate(steps) if _is_choice(step, seat)]
    others: list[tuple[int, Card]] = []
    for place in places:
        action = yield from decide(USUAL, *_seen(steps[place].before, seat))
        if isinstance(action, PlayCard) and action != steps[place].move:
            others.append((place, action.card))
    judgements = []
    hands = _hands_to_try(steps, [place for place, _ in others])
    for place, better in others:
        judgements.append((yield from _judged(steps, place, better, hands)))
    told = sorted((found for found in judgements if found.cost >= _WORTH_TELLING), key=lambda found: -found.cost)
    return Review(tuple(told[:_TOLD]), len(places), len(places) - len(others))


def _is_choice(step: HeartsStep, seat: Seat) -> bool:
    """Whether ``seat`` played one of several cards; never at a lead that the lowest club may bind in other hands."""
    if not isinstance(step.move, PlayCard) or step.move.seat != seat:
        return False
    view = view_of(step.before, seat)
    if low_club_opens(view.rules) and not any(trick.cards for trick in played_tricks(view)):
        return False
    return isinstance(view.turn, PlayTurn) and len(view.turn.cards) > 1


def _seen(game: Game, seat: Seat) -> tuple[View, Random]:
    view = view_of(game, seat)
    if game.deal is None:
        raise ValueError("nothing has been dealt yet")
    return view, random_of(view, game.deal.preparation.dealt)


def _hands_to_try(steps: Sequence[HeartsStep], places: Sequence[int]) -> int:
    """How often hands can be made up for each play, so that the decisions of all of them stay within bounds."""
    decisions = 2 * sum(len(steps) - place for place in places)
    return max(_FEWEST_HANDS, min(_MOST_HANDS, _MOST_DECISIONS // max(1, decisions)))


def _judged(steps: Sequence[HeartsStep], place: int, better: Card, hands: int) -> Slices[Judgement]:
    """What the play at ``place`` costs against ``better``."""
    game, move = steps[place].before, steps[place].move
    if game.deal is None or game.deal.play is None or not isinstance(move, PlayCard):
        raise ValueError("no card was played there")
    view, name = view_of(game, move.seat), deal_name(game.deal.preparation.dealt)
    costs = []
    for number in range(hands):
        seed = f"{name} {place} {number}"
        imagined = imagined_game(view, game.deal, Random(seed))
        mine = yield from _outcome_after(imagined, move, seed)
        bots = yield from _outcome_after(imagined, PlayCard(move.seat, better), seed)
        costs.append(mine - bots)
    return Judgement(place, len(view.tricks) + 1, move.card, better, fmean(costs))


def _outcome_after(game: Game, action: PlayCard, seed: str) -> Slices[float]:
    """How bad the deal turns out for the seat that does ``action``, if bots play on."""
    random, seat, before = Random(seed), action.seat, game
    following: Action = action
    game = apply(game, following)
    while game.waiting:
        following = yield from decide(USUAL, view_of(game, game.waiting[0]), random)
        game = apply(game, following)
    return _badness(before, game, seat)


def _badness(before: Game, after: Game, seat: Seat) -> float:
    """What a deal cost the seat's side, less what it cost the others on average, in points."""
    rules, deal = after.rules, after.deal
    if deal is None or deal.outcome is None:
        raise ValueError("the deal is not finished")
    shot = deal.outcome.shot
    if shot is not None and moon_wins_game(rules):
        lost = size_of(rules.moon_amount)
        return -lost if contender_of(rules, rules.scorers[shot.scorer][0]) == contender_of(rules, seat) else lost
    changes = [
        size_of(new) - size_of(old)
        for old, new in zip(
            contenders_totals(rules, before.totals), contenders_totals(rules, after.totals), strict=True
        )
    ]
    own = changes.pop(contender_of(rules, seat))
    return own - fmean(changes)
