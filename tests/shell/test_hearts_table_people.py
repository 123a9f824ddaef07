"""Several people at one table of Hearts."""

from itertools import pairwise

from game.shell.scenes.hearts_curtain import HeartsCurtain
from game.shell.scenes.hearts_deal_end import HeartsDealEnd
from tests.shell.hearts_hands import (
    MOST_TURNS,
    Hands,
    sit_down,
)
from tools.player import Player


def test_the_curtain_hides_every_hand_until_it_is_opened(player: Player) -> None:
    """Between two people the screen shows nobody's cards; then just those of the one who has said who they are."""
    table = sit_down(player, 2, set="american")
    hands = Hands(player)
    opened: list[int] = []
    for _ in range(MOST_TURNS):
        if isinstance(player.scene, HeartsCurtain):
            assert table.game.viewer is None
            assert not table.person.hand
            seat = player.scene.seat
            assert table.names[seat] in player.scene.heading()
            player.wait(5)
            assert table.game.viewer is None
            hands.press("open")
            assert table.game.viewer == seat
            assert table.show.bottom == seat
            assert table.person.hand == table.game.view(seat).hand
            opened.append(seat)
        elif isinstance(player.scene, HeartsDealEnd):
            break
        else:
            hands.act()
    assert set(opened) == {0, 1}
    assert all(one != other for one, other in pairwise(opened))


def test_four_people_need_no_bot(player: Player) -> None:
    """A table of four people plays a deal to its end, handing the screen round."""
    sit_down(player, 4, set="hartenjagen", target=1)
    hands = Hands(player, 5)
    hands.play_to_the_end()
    assert hands.game.bots_waiting == ()
