"""A person at the table of Hearts, made of clicks on what is to be seen there."""

from itertools import count
from random import Random
from typing import Any

from game.hearts.rules import Rules, parse_rules
from game.hearts.seats import Cards
from game.hearts.turns import ChargeTurn, PassTurn, PlayTurn, PutAwayTurn, Turn
from game.session.hearts import HeartsGame
from game.session.hearts_seats import Player as Seated
from game.session.hearts_seats import Players
from game.shell.scenes.dialog import Dialog
from game.shell.scenes.hearts_table import HeartsTable
from game.table.hearts_hand import visible_strips
from game.table.hearts_picture import hand_pieces
from tools.player import Player

MOST_TURNS = 60_000


def seated(rules: Rules, people: int = 1, level: str = "random") -> Players:
    """So many people in the first seats, and bots in the others."""
    return tuple(Seated() if seat < people else Seated(level=level) for seat in range(rules.players))


def sit_down(player: Player, people: int = 1, level: str = "random", **options: Any) -> HeartsTable:
    """A new game with so many people, and the table it is played at."""
    rules = parse_rules(options)
    player.director.hearts(rules, seated(rules, people, level))
    player.turn()
    return table_of(player)


def table_of(player: Player) -> HeartsTable:
    """The table, wherever it lies in the pile."""
    return next(scene for scene in player.stage.scenes if isinstance(scene, HeartsTable))


class Hands:
    """Plays anything legal, by clicking at cards and buttons; chance decides what."""

    def __init__(self, player: Player, seed: int = 0) -> None:
        self.player = player
        self.random = Random(seed)

    @property
    def game(self) -> HeartsGame:
        """The game on the table."""
        return table_of(self.player).game

    def act(self) -> None:
        """Do the next thing that can be done: click at a card or a button, or wait for a frame."""
        scene = self.player.scene
        if isinstance(scene, Dialog):
            self._answer(scene)
        elif isinstance(scene, HeartsTable):
            turn = scene.turn
            if turn is None or scene.show.is_busy:
                self._wait(scene)
            else:
                self._play(scene, turn)

    def play_to_the_end(self) -> None:
        """Play until somebody has won."""
        for _ in range(MOST_TURNS):
            if self.game.state.is_over:
                return
            self.act()
        raise AssertionError("the game does not end")

    def settle(self) -> None:
        """Wait until somebody at the table has to do something."""
        for _ in range(MOST_TURNS):
            scene = self.player.scene
            if not isinstance(scene, HeartsTable) or not (scene.show.is_busy or scene.turn is None):
                return
            self._wait(scene)
        raise AssertionError("nobody is ever waited for")

    def settle_show(self) -> None:
        """Wait until all that was played has been shown."""
        for _ in range(MOST_TURNS):
            scene = self.player.scene
            if not isinstance(scene, HeartsTable) or not scene.show.is_busy:
                return
            self._wait(scene)
        raise AssertionError("the show never ends")

    def tap_card(self, place: int) -> None:
        """Click at what shows of a card of the hand."""
        table = table_of(self.player)
        sight = table.show.sight
        assert sight is not None
        strips = visible_strips(table.layout.hand, hand_pieces(table.layout, sight))
        self.player.click(strips[place].centre)

    def press(self, key: object) -> None:
        """Click at the button of that key, of the table or of the dialog over it."""
        scene = self.player.scene
        controls = scene.controls if isinstance(scene, Dialog) else table_of(self.player).controls
        self.player.click(next(member.box for member in controls.members if member.key == key).centre)

    def _answer(self, dialog: Dialog) -> None:
        enabled = [member for member in dialog.controls.members if member.is_enabled]
        keys = {member.key for member in enabled} - {"tricks", "undo", "menu", "scores"}
        self.press(self.random.choice(sorted(keys, key=str)))

    def _wait(self, table: HeartsTable) -> None:
        # Half of the time, hurry by a click at the bare cloth.
        if table.show.is_busy and self.random.random() < 0.5:
            self.player.click((table.layout.size[0] - 1, table.layout.bar.bottom + 1))
        else:
            self.player.turn()

    def _play(self, table: HeartsTable, turn: Turn) -> None:
        sight = table.show.sight
        assert sight is not None
        hand = sight.hand
        match turn:
            case PlayTurn(cards=cards):
                place = hand.index(self.random.choice(cards))
                self.tap_card(place)
                self.tap_card(place)
            case PassTurn(may_be_blind=True) if self.random.random() < 0.3:
                self.press("blind")
            case PassTurn(count=count) | PutAwayTurn(count=count):
                self._take_up(hand, count)
                self.press("choose")
            case ChargeTurn(cards=cards):
                for card in cards:
                    if self.random.random() < 0.5:
                        self.tap_card(hand.index(card))
                self.press("choose")
            case _:
                self.player.turn()

    def _take_up(self, hand: Cards, count: int) -> None:
        for place in self.random.sample(range(len(hand)), count):
            self.tap_card(place)


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
