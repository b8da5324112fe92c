"""Wrapping texts for a terminal, where East Asian characters are two columns wide."""

from __future__ import annotations

import argparse
import re
import textwrap
from unicodedata import east_asian_width

from ringrealms3d.core.phrase import tr

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


class HelpFormatter(argparse.HelpFormatter):
    """Writes help in the user's language."""

    def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
        """Add the usage of a command."""
        super().add_usage(usage, actions, groups, tr("usage: ") if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(f"{indent}{line}" for line in wrapped(text, width - len(indent)))
