"""What the values of the options of Hearts are called, in as few words as a button has room for."""

from collections.abc import Callable, Mapping, Sequence

from game.cards import parse_card
from game.hearts.option_kinds import CardMap, Json
from game.hearts.scores import parse_score
from game.shell.hearts_texts_cards import cards_text
from game.shell.hearts_words import card_name
from game.shell.language import _, _c, _n
from game.table.hearts_numbers import score_text

_NOTHING = "–"

# How many things of a list are named.
_FEW, _MANY = 4, 5
_LONGEST = 32  # letters of a list of directions on a row, which has a label besides


def option_value(name: str, value: Json, is_short: bool = False) -> str:
    """A value of an option, as records write it; in *short* a long list is only counted."""
    match value:
        case bool():
            return _("On") if value else _("Off")
        case None:
            return _nulls()[name]
        case str():
            return _words(name)[value]
        case int() if name == "exact_target":
            # Translators: an exact total drops to this number.
            return _("drops to {n}").format(n=value)
    return _several(name, value, is_short)


def _several(name: str, value: Json, is_short: bool) -> str:
    match value:
        case Mapping():
            if is_short and len(value) > 1:
                return _own_values(len(value)) if name == "points" else _cards(len(value))
            return cards_text(name, CardMap().parse(value)) or _NOTHING
        case list() | tuple() if name == "removed":
            return _removed(value, 1 if is_short else _FEW)
        case list() | tuple() if name in ("passing", "call_choices"):
            return _directions_text(value, is_short)
    return score_text(parse_score(value))


def as_label(text: str) -> str:
    """A value as it stands on a button, with a capital."""
    return text[:1].upper() + text[1:]


def inside_sentence(text: str) -> str:
    """A label as it stands behind a colon, without its capital."""
    return text[:1].lower() + text[1:]


def direction_word(word: str) -> str:
    """Where cards are passed, in a word or two."""
    return _directions()[word]


def _directions_text(words: Sequence[Json], is_short: bool) -> str:
    # Translators: cards are never passed.
    text = ", ".join(direction_word(str(word)) for word in words) or _("never")
    if len(words) > (_FEW if is_short else _MANY) or (is_short and len(text) > _LONGEST):
        # Translators: so many directions in which cards are passed.
        return _n("{n} direction", "{n} directions", len(words))
    return text


def _removed(texts: Sequence[Json], most: int) -> str:
    if len(texts) > most:
        return _cards(len(texts))
    return ", ".join(card_name(parse_card(str(text))) for text in texts) or _NOTHING


def _cards(number: int) -> str:
    return _n("{n} card", "{n} cards", number)


def _own_values(number: int) -> str:
    # Translators: points that a player has set for so many single cards.
    return _n("own values, {n} card", "own values, {n} cards", number)


def _nulls() -> dict[str, str]:
    return {
        # Translators: as many cards as can be dealt evenly.
        "hand_size": _("dealt out evenly"),
        # Translators: the cards that are left when all hands are dealt.
        "kitty_size": _("what is left"),
        # Translators: nothing special happens at exactly the target.
        "exact_target": _("nothing special"),
    }


def _directions() -> dict[str, str]:
    return {
        # Translators: where cards are passed.
        "left": _("left"),
        "right": _("right"),
        "across": _("across"),
        # Translators: to the second player on the left, on the right.
        "left2": _("2nd left"),
        "right2": _("2nd right"),
        # Translators: nothing is passed in this deal, in a list such as "left, right, across, no passing".
        "hold": _("no passing"),
        # Translators: one card to every other player.
        "scatter": _("one to each"),
        # Translators: all passed cards are shuffled and dealt back.
        "mix": _("mixed"),
        # Translators: to one's partner.
        "partner": _("to partner"),
        # Translators: the dealer calls where cards go.
        "dealer": _("dealer's call"),
        # Translators: two cards to the left and one to the right; and the other way round.
        "two_left_one_right": _("two left and one right"),
        "two_right_one_left": _("two right and one left"),
    }


def _words(name: str) -> dict[str, str]:
    return _WORDS[name]()


# Each option that has words for values, with what they are called.
_WORDS: Mapping[str, Callable[[], dict[str, str]]] = {
    "kitty_to": lambda: {
        # Translators: the taker of the first trick; of the first trick with a card that costs points.
        "first_trick": _("first trick"),
        "first_penalty": _("first penalty"),
    },
    "kitty_use": lambda: {
        # Translators: the kitty joins the taken cards; or it is exchanged for cards in hand.
        "captured": _("taken"),
        "exchange": _("exchanged"),
    },
    "opening": lambda: {
        # Translators: the lowest club must be led first; or the player left of the dealer leads any card.
        "2C": _("lowest club"),
        "eldest": _("left of dealer"),
    },
    "hearts_lead": lambda: {
        # Translators: hearts may be led once one has been played; or at any time.
        "broken": _("once broken"),
        "any": _("any time"),
    },
    "first_trick": lambda: {
        # Translators: which cards may not be played to the first trick.
        "free": _("any card"),
        "no_points": _("no points"),
        "no_queen": _("no queen"),
    },
    "points": lambda: {
        # Translators: names of scales of points.
        "standard": _("standard"),
        "spot": _("by rank"),
        "spot2": _("by rank, court 10"),
        "maria43": _("three spades"),
        "fix": _("four queens"),
        "hartenjagen": _("jack of clubs"),
        "complex": _("complex"),
    },
    "moon": lambda: {
        # Translators: what a moon does to the scores; as short as can be.
        "choose": _("free choice"),
        "subtract": _("off one's own"),
        "add": _("onto the others"),
        "add_unless_lost": _("whichever wins"),
        "wins_game": _("wins the game"),
    },
    "moon_amount": lambda: {
        # Translators: all points of the pack together.
        "total": _("all points"),
    },
    "tie": lambda: {
        # Translators: equal scores share the win; or the game goes on.
        "share": _("shares the win"),
        "continue": _("plays on"),
    },
    "teams": lambda: {
        # Translators: no partners; partners with one score; partners whose scores are added at the end.
        "none": _c("partners", "none"),
        "merged": _("one score"),
        "summed": _("scores added"),
    },
}
