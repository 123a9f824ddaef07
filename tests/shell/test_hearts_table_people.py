"""Several people at one table of Hearts."""

from itertools import pairwise

from game.hearts.turns import PlayTurn
from game.session.hearts import resumed
from game.shell.scenes.hearts_curtain import HeartsCurtain
from game.shell.scenes.hearts_deal_end import HeartsDealEnd
from game.shell.scenes.hearts_table import HeartsTable
from game.table.hearts_pieces import CardPiece
from tests.shell.hearts_hands import (
    MOST_TURNS,
    Hands,
    sit_down,
    table_of,
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


def raised_cards(table: HeartsTable) -> list[str]:
    """The cards that stand out of the hand."""
    return sorted(piece.card or "" for piece in table.pieces if isinstance(piece, CardPiece) and piece.is_taken_up)


def test_everybody_sees_what_was_passed_to_them(player: Player) -> None:
    """Behind the curtain each person finds the new cards raised, until they take one up."""
    table = sit_down(player, 2, set="american")
    hands = Hands(player)
    seen: set[int] = set()
    for _ in range(MOST_TURNS):
        viewer = table.game.viewer
        if isinstance(player.scene, HeartsTable) and viewer is not None and isinstance(table.turn, PlayTurn):
            received = table.game.view(viewer).received
            raised = raised_cards(table)
            assert raised == sorted(map(str, received))
            seen.add(viewer)
            if len(seen) == 2:
                return
            hands.tap_card(0)
            assert not table.show.fresh
        hands.act()
    raise AssertionError("both should have come to play")


def test_new_cards_are_raised_after_a_resumption_too(player: Player) -> None:
    """Whoever stops behind the pass finds the cards that came raised when the game goes on."""
    table = sit_down(player, 1, set="american")
    hands = Hands(player)
    for _ in range(MOST_TURNS):
        if isinstance(table.turn, PlayTurn) and not table.show.is_busy:
            break
        hands.act()
    received = table.game.view(0).received
    player.director.sit_down_to_hearts(resumed(table.game.record.as_json()))
    player.turn()
    raised = raised_cards(table_of(player))
    assert received
    assert raised == sorted(map(str, received))
