"""Games of Hearts played at random, by legal actions alone."""

from collections.abc import Iterator
from random import Random

from game.deals import DEAL_COUNT
from game.hearts.actions import Action, Charge, Pass, PlayCard, StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import Game, apply, legal_actions, new_game
from game.hearts.rules import Rules
from game.hearts.turns import ChargeTurn, PassTurn, PlayTurn, Turn
from game.hearts.vocabulary import Phase


def random_action(turn: Turn, random: Random) -> Action:
    """One of the actions of ``turn``."""
    match turn:
        case PlayTurn(seat=seat, cards=cards):
            return PlayCard(seat, random.choice(cards))
        case PassTurn(seat=seat, cards=cards, count=count):
            if turn.may_be_blind and random.random() < 0.4:
                return Pass(seat, blind=True)
            return Pass(seat, tuple(random.sample(cards, count)))
        case ChargeTurn(seat=seat, cards=cards):
            return Charge(seat, tuple(card for card in cards if random.random() < 0.5))
        case _:
            return random.choice(list(turn))


def next_action(game: Game, random: Random) -> Action:
    """What happens next in a game that is not over: some seat acts, or a random deal is dealt."""
    if game.phase is Phase.DEAL:
        return StartDeal(deal_from_code(game.rules, deal_code(game.rules, random.randrange(DEAL_COUNT))))
    return random_action(random.choice(legal_actions(game)), random)


def random_steps(rules: Rules, random: Random, deals: int) -> Iterator[tuple[Game, Action, Game]]:
    """Each step of a game of at most so many deals: before, action, after."""
    game = new_game(rules)
    while game.phase is not Phase.OVER and not (game.phase is Phase.DEAL and game.number == deals):
        action = next_action(game, random)
        after = apply(game, action)
        yield game, action, after
        game = after
