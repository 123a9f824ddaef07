"""What comes before the first lead: the dealer's call, passing, charging."""

from dataclasses import dataclass, replace

from game.hearts.actions import Call, Charge, Pass
from game.hearts.charging import chargeable_cards, why_not_charge
from game.hearts.dealing import Dealt, Share
from game.hearts.directions import direction_of, pass_size
from game.hearts.passing import after_passes, may_pass_blind, why_not_pass
from game.hearts.refusals import Refusal
from game.hearts.rules import Rules
from game.hearts.seats import Cards, Seat
from game.hearts.turns import CallTurn, ChargeTurn, PassTurn, Turn
from game.hearts.vocabulary import Direction, Phase


@dataclass(frozen=True, slots=True)
class Preparation:
    """A deal up to its first lead.

    ``share`` is how the cards lie now. ``direction`` is ``DEALER`` until the dealer has called. ``passes`` and
    ``charges`` have None for a seat that has not chosen yet. ``phase`` is ``PLAY`` when all is ready.
    """

    rules: Rules
    number: int
    dealer: Seat
    dealt: Dealt
    share: Share
    direction: Direction
    phase: Phase
    passes: tuple[Pass | None, ...]
    charges: tuple[Cards | None, ...]

    @property
    def eldest(self) -> Seat:
        """The player on the dealer's left."""
        return (self.dealer + 1) % self.rules.players

    @property
    def charged(self) -> Cards:
        """All cards that have been charged, hidden as long as some seat has not chosen."""
        return tuple(card for cards in self.charges for card in cards or ())

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that have yet to call, pass or charge, in the phase that this is."""
        if self.phase is Phase.CALL:
            return (self.dealer,)
        choices = {Phase.PASS: self.passes, Phase.CHARGE: self.charges}.get(self.phase, ())
        return tuple(seat for seat, choice in enumerate(choices) if choice is None)


def prepare(rules: Rules, number: int, dealer: Seat, dealt: Dealt) -> Preparation:
    """Deal ``number`` just dealt."""
    nobody = (None,) * rules.players
    direction = direction_of(rules.options, number)
    dealt_out = Preparation(rules, number, dealer, dealt, dealt.share, direction, Phase.CALL, nobody, nobody)
    return dealt_out if is_called(rules, number) else _with_direction(dealt_out, direction)


def is_called(rules: Rules, number: int) -> bool:
    """Whether the dealer of deal ``number`` calls where cards are passed."""
    return direction_of(rules.options, number) is Direction.DEALER


def callable_directions(rules: Rules) -> tuple[Direction, ...]:
    """What the dealer may call."""
    return rules.options.call_choices


def turn_to_prepare(deal: Preparation, seat: Seat) -> Turn:
    """What ``seat``, one that is waited for, may do."""
    hand = deal.share.hands[seat]
    match deal.phase:
        case Phase.CALL:
            return CallTurn(seat, callable_directions(deal.rules))
        case Phase.PASS:
            count = pass_size(deal.rules.options, deal.direction)
            return PassTurn(seat, hand, count, may_pass_blind(deal.rules, deal.direction))
        case _:
            return ChargeTurn(seat, chargeable_cards(deal.rules, hand))


def why_not_prepare(deal: Preparation, action: Call | Pass | Charge) -> Refusal | None:
    """Why ``action`` of a seat that is waited for is refused, or None."""
    hand = deal.share.hands[action.seat]
    match action:
        case Call():
            return None if action.direction in callable_directions(deal.rules) else Refusal.NOT_A_CHOICE
        case Pass():
            return why_not_pass(deal.rules, deal.direction, hand, action)
        case Charge():
            return why_not_charge(deal.rules, hand, action.cards)


def with_preparation(deal: Preparation, action: Call | Pass | Charge) -> Preparation:
    """The deal after a legal ``action``."""
    match action:
        case Call():
            return _with_direction(deal, action.direction)
        case Pass():
            return _with_pass(deal, action)
        case Charge():
            return _with_charge(deal, action)


def _with_direction(deal: Preparation, direction: Direction) -> Preparation:
    called = replace(deal, direction=direction, phase=Phase.PASS)
    return _before_charging(called) if direction is Direction.HOLD else called


def _with_pass(deal: Preparation, action: Pass) -> Preparation:
    passes = tuple(action if seat == action.seat else choice for seat, choice in enumerate(deal.passes))
    done = [choice for choice in passes if choice is not None]
    if len(done) < len(passes):
        return replace(deal, passes=passes)
    share, dealt = after_passes(deal.rules, deal.direction, done, deal.dealt)
    return _before_charging(replace(deal, passes=passes, share=share, dealt=dealt))


def _before_charging(deal: Preparation) -> Preparation:
    """All is ready unless somebody holds a card that may be charged."""
    if any(chargeable_cards(deal.rules, hand) for hand in deal.share.hands):
        return replace(deal, phase=Phase.CHARGE)
    return replace(deal, phase=Phase.PLAY)


def _with_charge(deal: Preparation, action: Charge) -> Preparation:
    charges = tuple(action.cards if seat == action.seat else choice for seat, choice in enumerate(deal.charges))
    phase = Phase.CHARGE if None in charges else Phase.PLAY
    return replace(deal, charges=charges, phase=phase)
