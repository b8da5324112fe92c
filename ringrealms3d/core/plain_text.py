"""Text from outside, reduced to readable characters for a terminal or a dialog.

Files, other programs and error messages of libraries can contain escape sequences, characters that
reverse the direction of writing, or megabytes. Everything shown to users passes through here.
"""

from __future__ import annotations

import unicodedata

LONGEST_SENTENCE = 300
"""How many characters of a sentence are shown."""

_KEPT = "\n\t"
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def printable(text: str) -> str:
    r"""Return a text with control characters escaped, as in ``\x1b``, and line breaks kept."""
    if text.isascii() and text.replace("\n", "").replace("\t", "").isprintable():
        return text
    return "".join(map(_spelled, text))


def one_line(text: str, most: int = LONGEST_SENTENCE) -> str:
    """Return a text as one printable line, cut to a number of characters."""
    line = printable(" ".join(text[: 4 * most].split()))
    return line if len(line) <= most else f"{line[:most]}…"


def drawable(text: str, most: int = LONGEST_SENTENCE) -> str:
    """Return a text as one line of letters to draw, cut to a number of them.

    What stands for no letter is left out, or U+FFFD stands in its place.
    """
    if len(text) <= most and text.isascii() and text.isprintable():
        return " ".join(text.split())
    line = "".join(map(_drawn, " ".join(text[: 4 * most].split())))
    return line if len(line) <= most and len(text) <= 4 * most else f"{line[: most - 1]}…"


def drawable_lines(text: str) -> str:
    """Return a text as letters to draw, with its line breaks; see :func:`drawable`."""
    return "".join(x if x in _KEPT else _drawn(x) for x in text)


def _drawn(character: str) -> str:
    kind = unicodedata.category(character)
    return "" if kind == "Cf" else "\ufffd" if kind in _HIDDEN else character


def _spelled(character: str) -> str:
    if character in _KEPT or unicodedata.category(character) not in _HIDDEN:
        return character
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")
