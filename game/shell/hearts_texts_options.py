"""What the options of Hearts are called, and into which chapters they fall."""

from game.shell.language import _, _c

# The options in the order in which a player meets what they are about.
CHAPTERS: tuple[tuple[str, ...], ...] = (
    ("players", "teams", "decks", "removed", "hand_size", "kitty_size", "kitty_to", "kitty_use"),
    ("passing", "pass_count", "call_choices", "blind_pass", "mix_kitty"),
    (
        "opening",
        "first_trick",
        "hearts_lead",
        "queen_breaks_hearts",
        "hearts_before_queen",
        "must_discharge_queen",
        "boost_nines",
        "cancellation",
    ),
    ("points", "bonus", "multiplier", "charging", "moon", "moon_amount", "sun", "complex"),
    ("target", "tie", "perfect_round", "exact_target"),
)


def chapter_name(number: int) -> str:
    """What a chapter of options, and of rules, is about."""
    return (
        # Translators: chapters of the rules of Hearts. Who plays, and with which cards.
        _("Players and cards"),
        # Translators: passing cards to another player before the play.
        _("Passing"),
        # Translators: how cards are played to tricks.
        _c("chapter of the rules", "Play"),
        # Translators: what cards count.
        _("Scoring"),
        # Translators: how a game ends.
        _("The end"),
    )[number]


def option_label(name: str) -> str:
    """What an option is called."""
    return {
        "players": _("Players"),
        "teams": _("Partners"),
        "decks": _("Packs"),
        # Translators: cards that are taken out of the pack.
        "removed": _("Cards taken out"),
        # Translators: how many cards each player is dealt.
        "hand_size": _("Cards in hand"),
        # Translators: the kitty is a few cards that lie aside and go to whoever takes a certain trick.
        "kitty_size": _("Cards in the kitty"),
        "kitty_to": _("The kitty goes to"),
        "kitty_use": _("The kitty is"),
        "passing": _("Passing direction"),
        "pass_count": _("Cards passed"),
        # Translators: the directions of passing of which the dealer calls one.
        "call_choices": _("The dealer may call"),
        # Translators: handing on, without looking, the cards that one is passed.
        "blind_pass": _("Passing on unseen"),
        # Translators: the cards of the kitty are shuffled in with the cards that all players pass on one pile.
        "mix_kitty": _("Kitty in the mix"),
        # Translators: who plays the very first card.
        "opening": _("First lead"),
        "first_trick": _("First trick"),
        # Translators: when a heart may be the first card of a trick.
        "hearts_lead": _("Hearts are led"),
        "queen_breaks_hearts": _("Queen breaks hearts"),
        # Translators: who has only hearts and the queen of spades may lead a heart.
        "hearts_before_queen": _("Hearts before queen"),
        # Translators: the queen of spades must be given to somebody else as soon as that is possible.
        "must_discharge_queen": _("Queen must go"),
        # Translators: a nine makes everybody play a second card to the trick.
        "boost_nines": _("Nines boost"),
        # Translators: of two packs; two identical cards in a trick cancel each other.
        "cancellation": _("Twins cancel"),
        "points": _("Points"),
        # Translators: cards that lower the score of their taker.
        "bonus": _("Bonus cards"),
        # Translators: cards by which the taker's score of the deal is multiplied.
        "multiplier": _("Multiplying cards"),
        # Translators: special cards may be laid open before the play, so that they count double.
        "charging": _("Cards turned up"),
        # Translators: taking all the cards that cost points; "shooting the moon".
        "moon": _("Moon"),
        "moon_amount": _("A moon is worth"),
        # Translators: taking all tricks, "shooting the sun"; it counts as two moons.
        "sun": _c("taking all tricks", "Sun"),
        "complex": _("Complex scores"),
        # Translators: the total that ends the game.
        "target": _("Target"),
        # Translators: what happens if two have the same lowest score at the end.
        "tie": _("A shared lead"),
        # Translators: the game goes on if somebody took no point in the last deal, and the leader did.
        "perfect_round": _("A clean deal saves"),
        # Translators: what a total becomes that is exactly the target.
        "exact_target": _("Exactly the target"),
    }[name]
