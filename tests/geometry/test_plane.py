"""Hexagons and squares in the plane."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.geometry.plane import centred, convex_hull, hexagon, hexagon_centres, square

NEIGHBOURS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def area(polygon: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
    x, y = polygon.T
    return float(x @ np.roll(y, -1) - y @ np.roll(x, -1)) / 2


def test_neighbours_of_a_hexagon_share_two_corners_and_others_do_not() -> None:
    middle = {tuple(corner) for corner in hexagon((0, 0)).round(9).tolist()}
    for column in range(-2, 3):
        for row in range(-2, 3):
            centre = hexagon_centres([column], [row])[0]
            corners = {tuple(corner) for corner in hexagon(centre).round(9).tolist()}
            expected = 2 if (column, row) in NEIGHBOURS else 6 if (column, row) == (0, 0) else 0
            shared = [min(np.hypot(a - c, b - d) for c, d in middle) < 1e-6 for a, b in corners]
            assert sum(shared) == expected


def test_areas_are_positive_and_those_of_the_shapes() -> None:
    assert area(hexagon((3, 4), 2.0)) == pytest.approx(6 * np.sqrt(3))
    assert area(square((-1, 5))) == pytest.approx(1.0)


def test_rows_run_downwards() -> None:
    assert hexagon_centres([0], [1])[0, 1] < hexagon_centres([0], [0])[0, 1]


def test_a_plan_lies_around_the_origin() -> None:
    cells = tuple(square((x, 7)) for x in range(3))
    plan = centred(cells, np.array([[x, 7.0] for x in range(3)]), margin=0.25)
    assert plan.size == (1.75, 0.75)
    assert plan.centres.tolist() == [[-1, 0], [0, 0], [1, 0]]
    for cell, centre in zip(plan.cells, plan.centres, strict=True):
        assert np.allclose(cell.mean(axis=0), centre)


@pytest.mark.parametrize("noise", [0.0, 1e-14])
def test_a_hull_reaches_as_far_as_its_points_in_every_direction(noise: float) -> None:
    angles = np.linspace(0, 2 * np.pi, 73)
    directions = np.stack([np.cos(angles), np.sin(angles)])
    for seed in range(60):
        rng = np.random.default_rng(seed)
        grid = rng.integers(0, 4, (20, 2)) * 40.0  # many of them lie above each other
        points = grid + noise * rng.normal(size=grid.shape)
        hull = convex_hull(points)
        reach, whole = ((some @ directions).max(axis=0) for some in (hull, points))
        np.testing.assert_allclose(reach, whole, atol=1e-9)
