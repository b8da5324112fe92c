"""The numbers for the map, and what the tiles look like on it."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.layout import Layout, Ribbon
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.games import start, variant
from ringrealms3d.games.path_tiles.tiles import TILES
from tests.games.path_tiles.play import FREE, UIDS, after_plies

STEPS = np.array([(0, 1), (1, 0), (0, -1), (-1, 0)])
LAYOUT = variant(FREE).layout
BORDER = 0.5 / LAYOUT.map_radii[0]  # a cell's half side in units of a glyph
each_tile = pytest.mark.parametrize("number", range(len(TILES)))


def overlap(one: np.ndarray[tuple[int, ...], np.dtype[np.float64]], other: object) -> bool:
    """Return whether two squares share more than a side."""
    gap = np.abs(np.mean(one, axis=0) - np.mean(np.asarray(other), axis=0)).max()
    return bool(gap < 1 - 1e-9)


@pytest.mark.parametrize("uid", UIDS)
def test_one_row_for_each_place(uid: str) -> None:
    layout = variant(uid).layout
    assert isinstance(layout, SolidLayout)
    assert len(layout.pads) == len(layout.normals) == len(layout.radii) == 95
    assert layout.kinds == ("cell",) * 81 + ("shelf",) * 14
    assert len(layout.map_cells) == 95
    assert layout.map_centres.shape == (95, 2)
    assert layout.map_radii.shape == (95,)
    assert layout.colours == ("red", "blue")
    assert len(start(uid, seed=1).pieces) == 95


def test_cells_are_squares_around_their_centres_and_keep_apart() -> None:
    for cell, centre in zip(LAYOUT.map_cells, LAYOUT.map_centres, strict=True):
        assert cell.mean(axis=0) == pytest.approx(centre)
        assert np.ptp(cell, axis=0) == pytest.approx([1, 1])
    for place, cell in enumerate(LAYOUT.map_cells):
        assert not any(overlap(cell, other) for other in LAYOUT.map_cells[:place])


def test_everything_is_on_the_map() -> None:
    corners = np.abs(np.concatenate(LAYOUT.map_cells)).max(axis=0)
    assert (corners < LAYOUT.map_size).all()
    for label in LAYOUT.labels:
        assert abs(label.x) + label.height / 2 < LAYOUT.map_size[0]
        assert abs(label.y) + label.height / 2 < LAYOUT.map_size[1]


def test_neighbours_share_a_side_of_their_cells() -> None:
    board = variant(FREE).board
    for cell in range(81):
        for other in board.neighbours[cell]:
            if other >= 0:
                step = LAYOUT.map_centres[other] - LAYOUT.map_centres[cell]
                assert np.abs(step).sum() == pytest.approx(1)
    assert board.neighbours[board.site("a1")].tolist() == [9, 1, -1, -1]


def test_columns_go_to_the_right_and_rows_upwards() -> None:
    board = variant(FREE).board
    a1, i1, a9 = (LAYOUT.map_centres[board.site(name)] for name in ("a1", "i1", "a9"))
    assert (i1 - a1).tolist() == [8, 0]
    assert (a9 - a1).tolist() == [0, 8]


def test_racks_stand_on_either_side_with_the_first_place_on_top() -> None:
    red, blue = LAYOUT.map_centres[81:88], LAYOUT.map_centres[88:]
    assert (red[:, 0] < -5).all()
    assert (blue[:, 0] > 5).all()
    for rack in (red, blue):
        assert (np.diff(rack[:, 1]) < -1).all()


def test_labels_stand_beside_what_they_name() -> None:
    board = variant(FREE).board
    spots: dict[str, list[tuple[float, float]]] = {label.text: [] for label in LAYOUT.labels}
    for label in LAYOUT.labels:
        spots[label.text].append((label.x, label.y))
    for column, row in zip("abcdefghi", "123456789", strict=True):
        x, y = LAYOUT.map_centres[board.site(f"{column}{row}")]
        assert [spot[0] for spot in spots[column]] == [x, x]
        assert {spot[1] for spot in spots[row] if abs(spot[0]) < 5.5} == {y}
    for place in range(7):
        heights = {spot[1] for spot in spots[str(place + 1)] if abs(spot[0]) > 6}
        assert heights == {LAYOUT.map_centres[81 + place, 1]} == {LAYOUT.map_centres[88 + place, 1]}


def ends_at(ribbons: tuple[Ribbon, ...], side: int) -> list[Ribbon]:
    """Return the ribbons that end at the middle of a side, or a hair beyond."""
    middle = BORDER * STEPS[side]
    return [
        ribbon
        for ribbon in ribbons
        if min(np.abs(ribbon.points[end] - middle).max() for end in (0, -1)) < 0.05 * BORDER
    ]


@each_tile
def test_a_ribbon_of_the_right_colour_leaves_by_every_coloured_side(number: int) -> None:
    ribbons = LAYOUT.glyphs[number + 1].ribbons
    for side, colour in enumerate(TILES[number].sides):
        found = ends_at(ribbons, side)
        assert [".rb".index(colour) - 1] * (colour != ".") == [ribbon.seat for ribbon in found]
        for ribbon in found:
            reach = np.abs(ribbon.points).max()
            assert BORDER <= reach <= 1.04 * BORDER


@each_tile
def test_joined_sides_have_a_ribbon_in_common_and_others_do_not(number: int) -> None:
    ribbons = LAYOUT.glyphs[number + 1].ribbons
    for link in TILES[number].links:
        if len(link) == 2:
            first, second = (ends_at(ribbons, side)[0] for side in link)
            assert first is second
    for side in TILES[number].dead_ends:
        (stub,) = ends_at(ribbons, side)
        assert (stub.points == 0).all(axis=0).any()
        assert np.abs(stub.points[-1]).max() > 0.3 * BORDER


@each_tile
def test_the_strand_on_top_is_drawn_last(number: int) -> None:
    tile, ribbons = TILES[number], LAYOUT.glyphs[number + 1].ribbons
    if tile.top is not None:
        assert all(ends_at((ribbons[-1],), side) for side in tile.top)


def test_the_arms_of_a_crossroads_meet_in_the_middle() -> None:
    for number, tile in enumerate(TILES):
        if len(tile.links[0]) == 4:
            through, *arms = LAYOUT.glyphs[number + 1].ribbons
            assert (np.abs(through.points).sum(axis=1) == 0).sum() >= 3
            for arm in arms:
                inner = np.abs(through.points - arm.points[0]).max(axis=1).min()
                assert inner == pytest.approx(0)


def test_every_piece_of_a_game_has_a_look() -> None:
    layout: Layout = LAYOUT
    assert set(after_plies(FREE, 1, 70).pieces.tolist()) - {0} <= set(layout.glyphs)
    assert len(layout.glyphs) == len(TILES)
    assert all(glyph.seat is None for glyph in layout.glyphs.values())
