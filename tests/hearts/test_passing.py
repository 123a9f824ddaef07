"""How cards are passed."""

import pytest

from game.cards import parse_cards
from game.hearts.actions import Call, Pass, StartDeal
from game.hearts.dealing import Share, deal_from_hands, mixed_pile
from game.hearts.directions import direction_of, pass_size
from game.hearts.game import apply, legal_actions, new_game, why_not
from game.hearts.passing import after_passes
from game.hearts.refusals import IllegalActionError, Refusal
from game.hearts.turns import CallTurn, PassTurn
from game.hearts.vocabulary import Direction, Phase
from tests.hearts.tables import after_passes as passed
from tests.hearts.tables import all_but, hands_of, played, rules_of, started, texts

FOUR = ("2C 3C 4C 5C", "2D 3D 4D 5D", "2S 3S 4S 5S", "2H 3H 4H 5H")


def hands_after(direction: str, passes: list[str], *, players: int = 4, blind: tuple[int, ...] = ()) -> list[str]:
    """Hands of FOUR, and where needed two more, after the passes."""
    more = ("6C 7C 8C 9C", "6D 7D 8D 9D")
    hands = hands_of(*(*FOUR, *more)[:players])
    rules = rules_of(players=players, passing=[direction] if "_" not in direction else [], blind_pass=True)
    choices = [Pass(seat, parse_cards(text), seat in blind) for seat, text in enumerate(passes)]
    share, _ = after_passes(rules, Direction(direction), choices, deal_from_hands(hands))
    return texts(share.hands)


@pytest.mark.parametrize(
    ("direction", "sources"),
    [("left", (3, 0, 1, 2)), ("right", (1, 2, 3, 0)), ("across", (2, 3, 0, 1)), ("partner", (2, 3, 0, 1))],
)
def test_all_cards_to_one_player(direction: str, sources: tuple[int, ...]) -> None:
    """To the left, right, across or partner each seat gets all that one other seat passes."""
    passes = ["2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H"]
    kept = ["5C", "5D", "5S", "5H"]
    got = [set(hand.split()) for hand in hands_after(direction, passes)]
    assert got == [set(passes[source].split()) | {kept[seat]} for seat, source in enumerate(sources)]


@pytest.mark.parametrize(
    ("direction", "players", "sources"),
    [("left2", 5, (3, 4, 0, 1, 2)), ("right2", 5, (2, 3, 4, 0, 1)), ("across", 6, (3, 4, 5, 0, 1, 2))],
)
def test_further_neighbours(direction: str, players: int, sources: tuple[int, ...]) -> None:
    """Two to the left or right, and across at six, go past the neighbours."""
    passes = ["2C", "2D", "2S", "2H", "6C", "6D"][:players]
    hands = hands_after(direction, passes, players=players)
    assert [passes[source] in hands[seat].split() for seat, source in enumerate(sources)] == [True] * players


def test_scatter_goes_round_clockwise() -> None:
    """Scattered cards go to the left neighbour first and so on clockwise, one to each."""
    hands = hands_after("scatter", ["2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H"])
    assert hands == ["5C 4D 3S 2H", "2C 5D 4S 3H", "3C 2D 5S 4H", "4C 3D 2S 5H"]


def test_scatter_at_three_gives_two_to_each() -> None:
    """With three players two cards go to each, the first two to the left neighbour."""
    hands = hands_after("scatter", ["2C 3C 4C 5C", "2D 3D 4D 5D", "2S 3S 4S 5S"], players=3)
    assert hands == ["4D 5D 2S 3S", "2C 3C 4S 5S", "4C 5C 2D 3D"]


@pytest.mark.parametrize(
    ("direction", "seat_1", "seat_3"),
    [("two_left_one_right", "2C 3C 5D 4S", "4C 2S 3S 5H"), ("two_right_one_left", "4C 5D 2S 3S", "2C 3C 4S 5H")],
)
def test_two_and_one(direction: str, seat_1: str, seat_3: str) -> None:
    """In the two-and-one calls the first two cards go to the named side, the third to the other."""
    hands = hands_after(direction, ["2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H"])
    assert (hands[1], hands[3]) == (seat_1, seat_3)


def test_sizes() -> None:
    """Scatter takes a card for each other player, two at three; the two-and-one calls three; others the option."""
    options = rules_of(pass_count=5).options
    sizes = {direction: pass_size(options, direction) for direction in Direction}
    assert sizes[Direction.LEFT] == sizes[Direction.MIX] == 5
    assert sizes[Direction.SCATTER] == sizes[Direction.TWO_LEFT_ONE_RIGHT] == sizes[Direction.TWO_RIGHT_ONE_LEFT] == 3
    assert sizes[Direction.HOLD] == 0
    assert pass_size(rules_of("three-kitty").options, Direction.SCATTER) == 4
    assert pass_size(rules_of("five-kitty").options, Direction.SCATTER) == 4


def test_cycle_repeats() -> None:
    """The directions of the cycle follow each other, one a deal; an empty cycle never passes."""
    options = rules_of().options
    assert [str(direction_of(options, number)) for number in range(1, 6)] == ["left", "right", "across", "hold", "left"]
    assert direction_of(rules_of(passing=[]).options, 7) is Direction.HOLD


def test_blind_seat_hands_on() -> None:
    """What comes to a blind seat goes on to its own receiver; the blind seat keeps its hand."""
    hands = hands_after("left", ["2C 3C 4C", "", "2S 3S 4S", "2H 3H 4H"], blind=(1,))
    assert hands == ["5C 2H 3H 4H", "2D 3D 4D 5D", "2C 3C 4C 5S", "2S 3S 4S 5H"]


def test_two_blind_seats_in_a_row() -> None:
    """Cards go on past every blind seat to the next that looks."""
    hands = hands_after("left", ["2C 3C 4C", "", "", "2H 3H 4H"], blind=(1, 2))
    assert hands == ["5C 2H 3H 4H", "2D 3D 4D 5D", "2S 3S 4S 5S", "2C 3C 4C 5H"]


def test_cards_may_come_back() -> None:
    """Across from a blind seat one gets one's own cards back."""
    hands = hands_after("across", ["2C 3C 4C", "2D 3D 4D", "", "2H 3H 4H"], blind=(2,))
    assert hands == ["2C 3C 4C 5C", "5D 2H 3H 4H", "2S 3S 4S 5S", "2D 3D 4D 5H"]


def test_nothing_moves_in_a_blind_ring() -> None:
    """If all seats of a ring pass blind, nothing moves there; the other ring of an across pass still does."""
    hands = hands_after("across", ["", "2D 3D 4D", "", "2H 3H 4H"], blind=(0, 2))
    assert hands == [FOUR[0], "5D 2H 3H 4H", FOUR[2], "2D 3D 4D 5H"]


PACK_OF_16 = all_but(*FOUR)


def test_all_pass_before_anybody_sees() -> None:
    """No card moves until every seat has chosen; then all move at once and the play begins."""
    game = started(rules_of(removed=PACK_OF_16), *FOUR)
    assert game.phase is Phase.PASS
    assert game.waiting == (0, 1, 2, 3)
    game = passed(game, "2C 3C 4C", "2D 3D 4D", "2S 3S 4S")
    assert game.waiting == (3,)
    assert game.deal is not None
    assert texts(game.deal.hands) == list(FOUR)
    assert why_not(game, Pass(0, parse_cards("2C 3C 4C"))) is Refusal.ALREADY_CHOSEN
    game = apply(game, Pass(3, parse_cards("2H 3H 4H")))
    assert game.phase is Phase.PLAY
    assert texts(game.deal.hands if game.deal else ()) == ["5C 2H 3H 4H", "2C 3C 4C 5D", "2D 3D 4D 5S", "2S 3S 4S 5H"]


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("2C 3C 4C", None),
        ("2C 3C", Refusal.WRONG_COUNT),
        ("2C 3C 4C 5C", Refusal.WRONG_COUNT),
        ("2C 2C 4C", Refusal.NOT_IN_HAND),
        ("2D 3C 4C", Refusal.NOT_IN_HAND),
    ],
)
def test_what_may_be_passed(cards: str, reason: Refusal | None) -> None:
    """A seat passes as many cards as asked for, of its hand; the low club, too."""
    game = started(rules_of(removed=PACK_OF_16), *FOUR)
    assert why_not(game, Pass(0, parse_cards(cards))) is reason


def test_passing_is_described_not_listed() -> None:
    """The choice of a pass tells how many of which cards; iterated it gives each set once."""
    game = started(rules_of(removed=PACK_OF_16), *FOUR)
    turn = legal_actions(game)[0]
    assert turn == PassTurn(0, parse_cards(FOUR[0]), 3, may_be_blind=False)
    assert len(list(turn)) == 4
    assert Pass(0, parse_cards("2C 3C 4C")) in turn


def test_blind_pass_is_an_option() -> None:
    """A blind pass is refused without the option, and in a scatter."""
    game = started(rules_of(removed=PACK_OF_16), *FOUR)
    assert why_not(game, Pass(0, blind=True)) is Refusal.NO_BLIND_PASS
    game = started(rules_of(removed=PACK_OF_16, blind_pass=True, passing=["scatter"]), *FOUR)
    assert why_not(game, Pass(0, blind=True)) is Refusal.NO_BLIND_PASS
    game = started(rules_of(removed=PACK_OF_16, blind_pass=True), *FOUR)
    assert why_not(game, Pass(0, blind=True)) is None
    assert why_not(game, Pass(0, parse_cards("2C 3C 4C"), blind=True)) is Refusal.WRONG_COUNT
    assert Pass(0, blind=True) in legal_actions(game)[0]


def test_dealer_calls() -> None:
    """Where the cycle says ``dealer``, the dealer calls first, any of the choices and nothing else."""
    game = started(rules_of(removed=PACK_OF_16, passing=["dealer"], call_choices=["hold", "left"]), *FOUR, dealer=2)
    assert legal_actions(game) == (CallTurn(2, (Direction.HOLD, Direction.LEFT)),)
    assert why_not(game, Call(0, Direction.LEFT)) is Refusal.NOT_YOUR_TURN
    assert why_not(game, Call(2, Direction.RIGHT)) is Refusal.NOT_A_CHOICE
    assert apply(game, Call(2, Direction.LEFT)).phase is Phase.PASS
    assert apply(game, Call(2, Direction.HOLD)).phase is Phase.PLAY


def test_hold_passes_nothing() -> None:
    """In a deal of ``hold`` the play begins at once, with the low club all the same."""
    game = started(rules_of(removed=PACK_OF_16, passing=["hold"]), *FOUR)
    assert game.phase is Phase.PLAY
    assert played(game, "2C").waiting == (1,)


MIX = rules_of(removed=all_but(*FOUR, "6H 7H"), hand_size=4, passing=["mix"], pass_count=1)


def test_mix_gives_back_as_many_as_were_put_in() -> None:
    """A mix shuffles what all put on the pile, and gives each as many back."""
    game = passed(started(MIX, *FOUR, kitty="6H 7H"), "2C", "2D", "2S", "2H")
    assert game.deal is not None
    kept = hands_of("3C 4C 5C", "3D 4D 5D", "3S 4S 5S", "3H 4H 5H")
    back = [set(hand) - set(rest) for hand, rest in zip(game.deal.hands, kept, strict=True)]
    assert sorted(card for cards in back for card in cards) == sorted(parse_cards("2C 2D 2S 2H"))
    assert [len(cards) for cards in back] == [1, 1, 1, 1]
    assert game.deal.preparation.share.kitty == parse_cards("6H 7H")


def test_kitty_is_mixed_where_said() -> None:
    """Under ``mix_kitty`` the kitty goes onto the pile and comes out of it again."""
    rules = rules_of(removed=all_but(*FOUR, "6H 7H"), hand_size=4, passing=["mix"], pass_count=1, mix_kitty=True)
    mixed = Share(hands_of("6H", "7H", "2C", "2D"), parse_cards("2S 2H"))
    dealt = deal_from_hands(hands_of(*FOUR), parse_cards("6H 7H"), mixed)
    game = passed(apply(new_game(rules), StartDeal(dealt)), "2C", "2D", "2S", "2H")
    assert game.deal is not None
    assert texts(game.deal.hands) == ["3C 4C 5C 6H", "3D 4D 5D 7H", "2C 3S 4S 5S", "2D 3H 4H 5H"]
    assert texts([game.deal.preparation.share.kitty]) == ["2S 2H"]


def test_foretold_mix_must_be_the_pile() -> None:
    """A result of the mix that is not the pile is refused."""
    mixed = Share(hands_of("2C", "2D", "2S", "3H"))
    dealt = deal_from_hands(hands_of(*FOUR), parse_cards("6H 7H"), mixed)
    game = passed(apply(new_game(MIX), StartDeal(dealt)), "2C", "2D", "2S")
    with pytest.raises(IllegalActionError) as caught:
        apply(game, Pass(3, parse_cards("2H")))
    assert caught.value.refusal is Refusal.NOT_THE_PILE


def test_mix_does_not_depend_on_the_order_of_the_pile() -> None:
    """The same cards on the pile are mixed alike, in whatever order they were put there."""
    dealt = deal_from_hands(hands_of(*FOUR))
    one, two = hands_of("2C 3C", "2D 3D", "2S 3S", "2H 3H"), hands_of("2H 3H", "2S 3S", "2D 3D", "2C 3C")
    assert mixed_pile(dealt, Share(one)) == mixed_pile(dealt, Share(two))
