"""The solids against published radii and coordinates."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations, product
from math import sqrt

import numpy as np
import pytest

from tests.geometry.realms import NAMES, Mesh, Points, edge_length, mesh

PHI = (1 + sqrt(5)) / 2
TRIBONACCI = (1 + (19 - 3 * sqrt(33)) ** (1 / 3) + (19 + 3 * sqrt(33)) ** (1 / 3)) / 3
SILVER = 1 + sqrt(2)

CIRCUMRADIUS = {
    "tet": sqrt(6) / 4,
    "cube": sqrt(3) / 2,
    "tut": sqrt(22) / 4,
    "co": 1.0,
    "doe": sqrt(3) * PHI / 2,
    "toe": sqrt(10) / 2,
    "tic": sqrt(7 + 4 * sqrt(2)) / 2,
    "sirco": sqrt(5 + 2 * sqrt(2)) / 2,
    "snic": sqrt((3 - TRIBONACCI) / (4 * (2 - TRIBONACCI))),
    "id": PHI,
    "girco": sqrt(13 + 6 * sqrt(2)) / 2,
    "ti": sqrt(58 + 18 * sqrt(5)) / 4,
    "tid": sqrt(74 + 30 * sqrt(5)) / 4,
    "srid": sqrt(11 + 4 * sqrt(5)) / 2,
    "snid": 2.155837375115640,
    "grid": sqrt(31 + 12 * sqrt(5)) / 2,
}
Rows = Iterable[tuple[float, float, float]]


@pytest.mark.parametrize("name", NAMES)
def test_circumradius_over_edge(name: str) -> None:
    assert 1 / edge_length(mesh(name)) == pytest.approx(CIRCUMRADIUS[name], rel=1e-12)


def signed(rows: Rows) -> set[tuple[float, ...]]:
    """Return the rows with every choice of signs."""
    return {
        tuple(s * x if x else 0.0 for s, x in zip(signs, row, strict=True))
        for row in rows
        for signs in product((1, -1), repeat=3)
    }


def cyclic(rows: Rows) -> list[tuple[float, float, float]]:
    """Return the rows in their three cyclic orders."""
    return [turned for a, b, c in rows for turned in ((a, b, c), (b, c, a), (c, a, b))]


def any_order(rows: Rows) -> set[tuple[float, float, float]]:
    """Return the rows in every order."""
    return {(a, b, c) for row in rows for a, b, c in permutations(row)}


def even_minuses(rows: Rows) -> set[tuple[float, ...]]:
    """Return the rows in every order with every even number of minus signs."""
    return {row for row in signed(any_order(rows)) if np.prod(row) > 0}


def snub_cube() -> set[tuple[float, ...]]:
    """Even permutations with an even number of plus signs, odd ones with an odd number."""
    base = (1.0, 1 / TRIBONACCI, TRIBONACCI)
    rows = set()
    for order in permutations(range(3)):
        odd = round(np.linalg.det(np.eye(3)[list(order)])) < 0
        for row in signed([(base[order[0]], base[order[1]], base[order[2]])]):
            if (sum(x > 0 for x in row) % 2 == 1) == odd:
                rows.add(row)
    return rows


COORDINATES: dict[str, Iterable[tuple[float, ...]]] = {
    "tet": even_minuses([(1, 1, 1)]),
    "cube": signed([(1, 1, 1)]),
    "tut": even_minuses([(3, 1, 1)]),
    "co": signed(any_order([(1, 1, 0)])),
    "doe": signed([(1, 1, 1), *cyclic([(0, 1 / PHI, PHI)])]),
    "toe": signed(any_order([(0, 1, 2)])),
    "tic": signed(any_order([(sqrt(2) - 1, 1, 1)])),
    "sirco": signed(any_order([(1, 1, SILVER)])),
    "snic": snub_cube(),
    "id": signed(cyclic([(0, 0, PHI), (1 / 2, PHI / 2, PHI**2 / 2)])),
    "girco": signed(any_order([(1, SILVER, 1 + 2 * sqrt(2))])),
    "ti": signed(cyclic([(0, 1, 3 * PHI), (1, 2 + PHI, 2 * PHI), (PHI, 2, 2 * PHI + 1)])),
    "tid": signed(
        cyclic([(0, 1 / PHI, 2 + PHI), (1 / PHI, PHI, 2 * PHI), (PHI, 2, PHI + 1)]),
    ),
    "srid": signed(cyclic([(1, 1, PHI**3), (PHI**2, PHI, 2 * PHI), (2 + PHI, 0, PHI**2)])),
    "grid": signed(
        cyclic(
            [
                (1 / PHI, 1 / PHI, 3 + PHI),
                (2 / PHI, PHI, 1 + 2 * PHI),
                (1 / PHI, PHI**2, 3 * PHI - 1),
                (2 * PHI - 1, 2, 2 + PHI),
                (PHI, 3, 2 * PHI),
            ]
        )
    ),
}


@pytest.mark.parametrize("name", sorted(COORDINATES))
def test_closed_form_coordinates(name: str) -> None:
    published = np.array(sorted(COORDINATES[name]), dtype=np.float64)
    published /= np.linalg.norm(published[0])
    assert len(published) == len(mesh(name).points)
    assert sorted_distances(published) == pytest.approx(
        sorted_distances(mesh(name).points), abs=1e-9
    )
    assert next(congruences(mesh(name), published), None) is not None


def sorted_distances(points: Points) -> Points:
    distances = np.linalg.norm(points[:, None] - points[None], axis=2)
    return np.sort(distances[np.triu_indices(len(points), 1)])


def congruences(solid: Mesh, published: Points) -> Iterator[Points]:
    """Yield the orthogonal maps that take a solid's vertices to published ones.

    All vertices of a uniform solid are alike, so its first may go to the first published one.
    """
    anchors = solid.corners(0)[:3]
    wanted = anchors @ anchors.T
    products = published @ published.T
    for b in np.flatnonzero(np.abs(products[0] - wanted[0, 1]) < 1e-9):
        fits = (np.abs(products[0] - wanted[0, 2]) < 1e-9) & (
            np.abs(products[b] - wanted[1, 2]) < 1e-9
        )
        for c in np.flatnonzero(fits):
            images: Points = published[np.array([0, int(b), int(c)])]
            turn = np.asarray(np.linalg.solve(anchors, images))
            if same_points(solid.points @ turn, published):
                yield turn


def same_points(first: Points, second: Points) -> bool:
    distances = np.linalg.norm(first[:, None] - second[None], axis=2)
    return bool((distances.min(axis=0) < 1e-9).all() and (distances.min(axis=1) < 1e-9).all())


def test_a_wrong_coordinate_would_be_seen() -> None:
    bent = np.array(sorted(signed([(1, 1, 1.001)])), dtype=np.float64)
    bent /= np.linalg.norm(bent[0])
    assert not list(congruences(mesh("cube"), bent))


def test_the_snub_cube_differs_from_its_mirror_image() -> None:
    points = mesh("snic").points
    mirrored = points * np.array([1, 1, -1])
    turns = list(congruences(mesh("snic"), mirrored[np.argsort(mirrored[:, 0])]))
    assert turns
    assert all(np.linalg.det(turn) < 0 for turn in turns)
