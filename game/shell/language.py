"""The language of everything a person reads."""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from gettext import GNUTranslations, NullTranslations
from importlib.resources import files

# Each language by the name it gives itself.
LANGUAGES = {"en": "English", "sk": "Slovenčina", "fi": "Suomi", "cs": "Čeština", "sl": "Slovenščina"}
SOURCE = "en"  # what the messages are written in; it has no catalogue
PSEUDO = "xx"  # a language to try layouts with, which nobody speaks

_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@dataclass
class _Tongue:
    code: str = SOURCE
    translations: NullTranslations = field(default_factory=NullTranslations)


_tongue = _Tongue()


def use_language(code: str) -> None:
    """Speak the language of ``code`` from now on: "" is the system's, an unknown one is English."""
    code = _known(code) if code else _of_system()
    if code != _tongue.code:
        _tongue.code, _tongue.translations = code, _translations(code)


def current_language() -> str:
    """The code of the language spoken, one of LANGUAGES."""
    return _tongue.code


# The messages are looked up when they are needed, so that a change of language changes all that is said after it.


def _(message: str) -> str:
    """``message`` in the player's language."""
    return _tongue.translations.gettext(message)


def _n(singular: str, plural: str, number: int) -> str:
    """The form of a message that goes with ``number``; ``{n}`` in it becomes the number."""
    return _tongue.translations.ngettext(singular, plural, number).replace("{n}", str(number))


def _c(context: str, message: str) -> str:
    """``message`` in the player's language, where the same English words mean two things; ``context`` tells which."""
    return _tongue.translations.pgettext(context, message)


def _translations(code: str) -> NullTranslations:
    if code == SOURCE:
        return NullTranslations()
    if code == PSEUDO:
        from game.shell.pseudo_language import PseudoTranslations  # noqa: PLC0415 - no player needs it

        return PseudoTranslations()
    with files("game.shell").joinpath("locale", code, "LC_MESSAGES", "messages.mo").open("rb") as catalogue:
        return GNUTranslations(catalogue)


def _known(code: str) -> str:
    return code if code in LANGUAGES or code == PSEUDO else SOURCE


def _of_system() -> str:
    wished = (name.replace("_", "-").partition("-")[0].lower() for name in _wished())
    return next((code for code in wished if code in LANGUAGES), SOURCE)


def _wished() -> Iterator[str]:
    # What a person has set for this program comes before what their desktop is set to.
    yield from next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "").split(":")
    import pygame.system  # noqa: PLC0415 - the command line names the languages without loading pygame

    yield from (locale["language"] for locale in pygame.system.get_pref_locales())
