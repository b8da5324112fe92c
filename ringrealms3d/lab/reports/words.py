"""Formatting numbers, and names of files."""

from __future__ import annotations

from math import isinf

from ringrealms3d.core.files import last_part
from ringrealms3d.lab.matches.elo import Estimate, elo
from ringrealms3d.lab.reports.blocks import Number

_ENDLESS = "∞"
_NO_BREAK = "\N{NO-BREAK SPACE}"


def number(value: float, digits: int = 1) -> str:
    """Return a number with a true minus sign and commas between thousands."""
    text = _ENDLESS if isinf(value) else f"{abs(value):,.{digits}f}"
    return f"−{text}" if value < 0 and text.strip("0.,") else text


def signed(value: float, digits: int = 1) -> str:
    """Return a number with its sign."""
    text = number(value, digits)
    return text if value < 0 and text.startswith("−") else f"+{text}"


def percent(share: Estimate, digits: int = 1) -> Number:
    """Return a share in percent."""
    low = number(100 * share.low, digits)
    return Number(hundredths(share.value, digits), f"{low} to {hundredths(share.high, digits)}")


def hundredths(share: float, digits: int = 1) -> str:
    """Return a share in percent, on one line."""
    return f"{number(100 * share, digits)}{_NO_BREAK}%"


def plain(estimate: Estimate, digits: int = 1) -> Number:
    """Return a number as it is."""
    low, high = (number(end, digits) for end in (estimate.low, estimate.high))
    return Number(number(estimate.value, digits), f"{low} to {high}")


def elo_number(share: Estimate) -> Number:
    """Return the Elo difference for a share of the points."""
    difference = elo(share)
    low, high = (signed(end, 0) for end in (difference.low, difference.high))
    return Number(signed(difference.value, 0), f"{low} to {high}")


def worded(shown: Number) -> str:
    """Return a number and its interval as part of a sentence."""
    return f"{shown.text} ({shown.interval})"


def amount(count: int, one: str, many: str) -> str:
    """Return how many things there are."""
    return f"{count:,} {one if count == 1 else many}"


def file_name(uid: str) -> str:
    """Return the start of the names of a variant's files."""
    game, _, board = uid.partition("/")  # a path in games of earlier versions
    return f"{game}-{last_part(board)}".replace("#", "-")  # which ends the path of an address
