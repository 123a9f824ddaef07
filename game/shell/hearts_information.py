"""What the bar and the strip over the hand say at the table of Hearts."""

from collections.abc import Sequence

from game.hearts.game import Game
from game.hearts.legal import hearts_wait
from game.hearts.trick import Trick
from game.hearts.turns import PlayTurn
from game.hearts.vocabulary import Direction, Phase
from game.shell.hearts_words import direction_name, said_of, suit_name
from game.shell.language import _
from game.table.hearts_pieces import Tone
from game.table.hearts_sight import Sight


def information(sight: Sight | None, state: Game) -> tuple[str, ...]:
    """The texts of the bar: the deal and its passing, the target, whether hearts are broken, and the deal's code."""
    if sight is None or state.deal is None:
        return ("", "", "", "")
    view = sight.view
    deal = _("Deal {n}").format(n=view.number)
    if view.direction is not Direction.HOLD and sight.trick is None:
        deal = f"{deal} · {direction_name(view.direction)}"
    target = _("Target {n}").format(n=view.rules.options.target)
    hearts = ""
    if hearts_wait(view.rules) and sight.trick is not None:
        hearts = _("Hearts broken") if view.broken else _("Hearts not broken")
    code = state.deal.preparation.dealt.code
    return deal, target, hearts, "" if code is None else str(code)


def strip_message(sight: Sight, news: str, names: Sequence[str]) -> tuple[str, Tone]:
    """What is said over the hand: the last news, else whose turn it is."""
    view = sight.view
    if news:
        return news, Tone.PLAIN
    if sight.is_lingering and sight.trick is not None:
        return _trick_text(sight.trick, names), Tone.PLAIN
    if view.phase is Phase.PLAY:
        return turn_text(sight, names)
    if view.phase in (Phase.PASS, Phase.CHARGE):
        return ("", Tone.PLAIN) if view.turn is not None else (_("The others are still choosing"), Tone.QUIET)
    if view.turn is not None or not view.waiting:
        return "", Tone.PLAIN
    return _("{name} is choosing").format(name=names[view.waiting[0]]), Tone.QUIET


def _trick_text(trick: Trick, names: Sequence[str]) -> str:
    if trick.taker is None:
        return _("Nobody can take it")
    return said_of(names[trick.taker], _("You take the trick"), _("{name} takes the trick"))


def turn_text(sight: Sight, names: Sequence[str]) -> tuple[str, Tone]:
    """What the person may play, or who is to play; and how that is meant."""
    view, trick = sight.view, sight.trick
    if isinstance(view.turn, PlayTurn) and sight.is_open:
        if trick is None or not trick.cards:
            return _("Your turn: lead a card"), Tone.GOLD
        if any(card.suit is trick.led for card in view.turn.cards):
            return _("Your turn: follow {suit}").format(suit=suit_name(trick.led)), Tone.GOLD
        return _("Your turn: any card"), Tone.GOLD
    return _("{name} is to play").format(name=names[view.waiting[0]]) if view.waiting else "", Tone.QUIET
