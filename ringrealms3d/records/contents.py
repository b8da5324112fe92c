"""What is in the document of a game, to tell whether another one has all of it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from ringrealms3d.records.json_file import Document, Node, noted

_Places = dict[tuple[int, str], int]
"""The numbers of the places in a tree, by the number of the place before and the move."""


def holds_all(document: Document, other: Document) -> bool:
    """Whether a document has all moves, notes, names and results that another one has."""
    places: _Places = {}
    has = set(_contents(document, places))
    return all(each in has for each in _contents(other, places))


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
        numbers.append(place)
        yield place
        yield from ((place, *each) for each in _notes(node))


def _notes(node: Node) -> Iterator[tuple[Hashable, ...]]:
    """Yield what is noted at a node."""
    for name, value in noted(node):
        if name == "marks":
            yield from ((name, mark) for mark in value)
        elif name == "extra":
            yield from ((name, *item) for item in value.items())
        else:
            yield name, value
