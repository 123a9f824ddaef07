"""Games of Hearts played at random, by legal actions alone."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import TypeAlias

from game.deals import DEAL_COUNT
from game.hearts.actions import Action, Charge, Pass, PlayCard, StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import Game, apply, legal_actions, new_game
from game.hearts.options import OptionError
from game.hearts.rules import Rules, parse_rules
from game.hearts.turns import ChargeTurn, PassTurn, PlayTurn, Turn
from game.hearts.vocabulary import Phase

Steps: TypeAlias = list[tuple[Game, Action, Game]]

MIXED = "mixed"


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


_WILD: Mapping[str, Sequence[object]] = {
    "players": (3, 4, 4, 5, 6),
    "decks": (1, 1, 2),
    "removed": ([], ["2C"], ["2C", "2D", "QS"]),
    "kitty_to": ("first_trick", "first_penalty"),
    "kitty_use": ("captured", "exchange"),
    "passing": (["left", "right", "scatter"], ["dealer"], ["mix"], ["left2", "across"], ["partner"], []),
    "call_choices": (["left", "mix", "two_left_one_right"], ["hold", "scatter"]),
    "pass_count": (1, 2, 5),
    "mix_kitty": (False, True),
    "blind_pass": (False, True),
    "opening": ("2C", "eldest"),
    "hearts_lead": ("broken", "any"),
    "queen_breaks_hearts": (False, True),
    "hearts_before_queen": (False, True),
    "first_trick": ("free", "no_points", "no_queen"),
    "must_discharge_queen": (False, True),
    "points": ("standard", "spot", "maria43", "fix", "hartenjagen", {"QS": 13, "KD": 2}, {"2H": 50}),
    "bonus": ({}, {"JD": -10}, {"TD": -10}),
    "multiplier": ({}, {"TC": 2}, {"TC": 3, "9D": 0}),
    "charging": (False, True),
    "moon": ("choose", "subtract", "add", "add_unless_lost", "wins_game"),
    "moon_amount": ("total", 13),
    "sun": (False, True),
    "exact_target": (None, 0, 50),
    "tie": ("share", "continue"),
    "perfect_round": (False, True),
    "target": (30, 100),
    "teams": ("none", "none", "merged", "summed"),
    "boost_nines": (False, True),
    "cancellation": (False, True),
}


def random_rules(random: Random) -> Rules:
    """The base game with many options changed at random, as far as they can be played together."""
    while True:
        changes = {name: random.choice(values) for name, values in _WILD.items() if random.random() < 0.4}
        try:
            return parse_rules({"set": "american", **changes})
        except OptionError:
            continue


def random_game(name: str, seed: int, deals: int) -> Steps:
    """A game of at most so many deals by a rule set, or where ``name`` is MIXED by options mixed at random."""
    random = Random(f"{name} {seed}")
    rules = random_rules(random) if name == MIXED else parse_rules({"set": name})
    return list(random_steps(rules, random, deals))
