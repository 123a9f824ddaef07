"""The table of Heart to Heart: taps, time, focus and pixels."""

from dataclasses import replace
from itertools import product

import pygame
import pytest

from game.heart_to_heart.deal import deal_code
from game.heart_to_heart.example import EXAMPLE_CODE, EXAMPLE_MOVES
from game.heart_to_heart.moves import Draw, HeartPair
from game.heart_to_heart.taps import Pile
from game.session.solitaire_record import record_of_code
from game.shell.scenes.choose_deal import ChooseDeal
from game.shell.scenes.pause import Pause
from game.table.focus import Direction, next_focus
from game.table.layout import Tool
from tests.shell.test_pages import control_of
from tests.shell.ways import by_mouse, play
from tools.player import Player

SIZES = [(1280, 720), (640, 480), (480, 800), (320, 240), (720, 720)]


def sit_down(player: Player, moves: int = 0) -> None:
    """Go on with the example game after some of its moves."""
    words = tuple(map(str, EXAMPLE_MOVES[:moves]))
    player.sit_down_to(replace(record_of_code(EXAMPLE_CODE), moves=words))


def pixels(player: Player) -> bytes:
    """All that the window shows."""
    return pygame.image.tobytes(player.screen.surface, "RGB")


def pixels_when_new(player: Player) -> bytes:
    """What the window shows after all of it was drawn anew."""
    player.stage.refresh()
    player.turn()
    return pixels(player)


def test_two_taps_within_one_frame_are_two_taps(player: Player) -> None:
    """An animation never holds up input: two draws reported at once are two draws."""
    sit_down(player)
    place = player.table.layout.stock.centre
    click = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False)
    player.post(click, click)
    player.turn()
    assert player.game.state.moves == 2


def test_a_tap_during_the_deal_is_played_and_ends_the_cascade(player: Player) -> None:
    """Nobody waits for the cards to be dealt out."""
    player.director.play_code(EXAMPLE_CODE)
    player.turn(5)
    assert player.table.is_moving
    player.click(player.table.layout.heart[25].centre)
    assert player.game.selection == 25
    assert not player.table.is_moving


def test_the_deal_takes_less_than_a_second(player: Player) -> None:
    """The cascade of a new deal is over within one second."""
    player.director.play_code(EXAMPLE_CODE)
    player.turn()
    assert player.table.is_moving
    player.wait(1)
    assert not player.table.is_moving


def test_clock_begins_with_the_first_tap(player: Player) -> None:
    """The clock stands at nought until the first tap or key after the deal."""
    sit_down(player)
    player.wait(5)
    assert player.game.clock.seconds == 0
    by_mouse(player, Pile.TABLE)
    player.wait(3)
    assert player.game.clock.seconds == pytest.approx(3, abs=0.2)


@pytest.mark.parametrize("key", [pygame.K_m, pygame.K_n, pygame.K_ESCAPE])
def test_clock_stands_still_in_menus(player: Player, key: int) -> None:
    """Time spent in a dialog is not time played, and the table under it can not be played."""
    sit_down(player)
    by_mouse(player, Pile.STOCK)
    player.wait(1)
    player.press(key)
    before, state = player.game.clock.seconds, player.game.state
    player.wait(5)
    player.click(player.table.layout.stock.centre)
    player.press(pygame.K_d)
    player.press(pygame.K_u)
    assert player.game.state == state
    assert player.game.clock.seconds == pytest.approx(before, abs=0.1)


@pytest.mark.parametrize(
    ("away", "back"),
    [
        (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED),
        (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED),
        (pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN),
    ],
)
def test_clock_stands_still_while_the_window_is_left(player: Player, away: int, back: int) -> None:
    """A window that is hidden or not focused plays nothing and counts nothing; when it is back, all goes on."""
    sit_down(player)
    by_mouse(player, Pile.STOCK)
    player.post(pygame.Event(away))
    player.turn()
    before = player.game.clock.seconds
    player.wait(5)
    by_mouse(player, Pile.STOCK)
    assert player.game.state.moves == 1
    assert player.game.clock.seconds == before
    player.post(pygame.Event(back))
    player.turn()
    by_mouse(player, Pile.STOCK)
    player.wait(2)
    assert player.game.state.moves == 2
    assert player.game.clock.seconds == pytest.approx(before + 2, abs=0.2)


def test_the_clock_waits_for_whoever_has_gone_away(player: Player) -> None:
    """After two minutes without input it stands still; the next input, be it the mouse alone, lets it go on."""
    player.director.play_code(EXAMPLE_CODE)
    player.press(pygame.K_d)
    player.wait(100)
    assert player.game.clock.seconds == pytest.approx(100, abs=1)
    player.wait(1200)
    assert player.game.clock.seconds == pytest.approx(120, abs=2)
    player.post(pygame.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    player.wait(10)
    assert player.game.clock.seconds == pytest.approx(130, abs=3)


def test_the_menu_leads_out_of_the_game(player: Player) -> None:
    """Its last button ends the program, and the game is kept."""
    player.director.play_code(EXAMPLE_CODE)
    player.press(pygame.K_d)
    player.press(pygame.K_m)
    control_of(player, "quit").action()
    assert not player.stage.is_open
    assert player.director.saved_game() is not None


def test_leaving_the_menu_goes_on_with_the_clock(player: Player) -> None:
    """After the dialog is closed the clock counts again."""
    sit_down(player)
    by_mouse(player, Pile.STOCK)
    player.press(pygame.K_m)
    assert isinstance(player.scene, Pause)
    player.press(pygame.K_ESCAPE)
    before = player.game.clock.seconds
    player.wait(2)
    assert player.game.clock.seconds == pytest.approx(before + 2, abs=0.2)


def test_move_errors_shake_the_two_cards_only_when_wanted(player: Player) -> None:
    """Two cards of different ranks shake when the setting is on; by default nothing moves."""
    sit_down(player)
    by_mouse(player, 25)
    by_mouse(player, Pile.WASTE)
    assert not player.table.is_moving
    player.context.change(replace(player.context.settings, move_errors=True))
    by_mouse(player, 25)
    assert player.table.is_moving
    assert player.game.selection == 25


@pytest.mark.parametrize("motion", ["off", "normal"])
def test_move_errors_say_what_is_wrong(player: Player, motion: str) -> None:
    """With the setting on the table says why two cards are no pair, for a moment, whatever may move."""
    player.context.change(replace(player.context.settings, move_errors=True, motion=motion))
    sit_down(player)
    by_mouse(player, 25)
    by_mouse(player, Pile.WASTE)
    player.wait(1)
    shown = pixels(player)
    player.wait(2)
    assert shown != pixels(player)


def test_focus_goes_to_the_nearest_card_after_a_removal(player: Player) -> None:
    """After a pair the focus is on a card that can be played, not on a button far away."""
    sit_down(player, 9)
    player.table.focus.place = 25
    player.press(pygame.K_UP)
    player.table.focus.place = 25
    player.press(pygame.K_RETURN)
    player.table.focus.place = Pile.WASTE
    player.press(pygame.K_RETURN)
    assert player.game.state.at(25) is None
    assert player.table.focus.place == Pile.WASTE
    for move in EXAMPLE_MOVES[10:14]:
        play(player, move, by_mouse)
    player.table.focus.place = 23
    by_mouse(player, 23)
    by_mouse(player, Pile.WASTE)
    assert player.game.state.at(23) is None
    assert player.table.focus.place in (24, 20, 21)


@pytest.mark.parametrize("size", SIZES)
def test_arrow_keys_reach_everything_from_everywhere(player: Player, size: tuple[int, int]) -> None:
    """Whatever can be tapped can be reached with the four arrow keys, wherever the focus is."""
    player.resize(size)
    for moves in (0, 10, 30, 60):
        sit_down(player, moves)
        boxes = player.table.focusable
        steps = {key: {next_focus(boxes, key, way) for way in Direction} for key in boxes}
        for start in boxes:
            reached, frontier = {start}, {start}
            while frontier:
                frontier = {key for place in frontier for key in steps[place]} - reached
                reached |= frontier
            assert reached == set(boxes)


@pytest.mark.parametrize("tool", [Tool.UNDO, Tool.NEW, Tool.MENU])
def test_buttons_do_what_they_say(player: Player, tool: Tool) -> None:
    """Undo takes a move back, New asks which deal, Menu opens the menu: by mouse and by finger."""
    sit_down(player, 3)
    player.click(player.table.layout.buttons[tool].centre)
    shown = type(player.scene)
    assert {Tool.UNDO: player.game.state.moves == 2, Tool.NEW: shown is ChooseDeal, Tool.MENU: shown is Pause}[tool]


def test_a_new_deal_is_never_one_press_too_many(player: Player) -> None:
    """Who asks for one and presses Return without reading keeps the game."""
    sit_down(player, 3)
    game = player.game
    player.press(pygame.K_n)
    assert isinstance(player.scene, ChooseDeal)
    player.press(pygame.K_RETURN)
    assert player.stage.scenes == (player.table,)
    assert player.game is game


def test_undo_and_redo_are_one_step_each(player: Player) -> None:
    """A pair is taken back by one undo, with its points and its count, and comes again by one redo."""
    sit_down(player, 10)
    after = player.game.state
    player.press(pygame.K_z, pygame.KMOD_CTRL)
    assert (player.game.state.score, player.game.state.moves) == (0, 9)
    player.press(pygame.K_y, pygame.KMOD_CTRL)
    assert player.game.state == after


@pytest.mark.parametrize(("size", "other"), [(one, other) for one, other in product(SIZES[:3], SIZES) if one != other])
def test_resizing_in_the_middle_of_a_motion_leaves_every_card_where_it_belongs(
    player: Player, size: tuple[int, int], other: tuple[int, int]
) -> None:
    """Whatever was moving, after a change of size the window shows what a new one would."""
    player.resize(size)
    sit_down(player, 9)
    play(player, EXAMPLE_MOVES[9], by_mouse)
    by_mouse(player, Pile.STOCK)
    player.turn(3)
    assert player.table.is_moving
    player.resize(other)
    assert pixels(player) == pixels_when_new(player)


@pytest.mark.parametrize("moves", [1, 10, 40, len(EXAMPLE_MOVES) - 1])
def test_pixels_after_motions_are_those_of_the_state(player: Player, moves: int) -> None:
    """Drawing only what changed shows the same as drawing everything, once the motions are over."""
    sit_down(player)
    for number, move in enumerate(EXAMPLE_MOVES[:moves]):
        play(player, move, by_mouse)
        if number % 5 == 4:
            player.press(pygame.K_u)
            player.turn(2)
            player.press(pygame.K_r)
    player.wait(3)
    assert pixels(player) == pixels_when_new(player)


def test_nothing_is_drawn_while_nothing_moves(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two seconds of the clock no surface is touched."""
    sit_down(player)
    by_mouse(player, Pile.STOCK)
    player.wait(1.5)
    shown: list[object] = []
    monkeypatch.setattr(player.screen, "show", shown.append)
    player.wait(0.3)
    player.wait(4.0)
    changes = [boxes for boxes in shown if boxes != []]
    assert len(changes) in (4, 5)
    assert all(boxes == [player.table.layout.bar] for boxes in changes)


def test_a_tap_on_a_won_table_brings_the_news_at_once(player: Player) -> None:
    """The beating heart need not be waited for."""
    sit_down(player, len(EXAMPLE_MOVES) - 1)
    play(player, EXAMPLE_MOVES[-1], by_mouse)
    player.wait(1)
    assert player.table.is_moving
    player.click(player.table.layout.heart[1].centre)
    assert player.scene is not player.table


def test_new_deals_are_never_dead_and_differ(player: Player) -> None:
    """New picks a deal that can at least be begun, another one each time."""
    codes = set()
    for _ in range(30):
        player.director.new_deal()
        assert not player.game.is_dead_end
        codes.add(player.game.code)
    assert len(codes) == 30


def test_same_deal_again_is_a_game_of_its_own(player: Player) -> None:
    """The deal begins anew: its first state, no moves, nothing to undo, the clock at nought."""
    player.director.play_code(deal_code(77))
    play(player, Draw(), by_mouse)
    player.wait(2)
    player.director.same_deal(player.table)
    player.turn()
    assert player.game.code == deal_code(77)
    assert player.game.state.moves == 0
    assert not player.game.can_undo
    assert player.game.clock.seconds == 0


def test_heart_pairs_are_played_in_any_order(player: Player) -> None:
    """It does not matter which card of a pair is tapped first."""
    move = next(move for move in EXAMPLE_MOVES if isinstance(move, HeartPair))
    sit_down(player, EXAMPLE_MOVES.index(move))
    by_mouse(player, move.higher)
    by_mouse(player, move.lower)
    assert player.game.state.at(move.lower) is None
    assert player.game.state.at(move.higher) is None


def test_a_held_card_is_shown_large_until_it_is_let_go(player: Player) -> None:
    """Half a second after the finger went down its card is large on the screen; let go, the table is as before."""
    sit_down(player)
    before = pixels(player)
    place = player.table.layout.heart[1].centre
    player.post(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1, touch=False))
    player.wait(0.3)
    assert pixels(player) == before
    player.wait(0.4)
    assert pixels(player) != before
    player.post(pygame.Event(pygame.MOUSEBUTTONUP, pos=place, button=1, touch=False))
    player.turn(2)
    assert pixels(player) == before


def test_what_happens_is_announced(player: Player, capsys: pytest.CaptureFixture[str]) -> None:
    """With announcements as text, the focus, each move and each undo are a line on standard output."""
    player.context.change(replace(player.context.settings, announce="text"))
    sit_down(player)
    capsys.readouterr()
    player.press(pygame.K_d)
    player.press(pygame.K_u)
    player.press(pygame.K_LEFT)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 3
    assert lines[0].endswith("drawn.")
    assert lines[1].startswith("Taken back: ")


def test_sound_is_turned_off_and_on_by_a_key(player: Player) -> None:
    """S turns the sound off, and on again, and that is kept."""
    sit_down(player)
    player.press(pygame.K_s)
    assert player.context.settings.muted
    assert player.store.settings().muted
    player.press(pygame.K_s)
    assert not player.context.settings.muted


@pytest.mark.parametrize("share", [0.0, 0.1, 0.37, 0.5, 0.93])
def test_the_light_of_a_win_is_drawn_whatever_the_frame_times(player: Player, share: float) -> None:
    """Between the steps too, no moment of the win is one that can not be drawn."""
    sit_down(player, len(EXAMPLE_MOVES) - 1)
    play(player, EXAMPLE_MOVES[-1], by_mouse)
    while player.table.is_moving:
        player.table.repaint(player.screen.surface, share)
        player.table.step()
    assert player.game.is_won


@pytest.mark.parametrize("size", [(1, 1), (50, 50), (10, 700), (1280, 60), (100, 700)])
def test_no_window_is_too_small(player: Player, size: tuple[int, int]) -> None:
    """A window that shows next to nothing ends nothing: made larger again, it shows all."""
    sit_down(player, 10)
    for key in (pygame.K_d, pygame.K_m):
        player.press(key)
        player.wait(1)
        player.resize(size)
        player.turn(3)
        player.resize((1280, 720))
        assert pixels(player) == pixels_when_new(player)


def test_the_clock_stands_still_after_the_win(player: Player) -> None:
    """The time of a won game is the time of its last move."""
    sit_down(player, len(EXAMPLE_MOVES) - 1)
    player.wait(2)
    play(player, EXAMPLE_MOVES[-1], by_mouse)
    won_after = player.game.clock.seconds
    player.wait(4)
    assert player.game.clock.seconds == won_after


def test_time_played_since_the_last_move_is_kept_when_the_table_is_left(player: Player) -> None:
    """Nobody gains time by going to the title and coming back."""
    sit_down(player)
    player.director.play_code(EXAMPLE_CODE)
    by_mouse(player, Pile.STOCK)
    player.wait(7)
    player.director.title()
    saved = player.director.saved_game()
    assert saved is not None
    assert saved.seconds == pytest.approx(7, abs=0.5)
    player.director.resume(saved)
    player.wait(3)
    assert player.game.clock.seconds == pytest.approx(10, abs=0.7)


def test_the_full_screen_is_remembered(player: Player) -> None:
    """F11 is as good as the setting: the next start is as the window was."""
    player.press(pygame.K_F11)
    assert player.store.settings().fullscreen
    player.press(pygame.K_F11)
    assert not player.store.settings().fullscreen
