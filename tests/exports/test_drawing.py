"""Drawings show what pictures show, in paths and letters alone."""

from __future__ import annotations

from dataclasses import replace
from itertools import starmap
from pathlib import Path

import numpy as np
import pytest
from manifold3d import CrossSection
from numpy.typing import NDArray
from pypdf import PdfReader

import ringrealms3d as rr
from ringrealms3d.core.position import Position
from ringrealms3d.core.solid_layout import Surface, in_space
from ringrealms3d.exports.kinds import export
from ringrealms3d.exports.picture import position_picture
from ringrealms3d.exports.request import ExportRequest, PictureStyle
from ringrealms3d.exports.vector.drawing import drawn
from ringrealms3d.exports.vector.hiding import visible_outlines
from ringrealms3d.exports.vector.loops import loops_above, sides_of, signed_area
from ringrealms3d.exports.vector.painting import _seldom_met
from ringrealms3d.exports.vector.patches import View, finer, patches_of
from ringrealms3d.exports.vector.svg import svg_text
from ringrealms3d.records.record import GameRecord
from ringrealms3d.scene.arrangement import CLOSED, Opening, filling
from ringrealms3d.scene.camera import camera_at, home_of
from ringrealms3d.scene.content import content_of
from ringrealms3d.scene.materials import Material
from ringrealms3d.scene.parts import Part, still
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.scene_parts import content_parts
from ringrealms3d.scene.theme import BLACK_AND_WHITE, DARK, LIGHT, Theme
from tests.amounts import at_night
from tests.exports.drawn_files import pictures_in, svg_pixels, svg_texts
from tests.exports.played import game_of
from tests.kept_pictures import LookAsKept

SIZE = (480, 360)


def style_for(position: Position, theme: Theme = LIGHT, opening: Opening = CLOSED) -> PictureStyle:
    camera = home_of(in_space(position.variant.layout))
    return PictureStyle(SIZE, camera, theme, FAST, transparent=True, opening=opening)


CASES = [
    ("ring-majority/cube", LIGHT, CLOSED, False),
    ("ring-majority/tut", BLACK_AND_WHITE, CLOSED, True),
    ("ring-majority/tet", DARK, Opening(apart=0.7), False),
    ("ring-majority/tet", LIGHT, Opening(see_through=True), False),
    ("loop/mini", DARK, CLOSED, False),
    ("loop/mini", LIGHT, Opening(level=1), False),
]


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("uid", "theme", "opening", "parallel"), [*CASES[:3], *starmap(at_night, CASES[3:])]
)
def test_a_drawing_looks_like_the_picture(
    uid: str, theme: Theme, opening: Opening, parallel: bool, look_as_kept: LookAsKept
) -> None:
    position, last = game_of(uid, 8)
    style = style_for(position, theme, opening)
    style = replace(style, camera=replace(style.camera, parallel=parallel))
    pixels = svg_pixels(svg_text([drawn(position, last, style)], uid), SIZE)
    opened = opening.level or int(opening.see_through)
    look_as_kept(pixels, f"drawing-{uid.replace('/', '-')}-{theme.name}-{opened}")
    ours = pixels.astype(float)
    theirs = position_picture(position, last, style).astype(float)
    assert ((ours[..., 3] > 128) != (theirs[..., 3] > 128)).mean() < 0.01
    both = (ours[..., 3] > 250) & (theirs[..., 3] > 250)
    apart = (ours - theirs)[both][:, :3]
    assert np.abs(apart).mean() < 24
    assert np.abs(apart.mean(axis=0)).max() < 20  # drawings reflect no cards of the studio
    grey = [picture[..., :3].mean(axis=2)[both] for picture in (ours, theirs)]
    assert np.corrcoef(grey[0], grey[1])[0, 1] > (0.65 if opening.see_through else 0.85)


def bar(ends: list[list[float]], width: float) -> Part:
    """Return a flat bar between two points, seen from above."""
    start, end = np.array(ends)
    way = end - start
    aside = np.array([-way[1], way[0], 0.0]) * width / np.linalg.norm(way[:2])
    points = np.array([start - aside, end - aside, end + aside, start + aside])
    normal = np.cross(points[1] - points[0], points[2] - points[0])
    normals = np.tile(normal / np.linalg.norm(normal), (4, 1))
    surface = Surface("bar", points, normals, np.array([[0, 1, 2], [0, 2, 3]]))
    return still("bar", surface, Material((1.0, 0.0, 0.0), 0.5))


def nearest(parts: tuple[Part, ...], view: View, spots: NDArray[np.float64]) -> list[int]:
    """Return for spots of the picture the part seen there, -1 for none, triangle by triangle."""
    best, owner = np.full(len(spots), -np.inf), np.full(len(spots), -1)
    for number, part in enumerate(parts):
        mesh = part.mesh
        places, nearness = view.seen(mesh.points)
        for triangle in mesh.triangles:
            corners = places[triangle]
            if abs(signed_area(corners)) < 1e-9:
                continue
            frame = np.column_stack([corners, np.ones(3)])
            weights = np.column_stack([spots, np.ones(len(spots))]) @ np.linalg.inv(frame)
            near = weights @ nearness[triangle]
            hit = (weights > 0).all(axis=1) & (near > best)
            best[hit], owner[hit] = near[hit], number
    return [int(number) for number in owner]


def inside(area: CrossSection, spots: NDArray[np.float64]) -> NDArray[np.bool_]:
    crossings = np.zeros(len(spots), dtype=np.int64)
    for outline in area.to_polygons():
        for (ax, ay), (bx, by) in zip(outline, np.roll(outline, -1, axis=0), strict=True):
            level = (ay > spots[:, 1]) != (by > spots[:, 1])
            x, y = spots[level].T
            crossings[level] += ax + (y - ay) / (by - ay) * (bx - ax) > x
    return np.asarray(crossings % 2 == 1)


def owners_in(parts: tuple[Part, ...], view: View, spots: NDArray[np.float64]) -> list[int]:
    patches = list(patches_of(parts, view, backs=False))
    seen = visible_outlines(patches, np.ones(len(patches), dtype=np.bool_))
    owners = []
    hits = np.array([inside(area, spots) for area in seen])
    for hit in hits.T:
        found = {patches[number].owner[0] for number in np.flatnonzero(hit)}
        assert len(found) <= 1
        owners.append(found.pop() if found else -1)
    return owners


def test_bars_that_hide_each_other_in_a_circle_are_drawn_right() -> None:
    corners = [[np.cos(a), np.sin(a)] for a in np.radians([90, 210, 330])]
    bars = tuple(bar([[*corners[k], 0.2], [*corners[(k + 1) % 3], -0.2]], 0.2) for k in range(3))
    stretched = tuple(replace(b, matrix=b.matrix @ np.diag([1.3, 1.3, 1.0, 1.0])) for b in bars)
    view = View(camera_at(0.0, 90.0), (200, 200))
    spots = np.random.default_rng(1).uniform(30, 170, (400, 2))
    theirs = nearest(stretched, view, spots)
    assert set(theirs) == {-1, 0, 1, 2}
    assert owners_in(stretched, view, spots) == theirs


def test_a_part_that_lies_above_and_below_another_is_drawn_right() -> None:
    corners = np.array([[-1.0, -1.0], [1.0, -1.0], [0.0, 1.0]])
    points = np.vstack([np.column_stack([corners, np.full(3, z)]) for z in (0.4, -0.4)])
    points[3:, 0] += 0.5
    upwards = np.tile([0.0, 0.0, 1.0], (6, 1))
    surface = Surface("twice", points, upwards, np.array([[0, 1, 2], [3, 4, 5]]))
    twice = still("twice", surface, Material((0.0, 0.0, 1.0), 0.5))
    parts = (twice, bar([[-1.2, 0.0, 0.0], [1.4, 0.0, 0.0]], 0.2))
    view = View(camera_at(0.0, 90.0), (200, 200))
    spots = np.random.default_rng(1).uniform(30, 170, (400, 2))
    theirs = nearest(parts, view, spots)
    assert set(theirs) == {-1, 0, 1}
    assert owners_in(parts, view, spots) == theirs


@pytest.mark.few(1)
@pytest.mark.parametrize("uid", ["ring-majority/cube", "loop/mini"])
def test_what_is_seen_of_a_board_is_what_is_nearest(uid: str) -> None:
    position, last = game_of(uid, 6)
    layout = in_space(position.variant.layout)
    content = content_of(position, last, legal=False)
    parts = tuple(p for p in content_parts(layout, content, LIGHT) if p.kind != "last")
    view = View(filling(home_of(layout), layout, CLOSED, SIZE[0] / SIZE[1]), SIZE)
    spots = np.random.default_rng(2).uniform((60, 60), (420, 300), (150, 2))
    pairs = zip(owners_in(parts, view, spots), nearest(parts, view, spots), strict=True)
    assert sum(ours != theirs for ours, theirs in pairs) <= 1  # on a rim


def test_areas_above_a_value_shrink_as_it_rises() -> None:
    grid = np.array([[x, y] for y in range(5) for x in range(5)], dtype=float)
    cells = [5 * y + x for y in range(4) for x in range(4)]
    triangles = np.array([[[c, c + 1, c + 6], [c, c + 6, c + 5]] for c in cells]).reshape(-1, 3)
    sides = sides_of(triangles)
    for least in (0.25, 1.5, 3.9):
        loops = loops_above(grid, sides, grid[:, 0], least)
        assert sum(float(signed_area(loop)) for loop in loops) == pytest.approx(4 * (4 - least))


def test_large_curved_patches_have_more_points_and_cover_the_same() -> None:
    position, _ = game_of("ring-majority/cube", 4)
    layout = in_space(position.variant.layout)
    parts = content_parts(layout, content_of(position, None, legal=False), LIGHT)
    view = View(filling(home_of(layout), layout, CLOSED, 1.0), (1200, 1200))
    patches = [x for x in patches_of(parts, view, backs=False) if x.part.kind in ("piece", "pad")]
    assert all(finer(patch) is patch for patch in patches if patch.flat)
    cut = [(patch, finer(patch)) for patch in patches if finer(patch) is not patch]
    assert cut
    for patch, fine in cut:
        areas = [signed_area(each.spots[each.triangles]) for each in (patch, fine)]
        assert areas[1].sum() == pytest.approx(areas[0].sum())
        assert len(areas[1]) % (4 * len(areas[0])) == 0
        assert (areas[1] > 0).all()
        np.testing.assert_allclose(np.linalg.norm(fine.normals, axis=1), 1)


def test_bands_of_shade_do_not_begin_where_most_of_a_thing_is() -> None:
    edges = np.linspace(0.0, 1.0, 5)
    shades = np.sort(np.concatenate([np.linspace(0, 1, 41), np.full(200, 0.5)]))
    moved = _seldom_met(edges, shades)
    assert moved[[0, -1]].tolist() == [0.0, 1.0]
    assert (np.diff(moved) > 0).all()
    assert abs(moved[2] - 0.5) > 0.15 * 0.25
    assert np.abs(moved - edges).max() <= 0.35 * 0.25 + 1e-9


def request_for(uid: str, style: PictureStyle) -> ExportRequest:
    record = GameRecord(uid, 3)
    return ExportRequest(record, record.root, style)


def test_files_hold_paths_and_letters_alone(tmp_path: Path) -> None:
    position = rr.start("ring-majority/cube", 3)
    style = replace(style_for(position), coordinates=True, size=(800, 600))
    request = request_for(position.uid, style)
    export(request, tmp_path / "board.svg")
    export(request, tmp_path / "board.pdf")
    texts = svg_texts(tmp_path / "board.svg")
    assert len(texts) > 5
    assert set(texts) <= set(position.board.sites)
    page = PdfReader(tmp_path / "board.pdf").pages[0]
    assert [float(x) for x in page.mediabox[2:]] == pytest.approx([600, 450])
    assert not pictures_in(page)
    assert set(page.extract_text().split()) == set(texts)


def test_the_background_is_plain_or_left_out() -> None:
    position = rr.start("ring-majority/tet", 3)
    style = style_for(position)
    alone = svg_pixels(svg_text([drawn(position, None, style)], ""), SIZE)
    filled = drawn(position, None, replace(style, transparent=False))
    whole = svg_pixels(svg_text([filled], ""), SIZE)
    assert alone[0, 0, 3] == 0
    assert (whole[..., 3] == 255).all()
    assert filled.background is not None
    assert np.abs(whole[0, 0, :3] / 255 - filled.background).max() < 0.01


@pytest.mark.nightly
@pytest.mark.parametrize("uid", rr.variant_ids())
def test_every_board_is_drawn(uid: str, tmp_path: Path) -> None:
    position, last = game_of(uid, 12)
    style = style_for(position)
    ours = svg_pixels(svg_text([drawn(position, last, style)], uid), SIZE).astype(float)
    theirs = position_picture(position, last, style).astype(float)
    both = (ours[..., 3] > 250) & (theirs[..., 3] > 250)
    assert np.abs((ours - theirs)[both][:, :3]).mean() < 26
