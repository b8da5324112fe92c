"""Flat boards and their pieces, to print and cut out."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.files import written_whole
from ringrealms3d.core.layout import Glyph
from ringrealms3d.core.plain_text import one_line
from ringrealms3d.core.position import Position
from ringrealms3d.exports.measures import PAPERS
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.flat.requirements import flat_drawing_problem
from ringrealms3d.games import game_of_variant
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.materials import BLACK
from ringrealms3d.scene.theme import Theme

_PIECE_MM = 20.0  # the width of a piece that can be cut out and taken up
_A_SET = 8  # pieces; where there are more kinds, each is there once


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write an empty board and its pieces as PDF in true millimetres.

    Raises:
        UserError: Qt cannot draw here.
    """
    position, measures = request.position, request.measures
    problem = flat_drawing_problem()
    if problem:
        raise UserError(problem)
    from ringrealms3d.flat.sheets import SheetOrder, sheet_file

    game = game_of_variant(position.uid)
    order = SheetOrder(
        layout=position.variant.layout,
        content=Content(standing_pieces(position)),
        pieces=pieces_to_cut(position),
        theme=on_paper(request.style.theme),
        size=measures.size or usual_mm(position),
        paper=PAPERS[measures.paper],
        title=one_line(f"{game.title}, {position.board.title}"),
    )
    drawn = sheet_file(order)
    with written_whole(path) as stream:
        stream.write(drawn)


def on_paper(theme: Theme) -> Theme:
    """Return a theme whose letters are readable on white paper."""
    return replace(theme, ink=BLACK)


def usual_mm(position: Position) -> float:
    """Return the size of a map in millimetres at which its pieces are easy to handle."""
    layout, pieces = position.variant.layout, pieces_to_cut(position)
    width = 2 * max(glyph.reach for glyph in pieces) * float(layout.map_radii[0])
    return round(_PIECE_MM * 2 * max(layout.map_size) / width)


def standing_pieces(position: Position) -> NDArray[np.int8]:
    """Return the pieces that never move, int8 (places,), such as pillars."""
    placed = np.isin(position.pieces, _placeable(position))
    return np.where(placed, 0, position.pieces).astype(np.int8)


def pieces_to_cut(position: Position) -> list[Glyph]:
    """Return the pieces to play with: each tile of a set once, otherwise enough for a board.

    A piece that is a stack of two others is not cut out.
    """
    palette = _placeable(position)
    glyphs = position.variant.layout.glyphs
    if len(palette) > _A_SET:
        return [glyphs[piece] for piece in palette]
    free = int((standing_pieces(position)[: position.board.size] == 0).sum())
    single = [glyphs[piece] for piece in palette if not glyphs[piece].dot]
    return [glyph for glyph in single for _ in range((free + 1) // 2)]


def _placeable(position: Position) -> list[int]:
    """Return the pieces that players put down; all pieces if the game does not say."""
    form = position.variant.setup_form
    return list(position.variant.layout.glyphs if form is None else form.palette)
