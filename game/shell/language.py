"""The language of everything a person reads."""

from gettext import NullTranslations

_translations = NullTranslations()


def _(message: str) -> str:
    """``message`` in the player's language."""
    return _translations.gettext(message)


def _n(singular: str, plural: str, number: int) -> str:
    """The form of a message that goes with ``number``; ``{n}`` in it becomes the number."""
    return _translations.ngettext(singular, plural, number).format(n=number)
