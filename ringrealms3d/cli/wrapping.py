"""Wrapping texts for a terminal, where East Asian characters are two columns wide."""

from __future__ import annotations

import re
import textwrap
from itertools import accumulate

from rich.cells import cell_len

from ringrealms3d.core.plain_text import printable

_WIDE = "\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60"
_CLOSING = "、。，．；：！？）」』】》\u201d"
_PIECE = re.compile(rf"(?:[{_WIDE}]|[^\s{_WIDE}]+)[{_CLOSING}]*\s*")
"""What is not broken: a wide letter or a word, with the signs that no line begins with."""


def padded(text: str, width: int) -> str:
    """Return a text with spaces up to this many columns."""
    return text + " " * (width - cell_len(text))


def indented(text: str, width: int) -> str:
    """Return a text after spaces that make it this many columns wide."""
    return " " * (width - cell_len(text)) + text


def shortened(text: str, width: int) -> str:
    """Return a text as one line of at most this many columns, without its middle if need be.

    >>> shortened("mcts --playouts 20000 --threads 1", 16)
    'mcts --p…reads 1'
    """
    reach = 4 * width
    ends = text if len(text) <= 2 * reach else f"{text[:reach]}…{text[-reach:]}"
    line = printable(" ".join(ends.split()))
    if cell_len(line) <= width:
        return line
    end = _start(line[::-1], (width - 1) // 2)[::-1]
    return f"{_start(line, width - 1 - cell_len(end))}…{end}"


def _start(text: str, width: int) -> str:
    """Return as much of a text as fits into this many columns."""
    return text[: sum(each <= width for each in accumulate(map(cell_len, text)))]


def wrapped(text: str, width: int) -> list[str]:
    """Return a text in lines of at most this many columns, except for longer words."""
    text = " ".join(text.split())
    if cell_len(text) == len(text):
        return textwrap.wrap(text, width)
    lines = [""]
    for piece in _PIECE.findall(text):
        if lines[-1] and cell_len(lines[-1] + piece.rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
