"""Every page in a language 40 % longer, in small windows: no word is cut, no two buttons overlap."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from game.shell.language import PSEUDO, use_language
from game.shell.widgets.control import Control
from game.table.box import Box
from tests.shell.spill import Spill
from tools.player import Player
from tools.screenshot import SCENES
from tools.screenshot_pages import PAGES

WINDOWS = [((320, 240), 100), ((320, 240), 150), ((640, 480), 100), ((480, 800), 150)]
MENUS = ("title", "continue", "dead-end", "won", "pause", "new", "code", "wrong-code", "store-news", "settings")


def _opened(folder: Path, scene: str, size: tuple[int, int], text_scale: int) -> Player:
    player = Player(folder, size)
    use_language(PSEUDO)
    player.context.settings = replace(player.context.settings, text_scale=text_scale)
    SCENES[scene](player)
    player.turn()
    return player


@pytest.mark.parametrize(("size", "text_scale"), WINDOWS, ids=lambda value: str(value).replace(", ", "x"))
@pytest.mark.parametrize("scene", [*MENUS, *PAGES])
def test_everything_on_a_page_has_room(
    tmp_path: Path, spill: Spill, scene: str, size: tuple[int, int], text_scale: int
) -> None:
    """In a long language and a small window words shrink or break but are never cut, and buttons lie apart."""
    player = _opened(tmp_path, scene, size, text_scale)
    player.store.close()
    assert spill.found == []
    controls = getattr(player.scene, "controls", None)
    members: Sequence[Control] = controls.members if controls else ()
    boxes = {member.key: member.box for member in members}
    window = Box(0, 0, *size)
    assert [key for key, box in boxes.items() if box.cut_to(window) != box] == []
    assert [pair for pair in combinations(boxes, 2) if boxes[pair[0]].meets(boxes[pair[1]])] == []
