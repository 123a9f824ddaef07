"""Looking back on a deal: which plays cost most, against what a sensible bot would have done.

Wherever the player chose another card than the bot both are tried (``hearts_trial``), first a few times each, then,
where the difference was largest, more often. The chance in it is seeded by the deal, so the same deal always gets the
same review. The number of decisions played out is bounded, whatever the deal was like.

A play is not blamed for bad luck, with one exception: one that the checker warns of, and that then went wrong
(``hearts_hindsight``).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

from game.cards import Card
from game.hearts.actions import PlayCard
from game.hearts.game import Game
from game.hearts.opening import low_club_opens
from game.hearts.seats import Cards, Seat
from game.hearts.turns import PlayTurn
from game.hearts.view import View, played_tricks, view_of
from game.session.hearts_bots import USUAL, decide, random_of
from game.session.hearts_hindsight import costs_in_hindsight, warned_of
from game.session.hearts_record import HeartsRecord
from game.session.hearts_replay import no_such_deal, steps_of
from game.session.hearts_step import HeartsStep
from game.session.hearts_thinking import Slices
from game.session.hearts_trial import costs_of

# Decisions of bots in one review, a second or two of thinking in all.
_MOST_DECISIONS = 4000

_FEWEST_HANDS, _MOST_HANDS = 2, 40

# How many plays are looked at more closely, how many are told of, and the points below which none is worth telling.
_SUSPECTED, _TOLD = 4, 3
_WORTH_TELLING = 0.5

# A cost is told when it is so many times its standard error: no play is to be blamed for chance.
_SURE = 1.5


@dataclass(frozen=True, slots=True)
class Judgement:
    """A play that a bot would have made otherwise.

    ``step`` is its place among the steps of the replayed deal, ``trick`` the number of its trick from 1, in which
    ``lying`` were played before it. ``cost`` are the points that ``played`` costs more than ``better``, of one's own
    score and what others are spared by it; ``error`` is how far off that is likely to be, its standard error. With
    ``hindsight`` it is of one's own score alone, and as the cards really lay, not on average.
    """

    step: int
    trick: int
    lying: Cards
    played: Card
    better: Card
    cost: float
    error: float
    hindsight: bool = False

    @property
    def is_worth_telling(self) -> bool:
        """Whether the cost is neither small nor likely to be chance alone."""
        return self.cost >= max(_WORTH_TELLING, _SURE * self.error)


@dataclass(frozen=True, slots=True)
class Review:
    """What looking back on a deal found: the ``costliest`` plays, at most three, and how many plays were ``sensible``.

    Those are the bot's own, but for any among the costliest.
    """

    costliest: tuple[Judgement, ...]
    plays: int
    sensible: int


def reviewed(record: HeartsRecord, number: int, seat: Seat) -> Slices[Review]:
    """Review the plays of ``seat`` in deal ``number``. Raises LookupError when there is no such deal."""
    steps = yield from _steps(record, number)
    places = yield from _choices(steps, seat)
    doubts = yield from _doubts(steps, places, seat)
    first = yield from _judged(steps, doubts, "first", _MOST_DECISIONS // 3)
    suspects = [(found.step, found.better) for found in first[:_SUSPECTED] if found.cost > 0]
    # Judged afresh, for of many plays the one that seems worst has often just been unlucky.
    second = yield from _judged(steps, suspects, "second", 2 * _MOST_DECISIONS // 3)
    told = [found for found in second if found.is_worth_telling]
    told += yield from _regretted(steps, [place for place in places if place not in {found.step for found in told}])
    costliest = _costliest_first(told)[:_TOLD]
    blamed = {found.step for found in costliest}.union(place for place, _ in doubts)
    return Review(tuple(costliest), len(places), len(places) - len(blamed))


def _steps(record: HeartsRecord, number: int) -> Slices[list[HeartsStep]]:
    """The steps of the deal, found by replaying the game."""
    found = []
    for step in steps_of(record):
        if step.after.number == number:
            found.append(step)
        yield
    if not found:
        raise no_such_deal(number)
    return found


def _choices(steps: Sequence[HeartsStep], seat: Seat) -> Slices[list[int]]:
    """The places of the steps at which ``seat`` had a choice."""
    found = []
    for place, step in enumerate(steps):
        if _is_choice(step, seat):
            found.append(place)
        yield
    return found


def _doubts(steps: Sequence[HeartsStep], places: Sequence[int], seat: Seat) -> Slices[list[tuple[int, Card]]]:
    """Where the bot would have played another card, and which."""
    found = []
    for place in places:
        action = yield from decide(USUAL, *_seen(steps[place].before, seat))
        if isinstance(action, PlayCard) and action != steps[place].move:
            found.append((place, action.card))
    return found


def _judged(
    steps: Sequence[HeartsStep], doubts: Sequence[tuple[int, Card]], seed: str, decisions: int
) -> Slices[list[Judgement]]:
    """What each of the plays cost, the costliest first, by so many decisions of bots in all, or little more."""
    needed = 2 * sum(len(steps) - place for place, _ in doubts)
    hands = max(_FEWEST_HANDS, min(_MOST_HANDS, decisions // max(1, needed)))
    found = []
    for place, better in doubts:
        step = steps[place]
        if not isinstance(step.move, PlayCard):
            raise ValueError("no card was played there")
        costs = yield from costs_of(step.before, step.move, better, [f"{seed} {number}" for number in range(hands)])
        found.append(_judgement(place, step.before, step.move, better, costs))
    return _costliest_first(found)


def _regretted(steps: Sequence[HeartsStep], places: Sequence[int]) -> Slices[list[Judgement]]:
    """The plays that a warning was due before, and that cost something as the cards lay."""
    warned = yield from warned_of(steps, places)
    found = []
    for place, others in warned.items():
        step = steps[place]
        better, costs = yield from costs_in_hindsight(step, others)
        if isinstance(step.move, PlayCard):
            found.append(replace(_judgement(place, step.before, step.move, better, costs), hindsight=True))
    return [judgement for judgement in found if judgement.is_worth_telling]


def _judgement(place: int, game: Game, move: PlayCard, better: Card, costs: Sequence[float]) -> Judgement:
    view, error = view_of(game, move.seat), stdev(costs) / sqrt(len(costs))
    lying = view.trick.cards if view.trick is not None else ()
    return Judgement(place, len(view.tricks) + 1, lying, move.card, better, fmean(costs), error)


def _costliest_first(judgements: Sequence[Judgement]) -> list[Judgement]:
    return sorted(judgements, key=lambda judgement: -judgement.cost)


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
