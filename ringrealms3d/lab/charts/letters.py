"""Estimating the width of texts, and breaking them into lines, before any font is known."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from reportlab.pdfbase import pdfmetrics

from ringrealms3d.core.plain_text import one_line

LETTERS = 12.0
"""The size of letters, in pixels."""

TITLE = 14.0
"""The size of a title's letters, which are bold."""

LINE = 1.3
"""From one line of a text to the next, next to the size of its letters."""

_FONTS = ("Helvetica", "Helvetica-Bold")
_SPARE = (1.16, 1.23)  # DejaVu Sans, where Helvetica and its like are missing, is so much wider
_LONGEST = 200  # characters


def plain(text: str) -> str:
    """Return a text on one line, without characters that are invalid in XML."""
    return one_line(text, _LONGEST)


@lru_cache(maxsize=4096)
def text_width(text: str, size: float = LETTERS, bold: bool = False) -> float:
    """Return how many pixels a text needs at most."""
    narrow = "".join(letter for letter in text if ord(letter) < 0x250)
    width = float(pdfmetrics.stringWidth(narrow, _FONTS[bold], size))
    return _SPARE[bold] * (width + size * sum(map(_ems, text)))


def lines_of(text: str, width: float, size: float = LETTERS, bold: bool = False) -> list[str]:
    """Return a text as lines that fit into a width, breaking words only where necessary."""
    lines: list[str] = []
    for word in plain(text).split(" "):
        joined = f"{lines[-1]} {word}" if lines else word
        if text_width(joined, size, bold) <= width:
            lines[-1:] = [joined]
        else:
            lines += _pieces(word, width, size, bold)
    return [line for line in lines if line]


def _pieces(word: str, width: float, size: float, bold: bool) -> list[str]:
    pieces = [""]
    for letter in word:
        if pieces[-1] and text_width(pieces[-1] + letter, size, bold) > width:
            pieces.append("")
        pieces[-1] += letter
    return pieces


def _ems(letter: str) -> float:
    """Return the width of a letter missing from the font tables, relative to the size."""
    if ord(letter) < 0x250 or unicodedata.combining(letter):
        return 0.0
    return 1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.75
