"""Boards to make games on: squares, hexagons, triangles, solids, piles, and sites joined anyhow.

A board is made once, in a game's module; what its pictures need is worked out when it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import product
from string import ascii_lowercase
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import frozen_array
from ringrealms3d.core.checks import refuse
from ringrealms3d.core.layout import Label, Polygon
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.games.lattice import packed, steps_between
from ringrealms3d.games.make.pictures import faceted, netted, piled, stacked
from ringrealms3d.games.make.places import Colours, Places, Table
from ringrealms3d.games.tabletop import tabletop
from ringrealms3d.geometry.incidence import padded, rings, site_names
from ringrealms3d.geometry.plane import hexagon, hexagon_centres, raised, square
from ringrealms3d.geometry.polyhedron import Polyhedron, from_faces
from ringrealms3d.geometry.standing import opened_upwards, realm_polyhedron, solid
from ringrealms3d.geometry.symmetry import symmetries

_TALLEST = 12  # of a pile: that has 650 sites


class Grid(Places):
    """Squares in rows; with a third number that many levels of them, stacked with air between.

    Names are a column's letter and a row's number, such as c2, on levels after the level's number,
    such as 1c2. Neighbours share a side, straight ways go along sides and diagonals.

    >>> Grid(3, 2).names
    ('a1', 'b1', 'c1', 'a2', 'b2', 'c2')
    >>> len(Grid(4, 4, 4).rows(4))
    76
    """

    def __init__(self, columns: int, rows: int, levels: int = 1) -> None:
        """Make a board of so many columns, rows and levels, at most 26 columns."""
        for part, count in (("columns", columns), ("rows", rows), ("levels", levels)):
            if not 1 <= count <= len(ascii_lowercase):
                raise refuse("Grid", part, count, f"1 … {len(ascii_lowercase)}")
        self._sides = levels, rows, columns
        spots = list(product(*map(range, self._sides)))
        names = [f"{z + 1 if levels > 1 else ''}{ascii_lowercase[x]}{y + 1}" for z, y, x in spots]
        ways = [way for way in product((-1, 0, 1), repeat=3) if way > (0, 0, 0)]
        pairs = [pair for way in ways for pair in (way, tuple(-part for part in way))]
        steps = steps_between(spots, pairs)
        straight = [n for n, way in enumerate(pairs) if sum(map(abs, way)) == 1]
        title = " × ".join(str(side) for side in (columns, rows, levels) if side > 1) or "1"
        paired = np.repeat((steps >= 0).any(axis=0).reshape(-1, 2).any(axis=1), 2)
        super().__init__(title, names, packed(steps[:, straight]), steps[:, paired])

    def _points(self) -> NDArray[np.float64]:
        return self._axes()[:, ::-1].astype(np.float64)

    def _axes(self) -> NDArray[np.int64]:
        return np.array(list(product(*map(range, self._sides))))[:, ::-1]

    def layout(self, colours: Colours) -> SolidLayout:
        """Return a flat board, or levels that float above each other."""
        levels, rows, columns = self._sides
        if levels == 1:
            cells = tuple(square((x, y)) for y, x in product(range(rows), range(columns)))
            return tabletop(cells, colours, _beside_squares(columns, rows))
        return stacked(columns, rows, levels, colours)


class Hexagons(Places):
    """Hexagons in a hexagon with so many on each side, or in a parallelogram of two sides.

    Names are a row's letter, from the bottom up, and a number from the left. Neighbours share a
    side; straight ways go from side to side.

    >>> Hexagons(4).size, Hexagons(5, 6).size
    (37, 30)
    """

    def __init__(self, side: int, across: int | None = None) -> None:
        """Make a board.

        Args:
            side: how many hexagons on each side of a hexagon, or in a row of a parallelogram.
            across: how many rows a parallelogram has; None makes a hexagon.
        """
        most = 13 if across is None else 26  # rows, one letter each
        for part, count in (("side", side), ("across", across)):
            if count is not None and not 1 <= count <= most:
                raise refuse("Hexagons", part, count, f"1 … {most}")
        self._across = across
        self._spots = _hexagon_of(side) if across is None else _parallelogram(side, across)
        rows = list(dict.fromkeys(row for _, row in self._spots))
        counts = dict.fromkeys(rows, 0)
        names = []
        for _, row in self._spots:
            counts[row] += 1
            names.append(f"{ascii_lowercase[rows.index(row)]}{counts[row]}")
        pairs = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        steps = steps_between(self._spots, pairs)
        title = f"{side} a side" if across is None else f"{side} × {across}"
        super().__init__(title, names, packed(steps), steps)

    def _points(self) -> NDArray[np.float64]:
        return raised(hexagon_centres(*np.array(self._spots).T))

    def _axes(self) -> NDArray[np.int64]:
        columns, rows = np.array(self._spots).T
        third = () if self._across else (columns + rows,)
        return np.stack((columns, rows, *third), axis=1)

    def layout(self, colours: Colours) -> SolidLayout:
        """Return a flat board."""
        columns, rows = np.array(self._spots).T
        centres = hexagon_centres(columns, rows)
        return tabletop(tuple(hexagon(centre) for centre in centres), colours)


class Triangles(Places):
    """Triangles in a large triangle, so many on each side.

    Names are a row's letter, from the bottom up, and a number from the left. Neighbours share a
    side. There are no straight ways.

    >>> Triangles(2).names
    ('a1', 'a2', 'a3', 'b1')
    """

    def __init__(self, side: int) -> None:
        """Make a board of so many triangles on each side."""
        if not 1 <= side <= len(ascii_lowercase):
            raise refuse("Triangles", "side", side, f"1 … {len(ascii_lowercase)}")
        self._spots = [(row, n) for row in range(side) for n in range(2 * (side - row) - 1)]
        where = {spot: number for number, spot in enumerate(self._spots)}
        beside = [
            [(r, n - 1), (r, n + 1), (r - 1, n + 1) if n % 2 == 0 else (r + 1, n - 1)]
            for r, n in self._spots
        ]
        names = [f"{ascii_lowercase[row]}{n + 1}" for row, n in self._spots]
        neighbours = [[where.get(spot, -1) for spot in spots] for spots in beside]
        super().__init__(f"triangle of {side}", names, packed(np.array(neighbours, np.int16)))

    def _points(self) -> NDArray[np.float64]:
        return raised([_triangle(row, n).mean(axis=0) for row, n in self._spots])

    def layout(self, colours: Colours) -> SolidLayout:
        """Return a flat board."""
        return tabletop(tuple(_triangle(row, n) for row, n in self._spots), colours)


class Solid(Places):
    """The faces, the vertices, or the faces, edges and vertices of one of the sixteen realms.

    Names are those of the realm, such as f3, e1 and v5. Neighbouring faces share an edge,
    neighbouring vertices are joined by one; of all sites each has the ring around it. There are no
    straight ways. The board for vertices is the dual solid, with a face for each.

    >>> Solid("cube", "vertices").size, Solid("cube").size
    (8, 26)
    """

    def __init__(self, name: str, places: Literal["faces", "vertices", "all"] = "all") -> None:
        """Make a board of a realm, such as "ti".

        Raises:
            UserError: there is no such realm, or no such places.
        """
        if places not in ("faces", "vertices", "all"):
            raise refuse("Solid", "places", places, "faces, vertices or all")
        realm = realm_polyhedron(name)
        names = site_names(realm)
        faces, vertices = len(realm.faces), len(realm.vertices)
        self._realm, self._solid, self._whole = realm, realm, places == "all"
        self._sites = slice(0, len(names))
        if places == "all":
            beside: Iterable[Iterable[int]] = rings(realm)
        elif places == "faces":
            self._sites = slice(0, faces)
            beside = [[other for other, _ in _over(realm, face)] for face in range(faces)]
        else:
            self._sites = slice(len(names) - vertices, len(names))
            beside = [
                [sum(realm.edges[e]) - v for e in realm.vertex_edges[v]] for v in range(vertices)
            ]
            self._solid = _dual(realm)
        found = solid(name).title
        title = found if places == "all" else f"{found}, {places}"
        around = padded(tuple(tuple(some) for some in beside))
        super().__init__(title, names[self._sites], around)

    @cached_property
    def symmetries(self) -> Table:
        """Those of the solid."""
        moved = symmetries(self._realm).full[:, self._sites]
        return frozen_array(moved - self._sites.start)

    def layout(self, colours: Colours) -> SolidLayout:
        """Return the solid."""
        return faceted(self._solid, self._whole, colours)


class Pile(Places):
    """Balls in a pyramid: a square of them, and above each four of them another one.

    Names are a level's number, a column's letter and a row's number, such as 2a1. Neighbours touch
    each other; ways are as on squares, on each level. A ball can lie where it rests on four others.

    >>> Pile(4).size
    30

    Attributes:
        supports: int16 (sites, 4), the sites that each one rests on, -1 on the lowest level.
    """

    def __init__(self, side: int) -> None:
        """Make a pile with so many balls on each side of its lowest level."""
        if not 1 <= side <= _TALLEST:
            raise refuse("Pile", "side", side, f"1 … {_TALLEST}")
        self._side = side
        self._spots = [
            (z, y, x) for z in range(side) for y in range(side - z) for x in range(side - z)
        ]
        beside = ((0, 0, 1), (0, 0, -1), (0, 1, 0), (0, -1, 0))
        across = ((0, 1, 1), (0, -1, -1), (0, 1, -1), (0, -1, 1))
        steps = steps_between(self._spots, (*beside, *across))
        under = tuple((-1, b, a) for b in (0, 1) for a in (0, 1))
        self.supports = frozen_array(steps_between(self._spots, under))
        above = steps_between(self._spots, tuple((1, -b, -a) for _, b, a in under))
        touching = packed(np.column_stack([steps[:, :4], self.supports, above]))
        names = [f"{z + 1}{ascii_lowercase[x]}{y + 1}" for z, y, x in self._spots]
        super().__init__(f"pile of {side}", names, touching, steps)

    def _points(self) -> NDArray[np.float64]:
        level, row, column = np.array(self._spots, dtype=np.float64).T
        return np.column_stack([column + level / 2, row + level / 2, level / np.sqrt(2)])

    def layout(self, colours: Colours) -> SolidLayout:
        """Return a board with dents, on which the balls lie."""
        return piled(self._side, self._spots, self.supports, colours)


class Graph(Places):
    """Round sites anywhere, joined by bars.

    >>> triangle = Graph({"a": (0, 0), "b": (1, 0), "c": (0, 1)}, [("a", "b"), ("b", "c")])
    >>> [triangle.names[site] for site in triangle.neighbours[triangle.site("b")]]
    ['a', 'c']
    """

    def __init__(
        self, positions: Mapping[str, Sequence[float]], edges: Iterable[tuple[str, str]]
    ) -> None:
        """Make a board.

        Args:
            positions: where each named site is, two or three numbers; the third is upwards.
            edges: the pairs of neighbours.

        Raises:
            UserError: a position is none, or an edge names no site.
        """
        names = list(positions)
        self._spots = np.array([_spot(name, at) for name, at in positions.items()])
        beside: dict[str, list[int]] = {name: [] for name in names}
        self._edges = []
        for a, b in edges:
            for name in (a, b):
                if name not in beside:
                    raise refuse("Graph", "edges", (a, b), "names of positions")
            self._edges.append((names.index(a), names.index(b)))
            for name, other in ((a, b), (b, a)):
                beside[name].append(names.index(other))
        around = tuple(tuple(dict.fromkeys(some)) for some in beside.values())
        super().__init__(f"graph of {len(names)}", names, padded(around))

    def _points(self) -> NDArray[np.float64]:
        return self._spots

    def layout(self, colours: Colours) -> SolidLayout:
        """Return round pads joined by bars."""
        return netted(self._spots, self._edges, colours)


def _hexagon_of(side: int) -> list[tuple[int, int]]:
    """Return the columns and rows of the hexagons in a hexagon, row by row from the bottom."""
    rim = side - 1
    return [
        (column, row)
        for row in range(rim, -rim - 1, -1)
        for column in range(-rim, rim + 1)
        if abs(column + row) <= rim
    ]


def _parallelogram(side: int, across: int) -> list[tuple[int, int]]:
    return [(column, row) for row in range(across - 1, -1, -1) for column in range(side)]


def _triangle(row: int, number: int) -> Polygon:
    """Return the corners of a triangle, the even ones pointing up."""
    left, height = (row + number) / 2, np.sqrt(0.75)
    base, top = (row, row + 1) if number % 2 == 0 else (row + 1, row)
    corners = [(left, base * height), (left + 1, base * height), (left + 0.5, top * height)]
    return np.array(corners if number % 2 == 0 else corners[::-1])


def _beside_squares(columns: int, rows: int) -> tuple[Label, ...]:
    """Return the letters below and the numbers to the left of squares."""
    below = [Label(ascii_lowercase[x], x, -0.85, 0.3) for x in range(columns)]
    return (*below, *(Label(str(y + 1), -0.85, y, 0.3) for y in range(rows)))


def _over(realm: Polyhedron, face: int) -> list[tuple[int, int]]:
    """Return the faces over the edges of a face, in cyclic order, with the edges."""
    return [(sum(realm.edge_faces[edge]) - face, edge) for edge in realm.face_edges[face]]


def _dual(realm: Polyhedron) -> Polyhedron:
    """Return the polar reciprocal of a solid around the origin, whose faces are its vertices."""
    reach = (realm.face_normals * realm.face_centres).sum(axis=1, keepdims=True)
    corners = realm.face_normals / reach
    return opened_upwards(from_faces(corners, realm.vertex_faces))


def _spot(name: str, at: Any) -> NDArray[np.float64]:
    spot = np.array(at, dtype=np.float64)
    if spot.shape not in ((2,), (3,)) or not np.isfinite(spot).all():
        raise refuse("Graph", f"positions[{name!r}]", at, "two or three finite numbers")
    return np.append(spot, 0.0)[:3]
