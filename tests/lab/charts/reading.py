"""What a person sees of a chart in SVG: texts and marks, with their places and colours."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import numpy as np
from numpy.typing import NDArray

_NUMBER = r"-?[\d.]+(?:e-?\d+)?"


class Box(NamedTuple):
    """A rectangle in pixels from the upper left."""

    left: float
    top: float
    right: float
    bottom: float

    def overlap(self, other: Box) -> float:
        """Return the area that two rectangles share."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0


@dataclass(frozen=True)
class Word:
    """A line of text."""

    text: str
    x: float
    y: float
    anchor: str
    size: float
    bold: bool
    colour: str


@dataclass(frozen=True, eq=False)
class Shape:
    """A line or an area, as its corners in pixels from the upper left, (n, 2)."""

    corners: NDArray[np.float64]
    stroke: str
    fill: str
    dashes: str
    title: str
    outline: str

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the box around it."""
        x, y = (self.corners.min(axis=0) + self.corners.max(axis=0)) / 2
        return float(x), float(y)


class Drawn:
    """A chart as it is drawn.

    Attributes:
        root: the whole file.
        words: its texts.
        shapes: all else.
    """

    def __init__(self, text: str) -> None:
        self.root = ElementTree.fromstring(text)
        self.words: list[Word] = []
        self.shapes: list[Shape] = []
        self._read(self.root, "")

    def _read(self, parent: Element, title: str) -> None:
        for one in parent:
            tag = _tag(one)
            if tag == "text":
                self.words.append(_word(one))
            elif tag == "path":
                said = next((x.text or "" for x in one if _tag(x) == "title"), title)
                self.shapes.append(_shape(one, said))
            elif tag != "clipPath":
                self._read(one, next((x.text or "" for x in one if _tag(x) == "title"), ""))

    @property
    def size(self) -> tuple[float, float]:
        """How wide and how high it is."""
        return float(self.root.get("width", "nan")), float(self.root.get("height", "nan"))

    def word(self, text: str) -> Word:
        """Return the only line that is a text."""
        (found,) = (word for word in self.words if word.text == text)
        return found

    def told(self) -> list[Shape]:
        """Return the dots and bars, which say their numbers."""
        return [shape for shape in self.shapes if shape.title]

    def lines(self, colour: str) -> list[Shape]:
        """Return the lines of a colour."""
        return [x for x in self.shapes if x.stroke == colour and x.fill in ("", "none")]

    def areas(self, colour: str) -> list[Shape]:
        """Return the areas of a colour."""
        return [x for x in self.shapes if x.fill == colour and not x.stroke]

    def axis(self, side: str) -> tuple[float, float]:
        """Return slope and start of an axis from the texts at its ticks and their places alone."""
        anchor, size = ("middle", 0.0) if side == "x" else ("end", 0.364 * 12)
        places = [
            (number, getattr(word, side) - size)
            for word in self.words
            if (number := tick_number(word.text)) is not None and word.anchor == anchor
        ]
        assert len(places) >= 2
        numbers, pixels = np.array(places, dtype=float).T
        slope, start = np.polyfit(numbers, pixels, 1)
        return float(slope), float(start)

    def numbers(self, spots: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return which numbers are at pixels, (n, 2), by the texts at the ticks."""
        (right, left), (up, low) = self.axis("x"), self.axis("y")
        return np.asarray((np.asarray(spots) - [left, low]) / [right, up])


def tick_number(text: str) -> float | None:
    """Return the number at a tick."""
    plain = text.replace("−", "-").replace("\u00a0%", "").replace("\u00a0", "")
    return float(plain) if re.fullmatch(r"-?[\d.]+", plain) else None


def _tag(one: Element) -> str:
    return one.tag.rpartition("}")[2]


def _looks(one: Element) -> dict[str, str]:
    parts = (part.partition(":") for part in one.get("style", "").split(";"))
    return {name.strip(): value.strip() for name, _, value in parts}


def _shift(one: Element) -> NDArray[np.float64]:
    found = re.match(rf"translate\(({_NUMBER}) ({_NUMBER})\)", one.get("transform", ""))
    return np.array(found.groups(), dtype=float) if found else np.zeros(2)


def _word(one: Element) -> Word:
    looks = _looks(one)
    x, y = _shift(one) + np.array([one.get("x", "0"), one.get("y", "0")], dtype=float)
    size = float(looks["font-size"].removesuffix("px"))
    bold = looks.get("font-weight") == "700"
    anchor = looks.get("text-anchor", "start")
    return Word(one.text or "", x, y, anchor, size, bold, looks.get("fill", "black"))


def _shape(one: Element, title: str) -> Shape:
    looks, outline = _looks(one), one.get("d", "")
    corners = np.array(re.findall(_NUMBER, outline), dtype=float).reshape(-1, 2) + _shift(one)
    dashes = looks.get("stroke-dasharray", "")
    return Shape(corners, looks.get("stroke", ""), looks.get("fill", ""), dashes, title, outline)
