"""Markdown texts, translated block by block.

Each heading, paragraph, list item, table row and caption has its own entry in a catalogue, so that
a change in one of them leaves the others translated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ringrealms3d.core.phrase import tr

_ITEM = re.compile(r"(?:-|\d+\.) ")
_LEAD = re.compile(r"#+ |(?:-|\d+\.) |!\[(?=.*\]\(\S+\)$)|")
_TRAIL = re.compile(r"\]\(\S+\)$")
_RULE_OF_TABLE = re.compile(r"[|:\- ]+")


def translated(markdown: str) -> str:
    """Return a text in the user's language."""
    return _replaced(markdown, tr)


def texts_in(markdown: str) -> Iterator[str]:
    """Yield the catalogue keys of the parts of a text."""
    found: list[str] = []

    def note(text: str) -> str:
        found.append(text)
        return text

    _replaced(markdown, note)
    yield from found


def _replaced(markdown: str, replace: Callable[[str], str]) -> str:
    blocks = re.split(r"\n{2,}", markdown.strip())
    return (
        "\n\n".join("\n".join(_line_replaced(line, replace) for line in _lines(b)) for b in blocks)
        + "\n"
    )


def _lines(block: str) -> Iterator[str]:
    """Yield the rows of a table, the items of a list, or a paragraph as one line."""
    begun: list[str] = []
    listed = block.startswith("|") or _ITEM.match(block)
    for line in block.splitlines():
        if begun and listed and (line.startswith("|") or _ITEM.match(line)):
            yield " ".join(begun)
            begun = []
        begun.append(line.strip())
    yield " ".join(begun)


def _line_replaced(line: str, replace: Callable[[str], str]) -> str:
    """Return a line with its text translated and its markup unchanged."""
    if _RULE_OF_TABLE.fullmatch(line):
        return line
    lead = _LEAD.match(line)
    assert lead is not None
    start = lead.end()
    end = len(line)
    if line.startswith("![") and (trail := _TRAIL.search(line)):
        end = trail.start()
    return f"{line[:start]}{replace(line[start:end])}{line[end:]}"
