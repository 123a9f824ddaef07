"""Every page around a table of Hearts is reached from the title, by mouse and by keys alone, and left again."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.hearts.vocabulary import Phase
from game.session.hearts_bots import LEVELS
from game.session.hearts_setup import parse_setup
from game.shell.scene import Scene
from game.shell.scenes.hearts_about_bots import AboutBots
from game.shell.scenes.hearts_options import HeartsOptions
from game.shell.scenes.hearts_options_cards import HeartsCards
from game.shell.scenes.hearts_options_choice import HeartsOptionChoice
from game.shell.scenes.hearts_options_directions import HeartsDirections
from game.shell.scenes.hearts_options_values import HeartsCardValues
from game.shell.scenes.hearts_replay import HeartsReplay
from game.shell.scenes.hearts_replay_again import HeartsPlayAgain
from game.shell.scenes.hearts_result import HeartsResult
from game.shell.scenes.hearts_review import HeartsReview
from game.shell.scenes.hearts_rules import HeartsRules
from game.shell.scenes.hearts_scores import HeartsScores
from game.shell.scenes.hearts_scores_deal import HeartsDealMenu
from game.shell.scenes.hearts_setup import HeartsSetup
from game.shell.scenes.hearts_setup_code import HeartsEnterCode
from game.shell.scenes.hearts_setup_home import HeartsHome
from game.shell.scenes.hearts_setup_name import HeartsName
from game.shell.scenes.hearts_setup_rule_sets import HeartsRuleSets
from game.shell.scenes.hearts_setup_seats import HeartsSeats
from game.shell.scenes.hearts_statistics import HeartsStatisticsPage
from game.shell.scenes.hearts_statistics_achievements import HeartsAchievements
from game.shell.scenes.hearts_table import HeartsTable
from game.shell.scenes.title import Title
from tests.shell.test_pages import Press, by_keys, by_mouse, control_of, controls_of
from tools.player import Player
from tools.screenshot_hearts_pages import HEARTS_PAGES, played_record, with_hearts_history

_SCORES = ("hearts", "statistics", "next", ("game", 0))

# The buttons to press one after the other, and the scene that is on top after the last one.
WAYS: dict[str, tuple[tuple[object, ...], type[Scene]]] = {
    "home": (("hearts",), HeartsHome),
    "setup": (("hearts", "setup"), HeartsSetup),
    "rule sets": (("hearts", "setup", "rule set"), HeartsRuleSets),
    "seats": (("hearts", "setup", "seats"), HeartsSeats),
    "name": (("hearts", "setup", "seats", ("name", 2)), HeartsName),
    "options": (("hearts", "setup", "options"), HeartsOptions),
    "option": (("hearts", "setup", "options", ("option", "hand_size")), HeartsOptionChoice),
    "cards": (("hearts", "setup", "options", ("option", "removed"), "own"), HeartsCards),
    "values": (("hearts", "setup", "options", *["next"] * 3, ("option", "bonus"), "own"), HeartsCardValues),
    "rules of the set-up": (("hearts", "setup", "rules"), HeartsRules),
    "code": (("hearts", "code"), HeartsEnterCode),
    "rules": (("hearts", "rules"), HeartsRules),
    "statistics": (("hearts", "statistics"), HeartsStatisticsPage),
    "achievements": (("hearts", "achievements"), HeartsAchievements),
    "bots": (("hearts", "bots"), AboutBots),
    "scores": (_SCORES, HeartsScores),
    "deal": ((*_SCORES, ("deal", 5)), HeartsDealMenu),
    "replay": ((*_SCORES, ("deal", 5), "replay"), HeartsReplay),
    "review": ((*_SCORES, ("deal", 5), "review"), HeartsReview),
    "again": ((*_SCORES, ("deal", 5), "again"), HeartsPlayAgain),
}


@pytest.fixture
def visitor(player: Player) -> Player:
    """A player with some games of Hearts behind, at the title."""
    with_hearts_history(player)
    player.director.title()
    player.turn()
    return player


@pytest.mark.parametrize("press", [by_mouse, by_keys])
@pytest.mark.parametrize("way", WAYS)
def test_a_page_is_opened_and_left(visitor: Player, way: str, press: Press) -> None:
    """Its buttons lead there; the back button, and Escape as often as needed, lead back to the title."""
    keys, scene = WAYS[way]
    for key in keys:
        press(visitor, key)
    assert type(visitor.scene) is scene
    press(visitor, "back")
    assert type(visitor.scene) is not scene
    for _ in keys:
        if not isinstance(visitor.scene, Title):
            visitor.press(pygame.K_ESCAPE)
    assert type(visitor.scene) is Title


@pytest.mark.parametrize("way", WAYS)
def test_a_direction_always_finds_a_focus(visitor: Player, way: str) -> None:
    """Whatever page is open, arrow keys move a focus that is there, and never fail."""
    keys, _scene = WAYS[way]
    for key in keys:
        by_mouse(visitor, key)
    scene = visitor.scene
    for direction in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_UP, pygame.K_LEFT) * 3:
        visitor.press(direction)
    assert visitor.scene is scene
    assert controls_of(visitor).shows_focus


def test_a_page_is_laid_out_again_in_another_size(visitor: Player) -> None:
    """The window may change while any page is open, and the page stays open."""
    for keys, scene in WAYS.values():
        visitor.director.title()
        visitor.turn()
        for key in keys:
            by_mouse(visitor, key)
        for size in ((320, 240), (480, 800), (1280, 720)):
            visitor.resize(size)
        assert type(visitor.scene) is scene


# Games


def test_the_last_set_up_is_one_tap_away(visitor: Player) -> None:
    """A rule set chosen and played is what the next new game has, without setting anything up."""
    for key in ("hearts", "setup", "rule set", "omnibus", ("offer", "bonus"), "play"):
        by_mouse(visitor, key)
    assert isinstance(visitor.scene, HeartsTable)
    rules = visitor.scene.game.state.rules
    assert (rules.rule_set.id, [str(card) for card in rules.bonus]) == ("omnibus", ["TD"])
    visitor.director.hearts_pages.home()
    visitor.turn()
    assert (control_of(visitor, "play").note or "").startswith("Omnibus")
    by_mouse(visitor, "play")
    assert isinstance(visitor.scene, HeartsTable)
    assert visitor.scene.game.state.rules == rules


@pytest.mark.parametrize("way", [("back",), ("back", "setup"), ("back", "setup", "seats", "back", "back")])
def test_a_set_up_that_was_not_played_stays(visitor: Player, way: tuple[str, ...]) -> None:
    """Whoever goes back finds rules and seats as they left them, for a new game and after the next start, too."""
    for key in ("hearts", "setup", "rule set", "omnibus", "seats", ("level", 2), ("name", 2)):
        by_mouse(visitor, key)
    visitor.type("Eva")
    visitor.press(pygame.K_RETURN)
    by_mouse(visitor, "back")
    for key in way:
        by_mouse(visitor, key)
    for setup in (visitor.director.hearts_pages.last_setup(), parse_setup(visitor.store.hearts_setup())):
        assert (setup.rule_set.id, setup.players[2].name) == ("omnibus", "Eva")
        assert setup.players[2].level != LEVELS[-1]
    by_mouse(visitor, "play")
    assert isinstance(visitor.scene, HeartsTable)
    assert visitor.scene.game.state.rules.rule_set.id == "omnibus"


def test_a_set_up_that_makes_no_sense_stays_until_it_is_mended(visitor: Player) -> None:
    """It is not lost either, but a new game in one tap is the last that could be played."""
    pages = visitor.director.hearts_pages
    pages.wish(pages.last_setup().with_changes({"target": 50}))
    pages.wish(pages.last_setup().with_changes({"teams": "merged", "players": 5}))
    assert (pages.last_setup().options.players, pages.last_setup().options.target) == (4, 50)
    pages.setup()
    visitor.turn()
    assert isinstance(visitor.scene, HeartsSetup)
    assert visitor.scene.draft.setup.options.players == 5
    assert visitor.scene.message()


def test_both_kept_games_are_continued_from_the_title(visitor: Player) -> None:
    """The title offers each game that is kept, and Hearts goes on where it was."""
    visitor.director.new_deal()
    visitor.press(pygame.K_d)
    by_mouse_from_title(visitor, "hearts", "play")
    assert isinstance(visitor.scene, HeartsTable)
    record = visitor.scene.game.record.as_json()
    visitor.director.title()
    visitor.turn()
    assert [member.key for member in controls_of(visitor).members][:2] == ["continue", "continue hearts"]
    by_mouse(visitor, "continue hearts")
    assert isinstance(visitor.scene, HeartsTable)
    assert visitor.scene.game.record.as_json()["rules"] == record["rules"]


def by_mouse_from_title(player: Player, *keys: str) -> None:
    """Click buttons one after the other, beginning at the title."""
    player.director.title()
    player.turn()
    for key in keys:
        by_mouse(player, key)


def test_people_and_bots_are_seated_and_named(visitor: Player) -> None:
    """A seat goes from bot to bot to person, a name is typed, and the game begins with them."""
    for key in ("hearts", "setup", "seats", "more", "fewer", ("level", 1), ("level", 2), ("level", 2), ("name", 2)):
        by_mouse(visitor, key)
    visitor.type("Eva")
    visitor.press(pygame.K_RETURN)
    assert control_of(visitor, ("name", 2)).label == "Eva"
    for key in ("back", "play"):
        by_mouse(visitor, key)
    assert isinstance(visitor.scene, HeartsTable)
    players = visitor.scene.game.players
    assert (players[2].name, players[2].level, players[1].level) == ("Eva", None, LEVELS[0])
    assert all(player.name for player in players)


def test_a_name_is_tapped_with_a_capital_only_at_its_beginning(visitor: Player) -> None:
    """The keys have capitals; the name has what people write."""
    for key in ("hearts", "setup", "seats", ("name", 1), "A", "N", "N", "erase", "A", "done"):
        by_mouse(visitor, key)
    assert control_of(visitor, ("name", 1)).label == "Ana"


@pytest.mark.parametrize(("typed", "rule_set"), [("AAAAABX", "american"), ("HR1-BM-AAAAABX", "black-maria")])
def test_a_typed_code_is_dealt(visitor: Player, typed: str, rule_set: str) -> None:
    """Seven letters are a deal of the last rule set, a whole code brings its own; the game begins with its cards."""
    by_mouse_from_title(visitor, "hearts", "code")
    visitor.type(typed)
    visitor.press(pygame.K_RETURN)
    assert isinstance(visitor.scene, HeartsTable)
    game = visitor.scene.game
    assert game.state.rules.rule_set.id == rule_set
    assert game.state.deal is not None
    assert str(game.state.deal.preparation.dealt.code).endswith("AAAAABX")


@pytest.mark.parametrize("typed", ["AAAAAAA", "HX1-N-AAAAAAM", "HR1-Q-AAAAABX", "AB"])
def test_a_wrong_code_is_told_and_begins_nothing(visitor: Player, typed: str) -> None:
    """The page stays, with a line that says what is wrong."""
    by_mouse_from_title(visitor, "hearts", "code")
    visitor.type(typed)
    visitor.press(pygame.K_RETURN)
    assert isinstance(visitor.scene, HeartsEnterCode)
    assert visitor.scene.message


def test_a_wrong_combination_is_told_and_can_not_be_played(visitor: Player) -> None:
    """Partners with five players: one line says why, and the way to play is off until it is put right."""
    for key in ("hearts", "setup", "options", ("option", "teams"), "merged", "back", "back", "seats", "more"):
        by_mouse(visitor, key)
    by_mouse(visitor, "back")
    scene = visitor.scene
    assert isinstance(scene, HeartsSetup)
    assert "four players" in scene.message()
    assert not control_of(visitor, "play").is_enabled
    for key in ("seats", "fewer", "back"):
        by_mouse(visitor, key)
    assert scene.message() == ""
    assert control_of(visitor, "play").is_enabled


def test_directions_are_put_together(visitor: Player) -> None:
    """Each button adds one, and the last can be taken off again."""
    pages = visitor.director.hearts_pages
    pages.setup()
    visitor.turn()
    setup = visitor.scene
    assert isinstance(setup, HeartsSetup)
    pages.directions(setup.draft, "passing")
    visitor.turn()
    assert isinstance(visitor.scene, HeartsDirections)
    for key in ("clear", "right", "left", "left", "erase"):
        by_mouse(visitor, key)
    assert setup.draft.value("passing") == ["right", "left"]


def test_cards_are_taken_out_and_put_back(visitor: Player) -> None:
    """A key of a card takes it out, and a second time puts it back."""
    for key in ("hearts", "setup", "options", ("option", "removed"), "own", "2C", "2D", "2C"):
        by_mouse(visitor, key)
    assert isinstance(visitor.scene, HeartsCards)
    assert visitor.scene.draft.value("removed") == ["2D"]


# Deals


def test_a_deal_is_replayed_forth_and_back(visitor: Player) -> None:
    """Card by card and trick by trick, to the end and back to the beginning."""
    visitor.director.hearts_pages.replay(played_record(), 2)
    visitor.turn()
    scene = visitor.scene
    assert isinstance(scene, HeartsReplay)
    places = [scene.at]
    while control_of(visitor, "end").is_enabled:
        by_mouse(visitor, "end")
        places.append(scene.at)
    assert len(places) >= 13
    while control_of(visitor, "backward").is_enabled:
        by_mouse(visitor, "backward")
    assert scene.at == 0


def test_a_review_thinks_in_slices_and_then_rests(visitor: Player) -> None:
    """It moves until it knows what cost most, draws little meanwhile, and says what it came to."""
    visitor.director.hearts_pages.review(played_record(), 2, 0)
    visitor.turn()
    scene = visitor.scene
    assert isinstance(scene, HeartsReview)
    assert scene.is_moving
    for _ in range(4000):
        if not scene.is_moving:
            break
        scene.step()
        boxes = scene.repaint(visitor.screen.surface, 0.0)
        assert sum(box.width * box.height for box in boxes) < 0.1 * 1280 * 720
    assert not scene.is_moving
    visitor.turn()
    assert scene.pages() >= 1


def test_a_review_that_is_left_thinks_no_more(visitor: Player) -> None:
    """The page is gone, and so is its work."""
    visitor.director.hearts_pages.review(played_record(), 2, 0)
    visitor.turn()
    scene = visitor.scene
    by_mouse(visitor, "back")
    assert not scene.is_moving


def test_a_play_that_cost_points_is_shown_in_its_deal(visitor: Player) -> None:
    """Each play has a button, which leads into the replay just before the card."""
    HEARTS_PAGES["hearts-review"](visitor)
    visitor.turn()
    shows = [member.key for member in controls_of(visitor).members if member.key != "back"]
    assert len(shows) == 3
    by_mouse(visitor, shows[-1])
    assert isinstance(visitor.scene, HeartsReplay)
    assert visitor.scene.at > 0


def test_a_deal_is_played_again_from_another_seat(visitor: Player) -> None:
    """The same cards, the player moved on; the new game waits as the old one did."""
    record = played_record()
    visitor.director.hearts_pages.play_again(record, 2)
    visitor.turn()
    by_mouse(visitor, 1)
    assert isinstance(visitor.scene, HeartsTable)
    game = visitor.scene.game
    assert game.state.deal is not None
    assert game.state.deal.preparation.dealt.share == record.deals[1].preparation.dealt.share
    assert [player.is_human for player in game.players] == [False, True, False, False]


def test_a_result_leads_to_another_game(visitor: Player) -> None:
    """The places are shown, and the same people play again by the same rules."""
    record = played_record()
    visitor.director.hearts_pages.result(record)
    visitor.turn()
    assert isinstance(visitor.scene, HeartsResult)
    by_mouse(visitor, "again")
    assert isinstance(visitor.scene, HeartsTable)
    game = visitor.scene.game
    assert game.state.rules == record.rules
    assert game.state.phase is not Phase.OVER


def test_the_title_loads_no_rules_of_hearts(tmp_path: Path) -> None:
    """Whoever starts the game does not wait for the engine of a game that may not be played."""
    code = (
        "import sys; from pathlib import Path; from tools.player import Player; Player(Path(sys.argv[1]));"
        "print([name for name in sys.modules if name.startswith(('game.hearts', 'game.bots'))])"
    )
    said = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert said.stdout.splitlines()[-1] == "[]"
