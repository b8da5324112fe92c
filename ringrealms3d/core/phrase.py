"""Sentences that can be told in another language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType


class Phrase(str):
    """A text that remembers what it was made from.

    It is the English text, and behaves like any text. ``told`` makes it again in another language.

    Attributes:
        pattern: the text with names in braces where parts belong, as for ``str.format``.
        parts: the parts by name; texts among them are told in the other language too.
    """

    pattern: str
    parts: Mapping[str, object]

    def __new__(cls, pattern: str, **parts: object) -> Phrase:
        """Fill a pattern in."""
        phrase = super().__new__(cls, pattern.format(**parts))
        phrase.pattern = pattern
        phrase.parts = MappingProxyType(parts)
        return phrase


def listed(texts: Sequence[str]) -> str:
    """Return one text or more as in "a, b and c"."""
    first, *others = texts
    for text in others[:-1]:
        first = Phrase("{first}, {second}", first=first, second=text)
    return Phrase("{first} and {last}", first=first, last=others[-1]) if others else first


def told(text: str, translate: Callable[[str], str]) -> str:
    """Return a text in the language of a function that translates patterns and words."""
    if not isinstance(text, Phrase):
        return translate(text)
    parts = {
        name: told(part, translate) if isinstance(part, str) else part
        for name, part in text.parts.items()
    }
    return translate(text.pattern).format(**parts)
