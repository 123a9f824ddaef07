"""The pages of options, and the words for them: made from the engine's own record, for every rule set."""

import pytest

from game.hearts.option_kinds import Flag
from game.hearts.options import OptionError, option_fields
from game.hearts.rule_sets import RULE_SETS, RuleSet
from game.hearts.rules import make_rules, parse_rules
from game.session.hearts_achievements import Achievement
from game.session.hearts_bots import LEVELS
from game.session.hearts_seats import Player as Seated
from game.session.hearts_setup import usual_setup
from game.shell.hearts_texts import rule_set_name, rule_set_words
from game.shell.hearts_texts_achievements import achievement_icon, achievement_name, achievement_way
from game.shell.hearts_texts_options import CHAPTERS, option_label
from game.shell.hearts_texts_players import named, next_level, place_text, seat_names
from game.shell.hearts_texts_rules import option_sentence, outline, rule_chapters, special_sentences
from game.shell.hearts_texts_values import option_value
from game.shell.language import PSEUDO, use_language
from game.shell.scenes.hearts_options import HeartsOptions
from game.shell.scenes.hearts_options_choice import HeartsOptionChoice
from game.shell.scenes.hearts_options_offers import is_number, offered_values, stepped
from game.shell.scenes.hearts_setup_draft import Draft, kind_of
from sprites import shapes
from tests.shell.test_pages import by_mouse, control_of, controls_of
from tools.player import Player

NAMES = tuple(name for name, _kind, _help in option_fields())


def draft_of(rule_set: RuleSet) -> Draft:
    """A fresh set-up of a rule set."""
    return Draft(usual_setup().with_rule_set(rule_set))


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
def test_every_option_can_be_set_to_every_offered_value(rule_set: RuleSet) -> None:
    """The engine takes the value, or one line says why not; the value is told in words either way."""
    draft = draft_of(rule_set)
    shipped = draft.setup
    for name in NAMES:
        for value in offered_values(shipped, name):
            draft.setup = shipped
            draft.change({name: value})
            assert kind_of(name).parse(value) == getattr(draft.setup.options, name)
            assert option_value(name, value)
            assert option_value(name, value, is_short=True)
            assert (draft.rules is None) == bool(draft.fault)
            assert "\n" not in draft.fault
            if draft.rules is not None:
                assert isinstance(option_sentence(draft.rules, name), str)


def test_what_is_refused_is_told_by_its_reason() -> None:
    """Each combination that the engine refuses by name has a line that begins with the option's label."""
    refused: list[dict[str, object]] = [
        {"teams": "merged", "players": 5, "passing": []},
        {"passing": ["across"], "players": 5},
        {"passing": ["partner"], "players": 6},
        {"passing": ["dealer"], "call_choices": []},
        {"passing": ["scatter"], "players": 10, "hand_size": 5},
        {"hand_size": 20},
        {"kitty_size": 1},
        {"removed": [f"{rank}{suit}" for suit in "CDSH" for rank in "23456789TJQK"], "players": 5},
        {"points": "complex"},
        {"points": {"2C": 0}},
        {"multiplier": {"TC": [0, 2]}},
        {"moon_amount": [0, 13]},
        {"charging": True, "decks": 2},
        {"exact_target": 50, "complex": True},
        {"perfect_round": True, "complex": True},
    ]
    for changes in refused:
        draft = Draft(usual_setup().with_changes(changes))  # type: ignore[arg-type] # written as JSON
        with pytest.raises(OptionError) as fault:
            draft.setup.rules()
        assert draft.fault.startswith(option_label(fault.value.name) + ": "), changes
        assert "does not go with the rest" not in draft.fault, changes


@pytest.mark.parametrize("name", [name for name in NAMES if is_number(name)])
def test_numbers_are_made_larger_and_smaller(name: str) -> None:
    """A step up and one down lead back, and steps end where the kind of number does."""
    setup = usual_setup()
    up = stepped(setup, name, 1)
    assert up is not None
    assert stepped(setup.with_changes({name: up}), name, -1) != up
    lowest = setup
    for _ in range(200):
        down = stepped(lowest, name, -1)
        if down is None:
            break
        lowest = lowest.with_changes({name: down})
    assert name == "moon_amount" or stepped(lowest, name, -1) is None


def test_every_option_has_a_row(player: Player) -> None:
    """The chapters hold each option of the engine's record once, and the page a row for each."""
    assert sorted(name for chapter in CHAPTERS for name in chapter) == sorted(NAMES)
    player.director.hearts_pages.options(Draft(usual_setup()))
    player.turn()
    page = player.scene
    assert isinstance(page, HeartsOptions)
    seen = set()
    for number in range(page.pages()):
        page.number = number
        player.stage.refresh()
        seen |= {member.key for member in controls_of(player).members}
    assert {("option", name) for name in NAMES} <= seen


def test_a_switch_turns_and_anything_else_opens_its_values(player: Player) -> None:
    """A row of yes and no flips at once; the others lead to a page on which a value is chosen."""
    draft = Draft(usual_setup())
    player.director.hearts_pages.options(draft)
    player.turn()
    page = player.scene
    assert isinstance(page, HeartsOptions)
    for name in NAMES:
        page.number = next(n for n in range(page.pages()) if _is_on(player, page, n, name))
        player.stage.refresh()
        by_mouse(player, ("option", name))
        if isinstance(kind_of(name), Flag):
            assert draft.value(name) is True
            assert player.scene is page
        else:
            assert isinstance(player.scene, HeartsOptionChoice)
            by_mouse(player, "back")


def _is_on(player: Player, page: HeartsOptions, number: int, name: str) -> bool:
    page.number = number
    player.stage.refresh()
    return any(member.key == ("option", name) for member in controls_of(player).members)


def test_a_value_is_chosen_stepped_and_reset(player: Player) -> None:
    """What is chosen has the golden edge; all options go back to the rule set's own in one tap."""
    draft = Draft(usual_setup())
    pages = player.director.hearts_pages
    pages.options(draft)
    pages.option(draft, "target")
    player.turn()
    by_mouse(player, "200")
    by_mouse(player, "plus")
    assert draft.value("target") == 210
    assert control_of(player, "210").is_marked
    by_mouse(player, "back")
    by_mouse(player, "reset")
    assert draft.setup.is_as_shipped


# Words


@pytest.fixture
def pseudo() -> None:
    """Speak the language in which everything translated has accents."""
    use_language(PSEUDO)


@pytest.mark.parametrize("rule_set", RULE_SETS, ids=lambda rule_set: rule_set.id)
def test_every_rule_set_is_named_and_told(rule_set: RuleSet) -> None:
    """It has a name and a few words of its own; its rules are sentences, and special ones only where it differs."""
    others = [other for other in RULE_SETS if other is not rule_set]
    assert rule_set_name(rule_set.id) not in {rule_set_name(other.id) for other in others}
    assert 0 < len(rule_set_words(rule_set.id)) <= 42
    rules = parse_rules({"set": rule_set.id})
    texts = [sentence.text for chapter in rule_chapters(rules) for sentence in chapter.sentences]
    assert len(set(texts)) == len(texts)
    assert all(text.endswith(".") for text in texts)
    assert bool(special_sentences(rules)) == (rule_set.id != "american")


def test_every_option_that_changes_the_game_changes_the_rules_told() -> None:
    """For each value that is offered and differs from the base game's, where it can be played, something is told."""
    silent = []
    setup = usual_setup()
    for name in NAMES:
        for value in offered_values(setup, name):
            draft = Draft(setup)
            draft.change({name: value})
            if draft.rules is not None and draft.setup.options != setup.options and not special_sentences(draft.rules):
                silent.append((name, value))
    # These only matter together with another option: a kitty, a mix, a dealer's call.
    assert {name for name, _value in silent} <= {"kitty_to", "kitty_use", "call_choices", "kitty_size", "hand_size"}


def test_an_unknown_rule_set_is_called_by_its_own_name() -> None:
    """A record of a later version can still be listed."""
    assert (rule_set_name("whist"), rule_set_words("whist")) == ("whist", "")


@pytest.mark.usefixtures("pseudo")
def test_rules_are_told_in_the_players_language() -> None:
    """No sentence, name or value has a plain vowel left where every one is translated."""
    said = [rule_set_name("turbo"), achievement_name(Achievement.MOON_SHOT), option_value("moon", "choose")]
    said += [
        sentence.text for chapter in rule_chapters(parse_rules({"set": "turbo"})) for sentence in chapter.sentences
    ]
    assert [text for text in said if set(text) & set("aeiouy")] == []


def test_every_achievement_has_a_name_a_way_and_an_icon() -> None:
    """No two are called the same."""
    assert len({achievement_name(each) for each in Achievement}) == len(Achievement)
    for each in Achievement:
        assert achievement_way(each).endswith(".")
        assert shapes.icon(achievement_icon(each), 20, (255, 255, 255)).get_width() == 20


def test_players_are_named_for_the_game() -> None:
    """Bots and several people get names; a person alone is simply oneself."""
    alone = (Seated(), Seated(level=LEVELS[0]), Seated("Eva", LEVELS[0]))
    assert seat_names(alone)[0] == "You"
    assert [player.name for player in named(alone)] == ["", seat_names(alone)[1], "Eva"]
    several = (Seated(), Seated(), Seated(level=LEVELS[0]))
    assert len(set(seat_names(several))) == 3
    assert all(player.name for player in named(several))


def test_levels_go_round() -> None:
    """From a person through every level and back to a person."""
    seen = [None]
    while (level := next_level(seen[-1])) is not None:
        seen.append(level)  # type: ignore[arg-type] # a list of levels
    assert set(seen) == {None, *LEVELS}


def test_rules_with_own_points_list_them() -> None:
    """A map of cards is told card by card."""
    setup = usual_setup().with_changes({"points": {"QS": 5, "JC": 2}})
    told = special_sentences(make_rules(setup.rule_set, setup.options))
    assert any("queen of spades 5" in text and "jack of clubs 2" in text for text in told)


def test_the_summary_tells_the_whole_game_whatever_is_changed() -> None:
    """What is special stands first, and the rest of the game follows, each sentence once."""
    draft = Draft(usual_setup().with_changes({"target": 50}))
    told = [paragraph.text for paragraph in draft.told()]
    assert "50" in told[0]
    assert set(told) == set(outline(make_rules(draft.setup.rule_set, draft.setup.options)))
    assert len(told) == len(set(told)) > 5


def test_the_summary_says_what_may_be_played_to_the_first_trick() -> None:
    """Base rules or not, nobody has to look for that."""
    for first_trick, words in (("free", "may be played to the first trick"), ("no_points", "No card that costs")):
        told = Draft(usual_setup().with_changes({"first_trick": first_trick})).told()
        assert any(words in paragraph.text for paragraph in told)


def test_everybody_has_a_place_at_the_table() -> None:
    """The places are told from the first seat, clockwise: its left hand comes next, its right hand last."""
    assert [place_text(turn, 3) for turn in range(3)] == ["at the front", "left", "right"]
    assert [place_text(turn, 4) for turn in range(4)] == ["at the front", "left", "across", "right"]
    assert [place_text(turn, 5) for turn in (1, 2, 3, 4)] == [
        "1 to the left",
        "2 to the left",
        "2 to the right",
        "1 to the right",
    ]
