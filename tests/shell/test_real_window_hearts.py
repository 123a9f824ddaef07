"""Hearts in a real window, played with a real mouse pointer and real keys."""

import json
import time
from dataclasses import replace
from pathlib import Path

from game.hearts.turns import PassTurn, PlayTurn
from game.session.hearts import HeartsGame
from game.session.hearts_record import GAME
from game.session.hearts_seats import Player as Seated
from game.session.hearts_setup import Setup, usual_setup
from game.shell.scenes.hearts_deal_end import HeartsDealEnd
from game.store.results import Result
from game.table.box import Box
from game.table.hearts_hand import visible_strips
from game.table.hearts_picture import hand_pieces
from tests.shell.hearts_hands import Hands, table_of
from tests.shell.window import NEEDS_WINDOW, Window, kept_in
from tools.player import Player

pytestmark = NEEDS_WINDOW

LETTERS = "AAAAAAM"
CARDS = 13


def short_game() -> Setup:
    """One deal decides it, for somebody gets more points than the target."""
    setup = usual_setup().with_changes({"target": 5})
    return replace(setup, seats=tuple(seat if seat.is_human else Seated(level="random") for seat in setup.seats))


def prepare(folder: Path) -> None:
    """Keep how to play, and have everything said in words: that is how the test knows how far the window is."""
    with kept_in(folder) as store:
        store.keep_settings(replace(store.settings(), announce="text", motion="fast", language="en"))
        store.keep_hearts_setup(short_game().as_json())


class Twins:
    """The same game twice: in a real window, and without one, where it can be asked what lies where.

    Bots with the same cards play the same cards, so both go on alike as long as both are played alike.
    """

    def __init__(self, player: Player, window: Window) -> None:
        self.player, self.window = player, window
        self.hands = Hands(player)
        # What was played before the window was opened has not been said in it.
        self._before = (0, 0)

    @property
    def game(self) -> HeartsGame:
        """The game without a window."""
        return self.hands.game

    def reopen(self, window: Window) -> None:
        """Go on in another window."""
        self.window, self._before = window, self._played()

    def press(self, key: str) -> None:
        """Click at a button of what is on top."""
        controls = self.player.scene.controls  # type: ignore[attr-defined] # every scene that is asked has some
        box = next(member.box for member in controls.members if member.key == key)
        self.player.click(box.centre)
        self.window.click(box)

    def begin(self) -> None:
        """Begin the game of a code from the title."""
        self.press("hearts")
        self.press("code")
        for letter in LETTERS:
            self.press(letter)
        self.press("deal")
        self.hands.settle()

    def pass_cards(self) -> None:
        """Take up as many cards as it takes, and pass them on."""
        turn = table_of(self.player).turn
        assert isinstance(turn, PassTurn)
        for place in range(turn.count):
            self._click_card(place)
        self.press("choose")
        self.hands.settle()
        assert self._played() > (0, 0), "a bot leads, so that the window says when all have passed"

    def play_card(self, number: int) -> None:
        """Play a card: at times by two clicks, at times by drawing it to the middle."""
        table = table_of(self.player)
        turn = table.turn
        assert isinstance(turn, PlayTurn)
        self.catch_up()
        place = table.person.hand.index(turn.cards[-1])
        if number % 2:
            self._click_card(place)
            self._click_card(place)
        else:
            self.window.drag(self._strip(place).centre, table.layout.middle.centre)
            for _ in range(2):
                self.hands.tap_card(place)
        self.hands.settle()

    def catch_up(self) -> None:
        """Hurry the window until it has shown all that was played."""
        cards, tricks = (now - before for now, before in zip(self._played(), self._before, strict=True))
        deadline = time.monotonic() + 60
        while self._told_cards() < cards or self._said("the trick") < tricks:
            assert time.monotonic() < deadline, f"the window does not come so far: {self.window.said.read_text()}"
            self.window.key("space")

    def _click_card(self, place: int) -> None:
        self.window.click(self._strip(place))
        self.hands.tap_card(place)

    def _strip(self, place: int) -> Box:
        table = table_of(self.player)
        assert table.show.sight is not None
        return visible_strips(table.layout.hand, hand_pieces(table.layout, table.show.sight))[place]

    def _played(self) -> tuple[int, int]:
        """How many cards have been played and tricks been taken."""
        tricks = self.game.view(0).tricks
        trick = self.game.view(0).trick
        return sum(len(trick.cards) for trick in tricks) + (len(trick.cards) if trick else 0), len(tricks)

    def _told_cards(self) -> int:
        """How many cards the window has told of, each behind the name of who played it."""
        begins = tuple(f"{name}: " for name in table_of(self.player).names)
        return sum(line.startswith(begins) for line in self.window.said.read_text().splitlines())

    def _said(self, words: str) -> int:
        return sum(words in line for line in self.window.said.read_text().splitlines())


def test_a_game_of_hearts_outlives_its_killing(display: str, tmp_path: Path) -> None:
    """Clicks and drags play a game from the title to its end, though the program is killed in the middle of it."""
    for name in ("twin", "window"):
        prepare(tmp_path / name)
    player, folder = Player(tmp_path / "twin"), tmp_path / "window"
    twins = Twins(player, Window(display, folder))
    twins.begin()
    twins.pass_cards()
    for number in range(CARDS // 2):
        twins.play_card(number)
    twins.catch_up()
    twins.window.kill()
    assert twins.window.complaints() == ""
    with kept_in(folder) as store:
        assert store.running(GAME) == twins.game.record.as_json()
    twins.reopen(Window(display, folder))
    twins.window.key("Return")
    for number in range(CARDS // 2, CARDS):
        twins.play_card(number)
    twins.catch_up()
    assert isinstance(player.scene, HeartsDealEnd)
    assert twins.window.end() == 0
    assert twins.window.complaints() == ""
    with kept_in(folder) as store:
        assert store.running(GAME) is None
        (finished,) = store.last_games(GAME, 1)
    (expected,) = player.store.last_games(GAME, 1)
    assert json.loads(finished.record) == twins.game.record.as_json()
    assert finished.result is expected.result is (Result.WON if twins.game.is_won else Result.LOST)
    player.store.close()
