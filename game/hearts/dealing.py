"""Deals of Hearts, and how a code makes one.

A code reads ``HR1-A-XXXXXXX``: the dealing method, the letters of a rule set, the number of the deal with its
check letter. It fixes everything random of a deal, in this way, which may never change:

* The pack is the cards of the options in force, sorted (clubs, diamonds, spades, hearts; each from 2 to
  ace), the two copies of a card side by side where there are two packs. It is shuffled with the random words of
  the seed ``HR1-A-<number>``, the number written in decimal (``game.deals`` tells what words and shuffle are).
* Seat 0 gets the first cards of the shuffled pack, as many as a hand has, seat 1 the next, and so on;
  what is left is the kitty.
* A mix sorts the cards of its pile, the kitty's among them if it takes part, shuffles them with the random words of
  the seed ``HR1-A-<number>-mix``, and gives seat 0 as many of the first cards as it put in, seat 1 of the next,
  and so on; the last cards are the kitty.

A deal without a code, from hands that are given, takes its mix from a seed made of the hands:
``<hands>-mix``, each hand sorted, cards parted by spaces and hands by slashes.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise

from game.deals import DealCode, parse_code, parse_typed_code, random_words, shuffled
from game.hearts.refusals import Refusal
from game.hearts.rule_sets import RULE_SETS, RuleSet, rule_set_of_letters
from game.hearts.rules import Rules
from game.hearts.seats import Cards, sorted_cards

METHOD = "HR1"


@dataclass(frozen=True, slots=True)
class Share:
    """Cards as they are given out: to each seat, and to the kitty."""

    hands: tuple[Cards, ...]
    kitty: Cards = ()

    @property
    def cards(self) -> Cards:
        """All the cards."""
        return tuple(card for cards in (*self.hands, self.kitty) for card in cards)


@dataclass(frozen=True, slots=True)
class Dealt:
    """One deal's cards and where they come from: a code, or nothing but themselves.

    ``mixed`` is what a mix gives back to each seat and to the kitty; without it, chance makes it from the code.
    """

    share: Share
    code: DealCode | None = None
    mixed: Share | None = None


def deal_code(rules: Rules, number: int) -> DealCode:
    """The code of deal ``number`` (0 ≤ number < 26⁶) of a rule set."""
    return DealCode(METHOD, rules.rule_set.letters, number)


def parse_deal_code(rules: Rules, text: str) -> DealCode:
    """The code that records write as ``text``, if it is one of the rule set's. Raises CodeError."""
    return parse_code(text, METHOD, [rules.rule_set.letters])


def parse_typed_deal_code(text: str, rule_set: RuleSet) -> DealCode:
    """The code that a person typed as ``text``; its seven letters alone name a deal of ``rule_set``.

    Raises CodeError.
    """
    return parse_typed_code(text, METHOD, [rule_set.letters, *(other.letters for other in RULE_SETS)])


def rule_set_of(code: DealCode) -> RuleSet:
    """The rule set that a code is of."""
    return rule_set_of_letters(code.variant)


def deal_from_code(rules: Rules, code: DealCode) -> Dealt:
    """The deal that ``code`` names."""
    order = shuffled(rules.pack, random_words(_seed(code)))
    share = _shared_out(order, [rules.hand_size] * rules.players)
    return Dealt(Share(tuple(map(sorted_cards, share.hands)), sorted_cards(share.kitty)), code)


def deal_from_hands(hands: Sequence[Cards], kitty: Cards = (), mixed: Share | None = None) -> Dealt:
    """A deal of given hands; ``mixed`` is what a mix will give back."""
    return Dealt(Share(tuple(map(sorted_cards, hands)), sorted_cards(kitty)), None, mixed)


def why_not_deal(rules: Rules, dealt: Dealt) -> Refusal | None:
    """Why ``dealt`` is no deal under ``rules``, or None."""
    share = dealt.share
    if [len(hand) for hand in share.hands] != [rules.hand_size] * rules.players:
        return Refusal.NOT_THE_PACK
    return None if sorted_cards(share.cards) == rules.pack else Refusal.NOT_THE_PACK


def mixed_pile(dealt: Dealt, pile: Share) -> Share:
    """What a mix gives back, as many cards to each as ``pile`` holds of theirs."""
    if dealt.mixed is not None:
        return dealt.mixed
    order = shuffled(sorted_cards(pile.cards), random_words(_mix_seed(dealt)))
    return _shared_out(order, [len(hand) for hand in pile.hands])


def why_not_mixed(mixed: Share, pile: Share) -> Refusal | None:
    """Why ``mixed`` can not be what a mix of ``pile`` gave back, or None."""
    sizes = [len(cards) for cards in (*mixed.hands, mixed.kitty)]
    if sizes != [len(cards) for cards in (*pile.hands, pile.kitty)]:
        return Refusal.NOT_THE_PILE
    return None if sorted_cards(mixed.cards) == sorted_cards(pile.cards) else Refusal.NOT_THE_PILE


def _shared_out(order: Cards, sizes: Sequence[int]) -> Share:
    cuts = list(accumulate(sizes, initial=0))
    return Share(tuple(order[start:end] for start, end in pairwise(cuts)), order[cuts[-1] :])


def _seed(code: DealCode) -> str:
    return f"{code.game}-{code.variant}-{code.number}"


def _mix_seed(dealt: Dealt) -> str:
    if dealt.code is not None:
        return f"{_seed(dealt.code)}-mix"
    return "/".join(" ".join(map(str, hand)) for hand in dealt.share.hands) + "-mix"
