"""A running game of Hearts: playing, keeping, resuming, taking back."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.hearts.actions import Charge, Pass, PlayCard, StartDeal
from game.hearts.dealing import deal_code
from game.hearts.events import CardsMoved, Spot
from game.hearts.refusals import IllegalActionError, Refusal
from game.hearts.turns import PassTurn, PlayTurn
from game.hearts.vocabulary import Phase
from game.session.faults import RecordError
from game.session.hearts import HeartsGame, resumed
from game.session.hearts_bots import USUAL
from game.session.hearts_record import parse_hearts_record
from game.session.hearts_seats import Player
from tests.hearts.tables import rules_of
from tests.session.hearts_tables import (
    BOT,
    finish_deal,
    killed_and_resumed,
    new_table,
    play_at_random,
    players_of,
    some_rules,
    start_deal,
    step_at_random,
)

seeds = st.integers(0, 2**32)


def assert_same(game: HeartsGame, other: HeartsGame) -> None:
    """Nothing tells the two games apart."""
    assert other.state == game.state
    assert other.players == game.players
    assert other.record.as_json() == game.record.as_json()
    assert other.can_take_back == game.can_take_back


@settings(max_examples=40)
@given(seed=seeds, people=st.integers(1, 3), length=st.integers(0, 150))
def test_a_game_comes_back_exactly_as_it_was(seed: int, people: int, length: int) -> None:
    """Wherever a game of any rules is killed, it is resumed in the same state, with the same record, and goes on."""
    random = Random(seed)
    game = new_table(some_rules(random), people)
    play_at_random(game, random, length)
    other = killed_and_resumed(game)
    assert_same(game, other)
    for table in (game, other):
        play_at_random(table, Random(seed), 10)
    assert_same(game, other)


@pytest.mark.soak
@settings(max_examples=25)
@given(seed=seeds, people=st.integers(1, 3))
def test_a_game_comes_back_after_every_step(seed: int, people: int) -> None:
    """A game killed after each of its steps is resumed each time, mid-trick, mid-pass, while charging, exchanging."""
    random = Random(seed)
    game = new_table(some_rules(random), people)
    while not game.state.is_over and game.state.number < 3:
        step_at_random(game, random)
        assert_same(game, killed_and_resumed(game))


@settings(max_examples=8)
@given(seed=seeds)
def test_every_step_is_kept_before_it_is_shown(seed: int) -> None:
    """The record handed over after each action replays to the state that the action led to."""
    random = Random(seed)
    kept: list[object] = []
    game = new_table(some_rules(random), keep=lambda played: kept.append(played.record.as_json()))
    for count, step in enumerate(play_at_random(game, random, 70), 1):
        assert len(kept) >= count
        if count % 9 == 0:
            assert resumed(kept[count - 1]).state == step.after
    assert len(kept) == count


def test_chosen_cards_stay_chosen() -> None:
    """While others still choose their passes, a game that is resumed knows who has chosen, and what."""
    game = new_table(rules_of(blind_pass=True), 2)
    game.play(start_deal(game.state.rules, 7))
    cards = game.view(1).hand[:3]
    game.play(Pass(1, cards))
    game.play(Pass(3, blind=True))
    code = str(deal_code(game.state.rules, 7))
    assert game.record.as_json()["deals"] == [
        {"code": code, "chosen": [None, " ".join(map(str, cards)), None, "blind"]}
    ]
    other = killed_and_resumed(game)
    assert other.state.waiting == (0, 2)
    assert other.view(1).passed == cards


def test_what_was_charged_stays_charged() -> None:
    """While others still choose what to charge, a game that is resumed knows who has, none being a choice too."""
    game = new_table(rules_of("turbo", passing=[]), 1)
    game.play(start_deal(game.state.rules, 3))
    assert game.state.phase is Phase.CHARGE
    game.play(Charge(2))
    assert killed_and_resumed(game).state == game.state
    assert killed_and_resumed(game).state.waiting == (0, 1, 3)


@pytest.mark.parametrize(
    ("chosen", "text"),
    [
        ("2C", "deal 1, chosen: must be a list of 4, one for each seat"),
        ([None] * 3, "deal 1, chosen: must be a list of 4, one for each seat"),
        (["2C"] * 4, "deal 1, chosen: must leave a seat that has not chosen"),
        ([None, 3, None, None], "deal 1, chosen: must be a text, not 3"),
        ([None, "ZZ", None, None], "deal 1, chosen: 'ZZ' is not a card"),
        ([None, "2C", None, None], "deal 1, chosen: seat 1: "),
        ([None, "blind", None, None], "deal 1, chosen: seat 1: cards can not be passed on unseen here"),
    ],
)
def test_faults_among_choices_are_told(chosen: object, text: str) -> None:
    """A choice that can not have been made is told in one line."""
    record = {"game": "hearts", "rules": {"set": "american"}, "deals": [{"code": "HR1-A-AAAAAAM", "chosen": chosen}]}
    with pytest.raises(RecordError) as caught:
        resumed(record)
    assert str(caught.value).startswith(text)


def test_choices_of_an_older_moment_mean_nothing() -> None:
    """Once all have chosen, what stands under ``chosen`` is passed over, and gone from the record."""
    game = new_table(rules_of(passing=[]))
    game.play(start_deal(game.state.rules, 1))
    record = game.record.as_json()
    code = str(deal_code(game.state.rules, 1))
    other = resumed({**record, "deals": [{"code": code, "chosen": ["2C"]}]})
    assert other.record.as_json() == record


def test_keys_of_others_stay_in_the_record() -> None:
    """What another program put into a record is still there after playing on."""
    deal = {"code": "HR1-A-AAAAAAM", "venue": "kitchen"}
    game = resumed({"game": "hearts", "rules": {"set": "american"}, "deals": [deal], "weather": "rain"})
    play_at_random(game, Random(1), 60)
    record = game.record.as_json()
    assert record["weather"] == "rain"
    assert isinstance(record["deals"], list)
    assert record["deals"][0]["venue"] == "kitchen"
    assert parse_hearts_record(record).as_json() == record


def test_a_record_without_players_has_a_person_and_bots() -> None:
    """A record from elsewhere is played by the one it calls a player, or by the first seat, against usual bots."""
    usual = Player(level=USUAL)
    record: dict[str, object] = {"game": "hearts", "rules": {"set": "american"}, "deals": []}
    assert resumed(record).players == (Player(), usual, usual, usual)
    assert resumed({**record, "seats": ["bot", "player", "bot", "bot"]}).players == (usual, Player(), usual, usual)


@pytest.mark.parametrize(
    ("players", "text"),
    [
        ([], "players: must be a list of 4 objects, one for each seat"),
        ([{"name": 3}, {}, {}, {}], "players: a name must be a text, not 3"),
        ([{"level": "godlike"}, {}, {}, {}], "players: 'godlike' is no level of play"),
    ],
)
def test_faults_among_players_are_told(players: object, text: str) -> None:
    """Players that can not sit there are told in one line."""
    with pytest.raises(RecordError, match=text):
        resumed({"game": "hearts", "rules": {"set": "american"}, "deals": [], "players": players})


def test_a_refusal_is_told_and_changes_nothing() -> None:
    """An action against the rules has a reason, raises when it is played all the same, and nothing is kept."""
    kept: list[HeartsGame] = []
    game = new_table(rules_of(passing=[]), keep=kept.append)
    game.play(start_deal(game.state.rules, 2))
    turn = game.view(game.state.waiting[0]).turn
    assert isinstance(turn, PlayTurn)
    wrong = next(card for card in game.view(turn.seat).hand if card not in turn.cards)
    assert game.why_not(PlayCard(turn.seat, wrong)) is Refusal.OPENING_CARD
    state = game.state
    with pytest.raises(IllegalActionError):
        game.play(PlayCard(turn.seat, wrong))
    assert game.state is state
    assert len(kept) == 1


def test_the_viewer_sees_own_cards_alone() -> None:
    """Of the cards dealt the one person sees those of the own hand; with several people nobody does until told."""
    for people, seen in ((1, [0]), (2, []), (0, [])):
        game = new_table(rules_of(), people)
        events = game.play(start_deal(game.state.rules, 5)).events
        moves = [event for event in events if isinstance(event, CardsMoved)]
        assert [move.target.seat for move in moves if move.cards is not None] == seen
    game = new_table(rules_of(), 2)
    game.look_from(1)
    moves = [event for event in game.play(start_deal(game.state.rules, 5)).events if isinstance(event, CardsMoved)]
    assert [move.target.seat for move in moves if move.cards is not None] == [1]
    assert all(move.source.spot is Spot.DECK for move in moves)


def test_deals_are_drawn_at_random() -> None:
    """Without a code the cards are of a deal drawn at random, which the record names."""
    codes = set()
    for _ in range(5):
        game = new_table(rules_of())
        game.deal()
        codes.add(str(game.record.as_json()["deals"]))
    assert len(codes) == 5


@settings(max_examples=20)
@given(seed=seeds, length=st.integers(1, 70))
def test_one_person_goes_back_to_the_last_decision(seed: int, length: int) -> None:
    """Taking back leads to the moment before the person's last action in the deal, again and again, to its start."""
    random = Random(seed)
    game = new_table(some_rules(random))
    steps = play_at_random(game, random, length)
    if game.state.is_over:
        assert not game.can_take_back
        return
    start = max(place for place, step in enumerate(steps) if step.after.number > step.before.number)
    decisions = [step for step in steps[start + 1 :] if not isinstance(step.move, StartDeal) and step.move.seat == 0]
    while decisions:
        gone = game.take_back()
        assert gone[-1] == decisions[-1]
        assert game.state == decisions.pop().before
        assert 0 in game.humans_waiting
        assert killed_and_resumed(game).state == game.state
    assert game.take_back() == ()


def test_nothing_can_be_taken_back_after_the_end() -> None:
    """A game that somebody has won stays as it is."""
    game = new_table(rules_of(target=1))
    finish_deal(game, Random(3))
    assert game.state.is_over
    assert (game.can_take_back, game.take_back()) == (False, ())


def test_a_pass_among_people_can_be_taken_back_until_all_have_chosen() -> None:
    """With two people the last pass may be taken back while a seat still chooses, and not once cards have moved."""
    game = new_table(rules_of(), 2)
    game.play(start_deal(game.state.rules, 9))
    for seat in (2, 0, 3):
        game.play(Pass(seat, game.view(seat).hand[:3]))
    assert [step.move for step in game.take_back()][-1] == Pass(0, game.view(0).hand[:3])
    for seat in (0, 3, 1):
        game.play(Pass(seat, game.view(seat).hand[:3]))
    assert not game.can_take_back


def test_a_card_among_people_can_be_taken_back_while_its_trick_lies() -> None:
    """With two people the last card of a person may be taken back until a card lies after its trick."""
    random = Random(4)
    game = new_table(rules_of(passing=[]), 2)
    game.play(start_deal(game.state.rules, 9))
    while game.state.phase is Phase.PLAY:
        seat = game.state.waiting[0]
        step_at_random(game, random)
        deal = game.state.deal
        assert deal is not None
        assert deal.play is not None
        if deal.outcome is None and game.players[seat].is_human:
            assert game.can_take_back
        if len(deal.play.trick.cards) == 1 and not game.players[seat].is_human:
            assert not game.can_take_back


def test_among_people_a_kitty_seen_stays_seen() -> None:
    """With several people the card that brought a kitty stands, for its taker has seen it."""
    game = new_table(rules_of("three-kitty", passing=[]), 3)
    game.play(start_deal(game.state.rules, 9))
    for _ in range(2):
        step_at_random(game, Random(1))
        assert game.can_take_back
    step_at_random(game, Random(1))
    assert not game.can_take_back


def test_among_people_the_last_card_goes_first() -> None:
    """In one trick each person's card can be taken back, once those of the people after have been."""
    game = new_table(rules_of(passing=[]), 4)
    game.play(start_deal(game.state.rules, 9))
    first, second = (step_at_random(game, Random(1)) for _ in range(2))
    assert game.take_back() == (second,)
    assert game.take_back() == (first,)
    assert game.take_back() == ()


def test_bots_and_people_are_told_apart() -> None:
    """Who is waited for is split into people and bots."""
    game = new_table(rules_of(), 2)
    game.play(start_deal(game.state.rules, 9))
    assert (game.humans_waiting, game.bots_waiting) == ((0, 1), (2, 3))
    turn = game.view(2).turn
    assert isinstance(turn, PassTurn)
    game.play(Pass(2, turn.cards[:3]))
    assert (game.humans_waiting, game.bots_waiting) == ((0, 1), (3,))


def test_the_person_of_a_team_counts_its_moon() -> None:
    """In a team with one score the moon is the person's to count, though the rules name the bot's seat."""
    rules = rules_of("partners-merged", passing=[])
    players = (BOT, BOT, Player("Ada"), BOT)
    game = HeartsGame(new_table(rules).record, players)
    game.play(start_deal(rules, 12))
    while game.state.phase is Phase.PLAY:
        turn = game.view(game.state.waiting[0]).turn
        assert isinstance(turn, PlayTurn)
        game.play(PlayCard(turn.seat, turn.cards[0 if turn.seat % 2 else -1]))
    assert game.state.phase is Phase.MOON
    assert (game.state.waiting, game.humans_waiting, game.bots_waiting) == ((0,), (0,), ())


def test_players_sit_as_they_were_told() -> None:
    """People and bots keep their seats, names and levels."""
    rules = rules_of("three-kitty")
    assert killed_and_resumed(new_table(rules, 2)).players == players_of(rules, 2)
