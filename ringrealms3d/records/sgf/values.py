"""Values of SGF properties: texts and numbers to and from their form between brackets.

A *part* is a text as this program has it; a value has one part or, with a colon between them, two.
Values here are *raw*: backslashes and line breaks are as they stand in the file.
"""

from __future__ import annotations

import math
import re
from decimal import Decimal

from ringrealms3d.core.errors import UserError
from ringrealms3d.records.sgf.grammar import sgf_grammar

Parts = tuple[str, ...]

_NUMBER = re.compile(r"[+-]?[0-9]{1,400}(\.[0-9]{1,400})?")
_LINES = frozenset({"C"})  # the property whose value may have several lines


def raw_value(parts: Parts) -> str:
    """Return one part or two as a value.

    Characters that UTF-8 cannot hold become question marks.
    """
    escaped = [sgf_grammar.escape_text(part.encode("utf-8", "replace")) for part in parts]
    whole: bytes = escaped[0] if len(parts) == 1 else sgf_grammar.compose(*escaped)
    return whole.decode()


def parts_of(name: str, raw: str, count: int) -> Parts | None:
    """Return the parts of a property's value, None if their number differs.

    White space becomes spaces, and so do line breaks in all properties but comments.
    """
    if count == 1:
        return (_text_of(name, raw),)
    # one byte for each character: the splitting takes a hundred times the memory of its bytes
    first, second = sgf_grammar.parse_compose(raw.encode("ascii", "replace"))
    if second is None:
        return None
    colon = len(first)
    return (_text_of(name, raw[:colon]), _text_of(name, raw[colon + 1 :]))


def _text_of(name: str, raw: str) -> str:
    """Return a part as a text."""
    text_value = sgf_grammar.text_value if name in _LINES else sgf_grammar.simpletext_value
    text: bytes = text_value(raw.encode("utf-8", "surrogatepass"))
    return text.decode("utf-8", "surrogatepass")


def number_text(number: float) -> str:
    """Return a number as SGF writes it, without an exponent, so that it comes back exactly.

    Raises:
        UserError: it is infinite or not a number.
    """
    if not math.isfinite(number):
        raise UserError("SGF has no way to write the number {number}", number=number)
    return f"{Decimal(repr(float(number))):f}"


def number_of(text: str) -> float | None:
    """Return the number in a text, None if it is not one."""
    number = float(text) if _NUMBER.fullmatch(text) else math.inf
    return number if math.isfinite(number) else None
