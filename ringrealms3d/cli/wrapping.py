"""Wrapping texts for a terminal, where East Asian characters are two columns wide."""

from __future__ import annotations

import re
import textwrap
from unicodedata import east_asian_width

_WIDE = "\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60"
_CLOSING = "、。，．；：！？）」』】》\u201d"
_PIECE = re.compile(rf"(?:[{_WIDE}]|[^\s{_WIDE}]+)[{_CLOSING}]*\s*")
"""What is not broken: a wide letter or a word, with the signs that no line begins with."""


def columns(text: str) -> int:
    """Return how many columns of a terminal a text takes."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def padded(text: str, width: int) -> str:
    """Return a text with spaces up to this many columns."""
    return text + " " * (width - columns(text))


def indented(text: str, width: int) -> str:
    """Return a text after spaces that make it this many columns wide."""
    return " " * (width - columns(text)) + text


def wrapped(text: str, width: int) -> list[str]:
    """Return a text in lines of at most this many columns, except for longer words."""
    text = " ".join(text.split())
    if columns(text) == len(text):
        return textwrap.wrap(text, width)
    lines = [""]
    for piece in _PIECE.findall(text):
        if lines[-1] and columns(lines[-1] + piece.rstrip()) > width:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
