"""The board of Loops 'n Leaps in space: where its places are and what stands on them."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, Surface, in_space, present
from ringrealms3d.games import variant
from tests.games.loops_n_leaps.play import UIDS, board_of

Points = NDArray[np.float64]
NUMBERS = (-1, 1, 2, 3, 4)
DOUBLES = (3, 4)

each_board = pytest.mark.parametrize("uid", UIDS)
each_figure = pytest.mark.parametrize("number", NUMBERS)


def solid(uid: str) -> SolidLayout:
    return in_space(variant(uid).layout)


def surfaces(uid: str) -> list[Surface]:
    layout = solid(uid)
    return [*layout.fixtures, *(s for shape in layout.shapes.values() for s in shape.surfaces)]


@each_board
def test_everything_fits_the_unit_ball_and_fills_it(uid: str) -> None:
    layout = solid(uid)
    farthest = max(np.linalg.norm(part.points, axis=1).max() for part in layout.fixtures)
    assert 0.99 < farthest <= 1
    for shape in layout.shapes.values():
        reach = max(np.linalg.norm(part.points[:, :2], axis=1).max() for part in shape.surfaces)
        feet = np.linalg.norm(layout.centres, axis=1) + layout.radii * reach
        assert np.hypot(feet, layout.radii * shape.height).max() < 1


@each_board
def test_normals_are_unit_and_agree_with_the_triangles(uid: str) -> None:
    for surface in surfaces(uid):
        assert np.linalg.norm(surface.normals, axis=1) == pytest.approx(1)
        a, b, c = (surface.points[surface.triangles[:, k]] for k in range(3))
        areas = np.cross(b - a, c - a)
        large = np.linalg.norm(areas, axis=1) > 1e-9
        means = surface.normals[surface.triangles].mean(axis=1)
        assert (np.einsum("ij,ij->i", areas, means)[large] > 0).all()


@each_board
def test_the_frame_is_closed_and_turned_outwards(uid: str) -> None:
    """By the divergence theorem the volume inside a closed surface is the same from any origin."""
    corners = np.concatenate([part.points[part.triangles] for part in solid(uid).fixtures])
    volumes = []
    for origin in ((0.0, 0.0, 0.0), (3.0, -1.0, 2.0)):
        a, b, c = (corners - origin).transpose(1, 0, 2)
        volumes.append(np.einsum("ij,ij->i", a, np.cross(b, c)).sum() / 6)
    assert volumes[0] == pytest.approx(volumes[1])
    assert volumes[0] > 0.1


@each_figure
def test_figures_stand_on_their_places(number: int) -> None:
    layout = solid(UIDS[0])
    shape = layout.shapes[number]
    points = np.concatenate([surface.points for surface in shape.surfaces])
    assert points[:, 2].min() == pytest.approx(0)
    assert points[:, 2].max() == pytest.approx(shape.height, abs=0.05)
    assert np.linalg.norm(points[:, :2], axis=1).max() <= 1 + 1e-9
    assert np.linalg.norm(shape.outline, axis=1).max() <= 1


@each_board
def test_figures_on_neighbouring_cells_stand_apart(uid: str) -> None:
    layout = solid(uid)
    for one, other in combinations(range(len(layout.kinds)), 2):
        way = np.linalg.norm(layout.centres[one] - layout.centres[other])
        assert way > 1.2 * (layout.radii[one] + layout.radii[other])
    for pad, centre, radius in zip(layout.pads, layout.centres, layout.radii, strict=True):
        middles = (pad + np.roll(pad, -1, axis=0)) / 2
        assert np.linalg.norm(middles - centre, axis=1).min() > 1.1 * radius


def profile(number: int) -> dict[str, Points]:
    """Return radius and height of all points of a figure by material."""
    shape = solid(UIDS[0]).shapes[number]
    return {
        part.material: np.column_stack(
            [np.linalg.norm(part.points[:, :2], axis=1), part.points[:, 2]]
        )
        for part in shape.surfaces
    }


def test_a_double_is_a_man_high_above_a_man_with_a_dot_of_the_other_colour() -> None:
    layout = solid(UIDS[0])
    for number in DOUBLES:
        own, other = layout.colours[number - 3], layout.colours[4 - number]
        man_height = layout.shapes[number - 2].height
        assert layout.shapes[number].height > 2.5 * man_height
        parts = profile(number)
        assert set(parts) == {own, other}
        (man,) = profile(number - 2).values()
        head = np.array([0.0, layout.shapes[number].height - man_height])
        rows = {tuple(row) for row in parts[own].round(9).tolist()}
        assert {tuple(row) for row in np.concatenate([man, man + head]).round(9).tolist()} <= rows
        dot = parts[other]
        assert 0.3 < dot[:, 0].max() < 0.5
        middle = parts[own][parts[own][:, 0] < dot[:, 0].max()]
        assert dot[:, 1].max() > middle[:, 1].max() + 0.02


def test_the_two_seats_differ_in_shape() -> None:
    (white,), (black,) = profile(1).values(), profile(2).values()
    tops = [found[found[:, 0] < 0.5][:, 1].max() for found in (white, black)]
    assert tops[0] > tops[1] + 0.05


@each_board
def test_pillars_stand_on_the_pillars_and_nothing_rests_on_anything(uid: str) -> None:
    layout, board = solid(uid), board_of(uid)
    assert [x for x, kind in enumerate(layout.kinds) if kind == "pillar"] == list(board.pillars)
    assert present(layout, np.zeros(board.size, dtype=np.int8)).all()
    assert (layout.lifts == 0).all()
    assert layout.upright


@each_board
def test_the_solid_is_the_map_seen_from_above(uid: str) -> None:
    """The same cells lie at the same places, so that both agree on every site."""
    layout = solid(uid)
    scale = np.ptp(layout.centres[:, 0]) / np.ptp(layout.map_centres[:, 0])
    assert layout.centres[:, :2] == pytest.approx(scale * layout.map_centres)
    assert layout.targets is not None
    for target, cell in zip(layout.targets, layout.map_cells, strict=True):
        assert target[:, :2] == pytest.approx(scale * cell)
