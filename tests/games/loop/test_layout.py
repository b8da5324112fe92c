"""The numbers for the maps of the piles."""

from __future__ import annotations

import numpy as np
import pytest

from ringrealms3d.core.layout import Layout
from ringrealms3d.games import start, variant
from ringrealms3d.geometry.polygon import inradius
from tests.games.loop.play import MAIN, MINI, UIDS, pile
from tests.games.playing import played

each_pile = pytest.mark.parametrize("uid", UIDS)
MAP_PIXELS = 800


def layout(uid: str) -> Layout:
    return variant(uid).layout


def distances(found: Layout) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """Return how far apart the middles of any two places are."""
    gaps = np.linalg.norm(found.map_centres[:, None] - found.map_centres[None], axis=2)
    np.fill_diagonal(gaps, np.inf)
    apart: np.ndarray[tuple[int, ...], np.dtype[np.float64]] = gaps
    return apart


@each_pile
def test_one_row_for_each_place(uid: str) -> None:
    found, board = layout(uid), pile(uid)
    places = board.size + len(board.supports)
    assert len(found.kinds) == len(found.map_cells) == places
    assert found.map_centres.shape == (places, 2)
    assert found.map_radii.shape == (places,)
    assert found.kinds[: board.size].count("cell") == board.holes
    assert set(found.kinds) == {"cell", "gap"}
    assert found.colours == ("black", "white")
    assert set(found.glyphs) == {1, 2}


@each_pile
def test_pieces_lie_inside_their_cells(uid: str) -> None:
    found = layout(uid)
    for cell, centre, radius in zip(
        found.map_cells, found.map_centres, found.map_radii, strict=True
    ):
        assert cell.mean(axis=0) == pytest.approx(centre)
        assert inradius(cell, centre) > radius * np.sqrt(3) / 2


@each_pile
def test_cells_of_sites_do_not_overlap(uid: str) -> None:
    found, size = layout(uid), pile(uid).size
    apart = distances(found)[:size, :size]
    assert apart.min() == pytest.approx(np.sqrt(3))


@each_pile
def test_everything_is_on_the_map(uid: str) -> None:
    found = layout(uid)
    corners = np.concatenate(found.map_cells)
    assert (np.abs(corners) < found.map_size).all()
    for label in found.labels:
        assert abs(label.x) < found.map_size[0]
        assert abs(label.y) + label.height / 2 < found.map_size[1]
    width, height = found.map_size
    assert 0.7 < width / height < 1.3


@each_pile
def test_pieces_on_the_map_can_be_seen(uid: str) -> None:
    found, board = layout(uid), pile(uid)
    pixels = found.map_radii * MAP_PIXELS / (2 * max(found.map_size))
    assert pixels[: board.size].min() >= 8
    assert pixels.min() >= 2


@each_pile
def test_neighbours_beside_are_neighbours_on_the_map(uid: str) -> None:
    found, board = layout(uid), pile(uid)
    near = distances(found)[: board.size, : board.size] < 1.8
    for site in range(board.size):
        assert set(np.flatnonzero(near[site])) == {x for x in board.beside(site) if x >= 0}


@each_pile
def test_a_gap_shows_the_tiles_that_it_rests_on_at_three_corners(uid: str) -> None:
    found, board = layout(uid), pile(uid)
    small = {site: board.size + i for i, site in enumerate(board.supports)}
    for gap in range(board.holes, board.size):
        for site in board.under(gap):
            corner = found.map_centres[small[site]]
            assert np.linalg.norm(found.map_cells[gap] - corner, axis=1).min() < 1e-9
            others = found.map_centres[: board.size]
            assert np.linalg.norm(others - corner, axis=1).min() > 0.9


def test_small_tiles_have_the_colours_and_names_of_what_they_show() -> None:
    position = played(start(MINI), "1b3 1c2 1c3")
    board, pieces = pile(MINI), position.pieces
    assert len(pieces) == board.size + len(board.supports)
    assert pieces[: board.size].tolist() == position.stones.tolist()
    for i, site in enumerate(board.supports):
        place = board.size + i
        assert pieces[place] == position.stones[site]
        assert position.variant.place_name(place) == board.sites[site]
    assert not pieces.flags.writeable


@each_pile
def test_labels_name_rows_columns_and_levels(uid: str) -> None:
    found, side = layout(uid), pile(uid).side
    texts = [label.text for label in found.labels]
    assert {f"layer {level}" for level in range(1, side + 1)} <= set(texts)
    assert texts.count("a") == side
    assert texts.count(str(2 * side - 1)) == 1


def test_the_corners_of_the_long_edge_carry_nothing() -> None:
    board = pile(MAIN)
    assert board.site("1a1") not in board.supports
    assert board.site("1a11") not in board.supports
    assert len(board.supports) == 126 - 2 * 5 - 1
