"""Text from outside in widgets: as plain characters, never as HTML, and not too long.

Labels and tips treat text that looks like HTML as HTML, which can load pictures from anywhere.
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
    """Return the form of a text that a tool tip shows unchanged."""
    line = one_line(text, LONGEST_TEXT)
    return f"<p>{html.escape(line)}</p>" if "<" in line else line


def bounded(text: str) -> str:
    """Return the lines of a text, printable and cut to the most characters."""
    return printable(text) if len(text) <= LONGEST_TEXT else f"{printable(text[:LONGEST_TEXT])}…"
