"""The kinds of values that options take: how each is read from JSON, written back, and described."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Protocol, TypeAlias, TypeVar

from game.cards import Card, parse_card
from game.hearts.scales import SCALES
from game.hearts.scores import Score, is_penalty, parse_score, score_json
from game.hearts.seats import Cards
from game.hearts.vocabulary import Direction

Json: TypeAlias = "bool | int | float | str | Sequence[Json] | Mapping[str, Json] | None"
CardValues: TypeAlias = tuple[tuple[Card, Score], ...]

T = TypeVar("T")
W = TypeVar("W", bound=StrEnum)


class Kind(Protocol[T]):
    """A kind of option value.

    ``text`` says in short what is allowed, and ``offered`` lists the values, as JSON, that a player may pick
    from; it is empty where there are too many.
    """

    @property
    def text(self) -> str:
        """What is allowed, in short."""

    @property
    def offered(self) -> tuple[Json, ...]:
        """The values to pick from, as JSON."""

    def parse(self, value: object) -> T:
        """The value that JSON writes as ``value``. Raises ValueError with the reason, to follow the option's name."""

    def write(self, value: T) -> Json:
        """``value`` as JSON."""


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""

    text: str = "false; true"
    offered: tuple[Json, ...] = (False, True)

    def parse(self, value: object) -> bool:
        """``value`` if it is true or false. Raises ValueError."""
        if not isinstance(value, bool):
            raise ValueError(f"must be true or false, not {value!r}")
        return value

    def write(self, value: bool) -> Json:
        """``value`` itself."""
        return value


@dataclass(frozen=True, slots=True)
class Word(Generic[W]):
    """One of the words of an enum."""

    words: type[W]

    @property
    def text(self) -> str:
        """All the words."""
        return "; ".join(self.words)

    @property
    def offered(self) -> tuple[Json, ...]:
        """All the words."""
        return tuple(str(word) for word in self.words)

    def parse(self, value: object) -> W:
        """The member that ``value`` names. Raises ValueError."""
        return _parse_word(self.words, value)

    def write(self, value: W) -> Json:
        """The word."""
        return str(value)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from ``least`` up, to ``most`` if there is one."""

    least: int
    most: int | None = None
    offered: tuple[Json, ...] = ()

    @property
    def text(self) -> str:
        """The range."""
        return f"{self.least}–{self.most}" if self.most is not None else f"a number from {self.least} up"

    def parse(self, value: object) -> int:
        """``value`` if it is in the range. Raises ValueError."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(f"must be a whole number, not {value!r}")
        if value < self.least or (self.most is not None and value > self.most):
            raise ValueError(f"must be {self.text}, not {value}")
        return value

    def write(self, value: int) -> Json:
        """The number."""
        return value


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few whole numbers."""

    numbers: tuple[int, ...]

    @property
    def text(self) -> str:
        """The numbers."""
        return "; ".join(map(str, self.numbers))

    @property
    def offered(self) -> tuple[Json, ...]:
        """All of them."""
        return self.numbers

    def parse(self, value: object) -> int:
        """``value`` if it is one of them. Raises ValueError."""
        for number in self.numbers:
            if value == number and not isinstance(value, bool):
                return number
        raise ValueError(f"must be one of {self.text}, not {value!r}")

    def write(self, value: int) -> Json:
        """The number."""
        return value


@dataclass(frozen=True, slots=True)
class OrNull(Generic[T]):
    """A value of another kind, or null."""

    kind: Kind[T]

    @property
    def text(self) -> str:
        """Null and what the other kind allows."""
        return f"null; {self.kind.text}"

    @property
    def offered(self) -> tuple[Json, ...]:
        """Null and what the other kind offers."""
        return (None, *self.kind.offered)

    def parse(self, value: object) -> T | None:
        """None for null, else what the other kind makes of ``value``. Raises ValueError."""
        return None if value is None else self.kind.parse(value)

    def write(self, value: T | None) -> Json:
        """Null for None, else what the other kind writes."""
        return None if value is None else self.kind.write(value)


@dataclass(frozen=True, slots=True)
class CardList:
    """Some cards, each named once."""

    text: str = "a list of cards"
    offered: tuple[Json, ...] = ()

    def parse(self, value: object) -> Cards:
        """The cards that a list of texts names, sorted. Raises ValueError."""
        return tuple(sorted({_parse_card(item) for item in _parse_list(value)}))

    def write(self, value: Cards) -> Json:
        """The cards' texts."""
        return [str(card) for card in value]


@dataclass(frozen=True, slots=True)
class Directions:
    """A list of passing directions, ``barred`` ones excepted."""

    barred: tuple[Direction, ...]
    offered: tuple[Json, ...] = ()

    @property
    def text(self) -> str:
        """All directions that the list may name."""
        return "a list of " + " ".join(word for word in Direction if word not in self.barred)

    def parse(self, value: object) -> tuple[Direction, ...]:
        """The directions that a list of words names. Raises ValueError."""
        directions = tuple(_parse_word(Direction, item) for item in _parse_list(value))
        for direction in directions:
            if direction in self.barred:
                raise ValueError(f"can not hold {str(direction)!r}")
        return directions

    def write(self, value: tuple[Direction, ...]) -> Json:
        """The words."""
        return [str(direction) for direction in value]


@dataclass(frozen=True, slots=True)
class CardMap:
    """A score for each of some cards."""

    text: str = "a map card → value"
    offered: tuple[Json, ...] = ()

    def parse(self, value: object) -> CardValues:
        """The cards and scores of a JSON object, sorted by card. Raises ValueError."""
        if not isinstance(value, Mapping):
            raise ValueError(f"must be a map from cards to numbers, not {value!r}")
        return tuple(sorted({_parse_card(text): parse_score(score) for text, score in value.items()}.items()))

    def write(self, value: CardValues) -> Json:
        """The map as a JSON object."""
        return {str(card): score_json(score) for card, score in value}


@dataclass(frozen=True, slots=True)
class BonusMap(CardMap):
    """A score for each of some cards that are good to take."""

    def parse(self, value: object) -> CardValues:
        """The cards and scores of a JSON object, sorted by card. Raises ValueError."""
        values = CardMap.parse(self, value)
        for card, score in values:
            if is_penalty(score):
                raise ValueError(f"must not raise its taker's score, as {card} would")
        return values


@dataclass(frozen=True, slots=True)
class ScaleOrMap:
    """The name of a point scale, or a score for each of some cards."""

    text: str = "; ".join(SCALES) + "; a map card → value"
    offered: tuple[Json, ...] = tuple(SCALES)

    def parse(self, value: object) -> str | CardValues:
        """The name or the map. Raises ValueError."""
        if not isinstance(value, str):
            return CardMap().parse(value)
        if value not in SCALES:
            raise ValueError(f"must be {', '.join(SCALES)} or a map from cards to numbers, not {value!r}")
        return value

    def write(self, value: str | CardValues) -> Json:
        """The name or the map as JSON."""
        return value if isinstance(value, str) else CardMap().write(value)


@dataclass(frozen=True, slots=True)
class Amount:
    """A score, or the word ``total``, for which None stands."""

    text: str = "total; a number"
    offered: tuple[Json, ...] = ("total",)

    def parse(self, value: object) -> Score | None:
        """None for the word, else the score. Raises ValueError."""
        return None if value == "total" else parse_score(value)

    def write(self, value: Score | None) -> Json:
        """The word or the score as JSON."""
        return "total" if value is None else score_json(value)


def _parse_word(words: type[W], value: object) -> W:
    if isinstance(value, str) and value in list(words):
        return words(value)
    raise ValueError(f"must be {', '.join(words)}, not {value!r}")


def _parse_list(value: object) -> Sequence[object]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise ValueError(f"must be a list, not {value!r}")
    return value


def _parse_card(text: object) -> Card:
    if not isinstance(text, str):
        raise ValueError(f"must name cards as texts, not {text!r}")
    return parse_card(text)
