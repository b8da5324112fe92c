"""What is noted on a position, in space: marks where they were drawn, a coin at the last move."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
import pyvista as pv

from ringrealms3d.records.node import GLYPHS
from ringrealms3d.scene.arrangement import Opening
from ringrealms3d.scene.board_scene import BoardScene
from ringrealms3d.scene.camera import home_of
from ringrealms3d.scene.content import Content, SiteMark
from ringrealms3d.scene.note_parts import SIGNED, note_parts, sign_parts
from ringrealms3d.scene.quality import FAST
from ringrealms3d.scene.scene_parts import content_parts
from ringrealms3d.scene.theme import LIGHT, THEMES
from tests.scene.meshes import least_facing
from tests.scene.pictures import changed, content, near_site, picture_of
from tests.scene.rays import layout_of

UIDS = ("ring-majority/cube", "loops-n-leaps/8", "loophole-2d/14", "loop/mini")
each_board = pytest.mark.parametrize("uid", UIDS)
PLACE = 12


def played(uid: str, sign: str) -> Content:
    """Return a board with one stone, placed last, and what is thought of that."""
    return replace(content(uid, ((PLACE, 0),)), last=(3, PLACE), sign=sign)


def seen_place(uid: str) -> int:
    """Return a place whose top is seen at first."""
    layout = layout_of(uid)
    facing = layout.normals @ home_of(layout).axes[2]
    return PLACE if facing[PLACE] > 0 else int(facing.argmax())


@pytest.mark.few(2)
@each_board
def test_a_sign_is_seen_where_the_move_ended_and_nowhere_else(uid: str) -> None:
    camera = home_of(layout_of(uid))
    place = seen_place(uid)
    shown = replace(content(uid, ((place, 0),)), last=(place,))
    differs = changed(
        picture_of(uid, replace(shown, sign="??"), camera), picture_of(uid, shown, camera)
    )
    near = near_site(uid, place, camera, 2.2)
    assert differs.any()
    assert not (differs & ~near).any()


@each_board
def test_a_coin_and_its_letters_stand_on_the_place_in_colours_that_can_be_read(uid: str) -> None:
    for theme in THEMES.values():
        for sign in GLYPHS:
            coin, letters = sign_parts(layout_of(uid), theme, played(uid, sign))
            assert coin.place == letters.place == PLACE
            assert coin.material.colour == theme.signs[sign]
            assert letters.material.colour in ((0, 0, 0), (1, 1, 1))


def test_without_a_move_or_a_sign_there_is_no_coin() -> None:
    layout = layout_of(UIDS[0])
    assert not sign_parts(layout, LIGHT, played(UIDS[0], ""))
    assert not sign_parts(layout, LIGHT, replace(played(UIDS[0], "!"), last=()))


def test_the_letters_of_a_sign_lie_on_its_coin_and_within_its_rim() -> None:
    for sign in GLYPHS:
        parts = sign_parts(layout_of("loophole-2d/14"), LIGHT, played("loophole-2d/14", sign))
        coin, letters = (part.surface.points for part in parts)
        middle = (coin.min(axis=0) + coin.max(axis=0)) / 2
        radius = (coin.max(axis=0) - coin.min(axis=0))[0] / 2
        assert np.linalg.norm((letters - middle)[:, :2], axis=1).max() < radius
        assert letters[:, 2].max() > coin[:, 2].max()


@each_board
def test_a_coin_faces_the_camera_and_sinks_nowhere_into_its_place(uid: str) -> None:
    layout = layout_of(uid)
    lying = sign_parts(layout, LIGHT, played(uid, "!!"))[0]
    floor = (lying.mesh.points @ layout.normals[PLACE]).min()
    for right, up in np.random.default_rng(1).uniform(-3, 3, (40, 2)):
        camera = home_of(layout).turned(right, up)
        parts = sign_parts(layout, LIGHT, played(uid, "!!"), camera.axes)
        for part, axes in zip(
            parts, (camera.axes, camera.opposite().axes, camera.axes), strict=True
        ):
            turned = part.matrix[:3, :3].T / layout.radii[PLACE]
            np.testing.assert_allclose(turned, axes, atol=1e-9)
        coin = parts[0]
        thickness = np.ptp(lying.mesh.points @ layout.normals[PLACE])
        assert (coin.mesh.points @ layout.normals[PLACE]).min() > floor - thickness


def test_a_sign_turns_with_the_camera() -> None:
    layout = layout_of("loop/mini")
    scene = BoardScene(pv.Plotter(off_screen=True), layout, LIGHT, FAST)
    scene.show(played("loop/mini", "!!"))
    for angle in (0.5, 1.0):
        camera = home_of(layout).turned(angle, 0.2)
        scene.look(camera, 1.0)
        (*_, letters) = scene.parts("sign")
        np.testing.assert_allclose(
            letters.matrix[:3, 2] / layout.radii[PLACE], camera.axes[2], atol=1e-9
        )


@pytest.mark.few(2)
@each_board
def test_arrows_fold_nowhere(uid: str) -> None:
    layout = layout_of(uid)
    count = min(layout.places, 40)
    pairs = [(a, b) for a in range(0, count, 13) for b in range(1, count, 2) if a != b]
    notes = tuple(SiteMark("arrow", pair) for pair in pairs)
    parts = note_parts(layout, LIGHT, replace(content(uid), notes=notes))
    assert min(least_facing(part.surface) for part in parts) > 0.5


def test_marks_stand_where_they_were_drawn() -> None:
    notes = (SiteMark("circle", (4,)), SiteMark("label", (7,), "B"), SiteMark("arrow", (4, 7)))
    parts = note_parts(layout_of(UIDS[0]), LIGHT, replace(content(UIDS[0]), notes=notes))
    assert [part.place for part in parts[:2]] == [4, 7]
    assert len(parts) == 3
    assert {part.material.colour for part in parts} == {LIGHT.note}


@each_board
@pytest.mark.parametrize("seat", [0, 1])
def test_a_mark_on_a_piece_has_another_colour_than_the_piece(uid: str, seat: int) -> None:
    layout = layout_of(uid)
    shown = replace(content(uid, ((PLACE, seat),)), notes=(SiteMark("square", (PLACE,)),))
    for theme in THEMES.values():
        piece = np.array(theme.stones[layout.colours[seat]].colour)
        (mark,) = note_parts(layout, theme, shown)
        assert np.abs(piece - mark.material.colour).max() > 0.2


def test_a_sign_goes_with_its_place_behind_a_solid_board_and_not_behind_an_open_one() -> None:
    layout = layout_of("ring-majority/ti")
    shown = played("ring-majority/ti", "??")
    scene = BoardScene(pv.Plotter(off_screen=True), layout, LIGHT, FAST)
    scene.show(shown)
    seen = []
    for angle in np.linspace(0.0, 2 * np.pi, 24):
        camera = home_of(layout).turned(float(angle), 0.0)
        scene.look(camera, 1.0)
        seen.append(float(layout.normals[PLACE] @ (camera.eye(1.0) - layout.centres[PLACE])) > 0)
        assert bool(scene.parts("sign")) is seen[-1]
        drawn = content_parts(layout, shown, LIGHT, view=(camera, 1.0))
        assert any(part.kind == SIGNED for part in drawn) is seen[-1]
    assert {True, False} == set(seen)
    scene.look(home_of(layout).turned(2 * np.pi * seen.index(False) / 23, 0.0), 1.0)
    assert not scene.parts("sign")
    scene.lay_open(Opening(see_through=True))
    assert scene.parts("sign")
