"""One running game of Hearts: all that the screen plays on.

Beginning and resuming
----------------------
::

    players = (Player("Ada"), Player("Ben", "sensible"), …)   # hearts_seats; levels: hearts_bots.LEVELS; none: a person
    game = HeartsGame(HeartsRecord(rules), players, keep)     # a new game; it waits for its first deal
    game = resumed(record_json, keep)                         # exactly where it was; raises RecordError

``keep(game)`` is called after every action and everything taken back, before the call returns: what was seen was
saved. The store is then told ``game.record.as_json()``, ``tally_of(game.record, game.owner)`` (hearts_tallying), and,
once the game is over, WON or LOST by ``game.is_won``; for each deal just finished, before that, ``achievements(...)``.

Looking
-------
``game.state`` is the immutable ``game.hearts.game.Game``: ``phase``, ``waiting``, ``totals``, ``winners`` and so on are
its own. ``game.view(seat)`` is what a seat may know, ``view.turn`` what it may do. Draw hands from a view, never
from the state. ``game.viewer`` is the seat that looks at the screen now: the one person, where there is one; nobody,
until ``look_from(seat)``, where several sit at one screen and hand it round, or where only bots play. ``game.owner`` is
the seat whose results are counted: the first person's.

Playing
-------
::

    if game.state.phase is Phase.DEAL:  played = game.deal()        # once the scores have been looked at
    for seat in game.humans_waiting:    …                           # wait for taps: game.view(seat).turn
    for seat in game.bots_waiting:      thinking = game.think(seat)

    refusal = game.why_not(action)      # a Refusal to explain, or None
    played = game.play(action)          # Played: step.before, step.move, step.after, and the events to show

Events are those of ``game.hearts.events``, without what the viewer may not see. In passing and charging all seats act
at once and in any order; bots need not wait for people.

Thinking
--------
``think(seat)``, ``hint(seat)`` and ``review(number, seat)`` give a ``Thinking``. Run it in the time that is left of
each frame: ``if thinking.run(0.006): action = thinking.result``. A bot's action is for ``play``; a hint is what a
sensible bot would do. A bot's card takes half a millisecond here, a pass three, in bits of which none takes one; no
decision is waited for longer than ``hearts_bots.PATIENCE``. How long a card waits for the eye to follow is the screen's
to say. Thoughts end at once with ``leave()``, and with what is taken back: ``is_cancelled`` is then True, and no result
comes.

Taking back
-----------
``can_take_back`` and ``take_back()``: to the last decision of a person in this deal, scored or not. It gives the steps
that went, the last one first. Where several people play it is allowed as far as it is fair (hearts_taking_back).
After the end of the game it never is.

Claiming
--------
``claimable(seat)`` is a ``Claim`` (hearts_claim) or None: the seat takes ALL the rest whatever happens, takes NONE of
it, or there is NOTHING_LEFT that counts. ``claim(seat)`` gives the steps of the rest, ready to show at any speed; of
NONE it gives none yet: the seat's cards matter to the others, so a bot plays them on, among ``bots_waiting``, to the
end of the deal, or until the game is resumed.

More
----
* ``hearts_checker.cautions(view, card)``: why a card is clearly bad, for players who want to be warned.
* ``hearts_duplicate.duplicate(record, number, turn)``: the record of a new game that begins with a deal once more,
  ``turn`` seats on (0: the same seats), players and all: ``resumed`` it. ``comparison(record, seat)`` tells afterwards
  how the seat fared against whoever sat there before.
* ``hearts_achievements.achievements(record, seat)``: what was memorable about the last deal.
* ``hearts_replay.replayed(record, number)``: every step of a deal with all hands open.
"""

import secrets
from collections.abc import Callable, Iterator
from typing import TypeVar

from game.deals import DEAL_COUNT, DealCode
from game.hearts.actions import Action, PlayCard, StartDeal
from game.hearts.dealing import deal_code, deal_from_code
from game.hearts.game import apply, legal_actions, new_game, why_not
from game.hearts.refusals import Refusal
from game.hearts.seats import Seat
from game.hearts.turns import PlayTurn
from game.hearts.view import View, view_of
from game.hearts.vocabulary import Phase
from game.session.hearts_book import HeartsBook
from game.session.hearts_bots import USUAL, decide, random_of
from game.session.hearts_claim import Claim, can_claim, claimed_card
from game.session.hearts_record import HeartsRecord, parse_hearts_record
from game.session.hearts_replay import actions_of
from game.session.hearts_review import Review, reviewed
from game.session.hearts_seats import Players, human_seats, parse_players
from game.session.hearts_sides import contender_of
from game.session.hearts_step import HeartsStep, Played, seen_by
from game.session.hearts_taking_back import steps_to_take_back
from game.session.hearts_thinking import Thinking

Thought = TypeVar("Thought", Thinking[Action], Thinking[Review])


class HeartsGame:
    """A game being played: its ``state``, its ``players``, and its record, handed to ``keep`` whenever it changes."""

    def __init__(
        self, record: HeartsRecord, players: Players, keep: Callable[["HeartsGame"], None] = lambda _: None
    ) -> None:
        """Begin, or go on with, the game of ``record``. Raises RecordError when there is a fault in it."""
        self.players = players
        self.state = new_game(record.rules)
        self._book = HeartsBook(record, players)
        self._keep = keep
        self._steps: list[HeartsStep] = []
        self._thoughts: list[Thinking[Action] | Thinking[Review]] = []
        self._handed_over: set[Seat] = set()
        self._people = human_seats(players)
        self.viewer = self._people[0] if len(self._people) == 1 else None
        for action in actions_of(record):
            self._advance(action)

    # Looking

    @property
    def record(self) -> HeartsRecord:
        """The game as it stands, in record form."""
        return self._book.record(self.state)

    @property
    def owner(self) -> Seat:
        """The seat whose results are counted: the first person's, or seat 0 where only bots play."""
        return self._people[0] if self._people else 0

    @property
    def is_begun(self) -> bool:
        """Whether a person has decided anything yet."""
        return bool(self._people) and (self.state.number > 1 or any(map(self._is_persons, self._steps)))

    @property
    def is_won(self) -> bool:
        """Whether the owner has won, alone or with others."""
        return contender_of(self.state.rules, self.owner) in self.state.winners

    @property
    def humans_waiting(self) -> tuple[Seat, ...]:
        """The seats that must act and for which a person decides."""
        return tuple(seat for seat in self.state.waiting if self._is_human(seat))

    @property
    def bots_waiting(self) -> tuple[Seat, ...]:
        """The seats that must act and for which a bot decides."""
        return tuple(seat for seat in self.state.waiting if not self._is_human(seat))

    def view(self, seat: Seat) -> View:
        """What ``seat`` may know. Raises ValueError before the first deal."""
        return view_of(self.state, seat)

    def look_from(self, seat: Seat | None) -> None:
        """From now on ``seat`` looks at the screen, or nobody does: while it is handed on, while bots play alone."""
        self.viewer = seat

    # Playing

    def deal(self, code: DealCode | None = None) -> Played:
        """Give out the next deal, drawn at random unless a ``code`` of the rule set is given.

        Raises IllegalActionError when no deal is waited for.
        """
        rules = self.state.rules
        code = code or deal_code(rules, secrets.randbelow(DEAL_COUNT))
        return self.play(StartDeal(deal_from_code(rules, code)))

    def why_not(self, action: Action) -> Refusal | None:
        """Why ``action`` is refused, or None."""
        return why_not(self.state, action)

    def play(self, action: Action) -> Played:
        """Do ``action``, of a person or a bot. Raises IllegalActionError when the rules refuse it."""
        step = self._advance(action)
        self._keep(self)
        return seen_by(step, self.viewer)

    # Thinking

    def think(self, seat: Seat) -> Thinking[Action]:
        """Let the bot in ``seat``, one of ``bots_waiting``, think what to do."""
        return self._thought(seat, self.players[seat].level or USUAL)

    def hint(self, seat: Seat) -> Thinking[Action]:
        """Let a sensible bot think what it would do in ``seat``, one that is waited for."""
        return self._thought(seat, USUAL)

    def review(self, number: int, seat: Seat) -> Thinking[Review]:
        """Let a sensible bot look for the costliest plays of ``seat`` in deal ``number``.

        Raises LookupError, when it is run, if there is no such deal.
        """
        return self._begun(Thinking(reviewed(self.record, number, seat)))

    def leave(self) -> None:
        """Nobody looks at this game any more: whoever thinks stops. The game itself is kept already."""
        for thinking in self._thoughts:
            thinking.cancel()
        self._thoughts.clear()

    # Taking back and claiming

    @property
    def can_take_back(self) -> bool:
        """Whether a decision can be taken back."""
        return self._steps_to_take_back() > 0

    def take_back(self) -> tuple[HeartsStep, ...]:
        """Go back to the last decision of a person. The steps that went, the last one first; none when none may."""
        gone = tuple(self._steps.pop() for _ in range(self._steps_to_take_back()))
        if gone:
            self.leave()
            self._handed_over.clear()
            self.state = gone[-1].before
            self._keep(self)
        return gone

    def claimable(self, seat: Seat) -> Claim | None:
        """What ``seat`` can claim of the rest of the deal, or None."""
        return can_claim(self.view(seat)) if seat in self.humans_waiting else None

    def claim(self, seat: Seat) -> tuple[Played, ...]:
        """Play the rest that ``seat`` can claim; of NONE nothing yet, for a bot plays on. () where none can be."""
        claim = self.claimable(seat)
        if claim is Claim.NONE:
            self._handed_over.add(seat)
        if claim in (None, Claim.NONE):
            return ()
        steps = tuple(self._claimed_steps(seat))
        self._keep(self)
        return tuple(seen_by(step, self.viewer) for step in steps)

    # What is behind it

    def _is_human(self, seat: Seat) -> bool:
        """Whether a person decides for ``seat``; how a team counts its moon, any person in it."""
        if self.state.phase is Phase.MOON:
            team = next(seats for seats in self.state.rules.scorers if seat in seats)
            return any(self.players[member].is_human for member in team)
        return self.players[seat].is_human and seat not in self._handed_over

    def _advance(self, action: Action) -> HeartsStep:
        step = HeartsStep(self.state, action, apply(self.state, action))
        if isinstance(action, StartDeal):
            self._book.close(self.state)
            self._steps.clear()
            self._handed_over.clear()
        self._steps.append(step)
        self.state = step.after
        return step

    def _thought(self, seat: Seat, level: str) -> Thinking[Action]:
        view = self.view(seat)
        if self.state.deal is None or view.turn is None:
            raise ValueError(f"seat {seat} need not act")
        return self._begun(Thinking(decide(level, view, random_of(view, self.state.deal.preparation.dealt))))

    def _begun(self, thinking: Thought) -> Thought:
        self._thoughts = [thought for thought in self._thoughts if not thought.is_done]
        self._thoughts.append(thinking)
        return thinking

    def _steps_to_take_back(self) -> int:
        if self.state.is_over:
            return 0
        return steps_to_take_back(self._steps, self._is_persons, several_people=len(self._people) > 1)

    def _is_persons(self, step: HeartsStep) -> bool:
        return not isinstance(step.move, StartDeal) and self.players[step.move.seat].is_human

    def _claimed_steps(self, seat: Seat) -> Iterator[HeartsStep]:
        """The rest of the play, which comes to the same whatever the others play."""
        while self.state.phase in (Phase.PLAY, Phase.EXCHANGE):
            turn = legal_actions(self.state)[0]
            if turn.seat == seat and isinstance(turn, PlayTurn):
                yield self._advance(PlayCard(seat, claimed_card(turn.cards)))
            else:
                yield self._advance(next(iter(turn)))


def resumed(data: object, keep: Callable[[HeartsGame], None] = lambda _: None) -> HeartsGame:
    """The game of a record in JSON, exactly where it was. Raises RecordError."""
    record = parse_hearts_record(data)
    return HeartsGame(record, parse_players(record), keep)
