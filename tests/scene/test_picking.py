"""Picking by arithmetic: every site of every realm, from every side, without OpenGL."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.mesh_data import merged
from ringrealms3d.scene.picking import SitePicker
from tests.scene.meshes import body_mesh, pad_mesh
from tests.scene.rays import (
    UIDS,
    Points,
    Soup,
    cell_triangles,
    each_realm,
    eyes,
    first_hit,
    layout_of,
    picked_by,
    site_points,
)
from tests.subprocesses import python_output

SMALL = UIDS[:6]
WITH_FLAT_CELLS = tuple(f"ring-majority/{name}" for name in ("tet", "cube", "doe"))
FAR = 3.0
WIDE = 1.5


@cache
def picker_of(uid: str) -> SitePicker:
    return SitePicker(layout_of(uid))


@each_realm
def test_every_site_is_hit_along_its_normal_at_the_centre_and_every_corner(uid: str) -> None:
    layout, picker = layout_of(uid), picker_of(uid)
    for site, normal in enumerate(layout.normals):
        for point in site_points(layout, site):
            assert picked_by(picker, point + FAR * normal, -normal) == site


def seen_from(
    layout: SolidLayout, site: int, eye: NDArray[np.float64], share: float
) -> list[float]:
    """Return for a pad's points the cosine of the angle under which the eye sees them."""
    towards = eye - site_points(layout, site, share)
    cosines = (towards / np.linalg.norm(towards, axis=1, keepdims=True)) @ layout.normals[site]
    return [float(cosine) for cosine in cosines]


def missed(uid: str, share: float, least: float, seed: int) -> list[tuple[str, float]]:
    """Return the sites that eyes all around see and do not pick, and how they see them."""
    layout, picker = layout_of(uid), picker_of(uid)
    names, found = layout.kinds, []
    for camera in eyes(8, seed):
        eye = camera.eye(WIDE)
        for site in range(len(names)):
            places = camera.projected(site_points(layout, site, share), WIDE)
            cosines = seen_from(layout, site, eye, share)
            for (x, y), cosine in zip(places, cosines, strict=True):
                if cosine > least and picked_by(picker, *camera.ray(x, y, WIDE)) != site:
                    found.append((names[site], round(cosine, 3)))
    return found


# Under flatter angles than these a cap, which stands a little higher, may hide the bar behind it.
CENTRES_FROM, CORNERS_FROM = 0.2, 0.65


@pytest.mark.nightly
@each_realm
def test_every_centre_that_an_eye_sees_is_picked(uid: str) -> None:
    assert missed(uid, share=0.0, least=CENTRES_FROM, seed=1) == []


@pytest.mark.few(2)
@each_realm
def test_every_corner_that_an_eye_sees_is_picked(uid: str) -> None:
    assert missed(uid, share=0.999, least=CORNERS_FROM, seed=2) == []


@each_realm
def test_nearly_every_point_of_the_picture_picks_the_pad_that_it_shows(uid: str) -> None:
    layout, picker = layout_of(uid), picker_of(uid)
    pads = pad_mesh(layout)
    board = merged([pads, body_mesh(layout)])
    soup = Soup(board.points[board.triangles])
    sites = board.owners[board.triangles[:, 0]]
    flat = pads.normals[pads.triangles] == layout.normals[sites[: len(pads.triangles)]][:, None]
    tops = np.flatnonzero(flat.all(axis=(1, 2)))
    shown, wrong = 0, 0
    rng = np.random.default_rng(7)
    for camera in eyes(10, seed=3):
        for x, y in rng.uniform(-0.85, 0.85, (60, 2)):
            ray = camera.ray(x, y, 1.0)
            hit, _ = soup.first_hit(*ray)
            if hit in tops:
                shown += 1
                wrong += picked_by(picker, *ray) != sites[hit]
    assert shown > 200
    assert wrong <= 0.008 * shown


def random_rays(count: int, seed: int) -> Iterator[tuple[Points, Points]]:
    """Yield origins outside the board and unit directions, most of them towards it."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        origin = rng.normal(size=3)
        origin *= rng.uniform(1.5, 6) / np.linalg.norm(origin)
        direction = rng.normal(size=3) * 0.6 - origin
        yield origin, direction / np.linalg.norm(direction)


@pytest.mark.parametrize("uid", WITH_FLAT_CELLS)
def test_random_rays_hit_what_a_slow_search_hits(uid: str) -> None:
    triangles, sites = cell_triangles(layout_of(uid))
    picker = picker_of(uid)
    beside = 0
    for ray in random_rays(600, seed=5):
        hit, margin = first_hit(triangles, *ray)
        if margin > 1e-7:
            beside += hit is None
            assert picked_by(picker, *ray) == (None if hit is None else sites[hit])
    assert 0 < beside < 400


@each_realm
def test_a_ray_hits_where_there_is_a_board_and_misses_beside_it(uid: str) -> None:
    triangles, _ = cell_triangles(layout_of(uid))
    picker = picker_of(uid)
    beside = 0
    for origin, direction in random_rays(150, seed=9):
        hit, margin = first_hit(triangles, origin, direction)
        if hit is not None and margin > 1e-7:
            assert picked_by(picker, origin, direction) is not None
        elif np.linalg.norm(np.cross(origin, direction)) > 1.02:
            beside += 1
            assert picked_by(picker, origin, direction) is None
    assert beside > 0


@pytest.mark.parametrize("uid", SMALL)
def test_rays_that_leave_the_board_hit_nothing(uid: str) -> None:
    picker = picker_of(uid)
    for camera in eyes(20, seed=4):
        origin, direction = camera.ray(0.0, 0.0, 1.0)
        assert picked_by(picker, origin, direction) is not None
        assert picked_by(picker, origin, -direction) is None


@pytest.mark.parametrize("uid", SMALL)
def test_rays_beside_the_board_hit_nothing(uid: str) -> None:
    picker = picker_of(uid)
    for camera in eyes(20, seed=6):
        for x, y in ((-1, -1), (-1, 1), (1, -1), (1, 1), (0, 1.2), (5, 0)):
            assert picked_by(picker, *camera.ray(x, y, 1.0)) is None
        right, _, back = camera.axes
        assert picked_by(picker, 2 * back, right) is None
        assert picked_by(picker, 1.01 * right + 3 * back, -back) is None


@pytest.mark.few(2)
@each_realm
def test_no_ray_slips_through_between_two_cells(uid: str) -> None:
    layout, picker = layout_of(uid), picker_of(uid)
    for site, cell in enumerate(layout.cells):
        for corner, following in zip(cell, np.roll(cell, -1, axis=0), strict=True):
            for point in (corner, (corner + following) / 2):
                assert picked_by(picker, FAR * point, -point) is not None, (site, point)


def test_a_length_other_than_1_makes_no_difference() -> None:
    layout, picker = layout_of("ring-majority/cube"), picker_of("ring-majority/cube")
    for site, normal in enumerate(layout.normals):
        assert picked_by(picker, layout.centres[site] + normal, -1e-3 * normal) == site
        assert picked_by(picker, layout.centres[site] + normal, -1e3 * normal) == site


@pytest.mark.few(2)
@pytest.mark.parametrize("module", ["picking", "camera", "content", "scene_parts", "theme"])
def test_arithmetic_loads_no_graphics_library(module: str) -> None:
    code = (
        f"import sys, ringrealms3d.scene.{module}; "
        "print(sorted({'vtk', 'vtkmodules', 'pyvista', 'PyQt6'} & set(sys.modules)))"
    )
    assert python_output("-c", code).strip() == "[]"
