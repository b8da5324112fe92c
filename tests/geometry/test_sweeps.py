"""Surfaces swept along paths: closed, turned outwards, and as large as arithmetic says."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from ringrealms3d.core.solid_layout import Surface
from ringrealms3d.geometry.sweeps import (
    Path,
    Section,
    arch,
    bend,
    flat_section,
    round_section,
    straight,
    swept,
)

BAR = flat_section(np.array([[-0.1, 0.0], [0.1, 0.0], [0.1, 0.05], [-0.1, 0.05]]))
ROUND = round_section(0.1, 24, 0.3)
PATHS = {
    "straight": straight((0.0, -1.0), (0.0, 1.0)),
    "left": bend((1.0, 1.0), 1.0, 270.0, 180.0, 9),
    "right": bend((1.0, 1.0), 1.0, 180.0, 270.0, 9),
    "arch": arch((-1.0, 0.0), (1.0, 0.0), 0.3, 1.6, 11),
}
each_path = pytest.mark.parametrize("path", PATHS.values(), ids=PATHS)
each_section = pytest.mark.parametrize("section", [BAR, ROUND], ids=["bar", "round"])


def volume(surface: Surface) -> float:
    a, b, c = surface.points[surface.triangles].transpose(1, 0, 2)
    return float(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6)


@each_section
@each_path
def test_every_edge_belongs_to_two_triangles_that_run_opposite_ways(
    path: Path, section: Section
) -> None:
    surface = swept("", path, section)
    names = [tuple(row) for row in (surface.points.round(9) + 0.0).tolist()]
    ways: Counter[tuple[tuple[float, ...], tuple[float, ...]]] = Counter()
    for triangle in surface.triangles:
        corners = [names[k] for k in triangle]
        if len(set(corners)) == 3:
            ways.update(zip(corners, corners[1:] + corners[:1], strict=True))
    assert all(ways[b, a] == count for (a, b), count in ways.items())


@each_section
@each_path
def test_normals_are_unit_and_point_the_way_the_triangles_face(
    path: Path, section: Section
) -> None:
    surface = swept("", path, section)
    assert np.linalg.norm(surface.normals, axis=1) == pytest.approx(1)
    a, b, c = surface.points[surface.triangles].transpose(1, 0, 2)
    faces = np.cross(b - a, c - a)
    large = np.linalg.norm(faces, axis=1) > 1e-12
    along = np.einsum("ij,ikj->ik", faces, surface.normals[surface.triangles])
    assert (along[large] > 0).all()


def test_volumes_are_those_of_a_box_a_cylinder_and_part_of_a_ring() -> None:
    area = 0.1**2 * 24 / 2 * np.sin(2 * np.pi / 24)
    assert volume(swept("", PATHS["straight"], BAR)) == pytest.approx(0.2 * 0.05 * 2)
    assert volume(swept("", PATHS["straight"], ROUND)) == pytest.approx(2 * area)
    fine = bend((0.0, 0.0), 1.0, 0.0, 90.0, 400)
    assert volume(swept("", fine, ROUND)) == pytest.approx(area * np.pi / 2, rel=1e-4)


def test_directions_are_those_of_the_points() -> None:
    for path in (bend((1.0, 1.0), 1.0, 270.0, 180.0, 400), arch((0, 0), (2, 0), 0.3, 1.6, 400)):
        along = path.points[2:] - path.points[:-2]
        along /= np.linalg.norm(along, axis=1, keepdims=True)
        assert np.abs(along - path.directions[1:-1]).max() < 0.01


def test_an_arch_is_as_high_as_asked_in_its_middle_and_level_at_its_ends() -> None:
    path = PATHS["arch"]
    assert path.points[:, 2].max() == pytest.approx(0.3)
    assert np.abs(path.points[path.points[:, 2].argmax(), :2]).max() < 1e-9
    assert path.points[[0, 1, -2, -1], 2] == pytest.approx(0)
    assert path.directions[[0, -1]] == pytest.approx(np.array([[1, 0, 0], [1, 0, 0]]))
