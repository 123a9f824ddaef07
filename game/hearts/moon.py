"""Shooting the moon, and the sun: taking all penalty cards, and taking every trick."""

from dataclasses import dataclass

from game.hearts.play import Play
from game.hearts.rules import Rules
from game.hearts.scores import Score
from game.hearts.seats import Cards, holds_all
from game.hearts.trick import owned_tricks
from game.hearts.vocabulary import Moon, MoonChoice


@dataclass(frozen=True, slots=True)
class Shot:
    """A moon or sun: which scorer made it, and what it is worth."""

    scorer: int
    amount: Score


def sun_counts(rules: Rules) -> bool:
    """Whether taking every trick is worth two moons."""
    return rules.options.sun


def moon_rule(rules: Rules) -> Moon:
    """What a moon brings."""
    return rules.options.moon


def moon_wins_game(rules: Rules) -> bool:
    """Whether the moon wins the game instead of moving an amount."""
    return moon_rule(rules) is Moon.WINS_GAME


def moon_choices(rules: Rules) -> tuple[MoonChoice, ...]:
    """The ways to count a moon that its shooter may choose from; none where the rules settle it."""
    return (MoonChoice.SUBTRACT, MoonChoice.ADD) if moon_rule(rules) is Moon.CHOOSE else ()


def shot_of(play: Play, piles: tuple[Cards, ...]) -> Shot | None:
    """The moon or sun of a deal that has been played out, or None."""
    rules = play.rules
    # Tricks that nobody could take count for the next taker.
    owners = {owner for _, owner in owned_tricks(play.tricks)}
    for scorer, seats in enumerate(rules.scorers):
        if sun_counts(rules) and owners.issubset(seats):
            return Shot(scorer, 2 * rules.moon_amount)
        if has_every_penalty(rules, piles[scorer]):
            return Shot(scorer, rules.moon_amount)
    return None


def has_every_penalty(rules: Rules, cards: Cards) -> bool:
    """Whether all penalty cards of the pack are among ``cards``, whoever has the bonus cards."""
    return len(cards) >= len(rules.penalties) and holds_all(cards, rules.penalties)
