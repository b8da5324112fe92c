"""Where the games in a text begin and end, in each format, without reading them.

Each function returns the bounds of every game. A text that it cannot split has one game, whose
reader says what is wrong.
"""

from __future__ import annotations

import re

Bounds = list[tuple[int, int]]
"""Where each game begins and ends in a text."""

_JSON = re.compile(r'"(?:[^"\\]|\\.)*+"|[\[\]{}]', re.DOTALL)
_SGF = re.compile(r"\[(?:[^\]\\]|\\.)*+\]|[()]", re.DOTALL)
_TEXT = re.compile(r"^[ \t]*+(?:(# ringrealms3d game)|variant[ \t])", re.MULTILINE)
_BLANK = re.compile(r"\s*+")


def split_json(text: str) -> Bounds:
    """Return the bounds of the games in a JSON list, or of the one game."""
    start = _after_blank(text, 0)
    if not text.startswith("[", start):
        return [(0, len(text))]
    bounds: Bounds = []
    depth = begin = 0
    for found in _JSON.finditer(text, start):
        if found[0] in ("[", "{"):
            depth += 1
            begin = found.start() if depth == 2 else begin
        elif found[0] in ("]", "}"):
            depth -= 1
            if depth == 1:
                bounds.append((begin, found.end()))
            elif not depth:
                break
    between = _outside(text, bounds)
    return bounds if between == f"[{',' * (len(bounds) - 1)}]" else [(0, len(text))]


def split_sgf(text: str) -> Bounds:
    """Return the bounds of the game trees of a collection."""
    bounds: Bounds = []
    depth = begin = 0
    for found in _SGF.finditer(text):
        if found[0] == "(":
            begin = begin if depth else found.start()
            depth += 1
        elif found[0] == ")" and depth:
            depth -= 1
            if not depth:
                bounds.append((begin, found.end()))
    return bounds if bounds and not _outside(text, bounds) else [(0, len(text))]


def split_text(text: str) -> Bounds:
    """Return the bounds of games each of which names its variant first, after its header if any."""
    starts: list[int] = []
    header: int | None = None
    for found in _TEXT.finditer(text):
        if found[1]:
            header = found.start() if header is None else header
        else:
            starts.append(found.start() if header is None else header)
            header = None
    starts[:1] = [0]
    return list(zip(starts, [*starts[1:], len(text)], strict=True))


def _outside(text: str, bounds: Bounds) -> str:
    """Return what stands between and around games, without white space."""
    ends = [0, *(end for _, end in bounds)]
    begins = [*(begin for begin, _ in bounds), len(text)]
    parts = (text[end:begin] for end, begin in zip(ends, begins, strict=True))
    return "".join("".join(part.split()) for part in parts).lstrip("\ufeff")


def _after_blank(text: str, start: int) -> int:
    blank = _BLANK.match(text, start + text.startswith("\ufeff", start))
    assert blank is not None
    return blank.end()
