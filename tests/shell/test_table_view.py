"""The pixels of the solitaire's table."""

import pytest

from game.shell.table_view import TableView
from game.table.box import Box
from game.table.layout import table_layout
from sprites.shapes import HEART_MARGINS
from tools.player import Player

SIZES = [(1280, 720), (640, 480), (480, 800), (320, 240), (720, 720), (240, 320), (1080, 1920)]


@pytest.mark.parametrize("size", SIZES)
def test_the_heart_pressed_into_the_cloth_is_whole(player: Player, size: tuple[int, int]) -> None:
    """Its outline stays on the felt: neither the window's edge nor the bar nor a row of buttons cuts it."""
    layout = table_layout(size)
    heart = TableView(layout, player.context.art, player.context.colours)._big_heart_box
    left, above, right, below = HEART_MARGINS
    outline = Box(
        round(heart.x - left * heart.width),
        round(heart.y - above * heart.height),
        int(heart.width * (1 + left + right)),
        int(heart.height * (1 + above + below)),
    )
    assert outline.cut_to(layout.felt) == outline
    assert heart.width >= 0.85 * layout.heart_box.width
