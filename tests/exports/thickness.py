"""How thick a body is, by rays through it: a reference that shares no line with the program."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

_NEAR = 1e-4
_RAYS_AT_ONCE = 20


def depths(mesh: Any, count: int, seed: int = 1) -> NDArray[np.float64]:
    """Return how far it is straight to the other side from points all over a trimesh's surface."""
    rng = np.random.default_rng(seed)
    faces = rng.choice(len(mesh.faces), count, p=mesh.area_faces / mesh.area)
    shares = rng.dirichlet([1.0, 1.0, 1.0], count)
    starts = np.einsum("rc,rcx->rx", shares, mesh.triangles[faces])
    ways = -mesh.face_normals[faces]
    parts = [
        nearest(mesh.triangles, starts[k : k + _RAYS_AT_ONCE], ways[k : k + _RAYS_AT_ONCE])
        for k in range(0, count, _RAYS_AT_ONCE)
    ]
    return np.concatenate(parts)


def nearest(
    triangles: NDArray[np.float64], starts: NDArray[np.float64], ways: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return how far along each ray the first triangle is, by Möller and Trumbore (1997)."""
    a, first, second = (
        triangles[:, 0],
        triangles[:, 1] - triangles[:, 0],
        triangles[:, 2] - triangles[:, 0],
    )
    p = np.cross(ways[:, None], second[None])
    det = np.einsum("rtx,tx->rt", p, first)
    with np.errstate(divide="ignore", invalid="ignore"):
        t = starts[:, None] - a[None]
        u = np.einsum("rtx,rtx->rt", t, p) / det
        q = np.cross(t, first[None])
        v = np.einsum("rx,rtx->rt", ways, q) / det
        far = np.einsum("tx,rtx->rt", second, q) / det
        hit = (u >= 0) & (v >= 0) & (u + v <= 1) & (far > _NEAR)
    return np.asarray(np.where(hit, far, np.inf).min(axis=1))
