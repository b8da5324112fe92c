"""Parts of fens that games share: fields, and stones with numbers for empty sites."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby, islice

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, translatable

_TOKEN = re.compile(r"[0-9]+|.", re.DOTALL)
_NUMBER = re.compile(r"[1-9][0-9]{0,3}")


def split_fields(text: str, form: str) -> list[str]:
    """Return the fields of a fen.

    Args:
        form: the names of the fields separated by colons, such as "rows:turn".

    Raises:
        ValueError: the number of fields is wrong.
    """
    fields = text.split(":")
    expected = form.count(":") + 1
    if len(fields) != expected:
        raise UserError(
            "fen '{text}': expected {expected} fields, {form}, found {count}",
            text=text[:60],
            expected=expected,
            form=form,
            count=len(fields),
        )
    return fields


def read_choice(text: str, choices: Sequence[str], thing: str) -> int:
    """Return which of the choices a field is.

    Args:
        thing: the meaning of the field, for errors, such as "the seat to move".

    Raises:
        ValueError: it is none of them.
    """
    if text not in tuple(choices):
        raise UserError(
            "fen: {thing} is '{text}', not {choices}",
            thing=thing,
            text=text[:20],
            choices=" or ".join(choices),
        )
    return choices.index(text)


def write_stones(stones: Iterable[int], letters: str) -> str:
    """Return stones as text: letter n - 1 for stone n, and a number for a run of empty sites."""
    runs = ((stone, len(list(run))) for stone, run in groupby(stones))
    return "".join(str(n) if stone == 0 else letters[stone - 1] * n for stone, n in runs)


def write_rows(stones: Sequence[int], letters: str, sizes: Iterable[int]) -> str:
    """Return the stones of rows of these sizes, separated by slashes; see :func:`write_stones`."""
    left = iter(stones)
    return "/".join(write_stones(islice(left, size), letters) for size in sizes)


def read_rows(text: str, letters: str, sizes: Sequence[int], things: str) -> list[int]:
    """Return the stones of rows separated by slashes; see :func:`read_stones`.

    Args:
        sizes: the expected number of sites in each row.
        things: what they are, for errors, such as "cells in row {number}".

    Raises:
        ValueError: the text is broken.
    """
    rows = text.split("/")
    if len(rows) != len(sizes):
        raise UserError(
            "fen rows '{text}': expected {count} rows, found {found}",
            text=text[:60],
            count=len(sizes),
            found=len(rows),
        )
    stones: list[int] = []
    for number, (row, size) in enumerate(zip(rows, sizes, strict=True), start=1):
        place = Phrase("in row {number}", number=number)
        stones += read_stones(row, letters, size, place, Phrase(things, number=number))
    return stones


def read_stones(text: str, letters: str, count: int, place: str, things: str) -> list[int]:
    """Return the stones in a text from :func:`write_stones`, 0 for empty sites.

    Args:
        count: the expected number of sites.
        place: where they are, for errors, such as "in row 3".
        things: what they are, for errors, such as "cells in row 3".

    Raises:
        ValueError: the text is broken.
    """
    stones: list[int] = []
    for token in _TOKEN.findall(text):
        if _NUMBER.fullmatch(token):
            stones += [0] * int(token)
        elif token in letters:
            stones.append(letters.index(token) + 1)
        else:
            known = ", ".join(letters)
            raise UserError(
                "fen: '{token}' {place} is not {known} or a number",
                token=token[:20],
                place=place,
                known=known,
            )
        if len(stones) > count:
            break
    if len(stones) != count:
        found = translatable("more") if len(stones) > count else str(len(stones))
        raise UserError(
            "fen: expected {count} {things}, found {found} in '{text}'",
            count=count,
            things=things,
            found=found,
            text=text[:60],
        )
    return stones
