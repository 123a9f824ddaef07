"""What was memorable about a deal, or about the game that ended with it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from game.hearts.deal import Deal
from game.hearts.play import Play, taken_cards
from game.hearts.rules import Rules
from game.hearts.scales import SPADE_QUEEN
from game.hearts.scores import weight
from game.hearts.scoring import piles_of
from game.hearts.seats import Cards, Seat
from game.hearts.settling import Outcome
from game.session.hearts_record import HeartsRecord
from game.session.hearts_sides import (
    Standing,
    contender_of,
    contenders_totals,
    place_of,
    scorer_of,
    side_of,
    standings,
)

# A moon was stopped by whoever took no more of the penalty cards than this while one opponent took all the others.
_SHARE_TO_STOP = 1 / 4


class Achievement(StrEnum):
    """Something worth remembering; the value is what the store keeps, and never changes."""

    MOON_SHOT = "moon_shot"
    SUN_SHOT = "sun_shot"
    MOON_STOPPED = "moon_stopped"
    CLEAN_DEAL = "clean_deal"
    QUEEN_DODGED = "queen_dodged"
    BONUS_TAKEN = "bonus_taken"
    GAME_WON = "game_won"
    COMEBACK_WIN = "comeback_win"
    NARROW_WIN = "narrow_win"
    SPOTLESS_WIN = "spotless_win"


def achievements(record: HeartsRecord, seat: Seat) -> frozenset[Achievement]:
    """What ``seat`` achieved in the last deal of ``record``, and with it; nothing as long as it is not finished."""
    deal = record.deals[-1] if record.deals else None
    if deal is None or deal.outcome is None or deal.play is None:
        return frozenset()
    story = _Story(record.rules, seat, deal, deal.play, deal.outcome, tuple(standings(record.rules, record.deals)))
    return frozenset(achievement for achievement, is_earned in _TESTS.items() if is_earned(story))


@dataclass(frozen=True, slots=True)
class _Story:
    """A finished deal as one seat lived it, and how the game stood after each deal so far."""

    rules: Rules
    seat: Seat
    deal: Deal
    play: Play
    outcome: Outcome
    standings: tuple[Standing, ...]

    @property
    def scorer(self) -> int:
        """Who has the seat's score."""
        return scorer_of(self.rules, self.seat)

    @property
    def penalties(self) -> tuple[Cards, ...]:
        """The penalty cards that each scorer took."""
        piles = piles_of(self.rules, taken_cards(self.play))
        return tuple(tuple(card for card in pile if card in self.rules.penalties) for pile in piles)

    @property
    def is_won(self) -> bool:
        """Whether the seat has won the game, alone or with others."""
        return contender_of(self.rules, self.seat) in self.standings[-1].winners


def _moon_shot(story: _Story) -> bool:
    return story.outcome.shot is not None and story.outcome.shot.scorer == story.scorer


def _sun_shot(story: _Story) -> bool:
    """Every trick, whether or not the rules pay for it."""
    return story.play.tricks != () and all(
        trick.taker in story.rules.scorers[story.scorer] for trick in story.play.tricks
    )


def _moon_stopped(story: _Story) -> bool:
    """One opponent took every penalty card but a few, and those few are the seat's, the queen not among them."""
    mine = story.penalties[story.scorer]
    takers = sum(map(bool, story.penalties))
    taken = sum(map(len, story.penalties))
    is_few = 0 < len(mine) <= _SHARE_TO_STOP * len(story.rules.penalties)
    return is_few and SPADE_QUEEN not in mine and takers == 2 and taken == len(story.rules.penalties)


def _clean_deal(story: _Story) -> bool:
    """No penalty card, though no moon spared the seat: the own hand did."""
    return not story.penalties[story.scorer] and story.outcome.shot is None


def _queen_dodged(story: _Story) -> bool:
    """The seat held the queen of spades at the first lead, and she went to another side."""
    held = SPADE_QUEEN in story.deal.preparation.share.hands[story.seat]
    takers = {seat for seat, cards in enumerate(taken_cards(story.play)) if SPADE_QUEEN in cards}
    return (
        held
        and SPADE_QUEEN in story.rules.penalties
        and bool(takers)
        and takers.isdisjoint(side_of(story.rules, story.seat))
    )


def _bonus_taken(story: _Story) -> bool:
    """A card that lowers the score."""
    taken = taken_cards(story.play)[story.seat]
    return any(card in story.rules.bonus for card in taken)


def _comeback_win(story: _Story) -> bool:
    """Won after having been last, and alone there, with half of the target reached."""
    contender = contender_of(story.rules, story.seat)
    return story.is_won and any(_is_far_behind(story.rules, earlier, contender) for earlier in story.standings[:-1])


def _is_far_behind(rules: Rules, standing: Standing, contender: int) -> bool:
    weights = [weight(total) for total in contenders_totals(rules, standing.totals)]
    worst = place_of(rules, standing, contender) == len(weights)
    half = rules.options.target / 2
    return worst and weights[contender] >= (half**2 if rules.options.complex else half)


def _narrow_win(story: _Story) -> bool:
    """Won alone, and by a single point."""
    if not story.is_won or len(story.standings[-1].winners) > 1 or story.rules.options.complex:
        return False
    best, second, *_ = sorted(map(weight, contenders_totals(story.rules, story.standings[-1].totals)))
    return second - best == 1


def _spotless_win(story: _Story) -> bool:
    """Won with a total of nothing, or less."""
    if not story.is_won:
        return False
    total = contenders_totals(story.rules, story.standings[-1].totals)[contender_of(story.rules, story.seat)]
    return weight(total) <= 0


_TESTS: Mapping[Achievement, Callable[[_Story], bool]] = {
    Achievement.MOON_SHOT: _moon_shot,
    Achievement.SUN_SHOT: _sun_shot,
    Achievement.MOON_STOPPED: _moon_stopped,
    Achievement.CLEAN_DEAL: _clean_deal,
    Achievement.QUEEN_DODGED: _queen_dodged,
    Achievement.BONUS_TAKEN: _bonus_taken,
    Achievement.GAME_WON: lambda story: story.is_won,
    Achievement.COMEBACK_WIN: _comeback_win,
    Achievement.NARROW_WIN: _narrow_win,
    Achievement.SPOTLESS_WIN: _spotless_win,
}
