"""Playing for one's own moon: take tricks, throw away what would lose one."""

from game.bots.moon_watch import losers
from game.bots.odds import odds_of
from game.bots.reading import Reading
from game.bots.thought import Bits, weighed
from game.hearts.actions import PlayCard
from game.hearts.seats import Cards


def shooting_cards(cards: Cards, reading: Reading) -> Bits[Cards]:
    """Those of the legal ``cards`` that serve a moon best; none when it can not be had any more with this trick."""
    view = reading.view
    trick = view.trick
    if trick is None or not trick.cards:
        return _leads(cards, reading)
    if cards[0].suit is trick.led:
        return (yield from _takes(cards, reading))
    harmless = tuple(card for card in cards if card not in view.rules.penalties)
    return (min(harmless, key=lambda card: card.rank),) if harmless else ()


def _leads(cards: Cards, reading: Reading) -> Cards:
    """The highest card of a suit led from the top that nobody can take."""
    lost = losers(reading.view.hand, reading.memory, reading.view.rules.players)
    sure = [card for card in cards if card not in lost]
    if sure:
        return (max(sure, key=lambda card: (card not in reading.view.rules.penalties, card.rank)),)
    harmless = [card for card in cards if card not in reading.view.rules.penalties]
    return (min(harmless, key=lambda card: card.rank),) if harmless else ()


def _takes(cards: Cards, reading: Reading) -> Bits[Cards]:
    """The card most likely to take the trick; a small one where nothing is lost by leaving it."""
    seat = reading.view.seat
    # From the lowest up: of cards that are as likely to take it the lowest is found.
    losing = yield from weighed(
        sorted(cards), lambda card: -odds_of(card, reading).takers[seat], lambda card: PlayCard(seat, card)
    )
    best = min(losing, key=losing.__getitem__)
    if -losing[best] > 0.6:
        return (best,)
    trick = reading.view.trick
    lying = trick.cards if trick is not None else ()
    if any(card in reading.view.rules.penalties for card in (*lying, *cards)):
        return ()
    return (min(cards, key=lambda card: card.rank),)
