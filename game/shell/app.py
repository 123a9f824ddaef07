"""The running program: stage, inputs and loop, put together."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game.deals import DealCode
from game.shell.chores import Chores
from game.shell.context import Context
from game.shell.director import Director
from game.shell.ending import Ending
from game.shell.inputs import Inputs, waiting_events
from game.shell.kiosk import played
from game.shell.loop import Loop
from game.shell.pads import Pads
from game.shell.screen import Screen
from game.shell.sound.speaker import Speaker
from game.shell.stage import Stage
from game.shell.start import Start
from game.shell.ticker import RealTicker
from game.shell.typed_codes import is_of_hearts, open_code
from game.store.folder import data_folder
from game.store.store import Store
from sprites.vectors import rasterised

_ICON_SIDE = 64
# On a screen this high, in pixels, the text of a handheld is enlarged to at least so many percent.
_SMALL_SCREEN = 480
_HANDHELD_TEXT = 125


def play_on(screen: Screen, start: Start, store: Store, ending: Ending) -> None:
    """Play in an open window until the player leaves, or the system asks for the end."""
    ticker = RealTicker()
    context = context_of(screen, start, store, ticker.now)
    stage = Stage(screen)
    director = Director(stage, context)
    pads = Pads(ticker.now, lambda: context.settings.swap_confirm)
    inputs = Inputs(ticker.now, lambda: screen.size, pads, start.manner.exit_keys, screen.note_use)
    ending.heed(inputs.interrupt)
    director.title()
    if start.deal is not None:
        begin(director, start.deal)
    events = partial(_heard, context.speaker)
    chores = Chores(context)
    loop = Loop(played(stage, director), ticker, inputs, events, start.manner.idle_turns, chores.do_one)
    loop.turn()
    # The first picture is on the screen; what it can do without comes after it.
    screen.set_icon(rasterised("icon", (_ICON_SIDE, _ICON_SIDE)))
    pads.open()
    context.speaker.open()
    loop.run()
    context.speaker.close()


def begin(director: Director, deal: DealCode) -> None:
    """Play the deal that the start asks for; of Hearts, ask before it ends a game in progress."""
    if is_of_hearts(deal):
        open_code(director, deal)
    else:
        director.play_code(deal)


def context_of(screen: Screen, start: Start, store: Store, now: Callable[[], int]) -> Context:
    """What all scenes share: the settings as they are kept, and what this run asks for instead."""
    overrides = dict(start.overrides)
    if start.manner.is_handheld and screen.size[1] <= _SMALL_SCREEN:
        overrides["text_scale"] = max(store.settings().text_scale, _HANDHELD_TEXT)
    context = Context(store, now, _art_folder(start.data), manner=start.manner, overrides=overrides)
    context.restore()
    return context


def _art_folder(data: Path | None) -> Path | None:
    # Without a home there is no folder to keep drawn cards in; they are drawn anew each time.
    try:
        return (data or data_folder()) / "art"
    except RuntimeError:
        return None


def _heard(speaker: Speaker) -> list[pygame.Event]:
    """What has happened; of audio devices that come and go the speaker is told at once."""
    events = waiting_events()
    for event in events:
        if event.type == pygame.AUDIODEVICEADDED:
            speaker.device_added()
        elif event.type == pygame.AUDIODEVICEREMOVED:
            speaker.device_removed()
    return events
