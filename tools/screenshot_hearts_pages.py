"""The pages around a table of Hearts that tools/screenshot.py draws, with a little history behind them."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from typing import NamedTuple

from game.hearts.actions import PlayCard
from game.hearts.dealing import deal_code
from game.hearts.game import legal_actions
from game.hearts.rule_sets import find_rule_set
from game.hearts.rules import parse_rules
from game.hearts.turns import PlayTurn
from game.hearts.view import view_of
from game.hearts.vocabulary import Phase
from game.session import hearts_seats
from game.session.hearts import HeartsGame
from game.session.hearts_achievements import Achievement, achievements
from game.session.hearts_duplicate import duplicate
from game.session.hearts_record import HeartsRecord
from game.session.hearts_replay import replayed
from game.session.hearts_review import Judgement, Review
from game.session.hearts_seats import Player as Seated
from game.session.hearts_seats import players_json
from game.session.hearts_setup import Setup, usual_setup
from game.session.hearts_tally import Tally
from game.session.hearts_tallying import tally_of
from game.session.hearts_thinking import Slices, Thinking
from game.shell.scenes.hearts_review import HeartsReview
from game.shell.scenes.hearts_setup_draft import Draft
from game.shell.scenes.page import Page
from game.store.results import Result
from tools.player import Player

_BOT = Seated(level="random")


@cache
def played_record(rule_set: str = "american", first: int = 7, **changes: object) -> HeartsRecord:
    """A game that beginners have played to its end, as if a person had sat in the first seat."""
    rules = parse_rules({"set": rule_set, **changes})
    game = HeartsGame(HeartsRecord(rules), (_BOT,) * rules.players)
    while not game.state.is_over:
        if game.state.phase is Phase.DEAL:
            game.deal(deal_code(rules, first + game.state.number))
        else:
            game.play(game.think(game.state.waiting[0]).finish())
    people = (Seated(), *usual_setup().seats[1 : rules.players])
    record = game.record
    return replace(record, extra={**record.extra, hearts_seats.KEY: players_json(people)})


class _Past(NamedTuple):
    """A game that lies behind, with what the store is told of it."""

    json: dict[str, object]
    deals: int
    achieved: frozenset[Achievement]
    result: Result
    tally: Tally


@cache
def _past() -> tuple[_Past, ...]:
    past = []
    for number, rule_set in enumerate(("american", "american", "omnibus", "american")):
        record = played_record(rule_set, 100 * number, target=50)
        tally = tally_of(record, 0)
        result = Result.WON if tally.place == 1 else Result.LOST
        past.append(_Past(record.as_json(), len(record.deals), achievements(record, 0), result, tally))
    return tuple(past)


def with_hearts_history(player: Player) -> None:
    """Let games of Hearts have been played, by two rule sets."""
    for number, game in enumerate(_past()):
        day = datetime(2026, 5, 1, 18, 0) + timedelta(days=number)
        player.store.begin(game.json, day)
        player.store.achieve(game.deals, game.achieved, None, day)
        player.store.finish(game.json, game.result, day + timedelta(hours=1), game.tally)


def _draft(rule_set: str = "american", **changes: object) -> Draft:
    setup = usual_setup().with_rule_set(find_rule_set(rule_set))
    return Draft(setup.with_changes(changes))  # type: ignore[arg-type] # written as JSON


def _keep(player: Player, setup: Setup) -> None:
    player.store.keep_hearts_setup(setup.as_json())


def _shown(show: str, *what: object, number: int = 0) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        if not what:
            with_hearts_history(player)
        getattr(player.director.hearts_pages, show)(*what)
        for _ in range(number):
            assert isinstance(player.scene, Page)
            player.scene.turn(1)

    return scene


def _setup(rule_set: str) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        _keep(player, _draft(rule_set).setup)
        player.director.hearts_pages.setup()

    return scene


def _home_with_game(player: Player) -> None:
    player.director.hearts(parse_rules({"set": "omnibus"}), usual_setup().players)
    player.turn()
    player.director.hearts_pages.home()


def _both_games(player: Player) -> None:
    player.director.new_deal()
    player.turn()
    player.director.hearts(parse_rules({"set": "american"}), usual_setup().players)
    player.turn()
    player.director.title()


def _rules(rule_set: str, number: int = 0) -> Callable[[Player], None]:
    return _shown("rules", parse_rules({"set": rule_set}), number=number)


def _option(name: str, rule_set: str = "american", **changes: object) -> Callable[[Player], None]:
    return lambda player: player.director.hearts_pages.option(_draft(rule_set, **changes), name)


def _of_game(show: str, *what: object, rule_set: str = "american", number: int = 0) -> Callable[[Player], None]:
    def scene(player: Player) -> None:
        getattr(player.director.hearts_pages, show)(played_record(rule_set), *what)
        player.turn()
        for _ in range(number):
            assert isinstance(player.scene, Page)
            player.scene.turn(1)

    return scene


def _replay(rule_set: str, number: int, step: int, **changes: object) -> Callable[[Player], None]:
    return lambda player: player.director.hearts_pages.replay(played_record(rule_set, **changes), number, step)


def _found() -> Review:
    """What a review could have found: three plays that had another card beside them."""
    judged: list[Judgement] = []
    for place, played in enumerate(replayed(played_record(), 2)):
        move, before = played.step.move, played.step.before
        turn = next(iter(legal_actions(before)), None)
        if isinstance(move, PlayCard) and move.seat == 0 and isinstance(turn, PlayTurn) and len(turn.cards) > 1:
            better = next(card for card in turn.cards if card != move.card)
            view, cost = view_of(before, 0), 7.5 - len(judged) / 2
            lying = view.trick.cards if view.trick is not None else ()
            judged.append(Judgement(place, len(view.tricks) + 1, lying, move.card, better, cost, error=0.5))
    return Review(tuple(judged[-3:]), 12, 9)


def _review(player: Player) -> None:
    def found() -> Slices[Review]:
        yield
        return _found()

    thinking = Thinking(found())
    thinking.finish()
    player.stage.push(HeartsReview(player.director, played_record(), 2, 0, thinking))


def _compared(player: Player) -> None:
    record = duplicate(played_record(), 2, 1)
    game = HeartsGame(record, (_BOT,) * record.rules.players)
    while game.state.waiting:
        game.play(game.think(game.state.waiting[0]).finish())
    again = replace(game.record, extra=record.extra)
    player.director.hearts_pages.scores(again)


HEARTS_PAGES: dict[str, Callable[[Player], None]] = {
    "both-games": _both_games,
    "hearts-home": _shown("home"),
    "hearts-home-continue": _home_with_game,
    "hearts-setup": _setup("american"),
    "hearts-setup-fix": _setup("da-nasty-fix"),
    "hearts-setup-maria": _setup("black-maria"),
    "hearts-rule-sets": _shown("rule_sets", _draft()),
    "hearts-seats": _shown("seats", _draft("cancellation")),
    "hearts-name": _shown("name", _draft(), 1),
    "hearts-options": _shown("options", _draft("turbo")),
    "hearts-options-2": _shown("options", _draft("turbo"), number=1),
    "hearts-moon": _option("moon"),
    "hearts-passing": _option("passing"),
    "hearts-wrong": _option("passing", players=5),
    "hearts-target": _option("target"),
    "hearts-directions": _shown("directions", _draft("da-nasty-fix"), "call_choices"),
    "hearts-cards": _shown("cards", _draft("hartenjagen"), "removed"),
    "hearts-values": _shown("values", _draft(), "points"),
    "hearts-values-complex": _shown("values", _draft("complex"), "multiplier"),
    "hearts-values-wrong": _shown("values", _draft(points={"QS": 0}), "points"),
    "hearts-points": _option("points", points={"QS": 20, "JC": 5, "KS": 3, "AS": 4, "TC": 1}),
    "hearts-code": _shown("code"),
    "hearts-rules": _rules("american"),
    "hearts-rules-turbo": _rules("turbo"),
    "hearts-bots": _shown("about_bots"),
    "hearts-scores": _of_game("scores"),
    "hearts-scores-six": _of_game("scores", rule_set="cancellation"),
    "hearts-scores-complex": _of_game("scores", rule_set="complex"),
    "hearts-plot": _of_game("scores", number=1),
    "hearts-result": _of_game("result"),
    "hearts-result-six": _of_game("result", rule_set="cancellation"),
    "hearts-deal": _of_game("deal", 2),
    "hearts-again": _of_game("play_again", 2),
    "hearts-replay": _replay("american", 2, 30),
    "hearts-replay-start": _replay("da-nasty-fix", 2, 0),
    "hearts-replay-nines": _replay("booster-nines", 2, 60),
    "hearts-replay-ten": _replay("cancellation", 1, 40, players=10),
    "hearts-review": _review,
    "hearts-reviewing": _of_game("review", 2, 0),
    "hearts-statistics": _shown("statistics"),
    "hearts-statistics-2": _shown("statistics", number=1),
    "hearts-no-statistics": lambda player: player.director.hearts_pages.statistics(),
    "hearts-achievements": _shown("achievements"),
    "hearts-compared": _compared,
}
