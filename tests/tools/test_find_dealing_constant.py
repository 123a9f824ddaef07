"""The dealing constant makes deal number 0 the example deal."""

import pytest

from game.heart_to_heart.deal import DEALING_CONSTANT, deck_of
from tools import find_dealing_constant
from tools.find_dealing_constant import EXAMPLE, is_example, main, smallest_constant


def test_the_constant_in_force_is_confirmed(capsys: pytest.CaptureFixture[str]) -> None:
    """With --check the script confirms that the constant gives the example deal all it needs."""
    assert main(["--check"]) == 0
    assert capsys.readouterr().out == f"{DEALING_CONSTANT} makes HH1-N-AAAAAAM the example deal\n"


def test_a_wrong_constant_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """With --check another constant is refused in one line, with exit code 1."""
    monkeypatch.setattr(find_dealing_constant, "deck_of", lambda code: deck_of(code, DEALING_CONSTANT + 1))
    assert main(["--check"]) == 1
    assert capsys.readouterr().err == f"{DEALING_CONSTANT} does not make HH1-N-AAAAAAM the example deal\n"


@pytest.mark.parametrize(("place", "other"), [(1, 3), (2, 3), (25, 24), (52, 51), (34, 36), (34, 27), (33, 31)])
def test_each_property_is_looked_at(place: int, other: int) -> None:
    """A deck is no example when its 10, 6, tip or first waste card, or the stock's 4 or king, lies elsewhere."""
    deck = list(deck_of(EXAMPLE))
    deck[place - 1], deck[other - 1] = deck[other - 1], deck[place - 1]
    assert not is_example(tuple(deck))


@pytest.mark.soak
def test_there_is_no_smaller_constant() -> None:
    """The search from 0 up ends at the constant in force."""
    assert smallest_constant() == DEALING_CONSTANT
