"""Sentences about who plays Hearts, with which cards, and where cards are passed."""

from collections.abc import Callable, Mapping

from game.cards import RANKS, SUITS, Card
from game.hearts.rules import Rules
from game.hearts.vocabulary import Direction, KittyTo, KittyUse, Teams
from game.shell.hearts_texts_values import direction_word
from game.shell.hearts_words import card_name
from game.shell.language import _, _n

_FEW_CARDS = 4  # are told one by one


def _players(rules: Rules) -> str:
    if rules.options.teams is Teams.NONE:
        return _n("{n} player plays alone.", "{n} players play, each for themselves.", rules.players)
    return ""


def _teams(rules: Rules) -> str:
    match rules.options.teams:
        case Teams.MERGED:
            return _("Players who face each other are partners and have one score; they shoot the moon together.")
        case Teams.SUMMED:
            return _("Players who face each other are partners. Each has a score; at the end the two are added.")
    return ""


def _decks(rules: Rules) -> str:
    if rules.options.decks == 1:
        return ""
    if rules.options.cancellation:
        return _("Two packs are shuffled together.")
    return _("Two packs are shuffled together; of two identical cards the one played first is higher.")


def _removed(rules: Rules) -> str:
    removed = rules.options.removed
    if not removed:
        return ""
    lowest = next(rank for rank in RANKS if any(card.rank is rank for card in rules.pack))
    if set(removed) == {Card(suit, rank) for suit in SUITS for rank in RANKS if rank < lowest}:
        # Translators: which cards there are, by the signs in their corners, such as "from 7 up".
        return _("The pack has only the cards from {rank} up.").format(rank=lowest.label)
    if len(removed) > _FEW_CARDS:
        return _n("{n} card is taken out of the pack.", "{n} cards are taken out of the pack.", len(removed))
    # Translators: then follow the names of cards.
    return _("Taken out of the pack: {cards}.").format(cards=", ".join(map(card_name, removed)))


def _hand_size(rules: Rules) -> str:
    return _n("Everybody is dealt {n} card.", "Everybody is dealt {n} cards.", rules.hand_size)


def _kitty_size(rules: Rules) -> str:
    size = rules.kitty_size
    return _n("{n} card lies aside: the kitty.", "{n} cards lie aside: the kitty.", size) if size else ""


def _kitty_to(rules: Rules) -> str:
    if not rules.kitty_size:
        return ""
    if rules.options.kitty_to is KittyTo.FIRST_TRICK:
        return _("The kitty goes to whoever takes the first trick.")
    return _("The kitty goes to whoever takes the first trick with a card that costs points.")


def _kitty_use(rules: Rules) -> str:
    if not rules.kitty_size:
        return ""
    if rules.options.kitty_use is KittyUse.CAPTURED:
        return _("It counts as taken, and only its taker may look at it.")
    return _("Its taker adds it to their hand and lays as many cards aside, which count as taken.")


def _passing(rules: Rules) -> str:
    cycle = rules.options.passing
    if set(cycle) <= {Direction.HOLD}:
        return _("No cards are passed.")
    if set(cycle) == {Direction.DEALER}:
        return _("Cards are passed before the first lead; the dealer calls where they go.")
    if len(cycle) == 1:
        # Translators: {direction} is as in "left", "across", "to partner".
        return _("In every deal cards are passed before the first lead: {direction}.").format(
            direction=direction_word(cycle[0])
        )
    # Translators: {directions} is a list as in "left, right, across, no passing".
    return _("Cards are passed before the first lead, by turns: {directions}.").format(
        directions=", ".join(map(direction_word, cycle))
    )


def _pass_count(rules: Rules) -> str:
    if set(rules.options.passing) <= {Direction.HOLD}:
        return ""
    return _n(
        "Everybody passes {n} card, chosen before seeing what comes.",
        "Everybody passes {n} cards, chosen before seeing what comes.",
        rules.options.pass_count,
    )


def _call_choices(rules: Rules) -> str:
    if Direction.DEALER not in rules.options.passing:
        return ""
    # Translators: {directions} is a list as in "left, right, across, one to each".
    return _("The dealer may call: {directions}.").format(
        directions=", ".join(map(direction_word, rules.options.call_choices))
    )


def _blind_pass(rules: Rules) -> str:
    return _("You may hand on the cards you are passed, unseen, instead of your own.") * rules.options.blind_pass


def _mix_kitty(rules: Rules) -> str:
    return _("In a mix the kitty is shuffled in and laid aside again.") * rules.options.mix_kitty


DEAL_SENTENCES: Mapping[str, Callable[[Rules], str]] = {
    "players": _players,
    "teams": _teams,
    "decks": _decks,
    "removed": _removed,
    "hand_size": _hand_size,
    "kitty_size": _kitty_size,
    "kitty_to": _kitty_to,
    "kitty_use": _kitty_use,
    "passing": _passing,
    "pass_count": _pass_count,
    "call_choices": _call_choices,
    "blind_pass": _blind_pass,
    "mix_kitty": _mix_kitty,
}
