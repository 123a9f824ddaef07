"""Days, months and weekdays as people read them."""

from datetime import date

from game.shell.language import _, _c


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


def _months_of_dates() -> tuple[str, ...]:
    """The twelve months, in the case that a date has them in."""
    return (
        _c("in a date", "January"),
        _c("in a date", "February"),
        _c("in a date", "March"),
        _c("in a date", "April"),
        _c("in a date", "May"),
        _c("in a date", "June"),
        _c("in a date", "July"),
        _c("in a date", "August"),
        _c("in a date", "September"),
        _c("in a date", "October"),
        _c("in a date", "November"),
        _c("in a date", "December"),
    )


def _months_of_short_dates() -> tuple[str, ...]:
    """The twelve months, as short as a date has them."""
    return (
        # Translators: the months in short; their numbers, 1 to 12, where a short date is written with those.
        _c("in a short date", "Jan"),
        _c("in a short date", "Feb"),
        _c("in a short date", "Mar"),
        _c("in a short date", "Apr"),
        _c("in a short date", "May"),
        _c("in a short date", "Jun"),
        _c("in a short date", "Jul"),
        _c("in a short date", "Aug"),
        _c("in a short date", "Sep"),
        _c("in a short date", "Oct"),
        _c("in a short date", "Nov"),
        _c("in a short date", "Dec"),
    )


def weekday_names() -> tuple[str, ...]:
    """The seven days in short, Monday first."""
    # Translators: the days of the week, as short as a calendar has them.
    return _("Mon"), _("Tue"), _("Wed"), _("Thu"), _("Fri"), _("Sat"), _("Sun")


def month_text(day: date) -> str:
    """The month and the year of a day."""
    # Translators: a month of a calendar, such as "May 2030".
    return _("{month} {year}").format(month=month_names()[day.month - 1], year=day.year)


def long_day_text(day: date) -> str:
    """A whole date with the name of its month."""
    # Translators: a date, such as "3 January 2030", as it is written where your language is spoken.
    pattern = _c("a long date", "{day} {month} {year}")
    return pattern.format(day=day.day, month=_months_of_dates()[day.month - 1], year=day.year)


def day_text(day: date) -> str:
    """A whole date where there is little room."""
    # Translators: a short date, such as "3 Jan 2030", as it is written where your language is spoken.
    pattern = _c("a short date", "{day} {month} {year}")
    return pattern.format(day=day.day, month=_months_of_short_dates()[day.month - 1], year=day.year)
