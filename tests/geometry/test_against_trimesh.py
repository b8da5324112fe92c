"""What is read from meshes, against trimesh."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

from ringrealms3d.geometry.convex import convex_polyhedron
from tests.geometry import solids

MESHES = {
    "box": solids.box(1.0, 2.0, 3.0),
    "pyramid": solids.pyramid(5),
    "gyroelongated": solids.gyroelongated_pyramid(),
    "cupola": solids.triangular_cupola(),
    "sphere": solids.on_sphere(60, seed=3),
}
each_mesh = pytest.mark.parametrize("name", MESHES)


@each_mesh
def test_a_polyhedron_is_closed_turned_outwards_and_balanced(name: str) -> None:
    read = convex_polyhedron(*solids.moved(MESHES[name], seed=5))
    other = trimesh.Trimesh(*solids.of_polyhedron(read), process=False)
    assert other.is_watertight
    assert other.is_winding_consistent
    assert other.euler_number == 2
    assert other.volume > 0
    assert np.abs(other.center_mass).max() < 1e-9


@each_mesh
@pytest.mark.parametrize("gone", [0, 3])
def test_what_is_open_to_trimesh_is_refused_as_open(name: str, gone: int) -> None:
    points, triangles = MESHES[name]
    holed = np.delete(triangles, gone, axis=0)
    assert not trimesh.Trimesh(points, holed, process=False).is_watertight
    with pytest.raises(ValueError, match="is open"):
        convex_polyhedron(points, holed)
