"""The dialog at the end of a deal of Hearts."""

from typing import Any

import pygame

from game.hearts.scales import SPADE_QUEEN
from game.shell.scenes.hearts_deal_end import HeartsDealEnd, queen_taker
from game.shell.scenes.hearts_tricks import HeartsTricks
from tests.shell.hearts_hands import MOST_TURNS, Hands, sit_down, table_of
from tools.player import Player


def played_out(player: Player, **options: Any) -> HeartsDealEnd:
    """The dialog at the end of a first deal."""
    sit_down(player, 1, **{"passing": [], **options})
    hands = Hands(player)
    for _ in range(MOST_TURNS):
        if isinstance(player.scene, HeartsDealEnd):
            return player.scene
        hands.act()
    raise AssertionError("the deal does not end")


def test_it_tells_who_took_the_queen_of_spades(player: Player) -> None:
    """The taker is named, unless somebody took everything."""
    dialog, table = played_out(player, set="american"), table_of(player)
    deal = table.game.state.deal
    assert deal is not None
    assert deal.play is not None
    (trick,) = (trick for trick in deal.play.tricks if SPADE_QUEEN in trick.cards)
    assert queen_taker(table.game.state) == trick.taker
    (line,) = dialog.lines()
    if deal.shot is None:
        assert trick.taker is not None
        assert line.startswith(table.names[trick.taker])
        assert "queen" in line


def test_no_queen_is_told_of_where_she_costs_nothing(player: Player) -> None:
    """Hearts without the queen among the points says nothing of her."""
    dialog, table = played_out(player, set="american", points={"AH": 1, "KH": 1}), table_of(player)
    assert SPADE_QUEEN not in table.game.state.rules.penalties
    assert queen_taker(table.game.state) is None
    assert not any("queen" in line for line in dialog.lines())


def test_d_opens_the_tricks(player: Player) -> None:
    """The key that shows the finished tricks at the table shows them here, too; Escape leads back."""
    dialog = played_out(player, set="american")
    player.press(pygame.K_d)
    assert isinstance(player.scene, HeartsTricks)
    player.press(pygame.K_ESCAPE)
    assert player.stage.top is dialog
