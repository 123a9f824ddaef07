"""The running program: window, stage, store and loop, put together."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pygame

from game.shell.context import Context
from game.shell.director import Director
from game.shell.inputs import Inputs
from game.shell.intents import Command
from game.shell.loop import Loop
from game.shell.screen import Screen
from game.shell.stage import Stage
from game.shell.ticker import RealTicker
from game.store.folder import data_folder
from game.store.store import Store


def play(size: tuple[int, int] | None = None, is_fullscreen: bool = False, data: Path | None = None) -> None:
    """Play until the player leaves. Raises NoDisplayError."""
    screen = Screen(size, is_fullscreen)
    ticker = RealTicker()
    store = Store.open(data)
    context = Context(store, ticker.now, (data or data_folder()) / "art", store.settings())
    stage = Stage(screen)
    director = Director(stage, context)
    director.title()
    signal.signal(signal.SIGTERM, lambda *_: stage.handle(Command.LEAVE))
    for notice in store.notices:
        print(notice, file=sys.stderr)
    inputs = Inputs(ticker.now, lambda: screen.size)
    Loop(stage, ticker, inputs, pygame.event.get).run()
    store.close()
