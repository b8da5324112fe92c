"""Values of SGF properties: texts and numbers to and from their form between brackets.

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
_BREAK = re.compile(r"\n\r|\r\n|\n|\r")
_BLANK = re.compile(r"[\t\f\v]")
_BEFORE_COLON = re.compile(r"((?:[^\\:]++|\\.)*+):", re.DOTALL)
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
    text_of = _text_of if name in _LINES else _simple_text_of
    if count == 1:
        return (text_of(raw),)
    first = _BEFORE_COLON.match(raw)
    return None if first is None else (text_of(first[1]), text_of(raw[first.end() :]))


def _text_of(raw: str) -> str:
    """Return a value of type Text like sgfmill's ``text_value``, but with little memory."""
    plain = _BLANK.sub(" ", _BREAK.sub("\n", raw))
    # what two backslashes stand for escapes nothing; then a backslash before a break joins lines
    parts = plain.split("\\\\")
    return "\\".join([part.replace("\\\n", "").replace("\\", "") for part in parts])


def _simple_text_of(raw: str) -> str:
    """Return a value of type SimpleText as a text."""
    return _text_of(raw).replace("\n", " ")


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
