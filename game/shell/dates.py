"""Days, months and weekdays as people read them."""

from datetime import date

from game.shell.language import _


def month_names() -> tuple[str, ...]:
    """The twelve months, as a heading says them."""
    return (
        _("January"),
        _("February"),
        _("March"),
        _("April"),
        # Translators: the month.
        _("May"),
        _("June"),
        _("July"),
        _("August"),
        _("September"),
        _("October"),
        _("November"),
        _("December"),
    )


def weekday_names() -> tuple[str, ...]:
    """The seven days in short, Monday first."""
    # Translators: the days of the week, as short as a calendar has them.
    return _("Mon"), _("Tue"), _("Wed"), _("Thu"), _("Fri"), _("Sat"), _("Sun")


def month_text(day: date) -> str:
    """The month and the year of a day."""
    # Translators: a month of a calendar, such as "May 2030".
    return _("{month} {year}").format(month=month_names()[day.month - 1], year=day.year)


def day_text(day: date) -> str:
    """A whole date in figures."""
    # Translators: a date in figures, as it is written where your language is spoken; year, month, day.
    return _("{year}-{month:02}-{day:02}").format(year=day.year, month=day.month, day=day.day)
