"""Sentences about what cards cost in Hearts, about the moon, and about the end of a game."""

from collections.abc import Callable, Mapping

from game.hearts.rules import Rules
from game.hearts.vocabulary import Moon, Tie
from game.shell.hearts_texts_cards import cards_text
from game.shell.language import _
from game.table.hearts_numbers import score_text


def _points(rules: Rules) -> str:
    points = rules.options.points
    if isinstance(points, str):
        return _scales()[points]
    # Translators: {cards} is a list of cards, each with its points.
    return _("What cards cost: {cards}.").format(cards=cards_text("points", points))


def _scales() -> dict[str, str]:
    return {
        "standard": _("Each heart costs 1 point, the queen of spades 13."),
        "spot": _("Each heart costs its rank: 2 to 10, jack 11, queen 12, king 13, ace 14. The queen of spades: 25."),
        "spot2": _("Hearts from 2 to 10 cost their rank, jack, queen and king 10, the ace 15, the queen of spades 25."),
        "maria43": _("Each heart costs 1 point, the queen of spades 13, the king of spades 10, the ace of spades 7."),
        "fix": _(
            "The queen of spades costs 26 points, the queens of hearts, clubs and diamonds 13, each remaining heart 1."
        ),
        "hartenjagen": _("Each heart costs 1 point, the queen of spades 5, the jack of clubs 2."),
        "complex": _("Each heart costs 1 point, the queen of spades 13i."),
    }


def _bonus(rules: Rules) -> str:
    if not rules.options.bonus:
        return ""
    # Translators: {cards} is a list of cards, each with the points that are taken off.
    return _("Good to take: {cards}.").format(cards=cards_text("bonus", rules.options.bonus))


def _multiplier(rules: Rules) -> str:
    if not rules.options.multiplier:
        return ""
    # Translators: {cards} is a list of cards, each with a factor, such as "ten of clubs ×2".
    return _("Whoever takes this card has their score of the deal multiplied: {cards}.").format(
        cards=cards_text("multiplier", rules.options.multiplier)
    )


def _charging(rules: Rules) -> str:
    words = _(
        "Before the first lead special cards may be turned up: the queen of spades and the jack of diamonds then count "
        "double, the ace of hearts doubles every heart, the ten of clubs multiplies by four. Such a card waits for the "
        "second trick of its suit, unless it is the only one of it in the hand."
    )
    return words * rules.options.charging


def _moon(rules: Rules) -> str:
    texts = {
        Moon.CHOOSE: _(
            "Whoever takes all cards that cost points shoots the moon, and chooses: {points} off their own score, or "
            "onto everybody else's."
        ),
        Moon.SUBTRACT: _("Whoever takes all cards that cost points shoots the moon: {points} off their own score."),
        Moon.ADD: _("Whoever takes all cards that cost points shoots the moon: {points} onto everybody else's score."),
        Moon.ADD_UNLESS_LOST: _(
            "Whoever takes all cards that cost points shoots the moon: {points} onto everybody else's score, or off "
            "their own, if otherwise somebody else would win the game by it."
        ),
        Moon.WINS_GAME: _("Whoever takes all cards that cost points shoots the moon, and wins the game at once."),
    }
    return texts[rules.options.moon].format(points=score_text(rules.moon_amount))


def _sun(rules: Rules) -> str:
    return _("Whoever takes every trick shoots the sun, which counts as two moons.") * rules.options.sun


def _complex(rules: Rules) -> str:
    return _("Scores are complex numbers; the nearer to zero, the better.") * rules.options.complex


def _target(rules: Rules) -> str:
    if rules.options.complex:
        text = _("The game ends when an absolute value is above {target}; the smallest absolute value wins.")
    else:
        text = _("The game ends when a total has reached {target}; the lowest total wins.")
    return text.format(target=rules.options.target)


def _tie(rules: Rules) -> str:
    if rules.options.tie is Tie.SHARE:
        return _("Players who tie for the lead share the win.")
    return _("While players tie for the lead, another deal is played.")


def _perfect_round(rules: Rules) -> str:
    words = _(
        "Another deal is also played when somebody behind took no point in the last deal, and whoever is in front did."
    )
    return words * rules.options.perfect_round


def _exact_target(rules: Rules) -> str:
    exact = rules.options.exact_target
    if exact is None:
        return ""
    return _("A total of exactly {target} drops to {n}.").format(target=rules.options.target, n=exact)


SCORING_SENTENCES: Mapping[str, Callable[[Rules], str]] = {
    "points": _points,
    "bonus": _bonus,
    "multiplier": _multiplier,
    "charging": _charging,
    "moon": _moon,
    "sun": _sun,
    "complex": _complex,
    "target": _target,
    "tie": _tie,
    "perfect_round": _perfect_round,
    "exact_target": _exact_target,
}
