"""What is in the document of a game, to tell whether another one has all of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from ringrealms3d.records.json_file import Document, Node, noted


class _Move(NamedTuple):
    """A move in a tree: the places before and after it."""

    before: int
    place: int


_Places = dict[tuple[int, str], int]
"""The numbers of the places in a tree, by the number of the place before and the move."""


def holds_all(document: Document, other: Document) -> bool:
    """Whether a document has all moves, notes, names and results that another one has.

    Variations that both have must stand in the same order in both.
    """
    places: _Places = {}
    has = {each: number for number, each in enumerate(_contents(document, places))}
    latest: dict[Hashable, int] = {}
    for each in _contents(other, places):
        if each not in has:
            return False
        if isinstance(each, _Move):
            if has[each] < latest.get(each.before, 0):
                return False
            latest[each.before] = has[each]
    return True


def _contents(document: Document, places: _Places) -> Iterator[Hashable]:
    """Yield each thing in a document, with its place."""
    yield document.variant
    for seat, name in enumerate(document.players or ()):
        if name:
            yield "player", seat, name
    for field in ("event", "place", "date", "time_control"):
        if text := getattr(document, field):
            yield field, text
    yield from (("tag", tag) for tag in document.tags)
    if document.result is not None:
        yield "result", document.result.reason, document.result.winner
    numbers: list[int] = []
    for number, node in enumerate(document.nodes):
        before = number - 1 if node.parent is None else node.parent
        place = places.setdefault((numbers[before], node.move), len(places) + 1) if number else 0
        if number:
            yield _Move(numbers[before], place)
        numbers.append(place)
        yield from ((place, *each) for each in _notes(node))
    if document.result is not None and document.result.node is not None:
        yield "ended", numbers[document.result.node]


def _notes(node: Node) -> Iterator[tuple[Hashable, ...]]:
    """Yield what is noted at a node."""
    for name, value in noted(node):
        if name == "marks":
            yield from ((name, mark) for mark in value)
        elif name == "extra":
            yield from ((name, *item) for item in value.items())
        else:
            yield name, value
