"""Pads of solids are whole bodies that stand in the body below: nobody looks under or into one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import trimesh

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.games.named import named_variant
from tests.geometry import solids
from tests.scene.meshes import body_mesh, pad_mesh
from tests.scene.rays import Points, each_realm, layout_of

_RAYS = 400
_EYE = 3.0  # how far eyes are from the middle of the board
_OWN: list[Callable[[], solids.Mesh]] = [
    lambda: solids.pyramid(24, 2),
    lambda: solids.pyramid(5),
    lambda: solids.triangular_cupola(),
    lambda: solids.on_sphere(14, 3),
]


@pytest.mark.few(1)
@each_realm
def test_realms_are_closed_and_their_caps_are_plane(uid: str) -> None:
    layout = layout_of(uid)
    for cell, normal in zip(layout.cells, layout.normals, strict=True):
        assert np.ptp(cell @ normal) < 1e-9
    assert_closed(layout)


@pytest.mark.parametrize("make", _OWN)
def test_solids_of_ones_own_are_closed(make: Callable[[], solids.Mesh], tmp_path: Path) -> None:
    path = tmp_path / "own.stl"
    path.write_bytes(solids.file_bytes(make(), "stl"))
    assert_closed(layout_of(named_variant(f"ring-majority/{path}").uid))


def assert_closed(layout: SolidLayout) -> None:
    """Assert that pads have no holes, and that whoever looks at the board sees outsides only."""
    pads, body = pad_mesh(layout), body_mesh(layout)
    for place in range(layout.places):
        rows = pads.triangles[pads.owners[pads.triangles[:, 0]] == place]
        pad = trimesh.Trimesh(pads.points, rows, process=True)
        pad.merge_vertices(merge_norm=True)
        assert pad.is_watertight
    points = np.concatenate([pads.points, body.points])
    triangles = np.concatenate([pads.triangles, body.triangles + len(pads.points)])
    rng = np.random.default_rng(7)
    eyes = rng.normal(size=(_RAYS, 3))
    eyes *= _EYE / np.linalg.norm(eyes, axis=1, keepdims=True)
    aims = body.points[body.triangles[rng.integers(len(body.triangles), size=_RAYS)]]
    shares = rng.dirichlet((1.0, 1.0, 1.0), size=_RAYS)
    ways = np.einsum("rk,rkx->rx", shares, aims) - eyes
    for eye, way in zip(eyes, ways, strict=True):
        assert first_seen(points[triangles], eye, way) > 0


def first_seen(corners: Points, eye: Points, way: Points) -> float:
    """Return 1 if a ray first meets the outside of a triangle, -1 for an inside, 0 for none.

    This is the test of T. Moeller and B. Trumbore (1997), of all triangles.
    """
    a, one, two = corners[:, 0], corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    across = np.cross(way, two)
    scales = np.einsum("ij,ij->i", one, across)
    scales[scales == 0] = np.inf
    from_a = eye - a
    u = np.einsum("ij,ij->i", from_a, across) / scales
    beside = np.cross(from_a, one)
    v = (beside @ way) / scales
    far = np.einsum("ij,ij->i", two, beside) / scales
    met = np.flatnonzero((u > -1e-9) & (v > -1e-9) & (u + v < 1 + 1e-9) & (far > 0))
    return float(np.sign(scales[met[far[met].argmin()]])) if len(met) else 0.0
