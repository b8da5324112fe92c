"""Checks of a game's attributes when they are set, so that what is set can be written and read.

Each check takes the attribute's name, for errors, and a value, and returns what is kept of it. A
value of the wrong type is a mistake of a program (TypeError); any other can come from a file.
"""

from __future__ import annotations

import math
import re
import reprlib
from collections.abc import Callable, Mapping
from numbers import Integral, Real
from types import MappingProxyType
from typing import Any, ClassVar

from ringrealms3d.core.checks import LONGEST_NAME
from ringrealms3d.core.dates import is_date
from ringrealms3d.core.errors import UserError
from ringrealms3d.core.time_notation import format_control, parse_control

LONGEST_TEXT = 200_000
"""How many characters a text has at most: that many of any kind fit into every format."""

LONGEST_PROPERTY = 450_000
"""How many characters a property has at most that only other programs know."""

MOST_COUNTED = 10**15
"""The largest number of visits, periods or the like."""

MOST_SEED = 10**20 - 1
"""The largest seed: a text file has twenty digits for it."""

LONGEST_TAG = 60
"""How many characters a tag has at most."""

MOST_TAGS = 50
"""How many tags a game has at most."""

CAMERA_NUMBERS = 10
"""How many numbers a view of the board has: the camera's axes, and its zoom."""

_LONGEST_QUOTE = 40
_NOT_IN_TAGS = re.compile(r"[,\x00-\x1f\x7f\x85\u2028\u2029]")

Check = Callable[[str, Any], Any]


class Checked:
    """An object whose public attributes are checked when they are set, or cannot be set."""

    __slots__ = ()
    _checks: ClassVar[Mapping[str, Check]]

    def __setattr__(self, name: str, value: object) -> None:
        if not name.startswith("_"):
            check = self._checks.get(name)
            if check is None:
                raise AttributeError(f"'{name}' of a {type(self).__name__} cannot be set")
            value = check(name, value)
        object.__setattr__(self, name, value)


def checked_text(name: str, value: object, most: int = LONGEST_TEXT) -> str:
    """Check a text that is not too long."""
    if not isinstance(value, str):
        raise _mistyped(name, value, "a str")
    if len(value) > most:
        raise UserError(
            "{name} has {count} letters; at most {most} can be read",
            name=name,
            count=f"{len(value):,}",
            most=f"{most:,}",
        )
    return str(value)


def checked_texts(name: str, value: object, most: int = LONGEST_TEXT) -> tuple[str, ...]:
    """Check a row of texts."""
    if not isinstance(value, tuple | list):
        raise _mistyped(name, value, "a tuple of str")
    return tuple(checked_text(f"{name}[{number}]", text, most) for number, text in enumerate(value))


def checked_sites(name: str, value: object) -> tuple[str, ...]:
    """Check the names of sites."""
    return checked_texts(name, value, LONGEST_NAME)


def checked_players(name: str, value: object) -> tuple[str, ...]:
    """Check the names of two players."""
    players = checked_texts(name, value)
    if len(players) != 2:
        raise UserError("{name} has {count} names, not 2", name=name, count=len(players))
    return players


def checked_tags(name: str, value: object) -> tuple[str, ...]:
    """Check tags, and return each once, in alphabetical order."""
    tags = checked_texts(name, value, LONGEST_TAG)
    for tag in tags:
        if not tag.strip() or tag != tag.strip() or _NOT_IN_TAGS.search(tag):
            raise UserError(
                "{given} is not a tag: a tag is one line without a comma", given=_quoted(name, tag)
            )
    if len(tags) > MOST_TAGS:
        raise UserError(
            "{name} has {count} tags; at most {most} can be read",
            name=name,
            count=len(tags),
            most=MOST_TAGS,
        )
    return tuple(sorted(set(tags)))


def checked_properties(name: str, value: object) -> Mapping[str, tuple[str, ...]]:
    """Check texts by their names, and return a copy that cannot be changed."""
    if not isinstance(value, Mapping):
        raise _mistyped(name, value, "a dict")
    copy = {
        checked_text(name, key): checked_texts(f"{name}[{_shown(key)}]", texts, LONGEST_PROPERTY)
        for key, texts in value.items()
    }
    return MappingProxyType(copy)


def checked_date(name: str, value: object) -> str:
    """Check a day, a month or a year, or an empty text."""
    text = checked_text(name, value)
    if text and not is_date(text):
        raise UserError("{given} is not a day as in 2026-11-24", given=_quoted(name, text))
    return text


def checked_control(name: str, value: object) -> str:
    """Check a time control, and return it as all files have it."""
    text = checked_text(name, value)
    try:
        return format_control(parse_control(text)) if text else ""
    except UserError as error:
        raise UserError("time_control: {error}", error=error) from error


def checked_number(name: str, value: object) -> float:
    """Check a finite number."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise _mistyped(name, value, "a number")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise UserError("{given} is not a number", given=_quoted(name, value))
    return number


def checked_count(name: str, value: object, most: int = MOST_COUNTED) -> int:
    """Check a whole number that is not negative."""
    if isinstance(value, bool) or not isinstance(value, Integral):
        raise _mistyped(name, value, "an int")
    number = int(value)
    if not 0 <= number <= most:
        raise _out_of_range(name, number, 0, most)
    return number


def checked_camera(name: str, value: object) -> tuple[float, ...]:
    """Check the numbers of a view."""
    if not isinstance(value, tuple | list):
        raise _mistyped(name, value, "a tuple of numbers")
    camera = tuple(checked_number(f"{name}[{i}]", number) for i, number in enumerate(value))
    if len(camera) != CAMERA_NUMBERS:
        raise UserError("{name} does not hold {number} numbers", name=name, number=CAMERA_NUMBERS)
    return camera


def between(least: float, most: float) -> Check:
    """Return the check for a number within these limits."""

    def check(name: str, value: object) -> float:
        number = checked_number(name, value)
        if not least <= number <= most:
            raise _out_of_range(name, value, least, most)
        return number

    return check


def one_of(values: tuple[str, ...], sentence: str) -> Check:
    """Return the check for one of some texts; others are told in a sentence."""

    def check(name: str, value: object) -> str:
        text = checked_text(name, value)
        if text not in values:
            raise UserError(sentence, given=_quoted(name, text))
        return text

    return check


def instance(kind: type) -> Check:
    """Return the check for an object of a kind."""

    def check(name: str, value: object) -> object:
        if not isinstance(value, kind):
            raise _mistyped(name, value, f"a {kind.__name__}")
        return value

    return check


def row_of(check: Check) -> Check:
    """Return the check for a row of values."""

    def check_all(name: str, value: object) -> tuple[Any, ...]:
        if not isinstance(value, tuple | list):
            raise _mistyped(name, value, "a tuple")
        return tuple(check(f"{name}[{number}]", each) for number, each in enumerate(value))

    return check_all


def or_none(check: Check) -> Check:
    """Return the check for a value or None."""
    return lambda name, value: None if value is None else check(name, value)


def _mistyped(name: str, value: object, wanted: str) -> TypeError:
    return TypeError(f"{name} has to be {wanted}, not {_shown(value)}")


def _out_of_range(name: str, value: object, least: float, most: float) -> UserError:
    return UserError(
        "{given} is not {wanted}", given=_quoted(name, value), wanted=f"{least:,} … {most:,}"
    )


def _quoted(name: str, value: object) -> str:
    return f"{name} '{value[:_LONGEST_QUOTE] if isinstance(value, str) else _shown(value)}'"


def _shown(value: object) -> str:
    try:
        return reprlib.repr(value)
    except ValueError:  # a number of too many digits
        return f"{type(value).__name__}(…)"
