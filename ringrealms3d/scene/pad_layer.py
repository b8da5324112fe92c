"""The pads in the picture: one mesh whose colours are edited in place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
import pyvista as pv
from numpy.typing import NDArray

from ringrealms3d.core.solid_layout import SolidLayout
from ringrealms3d.scene.actors import QUIET, faces_of, linear, poly_data
from ringrealms3d.scene.pads import pad_mesh
from ringrealms3d.scene.theme import Colour, Theme

Tint = tuple[Sequence[int], Colour, float]
"""Places, and the colour of which their pads take on a share."""


class PadLayer:
    """The pads of a board."""

    def __init__(self, plotter: pv.BasePlotter, layout: SolidLayout, theme: Theme) -> None:
        """Show all pads in their own colours."""
        self._mesh = pad_mesh(layout)
        self._plain = np.array([theme.pad(kind).colour for kind in layout.kinds])
        self._there = np.ones(layout.places, dtype=np.bool_)
        self._data = poly_data(self._mesh)
        self._data.point_data["rgb"] = self._colours(())
        plotter.add_mesh(
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
        self._mesh = pad_mesh(layout)
        self._data.points = self._mesh.points.astype(np.float32)

    def paint(self, tints: Iterable[Tint]) -> None:
        """Give some pads a share of other colours, one after the other."""
        self._data.point_data["rgb"][:] = self._colours(tints)
        self._data.GetPointData().GetScalars().Modified()

    def _colours(self, tints: Iterable[Tint]) -> NDArray[np.uint8]:
        """Return the points' colours, uint8 (points, 3)."""
        colours = self._plain.copy()
        for places, colour, share in tints:
            chosen = list(places)
            colours[chosen] += (np.array(colour) - colours[chosen]) * share
        return np.asarray(np.round(linear(colours) * 255), dtype=np.uint8)[self._mesh.owners]
