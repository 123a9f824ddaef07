"""What happens at the table, and what of it each seat is shown."""

from collections import Counter

from game.cards import Card, parse_cards
from game.hearts.actions import Action, Call, Charge, ChooseMoon, Pass, PlayCard, StartDeal
from game.hearts.events import (
    Called,
    CardsMoved,
    Charged,
    Chosen,
    Event,
    GameWon,
    HeartsBroken,
    MoonChosen,
    MoonShot,
    Place,
    Scored,
    Spot,
    events_of,
    redacted,
)
from game.hearts.game import Game, apply, new_game
from game.hearts.seats import Seat
from game.hearts.vocabulary import Direction, MoonChoice, Phase
from tests.hearts.random_play import Steps
from tests.hearts.tables import all_but, dealt_by_hand, played, rules_of, started

FOUR = ("2C 3C TC JD", "2D 3D 4D 5D", "2S 3S QS 5S", "2H 3H 4H AH")
SIXTEEN = all_but(*FOUR)


def test_events_are_redacted(steps: Steps) -> None:
    """Events show a seat only the cards that go to it or come from it, and those that all may see."""
    for before, action, after in steps:
        for event in events_of(before, action, after):
            for seat in range(after.rules.players):
                seen = redacted(event, seat)
                if isinstance(seen, CardsMoved) and seen.cards is not None:
                    assert is_open(seen) or seat in (seen.source.seat, seen.target.seat)


def is_open(event: CardsMoved) -> bool:
    """Whether everybody sees the cards: those played to a trick and taken from it."""
    return event.source.spot in (Spot.TRICK, Spot.TABLE) or event.target.spot is Spot.TRICK


def test_events_account_for_every_card(steps: Steps) -> None:
    """Followed from the deck, the events leave every hand as the state has it."""
    hands: dict[Seat, Counter[Card]] = {}
    for before, action, after in steps:
        if isinstance(action, StartDeal):
            hands = {seat: Counter() for seat in range(after.rules.players)}
        for event in events_of(before, action, after):
            if isinstance(event, CardsMoved) and event.cards is not None:
                if event.source.spot is Spot.HAND and event.source.seat is not None:
                    hands[event.source.seat] -= Counter(event.cards)
                if event.target.spot is Spot.HAND and event.target.seat is not None:
                    hands[event.target.seat] += Counter(event.cards)
        assert after.deal is not None
        assert hands == {seat: Counter(hand) for seat, hand in enumerate(after.deal.hands)}


def doing(game: Game, action: Action) -> tuple[Event, ...]:
    """The events of an action."""
    return events_of(game, action, apply(game, action))


def test_dealing() -> None:
    """Each hand comes from the deck, seen by its seat alone."""
    game = new_game(rules_of(removed=SIXTEEN, passing=[]))
    found = doing(game, StartDeal(dealt_by_hand(*FOUR)))
    cards = parse_cards(FOUR[1])
    assert found[1] == CardsMoved(Place(Spot.DECK), Place(Spot.HAND, 1), 4, cards, frozenset({1}))
    assert redacted(found[1], 1) == found[1]
    hidden = redacted(found[1], 0)
    assert isinstance(hidden, CardsMoved)
    assert (hidden.count, hidden.cards) == (4, None)


def test_passing() -> None:
    """That a seat has chosen is seen at once; the cards move when all have, seen by giver and receiver."""
    game = started(rules_of(removed=SIXTEEN, passing=["left"], pass_count=1), *FOUR)
    for seat, text in enumerate(("JD", "5D", "QS")):
        action = Pass(seat, parse_cards(text))
        assert doing(game, action) == (Chosen(seat, Phase.PASS),)
        game = apply(game, action)
    found = doing(game, Pass(3, parse_cards("AH")))
    assert found[0] == Chosen(3, Phase.PASS)
    moved = found[1]
    assert moved == CardsMoved(Place(Spot.HAND, 0), Place(Spot.HAND, 1), 1, parse_cards("JD"), frozenset({0, 1}))
    assert len(found) == 5


def test_mixing() -> None:
    """In a mix the cards go onto the pile and come back from it."""
    rules = rules_of(removed=all_but(*FOUR, "6H"), hand_size=4, passing=["mix"], pass_count=1, mix_kitty=True)
    game = started(rules, *FOUR, kitty="6H")
    for seat, text in enumerate(("JD", "5D", "QS")):
        game = apply(game, Pass(seat, parse_cards(text)))
    moves = [event for event in doing(game, Pass(3, parse_cards("AH"))) if isinstance(event, CardsMoved)]
    assert [move.target.spot for move in moves] == [Spot.PILE] * 5 + [Spot.HAND] * 4 + [Spot.KITTY]
    shown = [redacted(move, 3) for move in moves]
    assert [event.cards is not None for event in shown if isinstance(event, CardsMoved)] == [
        3 in (move.source.seat, move.target.seat) for move in moves
    ]


def test_calling_and_charging() -> None:
    """A call is heard by all, and charged cards are turned up when all have chosen."""
    rules = rules_of("turbo", removed=SIXTEEN, passing=["dealer"], call_choices=["hold"])
    game = started(rules, *FOUR)
    assert doing(game, Call(3, Direction.HOLD)) == (Called(3, Direction.HOLD),)
    game = apply(game, Call(3, Direction.HOLD))
    for seat, text in enumerate(("TC", "", "QS")):
        assert doing(game, Charge(seat, parse_cards(text))) == (Chosen(seat, Phase.CHARGE),)
        game = apply(game, Charge(seat, parse_cards(text)))
    assert doing(game, Charge(3)) == (
        Chosen(3, Phase.CHARGE),
        Charged(0, parse_cards("TC")),
        Charged(2, parse_cards("QS")),
    )


def test_tricks() -> None:
    """A card goes to the trick, hearts break, and a full trick goes to its taker."""
    game = played(started(rules_of(removed=SIXTEEN, passing=[]), *FOUR), "2C 2D QS")
    found = doing(game, PlayCard(3, parse_cards("2H")[0]))
    assert found == (
        CardsMoved(Place(Spot.HAND, 3), Place(Spot.TRICK), 1, parse_cards("2H")),
        HeartsBroken(),
        CardsMoved(Place(Spot.TRICK), Place(Spot.TAKEN, 0), 4, parse_cards("2C 2D QS 2H")),
    )


def test_cancelled_trick_and_kitty() -> None:
    """A trick without a taker goes to the table; the next taker gets it and the kitty, seen by that seat alone."""
    hands = ("KC 2D", "KC 3D", "5C 4D", "5C 5D")
    rules = rules_of("cancellation", players=4, hand_size=2, removed=all_but("KC 5C 2D 3D 4D 5D 6H"))
    game = played(started(rules, *hands, kitty="2D 3D 4D 5D 6H 6H"), "KC KC 5C")
    left = doing(game, PlayCard(3, parse_cards("5C")[0]))[-1]
    assert left == CardsMoved(Place(Spot.TRICK), Place(Spot.TABLE), 4, parse_cards("KC KC 5C 5C"))
    found = doing(played(game, "5C 2D 3D 4D"), PlayCard(3, parse_cards("5D")[0]))
    taken = Place(Spot.TAKEN, 3)
    assert found[2] == CardsMoved(Place(Spot.TABLE), taken, 4, parse_cards("KC KC 5C 5C"))
    assert found[3] == CardsMoved(Place(Spot.KITTY), taken, 6, parse_cards("2D 3D 4D 5D 6H 6H"), frozenset({3}))


def test_moon_and_end() -> None:
    """A moon is told when it is made, its choice when it is chosen, then the scores and the end."""
    hands = ("AC", "2C", "2H", "QS")
    rules = rules_of(removed=all_but(*hands), passing=[], opening="eldest", target=14)
    game = played(started(rules, *hands), "AC 2C 2H")
    assert doing(game, PlayCard(3, parse_cards("QS")[0]))[-1] == MoonShot(0)
    game = played(game, "QS")
    assert doing(game, ChooseMoon(0, MoonChoice.ADD)) == (
        MoonChosen(0, MoonChoice.ADD),
        Scored((14, 0, 0, 0), (0, 14, 14, 14), (0, 14, 14, 14)),
        GameWon((0,)),
    )
