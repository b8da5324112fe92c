"""The numbers for the map; those for the board in space are tested in test_solid."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.games import variant
from tests.games.loophole_2d.play import BOARD, UID

LAYOUT = variant(UID).layout
MAP_PIXELS = 360
LEVELS = LAYOUT.map_centres[:, 1]
_STEP = np.sqrt(3.0)


def test_one_row_for_each_site() -> None:
    size = BOARD.size
    assert LAYOUT.kinds == ("cell",) * size
    assert LAYOUT.colours == ("black", "white")
    assert len(LAYOUT.map_cells) == size
    assert LAYOUT.map_centres.shape == (size, 2)
    assert LAYOUT.map_radii.shape == (size,)


def test_neighbours_and_only_they_lie_side_by_side() -> None:
    gaps = np.linalg.norm(LAYOUT.map_centres[:, None] - LAYOUT.map_centres[None], axis=2)
    for site in range(BOARD.size):
        near = np.flatnonzero(np.isclose(gaps[site], _STEP)).tolist()
        assert near == sorted(x for x in BOARD.neighbours[site].tolist() if x >= 0)
    np.fill_diagonal(gaps, np.inf)
    assert gaps.min() > _STEP - 1e-9


def corners(cell: NDArray[np.float64]) -> set[tuple[float, float]]:
    return {(x, y) for x, y in (cell.round(6) + 0.0).tolist()}


def test_cells_touch_but_do_not_overlap() -> None:
    for site, cell in enumerate(LAYOUT.map_cells):
        assert np.allclose(cell.mean(axis=0), LAYOUT.map_centres[site])
        assert np.allclose(np.linalg.norm(cell - LAYOUT.map_centres[site], axis=1), 1.0)
        for near in BOARD.neighbours[site]:
            if near >= 0:
                assert len(corners(cell) & corners(LAYOUT.map_cells[near])) == 2


def test_pieces_fit_into_cells_and_can_be_seen() -> None:
    assert (LAYOUT.map_radii < _STEP / 2).all()
    for number, glyph in LAYOUT.glyphs.items():
        assert glyph.seat == (number - 1) % 2
        if glyph.outline is not None:
            assert np.linalg.norm(glyph.outline * LAYOUT.map_radii[0], axis=1).max() < 1
    assert LAYOUT.map_radii.min() * MAP_PIXELS / (2 * LAYOUT.map_size[0]) > 4


def test_starting_stones_look_unlike_others() -> None:
    assert set(LAYOUT.glyphs) == {1, 2, 3, 4}
    assert [LAYOUT.glyphs[number].outline is None for number in (1, 2, 3, 4)] == [
        True,
        True,
        False,
        False,
    ]


def test_everything_lies_on_the_map() -> None:
    points = np.concatenate(LAYOUT.map_cells)
    assert (np.abs(points) <= np.array(LAYOUT.map_size) + 1e-9).all()
    width, height = LAYOUT.map_size
    for label in LAYOUT.labels:
        assert abs(label.x) + label.height / 2 <= width
        assert abs(label.y) + label.height / 2 <= height
        gaps = np.linalg.norm(LAYOUT.map_centres - (label.x, label.y), axis=1)
        assert gaps.min() > 1.4


def test_coordinates_stand_beside_a_cell_that_has_them() -> None:
    texts = [label.text for label in LAYOUT.labels]
    assert sorted(texts) == sorted(
        [*"bcdefghijklmn", *"abcdefghijklm", *map(str, range(1, 14)), *map(str, range(2, 15))]
    )
    for label in LAYOUT.labels:
        gaps = np.linalg.norm(LAYOUT.map_centres - (label.x, label.y), axis=1)
        near = [BOARD.sites[x] for x in np.flatnonzero(gaps < 2.4)]
        assert any(label.text in (name[0], name[1:]) for name in near)
        if label.text.isdigit():
            level = [BOARD.sites[x][1:] for x in np.flatnonzero(np.isclose(LEVELS, label.y))]
            assert set(level) == {label.text}


def test_the_windows_are_holes() -> None:
    for row, column in ((5, 5), (9, 9)):
        left, right = (BOARD.places.index((row, x)) for x in (column - 1, column + 2))
        gap = LAYOUT.map_centres[right] - LAYOUT.map_centres[left]
        assert np.allclose(gap, (3 * _STEP, 0))
        for share in (1 / 3, 2 / 3):
            spot = LAYOUT.map_centres[left] + share * gap
            assert np.linalg.norm(LAYOUT.map_centres - spot, axis=1).min() > _STEP - 1e-9
