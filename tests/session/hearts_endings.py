"""Every way in which the rest of a small deal of Hearts can lie and be played, for proofs by trying them all."""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random

from game.cards import PACK, Card
from game.hearts.game import legal_actions
from game.hearts.kitty import Kitty, is_exchanged
from game.hearts.legal import legal_cards
from game.hearts.options import OptionError
from game.hearts.play import Play, with_card, with_put_away
from game.hearts.rules import Rules, parse_rules
from game.hearts.seats import Cards, without
from game.hearts.view import View, imagined, unseen_cards
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame
from tests.hearts.random_play import random_action
from tests.session.hearts_tables import new_table, start_deal

# Options that change who takes what, or what it counts; no passing, for that is over by then.
_OPTIONS: dict[str, tuple[object, ...]] = {
    "kitty_use": ("captured", "exchange"),
    "kitty_to": ("first_trick", "first_penalty"),
    "opening": ("2C", "eldest"),
    "hearts_lead": ("broken", "any"),
    "hearts_before_queen": (False, True),
    "must_discharge_queen": (False, True),
    "points": ("standard", "fix", {"QS": 13}),
    "bonus": ({}, {}, {"JD": -10}),
    "multiplier": ({}, {}, {"TC": 2}),
    "charging": (False, False, True),
    "sun": (False, False, True),
    "boost_nines": (False, False, True),
}
_TWINS: dict[str, object] = {"decks": 2, "cancellation": True}


def small_rules(random: Random) -> Rules:
    """Rules with a pack of few cards, for three or four players, now and then with twins."""
    while True:
        players, size = random.choice(((3, 4), (3, 3), (4, 3)))
        options = {name: random.choice(values) for name, values in _OPTIONS.items()}
        twins: dict[str, object] = {**_TWINS, "charging": False} if random.random() < 0.15 else {}
        count = (players * size + random.choice((0, 0, 1))) // (2 if twins else 1)
        kept = random.sample(PACK, count)
        removed = [str(card) for card in PACK if card not in kept]
        try:
            return parse_rules(
                {"set": "american", "players": players, "passing": [], "removed": removed, **options, **twins}
            )
        except OptionError:
            continue


def moments(random: Random) -> Iterator[HeartsGame]:
    """Each moment of a small deal, played at random by four people, at which a card is to be played."""
    rules = small_rules(random)
    game = new_table(rules, rules.players)
    game.play(start_deal(rules, random.randrange(10**6)))
    while game.state.waiting:
        if game.state.phase is Phase.PLAY:
            yield game
        game.play(random_action(legal_actions(game.state)[0], random))


def imagined_plays(view: View) -> Iterator[Play]:
    """Every way in which the cards that the seat does not see can lie."""
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.hand_sizes)]
    for hands, left in _shared(unseen_cards(view), sizes):
        own = tuple(view.hand if seat == view.seat else hand for seat, hand in enumerate(hands))
        yield imagined(view, own, _kitty(view, left))


def endings(play: Play, choices: Callable[[Play, Cards], Cards]) -> Iterator[Play]:
    """Every way in which a play can end, if whoever plays may play one of ``choices`` among the legal cards."""
    if play.is_over:
        yield play
    elif play.exchanging is not None:
        for cards in set(combinations(play.hands[play.exchanging], len(play.kitty.cards))):
            yield from endings(with_put_away(play, cards), choices)
    else:
        for card in choices(play, legal_cards(play)):
            yield from endings(with_card(play, card), choices)


def _shared(cards: Cards, sizes: list[int]) -> Iterator[tuple[list[Cards], Cards]]:
    if not sizes:
        yield [], cards
        return
    for hand in set[tuple[Card, ...]](combinations(cards, sizes[0])):
        for hands, left in _shared(without(cards, hand), sizes[1:]):
            yield [hand, *hands], left


def _kitty(view: View, left: Cards) -> Kitty:
    kitty = view.kitty
    if kitty.taker == view.seat:
        return Kitty(kitty.cards, kitty.taker, kitty.caught if is_exchanged(view.rules) else None)
    if kitty.taker is None or not is_exchanged(view.rules):
        return Kitty(left, kitty.taker)
    return Kitty(left, kitty.taker, left)
