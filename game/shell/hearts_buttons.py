"""The buttons of the table of Hearts: the tools at its side, and those of a question in its middle."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from game.shell.hearts_prompt import Prompt, prompt_boxes
from game.shell.language import _
from game.shell.widgets.control import Control, Style
from game.table.hearts_layout import HeartsLayout
from game.table.hearts_tools import HeartsTool


class Tool(NamedTuple):
    """What a button at the side does, and whether it can now; a hidden one has nothing to do at all."""

    action: Callable[[], None]
    is_enabled: bool = True
    is_hidden: bool = False


def tool_name(tool: HeartsTool) -> str:
    """What a button says."""
    return {
        HeartsTool.MENU: _("Menu"),
        HeartsTool.TRICKS: _("Tricks"),
        HeartsTool.CLAIM: _("Claim"),
        HeartsTool.HINT: _("Hint"),
        HeartsTool.UNDO: _("Take back"),
    }[tool]


def tool_controls(layout: HeartsLayout, tools: Mapping[HeartsTool, Tool]) -> list[Control]:
    """The buttons at the side."""
    return [
        Control(
            key,
            layout.buttons[key],
            tool_name(key),
            tool.action,
            key.value,
            Style.PRIMARY if key is HeartsTool.CLAIM else Style.PLAIN,
            tool.is_enabled,
        )
        for key, tool in tools.items()
        if not tool.is_hidden
    ]


def prompt_controls(
    layout: HeartsLayout, prompt: Prompt | None, actions: Mapping[str, Callable[[], None]]
) -> list[Control]:
    """The buttons of a question."""
    if prompt is None:
        return []
    _sign, _words, boxes = prompt_boxes(layout, prompt)
    return [
        Control(
            button.key,
            box,
            button.label,
            actions[button.key],
            style=Style.PRIMARY if number == 0 else Style.PLAIN,
            is_enabled=button.is_enabled,
        )
        for number, (button, box) in enumerate(zip(prompt.buttons, boxes, strict=True))
    ]
