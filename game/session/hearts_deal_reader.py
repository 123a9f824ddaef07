"""Reading one deal of a record of Hearts: the cards, then action after action as the game asks for them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from game.cards import Card, parse_card
from game.deals import CodeError
from game.hearts.actions import Action, Call, Charge, ChooseMoon, Pass, PlayCard, PutAway, StartDeal
from game.hearts.deal import Deal
from game.hearts.dealing import Dealt, Share, deal_from_code, deal_from_hands, parse_deal_code
from game.hearts.game import Game, apply
from game.hearts.passing import kitty_is_mixed
from game.hearts.play import played_cards
from game.hearts.refusals import IllegalActionError, Refusal
from game.hearts.rules import Rules
from game.hearts.seats import Cards, Seat
from game.hearts.vocabulary import Direction, MoonChoice, Phase
from game.session.faults import RecordError

_MOVE_KEYS = ("call", "pass", "blind", "mixed", "mixed_kitty", "charge", "plays", "exchange", "moon")
DEAL_KEYS = ("code", "hands", "kitty", "dealer", *_MOVE_KEYS)


@dataclass(frozen=True, slots=True)
class DealReader:
    """Deal ``number`` of a record, ``data`` as it stands there.

    Every fault is a RecordError that names the deal, and the play or the key at fault.
    """

    number: int
    data: Mapping[str, object]

    def start(self, game: Game) -> StartDeal:
        """The action that deals the cards."""
        key = "code" if self._has("code") else "hands"
        if game.is_over:
            raise self.fault(key, "the game is over before this deal")
        dealt = self._dealt_from_code(game.rules) if key == "code" else self._dealt_from_hands(game.rules)
        return StartDeal(dealt, self._dealer())

    def actions(self, game: Game) -> Sequence[Action]:
        """What is done next in a game that waits for its seats; nothing where the record stops."""
        readers: Mapping[Phase, tuple[str, Callable[[Deal], Sequence[Action]]]] = {
            Phase.CALL: ("call", self._call),
            Phase.PASS: ("pass", self._passes),
            Phase.CHARGE: ("charge", self._charges),
            Phase.PLAY: ("plays", self._play),
            Phase.EXCHANGE: ("exchange", self._put_away),
            Phase.MOON: ("moon", self._moon),
        }
        if game.deal is None:
            return ()
        key, reader = readers[game.phase]
        if self._has(key):
            return reader(game.deal)
        if self._goes_on_after(key, game.deal):
            raise self.fault(key, "is missing, and what comes after it is not")
        return ()

    def applied(self, game: Game, action: Action) -> Game:
        """The game after ``action``."""
        try:
            return apply(game, action)
        except IllegalActionError as error:
            raise self._refused(game, action, error.refusal) from None

    def check_left_over(self, deal: Deal) -> None:
        """Raises RecordError when cards are left over after the last trick of ``deal``.

        Other keys that the deal had no use for are passed over, like keys that nobody knows.
        """
        left = self._words()[_place(deal) :]
        if left and deal.phase in (Phase.MOON, Phase.DEAL):
            raise self.fault("plays", f"left over after the last trick: {' '.join(left)}")

    def fault(self, key: str, reason: str) -> RecordError:
        """The error of a fault under ``key``."""
        return RecordError(f"deal {self.number}, {key}: {reason}")

    # The cards

    def _dealt_from_code(self, rules: Rules) -> Dealt:
        if self._has("hands") or self._has("kitty"):
            raise self.fault("hands", "a deal with a code has its cards from there")
        try:
            return deal_from_code(rules, parse_deal_code(rules, self._text("code")))
        except CodeError as error:
            raise self.fault("code", str(error)) from None

    def _dealt_from_hands(self, rules: Rules) -> Dealt:
        if not self._has("hands"):
            raise self.fault("hands", "are missing, and so is a code")
        hands, kitty = self._hands("hands", rules.players), self._cards("kitty", self._text("kitty"))
        if not self._has("mixed"):
            return deal_from_hands(hands, kitty)
        mixed = Share(self._hands("mixed", rules.players), self._cards("mixed_kitty", self._text("mixed_kitty")))
        return deal_from_hands(hands, kitty, mixed)

    def _dealer(self) -> Seat | None:
        return self._seat("dealer", self.data["dealer"]) if self._has("dealer") else None

    # The choices

    def _call(self, deal: Deal) -> Sequence[Action]:
        word = self._text("call")
        if word not in list(Direction):
            raise self.fault("call", f"{word!r} is no direction")
        return (Call(deal.waiting[0], Direction(word)),)

    def _passes(self, deal: Deal) -> Sequence[Action]:
        blind = self._blind_seats(deal.rules.players)
        passes = self._hands("pass", deal.rules.players)
        for seat in blind:
            if passes[seat]:
                raise self.fault("pass", f"seat {seat} passes unseen what it receives, and no cards of its own")
        self._check_mix(deal)
        return [Pass(seat, cards, seat in blind) for seat, cards in enumerate(passes)]

    def _blind_seats(self, players: int) -> list[Seat]:
        seats = self.data.get("blind") or []
        if not isinstance(seats, list):
            raise self.fault("blind", f"must be a list of seats, not {seats!r}")
        for seat in seats:
            if self._seat("blind", seat) not in range(players):
                raise self.fault("blind", f"there is no seat {seat}")
        return seats

    def _check_mix(self, deal: Deal) -> None:
        """Cards that were not dealt from a code need the result of a mix as soon as all have passed."""
        preparation = deal.preparation
        if preparation.direction is not Direction.MIX or preparation.dealt.code is not None:
            return
        needed = ["mixed", "mixed_kitty"] if kitty_is_mixed(deal.rules) and deal.rules.kitty_size else ["mixed"]
        for key in needed:
            if not self._has(key):
                raise self.fault(key, "is missing, and the cards to be mixed are not")

    def _charges(self, deal: Deal) -> Sequence[Action]:
        return [Charge(seat, cards) for seat, cards in enumerate(self._hands("charge", deal.rules.players))]

    def _play(self, deal: Deal) -> Sequence[Action]:
        words = self._words()
        place = _place(deal)
        if place >= len(words):
            return ()
        return (PlayCard(deal.waiting[0], self._card(_play_key(place, words[place]), words[place])),)

    def _put_away(self, deal: Deal) -> Sequence[Action]:
        return (PutAway(deal.waiting[0], self._cards("exchange", self._text("exchange"))),)

    def _moon(self, deal: Deal) -> Sequence[Action]:
        word = self._text("moon")
        if word not in list(MoonChoice):
            raise self.fault("moon", f"must be {' or '.join(MoonChoice)}, not {word!r}")
        return (ChooseMoon(deal.waiting[0], MoonChoice(word)),)

    # What is there

    def _has(self, key: str) -> bool:
        return self.data.get(key) not in (None, "", [])

    def _goes_on_after(self, key: str, deal: Deal) -> bool:
        if key == "exchange" and len(self._words()) > _place(deal):
            return True
        return any(self._has(later) for later in _MOVE_KEYS[_MOVE_KEYS.index(key) + 1 :])

    def _words(self) -> list[str]:
        return self._text("plays").split()

    def _text(self, key: str) -> str:
        value = self.data.get(key)
        if value is not None and not isinstance(value, str):
            raise self.fault(key, f"must be a text, not {value!r}")
        return value or ""

    def _hands(self, key: str, players: int) -> tuple[Cards, ...]:
        value = self.data.get(key)
        if not isinstance(value, list) or len(value) != players or not all(isinstance(text, str) for text in value):
            raise self.fault(key, f"must be a list of {players} texts, one for each seat")
        return tuple(self._cards(key, text) for text in value)

    def _cards(self, key: str, text: str) -> Cards:
        return tuple(self._card(key, word) for word in text.split())

    def _card(self, key: str, word: str) -> Card:
        try:
            card = parse_card(word)
        except ValueError as error:
            raise self.fault(key, str(error)) from None
        if str(card) != word:
            raise self.fault(key, f"{word!r} must be written {card}")
        return card

    def _seat(self, key: str, value: object) -> Seat:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fault(key, f"must be a seat's number, not {value!r}")
        return value

    # What the rules say

    def _refused(self, game: Game, action: Action, refusal: Refusal) -> RecordError:
        match action:
            case StartDeal():
                return self.fault("dealer" if refusal is Refusal.NO_SUCH_SEAT else "hands", str(refusal))
            case PlayCard():
                key = _play_key(_place(game.deal), str(action.card))
            case Pass() if refusal in _KEYS_OF_PASS:
                key = _KEYS_OF_PASS[refusal]
            case _:
                key = _KEYS[type(action)]
        return self.fault(key, _reason(game, action, refusal))


_KEYS: Mapping[type[Action], str] = {
    Call: "call",
    Pass: "pass",
    Charge: "charge",
    PutAway: "exchange",
    ChooseMoon: "moon",
}
_KEYS_OF_PASS = {Refusal.NO_BLIND_PASS: "blind", Refusal.NOT_THE_PILE: "mixed"}


def _play_key(place: int, word: str) -> str:
    return f"play {place + 1} ({word})"


def _place(deal: Deal | None) -> int:
    return 0 if deal is None or deal.play is None else len(played_cards(deal.play))


def _reason(game: Game, action: Action, refusal: Refusal) -> str:
    """What is wrong with the action of a seat, in words."""
    if isinstance(action, StartDeal) or refusal is Refusal.NOT_THE_PILE:
        return str(refusal)
    if refusal is not Refusal.NOT_IN_HAND or game.deal is None:
        return f"seat {action.seat}: {refusal}"
    hand = game.deal.hands[action.seat]
    cards = action.cards if isinstance(action, Pass | Charge | PutAway) else hand
    missing = next((card for card in cards if cards.count(card) > hand.count(card)), "it")
    return f"seat {action.seat} does not hold {missing}"
