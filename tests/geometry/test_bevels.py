"""Edges of blocks and boards are cut off, as no real one is sharp."""

from __future__ import annotations

import numpy as np
import pytest
import trimesh

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import Surface, in_space
from ringrealms3d.geometry.shapes import blunted, circle, mitred, prism
from ringrealms3d.geometry.stones import block


def body_of(surface: Surface) -> trimesh.Trimesh:
    """Return a surface with its equal points made one."""
    mesh = trimesh.Trimesh(surface.points.round(9), surface.triangles, process=False)
    mesh.merge_vertices()
    return mesh


def sharpest_upright(body: trimesh.Trimesh) -> float:
    """Return by how many degrees a body turns at the sharpest of its upright ridges."""
    ends = body.vertices[body.face_adjacency_edges]
    ways = ends[:, 1] - ends[:, 0]
    upright = np.abs(ways[:, 2]) > 0.9 * np.linalg.norm(ways, axis=1)
    chosen = upright & body.face_adjacency_convex
    return float(np.degrees(body.face_adjacency_angles[chosen].max()))


@pytest.mark.parametrize("corners", [3, 4, 6, 16])
def test_a_bevelled_prism_is_a_solid_without_sharp_edges(corners: int) -> None:
    body = body_of(prism("body", circle(corners), -0.2, 0.5, 0.05))
    plain = body_of(prism("body", circle(corners), -0.2, 0.5))
    assert body.is_volume
    ways = np.unique(body.face_normals.round(6), axis=0)
    assert len(ways) == 4 * corners + 2  # as many walls, cuts, and bevels of both
    assert 0.9 < body.volume / plain.volume < 1
    assert sharpest_upright(body) == pytest.approx(180 / corners, abs=1e-6)


def test_a_block_has_no_sharp_edges() -> None:
    (surface,) = block("black", circle(6)).surfaces
    assert sharpest_upright(body_of(surface)) == pytest.approx(30, abs=1e-6)


def test_no_corner_is_cut_off_beyond_its_sides() -> None:
    outline = np.array([[0.0, 0.0], [5.0, 0.0], [5.0, 0.02], [0.0, 0.02]])
    rest = blunted(outline, 0.4)
    sides = np.roll(rest, -1, axis=0) - rest
    assert (np.linalg.norm(sides, axis=1) > 0.006).all()
    assert np.array_equal(blunted(outline, 0.0), outline)
    assert len(mitred(blunted(circle(3), 0.05), 0.05)) == 6


@pytest.mark.parametrize("uid", ["loop/mini", "loops-n-leaps/8", "path-tiles/free-turns"])
def test_boards_have_no_sharp_upright_edges(uid: str) -> None:
    layout = in_space(rr.start(uid, 1).variant.layout)
    wood = [body_of(x) for x in layout.fixtures if x.material in ("gap", "shelf")]
    assert max(map(sharpest_upright, wood)) < 75
