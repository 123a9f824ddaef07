"""The end of a deal and of the game: new totals, and who has won."""

from game.hearts.moon import Shot, moon_wins_game
from game.hearts.rules import Rules
from game.hearts.scores import Score, weight
from game.hearts.teams import group_of
from game.hearts.vocabulary import Tie

Scores = tuple[Score, ...]


def new_totals(rules: Rules, totals: Scores, scores: Scores) -> Scores:
    """``totals`` with the scores of a deal added, and an exact target dropped."""
    added = (total + score for total, score in zip(totals, scores, strict=True))
    return tuple(dropped(rules, total) for total in added)


def target_of(rules: Rules) -> int:
    """The total that ends the game."""
    return rules.options.target


def dropped(rules: Rules, total: Score) -> Score:
    """What a total of exactly the target drops to; any other stays."""
    exact = rules.options.exact_target
    return exact if exact is not None and total == target_of(rules) else total


def winners_of(rules: Rules, totals: Scores, scores: Scores, shot: Shot | None) -> tuple[int, ...]:
    """The contenders that share the win after a deal that added ``scores``; none while the game goes on."""
    if shot is not None and moon_wins_game(rules):
        return (group_of(rules.contenders, shot.scorer),)
    if not any(has_reached_target(rules, total) for total in totals):
        return ()
    leaders = leaders_of(rules, totals)
    if goes_on_in_tie(rules, leaders) or goes_on_for_perfect_round(rules, leaders, scores):
        return ()
    return leaders


def has_reached_target(rules: Rules, total: Score) -> bool:
    """Whether ``total`` is at the target or above; a complex total's absolute value must be above it."""
    target = target_of(rules)
    if isinstance(total, complex):
        return weight(total) > target**2
    return total >= target


def leaders_of(rules: Rules, totals: Scores) -> tuple[int, ...]:
    """The contenders with the best score, those of partners added."""
    weights = [weight(score) for score in _contenders_scores(rules, totals)]
    return tuple(place for place, found in enumerate(weights) if found == min(weights))


def goes_on_in_tie(rules: Rules, leaders: tuple[int, ...]) -> bool:
    """Whether the game goes on because nobody is alone in front."""
    return rules.options.tie is Tie.CONTINUE and len(leaders) > 1


def goes_on_for_perfect_round(rules: Rules, leaders: tuple[int, ...], scores: Scores) -> bool:
    """Whether the game goes on because somebody behind took no point in this deal and every leader did."""
    if not rules.options.perfect_round:
        return False
    took_points = [weight(score) > 0 for score in _contenders_scores(rules, scores)]
    return all(took_points[place] for place in leaders) and not all(took_points)


def _contenders_scores(rules: Rules, scores: Scores) -> Scores:
    return tuple(sum((scores[scorer] for scorer in group), rules.zero) for group in rules.contenders)
