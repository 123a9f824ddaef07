"""The table of Hearts: taking cards up, playing, passing, claiming, looking back."""

from itertools import count
from random import Random
from typing import Any

import pygame
import pytest

from game.hearts.game import legal_actions
from game.hearts.turns import PassTurn, PlayTurn
from game.hearts.vocabulary import Phase
from game.session.hearts_claim import Claim
from game.shell.hearts_information import information
from game.shell.hearts_words import claim_reason_text
from game.shell.scenes.hearts_claim import HeartsClaim
from game.shell.scenes.hearts_deal_end import HeartsDealEnd
from game.shell.scenes.hearts_table import HeartsTable
from game.shell.scenes.hearts_tricks import HeartsTricks
from game.table.box import Point
from game.table.hearts_pieces import CardPiece, Shade, Tone
from game.table.hearts_tools import HeartsTool
from tests.shell.hearts_hands import (
    MOST_TURNS,
    Hands,
    at_my_turn,
    illegal_place,
    legal_place,
    sit_down,
    table_of,
    with_illegal_card,
)
from tools.player import Player


def by_finger(player: Player, kind: int, point: Point, finger: int) -> None:
    """Report something of a finger at a point, long after the mouse was used."""
    if kind == pygame.FINGERDOWN:
        player.wait(0.5)
    width, height = player.screen.size
    place: dict[str, Any] = {"x": point[0] / (width - 1), "y": point[1] / (height - 1), "dx": 0.0, "dy": 0.0}
    player.post(pygame.Event(kind, finger_id=finger, touch_id=1, pressure=1.0, **place))
    player.turn()


def test_first_tap_lifts_and_second_plays(player: Player) -> None:
    """A card tapped rises and stays in hand; tapped again it is played."""
    hands = at_my_turn(player)
    table, place = table_of(player), legal_place(table_of(player))
    card, held = table.person.hand[place], len(table.person.hand)
    hands.tap_card(place)
    assert table.person.choice.places == [place]
    assert len(table.game.view(0).hand) == held
    hands.tap_card(place)
    assert card not in table.game.view(0).hand
    assert table.person.choice.places == []


def test_another_card_takes_the_place_of_the_lifted_one(player: Player) -> None:
    """One card at a time is up while cards are played."""
    hands = at_my_turn(player, cards=0, opening="eldest")
    table = table_of(player)
    turn = table.turn
    assert isinstance(turn, PlayTurn)
    first, second = (table.person.hand.index(card) for card in turn.cards[:2])
    hands.tap_card(first)
    hands.tap_card(second)
    assert table.person.choice.places == [second]


def test_illegal_cards_are_dim_and_say_why(player: Player) -> None:
    """A card that may not be played is drawn in shade; tapped, it stays down, and one sentence gives the reason."""
    hands = with_illegal_card(player)
    table, place = table_of(player), illegal_place(table_of(player))
    assert place is not None
    pieces = [piece for piece in table.pieces if isinstance(piece, CardPiece) and piece.is_fanned]
    turn = table.turn
    assert isinstance(turn, PlayTurn)
    for piece, card in zip(pieces, table.person.hand, strict=True):
        assert piece.shade is (Shade.LIT if card in turn.cards else Shade.DIMMED)
    before = table.game.state
    hands.tap_card(place)
    hands.tap_card(place)
    assert table.game.state is before
    assert table.person.choice.places == []
    text, tone = table.message
    assert text.endswith(".")
    assert tone is Tone.WARNING


def test_a_card_can_be_lifted_before_ones_turn_but_not_played(player: Player) -> None:
    """While others play one may think ahead: a second tap then says that it is not one's turn."""
    hands = at_my_turn(player)
    table = table_of(player)
    place = legal_place(table)
    hands.tap_card(place)
    hands.tap_card(place)
    assert table.show.is_busy
    state = table.game.state
    if table.turn is None:
        table.tap_card(0)
        table.tap_card(0)
        assert table.game.state is state
        assert table.message[1] is Tone.WARNING


@pytest.mark.parametrize("is_finger", [True, False])
def test_a_card_is_played_by_dragging_it_to_the_middle(player: Player, is_finger: bool) -> None:
    """A finger or the mouse takes a card from the hand and lets it go over the middle."""
    at_my_turn(player)
    table, place = table_of(player), legal_place(table_of(player))
    card, start, end = table.person.hand[place], table.person.boxes(table.layout)[place], table.layout.middle.centre
    begin = start.x + 3.0, start.y + 3.0
    if is_finger:
        finger = player.next_finger()
        by_finger(player, pygame.FINGERDOWN, begin, finger)
        by_finger(player, pygame.FINGERMOTION, end, finger)
        by_finger(player, pygame.FINGERUP, end, finger)
    else:
        player.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=begin, button=1, touch=False))
        player.post(pygame.Event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0), touch=False))
        player.turn()
        player.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))
        player.turn()
    assert card not in table.game.view(0).hand


def test_a_card_let_go_elsewhere_stays_up(player: Player) -> None:
    """A touch that wanders a little, or ends on the hand, only lifts the card."""
    at_my_turn(player)
    table, place = table_of(player), legal_place(table_of(player))
    box = table.person.boxes(table.layout)[place]
    finger = player.next_finger()
    by_finger(player, pygame.FINGERDOWN, (box.x + 3, box.y + 3), finger)
    by_finger(player, pygame.FINGERMOTION, (box.x + 9, box.y + 30), finger)
    by_finger(player, pygame.FINGERUP, (box.x + 9, box.y + 30), finger)
    assert table.person.choice.places == [place]


def test_passing_takes_just_the_number_of_cards(player: Player) -> None:
    """Pass can be pressed with three cards up, no fewer; a fourth is refused, one can be put down again."""
    sit_down(player, 1, set="american")
    hands = Hands(player)
    hands.settle()
    table = table_of(player)
    assert isinstance(table.turn, PassTurn)
    for place in (0, 1):
        hands.tap_card(place)
    assert not next(m for m in table.controls.members if m.key == "choose").is_enabled
    hands.tap_card(2)
    hands.tap_card(3)
    assert table.person.choice.places == [0, 1, 2]
    assert table.message[1] is Tone.WARNING
    hands.tap_card(1)
    hands.tap_card(5)
    passed = tuple(table.person.hand[place] for place in (0, 2, 5))
    hands.press("choose")
    assert table.game.view(0).passed == passed


def test_the_code_of_the_deal_is_seen_before_the_first_card(player: Player) -> None:
    """The bar tells it from the dealing on."""
    table = sit_down(player, 1, set="american")
    deal = table.game.state.deal
    assert deal is not None
    code = str(deal.preparation.dealt.code)
    assert code.startswith("HR1-A-")
    assert information(table.show.sight, table.game.state)[-1] == code


def test_the_last_trick_can_be_looked_at(player: Player) -> None:
    """The last finished trick opens first, and leads to the earlier ones."""
    hands = at_my_turn(player)
    for _ in range(MOST_TURNS):
        if len(table_of(player).game.view(0).tricks) >= 2 and table_of(player).turn is not None:
            break
        hands.act()
    player.press(pygame.K_d)
    scene = player.scene
    assert isinstance(scene, HeartsTricks)
    last = len(table_of(player).game.view(0).tricks) - 1
    assert scene.number == last
    player.press(pygame.K_LEFT)
    assert scene.number == last - 1
    player.press(pygame.K_ESCAPE)
    assert player.scene is table_of(player)


def test_a_claim_says_why_and_plays_the_rest_out(player: Player) -> None:
    """Where the rest is clear a button tells why, and offers to play it out; the deal then ends as if it was played."""
    for seed in count():
        sit_down(player, 1, set="hartenjagen", passing=[])
        hands = Hands(player, seed)
        for _ in range(MOST_TURNS):
            if isinstance(player.scene, HeartsDealEnd):
                break
            table = table_of(player)
            claims = [m for m in table.controls.members if m.key is HeartsTool.CLAIM]
            if player.scene is table and claims and not table.show.is_busy:
                hands.press(HeartsTool.CLAIM)
                assert isinstance(player.scene, HeartsClaim)
                assert player.scene.lines()[0] in [claim_reason_text(claim) for claim in Claim]
                before = table.game.state
                player.press(pygame.K_ESCAPE)
                assert player.scene is table
                assert table.game.state is before
                hands.press(HeartsTool.CLAIM)
                hands.press("claim")
                assert player.scene is table
                for _frame in range(MOST_TURNS):
                    if isinstance(player.scene, HeartsDealEnd):
                        break
                    player.turn()
                assert isinstance(player.scene, HeartsDealEnd)
                return
            hands.act()


def test_the_end_of_a_deal_can_be_taken_back(player: Player) -> None:
    """From the scores the last card can still be taken back, and is played anew."""
    hands = at_my_turn(player, set="hartenjagen")
    for _ in range(MOST_TURNS):
        if isinstance(player.scene, HeartsDealEnd):
            break
        hands.act()
    player.press(pygame.K_u)
    assert player.scene is table_of(player)
    assert table_of(player).game.state.phase is Phase.PLAY


@pytest.mark.parametrize("seed", range(3))
def test_any_input_at_any_time_does_no_harm(player: Player, seed: int) -> None:
    """Keys, clicks and sizes at random never break the table, and what is kept can always be gone on with."""
    random = Random(seed)
    sit_down(player, 1 + seed % 2, set=random.choice(["american", "turbo", "three-exchange", "da-nasty-fix"]))
    keys = [pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN, pygame.K_SPACE, pygame.K_u]
    keys += [pygame.K_h, pygame.K_d, pygame.K_TAB, pygame.K_F10, pygame.K_ESCAPE]
    sizes = [(1280, 720), (640, 480), (480, 800), (320, 240)]
    for _ in range(250):
        if not any(isinstance(scene, HeartsTable) for scene in player.stage.scenes):
            break
        match random.randrange(8):
            case 0:
                player.press(random.choice(keys))
            case 1:
                player.resize(random.choice(sizes))
            case 2:
                player.wait(random.random())
            case 3:
                Hands(player, random.randrange(100)).act()
            case _:
                width, height = player.screen.size
                player.click((random.randrange(width), random.randrange(height)))
    kept = player.director.saved_hearts()
    assert kept is None or legal_actions(kept.state) or kept.state.phase in (Phase.DEAL, Phase.OVER)


def test_a_wish_to_take_back_when_there_is_nothing_says_so(player: Player) -> None:
    """U before anything was decided changes nothing, and is answered."""
    table = sit_down(player, 1, set="american")
    player.wait(2)
    state = table.game.state
    player.press(pygame.K_u)
    assert table.game.state is state
    assert table.message[1] is Tone.WARNING
