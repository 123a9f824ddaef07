"""Chooses the daily deals of Heart to Heart, and writes the file that the game reads them from.

Deal numbers are drawn from a stream that never changes, so the same file comes out every time. Each
deal that can be won is tried by two players who do not think: one takes any pair at once, one
leaves to chance which pair comes next. How they fare tells how hard the deal is; see `difficulty_of`.
Deals that hardly anything can go wrong in are for no day.

A week gets deals of each difficulty as the game's rhythm has it; those of one difficulty come in the
order of how often chance wins. Par is the fewest moves that win, by the solver. The whole takes some
four minutes on two idle processors; `--check` only works some lines of the file out anew.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import islice
from multiprocessing import Pool
from multiprocessing.pool import Pool as Workers
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.deals import DEAL_COUNT, DealCode, below, random_words
from game.heart_to_heart.deal import deal, deal_code
from game.session import daily
from game.session.daily import RHYTHM, DailyDeal, Difficulty, daily_deals
from tools.arguments import positive
from tools.solver import chance_share, fewest_moves, greedy_share, is_winnable

# 209 weeks are four years and two days.
WEEKS = 209
FILE = Path(daily.__file__).with_name(daily.FILE)
SEED = "daily deals"

GREEDY_GAMES = 10
CHANCE_GAMES = 40

_BATCH = 1_000


class Candidate(NamedTuple):
    """A deal that may become a daily one, and the share of games that chance wins."""

    code: DealCode
    difficulty: Difficulty
    chance: float


def difficulty_of(greedy: float, chance: float) -> Difficulty | None:
    """How hard a deal is, from the shares of games won by taking any pair at once and by chance.

    None when it is for no day: chance nearly always wins, or the two players do not fit together.
    """
    if greedy >= 0.8:
        return Difficulty.EASY if 0.5 <= chance <= 0.95 else None
    if greedy <= 0.2:
        return Difficulty.MIDDLING if chance >= 0.1 else Difficulty.HARD
    return None


def candidate(code: DealCode) -> Candidate | None:
    """What the thoughtless players make of a deal; None when it is for no day."""
    state = deal(code)
    if not is_winnable(state):
        return None
    chance = chance_share(state, CHANCE_GAMES, code.number)
    difficulty = difficulty_of(greedy_share(state, GREEDY_GAMES, code.number), chance)
    return Candidate(code, difficulty, chance) if difficulty else None


def codes() -> Iterator[DealCode]:
    """Deals in the order in which they are tried, none of them twice."""
    words = random_words(SEED)
    seen = set()
    while True:
        number = below(DEAL_COUNT, words)
        if number not in seen:
            seen.add(number)
            yield deal_code(number)


def candidates(workers: Workers) -> Iterator[Candidate]:
    """The deals that may become daily ones, without end."""
    untried = codes()
    while True:
        found = workers.map(candidate, islice(untried, _BATCH), chunksize=20)
        yield from (each for each in found if each)


def in_weeks(offered: Iterable[Candidate], weeks: int) -> list[Candidate]:
    """The first deals that fill as many weeks, from Monday to Sunday."""
    found: dict[Difficulty, list[Candidate]] = {difficulty: [] for difficulty in Difficulty}
    missing = {difficulty: RHYTHM.count(difficulty) * weeks for difficulty in Difficulty}
    for each in offered:
        if missing[each.difficulty]:
            found[each.difficulty].append(each)
            missing[each.difficulty] -= 1
        if not any(missing.values()):
            break
    return [each for week in range(weeks) for kind in Difficulty for each in _of_week(week, kind, found[kind])]


def _of_week(week: int, kind: Difficulty, found: list[Candidate]) -> list[Candidate]:
    count = RHYTHM.count(kind)
    return sorted(found[week * count : (week + 1) * count], key=lambda each: -each.chance)


def daily_deal_of(chosen: Candidate) -> DailyDeal:
    """The daily deal that a candidate becomes."""
    return DailyDeal(chosen.code, len(fewest_moves(deal(chosen.code)) or ()), chosen.difficulty)


def is_right(written: DailyDeal) -> bool:
    """Whether par and difficulty come out as they are written when they are worked out anew."""
    found = candidate(written.code)
    return found is not None and daily_deal_of(found) == written


def write(path: Path, weeks: int, processes: int) -> None:
    """Choose the deals and write them, a line for each day."""
    with Pool(processes) as workers:
        chosen = in_weeks(candidates(workers), weeks)
        deals = workers.map(daily_deal_of, chosen, chunksize=5)
    path.write_text("".join(f"{each}\n" for each in deals), encoding="ascii")


def check(count: int) -> int:
    """Work out as many lines anew, spread over the file; 1 when one of them is wrong."""
    deals = daily_deals()
    count = min(count, len(deals))
    wrong = [each for each in (deals[i * len(deals) // count] for i in range(count)) if not is_right(each)]
    for each in wrong:
        print(f"{each}: does not come out like this", file=sys.stderr)
    if not wrong:
        print(f"{count} of {len(deals)} lines are right")
    return 1 if wrong else 0


def main(words: list[str] | None = None) -> int:
    """Writes the file, or checks it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", type=positive, metavar="N", help="work out N lines of the file anew, and write none")
    parser.add_argument("--weeks", type=positive, default=WEEKS, metavar="N", help=f"weeks to fill ({WEEKS})")
    parser.add_argument("--processes", type=positive, metavar="N", help="processes at work (one a processor)")
    parser.add_argument("--out", type=Path, default=FILE, metavar="FILE", help="where to write (the game's own file)")
    options = parser.parse_args(words)
    if options.check:
        return check(options.check)
    write(options.out, options.weeks, options.processes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
