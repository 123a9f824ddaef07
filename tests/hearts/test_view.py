"""What one seat may know of a game."""

from collections import Counter
from random import Random

import pytest

from game.cards import parse_cards
from game.hearts.actions import Charge, Pass, PutAway
from game.hearts.game import apply, new_game
from game.hearts.kitty import Kitty
from game.hearts.legal import legal_cards
from game.hearts.passing import Gift
from game.hearts.play import taken_cards
from game.hearts.turns import PassTurn, PlayTurn
from game.hearts.view import imagined, known_taken, unseen_cards, view_of
from tests.hearts.hidden import shuffled_behind
from tests.hearts.random_play import Steps
from tests.hearts.tables import after_passes, all_but, hands_of, played, rules_of, started, texts

FOUR = ("2C 3C TC JD", "2D 3D 4D 5D", "2S 3S QS 5S", "2H 3H 4H AH")
LEFT = rules_of(removed=all_but(*FOUR), passing=["left"], pass_count=1, blind_pass=True)


def test_views_do_not_know_hidden_cards(steps: Steps) -> None:
    """However the cards and choices that a seat can not see are changed about, its view stays the same."""
    random = Random(len(steps))
    for _, _, after in steps[:: max(1, len(steps) // 60)]:
        for seat in range(after.rules.players):
            assert view_of(shuffled_behind(after, seat, random), seat) == view_of(after, seat)


def test_unseen_cards_are_the_others(steps: Steps) -> None:
    """All that others hold is unseen, and nothing that the seat holds or that was played."""
    for _, _, after in steps[::29]:
        assert after.deal is not None
        for seat in range(after.rules.players):
            unseen = Counter(unseen_cards(view_of(after, seat)))
            others = Counter(card for owner, hand in enumerate(after.deal.hands) if owner != seat for card in hand)
            assert not others - unseen
            assert len(after.rules.pack) - sum(unseen.values()) >= len(after.deal.hands[seat])


def test_imagined_truth_is_the_truth(steps: Steps) -> None:
    """A seat that guesses all hidden cards right imagines the play as it is."""
    for before, _, _ in steps[::17]:
        if before.deal is not None and before.deal.play is not None and before.waiting:
            play = before.deal.play
            found = imagined(view_of(before, before.waiting[0]), play.hands, play.kitty)
            assert found._replace(terms=play.terms) == play
            assert found.is_over or found.exchanging is not None or legal_cards(found) == legal_cards(play)


def test_nothing_to_see_before_the_deal() -> None:
    """Before the first deal there is no view, and before the play nothing to imagine."""
    with pytest.raises(ValueError, match="dealt"):
        view_of(new_game(LEFT), 0)
    with pytest.raises(ValueError, match="begun"):
        imagined(view_of(started(LEFT, *FOUR), 0), hands_of(*FOUR), Kitty())


def test_choices_are_hidden_until_all_have_chosen() -> None:
    """A seat sees its own pass at once, and what it gave and received when all have chosen."""
    game = apply(started(LEFT, *FOUR), Pass(0, parse_cards("JD")))
    assert view_of(game, 0).passed == parse_cards("JD")
    assert view_of(game, 0).turn is None
    assert view_of(game, 1).passed == view_of(game, 1).received == ()
    assert isinstance(view_of(game, 1).turn, PassTurn)
    assert view_of(game, 1).waiting == (1, 2, 3)
    for seat, text in ((1, "5D"), (2, "QS"), (3, "AH")):
        game = apply(game, Pass(seat, parse_cards(text)))
    assert view_of(game, 1).received == parse_cards("JD")
    assert view_of(game, 1).gave == (Gift(1, 2, parse_cards("5D")),)
    assert view_of(game, 0).received == parse_cards("AH")


def test_blind_seats_are_known_and_see_nothing() -> None:
    """Once all have chosen everybody knows who passed blind; the cards are seen by the seat they end at."""
    game = after_passes(started(LEFT, *FOUR), "JD", "", "QS", "AH", blind=(1,))
    assert view_of(game, 3).blind == (1,)
    assert view_of(game, 0).gave == (Gift(0, 2, parse_cards("JD")),)
    assert view_of(game, 1).received == ()
    assert view_of(game, 2).received == parse_cards("JD")


def test_charges_are_shown_when_all_have_chosen() -> None:
    """A seat sees the others' charges when the last has chosen."""
    game = started(rules_of("turbo", removed=all_but(*FOUR), passing=[]), *FOUR)
    for seat, text in enumerate(("TC", "", "QS")):
        game = apply(game, Charge(seat, parse_cards(text)))
    assert texts(view_of(game, 0).charges) == ["TC", "", "", ""]
    game = apply(game, Charge(3, parse_cards("AH")))
    assert texts(view_of(game, 0).charges) == ["TC", "", "QS", "AH"]


THREE = ("JC QC KC AC", "JD QD KD AD", "JS QS KS AS")


def test_captured_kitty_is_its_takers_secret() -> None:
    """The taker alone looks at a captured kitty."""
    rules = rules_of("three-kitty", passing=[], removed=all_but("2H", *THREE))
    game = played(started(rules, *THREE, kitty="2H"), "JC JD JS")
    assert view_of(game, 0).kitty.cards == view_of(game, 0).kitty.caught == parse_cards("2H")
    assert view_of(game, 1).kitty.cards == view_of(game, 1).kitty.caught == ()
    assert view_of(game, 1).kitty.taker == 0
    assert texts(known_taken(view_of(game, 0))) == ["JC JD JS 2H", "", ""]
    assert texts(known_taken(view_of(game, 1))) == ["JC JD JS", "", ""]
    assert game.deal is not None
    assert game.deal.play is not None
    assert known_taken(view_of(game, 0)) == taken_cards(game.deal.play)


def test_what_was_put_away_is_secret() -> None:
    """What the kitty's taker puts away is known to that seat alone."""
    rules = rules_of("three-exchange", passing=[], removed=all_but("2H", *THREE))
    game = played(started(rules, *THREE, kitty="2H"), "JC JD JS")
    assert view_of(game, 0).hand == parse_cards("QC KC AC 2H")
    assert view_of(game, 1).hand_sizes == (4, 3, 3)
    game = apply(game, PutAway(0, parse_cards("QC")))
    assert view_of(game, 0).kitty.caught == parse_cards("QC")
    assert view_of(game, 1).kitty.caught == ()
    assert parse_cards("QC")[0] in unseen_cards(view_of(game, 1))
    assert parse_cards("QC")[0] not in unseen_cards(view_of(game, 0))


def test_view_holds_its_own_legal_cards() -> None:
    """A view tells its seat's legal cards when it is its turn, and nobody else's."""
    game = started(rules_of(removed=all_but(*FOUR), passing=[]), *FOUR)
    assert view_of(game, 0).turn == PlayTurn(0, parse_cards("2C"))
    assert view_of(game, 1).turn is None
    assert view_of(game, 1).waiting == (0,)
