"""The colours of every cloth: words are readable, and rings are told apart without colour."""

from itertools import combinations
from operator import attrgetter

import pytest

from sprites.palette import CLOTHS, TEXT_PAIRS, palette
from tests.sprites.colours import DEFICIENCIES, brightness, contrast, linear, ratio, seen_with

MARKS = ("gold", "focus", "selected")


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize(("words", "ground"), TEXT_PAIRS)
def test_words_are_readable_on_every_ground_they_stand_on(cloth: str, words: str, ground: str) -> None:
    """Each pair has the contrast that WCAG AA asks for."""
    colours = palette(cloth)
    assert contrast(attrgetter(words)(colours), attrgetter(ground)(colours)) >= 4.5


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("eyes", [*DEFICIENCIES, None])
def test_rings_differ_by_brightness_for_all_eyes(cloth: str, eyes: str | None) -> None:
    """Help, focus and selection are told apart by brightness, and each stands out from the cloth."""

    def bright(name: str) -> float:
        light = linear(attrgetter(name)(palette(cloth)))
        return brightness(seen_with(eyes, light) if eyes else light)

    for one, other in combinations(MARKS, 2):
        assert ratio(bright(one), bright(other)) >= 1.35, f"{one} and {other}"
    for mark in MARKS:
        for ground in ("cloth.centre", "cloth.edge"):
            assert ratio(bright(mark), bright(ground)) >= 3, f"{mark} on {ground}"


@pytest.mark.parametrize("cloth", CLOTHS)
def test_buttons_answer_visibly(cloth: str) -> None:
    """A button at rest, hovered and pressed has three different colours."""
    colours = palette(cloth)
    assert len({colours.button, colours.button_hover, colours.button_down}) == 3


def test_there_is_no_palette_without_a_cloth() -> None:
    """An unknown cloth is an error."""
    with pytest.raises(KeyError):
        palette("linoleum")
