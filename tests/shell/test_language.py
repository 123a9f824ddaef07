"""The language of everything a person reads: catalogues, plural forms, letters, and what the code may say."""

import ast
import re
from functools import cache
from gettext import GNUTranslations
from importlib.resources import files
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest
from babel import Locale
from fontTools.ttLib import TTFont

from game.cards import PACK, parse_card
from game.shell import language
from game.shell.dates import weekday_names
from game.shell.hearts_texts_options import chapter_name, option_label
from game.shell.hearts_texts_values import direction_word
from game.shell.hearts_words import card_name, card_names
from game.shell.language import LANGUAGES, PSEUDO, _, _c, _n, current_language, use_language
from game.shell.pseudo_language import pseudo
from sprites import lettering
from tools import translate
from tools.player import Player
from tools.screenshot import SCENES

ROOT = Path(__file__).resolve().parent.parent.parent
TRANSLATED = [code for code in LANGUAGES if code != "en"]
_IMAGINARY = re.compile(r"(^|\d|[−+×] ?)i\b")
_FILE = re.compile(r"\S+\.db")
COMPOSED = "ĺĹ"  # letters that sprites.lettering puts together


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Return what sets a system that has no language yet."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pygame.system, "get_pref_locales", list)
    return monkeypatch


# Choosing a language


def test_a_language_is_spoken_from_the_moment_it_is_chosen() -> None:
    """The same call gives other words after each change of language."""
    said = []
    for code in LANGUAGES:
        use_language(code)
        said.append((current_language(), _("Undo")))
    assert said == [("en", "Undo"), ("sk", "Vrátiť"), ("fi", "Kumoa"), ("cs", "Vrátit"), ("sl", "Razveljavi")]


@pytest.mark.parametrize("code", ["de", "e", "SK", "../sk", "sk_SK_x"])
def test_an_unknown_language_is_english(code: str) -> None:
    """A code that is not one of the languages speaks English, whatever was spoken before."""
    use_language("fi")
    use_language(code)
    assert (current_language(), _("Undo")) == ("en", "Undo")


def test_english_needs_no_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Going to English opens no file."""
    use_language("sk")
    monkeypatch.delattr(language, "files")
    use_language("en")
    assert _("Undo") == "Undo"


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "sk_SK.UTF-8"}, "sk"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "cs_CZ"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "LANGUAGE": "de:sl:fi"}, "sl"),
        ({"LANG": "fi_FI", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_names_the_systems_language(
    system: pytest.MonkeyPatch, variables: dict[str, str], code: str
) -> None:
    """The first of LANGUAGE, LC_ALL, LC_MESSAGES and LANG that is set counts, and in it the first known language."""
    for name, value in variables.items():
        system.setenv(name, value)
    use_language("")
    assert current_language() == code


def test_the_desktop_names_the_systems_language(system: pytest.MonkeyPatch) -> None:
    """Where the environment says nothing of use, the first known language that pygame reports is spoken."""
    preferred = [{"language": "de", "country": "AT"}, {"language": "sl", "country": "AT"}, {"language": "sk"}]
    system.setattr(pygame.system, "get_pref_locales", lambda: preferred)
    use_language("")
    assert current_language() == "sl"
    system.setenv("LANG", "C")
    use_language("")
    assert current_language() == "sl"


def test_words_with_two_meanings_have_a_context(monkeypatch: pytest.MonkeyPatch) -> None:
    """The context tells two translations of one English word apart, and is never shown itself."""
    catalogue = translate.Catalogue("sk", fuzzy=False)
    catalogue.add("Deal", "Rozdať", context="verb")
    catalogue.add("Deal", "Rozdanie", context="noun")
    made = GNUTranslations(BytesIO(translate.compiled(catalogue)))
    monkeypatch.setattr(language, "_translations", lambda _code: made)
    assert _c("verb", "Deal") == "Deal"
    use_language("sk")
    assert (_c("verb", "Deal"), _c("noun", "Deal"), _("Deal")) == ("Rozdať", "Rozdanie", "Deal")


@pytest.mark.parametrize("code", TRANSLATED)
def test_one_english_word_is_two_where_it_means_two_things(code: str) -> None:
    """A game that was left is no direction, taking all tricks no day of the week, and no partners are no passing."""
    use_language(code)
    assert _c("a game", "left") != direction_word("left")
    assert option_label("sun") != weekday_names()[6]
    assert _c("a game", "Play") != chapter_name(2)


# Plural forms


@pytest.mark.parametrize("code", TRANSLATED)
def test_plural_forms_are_those_of_the_language(code: str) -> None:
    """Up to 120, two numbers have the same form exactly when Unicode's rules for the language say so."""
    category = Locale(code).plural_form
    use_language(code)
    forms = {n: _n("{n} move", "{n} moves", n).removeprefix(str(n)) for n in range(121)}
    assert len(set(forms.values())) == len({category(n) for n in forms})
    for one, other in combinations(forms, 2):
        assert (forms[one] == forms[other]) == (category(one) == category(other)), (one, other)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "0 moves, 1 move, 2 moves, 5 moves, 21 moves, 101 moves"),
        ("sk", "0 ťahov, 1 ťah, 2 ťahy, 5 ťahov, 21 ťahov, 101 ťahov"),
        ("fi", "0 siirtoa, 1 siirto, 2 siirtoa, 5 siirtoa, 21 siirtoa, 101 siirtoa"),
        ("cs", "0 tahů, 1 tah, 2 tahy, 5 tahů, 21 tahů, 101 tahů"),
        ("sl", "0 potez, 1 poteza, 2 potezi, 5 potez, 21 potez, 101 poteza"),
    ],
)
def test_moves_are_counted_as_people_count_them(code: str, said: str) -> None:
    """Each number stands with the form that a speaker would use."""
    use_language(code)
    assert ", ".join(_n("{n} move", "{n} moves", n) for n in (0, 1, 2, 5, 21, 101)) == said


def test_slovene_has_forms_for_two_and_for_three_or_four() -> None:
    """The forms come again with every hundred."""
    use_language("sl")
    said = [_n("{n} move", "{n} moves", n) for n in (3, 4, 102, 104, 11, 112)]
    assert said == ["3 poteze", "4 poteze", "102 potezi", "104 poteze", "11 potez", "112 potez"]


# Names of cards


@pytest.mark.parametrize("code", [*LANGUAGES, PSEUDO])
def test_every_card_has_a_name_of_its_own(code: str) -> None:
    """Each suit's message lists thirteen names, and no name is that of another card."""
    use_language(code)
    names = [card_name(card) for card in PACK]
    assert len(set(names)) == len(PACK)
    assert all(name == name.strip() and "|" not in name for name in names)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "queen of spades, seven of hearts, king of hearts, ace of clubs"),
        ("sk", "piková dáma, srdcová sedmička, srdcový kráľ, krížové eso"),
        ("fi", "patarouva, herttaseitsikko, herttakuningas, ristiässä"),
        ("cs", "piková dáma, srdcová sedmička, srdcový král, křížové eso"),
        ("sl", "pikova dama, srčeva sedmica, srčev kralj, križev as"),
    ],
)
def test_cards_are_called_as_people_call_them(code: str, said: str) -> None:
    """Suit and rank make one name, and agree."""
    use_language(code)
    assert card_names([parse_card(text) for text in ("QS", "7H", "KH", "AC")]) == said


# Letters


@cache
def _letters(weight: str) -> set[str]:
    data = (files("fontpkg_atkinson_hyperlegible") / "files" / f"AtkinsonHyperlegible-{weight}.ttf").read_bytes()
    return set(map(chr, TTFont(BytesIO(data)).getBestCmap())) | set(COMPOSED)


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
@pytest.mark.parametrize("code", TRANSLATED)
def test_the_font_has_every_letter_of_every_message(code: str, weight: str) -> None:
    """No message has a character that the font lacks and that is not put together when it is drawn."""
    catalogue = translate.read(translate.po_path(ROOT, code), code)
    texts = [text for message in catalogue if message.id for text in translate.texts(message.string)]
    texts += [text for message in catalogue for text in translate.texts(message.id)]
    assert set("".join(texts)) - _letters(weight) == set()


@pytest.mark.parametrize("letter", COMPOSED)
def test_composed_letters_are_not_drawn_as_holes(letter: str) -> None:
    """What the font lacks is as wide as its plain letter, not as the font's empty box."""
    plain = {"ĺ": "l", "Ĺ": "L"}[letter]
    assert lettering.width_of(f"st{letter}p", 40) == lettering.width_of(f"st{plain}p", 40)


# The pseudo-language


def test_the_pseudo_language_is_longer_and_accented() -> None:
    """A message grows by 40 %, has accents of the font's own, and keeps what stands in braces."""
    message = "Move {number}: the stock is empty. The waste is turned over, in the same order."
    longer = pseudo(message)
    assert 1.35 < len(longer) / len(message) <= 1.4
    assert "{number}" in longer
    assert set(longer) & set("áčďěíľňôŕšťůýž")


def test_the_pseudo_language_is_spoken_by_its_code_alone() -> None:
    """It is none of the languages to choose from, and speaks all kinds of messages."""
    assert PSEUDO not in LANGUAGES
    use_language(PSEUDO)
    assert current_language() == PSEUDO
    assert _("Undo") == _c("button", "Undo") == "Ůňďďô"
    assert _n("{n} move", "{n} moves", 1).startswith("1 m")
    assert len(_n("{n} move", "{n} moves", 2)) > len(_n("{n} move", "{n} moves", 1))


@pytest.mark.parametrize("scene", SCENES)
def test_every_word_on_the_screen_is_translated(scene: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the pseudo-language no scene shows a word without an accent but codes and names, nor a sign the font lacks."""
    shown: set[str] = set()
    draw = lettering.text

    def text(string: str, *how: Any, **more: Any) -> pygame.Surface:
        shown.add(string)
        return draw(string, *how, **more)

    monkeypatch.setattr(lettering, "text", text)
    player = Player(tmp_path)
    use_language(PSEUDO)
    SCENES[scene](player)
    player.stage.refresh()
    shown.clear()
    player.turn()
    player.store.close()
    assert shown
    assert [words for words in shown if not _is_translated(words)] == []
    assert set("".join(shown)) - _letters("Regular") == set()


def _is_translated(words: str) -> bool:
    # The pseudo-language puts an accent on every vowel; codes have capitals alone, complex numbers an i, files a name.
    words = _FILE.sub("", _IMAGINARY.sub("", words))
    return words.upper() == words or words in LANGUAGES.values() or not set(words) & set("aeiouyAEIOUY")


# What the code says


@cache
def _calls() -> list[tuple[str, ast.Call, bool]]:
    """Each call that translates: its place, itself, and whether it stands in an f-string."""
    calls = []
    for path in sorted((ROOT / "game").rglob("*.py")):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        hidden = {part for node in nodes if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
        for node in nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "_n", "_c"):
                calls.append((f"{path.relative_to(ROOT)}:{node.lineno}", node, node in hidden))
    return calls


def _messages(call: ast.Call) -> list[object]:
    count = {"_": 1, "_n": 2, "_c": 2}[getattr(call.func, "id", "")]
    return [argument.value if isinstance(argument, ast.Constant) else None for argument in call.args[:count]]


def test_every_message_is_a_plain_string() -> None:
    """Messages are written out where they are said: no f-string, sum or variable, which no catalogue could hold."""
    wrong = [place for place, call, _inside in _calls() if not all(isinstance(text, str) for text in _messages(call))]
    assert wrong == []


def test_no_message_is_hidden_in_an_f_string() -> None:
    """A call inside an f-string is not found by every version of the tool that gathers the messages."""
    assert [place for place, _call, is_inside in _calls() if is_inside] == []


def test_every_message_is_in_the_template() -> None:
    """What Python's own parser finds in the code is what messages.pot has, no more and no less."""
    said = {tuple(_messages(call)) for _place, call, _inside in _calls()}
    template = translate.read(translate.template_path(ROOT))
    known = {((m.context,) if m.context else ()) + translate.texts(m.id) for m in template if m.id}
    assert known == said
