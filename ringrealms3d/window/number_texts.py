"""Numbers and dates as people of the window's language write them."""

from __future__ import annotations

from datetime import date, datetime

from PyQt6.QtCore import QLocale


def number_text(number: int) -> str:
    """Return a whole number with its thousands apart, such as 20,000 or 20.000."""
    return _locale().toString(number)


def decimal_text(number: float, digits: int) -> str:
    """Return a number with so many digits behind the point or comma."""
    return _locale().toString(float(number), "f", digits)


def rounded_text(number: float, digits: int) -> str:
    """Return a number with at most so many digits in all, such as 2.5."""
    return _locale().toString(float(number), "g", digits)


def day_text(iso: str) -> str:
    """Return a day such as 2026-11-24 with its year in full; what is no such day stays."""
    try:
        day = date.fromisoformat(iso)
    except ValueError:
        return iso
    locale = _locale()
    form = locale.dateFormat(QLocale.FormatType.ShortFormat)
    form = form if "yyyy" in form else form.replace("yy", "yyyy")
    return locale.toString(day, form)


def moment_text(moment: datetime) -> str:
    """Return a day and a time of day in this place's time."""
    here = moment.astimezone()
    time = _locale().toString(here.time(), QLocale.FormatType.ShortFormat)
    return f"{day_text(here.date().isoformat())} {time}"


def _locale() -> QLocale:
    """Return the window's locale; where the system names none, that of the texts."""
    found = QLocale()
    if found.language() is QLocale.Language.C:
        return QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
    return found
