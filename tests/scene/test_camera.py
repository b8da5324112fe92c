"""The camera: its axes stay square, rays and pictures agree, and the board fits."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from vtkmodules.vtkRenderingCore import vtkRenderer

from ringrealms3d.scene.aiming import aim
from ringrealms3d.scene.arrangement import CLOSED, fitted
from ringrealms3d.scene.camera import HOME, Camera, camera_at, home_of
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.motion import moving_parts
from ringrealms3d.scene.parts import mesh_of_parts
from ringrealms3d.scene.theme import LIGHT
from ringrealms3d.scene.transition import Transition
from tests.amounts import rest_nightly
from tests.scene.meshes import mark_mesh, pad_mesh, piece_meshes
from tests.scene.rays import Points, each_realm, eyes, layout_of

azimuths = st.floats(-360, 360)
elevations = st.floats(-90, 90)
turns = st.floats(-7, 7)
aspects = st.floats(0.3, 3.0)
perspective = st.builds(camera_at, azimuths, elevations, azimuths)
cameras = st.builds(
    lambda camera, parallel, middle, reach: replace(
        camera, parallel=parallel, middle=middle, reach=reach
    ),
    perspective,
    st.booleans(),
    st.tuples(*[st.floats(-0.4, 0.4)] * 3),
    st.floats(1, 2.5),
)
places = st.floats(-1, 1)


def assert_square(camera: Camera) -> None:
    np.testing.assert_allclose(camera.axes @ camera.axes.T, np.eye(3), atol=1e-12)
    assert np.linalg.det(camera.axes) == pytest.approx(1)


@given(cameras)
def test_axes_are_square_and_right_handed(camera: Camera) -> None:
    assert_square(camera)


def test_axes_stay_square_after_thousands_of_turns() -> None:
    rng = np.random.default_rng(1)
    camera = HOME
    for right, up, roll in rng.normal(scale=0.5, size=(5_000, 3)):
        camera = camera.turned(right, up).rolled(roll)
    assert_square(camera)


@given(cameras)
def test_a_camera_comes_back_from_its_numbers(camera: Camera) -> None:
    back = HOME.kept(camera.numbers())
    assert back is not None
    np.testing.assert_allclose(back.axes, camera.axes, atol=1e-5)
    assert back.zoom == pytest.approx(camera.zoom, abs=1e-5)
    assert_square(back)


@pytest.mark.parametrize(
    "numbers",
    [None, (0.0,) * 10, (1.0,) * 10, (1e300,) * 10, (1, 0, 0, 0, 1, 0, 0, 0, 1, 0)],
)
def test_other_numbers_are_no_camera(numbers: tuple[float, ...] | None) -> None:
    assert HOME.kept(numbers) is None


@given(cameras, turns, turns, turns)
def test_a_turn_and_its_reverse_cancel(
    camera: Camera, right: float, up: float, roll: float
) -> None:
    there = camera.turned(right, 0).turned(0, up).rolled(roll)
    back = there.rolled(-roll).turned(0, -up).turned(-right, 0)
    np.testing.assert_allclose(back.axes, camera.axes, atol=1e-9)


@pytest.mark.parametrize(
    ("right", "up", "expected"), [(0.1, 0.0, (1, 0)), (0.0, 0.1, (0, 1)), (-0.2, 0.0, (-1, 0))]
)
def test_the_board_follows_the_hand(right: float, up: float, expected: tuple[int, int]) -> None:
    nearest = HOME.axes[2][None]
    moved = HOME.turned(right, up).projected(nearest, 1.0)[0]
    assert tuple(np.sign(np.round(moved, 9))) == expected


def test_a_positive_roll_turns_the_picture_clockwise() -> None:
    top = HOME.axes[1][None]
    x, y = HOME.rolled(np.radians(30)).projected(top, 1.0)[0]
    assert np.degrees(np.arctan2(x, y)) == pytest.approx(30)


@pytest.mark.parametrize(
    ("azimuth", "elevation", "eye"),
    [(0, 0, (1, 0, 0)), (90, 0, (0, 1, 0)), (0, 90, (0, 0, 1)), (180, -90, (0, 0, -1))],
)
def test_the_eye_is_where_the_angles_say(
    azimuth: float, elevation: float, eye: tuple[float, float, float]
) -> None:
    camera = camera_at(azimuth, elevation)
    direction = camera.eye(1.0) / camera.distance(1.0)
    np.testing.assert_allclose(direction, eye, atol=1e-12)


@given(azimuths, st.floats(-89, 89))
def test_without_a_roll_the_z_axis_points_upwards(azimuth: float, elevation: float) -> None:
    (_, low), (x, high) = camera_at(azimuth, elevation).projected(
        np.array([[0.0, 0.0, 0.0], [0.0, 0.0, 0.5]]), 1.0
    )
    assert high > low
    assert x == pytest.approx(0)


@given(cameras)
def test_angles_describe_the_camera(camera: Camera) -> None:
    np.testing.assert_allclose(camera_at(*camera.angles()).axes, camera.axes, atol=1e-7)


@given(st.floats(-179, 179), st.floats(-89, 89), st.floats(-179, 179))
def test_angles_come_back(azimuth: float, elevation: float, roll: float) -> None:
    found = camera_at(azimuth, elevation, roll).angles()
    assert found == pytest.approx((azimuth, elevation, roll), abs=1e-6)


@given(cameras, places, places, aspects, st.floats(0.5, 5))
def test_a_ray_runs_through_its_place_in_the_picture(
    camera: Camera, x: float, y: float, aspect: float, along: float
) -> None:
    origin, direction = camera.ray(x, y, aspect)
    assert np.linalg.norm(direction) == pytest.approx(1)
    if camera.parallel:
        np.testing.assert_array_equal(direction, -camera.axes[2])
    else:
        np.testing.assert_array_equal(origin, camera.eye(aspect))
    found = camera.projected((origin + along * direction)[None], aspect)[0]
    assert found == pytest.approx((x, y), abs=1e-9)


@given(cameras, aspects)
def test_the_eye_looks_at_the_middle(camera: Camera, aspect: float) -> None:
    middle = np.array([camera.middle])
    assert camera.projected(middle, aspect)[0] == pytest.approx((0, 0), abs=1e-12)
    assert np.linalg.norm(camera.eye(aspect) - middle) == pytest.approx(camera.distance(aspect))


@given(perspective, aspects, places, places)
def test_both_projections_agree_on_the_plane_through_the_middle(
    camera: Camera, aspect: float, right: float, up: float
) -> None:
    point = (right * camera.axes[0] + up * camera.axes[1])[None]
    flat = replace(camera, parallel=True)
    assert flat.projected(point, aspect)[0] == pytest.approx(camera.projected(point, aspect)[0])
    nearer = flat.projected(point + 0.3 * camera.axes[2], aspect)[0]
    assert nearer == pytest.approx(flat.projected(point, aspect)[0])


@given(st.lists(st.floats(0.01, 100), max_size=20))
def test_zoom_keeps_its_bounds(factors: list[float]) -> None:
    camera = HOME
    for factor in factors:
        camera = camera.zoomed(factor)
        assert 0.35 <= camera.zoom <= 3.0
    np.testing.assert_array_equal(camera.axes, HOME.axes)


@given(share=st.floats(0.5, 1.0), right=st.floats(-0.3, 0.3), aspect=aspects, eye=cameras)
def test_room_around_a_board_makes_it_smaller_and_moves_it_aside(
    share: float, right: float, aspect: float, eye: Camera
) -> None:
    seen = eye.within(share, right, aspect)
    middle = np.array([eye.middle])
    assert np.allclose(seen.projected(middle, aspect), [[2 * right / aspect, 0]], atol=1e-9)
    assert seen.half_height(aspect) >= eye.half_height(aspect) * (1 - 1e-9)
    if aspect < eye.breadth * share / 0.86:
        assert seen.half_height(aspect) == pytest.approx(eye.half_height(aspect), rel=0.05)


def test_zooming_in_makes_the_board_larger() -> None:
    point = HOME.axes[:1]
    plain, larger = HOME.projected(point, 1.0)[0], HOME.zoomed(1.5).projected(point, 1.0)[0]
    assert larger[0] == pytest.approx(1.5 * plain[0])
    assert HOME.zoomed(1.5).zoomed(1 / 1.5).zoom == pytest.approx(1)


def test_the_nearest_eye_is_still_outside_the_board() -> None:
    nearest = HOME.zoomed(1000)
    assert min(nearest.distance(aspect) for aspect in (0.3, 1.0, 3.0)) > 1.2


@lru_cache(maxsize=1)
def full_board(uid: str) -> Points:
    """Return all that is drawn of a board with a marked stone on every site."""
    layout = layout_of(uid)
    sites = np.arange(len(layout.kinds))
    all_red = np.ones(len(sites), dtype=np.int8)
    stones = piece_meshes(layout, all_red)["red"]
    rings = mark_mesh(layout, "last", Content(all_red, last=tuple(sites.tolist())))
    return np.concatenate([pad_mesh(layout).points, stones.points, rings.points])


@pytest.mark.few(2)
@pytest.mark.parametrize("aspect", rest_nightly([0.5, 1.0, 4 / 3, 2.4], 0.5, 2.4))
@each_realm
def test_the_whole_board_is_in_the_picture(uid: str, aspect: float) -> None:
    points = full_board(uid)
    widest = 0.0
    for camera in [HOME, *eyes(6, seed=8)]:
        reach = np.abs(camera.projected(points, aspect)).max(axis=0)
        assert reach.max() < 0.99
        widest = max(widest, float(reach.max()))
    assert widest > 0.7


def test_the_tetrahedron_stands_on_a_face_with_a_vertex_on_top() -> None:
    layout = layout_of("ring-majority/tet")
    camera = fitted(home_of(layout), layout, CLOSED)
    vertices = layout.centres[[kind == "vertex" for kind in layout.kinds]]
    x, y = camera.projected(vertices, 1.0).T
    top = int(np.argmax(y))
    assert abs(x[top]) < 0.2
    assert y[top] > np.delete(y, top).max() + 0.8
    assert np.ptp(np.delete(vertices @ camera.axes[1], top)) < 0.75


def test_the_zoom_stays_where_a_board_is_fitted() -> None:
    layout = layout_of("ring-majority/tet")
    near = home_of(layout).zoomed(2)
    assert fitted(near, layout, CLOSED).zoom == near.zoom != home_of(layout).zoom


def test_pieces_on_their_way_are_before_the_nearest_plane() -> None:
    layout = layout_of("ring-majority/tet")
    camera = fitted(home_of(layout), layout, CLOSED)
    renderer = vtkRenderer()
    aim(renderer, camera, 1.0)
    nearest, _ = renderer.GetActiveCamera().GetClippingRange()
    nothing = np.zeros(layout.places, dtype=np.int8)
    arriving = nothing.copy()
    arriving[0] = 1
    transition = Transition(nothing, arriving, leaving=nothing)
    highest = mesh_of_parts(moving_parts(layout, transition, 0.0, LIGHT.material)).points
    reach = np.linalg.norm(highest - camera.middle, axis=1).max()
    assert camera.distance(1.0) - reach > nearest


@each_realm
def test_a_realm_stands_upright_at_first(uid: str) -> None:
    """A tetrahedron's first corner is on top, as what is upwards is on all others."""
    layout = layout_of(uid)
    first_corner = layout.centres[layout.kinds.index("vertex")]
    top = first_corner if uid == "ring-majority/tet" else np.array([0.0, 0.0, 1.0])
    right, up, _ = home_of(layout).axes
    assert right @ top == pytest.approx(0.0, abs=1e-9)
    assert up @ top > 0.5 * np.linalg.norm(top)
