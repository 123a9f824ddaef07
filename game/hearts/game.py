"""A game of Hearts: deals until somebody has won. States are frozen; an action makes a new one."""

from dataclasses import dataclass

from game.hearts.actions import Action, StartDeal
from game.hearts.deal import Deal, begin_deal, turn_of, why_not_in_deal, with_action
from game.hearts.dealing import why_not_deal
from game.hearts.ending import Scores, new_totals, winners_of
from game.hearts.preparation import prepare
from game.hearts.refusals import IllegalActionError, Refusal
from game.hearts.rules import Rules
from game.hearts.seats import Seat
from game.hearts.settling import Outcome
from game.hearts.turns import Turn
from game.hearts.vocabulary import Phase


@dataclass(frozen=True, slots=True)
class Game:
    """The whole state of a game.

    ``totals`` has one score for each of ``rules.scorers``. ``deal`` is the present one, or the last until the next is
    dealt; None before the first. ``winners`` are places in ``rules.contenders``: seats, or teams; empty while
    the game goes on.
    """

    rules: Rules
    totals: Scores
    deal: Deal | None = None
    winners: tuple[int, ...] = ()

    @property
    def number(self) -> int:
        """The number of the present deal, counted from 1; 0 before the first."""
        return 0 if self.deal is None else self.deal.preparation.number

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    @property
    def phase(self) -> Phase:
        """What the game waits for."""
        if self.winners:
            return Phase.OVER
        return Phase.DEAL if self.deal is None else self.deal.phase

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that must act: all that have not chosen while all pass or charge, else one or none."""
        return () if self.deal is None else self.deal.waiting

    @property
    def next_dealer(self) -> Seat:
        """Who deals next unless told otherwise: the last seat first, then clockwise."""
        if self.deal is None:
            return self.rules.players - 1
        return (self.deal.preparation.dealer + 1) % self.rules.players


def new_game(rules: Rules) -> Game:
    """A game before its first deal."""
    return Game(rules, (rules.zero,) * len(rules.scorers))


def legal_actions(game: Game) -> tuple[Turn, ...]:
    """What each seat that must act may do; nothing while the next deal is waited for, and after the end."""
    return () if game.deal is None else tuple(turn_of(game.deal, seat) for seat in game.deal.waiting)


def why_not(game: Game, action: Action) -> Refusal | None:
    """Why ``action`` is refused, or None."""
    if game.winners:
        return Refusal.GAME_OVER
    if isinstance(action, StartDeal):
        return _why_not_start(game, action)
    return Refusal.NOT_NOW if game.deal is None else why_not_in_deal(game.deal, action)


def apply(game: Game, action: Action) -> Game:
    """The game after ``action``. Raises IllegalActionError when the rules refuse it."""
    refusal = why_not(game, action)
    if refusal is not None:
        raise IllegalActionError(refusal)
    if isinstance(action, StartDeal):
        dealer = game.next_dealer if action.dealer is None else action.dealer
        return Game(game.rules, game.totals, begin_deal(prepare(game.rules, game.number + 1, dealer, action.dealt)))
    if game.deal is None:
        raise IllegalActionError(Refusal.NOT_NOW)
    deal = with_action(game.deal, action, game.totals)
    return Game(game.rules, game.totals, deal) if deal.outcome is None else _scored(game, deal, deal.outcome)


def _why_not_start(game: Game, action: StartDeal) -> Refusal | None:
    if game.phase is not Phase.DEAL:
        return Refusal.NOT_NOW
    if action.dealer is not None and action.dealer not in range(game.rules.players):
        return Refusal.NO_SUCH_SEAT
    return why_not_deal(game.rules, action.dealt)


def _scored(game: Game, deal: Deal, outcome: Outcome) -> Game:
    totals = new_totals(game.rules, game.totals, outcome.scores)
    return Game(game.rules, totals, deal, winners_of(game.rules, totals, outcome.scores, outcome.shot))
