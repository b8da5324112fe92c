"""Boards, eyes around them, and a slow way to follow a ray, written without the picker."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout, in_space
from ringrealms3d.games import get_game, variant
from ringrealms3d.geometry.vectors import crossed
from ringrealms3d.scene.camera import Camera, camera_at
from ringrealms3d.scene.picking import SitePicker
from tests.amounts import rest_nightly

UIDS = get_game("ring-majority").variants
Points = NDArray[np.float64]
each_realm = pytest.mark.parametrize(
    "uid",
    rest_nightly(
        UIDS, "ring-majority/tet", "ring-majority/co", "ring-majority/snic", "ring-majority/grid"
    ),
)
"""The smallest realm, one with cells of three kinds, a snub, the largest, and the rest nightly."""


def layout_of(uid: str) -> SolidLayout:
    """Return a board's layout."""
    return in_space(variant(uid).layout)


def eyes(count: int, seed: int) -> Iterator[Camera]:
    """Yield cameras in random directions, spread evenly, rolled at random."""
    rng = np.random.default_rng(seed)
    for _ in range(count):
        elevation = np.degrees(np.arcsin(rng.uniform(-1, 1)))
        yield camera_at(rng.uniform(-180, 180), elevation, rng.uniform(-180, 180))


def site_points(layout: SolidLayout, site: int, share: float = 1.0) -> Points:
    """Return a pad's centre and points this share of the way to its corners."""
    centre = layout.centres[site]
    return np.concatenate([centre[None], centre + share * (layout.pads[site] - centre)])


def cell_triangles(layout: SolidLayout) -> tuple[Points, NDArray[np.int64]]:
    """Return the cells as triangles around their middles, (n, 3, 3), and the site of each."""
    triangles, sites = [], []
    for site, cell in enumerate(layout.cells):
        middle = np.mean(cell, axis=0)
        for k in range(len(cell)):
            triangles.append([cell[k - 1], cell[k], middle])
            sites.append(site)
    return np.array(triangles), np.array(sites)


def first_hit(triangles: Points, origin: Points, direction: Points) -> tuple[int | None, float]:
    """Return the nearest triangle along a ray, and how near the hit is to a triangle's side.

    Solves origin + t d = a + u (b - a) + v (c - a) for every triangle at once by Cramer's rule.
    """
    a, first, second = triangles[:, 0], *(triangles[:, k] - triangles[:, 0] for k in (1, 2))
    across, arm = crossed(direction, second), origin - a
    determinant = np.einsum("ij,ij->i", first, across)
    where = np.flatnonzero(np.abs(determinant) > 1e-15)
    arm, first, second, across = arm[where], first[where], second[where], across[where]
    turned = crossed(arm, first)
    rows = [np.einsum("ij,ij->i", arm, across), turned @ direction]
    u, v, t = np.array([*rows, np.einsum("ij,ij->i", second, turned)]) / determinant[where]
    inside = np.minimum(np.minimum(u, v), 1 - u - v)
    hits = np.flatnonzero((inside >= 0) & (t > 0))
    if len(hits) == 0:
        return None, float(np.abs(inside).min())
    nearest = hits[np.argmin(t[hits])]
    return int(where[nearest]), float(inside[nearest])


class Soup:
    """Triangles that many rays are to meet; most are farther from a ray than they are large."""

    def __init__(self, triangles: Points) -> None:
        """Prepare triangles, float64 (n, 3, 3)."""
        self.triangles = triangles
        self._middles = triangles.mean(axis=1)
        ways = triangles - self._middles[:, None]
        self._squares = np.einsum("ijk,ijk->ij", ways, ways).max(axis=1) + 1e-9

    def first_hit(self, origin: Points, direction: Points) -> tuple[int | None, float]:
        """Return what the function of this name returns, among triangles that can be met."""
        arms = self._middles - origin
        along = arms @ direction / np.linalg.norm(direction)
        away = np.einsum("ij,ij->i", arms, arms) - along**2
        near = np.flatnonzero(away <= self._squares)
        if len(near) == 0:
            return None, float("inf")
        hit, margin = first_hit(self.triangles[near], origin, direction)
        return None if hit is None else int(near[hit]), margin


def picked_by(picker: SitePicker, origin: Points, direction: Points) -> int | None:
    """Return the place that a ray hits first, None if it misses the board."""
    return next(iter(picker.pick_all(origin, direction)), None)
