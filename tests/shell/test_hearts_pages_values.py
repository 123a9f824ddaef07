"""The page on which a player says what single cards count, and how such values are told."""

from collections.abc import Hashable

import pygame
import pytest

from game.cards import RANKS, Suit, parse_card
from game.hearts.option_kinds import CardMap, Json
from game.hearts.rule_sets import find_rule_set
from game.session.hearts_setup import usual_setup
from game.shell.hearts_texts_cards import cards_text
from game.shell.scenes.hearts_options_choice import HeartsOptionChoice
from game.shell.scenes.hearts_options_values import HeartsCardValues
from game.shell.scenes.hearts_setup_draft import Draft
from game.store.store import Store
from tests.shell.test_pages import Press, by_keys, by_mouse, control_of, controls_of
from tests.shell.ways import touch
from tools.player import Player

SMALL = (320, 240)


def draft_of(rule_set: str = "american", **changes: Json) -> Draft:
    """A set-up with some options changed."""
    return Draft(usual_setup().with_rule_set(find_rule_set(rule_set)).with_changes(changes))


def open_values(player: Player, draft: Draft, name: str) -> HeartsCardValues:
    """The page for an option."""
    player.director.hearts_pages.values(draft, name)
    player.turn()
    page = player.scene
    assert isinstance(page, HeartsCardValues)
    return page


def by_finger(player: Player, key: Hashable) -> None:
    """Touch the button."""
    touch(player, control_of(player, key).box.centre)


@pytest.mark.parametrize("press", [by_mouse, by_finger, by_keys])
@pytest.mark.parametrize("size", [SMALL, (640, 480), (480, 800), (1280, 720)])
def test_points_of_a_card_are_set_from_the_scale_that_held(player: Player, press: Press, size: tuple[int, int]) -> None:
    """A card is chosen, its points go up and down, and all other cards count what they did."""
    player.resize(size)
    draft = draft_of()
    page = open_values(player, draft, "points")
    if size == SMALL:
        press(player, ("suit", Suit.CLUBS))
    press(player, "JC")
    for by in (10, -1, -1):
        press(player, ("step", by))
    hearts = {f"{rank.letter}H": 1 for rank in RANKS}
    assert draft.value("points") == {"JC": 8, "QS": 13, **hearts}
    assert page.words() == "Jack of clubs: 8"
    assert control_of(player, "JC").note == "8"
    assert draft.rules is not None


def test_arrows_lead_from_the_chosen_card_to_its_steps(player: Player) -> None:
    """Who has nothing but a D-pad finds the queen of spades in focus, and a step below her."""
    draft = draft_of()
    open_values(player, draft, "points")
    player.press(pygame.K_DOWN)
    assert controls_of(player).focus == "QS"
    for _ in range(2):
        player.press(pygame.K_DOWN)
    key = controls_of(player).focus
    player.press(pygame.K_RETURN)
    assert key in [("step", by) for by in (-10, -1, 1, 10)]
    assert draft.value("points") != "standard"


def test_a_map_that_is_a_scale_goes_by_its_name(player: Player) -> None:
    """Back at the values of a scale, the option is that scale again."""
    draft = draft_of()
    open_values(player, draft, "points")
    by_mouse(player, ("step", 1))
    assert isinstance(draft.value("points"), dict)
    by_mouse(player, ("step", -1))
    assert draft.value("points") == "standard"


def test_a_bonus_never_costs_anything(player: Player) -> None:
    """Steps end at nothing, and there the card is no bonus card any more."""
    draft = draft_of("omnibus")
    page = open_values(player, draft, "bonus")
    assert page.words() == "Jack of diamonds: −10"
    by_mouse(player, ("step", 10))
    assert draft.value("bonus") == {}
    assert not control_of(player, ("step", 1)).is_enabled


def test_a_factor_of_one_is_none(player: Player) -> None:
    """A card that multiplies by one multiplies nothing."""
    draft = draft_of("turbo")
    page = open_values(player, draft, "multiplier")
    assert page.words() == "Ten of clubs: ×2"
    by_mouse(player, ("step", -1))
    assert (draft.value("multiplier"), page.words()) == ({}, "Ten of clubs: ×1")


def test_complex_scores_are_turned(player: Player) -> None:
    """Where scores are complex, a quarter of a turn makes an imaginary number of a real one."""
    draft = draft_of("complex")
    page = open_values(player, draft, "points")
    assert page.words() == "Queen of spades: 13i"
    by_mouse(player, ("step", -10))
    by_mouse(player, "turn")
    assert page.words() == "Queen of spades: −13 − 10i"


def test_what_can_not_be_played_is_told_in_a_line(player: Player) -> None:
    """Without any card that costs points the page says so, and with one again it does not."""
    draft = draft_of(points={"QS": 1})
    open_values(player, draft, "points")
    by_mouse(player, ("step", -1))
    assert draft.fault == "Points: no card in the pack costs points."
    by_mouse(player, ("step", 1))
    assert draft.fault == ""


def test_cards_that_are_taken_out_have_no_points_to_set(player: Player) -> None:
    """Their keys can not be pressed, and the page begins with a card that is there."""
    draft = draft_of(points={"QS": 3, "KS": 2, "2C": 1}, removed=["QS", "2C"])
    page = open_values(player, draft, "points")
    assert page.words() == "King of spades: 2"
    assert [control_of(player, card).is_enabled for card in ("QS", "2C", "KS")] == [False, False, True]


def test_own_points_are_kept_for_the_next_game(player: Player) -> None:
    """A game is played by them, and the set-up comes back with them."""
    draft = draft_of()
    open_values(player, draft, "points")
    by_mouse(player, ("step", 10))
    player.director.hearts_pages.begin(draft.setup)
    player.turn()
    store: Store = player.store
    assert store.hearts_setup()["rules"]["points"]["QS"] == 23  # type: ignore[index] # a JSON object


@pytest.mark.parametrize(
    ("name", "values", "text"),
    [
        ("points", {"QS": 5, "JC": 2}, "queen of spades 5, jack of clubs 2"),
        ("points", {f"{rank.letter}H": 1 for rank in RANKS}, "each heart 1"),
        (
            "points",
            {"QH": 13, "QS": 26} | {f"{rank.letter}H": 1 for rank in RANKS if rank.letter not in "Q2"},
            "queen of hearts 13, two of hearts 0, each remaining heart 1, queen of spades 26",
        ),
        ("multiplier", {"TC": [0, 2]}, "ten of clubs ×2i"),
        ("bonus", {"JD": -10}, "jack of diamonds −10"),
        ("bonus", {}, ""),
    ],
)
def test_values_are_told_as_shortly_as_they_can_be(name: str, values: dict[str, Json], text: str) -> None:
    """Cards of a suit that are mostly alike are told in one go, the others one by one."""
    assert cards_text(name, CardMap().parse(values)) == text


def test_a_long_map_is_counted_on_its_button(player: Player) -> None:
    """Where a value is chosen, points of many single cards are not all written out."""
    draft = draft_of(points={str(parse_card(text)): 1 for text in ("QS", "KS", "AS", "JC")})
    page = HeartsOptionChoice(player.director, draft, "points")
    assert page.rows()[-1].label == "Own values, 4 cards"
