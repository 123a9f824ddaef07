"""The pages of settings: every setting can be changed, and shows at once."""

import pygame
import pytest

from game.shell.language import LANGUAGES, current_language
from game.shell.manner import Manner
from game.shell.scenes.settings import SettingsPage
from game.shell.setting_texts import setting_explanation, setting_label, value_text
from game.store.settings import NAMES, Settings, allowed_values
from tests.shell.test_pages import by_keys, control_of, controls_of
from tools.player import Player

# What is not chosen on the page: a kiosk's code comes from its keeper, initials from a best list.
ELSEWHERE = {"kiosk_code", "initials"}
OFFERED = [name for name in NAMES if name not in ELSEWHERE]


@pytest.fixture
def page(player: Player) -> SettingsPage:
    """The page, in a window where all settings stand on one page."""
    player.director.settings()
    player.turn()
    assert isinstance(player.scene, SettingsPage)
    return player.scene


def rows(page: SettingsPage) -> dict[str, str]:
    """The names of the settings shown, and what they are set to."""
    return {m.key[1]: m.value or "" for m in page.controls.members if isinstance(m.key, tuple)}


def test_every_setting_has_a_row(page: SettingsPage) -> None:
    """A setting that is new in the store is missed here until it has a label."""
    assert set(rows(page)) == set(OFFERED)


@pytest.mark.parametrize("name", [name for name in OFFERED if name != "fullscreen"])
def test_a_row_goes_through_all_values_and_round(player: Player, page: SettingsPage, name: str) -> None:
    """Each press is the next value, kept at once; after the last one comes the first."""
    values = ("", *LANGUAGES) if name == "language" else allowed_values(name)
    before = getattr(player.context.settings, name)
    seen = []
    for _ in values:
        page.go_on(name)
        seen.append(getattr(player.context.settings, name))
        assert getattr(player.store.settings(), name) == seen[-1]
        assert rows(page)[name] == value_text(name, seen[-1])
        player.turn()
    assert sorted(map(str, seen)) == sorted(map(str, values))
    assert seen[-1] == before


def test_full_screen_is_taken_and_left(player: Player, page: SettingsPage) -> None:
    """The window changes with the setting, and the page finds its place in either."""
    for is_full in (True, False):
        page.go_on("fullscreen")
        assert player.screen.is_fullscreen == player.store.settings().fullscreen == is_full
        player.turn()


def test_every_value_has_a_name_of_its_own() -> None:
    """No two values of one setting read alike."""
    for name in OFFERED:
        values = ("", *LANGUAGES) if name == "language" else allowed_values(name)
        assert len({value_text(name, value) for value in values}) == len(values), name
    assert len({setting_label(name) for name in OFFERED}) == len(OFFERED)


def test_another_language_is_spoken_at_once(player: Player, page: SettingsPage) -> None:
    """Heading and rows are in the new language, and the language names itself."""
    before = page.heading()
    while player.context.settings.language != "fi":
        page.go_on("language")
    assert current_language() == "fi"
    assert page.heading() != before
    assert rows(page)["language"] == "Suomi"


def test_a_setting_is_changed_by_keys_alone(player: Player, page: SettingsPage) -> None:
    """The focus stays on the row, so that Return goes on and on."""
    by_keys(player, ("setting", "cloth"))
    assert player.context.settings.cloth == "green"
    player.press(pygame.K_RETURN)
    assert player.context.settings.cloth == "midnight"
    assert controls_of(player).focus == ("setting", "cloth")


def test_a_larger_text_keeps_every_setting(player: Player, page: SettingsPage) -> None:
    """With text at 150 percent in a small window the settings spread over more pages, none is lost."""
    player.resize((320, 240))
    while player.context.settings.text_scale != 150:
        page.go_on("text_scale")
    page.back()
    player.director.settings()
    assert isinstance(player.scene, SettingsPage)
    page = player.scene
    shown = set(rows(page))
    while page.can_turn(1):
        page.turn(1)
        shown |= set(rows(page))
    assert shown == set(OFFERED)
    assert page.pages() > 3


@pytest.mark.parametrize("size", [(1280, 720), (640, 480), (480, 800), (320, 240)])
def test_a_row_stays_under_the_finger(player: Player, page: SettingsPage, size: tuple[int, int]) -> None:
    """Tapped again and again, the same place goes through all sizes of the text and changes nothing else."""
    player.resize(size)
    place = control_of(player, ("setting", "text_scale")).box.centre
    before = player.context.settings
    seen = []
    for _ in allowed_values("text_scale"):
        player.click(place)
        seen.append(player.context.settings.text_scale)
    assert sorted(seen) == sorted(map(int, allowed_values("text_scale")))
    assert player.context.settings == before


def test_every_setting_is_explained(player: Player, page: SettingsPage) -> None:
    """In the smallest window, too, the row in focus says what it is about, each something of its own."""
    player.resize((320, 240))
    told = {}
    while True:
        for name in rows(page):
            page.controls.focus_on(("setting", name))
            assert page.explained == name
            told[name] = setting_explanation(name)
        if not page.can_turn(1):
            break
        page.turn(1)
    assert set(told) == set(OFFERED)
    assert len(set(told.values())) == len(told)


def test_the_pointer_asks_what_a_row_means(player: Player, page: SettingsPage) -> None:
    """The row under it is explained, until keys are used instead; where neither is, nothing is said wrongly."""
    place = control_of(player, ("setting", "announce")).box.centre
    player.post(pygame.Event(pygame.MOUSEMOTION, pos=tuple(map(round, place)), rel=(0, 0), buttons=(0, 0, 0)))
    player.turn()
    assert page.explained == "announce"
    player.press(pygame.K_TAB)
    assert page.explained == "language"
    page.controls.focus_on("back")
    assert page.explained == "announce"


def test_a_kiosk_is_always_full(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Where the game has the whole screen anyway, there is no such row."""
    player = Player(tmp_path_factory.mktemp("kiosk"), manner=Manner(is_kiosk=True))
    player.director.settings()
    assert isinstance(player.scene, SettingsPage)
    assert "fullscreen" not in rows(player.scene)
    player.store.close()


def test_settings_have_their_first_values_by_default(player: Player) -> None:
    """The page opens with what a new player has."""
    assert player.context.settings == Settings()
