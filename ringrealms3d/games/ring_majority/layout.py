"""Where a realm's sites are, in space and on the map."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.games.ring_majority.board import VARIANT_UIDS, polyhedron_of
from ringrealms3d.geometry.flush import flush_cells
from ringrealms3d.geometry.incidence import site_kinds
from ringrealms3d.geometry.polygon import inradius, inset, levelled, unit_normal
from ringrealms3d.geometry.polyhedron import Polyhedron
from ringrealms3d.geometry.round_map import round_map
from ringrealms3d.geometry.schlegel import flat_map
from ringrealms3d.geometry.stones import hollow, lens
from ringrealms3d.geometry.surface import cell_sizes

_GROOVE = 0.13  # of a bar's width on one face: how far a pad keeps from its cell's border
_WIDEST_GROOVE = 0.25  # of the largest circle in a cell: the same, where that is less
_WIDEST = 0.024  # of the solid's radius
_PIECE = 0.80  # of the largest circle on a pad
_MAP_PIECE = 0.86  # the same on the map
_LARGEST_PIECE = 1.5  # of a bar's width on one face
_HOME = (-62.0, 32.0, 0.0)
_TETRAHEDRON = 4  # vertices
_ASIDE, _RAISED = 22.0, 20.0  # degrees beside and above the middle of a tetrahedron's front
_STONES = MappingProxyType({1: lens("red"), 2: hollow("blue")})


def realm_layout(uid: str) -> SolidLayout:
    """Return the layout of a variant such as "ring-majority/cube"."""
    polyhedron = polyhedron_of(uid)
    cells = flush_cells(polyhedron)
    scale = 1 / max(np.linalg.norm(cell, axis=1).max() for cell in cells)
    cells = tuple(scale * cell for cell in cells)
    width = scale * cell_sizes(polyhedron).width
    pads = tuple(_pad(cell, width) for cell in cells)
    centres = np.array([pad.mean(axis=0) for pad in pads])
    room = np.array([inradius(pad, centre) for pad, centre in zip(pads, centres, strict=True)])
    flat = flat_map(polyhedron) if uid in VARIANT_UIDS else round_map(polyhedron)
    return SolidLayout(
        kinds=site_kinds(polyhedron),
        colours=("red", "blue"),
        cells=cells,
        pads=pads,
        centres=centres,
        normals=np.array([unit_normal(pad) for pad in pads]),
        radii=np.minimum(_PIECE * room, _LARGEST_PIECE * width),
        lifts=centres,
        shapes=_STONES,
        upright=False,
        home=_home_of(polyhedron),
        map_cells=flat.cells,
        map_centres=flat.centres,
        map_radii=_MAP_PIECE * flat.radii,
        map_size=(flat.size, flat.size),
    )


def _home_of(polyhedron: Polyhedron) -> tuple[float, float, float]:
    """Return from where a solid is seen at first: a tetrahedron stands with a vertex on top."""
    if len(polyhedron.vertices) > _TETRAHEDRON:
        return _HOME
    top, behind = (vertex / np.linalg.norm(vertex) for vertex in polyhedron.vertices[:2])
    front = (behind @ top) * top - behind
    front /= np.linalg.norm(front)
    aside, raised = np.radians(_ASIDE), np.radians(_RAISED)
    facing = np.cos(aside) * front + np.sin(aside) * np.cross(top, front)
    back = np.cos(raised) * facing + np.sin(raised) * top
    up = np.cos(raised) * top - np.sin(raised) * facing
    azimuth, elevation = np.arctan2(back[1], back[0]), np.arcsin(back[2])
    level = np.array([-np.sin(azimuth), np.cos(azimuth), 0.0])
    roll = np.arctan2(-up @ level, np.cross(up, back) @ level)
    return float(np.degrees(azimuth)), float(np.degrees(elevation)), float(np.degrees(roll))


def _pad(cell: Polygon, width: float) -> Polygon:
    """Return a cell's pad, which leaves a groove around it, narrower on a very small cell."""
    flat = levelled(cell)
    room = inradius(flat, flat.mean(axis=0))
    return inset(flat, min(_GROOVE * width, _WIDEST, _WIDEST_GROOVE * room))
