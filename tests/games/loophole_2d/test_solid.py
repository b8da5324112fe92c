"""The board in space: a body with two real windows, and wires that touch nothing on it."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest
import trimesh
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import Surface, in_space, present
from ringrealms3d.games import start, variant
from ringrealms3d.games.loophole_2d.board import NODES, WINDOWS
from ringrealms3d.scene.mesh_data import MeshData
from tests.games.loophole_2d.play import BOARD, UID, random_set_up
from tests.scene.meshes import mesh_of, pad_mesh, piece_meshes
from tests.scene.rays import first_hit

LAYOUT = in_space(variant(UID).layout)
PLATE, *RIMS = LAYOUT.fixtures
RADIUS = float(LAYOUT.radii[0]) / float(LAYOUT.map_radii[0])  # of a cell
DOWN = np.array([0.0, 0.0, -1.0])
Points = NDArray[np.float64]
BRIDGES = {
    (seat, node): LAYOUT.bridges[seat * len(NODES) + node]
    for seat in (0, 1)
    for node in range(len(NODES))
}


def body_of(surface: Surface) -> trimesh.Trimesh:
    """Return a surface with its equal points made one."""
    body = trimesh.Trimesh(surface.points.round(9), surface.triangles, process=False)
    body.merge_vertices()
    return body


def hole_centres(window: int) -> Points:
    """Return the middles of the four cells that a window is cut out of."""
    node = WINDOWS[window]
    flat = dict(zip(BOARD.places, LAYOUT.map_centres, strict=True))
    step = flat[1, 3] - flat[1, 2], flat[3, 1] - flat[2, 1]
    corner = flat[node.before, node.span[0]]
    return RADIUS * np.array(
        [corner + (r - node.before) * step[1] + (c - node.span[0]) * step[0]
         for r in node.span for c in node.span]
    )  # fmt: skip


def hits(surface: Surface, origin: Points, direction: Points) -> bool:
    return first_hit(surface.points[surface.triangles], origin, direction)[0] is not None


def test_the_plate_is_a_body_of_genus_two() -> None:
    body = body_of(PLATE)
    assert body.is_volume
    assert body.euler_number == 2 - 2 * len(WINDOWS)


@pytest.mark.parametrize("window", [0, 1])
def test_one_can_look_through_a_window(window: int) -> None:
    middles = hole_centres(window)
    middle = middles.mean(axis=0)
    for share in (0.0, 0.3, 0.6):
        for spot in middle + share * (middles - middle):
            assert not hits(PLATE, np.array([*spot, 1.0]), DOWN)
    seen = [
        not hits(PLATE, np.array([*(middle + aside), 1.0]), DOWN)
        for aside in np.random.default_rng(1).uniform(-1.5, 1.5, (200, 2)) * RADIUS
    ]
    assert 0.5 < np.mean(seen) < 1


@pytest.mark.nightly
def test_the_plate_lies_under_every_cell() -> None:
    for pad in LAYOUT.pads:
        for corner in pad:
            assert hits(PLATE, corner - DOWN, DOWN)
    assert PLATE.points[:, 2].max() < 0
    deepest = pad_mesh(LAYOUT).points[:, 2].min()
    assert PLATE.points[:, 2].min() < deepest < PLATE.points[:, 2].max()


def test_everything_fits_into_the_unit_ball_and_nearly_fills_it() -> None:
    stones = np.resize(np.array([1, 2, 3, 4], dtype=np.int8), BOARD.size)
    meshes = [pad_mesh(LAYOUT), *map(mesh_of, LAYOUT.fixtures)]
    meshes += [mesh_of(bridge.surface) for bridge in LAYOUT.bridges]
    meshes += piece_meshes(LAYOUT, stones).values()
    farthest = [float(np.linalg.norm(mesh.points, axis=1).max()) for mesh in meshes]
    assert 0.98 < max(farthest) <= 1 + 1e-9


def samples(triangles: Points) -> Points:
    """Return the corners, the middles of the sides, and the middles of triangles."""
    sides = (triangles + np.roll(triangles, 1, axis=1)) / 2
    middles = triangles.mean(axis=1, keepdims=True)
    return np.concatenate([triangles, sides, middles], axis=1).reshape(-1, 3)


def gap(points: Points, others: Points) -> float:
    """Return the least distance between two clouds of points, a cell's radius at most."""
    low, high = others.min(axis=0) - RADIUS, others.max(axis=0) + RADIUS
    near = points[((points > low) & (points < high)).all(axis=1)]
    if not len(near):
        return RADIUS
    squares = (near**2).sum(axis=1)[:, np.newaxis] + (others**2).sum(axis=1) - 2 * near @ others.T
    return min(RADIUS, float(np.sqrt(max(0.0, squares.min()))))


def least_gap(mesh: MeshData) -> float:
    """Return how near a wire comes to pads or pieces."""
    wires = np.concatenate([bridge.surface.points for bridge in LAYOUT.bridges])
    corners, owners = mesh.points[mesh.triangles], mesh.owners[mesh.triangles[:, 0]]
    things = (samples(corners[owners == site]) for site in range(BOARD.size))
    return min(gap(wires, thing) for thing in things)


@pytest.mark.nightly
def test_wires_touch_neither_pads_nor_pieces() -> None:
    gaps = [least_gap(pad_mesh(LAYOUT))]
    for number in (1, 2, 3, 4):
        stones = np.full(BOARD.size, number, dtype=np.int8)
        gaps.append(least_gap(piece_meshes(LAYOUT, stones)[LAYOUT.colours[(number - 1) % 2]]))
    assert 0.05 * RADIUS < min(gaps) < 0.5 * RADIUS


def test_wires_do_not_touch_each_other() -> None:
    for one, other in combinations(LAYOUT.bridges, 2):
        assert gap(one.surface.points[::3], other.surface.points[::2]) > 0.05 * RADIUS


def ends_of(seat: int, node: int) -> list[Points]:
    """Return the middles of a node's two arcs."""
    return [LAYOUT.centres[list(arc)].mean(axis=0) for arc in BOARD.arcs[seat][node]]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("node", [1, 2])
def test_a_windows_wire_runs_from_arc_to_arc_over_or_under_the_hole(seat: int, node: int) -> None:
    bridge = BRIDGES[seat, node]
    assert set(bridge.places) == {x for arc in BOARD.arcs[seat][node] for x in arc}
    assert bridge.surface.material == f"{LAYOUT.colours[seat]} wire"
    points = bridge.surface.points
    for end in ends_of(seat, node):
        assert np.linalg.norm(points - end, axis=1).min() < 1.3 * RADIUS
    middle = hole_centres(node - 1).mean(axis=0)
    inside = points[np.linalg.norm(points[:, :2] - middle, axis=1) < 0.4 * RADIUS]
    below, above = PLATE.points[:, 2].min(), LAYOUT.radii.max() * LAYOUT.shapes[3].height
    assert len(inside)
    if seat == 0:
        assert inside[:, 2].min() > above
    else:
        assert inside[:, 2].max() < below + 0.2 * RADIUS
        assert inside[:, 2].min() < below


@pytest.mark.parametrize("seat", [0, 1])
def test_the_frames_wire_lies_on_its_own_sides_and_passes_the_others_above_or_below(
    seat: int,
) -> None:
    bridge = BRIDGES[seat, 0]
    assert set(bridge.places) == {x for arc in BOARD.arcs[seat][0] for x in arc}
    top, bottom = PLATE.points[:, 2].max(), PLATE.points[:, 2].min()

    def beside(place: int) -> Points:
        points = bridge.surface.points
        gaps = np.linalg.norm(points[:, :2] - LAYOUT.centres[place, :2], axis=1)
        return np.asarray(points[gaps < gaps.min() + 0.3 * RADIUS])

    for arc in BOARD.arcs[seat][0]:
        for site in arc[2:-2]:
            assert np.isclose(beside(site)[:, 2].min(), top, atol=0.05 * RADIUS)
    for arc in BOARD.arcs[1 - seat][0]:
        for site in arc[2:-2]:
            near = beside(site)[:, 2]
            assert near.min() > top + 0.5 * RADIUS if seat == 0 else near.max() < bottom


def test_no_wire_passes_over_a_cell() -> None:
    for bridge in LAYOUT.bridges:
        for centre in LAYOUT.centres[:, :2]:
            gaps = np.linalg.norm(bridge.surface.points[:, :2] - centre, axis=1)
            assert gaps.min() > 0.75 * RADIUS


def test_the_board_in_space_and_the_map_have_the_same_places() -> None:
    assert np.allclose(LAYOUT.centres[:, :2], RADIUS * LAYOUT.map_centres)
    assert np.allclose(LAYOUT.centres[:, 2], 0)
    assert set(LAYOUT.shapes) == set(LAYOUT.glyphs)
    for number, shape in LAYOUT.shapes.items():
        (surface,) = shape.surfaces
        assert surface.material == LAYOUT.colours[(number - 1) % 2]
    assert LAYOUT.targets is not None
    for target, cell in zip(LAYOUT.targets, LAYOUT.map_cells, strict=True):
        assert np.allclose(target[:, :2], RADIUS * cell)
    for seed in range(4):
        assert present(LAYOUT, random_set_up(seed).pieces).all()


def test_starting_stones_are_blocks_with_six_sides() -> None:
    pieces = start(UID).pieces
    for site in np.flatnonzero(BOARD.starting):
        shape = LAYOUT.shapes[int(pieces[site])]
        assert len(shape.outline) == 6
        (surface,) = shape.surfaces
        edge = surface.points[np.isclose(surface.points[:, 2], surface.points[:, 2].min())]
        corners = np.unique(edge.round(9), axis=0)
        near = np.linalg.norm(corners[:, None] - corners, axis=2)
        assert len(corners) == 12  # each corner is cut off
        assert (np.sort(near, axis=1)[:, 1] < 0.2).all()
    assert all(len(LAYOUT.shapes[number].outline) > 6 for number in (1, 2))


def test_each_window_wears_a_rim_that_leaves_it_open() -> None:
    assert len(RIMS) == len(WINDOWS)
    for window, rim in enumerate(RIMS):
        middle = hole_centres(window).mean(axis=0)
        distances = np.linalg.norm(rim.points[:, :2] - middle[:2], axis=1)
        assert distances.min() > 0.5 * RADIUS
        assert distances.max() < 5 * RADIUS
        assert rim.points[:, 2].max() <= PLATE.points[:, 2].max() + 1e-9
