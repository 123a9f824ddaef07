"""Every page in a language 40 % longer, in small windows: no word is cut, no two buttons overlap."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest

from game.shell.language import PSEUDO, use_language
from game.shell.widgets import control, words
from game.shell.widgets.control import Control
from game.table.box import Box
from sprites import lettering
from tools.player import Player
from tools.screenshot import SCENES
from tools.screenshot_pages import PAGES

WINDOWS = [((320, 240), 100), ((320, 240), 150), ((640, 480), 100), ((480, 800), 150)]
MENUS = ("title", "continue", "dead-end", "won", "pause", "new", "code", "wrong-code", "store-news", "settings")


class Spill:
    """Words that are wider or higher than the place they are drawn in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def fitting_size(self, string: str, width: int, wanted: int, bold: bool = False) -> int:
        """Do what the game does, and note what does not fit."""
        size = fitting_size(string, width, wanted, bold)
        if lettering.width_of(string, size, bold) > width + 1:
            self.found.append(f"{string!r} at {size} px is wider than {width} px")
        return size

    def fitted(
        self, paragraphs: Sequence[str], box: Box, wanted: int, bold: bool = False
    ) -> tuple[int, tuple[str, ...]]:
        """Do what the game does, and note what does not fit."""
        size, lines = fitted(paragraphs, box, wanted, bold)
        if words.height_of(lines, size) > box.height + 1:
            self.found.append(f"{lines!r} at {size} px are higher than {box.height} px")
        if any(lettering.width_of(line, size, bold) > box.width + 1 for line in lines):
            self.found.append(f"{lines!r} at {size} px are wider than {box.width} px")
        return size, lines


fitting_size, fitted = words.fitting_size, words.fitted


@pytest.fixture
def spill(monkeypatch: pytest.MonkeyPatch) -> Spill:
    """Speak the long language, and listen to everything that is drawn."""
    spill = Spill()
    for module in (words, control):
        monkeypatch.setattr(module, "fitting_size", spill.fitting_size)
    monkeypatch.setattr(words, "fitted", spill.fitted)
    use_language(PSEUDO)
    return spill


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
