"""The symmetries of a polyhedron as permutations of its sites.

A flag is a vertex, an edge through it and a face at that edge. A symmetry is determined by the
image of the first flag, so each flag is tried as an image and the map is extended from flag to
neighbouring flag; it is a symmetry if it fits everywhere. Only incidences are used, and the games
on polyhedra depend on nothing else. Source: P. McMullen and E. Schulte, "Abstract Regular
Polytopes", section 2B.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.geometry.polyhedron import Polyhedron

Permutations = NDArray[np.int16]


@dataclass(frozen=True, eq=False)
class Symmetries:
    """The symmetry groups of a solid.

    Attributes:
        rotations: int16 (order, sites), the permutations by rotations, the identity first;
            site ``i`` goes to ``rotations[k, i]``.
        full: int16, the same for all symmetries, reflections included, the rotations first.
    """

    rotations: Permutations
    full: Permutations


def symmetries(polyhedron: Polyhedron) -> Symmetries:
    """Return the rotation group and the full group of a polyhedron."""
    flags, parity = _flags(polyhedron)
    steps = _neighbouring_flags(flags)
    images = _fitting_images(steps, _alike(polyhedron, flags, steps))
    targets = images[:, 0]
    order = np.lexsort((targets, parity[targets] != parity[0]))
    images, targets = images[order], targets[order]
    full = _site_permutations(flags, images, polyhedron)
    rotations = full[: np.count_nonzero(parity[targets] == parity[0])]
    return Symmetries(rotations, full)


def _flags(polyhedron: Polyhedron) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return all flags as rows (vertex, edge, face), and for each its handedness, 0 or 1."""
    rows = []
    for f, (face, edges) in enumerate(zip(polyhedron.faces, polyhedron.face_edges, strict=True)):
        for k, edge in enumerate(edges):
            rows.append((face[k], edge, f, 0))
            rows.append((face[(k + 1) % len(face)], edge, f, 1))
    table = np.array(rows, dtype=np.int64)
    return table[:, :3], table[:, 3]


def _neighbouring_flags(flags: NDArray[np.int64]) -> list[NDArray[np.int64]]:
    """Return three arrays: each flag's neighbour with another vertex, edge or face."""
    steps = []
    for changed in range(3):
        kept = np.delete(flags, changed, axis=1)
        order = np.lexsort(kept.T)  # the two flags that differ only here come to lie side by side
        step = np.empty(len(flags), dtype=np.int64)
        step[order[0::2]], step[order[1::2]] = order[1::2], order[0::2]
        steps.append(step)
    return steps


def _alike(
    polyhedron: Polyhedron, flags: NDArray[np.int64], steps: list[NDArray[np.int64]]
) -> NDArray[np.int64]:
    """Return the flags that look like flag 0 at any distance, flag 0 first.

    Flags are distinguished by the sizes of their faces and vertices, then repeatedly by how their
    neighbours look, until nothing changes. Few are left to try.
    """
    looks = np.array([len(polyhedron.faces[face]) for face in flags[:, 2]])
    degrees = np.bincount(flags[:, 0])
    looks = looks * len(flags) + degrees[flags[:, 0]]
    kinds = 0
    while (found := len(np.unique(looks))) > kinds:
        kinds = found
        rows = np.stack([looks, *(looks[step] for step in steps)], axis=1)
        _, looks = np.unique(rows, axis=0, return_inverse=True)
    return np.flatnonzero(looks == looks[0])


def _fitting_images(
    steps: list[NDArray[np.int64]], targets: NDArray[np.int64]
) -> NDArray[np.int64]:
    """Return where every flag (column) goes for those images of flag 0 that give a symmetry."""
    images = np.full((len(targets), len(steps[0])), -1, dtype=np.int64)
    images[:, 0] = targets
    reached = [0]
    for flag in reached:
        for step in steps:
            following = int(step[flag])
            if images[0, following] < 0:
                images[:, following] = step[images[:, flag]]
                reached.append(following)
    fits = np.all([images[:, step] == step[images] for step in steps], axis=(0, 2))
    return images[fits]


def _site_permutations(
    flags: NDArray[np.int64], images: NDArray[np.int64], polyhedron: Polyhedron
) -> Permutations:
    face_count, edge_count = len(polyhedron.faces), len(polyhedron.edges)
    sites = flags[:, [2, 1, 0]] + np.array([0, face_count, face_count + edge_count])
    count = face_count + edge_count + len(polyhedron.vertices)
    permutations = np.empty((len(images), count), dtype=np.int16)
    for column in sites.T:
        permutations[:, column] = column[images]
    return permutations
