"""The sixteen realms as boards, and any convex polyhedron from a file."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

import numpy as np
from numpy.typing import NDArray

from ringrealms3d.core.board import Board, frozen_array
from ringrealms3d.core.game import BoardEntry, OtherBoards
from ringrealms3d.core.phrase import translatable
from ringrealms3d.games.ring_majority import known_solids
from ringrealms3d.games.ring_majority.file_realm import names_file, opened_file
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
        text: the solid as text if it is from a file, which keeps it known.
    """

    faces: tuple[tuple[int, ...], ...]
    edges: tuple[tuple[int, int], ...]
    coordinates: NDArray[np.float64]
    rings: tuple[tuple[int, ...], ...]
    text: str = ""


class Solids(OtherBoards):
    """The solids from files; the id of a variant on one has the solid's name."""

    title = translatable("the path of a polyhedron file")

    def opened(self, uid: str) -> tuple[str, str] | None:
        """Return the id of the variant on the solid in a file, and what to say of it."""
        if not names_file(_name(uid)):
            return None
        name, note = opened_file(_name(uid))
        return f"{GAME_UID}/{name}", note

    def known(self, uid: str) -> str | None:
        """Return the id of the variant on a known solid, given its id now or formerly."""
        name = known_solids.known_name(_name(uid))
        if name is None and names_file(_name(uid)):
            raise known_solids.not_held(_name(uid))
        return None if name is None else f"{GAME_UID}/{name}"

    def text(self, uid: str) -> str:
        """Return the text of a solid, empty if it is not known."""
        return "" if uid in BOARDS else str(known_solids.known_text(_name(uid)))

    def texts(self) -> dict[str, str]:
        """Return the texts of all known solids."""
        return {f"{GAME_UID}/{name}": text for name, text in known_solids.known_texts().items()}

    def learn(self, uid: str, text: str) -> None:
        """Take note of a solid's text, which must fit its name."""
        known_solids.learn_named(_name(uid), text)

    def keep(self, uid: str) -> None:
        """Keep a known solid in the program's folder."""
        if uid not in BOARDS:
            known_solids.keep(_name(uid))


def polyhedron_of(uid: str) -> Polyhedron:
    """Return the solid of a variant, standing upright and numbered, circumradius 1.

    Raises:
        UserError: the variant's solid is no realm.
    """
    name = _name(uid)
    return realm_polyhedron(name) if uid in BOARDS else known_solids.known_solid(name)


def realm_board(uid: str) -> RealmBoard:
    """Return the board of a variant such as "ring-majority/cube"."""
    polyhedron = polyhedron_of(uid)
    around = rings(polyhedron)
    return RealmBoard(
        uid=uid,
        title=_title(uid),
        sites=site_names(polyhedron),
        neighbours=padded(around),
        faces=polyhedron.faces,
        edges=polyhedron.edges,
        coordinates=frozen_array(polyhedron.vertices.copy()),
        rings=around,
        text="" if uid in BOARDS else known_solids.known_text(_name(uid)),
    )


def _title(uid: str) -> str:
    return BOARDS[uid].title if uid in BOARDS else known_solids.solid_title(_name(uid))


def _name(uid: str) -> str:
    return uid.removeprefix(f"{GAME_UID}/")


@lru_cache(maxsize=64)
def site_symmetries(uid: str) -> NDArray[np.int32]:
    """Return the images of the sites under the solid's symmetries, including reflections.

    Returns:
        int32 (k, sites), read-only, the identity first.
    """
    return frozen_array(symmetries(polyhedron_of(uid)).full.astype(np.int32))
