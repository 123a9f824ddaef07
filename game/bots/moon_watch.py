"""The moon: who may be shooting it, and whether one's own hand can."""

import math
from dataclasses import dataclass

from game.bots.memory import Memory
from game.bots.stakes import Stakes
from game.cards import SUITS, Card, Suit
from game.hearts.scoring import piles_of
from game.hearts.seats import Cards, Seat
from game.hearts.teams import group_of
from game.hearts.view import View, known_taken


@dataclass(frozen=True, slots=True)
class MoonWatch:
    """Who alone has taken penalty cards so far.

    ``takers`` are the seats of the one scorer that has any, empty when nobody or several have. ``danger`` is how likely
    it seems that they get all the rest, from 0 to 1, by what they have already.
    """

    takers: tuple[Seat, ...] = ()
    danger: float = 0.0

    def cost_of_feeding(self, stakes: Stakes, seat: Seat, cards: Cards) -> float:
        """What to add to the cost of ``cards`` because ``seat`` getting them brings a moon nearer, or ends it."""
        if (
            not self.takers
            or self.takers[0] in stakes.side
            or not any(card in stakes.rules.penalties for card in cards)
        ):
            return 0.0
        loss = self.danger * stakes.moon_loss
        return 0.5 * loss if seat in self.takers else -loss


def moon_watch_of(view: View, stakes: Stakes) -> MoonWatch:
    """Who may be shooting the moon, as far as the seat of ``view`` can know."""
    rules = view.rules
    piles = piles_of(rules, known_taken(view))
    caught = [[card for card in pile if card in rules.penalties] for pile in piles]
    scorers = [scorer for scorer, cards in enumerate(caught) if cards]
    if len(scorers) != 1:
        return MoonWatch()
    cards = caught[scorers[0]]
    share = sum(stakes.worth(card) for card in cards) / (stakes.sum or 1.0)
    counted = len(cards) / len(rules.penalties)
    return MoonWatch(rules.scorers[scorers[0]], _danger(min(share, 1.5 * counted), len(rules.scorers) - 1))


def _danger(part: float, rivals: int) -> float:
    """How likely who alone has taken ``part`` of everything gets the rest, with so many ``rivals`` to prevent it."""
    rivals = min(rivals, 3)
    least = 0.25 * rivals / 3
    far = min(1.0, max(0.0, part - least) / (1 - least))
    return math.pow(far, 0.5 * rivals)


def may_shoot(view: View, memory: Memory, watch: MoonWatch) -> bool:
    """Whether the moon is still to be had and the hand takes nearly all tricks from here on."""
    own = view.rules.scorers[group_of(view.rules.scorers, view.seat)]
    if any(card in view.rules.penalties for pile in _taken_by_others(view, own) for card in pile):
        return False
    if not any(card in view.rules.penalties for card in view.hand) and not watch.takers:
        return False
    allowed = 0 if watch.takers or len(view.hand) <= 3 else 1
    lost = losers(view.hand, memory, view.rules.players)
    return len(lost) <= allowed and not any(card in view.rules.penalties for card in lost)


def losers(hand: Cards, memory: Memory, players: int) -> Cards:
    """The cards of ``hand`` that would not take a trick if each suit were led from the top."""
    return tuple(card for suit in SUITS for card in _losers_in(suit, hand, memory, players))


def _losers_in(suit: Suit, hand: Cards, memory: Memory, players: int) -> list[Card]:
    own = sorted((card for card in hand if card.suit is suit), reverse=True)
    against = sorted(memory.unseen[suit])
    lost = []
    for card in own:
        if against and against[-1] >= card:
            lost.append(card)
        # Whoever means to stop a moon keeps the high cards and plays the low.
        against = against[players - 1 :]
    return lost


def _taken_by_others(view: View, own: tuple[Seat, ...]) -> list[Cards]:
    return [cards for seat, cards in enumerate(known_taken(view)) if seat not in own]
