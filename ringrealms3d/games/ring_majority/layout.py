"""Where a realm's sites are, in space and on the map."""

from __future__ import annotations

from types import MappingProxyType

import numpy as np

from ringrealms3d.core.layout import Polygon
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.games.ring_majority.board import VARIANT_UIDS, polyhedron_of
from ringrealms3d.geometry.incidence import site_kinds
from ringrealms3d.geometry.polygon import inradius, inset, levelled, unit_normal
from ringrealms3d.geometry.round_map import round_map
from ringrealms3d.geometry.schlegel import flat_map
from ringrealms3d.geometry.stones import hollow, lens
from ringrealms3d.geometry.surface import cell_sizes, surface_cells

_GROOVE = 0.13  # of a bar's width on one face: how far a pad keeps from its cell's border
_WIDEST_GROOVE = 0.25  # of the largest circle in a cell: the same, where that is less
_PIECE = 0.80  # of the largest circle on a pad
_MAP_PIECE = 0.86  # the same on the map
_LARGEST_PIECE = 2.0  # of a bar's width on one face
_STONES = MappingProxyType({1: lens("red"), 2: hollow("blue")})


def realm_layout(uid: str) -> SolidLayout:
    """Return the layout of a variant such as "ring-majority/cube"."""
    polyhedron = polyhedron_of(uid)
    cells = surface_cells(polyhedron)
    scale = 1 / max(np.linalg.norm(cell, axis=1).max() for cell in cells)
    cells = tuple(scale * cell for cell in cells)
    width = scale * cell_sizes(polyhedron).width
    pads = tuple(_pad(cell, width) for cell in cells)
    centres = np.array([pad.mean(axis=0) for pad in pads])
    room = np.array([inradius(pad, centre) for pad, centre in zip(pads, centres, strict=True)])
    flat = flat_map(polyhedron) if uid in VARIANT_UIDS else round_map(polyhedron)
    sites = len(cells)
    return SolidLayout(
        kinds=site_kinds(polyhedron),
        colours=("red", "blue"),
        cells=cells,
        pads=pads,
        centres=centres,
        normals=np.array([unit_normal(pad) for pad in pads]),
        radii=np.minimum(_PIECE * room, _LARGEST_PIECE * width),
        lifts=centres,
        levels=np.ones(sites, dtype=np.int64),
        supports=np.empty((sites, 0), dtype=np.int64),
        shapes=_STONES,
        upright=False,
        map_cells=flat.cells,
        map_centres=flat.centres,
        map_radii=_MAP_PIECE * flat.radii,
        map_size=(flat.size, flat.size),
    )


def _pad(cell: Polygon, width: float) -> Polygon:
    """Return a cell's pad, which leaves a groove around it, narrower on a small cell."""
    flat = levelled(cell)
    return inset(flat, min(_GROOVE * width, _WIDEST_GROOVE * inradius(flat, flat.mean(axis=0))))
