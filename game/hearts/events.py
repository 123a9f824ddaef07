"""What happens at the table with each action, for whoever shows it: cards that move, words, scores.

``events_of`` tells everything. Before events are shown to a seat they are ``redacted`` for it: cards that the seat may
not see are left out, their number stays.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from game.hearts.actions import Action, Call, Charge, ChooseMoon, Pass, PlayCard, PutAway, StartDeal
from game.hearts.deal import Deal
from game.hearts.ending import Scores
from game.hearts.game import Game
from game.hearts.kitty import is_exchanged
from game.hearts.passing import gifts, kitty_is_mixed
from game.hearts.play import Play
from game.hearts.preparation import Preparation
from game.hearts.seats import Cards, Seat
from game.hearts.trick import latest_catch
from game.hearts.vocabulary import Direction, MoonChoice, Phase


class Spot(StrEnum):
    """A kind of place on the table. Hands and taken cards are a seat's; the others lie in the middle."""

    DECK = "deck"
    HAND = "hand"
    PILE = "pile"
    KITTY = "kitty"
    TRICK = "trick"
    TABLE = "table"
    TAKEN = "taken"


@dataclass(frozen=True, slots=True)
class Place:
    """Where cards lie: a spot, and whose it is."""

    spot: Spot
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class CardsMoved:
    """``count`` cards go from ``source`` to ``target``.

    ``cards`` tells which; None where they are not to be seen. ``seen_by`` are the seats that may know them, None
    means all.
    """

    source: Place
    target: Place
    count: int
    cards: Cards | None
    seen_by: frozenset[Seat] | None = None


@dataclass(frozen=True, slots=True)
class Called:
    """The dealer has called where cards are passed."""

    seat: Seat
    direction: Direction


@dataclass(frozen=True, slots=True)
class Chosen:
    """A seat has chosen what to pass or to charge; the others do not see what."""

    seat: Seat
    phase: Phase


@dataclass(frozen=True, slots=True)
class Charged:
    """A seat has turned up cards of its hand."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class HeartsBroken:
    """Hearts may be led from now on."""


@dataclass(frozen=True, slots=True)
class MoonShot:
    """A scorer has taken all penalty cards, or every trick."""

    scorer: int


@dataclass(frozen=True, slots=True)
class MoonChosen:
    """The shooter has said how the moon counts."""

    seat: Seat
    choice: MoonChoice


@dataclass(frozen=True, slots=True)
class Scored:
    """The deal has been scored."""

    points: Scores
    scores: Scores
    totals: Scores


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over."""

    winners: tuple[int, ...]


Event: TypeAlias = CardsMoved | Called | Chosen | Charged | HeartsBroken | MoonShot | MoonChosen | Scored | GameWon


def redacted(event: Event, seat: Seat) -> Event:
    """``event`` as ``seat`` may see it."""
    if isinstance(event, CardsMoved) and event.seen_by is not None and seat not in event.seen_by:
        return replace(event, cards=None)
    return event


def events_of(before: Game, action: Action, after: Game) -> tuple[Event, ...]:
    """All that happens when ``action`` turns ``before`` into ``after``, in order."""
    if before.deal is None or after.deal is None or isinstance(action, StartDeal):
        return tuple(_dealing(after.deal)) if after.deal is not None else ()
    return (*_doing(before.deal, action, after.deal), *_ending(before, after))


def _dealing(deal: Deal) -> Iterator[Event]:
    share = deal.preparation.dealt.share
    for seat, hand in enumerate(share.hands):
        yield _moved(Place(Spot.DECK), Place(Spot.HAND, seat), hand, seat)
    if share.kitty:
        yield _moved(Place(Spot.DECK), Place(Spot.KITTY), share.kitty)


def _moved(source: Place, target: Place, cards: Cards, *seen_by: Seat) -> CardsMoved:
    return CardsMoved(source, target, len(cards), cards, frozenset(seen_by))


def _doing(before: Deal, action: Action, after: Deal) -> Iterator[Event]:
    match action:
        case Call(seat, direction):
            yield Called(seat, direction)
        case Pass(seat):
            yield Chosen(seat, Phase.PASS)
            yield from _passing(after.preparation)
        case Charge(seat):
            yield Chosen(seat, Phase.CHARGE)
            yield from _charging(after.preparation)
        case PlayCard(seat, card):
            yield CardsMoved(Place(Spot.HAND, seat), Place(Spot.TRICK), 1, (card,))
        case PutAway(seat, cards):
            yield _moved(Place(Spot.HAND, seat), Place(Spot.TAKEN, seat), cards, seat)
        case ChooseMoon(seat, choice):
            yield MoonChosen(seat, choice)
    if before.play is not None and after.play is not None and isinstance(action, PlayCard):
        yield from _after_card(before.play, after.play)


def _passing(preparation: Preparation) -> Iterator[Event]:
    """The cards that change hands once every seat has chosen."""
    passes = [choice for choice in preparation.passes if choice is not None]
    if len(passes) < preparation.rules.players:
        return
    if preparation.direction is Direction.MIX:
        yield from _mixing(preparation, passes)
        return
    for gift in gifts(preparation.rules, preparation.direction, passes):
        source, target = Place(Spot.HAND, gift.giver), Place(Spot.HAND, gift.receiver)
        yield _moved(source, target, gift.cards, gift.giver, gift.receiver)


def _mixing(preparation: Preparation, passes: list[Pass]) -> Iterator[Event]:
    dealt, pile, kitty = preparation.dealt, Place(Spot.PILE), Place(Spot.KITTY)
    for choice in passes:
        yield _moved(Place(Spot.HAND, choice.seat), pile, choice.cards, choice.seat)
    if kitty_is_mixed(preparation.rules) and dealt.share.kitty:
        yield _moved(kitty, pile, dealt.share.kitty)
    if dealt.mixed is None:
        return
    for seat, cards in enumerate(dealt.mixed.hands):
        yield _moved(pile, Place(Spot.HAND, seat), cards, seat)
    if dealt.mixed.kitty:
        yield _moved(pile, kitty, dealt.mixed.kitty)


def _charging(preparation: Preparation) -> Iterator[Event]:
    """The cards that are turned up once every seat has chosen."""
    if None in preparation.charges:
        return
    for seat, cards in enumerate(preparation.charges):
        if cards:
            yield Charged(seat, cards)


def _after_card(before: Play, after: Play) -> Iterator[Event]:
    if after.broken and not before.broken:
        yield HeartsBroken()
    if len(after.tricks) > len(before.tricks):
        yield from _clearing(before, after)


def _clearing(before: Play, after: Play) -> Iterator[Event]:
    """Where the cards of a full trick go, and those that still lay on the table, and the kitty."""
    trick, taker = after.tricks[-1], after.tricks[-1].taker
    if taker is None:
        yield CardsMoved(Place(Spot.TRICK), Place(Spot.TABLE), len(trick.cards), trick.cards)
        return
    taken = Place(Spot.TAKEN, taker)
    yield CardsMoved(Place(Spot.TRICK), taken, len(trick.cards), trick.cards)
    left = tuple(card for earlier in latest_catch(after.tricks)[:-1] for card in earlier.cards)
    if left:
        yield CardsMoved(Place(Spot.TABLE), taken, len(left), left)
    if before.kitty.is_out and not after.kitty.is_out:
        target = Place(Spot.HAND, taker) if is_exchanged(after.rules) else taken
        yield _moved(Place(Spot.KITTY), target, after.kitty.cards, taker)


def _ending(before: Game, after: Game) -> Iterator[Event]:
    """What follows when the last card of the deal is played, or its moon chosen."""
    deal = after.deal
    if deal is None or before.deal is None:
        return
    if deal.shot is not None and before.deal.shot is None:
        yield MoonShot(deal.shot.scorer)
    if deal.outcome is not None:
        yield Scored(deal.outcome.points, deal.outcome.scores, after.totals)
    if after.winners:
        yield GameWon(after.winners)
