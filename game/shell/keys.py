"""What the keys of a keyboard mean."""

from collections.abc import Iterator

import pygame

from game.shell.chord import Chord
from game.shell.intents import Command, Intent, Typed
from game.table.focus import Direction

_KEYS: dict[int, Command | Direction] = {
    pygame.K_LEFT: Direction.LEFT,
    pygame.K_RIGHT: Direction.RIGHT,
    pygame.K_UP: Direction.UP,
    pygame.K_DOWN: Direction.DOWN,
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_ESCAPE: Command.CANCEL,
    pygame.K_AC_BACK: Command.CANCEL,
    pygame.K_TAB: Command.NEXT,
    pygame.K_PAGEUP: Command.EARLIER,
    pygame.K_PAGEDOWN: Command.LATER,
    pygame.K_BACKSPACE: Command.ERASE,
    pygame.K_DELETE: Command.ERASE,
    pygame.K_F1: Command.HELP,
    pygame.K_F10: Command.MENU,
    pygame.K_F11: Command.FULLSCREEN,
}
# While text is typed these are letters of it.
_LETTERS: dict[int, Command] = {
    pygame.K_SPACE: Command.ADVANCE,
    pygame.K_d: Command.DRAW,
    pygame.K_u: Command.UNDO,
    pygame.K_r: Command.REDO,
    pygame.K_y: Command.REDO,
    pygame.K_n: Command.NEW,
    pygame.K_m: Command.MENU,
    pygame.K_h: Command.HINT,
    pygame.K_s: Command.MUTE,
}
_WITH_CTRL: dict[int, Command] = {
    pygame.K_z: Command.UNDO,
    pygame.K_y: Command.REDO,
    pygame.K_n: Command.NEW,
    pygame.K_q: Command.LEAVE,
}
_WITH_SHIFT: dict[int, Command] = {
    pygame.K_TAB: Command.PREVIOUS,
}
_WITH_CTRL_AND_SHIFT: dict[int, Command] = {
    pygame.K_z: Command.REDO,
}
_WITH_ALT: dict[int, Command] = {
    pygame.K_RETURN: Command.FULLSCREEN,
}
_LONGEST_PASTE = 200  # letters; nothing that is typed here is nearly as long

_CTRL, _ALT, _SHIFT, _SUPER = "ctrl", "alt", "shift", "super"
_HELD = {
    _CTRL: pygame.KMOD_CTRL,
    _ALT: pygame.KMOD_ALT,
    _SHIFT: pygame.KMOD_SHIFT,
    _SUPER: pygame.KMOD_META,
}


def key_intents(key: int, modifiers: int, is_typing: bool) -> Iterator[Intent]:
    """What is meant by a key pressed while others are held. While ``is_typing``, letters are text and no commands."""
    held = held_with(modifiers)
    if is_typing and _is_paste(key, held):
        yield from _pasted()
    elif _ALT in held:
        # Ctrl and Alt together are how some keyboards report the key for third signs, such as @.
        if held == {_ALT} and key in _WITH_ALT:
            yield _WITH_ALT[key]
    elif held & {_CTRL, _SUPER}:
        chords = _WITH_CTRL_AND_SHIFT if _SHIFT in held else _WITH_CTRL
        if key in chords:
            yield chords[key]
    elif _SHIFT in held and key in _WITH_SHIFT:
        yield _WITH_SHIFT[key]
    elif key in _KEYS:
        yield _KEYS[key]
    elif key in _LETTERS and not is_typing:
        yield _LETTERS[key]


def held_with(modifiers: int) -> frozenset[str]:
    """The names of the keys that are held, as a Chord has them."""
    return frozenset(name for name, mask in _HELD.items() if modifiers & mask)


def is_pressed(chord: Chord, key: int, modifiers: int) -> bool:
    """Whether a key pressed while others are held is just this chord."""
    # pygame names the keys of letters by small letters, and all others by capitals.
    name = chord.key if len(chord.key) == 1 else chord.key.upper()
    return key == getattr(pygame, f"K_{name}") and held_with(modifiers) == chord.modifiers


def _is_paste(key: int, held: frozenset[str]) -> bool:
    return (key == pygame.K_v and held in ({_CTRL}, {_SUPER})) or (key == pygame.K_INSERT and held == {_SHIFT})


def _pasted() -> Iterator[Typed]:
    try:
        text = pygame.scrap.get_text()
    except pygame.error:
        return
    if text:
        yield Typed(text[:_LONGEST_PASTE])
