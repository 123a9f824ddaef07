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


def setting_explanation(name: str) -> str:
    """What a setting does, in a sentence or two."""
    return {
        "language": _("The language of all words and announcements."),
        "text_scale": _("How large words are. This page itself keeps its shape until you leave it."),
        "cloth": _("The colour of the table."),
        "deck": _("How the cards are drawn: four colours tell the suits apart, high contrast is easiest to see."),
        "back": _("The picture on the backs of the cards."),
        "motion": _("How cards move. Reduced: nothing travels across the table. Off: nothing moves at all."),
        "fullscreen": _("Fill the whole screen, or play in a window. F11 does it too."),
        "placement_help": _("Heart to Heart: gold rings show which cards have a partner."),
        "move_errors": _("Heart to Heart: two cards of different ranks shake, and you are told why they do not go."),
        "play_checker": _("Hearts: you are asked before you play a card that looks clearly worse than another."),
        "left_handed": _("Mirrors the table, so that what you tap most lies on the left."),
        "hold_to_enlarge": _("Heart to Heart: a card is shown large while you hold it down."),
        "muted": _("Turns all sounds on or off. S does it too."),
        "volume": _("How loud the sounds are."),
        # Translators: the terminal is the window in which a command is typed.
        "announce": _("Tells what happens: spoken, or as text in the terminal from which the game was started."),
        "swap_confirm": _("Game controllers: the button that confirms and the one that goes back change places."),
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
