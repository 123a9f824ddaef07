"""A kiosk that is played for hours by whoever comes along holds no more at the end than at the beginning."""

import gc
import os
from pathlib import Path
from random import Random

import pytest

from game.shell.manner import Manner
from tests.shell.test_monkey import Monkey, check
from tools.player import Player

_HOUR = 3600
_LONGEST_PAUSE = 120  # seconds: longer than the kiosk waits for a player


def play_until(player: Player, monkey: Monkey, random: Random, end: float) -> None:
    """Let a monkey play, with pauses of any length, until so many seconds of the player's clock have passed."""
    while player.ticker.time < end * 1_000_000_000:
        for _ in range(random.randrange(60)):
            monkey.act()
        check(player)
        player.wait(random.uniform(0, _LONGEST_PAUSE))
        assert player.stage.is_open


def open_files() -> int:
    """How many files this process holds open."""
    return len(os.listdir("/proc/self/fd"))


def living_objects() -> int:
    """How many objects are alive after everything that can go has gone."""
    gc.collect()
    return len(gc.get_objects())


@pytest.mark.soak
def test_three_hours_in_a_kiosk(tmp_path: Path) -> None:
    """After three hours of taps, keys, pauses and resizes nothing has grown: neither objects nor open files."""
    player = Player(tmp_path, (1280, 720), manner=Manner(is_kiosk=True))
    random = Random(3)
    monkey = Monkey(player, 3)
    play_until(player, monkey, random, _HOUR / 2)
    files, objects = open_files(), living_objects()
    play_until(player, monkey, random, 3 * _HOUR)
    assert open_files() <= files
    assert living_objects() < 1.1 * objects
    player.store.close()
