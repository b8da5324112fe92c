"""The numbers for the pictures of the realms."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.games import variant
from tests.games.ring_majority.play import UIDS, realm

each_realm = pytest.mark.parametrize("uid", UIDS)
MAP_PIXELS = 800


def layout(uid: str) -> SolidLayout:
    return in_space(variant(uid).layout)


def normal(polygon: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> list[float]:
    vector = np.cross(polygon, np.roll(polygon, -1, axis=0)).sum(axis=0)
    unit: list[float] = (vector / np.linalg.norm(vector)).tolist()
    return unit


@pytest.mark.few(5)
@each_realm
def test_one_row_for_each_site(uid: str) -> None:
    found, size = layout(uid), realm(uid).size
    assert len(found.kinds) == len(found.cells) == len(found.pads) == len(found.map_cells) == size
    assert found.centres.shape == found.normals.shape == (size, 3)
    assert found.radii.shape == found.map_radii.shape == (size,)
    assert found.map_centres.shape == (size, 2)
    assert [kind[0] for kind in found.kinds] == [name[0] for name in realm(uid).sites]


@each_realm
def test_the_longest_radius_is_1(uid: str) -> None:
    longest = max(np.linalg.norm(cell, axis=1).max() for cell in layout(uid).cells)
    assert longest == pytest.approx(1)


@each_realm
def test_pads_are_flat_and_look_away_from_the_board(uid: str) -> None:
    found = layout(uid)
    for pad, centre, direction in zip(found.pads, found.centres, found.normals, strict=True):
        assert len(pad) >= 3
        assert (pad - centre) @ direction == pytest.approx(0, abs=1e-9)
        assert normal(pad) == pytest.approx(direction, abs=1e-9)
        assert np.linalg.norm(direction) == pytest.approx(1)
        assert centre @ direction > 0


@each_realm
def test_pads_stay_inside_their_cells(uid: str) -> None:
    found = layout(uid)
    for pad, cell, direction in zip(found.pads, found.cells, found.normals, strict=True):
        for start, end in zip(cell, np.roll(cell, -1, axis=0), strict=True):
            inward = np.cross(direction, end - start)
            assert ((pad - start) @ inward).min() > 0


@each_realm
def test_round_pieces_fit_on_their_pads(uid: str) -> None:
    found = layout(uid)
    assert found.radii.min() > 0.01
    for pad, centre, radius in zip(found.pads, found.centres, found.radii, strict=True):
        for start, end in zip(pad, np.roll(pad, -1, axis=0), strict=True):
            along = (end - start) / np.linalg.norm(end - start)
            arm = centre - start
            assert np.linalg.norm(arm - (arm @ along) * along) > radius


@each_realm
def test_pieces_on_the_map_keep_apart(uid: str) -> None:
    found = layout(uid)
    gaps = np.linalg.norm(found.map_centres[:, None] - found.map_centres[None], axis=2)
    room = gaps - found.map_radii[:, None] - found.map_radii[None]
    np.fill_diagonal(room, np.inf)
    assert room.min() > 0
    assert (np.linalg.norm(found.map_centres, axis=1) + found.map_radii < found.map_size[0]).all()


@each_realm
def test_pieces_on_the_map_can_be_seen(uid: str) -> None:
    found = layout(uid)
    pixels = found.map_radii * MAP_PIXELS / (2 * found.map_size[0])
    assert pixels.min() >= 4


@each_realm
def test_pieces_in_space_keep_apart(uid: str) -> None:
    found = layout(uid)
    gaps = np.linalg.norm(found.centres[:, None] - found.centres[None], axis=2)
    room = gaps - found.radii[:, None] - found.radii[None]
    np.fill_diagonal(room, np.inf)
    assert room.min() > 0
