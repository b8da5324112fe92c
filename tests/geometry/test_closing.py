"""Triangles become closed shells, however they touch."""

from __future__ import annotations

import numpy as np
import trimesh

from ringrealms3d.geometry.closing import capped, shells_of, shells_of_surface
from ringrealms3d.geometry.shapes import joined, polygons, prism, tube
from ringrealms3d.geometry.stones import hollow, lens


def volume(points: np.ndarray, triangles: np.ndarray) -> float:
    mesh = trimesh.Trimesh(points, triangles, process=False)
    assert mesh.is_volume
    return float(mesh.volume)


def box(x: float, y: float) -> np.ndarray:
    return np.array([(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)], dtype=float)


def test_boxes_that_share_a_side_are_two_shells() -> None:
    both = joined([prism("body", box(0, 0), 0, 1), prism("body", box(1, 1), 0, 2)])
    shells = shells_of_surface(both)
    assert [shell.closed for shell in shells] == [True, True]
    volumes = [volume(shell.points, shell.triangles) for shell in shells]
    np.testing.assert_allclose(volumes, [1.0, 2.0])


def test_an_open_box_is_closed() -> None:
    whole = prism("body", box(0, 0), 0, 1)
    for missing in range(0, len(whole.triangles), 2):
        kept = np.delete(whole.triangles, [missing, missing + 1], axis=0)
        (shell,) = shells_of(whole.points, kept)
        assert not shell.closed
        closed = capped(shell)
        np.testing.assert_allclose(volume(closed.points, closed.triangles), 1.0)


def test_stones_and_tubes_are_closed() -> None:
    for stone in (lens("red"), hollow("blue")):
        (shell,) = shells_of_surface(stone.surfaces[0])
        closed = capped(shell)
        assert 0.9 < volume(closed.points, closed.triangles) < np.pi * stone.height
    path = np.column_stack([np.linspace(0, 2, 9), np.zeros(9), np.zeros(9)])
    (shell,) = shells_of_surface(tube("rim", path, 0.1))
    closed = capped(shell)
    twelve = 12 / 2 * np.sin(np.pi / 6) * 0.1**2
    np.testing.assert_allclose(volume(closed.points, closed.triangles), 2 * twelve, rtol=1e-5)


def test_faces_that_do_not_hang_together_are_open_shells() -> None:
    flat = np.pad(box(0, 0), ((0, 0), (0, 1)))
    shells = shells_of_surface(polygons("body", [flat, flat + np.array([5.0, 0, 0])]))
    assert [shell.closed for shell in shells] == [False, False]


def test_no_triangles_are_no_shells() -> None:
    assert shells_of(np.zeros((0, 3)), np.zeros((0, 3), dtype=np.int64)) == []
