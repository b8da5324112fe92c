"""The head of a PLY file: what rows follow, element by element, and of which numbers.

Source: G. Turk, "The PLY polygon file format" (1994).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.phrase import Phrase, translatable
from ringrealms3d.geometry.mesh_parts import MOST_POINTS, check_count

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
        raise UserError("{name}: it is no mesh, or damaged", name=name)
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
                    "{name}, line {number}: it is no mesh, or damaged", name=name, number=number
                )
    if order is None:
        raise UserError("{name}: its head names no format", name=name)
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
