"""What is printed is watertight, as large as asked, and nowhere thin."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import trimesh
from manifold3d import Manifold

from ringrealms3d.core.errors import UserError
from ringrealms3d.exports.kinds import export
from ringrealms3d.exports.measures import Measures
from ringrealms3d.exports.printing.engraving import groove_depth
from ringrealms3d.exports.printing.printing import finished, most_raised, printed_body
from ringrealms3d.exports.printing.solids import (
    body_of,
    extents,
    joined,
    mesh_of,
    thickened,
    thickness,
    touching,
    union,
    upright_prism,
)
from ringrealms3d.exports.request import ExportRequest
from ringrealms3d.games import variant_ids
from ringrealms3d.geometry.closing import Shell, shells_of
from ringrealms3d.geometry.plane import square
from tests.amounts import rest_nightly
from tests.exports.played import request_of
from tests.exports.test_model import read_3mf
from tests.exports.thickness import depths


def measured(request: ExportRequest, size: float, wall: float) -> ExportRequest:
    return replace(request, measures=Measures(size, wall))


def box(x: float, y: float, z: float = 1.0) -> Shell:
    points, triangles = mesh_of(upright_prism(square((0, 0), 0.5) * (x, y), 0, z))
    return Shell(points, triangles, True)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "uid", rest_nightly(variant_ids(), "ring-majority/cube", "path-tiles/free-turns")
)
def test_a_print_is_one_volume_of_the_size_with_walls(uid: str, tmp_path: Path) -> None:
    request = measured(request_of(uid, 24), size=150.0, wall=1.5)
    export(request, tmp_path / "print.stl", "print")
    mesh = trimesh.load(tmp_path / "print.stl")
    assert mesh.is_volume
    assert len(shells_of(np.array(mesh.vertices), np.array(mesh.faces))) == 1
    np.testing.assert_allclose(mesh.extents.max(), 150.0, rtol=1e-3)
    np.testing.assert_allclose(mesh.bounds[0][2], 0.0, atol=1e-4)
    thin = depths(mesh, 100) < 0.98 * 1.5
    assert thin.mean() < 0.05  # beside sharp edges it is thin by nature


@pytest.mark.few(2)
@pytest.mark.parametrize("ending", [".ply", ".obj", ".off", ".3mf"])
def test_prints_of_all_endings_are_the_same_body(ending: str, tmp_path: Path) -> None:
    request = request_of("ring-majority/cube", 6)
    body = printed_body(request)
    path = tmp_path / f"print{ending}"
    export(request, path, "print")
    if ending == ".3mf":
        model = read_3mf(path)
        meshes = model.GetMeshObjects()
        assert meshes.Count() == 1
        assert meshes.MoveNext()
        mesh = meshes.GetCurrentMeshObject()
        assert mesh.IsManifoldAndOriented()
        box = model.GetOutbox()
        low, high = np.array(box.MinCoordinate), np.array(box.MaxCoordinate)
    else:
        loaded = trimesh.load(path)
        assert loaded.is_volume
        np.testing.assert_allclose(loaded.volume, body.volume(), rtol=1e-4)
        low, high = loaded.bounds
    np.testing.assert_allclose([low, high], extents([body]), atol=1e-3)


def test_stones_stand_out_of_a_print() -> None:
    request = request_of("ring-majority/cube", 8)
    empty = replace(request, node=request.record.root)
    assert printed_body(request).num_tri() > 2 * printed_body(empty).num_tri()


def test_marks_and_openings_do_not_matter() -> None:
    request = request_of("loop/mini", 7)
    other = replace(request, style=replace(request.style, legal=False))
    assert printed_body(request).volume() == printed_body(other).volume()


def test_paths_are_printed_in_the_look_that_can_be_felt() -> None:
    layout = request_of("path-tiles/free-turns").position.variant.layout
    assert most_raised(layout) == "tubes"  # type: ignore[arg-type]


def test_a_wall_too_thick_for_the_size_is_refused(tmp_path: Path) -> None:
    request = measured(request_of("ring-majority/tet"), size=40.0, wall=6.0)
    with pytest.raises(UserError, match="a wall of 6 mm is too thick for a board of 40 mm"):
        export(request, tmp_path / "print.stl", "print")


def test_thin_boxes_are_made_as_thick_as_a_wall() -> None:
    thin = box(4, 5, 0.3)
    np.testing.assert_allclose(thickness(thin), 0.3, rtol=1e-4)
    grown = body_of(thickened(thin, 1.0))
    np.testing.assert_allclose(np.ptp(extents([grown]), axis=0), [4.7, 5.7, 1.0], rtol=1e-3)
    thick = body_of(thickened(box(4, 5, 3), 1.0))
    np.testing.assert_allclose(np.ptp(extents([thick]), axis=0), [4, 5, 3], atol=0.021)


def test_what_floats_is_tied_and_hollows_are_filled() -> None:
    cube = upright_prism(square((0, 0), 5.0), 0, 10)
    inner = upright_prism(square((0, 0), 2.0), 3, 7)
    apart = union([cube - inner, cube.translate([11, 0, 0]), cube.translate([0, 14, 3])])
    whole = joined(apart, 2.0)
    assert len(whole.decompose()) == 1
    assert whole.volume() == pytest.approx(3071, abs=2)  # three rods across each gap
    np.testing.assert_allclose(extents([whole]), [[-6, -6, -1], [16, 19, 14]], atol=0.01)
    assert len(shells_of(*mesh_of(whole))) == 1


def test_boxes_that_touch_along_a_side_are_joined_by_a_hair() -> None:
    cube = upright_prism(square((0, 0), 5.0), 0, 10)
    both = union([cube, cube.translate([10, 10, 0])])
    assert len(touching(both)) == 1
    body = finished(both, 40.0)
    assert not touching(body)
    np.testing.assert_allclose(np.ptp(extents([body]), axis=0).max(), 40.0, rtol=1e-6)


def test_what_no_printer_makes_is_left_out() -> None:
    ball = Manifold.sphere(5.0, 128)
    body = finished(ball, 10.0)
    points, triangles = mesh_of(body)
    assert len(triangles) < ball.num_tri() / 3
    assert trimesh.Trimesh(points, triangles).is_volume
    middles = points[triangles].mean(axis=1) - (0, 0, 5)
    np.testing.assert_allclose(np.linalg.norm(middles, axis=1), 5.0, atol=0.1)


@pytest.mark.parametrize("wall", [0.8, 1.2, 3.0])
def test_grooves_are_half_as_deep_as_a_wall_is_thick(wall: float) -> None:
    assert groove_depth(wall) == pytest.approx(wall / 2)
