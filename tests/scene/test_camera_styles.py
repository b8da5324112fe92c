"""Turning like a ball and like a turntable, and the ways between two views."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.scene.camera import Camera, camera_at
from ringrealms3d.scene.camera_styles import (
    ARCBALL,
    BY_BOARD,
    TURNTABLE,
    Arcball,
    CameraStyle,
    Turntable,
    azimuth_and_elevation,
    style_for,
)

LOWEST = 5.0
angles = st.floats(-180, 180)
elevations = st.floats(-90, 90)
turns = st.floats(-4, 4)
cameras = st.builds(camera_at, angles, elevations, angles)
tables = st.sampled_from([Turntable(), Turntable(LOWEST)])
styles = st.sampled_from([Arcball(), Turntable(), Turntable(LOWEST)])


def up_of(camera: Camera) -> float:
    """Return how much of the z axis points upwards in the picture."""
    return float(camera.axes[1, 2])


@given(tables, cameras, st.lists(st.tuples(turns, turns), max_size=8))
def test_a_turntable_is_never_upside_down_and_never_too_low(
    table: Turntable, camera: Camera, drags: list[tuple[float, float]]
) -> None:
    camera = table.held(camera)
    for right, up in drags:
        camera = table.dragged(camera, right, up)
        _, elevation = azimuth_and_elevation(camera)
        assert up_of(camera) >= -1e-9
        assert abs(camera.axes[0, 2]) < 1e-9
        assert table.lowest - 1e-6 <= elevation <= 90 + 1e-6


@given(st.floats(-180, 180), st.floats(10, 80), st.floats(-1, 1))
def test_a_drag_to_the_side_turns_a_table_about_its_axis(
    azimuth: float, elevation: float, right: float
) -> None:
    camera = Turntable(LOWEST).dragged(camera_at(azimuth, elevation), right, 0)
    expected = camera_at(azimuth - float(np.degrees(right)), elevation)
    np.testing.assert_allclose(camera.axes, expected.axes, atol=1e-9)


@pytest.mark.parametrize("table", [Turntable(), Turntable(LOWEST)])
def test_at_the_pole_the_turn_goes_on(table: Turntable) -> None:
    camera = camera_at(40, 90)
    assert azimuth_and_elevation(table.held(camera)) == pytest.approx((40, 90))
    down = table.dragged(camera, 0, np.radians(30))
    assert azimuth_and_elevation(down) == pytest.approx((40, 60))


@given(styles, cameras, cameras, st.floats(0.5, 2), st.floats(0.5, 2))
def test_a_way_begins_and_ends_where_it_should(
    style: CameraStyle, start: Camera, end: Camera, near: float, far: float
) -> None:
    start, end = (
        style.held(replace(camera, zoom=zoom)) for camera, zoom in ((start, near), (end, far))
    )
    for share, camera in ((0.0, start), (1.0, end)):
        found = style.between(start, end, share)
        np.testing.assert_allclose(found.axes, camera.axes, atol=1e-6)
        assert found.zoom == pytest.approx(camera.zoom)
    middle = style.between(start, end, 0.5)
    np.testing.assert_allclose(middle.axes @ middle.axes.T, np.eye(3), atol=1e-9)


@given(cameras, cameras)
def test_a_ball_turns_half_as_far_on_half_the_way(start: Camera, end: Camera) -> None:
    middle = Arcball().between(start, end, 0.5)
    first, second = (
        np.trace(one.axes.T @ other.axes) for one, other in ((start, middle), (middle, end))
    )
    assert first == pytest.approx(second, abs=1e-6)


@given(tables, cameras, cameras, st.floats(0, 1))
def test_a_table_stays_upright_on_the_way(
    table: Turntable, start: Camera, end: Camera, share: float
) -> None:
    camera = table.between(table.held(start), table.held(end), share)
    assert up_of(camera) >= -1e-9
    assert azimuth_and_elevation(camera)[1] >= table.lowest - 1e-6


@given(styles, cameras, angles, st.floats(6, 84))
def test_a_direction_comes_to_the_front(
    style: CameraStyle, camera: Camera, azimuth: float, elevation: float
) -> None:
    direction = camera_at(azimuth, elevation).axes[2]
    found = style.towards(style.held(camera), direction)
    np.testing.assert_allclose(found.axes[2], direction, atol=1e-6)


def test_each_board_gets_the_style_that_fits_it() -> None:
    assert style_for(BY_BOARD, upright=True) == Turntable(LOWEST)
    assert style_for(BY_BOARD, upright=False) == Arcball()
    assert style_for(TURNTABLE, upright=False) == Turntable(-90)
    assert style_for(ARCBALL, upright=True) == Arcball()


@given(cameras)
def test_the_opposite_of_the_opposite_is_the_same(camera: Camera) -> None:
    np.testing.assert_array_equal(camera.opposite().opposite().axes, camera.axes)
    np.testing.assert_allclose(camera.opposite().axes[2], -camera.axes[2])
    np.testing.assert_allclose(camera.opposite().axes[1], camera.axes[1])
    assert np.linalg.det(camera.opposite().axes) == pytest.approx(1)
