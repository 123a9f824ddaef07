"""A game as it might be for all that one seat knows: what is hidden from it changed about."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from game.hearts.actions import Pass
from game.hearts.dealing import Share
from game.hearts.game import Game
from game.hearts.kitty import Kitty, is_exchanged
from game.hearts.play import Play
from game.hearts.preparation import Preparation
from game.hearts.seats import Cards, Seat
from game.hearts.vocabulary import Phase


def shuffled_behind(game: Game, seat: Seat, random: Random) -> Game:
    """``game`` with all cards and choices that are hidden from ``seat`` changed about."""
    deal = game.deal
    if deal is None:
        return game
    play = None if deal.play is None else _shuffled_play(deal.play, seat, random)
    return replace(
        game, deal=replace(deal, preparation=_shuffled_preparation(deal.preparation, seat, random), play=play)
    )


def _shuffled_play(play: Play, seat: Seat, random: Random) -> Play:
    if play.kitty.taker == seat:
        hands, _ = _changed_about(play.hands, (), seat, random)
        return play._replace(hands=hands)
    if play.kitty.taker is None or not is_exchanged(play.rules):
        hands, cards = _changed_about(play.hands, play.kitty.cards, seat, random)
        return play._replace(hands=hands, kitty=Kitty(cards, play.kitty.taker))
    hands, away = _changed_about(play.hands, play.kitty.put_away or (), seat, random)
    had = tuple(random.sample(play.rules.pack, len(play.kitty.cards)))
    return play._replace(hands=hands, kitty=Kitty(had, play.kitty.taker, away if play.kitty.put_away else None))


def _shuffled_preparation(preparation: Preparation, seat: Seat, random: Random) -> Preparation:
    hands, kitty = _changed_about(preparation.share.hands, preparation.share.kitty, seat, random)
    share = Share(hands, kitty)
    changed = replace(preparation, share=share, dealt=replace(preparation.dealt, share=share))
    if preparation.phase is Phase.PASS:
        passes = (_other_pass(choice, seat, hands) for choice in preparation.passes)
        return replace(changed, passes=tuple(passes))
    if preparation.phase is Phase.CHARGE:
        charges = enumerate(preparation.charges)
        others = (cards if owner == seat or cards is None else hands[owner][:1] for owner, cards in charges)
        return replace(changed, charges=tuple(others))
    return changed


def _other_pass(choice: Pass | None, seat: Seat, hands: Sequence[Cards]) -> Pass | None:
    """What another seat might have chosen instead; its blindness is as hidden as its cards."""
    if choice is None or choice.seat == seat:
        return choice
    return Pass(choice.seat, hands[choice.seat][:1])


def _changed_about(
    hands: tuple[Cards, ...], other: Cards, seat: Seat, random: Random
) -> tuple[tuple[Cards, ...], Cards]:
    """All hands but that of ``seat``, and some other cards, dealt anew among each other."""
    cards = [card for owner, hand in enumerate(hands) if owner != seat for card in hand] + list(other)
    random.shuffle(cards)
    dealt = []
    for owner, hand in enumerate(hands):
        dealt.append(hand if owner == seat else tuple(sorted(cards.pop() for _ in hand)))
    return tuple(dealt), tuple(sorted(cards))
