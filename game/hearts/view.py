"""What one seat may know of a game, as a type of its own: it has no place for anything else.

A seat knows its hand, what it passed and received, all that was played or turned up, the scores, and the kitty if it
took it. Computer players are given a view and nothing more; those that want to look ahead make up the hidden cards and
ask ``imagined`` for a play to try them in.
"""

from dataclasses import dataclass

from game.hearts.actions import Pass
from game.hearts.deal import Deal, turn_of
from game.hearts.ending import Scores
from game.hearts.game import Game
from game.hearts.kitty import Kitty, kitty_catch
from game.hearts.moon import Shot
from game.hearts.opening import opening_lead
from game.hearts.passing import Gift, gifts
from game.hearts.play import Play, Terms
from game.hearts.preparation import Preparation
from game.hearts.rules import Rules
from game.hearts.seats import Cards, Seat, sorted_cards, without
from game.hearts.settling import Outcome
from game.hearts.trick import Trick, owned_tricks
from game.hearts.turns import Turn
from game.hearts.vocabulary import Direction, Phase


@dataclass(frozen=True, slots=True)
class KittyView:
    """What a seat knows of the kitty: how large it was, and who took it; if it did itself, also the cards.

    ``caught`` is what the kitty added to the seat's own taken cards: the kitty itself, or what was put away
    in exchange. It and ``cards`` are empty for all others.
    """

    size: int
    taker: Seat | None = None
    cards: Cards = ()
    caught: Cards = ()


@dataclass(frozen=True, slots=True)
class View:
    """What ``seat`` may know.

    ``turn`` is what it may do now, None when it need not act; ``waiting`` are all who must. ``gave`` tells what it
    passed to whom in the end, empty after a mix. ``received``, ``blind`` (who passed unseen) and the others'
    ``charges`` are empty until all have chosen.
    """

    seat: Seat
    rules: Rules
    totals: Scores
    phase: Phase
    number: int
    dealer: Seat
    waiting: tuple[Seat, ...]
    turn: Turn | None
    direction: Direction
    hand: Cards
    hand_sizes: tuple[int, ...]
    passed: Cards
    gave: tuple[Gift, ...]
    received: Cards
    blind: tuple[Seat, ...]
    charges: tuple[Cards, ...]
    trick: Trick | None
    tricks: tuple[Trick, ...]
    broken: bool
    kitty: KittyView
    shot: Shot | None
    outcome: Outcome | None
    winners: tuple[int, ...]


def view_of(game: Game, seat: Seat) -> View:
    """What ``seat`` may know of ``game``. Raises ValueError before the first deal."""
    deal = game.deal
    if deal is None:
        raise ValueError("nothing has been dealt yet")
    preparation, play = deal.preparation, deal.play
    gave, received = _passing_seen(preparation, seat)
    return View(
        seat=seat,
        rules=game.rules,
        totals=game.totals,
        phase=game.phase,
        number=game.number,
        dealer=preparation.dealer,
        waiting=game.waiting,
        turn=turn_of(deal, seat) if seat in game.waiting else None,
        direction=preparation.direction,
        hand=deal.hands[seat],
        hand_sizes=tuple(map(len, deal.hands)),
        passed=_passed(preparation, seat),
        gave=gave,
        received=received,
        blind=_blind(preparation),
        charges=_charges_seen(preparation, seat),
        trick=None if play is None else play.trick,
        tricks=() if play is None else play.tricks,
        broken=play is not None and play.broken,
        kitty=_kitty_seen(deal, seat),
        shot=deal.shot,
        outcome=deal.outcome,
        winners=game.winners,
    )


def played_tricks(view: View) -> tuple[Trick, ...]:
    """The finished tricks, and the open one if it has begun."""
    return view.tricks if view.trick is None else (*view.tricks, view.trick)


def unseen_cards(view: View) -> Cards:
    """The cards that lie where the seat can not see them: in other hands, or in a kitty that it did not take."""
    played = (card for trick in played_tricks(view) for card in trick.cards)
    return without(view.rules.pack, (*view.hand, *played, *view.kitty.caught))


def known_taken(view: View) -> tuple[Cards, ...]:
    """The cards that each seat is known to have taken so far."""
    taken: list[Cards] = [()] * view.rules.players
    for trick, owner in owned_tricks(view.tricks):
        if owner is not None:
            taken[owner] += trick.cards
    taken[view.seat] += view.kitty.caught
    return tuple(taken)


def imagined(view: View, hands: tuple[Cards, ...], kitty: Kitty) -> Play:
    """A play that looks like ``view`` to its seat, if everybody held ``hands`` and the kitty were ``kitty``.

    Raises ValueError before the first lead can be made.
    """
    if view.trick is None:
        raise ValueError("the play has not begun")
    opening = None
    if not played_tricks(view)[0].cards:
        _, opening = opening_lead(view.rules, hands, (view.dealer + 1) % view.rules.players)
    charged = tuple(card for cards in view.charges for card in cards)
    terms = Terms(view.rules, opening, charged)
    return Play(terms, tuple(map(sorted_cards, hands)), view.trick, view.tricks, view.broken, kitty)


def _passed(preparation: Preparation, seat: Seat) -> Cards:
    choice = preparation.passes[seat]
    return () if choice is None else choice.cards


def _all_passes(preparation: Preparation) -> list[Pass]:
    """All passes once every seat has chosen, else none: choices stay hidden until then."""
    passes = [choice for choice in preparation.passes if choice is not None]
    return passes if len(passes) == preparation.rules.players else []


def _passing_seen(preparation: Preparation, seat: Seat) -> tuple[tuple[Gift, ...], Cards]:
    """What ``seat`` gave to whom, and what it received."""
    mixed = preparation.dealt.mixed
    if preparation.direction is Direction.MIX:
        return (), mixed.hands[seat] if mixed is not None and _all_passes(preparation) else ()
    moved = tuple(gifts(preparation.rules, preparation.direction, _all_passes(preparation)))
    received = (card for gift in moved if gift.receiver == seat for card in gift.cards)
    return tuple(gift for gift in moved if gift.giver == seat), sorted_cards(tuple(received))


def _blind(preparation: Preparation) -> tuple[Seat, ...]:
    return tuple(choice.seat for choice in _all_passes(preparation) if choice.blind)


def _charges_seen(preparation: Preparation, seat: Seat) -> tuple[Cards, ...]:
    """Each seat's charged cards; only the seat's own until all have chosen."""
    shown = preparation.phase is Phase.PLAY
    return tuple((cards or ()) if shown or owner == seat else () for owner, cards in enumerate(preparation.charges))


def _kitty_seen(deal: Deal, seat: Seat) -> KittyView:
    if deal.play is None:
        return KittyView(len(deal.preparation.share.kitty))
    kitty = deal.play.kitty
    if kitty.taker != seat:
        return KittyView(len(kitty.cards), kitty.taker)
    return KittyView(len(kitty.cards), seat, kitty.cards, kitty_catch(deal.rules, kitty))
