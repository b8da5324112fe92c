"""The piles in space: tiles that fit together, pegs that fit into holes, places like the map."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, present
from ringrealms3d.games import start, variant
from ringrealms3d.games.loop.board import LoopBoard
from ringrealms3d.games.loop.tile import tile
from ringrealms3d.geometry.shapes import sketch_of
from tests.games.loop.play import MINI, UIDS, pile
from tests.games.playing import random_game
from tests.scene.meshes import pad_mesh, piece_meshes
from tests.scene.rays import Points, first_hit, layout_of

each_pile = pytest.mark.parametrize("uid", UIDS)
SIDE_BY_SIDE = np.sqrt(3)  # from middle to middle, in sides of a tile


def tile_points(layout: SolidLayout) -> Points:
    """Return the points of a tile as it is drawn, in sides of a tile."""
    (surface,) = layout.shapes[1].surfaces
    return surface.points


def peg_corners(layout: SolidLayout) -> Points:
    """Return the lowest corners of a tile's peg."""
    points = np.unique(tile_points(layout).round(9), axis=0)
    return np.asarray(points[points[:, 2] == points[:, 2].min()])


def inside(point: NDArray[np.float64], outline: NDArray[np.float64]) -> float:
    """Return how far a point of the plane lies inside a convex outline; less than 0 is outside."""
    along = np.roll(outline, -1, axis=0) - outline
    inwards = np.stack([-along[:, 1], along[:, 0]], axis=1)
    inwards /= np.linalg.norm(inwards, axis=1, keepdims=True)
    return float(np.einsum("ij,ij->i", point - outline, inwards).min())


def threes(board: LoopBoard, level: int) -> dict[tuple[int, int, int], int | None]:
    """Return all three tiles of a level that touch each other, and the site that rests on them."""
    sites = [x for x in range(board.size) if board.spots[x].level == level]
    above = {frozenset(board.under(x)): x for x in range(board.holes, board.size)}
    found: dict[tuple[int, int, int], int | None] = {}
    for a in sites:
        near = [x for x in board.beside(a) if x > a]
        for b, c in combinations(near, 2):
            if c in board.beside(b):
                found[a, b, c] = above.get(frozenset((a, b, c)))
    return found


@each_pile
def test_there_is_one_row_for_each_site(uid: str) -> None:
    layout, board = layout_of(uid), pile(uid)
    assert layout.places == board.size < len(layout.kinds)
    assert len(layout.pads) == len(layout.targets or ()) == board.size
    for rows in (layout.normals, layout.radii, layout.lifts, layout.levels, layout.supports):
        assert len(rows) == board.size
    assert layout.levels.tolist() == [spot.level for spot in board.spots]
    assert set(layout.shapes) == set(layout.glyphs) == {1, 2}


@each_pile
def test_a_site_is_there_when_it_rests_on_tiles(uid: str) -> None:
    layout, board = layout_of(uid), pile(uid)
    for _, position in random_game(start(uid), seed=4):
        pieces = position.pieces
        there = present(layout, pieces)
        for site in range(board.size):
            assert there[site] == all(pieces[x] for x in board.under(site))


@each_pile
def test_tiles_of_a_level_touch_and_do_not_overlap(uid: str) -> None:
    layout = layout_of(uid)
    flat = tile_points(layout)[:, :2]
    assert np.linalg.norm(flat, axis=1).max() < SIDE_BY_SIDE * SIDE_BY_SIDE / 2  # the next but one
    for angle in np.radians(60 * np.arange(6)):
        reach = (flat @ [np.cos(angle), np.sin(angle)]).max()
        assert 0 < SIDE_BY_SIDE / 2 - reach < 0.02
    for site in range(layout.places):
        for other in pile(uid).beside(site):
            if other >= 0:
                apart = np.linalg.norm(layout.centres[site] - layout.centres[other])
                assert apart / layout.radii[site] == pytest.approx(SIDE_BY_SIDE)


@each_pile
def test_a_tile_lies_on_the_three_below_it(uid: str) -> None:
    layout, board = layout_of(uid), pile(uid)
    top = tile_points(layout)[:, 2].max()
    for site in range(board.holes, board.size):
        below = layout.centres[list(board.under(site))]
        offset = (layout.centres[site] - below) / layout.radii[site]
        np.testing.assert_allclose(offset[:, 2], top)
        np.testing.assert_allclose(np.linalg.norm(offset[:, :2], axis=1), 1)
    bodies = tile_points(layout)[:, 2]
    low = bodies[bodies > 0].min()
    assert 0 < low < 0.02


@each_pile
def test_corners_are_closed_where_nothing_can_lie_and_open_where_a_peg_goes(uid: str) -> None:
    layout, board = layout_of(uid), pile(uid)
    outline = layout.shapes[1].outline
    pegs = peg_corners(layout)[:, :2]
    for three, gap in threes(board, level=1).items():
        feet = layout.centres[list(three), :2] / layout.radii[0]
        middle = feet.mean(axis=0)
        nearest = [np.linalg.norm(foot + outline - middle, axis=1).min() for foot in feet]
        if gap is None:
            assert max(nearest) < 0.02
            continue
        np.testing.assert_allclose(layout.centres[gap, :2] / layout.radii[0], middle, atol=1e-9)
        room = [-inside(middle + peg - foot, outline) for peg in pegs for foot in feet]
        assert min(room) > 0.02
        assert min(room) < 0.06  # it fits, and does not rattle
        assert np.linalg.norm(pegs, axis=1).min() > 0.3


@each_pile
def test_every_second_corner_is_open(uid: str) -> None:
    board = pile(uid)
    found = threes(board, level=1)
    gaps = [gap for gap in found.values() if gap is not None]
    assert len(gaps) == len(set(gaps)) == len([s for s in board.spots if s.level == 2])
    assert len(found) - len(gaps) == board.holes - 2 * board.side + 1


@each_pile
def test_every_peg_stands_in_its_hole_above_the_floor(uid: str) -> None:
    layout, board = layout_of(uid), pile(uid)
    pads = pad_mesh(layout)
    seats = pads.triangles[pads.owners[pads.triangles[:, 0]] < board.holes]
    seen = np.concatenate(
        [pads.points[seats], *(part.points[part.triangles] for part in layout.fixtures)]
    )
    down = np.array([0.0, 0.0, -1.0])
    some = np.unique(np.linspace(0, board.holes - 1, 20).astype(int))
    for site in some:
        for peg in peg_corners(layout):
            tip = layout.centres[site] + layout.radii[site] * peg
            hit, _ = first_hit(seen, tip - 2 * down, down)
            assert hit is not None
            assert seen[hit, :, 2].max() < tip[2] < layout.centres[site, 2]
    for site in range(board.holes, board.size):
        tip = layout.centres[site, 2] + layout.radii[site] * peg_corners(layout)[0, 2]
        assert layout.pads[site][:, 2].max() < tip


@each_pile
def test_floors_of_gaps_lie_over_closed_corners_inside_their_holes(uid: str) -> None:
    layout, board = layout_of(uid), pile(uid)
    outline = layout.shapes[1].outline
    for site in range(board.holes, board.size):
        corners = layout.pads[site][:, :2] / layout.radii[site]
        for below in board.under(site):
            foot = layout.centres[below, :2] / layout.radii[site]
            assert max(inside(corner - foot, outline) for corner in corners) < 0
        ground = layout.centres[board.under(site)[0], 2]
        assert layout.pads[site][:, 2].min() > ground


@each_pile
def test_board_and_whole_pile_fit_into_the_unit_ball(uid: str) -> None:
    layout = layout_of(uid)
    stones = np.ones(layout.places, dtype=np.int8)
    tiles = piece_meshes(layout, stones)["ebony"]
    points = [surface.points for surface in layout.fixtures]
    points += [tiles.points, pad_mesh(layout).points, *(layout.targets or ())]
    farthest = max(np.linalg.norm(part, axis=1).max() for part in points)
    assert 0.9 < farthest <= 1 + 1e-9


@each_pile
def test_tiles_stand_on_the_board(uid: str) -> None:
    layout = layout_of(uid)
    frame = next(part for part in layout.fixtures if part.material == "gap")
    rim = frame.points[np.isclose(frame.normals[:, 2], 1)]
    (height,) = np.unique(rim[:, 2].round(9))
    ground = layout.centres[layout.levels == 1]
    np.testing.assert_allclose(ground[:, 2], height, atol=1e-9)
    reach = layout.radii[0]
    for axis in (0, 1):
        assert rim[:, axis].min() < ground[:, axis].min() - reach
        assert rim[:, axis].max() > ground[:, axis].max() + reach


@each_pile
def test_a_tile_has_few_triangles_and_they_turn_outwards(uid: str) -> None:
    for shape in layout_of(uid).shapes.values():
        (surface,) = shape.surfaces
        assert len(sketch_of(surface)) <= 190
        assert len(surface.triangles) <= 300
        a, b, c = surface.points[surface.triangles].transpose(1, 0, 2)
        areas = np.cross(b - a, c - a)
        assert (np.einsum("ij,ij->i", areas, surface.normals[surface.triangles[:, 0]]) > 0).all()


@each_pile
def test_map_and_space_agree_on_every_site(uid: str) -> None:
    layout, board = layout_of(uid), pile(uid)
    for level in range(1, board.side + 1):
        sites = np.flatnonzero(layout.levels == level)
        on_map = layout.map_centres[sites] - layout.map_centres[sites[0]]
        in_space = (layout.centres[sites] - layout.centres[sites[0]]) / layout.radii[0]
        np.testing.assert_allclose(on_map, in_space[:, :2], atol=1e-9)
        np.testing.assert_allclose(in_space[:, 2], 0, atol=1e-9)
    small = dict(zip(board.supports, range(board.size, len(layout.kinds)), strict=True))
    for gap in range(board.holes, board.size):
        for site in board.under(gap):
            on_map = layout.map_centres[small[site]] - layout.map_centres[gap]
            in_space = (layout.centres[site] - layout.centres[gap]) / layout.radii[0]
            np.testing.assert_allclose(on_map, in_space[:2], atol=1e-9)


@each_pile
def test_taking_apart_parts_the_levels_upwards(uid: str) -> None:
    layout = layout_of(uid)
    lifts = np.unique(np.column_stack([layout.levels, layout.lifts]).round(9), axis=0)
    assert len(lifts) == pile(uid).side
    assert not lifts[:, 1:3].any()
    assert lifts[0, 3] == 0
    assert np.diff(lifts[:, 3]).min() > 0.05


def test_the_start_has_every_hole_and_no_gap() -> None:
    layout, board = layout_of(MINI), pile(MINI)
    there = present(layout, start(MINI).pieces)
    assert there.tolist() == [site < board.holes for site in range(board.size)]
    assert isinstance(variant(MINI).layout, SolidLayout)


def test_walls_of_tiles_blend_at_upright_edges() -> None:
    """Where two walls meet above a tile's foot, their normals are the same or nearly so."""
    (surface,) = tile("ebony").surfaces
    corners = surface.points[surface.triangles]
    facing = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    level = np.abs(facing[:, 2]) < 0.1 * np.linalg.norm(facing, axis=1)
    walls = surface.triangles[level & (corners[:, :, 2].min(axis=1) > 0)]
    met: dict[tuple[float, ...], list[Points]] = {}
    for number in np.unique(walls):
        spot = tuple(np.round(surface.points[number], 6).tolist())
        met.setdefault(spot, []).append(surface.normals[number])
    assert len(met) == 36
    assert all(one @ two > 0.95 for found in met.values() for one in found for two in found)
