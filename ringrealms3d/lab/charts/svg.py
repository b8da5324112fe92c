"""SVG by matplotlib, made fit for pages: in the colours and the fonts of the text around."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

from ringrealms3d.export.vector.svg import FONT

INK = "#22303c"
"""The colour of letters and axes on white."""

STAND_IN = "#010203"
"""What stands in drawings by matplotlib for the colour of the text around."""

_PALE_INK = "#e6ebf1"
# In a page, a chart has the colour of the text around; only where it is a file of its own, or a
# picture in a page, is it the root and chooses one.
_STYLE = (
    f"svg:root{{color-scheme:light dark;color:{INK}}}"
    f"@media(prefers-color-scheme:dark){{svg:root{{color:{_PALE_INK}}}}}"
)
_XLINK = "{http://www.w3.org/1999/xlink}href"
_NUMBER = re.compile(r"-?\d+\.\d+(e-?\d+)?")
_SPACES = re.compile(r"\s+")
_FONTS = re.compile(r"font-family: [^;]*; ")
_TURN = re.compile(r"rotate\(-0 [^)]*\)")


def page_svg(drawn: bytes, title: str, told: Mapping[str, str]) -> str:
    """Return a drawing by matplotlib as an element of a page, or the content of a file.

    Args:
        drawn: the drawing.
        title: what readers of screens say.
        told: what shapes say under the pointer, by their names in the drawing.
    """
    source = ElementTree.fromstring(drawn)
    _, _, width, height = _short(source.get("viewBox", "")).split()
    size = {"width": width, "height": height, "viewBox": f"0 0 {width} {height}"}
    looks = {"role": "img", "font-family": FONT, "stroke-linejoin": "round"}
    root = Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **size, **looks})
    SubElement(root, "title").text = title
    SubElement(root, "style").text = _STYLE
    shapes = {f"#{one.get('id')}": one.get("d", "") for one in source.iter() if "d" in one.attrib}
    root.extend(_elements(source, told, shapes))
    return ElementTree.tostring(root, encoding="unicode") + "\n"


def _elements(
    parent: Element, told: Mapping[str, str], shapes: Mapping[str, str]
) -> Iterator[Element]:
    """Yield what an element holds, without the names that two drawings in a page would share.

    Args:
        parent: the element.
        told: what shapes say, by their names.
        shapes: the outlines of shapes that are used in many places, by their names.
    """
    for one in parent:
        tag, name = one.tag.rpartition("}")[2], one.get("id", "")
        if tag in ("metadata", "style") or (tag == "path" and name):
            continue
        inside = _elements(one, told, shapes)
        if tag in ("g", "defs") and name not in told and "clip-path" not in one.attrib:
            yield from inside
            continue
        element = Element("path" if tag == "use" else tag, _attributes(one, shapes))
        element.text = one.text if tag == "text" else None
        if name in told:
            SubElement(element, "title").text = told[name]
        element.extend(inside)
        yield element


def _attributes(one: Element, shapes: Mapping[str, str]) -> dict[str, str]:
    """Return the attributes of an element; what is used elsewhere is an outline of its own."""
    kept = {key: value for key, value in one.attrib.items() if key not in ("id", "style", _XLINK)}
    if one.tag.endswith("clipPath"):
        kept["id"] = one.attrib["id"]
    if _XLINK in one.attrib:
        kept["d"] = shapes[one.attrib[_XLINK]]
        kept["transform"] = f"translate({kept.pop('x')} {kept.pop('y')})"
    found = {key: _short(_TURN.sub("", value)) for key, value in kept.items()}
    style = one.get("style", "").replace(STAND_IN, "currentColor")
    return {key: x for key, x in (found | {"style": _FONTS.sub("", style)}).items() if x}


def _short(text: str) -> str:
    """Return a text with its numbers to a hundredth."""
    short = _NUMBER.sub(lambda found: f"{float(found[0]):.2f}".rstrip("0").rstrip("."), text)
    return _SPACES.sub(" ", short).strip()
