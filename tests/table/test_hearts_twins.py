"""Cards of a trick that cancel each other, and where they lie."""

from collections.abc import Iterator

import pytest

from game.hearts.game import Game
from game.table.box import Box
from game.table.hearts_frame import seating_of
from game.table.hearts_hand import INDEX_WIDTH
from game.table.hearts_layout import HeartsLayout, hearts_layout
from game.table.hearts_picture import box_of, hearts_picture
from game.table.hearts_pieces import CardPiece
from game.table.hearts_sight import Sight
from game.table.hearts_twins import cancelled, trick_box, trick_slot
from tests.table.test_hearts_picture import PEOPLE, played, sight_of

SIZES = [(1280, 720), (640, 480), (480, 800), (320, 240), (720, 720)]


def tables_with_twins(players: int, **options: object) -> Iterator[Game]:
    """Tricks in which somebody has just played a card that lies there already."""
    for number in range(120):
        game = played({"set": "cancellation", "players": players, **options}, number, players - 1)
        trick = sight_of(game).trick
        if trick is not None and trick.cards and trick.cards[-1] in trick.cards[:-1]:
            yield game


def layout_for(game: Game, size: tuple[int, int] = (1280, 720)) -> HeartsLayout:
    """The table of a game in a window."""
    return hearts_layout(size, seating_of(game.rules))


def boxes_of(layout: HeartsLayout, sight: Sight) -> list[Box]:
    """Where the cards of the trick lie, in the order in which they were played."""
    assert sight.trick is not None
    return [trick_box(layout, sight, number) for number in range(len(sight.trick.cards))]


def test_the_second_one_lies_beside_the_first() -> None:
    """In the first one's place, so far aside that rank and suit of both show; all others lie before their players."""
    for game in tables_with_twins(6):
        sight, layout = sight_of(game), layout_for(game)
        assert sight.trick is not None
        boxes, pairs = boxes_of(layout, sight), cancelled(sight)
        for number, box in enumerate(boxes):
            first = pairs.get(number, number)
            own = box_of(layout, trick_slot(sight, first))
            if number == first:
                assert box == own
            else:
                assert box.y == own.y
                assert INDEX_WIDTH * box.width <= abs(box.x - own.x) < box.width
                assert sight.trick.cards[number] == sight.trick.cards[first]


def test_a_card_is_seen_before_its_player_first() -> None:
    """As long as it has not come to its twin, neither of the two is anything special."""
    game = next(tables_with_twins(6))
    sight, layout = sight_of(game)._replace(is_apart=True), layout_for(game)
    assert sight.trick is not None
    last = len(sight.trick.cards) - 1
    assert trick_box(layout, sight, last) == box_of(layout, trick_slot(sight, last))
    assert sight.trick.cards.index(sight.trick.cards[last]) not in cancelled(sight)


def test_where_twins_do_not_cancel_they_stay_where_they_are() -> None:
    """Two packs alone bring nothing together."""
    for game in tables_with_twins(6, cancellation=False):
        sight, layout = sight_of(game), layout_for(game)
        assert cancelled(sight) == {}
        assert boxes_of(layout, sight) == [box_of(layout, trick_slot(sight, n)) for n in range(5)]


def test_players_with_two_cards_keep_both_before_them() -> None:
    """A boosted trick has no room beside a card; cancelled ones are struck where they are."""
    for game in tables_with_twins(6, boost_nines=True):
        sight, layout = sight_of(game), layout_for(game)
        assert cancelled(sight)
        assert boxes_of(layout, sight) == [box_of(layout, trick_slot(sight, n)) for n in range(5)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [6, 8, 10])
def test_rank_and_suit_of_every_card_still_show(size: tuple[int, int], players: int) -> None:
    """What lies over a card leaves its left upper corner free, but for another pair's; nothing leaves the window."""
    for game in tables_with_twins(players):
        pieces = [
            piece
            for piece in hearts_picture(layout_for(game, size), sight_of(game), PEOPLE)
            if isinstance(piece, CardPiece) and piece.slot.where.value == "trick"
        ]
        for number, piece in enumerate(pieces):
            box = piece.box
            corner = Box(box.x, box.y, round(0.4 * box.width), round(0.5 * box.width))
            covering = [later for later in pieces[number + 1 :] if corner.meets(later.box)]
            assert not covering or (piece.is_struck and all(later.is_struck for later in covering))
            assert box.x >= 0
            assert box.right <= size[0]
