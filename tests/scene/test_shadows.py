"""Shadows fall where they should, and nowhere else; a cut-out picture has none on the floor."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

import ringrealms3d as rr
from ringrealms3d.core.move import Move
from ringrealms3d.core.position import Played
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.games.make.beside import with_trays
from ringrealms3d.games.make.pictures import stacked
from ringrealms3d.geometry.shapes import circle
from ringrealms3d.make import Solid
from ringrealms3d.scene.arrangement import CLOSED, fitted
from ringrealms3d.scene.board_parts import body_parts
from ringrealms3d.scene.board_scene import BoardScene
from ringrealms3d.scene.camera import Camera, camera_at, home_of
from ringrealms3d.scene.canvas import set_up
from ringrealms3d.scene.casting import cast
from ringrealms3d.scene.content import Content, content_of, placed_by
from ringrealms3d.scene.graphics import prepare_offscreen
from ringrealms3d.scene.ground import contact_parts, floor_parts
from ringrealms3d.scene.offscreen import draw
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.shading import light_on_floor
from ringrealms3d.scene.textures import CENTRED, TEXTURES, mean_share, texture
from ringrealms3d.scene.theme import LIGHT
from tests.kept_texts import ReadAsKept
from tests.scene.meshes import least_facing
from tests.scene.pictures import Picture, changed

SIZE = (480, 360)
Pixels = NDArray[np.bool_]
BOARDS = ["ring-majority/cube", "loop/mini", "loops-n-leaps/8"]
each_board = pytest.mark.parametrize("uid", BOARDS)


def pictures(uid: str, without: str) -> tuple[Picture, Picture]:
    """Return a board with some pieces, as it is and without a group of parts."""
    prepare_offscreen()
    import pyvista as pv

    position = rr.start(uid, 1)
    for _ in range(9):
        position = position.play(position.legal_moves[len(position.legal_moves) // 3])
    layout = in_space(position.variant.layout)
    plotter = pv.Plotter(off_screen=True, window_size=list(SIZE))
    try:
        scene = BoardScene(plotter, layout, LIGHT, FAST)
        scene.show(content_of(position, None))
        scene.look(camera_of(uid), SIZE[0] / SIZE[1])
        both = []
        for hidden in (False, True):
            if hidden:
                scene.hide(without)
            plotter.render_window.Render()
            both.append(plotter.screenshot(return_img=True))
    finally:
        plotter.close()
    return both[0], both[1]


def camera_of(uid: str) -> Camera:
    layout = in_space(rr.start(uid, 1).variant.layout)
    return fitted(home_of(layout), layout, CLOSED)


def board_alone(uid: str, grown: int) -> Pixels:
    """Return which pixels show an empty board, grown by some pixels or shrunk by negative ones."""
    layout = in_space(rr.start(uid, 1).variant.layout)
    nothing = Content(np.zeros(layout.places, dtype=np.int8))
    alpha = draw(layout, nothing, camera_of(uid), LIGHT, FAST, SIZE, transparent=True)[..., 3]
    within = alpha > 0 if grown > 0 else alpha == 0
    for axis in (0, 1):
        shifts = range(-abs(grown), abs(grown) + 1)
        within = np.any([np.roll(within, shift, axis) for shift in shifts], axis=0)
    return np.asarray(within if grown > 0 else ~within)


@pytest.mark.few(1)
@each_board
def test_the_board_darkens_the_floor_and_nothing_of_itself(uid: str) -> None:
    shaded, bare = pictures(uid, "floor")
    differs = changed(shaded, bare, least=3)
    assert 0.03 < differs.mean() < 0.5
    assert not (differs & board_alone(uid, grown=-3)).any()
    assert (shaded[differs] < bare[differs]).mean() > 0.99  # smoothed edges differ either way


@pytest.mark.few(1)
@each_board
def test_pieces_darken_the_board_close_to_them_and_nothing_else(uid: str) -> None:
    shaded, bare = pictures(uid, "contacts")
    differs = changed(shaded, bare, least=3)
    assert 0.001 < differs.mean() < 0.2
    assert not (differs & ~board_alone(uid, grown=3)).any()
    assert shaded[differs].mean() < bare[differs].mean() - 3


def test_a_floor_is_seen_from_above_alone_and_a_solid_has_its_shadow_beside_it() -> None:
    table = in_space(rr.start("loops-n-leaps/8").variant.layout)
    assert floor_parts(table, camera_at(20, 40))
    assert not floor_parts(table, camera_at(20, -40))
    solid = in_space(rr.start("ring-majority/cube").variant.layout)
    for camera in (camera_at(20, 40), camera_at(-70, -80), camera_at(0, 90)):
        (shadow,) = floor_parts(solid, camera)
        across, up = camera.projected(shadow.mesh.points, 1.3)[:, :2].T
        assert 0.3 < across.mean() < 1.0
        assert -1.0 < up.mean() < -0.3


def test_a_place_for_passing_neither_hides_a_solid_nor_makes_its_shadow_larger() -> None:
    bare = Solid("cube", "faces").layout(("black", "white"))
    whole = with_trays(bare, 0, 0, passes=True)
    assert whole.radii[-1] < whole.radii[0] / 3
    share = whole.radii[0] / bare.radii[0]
    assert 0.7 < share < 0.9
    sizes = [
        np.linalg.norm(floor_parts(each, camera_at(20, 40))[0].matrix[:3, 0])
        for each in (bare, whole)
    ]
    assert sizes[1] / sizes[0] == pytest.approx(share)


@each_board
def test_shadows_fade_to_nothing_and_belong_to_the_places_that_are_occupied(uid: str) -> None:
    layout = in_space(rr.start(uid, 1).variant.layout)
    stones = np.zeros(layout.places, dtype=np.int8)
    chosen = [0, 5, 9]
    stones[chosen] = min(layout.shapes)
    parts = contact_parts(layout, stones)
    assert {part.place for part in parts} == set(chosen)
    for part in (*parts, *floor_parts(layout, camera_of(uid))):
        assert not part.material.lit
        assert part.surface.cover is not None
        assert part.surface.cover.min() == 0
        assert 0.3 < part.surface.cover.max() < 0.8


def test_a_landing_piece_looks_as_it_does_when_it_rests() -> None:
    position = rr.start("ring-majority/cube")
    layout, camera = in_space(position.variant.layout), camera_of(position.uid)
    foremost = int((layout.normals @ camera.axes[2]).argmax())
    played = Played(position, Move(foremost))
    seen = []
    with set_up(layout, LIGHT, FAST, SIZE, CLOSED) as canvas:
        canvas.scene.show(content_of(position))
        canvas.scene.begin_move(content_of(position.play(played.move), played), placed_by(played))
        canvas.look(camera)
        for share in (0.0, 0.5, 1.0):
            canvas.scene.move_on(share)
            seen.append(canvas.picture())
        canvas.scene.end_move()
        seen.append(canvas.picture())
    assert changed(seen[0], seen[1]).mean() > 0.01
    # drawn in different rectangles, where a few pixels of smoothed edges differ
    assert changed(seen[2], seen[3], least=1).mean() < 2e-4
    assert not changed(seen[2], seen[3], least=32).any()


@each_board
def test_shadows_have_no_triangle_without_an_area(uid: str) -> None:
    position = rr.start(uid, 1)
    layout = in_space(position.variant.layout)
    stones = np.full(len(position.pieces), next(iter(layout.shapes)), dtype=np.int8)
    parts = *contact_parts(layout, stones[: layout.places]), *floor_parts(layout, home_of(layout))
    assert min(least_facing(part.surface) for part in parts) == 1.0


def test_round_pieces_have_round_shadows() -> None:
    layout = in_space(rr.start("ring-majority/cube").variant.layout)
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[0] = 1
    (part,) = contact_parts(layout, stones, 48)
    reaches = np.linalg.norm(part.surface.points[-48:, :2], axis=1)
    assert np.ptp(reaches) < 0.004 * reaches.mean()


def test_no_shadow_hangs_in_the_air_beside_a_site_of_a_grid() -> None:
    layout = stacked(3, 3, 2, ("black", "white"))
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[0] = 1
    lamps = np.column_stack([circle(8), np.full(8, 0.2)])
    points = np.concatenate(
        [part.surface.points for way in lamps for part in cast(contact_parts(layout, stones), way)]
    )
    cups = layout.fixtures[0].points - layout.centres[0]
    under = cups[np.linalg.norm(cups, axis=1) < layout.radii[0] * 1.5]
    reach = np.linalg.norm(under[:, :2], axis=1).max() / layout.radii[0]
    assert 1 < np.linalg.norm(points[:, :2], axis=1).max() < reach


@pytest.mark.few(4)
@pytest.mark.parametrize("name", TEXTURES)
def test_a_texture_repeats_without_a_seam_and_is_the_same_at_every_size(name: str) -> None:
    fine, coarse = (texture(name, size).astype(float) for size in (512, 256))
    within = np.abs(np.diff(fine, axis=0)).mean(), np.abs(np.diff(fine, axis=1)).mean()
    seams = np.abs(fine[0] - fine[-1]).mean(), np.abs(fine[:, 0] - fine[:, -1]).mean()
    if name not in CENTRED:
        assert seams[0] < 3 * within[0] + 1
        assert seams[1] < 3 * within[1] + 1
    blocks = fine.reshape(8, 64, 8, 64, 3).mean(axis=(1, 3))
    np.testing.assert_allclose(blocks, coarse.reshape(8, 32, 8, 32, 3).mean(axis=(1, 3)), atol=12)
    shares = (fine / 255) ** 2.2
    np.testing.assert_allclose(shares.mean(axis=(0, 1)), mean_share(name), atol=0.02)
    assert fine.std() > 1


def test_the_ground_between_the_pads_of_a_solid_lies_in_their_shade() -> None:
    (body,) = body_parts(in_space(rr.start("ring-majority/co").variant.layout), LIGHT)
    light = body.surface.light
    assert light is not None
    assert np.allclose(light, light_on_floor(0.018, 0.016))
    assert light_on_floor(0.0, 1.0) == 1.0 > light_on_floor(1.0, 1.0) > light_on_floor(2.0, 1.0)


def test_textures_are_as_they_were(read_as_kept: ReadAsKept) -> None:
    read_as_kept((line for name in TEXTURES for line in texture_lines(name, 384)), "textures")


@pytest.mark.nightly
def test_the_finest_textures_are_as_they_were(read_as_kept: ReadAsKept) -> None:
    size = 1152  # where every pattern is seen
    read_as_kept((line for name in TEXTURES for line in texture_lines(name, size)), "fine-textures")


def texture_lines(name: str, size: int) -> Iterator[str]:
    """Yield how bright a texture is all in all, in each of 36 fields, and how fine it is."""
    colours = texture(name, size).astype(float)
    grey = colours.mean(axis=2)
    finest = (np.abs(np.diff(grey, axis=axis)).mean() for axis in (0, 1))
    measures = *colours.mean(axis=(0, 1)), *colours.std(axis=(0, 1)), *finest
    yield f"{name}: {' '.join(f'{each:.1f}' for each in measures)}"
    for row in grey.reshape(6, size // 6, 6, size // 6).mean(axis=(1, 3)):
        yield "  " + " ".join(f"{each:.1f}" for each in row)
