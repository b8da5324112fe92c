"""The boards that games are made on: their sites, ways and pictures."""

from __future__ import annotations

import doctest
from collections.abc import Callable, Iterator
from itertools import combinations, pairwise, product

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.errors import UserError
from ringrealms3d.core.solid_layout import in_space
from ringrealms3d.flat.pictures import map_pixels
from ringrealms3d.games.make import boards
from ringrealms3d.games.make.pieces import MOST_PIPS, die
from ringrealms3d.geometry.uniform import SOLIDS
from ringrealms3d.make import (
    Graph,
    Grid,
    Hexagons,
    Piece,
    Pile,
    Places,
    Solid,
    Triangles,
    double,
    game,
    ones,
    tile,
)
from ringrealms3d.scene.content import Content
from ringrealms3d.scene.theme import DARK, LIGHT, Theme
from tests.amounts import rest_nightly
from tests.kept_texts import ReadAsKept

BOARDS: dict[str, Callable[[], Places]] = {
    "squares": lambda: Grid(8, 5),
    "cube": lambda: Grid(4, 4, 4),
    "one level of each": lambda: Grid(2, 3, 2),
    "hexagon": lambda: Hexagons(4),
    "parallelogram": lambda: Hexagons(5, 3),
    "triangle": lambda: Triangles(4),
    "faces": lambda: Solid("co", "faces"),
    "vertices": lambda: Solid("ti", "vertices"),
    "all": lambda: Solid("cube"),
    "pile": lambda: Pile(4),
    "graph": lambda: Graph({"a": (0, 0), "b": (1, 0, 1), "c": (0, 1)}, [("a", "b"), ("b", "c")]),
}
each_board = pytest.mark.parametrize("make", BOARDS.values(), ids=BOARDS)


@each_board
def test_neighbours_are_mutual_and_steps_go_back(make: Callable[[], Places]) -> None:
    board = make()
    beside = [{y for y in row if y >= 0} for row in board.neighbours.tolist()]
    assert all(x in beside[y] and x != y for x in range(board.size) for y in beside[x])
    for way in range(board.steps.shape[1]):
        for x, y in enumerate(board.steps[:, way].tolist()):
            assert y < 0 or board.steps[y, way ^ 1] == x


@pytest.mark.few(4)
@each_board
def test_pictures_have_every_site_where_no_other_is(make: Callable[[], Places]) -> None:
    board = make()
    layout = in_space(board.layout(("red", "blue")))
    assert len(layout.pads) == len(layout.map_cells) == board.size
    assert np.linalg.norm(np.concatenate(layout.pads), axis=1).max() <= 1 + 1e-9
    for centres, radii in (
        (layout.centres, layout.radii),
        (layout.map_centres, layout.map_radii),
    ):
        for a, b in combinations(range(board.size), 2):
            assert np.linalg.norm(centres[a] - centres[b]) > 0.99 * max(radii[a], radii[b])


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_the_map_of_a_graph_has_a_line_for_each_edge_and_no_other(theme: Theme) -> None:
    corners = {"a": (0, 0), "b": (4, 0), "c": (4, 4), "d": (0, 4)}
    layout = Graph(corners, [*pairwise("abcd"), ("d", "a")]).layout(("red", "blue"))
    drawn = map_pixels(layout, Content(np.zeros(4, np.int8)), theme, (400, 400), False)
    paper = drawn[0, 0]
    sides = (drawn[250:, 200], drawn[:150, 200], drawn[200, 250:], drawn[200, :150])
    assert all((side != paper).any() for side in sides)
    assert (drawn[185:215, 185:215] == paper).all()  # no diagonals


def test_sites_above_each_other_are_beside_each_other_on_the_map() -> None:
    spots = {f"{z}{x}{y}": (x, y, z) for z, x, y in product(range(3), repeat=3)}
    layout = Graph(spots, []).layout(("red", "blue"))
    for a, b in combinations(range(27), 2):
        apart = np.linalg.norm(layout.map_centres[a] - layout.map_centres[b])
        assert apart > layout.map_radii[a] + layout.map_radii[b]


def sizes(name: str) -> str:
    """Return how large a board's places and pieces are, in space and on its map."""
    layout = in_space(BOARDS[name]().layout(("red", "blue")))
    numbers = {
        "pads": sum(np.linalg.norm(np.ptp(pad, axis=0)) for pad in layout.pads),
        "cells": sum(np.linalg.norm(np.ptp(cell, axis=0)) for cell in layout.map_cells),
        "radii": layout.radii.sum(),
        "map radii": layout.map_radii.sum(),
        "places": np.linalg.norm(np.ptp(layout.centres, axis=0)),
        "map": np.linalg.norm(np.ptp(layout.map_centres, axis=0)),
        "letters": sum(label.height for label in layout.labels),
    }
    return ", ".join([name, *(f"{what} {number:.3f}" for what, number in numbers.items())])


def test_boards_are_drawn_as_large_as_they_were(read_as_kept: ReadAsKept) -> None:
    read_as_kept(map(sizes, BOARDS), "made-boards")


@pytest.mark.parametrize(("sides", "length"), [((4, 4, 4), 4), ((3, 3, 3), 3), ((3, 3), 3)])
def test_a_cube_has_as_many_rows_as_the_theorem_says(sides: tuple[int, ...], length: int) -> None:
    """((n + 2)^d - n^d) / 2 rows of n: those that leave the cube grown by one on both ends."""
    dimensions = len(sides)
    assert len(Grid(*sides).rows(length)) == ((length + 2) ** dimensions - length**dimensions) // 2


@pytest.mark.parametrize("side", [1, 2, 5])
def test_hexagons_and_triangles_are_counted(side: int) -> None:
    assert Hexagons(side).size == 3 * side * (side - 1) + 1
    assert Hexagons(side, 3).size == 3 * side
    assert Triangles(side).size == side * side


def test_rows_through_a_site_are_those_that_have_it() -> None:
    board = Hexagons(4)
    rows = {tuple(row) for row in board.rows(3).tolist()}
    through = board.rows_through(3).tolist()
    for site, some in enumerate(through):
        found = {tuple(row) for row in some if row[0] >= 0}
        assert found == {row for row in rows if site in row}


@pytest.mark.parametrize("name", rest_nightly([x.name for x in SOLIDS], "tet", "ti", "snid"))
def test_a_solid_s_faces_and_vertices_have_a_place_each(name: str) -> None:
    """Beside a place are as many as its solid has edges there; the dual's faces are flat."""
    known = next(solid for solid in SOLIDS if solid.name == name)
    vertices, faces = Solid(name, "vertices"), Solid(name, "faces")
    degrees = (vertices.neighbours >= 0).sum(axis=1)
    assert set(degrees.tolist()) == {len(known.vertex_figure)}
    edges = degrees.sum() // 2
    assert (faces.neighbours >= 0).sum() // 2 == edges
    assert vertices.size - edges + faces.size == 2
    for cell in in_space(vertices.layout(("red", "blue"))).cells:
        assert np.linalg.matrix_rank(cell - cell[0], tol=1e-9) == 2


GRAPH = {name: (number, 0) for number, name in enumerate("abcd")}
IN_ROW = Graph(GRAPH, [("a", "b")])
REFUSED: tuple[Callable[[], object], ...] = (
    *(lambda: Grid(0, 3), lambda: Grid(3, 27), lambda: Grid(3, 3, 99), lambda: Grid(26, 26, 26)),
    *(lambda: Hexagons(14), lambda: Hexagons(0, 3), lambda: Hexagons(3, 27)),
    *(lambda: Triangles(27), lambda: Triangles(0), lambda: Pile(0), lambda: Pile(99)),
    *(lambda: Solid("ball"), lambda: Solid("ti", "corners")),  # type: ignore[arg-type]
    lambda: Graph({"a": (0, 0)}, [("a", "b")]),
    lambda: Graph({"a": (0,)}, []),
    lambda: Graph({"a": (0, float("nan"))}, []),
    lambda: Graph({"a b": (0, 0)}, []),
    lambda: Graph({}, []),
    *(lambda: Grid(3, 3).rows(4), lambda: Solid("ti").rows(3), lambda: Grid(3, 3).site("z9")),
    *(lambda: IN_ROW.through([]), lambda: IN_ROW.through([(0, 1), (1, 2, 3)])),
    *(lambda: IN_ROW.through([(0, 4)]), lambda: IN_ROW.through([(-1, 0)])),
    *(lambda: tile(-1), lambda: tile(10)),
    lambda: game(__name__, "Own", {"a": 3}, "# Own"),  # type: ignore[dict-item]
    lambda: game(__name__, "Own", {"a": Grid(3, 3)}, "# Own", rack=-1),
    lambda: game(__name__, "Own", {"a": Grid(3, 3)}, "# Own", most_moves=0.5),  # type: ignore[arg-type]
)
"""Boards, rows, pieces and games that cannot be."""


def refusal_of(make: Callable[[], object]) -> str:
    with pytest.raises(UserError) as caught:
        make()
    return str(caught.value)


def test_what_is_told_of_what_cannot_be(read_as_kept: ReadAsKept) -> None:
    read_as_kept(map(refusal_of, REFUSED), "refused-made-boards")


@pytest.mark.few(6)
@pytest.mark.parametrize(
    ("board", "order"),
    [
        (Grid(3, 3, 3), 48),
        (Grid(2, 2, 3), 16),
        (Grid(2, 3, 4), 8),
        (Grid(3, 3), 8),
        (Grid(3, 2), 4),
        (Hexagons(3), 12),
        (Hexagons(3, 3), 4),
        (Hexagons(3, 2), 2),
        (Triangles(3), 6),
        (Pile(3), 8),
        (Solid("cube", "faces"), 48),
        (Solid("snic", "vertices"), 24),
        (Graph({"a": (0, 0), "b": (1, 0), "c": (0, 1), "d": (1, 1)}, [("a", "b"), ("c", "d")]), 4),
        (Graph({"a": (0, 0), "b": (1, 0), "c": (0, 2)}, [("a", "b"), ("b", "c")]), 1),
        (Graph({"only": (2, 3)}, []), 1),
    ],
    ids=lambda part: part.title if isinstance(part, Places) else "",
)
def test_symmetries_are_all_that_keep_distances_and_neighbours(board: Places, order: int) -> None:
    found = {tuple(row) for row in board.symmetries.tolist()}
    centres = in_space(board.layout(("red", "blue"))).centres
    if isinstance(board, Grid | Pile):  # levels are drawn further apart, a flat board as it is
        centres = np.array([[ord(letter) for letter in name.zfill(3)] for name in board.names])
        shift = centres[:, :1] - ord("0")
        centres = centres + isinstance(board, Pile) * shift * [2**-0.5 - 1, 0.5, 0.5]
    far = np.linalg.norm(centres[:, np.newaxis] - centres, axis=2)
    beside = np.zeros(far.shape, bool)
    for x, row in enumerate(board.neighbours):
        beside[x, row[row >= 0]] = True
    assert found == set(_keeping(far, beside, ()))
    assert len(found) == len(board.symmetries) == order
    assert board.symmetries[0].tolist() == list(range(board.size))


def _keeping(
    far: NDArray[np.float64], beside: NDArray[np.bool_], some: tuple[int, ...]
) -> Iterator[tuple[int, ...]]:
    """Yield all permutations that begin with some images, and keep distances and neighbours."""
    number = len(some)
    if number == len(far):
        yield some
    for other in set(range(len(far))) - set(some):
        images = [*some, other]
        apart = np.abs(far[other, images] - far[number, : number + 1]).max()
        if apart < 1e-6 and (beside[other, images] == beside[number, : number + 1]).all():
            yield from _keeping(far, beside, (*some, other))


def test_examples_in_docstrings_are_true() -> None:
    result = doctest.testmod(boards)
    assert (result.failed, result.attempted > 0) == (0, True)


@pytest.mark.parametrize(
    ("board", "on_sides", "corners"),
    [
        (Hexagons(4), 6 * 4, 6),
        (Hexagons(3, 4), 2 * 3 + 2 * 4, 4),
        (Grid(4, 3), 2 * 4 + 2 * 3, 4),
        (Grid(3, 3, 3), 6 * 9, 8),
        (Triangles(3), 0, 0),
    ],
)
def test_sides_and_corners_are_bits(board: Places, on_sides: int, corners: int) -> None:
    assert sum(ones(int(each)) for each in board.sides) == on_sides
    assert sorted(each for each in board.corners.tolist() if each) == [
        1 << n for n in range(corners)
    ]
    assert all(board.sides[board.corners > 0] > 0)


@pytest.mark.parametrize("colours", [("white", "black"), ("black", "white"), ("red", "blue")])
def test_pieces_are_seen_on_the_faces_of_a_solid(colours: tuple[str, str]) -> None:
    layout = Solid("cube", "faces").layout(colours)
    pad = np.array(LIGHT.pads[layout.kinds[0]].colour)
    for colour in colours:
        assert np.abs(pad - LIGHT.stones[colour].colour).max() > 0.15


def test_a_white_piece_would_vanish_on_pale_faces() -> None:
    pale = np.array(LIGHT.pads["face"].colour)
    assert np.abs(pale - LIGHT.stones["white"].colour).max() < 0.15


def test_rows_of_a_game_s_own_go_through_their_sites() -> None:
    board = Graph({name: (number, 0) for number, name in enumerate("abcd")}, [("a", "b")])
    assert board.through([(0, 1, 2), (1, 2, 3)]).tolist() == [
        [[0, 1, 2], [-1, -1, -1]],
        [[0, 1, 2], [1, 2, 3]],
        [[0, 1, 2], [1, 2, 3]],
        [[1, 2, 3], [-1, -1, -1]],
    ]


PIECES = {
    **{f"double of seat {seat}": double(seat) for seat in (0, 1)},
    **{f"tile with {pips}": tile(pips) for pips in range(MOST_PIPS + 1)},
    **{f"die that shows {shown}": die(shown) for shown in range(1, 7)},
}


@pytest.mark.parametrize("piece", PIECES.values(), ids=PIECES)
def test_a_piece_is_as_high_and_as_wide_as_what_is_seen_of_it(piece: Piece) -> None:
    """The pointer finds a prism; pips lie a little above it."""
    shape = piece.shape(("red", "blue"))
    points = np.concatenate([surface.points for surface in shape.surfaces])
    assert points[:, 2].min() == pytest.approx(0.0, abs=0.02)
    assert points[:, 2].max() == pytest.approx(shape.height, abs=0.03)
    reach = np.linalg.norm(shape.outline, axis=1).max()
    assert np.linalg.norm(points[:, :2], axis=1).max() == pytest.approx(reach, abs=0.05)
