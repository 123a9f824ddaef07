"""One deal: its preparation, its play, and what it came to."""

from dataclasses import dataclass
from typing import TypeAlias

from game.hearts.actions import Call, Charge, ChooseMoon, Pass, PlayCard, PutAway
from game.hearts.ending import Scores
from game.hearts.legal import legal_cards, why_not_card
from game.hearts.moon import Shot, moon_choices
from game.hearts.play import Play, begin_play, why_not_put_away, with_card, with_put_away
from game.hearts.preparation import Preparation, turn_to_prepare, why_not_prepare, with_preparation
from game.hearts.refusals import IllegalActionError, Refusal
from game.hearts.rules import Rules
from game.hearts.seats import Cards, Seat
from game.hearts.settling import Outcome, settled
from game.hearts.turns import MoonTurn, PlayTurn, PutAwayTurn, Turn
from game.hearts.vocabulary import Phase

DealAction: TypeAlias = Call | Pass | Charge | PlayCard | PutAway | ChooseMoon

_PHASES = {
    Call: Phase.CALL,
    Pass: Phase.PASS,
    Charge: Phase.CHARGE,
    PlayCard: Phase.PLAY,
    PutAway: Phase.EXCHANGE,
    ChooseMoon: Phase.MOON,
}


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal. ``play`` begins with the first lead; ``shot`` and ``outcome`` are known when all cards are played.

    A deal that waits for the shooter's choice has a ``shot`` and no ``outcome``.
    """

    preparation: Preparation
    play: Play | None = None
    shot: Shot | None = None
    outcome: Outcome | None = None

    @property
    def rules(self) -> Rules:
        """The rules played by."""
        return self.preparation.rules

    @property
    def hands(self) -> tuple[Cards, ...]:
        """What each seat holds now."""
        return self.preparation.share.hands if self.play is None else self.play.hands

    @property
    def phase(self) -> Phase:
        """What the deal waits for; the next deal when this one is over."""
        if self.play is None:
            return self.preparation.phase
        if self.outcome is not None:
            return Phase.DEAL
        if self.shot is not None:
            return Phase.MOON
        return Phase.PLAY if self.play.exchanging is None else Phase.EXCHANGE

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act: several while all pass or charge, else one. Of a merged team it is the lower."""
        if self.play is None:
            return self.preparation.waiting
        if self.outcome is not None:
            return ()
        if self.shot is not None:
            return (self.rules.scorers[self.shot.scorer][0],)
        exchanging = self.play.exchanging
        return (self.play.turn if exchanging is None else exchanging,)


def begin_deal(preparation: Preparation) -> Deal:
    """The deal as it is prepared so far; the play begins as soon as all is ready."""
    return Deal(preparation, begin_play(preparation) if preparation.phase is Phase.PLAY else None)


def turn_of(deal: Deal, seat: Seat) -> Turn:
    """What ``seat``, one that is waited for, may do."""
    play = deal.play
    if play is None:
        return turn_to_prepare(deal.preparation, seat)
    if deal.shot is not None:
        return MoonTurn(seat, moon_choices(deal.rules))
    if play.exchanging is not None:
        return PutAwayTurn(seat, play.hands[seat], len(play.kitty.cards))
    return PlayTurn(seat, legal_cards(play))


def why_not_in_deal(deal: Deal, action: DealAction) -> Refusal | None:
    """Why ``action`` is refused, or None."""
    if deal.phase is not _PHASES[type(action)] or action.seat not in deal.waiting:
        return _why_not_now(deal, action)
    match action:
        case PlayCard() if deal.play is not None:
            return why_not_card(deal.play, action.card)
        case PutAway() if deal.play is not None:
            return why_not_put_away(deal.play, action.cards)
        case ChooseMoon():
            return None if action.choice in moon_choices(deal.rules) else Refusal.NOT_A_CHOICE
        case Call() | Pass() | Charge():
            return why_not_prepare(deal.preparation, action)
    return Refusal.NOT_NOW


def with_action(deal: Deal, action: DealAction, totals: Scores) -> Deal:
    """The deal after a legal ``action``; ``totals`` are the scores before the deal."""
    match action:
        case PlayCard() if deal.play is not None:
            return _with_play(deal, with_card(deal.play, action.card), totals)
        case PutAway() if deal.play is not None:
            return _with_play(deal, with_put_away(deal.play, action.cards), totals)
        case ChooseMoon() if deal.play is not None:
            return Deal(deal.preparation, deal.play, deal.shot, settled(deal.play, totals, action.choice))
        case Call() | Pass() | Charge():
            return begin_deal(with_preparation(deal.preparation, action))
    raise IllegalActionError(Refusal.NOT_NOW)


def _why_not_now(deal: Deal, action: DealAction) -> Refusal:
    if deal.phase is not _PHASES[type(action)]:
        return Refusal.NOT_NOW
    if action.seat not in range(deal.rules.players):
        return Refusal.NO_SUCH_SEAT
    return Refusal.ALREADY_CHOSEN if deal.phase in (Phase.PASS, Phase.CHARGE) else Refusal.NOT_YOUR_TURN


def _with_play(deal: Deal, play: Play, totals: Scores) -> Deal:
    """The deal as it is played so far; it is settled as soon as all is played, unless the shooter must choose."""
    if not play.is_over:
        return Deal(deal.preparation, play)
    outcome = settled(play, totals)
    must_choose = outcome.shot is not None and moon_choices(deal.rules)
    return Deal(deal.preparation, play, outcome.shot, None if must_choose else outcome)
