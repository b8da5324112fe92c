"""Joining clauses, sentences and names with the punctuation of the user's language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from ringrealms3d.core.phrase import tr


def capitalised(text: str) -> str:
    """Return a text with an initial capital."""
    return text[:1].upper() + text[1:]


def stopped(clause: str) -> str:
    """Return a clause with a full stop."""
    return tr("{clause}.").format(clause=clause)


def sentences(*texts: str) -> str:
    """Join sentences, without empty ones."""
    return _joined(tr("{first} {second}"), texts)


def clauses(*texts: str) -> str:
    """Join clauses of one sentence, without empty ones."""
    return _joined(tr("{first}; {second}"), texts)


def items(texts: Iterable[str]) -> str:
    """Join items without an "and"."""
    return _joined(tr("{first}, {second}"), texts)


def titled(name: str, text: str) -> str:
    """Join a name and its description."""
    return tr("{name}: {text}").format(name=name, text=text)


def _joined(pattern: str, texts: Iterable[str]) -> str:
    first, *others = list(filter(None, texts)) or [""]
    return reduce(lambda one, two: pattern.format(first=one, second=two), others, first)
