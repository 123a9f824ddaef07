"""The options of Hearts: one frozen record, each field described by its own metadata.

A field's metadata hold its ``kind``, which reads and writes its values, and its ``help``, one sentence. Defaults
make the base game. Options are independent of each other; what can not be played together is refused.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from game.hearts.option_kinds import (
    Amount,
    BonusMap,
    CardList,
    CardMap,
    CardValues,
    Directions,
    Flag,
    Json,
    Kind,
    Number,
    OneOf,
    OrNull,
    ScaleOrMap,
    Word,
)
from game.hearts.scores import Score
from game.hearts.seats import Cards
from game.hearts.vocabulary import Direction, FirstTrick, HeartsLead, KittyTo, KittyUse, Moon, Opening, Teams, Tie

_TWO_AND_ONE = (Direction.TWO_LEFT_ONE_RIGHT, Direction.TWO_RIGHT_ONE_LEFT)


class OptionError(ValueError):
    """An option, or a combination of options, that makes no sense; the text begins with the option's ``name``."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"{name} {reason}")
        self.name = name


def _about(kind: Kind[Any], help: str) -> dict[str, Any]:  # noqa: A002 — the record's word for it
    return {"kind": kind, "help": help}


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """How Hearts is played; the defaults are the base game."""

    players: int = field(
        default=4, metadata=_about(Number(3, 10, tuple(range(3, 11))), "How many people sit at the table.")
    )
    decks: int = field(default=1, metadata=_about(Number(1, 2, (1, 2)), "How many packs of 52 are shuffled together."))
    removed: Cards = field(default=(), metadata=_about(CardList(), "Cards that are taken out of every pack."))
    hand_size: int | None = field(
        default=None,
        metadata=_about(OrNull(Number(1)), "How many cards each player is dealt; null deals as evenly as can be."),
    )
    kitty_size: int | None = field(
        default=None, metadata=_about(OrNull(Number(0)), "How many cards the kitty has; null means the rest.")
    )
    kitty_to: KittyTo = field(
        default=KittyTo.FIRST_TRICK,
        metadata=_about(Word(KittyTo), "Which trick brings the kitty: the first, or the first with a penalty card."),
    )
    kitty_use: KittyUse = field(
        default=KittyUse.CAPTURED,
        metadata=_about(Word(KittyUse), "Whether the kitty joins the taken cards, or is exchanged for cards in hand."),
    )
    passing: tuple[Direction, ...] = field(
        default=(Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.HOLD),
        metadata=_about(
            Directions(_TWO_AND_ONE),
            "Where passed cards go, deal after deal, over and over; an empty list never passes.",
        ),
    )
    call_choices: tuple[Direction, ...] = field(
        default=(
            Direction.LEFT,
            Direction.RIGHT,
            Direction.ACROSS,
            Direction.SCATTER,
            Direction.TWO_LEFT_ONE_RIGHT,
            Direction.TWO_RIGHT_ONE_LEFT,
            Direction.MIX,
        ),
        metadata=_about(
            Directions((Direction.DEALER,)), "What a dealer may call where the passing is the dealer's choice."
        ),
    )
    pass_count: int = field(
        default=3, metadata=_about(Number(1, 5, (1, 2, 3, 4, 5)), "How many cards each player passes.")
    )
    mix_kitty: bool = field(
        default=False, metadata=_about(Flag(), "Whether the kitty is shuffled into a mix and comes out of it again.")
    )
    blind_pass: bool = field(
        default=False, metadata=_about(Flag(), "Whether a player may hand on the received cards unseen.")
    )
    opening: Opening = field(
        default=Opening.LOW_CLUB,
        metadata=_about(Word(Opening), "Whether the two of clubs leads first, or the dealer's left neighbour."),
    )
    hearts_lead: HeartsLead = field(
        default=HeartsLead.BROKEN,
        metadata=_about(Word(HeartsLead), "Whether hearts may be led once they are broken, or at any time."),
    )
    queen_breaks_hearts: bool = field(
        default=False, metadata=_about(Flag(), "Whether the queen of spades breaks hearts, too.")
    )
    hearts_before_queen: bool = field(
        default=False,
        metadata=_about(Flag(), "Whether a hand of hearts and the queen of spades alone may lead a heart."),
    )
    first_trick: FirstTrick = field(
        default=FirstTrick.FREE,
        metadata=_about(Word(FirstTrick), "Which cards are barred from the first trick unless there is no other."),
    )
    must_discharge_queen: bool = field(
        default=False,
        metadata=_about(Flag(), "Whether the queen of spades must be played as soon as another is sure to take her."),
    )
    points: str | CardValues = field(
        default="standard", metadata=_about(ScaleOrMap(), "What each card costs whoever takes it.")
    )
    bonus: CardValues = field(
        default=(),
        metadata=_about(
            BonusMap(offered=({}, {"JD": -10}, {"TD": -10})), "Cards that lower the score of whoever takes them."
        ),
    )
    multiplier: CardValues = field(
        default=(),
        metadata=_about(
            CardMap(offered=({}, {"TC": 2}, {"TC": [0, 2]})), "Cards that multiply their taker's score of the deal."
        ),
    )
    charging: bool = field(
        default=False,
        metadata=_about(Flag(), "Whether special cards may be turned up before the first lead, to count double."),
    )
    moon: Moon = field(default=Moon.CHOOSE, metadata=_about(Word(Moon), "What taking all penalty cards brings."))
    moon_amount: Score | None = field(
        default=None, metadata=_about(Amount(), "How much a moon is worth; total means all penalty points.")
    )
    sun: bool = field(default=False, metadata=_about(Flag(), "Whether taking every trick is worth two moons."))
    exact_target: int | None = field(
        default=None,
        metadata=_about(OrNull(OneOf((50, 0))), "What a total of exactly the target drops to; null leaves it."),
    )
    tie: Tie = field(
        default=Tie.SHARE, metadata=_about(Word(Tie), "Whether equal lowest scores share the win, or play on.")
    )
    perfect_round: bool = field(
        default=False,
        metadata=_about(
            Flag(), "Whether play goes on when somebody behind took no point in the last deal and the leader did."
        ),
    )
    target: int = field(
        default=100,
        metadata=_about(
            Number(1, offered=(50, 100, 200, 300, 500)), "The total that ends the game as soon as one player has it."
        ),
    )
    teams: Teams = field(
        default=Teams.NONE,
        metadata=_about(
            Word(Teams), "Whether partners face each other, with one score or with two that are added at the end."
        ),
    )
    boost_nines: bool = field(
        default=False, metadata=_about(Flag(), "Whether a nine of the suit led brings a second card from every player.")
    )
    cancellation: bool = field(
        default=False, metadata=_about(Flag(), "Whether two identical cards in a trick cancel each other.")
    )
    complex: bool = field(
        default=False,
        metadata=_about(Flag(), "Whether scores are complex numbers, the smallest absolute value the best."),
    )


BASE = Options()


def option_fields() -> Iterator[tuple[str, Kind[Any], str]]:
    """Name, kind and help of every option, in the order of the record."""
    return ((item.name, item.metadata["kind"], item.metadata["help"]) for item in fields(Options))


def parse_options(data: Mapping[str, object], base: Options) -> Options:
    """``base`` with the options that ``data`` names as JSON. Raises OptionError for an unknown name or value."""
    kinds = {name: kind for name, kind, _ in option_fields()}
    values = {}
    for name, value in data.items():
        if name not in kinds:
            raise OptionError(name, "is not an option of Hearts")
        try:
            values[name] = kinds[name].parse(value)
        except ValueError as error:
            raise OptionError(name, str(error)) from None
    return replace(base, **values)


def options_json(options: Options, base: Options) -> dict[str, Json]:
    """What differs from ``base`` in ``options``, as JSON; ``parse_options`` reads it back."""
    return {
        name: kind.write(getattr(options, name))
        for name, kind, _ in option_fields()
        if getattr(options, name) != getattr(base, name)
    }
