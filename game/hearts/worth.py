"""What the cards of a pack are worth under given options."""

from collections.abc import Mapping

from game.cards import Card
from game.hearts.options import Options
from game.hearts.pack import pack_of
from game.hearts.scales import SCALES
from game.hearts.scores import Score, is_penalty


def points_of(options: Options) -> Mapping[Card, Score]:
    """What each card costs by the scale alone; other cards cost nothing."""
    points = options.points
    return SCALES[points] if isinstance(points, str) else dict(points)


def bonus_of(options: Options) -> Mapping[Card, Score]:
    """What each bonus card takes off besides."""
    return dict(options.bonus)


def worth_of(options: Options) -> Mapping[Card, Score]:
    """What each card that counts anything counts in all, by the scale and as a bonus card."""
    points, bonus = points_of(options), bonus_of(options)
    return {card: points.get(card, 0) + bonus.get(card, 0) for card in (*points, *bonus)}


def multipliers_of(options: Options) -> Mapping[Card, Score]:
    """By how much each multiplying card multiplies."""
    return dict(options.multiplier)


def penalty_cards(options: Options) -> tuple[Card, ...]:
    """The penalty cards of the pack, identical ones as often as it holds them."""
    points = points_of(options)
    return tuple(card for card in pack_of(options) if is_penalty(points.get(card, 0)))


def moon_amount_of(options: Options) -> Score:
    """What a moon is worth: a fixed amount, or all penalty points of the pack as dealt."""
    if options.moon_amount is not None:
        return options.moon_amount
    points = points_of(options)
    return sum(points[card] for card in penalty_cards(options))
