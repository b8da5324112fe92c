"""Marks lie on the highest of all that a piece is made of."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.games import variant
from ringrealms3d.scene.mark_shapes import band, height_at

RADII = np.linspace(0.0, 1.0, 41).tolist()


@pytest.mark.parametrize("uid", ["loops-n-leaps/8", "path-tiles/free-turns", "loop/mini"])
def test_a_mark_lies_on_top_of_a_piece(uid: str) -> None:
    shapes = in_space(variant(uid).layout).shapes
    for number in sorted(shapes)[:4]:
        shape = shapes[number]
        top = max(surface.points[:, 2].max() for surface in shape.surfaces)
        assert max(height_at(shape, radius) for radius in RADII) > 0.95 * top
        inside = min(np.linalg.norm(shape.outline, axis=1)) / 2
        ring = band(shape, 0.8 * inside, inside, 0.01)
        for surface in shape.surfaces:
            away = np.linalg.norm(surface.points[:, :2], axis=1)
            below = surface.points[(away > 0.85 * inside) & (away < 0.95 * inside), 2]
            assert ring.points[:, 2].max() > max(below, default=0.0) - 0.01


def test_a_mark_of_an_empty_place_lies_on_the_board() -> None:
    assert [height_at(None, radius) for radius in RADII] == [0.0] * len(RADII)
