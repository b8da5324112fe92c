"""The pads in the picture: one mesh whose colours are edited in place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import numpy as np
import pyvista as pv
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.actors import QUIET, faces_of, poly_data
from ringrealms3d.scene.pads import pad_mesh
from ringrealms3d.scene.theme import Colour, Theme

_UNDERSIDE = -0.5  # the cosine between a place's normal and those of its pad's underside
_UNDERSIDE_TINT = 0.75  # how much of the body's colour undersides have
_LIT = 0.85  # of a pad's colour; the lamps make up for it on pads that face them
_GLASS = 0.3  # the opacity of pads that one looks through

Tint = tuple[Sequence[int], Colour, float]
"""Places, and the colour of which their pads take on a share."""


class PadLayer:
    """The pads of a board."""

    def __init__(self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme) -> None:
        """Show all pads in their own colours."""
        self._mesh = pad_mesh(layout)
        self._centres = layout.centres
        self._plain = np.array([theme.pad(kind).colour for kind in layout.kinds])
        downwards = np.einsum("ij,ij->i", self._mesh.normals, layout.normals[self._mesh.owners])
        self._below = downwards < _UNDERSIDE
        self._ground = np.array(theme.body.colour)
        self._there = np.ones(layout.places, dtype=np.bool_)
        self._data = poly_data(self._mesh)
        self._data.point_data["rgb"] = self._colours(())
        self._actor = plotter.add_mesh(
            self._data,
            scalars="rgb",
            rgb=True,
            pbr=True,
            roughness=theme.pad(layout.kinds[0]).roughness,
            metallic=0.0,
            **QUIET,
        )

    def show(self, there: NDArray[np.bool_]) -> None:
        """Show the pads of those places alone that are there, bool (places,)."""
        if np.array_equal(there, self._there):
            return
        self._there = there
        owners = self._mesh.owners[self._mesh.triangles[:, 0]]
        self._data.faces = faces_of(self._mesh.triangles[there[owners]])

    def rearrange(self, layout: SolidLayout) -> None:
        """Take over other places of the same board."""
        ways = layout.centres - self._centres
        self._centres = layout.centres
        points = self._mesh.points + ways[self._mesh.owners]
        self._mesh = replace(self._mesh, points=points)
        self._data.points = self._mesh.points.astype(np.float32)

    def turn_to_glass(self, glass: bool) -> None:
        """Let what lies behind the pads show through them, or not."""
        self._actor.prop.opacity = _GLASS if glass else 1.0
        self._actor.prop.SetBackfaceCulling(glass)

    def paint(self, tints: Iterable[Tint]) -> None:
        """Give some pads a share of other colours, one after the other."""
        self._data.point_data["rgb"][:] = self._colours(tints)
        self._data.GetPointData().GetScalars().Modified()

    def _colours(self, tints: Iterable[Tint]) -> NDArray[np.uint8]:
        """Return the points' colours, as on a screen, uint8 (points, 3): VTK makes them linear."""
        colours = self._plain.copy()
        for places, colour, share in tints:
            chosen = list(places)
            colours[chosen] += (np.array(colour) - colours[chosen]) * share
        points = colours[self._mesh.owners]
        points[self._below] += (self._ground - points[self._below]) * _UNDERSIDE_TINT
        return np.asarray(np.round(points * _LIT * 255), dtype=np.uint8)
