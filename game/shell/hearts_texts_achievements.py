"""What the achievements of Hearts are called, and how they are earned."""

from game.session.hearts_achievements import Achievement
from game.shell.language import _


def achievement_name(achievement: Achievement) -> str:
    """What an achievement is called."""
    return {
        # Translators: achievements in the game of Hearts. The first: taking all the cards that cost points.
        Achievement.MOON_SHOT: _("Moon shot"),
        Achievement.SUN_SHOT: _("Sun shot"),
        Achievement.MOON_STOPPED: _("Moon stopped"),
        Achievement.CLEAN_DEAL: _("Clean deal"),
        Achievement.QUEEN_DODGED: _("Queen passed on"),
        Achievement.BONUS_TAKEN: _("Bonus taken"),
        Achievement.GAME_WON: _("Game won"),
        Achievement.COMEBACK_WIN: _("From last to first"),
        Achievement.NARROW_WIN: _("By a single point"),
        Achievement.SPOTLESS_WIN: _("Spotless win"),
    }[achievement]


def achievement_way(achievement: Achievement) -> str:
    """How an achievement is earned."""
    return {
        Achievement.MOON_SHOT: _("Take all cards that cost points in a deal."),
        Achievement.SUN_SHOT: _("Take every trick of a deal."),
        Achievement.MOON_STOPPED: _("Take a few points from somebody who takes all the others."),
        Achievement.CLEAN_DEAL: _("Take no card that costs points in a deal."),
        Achievement.QUEEN_DODGED: _("Hold the queen of spades, and let somebody else take her."),
        Achievement.BONUS_TAKEN: _("Take a card that lowers your score."),
        Achievement.GAME_WON: _("Win a game."),
        Achievement.COMEBACK_WIN: _("Win after having been last, halfway to the target."),
        Achievement.NARROW_WIN: _("Win by one point."),
        Achievement.SPOTLESS_WIN: _("Win with no point at all."),
    }[achievement]


def achievement_icon(achievement: Achievement) -> str:
    """The icon of an achievement."""
    return {
        Achievement.MOON_SHOT: "moon",
        Achievement.SUN_SHOT: "tricks",
        Achievement.MOON_STOPPED: "close",
        Achievement.CLEAN_DEAL: "check",
        Achievement.QUEEN_DODGED: "spade",
        Achievement.BONUS_TAKEN: "diamond",
        Achievement.GAME_WON: "trophy",
        Achievement.COMEBACK_WIN: "up",
        Achievement.NARROW_WIN: "arrow",
        Achievement.SPOTLESS_WIN: "heart",
    }[achievement]
