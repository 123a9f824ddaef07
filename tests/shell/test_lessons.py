"""Examples, rules and strategy: what they show is what the rules say."""

from collections.abc import Callable

import pygame
import pytest

from game.heart_to_heart.endings import is_dead_end, is_won
from game.heart_to_heart.example import EXAMPLE_MOVES, example_states
from game.heart_to_heart.moves import HeartPair, WastePair
from game.heart_to_heart.play import apply, legal_moves
from game.heart_to_heart.shape import TIP
from game.heart_to_heart.state import State
from game.heart_to_heart.taps import Pile
from game.shell.episode import another_rank, covered_card, example_game
from game.shell.rules_text import RULE_COUNT, rule
from game.shell.scenes.examples import Examples
from game.shell.scenes.rules import Rules
from game.shell.scenes.strategy import Strategy
from game.shell.strategy_text import ADVICE_COUNT, advice
from tests.shell.test_pages import by_mouse
from tools.player import Player


@pytest.fixture
def examples(player: Player) -> Examples:
    """The page of examples."""
    player.director.examples()
    player.turn()
    assert isinstance(player.scene, Examples)
    return player.scene


@pytest.fixture
def strategy(player: Player) -> Strategy:
    """The pages of advice."""
    player.director.strategy()
    player.turn()
    assert isinstance(player.scene, Strategy)
    return player.scene


# The example game


def test_the_example_game_is_told_move_by_move() -> None:
    """A picture for the deal and for each move, each with one sentence that numbers its move."""
    frames = example_game()
    assert [frame.state for frame in frames] == list(example_states())
    assert [frame.move for frame in frames] == [None, *EXAMPLE_MOVES]
    for number, frame in enumerate(frames[1:], start=1):
        assert frame.caption.startswith(f"Move {number}:")
        assert "{" not in frame.caption
    assert frames[10].caption == "Move 10: the 4 in the heart and the 4 on the waste make a pair. This frees 2 cards."
    assert "won" in frames[-1].caption


def test_the_covered_card_stays_unselected() -> None:
    """The tap is shown, and nothing comes of it."""
    before, after = covered_card()
    assert (before.touched, after.touched) == (None, 1)
    assert after.state == before.state
    assert after.selection is None


def test_the_card_tapped_last_is_selected() -> None:
    """First the tip, then the waste; nothing is removed."""
    frames = another_rank()
    assert [frame.touched for frame in frames] == [None, TIP, Pile.WASTE]
    assert [frame.selection for frame in frames] == [None, TIP, Pile.WASTE]
    assert len({frame.state for frame in frames}) == 1


def test_the_game_is_replayed_to_its_end_and_back(player: Player, examples: Examples) -> None:
    """Every state comes by forwards, and in the other order backwards."""
    states = [examples.table.state]
    for _ in EXAMPLE_MOVES:
        by_mouse(player, "forward")
        states.append(examples.table.state)
    assert states == list(example_states())
    by_mouse(player, "forward")
    assert examples.table.state == states[-1]
    for state in reversed(states[:-1]):
        by_mouse(player, "backward")
        assert examples.table.state == state


def test_the_game_replays_by_itself(player: Player, examples: Examples) -> None:
    """Play goes on without a hand, pause stops it, and the start is one press away."""
    by_mouse(player, "play")
    player.wait(10)
    assert 3 < examples.table.state.moves < 10
    by_mouse(player, "play")
    stopped = examples.table.state.moves
    player.wait(5)
    assert examples.table.state.moves == stopped
    by_mouse(player, "start")
    assert examples.table.state == example_states()[0]


def test_it_stops_at_the_win(player: Player, examples: Examples) -> None:
    """After the last move nothing plays on, and Play begins at the start again."""
    for _ in EXAMPLE_MOVES[:-1]:
        examples.go_on()
    examples.play_or_pause()
    player.wait(6)
    assert is_won(examples.table.state)
    assert not examples.is_playing
    by_mouse(player, "play")
    assert examples.is_playing
    assert examples.table.state.moves == 0


def test_undo_and_redo_keys_step(player: Player, examples: Examples) -> None:
    """The keys of the game work here as well."""
    player.press(pygame.K_d)
    player.press(pygame.K_d)
    assert examples.table.state.moves == 2
    player.press(pygame.K_u)
    assert examples.table.state.moves == 1
    player.press(pygame.K_r)
    assert examples.table.state.moves == 2


def test_another_example_begins_at_its_start(player: Player, examples: Examples) -> None:
    """Turning the page ends what was playing."""
    by_mouse(player, "forward")
    by_mouse(player, "next")
    assert examples.shown == covered_card()[0]
    by_mouse(player, "forward")
    assert examples.table.touched == 1
    by_mouse(player, "next")
    assert examples.table.touched is None


def test_looking_leaves_no_game_behind(player: Player, examples: Examples) -> None:
    """The examples are nobody's game: nothing is kept."""
    for _ in EXAMPLE_MOVES:
        examples.go_on()
    assert player.store.running("heart-to-heart") is None
    assert player.store.statistics("heart-to-heart").started == 0


# Rules


@pytest.mark.parametrize("number", range(RULE_COUNT))
def test_a_rule_is_short_and_shown(player: Player, number: int) -> None:
    """At most two sentences groups a page, with a table that is on the screen."""
    player.director.rules()
    page = player.scene
    assert isinstance(page, Rules)
    for _ in range(number):
        page.turn(1)
    player.turn()
    shown = rule(number)
    assert page.heading() == shown.title
    assert page.words() == list(shown.sentences)
    assert len(shown.sentences) <= 2
    assert page.table.state == shown.state


def test_the_pair_in_the_rules_is_a_pair() -> None:
    """The selected card and the one touched match."""
    states = [rule(number) for number in range(RULE_COUNT)]
    shown = next(one for one in states if one.selection is not None)
    assert shown.selection == TIP
    assert shown.touched is Pile.WASTE
    assert WastePair(TIP) in legal_moves(shown.state)


# Strategy


def reachable(state: State) -> set[State]:
    """All states that pairs can lead to; draws and redeals only up to the number of cards outside."""
    seen: set[State] = set()
    open_states = [state]
    while open_states:
        current = open_states.pop()
        key = State(current.heart, current.stock, current.waste)
        if key in seen:
            continue
        seen.add(key)
        open_states += [apply(key, move) for move in legal_moves(key)]
    return seen


@pytest.mark.parametrize("number", range(ADVICE_COUNT))
def test_every_position_can_be_won(number: int) -> None:
    """What the player is asked to try is possible, and the trap is there where one is spoken of."""
    states = reachable(advice(number).state)
    assert any(is_won(state) for state in states)
    assert any(is_dead_end(state) for state in states) == (number > 0)


def test_following_the_advice_wins(player: Player, strategy: Strategy) -> None:
    """The 9 that covers the fourth one goes first, and the page praises it."""
    strategy.turn(2)
    for targets in ((24, 16), (17, 22), (18, Pile.WASTE)):
        for target in targets:
            strategy.tap(target)
    assert strategy.words()[0].startswith("All four")
    for _ in range(3):
        strategy.tap(Pile.STOCK)
    while not is_won(strategy.table.state):
        if strategy.table.state.waste_top == strategy.table.state.at(19):
            strategy.tap(19)
            strategy.tap(Pile.WASTE)
        else:
            strategy.tap(Pile.STOCK)
    assert strategy.words() == [advice(2).right]


def test_falling_into_the_trap_is_told(player: Player, strategy: Strategy) -> None:
    """Two 9s that lie elsewhere leave two that never meet; the position can be tried again."""
    strategy.turn(2)
    strategy.tap(16)
    strategy.tap(17)
    assert strategy.words() == [advice(2).wrong]
    by_mouse(player, "again")
    assert strategy.table.state == advice(2).state


CONFIRMS: list[Callable[[Player], None]] = [
    lambda player: player.press(pygame.K_RETURN),
    lambda player: player.press(pygame.K_SPACE),
]


@pytest.mark.parametrize("confirm", CONFIRMS)
def test_a_position_is_played_by_keys(player: Player, strategy: Strategy, confirm: Callable[[Player], None]) -> None:
    """Arrows go from card to card and to the buttons, Return and Space tap."""
    strategy.turn(1)
    player.turn()
    player.press(pygame.K_LEFT)
    assert strategy.focus_on_table() == 23
    confirm(player)
    assert strategy.table.selection == 23
    player.press(pygame.K_RIGHT)
    assert strategy.focus_on_table() == 24
    confirm(player)
    assert strategy.table.state == apply(advice(1).state, HeartPair(23, 24))
    assert strategy.focus_on_table() is not None


def test_a_position_is_played_by_mouse(player: Player, strategy: Strategy) -> None:
    """A click on a card is a tap; beside the table it is none."""
    strategy.turn(1)
    player.turn()
    for position in (23, 24):
        player.click(strategy.table.box_of(position).centre)
    assert strategy.table.state.moves == 1
    player.click((2, 2))
    assert strategy.table.state.moves == 1
