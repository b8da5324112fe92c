"""PLY, binary and as text: the coordinates of its vertices and the corners of its faces.

Other data in its rows is skipped, and files named in comments are never opened.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import translatable
from ringrealms3d.geometry.mesh_parts import Mesh, MeshParts, read_lines
from ringrealms3d.geometry.ply_head import WHOLE, Element, Property, parse_head

Row = Sequence[Any]  # for each property its number, or a sequence of them

_CORNERS = ("vertex_indices", "vertex_index")
_READ = ("vertex", "face")


def parse_ply(content: bytes, name: str) -> Mesh:
    """Return the points, float64 (n, 3), and the faces of a PLY file.

    Raises:
        UserError: the bytes are broken, or too many; the message starts with the name.
    """
    head, body = parse_head(content, name)
    last = max((i for i, e in enumerate(head.elements) if e.name in _READ), default=-1)
    elements = head.elements[: last + 1]
    rows = (
        _binary_rows(body, head.order, elements) if head.order else _text_rows(body, elements, name)
    )
    parts = MeshParts(name, translatable("vertex {number}"), translatable("face {number}"))
    try:
        for element in elements:
            take = _taker(element, parts, name)
            for number, row in enumerate(islice(rows, element.count), start=1):
                take(row, number)
    except (struct.error, IndexError, ValueError) as error:
        if isinstance(error, UserError):
            raise
        raise UserError("{name}: it is damaged, or its end is missing", name=name) from error
    return parts.mesh()


def _taker(element: Element, parts: MeshParts, name: str) -> Callable[[Row, int], None]:
    """Return the function that takes the rows of an element."""
    if element.name == "vertex":
        places = [_place(element, [axis], name) for axis in "xyz"]
        return lambda row, number: parts.add_point([row[i] for i in places], number)
    if element.name == "face":
        corners = _place(element, _CORNERS, name)
        return lambda row, number: parts.add_face(row[corners], number)
    return lambda row, number: None


def _place(element: Element, names: Sequence[str], name: str) -> int:
    """Return which property of an element has one of these names, and numbers of the right kind."""
    listed = element.name == "face"
    for place, known in enumerate(element.properties):
        fits = bool(known.length_kind) == listed and (not listed or known.kind in WHOLE)
        if known.name in names and fits:
            return place
    raise UserError(
        "{name}: the element {element} has no {names}",
        name=name,
        element=element.name,
        names=names[0],
    )


def _binary_rows(body: bytes, order: str, elements: Sequence[Element]) -> Iterator[Row]:
    at = 0

    def numbers(kind: str, count: int) -> Sequence[Any]:
        nonlocal at
        start, at = at, at + count * struct.calcsize(order + kind)
        if count < 0 or at > len(body):
            raise IndexError
        return struct.unpack_from(f"{order}{count}{kind}", body, start)

    def cell(known: Property) -> Any:
        if not known.length_kind:
            return numbers(known.kind, 1)[0]
        return numbers(known.kind, numbers(known.length_kind, 1)[0])

    for element in elements:
        for _ in range(element.count):
            yield [cell(known) for known in element.properties]


def _text_rows(body: bytes, elements: Sequence[Element], name: str) -> Iterator[Row]:
    text = body.decode("utf-8", errors="replace")
    words = (word for _, line in read_lines(text, name) for word in line.split())
    for element in elements:
        for _ in range(element.count):
            yield [_text_cell(words, known) for known in element.properties]


def _text_cell(words: Iterator[str], known: Property) -> Any:
    """Return the number, or the numbers, that come next; what should be whole may have a point."""
    if not known.length_kind:
        return float(next(words, ""))
    read = int if known.kind in WHOLE else float
    count = int(next(words, ""))
    found = [read(word) for word in islice(words, count)]
    if len(found) != count:
        raise IndexError
    return found
