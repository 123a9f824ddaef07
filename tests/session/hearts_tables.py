"""Tables of Hearts for the tests of a running game: people and bots, all playing at random but by the rules."""

import json
from collections.abc import Callable
from random import Random

from game.hearts.actions import StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import legal_actions
from game.hearts.rule_sets import RULE_SETS
from game.hearts.rules import Rules, parse_rules
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame, resumed
from game.session.hearts_bots import USUAL
from game.session.hearts_record import HeartsRecord
from game.session.hearts_seats import Player, Players
from game.session.hearts_step import HeartsStep
from tests.hearts.random_play import MIXED, random_action, random_rules

NAMES = (*(rule_set.id for rule_set in RULE_SETS), MIXED)
BOT = Player("Bo", USUAL)


def some_rules(random: Random) -> Rules:
    """The rules of any rule set, or some mixed at random."""
    name = random.choice(NAMES)
    return random_rules(random) if name == MIXED else parse_rules({"set": name})


def players_of(rules: Rules, people: int = 1) -> Players:
    """So many people in the first seats, and bots in the others."""
    return tuple(Player(f"P{seat}") if seat < people else BOT for seat in range(rules.players))


def new_table(rules: Rules, people: int = 1, keep: Callable[[HeartsGame], None] = lambda _: None) -> HeartsGame:
    """A game that waits for its first deal."""
    return HeartsGame(HeartsRecord(rules), players_of(rules, people), keep)


def step_at_random(game: HeartsGame, random: Random) -> HeartsStep:
    """Some seat that must act does anything legal, or the next deal is dealt."""
    if game.state.phase is Phase.DEAL:
        return game.deal(deal_code(game.state.rules, random.randrange(1000))).step
    return game.play(random_action(random.choice(legal_actions(game.state)), random)).step


def play_at_random(game: HeartsGame, random: Random, steps: int) -> list[HeartsStep]:
    """So many steps, or all to the end of the game."""
    found: list[HeartsStep] = []
    while len(found) < steps and not game.state.is_over:
        found.append(step_at_random(game, random))
    return found


def finish_deal(game: HeartsGame, random: Random) -> None:
    """Play the present deal, or the first, to its end."""
    if game.state.deal is None:
        step_at_random(game, random)
    while game.state.waiting:
        step_at_random(game, random)


def killed_and_resumed(game: HeartsGame) -> HeartsGame:
    """The game as it comes back from what was written down."""
    return resumed(json.loads(json.dumps(game.record.as_json())))


def start_deal(rules: Rules, number: int) -> StartDeal:
    """The action that deals the deal of a number."""
    return StartDeal(deal_from_code(rules, deal_code(rules, number)))
