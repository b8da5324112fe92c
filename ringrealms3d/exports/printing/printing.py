"""A position as one printable body: watertight, of a given size, nowhere thinner than a wall."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import SolidLayout, in_space, looking
from ringrealms3d.exports.measures import Measures
from ringrealms3d.exports.printing.board_solids import BoardSolids
from ringrealms3d.exports.printing.solids import (
    Body,
    extents,
    joined,
    on_grid,
    rod,
    touching,
    union,
    without_hollows,
)
from ringrealms3d.exports.printing.things import Thing, save_things
from ringrealms3d.exports.request import ExportRequest, Progress
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.scene_parts import content_parts

_ROUNDS = 6  # until the size is right, as thin things grow
_EXACT = 1e-4
_FINEST = 0.05  # mm: what is smaller no printer makes
_HAIR = 1e-3  # of the size
_HAIR_SIDES = 4
ROD = 1.5  # walls: how thick rods are
_THICKEST = 1 / 8  # of the size: the wall


def write(request: ExportRequest, path: Path, progress: Progress) -> None:
    """Write a request's position as one body; see :func:`printed_body`."""
    body = printed_body(request, progress)
    colour = request.style.theme.body.colour
    thing = Thing(request.position.uid, body, colour, (np.eye(4),))
    save_things(request.position.uid, [thing], path)


def printed_body(request: ExportRequest, progress: Progress = lambda share: None) -> Body:
    """Return a request's position as one body, in millimetres, standing on the plane z = 0.

    The board is closed, and marks are omitted. Pads, wires and parts of pieces that are thinner
    than the wall are thickened, and pieces extend into what they stand on. Separate parts, such as
    racks, are joined to the rest by rods.

    Raises:
        UserError: the board has no picture in space, or the wall is too thick for the size.
    """
    solids = solids_of(request, request.position.pieces)
    check_wall(request.measures)
    _, bodies = sized(solids, request.measures)
    progress(0.4)
    body = joined(union(bodies), ROD * request.measures.wall)
    progress(0.9)
    return finished(body, request.measures.extent)


def solids_of(request: ExportRequest, pieces: NDArray[np.int8]) -> BoardSolids:
    """Return the printed parts of a request's board, with some pieces on it.

    Args:
        pieces: the piece on each place, int8 (places,).

    Raises:
        UserError: the board has no picture in space.
    """
    layout = in_space(request.position.variant.layout)
    layout = in_space(looking(layout, request.style.look or most_raised(layout)))
    parts = content_parts(layout, Content(stones=pieces), request.style.theme)
    return BoardSolids(layout, parts, pieces)


def most_raised(layout: SolidLayout) -> str:
    """Return the look with the most raised pieces, which can be felt; empty if there is one."""

    def height(look: str) -> float:
        shapes = layout.looks[look].values()
        return max(float(x.points[:, 2].max()) for shape in shapes for x in shape.surfaces)

    return max(layout.looks, key=height, default="")


def check_wall(measures: Measures) -> None:
    """Raise a UserError if a wall is too thick for a size."""
    most = _THICKEST * measures.extent
    if measures.wall > most:
        raise UserError(
            "a wall of {wall} mm is too thick for a board of {size} mm: at most {most} mm",
            wall=f"{measures.wall:g}",
            size=f"{measures.extent:g}",
            most=f"{most:g}",
        )


def sized(solids: BoardSolids, measures: Measures) -> tuple[float, Sequence[Body]]:
    """Return the millimetres per unit that give a board its size, and its bodies."""
    scale = measures.extent / solids.extent
    for _ in range(_ROUNDS):
        bodies = solids.bodies(scale, measures.wall)
        error = measures.extent / float(np.ptp(extents(bodies), axis=0).max())
        if abs(error - 1) < _EXACT:
            break
        scale *= error
    return scale, bodies


def finished(body: Body, size: float) -> Body:
    """Return a body of a size, in the middle of the plane z = 0, its corners on the grid of files.

    Where it touches itself, a thin bridge joins both sides.

    Raises:
        RuntimeError: that did not help.
    """
    body = body.simplify(_FINEST)  # once: again and again it wears thin places away
    for _ in range(_ROUNDS):
        body = on_grid(_standing(body, size))
        sides = touching(body)
        if not sides:
            return body
        bridges = (rod(*side, _HAIR * size, _HAIR_SIDES) for side in sides)
        body = without_hollows(union([body, *bridges]))
    raise RuntimeError(f"a body touches itself at {len(sides)} sides")


def _standing(body: Body, size: float) -> Body:
    low, high = extents([body])
    scaled = body.scale([size / float((high - low).max())] * 3)
    low, high = extents([scaled])
    x, y, _ = -(low + high) / 2
    return scaled.translate([x, y, -low[2]])
