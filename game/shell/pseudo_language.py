"""A language nobody speaks: every message is 40 % longer and full of accents, so that tests find words without room."""

import re
from gettext import NullTranslations

_GROWTH = 0.4
_ACCENTED = str.maketrans(
    "acdeilnorstuyzACDEILNORSTUYZ",
    "áčďěíľňôŕšťůýžÁČĎĚÍĽŇÔŔŠŤŮÝŽ",
)
_FIELD = re.compile(r"(\{[^}]*\})")


class PseudoTranslations(NullTranslations):
    """Makes each translation when it is asked for."""

    def gettext(self, message: str) -> str:
        """``message``, longer and accented."""
        return pseudo(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The English form, longer and accented."""
        return pseudo(super().ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        """``message``, longer and accented, whatever it means."""
        return pseudo(message)


def pseudo(message: str) -> str:
    """``message`` with accents, its letters doubled here and there; what stands in braces stays as it is."""
    written, owed = "", 0.0
    for part in _FIELD.split(message):
        owed += _GROWTH * len(part)
        if _FIELD.fullmatch(part):
            written += part
            continue
        owed -= _GROWTH * len(part)
        for letter in part.translate(_ACCENTED):
            owed += _GROWTH
            doubles = letter.isalpha() and owed >= 1
            owed -= doubles
            written += letter * (2 if doubles else 1)
    return written
