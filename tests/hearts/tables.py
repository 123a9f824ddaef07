"""Tables set up by hand for the tests of Hearts, in the texts of the rules: cards as ``QS``, options by name."""

from collections.abc import Sequence

from game.cards import PACK, parse_cards
from game.hearts.actions import Pass, PlayCard, StartDeal
from game.hearts.dealing import Dealt, deal_from_hands
from game.hearts.game import Game, new_game
from game.hearts.game import apply as applied
from game.hearts.kitty import Kitty
from game.hearts.legal import legal_cards, why_not_card
from game.hearts.play import Play, Terms, with_card
from game.hearts.refusals import Refusal
from game.hearts.rules import Rules, parse_rules
from game.hearts.seats import Cards, sorted_cards
from game.hearts.trick import Trick


def rules_of(name: str = "american", **options: object) -> Rules:
    """The rules of a rule set with some options overridden."""
    return parse_rules({"set": name, **options})


def hands_of(*texts: str) -> tuple[Cards, ...]:
    """Hands from their texts, sorted."""
    return tuple(sorted_cards(parse_cards(text)) for text in texts)


def finished(leader: int, text: str, taker: int | None) -> Trick:
    """A finished trick."""
    return Trick(leader, parse_cards(text), taker)


def table(
    rules: Rules,
    *hands: str,
    leader: int = 0,
    trick: str = "",
    past: Sequence[Trick] = (),
    broken: bool = False,
    charged: str = "",
) -> Play:
    """A play in which the hands are ``hands`` and ``trick`` lies open."""
    terms = Terms(rules, charged=parse_cards(charged))
    return Play(terms, hands_of(*hands), Trick(leader, parse_cards(trick)), tuple(past), broken)


def with_kitty(play: Play, text: str) -> Play:
    """The same play with a kitty that is out."""
    return play._replace(kitty=Kitty(parse_cards(text)))


def legal(play: Play) -> str:
    """The legal cards as text."""
    return " ".join(map(str, legal_cards(play)))


def refusal(play: Play, card: str) -> Refusal | None:
    """Why ``card`` may not be played."""
    return why_not_card(play, parse_cards(card)[0])


def after(play: Play, text: str) -> Play:
    """The play after the cards of ``text``, each of which must be legal."""
    for card in parse_cards(text):
        assert why_not_card(play, card) is None, card
        play = with_card(play, card)
    return play


def texts(cards: Sequence[Cards]) -> list[str]:
    """Each of several groups of cards as text."""
    return [" ".join(map(str, group)) for group in cards]


def started(rules: Rules, *hands: str, kitty: str = "", dealer: int | None = None) -> Game:
    """A game whose first deal has given hands."""
    return applied(new_game(rules), StartDeal(dealt_by_hand(*hands, kitty=kitty), dealer))


def dealt_by_hand(*hands: str, kitty: str = "") -> Dealt:
    """A deal of given hands."""
    return deal_from_hands(hands_of(*hands), parse_cards(kitty))


def after_passes(game: Game, *passes: str, blind: Sequence[int] = ()) -> Game:
    """``game`` after all seats have passed cards of ``passes``, or blind."""
    for seat, text in enumerate(passes):
        game = applied(game, Pass(seat, parse_cards(text), seat in blind))
    return game


def played(game: Game, text: str) -> Game:
    """``game`` after the cards of ``text``, each played by the seat whose turn it is."""
    for card in parse_cards(text):
        game = applied(game, PlayCard(game.waiting[0], card))
    return game


def all_but(*kept: str) -> list[str]:
    """All cards of the pack but those named, for the option that removes cards."""
    return [str(card) for card in PACK if card not in parse_cards(" ".join(kept))]
