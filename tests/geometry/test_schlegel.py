"""The 2-D map: every site once, nothing on top of anything, nothing outside the frame."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from ringrealms3d.geometry.schlegel import FlatMap, flat_map
from ringrealms3d.geometry.standing import realm_polyhedron
from tests.amounts import rest_nightly
from tests.geometry.planar import (
    area,
    crossings,
    distance_to_border,
    inside,
    is_simple,
    segments,
)
from tests.geometry.realms import FEW, NAMES, ROW, Points, mesh

each_realm = pytest.mark.parametrize("name", rest_nightly(NAMES, *FEW))


@cache
def laid_out(name: str) -> FlatMap:
    return flat_map(realm_polyhedron(name))


@cache
def border(name: str) -> Points:
    """Return the closed line of the sides that only one of the cells 1, 2, ... has."""
    rows = [
        row for cell in laid_out(name).cells[1:] for row in np.round(segments(cell), 9).tolist()
    ]
    sides = {(tuple(start), tuple(end)) for start, end in rows}
    assert len(sides) == len(rows)
    following = {start: end for start, end in sides if (end, start) not in sides}
    corner = next(iter(following))
    line = [corner]
    while (corner := following[corner]) != line[0]:
        line.append(corner)
    assert len(line) == len(following)
    return np.array(line)


@each_realm
def test_one_outline_for_each_site(name: str) -> None:
    found, row = laid_out(name), ROW[name]
    assert len(found.cells) == len(found.centres) == len(found.radii) == row.positions


@each_realm
def test_cells_are_simple_and_seen_from_outside(name: str) -> None:
    for cell in laid_out(name).cells:
        assert is_simple(cell)
        assert area(cell) > 1e-4


@each_realm
def test_cells_fill_the_border_of_the_opened_face_without_overlap(name: str) -> None:
    line = border(name)
    assert is_simple(line)
    total = sum(area(cell) for cell in laid_out(name).cells[1:])
    assert area(line) == pytest.approx(total, rel=1e-6)


@each_realm
def test_points_of_the_map_lie_in_one_cell(name: str) -> None:
    found = laid_out(name)
    points = np.random.default_rng(3).uniform(-found.size, found.size, (400, 2))
    times = np.sum([inside(points, cell) for cell in found.cells[1:]], axis=0)
    assert (times == inside(points, border(name))).all()
    assert 0 < np.count_nonzero(times) < len(points)


@each_realm
def test_centres_lie_in_their_own_cell_alone(name: str) -> None:
    found = laid_out(name)
    table = np.array([inside(found.centres, cell) for cell in found.cells])
    assert table[0].all()
    assert (table[1:, 1:] == np.eye(len(found.cells) - 1, dtype=np.bool_)).all()
    assert not table[1:, 0].any()


@each_realm
def test_circles_stay_in_their_cells(name: str) -> None:
    found = laid_out(name)
    for centre, radius, cell in zip(
        found.centres[1:], found.radii[1:], found.cells[1:], strict=True
    ):
        assert 0 < radius <= distance_to_border(centre, cell) + 1e-9
        assert radius > 0.98 * distance_to_border(centre, cell)


@each_realm
def test_the_piece_of_the_opened_face_lies_between_border_and_frame(name: str) -> None:
    found = laid_out(name)
    assert found.radii[0] > 0.1
    assert np.linalg.norm(found.centres[0]) + found.radii[0] <= found.size + 1e-9
    assert not inside(found.centres[:1], border(name)).any()
    assert distance_to_border(found.centres[0], border(name)) > 0.98 * found.radii[0]


@each_realm
def test_everything_is_inside_the_frame(name: str) -> None:
    found = laid_out(name)
    cells = found.cells[1:]
    assert max(np.linalg.norm(cell, axis=1).max() for cell in cells) < found.size
    assert np.linalg.norm(found.cells[0], axis=1) == pytest.approx(found.size)


@each_realm
def test_the_middle_is_the_bottom_and_azimuth_0_is_on_the_right(name: str) -> None:
    found, points = laid_out(name), mesh(name).points
    places = found.centres[-len(points) :]
    distances = np.linalg.norm(places, axis=1)
    assert distances == pytest.approx(np.arccos(np.clip(-points[:, 2], -1, 1)), abs=1e-7)
    off_axis = np.hypot(points[:, 0], points[:, 1]) > 1e-6
    expected = np.arctan2(-points[:, 1], points[:, 0])[off_axis]
    gaps = np.arctan2(places[:, 1], places[:, 0])[off_axis] - expected
    assert np.abs(np.remainder(gaps + np.pi, 2 * np.pi) - np.pi).max() < 1e-9


@each_realm
def test_the_smallest_circle_can_be_seen_at_800_pixels(name: str) -> None:
    found = laid_out(name)
    assert found.radii.min() * 800 / (2 * found.size) >= 4


def test_a_crossing_would_be_seen() -> None:
    bow_tie = np.array([[0.0, 0.0], [1.0, 1.0], [1.0, 0.0], [0.0, 1.0]])
    assert crossings(segments(bow_tie)) == 1
    assert not is_simple(bow_tie)
    square = bow_tie[[0, 2, 1, 3]]
    assert is_simple(square)
    assert inside(np.array([[0.5, 0.5], [1.5, 0.5]]), square).tolist() == [True, False]
