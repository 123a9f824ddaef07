"""Where the parts of a page lie: the way back and the heading above, the body, and the turning of pages.

In a wide window the buttons that turn the page stand at the end of the heading; in an upright one, where the
heading is short of room and the thumb is low, at the foot.
"""

from dataclasses import dataclass

from game.table.box import Box

_LEAST_BUTTON = 40
_LABELLED_FROM = 720  # windows this wide say "Back" in words
_CONTROLS_SHARE = 0.6  # of the width; with more of it the buttons that turn the page have no words


@dataclass(frozen=True, slots=True)
class PageFrame:
    """The boxes of a page in pixels. ``text`` is the height of its ordinary lines, ``button`` that of its buttons.

    ``number`` lies between ``previous`` and ``next``; all three are None on a page that has no others.
    """

    size: tuple[int, int]
    margin: int
    text: int
    button: int
    back: Box
    heading: Box
    body: Box
    previous: Box | None = None
    number: Box | None = None
    next: Box | None = None

    @property
    def is_wide(self) -> bool:
        """Whether things stand side by side rather than one below the other."""
        return self.body.width > 1.2 * self.body.height


def text_height(size: tuple[int, int], text_scale: float) -> int:
    """The height of an ordinary line in a window of ``size`` pixels."""
    return round(max(14, min(size) * 0.042) * text_scale)


def page_frame(
    size: tuple[int, int], text_scale: float = 1.0, has_pages: bool = False, has_number: bool = True
) -> PageFrame:
    """The frame of a page in a window of ``size`` pixels.

    ``has_pages`` makes room to turn them, ``has_number`` for a number between the two buttons that do.
    """
    width, height = size
    shorter = min(size)
    margin = max(4, shorter // 48)
    button = round(max(min(_LEAST_BUTTON, shorter // 6), shorter * 0.08) * min(text_scale, 1.25))
    text = text_height(size, text_scale)
    back = Box(margin, margin, button * 3 if width >= _LABELLED_FROM else round(button * 1.2), button)
    top = back.bottom + margin
    body = Box(margin, top, width - 2 * margin, height - top - margin)
    heading = Box(back.right + margin, margin, width - back.right - 2 * margin, button)
    if not has_pages:
        return PageFrame(size, margin, text, button, back, _balanced(heading, width, back), body)
    if width > height:
        return _turned_above(PageFrame(size, margin, text, button, back, heading, body), has_number)
    return _turned_below(PageFrame(size, margin, text, button, back, _balanced(heading, width, back), body))


def _balanced(heading: Box, width: int, back: Box) -> Box:
    # In the middle of the window while that costs little room.
    end = width - back.right
    return heading._replace(width=end - heading.x) if end - heading.x > width // 2 else heading


def _turned_above(frame: PageFrame, has_number: bool) -> PageFrame:
    button, gap = frame.button, frame.margin
    number = round(frame.text * 2.6) if has_number else gap
    wordy, bare = round(button * 3.1), round(button * 1.2)
    side = wordy if frame.back.right + 2 * wordy + number < _CONTROLS_SHARE * frame.size[0] else bare
    right = frame.size[0] - gap
    following = Box(right - side, gap, side, button)
    between = Box(following.x - number, gap, number, button)
    before = Box(between.x - side, gap, side, button)
    heading = frame.heading._replace(width=before.x - gap - frame.heading.x)
    reach = frame.size[0] - before.x + gap
    if frame.size[0] > 3 * reach:
        # In the middle of the window, where both sides leave it room.
        heading = heading._replace(x=reach, width=frame.size[0] - 2 * reach)
    return PageFrame(frame.size, gap, frame.text, button, frame.back, heading, frame.body, before, between, following)


def _turned_below(frame: PageFrame) -> PageFrame:
    gap, button = frame.margin, frame.button
    y = frame.size[1] - gap - button
    side = max(button * 2, frame.body.width // 3 - gap)
    before = Box(frame.body.x, y, side, button)
    following = Box(frame.body.right - side, y, side, button)
    between = Box(before.right, y, following.x - before.right, button)
    body = frame.body._replace(height=y - gap - frame.body.y)
    return PageFrame(frame.size, gap, frame.text, button, frame.back, frame.heading, body, before, between, following)
