"""Fewer triangles, for a picture that is too small to show all: they look about the same."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
import pyvista as pv

from ringrealms3d.core.solid_layout import Shape, in_space
from ringrealms3d.games import start
from ringrealms3d.geometry.shapes import arc, joined, sketch_of, tube, turned
from ringrealms3d.geometry.stones import hollow, lens
from ringrealms3d.scene.board_scene import BoardScene
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.graphics import prepare_offscreen
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.theme import LIGHT


@pytest.fixture
def plotter() -> Iterator[pv.Plotter]:
    prepare_offscreen()
    plotter = pv.Plotter(off_screen=True, window_size=[200, 200])
    yield plotter
    plotter.close()


@pytest.mark.parametrize("stone", [lens("red"), hollow("blue")])
def test_a_sketched_stone_is_as_large_with_a_third_of_the_triangles(stone: Shape) -> None:
    (surface,) = stone.surfaces
    sketch = sketch_of(surface)
    assert len(sketch) < 0.35 * len(surface.triangles)
    kept = surface.points[np.unique(sketch)]
    for ends in (np.min, np.max):
        np.testing.assert_allclose(ends(kept, axis=0), ends(surface.points, axis=0), atol=0.03)


def test_a_sketch_has_its_outside_where_the_surface_has_it() -> None:
    ball = turned("", arc(-90, 90, (0.0, 0.0), (1.0, 1.0), 19))
    corners = ball.points[sketch_of(ball)]
    normals = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    assert (np.einsum("ij,ij->i", normals, corners.mean(axis=1)) > -1e-12).all()


def test_a_sharp_bend_is_kept() -> None:
    profile = np.array([[1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])
    assert len(sketch_of(turned("", profile, 12))) == len(turned("", profile, 12).triangles)


def test_joined_surfaces_are_sketched_one_by_one() -> None:
    rod = tube("", [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], 0.1)
    both = joined([rod, rod])
    assert len(sketch_of(both)) == len(both.triangles) / 2
    assert sketch_of(both).max() < len(both.points)


def test_a_sketched_board_stays_so_while_it_turns(plotter: pv.Plotter) -> None:
    position = start("ring-majority/tet")
    for _ in range(4):
        position = position.play(position.legal_moves[0])
    layout = in_space(position.variant.layout)
    scene = BoardScene(plotter, layout, LIGHT, FAST)
    scene.show(content_of(position))
    all_triangles = drawn(plotter)
    scene.sketch(True)
    sketched = drawn(plotter)
    assert sketched < 0.5 * all_triangles
    scene.look(home_of(layout).opposite(), 1.0)
    assert 0 < drawn(plotter) - sketched < 0.5 * all_triangles
    scene.sketch(False)
    assert drawn(plotter) > all_triangles


def drawn(plotter: pv.Plotter) -> int:
    shown = (a for a in plotter.renderer.actors.values() if a.visibility)
    return sum(actor.mapper.GetInput().GetNumberOfCells() for actor in shown)
