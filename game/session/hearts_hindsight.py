"""Plays that the checker warns of and that then went wrong: what each cost, as the cards really lay.

Before the play nobody could know, and on average it may have been no worse than another; but who was warned, or would
have been, wants to read afterwards what came of it.
"""

from collections.abc import Mapping, Sequence

from game.cards import Card
from game.hearts.actions import PlayCard
from game.hearts.game import Game
from game.hearts.scales import SPADE_QUEEN
from game.hearts.seats import Cards
from game.hearts.turns import PlayTurn
from game.hearts.view import View, view_of
from game.session.hearts_checker import Caution, cautions
from game.session.hearts_sides import side_of
from game.session.hearts_step import HeartsStep
from game.session.hearts_thinking import Slices
from game.session.hearts_trial import Toll, toll_after

# Each of so many plays in a deal is tried against so many other cards, so many times.
_MOST_PLAYS, _MOST_CARDS, _HANDS = 2, 2, 8

_OF_THE_QUEEN = frozenset({Caution.TAKES_QUEEN, Caution.CALLS_QUEEN})


def warned_of(steps: Sequence[HeartsStep], places: Sequence[int]) -> Slices[Mapping[int, Cards]]:
    """At which of ``places`` a card was played that the checker warns of, and rightly; the cards that it does not."""
    found: dict[int, Cards] = {}
    for place in places:
        step = steps[place]
        if isinstance(step.move, PlayCard) and _went_wrong(steps, place, step.move):
            found[place] = _alternatives(view_of(step.before, step.move.seat), step.move.card)
        yield
    return {place: cards for place, cards in list(found.items())[:_MOST_PLAYS] if cards}


def costs_in_hindsight(step: HeartsStep, others: Cards) -> Slices[tuple[Card, list[float]]]:
    """The best of ``others`` and what the card played in ``step`` cost against it, each time it was tried.

    These are the points of the own side alone, which can be found again on the score sheet.

    Raises ValueError when no card was played in the step.
    """
    if not isinstance(step.move, PlayCard):
        raise ValueError("no card was played there")
    mine = yield from _tolls(step.before, step.move)
    tried: list[tuple[float, int, Card, list[float]]] = []
    for order, card in enumerate(others):
        other = yield from _tolls(step.before, PlayCard(step.move.seat, card))
        costs = [toll.own - less.own for toll, less in zip(mine, other, strict=True)]
        tried.append((sum(toll.badness for toll in other), order, card, costs))
    _, _, better, costs = min(tried)
    return better, costs


def _tolls(game: Game, move: PlayCard) -> Slices[list[Toll]]:
    found = []
    for number in range(_HANDS):
        found.append((yield from toll_after(game, move, f"hindsight {number}")))
    return found


def _went_wrong(steps: Sequence[HeartsStep], place: int, move: PlayCard) -> bool:
    view = view_of(steps[place].before, move.seat)
    found = cautions(view, move.card)
    return bool(found) and (not _OF_THE_QUEEN.issuperset(found) or _queen_came(steps, place, view))


def _queen_came(steps: Sequence[HeartsStep], place: int, view: View) -> bool:
    """Whether the trick that is being played in ``view`` came to the seat's own side with the queen."""
    tricks, number = view_of(steps[-1].after, view.seat).tricks, len(view.tricks)
    if number >= len(tricks):
        return False
    return SPADE_QUEEN in tricks[number].cards and tricks[number].taker in side_of(view.rules, view.seat)


def _alternatives(view: View, card: Card) -> Cards:
    """The other cards that nothing is said against, those nearest to ``card`` first: the same suit, the highest."""
    others: Cards = view.turn.cards if isinstance(view.turn, PlayTurn) else ()
    sound = [other for other in others if other != card and not cautions(view, other)]
    return tuple(sorted(sound, key=lambda other: (other.suit is not card.suit, -other.rank))[:_MOST_CARDS])
