"""What the table of Hearts says: what cards are called, where they go, why something is refused."""

from collections.abc import Sequence

from game.cards import RANKS, Card, Suit
from game.hearts.directions import receiver, shares
from game.hearts.refusals import Refusal
from game.hearts.seats import Seat
from game.hearts.turns import ChargeTurn, PassTurn, PutAwayTurn, Turn
from game.hearts.view import View
from game.hearts.vocabulary import Direction, MoonChoice
from game.session.hearts_claim import Claim
from game.shell.language import _, _n


def said_of(name: str, of_you: str, of_others: str) -> str:
    """A sentence about a player: ``of_you`` where that is the one person at the table, else ``of_others``."""
    return of_you if name == _("You") else of_others.format(name=name)


def won_text(names: str) -> str:
    """Who has won; ``names`` have a plus between those who share it."""
    # Translators: who has won the game; {name} are several names where the number {n} of winners is more than one.
    of_others = _n("{name} wins.", "{name} win.", names.count(" + ") + 1)
    return said_of(names, _("You have won the game!"), of_others)


def spoken(*sentences: str) -> str:
    """Sentences in a row, each with its full stop; those that are empty are left out."""
    return " ".join(text if text.endswith((".", "!", "?", "…")) else f"{text}." for text in sentences if text)


def card_name(card: Card) -> str:
    """A card in words, as it stands in a sentence: "queen of spades"."""
    return _names_of_suit(card.suit).split("|")[RANKS.index(card.rank)]


def _names_of_suit(suit: Suit) -> str:
    return {
        # Translators: the thirteen clubs as they stand after a colon ("Hint: queen of clubs"), from two to ace, with a
        # bar between them. So do the other suits.
        Suit.CLUBS: _(
            "two of clubs|three of clubs|four of clubs|five of clubs|six of clubs|seven of clubs|eight of clubs|"
            "nine of clubs|ten of clubs|jack of clubs|queen of clubs|king of clubs|ace of clubs"
        ),
        # Translators: the thirteen diamonds, from two to ace, with a bar between them.
        Suit.DIAMONDS: _(
            "two of diamonds|three of diamonds|four of diamonds|five of diamonds|six of diamonds|seven of diamonds|"
            "eight of diamonds|nine of diamonds|ten of diamonds|jack of diamonds|queen of diamonds|king of diamonds|"
            "ace of diamonds"
        ),
        # Translators: the thirteen spades, from two to ace, with a bar between them.
        Suit.SPADES: _(
            "two of spades|three of spades|four of spades|five of spades|six of spades|seven of spades|"
            "eight of spades|nine of spades|ten of spades|jack of spades|queen of spades|king of spades|ace of spades"
        ),
        # Translators: the thirteen hearts, from two to ace, with a bar between them.
        Suit.HEARTS: _(
            "two of hearts|three of hearts|four of hearts|five of hearts|six of hearts|seven of hearts|"
            "eight of hearts|nine of hearts|ten of hearts|jack of hearts|queen of hearts|king of hearts|ace of hearts"
        ),
    }[suit]


def card_names(cards: Sequence[Card]) -> str:
    """Several cards in words."""
    return ", ".join(map(card_name, cards))


def suit_name(suit: Suit) -> str:
    """A suit in words."""
    return {
        Suit.CLUBS: _("clubs"),
        Suit.DIAMONDS: _("diamonds"),
        Suit.SPADES: _("spades"),
        Suit.HEARTS: _("hearts"),
    }[suit]


def refusal_text(refusal: Refusal, view: View) -> str:
    """Why something is refused, in one sentence."""
    if refusal is Refusal.FOLLOW_SUIT and view.trick is not None and view.trick.cards:
        return _("You have {suit} and must play one.").format(suit=suit_name(view.trick.led))
    return {
        Refusal.NOT_NOW: _("It is not the time for that."),
        Refusal.NOT_YOUR_TURN: _("It is not your turn yet."),
        Refusal.ALREADY_CHOSEN: _("You have chosen already."),
        Refusal.GAME_OVER: _("The game is over."),
        Refusal.NOT_THE_PACK: _("These are not the cards of the pack."),
        Refusal.NO_SUCH_SEAT: _("Nobody sits there."),
        Refusal.NOT_A_CHOICE: _("That can not be chosen here."),
        Refusal.NOT_IN_HAND: _("That card is not in your hand."),
        Refusal.WRONG_COUNT: _("That is not the right number of cards."),
        Refusal.NO_BLIND_PASS: _("Cards can not be passed on unseen here."),
        Refusal.NOT_THE_PILE: _("These are not the cards of the pile."),
        Refusal.NOT_CHARGEABLE: _("That card can not be turned up."),
        Refusal.OPENING_CARD: _("The lowest club must be led to the first trick."),
        Refusal.FOLLOW_SUIT: _("You must follow suit."),
        Refusal.HEARTS_NOT_BROKEN: _("Hearts are not broken yet: you can not lead one."),
        Refusal.FIRST_TRICK: _("That card may not be played to the first trick."),
        Refusal.CHARGED: _("A card turned up waits for the second trick of its suit."),
        Refusal.DISCHARGE_QUEEN: _("The queen of spades must be played now."),
    }[refusal]


def too_many_text(count: int) -> str:
    """Why no card more can be taken up, when ``count`` are to be passed or put away, and are up."""
    return _n("You have chosen {n} card: put it back first.", "You have chosen {n} cards: put one back first.", count)


def direction_name(direction: Direction) -> str:
    """Where cards are passed, in a word or two."""
    return {
        Direction.LEFT: _("To the left"),
        Direction.RIGHT: _("To the right"),
        Direction.ACROSS: _("Across"),
        Direction.LEFT2: _("Two to the left"),
        Direction.RIGHT2: _("Two to the right"),
        Direction.HOLD: _("No passing"),
        Direction.SCATTER: _("One to each"),
        Direction.MIX: _("All on a pile"),
        Direction.PARTNER: _("To the partner"),
        Direction.DEALER: _("Dealer's call"),
        Direction.TWO_LEFT_ONE_RIGHT: _("2 left, 1 right"),
        Direction.TWO_RIGHT_ONE_LEFT: _("2 right, 1 left"),
    }[direction]


def receivers_of(view: View) -> tuple[tuple[Seat, int], ...]:
    """Who gets cards from the viewing seat in the order in which they are chosen, and how many each."""
    turn = view.turn
    if not isinstance(turn, PassTurn) or view.direction is Direction.MIX:
        return ()
    chosen = turn.cards[: turn.count]
    return tuple((seat, len(cards)) for seat, cards in shares(view.direction, view.seat, chosen, view.rules.players))


def pass_text(view: View, turn: PassTurn, names: Sequence[str]) -> str:
    """What is to be passed to whom."""
    gifts = receivers_of(view)
    if not gifts:
        return _n("Put {n} card on the pile", "Put {n} cards on the pile", turn.count)
    if len(gifts) == 1:
        name = names[receiver(view.direction, view.seat, view.rules.players)]
        return _n("Pass {n} card to {name}", "Pass {n} cards to {name}", turn.count).format(name=name)
    # Translators: how many cards go to whom.
    parts = (_("{n} to {name}").format(n=number, name=names[seat]) for seat, number in gifts)
    return _("Pass in this order: {gifts}").format(gifts=", ".join(parts))


def question_text(view: View, turn: Turn | None, names: Sequence[str]) -> str:
    """What cards are to be chosen for; "" where none are."""
    match turn:
        case PassTurn():
            return pass_text(view, turn, names)
        case ChargeTurn():
            return _("A card turned up counts double. Which will you turn up?")
        case PutAwayTurn(count=count):
            return _n("Put {n} card away: it counts as taken", "Put {n} cards away: they count as taken", count)
        case _:
            return ""


def moon_choice_text(choice: MoonChoice) -> str:
    """How a moon counts."""
    return {
        MoonChoice.SUBTRACT: _("Off own score"),
        MoonChoice.ADD: _("Onto all others"),
    }[choice]


def claim_text(claim: Claim) -> str:
    """What is claimed."""
    return {
        Claim.ALL: _("All the rest is yours"),
        Claim.NONE: _("You take no more tricks"),
        Claim.NOTHING_LEFT: _("Nothing more counts"),
    }[claim]


def claim_reason_text(claim: Claim) -> str:
    """Why what is claimed is sure."""
    return {
        Claim.ALL: _("Led from the top, each of your cards takes its trick."),
        Claim.NONE: _("Each of your cards is lower than all the others of its suit."),
        Claim.NOTHING_LEFT: _("No card that counts is left."),
    }[claim]
