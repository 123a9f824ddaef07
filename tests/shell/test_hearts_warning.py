"""The warning before a clearly bad play at the table of Hearts."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pygame
import pytest

from game.cards import Card, parse_card, parse_cards
from game.hearts.actions import PlayCard, StartDeal
from game.hearts.rules import parse_rules
from game.session.hearts import HeartsGame
from game.session.hearts_checker import Caution
from game.session.hearts_record import HeartsRecord
from game.session.hearts_seats import Player as Seated
from game.shell.hearts_warning import caution_text
from game.shell.intents import Command
from game.shell.scenes.hearts_table import HeartsTable
from game.table.hearts_pieces import Tone
from tests.hearts.tables import all_but, dealt_by_hand
from tests.shell.hearts_hands import Hands, table_of
from tests.shell.test_hearts_table import by_finger
from tools.player import Player


class Position(NamedTuple):
    """A table by its hands and the cards played; ``bad`` is clearly bad for who comes next, ``good`` is not."""

    hands: tuple[str, ...]
    plays: str
    bad: str
    good: str
    options: dict[str, Any]


QUEEN = Position(("QS 2C 2H", "3S 3C 3H", "KS 4S 4H"), "QS 3S", "KS", "4S", {})
POSITIONS = {
    Caution.TAKES_QUEEN: QUEEN,
    Caution.CALLS_QUEEN: Position(("3S 2C 2H", "KS 4S 3H", "QS 5S 4H"), "3S", "KS", "4S", {}),
    Caution.LETS_MOON_GO: Position(
        ("AC QD 5C", "2H 3H 6S", "3C KD 4D"), "AC 2H 3C QD 3H", "4D", "KD", {"points": {"2H": 1, "3H": 1}}
    ),
    Caution.QUEEN_TO_PARTNER: Position(
        ("2C 2S", "AC 3S", "3C 4S", "QS 5D"), "2C AC 3C", "QS", "5D", {"teams": "merged"}
    ),
    Caution.BONUS_AWAY: Position(("AC 2D 2H", "JD 3D 3H", "3C 4D 4H"), "AC", "JD", "3H", {"bonus": {"JD": -10}}),
}


def game_at(position: Position) -> HeartsGame:
    """The game in which a person must choose between the cards of a position."""
    hands, plays = position.hands, parse_cards(position.plays)
    options = {"passing": [], "opening": "eldest", "hearts_lead": "any", **position.options}
    rules = parse_rules({"set": "american", "players": len(hands), "removed": all_but(*hands), **options})
    person = next(seat for seat, hand in enumerate(hands) if position.bad in hand.split())
    seats = (Seated() if seat == person else Seated(level="random") for seat in range(rules.players))
    game = HeartsGame(HeartsRecord(rules), tuple(seats))
    game.play(StartDeal(dealt_by_hand(*hands)))
    for card in plays:
        game.play(PlayCard(game.state.waiting[0], card))
    assert game.humans_waiting == (person,)
    return game


def sit_down_at(player: Player, position: Position, is_on: bool = True) -> HeartsTable:
    """The table of a position, the play checker on or off."""
    player.context.change(replace(player.context.settings, play_checker=is_on, announce="text"))
    player.director.sit_down_to_hearts(game_at(position))
    player.turn()
    return table_of(player)


def held(table: HeartsTable) -> tuple[Card, ...]:
    """The cards that the person holds."""
    return table.game.view(table.show.bottom).hand


def place_of(table: HeartsTable, card: str) -> int:
    """Where a card is in the hand."""
    return table.person.hand.index(parse_card(card))


def by_mouse(player: Player, card: str) -> None:
    """Click at a card."""
    Hands(player).tap_card(place_of(table_of(player), card))


def by_touch(player: Player, card: str) -> None:
    """Tap a card with a finger."""
    table, finger = table_of(player), player.next_finger()
    box = table.person.boxes(table.layout)[place_of(table, card)]
    by_finger(player, pygame.FINGERDOWN, (box.x + 5.0, box.y + 30.0), finger)
    by_finger(player, pygame.FINGERUP, (box.x + 5.0, box.y + 30.0), finger)


def by_drag(player: Player, card: str) -> None:
    """Draw a card to the middle with a finger."""
    table, finger = table_of(player), player.next_finger()
    box = table.person.boxes(table.layout)[place_of(table, card)]
    by_finger(player, pygame.FINGERDOWN, (box.x + 5.0, box.y + 30.0), finger)
    by_finger(player, pygame.FINGERMOTION, table.layout.middle.centre, finger)
    by_finger(player, pygame.FINGERUP, table.layout.middle.centre, finger)


def by_enter(player: Player, card: str) -> None:
    """Go to a card with the arrow keys, and press Enter."""
    table = table_of(player)
    player.press(pygame.K_UP)
    for _ in held(table):
        player.press(pygame.K_LEFT)
    while table.reach.focus.place != place_of(table, card):
        player.press(pygame.K_RIGHT)
    player.press(pygame.K_RETURN)


def by_space(player: Player, card: str) -> None:
    """Take a card up by Enter the first time; the space bar plays the card that is up."""
    if place_of(table_of(player), card) in table_of(player).person.choice.places:
        player.press(pygame.K_SPACE)
    else:
        by_enter(player, card)


def by_controller(player: Player, card: str) -> None:
    """Confirm a card as a controller does."""
    table = table_of(player)
    table.reach.focus.key = ("card", place_of(table, card))
    player.stage.handle(Command.CONFIRM)
    player.turn()


WAYS = [by_mouse, by_touch, by_enter, by_space, by_controller]
Way = Callable[[Player, str], None]


@pytest.mark.parametrize("caution", Caution)
def test_every_caution_has_its_sentence_over_the_hand(
    player: Player, caution: Caution, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first attempt plays nothing but says why the card is bad, to the eye and to the ear; the next one plays."""
    position = POSITIONS[caution]
    table = sit_down_at(player, position)
    state, card = table.game.state, parse_card(position.bad)
    by_mouse(player, position.bad)
    by_mouse(player, position.bad)
    assert table.game.state is state
    assert table.message == (caution_text(caution), Tone.WARNING)
    assert caution_text(caution) in capsys.readouterr().out
    assert table.person.choice.places == [place_of(table, position.bad)]
    by_mouse(player, position.bad)
    assert card not in held(table)


@pytest.mark.parametrize("caution", Caution)
def test_a_good_card_is_played_at_once(player: Player, caution: Caution) -> None:
    """Where nothing speaks against a card, nobody is asked."""
    position = POSITIONS[caution]
    table = sit_down_at(player, position)
    by_mouse(player, position.good)
    by_mouse(player, position.good)
    assert parse_card(position.good) not in held(table)


@pytest.mark.parametrize("caution", Caution)
def test_who_does_not_want_to_be_warned_is_not(player: Player, caution: Caution) -> None:
    """With the setting off, as it is at first, the second tap plays whatever it is."""
    position = POSITIONS[caution]
    table = sit_down_at(player, position, is_on=False)
    by_mouse(player, position.bad)
    by_mouse(player, position.bad)
    assert parse_card(position.bad) not in held(table)


@pytest.mark.parametrize("way", WAYS)
def test_every_way_to_play_is_warned_of_alike(player: Player, way: Way) -> None:
    """Fingers, the mouse, keys and controllers: take up, be warned, play."""
    table = sit_down_at(player, QUEEN)
    state = table.game.state
    way(player, "KS")
    way(player, "KS")
    assert table.game.state is state
    assert table.message == (caution_text(Caution.TAKES_QUEEN), Tone.WARNING)
    way(player, "KS")
    assert parse_card("KS") not in held(table)


def test_a_card_dragged_to_the_middle_stays_in_hand_once(player: Player) -> None:
    """A drag is an attempt like any other: the first one is warned of, the second one plays."""
    table = sit_down_at(player, QUEEN)
    state = table.game.state
    by_drag(player, "KS")
    assert table.game.state is state
    assert table.message == (caution_text(Caution.TAKES_QUEEN), Tone.WARNING)
    by_drag(player, "KS")
    assert parse_card("KS") not in held(table)


def test_another_card_makes_the_warning_forgotten(player: Player) -> None:
    """Who looks at another card and comes back is warned again; who only puts the card down is not."""
    table = sit_down_at(player, QUEEN)
    state = table.game.state
    by_mouse(player, "KS")
    by_mouse(player, "KS")
    by_mouse(player, "4S")
    assert table.message[1] is not Tone.WARNING
    by_mouse(player, "KS")
    by_mouse(player, "KS")
    assert table.game.state is state
    assert table.message == (caution_text(Caution.TAKES_QUEEN), Tone.WARNING)
    player.press(pygame.K_ESCAPE)
    assert table.person.choice.places == []
    by_mouse(player, "KS")
    by_mouse(player, "KS")
    assert parse_card("KS") not in held(table)


def test_a_card_taken_back_is_warned_of_again(player: Player) -> None:
    """Another attempt at another moment is a first one."""
    table = sit_down_at(player, QUEEN)
    for _ in range(3):
        by_mouse(player, "KS")
    table.undo()
    state = table.game.state
    by_mouse(player, "KS")
    by_mouse(player, "KS")
    assert table.game.state is state
    assert table.message[1] is Tone.WARNING


@pytest.mark.parametrize("size", [(320, 240), (480, 800)])
def test_the_warning_outlives_another_window(player: Player, size: tuple[int, int]) -> None:
    """A window that changes its size asks nothing twice."""
    table = sit_down_at(player, QUEEN)
    by_mouse(player, "KS")
    by_mouse(player, "KS")
    player.resize(size)
    assert table.message == (caution_text(Caution.TAKES_QUEEN), Tone.WARNING)
    by_mouse(player, "KS")
    assert parse_card("KS") not in held(table)
