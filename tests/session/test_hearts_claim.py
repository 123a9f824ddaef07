"""Claims in Hearts, proved on small endings by trying everything that the others may hold and play."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import parse_cards
from game.hearts.actions import Charge, PlayCard, StartDeal
from game.hearts.game import Game, apply
from game.hearts.play import Play
from game.hearts.seats import Cards, Seat
from game.hearts.settling import settled
from game.hearts.view import View, view_of
from game.hearts.vocabulary import MoonChoice, Phase
from game.session.hearts import HeartsGame
from game.session.hearts_claim import Claim, can_claim, claimed_card
from tests.hearts.tables import all_but, dealt_by_hand, played, rules_of, started
from tests.session.hearts_endings import endings, imagined_plays, moments
from tests.session.hearts_tables import new_table, some_rules, start_deal, step_at_random


def takers_to_come(play: Play, view: View) -> set[Seat | None]:
    """Who took the tricks that were not finished yet."""
    return {trick.taker for trick in play.tricks[len(view.tricks) :]}


def assert_proved(view: View, claim: Claim) -> None:
    """Whatever the others hold and play, the claim comes true."""

    def choices(play: Play, legal: Cards) -> Cards:
        follows = claim is Claim.ALL and play.turn == view.seat
        return (claimed_card(legal),) if follows else legal

    ends = [end for play in imagined_plays(view) for end in endings(play, choices)]
    assert ends
    match claim:
        case Claim.ALL:
            assert all(takers_to_come(end, view) == {view.seat} for end in ends)
        case Claim.NONE:
            assert not any(view.seat in takers_to_come(end, view) for end in ends)
        case Claim.NOTHING_LEFT:
            outcomes = [settled(end, view.totals, choice) for end in ends for choice in MoonChoice]
            (shot,) = {outcome.shot for outcome in outcomes}
            assert len({outcome.scores for outcome in outcomes}) <= (2 if shot else 1)


def proved_claims(seeds: range) -> Counter[Claim]:
    """How many claims could be made in random small deals; each of them is proved."""
    counts: Counter[Claim] = Counter()
    for seed in seeds:
        for game in moments(Random(seed)):
            view = view_of(game.state, game.state.waiting[0])
            claim = can_claim(view)
            if claim is not None and len(view.hand) <= (3 if view.rules.players == 3 else 2):
                assert_proved(view, claim)
                counts[claim] += 1
    return counts


def test_every_claim_comes_true() -> None:
    """In small deals by all kinds of rules each claim is true for all hands that the others may hold, and all plays."""
    counts = proved_claims(range(60))
    assert min(counts[claim] for claim in Claim) > 10


@pytest.mark.soak
def test_many_claims_come_true() -> None:
    """The same for many more deals."""
    counts = proved_claims(range(1000, 4000))
    assert min(counts[claim] for claim in Claim) > 300


def claim_after(game: Game, plays: str) -> Claim | None:
    """What the next seat can claim after these cards."""
    game = played(game, plays)
    return can_claim(view_of(game, game.waiting[0]))


def test_small_cards_are_good_once_all_others_are_drawn() -> None:
    """Behind the ace a small card is good when the ace draws the last one; not where nines may make it a discard."""
    hands = ("AD AC AS 2S", "3D 9C QS 6D", "4D 5D 7D 8D")
    options: dict[str, object] = {"players": 3, "removed": all_but(*hands), "passing": [], "opening": "eldest"}
    assert claim_after(started(rules_of("american", **options), *hands), "AD 3D 4D") is Claim.ALL
    assert claim_after(started(rules_of("american", **options, boost_nines=True), *hands), "AD 3D 4D") is None


def test_a_charged_card_may_have_to_wait() -> None:
    """The ace that would draw the last small heart can not be counted on while a charge keeps it from being led."""
    hands = ("AD AH 2H", "3D 4D 3H", "5D 6D 7D")
    options: dict[str, object] = {"players": 3, "removed": all_but(*hands), "passing": [], "opening": "eldest"}
    game = started(rules_of("american", **options, charging=True, hearts_lead="any"), *hands)
    for seat, cards in enumerate(("AH", "", "")):
        game = apply(game, Charge(seat, parse_cards(cards)))
    assert claim_after(game, "AD 3D 5D") is None


def test_cards_on_the_table_still_count() -> None:
    """While queens that cancelled each other lie on the table, something is left, though no hand has a point."""
    hands = ("QS 2C", "QS 3D", "2C 3D")
    rules = rules_of(
        "cancellation", players=3, removed=all_but("QS 2C 3D"), passing=[], opening="eldest", hearts_lead="any"
    )
    assert claim_after(started(rules, *hands), "QS QS 2C") is None


def test_nothing_can_be_claimed_before_the_play() -> None:
    """While cards are passed there is nothing to claim."""
    game = new_table(rules_of())
    game.play(start_deal(game.state.rules, 1))
    assert (game.claimable(0), game.claim(0)) == (None, ())


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_a_claim_plays_the_rest(seed: int) -> None:
    """A claim that is made plays the deal on to its end, is kept once, and brings what the seat claimed."""
    random = Random(seed)
    kept: list[HeartsGame] = []
    game = new_table(some_rules(random), 10, kept.append)
    step_at_random(game, random)
    while game.state.waiting:
        seat = game.state.waiting[0]
        before = game.state
        if game.claimable(seat) in (Claim.ALL, Claim.NOTHING_LEFT):
            kept.clear()
            played_out = game.claim(seat)
            assert len(kept) == 1
            assert [played_out[0].step.before, played_out[-1].step.after] == [before, game.state]
            assert game.state.phase in (Phase.MOON, Phase.DEAL, Phase.OVER)
            return
        step_at_random(game, random)


def test_after_claiming_none_a_bot_plays_on() -> None:
    """A person who takes none of the rest lets a bot play the cards, to the end of the deal and no further."""
    hands = ("2D 3D", "4D 5D", "6D QS")
    game = new_table(rules_of(players=3, removed=all_but(*hands), passing=[], opening="eldest"), 3)
    game.play(StartDeal(dealt_by_hand(*hands)))
    for card in parse_cards("2D 4D 6D QS"):
        game.play(PlayCard(game.state.waiting[0], card))
    assert game.claimable(0) is Claim.NONE
    assert game.claim(0) == ()
    assert (game.humans_waiting, game.bots_waiting) == ((), (0,))
    game.play(PlayCard(0, parse_cards("3D")[0]))
    assert game.humans_waiting == (1,)
