"""What is wrong with the content of a JSON file, in plain words instead of msgspec's."""

from __future__ import annotations

import re

from ringrealms3d.core.phrase import Phrase, translatable

_PLACED = re.compile(r"(.+?)(?: - at `\$\.?(.+)`)?", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(\w+)`")
_OTHER = re.compile(r"Expected `([a-z]+)(?: \| null)?`, got `([a-z]+)`")
_KINDS = {
    "object": translatable("an object"),
    "array": translatable("a list"),
    "str": translatable("a string"),
    "int": translatable("a whole number"),
    "float": translatable("a number"),
    "bool": translatable("true or false"),
    "null": translatable("null"),
}


def json_fault(error: Exception) -> str:
    """Return what msgspec or another reader of JSON found, and where, as a clause."""
    placed = _PLACED.fullmatch(str(error))
    fault, place = placed.groups() if placed else ("", None)
    if missing := _MISSING.fullmatch(fault):
        return Phrase("'{field}' is missing", field=".".join(filter(None, (place, missing[1]))))
    return (
        Phrase("'{place}': {error}", place=place, error=_kinds(fault)) if place else _kinds(fault)
    )


def _kinds(fault: str) -> str:
    """Return a fault with plain words for the kinds of JSON, if it is about them."""
    other = _OTHER.fullmatch(fault)
    if other is None:
        return fault
    wanted, found = (_KINDS.get(kind, kind) for kind in other.groups())
    return Phrase("expected {wanted}, found {found}", wanted=wanted, found=found)
