"""Text from outside in widgets: the characters it is made of, never HTML, and not too many.

Labels and tips take a text that looks like HTML for HTML, which may bring pictures from anywhere.
"""

from __future__ import annotations

import html

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QLabel

from ringrealms3d.core.plain_text import one_line, printable

LONGEST_TEXT = 2000
"""How many characters of a text are shown in a box or a tip."""


def plain_label(text: str = "") -> QLabel:
    """Return a label that shows any text as it is."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def plain_tip(text: str) -> str:
    """Return what a tool tip needs to be set to in order to show a text as it is."""
    line = one_line(text, LONGEST_TEXT)
    return f"<p>{html.escape(line)}</p>" if "<" in line else line


def bounded(text: str, most: int = LONGEST_TEXT) -> str:
    """Return the lines of a text, printable and cut to so many characters."""
    return printable(text) if len(text) <= most else f"{printable(text[:most])}…"
