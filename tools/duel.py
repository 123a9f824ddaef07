"""Let bots play Hearts against each other, and tell how many points each takes in a deal.

The bots sit round the table in the order given, over and over until all seats are taken. Each deal is played as often
as there are bots, everybody moved on by a seat each time, so that all have held all hands; passing directions change.
The points are those that a deal adds to the seat's score, a moon counted; of complex scores the absolute value. Behind
them stands how far the mean may be off, with a confidence of 95 %. The same seed gives the same result on any machine.
"""

import argparse
import math
import os
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from multiprocessing import get_context
from multiprocessing.pool import Pool
from pathlib import Path
from random import Random
from statistics import mean, stdev

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.bots.protocol import Bot
from game.bots.roster import BOTS
from game.deals import DEAL_COUNT, below, random_words
from game.hearts.actions import StartDeal
from game.hearts.deal import Deal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import Game, apply, new_game
from game.hearts.options import OptionError
from game.hearts.rule_sets import RULE_SETS
from game.hearts.rules import Rules, make_rules, parse_rules
from game.hearts.teams import group_of
from game.hearts.view import view_of
from game.hearts.vocabulary import Phase
from tools.arguments import positive
from tools.lowest_bot import LowestBot

PLAYERS: Mapping[str, Bot] = {**BOTS, "lowest": LowestBot()}

# A worker asks for so many deals at once.
_CHUNK = 4


@dataclass(frozen=True, slots=True)
class Contest:
    """Which bots play, by which rule set with how many players, and the seed of all chance."""

    bots: tuple[str, ...]
    rules: str
    players: int | None
    seed: int


@dataclass(frozen=True, slots=True)
class Result:
    """What one bot took in one deal: the mean of its points over all seats, and how often it shot the moon."""

    points: float
    moons: int


def main(arguments: list[str] | None = None) -> int:
    """Play the duel that the command line asks for; the exit code is 2 when it names what there is not."""
    wanted = _parser().parse_args(arguments)
    contest = Contest(tuple(wanted.bots), wanted.rules, wanted.players, wanted.seed)
    fault = _fault(contest)
    if fault:
        print(f"duel: {fault}", file=sys.stderr)
        return 2
    try:
        results = list(played(contest, wanted.deals, wanted.processes))
    except KeyboardInterrupt:
        print("duel: interrupted", file=sys.stderr)
        return 130
    print(*summary(contest, results), sep="\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=", ".join(PLAYERS))
    parser.add_argument("--rules", default="american", metavar="SET", help="a rule set (american)")
    parser.add_argument("--players", type=positive, metavar="N", help="how many sit at the table, if not as usual")
    parser.add_argument("--deals", type=positive, default=100, metavar="N", help="how many deals (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="the seed of all chance (1)")
    parser.add_argument("--processes", type=positive, default=os.cpu_count() or 1, metavar="N", help="all cores")
    return parser


def _fault(contest: Contest) -> str:
    """What is wrong with the names of a contest, in one line; nothing when all is well."""
    for name in contest.bots:
        if name not in PLAYERS:
            return f"there is no bot {name!r}; there are {', '.join(PLAYERS)}"
    if contest.rules not in [rule_set.id for rule_set in RULE_SETS]:
        return f"there is no rule set {contest.rules!r}; there are {', '.join(rule_set.id for rule_set in RULE_SETS)}"
    try:
        rules_of(contest, 0)
    except OptionError as error:
        return str(error)
    return ""


def played(contest: Contest, deals: int, processes: int) -> Iterator[tuple[Result, ...]]:
    """Each deal's result for each bot, in the order of the deals, whatever the number of processes."""
    play = partial(play_deal, contest)
    if processes == 1:
        yield from map(play, range(deals))
        return
    with _pool(processes) as pool:
        yield from pool.imap(play, range(deals), _CHUNK)


def _pool(processes: int) -> Pool:
    """Processes that leave Ctrl-C to this one, which then ends them; they are deaf to it from birth."""
    ignored = (signal.SIGINT, signal.SIG_IGN)
    heard = signal.signal(*ignored)
    try:
        return get_context("spawn").Pool(processes, signal.signal, ignored)
    finally:
        signal.signal(signal.SIGINT, heard)


def play_deal(contest: Contest, number: int) -> tuple[Result, ...]:
    """Play deal ``number`` with the bots in all places, and say what each came to."""
    points: list[list[float]] = [[] for _ in contest.bots]
    moons = [0 for _ in contest.bots]
    for turn in range(len(contest.bots)):
        game = _play(contest, number, turn)
        for seat in range(game.rules.players):
            bot = (seat + turn) % len(contest.bots)
            points[bot].append(_points(game, seat))
            moons[bot] += _is_shooter(game, seat)
    return tuple(Result(mean(found), shot) for found, shot in zip(points, moons, strict=True))


def summary(contest: Contest, results: Sequence[tuple[Result, ...]]) -> Iterator[str]:
    """The lines that tell what came of a duel."""
    rules = rules_of(contest, 0)
    yield f"{contest.rules}, {rules.players} players, {len(results)} deals, seed {contest.seed}"
    for place, name in enumerate(contest.bots):
        points = [result[place].points for result in results]
        moons = sum(result[place].moons for result in results)
        yield f"{name:<12} {mean(points):8.2f} ± {_margin(points):<6.2f} moons {moons}"


def _margin(values: Sequence[float]) -> float:
    """Half the width of the 95 % confidence interval of the mean; infinite for one value."""
    return 1.96 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


@cache
def rules_of(contest: Contest, number: int) -> Rules:
    """The rules of deal ``number``, a first deal: the passing cycle begins with the direction whose turn it is."""
    players = {} if contest.players is None else {"players": contest.players}
    rules = parse_rules({"set": contest.rules, **players})
    cycle = rules.options.passing
    start = number % len(cycle) if cycle else 0
    return make_rules(rules.rule_set, replace(rules.options, passing=cycle[start:] + cycle[:start]))


def _play(contest: Contest, number: int, turn: int) -> Game:
    rules = rules_of(contest, number % 60)
    words = random_words(f"duel-{contest.seed}-{number}")
    dealt = deal_from_code(rules, deal_code(rules, below(DEAL_COUNT, words)))
    game = apply(new_game(rules), StartDeal(dealt, below(rules.players, words)))
    names = [contest.bots[(seat + turn) % len(contest.bots)] for seat in range(rules.players)]
    randoms = [Random(f"{contest.seed}-{number}-{turn}-{seat}") for seat in range(rules.players)]
    while game.phase not in (Phase.DEAL, Phase.OVER):
        seat = game.waiting[0]
        game = apply(game, PLAYERS[names[seat]].act(view_of(game, seat), randoms[seat]))
    return game


def _points(game: Game, seat: int) -> float:
    score = game.totals[group_of(game.rules.scorers, seat)]
    return abs(score) if isinstance(score, complex) else score


def _is_shooter(game: Game, seat: int) -> bool:
    deal: Deal | None = game.deal
    shot = None if deal is None else deal.shot
    return shot is not None and seat in game.rules.scorers[shot.scorer]


if __name__ == "__main__":
    sys.exit(main())
