"""Where things lie at the table of Hearts, for any number of players, in a window of any size."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.table.box import Box
from game.table.hearts_frame import Seating
from game.table.hearts_hand import INDEX_HEIGHT, INDEX_WIDTH, card_at, hand_boxes, visible_strips
from game.table.hearts_layout import HeartsLayout, hearts_layout
from game.table.hearts_tools import HeartsTool

SIZES = ((1280, 720), (640, 480), (480, 800), (320, 240), (720, 720))
# What shows of a card of a trick of which another covers the rest: enough for rank and suit side by side.
UPPER_PART = 0.5

sizes = (
    st.sampled_from(SIZES)
    | st.tuples(st.integers(320, 3840), st.integers(240, 2160))
    | st.tuples(st.integers(240, 2160), st.integers(320, 3840))
)
scales = st.sampled_from([1.0, 1.25, 1.5])


@st.composite
def seatings(draw: st.DrawFn) -> Seating:
    """Every number of players, with hands as large as one or two packs give them."""
    players = draw(st.integers(3, 10))
    decks = draw(st.integers(1, 2))
    hand = 52 * decks // players
    return Seating(players, min(hand, 26), draw(st.booleans()), draw(st.booleans()))


layouts = st.builds(hearts_layout, sizes, seatings(), st.booleans(), scales)


def window(layout: HeartsLayout) -> Box:
    """The window below the bar."""
    return Box(0, layout.bar.bottom, layout.size[0], layout.size[1] - layout.bar.bottom)


def modules(layout: HeartsLayout) -> list[Box]:
    """Each player's plate with the fan that hangs from it."""
    return [plate if fan is None else plate.joined(fan) for plate, fan in zip(layout.plates, layout.fans, strict=True)]


@given(layouts)
def test_everything_lies_inside_the_window(layout: HeartsLayout) -> None:
    """No card, plate, pile or button leaves the window or lies under the bar, nor does a card that is taken up."""
    things = [
        *layout.buttons.values(),
        *modules(layout),
        layout.hand.room.joined(layout.hand.room.moved(0, -layout.lift)),
        layout.message,
        layout.middle,
        *layout.ring.cards,
    ]
    for thing in things:
        assert thing.cut_to(window(layout)) == thing


@given(layouts)
def test_nothing_lies_on_anything_else(layout: HeartsLayout) -> None:
    """Buttons, plates, message, hand and trick keep apart, also while a card is taken up."""
    hand = layout.hand.room.joined(layout.hand.room.moved(0, -layout.lift))
    apart = [*layout.buttons.values(), *modules(layout), layout.message, hand, layout.middle]
    for one, other in combinations(apart, 2):
        assert not one.meets(other), (one, other)


@given(layouts)
def test_the_trick_lies_in_the_middle(layout: HeartsLayout) -> None:
    """No card of the trick leaves the middle, second cards and piles neither."""
    ring = layout.ring
    for box in (*ring.cards, ring.pile, ring.kitty):
        assert box.cut_to(layout.middle) == box


@given(sizes, seatings(), scales)
def test_every_card_of_a_trick_tells_what_it_is(size: tuple[int, int], seating: Seating, scale: float) -> None:
    """Rank and suit of each card, in its upper part, are hidden by no card that lies lower."""
    layout = hearts_layout(size, seating, text_scale=scale)
    ring = layout.ring
    for one, other in combinations(ring.cards, 2):
        upper, lower = sorted((one, other), key=lambda box: box.y)
        if upper.meets(lower):
            assert lower.y - upper.y >= UPPER_PART * ring.card_width
    for first, second in zip(ring.cards, ring.seconds, strict=True):
        assert second.x - first.x >= INDEX_WIDTH * ring.card_width


@given(sizes, seatings(), scales)
def test_piles_hide_no_card(size: tuple[int, int], seating: Seating, scale: float) -> None:
    """The kitty, and cards that nobody could take, lie beside the cards of the trick."""
    layout = hearts_layout(size, seating._replace(has_piles=True), text_scale=scale)
    ring = layout.ring
    cards = (*ring.cards, *ring.seconds) if seating.has_seconds else ring.cards
    for pile in (ring.kitty, ring.pile):
        assert not any(pile.meets(card) for card in cards)


@given(layouts)
def test_cards_lie_toward_their_players(layout: HeartsLayout) -> None:
    """Left players' cards lie left of the middle, one's own lowest, and those of the others above it."""
    cards, plates = layout.ring.cards, layout.plates
    for card, plate in zip(cards[1:], plates[1:], strict=True):
        aside = plate.centre[0] - layout.middle.centre[0]
        if abs(aside) > plate.width:
            assert (card.centre[0] - layout.middle.centre[0]) * aside > 0
        assert card.y <= cards[0].y
    assert max(card.bottom for card in cards) == cards[0].bottom


@given(layouts)
def test_players_sit_clockwise(layout: HeartsLayout) -> None:
    """Up the left side, along the top, down the right side."""
    left = [plate for plate in layout.plates[1:] if plate.right <= layout.middle.x]
    right = [plate for plate in layout.plates[1:] if plate.x >= layout.middle.right]
    top = [plate for plate in layout.plates[1:] if plate not in left and plate not in right]
    assert [*left, *top, *right] == list(layout.plates[1:])
    assert [plate.y for plate in left] == sorted((plate.y for plate in left), reverse=True)
    assert [plate.x for plate in top] == sorted(plate.x for plate in top)
    assert [plate.y for plate in right] == sorted(plate.y for plate in right)


@given(sizes, seatings(), scales, st.data())
def test_rank_and_suit_of_every_card_in_hand_show(
    size: tuple[int, int], seating: Seating, scale: float, data: st.DataObject
) -> None:
    """Of each card at least the strip with its index is visible, and a finger there touches it."""
    plan = hearts_layout(size, seating, text_scale=scale).hand
    boxes = hand_boxes(plan, data.draw(st.integers(1, seating.hand_size)))
    for place, strip in enumerate(visible_strips(plan, boxes)):
        assert strip.width >= int(INDEX_WIDTH * plan.card_width) - 1
        assert strip.height >= int(INDEX_HEIGHT * plan.card_width) - 1
        assert card_at(boxes, (strip.x + 1, strip.y + 1)) == place
        assert card_at(boxes, strip.centre) == place


@given(sizes, seatings())
def test_a_hand_of_any_size_stays_in_its_room(size: tuple[int, int], seating: Seating) -> None:
    """However many cards have been played, the rest lies within the room of the hand, in the middle of it."""
    layout = hearts_layout(size, seating)
    room = layout.hand.room
    for count in range(1, seating.hand_size + 1):
        boxes = hand_boxes(layout.hand, count)
        assert len(boxes) == count
        for box in boxes:
            assert box.cut_to(room) == box
        lowest = [box for box in boxes if box.y == boxes[-1].y]
        assert abs(lowest[0].x - room.x - (room.right - lowest[-1].right)) <= 2


@given(sizes, seatings())
def test_left_handed_is_the_mirror_image(size: tuple[int, int], seating: Seating) -> None:
    """The buttons change sides, and nothing grows or shrinks by it."""
    right, left = hearts_layout(size, seating), hearts_layout(size, seating, left_handed=True)
    for tool, box in right.buttons.items():
        assert left.buttons[tool] == box._replace(x=size[0] - box.right)
    assert left.ring.card_width == right.ring.card_width
    assert left.hand.card_width == right.hand.card_width


@pytest.mark.parametrize("size", SIZES)
def test_buttons_are_large_enough_for_a_finger(size: tuple[int, int]) -> None:
    """No button is less than 40 pixels high or wide, but for five of them one above the other on a tiny screen."""
    layout = hearts_layout(size, Seating(4, 13))
    least = 38 if min(size) < 300 else 40
    assert all(min(box.width, box.height) >= least for box in layout.buttons.values())
    assert not layout.buttons[HeartsTool.UNDO].grown(40).meets(layout.buttons[HeartsTool.MENU])


@pytest.mark.parametrize(
    ("size", "hand", "trick"),
    [((1280, 720), 125, 85), ((640, 480), 86, 56), ((480, 800), 95, 90), ((320, 240), 42, 36), ((720, 720), 100, 70)],
)
def test_cards_of_four_players_are_as_large_as_the_window_allows(size: tuple[int, int], hand: int, trick: int) -> None:
    """At these sizes the cards of the hand and of the trick are at least so many pixels wide."""
    layout = hearts_layout(size, Seating(4, 13))
    assert layout.hand.card_width >= hand
    assert layout.ring.card_width >= trick


@pytest.mark.parametrize("players", range(3, 11))
@pytest.mark.parametrize("size", SIZES)
def test_a_trick_can_be_read_whoever_plays(size: tuple[int, int], players: int) -> None:
    """With up to ten players no card of the trick is less than 24 pixels wide, even on the smallest screen."""
    hand = 104 // players if players >= 6 else 52 // players
    assert hearts_layout(size, Seating(players, hand, has_piles=True)).ring.card_width >= 24
