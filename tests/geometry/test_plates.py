"""Plates with holes: closed, the right way round, and as large as they should be."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.geometry.plates import plate, rounded
from ringrealms3d.geometry.shapes import circle, tube
from tests.geometry.planar import area

SQUARE = 4 * np.array([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]])


def holes(count: int) -> list[Polygon]:
    """Return small pentagons in a row, counter-clockwise."""
    places = np.linspace(-3, 3, count + 2)[1:-1]
    return [circle(5, 0.45) + np.array([x, 0.3 * x]) for x in places]


def star(points: int) -> Polygon:
    radii = np.where(np.arange(2 * points) % 2, 1.0, 2.5)
    return radii[:, None] * circle(2 * points)


def body_of(surface: Surface) -> trimesh.Trimesh:
    """Return a surface with its equal points made one."""
    mesh = trimesh.Trimesh(surface.points.round(9), surface.triangles, process=False)
    mesh.merge_vertices()
    return mesh


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_a_plate_is_a_solid_with_as_many_holes(count: int) -> None:
    made = plate("body", SQUARE, holes(count), (-1.0, 0.5), 0.1)
    body = body_of(made)
    assert body.is_volume
    assert body.euler_number == 2 - 2 * count
    flat = 1.5 * (64 - sum(map(area, holes(count))))
    assert 0.97 * flat < body.volume < flat
    assert made.points[:, 2].min() == -1.0
    assert made.points[:, 2].max() == 0.5
    normals = made.normals[made.triangles].mean(axis=1)
    assert np.allclose(normals, trimesh.Trimesh(made.points, made.triangles).face_normals)


@pytest.mark.parametrize("points", [3, 7])
def test_a_plate_may_have_dents(points: int) -> None:
    body = body_of(plate("body", star(points), [], (0.0, 1.0), 0.1))
    assert body.is_volume
    whole = area(star(points))
    assert 0.9 * whole < body.volume < whole


def test_a_rounded_outline_keeps_its_distance() -> None:
    outline = rounded(SQUARE, 0.5)
    beyond = np.abs(outline) - 4
    gaps = np.linalg.norm(np.maximum(beyond, 0), axis=1)
    assert np.allclose(gaps, 0.5)
    assert 64 + 4 * 8 * 0.5 < area(outline) < 64 + 4 * 8 * 0.5 + np.pi * 0.25


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_tube_may_rise_straight_and_turns_about_itself_nowhere(rounds: int) -> None:
    angles = np.linspace(0, rounds * np.pi, 40 * rounds)
    path = np.column_stack([np.cos(angles), 0.3 * np.cos(2 * angles), np.sin(angles)])
    made = tube("black", path, 0.1)
    from_path = np.linalg.norm(made.points[:, None] - path[None], axis=2).min(axis=1)
    assert np.allclose(from_path, 0.1)
    sides = made.points[made.triangles] - made.points[np.roll(made.triangles, 1, axis=1)]
    assert np.linalg.norm(sides, axis=2).max() < 0.2  # nothing is twisted
    faces = np.cross(sides[:, 1], sides[:, 2])
    assert (np.einsum("fcx,fx->fc", made.normals[made.triangles], faces) > 0).all()
