"""The list of what is drawn: complete, where other libraries put it, and what VTK shows."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
import trimesh

import ringrealms3d as rr
from ringrealms3d.core.position import Played, Position
from ringrealms3d.core.random import below, seeded
from ringrealms3d.core.solid_layout import SolidLayout, in_space, present
from ringrealms3d.scene.arrangement import CLOSED, Opening
from ringrealms3d.scene.board_scene import GROUPS, BoardScene
from ringrealms3d.scene.content import Content, content_of, with_choices
from ringrealms3d.scene.graphics import prepare_offscreen
from ringrealms3d.scene.mark_parts import feature_parts
from ringrealms3d.scene.materials import MATERIALS
from ringrealms3d.scene.parts import Part, mesh_of_parts
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.scene_parts import content_parts
from ringrealms3d.scene.textures import mean_share
from ringrealms3d.scene.theme import DARK, LIGHT, dressed_theme
from tests.amounts import rest_nightly
from tests.games.registry import kept_registry
from tests.scene.meshes import shown_data
from tests.subprocesses import run_python

UIDS = ["ring-majority/tic", "loop/mini", "path-tiles/sixty-six", "loops-n-leaps/8"]
UIDS += ["loophole-2d/14"]
OPENINGS = (CLOSED, Opening(apart=0.5), Opening(level=1))

each_board = pytest.mark.parametrize("uid", UIDS)


def random_position(uid: str, plies: int) -> tuple[Position, Played]:
    """Return a position after random moves, and the last of them."""
    rng = seeded(plies)
    position = rr.start(uid, 3)
    for _ in range(plies):
        moves = position.legal_moves
        played = Played(position, moves[below(rng, len(moves))])
        position = position.play(played.move)
    return position, played


def shades(part: Part) -> list[tuple[int, ...]]:
    """Return the colours of a part's points, and by what light or cover changes them there."""
    material = part.material
    own = np.array(material.colour)
    if material.texture:
        own = np.minimum(1, own / np.array(mean_share(material.texture)) ** (1 / 2.2))
    count = len(part.surface.points)
    kept = part.surface.light if material.lit else part.surface.cover
    last = np.ones(count) if kept is None else kept ** (1 / 2.2 if material.lit else 1)
    rows = np.column_stack([np.tile(own, (count, 1)), last])
    return [tuple(row) for row in np.round(255 * rows).astype(int).tolist()]


def of_kind(parts: tuple[Part, ...], kind: str) -> list[Part]:
    return [part for part in parts if part.kind == kind]


@each_board
def test_every_place_that_is_there_has_its_pad_and_every_piece_its_surfaces(uid: str) -> None:
    position, last = random_position(uid, 12)
    layout = in_space(position.variant.layout)
    parts = rr.scene_parts(position, last)
    stones = position.pieces[: layout.places]
    pads = {part.place for part in of_kind(parts, "pad")}
    assert pads == set(np.flatnonzero(present(layout, stones)).tolist())
    pieces = Counter(part.place for part in of_kind(parts, "piece"))
    shapes = {place: layout.shapes[int(stones[place])] for place in np.flatnonzero(stones)}
    assert pieces == {place: len(shape.surfaces) for place, shape in shapes.items()}
    assert len(of_kind(parts, "fixture")) == len(layout.fixtures)
    assert len(of_kind(parts, "bridge")) == len(layout.bridges)
    assert len(of_kind(parts, "body")) == bool(layout.cells)


@pytest.mark.few(2)
@each_board
def test_a_matrix_moves_a_surface_as_other_libraries_read_it(uid: str) -> None:
    for part in rr.scene_parts(*random_position(uid, 12)):
        other = trimesh.Trimesh(part.surface.points, part.surface.triangles, process=False)
        other.apply_transform(part.matrix)
        np.testing.assert_allclose(part.mesh.points, other.vertices, atol=1e-12)
        turn = part.matrix[:3, :3]
        scale = np.cbrt(np.linalg.det(turn))
        assert scale > 0
        np.testing.assert_allclose(turn @ turn.T, scale**2 * np.eye(3), atol=1e-12)
        np.testing.assert_allclose(np.linalg.norm(part.mesh.normals, axis=1), 1, atol=1e-9)


@pytest.mark.few(2)
@each_board
@pytest.mark.parametrize("opening", rest_nightly(OPENINGS, CLOSED))
def test_vtk_shows_these_parts_and_no_others(uid: str, opening: Opening) -> None:
    position, last = random_position(uid, 12)
    layout = in_space(position.variant.layout)
    content = content_of(position, last)
    prepare_offscreen()
    import pyvista as pv

    plotter = pv.Plotter(off_screen=True, window_size=[100, 100])
    try:
        scene = BoardScene(plotter, layout, DARK, FAST)
        scene.lay_open(opening)
        scene.show(content)
        plotter.render_window.Render()
        parts = content_parts(layout, content, DARK, opening)
        parts += (*scene.parts("table"), *scene.parts("floor"), *scene.parts("contacts"))
        assert sum(len(scene.parts(group)) for group in GROUPS) == len(parts)
        shown = shown_data(plotter)
        points = np.concatenate([data.points for data in shown])
        seen = Counter(tuple(row) for data in shown for row in data.point_data["rgb"].tolist())
    finally:
        plotter.close()
    expected = mesh_of_parts(parts)
    assert len(points) == len(expected.points)
    for ends in (np.min, np.max):
        np.testing.assert_allclose(ends(points, axis=0), ends(expected.points, axis=0), atol=1e-6)
    assert seen == Counter(colour for part in parts for colour in shades(part))


def test_only_what_changed_is_said_to_have_changed() -> None:
    position, last = random_position("ring-majority/tic", 12)
    layout = in_space(position.variant.layout)
    content = content_of(position, last)
    prepare_offscreen()
    import pyvista as pv

    plotter = pv.Plotter(off_screen=True, window_size=[100, 100])
    try:
        scene = BoardScene(plotter, layout, LIGHT, FAST)
        scene.show(content)
        assert not scene.show_marks(content)
        assert scene.show_marks(content_of(position))
    finally:
        plotter.close()


def test_themes_name_the_colours() -> None:
    position, last = random_position("ring-majority/tet", 2)
    light, dark = (rr.scene_parts(position, last, theme) for theme in (LIGHT, DARK))
    assert len(light) == len(dark)
    edge, ring = of_kind(dark, "last")
    assert edge.material.colour == DARK.edge
    assert ring.material.colour == DARK.last
    assert of_kind(light, "body")[0].material == LIGHT.body


def test_the_list_is_made_without_graphics() -> None:
    code = (
        "import sys, ringrealms3d as rr; rr.scene_parts(rr.start('loop/mini'));"
        "print(sorted({'vtk', 'vtkmodules', 'pyvista', 'PyQt6', 'numba'} & set(sys.modules)))"
    )
    done = run_python("-c", code)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


def test_pads_under_pieces_that_wear_rings_keep_their_colours_on_a_win() -> None:
    layout = in_space(rr.start("ring-majority/cube").variant.layout)
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[0] = 1
    plain = Content(stones)
    before, after = (
        {x.place: x.material.colour for x in of_kind(content_parts(layout, content, LIGHT), "pad")}
        for content in (plain, replace(plain, decisive=(0, 1)))
    )
    assert {place for place in before if before[place] != after[place]} == {1}


@pytest.mark.parametrize("uid", ["ring-majority/tet", "ring-majority/ti", "loops-n-leaps/8"])
@pytest.mark.parametrize("materials", MATERIALS)
def test_pieces_that_decided_keep_their_colours_and_wear_rims(uid: str, materials: str) -> None:
    theme = dressed_theme("dark", materials)
    layout = in_space(rr.start(uid).variant.layout)
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[[0, 3]] = 1
    plain = Content(stones)
    before = content_parts(layout, plain, theme)
    after = content_parts(layout, replace(plain, decisive=(0, 3), winner=0), theme)
    one, other = (of_kind(parts, "piece") for parts in (before, after))
    assert [(x.material, x.glow) for x in one] == [(x.material, x.glow) for x in other]
    rims = [x for x in after if x.kind in ("decisive", "frame")]
    assert {x.place for x in rims} == {0, 3}
    assert {x.material.colour for x in rims} == {theme.capture}


@pytest.mark.parametrize("kind", ["decisive", "beside"])
def test_the_last_move_is_seen_among_those_that_decided(kind: str) -> None:
    layout = in_space(rr.start("ring-majority/tet").variant.layout)
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[[0, 3]] = 1
    plain = Content(stones, last=(3,), winner=0)
    marked = {
        "decisive": replace(plain, decisive=(0, 3)),
        "beside": replace(plain, beside=(0, 3)),
    }
    parts = content_parts(layout, marked[kind], LIGHT)
    *_, last = of_kind(parts, "last")
    (other,) = (x for x in of_kind(parts, kind) if x.place == 3)
    (inner, rim), (middle, outer) = map(reaches_of, (other, last))
    assert middle < outer <= inner < rim


@pytest.mark.parametrize("kind", ["decisive", "beside"])
def test_the_last_tile_has_a_frame_of_its_own_among_those_that_decided(kind: str) -> None:
    layout = in_space(rr.start("path-tiles/sixty-six").variant.layout)
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[[0, 3]] = 1
    plain = Content(stones, last=(3,), winner=0)
    marked = {
        "decisive": replace(plain, decisive=(0, 3)),
        "beside": replace(plain, beside=(0, 3)),
    }
    frames = of_kind(content_parts(layout, marked[kind], LIGHT), "frame")
    colours = {x.place: x.material.colour for x in frames if x.material.colour != LIGHT.edge}
    other = {"decisive": LIGHT.capture, "beside": LIGHT.beside}[kind]
    assert colours == {0: other, 3: LIGHT.last}


def reaches_of(ring: Part) -> tuple[float, float]:
    """Return the least and the greatest distance of a ring's points from its axis."""
    ways = (ring.surface.points @ ring.matrix[:3, :3].T) @ np.linalg.svd(ring.matrix[:3, :2])[0][
        :, :2
    ]
    reaches = np.linalg.norm(ways, axis=1)
    return float(reaches.min()), float(reaches.max())


def test_a_piece_in_hand_keeps_the_rim_that_said_that_it_moves() -> None:
    with kept_registry():
        rr.register("ringrealms3d.examples.draughts:GAME")
        position = rr.start("hex-draughts/4")
        layout = position.variant.layout
    assert isinstance(layout, SolidLayout)
    start, end = position.move_places(position.legal_moves[0])
    content = with_choices(content_of(position), (start,), (end,))
    rims = [part.place for part in feature_parts(layout, LIGHT, content) if part.kind == "ready"]
    assert rims == [start]
