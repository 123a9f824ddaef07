"""Faces and backs: of the right size, readable, and each unlike the others."""

from collections import Counter
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from sprites.cards import DIMMED, CardArt, card_height, detail
from sprites.palette import BACKS, DECKS
from tests.sprites.colours import contrast

NAMES = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
WIDTHS = (30, 60, 90, 160, 300)


def pixels(surface: pygame.Surface) -> bytes:
    """All pixels of a surface."""
    return pygame.image.tobytes(surface, "RGBA")


def colours_of(surface: pygame.Surface) -> Counter[tuple[int, ...]]:
    """How many pixels of a surface have each RGBA colour."""
    whole = pixels(surface)
    return Counter(zip(whole[::4], whole[1::4], whole[2::4], whole[3::4], strict=True))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("deck", DECKS)
def test_faces_are_of_the_size_asked_for_and_all_different(deck: str, width: int) -> None:
    """At every width 52 faces fill their size exactly, and no two are alike."""
    art = CardArt(deck)
    faces = {name: art.face(name, width) for name in NAMES}
    assert {face.get_size() for face in faces.values()} == {(width, card_height(width))}
    assert len({pixels(face) for face in faces.values()}) == len(NAMES)


@pytest.mark.parametrize("width", [33, 41, 59, 77, 99, 101])
def test_odd_widths_are_filled_to_the_last_pixel(width: int) -> None:
    """The card reaches all four edges, also where its height is not a whole number."""
    face, height = CardArt().face("7C", width), card_height(width)
    middles = [(width // 2, 0), (width // 2, height - 1), (0, height // 2), (width - 1, height // 2)]
    assert all(face.get_at(point).a == 255 for point in middles)


@pytest.mark.parametrize("width", WIDTHS)
def test_corners_are_round(width: int) -> None:
    """The very corner of a card is clear."""
    face = CardArt().face("AS", width)
    assert all(face.get_at((x, y)).a < 128 for x in (0, width - 1) for y in (0, card_height(width) - 1))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("deck", DECKS)
def test_the_index_is_large_and_dark_on_light(deck: str, width: int) -> None:
    """Rank and suit stand in the upper 30 % of every face, with a contrast of 4.5 or more."""
    art = CardArt(deck)
    for name in NAMES:
        face = art.face(name, width)
        ground = tuple(face.get_at((width * 12 // 100, card_height(width) * 96 // 100)))
        for left, right in ((0.06, 0.44), (0.62, 0.94)):
            box = (round(left * width), round(0.05 * width), round((right - left) * width), round(0.37 * width))
            colours = colours_of(face.subsurface(box))
            ink = sum(count for colour, count in colours.items() if contrast(colour, ground) >= 4.5)
            assert ink > 0.12 * colours.total(), f"{name} at {width}"


@pytest.mark.parametrize("width", [36, 66, 104])
def test_ranks_differ_in_the_corner_alone(width: int) -> None:
    """The upper left quarter, all that shows of some cards, tells every rank from every other."""
    art = CardArt()
    corner = pygame.Rect(0, 0, width * 45 // 100, width * 45 // 100)
    seen = {rank: pixels(art.face(rank + "H", width).subsurface(corner)) for rank in "A23456789TJQK"}
    for one, other in combinations(seen, 2):
        apart = sum(a != b for a, b in zip(seen[one], seen[other], strict=True))
        assert apart > 0.05 * len(seen[one]), f"{one} and {other}"


def test_suits_differ_by_shape_too() -> None:
    """Painted in one colour, the four suits still differ."""
    art = CardArt()
    shapes = set()
    for suit in "SHDC":
        face = art.face("7" + suit, 60)
        shapes.add(bytes(face.get_at((x, y)).g < 128 for x in range(60) for y in range(84)))
    assert len(shapes) == 4


@pytest.mark.parametrize("rank", "JQK")
@pytest.mark.parametrize("suit", "SHDC")
def test_court_figures_look_the_same_from_both_ends(rank: str, suit: str) -> None:
    """Turned by half a circle about its middle, a court figure covers itself but for smoothing."""
    face = CardArt().face(rank + suit, 200)
    frame = face.subsurface((24, 82, 152, 178))
    turned = pygame.transform.rotate(frame, 180)
    far = sum(abs(a - b) > 90 for a, b in zip(pixels(frame), pixels(turned), strict=True))
    assert far < 0.01 * len(pixels(frame)), f"{far} bytes differ"


def test_detail_grows_with_width() -> None:
    """Narrow cards show the index alone, wide ones the full face."""
    assert [detail(width) for width in (20, 45, 46, 83, 84, 400)] == ["tiny", "tiny", "plain", "plain", "full", "full"]


def test_four_colours_are_four() -> None:
    """In the four-colour deck each suit has an ink of its own."""
    art = CardArt("four-colour")
    inks = {tuple(art.face("A" + suit, 66).get_at((33, 70))) for suit in "SHDC"}
    assert len(inks) == 4


def test_a_dimmed_face_is_darker_and_still_readable() -> None:
    """Dimming darkens the paper, and leaves at least 3 to 1 between it and the ink."""
    art = CardArt()
    for name in ("AH", "AD", "AS", "AC"):
        face, dimmed = art.face(name, 66), art.dimmed(name, 66)
        paper, ink = dimmed.get_at((33, 4)), dimmed.get_at((33, 70))
        assert sum(paper[:3]) < 0.8 * sum(face.get_at((33, 4))[:3])
        assert contrast(tuple(paper[:3]), tuple(ink[:3])) >= 3


@pytest.mark.parametrize("width", WIDTHS)
def test_backs_differ_and_look_the_same_from_both_ends(width: int) -> None:
    """Each back has its own picture, and a half turn does not tell which end is up."""
    backs = [CardArt(back=name).back(width) for name in BACKS]
    assert len({pixels(back) for back in backs}) == len(BACKS) >= 3
    for back in backs:
        turned = pygame.transform.rotate(back, 180)
        apart = sum(abs(a - b) > 80 for a, b in zip(pixels(back), pixels(turned), strict=True))
        assert apart < 0.02 * len(pixels(back))


def test_a_socket_lets_the_cloth_through() -> None:
    """An empty place is faint all over."""
    socket = CardArt().socket(90)
    assert socket.get_size() == (90, 126)
    assert all(0 < socket.get_at((x, 60)).a < 110 for x in range(2, 88))


def test_the_same_card_is_drawn_once() -> None:
    """Asking again gives the same surface."""
    art = CardArt()
    assert art.face("QH", 70) is art.face("QH", 70)
    assert art.dimmed("QH", 70) is art.dimmed("QH", 70)


def test_a_window_dragged_through_many_sizes_does_not_fill_the_memory(tmp_path: Path) -> None:
    """Only the widths used last stay drawn; one in use all the time is among them."""
    art = CardArt(cache=tmp_path)
    steady, passing = art.face("QH", 70), art.face("QH", 71)
    for width in range(20, 60):
        art.face("QH", width)
        assert art.face("QH", 70) is steady
    assert art.face("QH", 71) is not passing
    art.save()
    assert 0 < len(list(tmp_path.iterdir())) <= 12


def test_unknown_names_are_refused() -> None:
    """A deck, back or card that is not there is an error at once."""
    with pytest.raises(ValueError, match="deck"):
        CardArt("tarot")
    with pytest.raises(ValueError, match="back"):
        CardArt(back="plaid")
    with pytest.raises(FileNotFoundError):
        CardArt().face("XH", 60)


def test_faces_come_back_from_the_cache(tmp_path: Path) -> None:
    """What one program saved, the next one shows pixel for pixel, and it draws the rest itself."""
    first = CardArt(cache=tmp_path)
    drawn = {name: pixels(first.face(name, 50)) for name in ("AH", "QS", "TD")}
    drawn["back"] = pixels(first.back(50))
    first.save()
    second = CardArt(cache=tmp_path)
    assert {name: pixels(second.face(name, 50)) for name in ("AH", "QS", "TD")} | {
        "back": pixels(second.back(50))
    } == drawn
    assert pixels(second.face("2C", 50)) == pixels(CardArt().face("2C", 50))
    second.save()
    assert len(list(tmp_path.iterdir())) == 1


def test_decks_do_not_share_a_shelf(tmp_path: Path) -> None:
    """A four-colour diamond is never taken from the classic deck's file."""
    for deck in DECKS:
        art = CardArt(deck, cache=tmp_path)
        art.face("7D", 60)
        art.save()
    for deck in DECKS:
        assert pixels(CardArt(deck, cache=tmp_path).face("7D", 60)) == pixels(CardArt(deck).face("7D", 60))


def test_an_unwritable_cache_is_no_cache(tmp_path: Path) -> None:
    """Where no folder can be made, cards are drawn as if none had been given."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder", encoding="utf-8")
    art = CardArt(cache=in_the_way / "cache")
    assert art.face("KD", 60).get_size() == (60, 84)
    art.save()
    assert in_the_way.read_text(encoding="utf-8") == "not a folder"


@pytest.mark.parametrize("width", [36, 66, 126])
@pytest.mark.parametrize("deck", DECKS)
def test_a_fanned_card_is_known_by_its_left_strip(deck: str, width: int) -> None:
    """Of a hand held as a fan the left 42 % of each card shows, and tells it from all 51 others."""
    art = CardArt(deck)
    strip = pygame.Rect(0, 0, width * 42 // 100, card_height(width))
    assert len({pixels(art.fanned(name, width).subsurface(strip)) for name in NAMES}) == len(NAMES)


def test_fanned_cards_have_shades_of_their_own() -> None:
    """A fanned card in shade is the fanned face made darker, not another face."""
    art = CardArt()
    lit, dimmed = art.fanned("QS", 60), art.fanned("QS", 60, DIMMED)
    assert pixels(dimmed) not in (pixels(lit), pixels(art.dimmed("QS", 60)))
    assert dimmed.get_at((6, 40)).r < lit.get_at((6, 40)).r
