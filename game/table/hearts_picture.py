"""What is to be seen of a table of Hearts at rest, as data: pieces in the order in which they are laid down."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.cards import Card
from game.hearts.seats import Seat
from game.hearts.trick import Trick, nines_boost
from game.hearts.turns import ChargeTurn, PlayTurn
from game.hearts.vocabulary import Phase
from game.session.hearts_sides import scorer_of
from game.table.box import Box, centred
from game.table.hearts_hand import hand_boxes, visible_strips
from game.table.hearts_layout import HeartsLayout, Slot, Where
from game.table.hearts_numbers import score_text
from game.table.hearts_pieces import (
    BacksPiece,
    CardPiece,
    Piece,
    PilePiece,
    PlatePiece,
    RingPiece,
    Shade,
    SocketPiece,
    SymbolPiece,
    Tone,
)
from game.table.hearts_sight import Sight, lying_cards, moon_hunter, points_taken, tricks_taken, winning_number
from game.table.hearts_twins import cancelled, trick_box, trick_slot
from game.table.motion import Slot as AnySlot

# What shows at least of a card over which another one lies, in heights of a card.
_STRIP = 0.4


class Chosen(NamedTuple):
    """What the person at the table has done so far: cards taken up by their places in the hand, and a hint.

    ``marks`` are words on the cards taken up, in the same order; ``fresh`` are cards that have just come.
    """

    taken_up: tuple[int, ...] = ()
    marks: tuple[str, ...] = ()
    hinted: tuple[Card, ...] = ()
    fresh: tuple[Card, ...] = ()


NOTHING_CHOSEN = Chosen()


def hearts_picture(
    layout: HeartsLayout,
    sight: Sight,
    names: Sequence[str],
    chosen: Chosen = NOTHING_CHOSEN,
    receivers: Iterable[Seat] = (),
    in_flight: Iterable[AnySlot] = (),
) -> tuple[Piece, ...]:
    """The pieces at rest, the lowest first; the cards ``in_flight`` are left out.

    ``names`` are the players' by seat; ``receivers`` get cards from the one at the lower edge.
    """
    flying = set(in_flight)
    cards = [*_trick(layout, sight), *_hand(layout, sight, chosen)]
    return (
        *_sockets(layout, sight),
        *_piles(layout, sight, flying),
        *_led_suit(layout, sight),
        *(piece for piece in cards if piece.slot not in flying),
        *_hints(layout, sight, chosen, flying),
        *_backs(layout, sight),
        *_plates(layout, sight, names, frozenset(receivers)),
    )


def hand_pieces(layout: HeartsLayout, sight: Sight) -> tuple[Box, ...]:
    """Where the cards of the hand at the lower edge lie when none is taken up."""
    return hand_boxes(layout.hand, len(sight.hand))


def hand_strips(layout: HeartsLayout, sight: Sight) -> tuple[Box, ...]:
    """What shows of each of these cards."""
    return visible_strips(layout.hand, hand_pieces(layout, sight))


def box_of(layout: HeartsLayout, slot: Slot, hand_size: int = 0) -> Box:
    """Where a slot lies; a hand of ``hand_size`` cards is needed for one of it."""
    match slot.where:
        case Where.HAND:
            return hand_boxes(layout.hand, hand_size)[slot.number]
        case Where.TRICK:
            return (layout.ring.seconds if slot.number else layout.ring.cards)[slot.place]
        case Where.KITTY:
            return layout.ring.kitty
        case Where.PILE:
            return layout.ring.pile
        case Where.DECK:
            return centred(layout.middle.centre, *layout.ring.cards[0][2:])
        case Where.FAN | Where.TAKEN:
            plate = layout.plates[slot.place]
            return centred(plate.centre, *layout.ring.kitty[2:])


def _sockets(layout: HeartsLayout, sight: Sight) -> list[Piece]:
    if sight.is_lingering or sight.view.phase is not Phase.PLAY or sight.trick is None:
        return []
    slot = trick_slot(sight, len(sight.trick.cards))
    return [SocketPiece(box_of(layout, slot), slot.place)]


def _piles(layout: HeartsLayout, sight: Sight, flying: set[AnySlot]) -> list[Piece]:
    pieces: list[Piece] = []
    kitty, lying = sight.view.kitty.size, lying_cards(sight)
    if sight.has_kitty and Slot(Where.KITTY) not in flying:
        box = layout.kitty_aside if sight.trick is None else layout.ring.kitty
        pieces.append(PilePiece(Slot(Where.KITTY), box, None, kitty))
    if lying and Slot(Where.PILE) not in flying:
        pieces.append(PilePiece(Slot(Where.PILE), layout.ring.pile, str(lying[-1]), len(lying)))
    return pieces


_SUIT_ICONS = ("club", "diamond", "spade", "heart")


def _led_suit(layout: HeartsLayout, sight: Sight) -> list[Piece]:
    """The suit to follow, between the cards where the ring leaves room for it."""
    trick, ring = sight.trick, layout.ring
    if trick is None or not trick.cards or lying_cards(sight):
        return []
    side = round(0.4 * ring.card_width)
    box = Box(ring.pile.x, ring.pile.y - side - side // 6, side, side)
    if any(box.meets(card) for card in (*ring.cards, *ring.seconds)):
        box = ring.pile._replace(width=side, height=side)
    # A card that is cancelled may have come to lie here.
    covering = [card.right for number in cancelled(sight) if (card := trick_box(layout, sight, number)).meets(box)]
    box = box._replace(x=max([box.x, *(right + side // 4 for right in covering)]))
    return [SymbolPiece(box, _SUIT_ICONS[trick.led], tone=Tone.QUIET)]


def _trick(layout: HeartsLayout, sight: Sight) -> list[CardPiece]:
    trick = sight.trick
    if trick is None:
        return []
    struck, takes = cancelled(sight), _taking_number(sight, trick)
    # Of two cards of one player, and of two that cancel each other, the lower shows its left strip alone.
    boosts = nines_boost(sight.view.rules)
    pieces = [
        CardPiece(
            trick_slot(sight, number),
            trick_box(layout, sight, number),
            str(card),
            Shade.DIMMED if number in struck else Shade.LIT,
            is_fanned=boosts or number in struck,
            is_ringed=number == takes,
            is_struck=number in struck,
        )
        for number, card in enumerate(trick.cards)
    ]
    return _laid_down(pieces)


def _laid_down(pieces: Sequence[CardPiece]) -> list[CardPiece]:
    """Row by row, and each from the left: so no card hides what tells the one it lies over."""
    top = min((piece.box.y for piece in pieces), default=0)
    # Sides and top hardly ever begin at the very same pixel: what is less than a strip lower is the same row.
    rows = {piece: round((piece.box.y - top) / (_STRIP * piece.box.height)) for piece in pieces}
    return sorted(pieces, key=lambda piece: (rows[piece], piece.box.x))


def _taking_number(sight: Sight, trick: Trick) -> int | None:
    """Which card takes the finished trick, once it is clear."""
    if not sight.is_lingering or sight.is_apart:
        return None
    return winning_number(sight.view.rules, trick)


def _hand(layout: HeartsLayout, sight: Sight, chosen: Chosen) -> list[CardPiece]:
    hand, boxes = sight.hand, hand_pieces(layout, sight)
    if not sight.is_open:
        return [CardPiece(Slot(Where.HAND, 0, place), box, None, is_fanned=True) for place, box in enumerate(boxes)]
    charged = sight.view.charges[sight.bottom]
    rises = dict(zip(chosen.taken_up, _padded(chosen), strict=True))
    pieces = []
    for place, (card, box) in enumerate(zip(hand, boxes, strict=True)):
        up = place in rises or card in chosen.fresh
        pieces.append(
            CardPiece(
                Slot(Where.HAND, 0, place),
                box.moved(0, -layout.lift) if up else box,
                str(card),
                _shade(sight, card),
                is_fanned=True,
                is_taken_up=up,
                mark=rises.get(place, "") or ("×2" if card in charged else ""),
            )
        )
    return pieces


def _hints(layout: HeartsLayout, sight: Sight, chosen: Chosen, flying: set[AnySlot]) -> list[Piece]:
    """A ring around each card of a hint, which no neighbour hides."""
    if not sight.is_open:
        return []
    raised = {place for place, card in enumerate(sight.hand) if place in chosen.taken_up or card in chosen.fresh}
    return [
        RingPiece(box.moved(0, -layout.lift) if place in raised else box)
        for place, (card, box) in enumerate(zip(sight.hand, hand_strips(layout, sight), strict=True))
        if card in chosen.hinted and Slot(Where.HAND, 0, place) not in flying
    ]


def _padded(chosen: Chosen) -> tuple[str, ...]:
    return chosen.marks or ("",) * len(chosen.taken_up)


def _shade(sight: Sight, card: Card) -> Shade:
    turn = sight.view.turn
    if sight.is_lingering:
        return Shade.COVERED
    match turn:
        case PlayTurn(cards=cards) | ChargeTurn(cards=cards):
            return Shade.LIT if card in cards else Shade.DIMMED
        case None:
            return Shade.COVERED
        case _:
            return Shade.LIT


def _backs(layout: HeartsLayout, sight: Sight) -> list[Piece]:
    pieces: list[Piece] = []
    for place, box in enumerate(layout.fans):
        count = sight.view.hand_sizes[sight.seat_at(place)]
        if box is not None and count:
            pieces.append(BacksPiece(place, box, count, layout.back_width))
    return pieces


def _plates(layout: HeartsLayout, sight: Sight, names: Sequence[str], receivers: frozenset[Seat]) -> list[Piece]:
    points, tricks = points_taken(sight), tricks_taken(sight)
    pieces: list[Piece] = []
    for place, box in enumerate(layout.plates):
        seat = sight.seat_at(place)
        points_now = score_text(points[seat]) if sight.trick is not None else ""
        pieces.append(_plate(sight, place, box, names[seat], points_now, tricks[seat], receives=seat in receivers))
    return pieces


def _plate(sight: Sight, place: int, box: Box, name: str, points: str, tricks: int, *, receives: bool) -> PlatePiece:
    view, seat = sight.view, sight.seat_at(place)
    scorer = scorer_of(view.rules, seat)
    waits = seat in view.waiting and not sight.is_lingering
    is_choice = view.phase in (Phase.PASS, Phase.CHARGE)
    return PlatePiece(
        place,
        box,
        name,
        score_text(sight.totals[scorer]),
        points,
        view.hand_sizes[seat],
        tricks,
        is_turn=waits and (not is_choice or place == 0),
        is_dealer=seat == view.dealer,
        team=_team(sight, seat),
        hunts_moon=moon_hunter(sight) in view.rules.scorers[scorer],
        is_ready=is_choice and not waits,
        receives=receives,
        charged=_charged(sight, seat),
    )


def _charged(sight: Sight, seat: Seat) -> tuple[str, ...]:
    """The cards that a seat has turned up and still holds."""
    played = {card for trick in (*sight.tricks, sight.trick) if trick is not None for card in trick.cards}
    return tuple(str(card) for card in sight.view.charges[seat] if card not in played)


def _team(sight: Sight, seat: Seat) -> int | None:
    rules = sight.view.rules
    if len(rules.contenders) == rules.players:
        return None
    return seat % 2
