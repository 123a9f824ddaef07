"""The pieces of which a table of Hearts is made to the eye, as data."""

from enum import Enum
from typing import NamedTuple

from game.table.box import Box
from game.table.hearts_layout import Slot


class Shade(Enum):
    """How bright a card is: one that may be played, one that just lies there, one that may not be played."""

    LIT = "lit"
    COVERED = "covered"
    DIMMED = "dimmed"


class CardPiece(NamedTuple):
    """One card. ``card`` is its text, or None when it lies face down.

    A *fanned* card is held in a hand; one *taken up* has risen from it; a *struck* one is cancelled by its twin; a
    *ringed* one takes the trick. ``mark`` is a word on its foot.
    """

    slot: Slot
    box: Box
    card: str | None
    shade: Shade = Shade.LIT
    is_fanned: bool = False
    is_taken_up: bool = False
    is_ringed: bool = False
    is_struck: bool = False
    mark: str = ""


class RingPiece(NamedTuple):
    """A ring of gold around what shows of a card of the hand: a hint."""

    box: Box


class PlatePiece(NamedTuple):
    """Who sits at a place, and how they stand. ``points`` are those of the present deal, "" before it is played.

    ``team`` is 0 or 1, None where everybody plays alone. ``is_ready`` tells that they have chosen while others have
    not; ``receives`` that cards are passed to them; ``charged`` are the cards that they have turned up and still hold.
    """

    place: int
    box: Box
    name: str
    total: str
    points: str
    cards: int
    tricks: int
    is_turn: bool = False
    is_dealer: bool = False
    team: int | None = None
    hunts_moon: bool = False
    is_ready: bool = False
    receives: bool = False
    charged: tuple[str, ...] = ()


class BacksPiece(NamedTuple):
    """The hand of another player: so many backs of a width, hanging out under the plate."""

    place: int
    box: Box
    number: int
    width: int


class SocketPiece(NamedTuple):
    """The empty place of the card that comes next."""

    box: Box
    place: int


class PilePiece(NamedTuple):
    """A small pile in the middle, with the number of its cards: the kitty, or cards nobody could take."""

    slot: Slot
    box: Box
    card: str | None
    number: int


class Tone(Enum):
    """How words and symbols are meant."""

    PLAIN = "plain"
    QUIET = "quiet"
    GOLD = "gold"
    WARNING = "warning"


class WordsPiece(NamedTuple):
    """Sentences in a box, at most ``size`` pixels high a line."""

    box: Box
    sentences: tuple[str, ...]
    size: int
    tone: Tone = Tone.PLAIN
    is_bold: bool = False


class SymbolPiece(NamedTuple):
    """A symbol by the name of its icon, turned by so many degrees, counter-clockwise."""

    box: Box
    icon: str
    turn: int = 0
    tone: Tone = Tone.GOLD


Piece = CardPiece | RingPiece | PlatePiece | BacksPiece | SocketPiece | PilePiece | WordsPiece | SymbolPiece
