"""The tool that prints rule sets and options."""

import pytest

from game.hearts.options import option_fields
from game.hearts.rule_sets import RULE_SETS
from tools.rules import main


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the tool prints."""
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_all_rule_sets_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Each rule set is printed with its letters, its table and what differs from the base game."""
    text = printed(capsys)
    for rule_set in RULE_SETS:
        assert f"{rule_set.id} ({rule_set.letters}): " in text
    assert "kitty (K): 4 players, 12 cards each, a kitty of 4\n  hand_size = 12\n" in text
    assert "american (A): 4 players, 13 cards each\n  the base game\n" in text


def test_one_rule_set_is_printed_with_its_offers(capsys: pytest.CaptureFixture[str]) -> None:
    """A rule set asked for is printed with what it offers to vary."""
    text = printed(capsys, "black-maria")
    assert text.startswith("black-maria (BM): 3 players, 17 cards each\n")
    assert 'points = "spot2", target = 500' in text
    assert "american" not in text


def test_options_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Every option is printed with its default, its meaning and its values."""
    text = printed(capsys, "--options")
    for name, kind, meaning in option_fields():
        assert f"{name} = " in text
        assert f"  {meaning}\n  values: {kind.text}" in text
