"""The shapes of marks are as large as they were, each kind of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from ringrealms3d.core.solid_layout import Surface, in_space
from ringrealms3d.games import variant
from ringrealms3d.geometry.stones import ball, lens
from ringrealms3d.scene import mark_shapes
from tests.kept_texts import ReadAsKept

TILES = in_space(variant("loop/mini").layout).shapes.values()
STONE, BALL, LAID = lens("red"), ball("red"), next(tile for tile in TILES if tile.fills)
MARKS: dict[str, tuple[Callable[[], Surface], ...]] = {
    "band": tuple(
        partial(mark_shapes.band, piece, 0.5, 0.7, 0.03) for piece in (None, STONE, BALL, LAID)
    ),
    "dot": (mark_shapes.dot,),
    "cross": (mark_shapes.cross, partial(mark_shapes.cross, 0.34, 1.14)),
    "dashes": (
        partial(mark_shapes.dashes, 12, 0.5, 0.84, 0.96),
        partial(mark_shapes.dashes, 14, 0.85, 0.69, 0.95),
    ),
    "exclamation": (mark_shapes.exclamation, partial(mark_shapes.exclamation, 0.07)),
    "star": (mark_shapes.star,),
    "rim": tuple(partial(mark_shapes.rim, piece) for piece in (STONE, BALL, LAID)),
    "outline_band": tuple(
        partial(mark_shapes.outline_band, piece, 0.8, 1.1, 0.3) for piece in (STONE, LAID)
    ),
}


def told(surface: Surface) -> str:
    """Return how large a shape is: its triangles' area, and how far its points reach."""
    corners = surface.points[surface.triangles]
    across = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    reach = np.linalg.norm(surface.points[:, :2], axis=1)
    ends = [*surface.points.min(axis=0), *surface.points.max(axis=0), reach.min(), reach.max()]
    area = np.linalg.norm(across, axis=1).sum() / 2
    return f"{len(corners)} triangles {area:.4f}, {' '.join(f'{x + 0.0:.4f}' for x in ends)}"


def test_marks_of_each_kind_are_as_large_as_they_were(read_as_kept: ReadAsKept) -> None:
    lines = [f"{name}: {told(make())}" for name, makes in MARKS.items() for make in makes]
    read_as_kept(lines, "mark-shapes")


def test_no_kind_of_mark_is_left_out() -> None:
    made = (each for each in vars(mark_shapes).values() if callable(each))
    own = {each.__name__ for each in made if each.__module__ == mark_shapes.__name__}
    assert {name for name in own if not name.startswith("_")} - {"height_at"} == set(MARKS)
