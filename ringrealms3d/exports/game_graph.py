"""The graph of a reviewed game, for the window and for files."""

from __future__ import annotations

from pathlib import Path

from ringrealms3d.core.variant import Variant
from ringrealms3d.flat.review_graph import GraphPoint, ReviewGraph, save_graph
from ringrealms3d.records.judging import JudgedMove, Review, review_line
from ringrealms3d.records.node import Evaluation
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.theme import LIGHT, Theme


def game_graph(review: Review, variant: Variant, theme: Theme) -> ReviewGraph:
    """Return the graph of a judged line."""
    first, second = (theme.stones[name].colour for name in variant.layout.colours)
    moves = (None, *review.moves)
    points = [_point(*pair) for pair in zip(review.evaluations, moves, strict=True)]
    return ReviewGraph(points, (first, second), theme, review.turns)


def save_game_graph(record: GameRecord, path: Path) -> None:
    """Write the graph of a game's line as SVG or PNG, by the file's extension.

    Raises:
        UserError: the file cannot be written.
    """
    variant = record.start.variant
    graph = game_graph(review_line((record.root, *record.line)), variant, LIGHT)
    save_graph(graph, f"{variant.uid}: {variant.seats[0]}'s chance to win, move by move", path)


def _point(evaluation: Evaluation | None, move: JudgedMove | None) -> GraphPoint:
    if evaluation is None:
        return GraphPoint()
    judged = move.judgement if move is not None else 0
    glyph = move.judgement.glyph if move is not None else ""
    return GraphPoint(evaluation.value, evaluation.margin, evaluation.proven, judged, glyph)
