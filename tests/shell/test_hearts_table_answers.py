"""What the table of Hearts answers, and what it keeps up, until that holds no more."""

from itertools import count

from game.hearts.refusals import Refusal
from game.hearts.turns import PassTurn, PlayTurn
from game.shell.hearts_words import refusal_text, too_many_text
from game.shell.scenes.hearts_table import HeartsTable
from game.table.hearts_pieces import Tone
from tests.shell.hearts_hands import MOST_TURNS, Hands, at_my_turn, legal_place, sit_down, table_of
from tools.player import Player


def while_others_think(player: Player, seed: int) -> tuple[Hands, HeartsTable]:
    """A table at which I have just played, and another is to play next."""
    for number in count(seed):
        hands = at_my_turn(player, number)
        table, place = table_of(player), legal_place(table_of(player))
        hands.tap_card(place)
        hands.tap_card(place)
        if table.turn is None:
            return hands, table
    raise AssertionError("there are tables without end")


def test_an_answer_goes_when_the_turn_comes(player: Player) -> None:
    """That it is not my turn yet is said no more once it is; then the strip says what I may do."""
    hands, table = while_others_think(player, 0)
    table.tap_card(0)
    table.tap_card(0)
    sight = table.show.sight
    assert sight is not None
    assert table.message == (refusal_text(Refusal.NOT_YOUR_TURN, sight.view), Tone.WARNING)
    hands.settle()
    assert isinstance(table.turn, PlayTurn)
    assert table.message[1] is Tone.GOLD


def test_a_card_up_sinks_when_it_may_not_be_played(player: Player) -> None:
    """Of the cards that were taken up while others played, those that are legal stay up, and no others."""
    seen: set[bool] = set()
    for seed in range(0, 400, 7):
        hands, table = while_others_think(player, seed)
        place = seed % len(table.person.hand)
        card = table.person.hand[place]
        table.tap_card(place)
        hands.settle()
        turn = table.turn
        if player.scene is table and isinstance(turn, PlayTurn) and card in table.person.hand:
            is_legal = card in turn.cards
            assert bool(table.person.choice.places) is is_legal
            seen.add(is_legal)
        if len(seen) == 2:
            return
    raise AssertionError("both kinds of cards should have come")


def test_a_card_too_many_is_told_what_to_do_instead(player: Player) -> None:
    """The fourth card of a pass is answered with the way out, until one is put back."""
    sit_down(player, 1, set="american")
    hands = Hands(player)
    hands.settle()
    table = table_of(player)
    for place in range(4):
        hands.tap_card(place)
    assert table.message == (too_many_text(3), Tone.WARNING)
    hands.tap_card(0)
    assert table.message[1] is not Tone.WARNING


def test_a_pass_taken_back_is_up_again(player: Player) -> None:
    """Whoever takes a pass back finds the cards up, and can change one of them."""
    sit_down(player, 1, set="american")
    hands = Hands(player)
    hands.settle()
    table = table_of(player)
    for place in (1, 4, 7):
        hands.tap_card(place)
    chosen = table.person.choice.cards(table.person.hand)
    hands.press("choose")
    for _ in range(MOST_TURNS):
        if not isinstance(table.turn, PassTurn) and table.game.view(0).received and not table.show.is_busy:
            break
        player.turn()
    table.undo()
    assert isinstance(table.turn, PassTurn)
    assert table.person.choice.cards(table.person.hand) == chosen
    assert table.person.has_chosen
