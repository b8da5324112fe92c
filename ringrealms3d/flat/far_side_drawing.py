"""The hidden half of a solid as a round map that turns with it.

The projection is Lambert's azimuthal equal-area one, seen from the far side: a point whose unit
direction has the height z towards the eye there is sqrt(1 - z) from the middle, so the horizon is
the circle of radius 1. A little beyond it is shown too, darker, so that places on it are whole.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cached_property
from math import sqrt

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, QRectF, QSize, Qt
from PyQt6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.flat.glyphs import q_colour, q_polygon
from ringrealms3d.flat.map_drawing import MapDrawing, Wording
from ringrealms3d.geometry.polygon import area_vector
from ringrealms3d.scene.content import Content, without_places
from ringrealms3d.scene.theme import Theme

_BEYOND = -0.25  # how low the last shown points are, as a share of the radius
_RADIUS = sqrt(1 - _BEYOND)
_FAR = 9.0  # beyond any picture
_EVERYTHING = _FAR * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1], [-1, -1]])
_LOWEST = 1e-9  # the least of 1 + z, since the point nearest to the eye is nowhere on the map
_FINEST = 0.2  # in radians: no side of a cell is longer without a bend
_SCALE = sqrt(0.5)  # from angles to lengths on the map
_MARGIN = 1.01
_SHADE = 0.38  # of what is beyond the horizon
_DOTS = 1.2  # in pixels: the horizon
_RIM = 1.5


class FarSideDrawing(MapDrawing):
    """Draws what a camera does not see of a solid, as seen from the opposite side.

    Nothing is on it before the first look, and until then nearly nothing is worked out.
    """

    def __init__(
        self, layout: SolidLayout, names: tuple[str, ...] = (), worded: Wording = str
    ) -> None:
        """Prepare the cells of a solid; the arguments are those of ``MapDrawing``."""
        super().__init__(layout, names, worded)
        self._solid = layout
        self._axes = np.eye(3)
        self._found: dict[int, QPolygonF] = {}
        self._horizon: tuple[Hashable, QPixmap] | None = None
        distances = np.linalg.norm(layout.centres, axis=1)
        self._middles = layout.centres / distances[:, None]
        self._radii = (_SCALE * np.arctan(layout.radii / distances)).tolist()
        self._hidden = np.ones(len(layout.kinds), dtype=np.bool_)
        self._on_solid = len(layout.cells)
        self.shown = []

    @cached_property
    def _pads(self) -> _Outlines:
        return _Outlines(self._solid.pads[: self._on_solid])

    @cached_property
    def _whole(self) -> _Outlines:
        return _Outlines(self._solid.cells)

    def look(self, axes: NDArray[np.float64]) -> None:
        """Turn the map with the board.

        Args:
            axes: the axes of the camera that sees the board, whose opposite sees this.
        """
        self._axes = behind = axes * np.array([[-1.0], [1.0], [-1.0]])
        self._found = {}
        outlines = self._pads.seen(behind)
        self.shown = list(outlines)
        for place, outline in outlines.items():
            self._outlines[place], self._cells[place] = outline, q_polygon(outline)
        spots, levels = _projected(self._middles @ behind.T)
        self._spots = [QPointF(x, y) for x, y in spots.tolist()]
        self._hidden[: self._on_solid] = levels[: self._on_solid] <= _BEYOND

    @property
    def reachable(self) -> NDArray[np.bool_]:
        """Which places have their middles on the map, bool (places,)."""
        return ~self._hidden

    def fitted(self, size: QSize) -> QTransform:
        """Return the transformation from the map's coordinates to a picture that it fills."""
        scale = min(size.width(), size.height()) / (2 * _RADIUS * _MARGIN)
        return QTransform(scale, 0, 0, -scale, size.width() / 2, size.height() / 2)

    def place_at(self, spot: QPointF) -> int | None:
        """Return the place at a point of the map, None outside its rim."""
        if spot.x() ** 2 + spot.y() ** 2 > _RADIUS**2:
            return None
        if not self._found:
            whole = self._whole.seen(self._axes)
            self._found = {place: q_polygon(outline) for place, outline in whole.items()}
        rule = Qt.FillRule.OddEvenFill
        return next((x for x, cell in self._found.items() if cell.containsPoint(spot, rule)), None)

    def paint_board(
        self, painter: QPainter, content: Content, theme: Theme, hovered: int | None = None
    ) -> None:
        """Draw the cells, the pieces, and the game's own marks, on a clear picture inside a rim."""
        disc = QPainterPath()
        disc.addEllipse(QPointF(), _RADIUS, _RADIUS)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(disc, q_colour(theme.body.colour))
        super().paint_board(painter, self._seen(content), theme, hovered)
        disc.addRect(QRectF(-_FAR, -_FAR, 2 * _FAR, 2 * _FAR))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillPath(disc, Qt.GlobalColor.black)  # a round clip would make all of it slower
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        self._paint_horizon(painter, theme)

    def paint_notes(self, painter: QPainter, content: Content, theme: Theme) -> None:
        """Draw people's marks and coordinates over the board."""
        super().paint_notes(painter, self._seen(content), theme)

    def paint_candidates(self, painter: QPainter, content: Content, theme: Theme) -> None:
        """Draw the candidate moves of an analysis, over the rest."""
        super().paint_candidates(painter, self._seen(content), theme)

    def paint_cursor(self, painter: QPainter, place: int, theme: Theme) -> None:
        """Draw the keyboard's cursor, if its place is on the map."""
        if not self._hidden[place]:
            super().paint_cursor(painter, place, theme)

    @property
    def _named(self) -> Sequence[int]:
        """The places inside the horizon."""
        inside = (x for x in super()._named if not self._hidden[x])
        return [x for x in inside if QPointF.dotProduct(self._spots[x], self._spots[x]) < 1.0]

    def _border(self, theme: Theme) -> QPen:
        """Return no line: there are grooves between pads, and lines take most of the time."""
        return QPen(Qt.PenStyle.NoPen)

    def _paint_horizon(self, painter: QPainter, theme: Theme) -> None:
        """Darken what is beyond the horizon, and draw that and the rim, from a kept picture."""
        scale = abs(painter.transform().m22())
        device = painter.device()
        ratio = 1.0 if device is None else device.devicePixelRatioF()
        key = (scale, ratio, theme.edge)
        if self._horizon is None or self._horizon[0] != key:
            self._horizon = key, _horizon(scale, ratio, theme)
        half = _RADIUS * _MARGIN
        painter.drawPixmap(
            QRectF(-half, -half, 2 * half, 2 * half),
            self._horizon[1],
            self._horizon[1].rect().toRectF(),
        )

    def _seen(self, content: Content) -> Content:
        """Return a content without marks on places that are not on the map."""

        def seen(places: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(place for place in places if not self._hidden[place])

        first, second = content.held
        return replace(
            without_places(content, self._hidden),
            decisive=seen(content.decisive),
            beside=seen(content.beside),
            held=(seen(first), seen(second)),
            safe=seen(content.safe),
            sight=tuple(x for x in content.sight if not self._hidden[list(x.places)].any()),
            trails=(),
        )


class _Outlines:
    """Outlines on a solid as unit directions, with bends along long sides."""

    def __init__(self, polygons: Sequence[Polygon]) -> None:
        bent = [_bent(polygon) for polygon in polygons]
        self._stops = np.cumsum([len(polygon) for polygon in bent]).tolist()
        self._starts = [0, *self._stops[:-1]]
        self._directions = _unit(np.concatenate(bent))
        self._turns = [float(area_vector(each) @ each.mean(axis=0)) for each in polygons]

    def seen(self, axes: NDArray[np.float64]) -> dict[int, Polygon]:
        """Return those on the map by their numbers, float64 (points, 2)."""
        points, heights = _projected(self._directions @ axes.T)
        shown = np.maximum.reduceat(heights, self._starts) > _BEYOND
        reaches = np.minimum.reduceat(heights, self._starts) < -_BEYOND - 1
        outlines = {}
        for place in np.flatnonzero(shown).tolist():
            outline = points[self._starts[place] : self._stops[place]]
            if reaches[place]:
                outline = _bent_around(outline)
                if _turn(outline) * self._turns[place] < 0:
                    outline = _around(outline)
            outlines[place] = outline
        return outlines


def _turn(outline: Polygon) -> float:
    """Return twice the area inside an outline, negative if it goes clockwise."""
    (x, y), (x_next, y_next) = outline.T, np.roll(outline, -1, axis=0).T
    return float(x @ y_next - y @ x_next)


def _bent_around(outline: Polygon) -> Polygon:
    """Return an outline that goes around the map where a side would lead across it."""
    ways = outline[:, 0] + 1j * outline[:, 1]
    turns = np.angle(np.roll(ways, -1) / ways)
    lengths = np.abs(np.roll(ways, -1)) / np.abs(ways)
    rows = [
        way * length**shares * np.exp(1j * turn * shares)
        for way, turn, length in zip(ways, turns, lengths, strict=True)
        for shares in [np.linspace(0, 1, max(1, int(abs(turn) / _FINEST)), endpoint=False)]
    ]
    bent = np.concatenate(rows)
    return np.column_stack([bent.real, bent.imag])


def _around(outline: Polygon) -> Polygon:
    """Return the outline of all that lies around another, with a slit at its farthest corner.

    So looks what the eye is right in front of, if it reaches around to the far side.
    """
    first = int(np.argmax(np.linalg.norm(outline, axis=1)))
    whole = np.roll(outline, -first, axis=0)
    return np.concatenate([whole, whole[:1], _EVERYTHING])


def _horizon(scale: float, ratio: float, theme: Theme) -> QPixmap:
    """Return the shade beyond the horizon, with that and the rim, on a clear picture."""
    half = _RADIUS * _MARGIN
    side = round(2 * half * scale * ratio)
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / (2 * half), side / (2 * half))
    painter.translate(half, half)
    beyond = QPainterPath()
    for radius in (1.0, _RADIUS):
        beyond.addEllipse(QPointF(), radius, radius)
    shade = QColor(q_colour(theme.edge))
    shade.setAlphaF(_SHADE)
    painter.fillPath(beyond, shade)
    dotted = QPen(Qt.GlobalColor.white, _DOTS / scale, Qt.PenStyle.DotLine)
    for pen, radius in ((dotted, 1.0), (QPen(q_colour(theme.edge), _RIM / scale), _RADIUS)):
        painter.setPen(pen)
        painter.drawEllipse(QPointF(), radius, radius)
    painter.end()
    return picture


def _projected(
    directions: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return where unit directions lie on the map, float64 (n, 2), and their heights, (n,)."""
    heights = directions[:, 2]
    return directions[:, :2] / np.sqrt(np.maximum(1 + heights, _LOWEST))[:, None], heights


def _unit(points: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(points / np.linalg.norm(points, axis=1, keepdims=True))


def _bent(cell: Polygon) -> NDArray[np.float64]:
    """Return a cell with more points along its long sides, float64 (points, 3)."""
    corners = _unit(cell)
    sides = zip(cell, np.roll(cell, -1, axis=0), corners, np.roll(corners, -1, axis=0), strict=True)
    rows = []
    for start, stop, one, other in sides:
        angle = np.arccos(np.clip(one @ other, -1, 1))
        steps = max(1, int(np.ceil(angle / _FINEST)))
        shares = np.arange(steps)[:, None] / steps
        rows.append(start + shares * (stop - start))
    return np.concatenate(rows)
