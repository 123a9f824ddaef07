"""Where the parts of the title lie: the name above, a fan of cards where there is room, the buttons below."""

from dataclasses import dataclass

from game.table.box import Box
from game.table.grid import grid

_NAME_ASPECT = 931 / 168
_LEAST_FAN = 90  # pixels of height below which a fan of cards only crowds the page
_FAN_SHARE = 0.36
_BUTTONS_SHARE = 0.74  # of the height of the window, at most
_LEAST_FOOT = 4  # pixels below the buttons, besides the gap
_NAME_SHARE = 0.9  # of the width of the window
_FAN_SPREAD = 11.0  # degrees between two cards
_FAN_WIDTH = 4.3  # of the fan, in card widths, with some air
_FAN = ("TH", "JH", "QH", "KH", "AH")


@dataclass(frozen=True, slots=True)
class FanCard:
    """One card of the fan: its text, the middle of it in pixels, and its turn in degrees to the left."""

    card: str
    centre: tuple[float, float]
    turn: float


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """The boxes of the title in pixels."""

    name: Box
    fan_card_width: int
    fan: tuple[FanCard, ...]
    buttons: tuple[Box, ...]


def title_layout(size: tuple[int, int], buttons: int, text_scale: float = 1.0) -> TitleLayout:
    """Place everything in a window of ``size`` pixels. Of an odd number of buttons the first is twice as wide."""
    width, height = size
    shorter = min(size)
    gap = max(4, shorter // 60)
    rows = (buttons + 1) // 2
    wanted = max(40, shorter * 0.095, min(height * 0.07, shorter * 0.12)) * min(text_scale, 1.25)
    tall = round(min(wanted, (height * _BUTTONS_SHARE - rows * gap) / rows))
    block = rows * (tall + gap) - gap
    across = min(width - 2 * gap, max(tall * 11, round(width * 0.4)))
    top = height - gap - max(_LEAST_FOOT, height // 40) - block
    area = Box((width - across) // 2, top, across, block)
    name, fan = _above(Box(gap, gap, width - 2 * gap, top - 2 * gap), shorter)
    card, cards = _fan(fan)
    return TitleLayout(name, card, cards, _buttons(area, buttons, gap, tall))


def _buttons(area: Box, count: int, gap: int, tall: int) -> tuple[Box, ...]:
    if count % 2 == 0:
        return grid(area, count, 2, gap, tall)
    first = area._replace(height=tall)
    return first, *grid(area.moved(0, tall + gap), count - 1, 2, gap, tall)


def _above(area: Box, shorter: int) -> tuple[Box, Box | None]:
    width = min(round(area.width * _NAME_SHARE), round(shorter * 1.3), round(area.height * _NAME_ASPECT))
    name_height = round(width / _NAME_ASPECT)
    spare = area.height - name_height
    fan_height = min(round(shorter * _FAN_SHARE) + area.height // 12, spare - spare // 5)
    if fan_height < _LEAST_FAN:
        return Box(area.x + (area.width - width) // 2, area.y + spare // 2, width, name_height), None
    air = (spare - fan_height) // 3
    name = Box(area.x + (area.width - width) // 2, area.y + air, width, name_height)
    return name, Box(area.x, name.bottom + air, area.width, fan_height)


def _fan(area: Box | None) -> tuple[int, tuple[FanCard, ...]]:
    if area is None:
        return 0, ()
    card = round(min(area.height / 1.62, area.width / _FAN_WIDTH))
    middle = len(_FAN) // 2
    cards = tuple(
        FanCard(
            text,
            (area.centre[0] + (place - middle) * card * 0.56, area.centre[1] + card * (0.035 * (place - middle) ** 2)),
            (middle - place) * _FAN_SPREAD,
        )
        for place, text in enumerate(_FAN)
    )
    return card, cards
