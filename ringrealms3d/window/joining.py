"""Clauses, sentences and names put together with the signs that the person's language has."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from ringrealms3d.core.phrase import tr


def capitalised(text: str) -> str:
    """Return a text that begins with a capital."""
    return text[:1].upper() + text[1:]


def stopped(clause: str) -> str:
    """Return a clause with a full stop."""
    return tr("{clause}.").format(clause=clause)


def sentences(*texts: str) -> str:
    """Return sentences one after the other, without those that are empty."""
    return _joined(tr("{first} {second}"), texts)


def clauses(*texts: str) -> str:
    """Return clauses of one sentence, without those that are empty."""
    return _joined(tr("{first}; {second}"), texts)


def items(texts: Iterable[str]) -> str:
    """Return what is listed without an "and"."""
    return _joined(tr("{first}, {second}"), texts)


def titled(name: str, text: str) -> str:
    """Return a name and what is said of it."""
    return tr("{name}: {text}").format(name=name, text=text)


def _joined(pattern: str, texts: Iterable[str]) -> str:
    first, *others = list(filter(None, texts)) or [""]
    return reduce(lambda one, two: pattern.format(first=one, second=two), others, first)
