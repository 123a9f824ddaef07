"""Every page of Hearts in a language 40 % longer, in small windows: no word is cut, no two buttons overlap."""

from itertools import combinations
from pathlib import Path

import pytest

from game.table.box import Box
from tests.shell.spill import Spill
from tests.shell.test_pages_fit import _opened
from tools.screenshot_hearts_pages import HEARTS_PAGES

WINDOWS = [((320, 240), 100), ((640, 480), 100), ((480, 800), 150), ((320, 240), 150)]

DIALOGS = [f"hearts-table-{name}" for name in ("call", "curtain", "end", "end-ten", "moon", "over", "tricks")]


@pytest.mark.parametrize("scene", [*HEARTS_PAGES, *DIALOGS])
def test_everything_on_a_page_of_hearts_has_room(tmp_path: Path, spill: Spill, scene: str) -> None:
    """In a long language and in small windows words shrink or break but are never cut, and buttons lie apart."""
    for number, (size, text_scale) in enumerate(WINDOWS):
        player = _opened(tmp_path / str(number), scene, size, text_scale)
        player.store.close()
        assert (size, text_scale, spill.found) == (size, text_scale, [])
        boxes = {member.key: member.box for member in player.scene.controls.members}  # type: ignore[attr-defined]
        assert [key for key, box in boxes.items() if box.cut_to(Box(0, 0, *size)) != box] == []
        assert [pair for pair in combinations(boxes, 2) if boxes[pair[0]].meets(boxes[pair[1]])] == []
