"""The words that options, records and actions of Hearts use, each exactly as records write it."""

from enum import StrEnum


class Phase(StrEnum):
    """What a game waits for."""

    DEAL = "deal"
    CALL = "call"
    PASS = "pass"
    CHARGE = "charge"
    PLAY = "play"
    EXCHANGE = "exchange"
    MOON = "moon"
    OVER = "over"


class Direction(StrEnum):
    """Where passed cards go. ``DEALER`` leaves it to the dealer, who may call any other but not itself."""

    LEFT = "left"
    RIGHT = "right"
    ACROSS = "across"
    LEFT2 = "left2"
    RIGHT2 = "right2"
    HOLD = "hold"
    SCATTER = "scatter"
    MIX = "mix"
    PARTNER = "partner"
    DEALER = "dealer"
    TWO_LEFT_ONE_RIGHT = "two_left_one_right"
    TWO_RIGHT_ONE_LEFT = "two_right_one_left"


class KittyTo(StrEnum):
    """Who gets the kitty: the taker of the first trick, or of the first that holds a penalty card."""

    FIRST_TRICK = "first_trick"
    FIRST_PENALTY = "first_penalty"


class KittyUse(StrEnum):
    """What becomes of the kitty: added to the taken cards, or exchanged for cards of the hand."""

    CAPTURED = "captured"
    EXCHANGE = "exchange"


class Opening(StrEnum):
    """Who leads to the first trick: the holder of the lowest club, or eldest."""

    LOW_CLUB = "2C"
    ELDEST = "eldest"


class HeartsLead(StrEnum):
    """When hearts may be led: once they are broken, or at any time."""

    BROKEN = "broken"
    ANY = "any"


class FirstTrick(StrEnum):
    """What the first trick bars: nothing, every penalty card, or the queen of spades alone."""

    FREE = "free"
    NO_POINTS = "no_points"
    NO_QUEEN = "no_queen"


class Moon(StrEnum):
    """What taking all penalty cards brings."""

    CHOOSE = "choose"
    SUBTRACT = "subtract"
    ADD = "add"
    ADD_UNLESS_LOST = "add_unless_lost"
    WINS_GAME = "wins_game"


class MoonChoice(StrEnum):
    """The two ways to count a moon: off the shooter's own score, or onto every other's."""

    SUBTRACT = "subtract"
    ADD = "add"


class Tie(StrEnum):
    """What equal lowest scores do: share the win, or make the game go on."""

    SHARE = "share"
    CONTINUE = "continue"


class Teams(StrEnum):
    """Whether seats 0 and 2 play against 1 and 3, with one score a team or with scores added at the end."""

    NONE = "none"
    MERGED = "merged"
    SUMMED = "summed"
