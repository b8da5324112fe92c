"""Refusing boards, layouts and games that cannot be right, when they are made."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import translatable
from ringrealms3d.core.plain_text import one_line, printable

SEAT_COLOURS = ("red", "blue", "black", "white")
"""What every theme has pieces of."""

TEXT, TEXTS, TWO_TEXTS = "str", "tuple[str, ...]", "tuple[str, str]"

LONGEST_NAME = 1_000
"""How many characters the name of a site has at most."""

_WORDS_OF_FILES = frozenset(
    {"variant", "seed", "fen", "board"}
)  # with which lines of a text file begin
_FEWEST_CORNERS = 3
_LONGEST_QUOTE = 60


class UnfitError(UserError):
    """A part of a board, a layout or a game that cannot be right."""


def refuse(owner: str, part: str, found: object, wanted: str) -> UnfitError:
    """Return the error for a part of something that cannot be right.

    Args:
        owner: what the part belongs to, such as a board's id.
        part: its name in Python.
        wanted: what it has to be, in the notation of Python where that says it.
    """
    return UnfitError(
        "{owner}: {part} must be {wanted}, not {found}",
        owner=owner,
        part=part,
        wanted=wanted,
        found=one_line(repr(found), _LONGEST_QUOTE),
    )


def check_text(owner: str, part: str, text: object) -> None:
    """Refuse what is no text, or an empty one."""
    if not isinstance(text, str) or not text.strip():
        raise refuse(owner, part, text, TEXT)


def check_word(owner: str, part: str, word: object) -> None:
    """Refuse what would not be read back from a line of words."""
    wanted = translatable("a word of printable characters")
    if not isinstance(word, str) or printable(word) != word or word.split() != [word]:
        raise refuse(owner, part, word, wanted)
    if word[0] == "#" or word in _WORDS_OF_FILES:
        raise refuse(owner, part, word, wanted)


def check_words(owner: str, part: str, words: object) -> None:
    """Refuse what is no tuple of different words, at least one."""
    if not isinstance(words, tuple) or not words:
        raise refuse(owner, part, words, TEXTS)
    for number, word in enumerate(words):
        check_word(owner, f"{part}[{number}]", word)
        if len(word) > LONGEST_NAME:
            raise refuse(owner, f"len({part}[{number}])", len(word), f"≤ {LONGEST_NAME}")
    check_different(owner, part, words)


def check_different(owner: str, part: str, names: Iterable[str]) -> None:
    """Refuse names of which two are the same."""
    name, count = Counter(names).most_common(1)[0]
    if count > 1:
        raise UnfitError(
            "{owner}: {part} has the name '{name}' {count} times",
            owner=owner,
            part=part,
            name=name,
            count=count,
        )


def check_seats(owner: str, seats: object) -> None:
    """Refuse what does not name two seats."""
    if not isinstance(seats, tuple) or len(seats) != 2:
        raise refuse(owner, "seats", seats, TWO_TEXTS)
    for number, seat in enumerate(seats):
        check_text(owner, f"seats[{number}]", seat)
    check_different(owner, "seats", seats)


def check_neighbours(owner: str, neighbours: object, names: Sequence[str]) -> None:
    """Refuse what does not tell for each site which others are beside it."""
    rows = check_places(owner, "neighbours", neighbours, len(names))
    for site in np.nonzero(rows == np.arange(len(names))[:, None])[0][:1].tolist():
        raise UnfitError("{owner}: {site} is its own neighbour", owner=owner, site=names[site])
    _check_mutual(owner, rows, names)


def check_places(owner: str, part: str, array: object, count: int) -> NDArray[np.integer[Any]]:
    """Refuse what does not tell for each of some places several others, padded with -1."""
    if not isinstance(array, np.ndarray) or array.dtype.kind != "i":
        raise refuse(owner, part, array, f"int ({count}, …)")
    if array.ndim != 2 or len(array) != count:
        raise refuse(owner, f"{part}.shape", array.shape, f"({count}, …)")
    for place, column in np.argwhere((array < -1) | (array >= count))[:1].tolist():
        found = int(array[place, column])
        raise refuse(owner, f"{part}[{place}, {column}]", found, f"-1 … {count - 1}")
    return array


def _check_mutual(owner: str, neighbours: NDArray[np.integer[Any]], names: Sequence[str]) -> None:
    """Refuse a site that is beside one that is not beside it."""
    beside = np.zeros((len(names), len(names)), dtype=bool)
    rows, columns = np.nonzero(neighbours >= 0)
    beside[rows, neighbours[rows, columns]] = True
    one_way = np.argwhere(beside & ~beside.T)
    for site, other in one_way[:1].tolist():
        raise UnfitError(
            "{owner}: {site} has {other} as a neighbour, but not the other way round",
            owner=owner,
            site=names[site],
            other=names[other],
        )


def check_numbers(owner: str, part: str, array: object, shape: tuple[int, ...]) -> None:
    """Refuse what is no array of finite numbers in this shape."""
    if not isinstance(array, np.ndarray) or array.dtype.kind not in "iuf":
        raise refuse(owner, part, array, f"float64 {shape}")
    if array.shape != shape:
        raise refuse(owner, f"{part}.shape", array.shape, str(shape))
    for place in np.argwhere(~np.isfinite(array))[:1].tolist():
        where = ", ".join(map(str, place))
        found = float(array[tuple(place)])
        raise refuse(owner, f"{part}[{where}]", found, translatable("a finite number"))


def check_positive(owner: str, part: str, array: NDArray[np.float64]) -> None:
    """Refuse an array with a number that is not above 0."""
    for number in np.flatnonzero(np.asarray(array) <= 0)[:1].tolist():
        raise refuse(owner, f"{part}[{number}]", float(array[number]), "> 0")


def check_outlines(owner: str, part: str, outlines: object, count: int, axes: int) -> None:
    """Refuse what is not an outline for each of some places."""
    if not isinstance(outlines, tuple):
        raise refuse(owner, part, outlines, f"tuple[float64 (…, {axes}), …]")
    if len(outlines) != count:
        raise refuse(owner, f"len({part})", len(outlines), str(count))
    if not all(_is_outline(each, axes) for each in outlines):
        _refuse_outline(owner, part, outlines, axes)
    joined = np.concatenate(outlines)
    if joined.dtype.kind not in "iuf" or not np.isfinite(joined).all():
        _refuse_outline(owner, part, outlines, axes)


def _is_outline(outline: object, axes: int) -> bool:
    """Whether something has the shape of an outline."""
    if not isinstance(outline, np.ndarray) or outline.ndim != 2:
        return False
    return outline.shape[1] == axes and len(outline) >= _FEWEST_CORNERS


def _refuse_outline(owner: str, part: str, outlines: Sequence[object], axes: int) -> None:
    """Refuse the first outline that is none."""
    for number, outline in enumerate(outlines):
        corners = len(outline) if isinstance(outline, np.ndarray) and outline.ndim else 0
        shape = (max(_FEWEST_CORNERS, corners), axes)
        check_numbers(owner, f"{part}[{number}]", outline, shape)
