"""Painting the nodes and lines of a game's tree, and what is noted at the nodes."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from PyQt6.QtCore import QPointF, QRectF, Qt
from PyQt6.QtGui import QColor, QPainter, QPalette, QPen, QPolygonF

from ringrealms3d.flat.glyphs import draw_stone, draw_text, q_colour
from ringrealms3d.records.judging import JudgedMove
from ringrealms3d.records.node import Evaluation, GameNode
from ringrealms3d.records.tree_graph import Fork, TreeGraph
from ringrealms3d.scene.materials import Colour, opposite
from ringrealms3d.scene.theme import Theme
from ringrealms3d.window.widgets.design import colours_worn

_STONE = 0.3  # of the distance of two rows, as all below
_RING, _RING_LINE = 0.46, 2.0
_LINE, _THICK_LINE = 1.25, 2.25  # pixels
_ROOT = 0.16
_COIN, _COIN_AT = 0.21, QPointF(0.32, -0.26)
_DOT, _DOT_AT = 0.1, QPointF(-0.36, -0.28)
_SIGNED = 0.14, QPointF(-0.36, 0.28)
_BAR = QRectF(0.36, -0.06, 0.12, 0.46)
_FAINT = 0.6


@dataclass(frozen=True, slots=True)
class TreeLook:
    """What a tree is painted with.

    Attributes:
        theme: the colours of the boards.
        seats: the colours of the pieces of both seats.
        judged: the bad moves.
        line: the nodes that lead to the current one, and it.
        current: the current node.
        pointed: the node under the pointer, if there is one.
        palette: the colours of the widget.
    """

    theme: Theme
    seats: tuple[Colour, Colour]
    judged: Mapping[GameNode, JudgedMove]
    line: Collection[GameNode]
    current: GameNode
    pointed: GameNode | None
    palette: QPalette


class TreePainter:
    """Paints parts of a tree; a row and a lane are as wide as each other."""

    def __init__(self, painter: QPainter, graph: TreeGraph, step: float, look: TreeLook) -> None:
        """Paint with a painter whose origin is in the middle of the root.

        Args:
            step: pixels from one row, or lane, to the next.
        """
        self._painter, self._graph, self._step, self._look = painter, graph, step, look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def paint(self, rows: range, first: int, last: int) -> None:
        """Paint what is in some rows, and in the lanes from one to another."""
        graph = self._graph
        for ply in range(max(rows.start - 1, 0), rows.stop):
            for fork in graph.forks[ply]:
                self._paint_fork(fork, first, last)
            for node in graph.between(ply, first, last):
                for child in node.children[:1]:
                    if graph.lanes[child] == graph.lanes[node]:
                        self._paint_line(child, [self._spot(node)])
        for ply in rows:
            for node in graph.between(ply, first, last):
                self._paint_node(node)

    def _spot(self, node: GameNode) -> QPointF:
        return QPointF(self._graph.lanes[node] * self._step, node.ply * self._step)

    def _paint_fork(self, fork: Fork, first: int, last: int) -> None:
        """Paint the lines to variations: along the row, then aside and down, once for all."""
        start = self._spot(fork.node)
        if self._graph.lanes[fork.node] > last or fork.lanes[-1] < first:
            return
        seen = bisect_left(fork.lanes, first), 1 + bisect_right(fork.lanes, last)
        ways = zip(fork.variations[slice(*seen)], fork.lanes[slice(*seen)], strict=True)
        for child, lane in sorted(ways, key=lambda way: way[0] in self._look.line):
            corner = QPointF((lane - 1) * self._step, start.y())
            self._paint_line(child, [start, corner])

    def _paint_line(self, child: GameNode, way: list[QPointF]) -> None:
        on_line = child in self._look.line
        colour = self._look.palette.placeholderText().color()
        colour.setAlphaF(1.0 if on_line else _FAINT)
        self._painter.setPen(QPen(colour, _THICK_LINE if on_line else _LINE))
        self._painter.drawPolyline(QPolygonF([*way, self._spot(child)]))

    def _paint_node(self, node: GameNode) -> None:
        painter, look = self._painter, self._look
        painter.save()
        painter.translate(self._spot(node))
        if node is look.current or node is look.pointed:
            self._paint_ring(node is look.current)
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.palette.base())
        if node.parent is None:
            painter.setPen(QPen(look.palette.placeholderText().color(), _THICK_LINE))
            painter.drawEllipse(QPointF(), _ROOT * self._step, _ROOT * self._step)
        else:
            radius = _STONE * self._step
            painter.setPen(QPen(look.palette.placeholderText().color(), _LINE))
            painter.drawEllipse(QPointF(), radius, radius)  # no line shines through
            painter.setOpacity(1.0 if node in look.line else _FAINT)
            draw_stone(painter, QPointF(), radius, look.seats[node.seat], node.seat)
        painter.restore()
        self._paint_notes(node)
        painter.restore()

    def _paint_ring(self, current: bool) -> None:
        colours, painter, radius = colours_worn(), self._painter, _RING * self._step
        painter.setPen(
            QPen(QColor(colours.accent), _RING_LINE) if current else QColor(colours.line)
        )
        painter.setBrush(QColor(colours.tint if current else colours.hover))
        painter.drawRoundedRect(QRectF(-radius, -radius, 2 * radius, 2 * radius), 6, 6)

    def _paint_notes(self, node: GameNode) -> None:
        """Paint a dot for a comment, a square for marks, a coin for a sign, a bar for chances."""
        painter, step, look = self._painter, self._step, self._look
        painter.setPen(Qt.PenStyle.NoPen)
        if node.comment:
            painter.setBrush(look.palette.link())
            painter.drawEllipse(_DOT_AT * step, _DOT * step, _DOT * step)
        if node.marks or node.camera:
            size, spot = _SIGNED
            painter.setBrush(q_colour(look.theme.note))
            side = size * step
            painter.drawRect(
                QRectF(spot.x() * step - side / 2, spot.y() * step - side / 2, side, side)
            )
        if node.evaluation is not None:
            self._paint_chances(node.evaluation)
        judged = look.judged.get(node)
        sign = node.glyph or (judged.judgement.glyph if judged is not None else "")
        if sign:
            colour = look.theme.signs[sign]
            painter.setPen(QPen(look.palette.base().color(), 1.0))
            painter.setBrush(q_colour(colour))
            painter.drawEllipse(_COIN_AT * step, _COIN * step, _COIN * step)
            painter.save()
            painter.scale(1.0, -1.0)  # texts are drawn where the y axis points upwards
            spot = QPointF(_COIN_AT.x(), -_COIN_AT.y()) * step
            draw_text(painter, spot, sign, 1.3 * _COIN * step, opposite(colour), bold=True)
            painter.restore()

    def _paint_chances(self, evaluation: Evaluation) -> None:
        """Paint a bar, the lower part of which is the chance of seat 0."""
        bar = QRectF(_BAR.topLeft() * self._step, _BAR.size() * self._step)
        painter, (first, second) = self._painter, self._look.seats
        painter.setPen(QPen(self._look.palette.placeholderText().color(), 0.75))
        painter.setBrush(q_colour(second))
        painter.drawRect(bar)
        painter.setBrush(q_colour(first))
        painter.drawRect(bar.adjusted(0, bar.height() * (1 - evaluation.value) / 2, 0, 0))
