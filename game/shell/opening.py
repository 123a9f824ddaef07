"""The first picture, and behind it the rest of the game.

The name of the game is on the screen before anything else is loaded: on a small machine that takes a while, and
a curtain is a kinder sight than nothing.
"""

import sys
from contextlib import closing

from game.shell.ending import Ending
from game.shell.screen import Screen
from game.shell.start import PROGRAM, Start
from game.store.store import Store
from sprites import shapes
from sprites.palette import palette

_TITLE_WIDTH = 0.6  # of the window's width


def play(start: Start, ending: Ending) -> None:
    """Play until the player leaves, or the system asks for the end.

    Raises NoDisplayError, and whatever else goes wrong once the window is closed; every move is kept by then.
    """
    with closing(Store.open(start.data)) as store:
        for notice in store.notices:
            print(f"{PROGRAM}: {notice}", file=sys.stderr)
        with closing(_opened_screen(start, store)) as screen:
            draw_curtain(screen, store.settings().cloth)
            from game.shell.app import play_on  # noqa: PLC0415 - it is loaded while the curtain hangs

            play_on(screen, start, store, ending)


def draw_curtain(screen: Screen, cloth: str) -> None:
    """Show the name of the game on the colour of a cloth."""
    colours = palette(cloth)
    width, height = screen.size
    name = shapes.title(round(width * _TITLE_WIDTH), colours.text, colours.heart)
    screen.surface.fill(colours.cloth.edge)
    screen.surface.blit(name, ((width - name.get_width()) // 2, (height - name.get_height()) // 2))
    screen.show()


def _opened_screen(start: Start, store: Store) -> Screen:
    manner = start.manner
    # Who asks for a size wants a window.
    wished = (store.settings().fullscreen and start.size is None) or manner.is_fullscreen
    is_fullscreen = wished if start.is_fullscreen is None else start.is_fullscreen
    screen = Screen(start.size, is_fullscreen, manner.has_pointer)
    if manner.is_kiosk:
        screen.hold()
    return screen
