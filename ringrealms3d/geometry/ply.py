"""PLY, binary and as text: the coordinates of its vertices and the corners of its faces.

Other data in its rows is skipped, and files named in comments are never opened.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.geometry.mesh_parts import MOST_POINTS, Mesh, MeshParts, check_count, read_lines

_ORDERS = {"ascii": "", "binary_little_endian": "<", "binary_big_endian": ">"}
_KINDS = {
    **dict.fromkeys(("char", "int8"), "b"),
    **dict.fromkeys(("uchar", "uint8"), "B"),
    **dict.fromkeys(("short", "int16"), "h"),
    **dict.fromkeys(("ushort", "uint16"), "H"),
    **dict.fromkeys(("int", "int32"), "i"),
    **dict.fromkeys(("uint", "uint32"), "I"),
    **dict.fromkeys(("float", "float32"), "f"),
    **dict.fromkeys(("double", "float64"), "d"),
}
WHOLE = "bBhHiI"
"""The kinds that are whole numbers."""

_END = re.compile(rb"[\r\n]end_header[ \t]*(?=[\r\n])")
_LONGEST = 20_000
_MOST_ELEMENTS = 20
_MOST_PROPERTIES = 50
_MOST_CELLS = 2_000_000  # rows times properties
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


_CORNERS = ("vertex_indices", "vertex_index")
_READ = ("vertex", "face")

Row = Sequence[Any]  # for each property its number, or a sequence of them


@dataclass(frozen=True, slots=True)
class Property:
    """One number of a row, or a list of numbers behind its length.

    Attributes:
        name: what it is.
        kind: the type of its numbers, as in :mod:`struct`.
        length_kind: the type of a list's length, empty for one number.
    """

    name: str
    kind: str
    length_kind: str = ""


@dataclass(frozen=True, slots=True)
class Element:
    """Rows of the same properties."""

    name: str
    count: int
    properties: list[Property] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Head:
    """What follows a head: "<" or ">" for the order of bytes, empty for text, and the elements."""

    order: str
    elements: tuple[Element, ...]


def parse_head(content: bytes, name: str) -> tuple[Head, bytes]:
    """Return the head of a PLY file, and the bytes behind it.

    Raises:
        UserError: it is broken, or announces too much; the message starts with the name.
    """
    content = content.removeprefix(_BYTE_ORDER_MARK)
    end = _END.search(content, 0, _LONGEST)
    if content[:3].lower() != b"ply" or end is None:
        raise UserError("{name}: it is not a mesh, or it is damaged", name=name)
    line_break = b"\r\n" if content[:5].endswith(b"\r\n") else content[end.end() : end.end() + 1]
    lines = content[: end.start()].decode("utf-8", errors="replace").splitlines()
    body = content[end.end() :].removeprefix(line_break)
    return _head([line.split() for line in lines[1:]], name), body


def _head(lines: list[list[str]], name: str) -> Head:
    order, elements = None, []
    for number, words in enumerate(lines, start=2):
        match words:
            case ["format", form, _] if form in _ORDERS and order is None:
                order = _ORDERS[form]
            case ["element", kind, count]:
                elements.append(Element(kind, _count(count, kind, name)))
                check_count(name, len(elements), translatable("elements"), _MOST_ELEMENTS)
            case ["property", *description] if elements:
                properties = elements[-1].properties
                place = Phrase("{name}, line {number}", name=name, number=number)
                properties.append(_property(description, place))
                check_count(name, len(properties), translatable("properties"), _MOST_PROPERTIES)
            case [] | ["comment" | "obj_info", *_]:
                pass
            case _:
                raise UserError(
                    "{name}, line {number}: it is not a mesh, or it is damaged",
                    name=name,
                    number=number,
                )
    if order is None:
        raise UserError("{name}: its header names no format", name=name)
    cells = sum(element.count * len(element.properties) for element in elements)
    check_count(name, cells, translatable("numbers and lists"), _MOST_CELLS)
    return Head(order, tuple(elements))


def _count(text: str, kind: str, name: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise UserError("{name}: the number of the element {kind} is missing", name=name, kind=kind)
    check_count(name, int(text), Phrase("rows of the element {kind}", kind=kind), MOST_POINTS)
    return int(text)


def _property(words: list[str], place: str) -> Property:
    match words:
        case ["list", length, kind, name] if _KINDS.get(length, "f") in WHOLE and kind in _KINDS:
            return Property(name, _KINDS[kind], _KINDS[length])
        case [kind, name] if kind in _KINDS:
            return Property(name, _KINDS[kind])
    raise UserError("{place}: no property of numbers", place=place)


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
