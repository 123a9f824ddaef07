"""Games of Hearts between bots, by every rule set and by options that no rule set uses."""

from collections.abc import Iterator, Sequence
from random import Random

from game.bots.protocol import Bot
from game.hearts.actions import Action, StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import Game, apply, new_game
from game.hearts.rule_sets import RULE_SETS
from game.hearts.rules import Rules
from game.hearts.view import view_of
from game.hearts.vocabulary import Phase

NAMES = [rule_set.id for rule_set in RULE_SETS]

# What few rule sets use, and every way of passing.
VARIATIONS: tuple[dict[str, object], ...] = (
    {"set": "american", "blind_pass": True, "must_discharge_queen": True},
    {"set": "american", "passing": ["scatter"]},
    {"set": "american", "passing": ["mix"], "sun": True, "moon": "add_unless_lost"},
    {"set": "partners-merged", "passing": ["partner"], "blind_pass": True},
    {"set": "partners-summed", "passing": ["scatter"], "pass_count": 5},
    {"set": "three-exchange", "passing": ["scatter"]},
    {"set": "kitty", "passing": ["mix"], "mix_kitty": True, "kitty_use": "exchange"},
    {"set": "cancellation", "players": 10},
    {"set": "cancellation", "players": 7, "kitty_use": "exchange", "boost_nines": True, "passing": ["left2"]},
    {"set": "complex", "charging": True, "moon": "subtract", "first_trick": "no_points"},
    {"set": "da-nasty-fix", "moon": "wins_game", "call_choices": ["two_left_one_right", "two_right_one_left"]},
    {"set": "american", "hand_size": 1, "passing": []},
)


def steps_of(rules: Rules, bots: Sequence[Bot], seed: int, deals: int = 1) -> Iterator[tuple[Game, Action]]:
    """What the bots, sitting round the table over and over, do in the first deals of a game, and in which game."""
    game = new_game(rules)
    randoms = [Random(f"{seed}-{seat}") for seat in range(rules.players)]
    while game.phase is not Phase.OVER and not (game.phase is Phase.DEAL and game.number == deals):
        action = _next_action(game, bots, randoms, seed)
        yield game, action
        game = apply(game, action)


def actions_of(rules: Rules, bots: Sequence[Bot], seed: int, deals: int = 1) -> list[Action]:
    """What the bots do in the first deals of a game."""
    return [action for _, action in steps_of(rules, bots, seed, deals)]


def _next_action(game: Game, bots: Sequence[Bot], randoms: Sequence[Random], seed: int) -> Action:
    if game.phase is Phase.DEAL:
        return StartDeal(deal_from_code(game.rules, deal_code(game.rules, 1000 * seed + game.number)))
    seat = game.waiting[0]
    return bots[seat % len(bots)].act(view_of(game, seat), randoms[seat])
