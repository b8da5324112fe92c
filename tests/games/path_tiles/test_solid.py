"""The board, the racks and the tiles in space: the numbers, without a graphics library."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, Surface, in_space, looking
from ringrealms3d.games import variant
from ringrealms3d.games.path_tiles.tile_shapes import LOOKS, strand, tile_inlay, tile_paths
from ringrealms3d.games.path_tiles.tiles import TILES
from ringrealms3d.scene.camera import camera_at
from ringrealms3d.scene.mesh_data import copies
from ringrealms3d.scene.parts import matrices_on
from ringrealms3d.scene.picking import SitePicker
from tests.games.path_tiles.play import FREE, UIDS, after_plies, reference_of
from tests.games.path_tiles.reference import Part, ReferenceGame
from tests.games.playing import random_game
from tests.scene.rays import first_hit, picked_by

Points = NDArray[np.float64]

LAYOUT = in_space(variant(FREE).layout)
STEPS = np.array([(0, 1), (1, 0), (0, -1), (-1, 0)])
COLOURS = {"r": "red", "b": "blue"}
each_look = pytest.mark.parametrize("look", LOOKS)
each_tile = pytest.mark.parametrize("number", range(len(TILES)))


def board_of(look: str) -> SolidLayout:
    return in_space(looking(LAYOUT, look))


def ends_on(surface: Surface, side: int) -> set[tuple[float, float]]:
    """Return where a path ends on a side of the cell: how far aside and how high."""
    x, y = STEPS[side]
    on_side = np.isclose(surface.points[:, :2] @ (x, y), 1)
    aside = surface.points[on_side, :2] @ (y, -x)
    ends = np.column_stack([aside, surface.points[on_side, 2]]).round(9) + 0.0
    return {(a, z) for a, z in ends.tolist()}


@cache
def pattern(look: str) -> set[tuple[float, float]]:
    """Return where all paths of a look end on the north side."""
    first = next(n for n, tile in enumerate(TILES) if tile.sides[0] == "r")
    (red,) = (s for s in tile_paths(TILES[first], LOOKS[look]) if s.material == "red")
    return ends_on(red, 0)


@pytest.mark.parametrize("uid", UIDS)
def test_both_variants_are_solids_with_a_row_for_each_place(uid: str) -> None:
    layout = in_space(variant(uid).layout)
    assert len(layout.pads) == len(layout.kinds) == 95
    assert layout.centres.shape == layout.normals.shape == (95, 3)
    assert layout.upright
    assert list(layout.looks) == ["ribbons", "tubes"]
    assert layout.shapes is layout.looks["ribbons"]


@pytest.mark.few(1)
@each_look
def test_everything_fits_into_the_unit_ball(look: str) -> None:
    layout = board_of(look)
    for fixture in layout.fixtures:
        assert np.linalg.norm(fixture.points, axis=1).max() <= 1
    places = np.arange(95)
    for shape in layout.shapes.values():
        for surface in shape.surfaces:
            tiles = copies(surface, matrices_on(layout, places), places)
            assert np.linalg.norm(tiles.points, axis=1).max() <= 1


@pytest.mark.few(20)
@each_look
@each_tile
def test_normals_are_unit_and_point_the_way_the_triangles_face(number: int, look: str) -> None:
    shape = LAYOUT.looks[look][number + 1]
    assert shape.frame is not None
    for surface in (*shape.surfaces, shape.frame):
        assert np.linalg.norm(surface.normals, axis=1) == pytest.approx(1)
        a, b, c = surface.points[surface.triangles].transpose(1, 0, 2)
        faces = np.cross(b - a, c - a)
        large = np.linalg.norm(faces, axis=1) > 1e-9
        along = np.einsum("ij,ikj->ik", faces, surface.normals[surface.triangles])
        assert (along[large] > 0).all()


@pytest.mark.few(20)
@each_look
@each_tile
def test_paths_end_on_the_coloured_sides_alone_all_in_one_pattern(number: int, look: str) -> None:
    tile = TILES[number]
    paths = {surface.material: surface for surface in tile_paths(tile, LOOKS[look])}
    assert set(paths) == {COLOURS[c] for c in tile.sides if c != "."}
    for side, letter in enumerate(tile.sides):
        for material, surface in paths.items():
            expected = pattern(look) if COLOURS.get(letter) == material else set()
            assert ends_on(surface, side) == expected
    reach = max(np.abs(surface.points[:, :2]).max() for surface in paths.values())
    assert reach == pytest.approx(1)


@each_look
def test_the_pattern_is_its_own_mirror_image(look: str) -> None:
    ends = pattern(look)
    assert len(ends) >= 6
    assert ends == {(-a + 0.0, z) for a, z in ends}


@each_look
def test_paths_of_neighbours_meet_on_the_shared_side(look: str) -> None:
    layout = board_of(look)
    position = after_plies(FREE, seed=5, plies=60)
    stones, beside = position.stones, position.variant.tables.beside
    met = 0
    for cell in np.flatnonzero(stones):
        for side in (0, 1):
            other = int(beside[cell, side])
            letter = TILES[stones[cell] - 1].sides[side]
            if other < 81 and stones[other] and letter != ".":
                middle = (layout.centres[cell] + layout.centres[other]) / 2
                one, two = (
                    points_near(layout, place, int(stones[place]), COLOURS[letter], middle, side)
                    for place in (int(cell), other)
                )
                assert one == two
                assert len(one) >= 6
                met += 1
    assert met > 30


def points_near(
    layout: SolidLayout, place: int, number: int, material: str, middle: Points, side: int
) -> set[tuple[float, ...]]:
    """Return a piece's points in the plane between two cells, near a side's middle."""
    (surface,) = (s for s in layout.shapes[number].surfaces if s.material == material)
    points = copies(surface, matrices_on(layout, [place]), [place]).points
    in_plane = np.abs((points - middle)[:, :2] @ STEPS[side]) < 1e-9
    return {tuple(row) for row in (points[in_plane].round(8) + 0.0).tolist()}


@each_look
def test_the_upper_of_two_paths_that_cross_runs_clear_of_the_lower(look: str) -> None:
    made = LOOKS[look]
    for tile in TILES:
        if tile.top is None:
            continue
        (low,) = (link for link in tile.links if link != tile.top)
        over, under = strand(tile.top, True, made), strand(low, False, made)
        assert over.points[:, 2].max() - under.points[:, 2].max() > made.thickness
        if tile.sides[0] == tile.sides[1]:
            continue
        paths = {surface.material: surface.points for surface in tile_paths(tile, made)}
        upper = paths[COLOURS[tile.sides[tile.top[0]]]]
        lower = paths[COLOURS[tile.sides[low[0]]]]
        width = np.abs(lower[:, :2]).min(axis=1).max()
        over_the_other = np.abs(upper[:, :2]).max(axis=1) <= width
        assert over_the_other.any()
        assert upper[over_the_other, 2].min() > lower[:, 2].max()


@each_look
def test_arms_of_a_crossroads_meet_and_dead_ends_stop_in_a_knob(look: str) -> None:
    made = LOOKS[look]
    knob, hub = made.knob[:, 0].max(), made.hub[:, 0].max()
    for tile in TILES:
        paths = {surface.material: surface.points for surface in tile_paths(tile, made)}
        for side in tile.dead_ends:
            points = paths[COLOURS[tile.sides[side]]]
            middle = 0.4 * STEPS[side]
            around = np.linalg.norm(points[:, :2] - middle, axis=1)
            assert around[np.abs(around - knob) < 1e-9].size >= 16
        if len(tile.links[0]) == 4:
            (points,) = paths.values()
            assert np.isclose(np.linalg.norm(points[:, :2], axis=1), hub).sum() >= 16


def test_cells_and_racks_lie_as_on_the_map() -> None:
    flat = LAYOUT.centres[:81, :2] / LAYOUT.centres[80, 0] * LAYOUT.map_centres[80, 0]
    assert flat == pytest.approx(LAYOUT.map_centres[:81])
    assert (LAYOUT.normals[:81] == (0, 0, 1)).all()
    for rack in (slice(81, 88), slice(88, 95)):
        spots, plan = LAYOUT.centres[rack], LAYOUT.map_centres[rack]
        assert (np.sign(spots[:, 0]) == np.sign(plan[:, 0])).all()
        assert (np.abs(spots[:, 0]) > LAYOUT.centres[80, 0]).all()
        assert (np.diff(spots[:, 1]) < 0).all()
        assert (np.diff(plan[:, 1]) < 0).all()


def test_desks_are_tilted_towards_the_eye_at_home() -> None:
    towards = camera_at(*LAYOUT.home).axes[2]
    assert (LAYOUT.normals[81:] @ towards > LAYOUT.normals[0] @ towards + 0.1).all()


def test_pads_lie_around_their_centres_and_keep_apart() -> None:
    for place, pad in enumerate(LAYOUT.pads):
        assert pad.mean(axis=0) == pytest.approx(LAYOUT.centres[place])
        normal = np.cross(pad[1] - pad[0], pad[2] - pad[0])
        assert normal / np.linalg.norm(normal) == pytest.approx(LAYOUT.normals[place])
    gaps = np.linalg.norm(LAYOUT.centres[:, None] - LAYOUT.centres[None], axis=2)
    np.fill_diagonal(gaps, np.inf)
    assert gaps.min() > np.linalg.norm(LAYOUT.pads[0][1] - LAYOUT.pads[0][0])


def boxes(layout: SolidLayout, stones: NDArray[np.int8]) -> tuple[Points, list[int]]:
    """Return the triangles of all pads and of a box around each piece, and whose they are."""
    triangles, places = [], []
    for place, pad in enumerate(layout.pads):
        faces = [pad]
        if stones[place]:
            shape = layout.shapes[int(stones[place])]
            up, right = layout.normals[place], np.array([1.0, 0.0, 0.0])
            along = np.cross(up, right)
            radius, centre = layout.radii[place], layout.centres[place]
            low = np.array([centre + radius * (x * right + y * along) for x, y in shape.outline])
            high = low + radius * shape.height * up
            sides = zip(low, np.roll(low, -1, 0), np.roll(high, -1, 0), high, strict=True)
            faces += [high, *(np.array(side) for side in sides)]
        for face in faces:
            triangles += [face[[0, 1, 2]], face[[0, 2, 3]]]
            places += [place, place]
    return np.array(triangles), places


@pytest.mark.few(1)
@pytest.mark.parametrize("plies", [75, 0, 40])
def test_any_ray_picks_the_tile_or_the_pad_that_it_meets_first(plies: int) -> None:
    stones = after_plies(FREE, seed=4, plies=plies).pieces
    picker = SitePicker(LAYOUT)
    picker.show(stones, np.zeros(95, dtype=np.bool_))
    triangles, places = boxes(LAYOUT, stones)
    rng = np.random.default_rng(1)
    hits = 0
    for azimuth, elevation in ((-90, 57), (-90, 25), (-40, 35), (100, 30), (180, 50), (-90, 89)):
        camera = camera_at(azimuth, elevation)
        for x, y in rng.uniform(-0.75, 0.75, (120, 2)):
            ray = camera.ray(x, y, 1.0)
            found, margin = first_hit(triangles, *ray)
            if margin > 1e-6:
                assert picked_by(picker, *ray) == (None if found is None else places[found])
                hits += found is not None
    assert hits > 180


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("view", [(-90.0, 57.0), (-60.0, 45.0), (-120.0, 60.0), (-90.0, 88.0)])
def test_every_place_is_picked_in_its_middle(view: tuple[float, float], full: bool) -> None:
    stones = np.full(95, 7 * full, dtype=np.int8)
    picker = SitePicker(LAYOUT)
    picker.show(stones, np.zeros(95, dtype=np.bool_))
    camera = camera_at(*view)
    raised = 0.2 * full * LAYOUT.radii[:, None] * LAYOUT.normals
    for place, (x, y) in enumerate(camera.projected(LAYOUT.centres + raised, 1.2)):
        assert picked_by(picker, *camera.ray(x, y, 1.2)) == place


def longest_ways(game: ReferenceGame, seat: int) -> list[frozenset[int]]:
    """Return the cells of every longest path of a colour, by trying all paths."""
    meets = game.joins(seat)
    best: list[tuple[Part, ...]] = [()]

    def go_on(way: tuple[Part, ...]) -> None:
        if len(way) >= len(best[0]):
            best[:] = [*(best if len(way) == len(best[0]) else []), way]
        for other in meets[way[-1]]:
            if other not in way:
                go_on((*way, other))

    for part in meets:
        go_on((part,))
    site = variant(FREE).board.site
    return [frozenset(site(cell) for cell, _ in way) for way in best]


@pytest.mark.parametrize("uid", UIDS)
@pytest.mark.parametrize("seed", range(4))
def test_a_longest_path_is_lit(uid: str, seed: int) -> None:
    for ply, (_, position) in enumerate(random_game(after_plies(uid, seed, 10), seed)):
        if ply % 9 or position.outcome:
            continue
        game = reference_of(position)
        for seat in (0, 1):
            lit = [site for trail in position.trails if trail.seat == seat for site in trail.sites]
            assert frozenset(lit) in longest_ways(game, seat) or not lit
            assert bool(lit) == bool(game.joins(seat))


@pytest.mark.parametrize("seed", range(4))
def test_a_trail_follows_its_strands(seed: int) -> None:
    *_, (_, position) = random_game(after_plies(FREE, seed, 4), seed)
    layout = position.variant.layout
    for trail in position.trails:
        ends: list[NDArray[np.float64]] = []
        for site, points in trail.steps:
            scaled = layout.map_centres[site] + layout.map_radii[site] * np.array(points)[:, :2]
            if ends:
                assert np.allclose(ends[-1], scaled[0], atol=1e-6)
            ends.append(scaled[-1])
            tile = TILES[position.stones[site] - 1]
            touched = {side for side in range(4) for p in points if meets(p, side)}
            assert all(tile.sides[side] == "rb"[trail.seat] for side in touched)
            assert touched or len(points) == 2


def meets(point: tuple[float, float, float], side: int) -> bool:
    """Whether a point of a tile, in units of its radius, is the middle of a side."""
    return bool(np.allclose(0.86 * np.array(point[:2]), STEPS[side], atol=1e-6))


def test_the_loop_that_was_closed_is_lit_all_the_way_round() -> None:
    for seed in range(200):
        *_, (_, last) = random_game(after_plies(FREE, seed, 4), seed)
        if last.outcome and "loop" in last.outcome.marks:
            trail = last.trails[0]
            assert trail.seat == last.outcome.winner
            assert frozenset(trail.sites) in map(frozenset, last.outcome.marks["loop"])
            first, final = trail.steps[0], trail.steps[-1]
            layout = last.variant.layout
            spots = [
                layout.map_centres[site] + layout.map_radii[site] * np.array(point)[:2]
                for site, point in ((first[0], first[1][0]), (final[0], final[1][-1]))
            ]
            assert np.allclose(spots[0], spots[1], atol=1e-6)
            return
    pytest.fail("no game ended with a loop")


@pytest.mark.few(20)
@each_tile
def test_a_wire_along_the_middle_tells_blue_paths_from_red_ones(number: int) -> None:
    inlay = {surface.material: surface for surface in tile_inlay(TILES[number], LOOKS["ribbons"])}
    if not inlay:
        return
    path = inlay["blue" if "blue" in inlay else "red"]
    above = inlay["rim"].points[:, 2].max() > path.points[:, 2].max()
    assert above == ("blue" in inlay)
