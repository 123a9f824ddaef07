"""The rules of any form of Hearts in sentences, each made from the value of one option."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from game.hearts.rules import Rules, parse_rules
from game.shell.hearts_texts_deal import DEAL_SENTENCES
from game.shell.hearts_texts_options import CHAPTERS, chapter_name
from game.shell.hearts_texts_play import PLAY_SENTENCES
from game.shell.hearts_texts_scoring import SCORING_SENTENCES
from game.shell.language import _

_SENTENCES: Mapping[str, Callable[[Rules], str]] = {**DEAL_SENTENCES, **PLAY_SENTENCES, **SCORING_SENTENCES}

# Options that are told in the sentence of another.
_TOLD_WITH: Mapping[str, str] = {"moon_amount": "moon"}


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule; ``is_special`` where the base game has another."""

    text: str
    is_special: bool = False


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules about one thing."""

    title: str
    sentences: tuple[Sentence, ...]


def rule_chapters(rules: Rules) -> tuple[Chapter, ...]:
    """All rules of a game, from what it is about to how it ends."""
    chapters = (Chapter(chapter_name(number), _chapter(rules, names)) for number, names in enumerate(CHAPTERS))
    return (_about(), *(chapter for chapter in chapters if chapter.sentences))


def special_sentences(rules: Rules) -> tuple[str, ...]:
    """What is special about a game, against the base game; nothing about the base game itself."""
    return tuple(sentence.text for names in CHAPTERS for sentence in _chapter(rules, names) if sentence.is_special)


def outline(rules: Rules) -> tuple[str, ...]:
    """What to know before a first game by these rules: how it is played, what costs points, how it ends."""
    about, *_chapters, scoring, end = rule_chapters(rules)
    texts = [
        *(sentence.text for sentence in about.sentences),
        option_sentence(rules, "first_trick"),
        *(sentence.text for chapter in (scoring, end) for sentence in chapter.sentences),
    ]
    return tuple(text for text in texts if text)


def option_sentence(rules: Rules, name: str) -> str:
    """What an option comes to; "" where it changes nothing."""
    return _SENTENCES[_TOLD_WITH.get(name, name)](rules)


def _about() -> Chapter:
    return Chapter(
        # Translators: the first chapter of the rules of Hearts.
        _("The game"),
        (
            Sentence(
                _("Hearts is played for tricks that nobody wants: some cards cost points, and the lowest score wins.")
            ),
            Sentence(
                _(
                    "Play goes clockwise. Follow suit if you can; if not, play any card. The highest card of the suit "
                    "led takes the trick, and who took it leads the next."
                )
            ),
        ),
    )


def _chapter(rules: Rules, names: tuple[str, ...]) -> tuple[Sentence, ...]:
    said = ((_SENTENCES[name](rules), _SENTENCES[name](_base())) for name in names if name in _SENTENCES)
    return tuple(Sentence(text, text != usual) for text, usual in said if text)


@cache
def _base() -> Rules:
    return parse_rules({"set": "american"})
