"""Areas, insets and inscribed circles of polygons."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringrealms3d.core.layout import Polygon
from ringrealms3d.geometry.polygon import (
    area_vector,
    inradius,
    inset,
    levelled,
    subdivided,
    unit_normal,
)
from tests.geometry.planar import area

SQUARE = np.array([[0.0, 0, 0], [2, 0, 0], [2, 2, 0], [0, 2, 0]])
LENGTHS = st.floats(0.1, 10)
COUNTS = st.integers(3, 12)
SEEDS = st.integers(0, 2**32 - 1)


def regular(count: int, radius: float) -> Polygon:
    """Return a regular polygon in the plane z = 0, counter-clockwise seen from above."""
    angles = np.arange(count) * 2 * np.pi / count
    return radius * np.stack([np.cos(angles), np.sin(angles), np.zeros(count)], axis=1)


def on_circle(seed: int, count: int) -> Polygon:
    """Return a convex polygon in the plane with corners on the unit circle, no two too near."""
    rng = np.random.default_rng(seed)
    angles = 2 * np.pi * (np.arange(count) + rng.uniform(0, 0.8, count)) / count
    return np.stack([np.cos(angles), np.sin(angles)], axis=1)


def in_space(polygon: Polygon, seed: int) -> tuple[Polygon, Polygon]:
    """Return a plane polygon somewhere in space, and the normal it has there."""
    rng = np.random.default_rng(seed)
    turn, _ = np.linalg.qr(rng.normal(size=(3, 3)))
    turn *= np.linalg.det(turn)
    flat = np.column_stack([polygon, np.zeros(len(polygon))])
    return flat @ turn.T + rng.normal(size=3), turn[:, 2]


def test_area_vector_of_a_square() -> None:
    assert area_vector(SQUARE).tolist() == [0, 0, 4]
    assert area_vector(SQUARE[::-1]).tolist() == [0, 0, -4]
    assert unit_normal(SQUARE + 5).tolist() == [0, 0, 1]


@given(SEEDS, COUNTS)
def test_area_vector_points_along_the_normal_with_the_length_of_the_area(
    seed: int, count: int
) -> None:
    flat = on_circle(seed, count)
    polygon, normal = in_space(flat, seed)
    assert area(flat) > 0
    assert area_vector(polygon) == pytest.approx(area(flat) * normal, abs=1e-9)
    assert unit_normal(polygon) == pytest.approx(normal, abs=1e-9)


@given(COUNTS, LENGTHS, st.floats(0.05, 0.95))
def test_inset_of_a_regular_polygon(count: int, radius: float, share: float) -> None:
    apothem = radius * np.cos(np.pi / count)
    result = inset(regular(count, radius), share * apothem)
    assert len(result) == count
    distances = np.linalg.norm(result, axis=1)
    assert distances == pytest.approx((1 - share) * radius)
    assert inradius(result, np.zeros(3)) == pytest.approx((1 - share) * apothem)


@given(SEEDS, COUNTS, st.floats(1e-3, 0.2))
def test_inset_keeps_its_distance_from_every_side(seed: int, count: int, distance: float) -> None:
    polygon, normal = in_space(on_circle(seed, count), seed)
    try:
        result = inset(polygon, distance)
    except ValueError:
        return
    assert unit_normal(result) == pytest.approx(normal, abs=1e-6)
    for start, end in zip(polygon, np.roll(polygon, -1, axis=0), strict=True):
        inward = np.cross(normal, end - start) / np.linalg.norm(end - start)
        depths = (result - start) @ inward
        assert depths.min() > distance - 1e-9


def test_inset_of_a_square() -> None:
    result = inset(SQUARE, 0.5)
    assert {tuple(corner) for corner in np.round(result, 12).tolist()} == {
        (x, y, 0.0) for x in (0.5, 1.5) for y in (0.5, 1.5)
    }
    assert unit_normal(result).tolist() == [0, 0, 1]


def test_sides_that_vanish_are_gone() -> None:
    cut = np.array([[0.0, 0, 0], [4, 0, 0], [4, 3.8, 0], [3.8, 4, 0], [0, 4, 0]])
    assert len(inset(cut, 0.01)) == 5
    result = inset(cut, 1)
    assert len(result) == 4
    assert {tuple(corner) for corner in np.round(result, 9).tolist()} == {
        (x, y, 0.0) for x in (1.0, 3.0) for y in (1.0, 3.0)
    }


@pytest.mark.parametrize("distance", [1.001, 5.0, 100.0])
def test_nothing_is_left_of_a_small_polygon(distance: float) -> None:
    with pytest.raises(ValueError, match=f"inset by {distance:g}"):
        inset(SQUARE, distance)


def test_inradius_of_a_square() -> None:
    assert inradius(SQUARE, np.array([1.0, 1, 0])) == 1
    assert inradius(SQUARE, np.array([0.25, 1, 0])) == 0.25
    assert inradius(SQUARE[:, :2], np.array([1.0, 1.75])) == 0.25


@given(SEEDS, COUNTS)
def test_inradius_against_samples_of_the_border(seed: int, count: int) -> None:
    polygon = on_circle(seed, count)
    centre = polygon.mean(axis=0)
    shares = np.linspace(0, 1, 400)[:, None, None]
    samples = polygon + shares * (np.roll(polygon, -1, axis=0) - polygon)
    nearest = np.linalg.norm(samples - centre, axis=-1).min()
    assert nearest - 1e-3 < inradius(polygon, centre) <= nearest + 1e-12


@given(SEEDS, COUNTS)
def test_levelling_raises_along_the_normal_only(seed: int, count: int) -> None:
    flat, normal = in_space(on_circle(seed, count), seed)
    bent = flat + np.random.default_rng(seed).uniform(-0.05, 0.05, count)[:, None] * normal
    result = levelled(bent)
    direction = unit_normal(bent)
    assert result @ direction == pytest.approx((bent @ direction).max(), abs=1e-12)
    assert ((result - bent) @ direction).min() >= -1e-12
    assert np.cross(result - bent, direction) == pytest.approx(0, abs=1e-12)
    assert area_vector(result) == pytest.approx(area_vector(bent), abs=1e-12)


@given(SEEDS, COUNTS)
def test_levelling_a_flat_polygon_changes_nothing(seed: int, count: int) -> None:
    polygon, _ = in_space(on_circle(seed, count), seed)
    assert levelled(polygon) == pytest.approx(polygon, abs=1e-9)


def test_subdividing_a_square() -> None:
    result = subdivided(SQUARE, 4)
    assert len(result) == 16
    assert result[::4].tolist() == SQUARE.tolist()
    assert result[1].tolist() == [0.5, 0, 0]
    assert area_vector(result).tolist() == [0, 0, 4]
    assert subdivided(SQUARE, 1).tolist() == SQUARE.tolist()
