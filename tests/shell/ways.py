"""The ways in which a player can tap a target: by mouse, by finger, by keys."""

from collections.abc import Callable
from typing import Any

import pygame

from game.heart_to_heart.moves import Draw, HeartPair, Move, Redeal, WastePair
from game.heart_to_heart.taps import Pile, Target
from game.table.box import Point
from tools.player import Player

Way = Callable[[Player, Target], None]


def by_mouse(player: Player, target: Target) -> None:
    """Click at the middle of the part of the target that no other card hides."""
    player.click(_point(player, target))


def by_finger(player: Player, target: Target) -> None:
    """Touch it."""
    touch(player, _point(player, target))


def touch(player: Player, point: Point) -> None:
    """Touch a point, with the mouse events that SDL makes of a touch, marked and not marked."""
    x, y = point
    width, height = player.screen.size
    place: dict[str, Any] = {
        "x": x / (width - 1),
        "y": y / (height - 1),
        "dx": 0.0,
        "dy": 0.0,
        "touch_id": 1,
        "pressure": 1.0,
    }
    finger = player.next_finger()
    player.post(
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1, touch=True),
        pygame.Event(pygame.FINGERDOWN, finger_id=finger, **place),
        pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(round(x), round(y)), button=1, touch=False),
        pygame.Event(pygame.FINGERUP, finger_id=finger, **place),
        pygame.Event(pygame.MOUSEBUTTONUP, pos=(round(x), round(y)), button=1, touch=False),
    )
    player.turn()


def by_keys(player: Player, target: Target) -> None:
    """Move the focus there with Tab, and press Return."""
    for _ in range(40):
        player.press(pygame.K_TAB)
        if player.table.focus.place == target:
            break
    assert player.table.focus.place == target, f"the focus never came to {target}"
    player.press(pygame.K_RETURN)


def play(player: Player, move: Move, way: Way) -> None:
    """Play a move by tapping what it is made of."""
    for target in targets_of(move):
        way(player, target)


def targets_of(move: Move) -> tuple[Target, ...]:
    """What is tapped, one after the other, to play a move."""
    match move:
        case Draw() | Redeal():
            return (Pile.STOCK,)
        case HeartPair():
            return (move.lower, move.higher)
        case WastePair():
            return (move.position, Pile.WASTE)


def _point(player: Player, target: Target) -> tuple[float, float]:
    return player.table.layout.box_of(target).centre
