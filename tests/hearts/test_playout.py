"""The playout for searches is the rules engine over again: the same cards may be played, the same scores come out."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.cards import parse_card
from game.hearts.actions import StartDeal
from game.hearts.dealing import deal_from_hands
from game.hearts.game import Game, apply, legal_actions, new_game
from game.hearts.legal import legal_cards
from game.hearts.masks import NUMBER_OF, Number, Numbers, cards_of, mask_of, numbers_in, numbers_of
from game.hearts.moon import moon_choices
from game.hearts.play import Play, with_card
from game.hearts.playout import Playout, random_chooser
from game.hearts.rule_sets import RULE_SETS
from game.hearts.rules import Rules, parse_rules
from game.hearts.scratch import Chooser, Law, PlayoutError, Scratch
from game.hearts.settling import settled
from game.hearts.turns import PutAwayTurn
from game.hearts.vocabulary import MoonChoice, Phase
from tests.hearts.random_play import next_action, random_action
from tests.hearts.tables import all_but, rules_of, started, table

SERVED = [rule_set.id for rule_set in RULE_SETS if rule_set.id != "cancellation"]

# Options that change legal cards or scores and that few rule sets use.
VARIATIONS: tuple[dict[str, object], ...] = (
    {},
    {"must_discharge_queen": True},
    {"first_trick": "no_points", "must_discharge_queen": True, "hearts_before_queen": True},
    {"first_trick": "no_queen", "must_discharge_queen": True, "queen_breaks_hearts": True},
    {"opening": "eldest", "first_trick": "no_points"},
    {"boost_nines": True, "sun": True},
    {"moon": "add_unless_lost", "target": 30},
    {"moon": "subtract", "sun": True, "hearts_lead": "any"},
)


def shown_to_follow(engine: list[Play], choose: Chooser) -> Chooser:
    """A chooser that lets ``engine`` play the same cards, and checks what both allow."""

    def choose_and_follow(scratch: Scratch, legal: Numbers) -> Number:
        play = engine[-1]
        assert scratch.turn == play.turn
        assert cards_of(legal) == legal_cards(play)
        assert scratch.broken == play.broken or scratch.laid
        number = choose(scratch, legal)
        engine.append(with_card(play, cards_of([number])[0]))
        return number

    return choose_and_follow


def greedy_chooser(shooter: int) -> Chooser:
    """One seat takes what it can, the others play low: moons come of it."""
    return lambda scratch, legal: legal[-1] if scratch.turn == shooter else legal[0]


def lopsided(rules: Rules, random: Random) -> Game:
    """A deal with hands sorted by suits, or nearly so, at random."""
    pack = list(rules.pack)
    for _ in range(random.choice((0, 1, 4))):
        one, other = random.sample(range(len(pack)), 2)
        pack[one], pack[other] = pack[other], pack[one]
    size = rules.hand_size
    hands = [tuple(pack[size * seat : size * (seat + 1)]) for seat in range(rules.players)]
    random.shuffle(hands)
    kitty = tuple(pack[size * rules.players :])
    return apply(new_game(rules), StartDeal(deal_from_hands(hands, kitty), random.randrange(rules.players)))


def play_to_begin_with(rules: Rules, random: Random) -> Play:
    """A play some way into a random deal, its kitty exchanged if it will be."""
    game = (
        lopsided(rules, random)
        if random.random() < 0.4
        else apply(new_game(rules), next_action(new_game(rules), random))
    )
    wanted = random.choice((0, 0, random.randrange(len(rules.pack))))
    while True:
        deal = game.deal
        assert deal is not None
        play = deal.play
        if play is not None and game.phase is Phase.PLAY:
            played = sum(len(trick.cards) for trick in (*play.tricks, play.trick))
            is_exchanged = play.kitty.put_away is not None or not (play.kitty.cards and "exchange" in rules.rule_set.id)
            last = max(map(len, play.hands)) == 1
            if is_exchanged and (played >= wanted or last):
                return play
        game = apply(game, random_action(random.choice(legal_actions(game)), random))


def check_against_engine(play: Play, choose: Chooser, moon: MoonChoice) -> None:
    """Play out, and the engine beside it."""
    engine = [play]
    totals = (play.rules.zero + 25,) * len(play.rules.scorers)
    playout = Playout(Law(play.rules, play.terms.charged), play)
    scores = playout.scores(shown_to_follow(engine, choose), totals, moon)
    end = engine[-1]
    assert end.is_over
    assert scores == settled(end, totals, moon if moon_choices(play.rules) else None).scores


@pytest.mark.parametrize("name", SERVED)
@given(seed=st.integers(0, 2**32), variation=st.sampled_from(VARIATIONS), moon=st.sampled_from(MoonChoice))
def test_playouts_equal_the_rules_engine(name: str, seed: int, variation: dict[str, object], moon: MoonChoice) -> None:
    """From any point of any deal, the same cards are legal at each step and the same scores come out."""
    random = Random(seed)
    play = play_to_begin_with(parse_rules({"set": name, **variation}), random)
    check_against_engine(play, random.choice((random_chooser(random.random), greedy_chooser(play.turn))), moon)


@pytest.mark.soak
@pytest.mark.parametrize("name", SERVED)
def test_many_playouts_equal_the_rules_engine(name: str) -> None:
    """So it is in hundreds of deals of each rule set."""
    for seed in range(300):
        random = Random(seed)
        play = play_to_begin_with(parse_rules({"set": name, **random.choice(VARIATIONS)}), random)
        chooser = random.choice((random_chooser(random.random), greedy_chooser(play.turn)))
        check_against_engine(play, chooser, random.choice(list(MoonChoice)))


def test_a_playout_can_be_repeated() -> None:
    """Playing out changes nothing of where it began."""
    game = apply(new_game(rules_of(passing=[])), next_action(new_game(rules_of(passing=[])), Random(5)))
    assert game.deal is not None
    assert game.deal.play is not None
    playout = Playout(Law(game.rules), game.deal.play)
    first = [playout.scores(random_chooser(Random(seed).random)) for seed in range(5)]
    assert [playout.scores(random_chooser(Random(seed).random)) for seed in range(5)] == first
    assert len(set(first)) > 1


def test_two_packs_are_refused() -> None:
    """A mask can not hold two identical cards, so rules with two packs are refused by name."""
    with pytest.raises(PlayoutError, match="two packs"):
        Law(rules_of("cancellation"))


def test_a_kitty_that_has_yet_to_be_exchanged_is_refused() -> None:
    """What its taker would put away is not the playout's to choose."""
    random = Random(3)
    game = apply(
        new_game(rules_of("three-exchange", passing=[])), next_action(new_game(rules_of("three-exchange")), random)
    )
    while not isinstance(legal_actions(game)[0], PutAwayTurn):
        assert game.deal is not None
        assert game.deal.play is not None
        with pytest.raises(PlayoutError, match="kitty"):
            Playout(Law(game.rules), game.deal.play)
        game = apply(game, random_action(legal_actions(game)[0], random))


def test_other_rules_are_refused() -> None:
    """A play is played out by its own rules and charges only."""
    play = table(rules_of(), "2C", "3C", "4C", "5C", charged="QS")
    with pytest.raises(PlayoutError, match="other"):
        Playout(Law(rules_of()), play)
    with pytest.raises(PlayoutError, match="other"):
        Playout(Law(rules_of("omnibus"), (parse_card("QS"),)), play)


def test_numbers_and_masks_hold_the_cards_they_are_made_of() -> None:
    """A mask gives back, sorted, the cards that went in."""
    cards = tuple(parse_card(text) for text in ("2C", "AC", "TD", "QS", "AH"))
    assert cards_of(numbers_in(mask_of(reversed(cards)))) == cards
    assert numbers_of(cards) == [NUMBER_OF[card] for card in cards] == [0, 12, 21, 36, 51]


def test_a_chooser_sees_the_trick() -> None:
    """While a seat chooses, the scratch state tells whose turn it is, what lies there and who would take it."""
    rules = rules_of(removed=all_but("2C", "3C", "4C", "5C", "QS", "2H", "3H", "4H"), passing=[])
    game = started(rules, "2C 2H", "5C QS", "3C 3H", "4C 4H")
    assert game.deal is not None
    assert game.deal.play is not None
    seen = []

    def choose(scratch: Scratch, legal: Numbers) -> Number:
        laid = " ".join(map(str, cards_of(scratch.laid)))
        seen.append((scratch.turn, laid, scratch.taker if scratch.laid else None))
        return legal[0]

    assert Playout(Law(rules), game.deal.play).scores(choose) == (16, 0, 16, 16)
    assert seen[:4] == [(0, "", None), (1, "2C", 0), (2, "2C 5C", 1), (3, "2C 5C 3C", 1)]
