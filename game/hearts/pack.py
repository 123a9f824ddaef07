"""The pack that options make, and how it is shared out."""

from game.cards import PACK
from game.hearts.options import OptionError, Options
from game.hearts.seats import Cards


def pack_of(options: Options) -> Cards:
    """All cards of a deal, sorted, identical ones side by side."""
    return tuple(card for card in PACK if card not in options.removed for _ in range(options.decks))


def sizes_of(options: Options) -> tuple[int, int]:
    """How many cards each player and the kitty get. Raises OptionError when the pack can not be shared so."""
    size = len(pack_of(options))
    hand = _hand_size(options, size)
    kitty = size - options.players * hand
    if hand < 1:
        name = "removed" if options.kitty_size is None else "kitty_size"
        raise OptionError(name, f"leaves too few cards for {options.players} players")
    if kitty < 0:
        raise OptionError("hand_size", f"{hand} for {options.players} players is more than the {size} cards")
    if options.kitty_size not in (None, kitty):
        raise OptionError(
            "kitty_size", f"{options.kitty_size} does not fit {options.players} hands out of {size} cards"
        )
    return hand, kitty


def _hand_size(options: Options, size: int) -> int:
    if options.hand_size is not None:
        return options.hand_size
    return (size - (options.kitty_size or 0)) // options.players
