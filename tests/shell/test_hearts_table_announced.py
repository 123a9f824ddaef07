"""What the table of Hearts announces to who can not see it."""

import re

import pytest

from game.hearts.turns import PlayTurn
from game.shell.hearts_information import turn_text
from game.shell.hearts_words import card_name, card_names, spoken
from game.shell.scenes.hearts_deal_end import HeartsDealEnd
from game.shell.scenes.hearts_table import HeartsTable
from tests.shell.hearts_hands import MOST_TURNS, Hands, sit_down
from tools.player import Player


@pytest.fixture
def said(player: Player, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that are announced, one after the other."""
    lines: list[str] = []
    monkeypatch.setattr(player.context.announcer, "say", lines.append)
    return lines


def deal_played(player: Player, people: int = 1) -> HeartsTable:
    """A table at which a deal with passing has been played to its end."""
    table = sit_down(player, people, set="american")
    hands = Hands(player)
    for _ in range(MOST_TURNS):
        if isinstance(player.scene, HeartsDealEnd):
            return table
        hands.act()
    raise AssertionError("the deal does not end")


def test_the_pass_is_announced(player: Player, said: list[str]) -> None:
    """First what is to be passed to whom, then what went there, and what came from where."""
    table = deal_played(player)
    view, names = table.game.view(0), table.names
    assert any(re.search(rf"Pass 3 cards to {names[1]}\.$", line) for line in said)
    (passed,) = (line for line in said if "Passed to" in line)
    assert f"Passed to {names[1]}: {card_names(view.passed)}." in passed
    received = re.search(rf"Received from {names[3]}: ([^.]*)\.", passed)
    assert received
    assert sorted(received[1].split(", ")) == sorted(map(card_name, view.received))


def test_every_turn_is_announced(player: Player, said: list[str]) -> None:
    """Whenever it is my turn to play, the last line says so, and what I may play."""
    table = sit_down(player, 1, set="american", passing=[])
    hands = Hands(player)
    turns = 0
    for _ in range(MOST_TURNS):
        if isinstance(player.scene, HeartsDealEnd):
            break
        if player.scene is table and isinstance(table.turn, PlayTurn) and not table.show.is_busy:
            sight = table.show.sight
            assert sight is not None
            assert said[-1].endswith(spoken(turn_text(sight, table.names)[0]))
            assert "Your turn" in said[-1]
            turns += 1
            before = len(table.game.view(0).hand)
            while player.scene is table and len(table.game.view(0).hand) == before:
                hands.act()
        else:
            hands.act()
    assert turns >= 12


def test_tricks_are_announced_with_their_points(player: Player, said: list[str]) -> None:
    """The points of the tricks add up to those of the pack; that hearts are broken is said once, with the heart."""
    deal_played(player)
    tricks = [line for line in said if re.match(r"You take the trick|\S+ takes the trick", line)]
    assert len(tricks) == 13
    assert sum(int(found[1]) for line in tricks if (found := re.search(r"Points: (\d+)\.", line))) == 26
    (broken,) = (line for line in said if "Hearts are broken" in line)
    assert re.match(r"\S+: \S+ of ", broken)


def test_the_end_of_a_deal_is_announced_in_sentences(player: Player, said: list[str]) -> None:
    """What the scores belong to has its full stop."""
    table = deal_played(player)
    scores = ", ".join(f"{name} {total}" for name, total in zip(table.names, table.game.state.totals, strict=True))
    assert said[-1].startswith("End of deal 1. ")
    assert said[-1].endswith(f" {scores}.")


def test_whoever_takes_the_screen_is_told_what_came(player: Player, said: list[str]) -> None:
    """Each person is told the cards that were passed to them: at once, or behind the curtain."""
    table = deal_played(player, people=2)
    told = [
        set(found[1].split(", ")) for line in said if (found := re.search(r"Received(?: from [^:]*)?: ([^.]*)", line))
    ]
    for seat in range(2):
        assert set(map(card_name, table.game.view(seat).received)) in told
