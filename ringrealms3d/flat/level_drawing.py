"""The map of a pile: the levels in use and the next one, as large as fits."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations, pairwise

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, QSize
from PyQt6.QtGui import QPainter, QTransform

from ringrealms3d.core.layout import Label, Layout
from ringrealms3d.core.phrase import Phrase
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.flat.glyphs import draw_text, q_polygon
from ringrealms3d.flat.map_drawing import MapDrawing, Wording
from ringrealms3d.scene.arrangement import is_pile
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.theme import Theme

_BETWEEN = 1.0  # from a level to the one beside it, in the map's units, as all that follows
_AROUND = 0.3
_LETTERS = (1.1, 1.0)  # how much room letters beside rows and numbers below columns take
_TITLE = 1.1  # the height of a level's name
_TITLE_WIDTH = 5.2  # the room that it takes beside the upper rows
_LETTER_WIDTH = 0.6  # of their height
_LONGEST = 2  # letters of a row or a column; longer ones are names of levels
_LEAST_PIXELS, _MOST_PIXELS = 8.0, 11.0  # the height of a name's letters
_ROOM = 1.02

Rows = tuple[tuple[int, ...], ...]
"""Levels that lie beside each other, row by row from the bottom."""


@dataclass(frozen=True, slots=True)
class _Block:
    """A level on the map.

    Attributes:
        places: its places.
        labels: the names of its rows and columns.
        corner: its lower left corner where the board's layout puts it.
        size: its width and height.
        over: how much room its name takes above it; 0 where it fits beside the upper rows.
    """

    places: tuple[int, ...]
    labels: tuple[Label, ...]
    corner: NDArray[np.float64]
    size: tuple[float, float]
    over: float


def drawing_of(layout: Layout, names: tuple[str, ...], worded: Wording) -> MapDrawing:
    """Return what draws a board's map in a window; arguments as for ``MapDrawing``."""
    if isinstance(layout, SolidLayout) and is_pile(layout) and not layout.lines:
        return LevelDrawing(layout, names, worded)
    return MapDrawing(layout, names, worded)


class LevelDrawing(MapDrawing):
    """Draws the levels of a pile up to the first empty one, and all if none rests on another."""

    def __init__(self, layout: SolidLayout, names: tuple[str, ...], worded: Wording) -> None:
        """Prepare the levels; the arguments are those of ``MapDrawing``."""
        super().__init__(layout, names, worded)
        self._levels = layout.levels
        self._blocks = _blocks(layout)
        self._always = 1 if (layout.supports >= 0).any() else len(self._blocks)
        self._highest = min(max(2, self._always), len(self._blocks))
        self._arranged: tuple[object, ...] = ()
        self._extent = (1.0, 1.0)
        self._titles: list[tuple[str, QPointF]] = []

    def follow(self, content: Content) -> None:
        """Show the levels with pieces and the next one."""
        occupied = self._levels[content.stones[: len(self._levels)] != 0]
        used = max(int(occupied.max(initial=1)) + 1, self._always)
        self._highest = min(used, len(self._blocks))
        self.shown = [x for block in self._blocks[: self._highest] for x in block.places]
        self._arranged = ()

    def fitted(self, size: QSize) -> QTransform:
        """Return the transformation to a picture that the levels fill, arranged for its shape."""
        key = (size.width(), size.height(), self._highest, self.coordinates)
        if key != self._arranged:
            self._arranged = key
            self._arrange(size)
        width, height = self._extent
        scale = min(size.width() / width, size.height() / height) / _ROOM
        return QTransform(scale, 0, 0, -scale, size.width() / 2, size.height() / 2)

    def paint_notes(self, painter: QPainter, content: Content, theme: Theme) -> None:
        """Draw people's marks, coordinates, and the names of the levels."""
        super().paint_notes(painter, content, theme)
        scale = abs(painter.transform().m22())
        height = min(max(_TITLE, _LEAST_PIXELS / scale), _MOST_PIXELS / scale)
        for text, spot in self._titles:
            middle = spot + QPointF(_LETTER_WIDTH * height * len(text) / 2, -_TITLE / 2)
            draw_text(painter, middle, text, height, theme.ink)

    def _arrange(self, size: QSize) -> None:
        """Put the levels into the rows that make them largest in a picture."""
        boxes = [self._box(block) for block in self._blocks[: self._highest]]
        ways = ((rows, _size_of(rows, boxes)) for rows in _all_rows(self._highest))

        def scale(way: tuple[Rows, tuple[float, float]]) -> float:
            _, (width, height) = way
            return min(size.width() / width, size.height() / height)

        rows, self._extent = max(ways, key=scale)
        self._titles, self._labels = [], []
        bottom = -self._extent[1] / 2
        for row in rows:
            left = -(sum(boxes[level][0] for level in row) + _BETWEEN * (len(row) - 1)) / 2
            for level in row:
                self._put(level, left, bottom)
                left += boxes[level][0] + _BETWEEN
            bottom += max(boxes[level][1] for level in row) + _BETWEEN

    def _box(self, block: _Block) -> tuple[float, float]:
        """Return how much room a level takes with all that is written around it."""
        beside, below = self._letters
        width, height = block.size
        return width + beside + 2 * _AROUND, height + below + block.over + 2 * _AROUND

    @property
    def _letters(self) -> tuple[float, float]:
        return _LETTERS if self.coordinates else (0.0, 0.0)

    def _put(self, level: int, left: float, bottom: float) -> None:
        """Move a level so that its room's lower left corner is at a point."""
        block = self._blocks[level]
        beside, below = self._letters
        corner = np.array([left + beside + _AROUND, bottom + below + _AROUND])
        shift = corner - block.corner
        for place in block.places:
            outline = self.layout.map_cells[place] + shift
            self._outlines[place], self._cells[place] = outline, q_polygon(outline)
            self._spots[place] = QPointF(*(self.layout.map_centres[place] + shift))
        moved = (replace(x, x=x.x + shift[0], y=x.y + shift[1]) for x in block.labels)
        self._labels = [*self._labels, *moved]
        name = self._worded(Phrase("Layer {level}", level=level + 1))
        self._titles.append((name, QPointF(corner[0], corner[1] + block.size[1] + block.over)))


def _blocks(layout: SolidLayout) -> list[_Block]:
    """Return the levels of a pile's map, from the lowest."""
    sites = layout.map_centres[: layout.places]

    def level_at(spot: NDArray[np.float64]) -> int:
        return int(layout.levels[np.linalg.norm(sites - spot, axis=1).argmin()])

    levels = [*layout.levels.tolist(), *map(level_at, layout.map_centres[layout.places :])]
    short = [label for label in layout.labels if len(label.text) <= _LONGEST]
    beside = [level_at(np.array([label.x, label.y])) for label in short]
    blocks = []
    for level in range(1, int(layout.levels.max()) + 1):
        places = tuple(place for place, its in enumerate(levels) if its == level)
        cells = [layout.map_cells[x] for x in places if x < layout.places]
        points = np.concatenate(cells)
        low, high = points.min(axis=0), points.max(axis=0)
        upper = points[points[:, 1] > high[1] - _TITLE]
        fits = upper[:, 0].min() - low[0] >= _TITLE_WIDTH
        labels = tuple(x for x, its in zip(short, beside, strict=True) if its == level)
        width, height = (high - low).tolist()
        blocks.append(_Block(places, labels, low, (width, height), 0.0 if fits else 1.3 * _TITLE))
    return blocks


def _all_rows(count: int) -> list[Rows]:
    """Return all ways to put some levels in order into rows."""
    return [
        tuple(tuple(range(*ends)) for ends in pairwise((0, *cuts, count)))
        for parts in range(count)
        for cuts in combinations(range(1, count), parts)
    ]


def _size_of(rows: Rows, boxes: list[tuple[float, float]]) -> tuple[float, float]:
    widths = [sum(boxes[x][0] for x in row) + _BETWEEN * (len(row) - 1) for row in rows]
    heights = [max(boxes[x][1] for x in row) for row in rows]
    return max(widths), sum(heights) + _BETWEEN * (len(rows) - 1)
