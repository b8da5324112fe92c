"""Values of SGF properties: texts and numbers as they stand between brackets, and back.

A *part* is a text as this program has it; a value has one part or, with a colon between them, two.
Values here are *raw*: backslashes and line breaks are as they stand in the file.
"""

from __future__ import annotations

import math
import re
from decimal import Decimal

from sgfmill import sgf_grammar

from ringrealms3d.core.errors import UserError

Parts = tuple[str, ...]

_NUMBER = re.compile(r"[+-]?[0-9]{1,400}(\.[0-9]{1,400})?")
_LINES = frozenset({"C"})  # the property whose value may have several lines


def raw_value(parts: Parts) -> str:
    """Return one part or two as a value.

    What UTF-8 cannot hold becomes a question mark.
    """
    escaped = [sgf_grammar.escape_text(part.encode("utf-8", "replace")) for part in parts]
    whole: bytes = escaped[0] if len(parts) == 1 else sgf_grammar.compose(*escaped)
    return whole.decode()


def parts_of(name: str, raw: str, count: int) -> Parts | None:
    """Return the parts of a property's value, None if it has not so many.

    White space becomes spaces, and so do line breaks in all properties but comments.
    """
    value = raw.encode("utf-8", "replace")
    text_of = sgf_grammar.text_value if name in _LINES else sgf_grammar.simpletext_value
    if count == 1:
        return (text_of(value).decode(),)
    first, second = sgf_grammar.parse_compose(value)
    return None if second is None else (text_of(first).decode(), text_of(second).decode())


def is_writable(name: str, values: tuple[str, ...]) -> bool:
    """Whether a property with these raw values can stand in a file and be read again."""
    try:
        fit = [sgf_grammar.is_valid_property_value(value.encode()) for value in values]
    except UnicodeEncodeError:
        return False
    return sgf_grammar.is_valid_property_identifier(name) and bool(fit) and all(fit)


def number_text(number: float) -> str:
    """Return a number as SGF writes it, without an exponent, so that it comes back exactly.

    Raises:
        UserError: it is infinite or no number.
    """
    if not math.isfinite(number):
        raise UserError(f"SGF has no way to write the number {number}")
    return f"{Decimal(repr(float(number))):f}"


def number_of(text: str) -> float | None:
    """Return the number that a text is, None if it is none."""
    number = float(text) if _NUMBER.fullmatch(text) else math.inf
    return number if math.isfinite(number) else None
