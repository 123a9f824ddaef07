"""Looking back on plays that the checker warns of."""

from game.cards import Card, parse_card
from game.hearts.actions import Pass, PlayCard, StartDeal
from game.hearts.dealing import deal_from_code, parse_deal_code
from game.hearts.turns import PassTurn, PlayTurn
from game.hearts.view import view_of
from game.session.hearts import HeartsGame
from game.session.hearts_checker import Caution, cautions
from game.session.hearts_hindsight import costs_in_hindsight, warned_of
from game.session.hearts_replay import steps_of
from game.session.hearts_step import HeartsStep
from game.session.hearts_thinking import Thinking
from tests.hearts.tables import rules_of
from tests.session.hearts_tables import new_table
from tests.slices import longest_slice

RULES = rules_of()
PASSED = tuple(map(parse_card, ("2C", "6C", "QH")))
ACE, TEN = parse_card("AS"), parse_card("TS")

# Calls of functions in a bit of work, which take about three milliseconds; a frame has 16.7.
LONGEST_SLICE = 10_000


def played(second: Card) -> HeartsGame:
    """A deal in which seat 0, third to play to 8S 7S in the second trick, has the ace and the ten, and QS follows."""
    game = new_table(RULES)
    game.play(StartDeal(deal_from_code(RULES, parse_deal_code(RULES, "HR1-A-XQNZJVL"))))
    while game.state.waiting:
        seat = game.state.waiting[0]
        view = game.view(seat)
        if seat == 0 and isinstance(view.turn, PassTurn):
            game.play(Pass(0, PASSED))
        elif seat == 0 and isinstance(view.turn, PlayTurn) and len(view.tricks) < 2:
            game.play(PlayCard(0, (parse_card("TC"), second)[len(view.tricks)]))
        else:
            game.play(game.think(seat).finish())
    return game


def deal_of(game: HeartsGame) -> list[HeartsStep]:
    """The steps of the one deal that was played."""
    return [step for step in steps_of(game.record) if step.after.number == 1]


def test_a_play_that_called_the_queen_is_told_of() -> None:
    """The ace that the checker warns of took the queen, and the ten would not have: the review says so."""
    review = played(ACE).review(1, 0).finish()
    worst = review.costliest[0]
    assert (worst.trick, worst.played, worst.better) == (2, ACE, TEN)
    assert worst.hindsight
    assert worst.cost > 8
    assert review.sensible < review.plays


def test_nothing_is_held_against_who_ducked() -> None:
    """With the ten no warning was due in that trick."""
    game = played(TEN)
    assert all(found.trick != 2 for found in game.review(1, 0).finish().costliest if found.hindsight)


def test_a_risk_is_told_of_only_once_it_has_done_harm() -> None:
    """A warning was due before the ace, but it counts only where the trick came home with the queen."""
    steps = deal_of(played(ACE))
    place = next(n for n, step in enumerate(steps) if step.move == PlayCard(0, ACE))
    assert cautions(view_of(steps[place].before, 0), ACE) == (Caution.CALLS_QUEEN,)
    assert Thinking(warned_of(steps, [place])).finish() == {place: (TEN,)}
    assert Thinking(warned_of(steps[: place + 1], [place])).finish() == {}


def test_no_slice_of_hindsight_is_long() -> None:
    """Neither the search for warnings nor a play tried again keeps a frame waiting."""
    steps = deal_of(played(ACE))
    own = [place for place, step in enumerate(steps) if isinstance(step.move, PlayCard) and step.move.seat == 0]
    assert 0 < longest_slice(warned_of(steps, own)) < LONGEST_SLICE
    ((place, others),) = Thinking(warned_of(steps, own)).finish().items()
    assert 0 < longest_slice(costs_in_hindsight(steps[place], others)) < LONGEST_SLICE
