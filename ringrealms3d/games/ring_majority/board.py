"""The sixteen realms as boards, and any convex polyhedron from a file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board, frozen_array
from ringrealms3d.core.game import BoardEntry
from ringrealms3d.games.ring_majority.file_realm import (
    file_polyhedron,
    file_title,
    names_file,
    whole_name,
)
from ringrealms3d.geometry.incidence import padded, rings, site_names
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.standing import realm_polyhedron
from ringrealms3d.geometry.symmetry import symmetries
from ringrealms3d.geometry.uniform import SOLIDS

GAME_UID = "ring-majority"
BOARDS = MappingProxyType(
    {f"{GAME_UID}/{known.name}": BoardEntry(known.title, known.elements) for known in SOLIDS}
)
VARIANT_UIDS = tuple(BOARDS)


@dataclass(frozen=True, slots=True, eq=False)
class RealmBoard(Board):
    """A solid whose faces, edges and vertices are the sites, in this order.

    ``neighbours[x]`` holds the ring around site x in cyclic order.

    Attributes:
        faces: vertex indices in cyclic order seen from outside; f3 is faces[2].
        edges: pairs of vertex indices; e1 is edges[0].
        coordinates: float64 (V, 3), circumradius 1; v5 is coordinates[4].
        rings: for each site the ring around it, in cyclic order.
    """

    faces: tuple[tuple[int, ...], ...]
    edges: tuple[tuple[int, int], ...]
    coordinates: NDArray[np.float64]
    rings: tuple[tuple[int, ...], ...]


def polyhedron_of(uid: str) -> Polyhedron:
    """Return the solid of a variant, standing upright and numbered, circumradius 1.

    Raises:
        ValueError: the variant's file is missing, has changed, or is not a realm.
    """
    name = uid.removeprefix(f"{GAME_UID}/")
    return realm_polyhedron(name) if uid in VARIANT_UIDS else file_polyhedron(name)


def find_variant(uid: str) -> str | None:
    """Return the full id of the variant on a file's solid, None if the name is not a file's.

    Raises:
        ValueError: the file cannot be read.
    """
    name = uid.removeprefix(f"{GAME_UID}/")
    return f"{GAME_UID}/{whole_name(name)}" if names_file(name) else None


def realm_board(uid: str) -> RealmBoard:
    """Return the board of a variant such as "ring-majority/cube"."""
    polyhedron = polyhedron_of(uid)
    around = rings(polyhedron)
    coordinates = polyhedron.vertices.copy()
    frozen_array(coordinates)
    return RealmBoard(
        uid=uid,
        title=_title(uid),
        sites=site_names(polyhedron),
        neighbours=padded(around),
        faces=polyhedron.faces,
        edges=polyhedron.edges,
        coordinates=coordinates,
        rings=around,
    )


def _title(uid: str) -> str:
    return BOARDS[uid].title if uid in BOARDS else file_title(uid.removeprefix(f"{GAME_UID}/"))


@cache
def site_symmetries(uid: str) -> NDArray[np.int32]:
    """Return the images of the sites under the solid's symmetries, including reflections.

    Returns:
        int32 (k, sites), read-only, the identity first.
    """
    moved = symmetries(polyhedron_of(uid)).full.astype(np.int32)
    frozen_array(moved)
    return moved
