"""The table of Hearts by keys and controllers."""

import pygame

from game.hearts.turns import PassTurn, PlayTurn
from game.shell.hearts_focus import Boxes, HeartsFocus
from game.shell.hearts_texts import rule_set_name
from game.shell.scenes.hearts_pause import HeartsPause
from game.shell.scenes.hearts_rules import HeartsRules
from game.shell.scenes.hearts_setup import HeartsSetup
from game.shell.scenes.hearts_table import HeartsTable
from game.shell.scenes.help import Help
from game.table.focus import Direction
from game.table.hearts_pieces import RingPiece, Tone
from game.table.hearts_tools import HeartsTool
from tests.shell.hearts_hands import MOST_TURNS, Hands, at_my_turn, legal_place, sit_down, table_of
from tools.player import Player


def test_the_whole_hand_is_reached_with_arrows_and_played_with_enter(player: Player) -> None:
    """Left and right go from card to card; Enter lifts, and Enter again plays."""
    at_my_turn(player)
    table = table_of(player)
    place, card = legal_place(table), table.person.hand[legal_place(table)]
    player.press(pygame.K_LEFT)
    for _ in range(20):
        if table.reach.focus.place == 0:
            break
        player.press(pygame.K_LEFT)
    assert table.reach.focus.place == 0
    for step in range(place):
        player.press(pygame.K_RIGHT)
        assert table.reach.focus.place == step + 1
    player.press(pygame.K_RETURN)
    assert table.person.choice.places == [place]
    player.press(pygame.K_RETURN)
    assert card not in table.game.view(0).hand


def test_every_button_is_reached_with_keys(player: Player) -> None:
    """Tab goes through cards and buttons, and comes back."""
    at_my_turn(player)
    table = table_of(player)
    seen = set()
    for _ in range(40):
        player.press(pygame.K_TAB)
        seen.add(table.reach.focus.key)
    assert {HeartsTool.MENU, HeartsTool.HINT} <= seen
    assert {("card", place) for place in range(len(table.person.hand))} <= seen


def test_arrows_lead_from_the_hand_to_the_buttons_and_back(player: Player) -> None:
    """Nothing is out of reach of a controller that has only directions."""
    sit_down(player, 1, set="american")
    hands = Hands(player)
    hands.settle()
    table = table_of(player)
    for place in range(3):
        hands.tap_card(place)
    boxes = table.reach.boxes(table.layout)
    reached: set[object] = set()
    ahead: list[object] = [("card", 0)]
    while ahead:
        key = ahead.pop()
        reached.add(key)
        for direction in Direction:
            focus = HeartsFocus()
            focus.key, focus.is_shown = key, True
            focus.move(boxes, direction)
            ahead += {focus.key} - reached
    assert reached == set(boxes)


def test_space_plays_the_lifted_card_and_hurries(player: Player) -> None:
    """Space does what comes next: it plays what is up, then ends the waits."""
    at_my_turn(player, cards=1)
    table = table_of(player)
    table.tap_card(legal_place(table))
    player.press(pygame.K_SPACE)
    assert table.show.is_busy
    left = table.game.record
    # How many frames a bot thinks for depends on the machine.
    for _ in range(MOST_TURNS):
        player.press(pygame.K_SPACE)
        if table.game.record != left:
            return
    raise AssertionError("nothing is hurried")


def test_u_takes_back(player: Player) -> None:
    """U gives the last card back, with all that the bots have played since."""
    at_my_turn(player, 2)
    table = table_of(player)
    before, hand = table.game.state, table.person.hand
    place = legal_place(table)
    table.tap_card(place)
    table.tap_card(place)
    player.wait(1.5)
    player.press(pygame.K_u)
    assert table.game.state == before
    assert table.person.hand == hand
    assert not table.show.is_busy


def test_h_gives_a_hint(player: Player) -> None:
    """H rings a card that a sensible player would play, and names it."""
    at_my_turn(player, 3)
    table = table_of(player)
    player.press(pygame.K_h)
    for _ in range(600):
        player.turn()
        if table.message[1] is Tone.GOLD and table.person.chosen(None).hinted:
            break
    (card,) = table.person.chosen(None).hinted
    turn = table.turn
    assert isinstance(turn, PlayTurn)
    assert card in turn.cards
    (ring,) = [piece.box for piece in table.pieces if isinstance(piece, RingPiece)]
    assert ring == table.person.strips(table.layout)[table.person.hand.index(card)]


def test_f1_shows_the_rules_that_are_played(player: Player) -> None:
    """F1 is help, as everywhere: the rules of this form of the game; Escape leads back to the table as it was."""
    at_my_turn(player, set="omnibus")
    table = table_of(player)
    table.tap_card(legal_place(table))
    chosen = list(table.person.choice.places)
    player.press(pygame.K_F1)
    scene = player.scene
    assert isinstance(scene, HeartsRules)
    assert scene.heading() == rule_set_name("omnibus")
    player.press(pygame.K_ESCAPE)
    assert player.stage.top is table
    assert table.person.choice.places == chosen


def test_n_leads_to_a_new_game(player: Player) -> None:
    """N sets up another game, as the menu does; Escape leads back to the one on the table."""
    at_my_turn(player)
    player.press(pygame.K_n)
    assert isinstance(player.scene, HeartsSetup)
    player.press(pygame.K_ESCAPE)
    assert player.stage.top is table_of(player)


def test_h_is_help_where_nobody_gives_hints(player: Player) -> None:
    """In the menu over the table H opens the rules, as F1 does; at the table of the other game it opens the help."""
    for key in (pygame.K_h, pygame.K_F1):
        at_my_turn(player)
        player.press(pygame.K_m)
        player.press(key)
        assert isinstance(player.scene, HeartsRules)
        player.director.new_deal()
        player.turn()
        player.press(key)
        assert isinstance(player.stage.top, Help)


def test_escape_puts_down_first_and_then_opens_the_menu(player: Player) -> None:
    """Going back undoes the smallest thing."""
    at_my_turn(player)
    table = table_of(player)
    table.tap_card(legal_place(table))
    player.press(pygame.K_ESCAPE)
    assert table.person.choice.places == []
    assert player.scene is table
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, HeartsPause)
    player.press(pygame.K_ESCAPE)
    assert player.scene is table


def passing(player: Player) -> HeartsTable:
    """A table at which I am to pass three cards."""
    sit_down(player, 1, set="american")
    Hands(player).settle()
    return table_of(player)


def test_one_thing_at_a_time_is_in_focus(player: Player) -> None:
    """While a card shows the ring no button does, before the first arrow key and after a card was played too."""
    at_my_turn(player)
    table = table_of(player)
    for key in (pygame.K_RETURN, pygame.K_RETURN, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_TAB, pygame.K_RETURN):
        player.press(key)
        has_card = table.reach.card_box(table.layout) is not None
        has_button = table.controls.shows_focus and table.controls.is_enabled(table.controls.focus)
        assert not (has_card and has_button)
        player.wait(0.2)


def test_the_third_card_leads_to_pass(player: Player) -> None:
    """With arrows and Enter alone three cards are taken up and passed, without a search for the button."""
    table = passing(player)
    player.press(pygame.K_LEFT)
    for key in (pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN):
        player.press(key)
    assert table.person.has_chosen
    player.press(pygame.K_RETURN)
    assert not isinstance(table.turn, PassTurn)


def test_enter_passes_what_a_hint_took_up(player: Player) -> None:
    """After H one more key is enough, whether the focus was seen before or not."""
    for keys in ((), (pygame.K_RIGHT,)):
        table = passing(player)
        for key in keys:
            player.press(key)
        player.press(pygame.K_h)
        for _ in range(MOST_TURNS):
            if table.person.has_chosen:
                break
            player.turn()
        player.press(pygame.K_RETURN)
        assert not isinstance(table.turn, PassTurn)


def above(boxes: Boxes, key: object) -> object:
    """Where Up leads from a thing in focus."""
    focus = HeartsFocus()
    focus.key, focus.is_shown = key, True
    focus.move(boxes, Direction.UP)
    return focus.key


def test_up_leads_from_every_card_to_the_question(player: Player) -> None:
    """From the hand Up goes to Pass, and not past it to the menu."""
    table = passing(player)
    for place in range(3):
        table.tap_card(place)
    boxes = table.reach.boxes(table.layout)
    for place in range(len(table.person.hand)):
        assert above(boxes, ("card", place)) == "choose"
