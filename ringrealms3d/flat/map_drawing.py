"""A board's 2-D map, drawn by Qt alone: in widgets, pictures and rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from PyQt6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PyQt6.QtGui import QPainter, QPen, QPolygonF, QTransform

from ringrealms3d.core.group import Trail
from ringrealms3d.core.layout import Label, Layout, Polygon
from ringrealms3d.core.plain_text import drawable
from ringrealms3d.flat.candidate_marks import CandidatePainter
from ringrealms3d.flat.edged_marks import EdgedPainter, draw_ghost_rim
from ringrealms3d.flat.feature_drawing import FeaturePainter
from ringrealms3d.flat.glyphs import (
    GlyphPainter,
    draw_frame,
    draw_line,
    draw_ring,
    draw_text,
    q_colour,
    q_polygon,
)
from ringrealms3d.flat.hatching import draw_hatch
from ringrealms3d.flat.note_marks import NotePainter
from ringrealms3d.scene.content import Content, held_sites
from ringrealms3d.scene.edged_marks import GHOST
from ringrealms3d.scene.materials import Colour, blended, opposite
from ringrealms3d.scene.theme import Theme

_CAUSE_TINT = 0.5
_HOVER_TINT = 0.55
_GAP = 0.45  # of the smallest piece's radius: the line between cells
_WIDEST_GAP = 0.008  # of the map's half width
_MARGIN = 1.02
_NAME = 0.7  # of a piece's radius: the height of letters on an empty place
_SMALL_NAME = 0.5  # the same below a piece
_SMALLEST_NAME, _LARGEST_NAME = 6.0, 13.0  # in pixels
_LONGEST_NAME = 40  # letters
_LETTER_WIDTH = 0.65  # of the letters' height
_SMALLEST_LABEL = 8.0  # the height in pixels that a coordinate has at least
_FITTING_TINT = 0.35
_RIM = 0.8  # of a piece's radius
_FRAME = 0.93  # of a piece's outline
_WIDE = 0.36  # of a ring's radius
_TRAIL = 0.15  # of a piece's radius
_THIN = 0.1  # of a ring's radius
_LINE = 0.16  # of a piece's radius: a line between places
_CURSOR = 0.3  # of a place's radius


Wording = Callable[[str], str]
"""Returns a text in the reader's language."""


class MapDrawing:
    """Draws one board's map, and finds the place under a point.

    Attributes:
        coordinates: whether names of sites, or of rows and columns, are written.
        shown: the places that are on the map, those on top of others after these.
    """

    def __init__(self, layout: Layout, names: tuple[str, ...] = (), worded: Wording = str) -> None:
        """Prepare the outlines.

        Args:
            names: the names of the sites, written on boards without rows.
            worded: returns the labels as shown.
        """
        self.layout = layout
        self._worded = worded
        self.coordinates = True
        self._names = () if layout.labels else names
        self.shown: Sequence[int] = range(len(layout.kinds))
        self._labels: Sequence[Label] = layout.labels
        self._outlines = list(layout.map_cells)
        self._cells = [q_polygon(cell) for cell in layout.map_cells]
        self._spots = [QPointF(x, y) for x, y in layout.map_centres]
        self._radii = layout.map_radii.tolist()

    def fitted(self, size: QSize) -> QTransform:
        """Return the transformation from the map's coordinates to a picture that it fills."""
        half_width, half_height = self.layout.map_size
        width, height = size.width(), size.height()
        scale = min(width / half_width, height / half_height) / (2 * _MARGIN)
        return QTransform(scale, 0, 0, -scale, width / 2, height / 2)

    def follow(self, content: Content) -> None:
        """Show what a content needs; a plain map always shows the whole board."""

    @property
    def reachable(self) -> NDArray[np.bool_]:
        """Which places are on the map, bool (places,)."""
        return np.isin(np.arange(len(self.layout.kinds)), self.shown)

    @cached_property
    def extent(self) -> QRectF:
        """The area of the cells and coordinates."""
        around = QRectF()
        for cell in self._cells:
            around = around.united(cell.boundingRect())
        for label in self.layout.labels:
            width = _LETTER_WIDTH * label.height * len(label.text)
            corner = QPointF(label.x - width / 2, label.y - label.height / 2)
            around = around.united(QRectF(corner, QSizeF(width, label.height)))
        return around

    def place_at(self, spot: QPointF) -> int | None:
        """Return the place at a point of the map; later places lie on top of earlier ones."""
        places = reversed(self.shown)
        return next((place for place in places if _holds(self._cells[place], spot)), None)

    def spot(self, place: int) -> QPointF:
        """Return where a place's piece stands on the map."""
        return self._spots[place]

    def radius(self, place: int) -> float:
        """Return the largest radius of a round piece on a place."""
        return float(self._radii[place])

    def paint(
        self,
        painter: QPainter,
        content: Content,
        theme: Theme,
        hovered: int | None = None,
    ) -> None:
        """Draw all but the candidates, with a painter transformed to the map's coordinates."""
        self.paint_board(painter, content, theme, hovered)
        self.paint_notes(painter, content, theme)

    def paint_board(
        self,
        painter: QPainter,
        content: Content,
        theme: Theme,
        hovered: int | None = None,
    ) -> None:
        """Draw the cells, the pieces, and the game's own marks."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pair in self.layout.lines:
            ends = np.array([(spot.x(), spot.y()) for spot in map(self.spot, pair)])
            draw_line(painter, ends, _LINE * self._radii[pair[0]], theme.body.colour)
        self._paint_cells(painter, content, theme, hovered)
        self._paint_pieces(painter, content, theme)
        FeaturePainter(painter, self.layout, theme, self._spots).draw(content)
        self._paint_marks(painter, content, theme)

    def paint_notes(self, painter: QPainter, content: Content, theme: Theme) -> None:
        """Draw people's marks and coordinates over the board."""
        notes = NotePainter(painter, theme, self._spots, self._radii)
        notes.draw(content.notes)
        if content.sign and content.last:
            notes.draw_sign(content.last[-1], content.sign, theme.signs[content.sign])
        if self.coordinates:
            self._paint_coordinates(painter, content, theme)

    def paint_candidates(self, painter: QPainter, content: Content, theme: Theme) -> None:
        """Draw the candidate moves of an analysis, over the rest."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        CandidatePainter(painter, theme, self._spots, self._radii).draw(content.candidates)

    def paint_cursor(self, painter: QPainter, place: int, theme: Theme) -> None:
        """Draw the two rims of the keyboard's cursor."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        width = _CURSOR * self._radii[place]
        for colour, rim in ((theme.ink, width), (theme.hover, width / 2)):
            painter.setPen(QPen(q_colour(colour), rim))
            painter.drawPolygon(self._cells[place])

    def paint_ghost(
        self, painter: QPainter, piece: int, spot: QPointF, radius: float, theme: Theme
    ) -> None:
        """Draw a half transparent piece with a light rim at a spot of the map."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(GHOST)
        glyph = self.layout.glyphs[piece]
        GlyphPainter(painter, theme, self.layout.colours).draw(glyph, spot, radius)
        painter.setOpacity(1.0)
        draw_ghost_rim(painter, spot, radius, glyph.outline)

    def _paint_cells(
        self, painter: QPainter, content: Content, theme: Theme, hovered: int | None
    ) -> None:
        border = self._border(theme)
        painter.setPen(border)
        held = held_sites(content)
        marked = dict.fromkeys((*content.causes, *content.decisive, *held), theme.capture)
        marked |= dict.fromkeys(content.beside, theme.beside)
        ringed = {place for place in content.decisive if self._is_ringed(content, place)}
        fitting = content.legal if content.chosen else ()
        for place in self.shown:
            colour = theme.pad(self.layout.kinds[place]).colour
            if place in fitting:
                colour = blended(colour, theme.capture, _FITTING_TINT)
            if place in marked and place not in ringed:
                colour = blended(colour, marked[place], _CAUSE_TINT)
            if place == hovered or place in content.chosen:
                colour = blended(colour, theme.hover, _HOVER_TINT)
            painter.setBrush(q_colour(colour))
            painter.drawPolygon(self._cells[place])
            hatch = theme.hatches.get("cause" if place in marked else self.layout.kinds[place])
            if hatch:
                draw_hatch(painter, self._outlines[place], hatch, theme.ink)
                painter.setPen(border)

    def _border(self, theme: Theme) -> QPen:
        """Return the pen for the lines between cells."""
        return QPen(q_colour(theme.body.colour), self._gap)

    def _paint_pieces(self, painter: QPainter, content: Content, theme: Theme) -> None:
        pieces = GlyphPainter(painter, theme, self.layout.colours)
        for place in (place for place in self.shown if content.stones[place]):
            glyph = self.layout.glyphs[int(content.stones[place])]
            pieces.draw(glyph, self._spots[place], self._radii[place])
        for trail in content.trails:
            draw_line(painter, self._line(trail), _TRAIL * self._radii[0], pieces.glow(trail.seat))

    def _line(self, trail: Trail) -> Polygon:
        """Return the points of a trail on the map, float64 (points, 2)."""
        centres, radii = self.layout.map_centres, self._radii
        parts = [centres[s] + radii[s] * np.array(points)[:, :2] for s, points in trail.steps]
        return np.concatenate(parts)

    def _paint_coordinates(self, painter: QPainter, content: Content, theme: Theme) -> None:
        scale = abs(painter.transform().m22())
        for label in self._labels:
            height = max(label.height, _SMALLEST_LABEL / scale)
            if height <= self._label_room:
                spot = QPointF(label.x, label.y)
                draw_text(painter, spot, self._worded(label.text), height, theme.ink)
        for place in self._named:
            self._paint_name(painter, place, bool(content.stones[place]), theme, scale)

    def _paint_name(
        self, painter: QPainter, place: int, occupied: bool, theme: Theme, scale: float
    ) -> None:
        """Write a place's name on it, or small below the piece there."""
        radius, spot = self._radii[place], self._spots[place]
        height = min((_SMALL_NAME if occupied else _NAME) * radius, _LARGEST_NAME / scale)
        if height * scale < _SMALLEST_NAME:
            return
        if occupied:
            spot = spot - QPointF(0.0, radius + height)
        text = drawable(self._names[place], _LONGEST_NAME)
        draw_text(painter, spot, text, height, self._ink_on(place, theme), bold=True)

    def _ink_on(self, place: int, theme: Theme) -> Colour:
        """Return a readable colour for a place."""
        letters = opposite(theme.pad(self.layout.kinds[place]).colour)
        return letters if letters == opposite(theme.ink) else theme.ink

    @property
    def _named(self) -> Sequence[int]:
        """The places that have a name on the map."""
        return [place for place in self.shown if place < len(self._names)]

    def _is_ringed(self, content: Content, place: int) -> bool:
        """Whether a ring around a seat's piece marks a place, whose pad keeps its colour."""
        glyph = self.layout.glyphs.get(int(content.stones[place]))
        return glyph is not None and glyph.seat is not None

    def _paint_marks(self, painter: QPainter, content: Content, theme: Theme) -> None:
        edged = EdgedPainter(painter, theme, self._spots, self._radii)
        for place in content.legal:
            if place not in content.taken:
                self._paint_legal(painter, edged, place, int(content.stones[place]), theme)
        for places, colour in ((content.decisive, theme.capture), (content.beside, theme.beside)):
            for place in places:
                self._paint_rim(painter, place, int(content.stones[place]), colour, theme)
        for place in content.last:
            glyph = self.layout.glyphs.get(int(content.stones[place]))
            outline = None if glyph is None or not glyph.ribbons else glyph.outline
            edged.draw_last(place, outline)
        for place in content.taken:
            edged.draw_taken(place, bare=not content.stones[place], ringed=place in content.last)
        for place in content.threatened:
            edged.draw_threatened(place)

    def _paint_rim(
        self, painter: QPainter, place: int, stone: int, colour: Colour, theme: Theme
    ) -> None:
        """Draw a rim around a piece that decided or goes with those that did."""
        spot, radius = self._spots[place], self._radii[place]
        outline = self.layout.glyphs[stone].outline if stone > 0 else None
        if outline is not None:
            draw_frame(painter, _FRAME * radius * outline + (spot.x(), spot.y()), colour)
            return
        draw_ring(painter, spot, _RIM * radius, theme.edge, _WIDE)
        draw_ring(painter, spot, _RIM * radius, colour)

    def _paint_legal(
        self, painter: QPainter, edged: EdgedPainter, place: int, stone: int, theme: Theme
    ) -> None:
        """Draw a dot on an empty place, a thin line around a piece that can move."""
        spot, radius = self._spots[place], self._radii[place]
        if stone == 0:
            edged.draw_legal(place)
            return
        outline = self.layout.glyphs[stone].outline
        if outline is None:
            draw_ring(painter, spot, radius, theme.capture, _THIN)
        else:
            draw_frame(painter, _FRAME * radius * outline + (spot.x(), spot.y()), theme.capture)

    @cached_property
    def _label_room(self) -> float:
        """The largest height of coordinates before they touch each other."""
        spots = np.array([(label.x, label.y) for label in self.layout.labels])
        apart = np.linalg.norm(spots[:, None] - spots, axis=2)
        return float(np.min(apart, where=apart > 0, initial=np.inf))

    @cached_property
    def _gap(self) -> float:
        return float(min(_GAP * min(self._radii), _WIDEST_GAP * max(self.layout.map_size)))


def _holds(cell: QPolygonF, spot: QPointF) -> bool:
    return cell.containsPoint(spot, Qt.FillRule.OddEvenFill)
