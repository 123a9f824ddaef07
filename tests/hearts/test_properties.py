"""What holds for every rule set, and for options mixed at random, in games played at random by legal actions."""

from collections import Counter
from random import Random

import pytest

from game.cards import Card
from game.hearts.actions import Charge, StartDeal
from game.hearts.deal import Deal
from game.hearts.game import Game, apply, legal_actions, new_game, why_not
from game.hearts.kitty import is_exchanged
from game.hearts.play import Play, taken_cards
from game.hearts.rule_sets import RULE_SETS
from game.hearts.rules import Rules
from game.hearts.scores import Score
from game.hearts.scoring import card_points, factor_of_cards, piles_of
from game.hearts.seats import Cards
from game.hearts.settling import Outcome
from game.hearts.vocabulary import MoonChoice, Phase
from game.session.hearts_record import HeartsRecord, hearts_lines, parse_hearts_record, points
from tests.hearts.random_play import Steps, random_game

SETS = [rule_set.id for rule_set in RULE_SETS]


def check_conserved(game: Game) -> None:
    """Every card of the pack is in one place."""
    deal = game.deal
    assert deal is not None
    if deal.play is None:
        assert Counter(deal.preparation.share.cards) == Counter(game.rules.pack)
        return
    play = deal.play
    held = [card for hand in play.hands for card in hand]
    lying = [card for trick in (*play.tricks, play.trick) for card in trick.cards]
    assert Counter((*held, *lying, *_kitty_cards(play))) == Counter(game.rules.pack)


def _kitty_cards(play: Play) -> Cards:
    """The cards that the kitty accounts for beside hands and tricks."""
    if play.kitty.taker is None or not is_exchanged(play.rules):
        return play.kitty.cards
    return play.kitty.put_away or ()


def check_scores(deal: Deal, outcome: Outcome) -> None:
    """Points add up to what the taken cards count, and the scores to points, multipliers and moon."""
    assert deal.play is not None
    rules, charged = deal.rules, deal.play.terms.charged
    piles = piles_of(rules, taken_cards(deal.play))
    assert sum(outcome.points) == sum(card_points(rules, card, charged) for pile in piles for card in pile)
    for scorer, pile in enumerate(piles):
        assert outcome.scores[scorer] == expected_score(rules, outcome, scorer, pile, charged)


def expected_score(rules: Rules, outcome: Outcome, scorer: int, pile: Cards, charged: Cards) -> Score:
    """A scorer's part of the deal, reckoned from the points of its cards."""
    factor = factor_of_cards(rules, pile, charged)
    shot = outcome.shot
    if shot is None:
        return outcome.points[scorer] * factor
    if scorer != shot.scorer:
        return outcome.points[scorer] * factor + (shot.amount if outcome.choice is MoonChoice.ADD else 0)
    kept = outcome.points[scorer] - _penalties(rules, pile, charged)
    return (kept - (shot.amount if outcome.choice is MoonChoice.SUBTRACT else 0)) * factor


def _penalties(rules: Rules, pile: Cards, charged: Cards) -> Score:
    """What the penalty cards of ``pile`` count by themselves."""
    cards: list[Card] = [card for card in pile if card in rules.penalties]
    bonus = sum(rules.bonus.get(card, 0) for card in cards)
    return sum(card_points(rules, card, charged) for card in cards) - bonus


def test_cards_are_conserved(steps: Steps) -> None:
    """At every step each card of the pack is in one place."""
    for _, _, after in steps:
        check_conserved(after)


def test_hands_stay_sorted(steps: Steps) -> None:
    """Whatever is passed, picked up or played, each hand is in order, by which its suits are found."""
    for _, _, after in steps:
        if after.deal is not None and after.deal.play is not None:
            assert all(list(hand) == sorted(hand) for hand in after.deal.play.hands)


def test_points_add_up(steps: Steps) -> None:
    """In every deal the points are those of the cards, and the scores follow from them."""
    for _, _, after in steps:
        if after.deal is not None and after.deal.outcome is not None:
            check_scores(after.deal, after.deal.outcome)


def test_somebody_can_always_act(steps: Steps) -> None:
    """Until the next deal or the end, some seat has a legal action, and what it is offered is not refused."""
    for before, action, _ in steps:
        if isinstance(action, StartDeal):
            assert before.phase is Phase.DEAL
            assert legal_actions(before) == ()
            continue
        turns = legal_actions(before)
        assert tuple(turn.seat for turn in turns) == before.waiting != ()
        for turn in turns:
            assert why_not(before, next(iter(turn))) is None


def test_states_are_values(steps: Steps) -> None:
    """An action leaves the state it was made in as it was, and made again it leads to the same state."""
    game = new_game(steps[0][0].rules)
    for before, action, after in steps:
        assert game == before
        game = apply(before, action)
        assert game == after


def test_record_replays_to_the_same_state(steps: Steps) -> None:
    """A record of the game, or of any part of it, replays to the state it was written in."""
    rules = steps[0][0].rules
    cuts = Random(len(steps)).sample(range(len(steps)), min(6, len(steps)))
    for cut in (*cuts, len(steps) - 1):
        game = steps[cut][2]
        deals = {after.number: after.deal for _, _, after in steps[: cut + 1] if after.deal is not None}
        record = HeartsRecord(rules, deals=tuple(deals.values())).as_json()
        assert parse_hearts_record(record).as_json() == record
        lines = list(hearts_lines(record, True))
        assert lines[-1]["phase"] == "end"
        if game.phase not in (Phase.PASS, Phase.CHARGE):
            assert list(points(record))[-1].game == game


@pytest.mark.parametrize("name", SETS)
def test_games_end(name: str) -> None:
    """A game by any rule set comes to an end with winners."""
    game = random_game(name, 1, 400)
    assert game[-1][2].winners
    assert game[-1][2].phase is Phase.OVER
    assert legal_actions(game[-1][2]) == ()


@pytest.mark.soak
@pytest.mark.parametrize("name", [*SETS, "mixed"])
def test_many_games(name: str) -> None:
    """Hundreds of games by each rule set conserve their cards, add up, and end."""
    for seed in range(100 if name != "mixed" else 1000):
        game = random_game(name, seed, 400)
        for _, action, after in game:
            if isinstance(action, Charge) or after.number % 5 == 0:
                check_conserved(after)
            if after.deal is not None and after.deal.outcome is not None:
                check_scores(after.deal, after.deal.outcome)
