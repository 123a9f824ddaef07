"""Pictures of the table of Hearts, and of the dialogs that lie on it."""

from collections.abc import Callable
from random import Random

import pygame

from game.cards import Suit
from game.hearts.dealing import deal_code
from game.hearts.game import Game, apply, legal_actions
from game.hearts.rules import parse_rules
from game.hearts.turns import PassTurn, PutAwayTurn, Turn
from game.hearts.view import view_of
from game.hearts.vocabulary import Phase
from game.session.hearts import HeartsGame
from game.session.hearts_claim import Claim, can_claim
from game.session.hearts_record import HeartsRecord
from game.session.hearts_seats import Player as Seated
from game.shell.scenes.hearts_table import HeartsTable
from tools.player import Player

Wanted = Callable[[Game], bool]

_MOST_DEALS = 300
_MOST_ACTIONS = 400


def _game(options: dict[str, object], number: int, people: int) -> HeartsGame:
    rules = parse_rules(options)
    seats = [Seated() if seat < people else Seated(level="random") for seat in range(rules.players)]
    game = HeartsGame(HeartsRecord(rules), tuple(seats))
    game.deal(deal_code(rules, number))
    return game


def _some_action(turn: Turn, random: Random) -> object:
    if isinstance(turn, PassTurn | PutAwayTurn):
        return next(iter(turn))
    return random.choice(list(turn))


def _reached(options: dict[str, object], wanted: Wanted, people: int = 1) -> HeartsGame:
    """The first game that comes to what is wanted within a few deals, when everybody plays anything legal."""
    for number in range(_MOST_DEALS):
        game, random = _game(options, number, people), Random(number)
        for _ in range(_MOST_ACTIONS):
            if wanted(game.state):
                return game
            if game.state.is_over:
                break
            turns = legal_actions(game.state)
            if not turns:
                game.deal(deal_code(game.state.rules, number + 1))
                continue
            game.play(_some_action(turns[-1], random))  # type: ignore[arg-type] # any action will do
    raise AssertionError("what is wanted does not come about")


def _table(player: Player, game: HeartsGame) -> HeartsTable:
    player.director.sit_down_to_hearts(game)
    player.turn()
    return next(scene for scene in player.stage.scenes if isinstance(scene, HeartsTable))


def _at(options: dict[str, object], wanted: Wanted, people: int = 1) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        _table(player, _reached(options, wanted, people))

    return scene


def _is_turn(state: Game, phase: Phase, cards: int = 0, tricks: int = 0) -> bool:
    deal = state.deal
    if deal is None or state.phase is not phase or 0 not in state.waiting:
        return False
    if deal.play is None:
        return True
    return len(deal.play.trick.cards) == cards and len(deal.play.tricks) >= tricks


def _playing(cards: int, tricks: int) -> Wanted:
    return lambda state: _is_turn(state, Phase.PLAY, cards, tricks)


def _choosing(phase: Phase) -> Wanted:
    return lambda state: _is_turn(state, phase)


def _passing(player: Player) -> None:
    table = _table(player, _reached({"set": "american"}, _choosing(Phase.PASS)))
    for place in (1, 4, 9):
        table.tap_card(place)


def _after_passing(player: Player) -> None:
    _passing(player)
    player.press(pygame.K_SPACE)
    player.wait(0.4)


def _dealing(player: Player) -> None:
    player.director.hearts(parse_rules({"set": "american"}), _game({"set": "american"}, 0, 1).players)
    player.wait(0.5)


def _refused(player: Player) -> None:
    table = _table(player, _reached({"set": "american"}, _playing(2, 3)))
    legal = legal_actions(table.game.state)[0]
    hand = table.person.hand
    allowed = [card for card in hand if any(getattr(action, "card", None) == card for action in legal)]
    table.tap_card(next(place for place, card in enumerate(hand) if card not in allowed))


def _last_card(wanted: Wanted, options: dict[str, object], wait: float) -> Callable[[Player], None]:
    """Play the card that completes a trick, and look at it after some seconds."""

    def scene(player: Player) -> None:
        table = _table(player, _reached(options, wanted))
        card = next(iter(legal_actions(table.game.state)[0]))
        table.act(card)
        player.wait(wait)

    return scene


def _tricks(player: Player) -> None:
    table = _table(player, _reached({"set": "american"}, _playing(0, 5)))
    player.director.hearts_tricks(table)


def _hinted(player: Player) -> None:
    """A hint, and the focus on a neighbour of what is hinted."""
    table = _table(player, _reached({"set": "american", "passing": []}, _playing(0, 0)))
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_h)
    player.wait(0.5)
    hinted = [table.person.hand.index(card) for card in table.person.chosen(None).hinted]
    table.reach.cycle(table.layout, hinted[0] + 1)
    player.wait(0.2)


def _received(player: Player) -> None:
    """What was passed to one of two people, who has just been given the screen."""

    def is_first(state: Game) -> bool:
        deal = state.deal
        return _is_turn(state, Phase.PLAY, 1) and deal is not None and deal.play is not None and not deal.play.tricks

    table = _table(player, _reached({"set": "american"}, is_first, people=2))
    player.wait(0.5)
    table.look_from(0)
    player.stage.pop_to(table)
    player.wait(0.2)


def _claiming(player: Player) -> None:
    """The rest of a deal is clear, and the table says why."""

    def is_clear(state: Game) -> bool:
        return _is_turn(state, Phase.PLAY, 0, 4) and can_claim(view_of(state, 0)) is Claim.ALL

    _table(player, _reached({"set": "american", "passing": []}, is_clear)).ask_for_claim()


def _curtain(player: Player) -> None:
    _table(player, _reached({"set": "american"}, _choosing(Phase.PASS), people=2))
    player.wait(1)


def _broken(player: Player) -> None:
    """The first heart falls from the hand of whoever sits before the screen."""

    def is_next(state: Game) -> bool:
        deal = state.deal
        if not _is_turn(state, Phase.PLAY, 2, 1) or deal is None or deal.play is None or deal.play.broken:
            return False
        return next(iter(legal_actions(state)[0])).card.suit is Suit.HEARTS  # type: ignore[union-attr] # a card is played

    _last_card(is_next, {"set": "american", "passing": []}, 0.55)(player)


def _moonrise(player: Player) -> None:
    """The last card of a moon falls."""

    def is_next(state: Game) -> bool:
        if not _is_turn(state, Phase.PLAY, 3, 7):
            return False
        return apply(state, next(iter(legal_actions(state)[0]))).phase is Phase.MOON

    _last_card(is_next, {"set": "hartenjagen", "passing": []}, 2.3)(player)


def _over(player: Player) -> None:
    _table(player, _reached({"set": "american", "target": 10}, lambda state: state.is_over))


HEARTS: dict[str, Callable[[Player], None]] = {
    "hearts-table": _at({"set": "american"}, _playing(2, 4)),
    "hearts-table-lead": _at({"set": "omnibus"}, _playing(0, 2)),
    "hearts-table-dealing": _dealing,
    "hearts-table-pass": _passing,
    "hearts-table-passing": _after_passing,
    "hearts-table-scatter": _at({"set": "american", "passing": ["scatter"]}, _choosing(Phase.PASS)),
    "hearts-table-blind": _at({"set": "american", "blind_pass": True, "passing": ["across"]}, _choosing(Phase.PASS)),
    "hearts-table-call": _at({"set": "da-nasty-fix", "players": 4}, _choosing(Phase.CALL)),
    "hearts-table-charge": _at({"set": "turbo", "passing": []}, _choosing(Phase.CHARGE)),
    "hearts-table-charged": _at({"set": "turbo", "passing": []}, _playing(3, 1)),
    "hearts-table-exchange": _at({"set": "five-exchange", "passing": []}, _choosing(Phase.EXCHANGE)),
    "hearts-table-kitty": _at({"set": "kitty", "passing": []}, _playing(1, 0)),
    "hearts-table-hint": _hinted,
    "hearts-table-received": _received,
    "hearts-table-claim": _claiming,
    "hearts-table-complex": _at({"set": "complex", "passing": []}, _playing(2, 9)),
    "hearts-table-refused": _refused,
    "hearts-table-finished": _last_card(_playing(3, 2), {"set": "american", "passing": []}, 0.6),
    "hearts-table-clearing": _last_card(_playing(3, 2), {"set": "american", "passing": []}, 1.45),
    "hearts-table-boosted": _at({"set": "booster-nines"}, _playing(6, 1)),
    "hearts-table-cancelled": _at({"set": "cancellation", "players": 8}, _playing(7, 2)),
    "hearts-table-ten": _at({"set": "cancellation", "players": 10}, _playing(9, 2)),
    "hearts-table-partners": _at({"set": "partners-merged"}, _playing(1, 3)),
    "hearts-table-moon": _at({"set": "hartenjagen"}, _choosing(Phase.MOON)),
    "hearts-table-end": _at({"set": "american"}, lambda state: state.phase is Phase.DEAL),
    "hearts-table-end-ten": _at({"set": "cancellation", "players": 10}, lambda state: state.phase is Phase.DEAL),
    "hearts-table-over": _over,
    "hearts-table-tricks": _tricks,
    "hearts-table-curtain": _curtain,
    "hearts-table-broken": _broken,
    "hearts-table-moonrise": _moonrise,
    "hearts-table-pause": lambda player: player.director.hearts_pause(
        _table(player, _reached({"set": "american"}, _playing(2, 4)))
    ),
}
