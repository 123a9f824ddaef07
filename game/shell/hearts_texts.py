"""What the rule sets of Hearts are called, and what each is in a few words."""

from game.shell.language import _


def rule_set_name(name: str) -> str:
    """What a rule set is called; one that this version does not know, by its own name."""
    return _names().get(name, name)


def rule_set_words(name: str) -> str:
    """What a rule set is like, in a few words that fit under its name."""
    return _words().get(name, "")


def _names() -> dict[str, str]:
    return {
        # Translators: the names of forms of the card game Hearts. Use those that players know, where there are any.
        "american": _("American Hearts"),
        "classic": _("Classic Hearts"),
        "special": _("Classic, played on"),
        "omnibus": _("Omnibus"),
        "kitty": _("Hearts with a kitty"),
        "three-kitty": _("Three with a kitty"),
        "five-kitty": _("Five with a kitty"),
        "three-exchange": _("Three who exchange"),
        "five-exchange": _("Five who exchange"),
        "three-stripped": _("Three, short pack"),
        "five-stripped": _("Five, short pack"),
        "partners-merged": _("Partners, one score"),
        "partners-summed": _("Partners, two scores"),
        # Translators: a form of Hearts with bonus cards, doubling and cards turned up.
        "turbo": _("Turbo Hearts"),
        "booster-nines": _("Booster Nines"),
        # Translators: a form of Hearts with two packs, in which identical cards cancel each other.
        "cancellation": _("Cancellation Hearts"),
        "spot": _("Spot Hearts"),
        "black-maria": _("Black Maria"),
        "da-nasty-fix": _("Da Nasty Fix"),
        "hartenjagen": _("Hartenjagen"),
        "dame-de-pique": _("Dame de Pique"),
        "complex": _("Complex Hearts"),
    }


def _words() -> dict[str, str]:
    return {
        # Translators: a few words under the name of a form of Hearts, at most 40 letters.
        "american": _("The game most people know"),
        "classic": _("A moon gives 13 to everybody else"),
        "special": _("Goes on until one is alone in front"),
        "omnibus": _("The jack of diamonds takes 10 off"),
        "kitty": _("Twelve cards each, four lie aside"),
        "three-kitty": _("Three players, one card lies aside"),
        "five-kitty": _("Five players, two cards lie aside"),
        "three-exchange": _("Three, and one card is exchanged"),
        "five-exchange": _("Five, and two cards are exchanged"),
        "three-stripped": _("Without the two of diamonds"),
        "five-stripped": _("Without the twos of clubs and diamonds"),
        "partners-merged": _("Two against two, one score a side"),
        "partners-summed": _("Two against two, scores are added"),
        "turbo": _("Bonus, doubling, and cards turned up"),
        "booster-nines": _("A nine makes a trick twice as large"),
        "cancellation": _("Six or more, with two packs"),
        "spot": _("Hearts cost what their rank says"),
        "black-maria": _("Three players, hearts led at any time"),
        "da-nasty-fix": _("Four queens bite; a moon wins at once"),
        "hartenjagen": _("A short pack, and a costly jack of clubs"),
        "dame-de-pique": _("No passing, and anything may be led"),
        "complex": _("Scores in two dimensions"),
    }
