"""The numbers for the map of Loops 'n Leaps."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.layout import Layout
from ringrealms3d.games import variant
from tests.games.loops_n_leaps.play import UIDS, board_of

each_board = pytest.mark.parametrize("uid", UIDS)


def layout(uid: str) -> Layout:
    return variant(uid).layout


@each_board
def test_one_row_for_each_site(uid: str) -> None:
    found, board = layout(uid), board_of(uid)
    assert len(found.kinds) == len(found.map_cells) == board.size
    assert found.map_centres.shape == (board.size, 2)
    assert found.map_radii.shape == (board.size,)
    assert [x for x, kind in enumerate(found.kinds) if kind == "pillar"] == list(board.pillars)
    assert set(found.kinds) == {"cell", "pillar"}
    assert set(found.glyphs) == {-1, 1, 2, 3, 4}


@each_board
def test_pieces_lie_inside_their_cells(uid: str) -> None:
    found = layout(uid)
    for cell, centre, radius in zip(
        found.map_cells, found.map_centres, found.map_radii, strict=True
    ):
        assert cell.mean(axis=0) == pytest.approx(centre)
        middles = (cell + np.roll(cell, -1, axis=0)) / 2
        assert np.linalg.norm(middles - centre, axis=1).min() > 1.1 * radius


@each_board
def test_neighbours_share_a_side_and_no_cells_overlap(uid: str) -> None:
    found, board = layout(uid), board_of(uid)
    distances = np.linalg.norm(found.map_centres[:, None] - found.map_centres[None], axis=2)
    side_by_side = np.sqrt(3)
    for x in range(board.size):
        around = {int(y) for y in board.neighbours[x] if y >= 0}
        assert set(np.flatnonzero(np.isclose(distances[x], side_by_side)).tolist()) == around
    np.fill_diagonal(distances, np.inf)
    assert distances.min() == pytest.approx(side_by_side)


@each_board
def test_everything_is_on_the_map(uid: str) -> None:
    found = layout(uid)
    size = np.array(found.map_size)
    for cell in found.map_cells:
        assert (np.abs(cell) < size).all()
    for label in found.labels:
        assert abs(label.x) + 0.6 * len(label.text) * label.height / 2 < size[0]
        assert abs(label.y) + label.height / 2 < size[1]


@each_board
def test_coordinates_stand_in_line_with_their_cells(uid: str) -> None:
    found, board = layout(uid), board_of(uid)
    spots = dict(zip(board.sites, found.map_centres, strict=True))
    labels = {label.text: np.array((label.x, label.y)) for label in found.labels}
    assert len(labels) == len(found.labels) == 2 * (2 * board.radius + 1)
    step_down = np.array((np.sqrt(3) / 2, -1.5))
    for name, spot in spots.items():
        letter, number = labels[name[0]], labels[name[1:]]
        assert number[1] == pytest.approx(spot[1])
        assert number[0] < spot[0]
        down = letter - spot
        assert down[0] * step_down[1] == pytest.approx(down[1] * step_down[0])
        assert down[1] < 0


@each_board
def test_coordinates_keep_off_the_cells(uid: str) -> None:
    found = layout(uid)
    for label in found.labels:
        gaps = np.linalg.norm(found.map_centres - (label.x, label.y), axis=1)
        assert gaps.min() > 1.7
