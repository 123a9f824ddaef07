"""What the settings and their values are called."""

from game.shell.language import LANGUAGES, _


def setting_label(name: str) -> str:
    """What a setting is called."""
    return {
        "language": _("Language"),
        "text_scale": _("Text size"),
        "cloth": _("Cloth"),
        "deck": _("Cards"),
        # Translators: the back of the cards.
        "back": _("Card backs"),
        "motion": _("Motion"),
        "fullscreen": _("Full screen"),
        "placement_help": _("Placement help"),
        "move_errors": _("Move errors"),
        # Translators: in Hearts, a warning before a clearly bad card is played.
        "play_checker": _("Warn of bad plays"),
        "left_handed": _("Left-handed"),
        "hold_to_enlarge": _("Hold to enlarge"),
        "muted": _("Sound"),
        "volume": _("Volume"),
        "announce": _("Announcements"),
        "swap_confirm": _("Swap confirm and cancel"),
    }[name]


def value_text(name: str, value: object) -> str:
    """What a value of a setting is called."""
    match name, value:
        case "language", str():
            return LANGUAGES.get(value, value) if value else _("As the system")
        case "muted", bool():
            return _on_off(not value)
        case _, bool():
            return _on_off(value)
        case _, int():
            return _("{n} %").format(n=value)
        case _:
            return _names(name)[str(value)]


def _on_off(is_on: bool) -> str:
    # Translators: a setting is on or off.
    return _("On") if is_on else _("Off")


def _names(name: str) -> dict[str, str]:
    return {
        "cloth": {"rose": _("Rose"), "green": _("Green"), "midnight": _("Midnight"), "plain": _("Black")},
        "deck": {"classic": _("Classic"), "four-colour": _("Four colours"), "contrast": _("High contrast")},
        "back": {"rose": _("Rose"), "night": _("Night"), "ivy": _("Ivy")},
        # Translators: how much may move on the screen.
        "motion": {"off": _("Off"), "reduced": _("Reduced"), "normal": _("Normal"), "fast": _("Fast")},
        "announce": {"off": _("Off"), "text": _("As text"), "speech": _("Spoken")},
    }[name]
