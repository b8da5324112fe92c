"""Dates in ISO 8601, of which only the month or the year may be known."""

from __future__ import annotations

import re
from datetime import date

_DATE = re.compile(r"[0-9]{4}(-[0-9]{2}){0,2}")
_ANY_DAY = "0001-01-01"


def is_date(text: str) -> bool:
    """Whether a text is a day, a month or a year of the calendar.

    >>> [is_date(text) for text in ("2026-11-24", "2026-11", "2026", "2026-02-30", "yesterday")]
    [True, True, True, False, False]
    """
    if not _DATE.fullmatch(text):
        return False
    try:
        date.fromisoformat(text + _ANY_DAY[len(text) :])
    except ValueError:
        return False
    return True
