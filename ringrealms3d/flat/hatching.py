"""Patterns over areas, drawn as lines and discs, which look the same in every kind of file."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, Qt
from PyQt6.QtGui import QPainter, QPen, QPolygonF

from ringrealms3d.core.layout import Polygon
from ringrealms3d.flat.glyphs import q_colour
from ringrealms3d.scene.materials import Colour

_STEP = 5.66  # pixels from line to line
_DOT_STEP = 4.0  # pixels from dot to dot
_LINE, _DOT = 1.0, 0.75  # pixels
_RISING, _FALLING = (1.0, -1.0), (1.0, 1.0)  # ways across the lines
_WAYS = MappingProxyType({"lines": (_FALLING,), "grid": (_FALLING, _RISING)})


def draw_hatch(painter: QPainter, outline: Polygon, hatch: str, colour: Colour) -> None:
    """Draw a pattern over an area; its grain is the screen's, however large the map is drawn.

    Args:
        outline: float64 (corners, 2).
        hatch: "lines", "dots" or "grid".
    """
    pixel = 1 / abs(painter.transform().m22())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if hatch == "dots":
        pen = QPen(q_colour(colour), 2 * _DOT * pixel)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        spots = [QPointF(x, y) for x, y in _dots(outline, _DOT_STEP * pixel)]
        painter.drawPoints(QPolygonF(spots))
        return
    painter.setPen(QPen(q_colour(colour), _LINE * pixel))
    for way in _WAYS[hatch]:
        for start, end in _lines(outline, way, _STEP * pixel):
            painter.drawLine(QPointF(*start), QPointF(*end))


def _lines(
    outline: Polygon, way: tuple[float, float], step: float
) -> Iterator[tuple[list[float], list[float]]]:
    """Yield the ends of lines in a direction, as far as they lie in an area."""
    across = np.array(way) / np.sqrt(2)
    along = np.array([-across[1], across[0]])
    for height, starts, ends in _spans(outline @ across, outline @ along, step):
        for start, end in zip(starts, ends, strict=True):
            first, last = (height * across + place * along for place in (start, end))
            yield first.tolist(), last.tolist()


def _dots(outline: Polygon, step: float) -> Iterator[tuple[float, float]]:
    """Yield the points of a grid, every other row shifted, that lie in an area."""
    x, y = outline.T
    for height, starts, ends in _spans(y, x, step):
        shift = step / 2 * (round(height / step) % 2)
        for start, end in zip(starts, ends, strict=True):
            first = np.ceil((start - shift) / step)
            for place in np.arange(first, (end - shift) / step):
                yield float(place * step + shift), height


def _spans(
    heights: NDArray[np.float64], places: NDArray[np.float64], step: float
) -> Iterator[tuple[float, NDArray[np.float64], NDArray[np.float64]]]:
    """Yield level lines at even heights through an area: from where to where they are in it."""
    ahead, beyond = np.roll(heights, -1), np.roll(places, -1)
    for height in step * np.arange(np.ceil(heights.min() / step), heights.max() / step):
        cut = (heights > height) != (ahead > height)
        share = (height - heights[cut]) / (ahead[cut] - heights[cut])
        found = np.sort(places[cut] + share * (beyond[cut] - places[cut]))
        yield float(height), found[::2], found[1::2]
