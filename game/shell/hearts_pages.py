"""The pages around a table of Hearts: what leads to a game, what is kept of it, what explains it.

A page is imported when it is first shown, as the director does it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.deals import DealCode
from game.hearts.actions import StartDeal
from game.hearts.dealing import deal_from_code
from game.hearts.game import apply, new_game
from game.hearts.rules import Rules
from game.hearts.seats import Seat
from game.session import hearts_seats
from game.session.hearts_duplicate import duplicate
from game.session.hearts_record import HeartsRecord
from game.session.hearts_seats import Players, players_json, seats_json
from game.session.hearts_setup import Setup, parse_setup
from game.shell.hearts_texts_players import named

if TYPE_CHECKING:
    from game.shell.director import Director
    from game.shell.scenes.hearts_setup_draft import Draft


class HeartsPages:
    """Lays the pages of Hearts on the stage, and begins the games that are set up there."""

    def __init__(self, director: Director) -> None:
        self._director = director
        self._stage = director.stage
        self._context = director.context
        self._wished: Setup | None = None

    # What leads to a game

    def home(self) -> None:
        """Show where Hearts begins."""
        from game.shell.scenes.hearts_setup_home import HeartsHome

        self._stage.replace(HeartsHome(self._director))

    def last_setup(self) -> Setup:
        """What was set up last and can be played; before that, how the last game was, or the usual way."""
        if self._wished is not None and self._wished.fault is None:
            return self._wished
        return parse_setup(self._context.store.hearts_setup())

    def setup(self) -> None:
        """Set up a game, from where that was left, even if it makes no sense yet."""
        from game.shell.scenes.hearts_setup import HeartsSetup
        from game.shell.scenes.hearts_setup_draft import Draft

        self._stage.push(HeartsSetup(self._director, Draft(self._wished or self.last_setup(), self.wish)))

    def wish(self, setup: Setup) -> None:
        """Note what the next game is to be like, and keep it for the next start once it can be played."""
        self._wished = setup
        if setup.fault is None and (self._context.manner.keeps_settings or self._context.is_keeper_here):
            self._context.store.keep_hearts_setup(setup.as_json())

    def rule_sets(self, draft: Draft) -> None:
        """Choose a rule set."""
        from game.shell.scenes.hearts_setup_rule_sets import HeartsRuleSets

        self._stage.push(HeartsRuleSets(self._director, draft))

    def seats(self, draft: Draft) -> None:
        """Say who sits where."""
        from game.shell.scenes.hearts_setup_seats import HeartsSeats

        self._stage.push(HeartsSeats(self._director, draft))

    def name(self, draft: Draft, seat: Seat) -> None:
        """Name a player."""
        from game.shell.scenes.hearts_setup_name import HeartsName

        self._stage.push(HeartsName(self._director, draft, seat))

    def options(self, draft: Draft) -> None:
        """Change any option."""
        from game.shell.scenes.hearts_options import HeartsOptions

        self._stage.push(HeartsOptions(self._director, draft))

    def option(self, draft: Draft, name: str) -> None:
        """Choose the value of one option."""
        from game.shell.scenes.hearts_options_choice import HeartsOptionChoice

        self._stage.push(HeartsOptionChoice(self._director, draft, name))

    def directions(self, draft: Draft, name: str) -> None:
        """Put a list of directions together."""
        from game.shell.scenes.hearts_options_directions import HeartsDirections

        self._stage.push(HeartsDirections(self._director, draft, name))

    def cards(self, draft: Draft, name: str) -> None:
        """Choose cards of the pack."""
        from game.shell.scenes.hearts_options_cards import HeartsCards

        self._stage.push(HeartsCards(self._director, draft, name))

    def values(self, draft: Draft, name: str) -> None:
        """Set what single cards count."""
        from game.shell.scenes.hearts_options_values import HeartsCardValues

        self._stage.push(HeartsCardValues(self._director, draft, name))

    def code(self) -> None:
        """Ask for the code of a deal."""
        from game.shell.scenes.hearts_setup_code import HeartsEnterCode

        self._stage.push(HeartsEnterCode(self._director))

    # Games

    def begin(self, setup: Setup) -> None:
        """Play as set up, and so the next time. Raises OptionError when the options make no sense together."""
        rules = setup.rules()
        self.wish(setup)
        self._director.hearts(rules, named(setup.players))

    def begin_code(self, setup: Setup, code: DealCode) -> None:
        """Play as set up, the deal of ``code`` first. Raises OptionError."""
        rules = setup.rules()
        self.wish(setup)
        self._director.hearts_from(record_of_deal(rules, named(setup.players), code))

    def begin_again(self, record: HeartsRecord, number: int, turn: int) -> None:
        """Play a finished deal of a record once more, the players ``turn`` seats on. Raises LookupError."""
        self._director.hearts_from(duplicate(record, number, turn))

    # What is kept of games

    def scores(self, record: HeartsRecord) -> None:
        """Show the score sheet of a game."""
        from game.shell.scenes.hearts_scores import HeartsScores

        self._stage.push(HeartsScores(self._director, record))

    def deal(self, record: HeartsRecord, number: int) -> None:
        """Ask what to do with a finished deal."""
        from game.shell.scenes.hearts_scores_deal import HeartsDealMenu

        self._stage.push(HeartsDealMenu(self._director, record, number))

    def result(self, record: HeartsRecord) -> None:
        """Show how a game ended."""
        from game.shell.scenes.hearts_result import HeartsResult

        self._stage.push(HeartsResult(self._director, record))

    def review(self, record: HeartsRecord, number: int, seat: Seat) -> None:
        """Look for the costliest plays of a seat in a deal."""
        from game.shell.scenes.hearts_review import HeartsReview

        self._stage.push(HeartsReview(self._director, record, number, seat))

    def replay(self, record: HeartsRecord, number: int, step: int = 0) -> None:
        """Show a deal step by step, all hands open."""
        from game.shell.scenes.hearts_replay import HeartsReplay

        self._stage.push(HeartsReplay(self._director, record, number, step))

    def play_again(self, record: HeartsRecord, number: int) -> None:
        """Ask from which seat a deal is to be played once more."""
        from game.shell.scenes.hearts_replay_again import HeartsPlayAgain

        self._stage.push(HeartsPlayAgain(self._director, record, number))

    def statistics(self) -> None:
        """Show the figures of all games."""
        from game.shell.scenes.hearts_statistics import HeartsStatisticsPage

        self._stage.push(HeartsStatisticsPage(self._director))

    def achievements(self) -> None:
        """Show what was achieved, and what can be."""
        from game.shell.scenes.hearts_statistics_achievements import HeartsAchievements

        self._stage.push(HeartsAchievements(self._director))

    # What explains

    def rules(self, rules: Rules) -> None:
        """Show the rules of one form of the game."""
        from game.shell.scenes.hearts_rules import HeartsRules

        self._stage.push(HeartsRules(self._director, rules))

    def about_bots(self) -> None:
        """Tell what computer players know."""
        from game.shell.scenes.hearts_about_bots import AboutBots

        self._stage.push(AboutBots(self._director))


def record_of_deal(rules: Rules, players: Players, code: DealCode) -> HeartsRecord:
    """A game in which the deal of ``code`` has just been given out."""
    dealt = apply(new_game(rules), StartDeal(deal_from_code(rules, code))).deal
    extra = {hearts_seats.KEY: players_json(players)}
    return HeartsRecord(rules, seats_json(players), (dealt,) if dealt else (), extra)
