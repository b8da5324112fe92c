"""A flat board from the outlines of its sites: the map and the solid layout in one."""

from __future__ import annotations

import numpy as np

from ringrealms3d.core.checks import check_outlines, refuse
from ringrealms3d.core.layout import Label, Polygon
from ringrealms3d.core.phrase import translatable
from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.geometry.plane import centred, convex_hull, raised
from ringrealms3d.geometry.plates import plate, rounded
from ringrealms3d.geometry.stones import lens

_RIM = 0.35  # of a site's radius
_BOTTOM, _TOP = -0.9, -0.12  # of the board, below the sites; in the same unit
_EDGE = 0.2
_PIECE = 0.78
_HOME = (-77.0, 45.0, 0.0)


def tabletop(
    sites: tuple[Polygon, ...], colours: tuple[str, str], labels: tuple[Label, ...] = ()
) -> SolidLayout:
    """Return the layout of a flat board with round pieces.

    Args:
        sites: the outline of each site, convex, counter-clockwise, float64 (corners, 2), in any
            unit; y is upwards.
        colours: of the two seats' pieces: "red", "blue", "black" or "white".
        labels: coordinates, in the same unit.

    Raises:
        UserError: an outline is none, or not convex and counter-clockwise.
    """
    check_outlines("tabletop", "sites", sites, len(sites), 2)
    for number, site in enumerate(sites):
        if _inner_radius(site) <= 0:
            wanted = translatable("convex and counter-clockwise")
            raise refuse("tabletop", f"sites[{number}]", site.tolist(), wanted)
    middles = np.array([site.mean(axis=0) for site in sites])
    radius = float(min(_inner_radius(site) for site in sites))
    plan = centred(sites, middles, margin=radius)
    shift = plan.centres[0] - middles[0]
    outline = rounded(convex_hull(np.concatenate(plan.cells)), _RIM * radius)
    size = 1 / np.hypot(np.linalg.norm(outline, axis=1).max(), radius * _BOTTOM)
    low, high, edge = (size * radius * part for part in (_BOTTOM, _TOP, _EDGE))
    body = plate("shelf", size * outline, (), (low, high), edge)
    count = len(sites)
    pads = [c + 0.94 * (cell - c) for cell, c in zip(plan.cells, plan.centres, strict=True)]
    return SolidLayout(
        kinds=("cell",) * count,
        colours=colours,
        pads=tuple(raised(size * pad) for pad in pads),
        targets=tuple(raised(size * cell) for cell in plan.cells),
        centres=raised(size * plan.centres),
        radii=np.full(count, size * _PIECE * radius),
        shapes={1: lens(colours[0]), 2: lens(colours[1])},
        fixtures=(body,),
        home=_HOME,
        map_cells=plan.cells,
        map_centres=plan.centres,
        map_radii=np.full(count, _PIECE * radius),
        map_size=plan.size,
        labels=tuple(
            Label(label.text, label.x + shift[0], label.y + shift[1], label.height)
            for label in labels
        ),
    )


def _inner_radius(site: Polygon) -> float:
    """Return how far the nearest side is from the middle."""
    along = np.roll(site, -1, axis=0) - site
    arm = site.mean(axis=0) - site
    across = along[:, 0] * arm[:, 1] - along[:, 1] * arm[:, 0]
    with np.errstate(invalid="ignore"):  # of two corners in one place, which are refused
        return float(np.nan_to_num(across / np.linalg.norm(along, axis=1)).min())
