"""Numbers and dates in the format of the window's language."""

from __future__ import annotations

from datetime import date, datetime

from PyQt6.QtCore import QLocale


def number_text(number: int) -> str:
    """Return an integer with separated thousands, such as 20,000 or 20.000."""
    return _locale().toString(number)


def decimal_text(number: float, digits: int) -> str:
    """Return a number with this many decimal digits."""
    return _locale().toString(float(number), "f", digits)


def rounded_text(number: float, digits: int) -> str:
    """Return a number with at most this many digits in total, such as 2.5."""
    return _locale().toString(float(number), "g", digits)


def day_text(iso: str) -> str:
    """Return a day such as 2026-11-24 with its full year; other texts stay as they are."""
    try:
        day = date.fromisoformat(iso)
    except ValueError:
        return iso
    locale = _locale()
    form = locale.dateFormat(QLocale.FormatType.ShortFormat)
    form = form if "yyyy" in form else form.replace("yy", "yyyy")
    return locale.toString(day, form)


def moment_text(moment: datetime) -> str:
    """Return a day and a time of day in local time."""
    here = moment.astimezone()
    time = _locale().toString(here.time(), QLocale.FormatType.ShortFormat)
    return f"{day_text(here.date().isoformat())} {time}"


def _locale() -> QLocale:
    """Return the window's locale, or that of the texts if the system names none."""
    found = QLocale()
    if found.language() is QLocale.Language.C:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return found


def day_name(day: date) -> str:
    """Return the name of a day of the week, such as Monday."""
    return _locale().dayName(day.isoweekday())
