"""Shadows of pieces fall to the side away from the lamp, longer from higher pieces, and fade."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

import ringrealms3d as rr
from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.scene.camera import camera_at, home_of
from ringrealms3d.scene.casting import cast, lamp_of
from ringrealms3d.scene.ground import contact_parts
from tests.scene.pictures import changed
from tests.scene.test_shadows import pictures

BOARDS = ["ring-majority/co", "loop/mini", "loops-n-leaps/8", "path-tiles/sixty-six"]
each_board = pytest.mark.parametrize("uid", BOARDS)


def layout_of(uid: str) -> SolidLayout:
    return in_space(rr.start(uid, 1).variant.layout)


def reaches(layout: SolidLayout, place: int, lamp: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how far a shadow reaches away from a lamp and towards it, in radii."""
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[place] = min(layout.shapes)
    normal = layout.normals[place]
    away = -(lamp - (lamp @ normal) * normal)
    away /= np.linalg.norm(away)
    (part,) = cast(contact_parts(layout, stones), lamp)
    along = (part.mesh.points - layout.centres[place]) @ away / layout.radii[place]
    return np.array([along.max(), -along.min()])


@each_board
def test_a_shadow_falls_away_from_the_lamp_and_shorter_the_steeper_it_shines(uid: str) -> None:
    layout = layout_of(uid)
    normal, aside = layout.normals[3], np.cross(layout.normals[3], [0.36, 0.48, 0.8])
    aside /= np.linalg.norm(aside)
    lengths = []
    for angle in np.radians([5, 30, 60]):
        far, near = reaches(layout, 3, np.sin(angle) * aside + np.cos(angle) * normal)
        lengths.append(far - near)
    assert lengths[0] < lengths[1] < lengths[2]
    assert lengths[2] > 0.3 * layout.shapes[min(layout.shapes)].height


def test_higher_pieces_throw_longer_shadows() -> None:
    lamp = np.array([0.6, 0.0, 0.8])
    low, high = (layout_of(uid) for uid in ("loops-n-leaps/8", "loop/mini"))
    assert low.shapes[1].height < high.shapes[1].height
    (short, _), (long, _) = reaches(low, 3, lamp), reaches(high, 3, lamp)
    assert long - 1 > short - 1


@each_board
def test_a_shadow_is_dark_at_the_foot_and_gone_at_its_end(uid: str) -> None:
    layout = layout_of(uid)
    stones = np.zeros(layout.places, dtype=np.int8)
    stones[3] = min(layout.shapes)
    (part,) = cast(contact_parts(layout, stones), lamp_of(home_of(layout).axes))
    cover = part.surface.cover
    assert cover is not None
    away = np.linalg.norm(part.mesh.points - layout.centres[3], axis=1)
    assert cover[away.argmax()] == 0
    assert cover[away.argmin()] == cover.max()


def test_the_lamp_turns_with_the_camera() -> None:
    one, other = (lamp_of(camera_at(azimuth, 50).axes) for azimuth in (0, 180))
    np.testing.assert_allclose(one * (-1, -1, 1), other, atol=1e-12)


def test_drawn_shadows_fall_to_the_right_and_downwards() -> None:
    shaded, bare = pictures("ring-majority/cube", "contacts")
    _, without = pictures("ring-majority/cube", "pieces")
    shadow = np.argwhere(changed(shaded, bare, least=12)).mean(axis=0)
    pieces = np.argwhere(changed(shaded, without, least=30)).mean(axis=0)
    assert shadow[1] > pieces[1] + 2
    assert shadow[0] > pieces[0]
