"""The table of Hearts: every way in, what may not be done, and what bots and people see of one another."""

from collections.abc import Iterator
from itertools import count, pairwise
from random import Random
from typing import Any

import pygame
import pytest

from game.hearts.game import legal_actions
from game.hearts.turns import PassTurn, PlayTurn
from game.hearts.vocabulary import Phase
from game.session.hearts_thinking import Thinking
from game.shell.hearts_focus import HeartsFocus
from game.shell.hearts_information import information
from game.shell.hearts_thinker import SLICE
from game.shell.loop import Loop
from game.shell.scenes.hearts_curtain import HeartsCurtain
from game.shell.scenes.hearts_deal_end import HeartsDealEnd
from game.shell.scenes.hearts_pause import HeartsPause
from game.shell.scenes.hearts_table import HeartsTable
from game.shell.scenes.hearts_tricks import HeartsTricks
from game.table.box import Point
from game.table.focus import Direction
from game.table.hearts_layout import HeartsTool
from game.table.hearts_pieces import CardPiece, Shade, Tone
from tests.shell.hearts_hands import MOST_TURNS, Hands, sit_down, table_of
from tools.player import Player


def at_my_turn(player: Player, seed: int = 0, cards: int | None = None, **options: Any) -> Hands:
    """A table at which it is my turn to play, with so many cards in the trick."""
    sit_down(player, **{"set": "american", "passing": [], **options})
    hands = Hands(player, seed)
    for _ in range(MOST_TURNS):
        table = table_of(player)
        if player.scene is table and isinstance(table.turn, PlayTurn) and not table.show.is_busy:
            trick = table.game.view(0).trick
            if cards is None or (trick is not None and len(trick.cards) == cards):
                return hands
        hands.act()
    raise AssertionError("it is never my turn")


def legal_place(table: HeartsTable) -> int:
    """The place of a card that may be played now."""
    turn = table.turn
    assert isinstance(turn, PlayTurn)
    return table.person.hand.index(turn.cards[0])


def illegal_place(table: HeartsTable) -> int | None:
    """The place of a card that may not be played now."""
    turn = table.turn
    assert isinstance(turn, PlayTurn)
    return next((place for place, card in enumerate(table.person.hand) if card not in turn.cards), None)


def with_illegal_card(player: Player) -> Hands:
    """A table at which I must follow suit, and hold another."""
    for seed in count():
        hands = at_my_turn(player, seed, cards=2)
        if illegal_place(table_of(player)) is not None:
            return hands
    raise AssertionError("there are tables without end")


def by_finger(player: Player, kind: int, point: Point, finger: int) -> None:
    """Report something of a finger at a point, long after the mouse was used."""
    if kind == pygame.FINGERDOWN:
        player.wait(0.5)
    width, height = player.screen.size
    place: dict[str, Any] = {"x": point[0] / (width - 1), "y": point[1] / (height - 1), "dx": 0.0, "dy": 0.0}
    player.post(pygame.Event(kind, finger_id=finger, touch_id=1, pressure=1.0, **place))
    player.turn()


# Playing a card


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


# Keys


def test_the_whole_hand_is_reached_with_arrows_and_played_with_enter(player: Player) -> None:
    """Left and right go from card to card; Enter lifts, and Enter again plays."""
    at_my_turn(player)
    table = table_of(player)
    place, card = legal_place(table), table.person.hand[legal_place(table)]
    player.press(pygame.K_LEFT)
    for _ in range(20):
        if table.focus.place == 0:
            break
        player.press(pygame.K_LEFT)
    assert table.focus.place == 0
    for step in range(place):
        player.press(pygame.K_RIGHT)
        assert table.focus.place == step + 1
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
        seen.add(table.focus.key)
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
    boxes = table._focusable()
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
    at_my_turn(player)
    table = table_of(player)
    table.tap_card(legal_place(table))
    player.press(pygame.K_SPACE)
    assert table.show.is_busy
    left = table.game.record
    for _ in range(30):
        player.press(pygame.K_SPACE)
    assert table.game.record != left


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
    ringed = [piece.card for piece in table.pieces if isinstance(piece, CardPiece) and piece.is_ringed]
    assert str(card) in ringed


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


# Passing, claiming, looking back


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


def test_a_claim_plays_the_rest_out(player: Player) -> None:
    """Where the rest is clear a button offers to play it out; the deal then ends as if it had been played."""
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


# Time


def states_in(player: Player, seconds: float) -> Iterator[object]:
    """The states of the game in each frame of some seconds."""
    end = player.ticker.time + round(seconds * 1e9)
    while player.ticker.time < end:
        player.turn()
        yield table_of(player).game.state


def with_bots_to_play(player: Player) -> HeartsTable:
    """A table at which I have just played, and others are next."""
    for seed in count():
        at_my_turn(player, seed, cards=0)
        table = table_of(player)
        place = legal_place(table)
        table.tap_card(place)
        table.tap_card(place)
        if table.game.bots_waiting:
            return table
    raise AssertionError("there are tables without end")


def test_nothing_is_played_while_the_menu_is_open(player: Player) -> None:
    """Bots wait for whoever has stopped to look at the menu, and go on afterwards."""
    table = with_bots_to_play(player)
    player.press(pygame.K_F10)
    assert isinstance(player.scene, HeartsPause)
    state = table.game.state
    assert all(later is state for later in states_in(player, 10))
    player.press(pygame.K_ESCAPE)
    player.wait(3)
    assert table.game.state is not state


def test_nothing_is_played_while_the_window_is_left(player: Player) -> None:
    """Bots wait for whoever has gone to another window, and go on afterwards."""
    table = with_bots_to_play(player)
    player.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    player.turn()
    state = table.game.state
    assert all(later is state for later in states_in(player, 10))
    player.post(pygame.Event(pygame.WINDOWFOCUSGAINED))
    player.wait(3)
    assert table.game.state is not state


def test_a_finished_trick_stays_until_it_was_seen_and_a_tap_hurries_it(player: Player) -> None:
    """It lies there for more than a second; a tap on the cloth clears it at once."""
    for is_hurried in (False, True):
        hands = at_my_turn(player, 4, cards=3)
        table = table_of(player)
        place = legal_place(table)
        hands.tap_card(place)
        hands.tap_card(place)
        sight = table.show.sight
        assert sight is not None
        assert sight.is_lingering
        begun = player.ticker.time
        for _ in range(MOST_TURNS):
            if is_hurried:
                player.click((table.layout.size[0] - 1, table.layout.bar.bottom + 1))
            else:
                player.turn()
            later = table.show.sight
            if later is None or not later.is_lingering:
                break
        assert (player.ticker.time - begun > 1_000_000_000) is not is_hurried


def test_no_frame_is_late_because_of_a_bot(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """In each frame at most one slice is thought, well below a sixtieth of a second."""
    frames = [0.0]  # the seconds of thinking that each frame was given
    run, turn = Thinking.run, Loop.turn

    def counted(self: Thinking[object], seconds: float) -> bool:
        frames[-1] += seconds
        return run(self, seconds)

    def next_frame(self: Loop) -> None:
        frames.append(0.0)
        turn(self)

    monkeypatch.setattr(Thinking, "run", counted)
    monkeypatch.setattr(Loop, "turn", next_frame)
    table = sit_down(player, 1, "sensible", set="american", passing=[])
    hands = Hands(player)
    for _ in range(400):
        hands.act()
        if player.scene is not table:
            break
    assert any(frames)
    assert max(frames) <= SLICE < 1 / 120


# Several people


def test_the_curtain_hides_every_hand_until_it_is_opened(player: Player) -> None:
    """Between two people the screen shows nobody's cards; then just those of the one who has said who they are."""
    table = sit_down(player, 2, set="american")
    hands = Hands(player)
    opened: list[int] = []
    for _ in range(MOST_TURNS):
        if isinstance(player.scene, HeartsCurtain):
            assert table.game.viewer is None
            assert not table.person.hand
            seat = player.scene.seat
            assert table.names[seat] in player.scene.heading()
            player.wait(5)
            assert table.game.viewer is None
            hands.press("open")
            assert table.game.viewer == seat
            assert table.show.bottom == seat
            assert table.person.hand == table.game.view(seat).hand
            opened.append(seat)
        elif isinstance(player.scene, HeartsDealEnd):
            break
        else:
            hands.act()
    assert set(opened) == {0, 1}
    assert all(one != other for one, other in pairwise(opened))


def test_four_people_need_no_bot(player: Player) -> None:
    """A table of four people plays a deal to its end, handing the screen round."""
    sit_down(player, 4, set="hartenjagen", target=1)
    hands = Hands(player, 5)
    hands.play_to_the_end()
    assert hands.game.bots_waiting == ()


# Anything at all


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
