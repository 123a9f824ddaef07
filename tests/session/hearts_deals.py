"""Tiny deals of Hearts in which one knows who takes what, for the tests of what is made of finished deals.

Three players hold a spade and a heart each. The holder of the ace of spades takes the queen, 13 points, and then leads
a heart; the holder of the ace of hearts takes that, 1 point.
"""

from game.session.hearts_record import HeartsRecord, parse_hearts_record
from tests.hearts.tables import all_but

_PACK = ("2S QS AS", "2H 3H AH")


def tiny_deal(queen: int, ace: int) -> dict[str, object]:
    """A deal in which seat ``queen`` takes the queen of spades from the seat before it, and seat ``ace`` the ace."""
    spades = {queen: "AS", (queen - 1) % 3: "QS", (queen + 1) % 3: "2S"}
    hearts = {ace: "AH", (ace + 1) % 3: "2H", (ace + 2) % 3: "3H"}
    plays = [spades[seat] for seat in range(3)] + [hearts[(queen + step) % 3] for step in range(3)]
    return {"hands": [f"{spades[seat]} {hearts[seat]}" for seat in range(3)], "dealer": 2, "plays": " ".join(plays)}


def tiny_game(*deals: tuple[int, int], **options: object) -> HeartsRecord:
    """A game of such deals."""
    rules = {
        "set": "american",
        "players": 3,
        "removed": all_but(*_PACK),
        "passing": [],
        "opening": "eldest",
        "hearts_lead": "any",
        "points": {"QS": 13, "AH": 1},
        **options,
    }
    return parse_hearts_record(
        {"game": "hearts", "rules": rules, "deals": [tiny_deal(queen, ace) for queen, ace in deals]}
    )


def record_of(*hands: str, plays: str, **options: object) -> HeartsRecord:
    """A game of one deal of given hands, eldest being seat 0 and free to lead anything."""
    rules = {
        "set": "american",
        "players": len(hands),
        "removed": all_but(*hands),
        "passing": [],
        "opening": "eldest",
        "hearts_lead": "any",
        **options,
    }
    return parse_hearts_record({"game": "hearts", "rules": rules, "deals": [{"hands": list(hands), "plays": plays}]})
