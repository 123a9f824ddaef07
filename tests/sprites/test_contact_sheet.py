"""The sheets drawn to look at show the cards as the game shows them."""

from pathlib import Path

import pygame
import pytest

from sprites.cards import CardArt, card_height
from sprites.palette import BACKS, DECKS
from tools import contact_sheet


@pytest.mark.parametrize("deck", DECKS)
def test_the_sheet_begins_with_the_ace_of_spades(deck: str) -> None:
    """The first card of a sheet is the deck's ace of spades."""
    sheet = contact_sheet.sheet(deck, 48, "plain")
    ace = CardArt(deck).face("AS", 48)
    assert sheet.get_at((6 + 24, 6 + 50))[:3] == ace.get_at((24, 50))[:3]


def test_the_heart_lies_as_in_the_solitaire() -> None:
    """The king at the heart's point is whole; without cards only the cloth and its sockets are seen."""
    width = 40
    full, empty = (contact_sheet.heart("classic", width, "plain", BACKS[0], empty=empty) for empty in (False, True))
    king = CardArt().face("KS", width)
    step, drop, margin = width + width // 14, card_height(width) // 2, width // 2
    at = (margin + 5 * step // 2, margin + 6 * drop)
    for point in ((20, 4), (8, 12), (20, 40)):
        assert full.get_at((at[0] + point[0], at[1] + point[1]))[:3] == king.get_at(point)[:3]
        assert sum(empty.get_at((at[0] + point[0], at[1] + point[1]))[:3]) < 150


def test_a_sheet_is_written_as_png(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The script writes the picture it was asked for."""
    file = tmp_path / "sheet.png"
    monkeypatch.setattr("sys.argv", ["contact_sheet", "--out", str(file), "--width", "40", "--heart"])
    contact_sheet.main()
    assert pygame.image.load(file).get_width() > 300
