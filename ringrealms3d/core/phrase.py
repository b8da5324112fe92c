"""Texts in the user's language: sentences with parts, and the function that translates them.

English is the language of the sources, and a catalogue's key for a text. Catalogues are opened by
:mod:`ringrealms3d.languages.catalogue`; without one, texts stay English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from types import MappingProxyType
from typing import Protocol


class Catalogue(Protocol):
    """The texts of one language."""

    def translate(self, text: str, count: int | None = None) -> str:
        """Return a text in this language, empty if the catalogue does not know it.

        Args:
            text: the English text, in the plural if it has a singular as well.
            count: how many things the text is about, None if that makes no difference.
        """


class Phrase(str):
    """A text that remembers what it was made from.

    It is the English text, and behaves like any string. :func:`tr` translates it.

    Attributes:
        pattern: the text with names in braces for its parts, as for ``str.format``.
        parts: the parts by name; texts among them are translated too.
        singular: the pattern for a count of one, empty if there is no count.
    """

    pattern: str
    parts: Mapping[str, object]
    singular: str

    def __new__(cls, pattern: str, **parts: object) -> Phrase:
        """Fill in a pattern."""
        return cls._made("", pattern, parts)

    @classmethod
    def counted(cls, one: str, many: str, count: int, **parts: object) -> Phrase:
        """Fill in the singular or the plural pattern, depending on the part "count"."""
        return cls._made(one, many, {"count": int(count), **parts})

    def __reduce__(self) -> tuple[Callable[..., Phrase], tuple[object, ...]]:
        """Keep the parts when pickled."""
        return Phrase._made, (self.singular, self.pattern, dict(self.parts))

    @classmethod
    def _made(cls, singular: str, pattern: str, parts: Mapping[str, object]) -> Phrase:
        chosen = singular if singular and parts["count"] == 1 else pattern
        phrase = super().__new__(cls, chosen.format(**parts))
        phrase.pattern = pattern
        phrase.parts = MappingProxyType(parts)
        phrase.singular = singular
        return phrase


_catalogue: Catalogue | None = None
_seen_names: dict[str, str] = {}


def use_catalogue(catalogue: Catalogue | None) -> None:
    """Translate texts into another language from now on, or back to English."""
    global _catalogue
    _catalogue = catalogue


def call_pieces(names: Mapping[str, str]) -> None:
    """Call seats and pieces by the colours on screen from now on."""
    _seen_names.clear()
    _seen_names.update(names)


def translatable(text: str) -> str:
    """Return a text unchanged; this marks a text that :func:`tr` translates later."""
    return text


def tr(text: str) -> str:
    """Return a text or a phrase in the user's language."""
    if not isinstance(text, Phrase):
        text = _seen_names.get(text, text)
        return (_catalogue and _catalogue.translate(text)) or text
    parts = {k: tr(part) if isinstance(part, str) else part for k, part in text.parts.items()}
    return _pattern(text).format(**parts)


def tr_count(one: str, many: str, count: int, **parts: object) -> str:
    """Return a sentence in the singular or the plural, depending on the part "count"."""
    return tr(Phrase.counted(one, many, count, **parts))


def _pattern(phrase: Phrase) -> str:
    """Return the pattern of a phrase in the user's language."""
    count = phrase.parts["count"] if phrase.singular else None
    assert count is None or isinstance(count, int)
    found = _catalogue and _catalogue.translate(phrase.pattern, count)
    return found or (phrase.singular if count == 1 else phrase.pattern)


def listed(texts: Sequence[str]) -> str:
    """Join texts as in "a, b and c"."""
    *others, last = texts
    return Phrase("{first} and {last}", first=commas(others), last=last) if others else last


def commas(texts: Sequence[str]) -> str:
    """Join texts as in "a, b, c"."""
    return reduce(lambda one, other: Phrase("{first}, {second}", first=one, second=other), texts)


def either(texts: Iterable[str]) -> str:
    """Join texts as in "a or b or c"."""
    return reduce(lambda one, other: Phrase("{one} or {other}", one=one, other=other), texts)
