"""A game of Hearts as its score sheet has it: who has a score, and how it stood after each deal."""

from dataclasses import dataclass

from game.hearts.ending import Scores
from game.hearts.scores import Score, weight
from game.hearts.seats import Seat
from game.session.hearts_record import HeartsRecord
from game.session.hearts_seats import human_seats, parse_players
from game.session.hearts_sides import Standing, contender_of, place_of, size_of, standings
from game.shell.hearts_texts_players import seat_names
from game.table.hearts_numbers import score_text


@dataclass(frozen=True, slots=True)
class Sheet:
    """The finished deals of a record. ``changes`` and ``standings`` go by deal, each by scorer."""

    record: HeartsRecord
    names: tuple[str, ...]
    changes: tuple[Scores, ...]
    standings: tuple[Standing, ...]

    @property
    def owner(self) -> Seat:
        """The seat whose game it is: the first person's."""
        return next(iter(human_seats(parse_players(self.record))), 0)

    @property
    def sides(self) -> tuple[str, ...]:
        """Who has each score."""
        return tuple(" + ".join(self.names[seat] for seat in seats) for seats in self.record.rules.scorers)

    @property
    def leaders(self) -> frozenset[int]:
        """The scorers that are in front after the last deal."""
        if not self.standings:
            return frozenset()
        weights = [weight(total) for total in self.standings[-1].totals]
        return frozenset(scorer for scorer, found in enumerate(weights) if found == min(weights))

    def series(self) -> tuple[tuple[float, ...], ...]:
        """Each scorer's total after 0, 1, 2 … deals, as one number."""
        return tuple(
            (0.0, *(size_of(standing.totals[scorer]) for standing in self.standings))
            for scorer in range(len(self.record.rules.scorers))
        )

    def contender_names(self, contender: int) -> str:
        """Who wins or loses together."""
        return " + ".join(self.sides[scorer] for scorer in self.record.rules.contenders[contender])

    def places(self) -> tuple[tuple[int, int], ...]:
        """Each contender's place and its number, the best first; nothing before the first deal is finished."""
        if not self.standings:
            return ()
        rules, last = self.record.rules, self.standings[-1]
        found = ((place_of(rules, last, contender), contender) for contender in range(len(rules.contenders)))
        return tuple(sorted(found))

    @property
    def is_won(self) -> bool:
        """Whether the owner has won."""
        rules = self.record.rules
        return bool(self.standings) and contender_of(rules, self.owner) in self.standings[-1].winners


def sheet_of(record: HeartsRecord) -> Sheet:
    """The sheet of a record."""
    outcomes = [deal.outcome for deal in record.deals if deal.outcome is not None]
    names = seat_names(parse_players(record))
    changes = tuple(outcome.scores for outcome in outcomes)
    return Sheet(record, names, changes, tuple(standings(record.rules, record.deals)))


def shown(score: Score) -> str:
    """A total."""
    return score_text(score)


def shown_change(score: Score) -> str:
    """What a deal added, with its sign."""
    text = shown(score)
    return text if text.startswith("−") or not score or isinstance(score, complex) else f"+{text}"
