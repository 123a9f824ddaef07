"""What moves over a table: drawn bit by bit it is as if everything had been drawn anew."""

from functools import cache

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.shell.layers import Layers
from game.shell.screen import Screen
from game.table.motion import Figure, Mote
from sprites.cards import CardArt
from sprites.palette import palette

SIZE, WIDTH = (120, 90), 30

CENTRES = st.tuples(st.floats(-30, 150), st.floats(-30, 120))
CARDS = st.builds(
    lambda text, centre, narrowed: Mote(Figure.CARD, text, centre, WIDTH * narrowed, 42.0),
    st.sampled_from(["", "QS", "7H"]),
    CENTRES,
    st.sampled_from([1.0, 1.0, 1.0, 0.5, 0.02]),
)
HEARTS = st.builds(
    lambda centre, side, opacity: Mote(Figure.HEART, "", centre, side, side, opacity),
    CENTRES,
    st.floats(4, 40),
    st.sampled_from([0.0, 0.3, 1.0]),
)
FRAMES = st.lists(st.lists(CARDS | HEARTS, max_size=6), min_size=1, max_size=4)


@cache
def art() -> CardArt:
    """The cards, rasterised once, for a window as the game opens it."""
    Screen(SIZE)
    return CardArt()


def striped() -> pygame.Surface:
    """A cloth on which each pixel that was left behind can be seen."""
    cloth = pygame.Surface(SIZE)
    for x in range(SIZE[0]):
        cloth.fill((x * 2, 80 + x % 7 * 20, 255 - x * 2), (x, 0, 1, SIZE[1]))
    return cloth


def pixels(surface: pygame.Surface) -> bytes:
    """All of them."""
    return pygame.image.tobytes(surface, "RGB")


def anew(layers: Layers, motes: list[Mote]) -> pygame.Surface:
    """The board with nothing on it but ``motes``."""
    whole = pygame.Surface(SIZE)
    whole.blit(layers.board, (0, 0))
    for shown in filter(None, map(layers._shown, motes)):
        shown.draw_on(whole)
    return whole


@given(frames=FRAMES, nudge=st.floats(-3, 3))
def test_a_frame_leaves_nothing_of_the_one_before(frames: list[list[Mote]], nudge: float) -> None:
    """Whatever moves over whatever, the screen is as if board and motes had been drawn anew; all changes are told."""
    layers = Layers(striped(), art(), palette("green"), WIDTH)
    screen, window = pygame.Surface(SIZE), pygame.Surface(SIZE)
    layers.paint(screen)
    window.blit(screen, (0, 0))
    # Each frame is drawn a second time a little further on, as cards move.
    moved = [[mote._replace(centre=(mote.centre[0] + nudge, mote.centre[1])) for mote in motes] for motes in frames]
    for motes in (motes for pair in zip(frames, moved, strict=True) for motes in pair):
        for box in layers.lay_motes(screen, [], motes):
            window.blit(screen, box[:2], box)
        assert pixels(screen) == pixels(anew(layers, motes)) == pixels(window)
