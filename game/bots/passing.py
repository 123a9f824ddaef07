"""Which cards to pass, whether to pass unseen, and what a dealer calls."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from game.bots.danger import hand_danger, shape_danger
from game.bots.haste import hasty_action
from game.bots.moon_watch import losers
from game.bots.reading import Reading
from game.bots.thought import Bits, Thought, weighed
from game.cards import Card
from game.hearts.actions import Call, Pass
from game.hearts.directions import is_single, receiver, shares
from game.hearts.seats import Cards, without
from game.hearts.turns import CallTurn, PassTurn
from game.hearts.vocabulary import Direction

# So many cards are looked at more closely than the others.
_CANDIDATES = 8

# In units: what is gained by not getting what others wish to be rid of.
_UNSEEN = 4.0

# Cards that go to the right are played before one's own, so one sees them fall.
_CALLS = (
    Direction.RIGHT,
    Direction.TWO_RIGHT_ONE_LEFT,
    Direction.TWO_LEFT_ONE_RIGHT,
    Direction.LEFT,
    Direction.RIGHT2,
    Direction.LEFT2,
    Direction.ACROSS,
    Direction.SCATTER,
    Direction.MIX,
    Direction.HOLD,
    Direction.PARTNER,
)


def choose_call(turn: CallTurn, reading: Reading) -> Call:
    """A dealer with a bad hand has cards passed, one with a good hand keeps it where that may be called."""
    if Direction.HOLD in turn.directions and hand_danger(reading.view.hand, reading) < 2 * reading.stakes.unit:
        return Call(turn.seat, Direction.HOLD)
    return Call(turn.seat, min(turn.directions, key=_CALLS.index))


def choose_pass(turn: PassTurn, reading: Reading) -> Thought:
    """The cards whose going leaves the best hand; unseen cards if one's own need not go."""
    shooting = _moon_pass(turn, reading)
    if shooting:
        return Pass(turn.seat, shooting)
    choices = yield from _choices(turn, reading)
    costs = yield from weighed(
        choices, lambda gone: _cost(gone, turn, reading), lambda gone: _pass(gone, turn, reading)
    )
    cards = min(choices, key=costs.__getitem__)
    if turn.may_be_blind and _gain(cards, turn, reading) < _UNSEEN * reading.stakes.unit:
        return Pass(turn.seat, blind=True)
    return _pass(cards, turn, reading)


def _pass(cards: Cards, turn: PassTurn, reading: Reading) -> Pass:
    return Pass(turn.seat, _ordered(cards, reading))


def _choices(turn: PassTurn, reading: Reading) -> Bits[list[Cards]]:
    """Sets of cards worth a look."""
    hand, hasty = turn.cards, hasty_action(turn)
    dangers = yield from weighed(hand, lambda card: shape_danger(without(hand, (card,)), reading), lambda _: hasty)
    looked_at = _looked_at(sorted(hand, key=dangers.__getitem__), turn.count)
    return list(dict.fromkeys(combinations(sorted(looked_at), turn.count)))


def _looked_at(worst: Sequence[Card], count: int) -> list[Card]:
    """Of a hand, the worst cards first: the first few, the whole of its shortest suits, and never less than go."""
    lengths = Counter(card.suit for card in worst)
    short = [card for card in sorted(worst) if lengths[card.suit] <= count]
    found = list(dict.fromkeys((*worst[: max(_CANDIDATES, count)], *short)))[: _CANDIDATES + 2]
    return found + [card for card in worst if card not in found][: max(0, count - len(found))]


def _cost(gone: Cards, turn: PassTurn, reading: Reading) -> float:
    """How bad it is to be left without ``gone``, the harm to a partner who gets them and good cards lost included."""
    cost = shape_danger(without(turn.cards, gone), reading)
    to_side = _share_to_side(reading)
    for card in gone:
        worth = reading.stakes.worth(card)
        cost += to_side * 0.5 * max(0.0, worth) - 0.4 * (1 - to_side) * min(0.0, worth)
    return cost


def _gain(gone: Cards, turn: PassTurn, reading: Reading) -> float:
    hand = turn.cards
    return shape_danger(hand, reading) - shape_danger(without(hand, gone), reading)


def _share_to_side(reading: Reading) -> float:
    """How much of what is passed goes to partners."""
    view, players = reading.view, reading.view.rules.players
    if is_single(view.direction):
        return float(receiver(view.direction, view.seat, players) in reading.stakes.side)
    return (len(reading.stakes.side) - 1) / (players - 1)


def _ordered(cards: Cards, reading: Reading) -> Cards:
    """Where cards go to several players, partners get the least harmful."""
    view = reading.view
    if is_single(view.direction) or view.direction is Direction.MIX or len(reading.stakes.side) == 1:
        return cards
    places = [seat for seat, part in shares(view.direction, view.seat, cards, view.rules.players) for _ in part]
    harmful = sorted(cards, key=reading.stakes.worth)
    friendly = iter(harmful)
    order = sorted(range(len(places)), key=lambda place: places[place] not in reading.stakes.side)
    found = dict(zip(order, friendly, strict=True))
    return tuple(found[place] for place in range(len(places)))


def _moon_pass(turn: PassTurn, reading: Reading) -> Cards:
    """The cards that would lose tricks, if what is left takes all the rest; none where the moon is too far."""
    view = reading.view
    lost = losers(turn.cards, reading.memory, view.rules.players)
    penalties = view.rules.penalties
    keeps_penalties = sum(card in penalties for card in turn.cards if card not in lost) >= 2
    if len(lost) > turn.count + 1 or not keeps_penalties:
        return ()
    spare = sorted((card for card in turn.cards if card not in lost), key=lambda card: card.rank)
    worst = sorted(lost, key=lambda card: (card not in penalties, card.rank))
    return tuple((*worst, *spare)[: turn.count])
