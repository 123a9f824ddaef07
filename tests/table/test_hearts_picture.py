"""What the table of Hearts shows at each moment of a game."""

from random import Random

import pytest

from game.cards import parse_cards
from game.hearts.actions import StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import Game, apply, legal_actions, new_game
from game.hearts.rules import parse_rules
from game.hearts.trick import Trick
from game.hearts.view import view_of
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame
from game.table.hearts_frame import Seating
from game.table.hearts_layout import HeartsLayout, Slot, Where, hearts_layout
from game.table.hearts_picture import Chosen, hearts_picture
from game.table.hearts_pieces import BacksPiece, CardPiece, PilePiece, PlatePiece, Shade, SocketPiece
from game.table.hearts_sight import Sight, cards_taken, lying_cards, moon_hunter, tricks_taken, winning_number
from tests.session.hearts_tables import NAMES, new_table, some_rules, step_at_random

PEOPLE = tuple("ABCDEFGHIJ")


def layout_of(game: Game) -> HeartsLayout:
    """A layout for the rules of a game."""
    rules = game.rules
    seating = Seating(rules.players, rules.hand_size + rules.kitty_size, rules.options.boost_nines, True)
    return hearts_layout((1280, 720), seating)


def sight_of(game: Game, seat: int = 0, is_open: bool = True, is_lingering: bool = False) -> Sight:
    """What a seat sees of a game."""
    return Sight(view_of(game, seat), is_open, is_lingering, game.totals)


def played(options: dict[str, object], number: int, cards: int) -> Game:
    """A deal in which anything legal is played until so many cards lie or were taken."""
    rules = parse_rules(options)
    game = apply(new_game(rules), StartDeal(deal_from_code(rules, deal_code(rules, number))))
    random = Random(number)
    while game.phase is not Phase.DEAL:
        deal = game.deal
        if deal is not None and deal.play is not None:
            tricks = (*deal.play.tricks, deal.play.trick)
            if sum(len(trick.cards) for trick in tricks) >= cards:
                break
        game = apply(game, random.choice(list(legal_actions(game)[0])))
    return game


def moments(seed: int) -> list[Game]:
    """The states of a whole deal by some rules, played at random."""
    random = Random(seed)
    game: HeartsGame = new_table(some_rules(random))
    states = []
    for _ in range(300):
        states.append(step_at_random(game, random).after)
        if game.state.phase in (Phase.DEAL, Phase.OVER):
            break
    return states


@pytest.mark.parametrize("seed", range(len(NAMES)))
def test_every_card_is_shown_once_at_every_moment(seed: int) -> None:
    """In every deal of any rules each card of the hand and of the trick has a place of its own, and no other has."""
    for game in moments(seed):
        layout, sight = layout_of(game), sight_of(game)
        pieces = [p for p in hearts_picture(layout, sight, PEOPLE) if isinstance(p, CardPiece)]
        assert len({piece.slot for piece in pieces}) == len(pieces)
        trick = sight.trick.cards if sight.trick is not None else ()
        in_hand = [piece.card for piece in pieces if piece.slot.where is Where.HAND]
        in_trick = [piece.card for piece in pieces if piece.slot.where is Where.TRICK]
        assert in_hand == [str(card) for card in sight.hand]
        assert sorted(map(str, in_trick)) == sorted(map(str, trick))


@pytest.mark.parametrize("seed", range(0, len(NAMES), 3))
def test_no_card_of_another_hand_is_shown(seed: int) -> None:
    """Of the others there are backs and a number, and of a hand that nobody looks at, too."""
    for game in moments(seed):
        layout = layout_of(game)
        hidden = [p for p in hearts_picture(layout, sight_of(game, is_open=False), PEOPLE) if isinstance(p, CardPiece)]
        assert all(piece.card is None for piece in hidden if piece.slot.where is Where.HAND)
        backs = [p for p in hearts_picture(layout, sight_of(game), PEOPLE) if isinstance(p, BacksPiece)]
        sizes = view_of(game, 0).hand_sizes
        assert all(piece.number == sizes[piece.place] for piece in backs)


def test_a_lingering_trick_is_not_counted_yet() -> None:
    """It lies in the middle with its taker's card ringed; only when it is cleared does anybody have its points."""
    game = played({"set": "american", "passing": []}, 1, 4)
    cleared, lingering = sight_of(game), sight_of(game, is_lingering=True)
    assert sum(tricks_taken(lingering)) == 0
    assert sum(tricks_taken(cleared)) == 1
    assert cards_taken(lingering) == ((),) * 4
    assert lingering.trick == view_of(game, 0).tricks[-1]
    layout = layout_of(game)
    ringed = [p for p in hearts_picture(layout, lingering, PEOPLE) if isinstance(p, CardPiece) and p.is_ringed]
    assert len(ringed) == 1
    assert lingering.trick is not None
    assert lingering.trick.taker == ringed[0].slot.place
    assert not any(isinstance(piece, SocketPiece) for piece in hearts_picture(layout, lingering, PEOPLE))


def test_whose_turn_it_is_shows_on_one_plate_and_in_the_ring() -> None:
    """While cards are played one plate stands out, and the place of the next card is marked for the same player."""
    game = played({"set": "american", "passing": []}, 2, 6)
    pieces = hearts_picture(layout_of(game), sight_of(game), PEOPLE)
    (turn,) = [piece for piece in pieces if isinstance(piece, PlatePiece) and piece.is_turn]
    (socket,) = [piece for piece in pieces if isinstance(piece, SocketPiece)]
    assert turn.place == socket.place == game.waiting[0]
    assert [p.place for p in pieces if isinstance(p, PlatePiece) and p.is_dealer] == [3]


def test_cancelled_cards_are_struck_and_dim() -> None:
    """Both of two identical cards in a trick are struck through, where twins cancel each other."""
    for number in range(200):
        game = played({"set": "cancellation", "players": 6}, number, 5)
        sight = sight_of(game)
        assert sight.trick is not None
        twins = [card for card in sight.trick.cards if sight.trick.cards.count(card) > 1]
        if twins:
            break
    pieces = [p for p in hearts_picture(layout_of(game), sight, PEOPLE) if isinstance(p, CardPiece)]
    struck = [piece for piece in pieces if piece.is_struck]
    assert sorted(str(piece.card) for piece in struck) == sorted(map(str, twins))
    assert all(piece.shade is Shade.DIMMED for piece in struck)


def test_cards_that_nobody_could_take_wait_in_a_pile() -> None:
    """They lie apart with their number until the next taker gets them."""
    for number in range(3000):
        game = played({"set": "cancellation", "players": 6}, number, 6)
        if lying_cards(sight_of(game)):
            break
    (pile,) = [p for p in hearts_picture(layout_of(game), sight_of(game), PEOPLE) if isinstance(p, PilePiece)][-1:]
    assert pile.slot == Slot(Where.PILE)
    assert pile.number == 6


def test_the_kitty_lies_in_the_middle_until_it_is_taken() -> None:
    """With its number, and not while the trick that brings it has already been cleared."""
    game = played({"set": "three-kitty", "passing": []}, 0, 2)
    taken = played({"set": "three-kitty", "passing": []}, 0, 3)
    assert sight_of(game).has_kitty
    assert sight_of(taken, is_lingering=True).has_kitty
    assert not sight_of(taken).has_kitty


def test_who_hunts_the_moon_is_marked() -> None:
    """One who has all penalty cards that are out, at least half of them, is marked; when another takes one, nobody."""
    seen = set()
    for number in range(60):
        for cards in (12, 16, 20, 24):
            game = played({"set": "hartenjagen", "passing": []}, number, cards)
            sight = sight_of(game)
            taken = [[card for card in cards_ if card in game.rules.penalties] for cards_ in cards_taken(sight)]
            hunter, out = moon_hunter(sight), sum(map(len, taken))
            holders = [seat for seat, cards_ in enumerate(taken) if cards_]
            assert hunter == (holders[0] if len(holders) == 1 and 2 * out >= len(game.rules.penalties) else None)
            seen.add(hunter is None)
    assert seen == {True, False}


def test_cards_taken_up_rise() -> None:
    """They stand out of the hand by the lift of the layout, with their marks."""
    game = played({"set": "american"}, 0, 0)
    layout, sight = layout_of(game), sight_of(game)
    down = [p for p in hearts_picture(layout, sight, PEOPLE) if isinstance(p, CardPiece)]
    up = [p for p in hearts_picture(layout, sight, PEOPLE, Chosen((2, 5), ("A", "B"))) if isinstance(p, CardPiece)]
    assert [p.slot.number for p in up if p.is_taken_up] == [2, 5]
    assert [p.mark for p in up if p.is_taken_up] == ["A", "B"]
    assert up[2].box == down[2].box.moved(0, -layout.lift)


def test_cards_in_flight_are_left_out() -> None:
    """What is still moving is not drawn at rest too."""
    game = played({"set": "american"}, 0, 0)
    slot = Slot(Where.HAND, 0, 4)
    pieces = hearts_picture(layout_of(game), sight_of(game), PEOPLE, in_flight=[slot])
    assert slot not in [piece.slot for piece in pieces if isinstance(piece, CardPiece)]


def test_the_first_of_two_identical_cards_takes_the_trick() -> None:
    """Where twins do not cancel each other."""
    rules = parse_rules({"set": "american", "decks": 2, "passing": []})
    trick = Trick(1, parse_cards("9C AC AC 3C"), 2)
    assert winning_number(rules, trick) == 1
